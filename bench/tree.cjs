// Reads the files of a folder as trees whose nodes know their places: what jsonc-parser makes of them.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const [, , folder, parser] = process.argv;
const { parseTree } = require(parser);
for (const name of readdirSync(folder)) parseTree(readFileSync(join(folder, name), 'utf8'));
