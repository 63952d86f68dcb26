"use strict";
exports.id = 647;
exports.ids = [647];
exports.modules = {

/***/ 1647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEvents: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1244);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2294);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8790);
/* harmony import */ var _yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2482);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4285);
/**
 * YAML → tree, ten times as fast as `yaml.ts`, for texts in which nothing asks for a judgement. What this reader
 * understands is as the full one would have it; about everything else it says nothing, and the full one decides. It
 * never finds a fault: the package `js-yaml` refuses layouts that are well-formed, and names one error where there
 * are many.
 */






/** Undefined where the full reader has to look. */
function readEvents(text, limits) {
    if (_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__/* .forbiddenCharacter */ .DB.test(text) || foreign.test(text) || isCrowded(text, limits))
        return undefined;
    try {
        return new EventTree(text, limits).build(eventsOf(text, limits));
    }
    catch (error) {
        if (error instanceof Doubt || error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_)
            return undefined;
        throw error;
    }
}
/** Something that the full reader has to look at. */
class Doubt extends Error {
}
function eventsOf(text, limits) {
    try {
        return (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: limits.depth + 2 });
    }
    catch {
        // Whatever the package did not like: what that means, the full reader knows.
        throw new Doubt();
    }
}
const units = (characters) => new Set([...characters].map((one) => one.charCodeAt(0)));
/** Every value is announced by one of these. */
const announcers = units(',:[{-?\n\r');
/** What may stand between values besides comments. */
const passed = units(' \n\r\t:-,?');
const hash = 35;
/**
 * All events are there before the first is counted, so a text that could have far more values than the limit is left
 * to the reader that counts on the way. No value comes without one of these characters, and prose has few of them.
 */
function isCrowded(text, { values }) {
    const most = 8 * values;
    if (text.length <= most)
        return false;
    let count = 0;
    for (let at = 0; at < text.length; at += 1)
        if (announcers.has(text.charCodeAt(at)))
            count += 1;
    return count > most;
}
/** An implicit key is at most 1024 characters long, up to its colon. This is checked as if the colon stood at the value. */
const mostKey = 1000;
/**
 * A byte-order mark, a line that ends as no system ends lines any more, and a tab at the start of a line, which the two
 * readers take differently where it stands for an empty line behind a block of text.
 */
const foreign = /\uFEFF|\r(?!\n)|^ *\t/m;
/** Escapes that the two packages read differently: what lies outside of Unicode, and a line break before an empty line. */
const unclear = /\\(?:U|(?:\r\n?|\n)[ \t]*[\r\n])/;
const openers = { object: '{', array: '[' };
const closers = { object: '}', array: ']' };
class EventTree {
    #text;
    #budget;
    #comments = [];
    #root;
    #open;
    #depth = 0;
    #brackets = 0;
    /** The key whose value comes next. */
    #key;
    /** Everything before is in the tree. */
    #at = 0;
    constructor(text, limits) {
        this.#text = text;
        this.#budget = new _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .Budget */ .__(limits);
    }
    build(events) {
        const [document] = events;
        if (document?.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT || document.explicitEnd || document.directives.length > 0)
            throw new Doubt();
        for (let index = 1; index < events.length - 1; index += 1)
            this.#take(events[index], events[index + 1]);
        if (this.#root === undefined || this.#skip(this.#text.length) < this.#text.length)
            throw new Doubt();
        return { tree: this.#root, faults: [], comments: this.#comments };
    }
    #take(event, next) {
        switch (event?.type) {
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR:
                if (this.#open?.type === 'object' && this.#key === undefined)
                    this.#takeKey(this.#open, event);
                else
                    this.#takeScalar(event);
                return;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING:
                this.#enter(event.start, new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .ObjectNode */ .Kv(this.#startOfObject(event.start, next), event.start));
                return;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE:
                this.#enter(event.start, new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .ArrayNode */ ._7(event.start, event.start));
                return;
            case js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP:
                this.#leave();
                return;
            default:
                throw new Doubt();
        }
    }
    /** Without braces it begins with its first key, which need not be where a question mark stands. */
    #startOfObject(start, next) {
        if (this.#text[start] === '{')
            return start;
        if (next?.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR || next.valueStart < 0)
            throw new Doubt();
        return isQuoted(next) ? next.valueStart - 1 : next.valueStart;
    }
    #takeKey(object, event) {
        const { start, end } = this.#span(event);
        const name = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(this.#text, event);
        this.#budget.entries(object.members.length + 1, start, end);
        this.#budget.characters(name.length, start, end);
        if (typeof this.#valueOf(name, event) !== 'string' || isBlock(event) || object.has(name))
            throw new Doubt();
        this.#key = { name, start, end };
    }
    #takeScalar(event) {
        const span = this.#span(event);
        const content = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(this.#text, event);
        this.#budget.characters(content.length, span.start, span.end);
        this.#place((0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarNode */ .Hf)(this.#valueOf(content, event), span, event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN));
    }
    #valueOf(content, event) {
        const resolution = (0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveScalar */ .T)(content, event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN, undefined);
        if (typeof resolution === 'string')
            throw new Doubt();
        return resolution.value;
    }
    #enter(start, node) {
        if (this.#open?.type === 'object' && this.#key === undefined)
            throw new Doubt();
        this.#place(node);
        if (this.#text[start] === openers[node.type]) {
            if (this.#skip(start) < start)
                throw new Doubt();
            this.#at = start + 1;
            this.#brackets += 1;
        }
        this.#open = node;
        this.#depth += 1;
    }
    #leave() {
        const open = this.#open;
        if (open === undefined || this.#key !== undefined)
            throw new Doubt();
        if (this.#text[open.start] === openers[open.type]) {
            const closer = this.#skip(this.#text.length);
            if (this.#text[closer] !== closers[open.type])
                throw new Doubt();
            this.#at = closer + 1;
            this.#brackets -= 1;
        }
        open.end = this.#at;
        this.#open = open.parent;
        this.#depth -= 1;
    }
    #place(node) {
        const { start } = node;
        this.#budget.value(this.#depth, start, start + 1);
        const open = this.#open;
        if (open === undefined) {
            // A scalar alone is no description, and which tabs may stand before it is disputed.
            if (this.#root !== undefined || (node.type !== 'object' && node.type !== 'array'))
                throw new Doubt();
            if (/\t| ---/.test(this.#text.slice(0, start)))
                throw new Doubt();
            this.#root = node;
        }
        else if (open.type === 'array') {
            this.#budget.entries(open.items.length + 1, start, start + 1);
            open.add(node);
        }
        else if (this.#key !== undefined) {
            const { name, start: keyStart, end: keyEnd } = this.#key;
            if (start - keyStart > mostKey)
                throw new Doubt();
            open.add({ key: name, keyStart, keyEnd, value: node });
            this.#key = undefined;
        }
    }
    /** Where the full reader sees the scalar, everything before it passed by. */
    #span(event) {
        const { valueStart, valueEnd } = event;
        if (valueStart < 0)
            throw new Doubt();
        if (isBlock(event))
            return this.#blockSpan(valueStart, valueEnd);
        const quote = isQuoted(event) ? 1 : 0;
        const start = valueStart - quote;
        if (this.#skip(start) < start)
            throw new Doubt();
        const isEscaped = event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.DOUBLE_QUOTED && !event.fast;
        if (isEscaped && unclear.test(this.#text.slice(valueStart, valueEnd)))
            throw new Doubt();
        this.#at = valueEnd + quote;
        return { start, end: this.#at };
    }
    /** From the indicator, which the event leaves out, to the last line that holds something; an indentation indicator is a matter of dispute. */
    #blockSpan(valueStart, valueEnd) {
        const start = this.#skip(valueStart);
        if (start === valueStart)
            throw new Doubt();
        this.#at = start + 1;
        while ('-+'.includes(this.#text.charAt(this.#at)))
            this.#at += 1;
        if (this.#skip(valueStart) < valueStart)
            throw new Doubt();
        this.#at = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__/* .unblank */ .SE)(this.#text, valueEnd, ' \t\r\n');
        if (this.#at <= valueStart)
            throw new Doubt();
        return { start, end: this.#at };
    }
    /** Passes by blanks, comments and whatever announces a value; returns where something else stands, or that offset. */
    #skip(to) {
        let at = this.#at;
        while (at < to) {
            const unit = this.#text.charCodeAt(at);
            if (unit === hash)
                at = this.#comment(at);
            else if (passed.has(unit))
                at += 1;
            else
                break;
        }
        this.#at = at;
        return at;
    }
    /** Between brackets, the package `yaml` takes no comment that begins its line. */
    #comment(start) {
        if (this.#brackets > 0 && '\r\n'.includes(this.#text.charAt(start - 1)))
            throw new Doubt();
        let end = start;
        while (end < this.#text.length && !'\r\n'.includes(this.#text.charAt(end)))
            end += 1;
        this.#comments.push({ start, end });
        return end;
    }
}
const isQuoted = ({ style }) => style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED || style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.DOUBLE_QUOTED;
const isBlock = ({ style }) => style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.LITERAL_BLOCK || style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.FOLDED_BLOCK;


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ scalarNode),
/* harmony export */   T: () => (/* binding */ resolveScalar),
/* harmony export */   XJ: () => (/* binding */ standardTags),
/* harmony export */   gZ: () => (/* binding */ isStandardTag)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8790);
/** What a YAML scalar means in the JSON schema of YAML 1.2.2 (chapter 10.2), where whatever fits no form is a string. */

/** The tags that the format knows, by the prefix `tag:yaml.org,2002:`. */
const standardTags = {
    str: 'tag:yaml.org,2002:str',
    null: 'tag:yaml.org,2002:null',
    bool: 'tag:yaml.org,2002:bool',
    int: 'tag:yaml.org,2002:int',
    float: 'tag:yaml.org,2002:float',
    map: 'tag:yaml.org,2002:map',
    seq: 'tag:yaml.org,2002:seq',
};
const standard = new Set(Object.values(standardTags));
const isStandardTag = (tag) => standard.has(tag ?? '');
/** Case counts, and nothing else is resolved: `~`, `True`, `yes`, `.5`, `0x1F` and dates are strings. */
const forms = [
    { tag: standardTags.null, form: /^null$/, value: () => null },
    { tag: standardTags.bool, form: /^(?:true|false)$/, value: (source) => source === 'true' },
    { tag: standardTags.int, form: /^-?(?:0|[1-9][0-9]*)$/, value: Number },
    { tag: standardTags.float, form: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/, value: Number },
];
/** How YAML's core schema spells the numbers that JSON has not. */
const notFinite = /^[+-]?\.(?:inf|nan)$/i;
/** @param tag The resolved explicit tag; one that is not standard leaves the content a string and is judged elsewhere. */
function resolveScalar(source, plain, tag) {
    if (tag === standardTags.map || tag === standardTags.seq)
        return 'mismatch';
    const typed = forms.some((form) => form.tag === tag);
    if (!typed && (tag !== undefined || !plain))
        return { value: source };
    if (notFinite.test(source) && (tag === undefined || tag === standardTags.float))
        return 'not-finite';
    const fitting = forms.find(({ tag: own, form }) => (!typed || own === tag) && form.test(source));
    if (fitting === undefined)
        return typed ? 'mismatch' : { value: source };
    const value = fitting.value(source);
    return typeof value === 'number' && !Number.isFinite(value) ? 'overflow' : { value };
}
/** @param plain Without quotes and without a tag. */
function scalarNode(value, { start, end }, plain) {
    switch (typeof value) {
        case 'string':
            return new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .StringNode */ .k7(start, end, value, plain);
        case 'number':
            return new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .NumberNode */ .Cu(start, end, value);
        case 'boolean':
            return new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .BooleanNode */ .p1(start, end, value);
        default:
            return new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .NullNode */ .CU(start, end);
    }
}


/***/ }),

/***/ 4285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ forbiddenCharacter),
/* harmony export */   SE: () => (/* binding */ unblank),
/* harmony export */   WZ: () => (/* binding */ emptySpan)
/* harmony export */ });
/** What both readers of YAML know of the text itself. */
/** What YAML allows nowhere, not even in quotes (production `nb-json`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbiddenCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
function emptySpan(offset, text) {
    const settled = unblank(text, offset, ' \t');
    return { start: settled, end: settled };
}
/** Goes back from an offset over these characters. */
function unblank(text, offset, blanks) {
    let at = offset;
    while (at > 0 && blanks.includes(text.charAt(at - 1)))
        at -= 1;
    return at;
}


/***/ })

};
;