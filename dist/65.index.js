"use strict";
exports.id = 65;
exports.ids = [65];
exports.modules = {

/***/ 65:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discover: () => (/* binding */ discover),
  isPattern: () => (/* reexport */ isPattern),
  literal: () => (/* reexport */ literal),
  matcher: () => (/* reexport */ matcher),
  nothingMatched: () => (/* binding */ nothingMatched),
  realDisk: () => (/* reexport */ discover_disk/* realDisk */.U),
  reason: () => (/* reexport */ discover_disk/* reason */.l)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/settings/index.js + 8 modules
var build_settings = __webpack_require__(9701);
// EXTERNAL MODULE: ./build/discover/disk.js
var discover_disk = __webpack_require__(2018);
;// CONCATENATED MODULE: ./build/discover/braces.js

/** Patterns of a person hold a handful of alternatives; the bound keeps `{a,b}{a,b}…` from filling the memory. */
const mostAlternatives = 1000;
/** Where the thing that starts at `index` ends: an escaped character, a bracket expression, or one character. */
function skip(pattern, index) {
    if (pattern[index] === '\\')
        return Math.min(index + 2, pattern.length);
    if (pattern[index] !== '[')
        return index + 1;
    // A bracket right after the opening one, or after the negation, stands for itself (POSIX 2.13.1).
    const body = /^\[[!^]?\]?/.exec(pattern.slice(index))?.[0].length ?? 1;
    const end = pattern.indexOf(']', index + body);
    if (end === -1)
        throw new build_settings/* UsageError */.eb(`The pattern ${JSON.stringify(pattern)} has a [ without its ]`);
    return end + 1;
}
/** The parts between the commas of the braces that open at `start`, and where what follows them starts. */
function alternatives(pattern, start) {
    const parts = [];
    let depth = 0;
    let from = start + 1;
    for (let index = start; index < pattern.length; index = skip(pattern, index)) {
        if (pattern[index] === '{')
            depth += 1;
        if (pattern[index] === '}')
            depth -= 1;
        if (depth === 0 || (depth === 1 && pattern[index] === ',')) {
            parts.push(pattern.slice(from, index));
            from = index + 1;
        }
        if (depth === 0)
            return { parts, end: from };
    }
    throw new build_settings/* UsageError */.eb(`The pattern ${JSON.stringify(pattern)} has a { without its }`);
}
/** `a{b,c}` → `ab`, `ac`. */
function expandBraces(pattern) {
    for (let index = 0; index < pattern.length; index = skip(pattern, index)) {
        if (pattern[index] !== '{')
            continue;
        const head = pattern.slice(0, index);
        const { parts, end } = alternatives(pattern, index);
        const tails = expandBraces(pattern.slice(end));
        const all = parts.flatMap(expandBraces).flatMap((part) => tails.map((tail) => head + part + tail));
        if (all.length > mostAlternatives) {
            throw new build_settings/* UsageError */.eb(`The pattern ${JSON.stringify(pattern)} stands for more than ${mostAlternatives} patterns`);
        }
        return all;
    }
    return [pattern];
}

;// CONCATENATED MODULE: ./build/discover/glob.js
/**
 * Patterns as steps from folder to folder. A walk carries the steps that are still possible, so it enters no folder
 * below which nothing can match, and tells two ways to one folder apart by what is left to match there.
 */



/** Nothing is left to match: the path so far is one that the pattern means. */
const end = Symbol('end');
const special = /[*?[\]{}\\]/;
/** Whether a path that does not exist can be meant as a pattern. */
const isPattern = (text) => special.test(text);
const quote = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
function bracket(text) {
    const negated = /^\[[!^]/.test(text);
    const body = text.slice(negated ? 2 : 1, -1).replace(/[\\\][^]/g, '\\$&');
    return `[${negated ? '^' : ''}${body}]`;
}
/** One name of a pattern, braces expanded. */
function nameOf(segment) {
    let literal = '';
    let source = '';
    let isLiteral = true;
    for (let index = 0; index < segment.length;) {
        const after = skip(segment, index);
        const part = segment.slice(index, after);
        if (part === '*')
            source += '.*';
        else if (part === '?')
            source += '.';
        else if (part.startsWith('['))
            source += bracket(part);
        else
            source += quote(part.startsWith('\\') ? part.slice(1) : part);
        if (part === '*' || part === '?' || part.startsWith('['))
            isLiteral = false;
        literal += part.startsWith('\\') ? part.slice(1) : part;
        index = after;
    }
    try {
        return isLiteral ? literal : new RegExp(`^${source.replace(/(\.\*)+/g, '.*')}$`, 'su');
    }
    catch {
        throw new build_settings/* UsageError */.eb(`The pattern ${JSON.stringify(segment)} has a range that runs backwards`);
    }
}
/** The names of an absolute path, from the root of the file system. */
const namesOf = (path) => path.split(external_node_path_.sep).filter((name) => name !== '');
const chain = (names) => names.reduceRight((next, name) => (name === undefined ? { next } : { name, next }), end);
function globOf(pattern, folder) {
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    const names = segments.map((segment) => (segment === '**' ? undefined : nameOf(segment)));
    const wild = names.findIndex((name) => typeof name !== 'string');
    const isFixed = wild === -1;
    const fixed = names.slice(0, isFixed ? names.length : wild).filter((name) => typeof name === 'string');
    const base = (0,external_node_path_.resolve)(pattern.startsWith('/') ? '/' : folder, ...fixed);
    const rest = isFixed ? [] : names.slice(wild);
    if (rest.includes('..'))
        throw new build_settings/* UsageError */.eb(`The pattern ${JSON.stringify(pattern)} has a .. after a wildcard`);
    // What `a/**` means is in the folder a, not the folder itself.
    const last = rest.at(-1) === undefined && !isFixed ? [/^/] : [];
    return { base, isFixed, first: chain([...namesOf(base), ...rest, ...last]) };
}
/** The globs of a pattern that starts in that folder. */
const compile = (pattern, folder) => expandBraces(external_node_path_.sep === '/' ? pattern : pattern.replaceAll(external_node_path_.sep, '/')).map((plain) => globOf(plain, folder));
/** A step through any number of folders may as well be no step. */
function* withSkips(step) {
    yield step;
    if (step !== end && step.name === undefined)
        yield* withSkips(step.next);
}
const matches = (wanted, name) => typeof wanted === 'string' ? wanted === name : wanted.test(name);
const begin = (globs) => new Set(globs.flatMap(({ first }) => [...withSkips(first)]));
/** What is left to match after one more name. */
function advance(steps, name) {
    const after = new Set();
    for (const step of steps) {
        if (step === end)
            continue;
        const next = step.name === undefined ? step : matches(step.name, name) ? step.next : undefined;
        if (next !== undefined)
            for (const possible of withSkips(next))
                after.add(possible);
    }
    return after;
}
/** The patterns of a settings file: whether an absolute path is meant by one of them, or lies in a folder that is. */
function matcher(patterns, folder) {
    const first = begin(patterns.flatMap((pattern) => compile(pattern, folder)));
    return (path) => {
        let left = first;
        for (const name of namesOf(path)) {
            left = advance(left, name);
            if (left.has(end))
                return true;
        }
        return false;
    };
}
/** A name as a pattern that means just it. */
const literal = (name) => name.replace(/[*?[\]{}\\]/g, '\\$&');

;// CONCATENATED MODULE: ./build/discover/walk.js



/** Folders that are never looked into, whatever a pattern says. */
const neverEntered = new Set(['.git', 'node_modules']);
/** Whether a path lies in a folder, and not in a part of it that is never entered. */
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    const names = way.split(external_node_path_.sep);
    return !(0,external_node_path_.isAbsolute)(way) && names[0] !== '..' && !names.some((name) => neverEntered.has(name));
}
const notAFile = 'This is neither a file nor a folder, and pipes, sockets and devices are not opened.';
/** Two ways to one folder are the same way when the same is left to match there. */
class Visits {
    #seen = new Set();
    #numbers = new Map();
    #number(step) {
        const number = this.#numbers.get(step) ?? this.#numbers.size;
        this.#numbers.set(step, number);
        return number;
    }
    /** Whether this is the first time. */
    add({ real, include, exclude }) {
        const key = (steps) => [...steps].map((step) => this.#number(step)).sort((left, right) => left - right);
        const visit = JSON.stringify([real, key(include), key(exclude)]);
        const isNew = !this.#seen.has(visit);
        this.#seen.add(visit);
        return isNew;
    }
}
const byName = (left, right) => (left.name < right.name ? -1 : 1);
/**
 * All files below a folder that are wanted. Links out of the boundary are not followed. Links wait until everything
 * that can be reached without them has been, so that a file goes by its own name where it has one.
 */
async function walk(start, boundary, disk) {
    const files = [];
    const troubles = [];
    const visits = new Visits();
    const folders = [start];
    const linked = [];
    async function meet({ name, kind }, folder) {
        const include = advance(folder.include, name);
        const exclude = advance(folder.exclude, name);
        if (include.size === 0 || exclude.has(end) || neverEntered.has(name))
            return;
        const path = (0,external_node_path_.join)(folder.path, name);
        const isWanted = include.has(end);
        if (kind === 'link') {
            const target = await disk.kind(path);
            const real = target === undefined ? undefined : await disk.realPath(path);
            if (real === undefined) {
                if (isWanted)
                    troubles.push({ path, message: 'This symbolic link leads nowhere.' });
            }
            else if (isInside(boundary, real)) {
                if (target === 'directory')
                    linked.push({ path, real, include, exclude });
                else if (isWanted)
                    take(target, { path, real });
            }
        }
        else if (kind === 'directory')
            folders.push({ path, real: (0,external_node_path_.join)(folder.real, name), include, exclude });
        else if (isWanted)
            take(kind, { path, real: (0,external_node_path_.join)(folder.real, name) });
    }
    function take(kind, found) {
        if (kind === 'file')
            files.push(found);
        else
            troubles.push({ path: found.path, message: notAFile });
    }
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop() ?? linked.shift()) {
        if (!visits.add(folder))
            continue;
        try {
            const entries = [...(await disk.list(folder.path))].sort(byName);
            for (const entry of entries) {
                try {
                    await meet(entry, folder);
                }
                catch (error) {
                    troubles.push({
                        path: (0,external_node_path_.join)(folder.path, entry.name),
                        message: `This cannot be looked at: ${(0,discover_disk/* reason */.l)(error)}.`,
                    });
                }
            }
        }
        catch (error) {
            troubles.push({ path: folder.path, message: `This folder cannot be looked into: ${(0,discover_disk/* reason */.l)(error)}.` });
        }
    }
    return { files, troubles };
}

;// CONCATENATED MODULE: ./build/discover/search.js





const nothing = { files: [], troubles: [] };
const trouble = (path, message) => ({ files: [], troubles: [{ path, message }] });
const join = (outcomes) => ({
    files: outcomes.flatMap(({ files }) => files),
    troubles: outcomes.flatMap(({ troubles }) => troubles),
});
/** What is left of excludes below a folder; undefined where one of them covers the folder as a whole. */
function below(folder, exclude) {
    let left = exclude;
    for (const name of namesOf(folder)) {
        left = advance(left, name);
        if (left.has(end))
            return undefined;
    }
    return left;
}
/** How to find the files that one path or pattern of the settings means. */
async function searcher(settings, disk) {
    const { workingDirectory, root, paths } = settings;
    const realRoot = await disk.realPath(root);
    const excluded = paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1));
    const excludes = begin(excluded.flatMap((pattern) => compile(pattern, workingDirectory)));
    async function search(folder, globs) {
        const exclude = below(folder, excludes);
        if (exclude === undefined)
            return nothing;
        const real = await disk.realPath(folder);
        const include = namesOf(folder).reduce(advance, begin(globs));
        return walk({ path: folder, real, include, exclude }, isInside(realRoot, real) ? realRoot : real, disk);
    }
    const defaults = (folder) => search(folder, build_settings/* defaultPatterns */.P9.flatMap((pattern) => compile(pattern, folder)));
    async function file(path) {
        return { files: [{ path, real: await disk.realPath(path) }], troubles: [] };
    }
    /** One pattern without braces. It may turn out to name something outright; that it finds nothing is no trouble. */
    async function glob(wanted) {
        const { base, isFixed } = wanted;
        const kind = await disk.kind(base);
        if (isFixed && kind === 'file')
            return below(base, excludes) === undefined ? nothing : file(base);
        if (isFixed && kind === 'other')
            return trouble(base, notAFile);
        if (kind !== 'directory')
            return nothing;
        if ((0,external_node_path_.relative)(workingDirectory, base)
            .split(external_node_path_.sep)
            .some((name) => neverEntered.has(name)))
            return nothing;
        return isFixed ? defaults(base) : search(base, [wanted]);
    }
    async function find(operand) {
        const path = (0,external_node_path_.resolve)(workingDirectory, operand);
        const kind = isPattern(operand) ? await disk.kind(path).catch(() => undefined) : await disk.kind(path);
        if (kind === 'file')
            return file(path);
        if (kind === 'directory')
            return defaults(path);
        if (kind === 'other')
            return trouble(path, notAFile);
        if (!isPattern(operand))
            return trouble(path, 'There is no such file or folder.');
        return join(await Promise.all(compile(operand, workingDirectory).map(glob)));
    }
    return async (operand) => {
        if (operand === '')
            throw new build_settings/* UsageError */.eb('A path is empty');
        try {
            return await find(operand);
        }
        catch (error) {
            if (error instanceof build_settings/* UsageError */.eb)
                throw error;
            return trouble((0,external_node_path_.resolve)(workingDirectory, operand), `This cannot be looked at: ${(0,discover_disk/* reason */.l)(error)}.`);
        }
    };
}

;// CONCATENATED MODULE: ./build/discover/index.js
/**
 * From Settings to the files to check, each once and in one order on every machine. Opens no file, and knows nothing
 * of what is in them.
 */






/** By UTF-16 code units, the same on every machine. */
const byPath = (left, right) => left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
/** A file that links give several names goes by its own where that is among them, else by the first. */
function once(files) {
    const isLinked = ({ path, real }) => Number(path !== real);
    const best = new Map();
    for (const file of files.toSorted((left, right) => isLinked(left) - isLinked(right) || byPath(left, right))) {
        if (!best.has(file.real))
            best.set(file.real, file);
    }
    return [...best.values()];
}
async function discover(settings, disk) {
    const { root, workingDirectory, paths, stdinFilename, isConfined } = settings;
    const search = await searcher(settings, disk);
    const named = paths.filter((path) => path !== '-' && !path.startsWith('!'));
    const operands = named.length > 0 || paths.includes('-') ? named : [workingDirectory];
    const outcomes = [];
    for (const operand of operands)
        outcomes.push(await search(operand));
    const nameOf = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/') || '.';
    const within = ({ path }) => isConfined !== true || isInside(workingDirectory, path);
    const files = once(outcomes.flatMap((outcome) => outcome.files).filter(within)).map(({ path }) => ({
        path: nameOf(path),
        location: path,
    }));
    const troubles = new Map(outcomes.flatMap((outcome) => outcome.troubles).map((trouble) => [trouble.path, trouble]));
    return {
        files: [...(paths.includes('-') ? [{ path: stdinFilename }] : []), ...files].sort(byPath),
        problems: [...troubles.values()]
            .map(({ path, message }) => ({ kind: 'operator', path: nameOf(path), message }))
            .sort(byPath),
    };
}
/** What to say where there was nothing to check. */
function nothingMatched({ paths }) {
    const isExclude = (path) => path.startsWith('!');
    const wanted = [...(paths.every(isExclude) ? build_settings/* defaultPatterns */.P9 : []), ...paths];
    return `No MCP Description file matches ${wanted.map((pattern) => JSON.stringify(pattern)).join(', ')}.`;
}


/***/ })

};
;