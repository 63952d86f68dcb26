/** One way of telling the world; the name appears when it fails. */
export interface Effect {
  readonly name: string;
  readonly work: () => void | Promise<void>;
}

/** Runs effects one after the other. One that fails is a warning, and the rest still run. */
export async function inOrder(effects: readonly Effect[], warn: (message: string) => void): Promise<void> {
  for (const { name, work } of effects) {
    try {
      await work();
    } catch (error) {
      warn(`The ${name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
