/**
 * Where we decided against the reference validator, and why. Numbers in brackets are those of the catalogues'
 * discrepancy sections: D for the document half, P for the half on primitives.
 */

/** Rules that speak where the reference is silent. */
export const beyondReference: Readonly<Record<string, string>> = {
  'mcp.capabilities.experimental.object-values': 'MCP types the values as objects (D8)',
  'mcp.client-requirements.member.version-applicability':
    'sampling.tools and elicitation.url came with 2025-11-25: no older client can have them (D4)',
  'mcp.resource-template.uri-template.syntax': 'a template that is none is wrong without examples too (P15)',
  'mcpdesc.document.schema-uri.version-match': 'a $schema of another version misleads editors',
  'mcpdesc.resource.uri.syntax': 'the text asks for a URI, the schema for any string (P16)',
  'mcp.elicitation.requested-schema.range-order': 'sound in every version, and reported once (P6)',
  'mcp.elicitation.requested-schema.enum-names-count': 'sound in every version, and reported once (P6)',
  'mcp.elicitation.requested-schema.default-in-choices': 'sound in every version, and reported once (P6)',
  'mcp.elicitation.requested-schema.required-declared': 'sound in every version, and reported once (P6)',
  'mcp.tool.interaction-example.request-schema-vocabulary': 'the same contradictions in the form of a step (P6)',
  'mcpdesc.tool.schema.external-reference': 'an invalid schema may refer outside all the same; both are said',
};

/** Probes whose verdict differs, by the rule that makes the difference. */
export const otherVerdict: Readonly<Record<string, string>> = {
  p0025: 'mcp.elicitation.requested-schema.range-order',
  p0030: 'mcp.elicitation.requested-schema.range-order',
  p0031: 'mcp.elicitation.requested-schema.range-order',
  p0231: 'mcp.client-requirements.member.version-applicability',
  p0232: 'mcp.client-requirements.member.version-applicability',
  p0237: 'mcp.client-requirements.member.version-applicability',
  p0300: 'mcp.resource-template.uri-template.syntax',
  p0301: 'mcp.resource-template.uri-template.syntax',
  p0303: 'mcp.resource-template.uri-template.syntax',
  p0304: 'mcp.resource-template.uri-template.syntax',
  p0349: 'mcp.client-requirements.member.version-applicability',
};

/** Diagnostics of the reference that we do not give, by code: why, and for which probes. */
export const notSaid: Readonly<Record<string, { readonly why: string; readonly probes: readonly string[] }>> = {
  'duplicate-x-mcp-header': {
    why: 'the annotation does not exist in any declared version, which its own rule says',
    probes: ['p2977', 'p2979', 'p2997'],
  },
  'incomplete-tool-example-validation': {
    why: 'the schema is invalid, which says enough about its examples',
    probes: ['p2353'],
  },
  'interaction-example-elicitation-content-schema-mismatch': {
    why: 'elicitation does not exist in the declared versions, which its own rule says',
    probes: ['p3231', 'p3234'],
  },
  'interaction-example-elicitation-response-mismatch': {
    why: 'elicitation does not exist in the declared versions, which its own rule says',
    probes: ['p3231', 'p3234'],
  },
  'invalid-x-mcp-header': {
    why: 'the annotation does not exist in any declared version, which its own rule says',
    probes: [
      ...['p0090', 'p0091', 'p0093', 'p0100', 'p0102', 'p0103', 'p0105', 'p0106', 'p0108', 'p0111', 'p0112'],
      ...['p3123', 'p3126', 'p3129', 'p3147', 'p3159', 'p3162', 'p3163'],
    ],
  },
  'missing-tool-example-structured-content': {
    why: 'outputSchema does not exist in the declared versions, which its own rule says',
    probes: ['p3211', 'p3231', 'p3234'],
  },
  'resource-example-requested-uri-not-returned': {
    why: 'the Resource has no URI at all, which its own rule says',
    probes: ['p1245'],
  },
};

/** Findings beside a broken reference, after which the reference validator stops looking (D22). */
export const stillChecked: readonly string[] = [
  'p2926 mcpdesc.tool.example.schema-conformance',
  'p2926 mcpdesc.resource-template.example.uri-expansion',
  'p2962 mcpdesc.protocol-versions.legacy.incomplete-validation',
  'p2964 mcpdesc.protocol-versions.legacy.incomplete-validation',
  'p2970 mcpdesc.protocol-versions.legacy.incomplete-validation',
  'p2971 mcpdesc.protocol-versions.legacy.incomplete-validation',
];

/** Codes whose place is another one by decision: theirs → ours. */
export const otherPlace: Readonly<Record<string, string>> = {
  'primitive-scope-overlap': 'the identity of the later declaration, which exists even where no scope is written',
  'capability-scope-overlap': 'the later of the two, as for primitives',
};
