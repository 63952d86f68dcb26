/** Starts the Action on the runner; importing it runs it. */

import * as core from '@actions/core';
import { act } from './act.ts';
import { realTime } from './github/index.ts';

await act({
  ...core,
  environment: process.env,
  time: realTime,
  print: (text) => void process.stdout.write(text),
});
