/** The one ordered list of MCP protocol versions. Imports nothing, so that the settings may name them. */
export declare const protocols: readonly ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
export type Protocol = (typeof protocols)[number];
export declare const isProtocol: (version: string) => version is Protocol;
