"use strict";
exports.id = 483;
exports.ids = [483];
exports.modules = {

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


/***/ }),

/***/ 6483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/read/fault.js
var fault = __webpack_require__(1244);
// EXTERNAL MODULE: ./build/read/limits.js
var read_limits = __webpack_require__(2294);
;// CONCATENATED MODULE: ./build/read/yaml-problem.js

/** Which message explains an error of the parser better than the parser's own words, where one code has one meaning. */
const explained = {
    TAB_AS_INDENT: 'tab',
    BAD_INDENT: 'indentation',
    BAD_DQ_ESCAPE: 'bad-escape',
    BLOCK_AS_IMPLICIT_KEY: 'nested-in-line',
    BLOCK_IN_FLOW: 'block-in-flow',
    MULTILINE_IMPLICIT_KEY: 'no-colon',
};
/** The parser's complaint as a fault. It takes an error that concerns no token in particular as one character of text. */
function parseFault(error, text) {
    const start = Math.min(Math.max(error.pos[0], 0), text.length);
    const end = Math.min(Math.max(error.pos[1], start), text.length);
    const problem = (0,fault/* shown */.SP)(error.message, 120).replace(/[.:]$/, '');
    return {
        rule: 'mcpdesc.serialization.yaml.well-formed',
        message: explained[error.code] ?? 'default',
        with: { problem: problem.charAt(0).toLowerCase() + problem.slice(1), found: (0,fault/* shown */.SP)(text.slice(start, end)) },
        start,
        end,
        pointer: '',
    };
}

;// CONCATENATED MODULE: ./build/read/yaml-survey.js


/** Looks over a document before it is composed, which is recursive: nesting past the limit is refused while no stack is at risk. */
function survey(document, limits) {
    const tags = [];
    const collect = (properties) => {
        for (const token of properties ?? [])
            if (token.type === 'tag')
                tags.push(token);
    };
    const waiting = [];
    const visit = (token, depth) => {
        if (token === null || token === undefined)
            return;
        if (depth > limits.depth)
            throw (0,read_limits/* exceeded */.GI)('depth', limits, token.offset, token.offset + 1);
        waiting.push({ token, depth });
    };
    let unclosed;
    collect(document.start);
    visit(document.value, 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { token, depth } = next;
        if (!isClosed(token) && token.offset < (unclosed?.offset ?? Infinity))
            unclosed = token;
        if (!('items' in token))
            continue;
        for (const item of token.items) {
            collect(item.start);
            collect(item.sep);
            // A pair in a flow sequence is a mapping of its own, without braces.
            const inside = token.type === 'flow-collection' && token.start.source === '[' && item.sep !== undefined ? 2 : 1;
            visit(item.key, depth + inside);
            visit(item.value, depth + inside);
        }
    }
    return { tags: tags.sort((a, b) => a.offset - b.offset), unclosed: unclosed && notClosed(unclosed) };
}
function isClosed(token) {
    if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar')
        return true;
    const { source } = token;
    if (source.length < 2 || !source.endsWith(source.charAt(0)))
        return false;
    if (token.type === 'single-quoted-scalar')
        return true;
    let escapes = 0;
    while (source[source.length - 2 - escapes] === '\\')
        escapes += 1;
    return escapes % 2 === 0;
}
/** The range is the quote alone: what it was meant to hold, nobody knows. */
function notClosed({ offset }) {
    return new fault/* Refusal */.P_('mcpdesc.serialization.yaml.well-formed', 'unclosed-quote', offset, offset + 1);
}

// EXTERNAL MODULE: ./build/read/tree.js
var tree = __webpack_require__(8790);
// EXTERNAL MODULE: ./build/read/yaml-scalar.js
var yaml_scalar = __webpack_require__(2482);
;// CONCATENATED MODULE: ./build/read/yaml-tag.js



/**
 * A fault for each tag that is not one of the seven, however it is spelt.
 * @param tags In the order of the text.
 * @param starts In document order, so that the first node behind a tag is the one that has it, or whose key has it.
 */
function tagFaults(tags, document, starts) {
    const faults = [];
    let next = 0;
    for (const { offset, source } of tags) {
        const end = offset + source.length;
        while ((starts[next]?.start ?? end) < end)
            next += 1;
        // A tag that resolves to nothing is an error of the parser, and then nobody asks here.
        if ((0,yaml_scalar/* isStandardTag */.gZ)(document.directives.tagName(source, () => { })))
            continue;
        const slot = starts[next]?.slot;
        faults.push({
            rule: 'mcpdesc.serialization.yaml.standard-tags',
            with: { tag: (0,fault/* shown */.SP)(source) },
            start: offset,
            end,
            pointer: (0,tree/* pointerTo */.xH)(slot?.parent, slot?.key ?? ''),
        });
    }
    return faults;
}

// EXTERNAL MODULE: ./build/read/yaml-text.js
var yaml_text = __webpack_require__(4285);
;// CONCATENATED MODULE: ./build/read/yaml-tokens.js



/** What the lexer puts before the content of a plain or block scalar, and where a flow collection ends too early. */
const scalarMark = '\u001F';
const flowEndMark = '\u0018';
const closers = { '[': ']', '{': '}' };
/** In a row, where a mapping has both an anchor and a tag, and its first key, too. With more, the parser has complained already. */
const mostProperties = 4;
/**
 * The token trees of a YAML stream. Parsing costs many times the lexing before it, and the parser goes on where
 * nothing can be understood any more; so what must exceed the limits is refused here, lexeme by lexeme, and a bracket
 * without its partner ends the stream. Only then can no text take long.
 */
class YamlTokens {
    #parser;
    #lexer;
    #limits;
    #brackets;
    #properties;
    /** Indicators of nesting on the current line: `- - ? - x`. */
    #stairs;
    #begun;
    #announced;
    constructor(limits) {
        /** In the order of the text. */
        this.comments = [];
        this.#parser = new dist/* Parser */.iX();
        this.#lexer = new dist/* Lexer */.JG();
        this.#brackets = [];
        this.#properties = 0;
        /** Indicators of nesting on the current line: `- - ? - x`. */
        this.#stairs = 0;
        this.#begun = 0;
        this.#announced = { '-': 0, ':': 0, '?': 0 };
        this.#limits = limits;
    }
    *of(text) {
        let content = false;
        for (const lexeme of this.#lexer.lex(withLineFeeds(text))) {
            if (!content)
                this.#look(lexeme, this.#parser.offset);
            if (this.broken !== undefined)
                break;
            content = !content && lexeme === scalarMark;
            yield* this.#parser.next(lexeme);
        }
        this.#unclosed();
        yield* this.#parser.end();
    }
    #look(lexeme, offset) {
        const first = lexeme.charAt(0);
        if (first === '#')
            this.comments.push({ start: offset, end: offset + lexeme.length });
        if (first === '&' || first === '!')
            this.#property(offset, lexeme.length);
        else if (!' \t\r\n#'.includes(first) || lexeme === '')
            this.#properties = 0;
        if (lexeme in closers)
            this.#brackets.push({ opener: lexeme, offset });
        else if (lexeme === ']' || lexeme === '}')
            this.#close(lexeme, offset);
        else if (lexeme === flowEndMark)
            this.#unclosed();
        this.#count(lexeme, first, offset);
    }
    /** Each key has a value: twice the limit in scalars and flow collections is too much, as is the limit itself in one indicator. */
    #count(lexeme, first, offset) {
        const { depth, values } = this.#limits;
        if (lexeme in closers || lexeme === scalarMark || first === '"' || first === "'")
            this.#begun += 1;
        const announced = this.#announced[lexeme];
        if (announced !== undefined)
            this.#announced[lexeme] = announced + 1;
        if (first === '\n' || first === '\r')
            this.#stairs = 0;
        if ((lexeme === '-' || lexeme === '?') && this.#brackets.length === 0)
            this.#stairs += 1;
        if (Math.max(this.#brackets.length, this.#stairs) > depth + 1)
            throw (0,read_limits/* exceeded */.GI)('depth', this.#limits, offset, offset + 1);
        if (this.#begun > 2 * values || (announced ?? 0) >= values)
            throw (0,read_limits/* exceeded */.GI)('values', this.#limits, offset, offset + 1);
    }
    #property(offset, length) {
        this.#properties += 1;
        if (this.#properties > mostProperties) {
            this.#break('default', offset, offset + length, { problem: 'a node can have only one anchor and one tag' });
        }
    }
    #close(closer, offset) {
        const open = this.#brackets.pop();
        if (open === undefined)
            this.#break('unopened-bracket', offset, offset + 1, { closer });
        else if (closers[open.opener] !== closer)
            this.#break('unclosed-bracket', open.offset, open.offset + 1, { opener: open.opener });
    }
    #unclosed() {
        const open = this.#brackets.at(-1);
        if (open !== undefined)
            this.#break('unclosed-bracket', open.offset, open.offset + 1, { opener: open.opener });
    }
    #break(which, start, end, holes = {}) {
        this.broken ??= new fault/* Refusal */.P_('mcpdesc.serialization.yaml.well-formed', which, start, end, holes);
    }
}
/** A lone carriage return ends a line in YAML, but not for the parser. No offset changes. */
const withLineFeeds = (text) => text.replaceAll(/\r(?!\n)/g, '\n');

// EXTERNAL MODULE: ./build/read/lines.js
var lines = __webpack_require__(9867);
;// CONCATENATED MODULE: ./build/read/yaml-node.js
/** Scalars and keys of the parser as nodes and spans of ours. */




/** The scalar as a string, whatever it means. */
const contentOf = (scalar) => scalar.source ?? '';
const isPlain = (scalar) => scalar.type === 'PLAIN';
/** Nothing but what it looks like says what type this scalar has. */
const isBare = (scalar) => isPlain(scalar) && scalar.tag === undefined;
const resolutionOf = (scalar) => (0,yaml_scalar/* resolveScalar */.T)(contentOf(scalar), isPlain(scalar), scalar.tag);
/** For the message that a tag does not fit: what the node holds, and the tag as people write it. */
const mismatchHoles = (node) => ({
    content: (0,dist/* isScalar */.jn)(node) ? `"${(0,fault/* shown */.SP)(contentOf(node))}"` : (0,dist/* isMap */.jh)(node) ? 'a mapping' : 'a sequence',
    tag: (node.tag ?? '').replace('tag:yaml.org,2002:', '!!'),
});
/** For the messages about a scalar that has no value. */
const scalarHoles = (scalar, resolution) => resolution === 'mismatch' ? mismatchHoles(scalar) : { value: (0,fault/* shown */.SP)(contentOf(scalar)) };
/**
 * Quotes belong to it, and the `|` or `>`; the blanks and line breaks that a block scalar ends with do not. An empty
 * value has no width and stands right behind what it is the value of, where a caret can be seen.
 */
function spanOf(node, text) {
    const [start, end] = node.range;
    if (start === end)
        return (0,yaml_text/* emptySpan */.WZ)(start, text);
    const block = 'type' in node && node.type?.startsWith('BLOCK');
    return { start, end: block ? (0,yaml_text/* unblank */.SE)(text, end, ' \t\r\n') : end };
}

;// CONCATENATED MODULE: ./build/read/yaml-profile.js
/** What can be wrong with a single node of well-formed YAML: the rule and its message. */
const complaints = {
    alias: ['mcpdesc.serialization.yaml.no-aliases', undefined],
    mismatch: ['mcpdesc.serialization.yaml.well-formed', 'tag-mismatch'],
    'not-finite': ['mcpdesc.serialization.number.finite', 'special'],
    overflow: ['mcpdesc.serialization.number.finite', 'overflow'],
    'key-type': ['mcpdesc.serialization.yaml.string-keys', 'scalar'],
    'key-collection': ['mcpdesc.serialization.yaml.string-keys', 'collection'],
    repeated: ['mcpdesc.serialization.yaml.unique-keys', undefined],
};
function profileFault(complaint, { start, end }, pointer, holes) {
    const [rule, message] = complaints[complaint];
    return { rule, ...(message === undefined ? {} : { message }), with: holes, start, end, pointer };
}

;// CONCATENATED MODULE: ./build/read/yaml-tree.js








/** One composed document → our tree, and every fault of the profile on the way. Recursive; the survey has bounded the depth. */
class TreeBuilder {
    #text;
    #budget;
    #slot;
    #lines;
    /** Inside a key that is a collection: the object that has it, since no pointer leads to what the key holds. */
    #keyOf;
    constructor(text, budget) {
        /** Where each node starts, in document order, and what points to it. */
        this.starts = [];
        this.faults = [];
        this.#slot = { parent: undefined, key: '', depth: 0 };
        this.#text = text;
        this.#budget = budget;
    }
    /** Undefined where a limit was met. */
    build(root) {
        try {
            return root === null ? this.#absent(0, this.#slot) : this.#value(root, this.#slot);
        }
        catch (error) {
            if (!(error instanceof fault/* Refusal */.P_))
                throw error;
            this.faults.push(error.at((0,tree/* pointerTo */.xH)(this.#slot.parent, this.#slot.key)));
            return undefined;
        }
    }
    #value(node, slot) {
        const span = spanOf(node, this.#text);
        this.#slot = slot;
        this.#budget.value(slot.depth, span.start, span.end);
        if ((0,dist/* isMap */.jh)(node))
            return this.#object(node, slot);
        if ((0,dist/* isSeq */.oP)(node))
            return this.#array(node, slot);
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node, span, slot);
        this.#report('alias', span, slot, { alias: (0,fault/* shown */.SP)(this.#text.slice(span.start, span.end)) });
        return this.#place(new tree/* NullNode */.CU(span.start, span.end), slot);
    }
    #scalar(scalar, span, slot) {
        this.#budget.characters(contentOf(scalar).length, span.start, span.end);
        const resolution = resolutionOf(scalar);
        if (typeof resolution === 'object') {
            return this.#place((0,yaml_scalar/* scalarNode */.Hf)(resolution.value, span, isBare(scalar)), slot);
        }
        this.#report(resolution, span, slot, scalarHoles(scalar, resolution));
        return this.#place(new tree/* StringNode */.k7(span.start, span.end, contentOf(scalar)), slot);
    }
    #array(sequence, slot) {
        const [start, end] = sequence.range;
        const array = this.#place(new tree/* ArrayNode */._7(start, end), slot);
        this.#collection(sequence, yaml_scalar/* standardTags */.XJ.seq, { start, end }, slot);
        for (const item of sequence.items) {
            array.add(this.#value(item, { parent: array, key: array.items.length, depth: slot.depth + 1 }));
        }
        if (this.#text[start] !== '[')
            array.end = array.items.at(-1)?.end ?? end;
        return array;
    }
    /** Without braces it begins with its first key and ends with its last value, wherever the parser sees the ends. */
    #object(map, slot) {
        const [start, end] = map.range;
        const first = map.items[0];
        const braced = this.#text[start] === '{';
        const object = this.#place(new tree/* ObjectNode */.Kv(braced || first === undefined ? start : spanOf(first.key, this.#text).start, end), slot);
        this.#collection(map, yaml_scalar/* standardTags */.XJ.map, { start, end }, slot);
        const names = new Map();
        for (const { key, value } of map.items) {
            const span = spanOf(key, this.#text);
            const inside = { parent: object, key: this.#key(key, span, { object, names }, slot), depth: slot.depth + 1 };
            object.add({
                key: inside.key,
                keyStart: span.start,
                keyEnd: span.end,
                value: value === null ? this.#absent(span.end, inside) : this.#value(value, inside),
            });
        }
        if (!braced)
            object.end = object.members.at(-1)?.value.end ?? end;
        return object;
    }
    #collection(node, fitting, { start, end }, slot) {
        this.#budget.entries(node.items.length, start, Math.min(start + 1, end));
        if ((0,yaml_scalar/* isStandardTag */.gZ)(node.tag) && node.tag !== fitting)
            this.#report('mismatch', { start, end }, slot, mismatchHoles(node));
    }
    /** Of a key without a colon, as in `{a}`: as empty as with a colon and nothing behind it. */
    #absent(offset, slot) {
        const span = (0,yaml_text/* emptySpan */.WZ)(offset, this.#text);
        this.#slot = slot;
        this.#budget.value(slot.depth, span.start, span.end);
        return this.#place((0,yaml_scalar/* scalarNode */.Hf)('', span, true), slot);
    }
    /** The name under which the value goes into the object. */
    #key(key, span, { object, names }, holder) {
        const depth = holder.depth + 1;
        if (!(0,dist/* isScalar */.jn)(key)) {
            if (!(0,dist/* isAlias */.Vj)(key))
                this.#report('key-collection', span, holder, {});
            const outer = this.#keyOf;
            this.#keyOf ??= holder;
            this.#value(key, { ...holder, depth });
            this.#keyOf = outer;
            return this.#text.slice(span.start, span.end);
        }
        const name = contentOf(key);
        const slot = { parent: object, key: name, depth };
        this.#slot = slot;
        this.#budget.characters(name.length, span.start, span.end);
        const resolution = resolutionOf(key);
        if (typeof resolution === 'string')
            this.#report(resolution, span, slot, scalarHoles(key, resolution));
        if (resolution === 'overflow' || (typeof resolution === 'object' && typeof resolution.value !== 'string')) {
            this.#report('key-type', span, slot, { key: (0,fault/* shown */.SP)(name) });
            return name;
        }
        const earlier = names.get(name);
        if (earlier === undefined)
            names.set(name, span.start);
        else
            this.#report('repeated', span, slot, { key: (0,fault/* shown */.SP)(name), line: this.#line(earlier) });
        return name;
    }
    #line(offset) {
        this.#lines ??= new lines/* Lines */.q(this.#text);
        return String(this.#lines.position(offset).line);
    }
    #place(node, slot) {
        // Faults inside a collection need their pointer before the collection is complete.
        node.parent = slot.parent;
        node.key = slot.key;
        this.starts.push({ start: node.start, slot: this.#keyOf ?? slot });
        return node;
    }
    #report(complaint, span, slot, holes) {
        const { parent, key } = this.#keyOf ?? slot;
        this.faults.push(profileFault(complaint, span, (0,tree/* pointerTo */.xH)(parent, key), holes));
    }
}

;// CONCATENATED MODULE: ./build/read/yaml.js
/**
 * YAML 1.2.2 → tree, in the profile of the format: one document, string keys, standard tags, no aliases, the JSON
 * schema. The package `yaml` decides what is well-formed; every value is resolved here, so that no setting, directive or
 * update of it can change one.
 */









/** All plain scalars stay strings, nothing is expanded, and the package's check for repeated keys, which is quadratic, is off. */
const options = { schema: 'failsafe', merge: false, resolveKnownTags: false, uniqueKeys: false, strict: true };
function readYaml(text, limits) {
    try {
        return understand(text, limits);
    }
    catch (error) {
        if (!(error instanceof fault/* Refusal */.P_))
            throw error;
        return { tree: undefined, faults: [error.at('')] };
    }
}
function understand(text, limits) {
    refuseControls(text);
    const stream = compose(text, limits);
    const { document, survey: looked, second } = stream;
    if (document === undefined || looked === undefined) {
        return { tree: undefined, faults: [stream.broken?.at('') ?? single('none', 0, 0)] };
    }
    const several = second === undefined ? [] : [single('several', second.start, second.end)];
    const malformed = firstProblem(document, [looked.unclosed, stream.broken], text, limits);
    if (malformed !== undefined)
        return { tree: undefined, faults: [malformed, ...several] };
    const builder = new TreeBuilder(text, new read_limits/* Budget */.__(limits));
    const tree = builder.build(document.contents);
    const faults = [...builder.faults, ...tagFaults(looked.tags, document, builder.starts), ...several];
    return { tree, faults, comments: stream.comments };
}
function compose(text, limits) {
    const composer = new dist/* Composer */.Dk(options);
    const stream = new YamlTokens(limits);
    let looked;
    let second;
    for (const token of stream.of(text)) {
        if (token.type === 'document') {
            if (looked !== undefined) {
                second = beginning(token);
                break;
            }
            looked = survey(token, limits);
        }
        // Nothing comes out before a second document goes in, or the end.
        composer.next(token).next();
    }
    const [document] = composer.end();
    return { document, survey: looked, second, broken: stream.broken, comments: stream.comments };
}
/** The `---` of a document, or where its content begins. */
function beginning(document) {
    const marker = document.start.find((token) => token.type === 'doc-start');
    const start = marker?.offset ?? document.value?.offset ?? document.offset;
    return { start, end: start + (marker?.source.length ?? 1) };
}
/** One good message is better than the ten that follow from it. Ours name the cause, so they win over the parser's at the same place. */
function firstProblem(document, own, text, limits) {
    const [ours] = own.filter((refusal) => refusal !== undefined).sort((a, b) => a.start - b.start);
    const [theirs] = yaml_complaints(document).sort((a, b) => a.pos[0] - b.pos[0]);
    if (theirs === undefined || (ours !== undefined && ours.start <= theirs.pos[0]))
        return ours?.at('');
    if (theirs.code === 'RESOURCE_EXHAUSTION')
        return (0,read_limits/* exceeded */.GI)('depth', limits, ...theirs.pos).at('');
    return parseFault(theirs, text);
}
/** Whatever the parser complains of, warnings too; not of unknown tags, which are judged by the profile of the format. */
const yaml_complaints = (document) => [
    ...document.errors,
    ...document.warnings.filter((warning) => warning.code !== 'TAG_RESOLVE_FAILED'),
];
/** The parser lets them pass. */
function refuseControls(text) {
    const found = yaml_text/* forbiddenCharacter */.DB.exec(text);
    if (found === null)
        return;
    throw new fault/* Refusal */.P_('mcpdesc.serialization.yaml.well-formed', 'control-character', found.index, found.index + 1, {
        character: (0,fault/* codePoint */.yb)(found[0]),
    });
}
const single = (message, start, end) => ({
    rule: 'mcpdesc.serialization.yaml.single-document',
    message,
    with: {},
    start,
    end,
    pointer: '',
});


/***/ })

};
;