/** Descriptions for the tests of the Action, which is not about their rules: one is right, one cannot even be read. */

export const valid = JSON.stringify(
  {
    mcpdesc: '0.8.0',
    info: { name: 'empty-server', version: '0.1.0' },
    protocolVersions: ['2026-07-28'],
  },
  undefined,
  2,
);

/** One error, in its second line. */
export const broken = '{\n  "mcpdesc": oops\n}\n';
