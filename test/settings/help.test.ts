import { expect, test } from 'vitest';
import { helpText } from '../../src/settings/index.ts';
import { commands, options } from '../../src/settings/options.ts';

test('the help page names every command and option of the tables, within the width of a terminal', () => {
  for (const { usage } of Object.values(commands)) expect(helpText).toContain(`  ${usage} `);
  for (const name of Object.keys(options)) expect(helpText).toMatch(new RegExp(`^  (-\\w, )?--${name}( |$)`, 'm'));
  for (const line of helpText.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});
