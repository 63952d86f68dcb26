"use strict";
exports.id = 292;
exports.ids = [292];
exports.modules = {

/***/ 2018:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ realDisk),
/* harmony export */   l: () => (/* binding */ reason)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/**
 * The file system as far as this program reads it. Synchronous underneath: nothing else waits to run, a promise per
 * call costs more than most calls, and loading `node:fs/promises` takes as long as checking a file.
 */

const kindOf = (thing) => (thing.isFile() ? 'file' : thing.isDirectory() ? 'directory' : 'other');
async function collect(chunks, atMost) {
    const parts = [];
    let length = 0;
    for await (const chunk of chunks) {
        parts.push(chunk);
        length += chunk.length;
        if (length >= atMost)
            break;
    }
    return Buffer.concat(parts).subarray(0, atMost);
}
function readStart(path, atMost) {
    // What was a file when it was found may be a pipe by now: do not wait for its other end.
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    try {
        const buffer = Buffer.alloc(Math.min((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size, atMost));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
            count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
        }
        return buffer.subarray(0, length);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const realDisk = {
    async list(folder) {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        return entries.map((entry) => ({ name: entry.name, kind: entry.isSymbolicLink() ? 'link' : kindOf(entry) }));
    },
    async kind(path) {
        try {
            return kindOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path));
        }
        catch (error) {
            const code = codeOf(error);
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return undefined;
            throw error;
        }
    },
    realPath: async (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path),
    read: async (path, atMost) => (path === undefined ? collect(process.stdin, atMost) : readStart(path, atMost)),
};
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
const reasons = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ELOOP: 'its symbolic links go round in a circle',
    EMFILE: 'too many files are open',
    ENAMETOOLONG: 'the name is too long',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
};
/** Why the disk would not, without the absolute path that the system's own message holds. */
function reason(error) {
    const code = codeOf(error);
    return reasons[code ?? ''] ?? code ?? (error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/**
 * The nouns that every room shares: where something is, what is wrong there, and the report of a run.
 * Imports nothing, so that any room may import it.
 */
/** From worst to mildest; `off` is a setting and never reaches a finding. */
const severities = ['error', 'warning', 'note'];
/** Counts of a report; a suppressed finding counts as suppressed and as nothing else. */
function summarize(files) {
    const findings = files.flatMap((file) => file.findings);
    const count = (severity) => findings.filter((finding) => finding.severity === severity && finding.suppressed === undefined).length;
    return {
        files: files.length,
        errors: count('error'),
        warnings: count('warning'),
        notes: count('note'),
        suppressed: findings.filter((finding) => finding.suppressed !== undefined).length,
    };
}


/***/ }),

/***/ 793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** "Did you mean": the known word that a misspelt one most likely stands for. Imports nothing, so any room may ask. */
/**
 * Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment). `limit` where it
 * takes that many or more: no later row of the table has less than the least of this one.
 */
function distance(left, right, limit) {
    let before = [];
    let above = Array.from({ length: right.length + 1 }, (_, column) => column);
    for (let row = 1; row <= left.length; row++) {
        const line = [row];
        let least = row;
        for (let column = 1; column <= right.length; column++) {
            if (Math.abs(row - column) >= limit) {
                line.push(limit);
                continue;
            }
            const same = left[row - 1] === right[column - 1];
            const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            const edits = Math.min((above[column] ?? limit) + 1, (line[column - 1] ?? limit) + 1, (above[column - 1] ?? limit) + (same ? 0 : 1), swapped ? (before[column - 2] ?? limit) + 1 : limit);
            line.push(edits);
            least = Math.min(least, edits);
        }
        if (least >= limit)
            return limit;
        [before, above] = [above, line];
    }
    return above[right.length] ?? limit;
}
/** How many letters two words begin with alike; the first edit comes behind them. */
function beginning(left, right) {
    let common = 0;
    while (common < left.length && left[common] === right[common])
        common++;
    return common;
}
/** Longer words are not typing errors of anything, and would cost time: the table is quadratic. */
const longest = 100;
/** So many words are compared at most, since a document can be wrong about as many names as it has. */
const most = 200;
/**
 * The candidate with the fewest edits, if these are at most a quarter of the word, or one in a short word; the first
 * of equals. Case costs nothing, so that `JSON` finds `json`. Of one or two letters anything is one edit away.
 */
function nearest(word, candidates) {
    if (word.length > longest)
        return undefined;
    const sought = word.toLowerCase();
    let best;
    let fewest = word.length < 3 ? 1 : Math.max(1, Math.floor(word.length / 4)) + 1;
    let compared = 0;
    for (const candidate of candidates) {
        if (++compared > most)
            break;
        if (Math.abs(candidate.length - word.length) >= fewest)
            continue;
        const known = candidate.toLowerCase();
        const common = beginning(sought, known);
        const edits = distance(sought.slice(common), known.slice(common), fewest);
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    return best;
}


/***/ }),

/***/ 1305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isProtocol),
/* harmony export */   W: () => (/* binding */ protocols)
/* harmony export */ });
/** The one ordered list of MCP protocol versions. Imports nothing, so that the settings may name them. */
const protocols = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const isProtocol = (version) => protocols.includes(version);


/***/ }),

/***/ 4190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   vu: () => (/* binding */ active),
/* harmony export */   zW: () => (/* binding */ byNews)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3186);
/** Findings with the file they lie in, the way most reports walk them. */

const placed = (report) => report.files.flatMap((file) => file.findings.map((finding) => ({ file, finding })));
/** Those that nobody has suppressed. */
const active = (report) => placed(report).filter(({ finding }) => finding.suppressed === undefined);
/** Worst first; equals stay in the order of the report. */
const bySeverity = (all) => all.toSorted((a, b) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.finding.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.finding.severity));
function countBySeverity(all) {
    const counts = { error: 0, warning: 0, note: 0 };
    for (const { finding } of all)
        counts[finding.severity] += 1;
    return counts;
}
/** Those that are new with the pull request, and those that are not. */
function byNews(all, news) {
    return {
        added: all.filter(({ finding }) => news.has(finding)),
        older: all.filter(({ finding }) => !news.has(finding)),
    };
}


/***/ }),

/***/ 9371:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ verdict)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3186);
/* harmony import */ var _active_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4190);
/** Whether a run has failed. Depends on what was found and on `fail-on`, on no format and no report. */


function verdict(report, failOn) {
    if (report.problems.length > 0)
        return 'failure';
    const failing = failOn === 'never' ? [] : _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.slice(0, _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(failOn) + 1);
    return (0,_active_js__WEBPACK_IMPORTED_MODULE_1__/* .active */ .vu)(report).some(({ finding }) => failing.includes(finding.severity)) ? 'failure' : 'success';
}


/***/ }),

/***/ 9701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eb: () => (/* reexport */ UsageError),
  P9: () => (/* reexport */ defaultPatterns),
  NT: () => (/* reexport */ defaults),
  Qr: () => (/* reexport */ failOnChoices),
  BK: () => (/* reexport */ helpText),
  cb: () => (/* reexport */ ifNoFilesChoices),
  yL: () => (/* reexport */ oneOf),
  Du: () => (/* reexport */ parseCommandLine),
  xD: () => (/* reexport */ profiles),
  Ar: () => (/* reexport */ ruleSeverities),
  lY: () => (/* reexport */ whatIfOf)
});

// UNUSED EXPORTS: formats

// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/protocol-versions.js
var protocol_versions = __webpack_require__(1305);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(793);
;// CONCATENATED MODULE: ./build/settings/usage-error.js

/** The operator's fault: exit status 2, one line that says what to change. */
class UsageError extends Error {
    constructor() {
        super(...arguments);
        this.name = 'UsageError';
    }
}
/** `value` as one of the choices, or a UsageError that lists them. `what` is how the reader spelt the setting. */
function oneOf(what, choices, value) {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined)
        return found;
    const guess = (0,nearest/* nearest */.p)(value, choices);
    const hint = guess === undefined ? '' : `; did you mean "${guess}"?`;
    throw new UsageError(`${what} is one of ${choices.join(', ')}, not ${JSON.stringify(value)}${hint}`);
}

;// CONCATENATED MODULE: ./build/settings/settings.js
/** What a run is told to do, whoever tells it: the command line or the Action. */



const failOnChoices = [...finding/* severities */.g, 'never'];
const profiles = ['default', 'strict'];
const ifNoFilesChoices = ['error', 'warn', 'ignore'];
/** `declared` and `all`, or versions between commas. */
const protocolChoices = ['declared', 'all', ...protocol_versions/* protocols */.W];
/** The protocol versions to look at where a file does not declare them. `what` is how the reader spelt the setting. */
function whatIfOf(what, value) {
    if (value === 'declared')
        return [];
    if (value === 'all')
        return protocol_versions/* protocols */.W;
    const named = value.split(',').map((version) => version.trim());
    const wanted = named.map((version) => oneOf(what, named.length > 1 ? protocol_versions/* protocols */.W : protocolChoices, version));
    return protocol_versions/* protocols */.W.filter((version) => wanted.includes(version));
}
const defaults = {
    paths: [],
    stdinFilename: 'stdin',
    profile: 'default',
    whatIf: [],
    failOn: 'error',
    ifNoFiles: 'warn',
};

;// CONCATENATED MODULE: ./build/settings/options.js
/** The commands and options of the command line as data. Parsing and --help both read these tables. */

const formats = ['text', 'json', 'sarif', 'markdown', 'github'];
/** Every command with the options it takes besides the common ones. */
const commands = {
    check: { usage: '[check] [path | glob | directory …]', meaning: 'check descriptions (the default command)' },
    explain: { usage: 'explain <rule-id>', meaning: 'say what a rule asks for, why, and how to satisfy it' },
    rules: { usage: 'rules', meaning: 'list every rule' },
    init: { usage: 'init', meaning: 'write a workflow and a config file, where there are none' },
};
const options = {
    format: { of: 'check', value: formats.join('|'), meaning: 'what goes to standard output', fallback: 'text' },
    output: { of: 'check', value: '<format>=<file>', meaning: 'also write a report to a file; may be repeated' },
    'fail-on': {
        of: 'check',
        value: failOnChoices.join('|'),
        meaning: 'exit with 1 when a finding is at or above this',
        fallback: defaults.failOn,
    },
    'protocol-versions': {
        of: 'check',
        value: 'declared|all|<list>',
        meaning: 'the others are looked at apart, as a what-if',
        fallback: 'declared',
    },
    profile: {
        of: 'check',
        value: profiles.join('|'),
        meaning: 'strict adds the advisory rules',
        fallback: defaults.profile,
    },
    config: { of: 'check', value: '<file>', meaning: 'the config file, instead of the nearest .mcpdesc-check.yaml' },
    'no-config': { of: 'check', meaning: 'take no config file' },
    'print-config': {
        of: 'check',
        value: '<file>',
        meaning: 'check nothing; print what is in force for that file, and why',
    },
    baseline: { of: 'check', value: '<file>', meaning: 'report only what this file does not list' },
    'write-baseline': { of: 'check', meaning: 'list what is found in the file of --baseline' },
    'changed-since': {
        of: 'check',
        value: '<git-ref>',
        meaning: 'text, annotations and exit status only of files changed since',
    },
    'if-no-files': {
        of: 'check',
        value: ifNoFilesChoices.join('|'),
        meaning: 'what to do when nothing matched',
        fallback: defaults.ifNoFiles,
    },
    'stdin-filename': { of: 'check', value: '<name>', meaning: 'what to call standard input, given as the path -' },
    fix: { of: 'check', meaning: 'make the corrections that need no guessing, and report what is left' },
    'fix-dry-run': { of: 'check', meaning: 'print what --fix would change, as a diff in place of the report' },
    json: { of: 'rules', meaning: 'list the rules as JSON, with all that is known of each' },
    quiet: { of: 'check', meaning: 'say nothing when there is nothing to report' },
    'no-color': { of: 'all', meaning: 'no colors, as with the variable NO_COLOR' },
    version: { of: 'all', meaning: 'print the version' },
    help: { of: 'all', short: 'h', meaning: 'print this page' },
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/settings/words.js




const isOption = (name) => Object.hasOwn(options, name);
const parserOptions = Object.fromEntries(Object.entries(options).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(short && { short }) },
]));
function unknownOption(rawName) {
    const guess = (0,nearest/* nearest */.p)(rawName.replace(/^-+/, ''), Object.keys(options));
    return new UsageError(`Unknown option ${rawName}; ${guess === undefined ? 'see --help' : `did you mean --${guess}?`}`);
}
function sortOut(words) {
    const operands = [];
    const given = new Map();
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...words], options: parserOptions, strict: false, tokens: true });
    for (const token of tokens) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        const { name, rawName, value, inlineValue } = token;
        if (!isOption(name))
            throw unknownOption(rawName);
        const { value: wanted } = options[name];
        if (wanted === undefined && value !== undefined)
            throw new UsageError(`${rawName} takes no value`);
        if (wanted !== undefined && (value === undefined || value === '' || (value.startsWith('-') && !inlineValue))) {
            throw new UsageError(`${rawName} needs a value: ${rawName} ${wanted}`);
        }
        given.set(name, [...(given.get(name) ?? []), value ?? '']);
    }
    return { operands, given };
}

;// CONCATENATED MODULE: ./build/settings/command-line.js




const isCommand = (name) => Object.hasOwn(commands, name);
function output(text) {
    const [format = '', ...file] = text.split('=');
    if (file.join('=') === '')
        throw new UsageError(`--output needs <format>=<file>, not ${JSON.stringify(text)}`);
    return { format: oneOf('The format of --output', formats, format), file: file.join('=') };
}
function outputs(texts) {
    const all = texts.map(output);
    const twice = all.find(({ file }, index) => all.findIndex((other) => other.file === file) !== index);
    if (twice !== undefined)
        throw new UsageError(`--output names ${JSON.stringify(twice.file)} twice`);
    return all;
}
/** A value of an option that takes one of a few words. */
function choose(given, option, choices, fallback) {
    const value = given.get(option)?.at(-1);
    return value === undefined ? fallback : oneOf(`--${option}`, choices, value);
}
function fixing({ operands, given }) {
    const [writes, shows] = [given.has('fix'), given.has('fix-dry-run')];
    if (writes && shows)
        throw new UsageError('--fix and --fix-dry-run exclude each other');
    if (writes && operands.includes('-')) {
        throw new UsageError('--fix has no file to write for the path -; --fix-dry-run prints the changes');
    }
    return writes ? 'write' : shows ? 'show' : 'no';
}
function configFile(given) {
    const path = given.get('config')?.at(-1);
    if (!given.has('no-config'))
        return path === undefined ? {} : { configFile: { path } };
    if (path !== undefined)
        throw new UsageError('--config and --no-config exclude each other');
    return { configFile: 'none' };
}
function baseline(given) {
    const file = given.get('baseline')?.at(-1);
    const write = given.has('write-baseline');
    if (write && file === undefined)
        throw new UsageError('--write-baseline needs the file to write: --baseline <file>');
    return file === undefined ? {} : { baseline: { file, write } };
}
function printConfig({ operands, given }) {
    const file = given.get('print-config')?.at(-1);
    if (file === undefined)
        return {};
    const [operand] = operands;
    if (operand !== undefined)
        throw new UsageError(`--print-config is about one file and takes no ${JSON.stringify(operand)}`);
    return { printConfig: file };
}
function changedSince(given) {
    const reference = given.get('changed-since')?.at(-1);
    return reference === undefined ? {} : { changedSince: reference };
}
function settings({ operands, given }, workingDirectory) {
    if (given.has('stdin-filename') && !operands.includes('-')) {
        throw new UsageError('--stdin-filename needs the path -, which stands for standard input');
    }
    const profile = choose(given, 'profile', profiles, defaults.profile);
    const failOn = choose(given, 'fail-on', failOnChoices, defaults.failOn);
    return Object.freeze({
        root: workingDirectory,
        workingDirectory,
        paths: Object.freeze([...operands]),
        stdinFilename: given.get('stdin-filename')?.at(-1) ?? defaults.stdinFilename,
        profile,
        whatIf: whatIfOf('--protocol-versions', given.get('protocol-versions')?.at(-1) ?? 'declared'),
        failOn,
        ifNoFiles: choose(given, 'if-no-files', ifNoFilesChoices, defaults.ifNoFiles),
        ...configFile(given),
        ...baseline(given),
        given: Object.freeze({
            by: 'flag',
            ...(given.has('profile') && { profile }),
            ...(given.has('fail-on') && { failOn }),
        }),
    });
}
/** What each command makes of the words after its name. */
const parsers = {
    check: (words, color, workingDirectory) => ({
        name: 'check',
        settings: settings(words, workingDirectory),
        format: choose(words.given, 'format', formats, options.format.fallback),
        outputs: outputs(words.given.get('output') ?? []),
        fixing: fixing(words),
        ...printConfig(words),
        ...changedSince(words.given),
        quiet: words.given.has('quiet'),
        color,
    }),
    explain: ({ operands: [rule, ...more] }) => {
        if (rule === undefined || more.length > 0)
            throw new UsageError('explain needs one rule id: explain <rule-id>');
        return { name: 'explain', rule };
    },
    rules: ({ operands: [operand], given }) => {
        if (operand !== undefined) {
            throw new UsageError(`rules takes no ${JSON.stringify(operand)}; a folder of that name is ./rules`);
        }
        return { name: 'rules', json: given.has('json') };
    },
    init: ({ operands: [operand] }) => {
        if (operand !== undefined) {
            throw new UsageError(`init takes no ${JSON.stringify(operand)}; a folder of that name is ./init`);
        }
        return { name: 'init' };
    },
};
/** The words after the program's name as one command, or a UsageError. */
function parseCommandLine(words, surroundings) {
    const { operands, given } = sortOut(words);
    const [first = ''] = operands;
    // A file of that name is ./help.
    if (given.has('help') || (first === 'help' && operands.length === 1))
        return { name: 'help' };
    if (given.has('version'))
        return { name: 'version' };
    const isNamed = isCommand(first);
    const name = isNamed ? first : 'check';
    const foreign = [...given.keys()].find((option) => options[option].of !== 'all' && options[option].of !== name);
    if (foreign !== undefined)
        throw new UsageError(`--${foreign} does not belong to ${name}`);
    const { workingDirectory, environment, isTerminal } = surroundings;
    const color = isTerminal && !given.has('no-color') && !environment.NO_COLOR;
    return parsers[name]({ operands: isNamed ? operands.slice(1) : operands, given }, color, workingDirectory);
}

;// CONCATENATED MODULE: ./build/settings/default-patterns.js
/** What is checked where nobody names anything. */
const defaultPatterns = [
    '**/*.mcpdesc.{json,yaml,yml}',
    '**/mcpdesc.{json,yaml,yml}',
    '**/*.mcp-description.{json,yaml,yml}',
];

;// CONCATENATED MODULE: ./build/settings/help.js


/** Two aligned columns; a left side that is too long for its column has the line to itself. */
function columns(rows, width) {
    const indent = ' '.repeat(width + 4);
    return rows
        .map(([left, right]) => left.length > width ? `  ${left}\n${indent}${right}` : `  ${left.padEnd(width)}  ${right}`)
        .join('\n');
}
const commandRows = Object.values(commands).map(({ usage, meaning }) => [usage, meaning]);
const optionRows = Object.entries(options).map(([name, { value, short, meaning, fallback }]) => {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    const left = value === undefined ? names : `${names} ${value}`;
    return [left, fallback === undefined ? meaning : `${meaning} (default: ${fallback})`];
});
const helpText = `Checks MCP Description files against every MCP protocol version they declare.

Usage: mcpdesc-check <command>

Commands
${columns(commandRows, 36)}

Options
${columns(optionRows, 36)}

Without a path, and below a directory, these are checked:
${defaultPatterns.map((pattern) => `  ${pattern}`).join('\n')}
A path that starts with ! excludes what it matches. The folders .git and node_modules are never looked into.

Examples
  mcpdesc-check                                         whatever lies below this folder
  mcpdesc-check servers '!servers/old/**' --fail-on warning
  mcpdesc-check --format json --output sarif=out.sarif  one report to print, one to keep
  mcpdesc-check --baseline known.json --write-baseline  begin with a clean slate
  mcpdesc-check --changed-since origin/main             what this branch is about
  mcpdesc-check --print-config a.mcpdesc.yaml           which rules are in force there, and why
  cat a.yaml | mcpdesc-check - --stdin-filename a.yaml

Exit status
  0  nothing at or above --fail-on
  1  a finding at or above --fail-on
  2  wrong usage, or something that could not be read or was not there
  3  a fault of this program
`;

;// CONCATENATED MODULE: ./build/settings/policy.js
/** What a project says about rules, however it says it. */

const ruleSeverities = [...finding/* severities */.g, 'off'];

;// CONCATENATED MODULE: ./build/settings/index.js
/**
 * From words on a command line, or inputs of the Action, to one frozen Settings or a UsageError. Reads no file and
 * does nothing: the entries act on what it returns.
 */









/***/ }),

/***/ 6297:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ bugReport)
/* harmony export */ });
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2033);

/** What to send when the fault is ours. */
const bugReport = (error) => [
    `This is a fault of ${_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.name}, not of the files. Please report it, with these lines and, where possible, the file:`,
    `  ${_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.name} ${_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.version}, Node ${process.version}, ${process.platform} ${process.arch}`,
    ...(error === undefined ? [] : [error instanceof Error ? (error.stack ?? error.message) : String(error)]),
].join('\n');


/***/ }),

/***/ 7529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ say),
/* harmony export */   y: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var _discover_disk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2018);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9701);


// A failed write tells its callback; without a listener it would end the process as well.
for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => { });
const isBrokenPipe = (error) => 'code' in error && error.code === 'EPIPE';
/** Resolves when the text has left. A reader that went away, as `head` does, has read enough and is no fault. */
function print(text) {
    return new Promise((resolve, reject) => {
        process.stdout.write(text, (error) => {
            if (!error || isBrokenPipe(error))
                resolve();
            else
                reject(new _settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Standard output cannot be written: ${(0,_discover_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)(error)}`));
        });
    });
}
/** A line for the operator, apart from the report. */
function say(text) {
    process.stderr.write(`${text}\n`);
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ today)
/* harmony export */ });
/** The clock, as far as this program looks at it: dates in settings are days of Universal Time. */
const today = () => new Date().toISOString().slice(0, 10);


/***/ }),

/***/ 2033:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ tool)
/* harmony export */ });
/** What this program calls itself in reports. A test holds the version to package.json. */
const tool = { name: 'mcpdesc-check', version: '0.1.0' };


/***/ })

};
;