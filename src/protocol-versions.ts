/** The one ordered list of MCP protocol versions. Imports nothing, so that the settings may name them. */
export const protocols = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;
export type Protocol = (typeof protocols)[number];

export const isProtocol = (version: string): version is Protocol => (protocols as readonly string[]).includes(version);
