/** URI Templates (RFC 6570): reading them, and telling whether a URI is what one of them expands to. */

export { isExpansion } from './expansion.ts';
export { parseTemplate, type Template, type TemplateFault, variableNames } from './template.ts';
