/** What is checked where nobody names anything. */
export const defaultPatterns = [
  '**/*.mcpdesc.{json,yaml,yml}',
  '**/mcpdesc.{json,yaml,yml}',
  '**/*.mcp-description.{json,yaml,yml}',
] as const;
