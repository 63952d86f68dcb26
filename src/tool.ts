/** What this program calls itself in reports. A test holds the version to package.json. */
export const tool = { name: 'mcpdesc-check', version: '0.1.0' } as const;
