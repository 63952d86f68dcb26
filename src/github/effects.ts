import { oneLine } from '../report/index.ts';
import { reasonNotWritten } from '../system-fault.ts';

/** One way of telling the world. */
export interface Effect {
  /** What has happened when it fails, to be followed by the reason. */
  readonly failure: string;
  readonly work: () => void | Promise<void>;
}

/** Runs effects one after the other. One that fails is a warning, and the rest still run. */
export async function inOrder(effects: readonly Effect[], warn: (message: string) => void): Promise<void> {
  for (const { failure, work } of effects) {
    try {
      await work();
    } catch (error) {
      warn(`${failure}: ${oneLine(reasonNotWritten(error))}`);
    }
  }
}
