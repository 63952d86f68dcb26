/**
 * The programs as one module graph, so that the bundle holds the engine once. scripts/build.ts writes the files that
 * start them; importing an entry runs it.
 */

export const action = () => import('./action.ts');
export const cli = () => import('./cli.ts');
export const worker = () => import('./worker.ts');
