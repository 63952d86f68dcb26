/**
 * What GitHub's language service says about the text on standard input; the argument is its path, which decides what it is. A program of its own, since the service
 * imports JSON without saying so, which plain Node and vitest refuse and tsx does not.
 */

import { text } from 'node:stream/consumers';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const [path = 'action.yml'] = process.argv.slice(2);
const found = await validate(TextDocument.create(`file:///${path}`, 'yaml', 1, await text(process.stdin)));
console.log(JSON.stringify(found.map(({ message }) => message)));
