/** The kinds of shared components. */
export const namespaces = [
  'schemas',
  'toolExamples',
  'resourceExamples',
  'resourceTemplateExamples',
  'promptExamples',
] as const;
export type Namespace = (typeof namespaces)[number];
