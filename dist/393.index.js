"use strict";
exports.id = 393;
exports.ids = [393];
exports.modules = {

/***/ 3393:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6421);
/* harmony import */ var _discover_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3186);
/* harmony import */ var _github_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2852);
/* harmony import */ var _inspect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7071);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3662);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6092);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8938);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9701);
/* harmony import */ var _terminal_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84);
/* harmony import */ var _today_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(782);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2033);
/** The Action: inputs in, reports out, and only then the verdict. */












async function look({ settings: given }) {
    if ((await _discover_index_js__WEBPACK_IMPORTED_MODULE_1__.realDisk.kind(given.workingDirectory)) !== 'directory') {
        throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('The input working-directory names no folder of the workspace');
    }
    const inspection = await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_3__/* .inspect */ .N)(given, _discover_index_js__WEBPACK_IMPORTED_MODULE_1__.realDisk, (0,_today_js__WEBPACK_IMPORTED_MODULE_10__/* .today */ .E)());
    const { settings, report, notices } = inspection;
    for (const notice of notices)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(notice));
    if (settings.ifNoFiles === 'warn' && (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmpty */ .I)(report))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.warning((0,_discover_index_js__WEBPACK_IMPORTED_MODULE_1__.nothingMatched)(settings));
    return inspection;
}
/** The line that the runner shows for the failed step. */
function complain({ files, problems }) {
    if (problems.some(({ kind }) => kind === 'crash'))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_terminal_index_js__WEBPACK_IMPORTED_MODULE_8__.bugReport)());
    const undone = problems.length > 0 ? `; not everything could be checked (${problems.length})` : '';
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed(`MCP Description Check: ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .outcome */ .bu)((0,_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .summarize */ .e)(files))}${undone}.`);
}
async function act() {
    const environment = process.env;
    const given = (0,_github_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)((name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput(name), environment, process.cwd());
    const event = (0,_github_index_js__WEBPACK_IMPORTED_MODULE_2__/* .eventOf */ .A6)(environment, await (0,_github_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readPayload */ .rD)(environment));
    const { report, settings } = await look(given);
    const inputs = { ...given, settings };
    const context = {
        tool: _tool_js__WEBPACK_IMPORTED_MODULE_9__/* .tool */ .z,
        rules: await (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleTable */ .B)(),
        failOn: inputs.settings.failOn,
        links: (0,_github_index_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOf */ .hP)(event, environment),
        color: !environment.NO_COLOR,
        ...(inputs.category && { category: inputs.category }),
    };
    const print = (text) => void process.stdout.write(text);
    await (0,_github_index_js__WEBPACK_IMPORTED_MODULE_2__/* .publish */ .mk)({ report, inputs, event, context, check: _run_js__WEBPACK_IMPORTED_MODULE_6__/* .run */ .e }, { ..._actions_core__WEBPACK_IMPORTED_MODULE_0__, environment, print });
    if ((0,_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report, inputs.settings.failOn) === 'failure')
        complain(report);
}
try {
    await act();
}
catch (error) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed(error instanceof _settings_index_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb ? error.message : (0,_terminal_index_js__WEBPACK_IMPORTED_MODULE_8__.bugReport)(error));
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('conclusion', 'failure');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

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

/***/ 2852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A6: () => (/* reexport */ eventOf),
  hP: () => (/* reexport */ linksOf),
  mk: () => (/* reexport */ publish),
  Ko: () => (/* reexport */ readInputs),
  rD: () => (/* reexport */ readPayload)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/github/member.js
/** One member of a value that came from outside (an event payload, a thrown error), whatever that value is. */
function member(value, ...path) {
    return path.reduce((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value);
}
function member_text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

;// CONCATENATED MODULE: ./build/github/event.js
/** What the run is about: read from the runner's variables and the webhook payload, never asked of the network. */


/** `pull_request_target` and reviews run with the base repository's rights, also for a fork. */
const restricted = 'pull_request';
function readOnlyReason(environment, pullRequest) {
    if (environment.GITHUB_EVENT_NAME !== restricted)
        return undefined;
    // The head repository is null once a fork has been deleted.
    const [head, base] = ['head', 'base'].map((side) => member(pullRequest, side, 'repo', 'full_name'));
    if (head !== base)
        return 'fork';
    // The actor counts, not the author: a person who pushes to Dependabot's branch has an ordinary token.
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : undefined;
}
function pullRequestOf(environment, payload) {
    const pullRequest = member(payload, 'pull_request');
    const number = member(pullRequest, 'number');
    const headSha = member_text(member(pullRequest, 'head', 'sha'));
    if (typeof number !== 'number' || headSha === undefined)
        return undefined;
    const readOnly = readOnlyReason(environment, pullRequest);
    return {
        number,
        headSha,
        baseSha: member_text(member(pullRequest, 'base', 'sha')),
        ...(readOnly && { readOnly }),
    };
}
function eventOf(environment, payload) {
    const name = environment.GITHUB_EVENT_NAME ?? '';
    const pullRequest = pullRequestOf(environment, payload);
    return {
        name,
        serverUrl: member_text(environment.GITHUB_SERVER_URL) ?? 'https://github.com',
        apiUrl: member_text(environment.GITHUB_API_URL) ?? 'https://api.github.com',
        repository: member_text(environment.GITHUB_REPOSITORY),
        headSha: pullRequest?.headSha ?? member_text(environment.GITHUB_SHA),
        pullRequest,
        mergeQueue: name === 'merge_group' || (environment.GITHUB_REF ?? '').startsWith('refs/heads/gh-readonly-queue/'),
    };
}
/** The webhook payload; an empty one where the runner gave none, since the check itself needs none. */
async function readPayload(environment) {
    const file = member_text(environment.GITHUB_EVENT_PATH);
    if (file === undefined)
        return {};
    try {
        return JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
    }
    catch {
        return {};
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/settings/index.js + 8 modules
var settings = __webpack_require__(9701);
;// CONCATENATED MODULE: ./build/github/failure.js
/** What a failed request means: whether it may pass, when to ask again, and what to tell the reader. */

/** GitHub asks for at least this where it gives no time itself. */
const secondaryLimitPause = 60_000;
const firstPause = 1_000;
function statusOf(error) {
    const status = member(error, 'status');
    return typeof status === 'number' ? status : undefined;
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function headerOf(error, name) {
    const value = member(error, 'response', 'headers', name);
    return value === undefined ? undefined : String(value);
}
/** A rate limit answers 403 like a missing permission, but its headers or its message say which it is. */
function isLimit(error) {
    const status = statusOf(error);
    return (status === 429 ||
        (status === 403 &&
            (headerOf(error, 'retry-after') !== undefined ||
                headerOf(error, 'x-ratelimit-remaining') === '0' ||
                /rate limit/i.test(messageOf(error)))));
}
/** Octokit gives the status 500 to what never got an answer. */
const isOutage = (error) => (statusOf(error) ?? 0) >= 500;
/** Whether the same request may succeed later. */
const isPassing = (error) => isLimit(error) || isOutage(error);
/** Milliseconds to wait before the next attempt, the first failure being number 1; undefined where waiting is no use. */
function pauseAfter(error, failures, now) {
    if (!isPassing(error))
        return undefined;
    const retryAfter = headerOf(error, 'retry-after');
    if (retryAfter !== undefined) {
        const seconds = Number(retryAfter);
        // The header holds seconds or a date (RFC 9110, 10.2.3).
        const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
        return Number.isNaN(pause) ? secondaryLimitPause : Math.max(0, pause);
    }
    if (headerOf(error, 'x-ratelimit-remaining') === '0') {
        return Math.max(0, Number(headerOf(error, 'x-ratelimit-reset')) * 1000 - now);
    }
    return (isLimit(error) ? secondaryLimitPause : firstPause) * 2 ** (failures - 1);
}
const readOnlyBecause = {
    fork: 'the token of a run for a fork is read-only',
    dependabot: 'the token of a run started by Dependabot is read-only unless the job grants `pull-requests: write`',
};
/** Why there is no comment, or nothing else that was to be written, in one line. */
function refusal(error, { number, readOnly }, what = 'comment') {
    const status = statusOf(error);
    const say = (severity, reason) => ({
        severity,
        message: `No ${what} on pull request #${number}: ${reason}. The log and the other reports hold the findings.`,
    });
    if (isLimit(error))
        return say('warning', 'the rate limit of GitHub is used up');
    if (isOutage(error))
        return say('warning', `GitHub could not be reached (${messageOf(error)})`);
    if (status === 401)
        return say('notice', 'GitHub does not accept the token; check the input `token`');
    if (status === 403 || status === 404) {
        return say('notice', readOnly ? readOnlyBecause[readOnly] : 'the token may not write it; grant the job `pull-requests: write`');
    }
    return say('warning', messageOf(error));
}

;// CONCATENATED MODULE: ./build/github/octokit.js
/** GitHub's REST interface through octokit, which a run that asks nothing of GitHub need not load. */

/** The login of a workflow's built-in token. */
const builtIn = 'github-actions[bot]';
const usualPatience = 30_000;
async function octokit_open({ apiUrl, token, patience = usualPatience }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'mcpdesc-check' });
    octokit.hook.before('request', (options) => {
        options.request = { ...options.request, signal: AbortSignal.timeout(patience) };
    });
    return octokit;
}
/** The login under which this token writes. */
async function viewerOf(octokit) {
    try {
        const answer = await octokit.graphql('query { viewer { login } }');
        return answer.viewer.login;
    }
    catch (error) {
        if (isPassing(error))
            throw error;
        return builtIn;
    }
}
function ownerAndName(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}

;// CONCATENATED MODULE: ./build/github/octokit-comments.js
/** The comments of a pull request over GitHub's REST interface. */


/** Not found, and gone for good. */
const vanished = [404, 410];
async function connect(connection) {
    const octokit = await octokit_open(connection);
    const repository = ownerAndName(connection.repository);
    const issue = { ...repository, issue_number: connection.pullRequest };
    const posted = ({ id, html_url }) => ({ id, url: html_url });
    return {
        async *list() {
            const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, { ...issue, per_page: 100 });
            for await (const page of pages) {
                for (const comment of page.data) {
                    yield { ...posted(comment), body: comment.body ?? '', author: comment.user?.login };
                }
            }
        },
        viewer: () => viewerOf(octokit),
        async create(body) {
            return posted((await octokit.rest.issues.createComment({ ...issue, body })).data);
        },
        async update(id, body) {
            try {
                return posted((await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body })).data);
            }
            catch (error) {
                if (vanished.includes(statusOf(error)))
                    return undefined;
                throw error;
            }
        },
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/github/persist.js


/** How often a task is begun, and the longest pause that is worth waiting out while a job is paid for by the minute. */
const attempts = 3;
const longestPause = 60_000;
/**
 * Does a task again as long as its failure may pass. The task as a whole is repeated, not its last request, so that
 * one which looks before it writes cannot write twice when only the answer was lost.
 */
async function persist(task, wait = external_node_timers_promises_.setTimeout) {
    for (let attempt = 1;; attempt++) {
        try {
            return await task();
        }
        catch (error) {
            const pause = pauseAfter(error, attempt, Date.now());
            if (attempt === attempts || pause === undefined || pause > longestPause)
                throw error;
            await wait(pause);
        }
    }
}

;// CONCATENATED MODULE: ./build/github/sticky-comment.js
/** One comment per pull request and key, kept up to date in place instead of being written again. */
/** In bytes. GitHub refuses a body of more than 65,536 characters, marker included; the gap is for what it may add. */
const longestComment = 60_000;
/** Hidden first line of the comment. Nothing in the key can end the HTML comment or the line. */
function marker(key) {
    return `<!-- mcpdesc-check: ${key.trim().replace(/[%<>\p{Cc}\p{Zl}\p{Zp}]/gu, encodeURIComponent)} -->`;
}
async function upsert(comments, sticky) {
    const body = `${marker(sticky.key)}\n${sticky.markdown}`;
    const old = await findOwn(comments, marker(sticky.key));
    if (old !== undefined) {
        if (sameText(old.body, body))
            return { did: 'kept', comment: old };
        const updated = await comments.update(old.id, body);
        if (updated !== undefined)
            return { did: 'updated', comment: updated };
    }
    // An old comment that vanished meanwhile was deleted by someone who may not want it back for nothing.
    return sticky.begin ? { did: 'created', comment: await comments.create(body) } : { did: 'nothing' };
}
/**
 * The oldest comment that begins with the marker and is ours. Anyone can paste the marker, and a token that may write
 * comments may edit everybody's, so the author decides; who we are is only asked when there is something to compare.
 */
async function findOwn(comments, mark) {
    let viewer;
    for await (const comment of comments.list()) {
        if (!comment.body.startsWith(mark))
            continue;
        viewer ??= await comments.viewer();
        if (isOwn(comment.author, viewer))
            return comment;
    }
    return undefined;
}
/** GraphQL may name an app without the suffix that REST gives it. */
const isOwn = (author, viewer) => author === viewer || author === `${viewer}[bot]`;
/** GitHub's web editor stores carriage returns, and trailing blanks are not worth a write. */
function sameText(one, other) {
    const plain = (body) => body.replaceAll('\r\n', '\n').trimEnd();
    return plain(one) === plain(other);
}

;// CONCATENATED MODULE: ./build/github/pull-request-comment.js
/** The comment on the pull request, if this run has one: what to write, whether to, and what became of it. */




const commentModes = ['auto', 'always', 'never'];
const told = {
    created: 'Commented on the pull request',
    updated: 'Updated the comment on the pull request',
    kept: 'The comment on the pull request is up to date',
};
/** The id of the comment that now speaks for this run. Never throws for what GitHub answers. */
async function comment(event, request, log) {
    const { pullRequest, repository } = event;
    if (request.mode === 'never')
        return undefined;
    if (pullRequest === undefined || repository === undefined) {
        log.info(`No comment: the event "${event.name}" belongs to no pull request.`);
        return undefined;
    }
    if (request.token === '') {
        log.notice(`No comment on pull request #${pullRequest.number}: the input \`token\` is empty.`);
        return undefined;
    }
    const sticky = {
        key: request.key,
        markdown: request.render(),
        begin: request.mode === 'always' || request.somethingToSay,
    };
    try {
        const { apiUrl } = event;
        const comments = await connect({ apiUrl, token: request.token, repository, pullRequest: pullRequest.number });
        const outcome = await persist(() => upsert(comments, sticky));
        if (outcome.did === 'nothing') {
            log.info('No comment: there is nothing to say, and no earlier comment to correct.');
            return undefined;
        }
        log.info(`${told[outcome.did]}: ${outcome.comment.url}`);
        return outcome.comment.id;
    }
    catch (error) {
        const { severity, message } = refusal(error, pullRequest);
        log[severity](message);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/github/inputs.js
/** The inputs of action.yml as one value. An input that is empty, say by way of an expression, has its default. */



const annotationModes = ['changed', 'all', 'none'];
/** `input` gives the trimmed text of an input, empty where it is not set. */
function readInputs(input, environment, currentFolder) {
    const choice = (name, choices, fallback) => (0,settings/* oneOf */.yL)(`The input ${name}`, choices, input(name) || fallback);
    const root = (0,external_node_path_.resolve)(environment.GITHUB_WORKSPACE || currentFolder);
    const profile = choice('profile', settings/* profiles */.xD, settings/* defaults */.NT.profile);
    const failOn = choice('fail-on', settings/* failOnChoices */.Qr, settings/* defaults */.NT.failOn);
    return {
        settings: Object.freeze({
            root,
            workingDirectory: inside(root, input('working-directory')),
            paths: Object.freeze(lines(input('files'))),
            stdinFilename: settings/* defaults */.NT.stdinFilename,
            profile,
            whatIf: (0,settings/* whatIfOf */.lY)('The input protocol-versions', input('protocol-versions') || 'declared'),
            failOn,
            ifNoFiles: choice('if-no-files', settings/* ifNoFilesChoices */.cb, settings/* defaults */.NT.ifNoFiles),
            ...(input('config') && { configFile: { path: input('config') } }),
            ...(input('baseline') && { baseline: { file: input('baseline'), write: false } }),
            given: Object.freeze({
                by: 'input',
                ...(input('profile') && { profile }),
                ...(input('fail-on') && { failOn }),
            }),
        }),
        sarifFile: input('sarif-file') || 'mcpdesc-check.sarif',
        jsonFile: input('json-file') || undefined,
        category: input('category') || undefined,
        comment: choice('comment', commentModes, 'auto'),
        commentId: input('comment-id') || whoCalls(environment, input('working-directory')),
        summary: choice('summary', ['true', 'false'], 'true') === 'true',
        annotations: choice('annotations', annotationModes, 'changed'),
        token: input('token'),
        suggestions: choice('suggestions', ['true', 'false'], 'false') === 'true',
    };
}
/** A line that is `-` names a file: an Action has no standard input. */
const lines = (text) => text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line === '-' ? './-' : line));
function inside(root, folder) {
    const directory = (0,external_node_path_.resolve)(root, folder);
    if (/^\.\.(?:[\\/]|$)/.test((0,external_node_path_.relative)(root, directory))) {
        throw new settings/* UsageError */.eb(`The input working-directory is a folder of the workspace, not ${JSON.stringify(folder)}`);
    }
    return directory;
}
/** Two workflows, two jobs and two folders speak for themselves, each in its own comment. */
const whoCalls = (environment, folder) => [environment.GITHUB_WORKFLOW, environment.GITHUB_JOB, folder === '.' ? '' : folder].filter(Boolean).join(' / ') ||
    'default';

;// CONCATENATED MODULE: ./build/github/links.js
/** What the runner knows of addresses: the commit that was checked, and the pages of the Action's own repository. */
function linksOf(event, environment) {
    const { serverUrl: server, repository, headSha: sha } = event;
    // Empty for an Action that lies in the repository it checks.
    const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = environment;
    return {
        ...(repository && sha && { commit: { server, repository, sha } }),
        ...(action && ref && { rulePages: `${server}/${action}/blob/${ref}/docs/rules/` }),
    };
}

// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/report/index.js + 20 modules
var build_report = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/write-report.js
var write_report = __webpack_require__(6719);
// EXTERNAL MODULE: ./build/github/git.js
var git = __webpack_require__(3363);
;// CONCATENATED MODULE: ./build/github/changes.js
/** What a pull request changes, read from the history that was checked out: that needs no token and has no limit. */

/** Pairs of a path and the one it had before, from `diff-tree --name-status -z`. */
function pairs(answer) {
    const fields = answer.split('\0').values();
    const found = new Map();
    for (const status of fields) {
        if (status === '')
            break;
        const path = fields.next().value ?? '';
        if (status.startsWith('R'))
            found.set(fields.next().value ?? '', path);
        else if (status !== 'D')
            found.set(path, status === 'A' ? undefined : path);
    }
    return found;
}
/** A submodule changes as a whole, under the path of its folder. */
const inFolder = (folders, path) => [...path.matchAll(/\//g)].some(({ index }) => folders.has(path.slice(0, index)));
/**
 * Paths are relative to the workspace. Undefined where the history does not reach back to the base, as in the default
 * checkout of depth 1.
 */
async function changesOf(workspace, { headSha, baseSha }) {
    const commit = async (...words) => (await (0,git/* git */.$)(workspace, ...words)).trim();
    try {
        // The runner checks out a merge commit whose first parent is the base and whose second is the pull request.
        const second = await commit('rev-parse', '--verify', '--quiet', 'HEAD^2').catch(() => '');
        const base = second === headSha
            ? await commit('rev-parse', '--verify', '--quiet', 'HEAD^1')
            : await commit('merge-base', baseSha ?? '', 'HEAD');
        const changed = pairs(await (0,git/* git */.$)(workspace, 'diff-tree', '-r', '-z', '--name-status', '--find-renames', '--relative', base, 'HEAD'));
        return {
            base,
            has: (path) => changed.has(path) || inFolder(changed, path),
            before: (path) => changed.get(path),
        };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/discover/index.js + 4 modules
var discover = __webpack_require__(65);
;// CONCATENATED MODULE: ./build/github/news.js
/** Which findings a pull request brings in: those of its changed files that the same files did not have in the base. */



const active = (file) => file?.findings.filter(({ suppressed }) => suppressed === undefined) ?? [];
/** Never by line: whatever is written above a finding moves it. */
const exactly = ({ rule, pointer, message }) => JSON.stringify([rule, pointer, message]);
/** An item that is put into a list moves those behind it. */
const wherever = ({ rule, pointer, message }) => JSON.stringify([rule, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), message]);
/** What is left of two lists when each finding of one has been paired with an equal one of the other. */
function unpaired(now, before, key) {
    const waiting = new Map();
    for (const finding of before)
        waiting.set(key(finding), [...(waiting.get(key(finding)) ?? []), finding]);
    const left = now.filter((finding) => waiting.get(key(finding))?.pop() === undefined);
    return [left, [...waiting.values()].flat()];
}
function added(now, before) {
    const [left, gone] = unpaired(now, before, exactly);
    return unpaired(left, gone, wherever)[0];
}
/** Checks the changed files once more as they are in the base, under their present names and settings. */
async function newFindings(report, changes, settings, check) {
    const { root } = settings;
    const changed = report.files.filter((file) => changes.has(file.path) && active(file).length > 0);
    const earlier = new Map(changed.flatMap(({ path }) => {
        const before = changes.before(path);
        return before === undefined ? [] : [[(0,external_node_path_.resolve)(root, path), before]];
    }));
    const base = {
        ...discover.realDisk,
        read: (location = '', atMost) => (0,git/* fileAt */.W)(root, changes.base, earlier.get(location) ?? '', atMost),
    };
    const { files } = earlier.size === 0 ? { files: [] } : await check({ ...settings, paths: [...earlier.keys()] }, base);
    const reports = new Map(files.map((file) => [file.path, file]));
    return new Set(changed.flatMap((file) => added(active(file), active(reports.get(file.path)))));
}

;// CONCATENATED MODULE: ./build/github/comparison.js
/** The checked files beside those of the pull request's base. */


/** Never fails a run: what cannot be compared is unknown. */
async function compare(report, { pullRequest }, settings, check, log) {
    if (pullRequest === undefined)
        return {};
    const changes = await changesOf(settings.root, pullRequest);
    if (changes === undefined) {
        log.info('The checkout has no history to compare with: nothing is shown as new (`fetch-depth: 2` is enough).');
        return { news: 'unknown' };
    }
    try {
        return { changes, news: await newFindings(report, changes, settings, check) };
    }
    catch (error) {
        log.warning(`The base could not be checked: ${error instanceof Error ? error.message : String(error)}`);
        return { changes, news: 'unknown' };
    }
}

;// CONCATENATED MODULE: ./build/github/effects.js
/** Runs effects one after the other. One that fails is a warning, and the rest still run. */
async function inOrder(effects, warn) {
    for (const { name, work } of effects) {
        try {
            await work();
        }
        catch (error) {
            warn(`The ${name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
}

;// CONCATENATED MODULE: ./build/github/job-summary.js

/** In bytes. The runner drops the whole summary of a step that has one more. */
const longestSummary = 1_048_576;
/** Adds to the step's summary, to which an earlier part of the step may have written already. */
async function appendSummary(file, render) {
    const written = await (0,promises_.stat)(file).then(({ size }) => size, () => 0);
    const room = longestSummary - written;
    const markdown = render(room);
    if (Buffer.byteLength(markdown) > room)
        throw new Error(`the summary of this step is full (${written} bytes)`);
    await (0,promises_.appendFile)(file, markdown);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/read/index.js + 7 modules
var read = __webpack_require__(111);
;// CONCATENATED MODULE: ./build/github/hunks.js
/** Which lines of a file the diff of a pull request shows; only those can be commented on. */

/** `text` is the file in the pull request's head. GitHub shows three lines around each change, as git does. */
async function hunksOf(workspace, changes, headSha, path, text) {
    const before = changes.before(path);
    if (before === undefined)
        return [{ first: 1, last: text.replace(/\n$/, '').split('\n').length }];
    const safe = ['--no-ext-diff', '--no-textconv', '--no-color'];
    const versions = [`${changes.base}:./${before}`, `${headSha}:./${path}`];
    const diff = await (0,git/* git */.$)(workspace, 'diff', '--unified=3', ...safe, ...versions);
    return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, start, count = '1']) => ({
        first: Number(start),
        last: Number(start) + Number(count) - 1,
    }));
}

// EXTERNAL MODULE: ./build/edit/index.js + 5 modules
var edit = __webpack_require__(6212);
;// CONCATENATED MODULE: ./build/github/suggestion.js
/** A fix as GitHub can offer it: whole lines of the diff, and what to write in their place. */



/** A minified document is one line; nobody reads a suggestion of that length. */
const longest = 10_000;
const isPlain = (text) => (0,build_report/* printable */.g$)(text.replace(/[\n\t]/g, '')) === text.replace(/[\n\t]/g, '');
function suggestionFor(text, lines, finding) {
    const edits = finding.fix?.edits ?? [];
    if (edits.length === 0)
        return undefined;
    const start = Math.min(...edits.map((edit) => edit.start));
    const end = Math.max(...edits.map((edit) => edit.end));
    const first = lines.position(start).line;
    const from = lines.start(first);
    // A range that ends with a line break does not reach into the next line, unless nothing breaks the line any more.
    for (let last = lines.position(Math.max(start, end - 1)).line; last <= lines.count; last += 1) {
        const original = text.slice(from, lines.start(last + 1));
        const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
        const replacement = (0,edit/* applied */.Ic)(original, moved);
        const isWhole = replacement === '' || replacement.endsWith('\n');
        if (!isWhole && last < lines.count)
            continue;
        return { finding, first, last, original, replacement: isWhole ? replacement : `${replacement}\n` };
    }
    return undefined;
}
/** One after the other, none over the lines of another: what is left out is offered once the first is accepted. */
function suggestionsIn(text, findings, hunks) {
    // Carriage returns count as line breaks here and not in git, and may not survive the way through a comment.
    if (text.includes('\r'))
        return [];
    const lines = new read/* Lines */.qo(text);
    const chosen = [];
    for (const finding of findings) {
        const suggestion = suggestionFor(text, lines, finding);
        if (suggestion === undefined)
            continue;
        const { first, last, original, replacement } = suggestion;
        const isShown = hunks.some((hunk) => hunk.first <= first && last <= hunk.last);
        const isFree = chosen.every((other) => other.last < first || last < other.first);
        const isShort = original.length <= longest && replacement.length <= longest;
        if (isShown && isFree && isShort && isPlain(replacement))
            chosen.push(suggestion);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/github/offers.js
/** The suggestions of a run, ready to be written below the lines they are about. */








/** A file that is larger was not checked either. */
const largestFile = read/* defaultLimits */.MK.bytes + 1;
const digestOf = (path, { finding, original, replacement }) => (0,external_node_crypto_.createHash)('sha256')
    .update(JSON.stringify([path, finding.rule, original, replacement]))
    .digest('hex')
    .slice(0, 16);
/** What the pull request's head holds; undefined where the checked file is another one, so that no line can be told. */
async function headText(root, headSha, path) {
    const [head, checked] = await Promise.all([
        (0,git/* fileAt */.W)(root, headSha, path, largestFile),
        discover.realDisk.read((0,external_node_path_.resolve)(root, path), largestFile),
    ]);
    return Buffer.compare(head, checked) === 0 ? Buffer.from(head).toString('utf8') : undefined;
}
async function offersIn({ path, findings }, root, headSha, changes, context) {
    try {
        const text = await headText(root, headSha, path);
        if (text === undefined)
            return [];
        const hunks = await hunksOf(root, changes, headSha, path, text);
        return suggestionsIn(text, findings, hunks).map((found) => ({
            path,
            first: found.first,
            last: found.last,
            body: (0,build_report/* suggestion */.h)(found.finding, found.replacement, context),
            digest: digestOf(path, found),
        }));
    }
    catch {
        // A file of a submodule, or one that is not committed, is no file of the pull request.
        return [];
    }
}
async function offersFor({ files }, root, { pullRequest }, changes, context) {
    if (pullRequest === undefined || changes === undefined)
        return [];
    const offers = [];
    for (const file of files) {
        const findings = file.findings.filter(({ fix, suppressed }) => fix !== undefined && suppressed === undefined);
        if (findings.length === 0 || !changes.has(file.path))
            continue;
        offers.push(...(await offersIn({ ...file, findings }, root, pullRequest.headSha, changes, context)));
    }
    return offers;
}

;// CONCATENATED MODULE: ./build/github/octokit-reviews.js
/** The reviews of a pull request over GitHub's REST interface. */

async function connectReviews(connection) {
    const octokit = await octokit_open(connection);
    const pull = { ...ownerAndName(connection.repository), pull_number: connection.pullRequest };
    return {
        async *list() {
            const pages = octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, { ...pull, per_page: 100 });
            for await (const page of pages) {
                for (const { body, user } of page.data)
                    yield { body, author: user?.login };
            }
        },
        viewer: () => viewerOf(octokit),
        async create(headSha, body, comments) {
            const review = await octokit.rest.pulls.createReview({
                ...pull,
                commit_id: headSha,
                event: 'COMMENT',
                body,
                comments: comments.map(({ path, first, last, body: text }) => ({
                    path,
                    body: text,
                    line: last,
                    side: 'RIGHT',
                    ...(first < last && { start_line: first, start_side: 'RIGHT' }),
                })),
            });
            return review.data.html_url;
        },
    };
}

;// CONCATENATED MODULE: ./build/github/pull-request-suggestions.js
/** The suggestions on the pull request: one review with those that are not there yet. */




/** More than a reviewer reads; the others come when these are done. */
const most = 30;
const mark = (key, { digest }) => marker(`${key} suggestion ${digest}`);
/** Offers that no review comment of ours makes already, be it outdated or resolved. */
async function missing(reviews, key, offers) {
    const left = new Map(offers.map((offer) => [mark(key, offer), offer]));
    let viewer;
    for await (const { body, author } of reviews.list()) {
        const found = body.split(/\r?\n/, 1)[0] ?? '';
        if (!left.has(found))
            continue;
        viewer ??= await reviews.viewer();
        if (isOwn(author, viewer))
            left.delete(found);
    }
    return [...left.values()];
}
/** Never throws for what GitHub answers. */
async function suggest(event, { token, key, offers }, log) {
    const { pullRequest, repository, apiUrl } = event;
    if (pullRequest === undefined || repository === undefined)
        return;
    const { number, headSha } = pullRequest;
    if (offers.length === 0) {
        log.info('No suggestions: no line that the pull request shows has a safe fix.');
        return;
    }
    if (token === '') {
        log.notice(`No suggestions on pull request #${number}: the input \`token\` is empty.`);
        return;
    }
    try {
        const reviews = await connectReviews({ apiUrl, token, repository, pullRequest: number });
        await persist(async () => {
            const left = await missing(reviews, key, offers);
            const chosen = left.slice(0, most);
            if (chosen.length === 0) {
                log.info('The suggestions on the pull request are up to date.');
                return;
            }
            const count = chosen.length === 1 ? 'A fix' : `${chosen.length} fixes`;
            const comments = chosen.map((offer) => ({ ...offer, body: `${mark(key, offer)}\n${offer.body}` }));
            const url = await reviews.create(headSha, `${count} from MCP Description Check.`, comments);
            const later = left.length > most ? `; ${left.length - most} more come when these are done` : '';
            log.info(`Suggested ${count.toLowerCase()} on the pull request: ${url}${later}`);
        });
    }
    catch (error) {
        const { severity, message } = refusal(error, pullRequest, 'suggestions');
        log[severity](message);
    }
}

;// CONCATENATED MODULE: ./build/github/publish.js
/** Every report of the Action, in the order that product and later steps rely on. */











async function publish({ report, inputs, event, context, check }, runner) {
    const { settings, sarifFile, jsonFile } = inputs;
    const { errors, warnings, notes, files } = (0,finding/* summarize */.e)(report.files);
    const outputs = {
        errors,
        warnings,
        notes,
        files,
        conclusion: (0,build_report/* verdict */.WJ)(report, settings.failOn),
    };
    const inSummary = { name: 'the job summary', ...runPage(event, runner.environment) };
    const inFile = { name: jsonFile ?? sarifFile };
    const rest = inputs.summary ? inSummary : inFile;
    let changes;
    let compared = context;
    const write = (file, text) => (0,write_report/* writeReport */.u)((0,external_node_path_.resolve)(settings.root, file), text, report, settings.root);
    await inOrder([
        {
            name: 'SARIF report',
            work: async () => {
                await write(sarifFile, build_report/* reporters */.R0.sarif(report, context));
                outputs['sarif-file'] = sarifFile;
                if (errors + warnings + notes > build_report/* mostResults */.aS) {
                    runner.notice(`The SARIF report holds the ${build_report/* mostResults */.aS} most severe findings; code scanning keeps no more.`);
                }
                if (event.mergeQueue)
                    runner.info('In a merge queue, code scanning takes no upload: skip that step.');
            },
        },
        {
            name: 'JSON report',
            work: async () => {
                if (jsonFile === undefined)
                    return;
                await write(jsonFile, build_report/* reporters */.R0.json(report, context));
                outputs['json-file'] = jsonFile;
            },
        },
        {
            name: 'comparison with the base',
            work: async () => {
                const { news, ...found } = await compare(report, event, settings, check, runner);
                changes = found.changes;
                compared = { ...context, ...(news && { news }) };
            },
        },
        {
            name: 'job summary',
            work: async () => {
                const file = runner.environment.GITHUB_STEP_SUMMARY;
                if (!inputs.summary || !file)
                    return;
                await appendSummary(file, (budget) => build_report/* reporters */.R0.markdown(report, { ...compared, budget, rest: inFile }));
            },
        },
        {
            name: 'comment',
            work: async () => {
                const id = await comment(event, {
                    mode: inputs.comment,
                    token: inputs.token,
                    key: inputs.commentId,
                    render: () => build_report/* reporters */.R0.markdown(report, { ...compared, budget: longestComment, rest }),
                    somethingToSay: errors + warnings + notes + report.problems.length > 0,
                }, runner);
                if (id !== undefined)
                    outputs['comment-id'] = id;
            },
        },
        {
            name: 'suggestions',
            work: async () => {
                if (!inputs.suggestions)
                    return;
                const offers = await offersFor(report, settings.root, event, changes, context);
                await suggest(event, { token: inputs.token, key: inputs.commentId, offers }, runner);
            },
        },
        { name: 'log', work: () => runner.print(build_report/* reporters */.R0.text(report, context)) },
        {
            name: 'annotations',
            work: async () => {
                if (inputs.annotations === 'none')
                    return;
                const shown = inputs.annotations === 'changed' ? inChanged(report, changes) : report;
                runner.print(build_report/* reporters */.R0.github(shown, { ...compared, rest: { name: 'the log' } }));
            },
        },
        {
            name: 'outputs',
            work: () => {
                for (const [name, value] of Object.entries(outputs))
                    runner.setOutput(name, value);
            },
        },
    ], (message) => runner.warning(message));
}
/** Where the summary of this run can be read; the same for every attempt, so that it does not make bodies differ. */
function runPage({ serverUrl, repository }, { GITHUB_RUN_ID: run }) {
    return repository && run ? { url: `${serverUrl}/${repository}/actions/runs/${run}` } : {};
}
/** Annotations in files that a pull request does not touch are noise; elsewhere there is no such file. */
const inChanged = (report, changes) => changes === undefined ? report : { ...report, files: report.files.filter(({ path }) => changes.has(path)) };

;// CONCATENATED MODULE: ./build/github/index.js
/**
 * What the Action does besides checking: it learns from the runner what the run is about and tells GitHub what was
 * found. Decides nothing about findings, and fails nothing.
 */






/***/ })

};
;