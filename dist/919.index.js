"use strict";
exports.id = 919;
exports.ids = [919];
exports.modules = {

/***/ 3363:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   W: () => (/* binding */ fileAt)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/** Questions to the repository that was checked out. Only commands that read, run no hook and ask no server. */


const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** A pull request may touch a great many files; git's answer is one line of bytes. */
const longestAnswer = 64 * 1024 * 1024;
/** A partial clone would fetch what it lacks, and a server may ask for a password. */
const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
/** What git says; rejects where it fails. */
async function git(folder, ...words) {
    return (await execute('git', words, { cwd: folder, env, maxBuffer: longestAnswer })).stdout;
}
/** The first bytes of a file in a commit, at most so many. The path is relative to the folder. */
async function fileAt(folder, commit, path, atMost) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['cat-file', 'blob', `${commit}:./${path}`], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
    });
    ended.catch(() => { });
    const chunks = [];
    let length = 0;
    for await (const chunk of child.stdout) {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= atMost)
            break;
    }
    const status = await ended;
    if (status !== 0 && length < atMost)
        throw new Error(`git has no file ${path} in ${commit}`);
    return Buffer.concat(chunks).subarray(0, atMost);
}


/***/ }),

/***/ 3919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedSince: () => (/* binding */ changedSince)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3363);
/** `--changed-since`: the files of a run that are not as they were where this branch left another one. */


const names = (answer) => answer.split('\0').filter((name) => name !== '');
/**
 * Paths of what differs from the merge base, in commits, in the index, or in the working tree; undefined where git
 * does not know the reference or the history ends before they meet. `root` is where the paths of the report start.
 */
async function changedFiles(root, reference) {
    try {
        const top = (await (0,_github_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$)(root, 'rev-parse', '--show-cdup')).trim();
        const base = (await (0,_github_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$)(root, 'merge-base', '--end-of-options', reference, 'HEAD')).trim();
        const tracked = await (0,_github_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$)(root, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-relative', base);
        const fresh = await (0,_github_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$)(root, 'ls-files', '--others', '--exclude-standard', '-z', '--full-name', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, top));
        const pathOf = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, top, name))
            .split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)
            .join('/');
        return new Set([...names(tracked), ...names(fresh)].map(pathOf));
    }
    catch {
        return undefined;
    }
}
/** A submodule changes as a whole, under the path of its folder. */
const isIn = (changed, path) => changed.has(path) || [...path.matchAll(/\//g)].some(({ index }) => changed.has(path.slice(0, index)));
const quieted = ({ whatIf: _whatIf, ...file }) => ({ ...file, findings: [] });
/** The part of a report that is about changed files, and standard input, which is nowhere; undefined as above. */
async function changedSince(report, root, reference, standardInput) {
    const changed = await changedFiles(root, reference);
    if (changed === undefined)
        return undefined;
    const counts = (path) => path === standardInput || isIn(changed, path);
    const files = report.files.map((file) => (counts(file.path) ? file : quieted(file)));
    return { ...report, files };
}


/***/ })

};
;