/**
 * What the Action does besides checking: it learns from the runner what the run is about and tells GitHub what was
 * found. Decides nothing about findings, and fails nothing.
 */

export { type Event, eventOf, readPayload } from './event.ts';
export { type Inputs, readInputs } from './inputs.ts';
export { linksOf } from './links.ts';
export { insideWorkspace } from './outside.ts';
export { realTime } from './patience.ts';
export { publish, type Runner } from './publish.ts';
