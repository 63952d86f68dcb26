/** What a config file is called where nobody names it; such a file is never a description. */
export const configNames = ['.mcpdesc-check.yaml', '.mcpdesc-check.yml', '.mcpdesc-check.json'] as const;

/** What is checked where nobody names anything. */
export const defaultPatterns = [
  '**/*.mcpdesc.{json,yaml,yml}',
  '**/mcpdesc.{json,yaml,yml}',
  '**/*.mcp-description.{json,yaml,yml}',
] as const;
