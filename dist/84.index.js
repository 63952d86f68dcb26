"use strict";
exports.id = 84;
exports.ids = [84];
exports.modules = {

/***/ 4561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check_check)
});

// EXTERNAL MODULE: ./build/edit/index.js + 5 modules
var edit = __webpack_require__(6212);
// EXTERNAL MODULE: ./build/catalogue/index.js + 1 modules
var catalogue = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/describe/protocols.js
var describe_protocols = __webpack_require__(5452);
;// CONCATENATED MODULE: ./build/describe/rows.js
/** How the shape tables are written: one short word for each kind of shape and property. */
const any = { kind: 'any' };
const flag = { kind: 'flag' };
const rows_text = (constraints = {}) => ({ kind: 'text', ...constraints });
const number = (constraints = {}) => ({
    kind: 'number',
    ...constraints,
});
const list = (items, constraints = {}) => ({
    kind: 'list',
    items,
    ...constraints,
});
const map = (values, constraints = {}) => ({
    kind: 'map',
    values,
    ...constraints,
});
const record = (shape) => ({ kind: 'record', ...shape });
const variant = (shape) => ({ kind: 'union', ...shape });
const choice = (choose) => ({ kind: 'choice', choose });
const reference = (namespace, shape) => ({
    kind: 'reference',
    namespace,
    shape,
});
const optional = (shape) => ({ shape });
const required = (shape) => ({ shape, required: true });
/** There only in some protocol versions: the voice's YAML says in which it complains. */
const versioned = (voice, shape) => ({ shape, present: [voice] });

;// CONCATENATED MODULE: ./build/describe/shapes/common.js
/** Shapes that several objects of the format share. */


/** Keys of securitySchemes, component and example maps, names of elicitation declarations. */
const plainName = {
    test: /^[A-Za-z0-9._-]+$/,
    means: 'made of letters, digits, ".", "_" and "-" only',
};
const nonEmpty = 'mcpdesc.document.collection.non-empty';
/** An absolute URI. */
const uri = rows_text({ uri: true, voices: { uri: 'mcpdesc.document.uri.syntax' } });
/** Arrays and maps that must not be empty when they are there; others may. */
const filledList = (items) => list(items, { filled: 'or-absent', voices: { empty: nonEmpty } });
const filledMap = (values, constraints = {}) => map(values, { filled: 'or-absent', ...constraints, voices: { empty: nonEmpty, ...constraints.voices } });
const emptyVoice = { empty: nonEmpty };
/** Strings and nothing else; may be empty. */
const texts = list(rows_text());
const protocolScope = list(rows_text({
    values: describe_protocols/* protocols */.WH,
    voices: {
        type: 'mcpdesc.protocol-versions.scope.structure',
        value: 'mcpdesc.protocol-versions.value.supported',
    },
}), {
    filled: true,
    unique: true,
    voices: {
        type: 'mcpdesc.protocol-versions.scope.structure',
        empty: 'mcpdesc.protocol-versions.scope.structure',
        duplicate: 'mcpdesc.protocol-versions.value.unique',
    },
});
const icons = filledList(record({
    label: 'an Icon',
    rule: 'mcpdesc.icon.object.structure',
    extras: 'extensible',
    surfaces: ['icon'],
    properties: {
        src: required(uri),
        mimeType: optional(rows_text()),
        sizes: optional(texts),
        theme: optional(rows_text({ values: ['light', 'dark'] })),
    },
}));
/** The grammar of MCP's `_meta` keys: an optional prefix of dotted labels and a slash, then a name that may be empty. */
const metaKey = {
    test: /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/,
    means: 'a name such as "hint", or a dotted prefix, one slash and a name such as "com.example/hint"',
};
/** `_meta`, by what it is attached to: reserved keys are right in one place and wrong in another. */
const meta = (place) => map(any, {
    keys: metaKey,
    surfaces: ['meta', place],
    voices: { type: 'mcpdesc.meta.object.structure', key: 'mcp.meta.key.format' },
});
const metaRule = 'mcp.meta.field.version-applicability';
/** On Tools, Resources, Resource Templates and Prompts. */
const metaOfDeclaration = versioned(metaRule, meta('meta-of-declaration'));
/** On content blocks and resource contents. */
const metaOfContent = versioned(metaRule, meta('meta-of-content'));
/** On completed results; which versions have it depends on the kind of result. */
const metaOfResult = meta('meta-of-result');
const versionedMetaOfResult = versioned(metaRule, metaOfResult);
/** An MCP extension identifier: a `_meta` key with a prefix and a name, neither of them empty. */
const extensionIdentifier = {
    test: /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/,
    means: 'a dotted vendor prefix, one slash and a name, such as "com.example/feature"',
};
/** Any object, whatever is in it. */
const openObject = (label, rule) => record({ label, rule, extras: 'open', properties: {} });
const extensionMap = map(openObject('the settings of an extension', 'mcpdesc.capabilities.extensions.structure'), {
    keys: extensionIdentifier,
    surfaces: ['extension-map'],
    filled: 'or-absent',
    voices: {
        type: 'mcpdesc.capabilities.extensions.structure',
        empty: 'mcpdesc.document.collection.non-empty',
        key: 'mcp.extension.identifier.format',
    },
});
const securityVoice = 'mcpdesc.security-requirement.array.structure';
const securityRequirements = list(map(list(rows_text({ voices: { type: securityVoice } }), {
    unique: true,
    voices: { type: securityVoice, duplicate: 'mcpdesc.security-requirement.scopes.unique' },
}), { keys: plainName, voices: { type: securityVoice, key: securityVoice } }), { surfaces: ['security-requirements'], voices: { type: securityVoice } });
const resourceAnnotations = record({
    label: 'annotations',
    rule: 'mcp.resource-annotations.object.structure',
    extras: 'open',
    surfaces: ['resource-annotations'],
    properties: {
        audience: optional(list(rows_text({ values: ['user', 'assistant'] }))),
        priority: optional(number({ minimum: 0, maximum: 1 })),
        lastModified: versioned('mcp.resource-annotations.last-modified.version-applicability', rows_text()),
    },
});
const toolAnnotations = record({
    label: 'the annotations of a Tool',
    rule: 'mcpdesc.tool.annotations.structure',
    extras: 'open',
    properties: {
        title: optional(rows_text()),
        readOnlyHint: optional(flag),
        destructiveHint: optional(flag),
        idempotentHint: optional(flag),
        openWorldHint: optional(flag),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/0.7.0/common.js


/** Nothing else is allowed, whatever its name: no extensions, no scopes, no references. */
const common_closed = (shape) => record({
    ...shape,
    extras: 'closed',
    voices: { unknown: ['mcpdesc.document.object.known-properties', 'unknown'], ...shape.voices },
});
const common_icons = list(common_closed({
    label: 'an Icon',
    rule: 'mcpdesc.icon.object.structure',
    surfaces: ['icon'],
    properties: {
        src: required(uri),
        mimeType: optional(rows_text()),
        sizes: optional(list(rows_text())),
        theme: optional(rows_text({ values: ['light', 'dark'] })),
    },
}));

;// CONCATENATED MODULE: ./build/describe/shapes/0.7.0/primitives.js



const object = map(any);
const tags = list(rows_text({ voices: { type: 'mcpdesc.tag.reference.structure' } }), {
    unique: true,
    voices: { type: 'mcpdesc.tag.reference.structure', duplicate: 'mcpdesc.tag.reference.unique' },
});
const primitive = (shape) => common_closed({
    ...shape,
    properties: {
        title: optional(rows_text()),
        description: optional(rows_text()),
        icons: optional(common_icons),
        tags: optional(tags),
        deprecated: optional(flag),
        _meta: optional(map(any, { voices: { type: 'mcpdesc.meta.object.structure' } })),
        ...shape.properties,
    },
});
/** The schema of the format looks a little way into an embedded one. */
const embeddedSchema = (label, surface) => optional(record({
    label,
    rule: 'mcpdesc.tool.structure',
    extras: 'open',
    surfaces: ['tool-schema', surface],
    properties: {
        $schema: optional(rows_text()),
        type: optional(rows_text()),
        properties: optional(object),
        required: optional(list(rows_text())),
    },
}));
const tool = primitive({
    label: 'a Tool',
    rule: 'mcpdesc.tool.structure',
    surfaces: ['tool'],
    properties: {
        name: required(rows_text()),
        inputSchema: embeddedSchema('the input schema', 'tool-input-schema'),
        outputSchema: embeddedSchema('the output schema', 'tool-output-schema'),
        annotations: optional(toolAnnotations),
        execution: optional(common_closed({
            label: 'the execution of a Tool',
            rule: 'mcpdesc.tool.execution.structure',
            properties: { taskSupport: optional(rows_text({ values: ['forbidden', 'optional', 'required'] })) },
        })),
    },
});
const resource = primitive({
    label: 'a Resource',
    rule: 'mcpdesc.resource.structure',
    properties: {
        uri: required(rows_text()),
        name: required(rows_text()),
        mimeType: optional(rows_text()),
        size: optional(number()),
        annotations: optional(map(any, { voices: { type: 'mcp.resource-annotations.object.structure' } })),
    },
});
const resourceTemplate = primitive({
    label: 'a Resource Template',
    rule: 'mcpdesc.resource-template.structure',
    surfaces: ['resource-template'],
    properties: {
        uriTemplate: required(rows_text()),
        name: required(rows_text()),
        mimeType: optional(rows_text()),
        annotations: optional(map(any, { voices: { type: 'mcp.resource-annotations.object.structure' } })),
    },
});
const primitives_prompt = primitive({
    label: 'a Prompt',
    rule: 'mcpdesc.prompt.structure',
    properties: {
        name: required(rows_text()),
        arguments: optional(list(common_closed({
            label: 'a Prompt argument',
            rule: 'mcpdesc.prompt.argument.structure',
            properties: {
                name: required(rows_text()),
                title: optional(rows_text()),
                description: optional(rows_text()),
                required: optional(flag),
            },
        }))),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/0.7.0/security.js



const flow = (name) => optional(common_closed({
    label: `the ${name} flow`,
    rule: 'mcpdesc.oauth-flow.object.structure',
    properties: {
        authorizationUrl: optional(uri),
        tokenUrl: optional(uri),
        refreshUrl: optional(uri),
        scopes: optional(map(rows_text())),
    },
}));
/** Schemes as such, not requirements that name them; what a type needs is not asked. */
const securitySchemes = list(common_closed({
    label: 'a Security Scheme',
    rule: 'mcpdesc.security-scheme.object.structure',
    voices: { missing: 'mcpdesc.security-scheme.type.supported' },
    properties: {
        type: required(rows_text({
            values: ['http', 'apiKey', 'oauth2', 'openIdConnect'],
            voices: { value: 'mcpdesc.security-scheme.type.supported' },
        })),
        scheme: optional(rows_text()),
        bearerFormat: optional(rows_text()),
        name: optional(rows_text()),
        in: optional(rows_text({ values: ['header', 'query', 'cookie'] })),
        flows: optional(common_closed({
            label: 'the OAuth Flows object',
            rule: 'mcpdesc.oauth-flows.object.structure',
            properties: {
                implicit: flow('implicit'),
                password: flow('password'),
                clientCredentials: flow('clientCredentials'),
                authorizationCode: flow('authorizationCode'),
            },
        })),
        openIdConnectUrl: optional(uri),
        description: optional(rows_text()),
    },
}));

;// CONCATENATED MODULE: ./build/describe/shapes/0.7.0/transports.js




const rule = 'mcpdesc.transport.object.structure';
const common = { type: required(rows_text()), security: optional(securitySchemes) };
const remote = (type) => common_closed({ label: `a Transport of type ${type}`, rule, properties: { ...common, url: required(uri) } });
const transport = variant({
    label: 'a Transport',
    rule,
    by: 'type',
    voices: { value: 'mcpdesc.transport.type.supported' },
    variants: {
        'streamable-http': remote('streamable-http'),
        sse: remote('sse'),
        stdio: common_closed({
            label: 'a Transport of type stdio',
            rule,
            properties: {
                ...common,
                command: required(rows_text()),
                args: optional(list(rows_text())),
                env: optional(map(rows_text())),
            },
        }),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/0.7.0/document.js
/**
 * The document as format 0.7.0 has it, after the JSON Schema of that version: one protocol version in `info`, one
 * Capabilities object, security schemes where they are needed, and objects that are closed even to `x-*`, but for the
 * root. Rows lead only to rules that mean the same there; what is asked of MCP alone is asked of both formats.
 */







/** MCP 2026-07-28 is younger than the format. */
const known = describe_protocols/* protocols */.WH.slice(0, 4);
const info = common_closed({
    label: 'the Info object',
    rule: 'mcpdesc.info.object.structure',
    surfaces: ['info'],
    properties: {
        name: required(rows_text({ filled: true, voices: { blank: 'mcpdesc.info.name.non-empty' } })),
        title: optional(rows_text()),
        description: optional(rows_text()),
        version: required(rows_text({ filled: true, voices: { blank: 'mcpdesc.info.version.non-empty' } })),
        protocolVersion: optional(rows_text({ values: known, voices: { value: 'mcpdesc.protocol-versions.value.supported' } })),
        id: optional(rows_text()),
        icons: optional(common_icons),
        websiteUrl: optional(uri),
        contact: optional(common_closed({
            label: 'a Contact',
            rule: 'mcpdesc.info.contact.structure',
            surfaces: ['contact'],
            properties: { name: optional(rows_text()), url: optional(uri), email: optional(rows_text()) },
        })),
        license: optional(common_closed({
            label: 'a License',
            rule: 'mcpdesc.info.license.structure',
            properties: { name: required(rows_text()), url: optional(uri) },
        })),
    },
});
const capability = (label, properties) => optional(record({ label, rule: 'mcpdesc.capabilities.object.structure', extras: 'open', properties }));
const marker = capability('a capability marker', {});
const capabilities = record({
    label: 'the Capabilities object',
    rule: 'mcpdesc.capabilities.object.structure',
    extras: 'open',
    properties: {
        tools: capability('the tools capability', { listChanged: optional(flag) }),
        resources: capability('the resources capability', { subscribe: optional(flag), listChanged: optional(flag) }),
        prompts: capability('the prompts capability', { listChanged: optional(flag) }),
        completions: marker,
        logging: marker,
        tasks: capability('the tasks capability', {
            list: marker,
            cancel: marker,
            requests: capability('the requests of the tasks capability', {
                tools: capability('the tool requests of the tasks capability', { call: marker }),
            }),
        }),
        experimental: marker,
    },
});
const tag = common_closed({
    label: 'a Tag',
    rule: 'mcpdesc.tag.object.structure',
    properties: { name: required(rows_text({ filled: true })), description: optional(rows_text()) },
});
const root = record({
    label: 'the document',
    rule: 'mcpdesc.document.root.structure',
    voices: {
        missing: 'mcpdesc.document.root.required-properties',
        unknown: ['mcpdesc.document.object.known-properties', 'unknown'],
    },
    extras: 'extensible',
    surfaces: ['superseded-document'],
    atLeastOneOf: ['tools', 'resources', 'resourceTemplates', 'prompts'],
    properties: {
        $schema: optional(rows_text()),
        // Its value has led to this table.
        mcpdesc: required(any),
        info: required(info),
        transports: required(list(transport, { filled: true, voices: { empty: 'mcpdesc.document.collection.non-empty' } })),
        security: optional(securitySchemes),
        capabilities: optional(capabilities),
        tools: optional(list(tool)),
        resources: optional(list(resource)),
        resourceTemplates: optional(list(resourceTemplate)),
        prompts: optional(list(primitives_prompt)),
        tags: optional(list(tag, { unique: 'deep', voices: { duplicate: 'mcpdesc.tag.object.structure' } })),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/capabilities.js
/** What the server declares it can do, by protocol version. */


const capabilities_rule = 'mcpdesc.capabilities.object.structure';
const capabilities_capability = (label, properties, extras = 'extensible') => record({ label, rule: capabilities_rule, extras, properties });
const capabilities_marker = openObject('a capability marker', capabilities_rule);
const tasks = capabilities_capability('the tasks capability', {
    list: optional(capabilities_marker),
    cancel: optional(capabilities_marker),
    requests: optional(capabilities_capability('the requests of the tasks capability', {
        tools: optional(capabilities_capability('the tool requests of the tasks capability', { call: optional(capabilities_marker) }, 'closed')),
    }, 'closed')),
}, 'closed');
/** MCP has an object under every name; the format's own schema takes anything. */
const noObject = { kind: 'any', presence: ['mcp.capabilities.experimental.object-values'] };
const experimental = record({
    label: 'the experimental capabilities',
    rule: capabilities_rule,
    extras: 'open',
    properties: {},
    others: { shape: choice((node) => (node.type === 'object' ? any : noObject)) },
});
const capabilities_capabilities = record({
    label: 'a Capabilities object',
    rule: capabilities_rule,
    extras: 'extensible',
    scoped: true,
    surfaces: ['capabilities'],
    properties: {
        protocolVersions: optional(protocolScope),
        tools: optional(capabilities_capability('the tools capability', { listChanged: optional(flag) })),
        resources: optional(capabilities_capability('the resources capability', { subscribe: optional(flag), listChanged: optional(flag) })),
        prompts: optional(capabilities_capability('the prompts capability', { listChanged: optional(flag) })),
        completions: versioned('mcp.capabilities.completions.version-applicability', capabilities_marker),
        logging: versioned('mcp.capabilities.logging.deprecated', capabilities_marker),
        tasks: versioned('mcp.capabilities.tasks.version-applicability', tasks),
        extensions: versioned('mcp.capabilities.extensions.pre-standard', extensionMap),
        experimental: optional(experimental),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/content.js
/** Content blocks and resource contents: MCP payload, closed, without `x-*`. */


const resourceContents = record({
    label: 'Resource Contents',
    rule: 'mcp.resource.contents.structure',
    extras: 'closed',
    exactlyOneOf: ['text', 'blob'],
    surfaces: ['resource-contents'],
    properties: {
        uri: required(uri),
        mimeType: optional(rows_text()),
        text: optional(rows_text()),
        blob: optional(rows_text()),
        _meta: metaOfContent,
    },
});
const contentRule = 'mcp.content.block.structure';
const unavailable = (message) => ['mcp.content.block.version-availability', message];
/** One kind of block; `voice` where the kind itself does not exist in every protocol version. */
const block = (kind, properties, voice) => record({
    label: `a content block of type ${kind}`,
    rule: contentRule,
    extras: 'closed',
    surfaces: ['content-block'],
    ...(voice === undefined ? {} : { presence: { at: 'type', voices: [voice] } }),
    properties: {
        type: required(rows_text()),
        ...properties,
        annotations: optional(resourceAnnotations),
        _meta: metaOfContent,
    },
});
const binary = { data: required(rows_text()), mimeType: required(rows_text()) };
const contentBlocks = {
    text: block('text', { text: required(rows_text()) }),
    image: block('image', binary),
    audio: block('audio', binary, unavailable('audio')),
    resource: block('resource', { resource: required(resourceContents) }),
    resource_link: block('resource_link', {
        uri: required(uri),
        name: required(rows_text()),
        title: optional(rows_text()),
        description: optional(rows_text()),
        mimeType: optional(rows_text()),
        size: optional(number()),
        icons: versioned(unavailable('icons'), icons),
    }, unavailable('resource-link')),
};
const contentBlock = variant({
    label: 'a content block',
    rule: contentRule,
    by: 'type',
    variants: contentBlocks,
});

;// CONCATENATED MODULE: ./build/describe/shapes/results.js
/** Completed results that examples show. Open at the top level, as MCP results are. */



/** Members of a JSON-RPC message, and of workflows that are not finished: a completed result has neither. */
const foreign = (envelopeFree, completed) => ({
    jsonrpc: { shape: any, present: [envelopeFree] },
    id: { shape: any, present: [envelopeFree] },
    error: { shape: any, present: [envelopeFree] },
    task: { shape: any, present: [completed] },
    inputRequests: { shape: any, present: [completed] },
    requestState: { shape: any, present: [completed] },
});
/** A member that one version demands and the others do not know; the YAML of the rule says which. */
const windowed = (rule, shape) => ({
    shape,
    absent: [[rule, 'missing']],
    present: [[rule, 'present']],
});
const complete = rows_text({ values: ['complete'] });
const notAnObject = {
    kind: 'any',
    presence: [['mcp.tool.example.structured-content-version', 'not-an-object']],
};
const toolResult = record({
    label: 'the result of a Tool',
    rule: 'mcp.tool.example.result-structure',
    extras: 'open',
    properties: {
        resultType: windowed('mcp.tool.example.result-type', complete),
        content: required(list(contentBlock)),
        structuredContent: {
            shape: choice((node) => (node.type === 'object' ? any : notAnObject)),
            present: [['mcp.tool.example.structured-content-version', 'present']],
        },
        isError: optional(flag),
        // MCP results carry _meta since 2024-11-05, and the format does not narrow it for Tools.
        _meta: optional(metaOfResult),
        ...foreign('mcpdesc.tool.example.envelope-free', 'mcpdesc.tool.example.completed-result'),
    },
});
const readResult = record({
    label: 'the result of reading a resource',
    rule: 'mcp.resource.example.result-structure',
    extras: 'open',
    properties: {
        resultType: windowed('mcp.resource.example.result-type', complete),
        contents: required(list(resourceContents, { filled: true })),
        ttlMs: windowed('mcp.resource.example.cache-fields', number({ minimum: 0 })),
        cacheScope: windowed('mcp.resource.example.cache-fields', rows_text({ values: ['public', 'private'] })),
        _meta: versionedMetaOfResult,
        ...foreign('mcpdesc.resource.example.envelope-free', 'mcpdesc.resource.example.completed-result'),
    },
});
const promptMessage = record({
    label: 'a prompt message',
    rule: 'mcp.prompt.example.result-structure',
    extras: 'closed',
    properties: { role: required(rows_text({ values: ['user', 'assistant'] })), content: required(contentBlock) },
});
const promptResult = record({
    label: 'the result of a Prompt',
    rule: 'mcp.prompt.example.result-structure',
    extras: 'open',
    properties: {
        resultType: windowed('mcp.prompt.example.result-type', complete),
        messages: required(list(promptMessage)),
        description: optional(rows_text()),
        _meta: versionedMetaOfResult,
        ...foreign('mcpdesc.prompt.example.envelope-free', 'mcpdesc.prompt.example.completed-result'),
    },
});
/** MCP's own bound on the number of completion values. */
const completionValues = 100;
const completionResult = record({
    label: 'the result of a completion',
    rule: 'mcp.completion-example.result-structure',
    extras: 'open',
    properties: {
        resultType: windowed('mcp.completion-example.result-type', complete),
        completion: required(record({
            label: 'a completion',
            rule: 'mcp.completion-example.result-structure',
            extras: 'open',
            properties: {
                values: required(list(rows_text(), { maximum: completionValues })),
                total: optional(number({ integer: true, minimum: 0 })),
                hasMore: optional(flag),
            },
        })),
        _meta: versioned(['mcp.meta.field.version-applicability', 'completion'], metaOfResult),
        ...foreign('mcpdesc.completion-example.envelope-free', 'mcpdesc.completion-example.completed-result'),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/examples.js
/** Named examples of primitives, and completion examples. */



const toolInput = openObject('the input of a Tool', 'mcpdesc.tool.example.structure');
const toolExample = record({
    label: 'a Tool example',
    rule: 'mcpdesc.tool.example.structure',
    extras: 'extensible',
    surfaces: ['tool-example'],
    properties: { input: required(toolInput), result: required(toolResult) },
});
const resourceExample = record({
    label: 'a Resource example',
    rule: 'mcpdesc.resource.example.structure',
    extras: 'extensible',
    surfaces: ['read-example', 'resource-example'],
    properties: { result: required(readResult) },
});
const resourceTemplateExample = record({
    label: 'a Resource Template example',
    rule: 'mcpdesc.resource-template.example.structure',
    extras: 'extensible',
    surfaces: ['read-example', 'resource-template-example'],
    properties: { uri: required(uri), result: required(readResult) },
});
const promptExample = record({
    label: 'a Prompt example',
    rule: 'mcpdesc.prompt.example.structure',
    extras: 'extensible',
    surfaces: ['prompt-example'],
    properties: { arguments: optional(map(rows_text())), result: required(promptResult) },
});
const completionExample = record({
    label: 'a completion example',
    rule: 'mcpdesc.completion-example.structure',
    extras: 'extensible',
    surfaces: ['completion-example'],
    presence: { voices: ['mcp.completion-example.version-availability'] },
    properties: {
        argument: required(record({
            label: 'the argument of a completion example',
            rule: 'mcpdesc.completion-example.structure',
            extras: 'extensible',
            properties: { name: required(rows_text()), value: required(rows_text()) },
        })),
        context: versioned('mcp.completion-example.context-version', record({
            label: 'the context of a completion example',
            rule: 'mcpdesc.completion-example.structure',
            extras: 'extensible',
            properties: {
                arguments: required(map(rows_text(), { filled: true, voices: { empty: 'mcpdesc.completion-example.structure' } })),
            },
        })),
        result: required(completionResult),
    },
});
const namedExamples = (shape) => filledMap(shape, { keys: plainName, voices: { key: 'mcpdesc.example.name.pattern' } });
const toolExamples = namedExamples(reference('toolExamples', toolExample));
const resourceExamples = namedExamples(reference('resourceExamples', resourceExample));
const resourceTemplateExamples = namedExamples(reference('resourceTemplateExamples', resourceTemplateExample));
const promptExamples = namedExamples(reference('promptExamples', promptExample));
const completionExamples = namedExamples(completionExample);

;// CONCATENATED MODULE: ./build/describe/shapes/components.js
/** Shared components: five namespaces of values that references name. */



const voices = { type: 'mcpdesc.components.value.structure' };
const namespace = (shape) => optional(filledMap(shape, {
    keys: plainName,
    voices: { type: 'mcpdesc.components.object.structure', key: 'mcpdesc.components.name.pattern' },
}));
/** A schema component is any object; whether it is a good schema is asked where it is used. */
const schema = openObject('a schema component', 'mcpdesc.components.value.structure');
const components = record({
    label: 'the components',
    rule: 'mcpdesc.components.object.structure',
    voices: { empty: 'mcpdesc.document.collection.non-empty' },
    extras: 'extensible',
    filled: 'or-absent',
    definitions: true,
    properties: {
        schemas: namespace(reference('schemas', schema)),
        toolExamples: namespace(reference('toolExamples', { ...toolExample, voices })),
        resourceExamples: namespace(reference('resourceExamples', { ...resourceExample, voices })),
        resourceTemplateExamples: namespace(reference('resourceTemplateExamples', { ...resourceTemplateExample, voices })),
        promptExamples: namespace(reference('promptExamples', { ...promptExample, voices })),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/client-requirements.js
/**
 * What a primitive needs of the client. MCP's ClientCapabilities is open in every version, so unknown names pass; the
 * members of the known ones differ by version (rules-level windows), whatever the format's own schema lets through.
 */


const structure = 'mcpdesc.client-requirements.object.structure';
const member = (message) => ['mcp.client-requirements.member.version-applicability', message];
const value = (message) => ['mcp.client-requirements.value.type', message];
const client_requirements_unavailable = (message) => ['mcp.client-requirements.capability.version-applicability', message];
const deprecated = (message) => ['mcp.client-requirements.capability.deprecated', message];
/** A nested object whose type is judged per version, under the message of its capability. */
const part = (label, capability, properties) => record({
    label,
    rule: structure,
    voices: { type: value(capability) },
    extras: 'open',
    properties: properties ?? {},
    ...(properties === undefined ? {} : { others: { shape: any, present: [member(capability)] } }),
});
const client_requirements_capability = (label, name, properties) => record({
    label,
    rule: structure,
    extras: 'open',
    properties,
    others: { shape: any, present: [member(name)] },
});
const roots = client_requirements_capability('the roots requirement', 'roots', {
    listChanged: {
        shape: { ...flag, voices: { type: value('roots') } },
        present: [member('listChanged')],
    },
});
const sampling = client_requirements_capability('the sampling requirement', 'sampling', {
    context: {
        shape: part('sampling.context', 'sampling'),
        present: [member('context'), deprecated('context')],
    },
    tools: { shape: part('sampling.tools', 'sampling'), present: [member('tools')] },
});
const elicitation = client_requirements_capability('the elicitation requirement', 'elicitation', {
    form: { shape: part('elicitation.form', 'elicitation'), present: [member('form')] },
    url: { shape: part('elicitation.url', 'elicitation'), present: [member('url')] },
});
const client_requirements_tasks = client_requirements_capability('the tasks requirement', 'tasks', {
    list: optional(part('tasks.list', 'tasks')),
    cancel: optional(part('tasks.cancel', 'tasks')),
    requests: optional(part('tasks.requests', 'tasks', {
        sampling: optional(part('tasks.requests.sampling', 'tasks', {
            createMessage: optional(part('tasks.requests.sampling.createMessage', 'tasks')),
        })),
        elicitation: optional(part('tasks.requests.elicitation', 'tasks', {
            create: optional(part('tasks.requests.elicitation.create', 'tasks')),
        })),
    })),
});
const anyCapability = openObject('a required client capability', structure);
const clientRequirements = record({
    label: 'the client requirements',
    rule: structure,
    voices: { empty: 'mcpdesc.document.collection.non-empty' },
    extras: 'open',
    filled: 'or-absent',
    surfaces: ['client-requirements'],
    properties: {
        roots: { shape: roots, present: [deprecated('roots')] },
        sampling: { shape: sampling, present: [deprecated('sampling')] },
        elicitation: { shape: elicitation, present: [client_requirements_unavailable('elicitation')] },
        tasks: { shape: client_requirements_tasks, present: [client_requirements_unavailable('tasks')] },
        extensions: { shape: extensionMap, present: [client_requirements_unavailable('extensions')] },
        experimental: optional(map(anyCapability)),
        // Not a capability but a misplaced scope; the primitive carries it.
        protocolVersions: { shape: any, present: ['mcpdesc.client-requirements.protocol-versions.absent'] },
    },
    others: { shape: anyCapability, extensionsFree: true },
});

;// CONCATENATED MODULE: ./build/describe/shapes/elicitation.js
/** Elicitation declarations and the restricted schema language of their forms. */


const vocabulary = 'mcp.elicitation.requested-schema.vocabulary';
const tooNew = (message) => ['mcp.elicitation.requested-schema.version-vocabulary', message];
const newDefault = (shape) => ({ shape, present: [tooNew('default')] });
const property = (label, properties, presence) => record({
    label,
    rule: vocabulary,
    extras: 'closed',
    ...(presence === undefined ? {} : { presence }),
    properties: {
        type: required(rows_text()),
        title: optional(rows_text()),
        description: optional(rows_text()),
        ...properties,
    },
});
const count = optional(number({ integer: true, minimum: 0 }));
const plainText = property('a string property of a form', {
    minLength: count,
    maxLength: count,
    format: optional(rows_text({ values: ['email', 'uri', 'date', 'date-time'] })),
    default: newDefault(rows_text()),
});
const untitledChoice = property('an enum property of a form', {
    enum: required(texts),
    enumNames: optional(texts),
    default: newDefault(rows_text()),
});
const elicitation_option = record({
    label: 'an option of a form',
    rule: vocabulary,
    extras: 'closed',
    properties: { const: required(rows_text()), title: required(rows_text()) },
});
const titledChoice = property('a titled enum property of a form', { oneOf: required(list(elicitation_option)), default: newDefault(rows_text()) }, { at: 'oneOf', voices: [tooNew('oneOf')] });
const numeric = property('a number property of a form', {
    minimum: optional(number()),
    maximum: optional(number()),
    default: newDefault(number()),
});
const elicitation_boolean = property('a boolean property of a form', { default: optional(flag) });
const choices = (label, properties) => record({ label, rule: vocabulary, extras: 'closed', properties });
const untitledItems = choices('the items of a multi-select', {
    type: required(rows_text({ values: ['string'] })),
    enum: required(texts),
});
const titledItems = choices('the items of a multi-select', { anyOf: required(list(elicitation_option)) });
const multiSelect = property('a multi-select property of a form', {
    items: required(choice((node) => (has(node, 'anyOf') ? titledItems : untitledItems))),
    minItems: count,
    maxItems: count,
    default: newDefault(texts),
}, { at: 'type', voices: [tooNew('array')] });
const has = (node, name) => node.type === 'object' && node.has(name);
/** A string property is read as what its author meant: with `enum` an enum, with `oneOf` a titled one, however malformed. */
const string = choice((node) => (has(node, 'enum') ? untitledChoice : has(node, 'oneOf') ? titledChoice : plainText));
const formProperty = variant({
    label: 'a property of a form',
    rule: vocabulary,
    by: 'type',
    variants: { string, number: numeric, integer: numeric, boolean: elicitation_boolean, array: multiSelect },
});
const formSchema = record({
    label: 'the schema of a form',
    rule: vocabulary,
    extras: 'closed',
    surfaces: ['form-schema'],
    properties: {
        $schema: {
            shape: rows_text({ uri: true, voices: { uri: vocabulary } }),
            present: [tooNew('$schema')],
        },
        type: required(rows_text({ values: ['object'] })),
        properties: required(map(formProperty)),
        required: optional(list(rows_text(), { unique: true })),
    },
});
const elicitation_rule = 'mcpdesc.elicitation.structure';
const filled = rows_text({ filled: true });
const declaration = (label, properties, presence) => record({
    label,
    rule: elicitation_rule,
    extras: 'extensible',
    scoped: true,
    surfaces: ['elicitation'],
    ...(presence === undefined ? {} : { presence: { at: 'mode', voices: [presence] } }),
    properties: {
        name: required(rows_text({ pattern: plainName })),
        mode: required(rows_text()),
        message: required(filled),
        when: optional(filled),
        onDecline: optional(filled),
        onCancel: optional(filled),
        protocolVersions: optional(protocolScope),
        ...properties,
    },
});
const branch = 'mcpdesc.elicitation.mode-branch';
const elicitation_elicitation = variant({
    label: 'an elicitation declaration',
    scoped: true,
    rule: elicitation_rule,
    by: 'mode',
    variants: {
        form: declaration('an elicitation declaration of mode form', {
            requestedSchema: { shape: reference('schemas', formSchema), absent: [[branch, 'form-without-schema']] },
            url: { shape: rows_text(), present: [[branch, 'form-with-url']] },
        }),
        url: declaration('an elicitation declaration of mode url', {
            requestedSchema: { shape: { kind: 'any' }, present: [[branch, 'url-with-schema']] },
            url: optional(rows_text({ uri: true, voices: { uri: 'mcpdesc.elicitation.url.syntax' } })),
        }, 'mcp.elicitation.mode.version-availability'),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/sampling.js
/** Sampling requests and responses inside interaction examples. */



const sampling_rule = 'mcpdesc.tool.interaction-example.step-structure';
const sampling_unavailable = (message) => ['mcp.tool.interaction-example.sampling-version', message];
/** One block, or an array of them that is not empty. */
const oneOrMore = (block) => {
    const many = list(block, { filled: true, voices: { empty: sampling_rule } });
    return choice((node) => (node.type === 'array' ? many : block));
};
const presence = (message) => ({ at: 'type', voices: [sampling_unavailable(message)] });
const toolUse = record({
    label: 'a content block of type tool_use',
    rule: sampling_rule,
    extras: 'closed',
    presence: presence('block'),
    properties: {
        type: required(rows_text()),
        id: required(rows_text()),
        name: required(rows_text()),
        input: required(openObject('the input of a tool use', sampling_rule)),
    },
});
const sampling_toolResult = record({
    label: 'a content block of type tool_result',
    rule: sampling_rule,
    extras: 'closed',
    presence: presence('block'),
    properties: {
        type: required(rows_text()),
        toolUseId: required(rows_text()),
        content: required(oneOrMore(contentBlock)),
        isError: optional(flag),
    },
});
/** The format's schema lets these through, but no version of MCP has them in sampling, outside of tool results. */
const sampling_resource = { ...contentBlocks.resource, presence: presence('resource') };
const resourceLink = { ...contentBlocks.resource_link, presence: presence('resource') };
const content = oneOrMore(variant({
    label: 'a sampling content block',
    rule: sampling_rule,
    by: 'type',
    variants: { ...contentBlocks, resource: sampling_resource, resource_link: resourceLink, tool_use: toolUse, tool_result: sampling_toolResult },
}));
/** An object with sampling content, which was a single block at first and may be several since. */
const holder = (label, properties) => {
    const holding = (held) => record({ label, rule: sampling_rule, extras: 'closed', properties: { ...properties, content: held } });
    const one = holding(required(content));
    const several = holding({ ...required(content), present: [sampling_unavailable('several')] });
    return choice((node) => (node.type === 'object' && node.get('content')?.type === 'array' ? several : one));
};
const message = holder('a sampling message', { role: required(rows_text({ values: ['user', 'assistant'] })) });
const priority = optional(number({ minimum: 0, maximum: 1 }));
const modelPreferences = record({
    label: 'the model preferences',
    rule: sampling_rule,
    extras: 'closed',
    properties: {
        costPriority: priority,
        speedPriority: priority,
        intelligencePriority: priority,
        hints: optional(list(record({
            label: 'a model hint',
            rule: sampling_rule,
            extras: 'closed',
            properties: { name: required(rows_text({ filled: true })) },
        }), { filled: true, voices: { empty: sampling_rule } })),
    },
});
const sampling_tool = record({
    label: 'a sampling tool',
    rule: sampling_rule,
    extras: 'extensible',
    properties: {
        name: required(rows_text({ filled: true })),
        title: optional(rows_text()),
        description: optional(rows_text()),
        inputSchema: required(record({
            label: 'the input schema of a sampling tool',
            rule: sampling_rule,
            extras: 'open',
            properties: {
                type: required(rows_text({ values: ['object'] })),
                $componentRef: { shape: rows_text(), present: ['mcpdesc.component-ref.use-site.permitted'] },
            },
        })),
        annotations: optional(toolAnnotations),
    },
});
const samplingRequest = record({
    label: 'a sampling request',
    rule: sampling_rule,
    extras: 'closed',
    properties: {
        messages: required(list(message, { filled: true, voices: { empty: sampling_rule } })),
        maxTokens: required(number({ integer: true, minimum: 1 })),
        includeContext: optional(rows_text({ values: ['none', 'thisServer', 'allServers'] })),
        metadata: optional(openObject('the metadata of a sampling request', sampling_rule)),
        modelPreferences: optional(modelPreferences),
        stopSequences: optional(texts),
        systemPrompt: optional(rows_text()),
        temperature: optional(number()),
        toolChoice: {
            shape: record({
                label: 'a tool choice',
                rule: sampling_rule,
                extras: 'closed',
                properties: { mode: required(rows_text({ values: ['auto', 'required', 'none'] })) },
            }),
            present: [sampling_unavailable('member')],
        },
        tools: {
            shape: list(sampling_tool, { filled: true, voices: { empty: sampling_rule } }),
            present: [sampling_unavailable('member')],
        },
    },
});
const samplingResponse = holder('a sampling response', {
    role: required(rows_text({ values: ['assistant'] })),
    model: required(rows_text()),
    stopReason: optional(rows_text()),
});

;// CONCATENATED MODULE: ./build/describe/shapes/interaction.js
/** Interaction examples: a Tool call during which the server asks the client for something. */






const interaction_rule = 'mcpdesc.tool.interaction-example.step-structure';
const interaction_unavailable = (message) => ['mcp.tool.interaction-example.elicitation-version', message];
const payload = (label, properties, presence) => record({
    label,
    rule: interaction_rule,
    extras: 'closed',
    ...(presence === undefined ? {} : { presence: { at: 'mode', voices: [presence] } }),
    properties,
});
const interaction_filled = rows_text({ filled: true });
const elicitationRequest = variant({
    label: 'an elicitation request',
    rule: interaction_rule,
    by: 'mode',
    variants: {
        form: payload('an elicitation request of mode form', {
            mode: required(rows_text()),
            message: required(interaction_filled),
            requestedSchema: required(formSchema),
        }),
        url: payload('an elicitation request of mode url', { mode: required(rows_text()), message: required(interaction_filled), url: required(uri) }, interaction_unavailable('url')),
    },
});
const withoutContent = payload('a response that accepts nothing', { action: required(rows_text()) });
const elicitationResponse = variant({
    label: 'an elicitation response',
    rule: interaction_rule,
    by: 'action',
    variants: {
        accept: payload('an accepting response', {
            action: required(rows_text()),
            content: optional(openObject('the content of a response', interaction_rule)),
        }),
        decline: withoutContent,
        cancel: withoutContent,
    },
});
const rootsResponse = payload('a roots response', {
    roots: required(list(payload('a root', { uri: required(uri), name: optional(rows_text()) }))),
});
const step = (kind, properties, presence) => record({
    label: `a step of type ${kind}`,
    rule: interaction_rule,
    extras: 'extensible',
    ...(presence === undefined ? {} : { presence: { at: 'type', voices: [presence] } }),
    properties: { type: required(rows_text()), ...properties },
});
const steps = variant({
    label: 'a step of an interaction example',
    rule: interaction_rule,
    by: 'type',
    variants: {
        elicitation: step('elicitation', {
            declaration: optional(rows_text({ pattern: plainName })),
            request: required(elicitationRequest),
            response: required(elicitationResponse),
        }, interaction_unavailable('step')),
        sampling: step('sampling', { request: required(samplingRequest), response: required(samplingResponse) }),
        roots: step('roots', { request: required(payload('a roots request', {})), response: required(rootsResponse) }),
    },
});
const interactionExamples = namedExamples(record({
    label: 'an interaction example',
    rule: 'mcpdesc.tool.interaction-example.structure',
    extras: 'extensible',
    surfaces: ['tool-example', 'interaction-example'],
    properties: {
        input: required(openObject('the input of a Tool', 'mcpdesc.tool.interaction-example.structure')),
        steps: required(filledList(steps)),
        result: required(toolResult),
    },
}));

;// CONCATENATED MODULE: ./build/describe/shapes/primitives.js
/** Tools, Resources, Resource Templates and Prompts. */






const title = versioned('mcp.primitive.title.version-availability', rows_text());
const primitives_tags = list(rows_text({ voices: { type: 'mcpdesc.tag.reference.structure' } }), {
    filled: 'or-absent',
    unique: true,
    surfaces: ['tag-references'],
    voices: {
        type: 'mcpdesc.tag.reference.structure',
        empty: 'mcpdesc.document.collection.non-empty',
        duplicate: 'mcpdesc.tag.reference.unique',
    },
});
/** What all four kinds of primitive may carry. */
const primitives_primitive = (shape) => record({
    ...shape,
    surfaces: ['primitive', ...(shape.surfaces ?? [])],
    extras: 'extensible',
    scoped: true,
    properties: {
        protocolVersions: optional(protocolScope),
        title,
        description: optional(rows_text()),
        icons: versioned('mcp.primitive.icons.version-availability', icons),
        tags: optional(primitives_tags),
        elicitations: optional(filledList(elicitation_elicitation)),
        deprecated: optional(flag),
        _meta: metaOfDeclaration,
        security: optional(securityRequirements),
        clientRequirements: optional(clientRequirements),
        ...shape.properties,
    },
});
/** An embedded JSON Schema: any object. What the schema means is for `schema/` and its rules. */
const primitives_embeddedSchema = (label, surface, rule) => record({
    label,
    rule,
    extras: 'open',
    surfaces: ['tool-schema', surface],
    properties: { $schema: versioned('mcp.tool.schema.dialect-keyword-version', any) },
});
const primitives_tool = primitives_primitive({
    label: 'a Tool',
    rule: 'mcpdesc.tool.structure',
    surfaces: ['tool'],
    properties: {
        name: required(rows_text({ filled: true })),
        inputSchema: {
            shape: reference('schemas', primitives_embeddedSchema('the input schema', 'tool-input-schema', 'mcp.tool.input-schema.required')),
            absent: ['mcp.tool.input-schema.required'],
        },
        outputSchema: {
            shape: reference('schemas', primitives_embeddedSchema('the output schema', 'tool-output-schema', 'mcpdesc.tool.output-schema.structure')),
            present: ['mcp.tool.output-schema.version-availability'],
        },
        annotations: versioned('mcp.tool.annotations.version-availability', toolAnnotations),
        execution: versioned('mcp.tool.execution.version-availability', record({
            label: 'the execution of a Tool',
            rule: 'mcpdesc.tool.execution.structure',
            extras: 'closed',
            properties: { taskSupport: optional(rows_text({ values: ['forbidden', 'optional', 'required'] })) },
        })),
        examples: optional(toolExamples),
        interactionExamples: optional(interactionExamples),
    },
});
const primitives_resource = primitives_primitive({
    label: 'a Resource',
    rule: 'mcpdesc.resource.structure',
    surfaces: ['resource'],
    properties: {
        uri: required(rows_text({ uri: true, voices: { uri: 'mcpdesc.resource.uri.syntax' } })),
        name: required(rows_text()),
        mimeType: optional(rows_text()),
        size: optional(number()),
        annotations: optional(resourceAnnotations),
        examples: optional(resourceExamples),
    },
});
const primitives_resourceTemplate = primitives_primitive({
    label: 'a Resource Template',
    rule: 'mcpdesc.resource-template.structure',
    surfaces: ['resource-template'],
    properties: {
        uriTemplate: required(rows_text()),
        name: required(rows_text()),
        mimeType: optional(rows_text()),
        annotations: optional(resourceAnnotations),
        examples: optional(resourceTemplateExamples),
        completionExamples: optional(completionExamples),
    },
});
const promptArgument = record({
    label: 'a Prompt argument',
    rule: 'mcpdesc.prompt.argument.structure',
    extras: 'extensible',
    properties: {
        name: required(rows_text()),
        title,
        description: optional(rows_text()),
        required: optional(flag),
    },
});
const shapes_primitives_prompt = primitives_primitive({
    label: 'a Prompt',
    rule: 'mcpdesc.prompt.structure',
    surfaces: ['prompt'],
    properties: {
        name: required(rows_text()),
        arguments: optional(filledList(promptArgument)),
        examples: optional(promptExamples),
        completionExamples: optional(completionExamples),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/security.js
/** Security schemes and the OAuth flows inside them. */


const security_flow = (name, urls) => record({
    label: `the ${name} flow`,
    rule: 'mcpdesc.oauth-flow.object.structure',
    extras: 'extensible',
    properties: { ...urls, refreshUrl: optional(uri), scopes: required(map(rows_text())) },
});
const byToken = { authorizationUrl: optional(uri), tokenUrl: required(uri) };
const flows = record({
    label: 'the OAuth Flows object',
    rule: 'mcpdesc.oauth-flows.object.structure',
    extras: 'extensible',
    atLeastOneOf: ['implicit', 'password', 'clientCredentials', 'authorizationCode'],
    properties: {
        implicit: optional(security_flow('implicit', { authorizationUrl: required(uri), tokenUrl: optional(uri) })),
        password: optional(security_flow('password', byToken)),
        clientCredentials: optional(security_flow('clientCredentials', byToken)),
        authorizationCode: optional(security_flow('authorizationCode', { authorizationUrl: required(uri), tokenUrl: required(uri) })),
    },
});
const security_rule = 'mcpdesc.security-scheme.object.structure';
const scheme = (type, properties) => record({
    label: `a Security Scheme of type ${type}`,
    rule: security_rule,
    extras: 'extensible',
    properties: { type: required(rows_text()), description: optional(rows_text()), ...properties },
});
const securityScheme = variant({
    label: 'a Security Scheme',
    rule: security_rule,
    by: 'type',
    voices: { missing: 'mcpdesc.security-scheme.type.supported', value: 'mcpdesc.security-scheme.type.supported' },
    variants: {
        http: scheme('http', { scheme: required(rows_text()), bearerFormat: optional(rows_text()) }),
        apiKey: scheme('apiKey', {
            name: required(rows_text()),
            in: required(rows_text({ values: ['header', 'query', 'cookie'] })),
        }),
        oauth2: scheme('oauth2', { flows: required(flows) }),
        openIdConnect: scheme('openIdConnect', { openIdConnectUrl: required(uri) }),
    },
});
const security_securitySchemes = filledMap(securityScheme, {
    keys: plainName,
    voices: { key: 'mcpdesc.security-scheme.name.pattern' },
});

;// CONCATENATED MODULE: ./build/describe/shapes/transports.js
/** Transports: one record for each `type`. */


const transports_rule = 'mcpdesc.transport.object.structure';
const transports_common = {
    type: required(rows_text()),
    protocolVersions: optional(protocolScope),
    security: optional(securityRequirements),
};
const transports_remote = (type, voice) => record({
    label: `a Transport of type ${type}`,
    rule: transports_rule,
    extras: 'extensible',
    scoped: true,
    surfaces: ['transport'],
    presence: { at: 'type', voices: [voice] },
    properties: { ...transports_common, url: required(uri) },
});
const transports_transport = variant({
    label: 'a Transport',
    scoped: true,
    rule: transports_rule,
    by: 'type',
    voices: { value: 'mcpdesc.transport.type.supported' },
    variants: {
        'streamable-http': transports_remote('streamable-http', 'mcp.transport.streamable-http.version-applicability'),
        sse: transports_remote('sse', 'mcp.transport.sse.legacy-only'),
        stdio: record({
            label: 'a Transport of type stdio',
            rule: transports_rule,
            extras: 'extensible',
            scoped: true,
            surfaces: ['transport'],
            properties: {
                ...transports_common,
                command: required(rows_text()),
                args: optional(list(rows_text())),
                env: optional(map(rows_text())),
            },
        }),
    },
});

;// CONCATENATED MODULE: ./build/describe/shapes/document.js
/** The root object, `info` and the tag catalogue. */







const contact = record({
    label: 'a Contact',
    rule: 'mcpdesc.info.contact.structure',
    extras: 'extensible',
    surfaces: ['contact'],
    properties: { name: optional(rows_text()), url: optional(uri), email: optional(rows_text()) },
});
const license = record({
    label: 'a License',
    rule: 'mcpdesc.info.license.structure',
    extras: 'extensible',
    properties: { name: required(rows_text()), url: optional(uri) },
});
const document_info = record({
    label: 'the Info object',
    rule: 'mcpdesc.info.object.structure',
    extras: 'extensible',
    surfaces: ['info'],
    properties: {
        name: required(rows_text({ filled: true, voices: { blank: 'mcpdesc.info.name.non-empty' } })),
        version: required(rows_text({ filled: true, voices: { blank: 'mcpdesc.info.version.non-empty' } })),
        title: optional(rows_text()),
        description: optional(rows_text()),
        id: optional(rows_text()),
        icons: optional(icons),
        websiteUrl: optional(uri),
        contact: optional(contact),
        license: optional(license),
    },
});
const document_tag = record({
    label: 'a Tag',
    rule: 'mcpdesc.tag.object.structure',
    extras: 'extensible',
    properties: { name: required(rows_text({ filled: true })), description: optional(rows_text()) },
});
const document_root = record({
    label: 'the document',
    rule: 'mcpdesc.document.root.structure',
    voices: { missing: 'mcpdesc.document.root.required-properties' },
    extras: 'extensible',
    scoped: true,
    surfaces: ['document'],
    properties: {
        $schema: optional(rows_text()),
        // Its value decides which tables apply, before any table does: mcpdesc.document.mcpdesc.recognized-version.
        mcpdesc: required(any),
        info: required(document_info),
        protocolVersions: required(protocolScope),
        instructions: optional(rows_text()),
        transports: optional(filledList(transports_transport)),
        securitySchemes: optional(security_securitySchemes),
        security: optional(securityRequirements),
        components: optional(components),
        capabilities: optional(filledList(capabilities_capabilities)),
        tools: optional(filledList(primitives_tool)),
        resources: optional(filledList(primitives_resource)),
        resourceTemplates: optional(filledList(primitives_resourceTemplate)),
        prompts: optional(filledList(shapes_primitives_prompt)),
        tags: optional(filledList(document_tag)),
    },
});

// EXTERNAL MODULE: ./build/read/tree.js
var tree = __webpack_require__(8790);
;// CONCATENATED MODULE: ./build/describe/hit.js
/** What a table row or a check found: a rule, a place, and what fills the rule's message. Severity comes later. */

const atValue = (node) => ({ node, focus: 'value' });
const atKey = (node) => ({ node, focus: 'key' });
const atGap = (node, name) => ({ node, focus: 'missing', name });
/** JSON Pointer of a place; of a missing member, the pointer it would have. */
const placePointer = (place) => place.focus === 'missing' ? (0,tree/* pointer */.Wn)(place.node) + (0,tree/* token */.Sh)(place.name) : (0,tree/* pointer */.Wn)(place.node);
/**
 * Start and end offset of a place. A missing member is shown at the key of the object that lacks it; an object without
 * a key (the root, an array entry) at its opening brace, or at its first key in YAML's block style.
 */
function placeOffsets(place) {
    const { node } = place;
    if (place.focus === 'value')
        return [node.start, node.end];
    const member = (0,tree/* holder */.Lm)(node);
    if (member !== undefined)
        return [member.keyStart, member.keyEnd];
    const first = node.type === 'object' ? node.members[0] : undefined;
    if (first !== undefined && first.keyStart === node.start)
        return [first.keyStart, first.keyEnd];
    return [node.start, Math.min(node.start + 1, node.end)];
}

;// CONCATENATED MODULE: ./build/describe/namespace.js
/** The kinds of shared components. */
const namespaces = [
    'schemas',
    'toolExamples',
    'resourceExamples',
    'resourceTemplateExamples',
    'promptExamples',
];

;// CONCATENATED MODULE: ./build/describe/references.js
/** Component references: where one leads, or why it leads nowhere. */

/** The member that makes an object a Reference Object. */
const referenceKey = '$componentRef';
const target = new RegExp(`^#/components/(${namespaces.join('|')})/([A-Za-z0-9._-]+)$`);
const isReference = (node) => node.type === 'object' && node.has(referenceKey);
/** Whether a value is a direct member of the Components object or of a component, from wherever one looks at it. */
function isOfComponent(value) {
    const owner = value.parent;
    return [owner, owner?.parent?.parent].some((node) => node?.key === 'components' && isRoot(node.parent));
}
const isRoot = (node) => node !== undefined && node.parent === undefined;
/** Where the references of one document lead. Each is followed once, however long the chains that pass it are. */
class References {
    #document;
    #known = new Map();
    constructor(document) {
        this.#document = document;
    }
    /** Follows a Reference Object to the component it means, over any number of further references. */
    resolve(reference, namespace) {
        const known = this.#known.get(namespace) ?? new Map();
        this.#known.set(namespace, known);
        const passed = new Set();
        let at = reference;
        for (;;) {
            const end = known.get(at) ?? (passed.has(at) ? circle(at) : undefined);
            const next = end ?? references_step(at, namespace, this.#document);
            passed.add(at);
            if ('next' in next) {
                at = next.next;
                continue;
            }
            // Whatever leads into a circle is said to, each by its own name; any other fault is that of the last reference.
            const isCircle = 'fault' in next && next.fault === 'cycle';
            for (const one of passed)
                known.set(one, isCircle ? circle(one) : next);
            return known.get(reference) ?? next;
        }
    }
}
const written = (reference) => {
    const value = reference.get(referenceKey);
    return value?.type === 'string' ? value.value : '';
};
const circle = (at) => ({ fault: 'cycle', at, pointer: written(at) });
/**
 * One reference further. Plain look-ups of own members: the grammar leaves no room for escapes, and `constructor` is a
 * name like any other.
 */
function references_step(at, namespace, document) {
    const pointer = written(at);
    if (at.get(referenceKey)?.type !== 'string' || at.members.length > 1)
        return { fault: 'shape', at, pointer };
    const [, space, name] = target.exec(pointer) ?? [];
    if (space === undefined || name === undefined)
        return { fault: 'pointer', at, pointer };
    if (space !== namespace)
        return { fault: 'namespace', at, pointer };
    const found = component(document, namespace, name);
    if (found === undefined)
        return { fault: 'missing', at, pointer };
    return isReference(found) ? { next: found } : { target: found };
}
/** The names of a namespace, for suggestions. */
function componentNames(document, namespace) {
    const space = spaceOf(document, namespace);
    return space?.members.map((member) => member.key) ?? [];
}
function component(document, namespace, name) {
    return spaceOf(document, namespace)?.get(name);
}
function spaceOf(document, namespace) {
    const components = document.get('components');
    const space = components?.type === 'object' ? components.get(namespace) : undefined;
    return space?.type === 'object' ? space : undefined;
}

// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/formats.js
var formats = __webpack_require__(779);
;// CONCATENATED MODULE: ./build/describe/uri.js
/**
 * An absolute URI as `format: uri` of JSON Schema asks for it (RFC 3986, with a scheme). The very test of ajv-formats,
 * so that the format's official schema and the shape tables accept the same strings. A `URL` object would be wrong on
 * both sides: it takes spaces and braces, and refuses an empty authority.
 */

const { uri: uri_uri } = formats/* fullFormats */.U9;
/** What most URIs look like. They all fit the expression of the package, which takes long to get ready. */
const ordinary = /^https?:\/\/[a-z0-9.-]+(?::[0-9]+)?(?:\/[a-z0-9._~/-]*)?(?:#[a-z0-9._~/-]*)?$/i;
const isUri = (value) => {
    if (ordinary.test(value))
        return true;
    if (typeof uri_uri !== 'function')
        throw new TypeError('ajv-formats no longer tests URIs by a function');
    return uri_uri(value) === true;
};

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(793);
;// CONCATENATED MODULE: ./build/describe/wording.js
/** How messages name values, types and places. */

/** Longer values are cut: a message is read, not searched. */
const longest = 60;
/** A value as a message shows it: scalars in JSON spelling, collections by their type. */
function shown(node) {
    switch (node.type) {
        case 'object':
            return 'an object';
        case 'array':
            return 'an array';
        default:
            return quoted(node.value);
    }
}
function quoted(value) {
    const json = JSON.stringify(value);
    return json.length <= longest ? json : `${[...json].slice(0, longest - 1).join('')}…${json.endsWith('"') ? '"' : ''}`;
}
const kinds = { string: 'the string', number: 'the number', boolean: '', null: '' };
/** A value with its type: the string "yes", the number 5, true, null, an array. */
function shownWithType(node) {
    if (node.type === 'object' || node.type === 'array')
        return shown(node);
    return `${kinds[node.type]} ${shown(node)}`.trimStart();
}
/** The value as the subject of a sentence: its key in quotes, or what it is an entry of. */
function subject(node) {
    if (node.parent === undefined)
        return 'The document';
    if (typeof node.key === 'string')
        return quoted(node.key);
    const list = node.parent;
    return list.parent === undefined || typeof list.key === 'number'
        ? 'An entry of the array'
        : `An entry of ${quoted(list.key)}`;
}
const enumerated = (values, last) => {
    const spelled = values.map((value) => quoted(value));
    return spelled.length < 2 ? (spelled[0] ?? '') : `${spelled.slice(0, -1).join(', ')} ${last} ${spelled.at(-1)}`;
};
/** "a", "b" or "c". */
const alternatives = (values) => enumerated(values, 'or');
/** "a", "b" and "c". */
const wording_all = (values) => enumerated(values, 'and');
const capitalized = (phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** What a mistyped name probably meant, as a remark to append; empty when nothing is near. */
function didYouMean(name, candidates) {
    const near = (0,nearest/* nearest */.p)(name, candidates);
    return near === undefined ? '' : ` (did you mean ${quoted(near)}?)`;
}

;// CONCATENATED MODULE: ./build/describe/value-complaints.js
/** What is wrong with a value, or with a collection as such: complaints, without rules and scopes. */


function wrongType(node, expected) {
    const params = { subject: subject(node), expected, value: shownWithType(node), hint: typeHint(node, expected) };
    return { complaint: 'type', with: params };
}
function* aboutText(node, shape) {
    if (node.type !== 'string') {
        yield wrongType(node, shape.values === undefined ? 'a string' : alternatives(shape.values));
        return;
    }
    const { value } = node;
    const about = { subject: subject(node), value: shown(node), expected: '', hint: '' };
    if (shape.values !== undefined && !shape.values.includes(value)) {
        const params = { ...about, expected: alternatives(shape.values), hint: didYouMean(value, shape.values) };
        yield { complaint: 'value', with: params };
    }
    if (shape.pattern !== undefined && !shape.pattern.test.test(value)) {
        yield { complaint: 'pattern', with: { ...about, expected: shape.pattern.means } };
    }
    if (shape.filled && value === '')
        yield { complaint: 'blank', with: about };
    if (shape.uri && !isUri(value))
        yield { complaint: 'uri', with: { ...about, hint: uriHint(value) } };
}
function* aboutNumber(node, shape) {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
    if (node.type !== 'number' || (shape.integer && !Number.isInteger(node.value))) {
        yield wrongType(node, shape.integer ? 'an integer' : 'a number');
    }
    else if (node.value < minimum || node.value > maximum) {
        const expected = shape.maximum === undefined ? `at least ${minimum}` : `between ${minimum} and ${maximum}`;
        yield { complaint: 'range', with: { subject: subject(node), value: shown(node), expected } };
    }
}
function* aboutList(node, shape) {
    const about = { subject: subject(node), name: String(node.key) };
    if (shape.filled && node.items.length === 0)
        yield { complaint: 'empty', with: about, ...spared(node, shape) };
    if (shape.maximum !== undefined && node.items.length > shape.maximum) {
        const counted = { ...about, value: String(node.items.length), expected: String(shape.maximum) };
        yield { complaint: 'long', with: counted };
    }
    if (!shape.unique)
        return;
    for (const again of repeated(node, shape.unique === 'deep')) {
        const entry = again.type === 'string' ? shown(again) : 'entry';
        const repair = { title: `Remove the repeated ${entry}.`, change: { do: 'remove', node: again } };
        yield { complaint: 'duplicate', node: again, with: { ...about, value: capitalized(shown(again)) }, repair };
    }
}
function* aboutMap(node, shape) {
    if (shape.filled && node.members.length === 0) {
        yield { complaint: 'empty', with: { subject: subject(node) }, ...spared(node, shape) };
    }
    const { keys } = shape;
    if (keys === undefined)
        return;
    for (const { key, value } of node.members) {
        if (keys.test.test(key))
            continue;
        const params = { name: String(node.key), value: quoted(key), expected: keys.means };
        yield { complaint: 'key', node: value, focus: 'key', with: params };
    }
}
/** Why none of the variants is meant. */
function* aboutVariant(node, shape) {
    const by = node.get(shape.by);
    const names = Object.keys(shape.variants);
    const expected = alternatives(names);
    if (by === undefined) {
        const params = { object: capitalized(shape.label), name: shape.by, hint: `: ${expected}` };
        yield { complaint: 'missing', gap: shape.by, with: params };
        return;
    }
    const hint = by.type === 'string' ? didYouMean(by.value, names) : '';
    yield { complaint: 'value', node: by, with: { subject: subject(by), value: shown(by), expected, hint } };
}
function* aboutRecord(node, shape) {
    const { exactlyOneOf: one, atLeastOneOf: some } = shape;
    const object = capitalized(shape.label);
    const count = (names) => names.filter((name) => node.has(name)).length;
    if (shape.filled && node.members.length === 0) {
        yield { complaint: 'empty', with: { subject: subject(node) }, ...spared(node, shape) };
    }
    if (one !== undefined && count(one) === 0) {
        yield { complaint: 'exactly-one', gap: one[0], with: { object, value: 'neither', expected: wording_all(one) } };
    }
    if (one !== undefined && count(one) > 1) {
        yield { complaint: 'exactly-one', with: { object, value: 'both', expected: wording_all(one) } };
    }
    if (some !== undefined && count(some) === 0) {
        yield { complaint: 'at-least-one', with: { object, expected: wording_all(some) } };
    }
    for (const [name, { required }] of Object.entries(shape.properties)) {
        if (required && !node.has(name))
            yield { complaint: 'missing', gap: name, with: { object, name, hint: '' } };
    }
}
/** Leaving out what is empty, where that means the same. */
const spared = (node, { filled }) => filled === 'or-absent'
    ? { repair: { title: `Remove the empty ${quoted(node.key)}.`, change: { do: 'remove', node } } }
    : {};
/** The strings of an array, and if need be the objects, that an earlier entry equals. */
function repeated(list, deep) {
    const seen = new Set();
    return list.items.filter((item) => {
        if (item.type !== 'string' && !(deep && item.type === 'object'))
            return false;
        const value = spelling(item);
        const again = seen.has(value);
        seen.add(value);
        return again;
    });
}
/** Equal values have equal spellings, in whatever order their members are written. */
function spelling(node) {
    if (node.type === 'array')
        return `[${node.items.map(spelling).join()}]`;
    if (node.type !== 'object')
        return JSON.stringify(node.value);
    const members = new Map(node.members.map(({ key, value }) => [key, value]));
    const sorted = [...members].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${spelling(value)}`).join()}}`;
}
/** YAML spellings that are strings here, though they look like something else, and the other way round. */
function typeHint(node, expected) {
    if (node.type === 'string' && node.plain) {
        if (node.value === '')
            return '; an empty YAML value is the empty string';
        if (expected === 'a boolean')
            return '; YAML here reads only true and false as booleans';
        if (/(number|integer)$/.test(expected))
            return '; YAML here reads only plain decimal numbers';
    }
    if (node.type === 'number' && expected === 'a string')
        return '; put it in quotes';
    if (node.type === 'object' && expected === 'an array')
        return '; put it in a list';
    return '';
}
/** Somebody who leaves the scheme out mostly means https; a character that no URI holds is named. */
function uriHint(value) {
    const foreign = /[^\w.~:/?#[\]@!$&'()*+,;=%-]/u.exec(value)?.[0];
    if (foreign !== undefined)
        return `; ${quoted(foreign)} must be percent-encoded`;
    const secure = `https://${value}`;
    return /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(value) && isUri(secure) ? `; perhaps ${quoted(secure)} is meant` : '';
}

;// CONCATENATED MODULE: ./build/describe/broken-reference.js
/** What is wrong with a reference that leads nowhere: a rule, its message and a place for each fault. */




function* aboutReference(node, { fault, pointer }, namespace, document) {
    const value = node.get(referenceKey);
    const params = { value: quoted(pointer), expected: namespace };
    switch (fault) {
        case 'shape':
            yield* aboutShape(node);
            return;
        case 'pointer':
            yield { voice: 'mcpdesc.component-ref.pointer.well-formed', at: atValue(value ?? node), with: params };
            return;
        case 'namespace':
            yield { voice: 'mcpdesc.component-ref.target.namespace', at: atValue(node), with: params };
            return;
        case 'missing': {
            const name = pointer.slice(pointer.lastIndexOf('/') + 1);
            const hint = didYouMean(name, componentNames(document, namespace));
            yield { voice: 'mcpdesc.component-ref.target.exists', at: atValue(node), with: { ...params, hint } };
            return;
        }
        case 'cycle':
            yield { voice: 'mcpdesc.component-ref.resolution.acyclic', at: atValue(node), with: params };
    }
}
function* aboutShape(node) {
    const rule = 'mcpdesc.component-ref.object.structure';
    for (const member of node.members) {
        if (member.key !== referenceKey) {
            yield { voice: [rule, 'sibling'], at: atKey(member.value), with: { name: member.key } };
        }
        else if (member.value.type !== 'string') {
            const { complaint, with: params } = wrongType(member.value, 'a string');
            yield { voice: [rule, complaint], at: atValue(member.value), with: params };
        }
    }
}

;// CONCATENATED MODULE: ./build/describe/component-uses.js
/** Components already walked as used, so that a component that everything uses is walked once for each scope. */
class ComponentUses {
    #walked = new Map();
    /** The references that share a walk of the component under this shape and scope; empty for the first of them. */
    of(component, shape, scope) {
        const byShape = entry(this.#walked, component, () => new Map());
        const byScope = entry(byShape, shape, () => new Map());
        return entry(byScope, scope, () => []);
    }
}
function entry(map, key, make) {
    const known = map.get(key);
    if (known !== undefined)
        return known;
    const made = make();
    map.set(key, made);
    return made;
}

;// CONCATENATED MODULE: ./build/describe/gathering.js
/** What the walk brings together: hits, the subjects of checks, and the nodes that no check should build on. */

class Gathering {
    constructor() {
        this.hits = [];
        this.subjects = new Map();
        this.faulty = new Set();
    }
    /** What rules of their own say of a place. */
    speak(voices, at, context, params) {
        for (const voice of voices ?? [])
            this.#hit(voice, at, context, params);
    }
    /** Complaints about a node, each voiced by the rule that claims it, or else by that of the enclosing record. */
    complain(all, looked, voices, context) {
        for (const { complaint, node = looked, focus, gap, with: params, repair } of all) {
            const at = gap !== undefined ? atGap(node, gap) : focus === 'key' ? atKey(node) : atValue(node);
            const voice = voices?.[complaint] ?? context.rule;
            const named = typeof voice === 'string' ? [voice, complaint] : voice;
            this.#hit(named, at, context, { name: String(node.key), ...params }, repair);
            this.faulty.add(node);
        }
    }
    #hit(voice, at, { scope, definition, uses }, params, repair) {
        const [rule, message] = typeof voice === 'string' ? [voice, 'default'] : voice;
        this.hits.push({
            rule,
            message,
            with: params,
            at,
            scope,
            ...(definition === undefined ? {} : { definition }),
            ...(uses === undefined ? {} : { uses }),
            ...(repair === undefined ? {} : { repair }),
        });
    }
    /** Hands a node to the checks of some surfaces; not a component as such, which is looked at where it is used. */
    subject(surfaces, node, scope, context) {
        if (surfaces === undefined || context.definition)
            return undefined;
        return this.#hand({ surfaces, node, scope, within: context.within, uses: context.uses ?? [] });
    }
    /** Hands over the value of an `x-*` property, once, where it is written, whether that is a component or not. */
    extension(node, { scope, within, uses }) {
        if (uses === undefined)
            this.#hand({ surfaces: ['extension-property'], node, scope, within, uses: [] });
    }
    #hand(subject) {
        for (const surface of subject.surfaces) {
            const known = this.subjects.get(surface);
            if (known === undefined)
                this.subjects.set(surface, [subject]);
            else
                known.push(subject);
        }
        return subject;
    }
}

;// CONCATENATED MODULE: ./build/describe/own.js
/** A look-up in a table that prototype names do not fool. */
const own = (table, name) => Object.hasOwn(table, name) ? table[name] : undefined;

;// CONCATENATED MODULE: ./build/describe/scope.js
/** The protocol versions that an object of the format names for itself. */

/** Undefined where it names none and takes those of what holds it. Versions that do not exist are left out. */
function scopeOf(node) {
    const versions = node.get('protocolVersions');
    // One version without its list is a mistake, and clear enough not to make others of it.
    const listed = versions?.type === 'array' ? versions.items : versions?.type === 'string' ? [versions] : undefined;
    if (listed === undefined)
        return undefined;
    return (0,describe_protocols/* protocolSet */.Zz)(listed.flatMap((item) => (item.type === 'string' && (0,describe_protocols/* isProtocol */.B_)(item.value) ? [item.value] : [])));
}
/** Where a document says which protocol versions it describes: format 0.7.0 knows one, in `info`. */
const declarations = {
    '0.7.0': (document) => {
        const info = document.get('info');
        const version = info?.type === 'object' ? info.get('protocolVersion') : undefined;
        return version?.type === 'string' && (0,describe_protocols/* isProtocol */.B_)(version.value) ? (0,describe_protocols/* protocolSet */.Zz)([version.value]) : describe_protocols/* noProtocols */.bq;
    },
    '0.8.0': (document) => scopeOf(document) ?? describe_protocols/* noProtocols */.bq,
    '0.9.0': (document) => scopeOf(document) ?? describe_protocols/* noProtocols */.bq,
};
const declaredIn = (document, format) => declarations[format](document);
/** Whether a document of the format could declare more versions than it does. */
const takesMore = (format) => format !== '0.7.0';

// EXTERNAL MODULE: ./build/describe/complaints.js
var complaints = __webpack_require__(3179);
;// CONCATENATED MODULE: ./build/describe/unknown-member.js
/** Members that an object does not have: which rule speaks of which name. */




/**
 * A shape may claim every name for one rule. Otherwise names that are right elsewhere have rules of their own where they are wrong. Any other name may be one that a later
 * format knows: the levels of the rule say which of its two messages speaks in which format.
 */
function unknownVoices(name, value, { voices }) {
    if (voices?.unknown !== undefined)
        return [voices.unknown];
    if (name === 'protocolVersions') {
        const rule = isOfComponent(value)
            ? 'mcpdesc.components.value.no-protocol-versions'
            : 'mcpdesc.protocol-versions.scope.placement';
        return [[rule, 'unknown']];
    }
    if (name === referenceKey || name === '$ref')
        return [['mcpdesc.component-ref.use-site.permitted', 'unknown']];
    if (name.startsWith('x-'))
        return [['mcpdesc.extension-property.placement.eligible', 'unknown']];
    const rule = 'mcpdesc.document.object.known-properties';
    return [
        [rule, 'unknown'],
        [rule, 'unverified'],
    ];
}
/** Of the two messages, what they say about the name: what to write instead, or which known name it resembles. */
const unknownParams = (name, { label, properties, voices }) => ({
    name,
    object: label,
    hint: (voices?.unknown === undefined ? own(complaints/* hints */.X, name) : undefined) ?? didYouMean(name, Object.keys(properties)),
});

;// CONCATENATED MODULE: ./build/describe/walk.js
/** The one walker: applies the shape tables to a document. */










/** Applies `root` and all it holds to a document. */
function walk(document, root, format, declared) {
    const references = new References(document);
    const { hits, subjects, faulty } = new Walker(document, references).run(root, declared);
    return {
        root: document,
        format,
        declared,
        hits,
        subjects,
        faulty,
        resolve: (reference, namespace) => references.resolve(reference, namespace),
    };
}
class Walker {
    #document;
    #references;
    #gathering = new Gathering();
    #uses = new ComponentUses();
    constructor(document, references) {
        this.#document = document;
        this.#references = references;
    }
    run(root, declared) {
        this.#record(this.#document, root, { scope: declared, rule: root.rule, within: undefined });
        return this.#gathering;
    }
    #visit(node, shape, context) {
        switch (shape.kind) {
            case 'any':
                this.#gathering.speak(shape.presence, atValue(node), context, {
                    name: String(node.key),
                    value: shownWithType(node),
                });
                break;
            case 'text':
                this.#gathering.complain(aboutText(node, shape), node, shape.voices, context);
                break;
            case 'number':
                this.#gathering.complain(aboutNumber(node, shape), node, shape.voices, context);
                break;
            case 'flag':
                if (node.type !== 'boolean')
                    this.#wrongType(node, 'a boolean', shape.voices, context);
                break;
            case 'list':
                this.#list(node, shape, context);
                break;
            case 'map':
                this.#map(node, shape, context);
                break;
            case 'record':
                this.#record(node, shape, context);
                break;
            case 'union':
                this.#union(node, shape, context);
                break;
            case 'choice':
                this.#visit(node, shape.choose(node), context);
                break;
            case 'reference':
                this.#reference(node, shape, context);
                break;
        }
    }
    #list(node, shape, context) {
        if (node.type !== 'array') {
            this.#wrongType(node, 'an array', shape.voices, context);
            return;
        }
        const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
        this.#gathering.complain(aboutList(node, shape), node, shape.voices, context);
        for (const item of node.items)
            this.#visit(item, shape.items, { ...context, within });
    }
    #map(node, shape, context) {
        if (node.type !== 'object') {
            this.#wrongType(node, 'an object', shape.voices, context);
            return;
        }
        const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
        this.#gathering.complain(aboutMap(node, shape), node, shape.voices, context);
        for (const { value } of node.members)
            this.#visit(value, shape.values, { ...context, within });
    }
    #union(node, shape, context) {
        const around = { ...context, rule: shape.rule };
        if (node.type !== 'object') {
            this.#wrongType(node, 'an object', shape.voices, around);
            return;
        }
        const by = node.get(shape.by);
        const variant = by?.type === 'string' ? own(shape.variants, by.value) : undefined;
        if (variant !== undefined) {
            this.#visit(node, variant, context);
            return;
        }
        const scope = (shape.scoped && scopeOf(node)) ?? context.scope;
        this.#gathering.complain(aboutVariant(node, shape), node, shape.voices, { ...around, scope });
    }
    #record(node, shape, context) {
        const inner = { ...context, rule: shape.rule };
        if (node.type !== 'object') {
            this.#wrongType(node, 'an object', shape.voices, inner);
            return;
        }
        const scope = shape.scoped && node !== this.#document ? this.#narrowed(node, context) : context.scope;
        const within = this.#gathering.subject(shape.surfaces, node, scope, context) ?? context.within;
        const here = { ...inner, scope, within, ...(shape.definitions ? { definition: true } : {}) };
        this.#presence(node, shape, here);
        this.#gathering.complain(aboutRecord(node, shape), node, shape.voices, here);
        for (const [name, property] of Object.entries(shape.properties)) {
            if (node.has(name))
                continue;
            this.#gathering.speak(property.absent, atGap(node, name), here, { object: shape.label, name });
        }
        for (const member of node.members)
            this.#member(member, shape, here);
    }
    #presence(node, { presence, label }, context) {
        if (presence === undefined)
            return;
        const at = presence.at === undefined ? node : (node.get(presence.at) ?? node);
        this.#gathering.speak(presence.voices, atValue(at), context, {
            object: label,
            name: String(at.key),
            value: shown(at),
        });
    }
    #member({ key, value }, shape, context) {
        const isExtension = key.startsWith('x-');
        const other = isExtension && shape.others?.extensionsFree ? undefined : shape.others;
        const property = own(shape.properties, key) ?? other;
        if (property !== undefined) {
            this.#gathering.speak(property.present, atKey(value), context, {
                object: shape.label,
                name: key,
                value: shown(value),
            });
            this.#visit(value, property.shape, context);
            return;
        }
        if (isExtension && (shape.extras === 'extensible' || shape.others?.extensionsFree)) {
            this.#gathering.extension(value, context);
            return;
        }
        if (shape.extras === 'open')
            return;
        this.#gathering.speak(unknownVoices(key, value, shape), atKey(value), context, unknownParams(key, shape));
        this.#gathering.faulty.add(value);
    }
    #reference(node, shape, context) {
        if (!isReference(node)) {
            this.#visit(node, shape.shape, context);
            return;
        }
        const resolution = this.#references.resolve(node, shape.namespace);
        if ('target' in resolution) {
            if (!context.definition)
                this.#use(node, resolution.target, shape.shape, context);
            return;
        }
        this.#gathering.faulty.add(node);
        // A chain that breaks further down is reported once, where the broken reference is written.
        if (resolution.at !== node)
            return;
        for (const { voice, at, with: params } of aboutReference(node, resolution, shape.namespace, this.#document)) {
            this.#gathering.speak([voice], at, context, params);
        }
    }
    /** Applies the shape to a component as this reference uses it; walks of one component under one scope are shared. */
    #use(reference, target, shape, context) {
        // What is not even an object is a broken component, and reported where it is written.
        if (target.type !== 'object')
            return;
        const uses = this.#uses.of(target, shape, context.scope);
        uses.push(reference);
        if (uses.length === 1) {
            this.#visit(target, shape, { ...context, uses });
            return;
        }
        const surfaces = shape.kind === 'record' ? shape.surfaces : undefined;
        this.#gathering.subject(surfaces, target, context.scope, { ...context, uses: [reference] });
    }
    /** The scope of an object that may narrow it by `protocolVersions`, which is itself a subject of checks. */
    #narrowed(node, context) {
        const versions = node.get('protocolVersions');
        if (versions !== undefined)
            this.#gathering.subject(['protocol-scope'], versions, context.scope, context);
        return scopeOf(node) ?? context.scope;
    }
    #wrongType(node, expected, voices, context) {
        this.#gathering.complain([wrongType(node, expected)], node, voices, context);
    }
}

;// CONCATENATED MODULE: ./build/describe/formats.js
/** Versions of the description format, as `mcpdesc` spells them. */
const formats_formats = (/* unused pure expression or super */ null && (['0.7.0', '0.8.0', '0.9.0']));
/** Spellings of `mcpdesc` and the format each means. 0.9.0 is so far published as a release candidate. */
const spellings = new Map([
    ['0.7.0', '0.7.0'],
    ['0.8.0', '0.8.0'],
    ['0.9.0', '0.9.0'],
    ['0.9.0-rc.3', '0.9.0'],
]);
const formatOf = (mcpdesc) => spellings.get(mcpdesc);
const supportedSpellings = [...spellings.keys()];
/** Where the JSON Schema of each format is published, the canonical spelling first. */
const schemaUris = {
    '0.7.0': ['https://developer.cisco.com/mcp-description/schema/0.7.0'],
    '0.8.0': ['https://mcpdesc.org/schema/mcp-description/0.8.0.json'],
    '0.9.0': [
        'https://mcpdesc.org/schema/mcp-description/0.9.0-rc.3.json',
        'https://mcpdesc.org/schema/mcp-description/0.9.0.json',
    ],
};
const schemaUri = (format) => schemaUris[format][0];
const isSchemaUri = (uri, format) => schemaUris[format].includes(uri);
/** Means the schema of this format beyond doubt, however it is spelt: a prerelease of it, without TLS, with a fragment. */
const meansSchemaOf = (uri, format) => {
    const [, name] = /^https?:\/\/(?:www\.)?mcpdesc\.org\/schema\/mcp-description\/([\w.-]+)\.json#?$/i.exec(uri) ?? [];
    return name !== undefined && (name === 'latest' || name === format || name.startsWith(`${format}-`));
};
/** The schema of some release candidate or draft of the format. */
const isPrereleaseSchemaUri = (uri, format) => {
    const prefix = `https://mcpdesc.org/schema/mcp-description/${format}-`;
    return uri.startsWith(prefix) && /^[0-9A-Za-z.-]+\.json$/.test(uri.slice(prefix.length));
};

;// CONCATENATED MODULE: ./build/describe/identity.js
/** Which format a document is in: settled before any table applies, since it decides which do. */






/** A document that does not say its version is read as a stable one; the missing property is a finding. */
const assumed = '0.8.0';
/** `also`: protocol versions to be taken for declared where the document declares any. */
function identify(tree, also = describe_protocols/* noProtocols */.bq) {
    if (tree.type !== 'object') {
        const { complaint, with: params } = wrongType(tree, 'an object');
        const rule = 'mcpdesc.document.root.structure';
        const hit = { rule, message: complaint, with: params, at: atValue(tree), scope: describe_protocols/* noProtocols */.bq };
        return { mcpdesc: null, declared: describe_protocols/* noProtocols */.bq, subject: { hit } };
    }
    const version = tree.get('mcpdesc');
    const mcpdesc = version?.type === 'string' ? version.value : null;
    const format = mcpdesc === null ? undefined : formatOf(mcpdesc);
    const written = declaredIn(tree, format ?? assumed);
    const declared = written === describe_protocols/* noProtocols */.bq || !takesMore(format ?? assumed) ? written : (0,describe_protocols/* union */.KC)(written, also);
    if (version === undefined)
        return { mcpdesc, declared, subject: { root: tree, format: assumed } };
    if (format !== undefined)
        return { mcpdesc, declared, subject: { root: tree, format } };
    return { mcpdesc, declared, subject: { hit: unsupported(version, declared) } };
}
const unsupported = (version, scope) => ({
    rule: 'mcpdesc.document.mcpdesc.recognized-version',
    message: 'default',
    with: {
        value: shown(version),
        expected: alternatives(supportedSpellings),
        hint: version.type === 'string' ? didYouMean(version.value, supportedSpellings) : '',
    },
    at: atValue(version),
    scope,
});

;// CONCATENATED MODULE: ./build/describe/index.js
/**
 * Tree → description: what the format says a document must look like, as tables, and one walk that applies them.
 * This room knows MCP and the format; it does not know how severe anything is, nor how it is reported.
 */



/** The table that each format begins with. What differs between 0.8.0 and 0.9.0 stands in the rules. */
const describe_roots = { '0.7.0': root, '0.8.0': document_root, '0.9.0': document_root };
/** `declared`: the protocol versions of the document, whether it declares them or is only looked at as if it did. */
const describe = (document, format, declared, path) => ({
    ...walk(document, describe_roots[format], format, declared),
    path,
});


;// CONCATENATED MODULE: ./build/rules/rule.js
/**
 * The only tool of the checks. It joins a check to its YAML at compile time: the id must exist, the surface is the one
 * the YAML names, every hole of the message must be filled, and no other.
 */
const rule_rule = (id, check) => ({ id, check });

;// CONCATENATED MODULE: ./build/rules/content/base64.js
/** Base64 in its canonical form (RFC 4648, sections 3.5 and 4): the one spelling that every decoder accepts. */
/** Where padding leaves bits of the last character unused, they are zero. */
const lastCharacters = { 1: 'AEIMQUYcgkosw048', 2: 'AQgw' };
const paddingOf = (text) => (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
function base64Fault(text) {
    const padding = paddingOf(text);
    const digits = text.slice(0, text.length - padding);
    const foreign = /[^A-Za-z0-9+/]/u.exec(digits)?.[0];
    if (foreign !== undefined)
        return { message: 'character', character: foreign };
    if (text.length % 4 !== 0)
        return { message: 'length', length: String(text.length) };
    const allowed = lastCharacters[padding];
    if (allowed !== undefined && !allowed.includes(digits.slice(-1)))
        return { message: 'unused-bits', end: text.slice(-4) };
    return undefined;
}
/** How many bytes canonical base64 stands for. */
const base64Size = (text) => (text.length / 4) * 3 - paddingOf(text);

;// CONCATENATED MODULE: ./build/rules/content/mcp.content.binary.base64.js




/** Where a content block carries bytes, by its type; elsewhere `data` and `blob` are unknown members. */
function bytesOf(block) {
    if (block.type !== 'object')
        return undefined;
    const type = block.get('type');
    if (type?.type !== 'string')
        return undefined;
    if (type.value === 'image' || type.value === 'audio')
        return block.get('data');
    const resource = type.value === 'resource' ? block.get('resource') : undefined;
    return resource?.type === 'object' ? resource.get('blob') : undefined;
}
/* harmony default export */ const mcp_content_binary_base64 = (rule_rule('mcp.content.binary.base64', function* ({ node }) {
    const bytes = bytesOf(node);
    const fault = bytes?.type === 'string' ? base64Fault(bytes.value) : undefined;
    if (bytes === undefined || fault === undefined)
        return;
    const name = quoted(String(bytes.key));
    const at = atValue(bytes);
    switch (fault.message) {
        case 'character':
            yield { at, message: 'character', with: { name, character: quoted(fault.character) } };
            break;
        case 'length':
            yield { at, message: 'length', with: { name, length: fault.length } };
            break;
        case 'unused-bits':
            yield { at, message: 'unused-bits', with: { name, end: quoted(fault.end) } };
            break;
    }
}));

;// CONCATENATED MODULE: ./build/rules/elicitation/form.js
/**
 * What contradicts itself inside the schema of a form, whoever shows the form: the place, and what fills a message.
 * Where the schema is not even of the right shape, these say nothing.
 */


/** A declaration says what a form looks like; the steps of an interaction example have a rule of their own. */
const isDeclared = ({ within }) => within?.surfaces.includes('elicitation') ?? false;
const form_member = (node, name) => node?.type === 'object' ? node.get(name) : undefined;
const membersOf = (node) => (node?.type === 'object' ? node.members : []);
const itemsOf = (node) => (node?.type === 'array' ? node.items : []);
/** Names that `required` lists and `properties` does not have. */
function* undeclaredRequired(form, { faulty }) {
    const properties = form_member(form, 'properties');
    if (properties?.type !== 'object')
        return;
    for (const item of itemsOf(form_member(form, 'required'))) {
        if (item.type !== 'string' || faulty.has(item) || properties.has(item.value))
            continue;
        const hint = didYouMean(item.value, properties.members.map(({ key }) => key));
        yield { at: atValue(item), with: { name: quoted(item.value), hint }, also: [] };
    }
}
/** Lists of display names that are longer or shorter than their list of values. */
function* miscountedNames(form) {
    for (const { value: property } of membersOf(form_member(form, 'properties'))) {
        const values = form_member(property, 'enum');
        const names = form_member(property, 'enumNames');
        if (values?.type !== 'array' || names?.type !== 'array' || values.items.length === names.items.length)
            continue;
        yield {
            at: atValue(names),
            with: { names: String(names.items.length), values: String(values.items.length) },
            also: [{ at: atValue(values), message: 'The values are listed here.' }],
        };
    }
}
/** Defaults that are none of the values on offer. */
function* foreignDefaults(form, { faulty }) {
    for (const { value: property } of membersOf(form_member(form, 'properties'))) {
        const preset = form_member(property, 'default');
        const choices = choicesOf(property);
        if (preset === undefined || choices === undefined)
            continue;
        const offered = choices.items.map((item) => form_member(item, 'const') ?? item);
        const values = offered.flatMap((item) => (item.type === 'string' ? [item.value] : []));
        for (const one of preset.type === 'array' ? preset.items : [preset]) {
            if (one.type !== 'string' || faulty.has(one) || values.includes(one.value))
                continue;
            yield {
                at: atValue(one),
                with: { value: shown(one), hint: didYouMean(one.value, values) },
                also: [{ at: atValue(choices), message: 'The values are listed here.' }],
            };
        }
    }
}
/** The list of values, in whichever of the four ways a choice can be written. */
function choicesOf(property) {
    const items = form_member(property, 'items');
    const lists = [form_member(property, 'enum'), form_member(property, 'oneOf'), form_member(items, 'enum'), form_member(items, 'anyOf')];
    return lists.find((list) => list?.type === 'array');
}
const ranges = [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
];
/** Lower bounds above their upper bounds. */
function* crossedRanges(form, { faulty }) {
    for (const { value: property } of membersOf(form_member(form, 'properties'))) {
        for (const [lower, upper] of ranges) {
            const least = form_member(property, lower);
            const most = form_member(property, upper);
            if (least?.type !== 'number' || most?.type !== 'number' || least.value <= most.value)
                continue;
            if (faulty.has(least) || faulty.has(most))
                continue;
            yield {
                at: atValue(least),
                with: { lower, least: shown(least), upper, most: shown(most) },
                also: [{ at: atValue(most), message: 'The upper bound is here.' }],
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/rules/elicitation/mcp.elicitation.requested-schema.default-in-choices.js


/* harmony default export */ const mcp_elicitation_requested_schema_default_in_choices = (rule_rule('mcp.elicitation.requested-schema.default-in-choices', function* (form, description) {
    if (!isDeclared(form))
        return;
    for (const one of foreignDefaults(form.node, description))
        yield { ...one, message: 'default' };
}));

;// CONCATENATED MODULE: ./build/rules/elicitation/mcp.elicitation.requested-schema.enum-names-count.js


/* harmony default export */ const mcp_elicitation_requested_schema_enum_names_count = (rule_rule('mcp.elicitation.requested-schema.enum-names-count', function* (form) {
    if (!isDeclared(form))
        return;
    for (const one of miscountedNames(form.node))
        yield { ...one, message: 'default' };
}));

;// CONCATENATED MODULE: ./build/rules/elicitation/mcp.elicitation.requested-schema.range-order.js


/* harmony default export */ const mcp_elicitation_requested_schema_range_order = (rule_rule('mcp.elicitation.requested-schema.range-order', function* (form, description) {
    if (!isDeclared(form))
        return;
    for (const one of crossedRanges(form.node, description))
        yield { ...one, message: 'default' };
}));

;// CONCATENATED MODULE: ./build/rules/elicitation/mcp.elicitation.requested-schema.required-declared.js


/* harmony default export */ const mcp_elicitation_requested_schema_required_declared = (rule_rule('mcp.elicitation.requested-schema.required-declared', function* (form, description) {
    if (!isDeclared(form))
        return;
    for (const one of undeclaredRequired(form.node, description))
        yield { ...one, message: 'default' };
}));

;// CONCATENATED MODULE: ./build/describe/extension-catalogue.js
/**
 * The extensions of MCP that have an identifier under a prefix of MCP's own, as published at `source` on `date`. Which
 * are experimental the page would say too; there is none.
 */
const extensionCatalogue = {
    source: 'https://modelcontextprotocol.io/extensions/overview',
    date: '2026-09-04',
    identifiers: [
        'io.modelcontextprotocol/enterprise-managed-authorization',
        'io.modelcontextprotocol/oauth-client-credentials',
        'io.modelcontextprotocol/tasks',
        'io.modelcontextprotocol/ui',
    ],
};

;// CONCATENATED MODULE: ./build/describe/reserved-prefix.js
/** Prefixes of `_meta` keys and extension identifiers that MCP keeps for itself. */

/** The labels of the prefix of a name: `com` and `example` of `com.example/name`, none of a name without prefix. */
const labelsOf = (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')).split('.') : []);
const ownLabels = ['modelcontextprotocol', 'mcp'];
const isOwn = (label) => ownLabels.includes(label.toLowerCase());
const secondIsOwn = ([, second]) => second !== undefined && isOwn(second);
/** For extension identifiers, in every version: MCP keeps what has its name for a second label. */
const isReservedIdentifier = (identifier) => secondIsOwn(labelsOf(identifier));
/** MCP basic protocol, `_meta`: 2025-06-18 keeps what has its name before any other label. */
const reservations = [
    { protocols: (0,describe_protocols/* protocolSet */.Zz)(['2025-06-18']), reserves: (labels) => labels.slice(0, -1).some(isOwn) },
    { protocols: (0,describe_protocols/* protocolSet */.Zz)(['2025-11-25', '2026-07-28']), reserves: secondIsOwn },
];
/** The versions in which MCP keeps the prefix of this `_meta` key for itself. */
function reservingProtocols(key) {
    const labels = labelsOf(key);
    return reservations
        .filter(({ reserves }) => reserves(labels))
        .map(({ protocols }) => protocols)
        .reduce(describe_protocols/* union */.KC, describe_protocols/* noProtocols */.bq);
}

;// CONCATENATED MODULE: ./build/rules/capabilities/mcp.extension.identifier.unknown-reserved.js






const { source, date, identifiers } = extensionCatalogue;
const published = new Set(identifiers);
/* harmony default export */ const mcp_extension_identifier_unknown_reserved = (rule_rule('mcp.extension.identifier.unknown-reserved', function* ({ node, within }, { faulty }) {
    const message = within?.surfaces.includes('client-requirements') ? 'required' : 'declared';
    for (const { key, value } of node.type === 'object' ? node.members : []) {
        if (faulty.has(value) || !isReservedIdentifier(key) || published.has(key))
            continue;
        yield { at: atKey(value), message, with: { name: quoted(key), source, date, hint: suggestion(key) } };
    }
}));
const nameOf = (identifier) => identifier.slice(identifier.indexOf('/') + 1);
/** By the name alone: beside a long common prefix, any two short names would look alike. */
function suggestion(identifier) {
    const near = (0,nearest/* nearest */.p)(nameOf(identifier), identifiers.map(nameOf));
    const meant = identifiers.find((known) => nameOf(known) === near);
    return meant === undefined ? '' : ` (did you mean ${quoted(meant)}?)`;
}

;// CONCATENATED MODULE: ./build/rules/icon/owner.js
/** Whose icon it is: icons of the server stand in every version, those of declarations and links came later. */
const ownerOf = ({ within }) => within?.surfaces.includes('info') ? 'server' : 'declaration';

;// CONCATENATED MODULE: ./build/rules/icon/mcp.icon.sizes.format.js




const size = /^(?:[1-9][0-9]*x[1-9][0-9]*|any)$/;
/* harmony default export */ const mcp_icon_sizes_format = (rule_rule('mcp.icon.sizes.format', function* (icon) {
    const sizes = icon.node.type === 'object' ? icon.node.get('sizes') : undefined;
    for (const item of sizes?.type === 'array' ? sizes.items : []) {
        if (item.type !== 'string' || size.test(item.value))
            continue;
        yield { at: atValue(item), message: ownerOf(icon), with: { value: shown(item) } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/icon/mcp.icon.src.safe-scheme.js




const safe = ['http', 'https', 'data'];
/* harmony default export */ const mcp_icon_src_safe_scheme = (rule_rule('mcp.icon.src.safe-scheme', function* (icon, { faulty }) {
    const src = icon.node.type === 'object' ? icon.node.get('src') : undefined;
    if (src?.type !== 'string' || faulty.has(src))
        return;
    const scheme = src.value.slice(0, src.value.indexOf(':'));
    if (safe.includes(scheme.toLowerCase()))
        return;
    yield { at: atValue(src), message: ownerOf(icon), with: { scheme: quoted(scheme) } };
}));

;// CONCATENATED MODULE: ./build/describe/reserved-keys.js
/**
 * The keys of `_meta` that MCP gives a meaning, by version: where they belong, and what they hold. Of the keys that
 * belong into requests or notifications only, the value does not matter: no description has a place for them.
 * MCP basic protocol `_meta` and schema.ts of each version; tasks of 2025-11-25.
 */

const reserved = (versions, places, home, value) => ({
    protocols: (0,describe_protocols/* protocolSet */.Zz)(versions),
    places,
    home,
    value,
});
const withMeta = ['2025-06-18', '2025-11-25', '2026-07-28'];
const stateless = ['2026-07-28'];
const request = (versions) => reserved(versions, [], 'requests', { kind: 'any' });
const result = (versions, strings) => reserved(versions, ['meta-of-result'], 'results', { kind: 'object', strings });
const trace = (pattern) => reserved(stateless, ['meta-of-declaration', 'meta-of-result', 'meta-of-content'], 'any "_meta"', {
    kind: 'text',
    ...(pattern === undefined ? {} : { pattern }),
});
const traceIds = '(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}';
/** W3C Trace Context, 3.2: version 00 to the letter; later versions may go on after a hyphen, and ff is none. */
const traceparent = {
    test: new RegExp(`^(?:00-${traceIds}|(?!00|ff)[0-9a-f]{2}-${traceIds}(?:-.*)?)$`),
    means: 'a version, trace id, parent id and flags in small hexadecimal digits',
};
const reservedKeys = new Map([
    ['progressToken', request(withMeta)],
    ['io.modelcontextprotocol/related-task', result(['2025-11-25'], ['taskId'])],
    ['io.modelcontextprotocol/serverInfo', result(stateless, ['name', 'version'])],
    ['io.modelcontextprotocol/protocolVersion', request(stateless)],
    ['io.modelcontextprotocol/clientInfo', request(stateless)],
    ['io.modelcontextprotocol/clientCapabilities', request(stateless)],
    ['io.modelcontextprotocol/logLevel', request(stateless)],
    ['io.modelcontextprotocol/subscriptionId', reserved(stateless, [], 'notifications', { kind: 'any' })],
    ['traceparent', trace(traceparent)],
    ['tracestate', trace()],
    ['baggage', trace()],
]);

;// CONCATENATED MODULE: ./build/rules/meta/key.js


function* reservedIn({ node, scope, surfaces }) {
    for (const { key, value } of node.type === 'object' ? node.members : []) {
        const reserved = reservedKeys.get(key);
        if (reserved === undefined)
            continue;
        const both = (0,describe_protocols/* intersection */.E$)(scope, reserved.protocols);
        if (both === describe_protocols/* noProtocols */.bq)
            continue;
        yield { key, value, reserved, scope: both, atHome: reserved.places.some((place) => surfaces.includes(place)) };
    }
}

;// CONCATENATED MODULE: ./build/rules/meta/mcp.meta.reserved-key.context.js




const mcp_meta_reserved_key_context_kinds = [
    ['meta-of-declaration', 'a declaration'],
    ['meta-of-result', 'a result'],
    ['meta-of-content', 'content'],
];
/* harmony default export */ const mcp_meta_reserved_key_context = (rule_rule('mcp.meta.reserved-key.context', function* (meta) {
    const [, place = ''] = mcp_meta_reserved_key_context_kinds.find(([surface]) => meta.surfaces.includes(surface)) ?? [];
    for (const { key, value, reserved, scope, atHome } of reservedIn(meta)) {
        if (atHome)
            continue;
        yield { at: atKey(value), message: 'default', with: { name: quoted(key), home: reserved.home, place }, scope };
    }
}));

;// CONCATENATED MODULE: ./build/rules/meta/mcp.meta.reserved-key.value.js




/* harmony default export */ const mcp_meta_reserved_key_value = (rule_rule('mcp.meta.reserved-key.value', function* (meta) {
    for (const met of reservedIn(meta)) {
        if (!met.atHome)
            continue;
        for (const problem of problems(met))
            yield { ...problem, scope: met.scope };
    }
}));
function* problems({ key, value, reserved: { value: expected } }) {
    const name = quoted(key);
    if (expected.kind === 'object') {
        if (value.type !== 'object') {
            yield { at: atValue(value), message: 'object', with: { name, value: shownWithType(value) } };
            return;
        }
        for (const member of expected.strings) {
            const text = value.get(member);
            if (text?.type === 'string')
                continue;
            const at = text === undefined ? atGap(value, member) : atValue(text);
            yield { at, message: 'member', with: { name, member: quoted(member) } };
        }
    }
    else if (expected.kind === 'text') {
        if (value.type !== 'string' || value.value === '') {
            yield { at: atValue(value), message: 'text', with: { name, value: shownWithType(value) } };
        }
        else if (expected.pattern?.test.test(value.value) === false) {
            const params = { name, value: shown(value), expected: expected.pattern.means };
            yield { at: atValue(value), message: 'form', with: params };
        }
    }
}

;// CONCATENATED MODULE: ./build/rules/meta/mcp.meta.reserved-prefix.unknown-key.js






/* harmony default export */ const mcp_meta_reserved_prefix_unknown_key = (rule_rule('mcp.meta.reserved-prefix.unknown-key', function* ({ node, scope }, { faulty }) {
    for (const { key, value } of node.type === 'object' ? node.members : []) {
        if (faulty.has(value))
            continue;
        const known = reservedKeys.get(key)?.protocols ?? describe_protocols/* noProtocols */.bq;
        const unknown = (0,describe_protocols/* intersection */.E$)(scope, (0,describe_protocols/* difference */.iv)(reservingProtocols(key), known));
        if (unknown === describe_protocols/* noProtocols */.bq)
            continue;
        const found = { at: atKey(value), scope: unknown };
        if (known === describe_protocols/* noProtocols */.bq)
            yield { ...found, message: 'unknown', with: { name: quoted(key) } };
        else
            yield { ...found, message: 'elsewhere', with: { name: quoted(key), versions: (0,describe_protocols/* versionsOf */.x4)(known).join(', ') } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/resource-annotations/iso-8601.js
/** Dates, and points in time, of ISO 8601. */
const year = '(?<year>[0-9]{4}|[+-][0-9]{6})';
const month = '(?<month>0[1-9]|1[0-2])';
const day = '(?<day>0[1-9]|[12][0-9]|3[01])';
const week = '(?:0[1-9]|[1-4][0-9]|5[0-3])';
const ordinal = '(?<ordinal>[0-9]{3})';
const hour = '(?:[01][0-9]|2[0-3])';
const minute = '[0-5][0-9]';
/** 60 is a leap second. */
const second = '(?:[0-5][0-9]|60)';
const fraction = '(?:[.,][0-9]+)?';
const completeDates = [
    `${year}-${month}-${day}`,
    `${year}${month}${day}`,
    `${year}-W${week}-[1-7]`,
    `${year}W${week}[1-7]`,
    `${year}-${ordinal}`,
    `${year}${ordinal}`,
];
/** Without a day, so that no time can follow. In the basic form a month alone would look like a date of two-digit year. */
const reducedDates = [year, `${year}-${month}`, `${year}-W${week}`, `${year}W${week}`];
const time = `(?:${hour}(?::?${minute}(?::?${second})?)?${fraction}|24(?::?00(?::?00)?)?(?:[.,]0+)?)`;
const zone = `(?:[Zz]|[+-]${hour}(?::?${minute})?)`;
/** The named parts of several forms need an expression each. */
const iso_8601_forms = [
    ...completeDates.map((date) => new RegExp(`^${date}(?:[Tt ]${time}${zone}?)?$`)),
    ...reducedDates.map((date) => new RegExp(`^${date}$`)),
];
/**
 * Whether any form of ISO 8601 says a date or a date with a time like this: basic or extended, by month, week or day of
 * the year, of reduced precision, with any fraction, with or without a zone. A space between date and time, which RFC
 * 3339 allows, passes too.
 */
const isDate = (text) => iso_8601_forms.some((form) => {
    const match = form.exec(text);
    return match !== null && exists(match.groups ?? {});
});
/** The day is one of the calendar. */
function exists({ year, month, day, ordinal }) {
    if (day !== undefined)
        return Number(day) <= daysOf(Number(year), Number(month));
    if (ordinal === undefined)
        return true;
    return Number(ordinal) >= 1 && Number(ordinal) <= (daysOf(Number(year), 2) === 29 ? 366 : 365);
}
/** Day 0 of the next month is the last of this one. The calendar repeats every 400 years, and `Date` reads years below 100 otherwise. */
const daysOf = (year, month) => new Date(Date.UTC((year % 400) + 2000, month, 0)).getUTCDate();

;// CONCATENATED MODULE: ./build/rules/resource-annotations/mcp.resource-annotations.last-modified.format.js




/* harmony default export */ const mcp_resource_annotations_last_modified_format = (rule_rule('mcp.resource-annotations.last-modified.format', function* ({ node }) {
    const date = node.type === 'object' ? node.get('lastModified') : undefined;
    if (date?.type !== 'string' || isDate(date.value))
        return;
    yield { at: atValue(date), message: 'default', with: { value: shown(date) } };
}));

;// CONCATENATED MODULE: ./build/schema/limits.js
/** What checking may cost. Schemas are written by strangers; whatever they hold must end soon. */
/** Subschemas applied, values compared and characters matched, each counts one. */
const stepsPerValue = 1_000_000;
/** For all values of a document together: forty for each of the 100,000 that it can have. */
const stepsPerDocument = 4_000_000;
/** Subschemas applied inside one another. A legitimate chain is a few per level of the value. */
const nestedApplications = 1000;
/** Collections inside one another, in a schema or a value. */
const nestedCollections = 128;
/** Ends work that costs too much; whoever grants a budget catches it. */
class LimitReached extends Error {
    constructor() {
        super(...arguments);
        this.name = 'LimitReached';
    }
}
class Budget {
    #left;
    constructor(steps) {
        this.#left = steps;
    }
    get left() {
        return this.#left;
    }
    spend(steps) {
        this.#left -= steps;
        if (this.#left < 0)
            throw new LimitReached('takes too many steps');
    }
    enter(depth) {
        this.spend(1);
        if (depth > nestedApplications)
            throw new LimitReached('applies schemas inside one another without end');
    }
}
/** What the values of one document may cost together. */
class Allowance {
    #left = stepsPerDocument;
    /** Runs one check; rethrows its `LimitReached`. */
    spendOn(check) {
        const budget = new Budget(Math.min(stepsPerValue, this.#left));
        const granted = budget.left;
        try {
            return check(budget);
        }
        finally {
            this.#left -= granted - Math.max(0, budget.left);
        }
    }
}
/** Whether recursion over the value is safe. Itself without recursion. */
function isShallow(root) {
    const waiting = [{ node: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, depth } = next;
        if (node.type !== 'object' && node.type !== 'array')
            continue;
        if (depth === nestedCollections)
            return false;
        if (node.type === 'array')
            for (const item of node.items)
                waiting.push({ node: item, depth: depth + 1 });
        else
            for (const { value } of node.members)
                waiting.push({ node: value, depth: depth + 1 });
    }
    return true;
}

;// CONCATENATED MODULE: ./build/schema/pattern-syntax.js
/** ECMA-262 regular expressions as a tree, in as far as they can be matched without backtracking. */
/** Groups inside groups; far more than anybody writes, far less than the stack holds. */
const deepest = 100;
/** What this reader does not know: back references, modifiers, legacy octal escapes. */
class Unsupported extends Error {
}
const escapes = {
    u: /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])/y,
    '': /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/y,
};
const undecided = /\\(?:[1-9k]|0\d)/y;
const charClass = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const opening = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
const assertions = [
    ['^', { kind: 'start' }],
    ['$', { kind: 'end' }],
    ['\\b', { kind: 'word edge' }],
    ['\\B', { kind: 'no word edge' }],
];
class Reader {
    #source;
    #flags;
    #at = 0;
    #depth = 0;
    constructor(source, flags) {
        this.#source = source;
        this.#flags = flags;
    }
    choice() {
        if (++this.#depth > deepest)
            throw new Unsupported();
        const branches = [this.#sequence()];
        while (this.#skip('|'))
            branches.push(this.#sequence());
        this.#depth--;
        const [only] = branches;
        return branches.length === 1 && only !== undefined ? only : { kind: 'choice', branches };
    }
    #sequence() {
        const parts = [];
        while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')'))
            parts.push(this.#quantified(this.#term()));
        return { kind: 'sequence', parts };
    }
    #quantified(of) {
        const found = this.#match(quantifier);
        if (found === undefined)
            return of;
        const [text, least, comma, most] = found;
        if (least !== undefined) {
            const atLeast = Number(least);
            return {
                kind: 'repeat',
                of,
                least: atLeast,
                most: comma === undefined ? atLeast : most ? Number(most) : Infinity,
            };
        }
        return { kind: 'repeat', of, least: text.startsWith('+') ? 1 : 0, most: text.startsWith('?') ? 1 : Infinity };
    }
    #term() {
        for (const [text, expression] of assertions)
            if (this.#skip(text))
                return expression;
        if (this.#sees('('))
            return this.#group();
        if (this.#match(undecided) !== undefined)
            throw new Unsupported();
        const one = this.#match(this.#sees('[') ? charClass : escapes[this.#flags])?.[0];
        if (one !== undefined || this.#sees('.'))
            return this.#judged(one ?? this.#next());
        const literal = this.#next();
        return { kind: 'character', accepts: (character) => character === literal };
    }
    #group() {
        const found = this.#match(opening);
        const look = found?.[2];
        // `(?` that is none of the known forms, for instance a modifier.
        if (this.#sees('?'))
            throw new Unsupported();
        const inner = this.choice();
        if (!this.#skip(')'))
            throw new Unsupported();
        return look === undefined
            ? inner
            : { kind: 'look', at: inner, ahead: !look.startsWith('<'), wanted: look.endsWith('=') };
    }
    #judged(source) {
        const whole = new RegExp(`^(?:${source})$`, this.#flags);
        return { kind: 'character', accepts: (character) => whole.test(character) };
    }
    /** The next character, in the unit that the flags make the pattern match by. */
    #next() {
        const code = this.#source.codePointAt(this.#at) ?? 0;
        const character = this.#flags === 'u' ? String.fromCodePoint(code) : this.#source.charAt(this.#at);
        this.#at += character.length;
        return character;
    }
    #sees(text) {
        return this.#source.startsWith(text, this.#at);
    }
    #skip(text) {
        const found = this.#sees(text);
        if (found)
            this.#at += text.length;
        return found;
    }
    #match(expression) {
        expression.lastIndex = this.#at;
        const found = expression.exec(this.#source);
        if (found === null)
            return undefined;
        this.#at += found[0].length;
        return found;
    }
}
/** Reads a source that is known to be valid with these flags; undefined if it needs more than this reader knows. */
function readExpression(source, flags) {
    try {
        return new Reader(source, flags).choice();
    }
    catch (error) {
        if (error instanceof Unsupported)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/schema/pattern.js
/**
 * Regular expressions of strangers, matched in bounded time. Instead of trying one way after the other, as engines do
 * that a pattern can send into exponential work, all ways are followed at once as the set of places they have reached.
 */

/** Longer sources are not matched. */
const longestSource = 5000;
const isWord = (character) => character !== undefined && /^\w$/.test(character);
/** One text, and how far expressions match into it. */
class Match {
    #characters;
    #budget;
    constructor(characters, budget) {
        this.#characters = characters;
        this.#budget = budget;
    }
    /** The places that can be reached by matching from one of the given places. */
    reach(expression, from) {
        this.#budget.spend(1 + from.size);
        switch (expression.kind) {
            case 'character': {
                const reached = new Set();
                for (const place of from) {
                    const character = this.#characters[place];
                    if (character !== undefined && expression.accepts(character))
                        reached.add(place + 1);
                }
                return reached;
            }
            case 'sequence':
                return expression.parts.reduce((places, part) => (places.size === 0 ? places : this.reach(part, places)), from);
            case 'choice':
                return new Set(expression.branches.flatMap((branch) => [...this.reach(branch, from)]));
            case 'repeat':
                return this.#repeat(expression, from);
            case 'start':
                return from.has(0) ? new Set([0]) : new Set();
            case 'end':
                return from.has(this.#characters.length) ? new Set([this.#characters.length]) : new Set();
            case 'word edge':
                return this.#where(from, (place) => this.#isWordEdge(place));
            case 'no word edge':
                return this.#where(from, (place) => !this.#isWordEdge(place));
            case 'look':
                return this.#where(from, (place) => this.#looks(expression.at, expression.ahead, place) === expression.wanted);
        }
    }
    #repeat({ of, least, most }, from) {
        let edge = from;
        for (let count = 0; count < least && edge.size > 0; count++)
            edge = this.reach(of, edge);
        const reached = new Set(edge);
        // A place that has been reached before was reached with more repetitions to spare.
        for (let count = least; count < most && edge.size > 0; count++) {
            const next = new Set();
            for (const place of this.reach(of, edge))
                if (!reached.has(place))
                    next.add(place);
            for (const place of next)
                reached.add(place);
            edge = next;
        }
        return reached;
    }
    #looks(at, ahead, place) {
        if (ahead)
            return this.reach(at, new Set([place])).size > 0;
        return this.reach(at, new Set(Array.from({ length: place + 1 }, (_, index) => index))).has(place);
    }
    #where(from, holds) {
        return new Set([...from].filter(holds));
    }
    #isWordEdge(place) {
        return isWord(this.#characters[place - 1]) !== isWord(this.#characters[place]);
    }
}
const isValid = (source, flags) => {
    try {
        return new RegExp(source, flags) instanceof RegExp;
    }
    catch {
        return false;
    }
};
const isAnchored = (expression) => expression.kind === 'start' ||
    (expression.kind === 'sequence' && expression.parts[0] !== undefined && isAnchored(expression.parts[0]));
/**
 * Undefined for what is no regular expression of ECMA-262. JSON Schema means the Unicode mode; what is valid only in the
 * older one, such as a needless escape, is taken as that mode takes it.
 */
function compilePattern(source) {
    const flags = isValid(source, 'u') ? 'u' : isValid(source, '') ? '' : undefined;
    if (flags === undefined)
        return undefined;
    const expression = source.length > longestSource ? undefined : readExpression(source, flags);
    if (expression === undefined)
        return { matches: () => undefined };
    return {
        matches(text, budget) {
            const characters = flags === 'u' ? [...text] : text.split('');
            budget.spend(characters.length);
            const starts = isAnchored(expression) ? 1 : characters.length + 1;
            const everywhere = new Set(Array.from({ length: starts }, (_, index) => index));
            return new Match(characters, budget).reach(expression, everywhere).size > 0;
        },
    };
}

;// CONCATENATED MODULE: ./build/uri-template/expansion.js
/**
 * Whether a URI is an expansion of a template (RFC 6570, section 3.2) for some values of its variables. All ways are
 * followed at once, so that no template sends the search into exponential work. Each expression stands for itself: that
 * one variable has one value throughout is not asked.
 */



/** Ample for a dozen expressions and a URI of a thousand characters; what goes beyond is not judged. */
const expansion_steps = 200_000;
const expanding = {
    '': { first: '', separator: ',' },
    '+': { first: '', separator: ',', reserved: true },
    '#': { first: '#', separator: ',', reserved: true },
    '.': { first: '.', separator: '.' },
    '/': { first: '/', separator: '/' },
    ';': { first: ';', separator: ';', named: 'bare' },
    '?': { first: '?', separator: '&', named: 'always' },
    '&': { first: '&', separator: '&', named: 'always' },
};
const hex = '[\\dA-Fa-f]';
const triplet = `%${hex}{2}`;
const unreserved = '[\\w.~\\-]';
const anyCharacter = "[\\w.~\\-:/?#\\[\\]@!$&'()*+,;=]";
const continuation = `%[89ABab]${hex}`;
/** What is beyond ASCII takes several triplets, and is one character to a prefix. */
const beyondAscii = `%[CDcd]${hex}${continuation}|%[Ee]${hex}(?:${continuation}){2}|%[Ff]${hex}(?:${continuation}){3}`;
/** Undefined where it takes too long to tell. */
function isExpansion(template, uri) {
    try {
        const characters = [...uri];
        const match = new Match(characters, new Budget(expansion_steps));
        let places = new Set([0]);
        for (const part of template) {
            if (places.size === 0)
                return false;
            places = typeof part === 'string' ? match.reach(pattern(literal(part)), places) : reach(part, places, match);
        }
        return places.has(characters.length);
    }
    catch (error) {
        if (error instanceof LimitReached)
            return undefined;
        throw error;
    }
}
/** Any of the variables may be undefined, and then leaves nothing; the others stand in their order. */
function reach({ operator, variables }, from, match) {
    const { first, separator } = expanding[operator];
    const begun = match.reach(pattern(escaped(first)), from);
    let reached = new Set();
    for (const variable of variables) {
        const continued = match.reach(pattern(escaped(separator)), reached);
        const value = match.reach(pattern(valueSource(variable, expanding[operator])), union(begun, continued));
        reached = union(reached, value);
    }
    return union(from, reached);
}
const union = (a, b) => new Set([...a, ...b]);
/** A regular expression for what a defined variable becomes. */
function valueSource({ name, prefix, explode }, { separator, reserved, named }) {
    const character = reserved ? anyCharacter : unreserved;
    const values = `(?:${character}|${triplet})*`;
    if (explode) {
        const item = named === 'always' ? `${values}=${values}` : `${values}(?:=${values})?`;
        return `${item}(?:${escaped(separator)}${item})*`;
    }
    const value = prefix === undefined ? `(?:${character}|${triplet}|,)*` : `(?:${character}|${triplet}|${beyondAscii}){0,${prefix}}`;
    if (named === undefined)
        return value;
    return named === 'always' ? `${escaped(name)}=${value}` : `${escaped(name)}(?:=${value})?`;
}
/** Literals stand for themselves, and percent-encoded where a URI does not hold them as they are. */
const literal = (text) => escaped(text).replace(/[^\0-\x7f]/gu, (character) => encodeURIComponent(character).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
function pattern(source) {
    const read = readExpression(source, 'u');
    if (read === undefined)
        throw new TypeError(`no regular expression: ${source}`);
    return read;
}

;// CONCATENATED MODULE: ./build/uri-template/template.js
/** URI Templates as RFC 6570 spells them: read into parts, or what is wrong with the spelling. */
const operators = ['+', '#', '.', '/', ';', '?', '&'];
/** Operators that the RFC keeps for later. */
const template_reserved = '=,!@|';
/** RFC 6570, section 2.1, with the apostrophe that its erratum 6937 gives back to literals. */
const template_literal = /^(?:[!#$&-;=?-[\]_a-z~\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{ffef}\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}])$/u;
const template_triplet = /^%[\dA-Fa-f]{2}/;
/** Section 2.3: dots stand between other characters. */
const variableName = /^(?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*$/;
/** Section 2.4.1: 1 to 9999, without leading zeros. */
const prefixLength = /^[1-9]\d{0,3}$/;
/** Reads a template up to its first fault. */
function parseTemplate(text) {
    const parts = [];
    for (let at = 0; at < text.length;) {
        const opening = text.indexOf('{', at);
        const end = opening < 0 ? text.length : opening;
        if (end > at) {
            const part = text.slice(at, end);
            const fault = literalFault(part);
            if (fault !== undefined)
                return fault;
            parts.push(part);
        }
        if (opening < 0)
            break;
        const inner = /[^{}]*/y;
        inner.lastIndex = opening + 1;
        const body = inner.exec(text)?.[0] ?? '';
        at = opening + body.length + 2;
        if (text[at - 1] !== '}')
            return { fault: 'unclosed', text: `{${body}` };
        const expression = parseExpression(body);
        if ('fault' in expression)
            return expression;
        parts.push(expression);
    }
    return parts;
}
function literalFault(text) {
    let at = 0;
    for (const character of text) {
        if (character === '%' && !template_triplet.test(text.slice(at, at + 3))) {
            return { fault: 'percent', text: text.slice(at, at + 3) };
        }
        if (character === '}')
            return { fault: 'unopened', text: character };
        if (character !== '%' && !template_literal.test(character))
            return { fault: 'character', text: character };
        at += character.length;
    }
    return undefined;
}
function parseExpression(body) {
    const first = body.charAt(0);
    if (first !== '' && template_reserved.includes(first))
        return { fault: 'reserved-operator', text: first };
    const operator = operators.find((one) => one === first) ?? '';
    const list = body.slice(operator.length);
    if (list === '')
        return { fault: 'empty', text: `{${body}}` };
    const variables = [];
    for (const spec of list.split(',')) {
        const variable = parseVariable(spec);
        if ('fault' in variable)
            return variable;
        variables.push(variable);
    }
    return { operator, variables };
}
function parseVariable(spec) {
    const [, named = '', modifier = ''] = /^([^:*]*)(.*)$/s.exec(spec) ?? [];
    if (!variableName.test(named))
        return { fault: 'name', text: named };
    if (modifier === '')
        return { name: named };
    if (modifier === '*')
        return { name: named, explode: true };
    if (modifier.includes('*'))
        return { fault: 'two-modifiers', text: spec };
    const limit = modifier.slice(1);
    return prefixLength.test(limit) ? { name: named, prefix: Number(limit) } : { fault: 'prefix', text: modifier };
}
/** The names of all variables. */
function variableNames(template) {
    return new Set(template.flatMap((part) => (typeof part === 'string' ? [] : part.variables.map((variable) => variable.name))));
}

;// CONCATENATED MODULE: ./build/uri-template/index.js
/** URI Templates (RFC 6570): reading them, and telling whether a URI is what one of them expands to. */



;// CONCATENATED MODULE: ./build/rules/resource/mcp.resource-template.uri-template.syntax.js




/* harmony default export */ const mcp_resource_template_uri_template_syntax = (rule_rule('mcp.resource-template.uri-template.syntax', function* ({ node }) {
    const text = node.type === 'object' ? node.get('uriTemplate') : undefined;
    if (text?.type !== 'string')
        return;
    const template = parseTemplate(text.value);
    if (!('fault' in template))
        return;
    yield { at: atValue(text), message: template.fault, with: { text: quoted(template.text) } };
}));

;// CONCATENATED MODULE: ./build/rules/resource-example/reading.js
/** What an example reads and gets; undefined where it is too broken to compare. */
function readingOf({ node, within, surfaces }, { faulty }) {
    const declaration = within?.node;
    if (node.type !== 'object' || declaration?.type !== 'object')
        return undefined;
    const requested = surfaces.includes('resource-example') ? declaration.get('uri') : node.get('uri');
    const contents = contentsOf(node);
    if (requested?.type !== 'string' || faulty.has(requested) || contents === undefined)
        return undefined;
    const answers = contents.items.filter((item) => textOf(item, 'uri')?.value === requested.value);
    return { declaration, requested, contents, answers };
}
function contentsOf(example) {
    const result = example.type === 'object' ? example.get('result') : undefined;
    const contents = result?.type === 'object' ? result.get('contents') : undefined;
    return contents?.type === 'array' ? contents : undefined;
}
function textOf(node, name) {
    const value = node.type === 'object' ? node.get(name) : undefined;
    return value?.type === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./build/rules/resource-example/mcp.resource.example.blob-base64.js





/* harmony default export */ const mcp_resource_example_blob_base64 = (rule_rule('mcp.resource.example.blob-base64', function* ({ node }) {
    for (const item of contentsOf(node)?.items ?? []) {
        const blob = textOf(item, 'blob');
        const fault = blob && base64Fault(blob.value);
        if (blob === undefined || fault === undefined)
            continue;
        const at = atValue(blob);
        switch (fault.message) {
            case 'character':
                yield { at, message: 'character', with: { character: quoted(fault.character) } };
                break;
            case 'length':
                yield { at, message: 'length', with: { length: fault.length } };
                break;
            case 'unused-bits':
                yield { at, message: 'unused-bits', with: { end: quoted(fault.end) } };
                break;
        }
    }
}));

;// CONCATENATED MODULE: ./build/describe/subject.js
/** What checks look at: an object of the format, with its scope and the objects around it. */

/** A member of an object as a reference leads to it; undefined where there is none or it leads nowhere. */
function resolvedMember(node, name, namespace, description) {
    const value = node.type === 'object' ? node.get(name) : undefined;
    if (value === undefined || !isReference(value))
        return value;
    const resolution = description.resolve(value, namespace);
    return 'target' in resolution ? resolution.target : undefined;
}

;// CONCATENATED MODULE: ./build/rules/tool-example/failure.js
/** Whether the result is that of a call that failed. */
function isFailure(result) {
    const isError = result.get('isError');
    return isError?.type === 'boolean' && isError.value;
}

;// CONCATENATED MODULE: ./build/rules/tool-example/mcp.tool.example.structured-content-required.js




/* harmony default export */ const mcp_tool_example_structured_content_required = (rule_rule('mcp.tool.example.structured-content-required', function* ({ node, within }, description) {
    const result = node.type === 'object' ? node.get('result') : undefined;
    if (result?.type !== 'object' || within === undefined || result.has('structuredContent'))
        return;
    const schema = resolvedMember(within.node, 'outputSchema', 'schemas', description);
    if (schema === undefined || description.faulty.has(schema) || isFailure(result))
        return;
    yield { at: atGap(result, 'structuredContent'), message: 'default', with: {} };
}));

;// CONCATENATED MODULE: ./build/rules/tool/root-type.js
const isObject = (node) => node.type === 'string' && node.value === 'object';
/** What the root of an embedded schema says about its own type. */
function rootType(schema) {
    const type = schema.type === 'object' ? schema.get('type') : undefined;
    if (type === undefined)
        return { verdict: 'undeclared', type };
    if (isObject(type))
        return { verdict: 'literal', type };
    if (type.type === 'string')
        return { verdict: 'excluded', type };
    if (type.type === 'array')
        return { verdict: type.items.some(isObject) ? 'included' : 'excluded', type };
    return { verdict: 'malformed', type };
}

;// CONCATENATED MODULE: ./build/rules/tool/object-root.js



/** Looks at the root's own `type` alone: where `$ref` or `allOf` lead is not asked. Which is enough where, levels say. */
function* objectRoot(schema) {
    const { verdict, type } = rootType(schema);
    if (type === undefined) {
        yield { at: atGap(schema, 'type'), message: 'not-literal', with: { value: 'no type' } };
    }
    else if (verdict === 'excluded') {
        const value = type.type === 'array' ? 'an array without "object"' : shown(type);
        yield { at: atValue(type), message: 'excluded', with: { value } };
    }
    else if (verdict !== 'literal') {
        yield { at: atValue(type), message: 'not-literal', with: { value: `${shown(type)} as its type` } };
    }
}

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.input-schema.object-root.js


/** Keywords that only speak of objects, and those that say nothing of what is valid. */
const ofObjects = new Set([
    ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames', 'unevaluatedProperties'],
    ...['minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
    ...['$schema', '$id', '$comment', '$defs', 'definitions', 'title', 'description', 'default', 'examples'],
]);
/** Arguments are always an object, so that nothing else changes where every keyword is about objects. */
function missingType(schema) {
    if (schema.type !== 'object' || schema.members.some(({ key }) => !ofObjects.has(key)))
        return undefined;
    const change = { do: 'insert', into: schema, key: 'type', value: 'object' };
    return { title: 'Write the type at the root of the schema.', change };
}
/** A shared schema may have other uses, for which the type would be a guess. */
/* harmony default export */ const mcp_tool_input_schema_object_root = (rule_rule('mcp.tool.input-schema.object-root', function* ({ node, uses }) {
    for (const fault of objectRoot(node)) {
        const repair = fault.at.focus === 'missing' && uses.length === 0 ? missingType(node) : undefined;
        yield { ...fault, ...(repair === undefined ? {} : { repair }) };
    }
}));

;// CONCATENATED MODULE: ./build/schema/canonical.js
/** Equality of JSON values as JSON Schema means it: by number, not by spelling; regardless of the order of members. */
/** The members that count: of a repeated name the last. */
const effectiveMembers = (object) => object.members.filter((member) => object.member(member.key) === member);
/** One text per value: two nodes are equal exactly if their texts are. */
function canonical(node) {
    switch (node.type) {
        case 'object': {
            const members = effectiveMembers(node).map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`);
            return `{${members.sort().join()}}`;
        }
        case 'array':
            return `[${node.items.map(canonical).join()}]`;
        case 'number':
            return String(node.value);
        default:
            return JSON.stringify(node.value);
    }
}
/** Whether two values are equal, at the cost of the smaller one. */
function areEqual(a, b) {
    if (a.type === 'object' && b.type === 'object') {
        const members = effectiveMembers(a);
        return (members.length === effectiveMembers(b).length && members.every(({ key, value }) => isEqualTo(value, b.get(key))));
    }
    if (a.type === 'array' && b.type === 'array') {
        return a.items.length === b.items.length && a.items.every((item, index) => isEqualTo(item, b.items[index]));
    }
    return a.type !== 'object' && a.type !== 'array' && b.type !== 'object' && b.type !== 'array' && a.value === b.value;
}
const isEqualTo = (a, b) => b !== undefined && areEqual(a, b);

;// CONCATENATED MODULE: ./build/schema/frame.js
/** One application of one schema to one value. */
class Frame {
    #depth;
    /** Names of members and indexes of items that a subschema has spoken about. */
    #evaluated;
    constructor(schema, instance, scope, knowledge, budget, depth) {
        this.failures = [];
        this.schema = schema;
        this.instance = instance;
        this.scope = scope;
        this.knowledge = knowledge;
        this.budget = budget;
        this.#depth = depth;
    }
    /** The frame to begin with: it has entered the resource of the schema and nothing else. */
    static outermost(instance, { schema, resource }, knowledge, budget) {
        return new Frame(schema, instance, { resource, outer: undefined }, knowledge, budget, 0);
    }
    get passes() {
        return this.failures.length === 0;
    }
    fail(keyword, schema, more = {}) {
        this.budget.spend(1);
        this.failures.push({ node: this.instance, keyword, schema, ...more });
    }
    /** Applies a subschema and returns what it says, without a consequence for this frame. */
    apply(schema, instance = this.instance, resource = this.scope.resource) {
        this.budget.enter(this.#depth);
        const at = this.knowledge.library.startingAt(schema) ?? resource;
        const scope = at === this.scope.resource ? this.scope : { resource: at, outer: this.scope };
        const frame = new Frame(schema, instance, scope, this.knowledge, this.budget, this.#depth + 1);
        if (schema.type === 'boolean') {
            if (!schema.value)
                frame.fail('false', schema);
        }
        else {
            for (const [keyword, value] of this.knowledge.keywordsOf(schema, at))
                keyword(value, frame);
        }
        return frame;
    }
    /** Applies a subschema that must hold for a part of the instance. */
    demandOf(instance, schema) {
        this.take(this.apply(schema, instance).failures);
    }
    /** Applies a subschema that must hold for this same instance. */
    demand(schema, target) {
        const frame = this.apply(schema, this.instance, target?.resource);
        this.take(frame.failures);
        // Also of a schema that fails: the verdict stands, and what it knows of the value keeps later complaints down.
        this.adopt(frame);
    }
    /** Counts what a subschema of this same instance has spoken about as spoken about. */
    adopt(frame) {
        if (frame.#evaluated === undefined)
            return;
        this.budget.spend(frame.#evaluated.size);
        for (const part of frame.#evaluated)
            this.evaluated(part);
    }
    evaluated(part) {
        if (!this.knowledge.tracksEvaluated)
            return;
        this.#evaluated ??= new Set();
        this.#evaluated.add(part);
    }
    isEvaluated(part) {
        return this.#evaluated?.has(part) ?? false;
    }
    /** Makes the failures of a subschema failures of this one. */
    take(failures) {
        for (const failure of failures)
            this.failures.push(failure);
    }
}

;// CONCATENATED MODULE: ./build/schema/formats.js
/** The values of `format`. In the dialects it may be a mere annotation; here, as in the format's reference validator, it is checked. */


/** No format that is checked is of any use at this length, and some of the expressions behind them are not linear. */
const formats_longest = 2048;
const ofText = (holds) => (value) => value.type !== 'string' || value.value.length > formats_longest || holds(value.value);
function check(name, format) {
    if (name === 'regex')
        return ofText((text) => compilePattern(text) !== undefined);
    if (format instanceof RegExp)
        return ofText((text) => format.test(text));
    if (typeof format === 'function')
        return ofText((text) => format(text) === true);
    if (typeof format !== 'object' || format === null || !('validate' in format))
        return undefined;
    const { validate } = format;
    if ('type' in format && format.type === 'number' && typeof validate === 'function') {
        return (value) => value.type !== 'number' || validate(value.value) === true;
    }
    return check('', validate);
}
/** Formats by name; a name that is not here asserts nothing. */
const schema_formats_formats = new Map(Object.entries(formats/* fullFormats */.U9).flatMap(([name, format]) => {
    const holds = check(name, format);
    return holds === undefined ? [] : [[name, holds]];
}));

;// CONCATENATED MODULE: ./build/schema/schema-positions.js
/** Where the subschemas of a schema are. Values of `const`, `enum`, `default` and `examples` are data and never entered. */
/** Every keyword of the supported dialects whose value holds schemas. */
const keywords = new Map([
    ['$defs', 'schemas by name'],
    ['additionalItems', 'schema'],
    ['additionalProperties', 'schema'],
    ['allOf', 'schemas in a list'],
    ['anyOf', 'schemas in a list'],
    ['contains', 'schema'],
    ['contentSchema', 'schema'],
    ['definitions', 'schemas by name'],
    ['dependencies', 'schemas by name'],
    ['dependentSchemas', 'schemas by name'],
    ['else', 'schema'],
    ['if', 'schema'],
    ['items', 'schema or list'],
    ['not', 'schema'],
    ['oneOf', 'schemas in a list'],
    ['patternProperties', 'schemas by name'],
    ['prefixItems', 'schemas in a list'],
    ['properties', 'schemas by name'],
    ['propertyNames', 'schema'],
    ['then', 'schema'],
    ['unevaluatedItems', 'schema'],
    ['unevaluatedProperties', 'schema'],
]);
const isSchema = (node) => node.type === 'object' || node.type === 'boolean';
function valuesIn(value, holds) {
    if (holds === 'schema')
        return [value];
    if (holds === 'schemas by name')
        return value.type === 'object' ? value.members.map((member) => member.value) : [];
    if (value.type === 'array')
        return value.items;
    return holds === 'schema or list' ? [value] : [];
}
/** Every schema below and including `root`, in document order. */
function* schemaPositions(root) {
    const waiting = [{ node: root, onlyProperties: true }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, onlyProperties } = next;
        if (!isSchema(node))
            continue;
        yield { schema: node, onlyProperties };
        if (node.type === 'boolean')
            continue;
        // What is pushed last is taken first.
        for (let at = node.members.length - 1; at >= 0; at -= 1) {
            const member = node.members[at];
            const holds = keywords.get(member?.key ?? '');
            if (member === undefined || holds === undefined)
                continue;
            const stays = onlyProperties && member.key === 'properties';
            for (const value of valuesIn(member.value, holds).toReversed())
                waiting.push({ node: value, onlyProperties: stays });
        }
    }
}

;// CONCATENATED MODULE: ./build/schema/array-keywords.js
/** Keywords that apply subschemas to the items of an array. */

const array_keywords_itemsOf = (frame) => (frame.instance.type === 'array' ? frame.instance.items : []);
/** Applies a schema to an item; the schema `false` is the way to say that the array must end before it. */
function demandOfItem(index, item, schema, frame, keyword) {
    frame.evaluated(index);
    if (schema.type === 'boolean') {
        if (!schema.value)
            frame.fail(keyword, schema, { node: item, count: index });
    }
    else {
        frame.demandOf(item, schema);
    }
}
/** One schema per place. */
const tuple = (keyword) => (value, frame) => {
    if (value.type !== 'array')
        return;
    for (const [index, item] of array_keywords_itemsOf(frame).slice(0, value.items.length).entries()) {
        const schema = value.items[index];
        if (schema !== undefined && isSchema(schema))
            demandOfItem(index, item, schema, frame, keyword);
    }
};
/** One schema for every item after those that a tuple in the same schema describes. */
const rest = (keyword, tupleKeyword) => (value, frame) => {
    if (!isSchema(value) || frame.schema.type !== 'object')
        return;
    const described = tupleKeyword === undefined ? undefined : frame.schema.get(tupleKeyword);
    const from = described?.type === 'array' ? described.items.length : 0;
    for (const [index, item] of array_keywords_itemsOf(frame).entries()) {
        if (index >= from)
            demandOfItem(index, item, value, frame, keyword);
    }
};
const prefixItems = tuple('prefixItems');
const items2020 = rest('items', 'prefixItems');
const itemsTuple = tuple('items');
const itemsAll = rest('items');
const additional = rest('additionalItems', 'items');
const itemsDraft07 = (value, frame) => value.type === 'array' ? itemsTuple(value, frame) : itemsAll(value, frame);
/** Means nothing unless `items` is a tuple. */
const additionalItems = (value, frame) => {
    if (frame.schema.type === 'object' && frame.schema.get('items')?.type === 'array')
        additional(value, frame);
};
const limit = (frame, keyword) => {
    const value = frame.schema.type === 'object' ? frame.schema.get(keyword) : undefined;
    return value?.type === 'number' ? value.value : undefined;
};
const matching = (value, frame) => array_keywords_itemsOf(frame).flatMap((item, index) => (frame.apply(value, item).passes ? [index] : []));
const containsDraft07 = (value, frame) => {
    if (!isSchema(value) || frame.instance.type !== 'array')
        return;
    if (matching(value, frame).length === 0)
        frame.fail('contains', value, { count: 1 });
};
const contains2020 = (value, frame) => {
    if (!isSchema(value) || frame.instance.type !== 'array')
        return;
    const found = matching(value, frame);
    for (const index of found)
        frame.evaluated(index);
    const least = limit(frame, 'minContains') ?? 1;
    const most = limit(frame, 'maxContains');
    if (found.length < least)
        frame.fail('contains', value, { count: least });
    if (most !== undefined && found.length > most)
        frame.fail('maxContains', value, { count: most });
};
const unevaluatedItems = (value, frame) => {
    if (!isSchema(value))
        return;
    for (const [index, item] of array_keywords_itemsOf(frame).entries()) {
        if (!frame.isEvaluated(index))
            demandOfItem(index, item, value, frame, 'unevaluatedItems');
    }
};
const arrayKeywords2020 = new Map([
    ['prefixItems', prefixItems],
    ['items', items2020],
    ['contains', contains2020],
]);
const arrayKeywordsDraft07 = new Map([
    ['items', itemsDraft07],
    ['additionalItems', additionalItems],
    ['contains', containsDraft07],
]);
const unevaluatedArrayItems = new Map([['unevaluatedItems', unevaluatedItems]]);

;// CONCATENATED MODULE: ./build/schema/decimal.js
/** The number as it is written in decimals, so that 0.3 is three tenths and no binary fraction. */
function decimal(value) {
    const [mantissa = '0', exponent = '0'] = String(value).split('e');
    const [whole = '0', fraction = ''] = mantissa.split('.');
    return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
/** Whether `value` is a whole number of times `unit`, which must not be 0. */
function isMultiple(value, unit) {
    if (!Number.isFinite(value) || !Number.isFinite(unit))
        return false;
    const a = decimal(value);
    const b = decimal(unit);
    const exponent = Math.min(a.exponent, b.exponent);
    const scaled = (number) => number.digits * 10n ** BigInt(number.exponent - exponent);
    return scaled(a) % scaled(b) === 0n;
}

;// CONCATENATED MODULE: ./build/schema/assertions.js
/** Keywords that look at a value without applying a subschema. A keyword whose own value is malformed asserts nothing. */


const hasType = (node, type) => node.type === type || (type === 'integer' && node.type === 'number' && Number.isInteger(node.value));
const type = (value, frame) => {
    const names = value.type === 'array' ? value.items : [value];
    if (names.every((name) => name.type !== 'string' || !hasType(frame.instance, name.value)))
        frame.fail('type', value);
};
/** The text is as long as the value, and so is the price. */
function priced(node, frame) {
    const text = canonical(node);
    frame.budget.spend(text.length >> 4);
    return text;
}
const enumeration = (value, frame) => {
    if (value.type === 'array' && !frame.knowledge.choices(value).has(priced(frame.instance, frame)))
        frame.fail('enum', value);
};
const constant = (value, frame) => {
    if (priced(frame.instance, frame) !== priced(value, frame))
        frame.fail('const', value);
};
/** A keyword that compares a measure of values of one type with a number. */
const bound = (name, of, measure, holds) => (value, frame) => {
    if (value.type !== 'number' || frame.instance.type !== of)
        return;
    const count = measure(frame.instance);
    if (!holds(count, value.value))
        frame.fail(name, value, { count });
};
function characters(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
const assertions_number = (node) => (node.type === 'number' ? node.value : 0);
const assertions_length = (node) => (node.type === 'string' ? characters(node.value) : 0);
const items = (node) => (node.type === 'array' ? node.items.length : 0);
const members = (node) => (node.type === 'object' ? effectiveMembers(node).length : 0);
const atLeast = (size, limit) => size >= limit;
const atMost = (size, limit) => size <= limit;
const bounds = [
    ['minimum', 'number', assertions_number, atLeast],
    ['maximum', 'number', assertions_number, atMost],
    ['exclusiveMinimum', 'number', assertions_number, (size, limit) => size > limit],
    ['exclusiveMaximum', 'number', assertions_number, (size, limit) => size < limit],
    ['multipleOf', 'number', assertions_number, (size, unit) => unit <= 0 || isMultiple(size, unit)],
    ['minLength', 'string', assertions_length, atLeast],
    ['maxLength', 'string', assertions_length, atMost],
    ['minItems', 'array', items, atLeast],
    ['maxItems', 'array', items, atMost],
    ['minProperties', 'object', members, atLeast],
    ['maxProperties', 'object', members, atMost],
];
const assertions_pattern = (value, frame) => {
    if (value.type !== 'string' || frame.instance.type !== 'string')
        return;
    if (frame.knowledge.pattern(value.value)?.matches(frame.instance.value, frame.budget) === false)
        frame.fail('pattern', value);
};
const format = (value, frame) => {
    if (value.type === 'string' && frame.knowledge.format(value.value)?.(frame.instance) === false)
        frame.fail('format', value);
};
const uniqueItems = (value, frame) => {
    if (value.type !== 'boolean' || !value.value || frame.instance.type !== 'array')
        return;
    const first = new Map();
    for (const [index, item] of frame.instance.items.entries()) {
        const text = priced(item, frame);
        const earlier = first.get(text);
        if (earlier === undefined)
            first.set(text, index);
        else
            frame.fail('uniqueItems', value, { node: item, count: earlier });
    }
};
const assertions_required = (value, frame) => {
    if (value.type !== 'array' || frame.instance.type !== 'object')
        return;
    for (const name of value.items) {
        if (name.type === 'string' && !frame.instance.has(name.value))
            frame.fail('required', value, { missing: name.value });
    }
};
/** Also the part of `dependencies` that `dependentRequired` has taken over. */
const dependentRequired = (value, frame) => {
    if (value.type !== 'object' || frame.instance.type !== 'object')
        return;
    for (const { key: because, value: names } of effectiveMembers(value)) {
        if (names.type !== 'array' || !frame.instance.has(because))
            continue;
        for (const name of names.items) {
            if (name.type === 'string' && !frame.instance.has(name.value)) {
                frame.fail('dependentRequired', names, { missing: name.value, because });
            }
        }
    }
};
const assertions_assertions = new Map([
    ['type', type],
    ['enum', enumeration],
    ['const', constant],
    ...bounds.map(([name, of, measure, holds]) => [name, bound(name, of, measure, holds)]),
    ['pattern', assertions_pattern],
    ['format', format],
    ['uniqueItems', uniqueItems],
    ['required', assertions_required],
]);

;// CONCATENATED MODULE: ./build/schema/alternatives.js
/** What to say of a value that fits none of several alternatives: what the one that was most likely meant finds wrong. */
/** Keywords that name the very values they want, and so tell alternatives apart. */
const telling = new Set(['const', 'enum', 'false']);
/** The worst distance: the alternative is about another type of value. */
const alternatives_foreign = 3;
/** How far an alternative is from being meant. */
function distanceOf(failures, instance) {
    if (failures.some(({ keyword, node }) => keyword === 'type' && node === instance))
        return alternatives_foreign;
    if (failures.some(({ keyword, node }) => telling.has(keyword) && node === instance))
        return 2;
    return failures.some(({ keyword, node }) => telling.has(keyword) && node.parent === instance) ? 1 : 0;
}
function alternatives_nearest(keyword, schema, instance, branches) {
    const ranked = branches
        .map((failures) => ({ failures, distance: distanceOf(failures, instance) }))
        .toSorted((a, b) => a.distance - b.distance || a.failures.length - b.failures.length);
    const [best, second] = ranked;
    if (best === undefined)
        return [];
    const standsOut = second === undefined || best.distance < second.distance || best.failures.length < second.failures.length;
    if (best.distance < alternatives_foreign && standsOut)
        return best.failures;
    const equal = ranked.filter(({ distance, failures }) => distance === best.distance && failures.length === best.failures.length);
    const causes = equal.flatMap(({ failures }) => failures);
    const [first] = best.failures;
    const together = first !== undefined && best.failures.length === 1 && causes.every(({ node }) => node === first.node);
    return [
        {
            node: together ? first.node : instance,
            keyword,
            schema,
            count: branches.length,
            ...(together ? { causes } : {}),
        },
    ];
}

;// CONCATENATED MODULE: ./build/schema/combining-keywords.js
/** Keywords that apply further schemas to the same value. */


const schemasIn = (value) => (value.type === 'array' ? value.items.filter(isSchema) : []);
const allOf = (value, frame) => {
    for (const schema of schemasIn(value))
        frame.demand(schema);
};
/** Applies every alternative and keeps what the passing ones know of the value; of none that passes, what all know. */
function combining_keywords_alternatives(value, frame) {
    const all = schemasIn(value).map((schema) => frame.apply(schema));
    const passing = all.filter(({ passes }) => passes);
    for (const branch of passing.length > 0 ? passing : all)
        frame.adopt(branch);
    return { all, passing };
}
const noneHolds = (keyword, value, all, frame) => {
    frame.take(alternatives_nearest(keyword, value, frame.instance, all.map(({ failures }) => failures)));
};
const anyOf = (value, frame) => {
    const { all, passing } = combining_keywords_alternatives(value, frame);
    if (passing.length === 0 && all.length > 0)
        noneHolds('anyOf', value, all, frame);
};
const oneOf = (value, frame) => {
    const { all, passing } = combining_keywords_alternatives(value, frame);
    if (passing.length === 0 && all.length > 0)
        noneHolds('oneOf', value, all, frame);
    if (passing.length > 1)
        frame.fail('oneOf', value, { count: passing.length, matched: true });
};
const not = (value, frame) => {
    if (isSchema(value) && frame.apply(value).passes)
        frame.fail('not', value);
};
const condition = (value, frame) => {
    if (!isSchema(value) || frame.schema.type !== 'object')
        return;
    const asked = frame.apply(value);
    if (asked.passes)
        frame.adopt(asked);
    const consequence = frame.schema.get(asked.passes ? 'then' : 'else');
    if (consequence !== undefined && isSchema(consequence))
        frame.demand(consequence);
};
/** A reference that leads nowhere asserts nothing: whether it does is another question than whether a value fits. */
const combining_keywords_reference = (value, frame) => {
    const found = frame.knowledge.target(value, frame.scope.resource);
    if (found !== undefined)
        frame.demand(found.schema, found);
};
const outermost = (name, scope) => {
    let found;
    for (let at = scope; at !== undefined; at = at.outer) {
        const schema = at.resource.dynamicAnchors.get(name);
        if (schema !== undefined)
            found = { schema, resource: at.resource };
    }
    return found;
};
const dynamicReference = (value, frame) => {
    const found = frame.knowledge.target(value, frame.scope.resource);
    if (found === undefined)
        return;
    const anchor = found.schema.type === 'object' ? found.schema.get('$dynamicAnchor') : undefined;
    const byName = anchor?.type === 'string' && value.type === 'string' && value.value.endsWith(`#${anchor.value}`);
    const meant = byName ? (outermost(anchor.value, frame.scope) ?? found) : found;
    frame.demand(meant.schema, meant);
};
const combining = new Map([
    ['$ref', combining_keywords_reference],
    ['allOf', allOf],
    ['anyOf', anyOf],
    ['oneOf', oneOf],
    ['not', not],
    ['if', condition],
]);
const dynamicReferences = new Map([['$dynamicRef', dynamicReference]]);

;// CONCATENATED MODULE: ./build/schema/object-keywords.js
/** Keywords that apply subschemas to the members of an object. */




/** Applies a schema to a member; the schema `false` is the way to say that the member must not be there. */
function demandOfMember(member, schema, frame, keyword) {
    frame.evaluated(member.key);
    if (schema.type === 'boolean') {
        if (!schema.value)
            frame.fail(keyword, schema, { node: member.value, unexpected: member.key });
    }
    else {
        frame.demandOf(member.value, schema);
    }
}
/** The subschemas of a keyword that names them, and the members of the instance; nothing for other types. */
function* byName(value, frame) {
    if (value.type !== 'object' || frame.instance.type !== 'object')
        return;
    for (const { key, value: schema } of effectiveMembers(value)) {
        if (isSchema(schema))
            yield [key, schema];
    }
}
const object_keywords_membersOf = (frame) => frame.instance.type === 'object' ? effectiveMembers(frame.instance) : [];
const properties = (value, frame) => {
    if (value.type !== 'object')
        return;
    for (const member of object_keywords_membersOf(frame)) {
        const schema = value.get(member.key);
        if (schema !== undefined && isSchema(schema))
            demandOfMember(member, schema, frame, 'properties');
    }
};
const matches = (pattern, name, frame) => frame.knowledge.pattern(pattern)?.matches(name, frame.budget) ?? false;
const patternProperties = (value, frame) => {
    for (const [pattern, schema] of byName(value, frame)) {
        for (const member of object_keywords_membersOf(frame)) {
            frame.budget.spend(1);
            if (matches(pattern, member.key, frame))
                demandOfMember(member, schema, frame, 'patternProperties');
        }
    }
};
const additionalProperties = (value, frame) => {
    if (!isSchema(value) || frame.schema.type !== 'object')
        return;
    const named = frame.schema.get('properties');
    const patterns = frame.schema.get('patternProperties');
    const known = (name) => (named?.type === 'object' && named.has(name)) ||
        (patterns?.type === 'object' && patterns.members.some(({ key }) => matches(key, name, frame)));
    for (const member of object_keywords_membersOf(frame)) {
        if (!known(member.key))
            demandOfMember(member, value, frame, 'additionalProperties');
    }
};
const propertyNames = (value, frame) => {
    if (!isSchema(value))
        return;
    for (const member of object_keywords_membersOf(frame)) {
        const name = new tree/* StringNode */.k7(member.keyStart, member.keyEnd, member.key);
        const causes = frame.apply(value, name).failures;
        if (causes.length > 0)
            frame.fail('propertyNames', value, { node: member.value, unexpected: member.key, name, causes });
    }
};
const dependentSchemas = (value, frame) => {
    for (const [name, schema] of byName(value, frame)) {
        if (frame.instance.type === 'object' && frame.instance.has(name))
            frame.demand(schema);
    }
};
const unevaluatedProperties = (value, frame) => {
    if (!isSchema(value))
        return;
    for (const member of object_keywords_membersOf(frame)) {
        if (!frame.isEvaluated(member.key))
            demandOfMember(member, value, frame, 'unevaluatedProperties');
    }
};
const objectKeywords = new Map([
    ['properties', properties],
    ['patternProperties', patternProperties],
    ['additionalProperties', additionalProperties],
    ['propertyNames', propertyNames],
]);
/** How 2020-12 spells what one member asks of the others. */
const dependents = new Map([
    ['dependentRequired', dependentRequired],
    ['dependentSchemas', dependentSchemas],
]);
/** How draft-07 spells it. */
const dependencies = new Map([
    [
        'dependencies',
        (value, frame) => {
            dependentRequired(value, frame);
            dependentSchemas(value, frame);
        },
    ],
]);
const unevaluatedMembers = new Map([
    ['unevaluatedProperties', unevaluatedProperties],
]);

;// CONCATENATED MODULE: ./build/schema/vocabulary.js
/** Which keywords a dialect has, and in which order those of one schema speak. */





const vocabularies = {
    '2020-12': {
        // `dependencies` is what `dependents` have replaced; 2020-12 lets implementations go on to understand it.
        keywords: new Map([
            ...assertions_assertions,
            ...combining,
            ...dynamicReferences,
            ...objectKeywords,
            ...dependents,
            ...dependencies,
            ...arrayKeywords2020,
        ]),
        last: new Map([...unevaluatedArrayItems, ...unevaluatedMembers]),
        refStandsAlone: false,
    },
    'draft-07': {
        keywords: new Map([...assertions_assertions, ...combining, ...objectKeywords, ...dependencies, ...arrayKeywordsDraft07]),
        last: new Map(),
        refStandsAlone: true,
    },
};
function keywordsOf(schema, dialect) {
    const { keywords, last, refStandsAlone } = vocabularies[dialect];
    const members = effectiveMembers(schema);
    const speaking = refStandsAlone && schema.has('$ref') ? members.filter(({ key }) => key === '$ref') : members;
    const found = [];
    for (const table of [keywords, last]) {
        for (const { key, value } of speaking) {
            const keyword = table.get(key);
            if (keyword !== undefined)
                found.push([keyword, value]);
        }
    }
    return found;
}
/** Whether a keyword of the last kind occurs anywhere, be it only as a name. */
function mentionsUnevaluated(root) {
    const { last } = vocabularies['2020-12'];
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (node.type === 'array') {
            for (const item of node.items)
                waiting.push(item);
        }
        else if (node.type === 'object') {
            for (const { key, value } of node.members) {
                if (last.has(key))
                    return true;
                waiting.push(value);
            }
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./build/schema/knowledge.js




/** The value of a key, worked out the first time it is asked for. */
function remembered(values, key, make) {
    const known = values.get(key) ?? { value: make() };
    values.set(key, known);
    return known.value;
}
/** What there is to know about the schemas of a library, worked out as values are checked against them. */
class SchemaKnowledge {
    #keywords = new Map();
    #targets = new Map();
    #patterns = new Map();
    #choices = new Map();
    constructor(library, tracksEvaluated) {
        this.library = library;
        this.tracksEvaluated = tracksEvaluated;
    }
    keywordsOf(schema, resource) {
        return remembered(this.#keywords, schema, () => keywordsOf(schema, resource.dialect));
    }
    target(reference, from) {
        return remembered(this.#targets, reference, () => {
            const resolution = reference.type === 'string' ? this.library.resolve(reference.value, from) : 'broken';
            return typeof resolution === 'string' ? undefined : resolution;
        });
    }
    pattern(source) {
        return remembered(this.#patterns, source, () => compilePattern(source));
    }
    format(name) {
        return schema_formats_formats.get(name);
    }
    choices(list) {
        return remembered(this.#choices, list, () => new Set(list.type === 'array' ? list.items.map(canonical) : []));
    }
}

;// CONCATENATED MODULE: ./build/schema/library.js
/** Schemas by the names they give themselves, and references resolved to them. Nothing is ever fetched. */

/** The base of a schema without `$id`; the scheme is not registered, so nothing else can have it. */
const unnamed = 'embedded-schema:///';
/** The metaschemas are known by both schemes, whichever of them their own `$id` has. */
const sameScheme = (uri) => uri.replace(/^http:\/\/json-schema\.org\//, 'https://json-schema.org/');
/** The URI without its fragment, and the fragment decoded; undefined for what is no URI. */
function resolved(reference, base) {
    if (!URL.canParse(reference, base))
        return undefined;
    const url = new URL(reference, base);
    const fragment = url.hash.slice(1);
    url.hash = '';
    try {
        return { uri: sameScheme(url.href), fragment: decodeURIComponent(fragment) };
    }
    catch {
        return undefined;
    }
}
/** Follows a JSON Pointer through the tree. */
function follow(pointer, root) {
    let at = root;
    for (const token of pointer.split('/').slice(1)) {
        const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
        if (at?.type === 'object')
            at = at.get(key);
        else if (at?.type === 'array' && /^(0|[1-9]\d*)$/.test(key))
            at = at.items[Number(key)];
        else
            return undefined;
    }
    return at;
}
class Library {
    /** The nodes at which a resource begins. */
    #roots;
    #schemas;
    #others;
    /** What `others` holds can be referred to as well. */
    constructor(others) {
        /** The nodes at which a resource begins. */
        this.#roots = new Map();
        /** An `$id` or anchor whose name is taken. */
        this.repeated = [];
        this.#schemas = new Map();
        this.#others = others;
    }
    /** Takes in a schema and every named schema inside it. */
    add(root, dialect) {
        const base = this.#register(root, unnamed, dialect);
        for (const { schema } of schemaPositions(root)) {
            if (schema.type === 'boolean')
                continue;
            const ref = schema.get('$ref');
            const alone = dialect === 'draft-07' && ref !== undefined;
            const id = alone ? undefined : schema.get('$id');
            if (id?.type === 'string')
                this.#identify(id.value, id, schema, dialect);
            if (dialect === 'draft-07')
                continue;
            const anchor = schema.get('$anchor');
            if (anchor?.type === 'string')
                this.#anchor(anchor.value, anchor, schema);
            const dynamic = schema.get('$dynamicAnchor');
            if (dynamic?.type === 'string') {
                this.#anchor(dynamic.value, dynamic, schema);
                this.enclosing(schema)?.dynamicAnchors.set(dynamic.value, schema);
            }
        }
        return { schema: root, resource: this.#roots.get(root) ?? base };
    }
    /** The resource that a place of a schema belongs to, if it was added here. */
    enclosing(node) {
        for (let at = node; at !== undefined; at = at.parent) {
            const resource = this.#roots.get(at);
            if (resource !== undefined)
                return resource;
        }
        return undefined;
    }
    /** The resource that begins at this very node. */
    startingAt(node) {
        return this.#roots.get(node) ?? this.#others?.present?.startingAt(node);
    }
    resolve(reference, from) {
        const place = resolved(reference, from.uri);
        if (place === undefined)
            return reference.startsWith('#') ? 'broken' : 'external';
        const whole = this.#find(place.uri);
        if (whole === undefined)
            return 'external';
        const { fragment } = place;
        const schema = fragment === '' || fragment.startsWith('/')
            ? follow(fragment, whole.schema)
            : whole.resource.anchors.get(fragment);
        const resource = this.enclosing(schema) ?? this.#others?.present?.enclosing(schema);
        return schema !== undefined && resource !== undefined && isSchema(schema) ? { schema, resource } : 'broken';
    }
    /** The schema of that URI, spelled as `$id` spells it. */
    named(identifier) {
        const place = resolved(identifier, unnamed);
        return place && this.#find(place.uri);
    }
    #find(uri) {
        const others = this.#others;
        return this.#schemas.get(uri) ?? (others === undefined ? undefined : others.library.#find(uri));
    }
    #register(schema, uri, dialect) {
        const resource = { uri, dialect, anchors: new Map(), dynamicAnchors: new Map() };
        this.#roots.set(schema, resource);
        this.#schemas.set(uri, { schema, resource });
        return resource;
    }
    #identify(id, at, schema, dialect) {
        const outer = this.enclosing(this.#roots.has(schema) ? schema : schema.parent);
        const place = resolved(id, outer?.uri ?? unnamed);
        if (place === undefined)
            return;
        // Drafts up to 07 name a place inside a resource by an `$id` that is a fragment.
        if (id.startsWith('#') && dialect === 'draft-07') {
            this.#anchor(place.fragment, at, schema);
        }
        else if (this.#schemas.has(place.uri) && this.#schemas.get(place.uri)?.schema !== schema) {
            this.repeated.push(at);
        }
        else {
            this.#register(schema, place.uri, dialect);
        }
    }
    #anchor(name, at, schema) {
        const anchors = this.enclosing(schema)?.anchors;
        if (anchors === undefined)
            return;
        if ((anchors.get(name) ?? schema) !== schema)
            this.repeated.push(at);
        else
            anchors.set(name, schema);
    }
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json
var applicator = __webpack_require__(7216);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json
var meta_content = __webpack_require__(8226);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json
var core = __webpack_require__(518);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json
var format_annotation = __webpack_require__(4588);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json
var meta_data = __webpack_require__(5707);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json
var unevaluated = __webpack_require__(9547);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json
var validation = __webpack_require__(7082);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var json_schema_2020_12_schema = __webpack_require__(1678);
// EXTERNAL MODULE: ./node_modules/ajv/dist/refs/json-schema-draft-07.json
var json_schema_draft_07 = __webpack_require__(2079);
;// CONCATENATED MODULE: ./build/schema/from-value.js

/** A tree of a plain JSON value that stands in no text: all its ranges are empty. */
function fromValue(value) {
    if (typeof value === 'string')
        return new tree/* StringNode */.k7(0, 0, value);
    if (typeof value === 'number')
        return new tree/* NumberNode */.Cu(0, 0, value);
    if (typeof value === 'boolean')
        return new tree/* BooleanNode */.p1(0, 0, value);
    if (Array.isArray(value)) {
        const array = new tree/* ArrayNode */._7(0, 0);
        for (const item of value)
            array.add(fromValue(item));
        return array;
    }
    if (typeof value === 'object' && value !== null) {
        const object = new tree/* ObjectNode */.Kv(0, 0);
        for (const [key, member] of Object.entries(value)) {
            object.add({ key, keyStart: 0, keyEnd: 0, value: fromValue(member) });
        }
        return object;
    }
    return new tree/* NullNode */.CU(0, 0);
}

;// CONCATENATED MODULE: ./build/schema/metaschemas.js
/** The metaschemas of the supported dialects, as schemas that others may refer to and are checked against. */













/**
 * The copy of draft-07 at hand demands that an `enum` has items, and each once. The dialect only recommends it
 * (json-schema-validation-01, 6.1.2), and what it calls valid is not to be reported.
 */
const documents = [
    ...[json_schema_2020_12_schema, core, applicator, unevaluated, validation, meta_data, format_annotation, meta_content].map((value) => ({ dialect: '2020-12', value })),
    {
        dialect: 'draft-07',
        value: { ...json_schema_draft_07, properties: { ...json_schema_draft_07.properties, enum: { type: 'array', items: true } } },
    },
];
const metaschemas_identifiers = {
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
    'draft-07': 'http://json-schema.org/draft-07/schema',
};
/** Built when the first schema asks for them: a run with plain schemas alone does not pay, and one with many others pays once. */
let built;
function metaschemas() {
    if (built !== undefined)
        return built;
    const library = new Library();
    for (const { dialect, value } of documents) {
        const root = fromValue(value);
        if (isSchema(root))
            library.add(root, dialect);
    }
    built = { library, knowledge: new SchemaKnowledge(library, false) };
    return built;
}
const metaschemaLibrary = {
    get library() {
        return metaschemas().library;
    },
    get present() {
        return built?.library;
    },
};
function metaschemaOf(dialect) {
    const { library, knowledge } = metaschemas();
    const target = library.named(metaschemas_identifiers[dialect]);
    if (target === undefined)
        throw new Error(`the metaschema of ${dialect} is missing`);
    return { target, knowledge };
}

;// CONCATENATED MODULE: ./build/schema/quote.js

/** Longer values are cut: a message is one line. */
const quote_longest = 60;
const clip = (text) => {
    const characters = [...text.slice(0, 2 * quote_longest)];
    return characters.length > quote_longest ? `${characters.slice(0, quote_longest - 1).join('')}…` : text;
};
const quote = (text) => JSON.stringify(clip(text));
/** A value as a message shows it. */
const show = (node) => node.type === 'string' ? quote(node.value) : clip(JSON.stringify((0,tree/* toValue */.BA)(node)));
/** `a, b or c`; of a long list the beginning. */
function either(words) {
    const shown = words.length > 8 ? [...words.slice(0, 7), `${words.length - 7} more`] : words;
    return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : (shown[0] ?? 'nothing');
}

;// CONCATENATED MODULE: ./build/schema/message.js
/** What a failure says: whose fault it is, and what would have been right. */

const types = new Map([
    ['array', 'an array'],
    ['boolean', 'a boolean'],
    ['integer', 'an integer'],
    ['null', 'null'],
    ['number', 'a number'],
    ['object', 'an object'],
    ['string', 'a string'],
]);
const listed = (node) => (node.type === 'array' ? node.items : [node]);
const message_nameOf = (type) => (type.type === 'string' && types.get(type.value)) || show(type);
const some = (count, one, many) => `${show(count)} ${count.type === 'number' && count.value === 1 ? one : many}`;
/** What values of a format are called, where the name of the format does not say it. */
const formatNames = new Map([
    ['regex', 'be a regular expression (ECMA-262)'],
    ['uri', 'be an absolute URI'],
    ['uri-reference', 'be a URI or a relative reference'],
    ['email', 'be an e-mail address'],
    ['date', 'be a date like 2026-07-28'],
    ['date-time', 'be a date and time like 2026-07-28T09:30:00Z'],
]);
const message_formatOf = (schema) => `must ${(schema.type === 'string' && formatNames.get(schema.value)) || `have the format ${show(schema)}`}`;
const unexpected = ({ unexpected: name = '' }) => `must not have the member ${quote(name)}`;
const superfluous = ({ count = 0 }) => `must not be there: the array ends after ${count === 1 ? 'one item' : `${count} items`}`;
const missing = ({ missing: name = '' }) => `must have the member ${quote(name)}`;
/** `be a string or an integer` of two causes that say so. */
function joined(causes) {
    const kinds = causes.filter(({ keyword }) => keyword === 'type').flatMap(({ schema }) => listed(schema).map(message_nameOf));
    const others = causes
        .filter(({ keyword }) => keyword !== 'type')
        .map((cause) => predicate(cause).replace(/^must /, ''));
    const wishes = [...new Set([...kinds.map((kind) => `be ${kind}`), ...others])];
    const allBe = wishes.every((wish) => wish.startsWith('be '));
    return allBe ? `must be ${either(wishes.map((wish) => wish.slice('be '.length)))}` : `must ${either(wishes)}`;
}
const noAlternative = (failure) => failure.causes === undefined
    ? `must match one of the ${failure.count} alternatives of ${failure.keyword}`
    : joined(failure.causes);
/** What the value must be, by the keyword that it does not satisfy. */
const predicates = new Map([
    ['type', ({ schema }) => `must be ${either(listed(schema).map(message_nameOf))}`],
    [
        'enum',
        ({ schema }) => (listed(schema).length === 1 ? 'must be ' : 'must be one of ') + either(listed(schema).map(show)),
    ],
    ['const', ({ schema }) => `must be ${show(schema)}`],
    ['minimum', ({ schema }) => `must be at least ${show(schema)}`],
    ['maximum', ({ schema }) => `must be at most ${show(schema)}`],
    ['exclusiveMinimum', ({ schema }) => `must be greater than ${show(schema)}`],
    ['exclusiveMaximum', ({ schema }) => `must be less than ${show(schema)}`],
    ['multipleOf', ({ schema }) => `must be a multiple of ${show(schema)}`],
    ['minLength', ({ schema, count }) => `must have at least ${some(schema, 'character', 'characters')}, not ${count}`],
    ['maxLength', ({ schema, count }) => `must have at most ${some(schema, 'character', 'characters')}, not ${count}`],
    ['pattern', ({ schema }) => `must match the pattern ${show(schema)}`],
    ['format', ({ schema }) => message_formatOf(schema)],
    ['minItems', ({ schema, count }) => `must have at least ${some(schema, 'item', 'items')}, not ${count}`],
    ['maxItems', ({ schema, count }) => `must have at most ${some(schema, 'item', 'items')}, not ${count}`],
    ['uniqueItems', ({ count }) => `must differ from the other items, and equals the one at index ${count}`],
    [
        'contains',
        ({ count }) => `must have at least ${count === 1 ? 'one item' : `${count} items`} of the kind that "contains" describes`,
    ],
    [
        'maxContains',
        ({ count }) => `must have at most ${count === 1 ? 'one item' : `${count} items`} of the kind that "contains" describes`,
    ],
    ['minProperties', ({ schema, count }) => `must have at least ${some(schema, 'member', 'members')}, not ${count}`],
    ['maxProperties', ({ schema, count }) => `must have at most ${some(schema, 'member', 'members')}, not ${count}`],
    ['required', missing],
    ['dependentRequired', (failure) => `${missing(failure)}, because it has ${quote(failure.because ?? '')}`],
    ['properties', unexpected],
    ['patternProperties', unexpected],
    ['additionalProperties', unexpected],
    ['unevaluatedProperties', unexpected],
    ['propertyNames', ({ causes = [] }) => joined(causes.slice(0, 1))],
    ['prefixItems', superfluous],
    ['items', superfluous],
    ['additionalItems', superfluous],
    ['unevaluatedItems', () => 'must not be there: no part of the schema describes it'],
    ['anyOf', noAlternative],
    [
        'oneOf',
        (failure) => failure.matched
            ? `must match exactly one alternative of oneOf, but matches ${failure.count}`
            : noAlternative(failure),
    ],
    ['not', () => 'must not match the schema under "not"'],
    ['false', () => 'must not be there'],
]);
const predicate = (failure) => predicates.get(failure.keyword)?.(failure) ?? `must satisfy ${failure.keyword}`;
const message_kinds = { object: 'This object', array: 'This array' };
function message_subject({ node, name, unexpected }) {
    if (name !== undefined)
        return `The member name ${show(name)}`;
    if (unexpected !== undefined)
        return 'This object';
    return message_kinds[node.type] ?? `The value ${show(node)}`;
}
/** One sentence. */
const messageOf = (failure) => `${message_subject(failure)} ${predicate(failure)}.`;

;// CONCATENATED MODULE: ./build/schema/mismatch.js
/** What is wrong with a value, ready to be reported. */

/** Whoever sees this many of one value knows that it needs another look as a whole. */
const mostReported = 20;
/** Each complaint once, in document order. */
function mismatches(failures) {
    const found = [];
    const said = new Map();
    for (const failure of failures.toSorted((a, b) => a.node.start - b.node.start)) {
        if (found.length === mostReported)
            break;
        const message = messageOf(failure);
        const messages = said.get(failure.node) ?? new Set();
        if (messages.has(message))
            continue;
        said.set(failure.node, messages.add(message));
        const { node, schema, missing, unexpected } = failure;
        found.push({
            node,
            message,
            schema,
            ...(missing === undefined ? {} : { missing }),
            ...(unexpected === undefined ? {} : { unexpected }),
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/schema/dialect.js
/** The dialects of JSON Schema by the `$schema` that names them. */
/** The dialect of a schema without `$schema`. */
const defaultDialect = '2020-12';
const dialects = [
    {
        name: 'JSON Schema 2020-12',
        uri: 'https://json-schema.org/draft/2020-12/schema',
        spelling: /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
        supported: '2020-12',
    },
    {
        name: 'JSON Schema 2019-09',
        uri: 'https://json-schema.org/draft/2019-09/schema',
        spelling: /^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/,
    },
    {
        name: 'JSON Schema draft-07',
        uri: 'http://json-schema.org/draft-07/schema#',
        spelling: /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/,
        supported: 'draft-07',
    },
    {
        name: 'JSON Schema draft-06',
        uri: 'http://json-schema.org/draft-06/schema#',
        spelling: /^https?:\/\/json-schema\.org\/draft-06\/schema#?$/,
    },
    {
        name: 'JSON Schema draft-04',
        uri: 'http://json-schema.org/draft-04/schema#',
        spelling: /^https?:\/\/json-schema\.org\/draft-04\/schema#?$/,
    },
];
/** What the root of a schema declares. Only the root is looked at: MCP gives a nested `$schema` no meaning. */
function dialectOf(schema) {
    const declared = schema.get('$schema');
    if (declared === undefined)
        return { supported: defaultDialect };
    const dialect = declared.type === 'string' ? dialects.find(({ spelling }) => spelling.test(declared.value)) : undefined;
    if (dialect?.supported !== undefined)
        return { supported: dialect.supported };
    return dialect === undefined ? { declared } : { declared, name: dialect.name };
}

;// CONCATENATED MODULE: ./build/schema/plain.js
/**
 * Schemas that are valid at a glance. What is found plain here, the metaschemas of all dialects accept; of the rest
 * nothing is said. Most schemas are plain, and getting the metaschemas ready takes longer than checking a small file.
 */


const plain_text = (value) => value.type === 'string';
const plain_flag = (value) => value.type === 'boolean';
const plain_number = (value) => value.type === 'number';
const plain_count = (value) => value.type === 'number' && Number.isInteger(value.value) && value.value >= 0;
const plain_list = (value) => value.type === 'array';
const anything = () => true;
/** Strings, each once. */
const names = (value) => {
    if (value.type !== 'array')
        return false;
    const seen = new Set();
    for (const item of value.items) {
        if (item.type !== 'string' || seen.has(item.value))
            return false;
        seen.add(item.value);
    }
    return true;
};
const plain_types = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const isType = (value) => value.type === 'string' && plain_types.has(value.value);
const plain_type = (value) => isType(value) || (value.type === 'array' && value.items.length > 0 && names(value) && value.items.every(isType));
const schemas = (value) => value.type === 'array' && value.items.length > 0 && value.items.every(isPlain);
const schemasByName = (value) => value.type === 'object' && value.members.every((member) => isPlain(member.value));
const plain_pattern = (value) => value.type === 'string' && schema_formats_formats.get('regex')?.(value) === true;
const dialect = (value) => value.type === 'string' && dialects.some(({ spelling }) => spelling.test(value.value));
/** A pointer into the same schema, in characters that stand in a fragment as they are. */
const local = (value) => value.type === 'string' && /^#(?:\/[\w.~$-]+)*$/.test(value.value);
/** The keywords whose value can be judged here, in every dialect alike. */
const plain = new Map([
    ['$comment', plain_text],
    ['$defs', schemasByName],
    ['$ref', local],
    ['$schema', dialect],
    ['additionalProperties', isPlain],
    ['allOf', schemas],
    ['anyOf', schemas],
    ['const', anything],
    ['contains', isPlain],
    ['default', anything],
    ['definitions', schemasByName],
    ['deprecated', plain_flag],
    ['description', plain_text],
    ['else', isPlain],
    ['enum', plain_list],
    ['examples', plain_list],
    ['exclusiveMaximum', plain_number],
    ['exclusiveMinimum', plain_number],
    ['format', plain_text],
    ['if', isPlain],
    ['items', isPlain],
    ['maxItems', plain_count],
    ['maxLength', plain_count],
    ['maxProperties', plain_count],
    ['maximum', plain_number],
    ['minItems', plain_count],
    ['minLength', plain_count],
    ['minProperties', plain_count],
    ['minimum', plain_number],
    ['multipleOf', (value) => value.type === 'number' && value.value > 0],
    ['not', isPlain],
    ['oneOf', schemas],
    ['pattern', plain_pattern],
    ['prefixItems', schemas],
    ['properties', schemasByName],
    ['propertyNames', isPlain],
    ['readOnly', plain_flag],
    ['required', names],
    ['then', isPlain],
    ['title', plain_text],
    ['type', plain_type],
    ['uniqueItems', plain_flag],
    ['writeOnly', plain_flag],
]);
/** The keywords that only the metaschemas judge. */
const judged = new Set([
    '$anchor',
    '$dynamicAnchor',
    '$dynamicRef',
    '$id',
    '$recursiveAnchor',
    '$recursiveRef',
    '$vocabulary',
    'additionalItems',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
    'dependencies',
    'dependentRequired',
    'dependentSchemas',
    'maxContains',
    'minContains',
    'patternProperties',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
const isPlainKeyword = (name) => plain.has(name);
/** Recursive; whoever asks knows that the schema is shallow. */
function isPlain(schema) {
    if (schema.type === 'boolean')
        return true;
    if (schema.type !== 'object')
        return false;
    return schema.members.every(({ key, value }) => plain.get(key)?.(value) ?? !judged.has(key));
}

;// CONCATENATED MODULE: ./build/schema/references.js
/** The references of a schema and where they lead. */

const referring = {
    '2020-12': ['$ref', '$dynamicRef'],
    'draft-07': ['$ref'],
};
/** All references at schema positions and in what they lead to, in the order in which they are met. */
function references(root, dialect, library) {
    const found = [];
    const seen = new Set();
    const roots = [root];
    for (let start = roots.pop(); start !== undefined; start = roots.pop()) {
        for (const { schema } of schemaPositions(start)) {
            if (schema.type === 'boolean' || seen.has(schema))
                continue;
            seen.add(schema);
            const from = library.enclosing(schema);
            for (const keyword of referring[dialect]) {
                const node = schema.get(keyword);
                if (node?.type !== 'string' || from === undefined)
                    continue;
                const resolution = library.resolve(node.value, from);
                found.push({ node, leads: typeof resolution === 'string' ? resolution : 'local' });
                // The target may stand under a keyword that holds no schemas by itself; a metaschema is no concern of this one.
                if (typeof resolution !== 'string' &&
                    library.enclosing(resolution.schema) !== undefined &&
                    !seen.has(resolution.schema)) {
                    roots.push(resolution.schema);
                }
            }
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/schema/compile.js
/** Schemas made ready to check values, or what keeps them from it. */










const tooDeep = 'nests more than 128 levels deep';
const failuresOf = (value, target, knowledge, budget) => Frame.outermost(value, target, knowledge, budget).apply(target.schema).failures;
/** Metaschemas are known to come to an end, in time linear in the schema, so that they need no limit. */
const metaschemaMismatches = (schema, dialect) => {
    const { target, knowledge } = metaschemaOf(dialect);
    return mismatches(failuresOf(schema, target, knowledge, new Budget(Infinity)));
};
const broken = ({ node }) => ({
    node,
    message: `The reference ${quote(node.value)} leads to no schema.`,
});
const compile_repeated = (node) => ({
    node,
    message: `The name ${quote(node.value)} is taken by another subschema.`,
});
/** The schemas of one document. Each is compiled once, however many places use it. */
class Schemas {
    #compiled = new Map();
    #allowance = new Allowance();
    compile(schema, dialect) {
        const known = this.#compiled.get(schema);
        if (known?.dialect === dialect)
            return known.compiled;
        const compiled = this.#compile(schema, dialect);
        this.#compiled.set(schema, { dialect, compiled });
        return compiled;
    }
    #compile(schema, dialect) {
        if (!isShallow(schema))
            return { status: 'unchecked', reason: tooDeep };
        const library = new Library(metaschemaLibrary);
        const target = library.add(schema, dialect);
        const found = references(schema, dialect, library);
        const external = found.filter(({ leads }) => leads === 'external');
        // However it is spelled: all that can be said of such a reference is that it leads out of the document.
        const foreign = new Set(external.map(({ node }) => node));
        const problems = [
            ...(isPlain(schema) ? [] : metaschemaMismatches(schema, dialect)).filter(({ node }) => !foreign.has(node)),
            ...found.filter(({ leads }) => leads === 'broken').map(broken),
            ...library.repeated.map(compile_repeated),
        ]
            .toSorted((a, b) => a.node.start - b.node.start)
            .slice(0, mostReported);
        if (problems.length > 0)
            return { status: 'invalid', external, problems };
        const knowledge = new SchemaKnowledge(library, mentionsUnevaluated(schema));
        return { status: 'ready', external, validate: (value) => this.#validate(value, target, knowledge) };
    }
    #validate(value, target, knowledge) {
        if (!isShallow(value))
            return { mismatches: [], incomplete: tooDeep };
        try {
            return {
                mismatches: mismatches(this.#allowance.spendOn((budget) => failuresOf(value, target, knowledge, budget))),
            };
        }
        catch (error) {
            if (error instanceof LimitReached)
                return { mismatches: [], incomplete: error.message };
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/schema/legacy-shape.js
/**
 * The protocol versions before 2025-11-25 name no dialect of JSON Schema. What a value must have there is read off the
 * root of the schema, by exactly three checks; anything more would be a guess.
 */


const isText = (node, text) => node?.type === 'string' && node.value === text;
function* failures(schema, value) {
    const type = schema.get('type');
    if (value.type !== 'object') {
        if (isText(type, 'object'))
            yield { node: value, keyword: 'type', schema: type };
        return;
    }
    const required = schema.get('required');
    for (const name of required?.type === 'array' ? required.items : []) {
        if (name.type === 'string' && !value.has(name.value)) {
            yield { node: value, keyword: 'required', schema: name, missing: name.value };
        }
    }
    const properties = schema.get('properties');
    const additional = schema.get('additionalProperties');
    if (properties?.type !== 'object' || additional?.type !== 'boolean' || additional.value)
        return;
    for (const member of effectiveMembers(value)) {
        if (properties.has(member.key))
            continue;
        yield { node: member.value, keyword: 'additionalProperties', schema: additional, unexpected: member.key };
    }
}
const legacyMismatches = (schema, value) => mismatches([...failures(schema, value)]);

;// CONCATENATED MODULE: ./build/schema/index.js
/**
 * JSON Schemas that users embed in a description: where their parts are, whether they are valid, whether a value fits.
 * Works on the positioned tree, answers with its nodes, and knows no rules. Fetches nothing and runs no text of a schema.
 */






;// CONCATENATED MODULE: ./build/rules/interaction-example/steps.js
/** The steps of an interaction example, as far as they are well formed: what is wrong with the rest is said elsewhere. */
/** Members as they can be built on: of the right type, and without a complaint of their own. */
const soundIn = ({ faulty }) => {
    const member = (node, name) => {
        const value = node?.type === 'object' ? node.get(name) : undefined;
        return value === undefined || faulty.has(value) ? undefined : value;
    };
    return {
        member,
        object: (node, name) => {
            const value = member(node, name);
            return value?.type === 'object' ? value : undefined;
        },
        text: (node, name) => {
            const value = member(node, name);
            return value?.type === 'string' ? value : undefined;
        },
        /** Whether nothing inside has a complaint of its own. */
        isWhole: (node) => {
            const waiting = [node];
            for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
                if (faulty.has(next))
                    return false;
                if (next.type === 'array')
                    for (const item of next.items)
                        waiting.push(item);
                if (next.type === 'object')
                    for (const { value } of next.members)
                        waiting.push(value);
            }
            return true;
        },
        list: (node, name) => {
            const value = member(node, name);
            return value?.type === 'array' ? value.items.filter((item) => !faulty.has(item)) : [];
        },
    };
};
/** The steps of one type, or all. */
function* steps_steps(example, sound, wanted) {
    for (const step of sound.list(example, 'steps')) {
        const type = sound.text(step, 'type');
        const request = sound.object(step, 'request');
        const response = sound.object(step, 'response');
        if (step.type !== 'object' || type === undefined || request === undefined || response === undefined)
            continue;
        if (wanted === undefined || type.value === wanted)
            yield { step, type, request, response };
    }
}

;// CONCATENATED MODULE: ./build/rules/interaction-example/declaration.js

/** What a Tool declares to ask, and the steps of its interaction examples that say they follow it. */
function elicitationsOf({ node: tool }, description) {
    const sound = soundIn(description);
    const elicitations = tool.type === 'object' ? tool.get('elicitations') : undefined;
    const entries = elicitations?.type === 'array' ? elicitations.items : [];
    const declared = new Map();
    let areNamed = elicitations === undefined || elicitations.type === 'array';
    for (const entry of entries) {
        const name = entry.type === 'object' ? entry.get('name') : undefined;
        if (entry.type !== 'object' || name?.type !== 'string')
            areNamed = false;
        else if (!declared.has(name.value))
            declared.set(name.value, entry);
    }
    const examples = sound.object(tool, 'interactionExamples')?.members ?? [];
    const following = examples.flatMap(({ value }) => [...steps_steps(value, sound, 'elicitation')].flatMap(({ step, request }) => {
        const name = sound.text(step, 'declaration');
        return name === undefined ? [] : [{ name, request }];
    }));
    return { declared, areNamed, following };
}

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcp.tool.interaction-example.request-schema-vocabulary.js





/** What the declaration of a Tool says already is not said again of a step that repeats it. */
function repeatsDeclaration({ node, within }, description) {
    const step = node.parent?.parent;
    const name = step?.type === 'object' ? step.get('declaration') : undefined;
    const tool = within?.within;
    if (name?.type !== 'string' || tool === undefined)
        return false;
    const declaration = elicitationsOf(tool, description).declared.get(name.value);
    const schema = declaration && resolvedMember(declaration, 'requestedSchema', 'schemas', description);
    return schema !== undefined && areEqual(schema, node);
}
/* harmony default export */ const mcp_tool_interaction_example_request_schema_vocabulary = (rule_rule('mcp.tool.interaction-example.request-schema-vocabulary', function* (form, description) {
    if (isDeclared(form) || repeatsDeclaration(form, description))
        return;
    const { node } = form;
    for (const one of undeclaredRequired(node, description))
        yield { ...one, message: 'required' };
    for (const one of miscountedNames(node))
        yield { ...one, message: 'names' };
    for (const one of foreignDefaults(node, description))
        yield { ...one, message: 'default-value' };
    for (const one of crossedRanges(node, description))
        yield { ...one, message: 'range' };
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcp.tool.interaction-example.roots-file-uri.js




/* harmony default export */ const mcp_tool_interaction_example_roots_file_uri = (rule_rule('mcp.tool.interaction-example.roots-file-uri', function* (example, description) {
    const sound = soundIn(description);
    for (const { response } of steps_steps(example.node, sound, 'roots')) {
        for (const root of sound.list(response, 'roots')) {
            const uri = sound.text(root, 'uri');
            if (uri === undefined || uri.value.startsWith('file://'))
                continue;
            yield { at: atValue(uri), message: 'default', with: { value: shown(uri) } };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcp.tool.interaction-example.sampling-tool-results.js




/** Undefined where a block is broken, and nothing can be told about the whole. */
function mcp_tool_interaction_example_sampling_tool_results_messageOf(message, sound) {
    const content = sound.member(message, 'content');
    if (content === undefined)
        return undefined;
    const all = content.type === 'array' ? content.items : [content];
    const blocks = content.type === 'array' ? sound.list(message, 'content') : all;
    const role = sound.text(message, 'role')?.value;
    return blocks.length === all.length && role !== undefined ? { role, blocks } : undefined;
}
const isOf = (block, type, sound) => sound.text(block, 'type')?.value === type;
/** The identifiers in the blocks of one type. */
const mcp_tool_interaction_example_sampling_tool_results_identifiers = (message, type, name, sound) => (message?.blocks ?? []).flatMap((block) => {
    const id = isOf(block, type, sound) ? sound.text(block, name) : undefined;
    return id === undefined ? [] : [id];
});
/** Those of the identifiers that the others lack. */
function without(ids, others) {
    const known = new Set(others.map(({ value }) => value));
    return ids.filter(({ value }) => !known.has(value));
}
/* harmony default export */ const mcp_tool_interaction_example_sampling_tool_results = (rule_rule('mcp.tool.interaction-example.sampling-tool-results', function* (example, description) {
    const sound = soundIn(description);
    for (const { request } of steps_steps(example.node, sound, 'sampling')) {
        const list = sound.member(request, 'messages');
        const messages = (list?.type === 'array' ? list.items : []).map((message) => mcp_tool_interaction_example_sampling_tool_results_messageOf(message, sound));
        for (const [index, message] of messages.entries()) {
            if (message?.role === 'user' && message.blocks.some((block) => isOf(block, 'tool_result', sound))) {
                for (const block of message.blocks) {
                    const type = sound.text(block, 'type');
                    if (type === undefined || type.value === 'tool_result')
                        continue;
                    yield { at: atValue(type), message: 'mixed', with: { value: shown(type) } };
                }
            }
            if (message?.role !== 'assistant')
                continue;
            const uses = mcp_tool_interaction_example_sampling_tool_results_identifiers(message, 'tool_use', 'id', sound);
            const next = messages[index + 1];
            // A message that is broken is there all the same.
            if (uses.length === 0 || (next === undefined && index + 1 < messages.length))
                continue;
            const results = next?.role === 'user' ? mcp_tool_interaction_example_sampling_tool_results_identifiers(next, 'tool_result', 'toolUseId', sound) : [];
            for (const id of without(uses, results)) {
                yield { at: atValue(id), message: 'unanswered', with: { id: shown(id) } };
            }
            for (const id of without(results, uses)) {
                yield { at: atValue(id), message: 'unasked', with: { id: shown(id) } };
            }
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.name.format.js



const most = 128;
const mcp_tool_name_format_foreign = /[^A-Za-z0-9_.-]/u;
/** The empty name is an error of another rule. */
/* harmony default export */ const mcp_tool_name_format = (rule_rule('mcp.tool.name.format', function* ({ node }) {
    const name = node.type === 'object' ? node.get('name') : undefined;
    if (name?.type !== 'string')
        return;
    const character = mcp_tool_name_format_foreign.exec(name.value)?.[0];
    const length = [...name.value].length;
    if (character !== undefined) {
        yield { at: atValue(name), message: 'character', with: { name: quoted(name.value), character: quoted(character) } };
    }
    if (length > most)
        yield { at: atValue(name), message: 'long', with: { length: String(length), most: String(most) } };
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.output-schema.object-root.js


/* harmony default export */ const mcp_tool_output_schema_object_root = (rule_rule('mcp.tool.output-schema.object-root', ({ node }) => objectRoot(node)));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.schema.dialect-supported.js




const expected = alternatives(dialects.filter(({ supported }) => supported !== undefined).map(({ uri }) => uri));
/* harmony default export */ const mcp_tool_schema_dialect_supported = (rule_rule('mcp.tool.schema.dialect-supported', function* ({ node }) {
    if (node.type !== 'object')
        return;
    const choice = dialectOf(node);
    if (choice.supported !== undefined)
        return;
    const { declared } = choice;
    yield { at: atValue(declared), message: 'default', with: { value: shownWithType(declared), expected } };
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.schema.legacy-shape.js



/** The root's own `properties` and `required`, which the MCP type names; no deeper, and no other keyword. */
/* harmony default export */ const mcp_tool_schema_legacy_shape = (rule_rule('mcp.tool.schema.legacy-shape', function* ({ node }) {
    if (node.type !== 'object')
        return;
    const properties = node.get('properties');
    if (properties !== undefined && properties.type !== 'object') {
        yield { at: atValue(properties), message: 'properties', with: { value: shownWithType(properties) } };
    }
    for (const { key, value } of properties?.type === 'object' ? properties.members : []) {
        if (value.type === 'object')
            continue;
        yield { at: atValue(value), message: 'property', with: { name: quoted(key), value: shown(value) } };
    }
    const required = node.get('required');
    if (required !== undefined && required.type !== 'array') {
        yield { at: atValue(required), message: 'required', with: { value: shownWithType(required) } };
    }
    for (const item of required?.type === 'array' ? required.items : []) {
        if (item.type !== 'string')
            yield { at: atValue(item), message: 'entry', with: { value: shownWithType(item) } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/embedded-schema.js
/** The schemas that a Tool embeds, as the rules about them need them. */


/** As messages name it. */
const schemaName = ({ surfaces }) => surfaces.includes('tool-input-schema') ? 'input schema' : 'output schema';
/** As its authors name it: "JSON Schema 2020-12". */
const dialectName = (dialect) => dialects.find(({ supported }) => supported === dialect)?.name ?? dialect;
/** Undefined where the schema has no dialect at all, or one that is not supported. */
function underDialect({ node, scope }, schemas) {
    if (node.type !== 'object' || (0,describe_protocols/* intersection */.E$)(scope, describe_protocols/* dialectProtocols */.qP) === describe_protocols/* noProtocols */.bq)
        return undefined;
    const dialect = dialectOf(node).supported;
    return dialect === undefined ? undefined : { dialect, compiled: schemas.compile(node, dialect) };
}

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.schema.native-shape.js





/** A schema that is invalid under its dialect, or whose root leaves objects out, is the business of other rules. */
/* harmony default export */ const mcp_tool_schema_native_shape = (rule_rule('mcp.tool.schema.native-shape', function* (subject, _description, schemas) {
    const { node, surfaces } = subject;
    if (node.type !== 'object')
        return;
    const compiled = underDialect(subject, schemas)?.compiled;
    if (compiled === undefined || compiled.status === 'invalid')
        return;
    const root = rootType(node);
    if (root.verdict === 'undeclared' || root.verdict === 'included') {
        const message = surfaces.includes('tool-input-schema') ? 'input-root' : 'output-root';
        yield {
            at: placeOf(root, node),
            message,
            with: { value: root.type === undefined ? 'no type' : `${shown(root.type)} as its type` },
        };
    }
    const properties = node.get('properties');
    for (const { key, value } of properties?.type === 'object' ? properties.members : []) {
        if (value.type === 'boolean') {
            yield { at: atValue(value), message: 'boolean-property', with: { name: key, value: shown(value) } };
        }
    }
}));
const placeOf = ({ type }, root) => type === undefined ? atGap(root, 'type') : atValue(type);

;// CONCATENATED MODULE: ./build/rules/mismatch.js
/** What a JSON Schema finds wrong, as findings put it. */

function mismatch_placeOf({ node, missing, unexpected }) {
    if (missing !== undefined)
        return atGap(node, missing);
    return unexpected === undefined ? atValue(node) : atKey(node);
}
/** To stand after a colon. */
const problemOf = ({ message }) => message.charAt(0).toLowerCase() + message.slice(1);

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.schema.valid-under-dialect.js




/** An input whose root type leaves objects out is an error of another rule already, whatever else that type is. */
/* harmony default export */ const mcp_tool_schema_valid_under_dialect = (rule_rule('mcp.tool.schema.valid-under-dialect', function* (subject, _description, schemas) {
    const { compiled, dialect } = underDialect(subject, schemas) ?? {};
    if (compiled?.status !== 'invalid' || dialect === undefined)
        return;
    const { verdict, type } = rootType(subject.node);
    const known = subject.surfaces.includes('tool-input-schema') && verdict === 'excluded' ? type : undefined;
    for (const problem of compiled.problems) {
        if (known !== undefined && (problem.node === known || problem.node.parent === known))
            continue;
        yield {
            at: mismatch_placeOf(problem),
            message: 'default',
            with: { dialect: dialectName(dialect), problem: problemOf(problem).replace(/\.$/, `${hintFor(problem.node)}.`) },
        };
    }
}));
/** A `$ref` means a place in the schema itself, never one in the document around it. */
const hintFor = (node) => node.type === 'string' && node.value.startsWith('#/components/')
    ? '; a shared component is named by "$componentRef" in place of the whole schema'
    : '';

;// CONCATENATED MODULE: ./build/rules/tool/mcp-header.js
/** `x-mcp-header`: the keyword by which an input schema says that an argument also travels as an HTTP header. */

/** In document order. A property of that name, or the name in data, is none. */
function* annotations(root) {
    for (const { schema, onlyProperties } of schemaPositions(root)) {
        const value = schema.type === 'object' ? schema.get('x-mcp-header') : undefined;
        if (schema.type !== 'object' || value === undefined)
            continue;
        yield { value, schema, reachable: onlyProperties && schema !== root };
    }
}
/** RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** The name of the header, if it can be one. */
const headerName = ({ value }) => value.type === 'string' && token.test(value.value) ? value.value : undefined;

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.x-mcp-header.property-type.js




/** The types whose values have one spelling in a header. */
const spelled = ['string', 'integer', 'boolean'];
/** An annotation that names no header is the business of another rule. */
/* harmony default export */ const mcp_tool_x_mcp_header_property_type = (rule_rule('mcp.tool.x-mcp-header.property-type', function* ({ node }) {
    for (const annotation of annotations(node)) {
        if (headerName(annotation) === undefined)
            continue;
        const { value, schema } = annotation;
        const type = schema.get('type');
        if (type?.type === 'string' && spelled.includes(type.value))
            continue;
        yield {
            at: atKey(value),
            message: 'default',
            with: { type: type === undefined ? 'no type' : `${shown(type)} as its type` },
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.x-mcp-header.reachable.js



/* harmony default export */ const mcp_tool_x_mcp_header_reachable = (rule_rule('mcp.tool.x-mcp-header.reachable', function* ({ node }) {
    for (const { value, reachable } of annotations(node)) {
        if (!reachable)
            yield { at: atKey(value), message: 'default', with: {} };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.x-mcp-header.token.js




/* harmony default export */ const mcp_tool_x_mcp_header_token = (rule_rule('mcp.tool.x-mcp-header.token', function* ({ node }) {
    for (const annotation of annotations(node)) {
        if (headerName(annotation) !== undefined)
            continue;
        const { value } = annotation;
        yield { at: atValue(value), message: 'default', with: { value: shownWithType(value) } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.x-mcp-header.unique.js




/** Header names are ASCII here, and the same whatever their case. */
/* harmony default export */ const mcp_tool_x_mcp_header_unique = (rule_rule('mcp.tool.x-mcp-header.unique', function* ({ node }) {
    const taken = new Map();
    for (const annotation of annotations(node)) {
        const name = headerName(annotation);
        if (name === undefined)
            continue;
        const { value } = annotation;
        const first = taken.get(name.toLowerCase());
        if (first === undefined) {
            taken.set(name.toLowerCase(), value);
        }
        else {
            yield {
                at: atValue(value),
                message: 'default',
                with: { name: quoted(name) },
                also: [{ at: atValue(first), message: 'The header is taken here.' }],
            };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcp.tool.x-mcp-header.version-availability.js



/* harmony default export */ const mcp_tool_x_mcp_header_version_availability = (rule_rule('mcp.tool.x-mcp-header.version-availability', function* ({ node }) {
    for (const { value } of annotations(node))
        yield { at: atKey(value), message: 'default', with: {} };
}));

;// CONCATENATED MODULE: ./build/rules/claims.js

/**
 * Who was the first to claim each protocol version. There are at most as many claims as versions, so that the same thing
 * declared thousands of times costs no more than that, and is compared with the first and not with all before it.
 */
class Claims {
    #claims = [];
    /** Claims what is still free of the scope; returns who already has the rest. */
    add(holder, scope) {
        const taken = this.#claims
            .map((claim) => ({ holder: claim.holder, scope: (0,describe_protocols/* intersection */.E$)(claim.scope, scope) }))
            .filter((claim) => claim.scope !== describe_protocols/* noProtocols */.bq);
        const free = this.#claims.reduce((rest, claim) => (0,describe_protocols/* difference */.iv)(rest, claim.scope), scope);
        if (free !== describe_protocols/* noProtocols */.bq)
            this.#claims.push({ holder, scope: free });
        return taken;
    }
}

;// CONCATENATED MODULE: ./build/rules/capabilities/mcpdesc.capabilities.scope.disjoint.js



/* harmony default export */ const mcpdesc_capabilities_scope_disjoint = (rule_rule('mcpdesc.capabilities.scope.disjoint', function* (_document, { subjects }) {
    const claims = new Claims();
    for (const { node, scope } of subjects.get('capabilities') ?? []) {
        for (const earlier of claims.add(node, scope)) {
            yield {
                at: atValue(node),
                message: 'default',
                with: {},
                scope: earlier.scope,
                also: [{ at: atValue(earlier.holder), message: 'The other Capabilities object is here.' }],
            };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/client-requirements/mcpdesc.client-requirements.capability.declared.js


/** An object without any member is the business of another rule. */
/* harmony default export */ const mcpdesc_client_requirements_capability_declared = (rule_rule('mcpdesc.client-requirements.capability.declared', function* ({ node }) {
    if (node.type !== 'object' || node.members.length === 0)
        return;
    if (node.members.every(({ key }) => key.startsWith('x-')))
        yield { at: atKey(node), message: 'default', with: {} };
}));

;// CONCATENATED MODULE: ./build/rules/completion/names.js


/** The name that a completion example completes. */
function targetOf({ node }) {
    const argument = node.type === 'object' ? node.get('argument') : undefined;
    const name = argument?.type === 'object' ? argument.get('name') : undefined;
    return name?.type === 'string' ? name : undefined;
}
/** What is already chosen when it asks. */
function contextOf({ node }) {
    const context = node.type === 'object' ? node.get('context') : undefined;
    const given = context?.type === 'object' ? context.get('arguments') : undefined;
    return given?.type === 'object' ? given.members : [];
}
const undeclared = (at, name, declared) => ({
    at,
    message: 'default',
    with: { name: quoted(name), hint: didYouMean(name, declared) },
});
function* undeclaredTarget(example, declared) {
    const name = targetOf(example);
    if (name !== undefined && !declared.has(name.value))
        yield undeclared(atValue(name), name.value, declared);
}
function* undeclaredContext(example, declared) {
    for (const { key, value } of contextOf(example)) {
        if (!declared.has(key))
            yield undeclared(atKey(value), key, declared);
    }
}

;// CONCATENATED MODULE: ./build/rules/completion/mcpdesc.completion-example.target-not-in-context.js




/* harmony default export */ const mcpdesc_completion_example_target_not_in_context = (rule_rule('mcpdesc.completion-example.target-not-in-context', function* (example) {
    const target = targetOf(example);
    const given = contextOf(example).find(({ key }) => key === target?.value);
    if (target === undefined || given === undefined)
        return;
    yield {
        at: atKey(given.value),
        message: 'default',
        with: { name: quoted(given.key) },
        also: [{ at: atValue(target), message: 'It is what the example completes.' }],
    };
}));

;// CONCATENATED MODULE: ./build/describe/migration.js
/** What a document in format 0.7.0 has to change to be one in 0.8.0, each row an instruction for this very document. */


const objectsOf = (document, name) => {
    const list = document.get(name);
    return list?.type === 'array' ? list.items.filter((item) => item.type === 'object') : [];
};
const isEmptyList = (node) => node?.type === 'array' && node.items.length === 0;
const counted = (count, noun) => `${count === 1 ? 'the' : `the ${count}`} ${noun}${count === 1 ? '' : 's'}`;
const version = (document) => {
    const info = document.get('info');
    const written = info?.type === 'object' ? info.get('protocolVersion') : undefined;
    return written?.type === 'string'
        ? `replace "protocolVersion" in "info" by "protocolVersions": [${quoted(written.value)}] at the root`
        : 'list the MCP versions that the server speaks as "protocolVersions" at the root';
};
const migration_schema = (document) => document.has('$schema') ? `link ${quoted(schemaUri('0.8.0'))} as "$schema"` : undefined;
const migration_capabilities = (document) => document.get('capabilities')?.type === 'object' ? 'put the object "capabilities" into an array' : undefined;
const security = (document) => {
    const schemes = [document, ...objectsOf(document, 'transports')].flatMap((owner) => objectsOf(owner, 'security'));
    if (schemes.length === 0)
        return undefined;
    return `move ${counted(schemes.length, 'security scheme')} to "securitySchemes" at the root, under names that "security" then lists`;
};
const inputSchemas = (document) => {
    const tools = objectsOf(document, 'tools').filter((tool) => !tool.has('inputSchema'));
    return tools.length === 0 ? undefined : `give an "inputSchema" to ${counted(tools.length, 'Tool')} without one`;
};
const rootTypes = (document) => {
    const tools = objectsOf(document, 'tools').filter((tool) => {
        const input = tool.get('inputSchema');
        return input?.type === 'object' && !input.has('type');
    });
    return tools.length === 0
        ? undefined
        : `write "type": "object" in the input schema of ${counted(tools.length, 'Tool')} without it`;
};
const collections = ['tools', 'resources', 'resourceTemplates', 'prompts', 'tags'];
const emptyCollections = (document) => {
    const empty = collections.filter((name) => isEmptyList(document.get(name)));
    return empty.length === 0 ? undefined : `leave out the empty ${empty.map((name) => quoted(name)).join(', ')}`;
};
/** A Tag that is not in the list of Tags, where there is such a list. */
const undeclaredTags = (document) => {
    const declared = new Set(objectsOf(document, 'tags').map((tag) => migration_nameOf(tag.get('name'))));
    if (declared.size === 0)
        return undefined;
    const used = ['tools', 'resources', 'resourceTemplates', 'prompts'].flatMap((name) => objectsOf(document, name).flatMap((primitive) => {
        const tags = primitive.get('tags');
        return tags?.type === 'array' ? tags.items.map(migration_nameOf) : [];
    }));
    const missing = [...new Set(used)].filter((tag) => tag !== undefined && !declared.has(tag));
    return missing.length === 0 ? undefined : `add ${counted(missing.length, 'Tag')} in use that "tags" lacks`;
};
const migration_nameOf = (node) => (node?.type === 'string' ? node.value : undefined);
const migration_steps = [
    () => 'write "0.8.0" here',
    version,
    migration_schema,
    migration_capabilities,
    security,
    inputSchemas,
    rootTypes,
    emptyCollections,
    undeclaredTags,
];
/** In the order in which one would go about it. */
const migrationSteps = (document) => migration_steps.flatMap((step) => step(document) ?? []);

;// CONCATENATED MODULE: ./build/rules/document/mcpdesc.document.mcpdesc.superseded-version.js



/* harmony default export */ const mcpdesc_document_mcpdesc_superseded_version = (rule_rule('mcpdesc.document.mcpdesc.superseded-version', function* (_document, { root }) {
    const version = root.get('mcpdesc');
    if (version === undefined)
        return;
    yield { at: atValue(version), message: 'default', with: { steps: migrationSteps(root).join('; ') } };
}));

;// CONCATENATED MODULE: ./build/rules/document/mcpdesc.document.schema-uri.present.js




/* harmony default export */ const mcpdesc_document_schema_uri_present = (rule_rule('mcpdesc.document.schema-uri.present', function* (_document, { root, format }) {
    if (root.has('$schema'))
        return;
    const value = schemaUri(format);
    yield {
        at: atGap(root, '$schema'),
        message: 'default',
        with: { expected: quoted(value) },
        repair: { title: 'Name the schema.', change: { do: 'insert', into: root, key: '$schema', value } },
    };
}));

;// CONCATENATED MODULE: ./build/rules/document/mcpdesc.document.schema-uri.version-match.js




/* harmony default export */ const mcpdesc_document_schema_uri_version_match = (rule_rule('mcpdesc.document.schema-uri.version-match', function* (_document, { root, format }) {
    const uri = root.get('$schema');
    if (uri?.type !== 'string' || isSchemaUri(uri.value, format))
        return;
    const value = schemaUri(format);
    // Where another version is named, "mcpdesc" may be what is wrong, and a path of one's own has its reasons.
    const repair = {
        title: 'Name the schema of this format version.',
        change: { do: 'replace', node: uri, value },
    };
    yield {
        at: atValue(uri),
        message: isPrereleaseSchemaUri(uri.value, format) ? 'prerelease' : 'other',
        with: { value: shown(uri), expected: quoted(value) },
        ...(meansSchemaOf(uri.value, format) ? { repair } : {}),
    };
}));

;// CONCATENATED MODULE: ./build/rules/elicitation/mcpdesc.elicitation.name.unique.js





/**
 * A name is taken whatever the protocol versions, since interaction examples refer to it alone. The finding names those
 * versions in which both declarations are seen; where they share none, those of the later one.
 */
/* harmony default export */ const mcpdesc_elicitation_name_unique = (rule_rule('mcpdesc.elicitation.name.unique', function* ({ node, scope }) {
    const elicitations = node.type === 'object' ? node.get('elicitations') : undefined;
    if (elicitations?.type !== 'array')
        return;
    const taken = new Map();
    for (const elicitation of elicitations.items) {
        const name = elicitation.type === 'object' ? elicitation.get('name') : undefined;
        if (elicitation.type !== 'object' || name?.type !== 'string')
            continue;
        const own = scopeOf(elicitation) ?? scope;
        const known = taken.get(name.value);
        taken.set(name.value, { first: known?.first ?? name, versions: (0,describe_protocols/* union */.KC)(known?.versions ?? describe_protocols/* noProtocols */.bq, own) });
        if (known === undefined)
            continue;
        const shared = (0,describe_protocols/* intersection */.E$)(known.versions, own);
        yield {
            at: atValue(name),
            message: 'default',
            with: { name: quoted(name.value) },
            scope: shared === describe_protocols/* noProtocols */.bq ? own : shared,
            also: [{ at: atValue(known.first), message: 'The first one of that name is declared here.' }],
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/extension-property/mcpdesc.extension-property.name.convention.js



/** The organization in small letters, then the feature, of one word or several. */
const conventional = /^x-[a-z0-9]+(?:-[A-Za-z0-9]+)+$/;
/* harmony default export */ const mcpdesc_extension_property_name_convention = (rule_rule('mcpdesc.extension-property.name.convention', function* ({ node }) {
    const name = String(node.key);
    if (!conventional.test(name))
        yield { at: atKey(node), message: 'default', with: { name: quoted(name) } };
}));

;// CONCATENATED MODULE: ./build/rules/extension-property/mcpdesc.extension-property.value.object-preferred.js



/* harmony default export */ const mcpdesc_extension_property_value_object_preferred = (rule_rule('mcpdesc.extension-property.value.object-preferred', function* ({ node }) {
    if (node.type === 'object')
        return;
    const params = { name: quoted(String(node.key)), value: shownWithType(node) };
    yield { at: atValue(node), message: 'default', with: params };
}));

;// CONCATENATED MODULE: ./build/rules/info/mcpdesc.info.contact.email-form.js



/** RFC 5322, 3.2.3, and letters of all scripts as RFC 6532 adds them: whatever is no space and none of the specials. */
const atom = String.raw `[^\s\p{Cc}()<>[\]:;@\\,."]+`;
const dotted = `${atom}(?:\\.${atom})*`;
const quotedLocal = String.raw `"(?:[^"\\\r\n]|\\[^\r\n])*"`;
const literalDomain = String.raw `\[[^\s[\]\\]*\]`;
/** An addr-spec of RFC 5322, without comments and folded lines, which belong into mails. */
const address = new RegExp(`^(?:${dotted}|${quotedLocal})@(?:${dotted}|${literalDomain})$`, 'u');
/* harmony default export */ const mcpdesc_info_contact_email_form = (rule_rule('mcpdesc.info.contact.email-form', function* ({ node }) {
    const email = node.type === 'object' ? node.get('email') : undefined;
    if (email?.type !== 'string' || address.test(email.value))
        return;
    yield { at: atValue(email), message: 'default', with: { value: shown(email) } };
}));

;// CONCATENATED MODULE: ./build/rules/info/mcpdesc.info.id.identifier-form.js




/* harmony default export */ const mcpdesc_info_id_identifier_form = (rule_rule('mcpdesc.info.id.identifier-form', function* ({ node }) {
    const id = node.type === 'object' ? node.get('id') : undefined;
    if (id?.type === 'string' && !isUri(id.value))
        yield { at: atValue(id), message: 'default', with: { value: shown(id) } };
}));

;// CONCATENATED MODULE: ./build/rules/info/mcpdesc.info.version.semver.js



const mcpdesc_info_version_semver_number = '(?:0|[1-9][0-9]*)';
/** In a prerelease: a number, or whatever has a letter or a hyphen in it. */
const identifier = `(?:${mcpdesc_info_version_semver_number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const build = '[0-9A-Za-z-]+';
/** Semantic Versioning 2.0.0. */
const semver = new RegExp(`^${mcpdesc_info_version_semver_number}\\.${mcpdesc_info_version_semver_number}\\.${mcpdesc_info_version_semver_number}(?:-${identifier}(?:\\.${identifier})*)?(?:\\+${build}(?:\\.${build})*)?$`);
/* harmony default export */ const mcpdesc_info_version_semver = (rule_rule('mcpdesc.info.version.semver', function* ({ node }, { faulty }) {
    const version = node.type === 'object' ? node.get('version') : undefined;
    if (version?.type !== 'string' || faulty.has(version) || semver.test(version.value))
        return;
    yield { at: atValue(version), message: 'default', with: { value: shown(version) } };
}));

;// CONCATENATED MODULE: ./build/rules/primitive/mcpdesc.primitive.variant.disjoint-scopes.js




/** What makes two declarations of one kind variants of the same thing. */
const mcpdesc_primitive_variant_disjoint_scopes_kinds = [
    { surface: 'tool', kind: 'Tool', identity: 'name' },
    { surface: 'resource', kind: 'Resource', identity: 'uri' },
    { surface: 'resource-template', kind: 'Resource Template', identity: 'uriTemplate' },
    { surface: 'prompt', kind: 'Prompt', identity: 'name' },
];
/* harmony default export */ const mcpdesc_primitive_variant_disjoint_scopes = (rule_rule('mcpdesc.primitive.variant.disjoint-scopes', function* (_document, { subjects }) {
    for (const { surface, kind, identity } of mcpdesc_primitive_variant_disjoint_scopes_kinds) {
        const variants = new Map();
        for (const { node, scope } of subjects.get(surface) ?? []) {
            const name = node.type === 'object' ? node.get(identity) : undefined;
            if (name?.type !== 'string')
                continue;
            const claims = variants.get(name.value) ?? new Claims();
            variants.set(name.value, claims);
            for (const earlier of claims.add(node, scope)) {
                yield {
                    at: atValue(name),
                    message: 'default',
                    with: { kind, name: quoted(name.value) },
                    scope: earlier.scope,
                    also: [{ at: atValue(earlier.holder), message: `The other ${kind} of that ${identity} is declared here.` }],
                };
            }
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/prompt/arguments.js
/**
 * The arguments a Prompt declares, by name; the last one where a name is repeated, as the reference validator has it.
 * Undefined where the declaration is broken, so that nobody builds on half of it.
 */
function argumentsOf(prompt) {
    if (prompt?.node.type !== 'object')
        return undefined;
    const declared = new Map();
    const list = prompt.node.get('arguments');
    if (list === undefined)
        return declared;
    if (list.type !== 'array')
        return undefined;
    for (const argument of list.items) {
        const name = argument.type === 'object' ? argument.get('name') : undefined;
        if (argument.type !== 'object' || name?.type !== 'string')
            return undefined;
        const required = argument.get('required');
        declared.set(name.value, { name, required: required?.type === 'boolean' && required.value });
    }
    return declared;
}

;// CONCATENATED MODULE: ./build/rules/resource/template.js

/** The template of a Resource Template; undefined where it is none, which has a rule of its own. */
function templateOf(declaration) {
    const text = declaration?.node.type === 'object' ? declaration.node.get('uriTemplate') : undefined;
    if (text?.type !== 'string')
        return undefined;
    const template = parseTemplate(text.value);
    return 'fault' in template ? undefined : { text, template };
}

;// CONCATENATED MODULE: ./build/rules/completion/owner.js



/** The arguments of the Prompt that a completion example belongs to; undefined where it belongs to none. */
function promptArguments({ within }) {
    if (!within?.surfaces.includes('prompt'))
        return undefined;
    const declared = argumentsOf(within);
    return declared && new Set(declared.keys());
}
/** The variables of the URI Template that it belongs to; undefined where it belongs to none, or to a broken one. */
function templateVariables({ within }) {
    if (!within?.surfaces.includes('resource-template'))
        return undefined;
    const known = templateOf(within);
    return known && variableNames(known.template);
}

;// CONCATENATED MODULE: ./build/rules/completion/mcpdesc.prompt.completion-example.argument-declared.js



/* harmony default export */ const mcpdesc_prompt_completion_example_argument_declared = (rule_rule('mcpdesc.prompt.completion-example.argument-declared', function* (example) {
    const declared = promptArguments(example);
    if (declared !== undefined)
        yield* undeclaredTarget(example, declared);
}));

;// CONCATENATED MODULE: ./build/rules/completion/mcpdesc.prompt.completion-example.context-declared.js



/* harmony default export */ const mcpdesc_prompt_completion_example_context_declared = (rule_rule('mcpdesc.prompt.completion-example.context-declared', function* (example) {
    const declared = promptArguments(example);
    if (declared !== undefined)
        yield* undeclaredContext(example, declared);
}));

;// CONCATENATED MODULE: ./build/rules/prompt/mcpdesc.prompt.example.argument-declared.js




/* harmony default export */ const mcpdesc_prompt_example_argument_declared = (rule_rule('mcpdesc.prompt.example.argument-declared', function* ({ node, within }) {
    const declared = argumentsOf(within);
    const given = node.type === 'object' ? node.get('arguments') : undefined;
    if (declared === undefined || given?.type !== 'object')
        return;
    for (const { key, value } of given.members) {
        if (declared.has(key))
            continue;
        const hint = didYouMean(key, declared.keys());
        yield { at: atKey(value), message: 'default', with: { name: quoted(key), hint } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/prompt/mcpdesc.prompt.example.required-argument.js




/* harmony default export */ const mcpdesc_prompt_example_required_argument = (rule_rule('mcpdesc.prompt.example.required-argument', function* ({ node, within }) {
    const declared = argumentsOf(within);
    if (declared === undefined || node.type !== 'object')
        return;
    const given = node.get('arguments');
    if (given !== undefined && given.type !== 'object')
        return;
    for (const [name, argument] of declared) {
        if (!argument.required || given?.has(name))
            continue;
        yield {
            at: given === undefined ? atGap(node, 'arguments') : atGap(given, name),
            message: 'default',
            with: { name: quoted(name) },
            also: [{ at: atValue(argument.name), message: 'The Prompt declares it here.' }],
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.js


/** Once for the document; its levels say which versions the format itself does not describe completely. */
/* harmony default export */ const mcpdesc_protocol_versions_legacy_incomplete_validation = (rule_rule('mcpdesc.protocol-versions.legacy.incomplete-validation', function* (_document, { root }) {
    const versions = root.get('protocolVersions');
    if (versions !== undefined)
        yield { at: atValue(versions), message: 'default', with: {} };
}));

;// CONCATENATED MODULE: ./build/rules/protocol-versions/mcpdesc.protocol-versions.scope.within-parent.js




/** A version that no protocol has is the business of another rule, and so is a parent whose own versions are broken. */
/* harmony default export */ const mcpdesc_protocol_versions_scope_within_parent = (rule_rule('mcpdesc.protocol-versions.scope.within-parent', function* ({ node, scope }) {
    if (node.type !== 'array' || scope === describe_protocols/* noProtocols */.bq)
        return;
    for (const item of node.items) {
        if (item.type !== 'string' || !(0,describe_protocols/* isProtocol */.B_)(item.value))
            continue;
        if ((0,describe_protocols/* intersection */.E$)(scope, (0,describe_protocols/* protocolSet */.Zz)([item.value])) !== describe_protocols/* noProtocols */.bq)
            continue;
        const parent = (0,describe_protocols/* versionsOf */.x4)(scope).join(', ');
        yield { at: atValue(item), message: 'default', with: { value: quoted(item.value), parent } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/completion/mcpdesc.resource-template.completion-example.context-declared.js



/* harmony default export */ const mcpdesc_resource_template_completion_example_context_declared = (rule_rule('mcpdesc.resource-template.completion-example.context-declared', function* (example) {
    const declared = templateVariables(example);
    if (declared !== undefined)
        yield* undeclaredContext(example, declared);
}));

;// CONCATENATED MODULE: ./build/rules/completion/mcpdesc.resource-template.completion-example.variable-declared.js



/* harmony default export */ const mcpdesc_resource_template_completion_example_variable_declared = (rule_rule('mcpdesc.resource-template.completion-example.variable-declared', function* (example) {
    const declared = templateVariables(example);
    if (declared !== undefined)
        yield* undeclaredTarget(example, declared);
}));

;// CONCATENATED MODULE: ./build/rules/resource-example/mcpdesc.resource-template.example.uri-expansion.js





/* harmony default export */ const mcpdesc_resource_template_example_uri_expansion = (rule_rule('mcpdesc.resource-template.example.uri-expansion', function* ({ node, within }, { faulty }) {
    const uri = node.type === 'object' ? node.get('uri') : undefined;
    const known = templateOf(within);
    if (uri?.type !== 'string' || faulty.has(uri) || known === undefined)
        return;
    if (isExpansion(known.template, uri.value) !== false)
        return;
    yield {
        at: atValue(uri),
        message: 'default',
        with: { uri: quoted(uri.value), template: quoted(known.text.value) },
        also: [{ at: atValue(known.text), message: 'The template is here.' }],
    };
}));

;// CONCATENATED MODULE: ./build/rules/resource-example/mcpdesc.resource.example.mime-type-consistency.js




/* harmony default export */ const mcpdesc_resource_example_mime_type_consistency = (rule_rule('mcpdesc.resource.example.mime-type-consistency', function* (example, description) {
    const reading = readingOf(example, description);
    if (reading === undefined)
        return;
    const { declaration, requested, answers } = reading;
    const declared = textOf(declaration, 'mimeType');
    if (declared === undefined)
        return;
    for (const answer of answers) {
        const returned = textOf(answer, 'mimeType');
        if (returned === undefined || returned.value === declared.value)
            continue;
        yield {
            at: atValue(returned),
            message: 'default',
            with: { uri: quoted(requested.value), value: shown(returned), declared: shown(declared) },
            also: [{ at: atValue(declared), message: 'The other MIME type is declared here.' }],
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/resource-example/mcpdesc.resource.example.requested-uri-returned.js




/* harmony default export */ const mcpdesc_resource_example_requested_uri_returned = (rule_rule('mcpdesc.resource.example.requested-uri-returned', function* (example, description) {
    const reading = readingOf(example, description);
    if (reading === undefined || reading.answers.length > 0)
        return;
    const { requested, contents } = reading;
    const uris = contents.items.map((item) => textOf(item, 'uri'));
    // What a broken URI was meant to be is not known.
    if (uris.length === 0 || uris.some((uri) => uri === undefined || description.faulty.has(uri)))
        return;
    yield {
        at: atKey(contents),
        message: 'default',
        with: { uri: quoted(requested.value) },
        also: [{ at: atValue(requested), message: 'The URI that is read.' }],
    };
}));

;// CONCATENATED MODULE: ./build/rules/resource-example/mcpdesc.resource.example.size-consistency.js





/* harmony default export */ const mcpdesc_resource_example_size_consistency = (rule_rule('mcpdesc.resource.example.size-consistency', function* (example, description) {
    const reading = readingOf(example, description);
    const size = reading?.declaration.get('size');
    if (reading === undefined || size?.type !== 'number')
        return;
    for (const answer of reading.answers) {
        const bytes = description.faulty.has(answer) ? undefined : sizeOf(answer);
        if (bytes === undefined || bytes === size.value)
            continue;
        yield {
            at: atValue(answer),
            message: 'default',
            with: { uri: quoted(reading.requested.value), bytes: String(bytes), size: shown(size) },
            also: [{ at: atValue(size), message: 'The size is declared here.' }],
        };
    }
}));
/** Bytes of UTF-8, or those that base64 stands for. */
function sizeOf(contents) {
    const text = textOf(contents, 'text');
    if (text !== undefined)
        return new TextEncoder().encode(text.value).length;
    const blob = textOf(contents, 'blob');
    return blob === undefined || base64Fault(blob.value) !== undefined ? undefined : base64Size(blob.value);
}

;// CONCATENATED MODULE: ./build/rules/security/requirement.js
/** What the document declares; undefined where that cannot be read. */
function declaredSchemes({ root, faulty }) {
    const schemes = root.get('securitySchemes');
    if (schemes === undefined)
        return 'none';
    return schemes.type === 'object' && !faulty.has(schemes) ? schemes : undefined;
}
/** The demands of a list of requirements, without those whose own shape is at fault. */
function* demands(requirements, description) {
    const schemes = declaredSchemes(description);
    for (const requirement of requirements.type === 'array' ? requirements.items : []) {
        for (const { key: name, value: scopes } of requirement.type === 'object' ? requirement.members : []) {
            if (scopes.type !== 'array' || description.faulty.has(scopes))
                continue;
            const found = typeof schemes === 'object' ? schemes.get(name) : undefined;
            const scheme = found?.type === 'object' ? found : undefined;
            const type = scheme?.get('type');
            yield { name, scopes, scheme, type: type?.type === 'string' ? type.value : undefined };
        }
    }
}

;// CONCATENATED MODULE: ./build/rules/security/mcpdesc.security-requirement.scheme.declared.js




/* harmony default export */ const mcpdesc_security_requirement_scheme_declared = (rule_rule('mcpdesc.security-requirement.scheme.declared', function* ({ node }, description) {
    const schemes = declaredSchemes(description);
    if (schemes === undefined)
        return;
    const names = schemes === 'none' ? [] : schemes.members.map(({ key }) => key);
    const known = new Set(names);
    for (const { name, scopes } of demands(node, description)) {
        if (known.has(name))
            continue;
        yield { at: atKey(scopes), message: 'default', with: { name: quoted(name), hint: didYouMean(name, names) } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/security/mcpdesc.security-requirement.scopes.catalogued.js




/* harmony default export */ const mcpdesc_security_requirement_scopes_catalogued = (rule_rule('mcpdesc.security-requirement.scopes.catalogued', function* ({ node }, description) {
    const { faulty } = description;
    for (const { name, scopes, scheme, type } of demands(node, description)) {
        if (scheme === undefined || (type !== 'oauth2' && type !== 'openIdConnect'))
            continue;
        const listed = type === 'oauth2' ? scopesOf(scheme, faulty) : [];
        if (listed === undefined)
            continue;
        const known = new Set(listed);
        for (const scope of scopes.items) {
            if (scope.type !== 'string' || faulty.has(scope) || known.has(scope.value))
                continue;
            const also = [{ at: atValue(scheme), message: 'The security scheme is declared here.' }];
            const params = { scope: shown(scope), name: quoted(name) };
            const found = { at: atValue(scope), also };
            if (type === 'openIdConnect')
                yield { ...found, message: 'openid', with: params };
            else
                yield { ...found, message: 'oauth', with: { ...params, hint: didYouMean(scope.value, known) } };
        }
    }
}));
const flowNames = ['implicit', 'password', 'clientCredentials', 'authorizationCode'];
/** The scopes that any flow of an OAuth scheme lists; undefined where one cannot be read, or has another name than was meant. */
function scopesOf(scheme, faulty) {
    const flows = scheme.get('flows');
    if (flows?.type !== 'object' || flows.members.some(({ value }) => faulty.has(value)))
        return undefined;
    const listed = [];
    for (const flow of flowNames.map((name) => flows.get(name))) {
        if (flow === undefined)
            continue;
        const scopes = flow.type === 'object' ? flow.get('scopes') : undefined;
        if (scopes?.type !== 'object')
            return undefined;
        listed.push(...scopes.members.map(({ key }) => key));
    }
    return listed;
}

;// CONCATENATED MODULE: ./build/rules/security/mcpdesc.security-requirement.scopes.empty-unless-oauth.js




const withoutScopes = ['http', 'apiKey'];
/* harmony default export */ const mcpdesc_security_requirement_scopes_empty_unless_oauth = (rule_rule('mcpdesc.security-requirement.scopes.empty-unless-oauth', function* ({ node }, description) {
    for (const { name, scopes, scheme, type } of demands(node, description)) {
        if (scheme === undefined || type === undefined || !withoutScopes.includes(type))
            continue;
        if (scopes.items.length === 0)
            continue;
        yield {
            at: atValue(scopes),
            message: 'default',
            with: { name: quoted(name), type },
            also: [{ at: atValue(scheme), message: 'The security scheme is declared here.' }],
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/serialization/mcpdesc.serialization.file.recommended-name.js



const recommended = /\.mcpdesc\.(?:json|ya?ml)$/;
/* harmony default export */ const mcpdesc_serialization_file_recommended_name = (rule_rule('mcpdesc.serialization.file.recommended-name', function* (_document, { root, path }) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (recommended.test(name))
        return;
    yield { at: atKey(root), message: 'default', with: { value: quoted(name) } };
}));

;// CONCATENATED MODULE: ./build/rules/serialization/mcpdesc.serialization.yaml.quoted-dates.js



/** What parsers of YAML 1.1 read as a date or as a point in time. */
const dated = /^\d{4}-\d{2}-\d{2}(?:[Tt ].*)?$/;
/** Looks everywhere, into `x-*` and example values too: other parsers do not know what is whose. */
/* harmony default export */ const mcpdesc_serialization_yaml_quoted_dates = (rule_rule('mcpdesc.serialization.yaml.quoted-dates', function* (_document, { root }) {
    for (const scalar of dates(root)) {
        yield { at: atValue(scalar), message: 'default', with: { value: quoted(scalar.value) } };
    }
}));
function dates(node, found = []) {
    if (node.type === 'string' && node.plain && dated.test(node.value))
        found.push(node);
    else if (node.type === 'array')
        for (const item of node.items)
            dates(item, found);
    else if (node.type === 'object')
        for (const { value } of node.members)
            dates(value, found);
    return found;
}

;// CONCATENATED MODULE: ./build/rules/tag/catalogue.js
/** Undefined where the document has no list of Tags, or what it has is none. */
function tagCatalogue({ root, faulty }) {
    const tags = root.get('tags');
    if (tags?.type !== 'array' || faulty.has(tags))
        return undefined;
    const names = tags.items.flatMap((tag) => {
        const name = tag.type === 'object' ? tag.get('name') : undefined;
        return name?.type === 'string' && !faulty.has(name) ? [name] : [];
    });
    return { names, complete: names.length === tags.items.length };
}

;// CONCATENATED MODULE: ./build/rules/tag/mcpdesc.tag.name.unique.js




/* harmony default export */ const mcpdesc_tag_name_unique = (rule_rule('mcpdesc.tag.name.unique', function* (_document, description) {
    const first = new Map();
    for (const name of tagCatalogue(description)?.names ?? []) {
        const earlier = first.get(name.value);
        if (earlier === undefined) {
            first.set(name.value, name);
            continue;
        }
        yield {
            at: atValue(name),
            message: 'default',
            with: { name: shown(name) },
            also: [{ at: atValue(earlier), message: 'The first Tag of that name is here.' }],
        };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tag/mcpdesc.tag.reference.declared.js




/**
 * Once for the document, so that its Tags are looked up in one set, however many declarations refer to them. Where a Tag
 * has no good name, which another rule reports, a reference may mean that one.
 */
/* harmony default export */ const mcpdesc_tag_reference_declared = (rule_rule('mcpdesc.tag.reference.declared', function* (_document, description) {
    const declared = tagCatalogue(description);
    if (!declared?.complete)
        return;
    const known = new Set(declared.names.map(({ value }) => value));
    for (const { node, scope } of description.subjects.get('tag-references') ?? []) {
        for (const item of node.type === 'array' ? node.items : []) {
            if (item.type !== 'string' || known.has(item.value) || description.faulty.has(item))
                continue;
            const hint = didYouMean(item.value, known);
            yield { at: atValue(item), message: 'default', with: { name: shown(item), hint }, scope };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool-example/mcpdesc.tool.example.error-without-structured-content.js



/* harmony default export */ const mcpdesc_tool_example_error_without_structured_content = (rule_rule('mcpdesc.tool.example.error-without-structured-content', function* ({ node }) {
    const result = node.type === 'object' ? node.get('result') : undefined;
    const content = result?.type === 'object' && isFailure(result) ? result.get('structuredContent') : undefined;
    if (content !== undefined)
        yield { at: atKey(content), message: 'default', with: {} };
}));

;// CONCATENATED MODULE: ./build/rules/tool-example/mcpdesc.tool.example.schema-conformance.js








/* harmony default export */ const mcpdesc_tool_example_schema_conformance = (rule_rule('mcpdesc.tool.example.schema-conformance', function* (example, description, schemas) {
    for (const pair of pairs(example, description)) {
        yield* beforeDialects(pair);
        if ((0,describe_protocols/* intersection */.E$)(example.scope, describe_protocols/* dialectProtocols */.qP) !== describe_protocols/* noProtocols */.bq)
            yield* mcpdesc_tool_example_schema_conformance_underDialect(pair, schemas);
    }
}));
/** The output schema never says anything about the result of a call that failed. */
function* pairs({ node, within }, description) {
    const tool = within?.node;
    if (node.type !== 'object' || tool === undefined)
        return;
    const { faulty } = description;
    const schemaOf = (name) => {
        const schema = resolvedMember(tool, name, 'schemas', description);
        return schema?.type === 'object' && !faulty.has(schema) ? schema : undefined;
    };
    const input = node.get('input');
    const inputSchema = schemaOf('inputSchema');
    if (input !== undefined && !faulty.has(input) && inputSchema !== undefined) {
        yield { part: 'example input', value: input, schemaName: 'input schema', schema: inputSchema };
    }
    const result = node.get('result');
    const outputSchema = schemaOf('outputSchema');
    if (result?.type !== 'object' || outputSchema === undefined)
        return;
    const output = result.get('structuredContent');
    if (output === undefined || isFailure(result))
        return;
    yield { part: 'structured content', value: output, schemaName: 'output schema', schema: outputSchema };
}
function* beforeDialects(pair) {
    const { value, schema, part, schemaName } = pair;
    yield { at: atKey(value), message: 'no-dialect', with: { part, schema: schemaName } };
    for (const mismatch of legacyMismatches(schema, value))
        yield { ...found(mismatch, pair), message: 'legacy-mismatch' };
}
function* mcpdesc_tool_example_schema_conformance_underDialect(pair, schemas) {
    const { value, schema, part, schemaName } = pair;
    const choice = dialectOf(schema);
    const incomplete = (why) => ({
        at: atKey(value),
        message: 'unchecked',
        with: { part, schema: schemaName, why },
    });
    if (choice.supported === undefined) {
        yield incomplete(`its dialect ${shown(choice.declared)} is not supported`);
        return;
    }
    const compiled = schemas.compile(schema, choice.supported);
    // An invalid schema has findings of its own; more about its examples would be noise.
    if (compiled.status === 'invalid')
        return;
    if (compiled.status === 'unchecked') {
        yield incomplete(`it ${compiled.reason}`);
        return;
    }
    if (compiled.external.length > 0) {
        const names = new Set(compiled.external.map(({ node }) => quoted(node.value)));
        yield incomplete(`it refers to ${[...names].sort().join(', ')}, which is never fetched`);
        return;
    }
    const { mismatches, incomplete: reason } = compiled.validate(value);
    if (reason !== undefined)
        yield incomplete(`checking it ${reason}`);
    for (const mismatch of mismatches)
        yield { ...found(mismatch, pair), message: 'mismatch' };
}
function found(mismatch, { part, schemaName }) {
    return {
        at: mismatch_placeOf(mismatch),
        with: { part, schema: schemaName, problem: problemOf(mismatch) },
        also: [{ at: atValue(mismatch.schema), message: `The ${schemaName} asks for it here.` }],
    };
}

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcpdesc.tool.interaction-example.client-requirements-consistency.js




/** A requirement of `elicitation` that says no more than `{}` means forms. */
function* usesOf({ type, request }, capability, sound) {
    if (type.value === 'sampling') {
        const tools = request.get('tools') ?? request.get('toolChoice');
        if (tools !== undefined)
            yield { part: 'tools', at: atKey(tools) };
        const context = sound.text(request, 'includeContext');
        if (context !== undefined && context.value !== 'none')
            yield { part: 'context', at: atValue(context) };
    }
    if (type.value === 'elicitation') {
        const mode = sound.text(request, 'mode');
        if (mode === undefined || (mode.value === 'form' && capability.members.length === 0))
            return;
        yield { part: mode.value, at: atValue(mode) };
    }
}
/** Nothing is required of a client unless the Tool says so: a Tool without requirements contradicts nothing. */
/* harmony default export */ const mcpdesc_tool_interaction_example_client_requirements_consistency = (rule_rule('mcpdesc.tool.interaction-example.client-requirements-consistency', function* (example, description) {
    const sound = soundIn(description);
    const requirements = sound.object(example.within?.node, 'clientRequirements');
    if (requirements === undefined)
        return;
    const also = [{ at: atKey(requirements), message: 'The requirements of the Tool are here.' }];
    for (const step of steps_steps(example.node, sound)) {
        const { type } = step;
        if (!requirements.has(type.value)) {
            yield { at: atValue(type), message: 'default', with: { capability: quoted(type.value) }, also };
            continue;
        }
        const capability = sound.object(requirements, type.value);
        for (const { part, at } of capability === undefined ? [] : usesOf(step, capability, sound)) {
            if (capability?.has(part))
                continue;
            yield { at, message: 'default', with: { capability: quoted(`${type.value}.${part}`) }, also };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcpdesc.tool.interaction-example.declaration-compatible.js







/** The wording may differ from one time to the next; what is asked for may not. */
/* harmony default export */ const mcpdesc_tool_interaction_example_declaration_compatible = (rule_rule('mcpdesc.tool.interaction-example.declaration-compatible', function* (tool, description) {
    const sound = soundIn(description);
    const { declared, following } = elicitationsOf(tool, description);
    for (const { name, request } of following) {
        const declaration = declared.get(name.value);
        const mode = sound.text(request, 'mode');
        const declaredMode = sound.text(declaration, 'mode');
        if (declaration === undefined || mode === undefined || declaredMode === undefined)
            continue;
        const also = [{ at: atValue(declaration), message: 'The declaration is here.' }];
        if (mode.value !== declaredMode.value) {
            const expected = shown(declaredMode);
            yield { at: atValue(mode), message: 'mode', with: { name: shown(name), value: shown(mode), expected }, also };
            continue;
        }
        const schema = request.get('requestedSchema');
        const declaredSchema = resolvedMember(declaration, 'requestedSchema', 'schemas', description);
        const differs = schema && declaredSchema && !areEqual(schema, declaredSchema);
        if (differs && sound.isWhole(schema) && sound.isWhole(declaredSchema)) {
            yield { at: atValue(schema), message: 'schema', with: { name: shown(name) }, also };
        }
        const url = sound.text(request, 'url');
        const declaredUrl = sound.text(declaration, 'url');
        if (url !== undefined && declaredUrl !== undefined && url.value !== declaredUrl.value) {
            const expected = shown(declaredUrl);
            yield { at: atValue(url), message: 'url', with: { name: shown(name), value: shown(url), expected }, also };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcpdesc.tool.interaction-example.declaration-exists.js




/* harmony default export */ const mcpdesc_tool_interaction_example_declaration_exists = (rule_rule('mcpdesc.tool.interaction-example.declaration-exists', function* (tool, description) {
    const { declared, areNamed, following } = elicitationsOf(tool, description);
    if (!areNamed)
        return;
    for (const { name } of following) {
        if (declared.has(name.value))
            continue;
        const hint = didYouMean(name.value, declared.keys());
        yield { at: atValue(name), message: 'default', with: { name: shown(name), hint } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcpdesc.tool.interaction-example.elicitation-content-conformance.js





/** Forms have a vocabulary of their own, small enough to mean the same under every dialect. */
/* harmony default export */ const mcpdesc_tool_interaction_example_elicitation_content_conformance = (rule_rule('mcpdesc.tool.interaction-example.elicitation-content-conformance', function* (example, description, schemas) {
    const sound = soundIn(description);
    for (const { request, response } of steps_steps(example.node, sound, 'elicitation')) {
        const schema = sound.object(request, 'requestedSchema');
        const content = sound.object(response, 'content');
        const accepted = sound.text(response, 'action')?.value === 'accept';
        if (!accepted || schema === undefined || content === undefined)
            continue;
        const compiled = schemas.compile(schema, dialectOf(schema).supported ?? defaultDialect);
        for (const mismatch of compiled.status === 'ready' ? compiled.validate(content).mismatches : []) {
            yield {
                at: mismatch_placeOf(mismatch),
                message: 'default',
                with: { problem: problemOf(mismatch) },
                also: [{ at: atValue(mismatch.schema), message: 'The requested schema asks for it here.' }],
            };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/interaction-example/mcpdesc.tool.interaction-example.elicitation-response.js



/** Content beside another action than `accept` is no part of such a response, which the tables say. */
/* harmony default export */ const mcpdesc_tool_interaction_example_elicitation_response = (rule_rule('mcpdesc.tool.interaction-example.elicitation-response', function* (example, description) {
    const sound = soundIn(description);
    for (const { request, response } of steps_steps(example.node, sound, 'elicitation')) {
        if (sound.text(response, 'action')?.value !== 'accept')
            continue;
        const mode = sound.text(request, 'mode')?.value;
        const content = response.get('content');
        if (mode === 'form' && content === undefined) {
            yield { at: atGap(response, 'content'), message: 'missing-content', with: {} };
        }
        if (mode === 'url' && content !== undefined)
            yield { at: atKey(content), message: 'content', with: {} };
    }
}));

;// CONCATENATED MODULE: ./build/rules/tool/mcpdesc.tool.schema.external-reference.js




/* harmony default export */ const mcpdesc_tool_schema_external_reference = (rule_rule('mcpdesc.tool.schema.external-reference', function* (subject, _description, schemas) {
    const compiled = underDialect(subject, schemas)?.compiled;
    for (const { node } of compiled !== undefined && 'external' in compiled ? compiled.external : []) {
        yield { at: atValue(node), message: 'default', with: { value: quoted(node.value) } };
    }
}));

;// CONCATENATED MODULE: ./build/rules/transport/mcpdesc.transport.protocol-versions.coverage.js



/**
 * Sets only: a transport covers a version even where its type does not exist in it, which another rule says. One whose
 * type is not known at all is no subject, and while there is one, nothing is said of what the others leave out.
 */
/* harmony default export */ const mcpdesc_transport_protocol_versions_coverage = (rule_rule('mcpdesc.transport.protocol-versions.coverage', function* (_document, description) {
    const { root, declared, subjects } = description;
    const versions = root.get('protocolVersions');
    const transports = subjects.get('transport') ?? [];
    const written = root.get('transports');
    if (written?.type !== 'array' || written.items.length !== transports.length || transports.length === 0)
        return;
    if (versions?.type !== 'array')
        return;
    const covered = transports.map(({ scope }) => scope).reduce(describe_protocols/* union */.KC, describe_protocols/* noProtocols */.bq);
    const uncovered = (0,describe_protocols/* difference */.iv)(declared, covered);
    for (const version of (0,describe_protocols/* versionsOf */.x4)(uncovered)) {
        const items = versions.items.filter((item) => item.type === 'string' && item.value === version);
        // A version that is only taken for declared is not in the list.
        for (const at of items.length === 0 ? [versions] : items) {
            yield { at: atValue(at), message: 'default', with: { version }, scope: (0,describe_protocols/* protocolSet */.Zz)([version]) };
        }
    }
}));

;// CONCATENATED MODULE: ./build/rules/registry.generated.js
// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.







































































const registry = {
    "mcp.content.binary.base64": mcp_content_binary_base64,
    "mcp.elicitation.requested-schema.default-in-choices": mcp_elicitation_requested_schema_default_in_choices,
    "mcp.elicitation.requested-schema.enum-names-count": mcp_elicitation_requested_schema_enum_names_count,
    "mcp.elicitation.requested-schema.range-order": mcp_elicitation_requested_schema_range_order,
    "mcp.elicitation.requested-schema.required-declared": mcp_elicitation_requested_schema_required_declared,
    "mcp.extension.identifier.unknown-reserved": mcp_extension_identifier_unknown_reserved,
    "mcp.icon.sizes.format": mcp_icon_sizes_format,
    "mcp.icon.src.safe-scheme": mcp_icon_src_safe_scheme,
    "mcp.meta.reserved-key.context": mcp_meta_reserved_key_context,
    "mcp.meta.reserved-key.value": mcp_meta_reserved_key_value,
    "mcp.meta.reserved-prefix.unknown-key": mcp_meta_reserved_prefix_unknown_key,
    "mcp.resource-annotations.last-modified.format": mcp_resource_annotations_last_modified_format,
    "mcp.resource-template.uri-template.syntax": mcp_resource_template_uri_template_syntax,
    "mcp.resource.example.blob-base64": mcp_resource_example_blob_base64,
    "mcp.tool.example.structured-content-required": mcp_tool_example_structured_content_required,
    "mcp.tool.input-schema.object-root": mcp_tool_input_schema_object_root,
    "mcp.tool.interaction-example.request-schema-vocabulary": mcp_tool_interaction_example_request_schema_vocabulary,
    "mcp.tool.interaction-example.roots-file-uri": mcp_tool_interaction_example_roots_file_uri,
    "mcp.tool.interaction-example.sampling-tool-results": mcp_tool_interaction_example_sampling_tool_results,
    "mcp.tool.name.format": mcp_tool_name_format,
    "mcp.tool.output-schema.object-root": mcp_tool_output_schema_object_root,
    "mcp.tool.schema.dialect-supported": mcp_tool_schema_dialect_supported,
    "mcp.tool.schema.legacy-shape": mcp_tool_schema_legacy_shape,
    "mcp.tool.schema.native-shape": mcp_tool_schema_native_shape,
    "mcp.tool.schema.valid-under-dialect": mcp_tool_schema_valid_under_dialect,
    "mcp.tool.x-mcp-header.property-type": mcp_tool_x_mcp_header_property_type,
    "mcp.tool.x-mcp-header.reachable": mcp_tool_x_mcp_header_reachable,
    "mcp.tool.x-mcp-header.token": mcp_tool_x_mcp_header_token,
    "mcp.tool.x-mcp-header.unique": mcp_tool_x_mcp_header_unique,
    "mcp.tool.x-mcp-header.version-availability": mcp_tool_x_mcp_header_version_availability,
    "mcpdesc.capabilities.scope.disjoint": mcpdesc_capabilities_scope_disjoint,
    "mcpdesc.client-requirements.capability.declared": mcpdesc_client_requirements_capability_declared,
    "mcpdesc.completion-example.target-not-in-context": mcpdesc_completion_example_target_not_in_context,
    "mcpdesc.document.mcpdesc.superseded-version": mcpdesc_document_mcpdesc_superseded_version,
    "mcpdesc.document.schema-uri.present": mcpdesc_document_schema_uri_present,
    "mcpdesc.document.schema-uri.version-match": mcpdesc_document_schema_uri_version_match,
    "mcpdesc.elicitation.name.unique": mcpdesc_elicitation_name_unique,
    "mcpdesc.extension-property.name.convention": mcpdesc_extension_property_name_convention,
    "mcpdesc.extension-property.value.object-preferred": mcpdesc_extension_property_value_object_preferred,
    "mcpdesc.info.contact.email-form": mcpdesc_info_contact_email_form,
    "mcpdesc.info.id.identifier-form": mcpdesc_info_id_identifier_form,
    "mcpdesc.info.version.semver": mcpdesc_info_version_semver,
    "mcpdesc.primitive.variant.disjoint-scopes": mcpdesc_primitive_variant_disjoint_scopes,
    "mcpdesc.prompt.completion-example.argument-declared": mcpdesc_prompt_completion_example_argument_declared,
    "mcpdesc.prompt.completion-example.context-declared": mcpdesc_prompt_completion_example_context_declared,
    "mcpdesc.prompt.example.argument-declared": mcpdesc_prompt_example_argument_declared,
    "mcpdesc.prompt.example.required-argument": mcpdesc_prompt_example_required_argument,
    "mcpdesc.protocol-versions.legacy.incomplete-validation": mcpdesc_protocol_versions_legacy_incomplete_validation,
    "mcpdesc.protocol-versions.scope.within-parent": mcpdesc_protocol_versions_scope_within_parent,
    "mcpdesc.resource-template.completion-example.context-declared": mcpdesc_resource_template_completion_example_context_declared,
    "mcpdesc.resource-template.completion-example.variable-declared": mcpdesc_resource_template_completion_example_variable_declared,
    "mcpdesc.resource-template.example.uri-expansion": mcpdesc_resource_template_example_uri_expansion,
    "mcpdesc.resource.example.mime-type-consistency": mcpdesc_resource_example_mime_type_consistency,
    "mcpdesc.resource.example.requested-uri-returned": mcpdesc_resource_example_requested_uri_returned,
    "mcpdesc.resource.example.size-consistency": mcpdesc_resource_example_size_consistency,
    "mcpdesc.security-requirement.scheme.declared": mcpdesc_security_requirement_scheme_declared,
    "mcpdesc.security-requirement.scopes.catalogued": mcpdesc_security_requirement_scopes_catalogued,
    "mcpdesc.security-requirement.scopes.empty-unless-oauth": mcpdesc_security_requirement_scopes_empty_unless_oauth,
    "mcpdesc.serialization.file.recommended-name": mcpdesc_serialization_file_recommended_name,
    "mcpdesc.serialization.yaml.quoted-dates": mcpdesc_serialization_yaml_quoted_dates,
    "mcpdesc.tag.name.unique": mcpdesc_tag_name_unique,
    "mcpdesc.tag.reference.declared": mcpdesc_tag_reference_declared,
    "mcpdesc.tool.example.error-without-structured-content": mcpdesc_tool_example_error_without_structured_content,
    "mcpdesc.tool.example.schema-conformance": mcpdesc_tool_example_schema_conformance,
    "mcpdesc.tool.interaction-example.client-requirements-consistency": mcpdesc_tool_interaction_example_client_requirements_consistency,
    "mcpdesc.tool.interaction-example.declaration-compatible": mcpdesc_tool_interaction_example_declaration_compatible,
    "mcpdesc.tool.interaction-example.declaration-exists": mcpdesc_tool_interaction_example_declaration_exists,
    "mcpdesc.tool.interaction-example.elicitation-content-conformance": mcpdesc_tool_interaction_example_elicitation_content_conformance,
    "mcpdesc.tool.interaction-example.elicitation-response": mcpdesc_tool_interaction_example_elicitation_response,
    "mcpdesc.tool.schema.external-reference": mcpdesc_tool_schema_external_reference,
    "mcpdesc.transport.protocol-versions.coverage": mcpdesc_transport_protocol_versions_coverage,
};

;// CONCATENATED MODULE: ./build/lint/checks.js
/** Runs the checks, each alone: one that throws never hides what the others find. */



const rules = Object.values(registry);
/** @param speaks Whether anyone wants to hear the rule; the others are not run. */
function runChecks(description, speaks) {
    const hits = [];
    const crashes = [];
    const schemas = new Schemas();
    for (const { id, check } of rules) {
        if (!speaks(id))
            continue;
        const subjects = description.subjects.get((0,catalogue/* metaOf */.fX)(id).on) ?? [];
        try {
            for (const subject of subjects) {
                for (const found of check(subject, description, schemas))
                    hits.push(hitOf(id, found, subject));
            }
        }
        catch (error) {
            crashes.push(crashOf(id, error));
        }
    }
    return { hits, crashes };
}
const crashOf = (rule, error) => ({
    rule,
    message: error instanceof Error ? error.message : String(error),
});
const hitOf = (rule, found, { scope, uses }) => ({
    rule,
    message: found.message,
    with: found.with,
    at: found.at,
    scope: found.scope ?? scope,
    uses,
    ...(found.also === undefined ? {} : { also: found.also }),
    ...(found.repair === undefined ? {} : { repair: found.repair }),
});

;// CONCATENATED MODULE: ./build/describe/declaration.js
/** What a place in a document belongs to, as a reader would call it. */


/** The collections of the root whose entries go by a name, what an entry is called, and where its name stands. */
const declaration_collections = {
    tools: ['Tool', 'name'],
    resources: ['Resource', 'uri'],
    resourceTemplates: ['Resource Template', 'uriTemplate'],
    prompts: ['Prompt', 'name'],
};
/** `the Tool "find"` for anything inside that declaration; undefined elsewhere, and where it has no name. */
function declarationOf(node) {
    for (let at = node; at !== undefined; at = at.parent) {
        const collection = at.parent;
        if (collection?.parent?.parent !== undefined || typeof collection?.key !== 'string')
            continue;
        const [kind, identity] = own(declaration_collections, collection.key) ?? [];
        const name = at.type === 'object' && identity !== undefined ? at.get(identity) : undefined;
        if (name?.type === 'string')
            return `the ${kind} ${quoted(name.value)}`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/lint/level.js
/** How severe a hit is, and in which protocol versions: the levels of its rule, applied. */

/**
 * `instead` takes the place of the severities, not of the windows.
 * A level with a window says nothing of a component as such, of whose use nothing is known.
 */
function severitiesOf(hit, meta, format, instead) {
    const found = new Map();
    for (const { severity, protocols, formats, message } of meta.levels) {
        if (message !== undefined && message !== hit.message)
            continue;
        if (formats !== undefined && (format === undefined || !formats.includes(format)))
            continue;
        if (protocols !== undefined && hit.definition)
            continue;
        const scope = protocols === undefined ? hit.scope : (0,describe_protocols/* intersection */.E$)(hit.scope, (0,describe_protocols/* protocolSet */.Zz)(protocols));
        if (protocols !== undefined && scope === describe_protocols/* noProtocols */.bq)
            continue;
        const said = instead ?? severity;
        found.set(said, (0,describe_protocols/* union */.KC)(found.get(said) ?? describe_protocols/* noProtocols */.bq, scope));
    }
    return found;
}

// EXTERNAL MODULE: ./build/lint/message.js
var lint_message = __webpack_require__(6314);
;// CONCATENATED MODULE: ./build/lint/findings.js
/** Hits → findings: severity, message, exact place, one finding for what holds in several versions or at several uses. */






/** Where a fault in a shared component is used, at most; a component used everywhere needs no list of everything. */
const shownUses = 10;
/** Turns hits into drafts. A hit that no message fits is a bug of ours: it is handed to `crash`, and the others stand. */
function draft(hits, format, policy, crash) {
    const drafts = new Map();
    for (const hit of hits) {
        try {
            for (const one of draftsOf(hit, format, policy))
                join(drafts, one);
        }
        catch (error) {
            crash(hit.rule, error);
        }
    }
    return [...drafts.values()].sort(byPlace);
}
function* draftsOf(hit, format, policy) {
    const meta = (0,catalogue/* metaOf */.fX)(hit.rule);
    const instead = policy.severityOf(hit.rule);
    if (instead === 'off')
        return;
    for (const [severity, scope] of severitiesOf(hit, meta, format, instead)) {
        const message = (0,lint_message/* messageOf */.b)(hit, meta);
        for (const { at, related } of placesOf(hit, meta.reported === 'use-site')) {
            const [start, end] = placeOffsets(at);
            const { rule, repair } = hit;
            const found = { rule, severity, message, scope, pointer: placePointer(at), start, end, related };
            yield { ...found, ...(repair === undefined ? {} : { repair }) };
        }
    }
}
/** What is the same but for its versions and its uses is one finding. */
function join(drafts, one) {
    const key = JSON.stringify([one.rule, one.severity, one.message, one.pointer, one.start, one.end]);
    const known = drafts.get(key);
    const joined = known && { scope: (0,describe_protocols/* union */.KC)(known.scope, one.scope), related: [...known.related, ...one.related] };
    drafts.set(key, { ...one, ...joined });
}
/** A fault in a component is reported where it is written, or, where only the use makes it one, at each use. */
function placesOf(hit, atUse) {
    const also = hit.also ?? [];
    const uses = [...new Set(hit.uses ?? [])];
    if (uses.length === 0)
        return [{ at: hit.at, related: also }];
    if (atUse) {
        const origin = { at: hit.at, message: 'In the shared component, here.' };
        return uses.map((use) => ({ at: atValue(use), related: [origin, ...also] }));
    }
    const used = uses.map((use) => ({ at: atValue(use), message: usedBy(declarationOf(use)) }));
    return [{ at: hit.at, related: [...also, ...used] }];
}
const usedBy = (declaration) => `The shared component is used here${declaration === undefined ? '' : `, by ${declaration}`}.`;
const byPlace = (a, b) => a.start - b.start || compare(a.rule, b.rule) || a.end - b.end || compare(a.message, b.message);
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function place(draft, locate) {
    const { rule, severity, message, scope, pointer, start, end, related, repair, suppressed } = draft;
    const range = locate.range(start, end);
    const places = relatedOf(related, locate);
    const fix = repair && locate.fix(repair);
    return {
        rule,
        severity,
        message,
        protocolVersions: (0,describe_protocols/* versionsOf */.x4)(scope),
        pointer,
        range,
        ...(places.length === 0 ? {} : { related: places }),
        ...(suppressed === undefined ? {} : { suppressed }),
        ...(fix === undefined ? {} : { fix }),
        source: locate.source(range),
    };
}
function relatedOf(related, locate) {
    const distinct = new Map();
    for (const { at, message } of related) {
        const pointer = placePointer(at);
        const key = `${pointer} ${message}`;
        if (distinct.size === shownUses && !distinct.has(key))
            break;
        distinct.set(key, { message, pointer, range: locate.range(...placeOffsets(at)) });
    }
    return [...distinct.values()];
}

// EXTERNAL MODULE: ./build/catalogue/rule-pattern.js
var rule_pattern = __webpack_require__(5076);
// EXTERNAL MODULE: ./build/decode/index.js + 3 modules
var decode = __webpack_require__(6146);
// EXTERNAL MODULE: ./build/read/index.js + 7 modules
var build_read = __webpack_require__(111);
;// CONCATENATED MODULE: ./build/lint/ignores/next-node.js

/** In block style a collection begins with what it holds, and that is meant. */
const isBlock = (node, text) => (node.type === 'object' || node.type === 'array') && !'{['.includes(text.charAt(node.start));
/** Members at their key, values with a beginning of their own, and items, in document order. */
function* candidates(node, text) {
    if (node.type === 'object') {
        for (const { keyStart, value } of node.members) {
            yield { start: keyStart, node: value, isItem: false };
            if (!isBlock(value, text))
                yield { start: value.start, node: value, isItem: false };
            yield* candidates(value, text);
        }
    }
    else if (node.type === 'array') {
        for (const item of node.items) {
            yield { start: item.start, node: item, isItem: true };
            yield* candidates(item, text);
        }
    }
}
const dashes = (between) => between.replaceAll(/#.*/g, '').match(/(?<=^|\s)-(?=\s|$)/g)?.length ?? 0;
/** The first that does not begin before an offset. They are in order. */
function firstFrom(all, offset) {
    let [from, to] = [0, all.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((all[middle]?.start ?? 0) < offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/**
 * Answers for the end of a YAML comment with the pointer of what the comment stands before: the next member, or the
 * next item where its dash follows. An item that is an object begins where its first member does, and only the dash
 * tells which of the two is meant.
 */
function nextNodes(root, text) {
    const all = [...candidates(root, text)];
    return (end) => {
        const index = firstFrom(all, end);
        const first = all[index];
        if (first === undefined)
            return undefined;
        const announced = dashes(text.slice(end, first.start));
        // A list in block style begins at the dash of its first item.
        const { node, isItem: held } = first;
        if (announced === 0 && held && node.type === 'array' && isBlock(node, text))
            return (0,build_read/* pointer */.Wn)(node.items[0] ?? node);
        const next = all.slice(index, firstFrom(all, first.start + 1));
        const items = next.filter(({ isItem }) => isItem);
        const meant = announced > 0 ? items.at(-announced) : next.findLast(({ isItem }) => !isItem);
        return (0,build_read/* pointer */.Wn)((meant ?? first).node);
    };
}

;// CONCATENATED MODULE: ./build/lint/ignores/comments.js
/** `# mcpdesc-check-ignore <rule>[, <rule>]: <reason>` in YAML, which covers the next node. */

const comments_marker = /^#+[ \t]*mcpdesc-check-ignore(?![\w-])/;
function commentIgnores(root, text, comments) {
    const entries = [];
    const remarks = [];
    const marked = comments.flatMap(({ start, end }) => {
        const mark = comments_marker.exec(text.slice(start, end))?.[0];
        return mark === undefined ? [] : [{ start, end, behind: start + mark.length }];
    });
    if (marked.length === 0)
        return { entries, remarks };
    const nextNode = nextNodes(root, text);
    for (const { start, end, behind } of marked) {
        // Without a next node it covers nothing, which no pointer can: it is then reported as unused.
        const pointer = nextNode(end);
        const [rules = '', ...reason] = text.slice(behind, end).split(':');
        const named = [...rules.matchAll(/[^\s,]+/g)];
        const comment = { pointer: pointer ?? '', start, end };
        if (named.length === 0)
            remarks.push({ rule: 'mcpdesc.ignore.entry.form', message: 'comment', with: {}, ...comment });
        for (const { 0: rule, index } of named) {
            const from = behind + index;
            entries.push({
                rule,
                by: 'comment',
                pointer: pointer ?? nowhere,
                reason: reason.join(':').trim(),
                at: { pointer: pointer ?? '', start: from, end: from + rule.length },
            });
        }
    }
    return { entries, remarks };
}
/** No pointer begins without a slash. */
const nowhere = 'nowhere';

;// CONCATENATED MODULE: ./build/lint/ignores/entry.js
/** What a document says to this tool about its own findings. */
/** More is no list of exceptions, and each has to be compared with rules and findings. */
const entry_most = 1000;
/** Everything that a document says, as far as it is heard. */
function limited(said) {
    const entries = said.flatMap((one) => one.entries);
    const beyond = entries[entry_most]?.at;
    const remarks = said.flatMap((one) => one.remarks).slice(0, entry_most);
    if (beyond === undefined)
        return { entries, remarks };
    const tooMany = {
        rule: 'mcpdesc.ignore.entry.form',
        message: 'limit',
        with: { most: entry_most.toLocaleString('en-US') },
        ...beyond,
    };
    return { entries: entries.slice(0, entry_most), remarks: [...remarks, tooMany] };
}

;// CONCATENATED MODULE: ./build/lint/ignores/extension.js
/** The root extension `x-mcpdesc-check: { ignore: [{ rule, pointer, reason }] }`, in JSON and YAML. */


const extension_name = 'x-mcpdesc-check';
const { rule: extension_rule, pointer, until } = decode/* ignoreFields */.E4;
const reason = (0,decode/* text */.Qq)({ means: 'a text', test: () => true });
// An unknown rule and a missing reason are told by rules of their own.
const said = (0,decode/* object */.Ik)({ ignore: (0,decode/* list */.p_)((0,decode/* placed */.GS)((0,decode/* object */.Ik)({ rule: extension_rule, pointer, reason, until }, ['rule']))) }, ['ignore']);
function extensionIgnores(root) {
    const extension = root.type === 'object' ? root.get(extension_name) : undefined;
    if (extension === undefined)
        return { entries: [], remarks: [] };
    const remarks = [];
    const where = (0,build_read/* pointerTo */.xH)(root.type === 'object' ? root : undefined, extension_name);
    const read = said.read(extension, ({ start, end }, problem) => remarks.push({
        rule: 'mcpdesc.ignore.entry.form',
        message: 'extension',
        with: { problem: (0,decode/* stopped */.ce)(problem) },
        pointer: where,
        start,
        end,
    }));
    const entries = (read?.ignore ?? []).map(({ value, start, end }) => {
        const { reason: why = '', ...rest } = value;
        return { ...rest, reason: why.trim(), by: 'extension', at: { pointer: where, start, end } };
    });
    return { entries, remarks };
}

;// CONCATENATED MODULE: ./build/lint/ignores/index.js
/** Ignores applied to findings, and what is wrong with the ignores themselves. */






/** A pointer and those of everything around it. */
function* around(pointer) {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
        yield at;
    yield '';
}
/** Of many ignores few concern a finding, so they are looked up and not tried in turn. */
class Index {
    /** By pattern, then pointer. */
    #entries = new Map();
    add(entry) {
        const byPointer = this.#entries.get(entry.rule) ?? new Map();
        const pointer = entry.pointer ?? '';
        this.#entries.set(entry.rule, byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), entry]));
    }
    reaching({ rule, pointer }) {
        if ((0,build_read/* isFirm */.vL)(rule))
            return [];
        return [...(0,rule_pattern/* patternsOf */.D4)(rule)].flatMap((pattern) => {
            const byPointer = this.#entries.get(pattern);
            return byPointer === undefined ? [] : [...around(pointer)].flatMap((place) => byPointer.get(place) ?? []);
        });
    }
}
/** What keeps an ignore from having any effect. */
function fault({ rule, reason, until }, { isOver }) {
    const problem = (0,rule_pattern/* rulesOf */.fD)(rule).length > 0 ? undefined : (0,decode/* ruleProblem */["in"])(rule);
    if (problem !== undefined)
        return { rule: 'mcpdesc.ignore.rule.known', with: { problem: (0,decode/* stopped */.ce)(problem) } };
    if (reason === '')
        return { rule: 'mcpdesc.ignore.reason.present', with: { rule } };
    if (isOver(until))
        return { rule: 'mcpdesc.ignore.until.not-past', with: { rule, until: until ?? '' } };
    return undefined;
}
/** `isWhole`: every check has run to its end, so that what was not found is not there. */
function applyIgnores(drafts, entries, policy, isWhole) {
    const faults = entries.map((entry) => fault(entry, policy));
    const index = new Index();
    for (const [at, entry] of entries.entries())
        if (faults[at] === undefined)
            index.add(entry);
    const used = new Set();
    const suppressed = drafts.map((draft) => {
        const reaching = index.reaching(draft);
        for (const entry of reaching)
            used.add(entry);
        const first = reaching.length > 1 ? entries.find((entry) => reaching.includes(entry)) : reaching[0];
        return first === undefined ? draft : { ...draft, suppressed: { by: first.by, reason: first.reason } };
    });
    const fates = entries.map((entry, index) => {
        if (used.has(entry))
            return 'used';
        return isWhole && faults[index] === undefined && policy.listensTo(entry.rule) ? 'unused' : 'open';
    });
    const remarks = entries.flatMap((entry, index) => {
        if (entry.at === undefined)
            return [];
        const wrong = faults[index];
        if (wrong !== undefined)
            return [{ ...wrong, ...entry.at }];
        return fates[index] === 'unused'
            ? [{ rule: 'mcpdesc.ignore.entry.used', with: { rule: entry.rule }, ...entry.at }]
            : [];
    });
    return { drafts: suppressed, remarks, fates };
}

;// CONCATENATED MODULE: ./build/lint/policy.js
/** What the settings of a check say about a rule. */



function policyOf({ profile, rules = {}, today }) {
    const patterns = Object.entries(rules).toSorted(([a], [b]) => (0,rule_pattern/* specificity */.jw)(b) - (0,rule_pattern/* specificity */.jw)(a));
    const severityOf = (rule) => {
        if ((0,build_read/* isFirm */.vL)(rule))
            return undefined;
        const [pattern, severity] = patterns.find(([one]) => (0,rule_pattern/* covers */.hU)(one, rule)) ?? [];
        const isAsked = profile === 'strict' || (0,catalogue/* metaOf */.fX)(rule).profile !== 'advisory' || pattern === rule;
        return isAsked ? severity : 'off';
    };
    return {
        severityOf,
        listensTo: (pattern) => (0,rule_pattern/* rulesOf */.fD)(pattern).some((rule) => severityOf(rule) !== 'off'),
        isOver: (until) => until !== undefined && today !== undefined && until < today,
    };
}

;// CONCATENATED MODULE: ./build/lint/what-if.js
/** A description looked at as if it declared one more protocol version: the same lint, on a larger set. */

/**
 * One version at a time, so that each view says what a copy that declares just this version as well would get. Nothing
 * where no version is declared, or where the format has room for one only: there is nothing to add one to.
 */
function whatIf(base, versions, lintAs) {
    const known = base.protocolVersions;
    const undeclared = known.length === 0 ? [] : versions.filter((version) => !known.includes(version));
    const views = undeclared
        .map((version) => ({ version, ...lintAs((0,describe_protocols/* protocolSet */.Zz)([version])) }))
        .filter(({ version, protocolVersions }) => protocolVersions.includes(version));
    return {
        whatIf: views.map(({ version, findings }) => ({
            protocolVersion: version,
            findings: findings
                .filter(({ protocolVersions }) => protocolVersions.includes(version))
                .map((finding) => ({ ...finding, protocolVersions: [version] })),
        })),
        crashes: views.flatMap(({ crashes }) => crashes).filter((crash) => !isAmong(base.crashes, crash)),
    };
}
/** A check that crashes anyway is one fault, not one for each view. */
const isAmong = (crashes, { rule, message }) => crashes.some((crash) => crash.rule === rule && crash.message === message);

;// CONCATENATED MODULE: ./build/lint/index.js
/**
 * Everything that is found in one document, from the reader, the tables and the checks, as findings in order.
 * The only room that decides severities; it does not know how findings are shown.
 */









/** `also`: protocol versions that are taken for declared. */
function lint(path, result, locate, settings, also = describe_protocols/* noProtocols */.bq) {
    const { tree, faults } = result;
    const policy = policyOf(settings);
    const { mcpdesc, declared, subject } = tree === undefined ? unread : identify(tree, also);
    const { format, hits, crashes } = lint_found(subject, declared, path, policy);
    const drafts = draft(hits, format, policy, (rule, error) => crashes.push(crashOf(rule, error)));
    // A declaration whose own scope is broken has none: what is wrong with it is wrong in every version.
    const scoped = drafts.map((one) => (one.scope === describe_protocols/* noProtocols */.bq ? { ...one, scope: declared } : one));
    const remark = (one) => lint_draftsOf(one, declared, policy);
    const { entries, remarks } = saidIn(result);
    const own = settings.ignore ?? [];
    const ignores = [...entries, ...own.map((ignore) => ({ ...ignore, by: 'config' }))];
    const isWhole = format !== undefined && crashes.length === 0;
    const applied = applyIgnores([...faults.flatMap(remark), ...scoped], ignores, policy, isWhole);
    const all = [...applied.drafts, ...[...remarks, ...applied.remarks].flatMap(remark)].sort(byPlace);
    return {
        mcpdesc,
        protocolVersions: (0,describe_protocols/* versionsOf */.x4)(declared),
        findings: all.map((one) => place(one, locate)),
        crashes,
        ignores: applied.fates.slice(entries.length),
    };
}
/** What the document says about its own findings. */
function saidIn({ tree, text, comments }) {
    if (tree === undefined)
        return { entries: [], remarks: [] };
    return limited([commentIgnores(tree, text, comments), extensionIgnores(tree)]);
}
function lint_found(subject, declared, path, policy) {
    if (subject === undefined)
        return { hits: [], crashes: [] };
    if ('hit' in subject)
        return { hits: [subject.hit], crashes: [] };
    const description = describe(subject.root, subject.format, declared, path);
    const { hits, crashes } = runChecks(description, (rule) => policy.severityOf(rule) !== 'off');
    return { format: subject.format, hits: [...description.hits, ...hits], crashes };
}
const unread = { mcpdesc: null, declared: describe_protocols/* noProtocols */.bq, subject: undefined };
/** A fault of the text, or a remark, holds in whatever versions the document declares, where that much could be read. */
function lint_draftsOf(fault, scope, policy) {
    const meta = (0,catalogue/* metaOf */.fX)(fault.rule);
    const instead = policy.severityOf(fault.rule);
    if (instead === 'off')
        return [];
    const which = fault.message ?? 'default';
    const { rule, pointer, start, end } = fault;
    return meta.levels
        .filter(({ message }) => message === undefined || message === which)
        .map(({ severity }) => {
        const message = (0,lint_message/* messageOf */.b)({ ...fault, message: which }, meta);
        return { rule, severity: instead ?? severity, message, scope, pointer, start, end, related: [] };
    });
}

// EXTERNAL MODULE: ./build/report/excerpt.js
var excerpt = __webpack_require__(8423);
// EXTERNAL MODULE: ./build/report/fingerprint.js
var fingerprint = __webpack_require__(7078);
;// CONCATENATED MODULE: ./build/check.js
/** One description, from bytes to findings. Pure: no disk, clock, console, network or GitHub. */





/**
 * Same source and settings, same answer. Never throws for anything a document can hold. For YAML the reader must have
 * been prepared once (`prepare` of `read/`).
 */
function check_check(source, settings) {
    const { path } = source;
    const result = (0,build_read/* read */.LF)(source);
    const lines = new build_read/* Lines */.qo(result.text);
    const hashes = (0,fingerprint/* lineHashes */.P)(result.text);
    const locate = {
        range: (start, end) => lines.range(start, end),
        source: ({ start, end }) => ({
            ...(0,excerpt/* sourceLine */._J)(result.text, start.offset, end.offset, lines.start(start.line), lines.end(start.line), hashes(start.line)),
            content: (0,excerpt/* markedText */.ul)(result.text, start.offset, end.offset),
        }),
        fix: (repair) => (0,edit/* fixOf */.BW)(repair, { text: result.text, lines }),
    };
    const declared = lint(path, result, locate, settings);
    const { crashes, ignores, ...linted } = declared;
    const views = whatIf(declared, settings.whatIf ?? [], (also) => lint(path, result, locate, settings, also));
    return {
        file: { path, ...linted, ...(settings.whatIf?.length ? { whatIf: views.whatIf } : {}) },
        problems: [...crashes, ...views.crashes].map(({ rule, message }) => ({ kind: 'crash', path, rule, message })),
        ignores,
    };
}


/***/ }),

/***/ 5452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* reexport safe */ _protocol_versions_js__WEBPACK_IMPORTED_MODULE_0__.B),
/* harmony export */   E$: () => (/* binding */ intersection),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   WH: () => (/* reexport safe */ _protocol_versions_js__WEBPACK_IMPORTED_MODULE_0__.W),
/* harmony export */   Zz: () => (/* binding */ protocolSet),
/* harmony export */   bq: () => (/* binding */ noProtocols),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   qP: () => (/* binding */ dialectProtocols),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _protocol_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1305);
/** MCP protocol versions, and sets of them. */


/** The versions in which MCP gives embedded schemas a dialect of JSON Schema; before, only their shape means something. */
const withDialect = ['2025-11-25', '2026-07-28'];
const noProtocols = 0;
const protocolSet = (versions) => {
    let bits = 0;
    for (const version of versions)
        bits |= 1 << _protocol_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .protocols */ .W.indexOf(version);
    return bits;
};
const union = (a, b) => (a | b);
const intersection = (a, b) => (a & b);
const difference = (a, b) => (a & ~b);
/** The versions of a set, oldest first. */
const versionsOf = (set) => _protocol_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .protocols */ .W.filter((_, index) => (set & (1 << index)) !== 0);
const dialectProtocols = protocolSet(withDialect);


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ic: () => (/* reexport */ applied),
  l1: () => (/* reexport */ compatible),
  BW: () => (/* binding */ fixOf),
  WH: () => (/* reexport */ unifiedDiff)
});

;// CONCATENATED MODULE: ./build/edit/layout.js
/** How a collection is written, which decides how something is put into it or taken out of it. */
/** With brackets: all of JSON, and YAML's flow style. The other is YAML's block style. */
const isFlow = (node, { text }) => '{['.includes(text.charAt(node.start));
const isBlank = (text) => text.trim() === '';
/** What stands on the line before an offset. */
const before = (offset, { text, lines }) => text.slice(lines.start(lines.position(offset).line), offset);
/** Nothing but indentation and the dashes of block sequences, no tag, anchor or explicit key. */
const isIndentation = (text) => /^ *(?:- +)*$/.test(text);
/** No comment in it: those are for a person to move. A `#` in a string of a collection counts as one, to be careful. */
const isUncommented = (node, { text }) => (node.type !== 'object' && node.type !== 'array') || !text.slice(node.start, node.end).includes('#');
/** A string as this text would spell it next to something that is spelt so. */
function spelt(value, model, { text }) {
    switch (text.charAt(model)) {
        case '"':
            return JSON.stringify(value);
        case "'":
            return `'${value.replaceAll("'", "''")}'`;
        case '|':
        case '>':
            return undefined;
        default:
            return isPlain(value) ? value : JSON.stringify(value);
    }
}
/** Means itself without quotes, in block and flow style alike; keeps far away from everything that YAML reads otherwise. */
const isPlain = (value) => /^[A-Za-z$/][\w$./-]*(?::\/\/[\w./-]+)?$/.test(value) && !/^(?:true|false|null)$/i.test(value);

;// CONCATENATED MODULE: ./build/edit/insert.js
/** Putting a member in front of the others, in the style of the object. */

/** Undefined where a comment or an unusual layout would have to be judged. */
function insertion(into, key, value, written) {
    const [first, second] = into.members;
    if (first === undefined)
        return intoEmpty(into, key, value, written);
    const [speltKey, speltValue] = [spelt(key, first.keyStart, written), spelt(value, first.keyStart, written)];
    if (speltKey === undefined || speltValue === undefined)
        return undefined;
    const at = first.keyStart;
    if (isFlow(into, written)) {
        const blank = between(into, first, second, written);
        if (blank === undefined)
            return undefined;
        return { start: at, end: at, text: `${speltKey}${colon(first, written)}${speltValue},${blank}` };
    }
    const lead = before(at, written);
    if (!isIndentation(lead))
        return undefined;
    const lineBreak = /\r\n?|\n/.exec(written.text)?.[0] ?? '\n';
    return { start: at, end: at, text: `${speltKey}: ${speltValue}${lineBreak}${' '.repeat(lead.length)}` };
}
function intoEmpty({ start, end }, key, value, { text }) {
    const inside = { start: start + 1, end: end - 1 };
    if (text.charAt(start) !== '{' || !isBlank(text.slice(inside.start, inside.end)))
        return undefined;
    return { ...inside, text: ` ${JSON.stringify(key)}: ${JSON.stringify(value)} ` };
}
/** The colon of the first member with the blanks around it; behind a name without quotes there must be one. */
function colon({ keyStart, keyEnd, value }, { text }) {
    const written = text.slice(keyEnd, value.start);
    const isQuoted = `"'`.includes(text.charAt(keyStart));
    return (isQuoted ? /^[ \t]*:[ \t]*$/ : /^:[ \t]+$/).test(written) ? written : ': ';
}
/** What stands between two members: what leads to the first where that is a new line, or what follows its comma. */
function between(into, first, second, written) {
    const { text } = written;
    const lead = text.slice(into.start + 1, first.keyStart);
    if (!isBlank(lead))
        return undefined;
    const [line] = /(?:\r\n?|\n)[ \t]*$/.exec(lead) ?? [];
    if (line !== undefined)
        return line;
    if (second === undefined)
        return /[ \t]*$/.exec(colon(first, written))?.[0] ?? '';
    return /^\s*,([ \t]*)$/.exec(text.slice(first.value.end, second.keyStart))?.[1] ?? ' ';
}

// EXTERNAL MODULE: ./build/read/tree.js
var tree = __webpack_require__(8790);
;// CONCATENATED MODULE: ./build/edit/remove.js
/** Taking a member or an entry out of a text without touching anything else. */


/** Undefined where a comment or an unusual layout would have to be judged. */
function removal(node, written) {
    const { parent } = node;
    const part = partOf(node, written);
    if (parent === undefined || part === undefined)
        return undefined;
    if (isFlow(parent, written))
        return fromFlow(part, parent, written);
    return part.previousEnd === undefined && part.nextStart === undefined
        ? onlyOne(part, parent, written)
        : fromBlock(part, parent.type === 'array', written);
}
function partOf(node, written) {
    if (!isUncommented(node, written))
        return undefined;
    const { parent } = node;
    if (parent?.type === 'array') {
        const at = parent.items.indexOf(node);
        const { start, end } = node;
        return { start, end, previousEnd: parent.items[at - 1]?.end, nextStart: parent.items[at + 1]?.start };
    }
    const member = (0,tree/* holder */.Lm)(node);
    if (parent === undefined || member === undefined)
        return undefined;
    if (written.text.slice(member.keyEnd, node.start).includes('#'))
        return undefined;
    const at = parent.members.indexOf(member);
    return {
        start: member.keyStart,
        end: node.end,
        previousEnd: parent.members[at - 1]?.value.end,
        nextStart: parent.members[at + 1]?.keyStart,
    };
}
const isComma = (text) => /^\s*,\s*$/.test(text);
/** With the comma before it, or the one behind where it is the first. */
function fromFlow({ start, end, previousEnd, nextStart }, around, { text }) {
    if (previousEnd !== undefined) {
        return isComma(text.slice(previousEnd, start)) ? { start: previousEnd, end, text: '' } : undefined;
    }
    if (nextStart !== undefined)
        return isComma(text.slice(end, nextStart)) ? { start, end: nextStart, text: '' } : undefined;
    const inside = { start: around.start + 1, end: around.end - 1, text: '' };
    return isBlank(text.slice(inside.start, start)) && isBlank(text.slice(end, inside.end)) ? inside : undefined;
}
/** A block has no way to write that it is empty. */
function onlyOne({ start, end }, around, written) {
    if (around.type === 'array' || !isIndentation(before(start, written)))
        return undefined;
    return { start, end, text: '{}' };
}
/** Its lines; or, where it shares the line of its dash, all up to the member that takes its place. */
function fromBlock({ start, end, nextStart }, isItem, written) {
    const { text, lines } = written;
    if ('|>'.includes(text.charAt(start)))
        return undefined;
    const lead = before(start, written);
    const firstLine = lines.position(start).line;
    if (/^\s*#/.test(firstLine > 1 ? lines.text(firstLine - 1) : ''))
        return undefined;
    if (isItem ? /^ *- +$/.test(lead) : /^ *$/.test(lead)) {
        const lastLine = lines.position(end).line;
        if (!isBlank(text.slice(end, lines.end(lastLine))))
            return undefined;
        return lastLine < lines.count
            ? { start: lines.start(firstLine), end: lines.start(lastLine + 1), text: '' }
            : { start: lines.end(firstLine - 1), end: lines.end(lastLine), text: '' };
    }
    if (isItem || nextStart === undefined || !isIndentation(lead) || !isBlank(text.slice(end, nextStart)))
        return undefined;
    return { start, end: nextStart, text: '' };
}

;// CONCATENATED MODULE: ./build/edit/apply.js
/** The text with these edits made, which must not overlap. */
function applied(text, edits) {
    const parts = [];
    let at = 0;
    for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
        parts.push(text.slice(at, edit.start), edit.text);
        at = edit.end;
    }
    return [...parts, text.slice(at)].join('');
}
/**
 * As many of the fixes, from the start of the text, as touch no place twice; the rest is for another pass. Edits that
 * only touch meet as well: which of two insertions at one place comes first would be a guess.
 */
function compatible(fixes) {
    const chosen = [];
    let taken = -1;
    for (const fixed of fixes.toSorted((a, b) => startOf(a.fix) - startOf(b.fix))) {
        if (startOf(fixed.fix) <= taken)
            continue;
        taken = Math.max(...fixed.fix.edits.map(({ end }) => end));
        chosen.push(fixed);
    }
    return chosen;
}
const startOf = ({ edits }) => Math.min(...edits.map(({ start }) => start));

;// CONCATENATED MODULE: ./build/edit/unified-diff.js
/** The difference between two texts as `git apply` and `patch` take it. */
/** Unchanged lines around a change. */
const context = 3;
function unifiedDiff(path, before, after) {
    if (before === after)
        return '';
    const lines = compared(linesOf(before), linesOf(after));
    return [`--- a/${path}\n`, `+++ b/${path}\n`, ...hunksOf(lines).map(([start, end]) => hunk(lines, start, end))].join('');
}
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/**
 * By the greedy algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 2: for one
 * more edit at a time, how far one can come on each diagonal.
 */
function compared(before, after) {
    const trace = [];
    for (let edits = 0;; edits += 1) {
        const reach = new Reach(edits);
        const earlier = trace.at(-1);
        trace.push(reach);
        for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
            let x = earlier === undefined ? 0 : stepOf(earlier, diagonal).to;
            while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
                x += 1;
            reach.set(diagonal, x);
            if (x >= before.length && x - diagonal >= after.length)
                return backtrack(trace, before, after);
        }
    }
}
/** The furthest line of the old text, by diagonal, that so many edits reach. */
class Reach {
    #edits;
    #lines;
    constructor(edits) {
        this.#edits = edits;
        this.#lines = new Int32Array(2 * edits + 1).fill(-1);
    }
    get(diagonal) {
        return this.#lines[diagonal + this.#edits] ?? -1;
    }
    set(diagonal, line) {
        this.#lines[diagonal + this.#edits] = line;
    }
}
/** How a diagonal is entered with one more edit: by an added line from the one above it, or by a removed line. */
function stepOf(earlier, diagonal) {
    const [above, below] = [earlier.get(diagonal + 1), earlier.get(diagonal - 1)];
    return above > below
        ? { kind: '+', to: above, from: diagonal + 1 }
        : { kind: '-', to: below + 1, from: diagonal - 1 };
}
function backtrack(trace, before, after) {
    const lines = [];
    let x = before.length;
    let diagonal = x - after.length;
    const same = (until) => {
        for (; x > until; x -= 1)
            lines.push({ kind: ' ', text: before[x - 1] ?? '' });
    };
    for (const earlier of trace.slice(0, -1).reverse()) {
        const { kind, to, from } = stepOf(earlier, diagonal);
        same(to);
        if (kind === '-')
            x -= 1;
        lines.push({ kind, text: (kind === '-' ? before[x] : after[x - from]) ?? '' });
        diagonal = from;
    }
    same(0);
    return lines.reverse();
}
/** Ranges of lines, each a change with its surroundings; changes whose surroundings meet are one. */
function hunksOf(lines) {
    const hunks = [];
    for (const [index, { kind }] of lines.entries()) {
        if (kind === ' ')
            continue;
        const [start, end] = [Math.max(0, index - context), Math.min(lines.length, index + context + 1)];
        const last = hunks.at(-1);
        if (last !== undefined && start <= last[1])
            last[1] = end;
        else
            hunks.push([start, end]);
    }
    return hunks;
}
function hunk(lines, start, end) {
    const shown = lines.slice(start, end);
    const range = (absent) => {
        const length = shown.filter(({ kind }) => kind !== absent).length;
        const first = lines.slice(0, start).filter(({ kind }) => kind !== absent).length + (length > 0 ? 1 : 0);
        return length === 1 ? `${first}` : `${first},${length}`;
    };
    const body = shown.map(({ kind, text }) => kind + (text.endsWith('\n') ? text : `${text}\n\\ No newline at end of file\n`));
    return `@@ -${range('+')} +${range('-')} @@\n${body.join('')}`;
}

;// CONCATENATED MODULE: ./build/edit/index.js
/**
 * Corrections of a document as edits of its text, JSON and YAML alike, so that comments, order, quotes and indentation of
 * everything else stay as they are. Whatever would take judgement is left alone.
 */





/** A repair on the text; undefined where the text leaves no clean way. */
function fixOf({ title, change }, written) {
    const edit = editOf(change, written);
    return edit && { title, edits: [edit] };
}
function editOf(change, written) {
    switch (change.do) {
        case 'remove':
            return removal(change.node, written);
        case 'insert':
            return insertion(change.into, change.key, change.value, written);
        case 'replace': {
            const { start, end } = change.node;
            const text = spelt(change.value, start, written);
            return text === undefined ? undefined : { start, end, text };
        }
    }
}


/***/ }),

/***/ 7071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ inspect)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4561);
/* harmony import */ var _config_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8152);
/* harmony import */ var _discover_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8938);
/** A run as both entries start it: with the config file and the baseline that the settings name. */




/** So many stale entries are named; the baseline is written anew in any case. */
const named = 10;
function staleNotices(baseline) {
    const stale = baseline?.stale() ?? [];
    if (stale.length === 0)
        return [];
    const shown = stale
        .slice(0, named)
        .map(({ file, rule, pointer }) => `The baseline lists ${rule} at ${pointer || '/'} of ${file}, which is gone.`);
    const more = stale.length > named ? [`The baseline lists ${stale.length - named} more findings that are gone.`] : [];
    return [...shown, ...more, 'Write the baseline again with --write-baseline to drop what is gone.'];
}
/** Loaded for those who have one: it needs `node:crypto`, which takes as long to load as a small file to check. */
async function openBaseline(settings, disk) {
    const { Baseline } = await __webpack_require__.e(/* import() */ 805).then(__webpack_require__.bind(__webpack_require__, 3805));
    return Baseline.open(settings, disk);
}
async function inspect(given, disk, today, progress, examine = _check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z) {
    const settings = await (0,_config_index_js__WEBPACK_IMPORTED_MODULE_1__.configured)(given, disk, today);
    const baseline = settings.baseline && (await openBaseline(settings, disk));
    const report = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)(settings, disk, progress, (source, own) => {
        const result = examine(source, own);
        return baseline === undefined ? result : { ...result, file: baseline.quiet(result.file) };
    });
    const notices = staleNotices(baseline);
    if (baseline === undefined || settings.baseline?.write !== true)
        return { settings, report, notices };
    try {
        baseline.write(report);
        return { settings, report, notices: [] };
    }
    catch (error) {
        const message = `The baseline cannot be written: ${(0,_discover_index_js__WEBPACK_IMPORTED_MODULE_2__.reason)(error)}.`;
        const problem = { kind: 'operator', path: settings.baseline.file, message };
        return { settings, report: { ...report, problems: [...report.problems, problem] }, notices: [] };
    }
}


/***/ }),

/***/ 3662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BK: () => (/* reexport */ helpText),
  aS: () => (/* reexport */ mostResults),
  TN: () => (/* reexport */ printable/* oneLine */.T),
  bu: () => (/* reexport */ outcome),
  LS: () => (/* reexport */ plural),
  g$: () => (/* reexport */ printable/* printable */.g),
  R0: () => (/* binding */ reporters),
  h: () => (/* reexport */ suggestion),
  WJ: () => (/* reexport */ verdict/* verdict */.W)
});

// UNUSED EXPORTS: helpMarkdown, lineHashes, sourceLine

// EXTERNAL MODULE: ./build/report/active.js
var active = __webpack_require__(4190);
// EXTERNAL MODULE: ./build/report/printable.js
var printable = __webpack_require__(657);
;// CONCATENATED MODULE: ./build/report/wording.js
/** The few phrases that all reports for people share. */
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** "2 errors, 1 warning"; the empty string where there is none. */
const tally = (counts) => [
    { count: counts.error, noun: 'error' },
    { count: counts.warning, noun: 'warning' },
    { count: counts.note, noun: 'note' },
]
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => plural(count, noun))
    .join(', ');
/** "2 errors, 1 warning in 3 files, 1 suppressed" or "no findings in 3 files". */
function outcome(summary) {
    if (summary.files === 0)
        return 'no files to check';
    const found = tally({ error: summary.errors, warning: summary.warnings, note: summary.notes });
    const suppressed = summary.suppressed > 0 ? `, ${summary.suppressed} suppressed` : '';
    return `${found || 'no findings'} in ${plural(summary.files, 'file')}${suppressed}`;
}
/** "MCP 2025-06-18, 2025-11-25", unless the finding holds in every version that the file declares. */
function narrowed(finding, file) {
    const everywhere = finding.protocolVersions.length === file.protocolVersions.length;
    return everywhere || finding.protocolVersions.length === 0 ? undefined : `MCP ${finding.protocolVersions.join(', ')}`;
}
/** What kept part of the work from being done, without its place. */
const complaint = (problem) => problem.kind === 'operator'
    ? problem.message
    : `Internal error${problem.rule === undefined ? '' : ` in the check of ${problem.rule}`}: ${problem.message}`;

;// CONCATENATED MODULE: ./build/report/annotations.js
/** Workflow commands that the Actions runner turns into annotations. */



/**
 * The runner shows ten annotations of each kind per step and drops the others without a word. One error is left for
 * the line with which the Action says that it has failed; warnings and notices are left for what its reports may have
 * to say for themselves, and one notice for the line that says what was left out here.
 */
const room = { error: 9, warning: 7, note: 6 };
const commands = { error: 'error', warning: 'warning', note: 'notice' };
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
function command(severity, properties, message) {
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    return `::${commands[severity]} ${list.join(',')}::${escapeData(message)}`;
}
function annotation({ file, finding }) {
    const { start, end } = finding.range;
    const versions = narrowed(finding, file);
    const oneLineLong = start.line === end.line;
    // The runner drops the columns of a range over several lines, so the text keeps the exact place.
    const exact = oneLineLong ? [] : [`line ${start.line}, column ${start.column}`];
    const asides = [...(versions === undefined ? [] : [versions]), ...exact];
    return command(finding.severity, {
        file: (0,printable/* printable */.g)(file.path),
        line: start.line,
        endLine: end.line,
        ...(oneLineLong && { col: start.column, endColumn: end.column }),
        title: finding.rule,
    }, `${(0,printable/* oneLine */.T)(finding.message)}${asides.length > 0 ? ` (${asides.join('; ')})` : ''}`);
}
const problemAnnotation = (problem) => command('error', { ...(problem.path !== '' && { file: (0,printable/* printable */.g)(problem.path) }), title: 'Not checked' }, (0,printable/* oneLine */.T)(complaint(problem)));
/** Of equal severity, those first that are new with the pull request. */
function ranked(report, { news }) {
    const all = (0,active/* active */.vu)(report);
    if (news === undefined || news === 'unknown')
        return (0,active/* bySeverity */.Np)(all);
    const { added, older } = (0,active/* byNews */.zW)(all, news);
    return (0,active/* bySeverity */.Np)([...added, ...older]);
}
const annotations = (report, context) => {
    const { tool, rest } = context;
    const problems = report.problems.slice(0, room.error);
    const taken = { error: problems.length, warning: 0, note: 0 };
    const shown = [];
    const left = [];
    for (const item of ranked(report, context)) {
        const { severity } = item.finding;
        (taken[severity] < room[severity] ? shown : left).push(item);
        taken[severity] += 1;
    }
    const counts = (0,active/* countBySeverity */.Ot)(left);
    counts.error += report.problems.length - problems.length;
    const leftOut = tally(counts);
    const lines = [...problems.map(problemAnnotation), ...shown.map(annotation)];
    if (leftOut !== '') {
        const where = rest === undefined ? '' : `; they are in ${rest.name}`;
        lines.push(command('note', { title: tool.name }, `Without an annotation of their own: ${leftOut}${where}.`));
    }
    return lines.map((line) => `${line}\n`).join('');
};

// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(3186);
;// CONCATENATED MODULE: ./build/report/what-if.js
/** What is said of protocol versions that a file does not declare. */


/** By file, then version. */
const views = ({ files }) => files.flatMap((file) => (file.whatIf ?? []).map((view) => ({ file, view })));
/** Of one version, as if the file had nothing else. */
const countsOf = ({ file, view }) => (0,finding/* summarize */.e)([{ ...file, findings: view.findings }]);
/** "ready for 2026-07-28 (1 warning)", "2 things stand in the way of 2026-07-28": errors are in the way, and nothing else. */
function readiness(one) {
    const { errors, warnings, notes } = countsOf(one);
    const version = one.view.protocolVersion;
    if (errors > 0)
        return `${plural(errors, 'thing')} ${errors === 1 ? 'stands' : 'stand'} in the way of ${version}`;
    const others = tally({ error: 0, warning: warnings, note: notes });
    return `ready for ${version}${others === '' ? '' : ` (${others})`}`;
}
/** What is not reported for a declared version already. */
function added({ file, view }) {
    const name = ({ rule, severity, pointer, message }) => JSON.stringify([rule, severity, pointer, message]);
    const known = new Set(file.findings.map(name));
    return view.findings.filter((finding) => finding.suppressed === undefined && !known.has(name(finding)));
}

;// CONCATENATED MODULE: ./build/report/json.js
/** The JSON report, version 1. `docs/json-report.schema.json` describes it. */


// Every object is spelled out, so that the order of its members is ours and nothing internal slips through.
const position = ({ line, column, offset }) => ({ line, column, offset });
const range = ({ start, end }) => ({ start: position(start), end: position(end) });
const findingOf = (finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message,
    protocolVersions: finding.protocolVersions,
    pointer: finding.pointer,
    range: range(finding.range),
    related: finding.related?.map((related) => ({
        message: related.message,
        pointer: related.pointer,
        range: range(related.range),
    })),
    suppressed: finding.suppressed && { by: finding.suppressed.by, reason: finding.suppressed.reason },
    fix: finding.fix && {
        title: finding.fix.title,
        edits: finding.fix.edits.map(({ start, end, text }) => ({ start, end, text })),
    },
});
const viewOf = (file, view) => {
    const { errors, warnings } = countsOf({ file, view });
    return { protocolVersion: view.protocolVersion, errors, warnings, findings: view.findings.map(findingOf) };
};
const fileOf = (file) => ({
    path: file.path,
    mcpdesc: file.mcpdesc,
    protocolVersions: file.protocolVersions,
    findings: file.findings.map(findingOf),
    whatIf: file.whatIf?.map((view) => viewOf(file, view)),
});
const problemOf = ({ kind, path, rule, message }) => ({ kind, path, rule, message });
const json = ({ files, problems }, { tool }) => {
    const report = {
        version: 1,
        tool: { name: tool.name, version: tool.version },
        files: files.map(fileOf),
        problems: problems.length > 0 ? problems.map(problemOf) : undefined,
        summary: (0,finding/* summarize */.e)(files),
    };
    return `${JSON.stringify(report, undefined, 2)}\n`;
};

;// CONCATENATED MODULE: ./build/report/markdown/budget.js
/** Space for a text that has an end. */
/** GitHub counts characters of comments and bytes of summaries; bytes are never fewer, so they serve for both. */
const size = (text) => Buffer.byteLength(text, 'utf8');
class Budget {
    #left;
    constructor(total) {
        this.#left = total;
    }
    /** Takes the space that the text needs, all of it or nothing. */
    take(text) {
        const needed = size(text);
        if (needed > this.#left)
            return false;
        this.#left -= needed;
        return true;
    }
    /** A part of what is left, as a budget of its own; what the part takes is gone here as well. */
    share(fraction) {
        const share = Math.floor(this.#left * fraction);
        this.#left -= share;
        return new Budget(share);
    }
    /** Takes back what a share has not used. */
    reclaim(share) {
        this.#left += share.#left;
        share.#left = 0;
    }
}

;// CONCATENATED MODULE: ./build/report/markdown/escape.js
/**
 * Text from a document, made safe in GitHub Flavored Markdown: it shows as it is and does nothing. Syntax is escaped;
 * what GitHub looks for in the finished page (mentions, issues, commits, emoji, bare addresses) is broken up by a
 * character of no width, since no escape reaches that far.
 */

const breaker = '\u200b';
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    // The form that GitHub documents for a dollar sign that begins no formula.
    $: '<span>$</span>',
};
/** References that GitHub would turn into links, each with the place after which to break it. */
const references = [
    /@(?=\w)/g,
    /#(?=\d)/g,
    /GH-(?=\d)/gi,
    /[0-9a-f]{6}(?=[0-9a-f])/gi,
    /:(?=[\w+/-])/g,
    /www(?=\.)/gi,
];
/** For running text, never at the start of a line. */
function inline(text) {
    const broken = references.reduce((result, reference) => result.replace(reference, `$&${breaker}`), (0,printable/* oneLine */.T)(text));
    return broken.replace(/[\\`*_[\]~]/g, '\\$&').replace(/[&<>$]/g, (character) => entities[character] ?? character);
}
/** A code span, in which GitHub looks for nothing. Its fence is longer than any run of backticks inside. */
function code(text) {
    const shown = (0,printable/* printable */.g)(text).replaceAll('\\|', `\\${breaker}|`);
    const runs = (shown.match(/`+/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(Math.max(0, ...runs) + 1);
    const pad = /^[ `]|[ `]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** A link, or the label alone where there is nothing to link to. The address must be encoded already. */
const linked = (label, address) => address === undefined ? label : `[${label}](${address})`;
/** A cell ends at a pipe, even inside a code span. */
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

;// CONCATENATED MODULE: ./build/report/links.js
/** Addresses of files and rules. Only what is known to exist gets one. */
/** All but unreserved characters of RFC 3986, so that the result is safe in a URI, in Markdown and in HTML alike. */
const encodedSegment = (segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
/** A relative URI reference. A colon is encoded too, or the first segment would read as a scheme. */
const relativeUri = (path) => path
    .replace(/^(?:\.\/+)+/, '')
    .split('/')
    .map(encodedSegment)
    .join('/');
/** The very lines at the very commit, so that the link still says the same after the next push. */
function permalink(links, path, range) {
    const commit = links?.commit;
    if (commit === undefined)
        return undefined;
    const page = `${commit.server}/${commit.repository}/blob/${commit.sha}/${relativeUri(path)}`;
    if (range === undefined)
        return page;
    const { start, end } = range;
    return end.line > start.line ? `${page}#L${start.line}-L${end.line}` : `${page}#L${start.line}`;
}
/** The rule's own page where those are published, else the first source of the rule that has an address. */
function ruleLink(id, rules, links) {
    const rule = rules.get(id);
    if (rule === undefined)
        return undefined;
    if (links?.rulePages !== undefined)
        return `${links.rulePages}${id}.md`;
    return rule.sources.find((source) => source.link !== undefined)?.link;
}

;// CONCATENATED MODULE: ./build/report/markdown/findings.js
/** The findings: new ones apart from older ones where that is known, worst first, each kind grouped by file. */





const headings = { error: 'Errors', warning: 'Warnings', note: 'Notes' };
function sections(report, { news }) {
    const all = (0,active/* active */.vu)(report);
    if (news === undefined || news === 'unknown')
        return [{ items: all }];
    const { added, older } = (0,active/* byNews */.zW)(all, news);
    return [
        { title: 'New in this pull request', items: added },
        { title: 'There before', items: older },
    ];
}
function entry({ file, finding }, { rules, links }) {
    const versions = narrowed(finding, file);
    const at = (range) => linked(`Line ${range.start.line}`, permalink(links, file.path, range));
    const rule = linked(code(finding.rule), ruleLink(finding.rule, rules, links));
    const related = (finding.related ?? []).map(({ message, range }) => `\n  - ${at(range)}: ${inline(message)}`);
    return [
        `- ${at(finding.range)}: ${inline(finding.message)}`,
        ...(versions === undefined ? [] : [` *${versions}*`]),
        ` ${rule}`,
        ...related,
    ].join('');
}
/** Nothing comes after the first finding that did not fit. */
function list({ title, items }, context, budget) {
    const blocks = [];
    const level = title === undefined ? '###' : '####';
    const ranked = (0,active/* bySeverity */.Np)(items);
    let shown = 0;
    let previous;
    for (const item of ranked) {
        const newKind = previous?.finding.severity !== item.finding.severity;
        const newFile = newKind || previous?.file !== item.file;
        const before = [
            ...(previous === undefined && title !== undefined ? [`### ${title}`] : []),
            ...(newKind ? [`${level} ${headings[item.finding.severity]}`] : []),
            ...(newFile ? [`**${code(item.file.path)}**`] : []),
        ];
        const text = entry(item, context);
        if (!budget.take([...before, text, ''].join('\n\n')))
            break;
        blocks.push(...before);
        if (newFile)
            blocks.push(text);
        else
            blocks[blocks.length - 1] += `\n${text}`;
        previous = item;
        shown += 1;
    }
    return { blocks, leftOut: ranked.slice(shown) };
}
/** Blocks of Markdown, and what had no room. */
function findingsList(report, context, budget) {
    const lists = [];
    for (const section of sections(report, context)) {
        const isFull = lists.some(({ leftOut }) => leftOut.length > 0);
        lists.push(list(section, context, isFull ? new Budget(0) : budget));
    }
    return {
        blocks: lists.flatMap(({ blocks }) => blocks),
        leftOut: tally((0,active/* countBySeverity */.Ot)(lists.flatMap(({ leftOut }) => leftOut))),
    };
}

// EXTERNAL MODULE: ./build/describe/protocols.js
var protocols = __webpack_require__(5452);
;// CONCATENATED MODULE: ./build/report/markdown/matrix.js
/** The table of files and protocol versions. */




const activeFindings = (file) => file.findings.filter(({ suppressed }) => suppressed === undefined);
function counts(findings, clean) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    const marks = [...(errors > 0 ? [`❌&nbsp;${errors}`] : []), ...(warnings > 0 ? [`⚠️&nbsp;${warnings}`] : [])];
    return marks.length > 0 ? marks.join(' ') : clean;
}
const versionColumn = (version) => ({
    title: version,
    cell: (file, clean) => file.protocolVersions.includes(version)
        ? counts(activeFindings(file).filter(({ protocolVersions }) => protocolVersions.includes(version)), clean)
        : 'not declared',
});
const versionless = (file) => activeFindings(file).filter(({ protocolVersions }) => protocolVersions.length === 0);
/** What was found before any version was known would be in no other column. */
const documentColumn = { title: 'document', cell: (file) => counts(versionless(file), '') };
function columnsFor(files) {
    const declared = protocols/* protocols */.WH.filter((version) => files.some((file) => file.protocolVersions.includes(version)));
    const document = files.some((file) => versionless(file).length > 0) ? [documentColumn] : [];
    return [...document, ...declared.map(versionColumn)];
}
/** Rows are left out as a whole: first those of files without findings. */
function matrix({ files, problems }, links, budget) {
    const columns = columnsFor(files);
    if (columns.length === 0)
        return [];
    const head = [row(['File', ...columns.map(({ title }) => title)]), row(['---', ...columns.map(() => '---')])];
    if (!head.every((line) => budget.take(`${line}\n`)))
        return [];
    const incomplete = new Set(problems.map(({ path }) => path));
    const rows = new Map();
    const failingFirst = files.toSorted((a, b) => Number(activeFindings(b).length > 0) - Number(activeFindings(a).length > 0));
    for (const file of failingFirst) {
        const label = linked(code(file.path), permalink(links, file.path));
        const clean = incomplete.has(file.path) ? 'incomplete' : '✅';
        const line = row([label, ...columns.map(({ cell }) => cell(file, clean))]);
        if (!budget.take(`${line}\n`))
            break;
        rows.set(file, line);
    }
    const left = files.length - rows.size;
    return [
        [...head, ...files.flatMap((file) => rows.get(file) ?? [])].join('\n'),
        ...(left > 0 ? [`… and ${plural(left, 'more file')} that the table has no room for.`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/report/markdown/what-if.js
/** A line for each file: which versions it could declare as well, and how much stands in the way of the others. */



const heading = '### If more versions were declared';
/** Empty where nobody asked. Lines that have no room are counted in one. */
function whatIfList(report, budget) {
    const byFile = new Map();
    for (const one of views(report))
        byFile.set(one.file, [...(byFile.get(one.file) ?? []), readiness(one)]);
    if (byFile.size === 0 || !budget.take(`${heading}\n\n`))
        return [];
    const lines = [];
    for (const [{ path }, said] of byFile) {
        const line = `- ${code(path)}: ${said.join('; ')}`;
        if (!budget.take(`${line}\n`))
            break;
        lines.push(line);
    }
    const left = byFile.size - lines.length;
    return [heading, [...lines, ...(left > 0 ? [`- … and ${plural(left, 'more file')}`] : [])].join('\n')];
}

// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(9371);
;// CONCATENATED MODULE: ./build/report/markdown.js
/** The report as GitHub Flavored Markdown, for a pull request's comment and for the job summary. */









/** The table may take this part of the budget; the findings say more. */
const shareOfTable = 1 / 3;
/** And this part what is said of versions that are not declared. */
const shareOfWhatIf = 1 / 4;
/** Kept for the opening and the closing lines, some of whose counts are known only at the end. */
const closingSpace = 1000;
function verdictLine(report, { failOn }) {
    const summary = (0,finding/* summarize */.e)(report.files);
    const found = summary.errors + summary.warnings + summary.notes;
    const mark = (0,verdict/* verdict */.W)(report, failOn) === 'failure' ? '❌' : found > 0 ? '⚠️' : '✅';
    const incomplete = report.problems.length > 0 ? 'The check is incomplete: ' : '';
    return `## ${mark} MCP Description Check: ${incomplete}${outcome(summary)}`;
}
/** What the pull request has to do with the findings, in one line. */
function newsLine(report, { news }) {
    const all = (0,active/* active */.vu)(report);
    if (news === undefined || all.length === 0)
        return [];
    if (news === 'unknown') {
        return [
            '*What is new in this pull request is not known: the checkout has no history to compare with (`fetch-depth: 2` is enough).*',
        ];
    }
    const found = tally((0,active/* countBySeverity */.Ot)((0,active/* byNews */.zW)(all, news).added));
    return [
        found === '' ? '**Nothing of this is new in this pull request.**' : `**New in this pull request: ${found}.**`,
    ];
}
/** Plainly, right under the verdict: what could not be checked must not look checked. */
const problemLines = (report) => report.problems.map((problem) => {
    const where = problem.path === '' ? '' : `${code(problem.path)}: `;
    return `- ${where}${inline(complaint(problem))}`;
});
function leftOutLine(problems, findings, { rest }) {
    const leftOut = [...(problems > 0 ? [plural(problems, 'failed check')] : []), ...(findings === '' ? [] : [findings])];
    if (leftOut.length === 0)
        return [];
    const where = rest === undefined ? '' : ` The full list is in ${linked(rest.name, rest.url)}.`;
    return [`… and ${leftOut.join(', ')} that had no room here.${where}`];
}
/** An edited comment stays where it is: what it speaks of has to stand in it. */
function origin({ tool, links, rest }) {
    const name = linked(`${tool.name} ${tool.version}`, tool.home);
    const commit = links?.commit;
    const page = commit && `${commit.server}/${commit.repository}/commit/${commit.sha}`;
    const at = commit === undefined ? '' : ` at ${linked(code(commit.sha.slice(0, 7)), page)}`;
    const run = rest?.url === undefined ? '' : `, ${linked('run', rest.url)}`;
    return `<sub>${name}${at}${run}</sub>`;
}
const markdown = (report, context) => {
    const budget = new Budget((context.budget ?? Number.POSITIVE_INFINITY) - closingSpace);
    const head = verdictLine(report, context);
    budget.take(head);
    const news = newsLine(report, context);
    const problems = problemLines(report).filter((line) => budget.take(`${line}\n`));
    const tableBudget = budget.share(shareOfTable);
    const table = matrix(report, context.links, tableBudget);
    budget.reclaim(tableBudget);
    const whatIfBudget = budget.share(shareOfWhatIf);
    const whatIf = whatIfList(report, whatIfBudget);
    budget.reclaim(whatIfBudget);
    const { blocks, leftOut } = findingsList(report, context, budget);
    return `${[
        head,
        ...news,
        ...(problems.length > 0 ? [problems.join('\n')] : []),
        ...table,
        ...blocks,
        ...leftOutLine(report.problems.length - problems.length, leftOut, context),
        ...whatIf,
        origin(context),
    ].join('\n\n')}\n`;
};

;// CONCATENATED MODULE: ./build/report/sarif/results.js
/** Findings as SARIF results. */



/** Ways to suppress that stand in the document itself; all others are `external`. */
const inSource = ['comment', 'extension'];
/** Brackets are links in a SARIF message; a backslash before one has to be told from the one that escapes it. */
const plainText = (text) => (0,printable/* oneLine */.T)(text).replace(/(\\*)([[\]])/g, '$1$1\\$2');
const region = ({ start, end }) => ({
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
});
const results_location = (path, range) => ({
    physicalLocation: { artifactLocation: { uri: relativeUri(path) }, region: region(range) },
});
const relatedLocation = (path, related, index) => ({
    id: index + 1,
    ...results_location(path, related.range),
    message: { text: plainText(related.message) },
});
/** The first sentence stands alone where space is tight. A related place is shown only if the message links to it. */
function messageText(finding, file) {
    const versions = narrowed(finding, file);
    const links = (finding.related ?? []).map(({ message }, index) => `See [${plainText(message).replace(/\.$/, '')}](${index + 1}).`);
    return [plainText(finding.message), ...(versions === undefined ? [] : [`This concerns ${versions}.`]), ...links].join(' ');
}
/** An empty list says that a result is not suppressed; where one result has a list, all have. */
const suppressions = ({ suppressed }) => suppressed === undefined
    ? []
    : [
        {
            kind: inSource.includes(suppressed.by) ? 'inSource' : 'external',
            status: 'accepted',
            justification: suppressed.reason,
        },
    ];
function sarifResult({ file, finding }, ruleIndex) {
    return {
        ruleId: finding.rule,
        ...(ruleIndex !== undefined && { ruleIndex }),
        level: finding.severity,
        message: { text: messageText(finding, file) },
        locations: [results_location(file.path, finding.range)],
        ...(finding.related !== undefined &&
            finding.related.length > 0 && {
            relatedLocations: finding.related.map((related, index) => relatedLocation(file.path, related, index)),
        }),
        partialFingerprints: { primaryLocationLineHash: finding.source.hash },
        properties: { pointer: finding.pointer, protocolVersions: [...finding.protocolVersions] },
    };
}

;// CONCATENATED MODULE: ./build/report/rule-help.js
/** A rule explained: one source for `explain`, the help in SARIF and the rule's page. */
/** "error in MCP 2025-11-25, format 0.9.0" */
function levelPhrase({ severity, protocols, formats, message }) {
    const where = [
        ...(protocols === undefined ? [] : [`MCP ${protocols.join(', ')}`]),
        ...(formats === undefined ? [] : [`format ${formats.join(', ')}`]),
    ];
    const kind = message === undefined ? '' : ` (${message.replaceAll('-', ' ')})`;
    return `${severity}${kind} ${where.length > 0 ? `in ${where.join(', ')}` : 'in every version'}`;
}
const severity = (rule) => {
    const phrases = rule.levels.map(levelPhrase).join('; ');
    return rule.profile === 'advisory' ? `${phrases}; only with the profile strict` : phrases;
};
/** A fence longer than any run of backticks inside. */
function fenced(code) {
    const runs = (code.match(/`+/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
    return `${fence}yaml\n${code.trimEnd()}\n${fence}`;
}
const examples = ({ examples: { valid, failing } }) => [
    ...(failing === undefined ? [] : [{ heading: 'Reported', ...failing }]),
    ...(valid === undefined ? [] : [{ heading: 'Accepted', ...valid }]),
];
const helpMarkdown = (rule) => [
    rule.why,
    `**How to fix it.** ${rule.fix}`,
    `**Severity.** ${severity(rule)}.`,
    `**Where.** ${rule.surface}, \`${rule.path}\`.`,
    ...(rule.arbitration === undefined ? [] : [`**Where the sources differ.** ${rule.arbitration}`]),
    ...examples(rule).flatMap(({ heading, about, text, says }) => [
        `**${heading}:** ${about}`,
        fenced(text),
        ...(says === undefined ? [] : [`> ${says}`]),
    ]),
    ...(rule.sources.length === 0 ? [] : ['**Sources**']),
    rule.sources.map(({ title, link }) => (link === undefined ? `- ${title}` : `- [${title}](${link})`)).join('\n'),
]
    .filter((block) => block !== '')
    .join('\n\n');
const helpText = (rule) => [
    rule.why,
    `How to fix it: ${rule.fix}`,
    `Severity: ${severity(rule)}.`,
    `Where: ${rule.surface}, ${rule.path}.`,
    ...(rule.arbitration === undefined ? [] : [`Where the sources differ: ${rule.arbitration}`]),
    ...examples(rule).map(({ heading, about, text, says }) => [`${heading}: ${about}`, text.trimEnd(), ...(says === undefined ? [] : [`> ${says}`])].join('\n')),
    ...(rule.sources.length === 0
        ? []
        : [
            [
                'Sources:',
                ...rule.sources.map(({ title, link }) => (link === undefined ? `- ${title}` : `- ${title}: ${link}`)),
            ].join('\n'),
        ]),
].join('\n\n');

;// CONCATENATED MODULE: ./build/report/sarif/rules.js
/** The catalogue as SARIF rules: all of them in every report, so that an alert whose rule is gone can be told from one that is fixed. */




/** GitHub refuses longer descriptions. */
const longestDescription = 1024;
const problemSeverity = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
/** How sure a finding is: only advice is open to debate. */
const precision = {
    core: 'very-high',
    extra: 'high',
    advisory: 'medium',
};
/** The level of a rule is the worst that it can reach; a result names its own. */
const worst = (rule) => finding/* severities */.g.find((severity) => rule.levels.some((level) => level.severity === severity)) ?? 'note';
/** The protocol versions in which the rule has something to say. */
const spokenIn = (rule) => protocols/* protocols */.WH.filter((version) => rule.levels.some((level) => level.protocols?.includes(version) ?? true));
/** `mcp.tool.input-schema` → `McpToolInputSchema`: SARIF wants a name in Pascal case that differs from the id. */
const pascalCase = (id) => id.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, first) => first.toUpperCase());
const shortened = (text) => text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1)}…`;
const sentence = (text) => (text.endsWith('.') ? text : `${text}.`);
function descriptor(id, rule, link) {
    const level = worst(rule);
    return {
        id,
        name: pascalCase(id),
        shortDescription: { text: shortened(sentence(rule.title)) },
        fullDescription: { text: shortened(sentence(rule.why)) },
        help: { text: helpText(rule), markdown: helpMarkdown(rule) },
        ...(link !== undefined && { helpUri: link }),
        defaultConfiguration: { level },
        properties: {
            // GitHub keeps ten, which is as many as there can be.
            tags: [...new Set([rule.owner, rule.kind, rule.surface, rule.requirement, rule.profile, ...spokenIn(rule)])],
            precision: precision[rule.profile],
            'problem.severity': problemSeverity[level],
        },
    };
}
/** Sorted by id, so that their order says nothing about how the catalogue was read. */
const sarifRules = (rules, links) => [...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, rule]) => descriptor(id, rule, ruleLink(id, rules, links)));

;// CONCATENATED MODULE: ./build/report/sarif.js
/** SARIF 2.1.0 as GitHub code scanning takes it: one run, every rule, relative paths, no time and no machine in it. */





/** Code scanning keeps this many results of a run and refuses a file with five times as many. */
const mostResults = 5000;
/** The most severe ones, still in the order of the report. */
function kept(all) {
    if (all.length <= mostResults)
        return all;
    const worst = new Set((0,active/* bySeverity */.Np)(all).slice(0, mostResults));
    return all.filter((item) => worst.has(item));
}
const problemNotification = (problem) => ({
    level: 'error',
    message: { text: plainText(complaint(problem)) },
    ...(problem.path !== '' && {
        locations: [{ physicalLocation: { artifactLocation: { uri: relativeUri(problem.path) } } }],
    }),
    ...(problem.rule !== undefined && { associatedRule: { id: problem.rule } }),
});
function invocation(problems, total, written) {
    const cut = written === total
        ? []
        : [{ level: 'warning', message: { text: `Only the ${written} most severe of ${total} findings are listed.` } }];
    const notifications = [...problems.map(problemNotification), ...cut];
    return {
        executionSuccessful: problems.length === 0,
        ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
    };
}
const sarif = (report, { tool, rules: table, links, category, includeSuppressed }) => {
    const rules = sarifRules(table, links);
    const indices = new Map(rules.map(({ id }, index) => [id, index]));
    const all = includeSuppressed === true ? (0,active/* placed */.GS)(report) : (0,active/* active */.vu)(report);
    const written = kept(all);
    const run = {
        tool: {
            driver: {
                name: tool.name,
                semanticVersion: tool.version,
                ...(tool.home !== undefined && { informationUri: tool.home }),
                rules,
            },
        },
        // The upload action takes what stands before the last slash as the category.
        ...(category !== undefined && { automationDetails: { id: `${category}/` } }),
        invocations: [invocation(report.problems, all.length, written.length)],
        columnKind: 'utf16CodeUnits',
        results: written.map((item) => ({
            ...sarifResult(item, indices.get(item.finding.rule)),
            ...(includeSuppressed === true && { suppressions: suppressions(item.finding) }),
        })),
    };
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
    return `${JSON.stringify(log, undefined, 2)}\n`;
};

;// CONCATENATED MODULE: ./build/report/text/paint.js
/** Four quiet ANSI styles, or none at all. */
const styles = {
    error: '1;31',
    warning: '1;33',
    note: '1;36',
    place: '1',
    dim: '2',
};
const plain = (_style, text) => text;
const colored = (style, text) => `\u001b[${styles[style]}m${text}\u001b[0m`;

// EXTERNAL MODULE: ./build/report/excerpt.js
var report_excerpt = __webpack_require__(8423);
;// CONCATENATED MODULE: ./build/report/text/columns.js
/** How many columns of a terminal a text takes: an approximation that serves to put a mark under the right word. */
/** Half-width forms aside, which belong to the same scripts. */
const wide = /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
const invisible = /^\p{Default_Ignorable_Code_Point}+$/u;
function columnsOfGrapheme(grapheme) {
    if (invisible.test(grapheme))
        return 0;
    return wide.test(grapheme) ? 2 : 1;
}
const ascii = /^[ -~]*$/;
function columns(text) {
    if (ascii.test(text))
        return text.length;
    // Made where it is needed: the first one takes as long as checking a file.
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    let count = 0;
    for (const { segment } of graphemes.segment(text))
        count += columnsOfGrapheme(segment);
    return count;
}

;// CONCATENATED MODULE: ./build/report/text/quote.js
/** A source line with its number, and a mark under the part that matters. */



/** What stands under a headline stands back a little. */
const indent = '  ';
/** Below this a clipped line says nothing; a terminal that narrow may wrap it. */
const leastRoom = 40;
/** A tab would move the mark by as much as the terminal likes, so it becomes blanks. */
const shown = (text) => (0,printable/* printable */.g)(text.replaceAll('\t', '    '));
/** Two lines, each with a gutter as wide as the line number. */
function quote(finding, paint, width) {
    const number = String(finding.range.start.line);
    const room = Math.max(leastRoom, width - indent.length - number.length - 3);
    const { excerpt, caret, length } = (0,report_excerpt/* clip */.$Q)(finding.source, room);
    const before = shown(excerpt.slice(0, caret));
    const marked = shown(excerpt.slice(caret, caret + length));
    const after = shown(excerpt.slice(caret + length));
    const mark = '^'.repeat(Math.max(1, columns(marked)));
    return [
        `${indent}${paint('dim', `${number} |`)} ${before}${marked}${after}`.trimEnd(),
        `${indent}${paint('dim', `${' '.repeat(number.length)} |`)} ${' '.repeat(columns(before))}${paint(finding.severity, mark)}`,
    ];
}

;// CONCATENATED MODULE: ./build/report/text.js
/** The report for terminals and logs: every finding with a place to click, its source line, and its rule. */







/** Where nobody says how wide the lines may be, as in a log: a mark must not stand under a wrapped line. */
const usualWidth = 120;
/**
 * The Actions runner obeys a line that begins with `::` and, anywhere in a line, `##[`. Neither may come from a
 * document or a file name.
 */
const harmless = (text) => text.replaceAll('##[', '# #[');
/** A path that begins like a command gets a beginning of its own. */
const shownPath = (path) => {
    const shown = (0,printable/* printable */.g)(path);
    return /^\s*::/.test(shown) ? `./${shown}` : shown;
};
const place = (path, { line, column }) => `${shownPath(path)}:${line}:${column}`;
function findingText(finding, file, paint, width) {
    const margin = ' '.repeat(indent.length + String(finding.range.start.line).length + 1);
    const aside = (text) => `${margin}${paint('dim', `= ${text}`)}`;
    const versions = narrowed(finding, file);
    const headline = [
        paint('place', place(file.path, finding.range.start)),
        paint(finding.severity, `${finding.severity}:`),
        (0,printable/* oneLine */.T)(finding.message),
    ];
    const related = (finding.related ?? []).map(({ message, range }) => aside(`${place(file.path, range.start)} ${(0,printable/* oneLine */.T)(message)}`));
    return [
        headline.join(' '),
        ...quote(finding, paint, width),
        ...related,
        aside(versions === undefined ? finding.rule : `${finding.rule} (${versions})`),
    ].join('\n');
}
/** Apart from what counts: a line, and what is not reported above already. */
function viewText(one, paint, width) {
    const { file, view } = one;
    const findings = added(one);
    const known = view.findings.filter(({ suppressed }) => suppressed === undefined).length - findings.length;
    const above = known === 0 ? '' : ` ${known} of the findings above ${known === 1 ? 'holds' : 'hold'} there as well.`;
    return [
        `${paint('place', `${shownPath(file.path)}:`)} ${readiness(one)}.${above}`,
        ...findings.map((finding) => findingText(finding, { ...file, protocolVersions: [] }, paint, width)),
    ].join('\n\n');
}
/** Empty where nobody asked. */
function whatIfText(report, paint, width) {
    const all = views(report);
    if (all.length === 0)
        return [];
    return [paint('place', 'If more protocol versions were declared:'), ...all.map((one) => viewText(one, paint, width))];
}
function problemText(problem, paint) {
    const where = problem.path === '' ? '' : `${paint('place', `${shownPath(problem.path)}:`)} `;
    return `${where}${paint('error', 'error:')} ${(0,printable/* oneLine */.T)(complaint(problem))}`;
}
function worstStyle(report) {
    const counts = (0,active/* countBySeverity */.Ot)((0,active/* active */.vu)(report));
    return report.problems.length > 0 ? 'error' : (finding/* severities */.g.find((severity) => counts[severity] > 0) ?? 'place');
}
function closing(report, paint) {
    const summary = (0,finding/* summarize */.e)(report.files);
    const incomplete = report.problems.length > 0 ? `; ${plural(report.problems.length, 'check')} could not be done` : '';
    const sentence = `${outcome(summary)}${incomplete}.`;
    return paint(worstStyle(report), sentence.charAt(0).toUpperCase() + sentence.slice(1));
}
const text_text = (report, { color, width = usualWidth }) => {
    const paint = color === true ? colored : plain;
    const findings = report.files.flatMap((file) => file.findings
        .filter((finding) => finding.suppressed === undefined)
        .map((finding) => findingText(finding, file, paint, width)));
    const problems = report.problems.map((problem) => problemText(problem, paint));
    const whatIf = whatIfText(report, paint, width);
    return harmless(`${[...findings, ...problems, ...whatIf, closing(report, paint)].join('\n\n')}\n`);
};

// EXTERNAL MODULE: ./build/report/fingerprint.js
var fingerprint = __webpack_require__(7078);
;// CONCATENATED MODULE: ./build/report/markdown/suggestion.js
/** A fix as GitHub lets a reviewer accept it with one click. */


const kinds = { error: 'Error', warning: 'Warning', note: 'Note' };
/** The block replaces the lines it is attached to, byte for byte; its fence is longer than any run of backticks inside. */
function suggestion(finding, replacement, { rules, links }) {
    const runs = (replacement.match(/`+/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
    const rule = linked(code(finding.rule), ruleLink(finding.rule, rules, links));
    const title = inline(finding.fix?.title ?? '');
    return `${kinds[finding.severity]}: ${inline(finding.message)} ${rule}\n\n**${title}**\n\n${fence}suggestion\n${replacement}${fence}\n`;
}

;// CONCATENATED MODULE: ./build/report/index.js
/**
 * Reports: pure functions from the findings of a run to text. They decide nothing and touch nothing; who calls them
 * says where the text goes.
 */













/** By the name of the format. */
const reporters = { text: text_text, json: json, sarif: sarif, markdown: markdown, github: annotations };


/***/ }),

/***/ 6092:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ruleTable)
/* harmony export */ });
/* harmony import */ var _catalogue_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4248);

/** Every rule with its words, which are loaded only here: most runs need none of them. */
async function ruleTable() {
    const { words } = await __webpack_require__.e(/* import() */ 619).then(__webpack_require__.bind(__webpack_require__, 5619));
    return new Map(_catalogue_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl.map((id) => [id, { ...(0,_catalogue_index_js__WEBPACK_IMPORTED_MODULE_0__/* .metaOf */ .fX)(id), ...words[id] }]));
}


/***/ }),

/***/ 8938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isEmpty),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4561);
/* harmony import */ var _config_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8152);
/* harmony import */ var _discover_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65);
/* harmony import */ var _read_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(111);
/** The pipeline on one screen: find the files, read each, check it. Nothing that happens to one hides another. */





/** One byte above the limit is enough for the reader to refuse a file by its size, however large it is. */
const enough = _read_index_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultLimits */ .MK.bytes + 1;
/** `examine` may do more to each file than check it. */
async function run(settings, disk, progress = () => { }, examine = _check_js__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z) {
    const discovery = await (0,_discover_index_js__WEBPACK_IMPORTED_MODULE_3__.discover)(settings, disk);
    const files = [];
    const problems = [...discovery.problems];
    const settingsOf = (0,_config_index_js__WEBPACK_IMPORTED_MODULE_2__.perFile)(settings);
    const tally = new _config_index_js__WEBPACK_IMPORTED_MODULE_2__.IgnoreTally(settings);
    async function checkOne({ path, location }) {
        let bytes;
        try {
            bytes = await disk.read(location, enough);
        }
        catch (error) {
            problems.push({ kind: 'operator', path, message: `This file cannot be read: ${(0,_discover_index_js__WEBPACK_IMPORTED_MODULE_3__.reason)(error)}.` });
            return;
        }
        try {
            const own = settingsOf(location ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings.workingDirectory, path));
            const result = await (0,_read_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withReaders */ .jW)(() => examine({ path, bytes }, own.settings));
            tally.add(own.ignores, result.ignores);
            files.push(result.file);
            problems.push(...result.problems);
        }
        catch (error) {
            problems.push({ kind: 'crash', path, message: error instanceof Error ? `${error}` : `Thrown: ${error}` });
        }
    }
    for (const [index, candidate] of discovery.files.entries()) {
        progress(index, discovery.files.length);
        await checkOne(candidate);
    }
    if (isEmpty({ files, problems }) && settings.ifNoFiles === 'error') {
        problems.push({ kind: 'operator', path: '', message: (0,_discover_index_js__WEBPACK_IMPORTED_MODULE_3__.nothingMatched)(settings) });
    }
    const complaints = tally.report();
    if (complaints !== undefined)
        files.push(complaints);
    return { files: files.sort(byPath), problems };
}
const byPath = (a, b) => (a.path < b.path ? -1 : 1);
/** Nothing was there to check, and nothing was wrong with looking. */
const isEmpty = ({ files, problems }) => files.length === 0 && problems.length === 0;


/***/ }),

/***/ 84:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bugReport: () => (/* reexport */ bug_report/* bugReport */.r),
  check: () => (/* reexport */ check_check),
  explanation: () => (/* reexport */ explanation),
  init: () => (/* reexport */ init),
  print: () => (/* reexport */ streams/* print */.y),
  ruleList: () => (/* reexport */ ruleList),
  rulesAsJson: () => (/* reexport */ rulesAsJson),
  say: () => (/* reexport */ streams/* say */.c)
});

// EXTERNAL MODULE: ./build/terminal/bug-report.js
var bug_report = __webpack_require__(6297);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/discover/index.js + 4 modules
var discover = __webpack_require__(65);
// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/inspect.js
var inspect = __webpack_require__(7071);
// EXTERNAL MODULE: ./build/report/index.js + 20 modules
var build_report = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/rule-table.js
var rule_table = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/run.js
var run = __webpack_require__(8938);
// EXTERNAL MODULE: ./build/tool.js
var tool = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/write-report.js
var write_report = __webpack_require__(6719);
// EXTERNAL MODULE: ./build/check.js + 177 modules
var check = __webpack_require__(4561);
// EXTERNAL MODULE: ./build/edit/index.js + 5 modules
var edit = __webpack_require__(6212);
;// CONCATENATED MODULE: ./build/fix.js
/** Makes every safe correction in a description, pass after pass until none is left. As pure as the check it rests on. */


/** One correction may make room for another, as deep as collections nest; many more passes would be a circle. */
const passes = 50;
const isFixable = (finding) => finding.fix !== undefined && finding.suppressed === undefined;
/** What a person decided to live with stays; so does whatever a correction would make worse, which is a fault of ours. */
function fix(source, settings) {
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(source.bytes);
    const refused = new Set();
    let state = { text: before, result: (0,check/* check */.z)(source, settings), count: 0 };
    for (let pass = 0; pass < passes; pass += 1) {
        const open = state.result.file.findings.filter(isFixable).filter((finding) => !refused.has(nameOf(finding)));
        const chosen = (0,edit/* compatible */.l1)(open);
        if (chosen.length === 0)
            break;
        // Where all together go wrong, one is made alone; one that goes wrong alone is never tried again.
        const next = attempt(chosen) ?? attempt(chosen.slice(0, 1));
        if (next === undefined)
            for (const finding of chosen.slice(0, 1))
                refused.add(nameOf(finding));
        else
            state = next;
    }
    return { before, after: state.text, count: state.count, result: state.result };
    /** Undefined where the outcome would have more errors, or could no longer be checked. */
    function attempt(chosen) {
        const text = (0,edit/* applied */.Ic)(state.text, chosen.flatMap((finding) => finding.fix.edits));
        const result = (0,check/* check */.z)({ ...source, bytes: new TextEncoder().encode(text) }, settings);
        return isWorse(result, state.result) ? undefined : { text, result, count: state.count + chosen.length };
    }
}
const nameOf = ({ rule, pointer }) => `${rule} ${pointer}`;
function isWorse(after, before) {
    return errorsOf(after) > errorsOf(before) || after.problems.length > before.problems.length;
}
const errorsOf = ({ file }) => file.findings.filter(({ severity, suppressed }) => severity === 'error' && suppressed === undefined).length;

// EXTERNAL MODULE: ./build/write-whole.js
var write_whole = __webpack_require__(6154);
;// CONCATENATED MODULE: ./build/terminal/fixing.js
/** What `--fix` and `--fix-dry-run` do to each file while it is checked. */







class Fixer {
    #corrections;
    #files;
    #mode;
    #root;
    constructor(mode, root) {
        /** Of all files, where changes are shown instead of made. */
        this.diff = '';
        this.#corrections = 0;
        this.#files = 0;
        /** Checks a file: the corrected one where it is written, the file as it stands in every other case. */
        this.examine = (source, settings) => {
            if (this.#mode === 'no')
                return (0,check/* check */.z)(source, settings);
            const { before, after, count, result } = fix(source, settings);
            if (count === 0)
                return result;
            if (this.#mode === 'show') {
                this.diff += (0,edit/* unifiedDiff */.WH)(source.path, before, after);
                this.#count(count);
                return (0,check/* check */.z)(source, settings);
            }
            try {
                (0,write_whole/* writeWhole */.f)((0,external_node_path_.resolve)(this.#root, source.path), after);
            }
            catch (error) {
                const { problems, ...untouched } = (0,check/* check */.z)(source, settings);
                const message = `The corrected text cannot be written: ${(0,discover.reason)(error)}.`;
                return { ...untouched, problems: [...problems, { kind: 'operator', path: source.path, message }] };
            }
            this.#count(count);
            return result;
        };
        this.#mode = mode;
        this.#root = root;
    }
    /** One line for the operator; undefined where nothing was asked for. */
    get news() {
        if (this.#mode === 'no')
            return undefined;
        const verb = this.#mode === 'write' ? 'Made' : 'Would make';
        return `${verb} ${(0,build_report/* plural */.LS)(this.#corrections, 'correction')} in ${(0,build_report/* plural */.LS)(this.#files, 'file')}.`;
    }
    #count(corrections) {
        this.#corrections += corrections;
        this.#files += 1;
    }
}

;// CONCATENATED MODULE: ./build/terminal/progress.js
/** Work that is over sooner needs no news. */
const silence = 1000;
const pause = 100;
/** One line that is overwritten, on a terminal only; `clear` takes it away. */
function progressOn(screen, now = Date.now) {
    let next = now() + silence;
    let isShown = false;
    return {
        show(done, of) {
            if (screen.isTTY !== true || now() < next)
                return;
            next = now() + pause;
            isShown = true;
            screen.write(`\rChecked ${done} of ${of} files`);
        },
        clear() {
            if (isShown)
                screen.write('\r\u001b[K');
        },
    };
}

// EXTERNAL MODULE: ./build/terminal/streams.js
var streams = __webpack_require__(7529);
;// CONCATENATED MODULE: ./build/terminal/check.js












/** These name every rule or link to its sources. */
const wordy = new Set(['sarif', 'markdown']);
async function contextOf({ format, outputs }, { failOn }) {
    const needsWords = [format, ...outputs.map((output) => output.format)].some((name) => wordy.has(name));
    return { tool: tool/* tool */.z, rules: needsWords ? await (0,rule_table/* ruleTable */.B)() : new Map(), failOn };
}
function isClean({ files, problems }) {
    const { errors, warnings, notes } = (0,finding/* summarize */.e)(files);
    return problems.length + errors + warnings + notes === 0 && files.every(({ whatIf }) => whatIf === undefined);
}
/** These stay whole whatever has changed: code scanning closes an alert that a report does not hold any more. */
const complete = new Set(['sarif', 'json']);
/** The report as people see it, and as it counts. */
async function narrowed(report, { settings, changedSince: reference }) {
    if (reference === undefined)
        return report;
    const { changedSince } = await __webpack_require__.e(/* import() */ 919).then(__webpack_require__.bind(__webpack_require__, 3919));
    const standardInput = settings.paths.includes('-') ? settings.stdinFilename : undefined;
    const part = await changedSince(report, settings.root, reference, standardInput);
    if (part === undefined) {
        (0,streams/* say */.c)(`note: All files count, since the history does not lead from ${JSON.stringify(reference)} to what is here.`);
    }
    return part ?? report;
}
/** A report that cannot be written keeps no other from being written. */
function write({ format, file }, report, context, root) {
    try {
        (0,write_report/* writeReport */.u)((0,external_node_path_.resolve)(file), build_report/* reporters */.R0[format](report, context), report, root);
        return [];
    }
    catch (error) {
        return [{ kind: 'operator', path: file, message: `The ${format} report cannot be written: ${(0,discover.reason)(error)}.` }];
    }
}
/** Runs, prints and writes. */
async function check_check(command, today) {
    const { format, outputs, fixing, quiet, color } = command;
    const fixer = new Fixer(fixing, command.settings.root);
    const progress = progressOn(process.stderr);
    const inspection = await (0,inspect/* inspect */.N)(command.settings, discover.realDisk, today, quiet ? undefined : progress.show, fixer.examine);
    progress.clear();
    const { settings, report: whole, notices } = inspection;
    const report = await narrowed(whole, command);
    const reportFor = (name) => (complete.has(name) ? whole : report);
    const context = await contextOf(command, settings);
    for (const notice of quiet ? [] : notices)
        (0,streams/* say */.c)(`note: ${(0,build_report/* oneLine */.TN)(notice)}`);
    if (!quiet && settings.ifNoFiles === 'warn' && (0,run/* isEmpty */.I)(whole))
        (0,streams/* say */.c)(`warning: ${(0,discover.nothingMatched)(settings)}`);
    if (!quiet && fixer.news !== undefined)
        (0,streams/* say */.c)(fixer.news);
    if (fixing === 'show') {
        await (0,streams/* print */.y)(fixer.diff);
    }
    else if (!(quiet && format === 'text' && isClean(report))) {
        const { columns } = process.stdout;
        await (0,streams/* print */.y)(build_report/* reporters */.R0[format](reportFor(format), { ...context, color, ...(columns !== undefined && { width: columns }) }));
    }
    const unwritten = outputs.flatMap((output) => write(output, reportFor(output.format), context, settings.root));
    // The text report shows what kept a file from being checked; who reads another one is told here.
    const isShown = format === 'text' && fixing !== 'show';
    for (const { path, message } of isShown ? unwritten : [...report.problems, ...unwritten]) {
        (0,streams/* say */.c)(`error: ${path === '' ? '' : `${(0,build_report/* oneLine */.TN)(path)}: `}${(0,build_report/* oneLine */.TN)(message)}`);
    }
    return { report: { ...report, problems: [...report.problems, ...unwritten] }, failOn: settings.failOn };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/config/index.js + 9 modules
var config = __webpack_require__(8152);
// EXTERNAL MODULE: ./build/settings/index.js + 8 modules
var settings = __webpack_require__(9701);
;// CONCATENATED MODULE: ./build/terminal/init.js
/** `init`: a workflow and a config file to begin with. Nothing that is there already is touched. */






// No release of the Action can be named from here: who publishes it, and its commit, stand in the README it came with.
const workflow = `name: MCP descriptions
on:
  push: { branches: [main] }
  pull_request:
  merge_group:

permissions: {}

jobs:
  check:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      security-events: write # for the upload; private repositories also need actions: read
      pull-requests: write # for the comment
    steps:
      # Pin every action by its full commit SHA: a tag can be moved, a SHA cannot.
      - uses: actions/checkout@v7
        with: { fetch-depth: 2, persist-credentials: false }
      # Put the owner and the commit of the release that you trust here.
      - uses: OWNER/${tool/* tool */.z.name}@COMMIT
        id: mcpdesc
      - uses: github/codeql-action/upload-sarif@v4
        # Also after findings failed the step; not in merge queues, whose refs code scanning does not know.
        if: \${{ !cancelled() && github.event_name != 'merge_group' && steps.mcpdesc.outputs.sarif-file != '' }}
        with:
          sarif_file: \${{ steps.mcpdesc.outputs.sarif-file }}
`;
const init_config = `# Settings of ${tool/* tool */.z.name}; its docs/configuration.md explains them. Everything here may be left out.
version: 1

# What is checked where nothing is named, from this folder on:
# files: [${settings/* defaultPatterns */.P9.map((pattern) => JSON.stringify(pattern)).join(', ')}]
exclude: []

# default, or strict for the advisory rules as well
profile: default

# error, warning, note or never
fail-on: error

# A rule, or a family of rules, as error, warning, note or off:
rules: {}
#  mcpdesc.tag.*: warning

# Other rules in some of the files:
overrides: []
#  - files: ["legacy/**"]
#    rules: { mcpdesc.tag.*: off }

# Findings that are known and accepted, each with its reason:
ignore: []
#  - rule: mcpdesc.tag.reference.declared
#    files: ["servers/a.mcpdesc.yaml"]
#    pointer: /tools/2
#    reason: upstream issue 3238
#    until: "2027-03-01"
`;
const files = [
    { path: (0,external_node_path_.join)('.github', 'workflows', 'mcpdesc-check.yml'), others: [], text: workflow },
    { path: config.configNames[0], others: config.configNames, text: init_config },
];
/** A line for each file: written, or there before. */
function init(folder) {
    return files
        .map(({ path, others, text }) => {
        const there = [path, ...others].find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)));
        if (there !== undefined)
            return `Kept ${there}: it was there before.\n`;
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, path)), { recursive: true });
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, path), text, { flag: 'wx' });
        }
        catch (error) {
            throw new settings/* UsageError */.eb(`${path} cannot be written: ${(0,discover.reason)(error)}`);
        }
        return `Wrote ${path}.\n`;
    })
        .join('');
}

// EXTERNAL MODULE: ./build/catalogue/rule-pattern.js
var rule_pattern = __webpack_require__(5076);
;// CONCATENATED MODULE: ./build/terminal/rules.js




/** Everything there is to say about one rule. */
async function explanation(id) {
    const rule = (await (0,rule_table/* ruleTable */.B)()).get(id);
    if (rule === undefined) {
        const guess = (0,rule_pattern/* nearestPattern */.VW)(id);
        throw new settings/* UsageError */.eb(`There is no rule ${JSON.stringify(id)}; ${guess === undefined ? 'the command rules lists them all' : `did you mean ${guess}?`}`);
    }
    return `${id}\n${rule.title}\n\n${(0,build_report/* helpText */.BK)(rule)}\n`;
}
/** A line per rule: its id, how severe it is, what it asks for. */
async function ruleList() {
    const table = await (0,rule_table/* ruleTable */.B)();
    const rows = [...table].map(([id, { levels, profile, title }]) => {
        const severity = [...new Set(levels.map((level) => level.severity))].join('/');
        return { id, severity: profile === 'advisory' ? `${severity}, strict` : severity, title };
    });
    const width = (column) => Math.max(0, ...rows.map((row) => row[column].length));
    const [ids, severities] = [width('id'), width('severity')];
    return rows
        .map(({ id, severity, title }) => `${id.padEnd(ids)}  ${severity.padEnd(severities)}  ${title}\n`)
        .join('');
}
/** The same for programs, with everything that is known of each rule. */
async function rulesAsJson() {
    const rules = [...(await (0,rule_table/* ruleTable */.B)())].map(([id, rule]) => ({ id, ...rule }));
    return `${JSON.stringify({ version: 1, rules }, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/terminal/index.js
/** What the command line does: one function per command. Knows no exit status; `cli.ts` draws that conclusion. */







/***/ }),

/***/ 6719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _write_whole_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6154);



/** Where a path leads in the end, links followed; the path itself where nothing is there yet. */
function destination(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** Writes a report, whole or not at all, and never over a file that it is about. */
function writeReport(path, text, { files }, root) {
    const target = destination(path);
    if (files.some((file) => destination((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file.path)) === target)) {
        throw new Error('it would replace a file that was checked');
    }
    (0,_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f)(path, text);
}


/***/ }),

/***/ 6154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/**
 * Writes a file so that a reader sees the old text or the new one, never a part. Missing folders are made. A link is
 * written through, and what is no file, such as a terminal or a pipe, is written as it is.
 */
function writeWhole(path, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    const target = there === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const temporary = `${target}.${process.pid}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx', ...(there && { mode: there.mode }) });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
}


/***/ })

};
;