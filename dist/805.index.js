"use strict";
exports.id = 805;
exports.ids = [805];
exports.modules = {

/***/ 3805:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Baseline: () => (/* binding */ Baseline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/discover/index.js + 4 modules
var discover = __webpack_require__(65);
// EXTERNAL MODULE: ./build/settings/index.js + 8 modules
var build_settings = __webpack_require__(9701);
// EXTERNAL MODULE: ./build/write-whole.js
var write_whole = __webpack_require__(6154);
// EXTERNAL MODULE: ./build/config/index.js + 9 modules
var config = __webpack_require__(8152);
// EXTERNAL MODULE: ./build/decode/index.js + 3 modules
var decode = __webpack_require__(6146);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/baseline/entry.js
/** How a finding is known again. */

const entryOf = (file, { rule, pointer, source }) => ({
    file,
    rule,
    pointer,
    content: (0,external_node_crypto_.createHash)('sha256')
        .update(source.content ?? '')
        .digest('hex')
        .slice(0, 16),
});
const fields = ['file', 'pointer', 'rule', 'content'];
const byPlace = (a, b) => {
    const field = fields.find((name) => a[name] !== b[name]);
    return field === undefined ? 0 : a[field] < b[field] ? -1 : 1;
};
/** Items move when others are added before them, so that the content has to tell them apart. */
const withoutIndices = (pointer) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');
/** From the surest way to know a finding again to the least sure. */
const identities = [
    ({ rule, pointer, content }) => JSON.stringify([rule, pointer, content]),
    ({ rule, pointer, content }) => JSON.stringify([rule, withoutIndices(pointer), content]),
];

;// CONCATENATED MODULE: ./build/baseline/baseline-file.js
/** The file that lists known findings. */



const anyText = (0,decode/* text */.Qq)({ means: 'a text', test: () => true });
const baselineFile = (0,decode/* object */.Ik)({
    version: (0,decode/* exactly */.pV)(1),
    findings: (0,decode/* list */.p_)((0,decode/* object */.Ik)({ file: anyText, pointer: anyText, rule: anyText, content: anyText }, [
        'file',
        'pointer',
        'rule',
        'content',
    ])),
}, ['version', 'findings']);
/** A large project may know of more than a description may hold. */
const unlimited = {
    bytes: Number.POSITIVE_INFINITY,
    depth: 10,
    values: Number.POSITIVE_INFINITY,
    characters: Number.POSITIVE_INFINITY,
    entries: Number.POSITIVE_INFINITY,
};
/** Whatever its name, it is JSON: this program wrote it. */
async function parseBaseline(name, bytes) {
    const { value } = await (0,config.parseSettingsFile)({ name, path: `${name}.json`, bytes }, baselineFile, unlimited);
    return value.findings;
}
/** The same findings, the same bytes; one line each, so that version control shows what came and went. */
function writtenBaseline(entries) {
    const lines = entries
        .toSorted(byPlace)
        .map(({ file, pointer, rule, content }) => `    ${JSON.stringify({ file, pointer, rule, content })}`);
    const findings = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
    return `{\n  "version": 1,\n  "findings": ${findings}\n}\n`;
}

// EXTERNAL MODULE: ./build/read/index.js + 7 modules
var read = __webpack_require__(111);
;// CONCATENATED MODULE: ./build/baseline/known.js
/** Findings of a file compared with the entries of a baseline for it. */


const why = { by: 'baseline', reason: 'It was known when the baseline was written.' };
/** What keeps a file from being checked is always news, and what is accepted already needs no entry. */
const isListed = ({ rule, suppressed }) => suppressed === undefined && !(0,read/* isFirm */.vL)(rule);
/** Each entry stands for one finding. */
function compare(file, findings, entries) {
    const known = new Set();
    let left = entries;
    for (const identity of identities) {
        const waiting = new Map();
        for (const entry of left) {
            const alike = waiting.get(identity(entry));
            if (alike === undefined)
                waiting.set(identity(entry), [entry]);
            else
                alike.push(entry);
        }
        for (const finding of findings) {
            if (known.has(finding) || !isListed(finding))
                continue;
            if (waiting.get(identity(entryOf(file, finding)))?.shift() !== undefined)
                known.add(finding);
        }
        left = [...waiting.values()].flat();
    }
    return {
        findings: findings.map((finding) => (known.has(finding) ? { ...finding, suppressed: why } : finding)),
        left,
    };
}

;// CONCATENATED MODULE: ./build/baseline/index.js
/** Known findings, so that a project can begin with what is new. Reads and writes one file; decides no severity. */







class Baseline {
    #settings;
    #location;
    #entries;
    /** Of the files that were checked: what is in them, and what is not any more. */
    #seen = new Map();
    constructor(settings, location, entries) {
        this.#settings = settings;
        this.#location = location;
        const byFile = new Map();
        for (const entry of entries) {
            const known = byFile.get(entry.file);
            if (known === undefined)
                byFile.set(entry.file, [entry]);
            else
                known.push(entry);
        }
        this.#entries = byFile;
    }
    /** Undefined where the settings name none. */
    static async open(settings, disk) {
        const { baseline, workingDirectory } = settings;
        if (baseline === undefined)
            return undefined;
        const location = (0,external_node_path_.resolve)(workingDirectory, baseline.file);
        const name = JSON.stringify(baseline.file);
        try {
            const isThere = (await disk.kind(location)) !== undefined;
            if (!isThere && baseline.write)
                return new Baseline(settings, location, []);
            if (!isThere) {
                throw new build_settings/* UsageError */.eb(`There is no baseline ${name}; --write-baseline writes it`);
            }
            const bytes = await disk.read(location, Number.MAX_SAFE_INTEGER);
            return new Baseline(settings, location, await parseBaseline(baseline.file, bytes));
        }
        catch (error) {
            if (error instanceof build_settings/* UsageError */.eb)
                throw error;
            throw new build_settings/* UsageError */.eb(`The baseline ${name} cannot be read: ${(0,discover.reason)(error)}`);
        }
    }
    /** The report of a file with its known findings suppressed; where the baseline is written, all that it will list. */
    quiet(report) {
        const file = this.#nameOf(report.path);
        const now = report.findings.filter(isListed).map((finding) => entryOf(file, finding));
        const { findings, left } = compare(file, report.findings, this.#settings.baseline?.write === true ? now : (this.#entries.get(file) ?? []));
        this.#seen.set(file, { now, left });
        return { ...report, findings };
    }
    /** Entries that match nothing any more, as far as this run can tell. */
    stale() {
        return [...this.#entries].flatMap(([file, entries]) => this.#seen.get(file)?.left ?? (this.#isGone(file) ? entries : []));
    }
    /** Whether a file that was not checked would have been, if it were still there. */
    #isGone(file) {
        const { isWhole, workingDirectory } = this.#settings;
        const way = (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(this.#location), file));
        return isWhole === true && !(0,external_node_path_.isAbsolute)(way) && way.split(external_node_path_.sep)[0] !== '..';
    }
    /** Lists what was found, and keeps what is known of files that nobody looked at. */
    write({ problems }) {
        const unread = new Set(problems.map(({ path }) => this.#nameOf(path)));
        const kept = [...this.#entries].filter(([file]) => !this.#seen.has(file) && (unread.has(file) || !this.#isGone(file)));
        const entries = [...kept.flatMap(([, known]) => known), ...[...this.#seen.values()].flatMap(({ now }) => now)];
        (0,write_whole/* writeWhole */.f)(this.#location, writtenBaseline(entries));
    }
    #nameOf(path) {
        return (0,external_node_path_.relative)((0,external_node_path_.dirname)(this.#location), (0,external_node_path_.resolve)(this.#settings.root, path)).split(external_node_path_.sep).join('/');
    }
}


/***/ })

};
;