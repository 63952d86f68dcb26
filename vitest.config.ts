import { defineConfig } from 'vitest/config';

/** Projects, so that `npm test` never needs the packages of test/heavy or site, and a file there can still be named. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'light',
          setupFiles: ['test/seed.ts', 'test/sarif-guard.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/heavy/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'heavy',
          setupFiles: ['test/sarif-guard.ts'],
          include: ['test/heavy/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['site/*.test.ts'],
        },
      },
    ],
  },
});
