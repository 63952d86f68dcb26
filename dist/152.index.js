"use strict";
exports.id = 152;
exports.ids = [152,65];
exports.modules = {

/***/ 4248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fX: () => (/* binding */ metaOf),
  Zl: () => (/* binding */ ruleIds)
});

// UNUSED EXPORTS: agreed

;// CONCATENATED MODULE: ./build/catalogue/catalogue.generated.js
// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.
const catalogue = {
    "mcp.capabilities.completions.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05"] }], "messages": { "default": "\"{name}\" is a server capability since MCP 2025-03-26 only; declare it in a Capabilities object of its own, without 2024-11-05." } },
    "mcp.capabilities.experimental.object-values": { "owner": "mcp", "kind": "mcp-semantic", "profile": "extra", "on": "shape", "levels": [{ "severity": "warning" }], "messages": { "default": "The experimental capability \"{name}\" must be an object, not {value}; write an empty one where there is nothing to say." } },
    "mcp.capabilities.extensions.pre-standard": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "warning", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "default": "\"{name}\" is a part of MCP since 2026-07-28 only; clients of earlier versions may never look at it." } },
    "mcp.capabilities.logging.deprecated": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "warning", "protocols": ["2026-07-28"] }], "messages": { "default": "\"{name}\" is deprecated since MCP 2026-07-28; stop relying on it, and leave it out for this version once no client needs it." } },
    "mcp.capabilities.tasks.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2026-07-28"] }], "messages": { "default": "\"{name}\" is a server capability in MCP 2025-11-25 alone; scope it to that version (since 2026-07-28, tasks are the extension \"io.modelcontextprotocol/tasks\")." } },
    "mcp.client-requirements.capability.deprecated": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "warning", "protocols": ["2026-07-28"], "message": "roots" }, { "severity": "warning", "protocols": ["2026-07-28"], "message": "sampling" }, { "severity": "warning", "protocols": ["2025-11-25", "2026-07-28"], "message": "context" }], "messages": { "roots": "\"{name}\" is deprecated since MCP 2026-07-28; take the folders as arguments or from the configuration of the server.", "sampling": "\"{name}\" is deprecated since MCP 2026-07-28; let the server call a model of its own.", "context": "\"sampling.{name}\" is deprecated since MCP 2025-11-25; put what the model must know into the messages." } },
    "mcp.client-requirements.capability.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26"], "message": "elicitation" }, { "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2026-07-28"], "message": "tasks" }, { "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"], "message": "extensions" }], "messages": { "elicitation": "No client has \"{name}\" before MCP 2025-06-18; declare a variant without it for earlier versions.", "tasks": "Clients have \"{name}\" in MCP 2025-11-25 alone; declare a variant of its own for that version.", "extensions": "No client declares \"{name}\" before MCP 2026-07-28; declare a variant without it for earlier versions." } },
    "mcp.client-requirements.member.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"], "message": "roots" }, { "severity": "error", "protocols": ["2026-07-28"], "message": "listChanged" }, { "severity": "error", "protocols": ["2025-11-25", "2026-07-28"], "message": "sampling" }, { "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"], "message": "context" }, { "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"], "message": "tools" }, { "severity": "error", "protocols": ["2025-11-25", "2026-07-28"], "message": "elicitation" }, { "severity": "error", "protocols": ["2025-06-18"], "message": "form" }, { "severity": "error", "protocols": ["2025-06-18"], "message": "url" }, { "severity": "error", "protocols": ["2025-11-25"], "message": "tasks" }], "messages": { "roots": "\"roots\" has no member \"{name}\".", "listChanged": "\"roots\" has no member \"{name}\" since MCP 2026-07-28; write an empty object for this version.", "sampling": "\"sampling\" has no member \"{name}\", only \"context\" and \"tools\".", "context": "\"sampling\" has its member \"{name}\" since MCP 2025-11-25 only; write an empty object for earlier versions.", "tools": "\"sampling\" has its member \"{name}\" since MCP 2025-11-25 only; write an empty object for earlier versions.", "elicitation": "\"elicitation\" has no member \"{name}\", only \"form\" and \"url\".", "form": "\"elicitation\" has its member \"{name}\" since MCP 2025-11-25 only; write an empty object for 2025-06-18.", "url": "\"elicitation\" has its member \"{name}\" since MCP 2025-11-25 only; declare a variant without it for 2025-06-18.", "tasks": "\"{name}\" is not a member of {object} in MCP 2025-11-25." } },
    "mcp.client-requirements.value.type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"], "message": "roots" }, { "severity": "error", "protocols": ["2025-11-25", "2026-07-28"], "message": "sampling" }, { "severity": "error", "protocols": ["2025-11-25", "2026-07-28"], "message": "elicitation" }, { "severity": "error", "protocols": ["2025-11-25"], "message": "tasks" }], "messages": { "roots": "In \"roots\", {subject} must be {expected}, not {value}{hint}.", "sampling": "In \"sampling\", {subject} must be {expected}, not {value}; an empty object is enough.", "elicitation": "In \"elicitation\", {subject} must be {expected}, not {value}; an empty object is enough.", "tasks": "In \"tasks\", {subject} must be {expected}, not {value}; an empty object is enough." } },
    "mcp.completion-example.context-version": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2025-03-26"] }], "messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions." } },
    "mcp.completion-example.result-structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.completion-example.result-type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "message": "missing", "protocols": ["2026-07-28"] }, { "severity": "error", "message": "present", "protocols": ["2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "missing": "The result of the completion must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28.", "present": "\"{name}\" exists since MCP 2026-07-28; leave it out of the completion, or limit the declaration to newer versions." } },
    "mcp.completion-example.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05"] }], "messages": { "default": "The completion example \"{name}\" needs MCP 2025-03-26 or newer; remove it, or limit the declaration to newer versions." } },
    "mcp.content.binary.base64": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "content-block", "levels": [{ "severity": "warning" }], "messages": { "character": "{name} is not base64: it contains {character}; use letters, digits, \"+\" and \"/\" without line breaks, and \"=\" at the end only.", "length": "{name} is not base64: it has {length} characters, which is no multiple of 4; pad it with \"=\".", "unused-bits": "{name} is not canonical base64: it ends in {end}, whose unused bits are not zero; encode the bytes again." } },
    "mcp.content.block.structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.content.block.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "audio", "protocols": ["2024-11-05"] }, { "severity": "error", "message": "resource-link", "protocols": ["2024-11-05", "2025-03-26"] }, { "severity": "error", "message": "icons", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "audio": "Content of type {value} exists since MCP 2025-03-26; leave it out, or limit the declaration to newer versions.", "resource-link": "Content of type {value} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions.", "icons": "\"{name}\" of {object} exist since MCP 2025-11-25; leave them out, or limit the declaration to newer versions." } },
    "mcp.elicitation.mode.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2025-06-18"] }], "messages": { "default": "Mode {value} exists since MCP 2025-11-25; use \"form\", or limit this elicitation to newer versions with its own \"protocolVersions\"." } },
    "mcp.elicitation.requested-schema.default-in-choices": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "form-schema", "levels": [{ "severity": "error" }], "messages": { "default": "The default {value} is not one of the values that the form offers{hint}." } },
    "mcp.elicitation.requested-schema.enum-names-count": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "form-schema", "levels": [{ "severity": "error" }], "messages": { "default": "\"enumNames\" must have as many entries as \"enum\", so {values}, and not {names}." } },
    "mcp.elicitation.requested-schema.range-order": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "form-schema", "levels": [{ "severity": "error" }], "messages": { "default": "\"{lower}\" is {least}, above \"{upper}\", which is {most}; no answer can fit." } },
    "mcp.elicitation.requested-schema.required-declared": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "form-schema", "levels": [{ "severity": "error" }], "messages": { "default": "The form requires {name}, but has no property of that name{hint}." } },
    "mcp.elicitation.requested-schema.version-vocabulary": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2025-06-18"] }], "messages": { "$schema": "\"$schema\" at the root of a form exists since MCP 2025-11-25; leave it out, or limit the declaration to newer versions.", "array": "A form can ask for several values since MCP 2025-11-25; ask for one with \"enum\", or limit the declaration to newer versions.", "oneOf": "\"oneOf\" in a form exists since MCP 2025-11-25; write \"enum\" and \"enumNames\", or limit the declaration to newer versions.", "default": "\"default\" of {object} exists since MCP 2025-11-25; leave it out, or limit the declaration to newer versions." } },
    "mcp.elicitation.requested-schema.vocabulary": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.extension.identifier.format": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "key": "The extension {value} must be named by {expected}." } },
    "mcp.extension.identifier.unknown-reserved": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "extension-map", "levels": [{ "severity": "warning", "message": "declared" }, { "severity": "warning", "message": "required", "protocols": ["2026-07-28"] }], "messages": { "declared": "{name} has a prefix that MCP keeps for its own extensions, and is not among those published at {source} by {date}{hint}.", "required": "Clients are required to have {name}, whose prefix MCP keeps for its own extensions, but which is not among those published at {source} by {date}{hint}." } },
    "mcp.icon.sizes.format": { "owner": "mcp", "kind": "mcp-semantic", "profile": "advisory", "on": "icon", "levels": [{ "severity": "note", "message": "server" }, { "severity": "note", "message": "declaration", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "server": "The icon of the server has the size {value}, but a size is written as \"48x48\", or \"any\" for an image that scales.", "declaration": "The icon has the size {value}, but a size is written as \"48x48\", or \"any\" for an image that scales." } },
    "mcp.icon.src.safe-scheme": { "owner": "mcp", "kind": "mcp-semantic", "profile": "extra", "on": "icon", "levels": [{ "severity": "warning", "message": "server" }, { "severity": "warning", "message": "declaration", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "server": "The icon of the server has the scheme {scheme}, but clients load icons by \"https\", \"http\" or \"data\" only.", "declaration": "The icon has the scheme {scheme}, but clients load icons by \"https\", \"http\" or \"data\" only." } },
    "mcp.meta.field.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26"], "message": "default" }, { "severity": "error", "protocols": ["2025-03-26"], "message": "completion" }], "messages": { "default": "\"{name}\" exists on {object} since MCP 2025-06-18 only; declare a variant without it for earlier versions.", "completion": "\"{name}\" exists on {object} since MCP 2025-06-18 only; remove it, or scope the primitive to later versions." } },
    "mcp.meta.key.format": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "key": "The key {value} of \"_meta\" must be {expected}." } },
    "mcp.meta.reserved-key.context": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "meta", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "{name} belongs in {home}, not in the \"_meta\" of {place}; remove it." } },
    "mcp.meta.reserved-key.value": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "meta", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "object": "{name} must be an object, not {value}.", "member": "The value of {name} must have the member {member}, a string.", "text": "{name} must be a string that is not empty, not {value}.", "form": "{name} is {value}, but must be {expected}, such as \"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\"." } },
    "mcp.meta.reserved-prefix.unknown-key": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "meta", "reported": "use-site", "levels": [{ "severity": "warning", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "unknown": "{name} has a prefix that MCP keeps for its own keys, but MCP defines no such key; use a prefix of your own, such as \"com.example/\".", "elsewhere": "{name} is a key of MCP {versions} alone; for other versions leave it out." } },
    "mcp.primitive.icons.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "default": "\"{name}\" of {object} exist since MCP 2025-11-25; leave them out, or limit the declaration to newer versions." } },
    "mcp.primitive.title.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26"] }], "messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions." } },
    "mcp.prompt.example.result-structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.prompt.example.result-type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "missing", "protocols": ["2026-07-28"] }, { "severity": "error", "message": "present", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "missing": "The result of the Prompt must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28.", "present": "\"{name}\" exists since MCP 2026-07-28; leave it out, or limit the Prompt to newer versions." } },
    "mcp.resource-annotations.last-modified.format": { "owner": "mcp", "kind": "mcp-semantic", "profile": "extra", "on": "resource-annotations", "levels": [{ "severity": "error", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "\"lastModified\" is {value}, but must be a date of ISO 8601, such as \"2026-08-24T10:00:00Z\" or \"2026-08-24\"." } },
    "mcp.resource-annotations.last-modified.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26"] }], "messages": { "default": "\"{name}\" exists in annotations since MCP 2025-06-18 only; declare a variant without it for earlier versions." } },
    "mcp.resource-annotations.object.structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.resource-template.uri-template.syntax": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "resource-template", "levels": [{ "severity": "error" }], "messages": { "unclosed": "{text} opens an expression of the template and never closes it; write \"}\" after the names of its variables.", "unopened": "The template has {text} where no expression is open; write \"{\" before the names of the variables.", "empty": "The expression {text} of the template names no variable.", "reserved-operator": "The operator {text} of the template is reserved for later; the ones to use are \"+\", \"#\", \".\", \"/\", \";\", \"?\" and \"&\".", "name": "{text} is no name of a variable in a template; use letters, digits, \"_\", and \".\" between them.", "prefix": "The prefix {text} of a variable in the template must be a length from \":1\" to \":9999\".", "two-modifiers": "{text} in the template has more than one modifier; write \"*\" or \":\" with a length.", "character": "The template holds {text}, which must be percent-encoded.", "percent": "The template holds {text}, but \"%\" must be followed by two hexadecimal digits; write \"%25\" for the character itself." } },
    "mcp.resource.contents.structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "exactly-one": "Resource Contents must have either \"text\" or \"blob\", but this has {value}." } },
    "mcp.resource.example.blob-base64": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "read-example", "levels": [{ "severity": "error" }], "messages": { "character": "\"blob\" holds {character}, which base64 does not have; its characters are A to Z, a to z, 0 to 9, \"+\" and \"/\", with \"=\" at the end.", "length": "The length of \"blob\" is {length}, but that of base64 is a multiple of four, filled up with \"=\".", "unused-bits": "\"blob\" ends in {end}, where bits that stand for nothing are not zero; encode the bytes again." } },
    "mcp.resource.example.cache-fields": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "missing", "protocols": ["2026-07-28"] }, { "severity": "error", "message": "present", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "missing": "The result must have \"{name}\", as every read result does since MCP 2026-07-28.", "present": "\"{name}\" exists since MCP 2026-07-28; leave it out, or limit the declaration to newer versions." } },
    "mcp.resource.example.result-structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "empty": "{subject} must have at least one entry." } },
    "mcp.resource.example.result-type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "missing", "protocols": ["2026-07-28"] }, { "severity": "error", "message": "present", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "missing": "The read result must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28.", "present": "\"{name}\" exists since MCP 2026-07-28; leave it out of the read result, or limit the declaration to newer versions." } },
    "mcp.tool.annotations.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05"] }], "messages": { "default": "\"{name}\" of {object} exist since MCP 2025-03-26; leave them out, or limit the Tool to newer versions." } },
    "mcp.tool.example.result-structure": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcp.tool.example.result-type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "missing", "protocols": ["2026-07-28"] }, { "severity": "error", "message": "present", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "missing": "The result must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28.", "present": "\"{name}\" exists since MCP 2026-07-28; leave it out, or limit the Tool to newer versions." } },
    "mcp.tool.example.structured-content-required": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-example", "levels": [{ "severity": "error", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "The Tool has an output schema, so a successful result must have \"structuredContent\" beside its \"content\"." } },
    "mcp.tool.example.structured-content-version": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "message": "present", "protocols": ["2024-11-05", "2025-03-26"] }, { "severity": "error", "message": "not-an-object", "protocols": ["2025-06-18", "2025-11-25"] }], "messages": { "present": "\"{name}\" exists since MCP 2025-06-18; leave it out, or limit the Tool to newer versions.", "not-an-object": "\"{name}\" is {value}, but before MCP 2026-07-28 it must be an object." } },
    "mcp.tool.execution.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2026-07-28"] }], "messages": { "default": "\"{name}\" of {object} exists in MCP 2025-11-25 only; leave it out, or limit the Tool to that version." } },
    "mcp.tool.input-schema.object-root": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "tool-input-schema", "reported": "use-site", "levels": [{ "severity": "error", "message": "excluded" }, { "severity": "error", "message": "not-literal", "formats": ["0.8.0"] }, { "severity": "error", "message": "not-literal", "formats": ["0.9.0"], "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "excluded": "Tool arguments are always an object, but the root type of the input schema is {value}; write \"type\": \"object\".", "not-literal": "The root of the input schema must say \"type\": \"object\" itself, but has {value}." } },
    "mcp.tool.input-schema.required": { "owner": "mcp", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "A Tool must have an \"{name}\"; one that takes no arguments says { \"type\": \"object\", \"additionalProperties\": false }." } },
    "mcp.tool.interaction-example.elicitation-version": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "message": "step", "protocols": ["2024-11-05", "2025-03-26"] }, { "severity": "error", "message": "url", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "step": "Steps of type {value} exist since MCP 2025-06-18; remove this one, or limit the Tool to newer versions.", "url": "Mode {value} exists since MCP 2025-11-25; use the mode \"form\", or limit the Tool to newer versions." } },
    "mcp.tool.interaction-example.request-schema-vocabulary": { "owner": "mcp", "kind": "mcp-semantic", "profile": "extra", "on": "form-schema", "levels": [{ "severity": "error" }], "messages": { "required": "The form of this step requires {name}, but has no property of that name{hint}.", "names": "\"enumNames\" must have as many entries as \"enum\", so {values}, and not {names}.", "default-value": "The default {value} is not one of the values that the form of this step offers{hint}.", "range": "\"{lower}\" is {least}, above \"{upper}\", which is {most}; no answer can fit this step." } },
    "mcp.tool.interaction-example.roots-file-uri": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "interaction-example", "levels": [{ "severity": "error" }], "messages": { "default": "The URI of a root must begin with \"file://\", but this one is {value}." } },
    "mcp.tool.interaction-example.sampling-tool-results": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "interaction-example", "levels": [{ "severity": "warning", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "mixed": "A message with a \"tool_result\" holds nothing else; move the {value} block into a message of its own.", "unanswered": "The tool use {id} is not answered by a \"tool_result\" in the message of the user right after it.", "unasked": "The \"tool_result\" answers the tool use {id}, which is not in the message before it." } },
    "mcp.tool.interaction-example.sampling-version": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "message": "member", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }, { "severity": "error", "message": "block", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }, { "severity": "error", "message": "several", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }, { "severity": "error", "message": "resource" }], "messages": { "member": "\"{name}\" of {object} exists since MCP 2025-11-25; leave it out, or limit the Tool to newer versions.", "block": "Content of type {value} exists in sampling since MCP 2025-11-25; leave it out, or limit the Tool to newer versions.", "several": "Before MCP 2025-11-25 the \"content\" of {object} is a single block, not an array; limit the Tool to newer versions.", "resource": "Sampling has no content of type {value} in any MCP version; say it in a block of type \"text\"." } },
    "mcp.tool.name.format": { "owner": "mcp", "kind": "mcp-semantic", "profile": "advisory", "on": "tool", "levels": [{ "severity": "warning", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "character": "The name {name} contains {character}; MCP recommends letters, digits, \"_\", \"-\" and \".\" only.", "long": "The name of the Tool has {length} characters; MCP recommends at most {most}." } },
    "mcp.tool.output-schema.object-root": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-output-schema", "reported": "use-site", "levels": [{ "severity": "error", "message": "excluded", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }, { "severity": "error", "message": "not-literal", "formats": ["0.8.0"], "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }, { "severity": "error", "message": "not-literal", "formats": ["0.9.0"], "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "excluded": "Before MCP 2026-07-28 structured content is always an object, but the root type of the output schema is {value}; write \"type\": \"object\", or limit the Tool to newer versions.", "not-literal": "In these MCP versions the root of the output schema must say \"type\": \"object\" itself, but has {value}." } },
    "mcp.tool.output-schema.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26"] }], "messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the Tool to newer versions." } },
    "mcp.tool.schema.dialect-keyword-version": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "default": "\"{name}\" in {object} of a Tool is defined since MCP 2025-11-25; leave it out, or limit the Tool to newer versions." } },
    "mcp.tool.schema.dialect-supported": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-schema", "levels": [{ "severity": "error", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "default": "\"$schema\" of a Tool's schema is {value}, but must name a dialect that can be checked: {expected}." } },
    "mcp.tool.schema.legacy-shape": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-schema", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"] }], "messages": { "properties": "Before MCP 2025-11-25 \"properties\" of a Tool's schema must be an object, not {value}.", "property": "Before MCP 2025-11-25 the schema of a property must be an object, but that of {name} is {value}.", "required": "Before MCP 2025-11-25 \"required\" of a Tool's schema must be an array of property names, not {value}.", "entry": "Before MCP 2025-11-25 \"required\" of a Tool's schema must hold property names, not {value}." } },
    "mcp.tool.schema.native-shape": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-schema", "reported": "use-site", "levels": [{ "severity": "warning", "formats": ["0.9.0"], "protocols": ["2025-11-25", "2026-07-28"], "message": "input-root" }, { "severity": "warning", "formats": ["0.9.0"], "protocols": ["2025-11-25"], "message": "output-root" }, { "severity": "warning", "formats": ["0.9.0"], "protocols": ["2025-11-25"], "message": "boolean-property" }], "messages": { "input-root": "The root of the input schema has {value}; MCP types it with the literal \"type\": \"object\", so clients may refuse this one.", "output-root": "The root of the output schema has {value}; MCP 2025-11-25 types it with the literal \"type\": \"object\", so clients may refuse this one.", "boolean-property": "The schema of the property \"{name}\" is {value}; MCP 2025-11-25 types property schemas as objects, so write an object schema instead." } },
    "mcp.tool.schema.valid-under-dialect": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-schema", "levels": [{ "severity": "error", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "default": "This is not valid {dialect}: {problem}" } },
    "mcp.tool.x-mcp-header.property-type": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-input-schema", "levels": [{ "severity": "error", "protocols": ["2026-07-28"] }], "messages": { "default": "\"x-mcp-header\" needs a property of the one type \"string\", \"integer\" or \"boolean\"; this one has {type}." } },
    "mcp.tool.x-mcp-header.reachable": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-input-schema", "levels": [{ "severity": "error", "protocols": ["2026-07-28"] }], "messages": { "default": "\"x-mcp-header\" must be on a property that is reached from the root through \"properties\" alone; here the client cannot tell which argument is meant." } },
    "mcp.tool.x-mcp-header.token": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-input-schema", "levels": [{ "severity": "error", "protocols": ["2026-07-28"] }], "messages": { "default": "\"x-mcp-header\" is {value}, but must be an HTTP header name: letters, digits and characters such as \"-\" and \"_\", without spaces." } },
    "mcp.tool.x-mcp-header.unique": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-input-schema", "levels": [{ "severity": "error", "protocols": ["2026-07-28"] }], "messages": { "default": "The header {name} is taken by another property of this Tool, since the case of header names does not matter." } },
    "mcp.tool.x-mcp-header.version-availability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "tool-input-schema", "reported": "use-site", "levels": [{ "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] }], "messages": { "default": "\"x-mcp-header\" is defined since MCP 2026-07-28; leave it out, or limit the Tool to that version." } },
    "mcp.transport.sse.legacy-only": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "warning", "protocols": ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "The transport {value} is deprecated since MCP 2025-03-26; offer \"streamable-http\" in these versions, and keep this one for 2024-11-05 alone." } },
    "mcp.transport.streamable-http.version-applicability": { "owner": "mcp", "kind": "mcp-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2024-11-05"] }], "messages": { "default": "The transport {value} exists since MCP 2025-03-26 only; leave 2024-11-05 out of its scope, and offer \"sse\" or \"stdio\" there." } },
    "mcpdesc.capabilities.extensions.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "type": "{subject} must be {expected}, not {value}; an extension without settings has the value {}." } },
    "mcpdesc.capabilities.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.capabilities.scope.disjoint": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "error" }], "messages": { "default": "This Capabilities object and an earlier one share a protocol version; scope each to versions of its own, or join them." } },
    "mcpdesc.client-requirements.capability.declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "extra", "on": "client-requirements", "levels": [{ "severity": "note" }], "messages": { "default": "These client requirements hold extensions of the format only, so they require nothing; name a capability or leave them out." } },
    "mcpdesc.client-requirements.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "type": "{subject} must be {expected}, not {value}; where the capability alone is asked for, write {}." } },
    "mcpdesc.client-requirements.protocol-versions.absent": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" is not allowed in {object}; set it on the declaration that carries them." } },
    "mcpdesc.completion-example.completed-result": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "\"{name}\" belongs to a completion that is not finished yet; show the completed result without it." } },
    "mcpdesc.completion-example.envelope-free": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "protocols": ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a completion; show the result without it." } },
    "mcpdesc.completion-example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "empty": "{subject} must not be empty; leave the whole \"context\" out where nothing is known yet." } },
    "mcpdesc.completion-example.target-not-in-context": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "completion-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} is what the example completes, so the context cannot have it already." } },
    "mcpdesc.component-ref.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "sibling": "\"{name}\" cannot stand beside \"$componentRef\"; a reference is replaced as a whole by the component it names." } },
    "mcpdesc.component-ref.pointer.well-formed": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"$componentRef\" is {value}, but must have the form \"#/components/{expected}/<name>\"." } },
    "mcpdesc.component-ref.resolution.acyclic": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "Following {value} leads round in a circle and never to a value." } },
    "mcpdesc.component-ref.target.exists": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "No component of this document is called {value}{hint}." } },
    "mcpdesc.component-ref.target.namespace": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "{value} cannot be used here, where a component of \"{expected}\" is needed." } },
    "mcpdesc.component-ref.use-site.permitted": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" is not allowed on {object}; only tool schemas, form schemas and named examples can be references.", "unknown": "\"{name}\" is not allowed on {object}{hint}." } },
    "mcpdesc.components.name.pattern": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "key": "The component {value} must have a name {expected}." } },
    "mcpdesc.components.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.components.value.no-protocol-versions": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "unknown": "\"{name}\" is not allowed on {object}; a component applies in the versions of whatever uses it." } },
    "mcpdesc.components.value.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.document.collection.non-empty": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.document.mcpdesc.recognized-version": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"mcpdesc\" is {value}, but must be {expected}, the supported versions of the format." } },
    "mcpdesc.document.mcpdesc.superseded-version": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "extra", "on": "superseded-document", "levels": [{ "severity": "note", "formats": ["0.7.0"] }], "messages": { "default": "Format 0.8.0 follows this one; to get there, {steps}." } },
    "mcpdesc.document.object.known-properties": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error", "formats": ["0.7.0", "0.8.0"], "message": "unknown" }, { "severity": "warning", "formats": ["0.9.0"], "message": "unverified" }], "messages": { "unknown": "\"{name}\" is not a property of {object}{hint}.", "unverified": "\"{name}\" is not a property of {object} in MCP Description 0.8.0, and whether 0.9.0 adds it is not known here{hint}." } },
    "mcpdesc.document.root.required-properties": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "The document must have the property \"{name}\"." } },
    "mcpdesc.document.root.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.document.schema-uri.present": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "advisory", "on": "document", "levels": [{ "severity": "note" }], "messages": { "default": "The document names no schema; add \"$schema\" with {expected}." } },
    "mcpdesc.document.schema-uri.version-match": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "extra", "on": "document", "levels": [{ "severity": "note", "message": "prerelease" }, { "severity": "warning", "message": "other" }], "messages": { "prerelease": "\"$schema\" is {value}, which is a prerelease of the schema; link the published one, {expected}.", "other": "\"$schema\" is {value}, but the schema of this format version is {expected}." } },
    "mcpdesc.document.uri.syntax": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.elicitation.mode-branch": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "form-without-schema": "An elicitation of mode \"form\" must have a \"{name}\" that says what it asks for.", "form-with-url": "\"{name}\" belongs to an elicitation of mode \"url\"; remove it, or change the mode.", "url-with-schema": "\"{name}\" belongs to an elicitation of mode \"form\"; remove it, or change the mode." } },
    "mcpdesc.elicitation.name.unique": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "primitive", "levels": [{ "severity": "error" }], "messages": { "default": "Another elicitation of this primitive is named {name}; each needs a name of its own, whatever its protocol versions." } },
    "mcpdesc.elicitation.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.elicitation.url.syntax": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.example.name.pattern": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.extension-property.name.convention": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "advisory", "on": "extension-property", "levels": [{ "severity": "note" }], "messages": { "default": "The extension {name} should be named \"x-\", an organization in small letters, \"-\" and a feature, as in \"x-acme-owner\"." } },
    "mcpdesc.extension-property.placement.eligible": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "unknown": "\"{name}\" is not allowed on {object}; objects that MCP defines take no extension properties{hint}." } },
    "mcpdesc.extension-property.value.object-preferred": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "advisory", "on": "extension-property", "levels": [{ "severity": "note" }], "messages": { "default": "The extension {name} is {value}; an object could take more members later without breaking its readers." } },
    "mcpdesc.icon.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.ignore.entry.form": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "ignoring", "levels": [{ "severity": "warning" }], "messages": { "extension": "\"x-mcpdesc-check\" cannot be understood: {problem}", "limit": "This and every ignore after it has no effect: a description may hold {most} of them.", "comment": "This comment ignores nothing; write \"# mcpdesc-check-ignore <rule>: <reason>\"." } },
    "mcpdesc.ignore.entry.used": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "ignoring", "levels": [{ "severity": "warning" }], "messages": { "default": "Nothing that this ignore of \"{rule}\" covers is found any more; remove it." } },
    "mcpdesc.ignore.reason.present": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "ignoring", "levels": [{ "severity": "warning" }], "messages": { "default": "This ignore of \"{rule}\" has no effect without a reason." } },
    "mcpdesc.ignore.rule.known": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "ignoring", "levels": [{ "severity": "warning" }], "messages": { "default": "This ignores nothing: {problem}" } },
    "mcpdesc.ignore.until.not-past": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "ignoring", "levels": [{ "severity": "warning" }], "messages": { "default": "This ignore of \"{rule}\" held until {until}." } },
    "mcpdesc.info.contact.email-form": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "contact", "levels": [{ "severity": "warning" }], "messages": { "default": "\"email\" is {value}, but must be an address and nothing else, such as \"team@host.example\"." } },
    "mcpdesc.info.contact.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.info.id.identifier-form": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "advisory", "on": "info", "levels": [{ "severity": "note" }], "messages": { "default": "\"id\" is {value}, but an identifier is a URI, a URN or a DID, such as \"urn:example:chess\"." } },
    "mcpdesc.info.license.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.info.name.non-empty": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "blank": "The name of the server must not be the empty string." } },
    "mcpdesc.info.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.info.version.non-empty": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "blank": "The version of the server must not be the empty string." } },
    "mcpdesc.info.version.semver": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "advisory", "on": "info", "levels": [{ "severity": "note" }], "messages": { "default": "\"version\" is {value}, which is no version of Semantic Versioning 2.0.0, such as \"1.4.0\" or \"2.0.0-rc.1\"." } },
    "mcpdesc.meta.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.oauth-flow.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.oauth-flows.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.primitive.variant.disjoint-scopes": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "error" }], "messages": { "default": "Another {kind} {name} is declared for the same protocol versions; give each variant versions of its own." } },
    "mcpdesc.prompt.argument.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.prompt.completion-example.argument-declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "completion-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} is no argument of the Prompt{hint}, so nothing completes it." } },
    "mcpdesc.prompt.completion-example.context-declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "completion-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} in the context is no argument of the Prompt{hint}." } },
    "mcpdesc.prompt.example.argument-declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "prompt-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} is no argument of the Prompt{hint}." } },
    "mcpdesc.prompt.example.completed-result": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to a prompt that is not finished yet; show the completed result without it." } },
    "mcpdesc.prompt.example.envelope-free": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to the JSON-RPC message, not to the prompt result in it; show the result alone." } },
    "mcpdesc.prompt.example.required-argument": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "prompt-example", "levels": [{ "severity": "error" }], "messages": { "default": "The example must give the argument {name}, which the Prompt requires." } },
    "mcpdesc.prompt.example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.prompt.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.protocol-versions.legacy.incomplete-validation": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "warning", "protocols": ["2024-11-05", "2025-03-26"] }], "messages": { "default": "Validation of these protocol versions is incomplete, since the format covers MCP completely only from 2025-06-18 on." } },
    "mcpdesc.protocol-versions.scope.placement": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "unknown": "\"{name}\" is not allowed on {object}, which applies wherever the object around it does." } },
    "mcpdesc.protocol-versions.scope.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "empty": "{subject} must name at least one protocol version." } },
    "mcpdesc.protocol-versions.scope.within-parent": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "protocol-scope", "levels": [{ "severity": "error" }], "messages": { "default": "{value} is not a protocol version of the object around this one ({parent}); add it there, or remove it here." } },
    "mcpdesc.protocol-versions.value.supported": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "value": "{value} is not a protocol version of MCP that the format knows; write {expected}{hint}." } },
    "mcpdesc.protocol-versions.value.unique": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.resource-template.completion-example.context-declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "completion-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} in the context is no variable of the template{hint}." } },
    "mcpdesc.resource-template.completion-example.variable-declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "completion-example", "levels": [{ "severity": "error" }], "messages": { "default": "{name} is no variable of the template{hint}, so nothing completes it." } },
    "mcpdesc.resource-template.example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.resource-template.example.uri-expansion": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "resource-template-example", "levels": [{ "severity": "error" }], "messages": { "default": "No values of its variables make the template {template} into {uri}." } },
    "mcpdesc.resource-template.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.resource.example.completed-result": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to a read that is not finished yet; show the completed result without it." } },
    "mcpdesc.resource.example.envelope-free": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a read result; show the result without it." } },
    "mcpdesc.resource.example.mime-type-consistency": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "read-example", "levels": [{ "severity": "warning" }], "messages": { "default": "The contents of {uri} are {value} here, but {declared} by the declaration." } },
    "mcpdesc.resource.example.requested-uri-returned": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "read-example", "levels": [{ "severity": "warning" }], "messages": { "default": "None of \"contents\" has the URI {uri} that is read." } },
    "mcpdesc.resource.example.size-consistency": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "resource-example", "levels": [{ "severity": "warning" }], "messages": { "default": "The size in bytes of the contents of {uri} is {bytes}, but the Resource declares {size}." } },
    "mcpdesc.resource.example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.resource.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.resource.uri.syntax": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "warning" }], "messages": { "uri": "{subject} is {value}, but should be an absolute URI with a scheme, such as \"docs://readme\"{hint}." } },
    "mcpdesc.security-requirement.array.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "key": "The name {value} in a security requirement must be {expected}, as names of security schemes are." } },
    "mcpdesc.security-requirement.scheme.declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "security-requirements", "levels": [{ "severity": "error" }], "messages": { "default": "No security scheme is called {name}{hint}; requirements name the keys of \"securitySchemes\" at the root." } },
    "mcpdesc.security-requirement.scopes.catalogued": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "security-requirements", "levels": [{ "severity": "warning" }], "messages": { "oauth": "No flow of {name} lists the scope {scope}{hint}; add it to the \"scopes\" of the flow that grants it.", "openid": "The scope {scope} cannot be looked up, since {name} is of type openIdConnect, where a description lists no scopes." } },
    "mcpdesc.security-requirement.scopes.empty-unless-oauth": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "security-requirements", "levels": [{ "severity": "error" }], "messages": { "default": "{name} is a security scheme of type {type}, which has no scopes; write an empty array." } },
    "mcpdesc.security-requirement.scopes.unique": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "duplicate": "The scope {value} stands more than once for \"{name}\"." } },
    "mcpdesc.security-scheme.name.pattern": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "key": "The security scheme {value} must have a name {expected}." } },
    "mcpdesc.security-scheme.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.security-scheme.type.supported": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "missing": "A Security Scheme must have the property \"{name}\", one of \"http\", \"apiKey\", \"oauth2\" and \"openIdConnect\"." } },
    "mcpdesc.serialization.encoding.utf-8": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error", "message": "invalid" }, { "severity": "error", "message": "foreign" }, { "severity": "error", "message": "binary" }, { "severity": "warning", "message": "bom" }], "messages": { "invalid": "The file is not UTF-8: byte {byte} at offset {offset}, in line {line}, starts no character.", "foreign": "The file is encoded in {encoding}, not in UTF-8.", "binary": "The file is neither UTF-8 nor any other text.", "bom": "The file begins with a byte-order mark, which JSON must not have and many parsers refuse." } },
    "mcpdesc.serialization.file.recommended-name": { "owner": "mcpdesc", "kind": "serialization", "profile": "advisory", "on": "document", "levels": [{ "severity": "note" }], "messages": { "default": "The file is named {value}; tools find a description by a name that ends in \".mcpdesc.json\" or \".mcpdesc.yaml\"." } },
    "mcpdesc.serialization.input.size-limits": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "bytes": "The file is larger than {limit} bytes, which is the limit of this tool, not of the format.", "depth": "Values are nested deeper than {limit} levels here, which is the limit of this tool, not of the format.", "values": "The file holds more than {limit} values, which is the limit of this tool, not of the format.", "characters": "This text is longer than {limit} characters, which is the limit of this tool, not of the format.", "entries": "This collection has more than {limit} entries, which is the limit of this tool, not of the format." } },
    "mcpdesc.serialization.json.unique-keys": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "warning" }], "messages": { "default": "The key \"{key}\" is already in line {line} of this file; the value here wins." } },
    "mcpdesc.serialization.json.well-formed": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "empty": "The file is empty.", "truncated": "The file ends inside the {collection} that begins in line {line}.", "trailing-comma": "The comma before the closing bracket has nothing behind it.", "missing-comma": "A comma is missing before {found}.", "missing-colon": "A colon is missing between the key and its value.", "missing-value": "A value is missing before \"{found}\".", "wrong-bracket": "The bracket \"{found}\" does not fit the one that is open.", "after-value": "Nothing may follow after the value of the file, but here is {found}.", "comment": "JSON has no comments, but here is \"{found}\".", "single-quotes": "JSON takes double quotes, but here is {found}.", "unquoted-key": "The key {found} needs double quotes.", "unquoted-string": "The text {found} is no JSON value; a string needs double quotes.", "capitals": "JSON writes true, false and null in small letters, but here is {found}.", "unterminated-string": "This string has no closing quote in its line.", "control-character": "The control character {character} must be written as an escape in a string.", "bad-escape": "The escape \"{escape}\" does not exist in JSON.", "bad-unicode-escape": "The escape \"{escape}\" needs four hexadecimal digits.", "not-a-number": "JSON has no {found}.", "plus-sign": "The number {found} must not have a plus sign.", "leading-zero": "The number {found} must not begin with a zero.", "bare-point": "The number {found} needs a digit on both sides of the point.", "not-decimal": "JSON numbers are decimal, but here is {found}.", "unfinished-number": "The number {found} is not complete.", "unexpected": "Expected {expected}, not {found}." } },
    "mcpdesc.serialization.number.finite": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "overflow": "The number {value} is too large; the largest is about 1.8e308.", "special": "The value {value} is no finite number; if it is meant as text, put it in quotes." } },
    "mcpdesc.serialization.yaml.no-aliases": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "default": "The alias {alias} is not allowed; write out what it stands for, or share it through components." } },
    "mcpdesc.serialization.yaml.quoted-dates": { "owner": "mcpdesc", "kind": "serialization", "profile": "advisory", "on": "document", "levels": [{ "severity": "note" }], "messages": { "default": "Write {value} in quotes; parsers of older YAML read a date there, not a string." } },
    "mcpdesc.serialization.yaml.single-document": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "none": "The file holds no YAML document; it is empty or has nothing but comments.", "several": "A second YAML document begins here, but a file describes one server." } },
    "mcpdesc.serialization.yaml.standard-tags": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "default": "The tag {tag} is not allowed; the format knows only !!map, !!seq, !!str, !!null, !!bool, !!int and !!float." } },
    "mcpdesc.serialization.yaml.string-keys": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "scalar": "The key {key} is not a string; write it in quotes.", "collection": "A key must be a string, not a mapping or a sequence." } },
    "mcpdesc.serialization.yaml.unique-keys": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "default": "The key \"{key}\" is already in line {line} of this file." } },
    "mcpdesc.serialization.yaml.well-formed": { "owner": "mcpdesc", "kind": "serialization", "profile": "core", "on": "reading", "levels": [{ "severity": "error" }], "messages": { "default": "This is not valid YAML: {problem}.", "tab": "YAML is indented with spaces, but here is a tab.", "indentation": "The indentation of this line fits none of the lines above it.", "nested-in-line": "A second key cannot begin on this line; text with a colon and a space in it needs quotes.", "no-colon": "This is neither a key with a colon nor the continuation of the line above.", "block-in-flow": "Inside brackets, mappings and sequences need brackets of their own.", "unclosed-quote": "The quote that opens here is never closed.", "unclosed-bracket": "The bracket \"{opener}\" is not closed, or a line inside it is indented too little.", "unopened-bracket": "The bracket \"{closer}\" closes nothing.", "bad-escape": "A backslash in double quotes begins an escape, and this one does not exist; single quotes know no escapes.", "control-character": "The control character {character} is not allowed in YAML.", "tag-mismatch": "The tag {tag} does not fit {content}." } },
    "mcpdesc.tag.name.unique": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "error" }], "messages": { "default": "The Tag {name} is declared more than once; keep one of the declarations." } },
    "mcpdesc.tag.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tag.reference.declared": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "error" }], "messages": { "default": "The document declares no Tag {name}{hint}; add it to \"tags\" at the root." } },
    "mcpdesc.tag.reference.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tag.reference.unique": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "duplicate": "The tag {value} stands more than once here." } },
    "mcpdesc.tool.annotations.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tool.example.completed-result": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to a result that is not finished yet; show the completed result without it." } },
    "mcpdesc.tool.example.envelope-free": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a result; show the result without it." } },
    "mcpdesc.tool.example.error-without-structured-content": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "tool-example", "levels": [{ "severity": "error" }], "messages": { "default": "A result with \"isError\" true has no \"structuredContent\"; describe the error in \"content\"." } },
    "mcpdesc.tool.example.schema-conformance": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "tool-example", "levels": [{ "severity": "error", "protocols": ["2025-11-25", "2026-07-28"], "message": "mismatch" }, { "severity": "error", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"], "message": "legacy-mismatch" }, { "severity": "warning", "protocols": ["2024-11-05", "2025-03-26", "2025-06-18"], "message": "no-dialect" }, { "severity": "warning", "protocols": ["2025-11-25", "2026-07-28"], "message": "unchecked" }], "messages": { "mismatch": "The {part} does not fit the {schema}: {problem}", "legacy-mismatch": "The {part} does not fit the {schema}: {problem}", "no-dialect": "The {part} is checked against the shape of the {schema} only, since these MCP versions name no dialect for it.", "unchecked": "The {part} is not checked completely against the {schema}: {why}." } },
    "mcpdesc.tool.example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tool.execution.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tool.interaction-example.client-requirements-consistency": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "interaction-example", "levels": [{ "severity": "warning" }], "messages": { "default": "This step needs the client capability {capability}, which the \"clientRequirements\" of the Tool do not name." } },
    "mcpdesc.tool.interaction-example.declaration-compatible": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "tool", "levels": [{ "severity": "error" }], "messages": { "mode": "The elicitation {name} is declared with the mode {expected}, so the step cannot ask with {value}.", "schema": "The step does not ask for the form that the elicitation {name} declares; make both schemas equal.", "url": "The elicitation {name} is declared with the URL {expected}, so the step cannot send the user to {value}." } },
    "mcpdesc.tool.interaction-example.declaration-exists": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "tool", "levels": [{ "severity": "error" }], "messages": { "default": "The Tool declares no elicitation named {name}{hint}." } },
    "mcpdesc.tool.interaction-example.elicitation-content-conformance": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "interaction-example", "levels": [{ "severity": "error", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "default": "The content does not fit the requested form: {problem}" } },
    "mcpdesc.tool.interaction-example.elicitation-response": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "interaction-example", "levels": [{ "severity": "error", "protocols": ["2025-06-18", "2025-11-25", "2026-07-28"] }], "messages": { "missing-content": "A response that accepts a form must have \"content\"; an empty object will do.", "content": "A response to a URL has no \"content\"; what the user enters there never passes through the client." } },
    "mcpdesc.tool.interaction-example.step-structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": { "empty": "{subject} must have at least one entry." } },
    "mcpdesc.tool.interaction-example.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tool.output-schema.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.tool.schema.external-reference": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "tool-schema", "levels": [{ "severity": "warning", "protocols": ["2025-11-25", "2026-07-28"] }], "messages": { "default": "The reference {value} leads out of the schema and is never fetched, so this part is not checked; put what it means into \"$defs\"." } },
    "mcpdesc.tool.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.transport.object.structure": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
    "mcpdesc.transport.protocol-versions.coverage": { "owner": "mcpdesc", "kind": "mcpdesc-semantic", "profile": "core", "on": "document", "levels": [{ "severity": "error" }], "messages": { "default": "No transport covers {version}; add one, or add the version to the \"protocolVersions\" of an existing one." } },
    "mcpdesc.transport.type.supported": { "owner": "mcpdesc", "kind": "structural", "profile": "core", "on": "shape", "levels": [{ "severity": "error" }], "messages": {} },
};

;// CONCATENATED MODULE: ./build/catalogue/index.js
/**
 * What the rules are: severities, windows and messages of each, compiled from `rules/`. The words that explain them
 * lie in `words.generated.ts`, which a run that only checks never loads.
 */

const agreed = { reading: true, shape: true };
const metaOf = (id) => {
    if (!Object.hasOwn(catalogue, id))
        throw new Error(`no rule is called ${id}`);
    return catalogue[id];
};
const ruleIds = Object.keys(catalogue);


/***/ }),

/***/ 5076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   VW: () => (/* binding */ nearestPattern),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   jw: () => (/* binding */ specificity)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(793);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4248);
/** Rules by id, by prefix as in `mcpdesc.tag.*`, or all of them as `*`. */


const covers = (pattern, rule) => pattern === rule || pattern === '*' || (pattern.endsWith('.*') && rule.startsWith(pattern.slice(0, -1)));
const rulesOf = (pattern) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl.filter((id) => covers(pattern, id));
/** The more of the id it names, the more it counts. */
const specificity = (pattern) => pattern.endsWith('*') ? pattern.length - 1 : Number.POSITIVE_INFINITY;
/** `mcp.*` and `mcp.tool.*` of `mcp.tool.name`. */
function* prefixes(id) {
    for (let dot = id.indexOf('.'); dot !== -1; dot = id.indexOf('.', dot + 1))
        yield `${id.slice(0, dot)}.*`;
}
/** Every pattern that covers a rule. */
function* patternsOf(rule) {
    yield rule;
    yield* prefixes(rule);
    yield '*';
}
/** What a pattern that covers no rule was most likely meant to be. */
function nearestPattern(pattern) {
    const known = pattern.endsWith('*')
        ? [...new Set(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl.flatMap((id) => [...prefixes(id)]))]
        : _index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl;
    // Much longer and much shorter ones are out of the question, and there is a limit to how many are compared.
    return (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(pattern, known.filter((other) => Math.abs(other.length - pattern.length) <= pattern.length / 4));
}


/***/ }),

/***/ 8152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IgnoreTally: () => (/* reexport */ IgnoreTally),
  configFile: () => (/* reexport */ configFile),
  configNames: () => (/* reexport */ configNames),
  configured: () => (/* reexport */ configured),
  parseSettingsFile: () => (/* reexport */ parseSettingsFile),
  perFile: () => (/* reexport */ perFile),
  printedConfig: () => (/* reexport */ printedConfig)
});

// EXTERNAL MODULE: ./build/decode/index.js + 3 modules
var decode = __webpack_require__(6146);
// EXTERNAL MODULE: ./build/read/index.js + 7 modules
var read = __webpack_require__(111);
// EXTERNAL MODULE: ./build/settings/index.js + 8 modules
var build_settings = __webpack_require__(9701);
;// CONCATENATED MODULE: ./build/config/config-file.js
/** What a config file may hold. docs/config.schema.json is generated from this. */



const pattern = (0,decode/* text */.Qq)({
    means: 'a path or a pattern, without a ! before it',
    test: (value) => value !== '' && !value.startsWith('!'),
    schema: { pattern: '^[^!]' },
});
function settingProblem(key) {
    if (!(0,read/* isFirm */.vL)(key))
        return (0,decode/* ruleProblem */["in"])(key);
    return `"${key}" cannot be set: a file that cannot be read must not look as if it had been checked`;
}
const rules = (0,decode/* entries */.jO)((0,decode/* choice */.Yq)(build_settings/* ruleSeverities */.Ar), settingProblem, decode/* ruleKeys */.dv);
const { rule, pointer, reason, until } = decode/* ignoreFields */.E4;
const knownRule = {
    schema: { type: 'string', ...decode/* ruleKeys */.dv },
    read: ((node, complain) => {
        const id = rule.read(node, complain);
        const problem = id === undefined ? undefined : (0,decode/* ruleProblem */["in"])(id);
        if (problem !== undefined)
            complain(node, problem);
        return id;
    }),
};
const configFile = (0,decode/* object */.Ik)({
    $schema: (0,decode/* text */.Qq)({ means: 'the address of a JSON Schema', test: () => true }),
    version: (0,decode/* exactly */.pV)(1),
    files: (0,decode/* list */.p_)(pattern),
    exclude: (0,decode/* list */.p_)(pattern),
    profile: (0,decode/* placed */.GS)((0,decode/* choice */.Yq)(build_settings/* profiles */.xD)),
    'fail-on': (0,decode/* placed */.GS)((0,decode/* choice */.Yq)(build_settings/* failOnChoices */.Qr)),
    rules,
    overrides: (0,decode/* list */.p_)((0,decode/* object */.Ik)({ files: (0,decode/* list */.p_)(pattern), profile: (0,decode/* placed */.GS)((0,decode/* choice */.Yq)(build_settings/* profiles */.xD)), rules }, ['files'])),
    ignore: (0,decode/* list */.p_)((0,decode/* placed */.GS)((0,decode/* object */.Ik)({ rule: knownRule, files: (0,decode/* list */.p_)(pattern), pointer, reason, until }, ['rule', 'reason']))),
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/discover/index.js + 4 modules
var discover = __webpack_require__(65);
// EXTERNAL MODULE: ./build/catalogue/index.js + 1 modules
var catalogue = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/lint/message.js
var message = __webpack_require__(6314);
// EXTERNAL MODULE: ./build/report/printable.js
var printable = __webpack_require__(657);
;// CONCATENATED MODULE: ./build/config/settings-file.js
/** From the text of a file that the operator gave us to its values, or a UsageError that names every place that is wrong. */






async function parseSettingsFile({ name, path, bytes }, field, limits = read/* defaultLimits */.MK) {
    await (0,read/* prepare */.iA)([path]);
    const { text, tree, faults } = (0,read/* read */.LF)({ path, bytes }, limits);
    const lines = new read/* Lines */.qo(text);
    const complaints = [];
    const complain = ({ start }, problem) => {
        const { line, column } = lines.position(start);
        const sentence = (0,decode/* stopped */.ce)(problem.charAt(0).toUpperCase() + problem.slice(1));
        complaints.push((0,printable/* oneLine */.T)(`${name}:${line}:${column}: ${sentence}`));
    };
    for (const fault of faults) {
        complain(fault, (0,message/* messageOf */.b)({ ...fault, message: fault.message ?? 'default' }, (0,catalogue/* metaOf */.fX)(fault.rule)));
    }
    const value = tree === undefined || faults.length > 0 ? undefined : field.read(tree, complain);
    if (complaints.length > 0 || value === undefined)
        throw new build_settings/* UsageError */.eb(complaints.join('\n'));
    return { text, value };
}

;// CONCATENATED MODULE: ./build/config/load.js


/** @param path As messages name it. @param folder Absolute, where its patterns start. */
async function parseConfig(path, folder, bytes) {
    const { text, value } = await parseSettingsFile({ name: path, path, bytes }, configFile);
    const { $schema: _schema, version: _version, 'fail-on': failOn, ...rest } = value;
    return { path, folder, text, ...rest, ...(failOn === undefined ? {} : { failOn }) };
}

;// CONCATENATED MODULE: ./build/config/find.js
/** Which config file is in force: one that was named, or the nearest above the working directory. */





const configNames = ['.mcpdesc-check.yaml', '.mcpdesc-check.yml', '.mcpdesc-check.json'];
async function present(folder, disk) {
    const found = [];
    for (const name of configNames) {
        const path = (0,external_node_path_.join)(folder, name);
        if ((await disk.kind(path).catch(() => undefined)) === 'file')
            found.push(path);
    }
    return found;
}
/**
 * Upwards as far as the root of the run where that lies above the working directory, as the workspace of an Action
 * does; else as far as the repository goes.
 */
async function nearestFile({ root, workingDirectory }, disk) {
    for (let folder = workingDirectory;; folder = (0,external_node_path_.dirname)(folder)) {
        const [first, second] = await present(folder, disk);
        if (first !== undefined && second !== undefined) {
            const names = [first, second].map((path) => (0,external_node_path_.relative)(root, path));
            throw new build_settings/* UsageError */.eb(`Two config files lie side by side: ${names.join(' and ')}; keep one, or name it by --config`);
        }
        if (first !== undefined)
            return first;
        const isLast = root === workingDirectory ? await isRepository(folder, disk) : folder === root;
        if (isLast || (0,external_node_path_.dirname)(folder) === folder)
            return undefined;
    }
}
const isRepository = async (folder, disk) => (await disk.kind((0,external_node_path_.join)(folder, '.git')).catch(() => undefined)) !== undefined;
async function findConfig(settings, disk) {
    const { root, workingDirectory, configFile = 'nearest' } = settings;
    if (configFile === 'none')
        return undefined;
    const location = configFile === 'nearest' ? await nearestFile(settings, disk) : (0,external_node_path_.resolve)(workingDirectory, configFile.path);
    if (location === undefined)
        return undefined;
    const path = (0,external_node_path_.relative)(root, location).split(external_node_path_.sep).join('/');
    let bytes;
    try {
        bytes = await disk.read(location, read/* defaultLimits */.MK.bytes + 1);
    }
    catch (error) {
        throw new build_settings/* UsageError */.eb(`The config file ${JSON.stringify(path)} cannot be read: ${(0,discover.reason)(error)}`);
    }
    return parseConfig(path, (0,external_node_path_.dirname)(location), bytes);
}

// EXTERNAL MODULE: ./build/catalogue/rule-pattern.js
var rule_pattern = __webpack_require__(5076);
;// CONCATENATED MODULE: ./build/config/precedence.js
/** flag > input > override > config > rule: who decides a setting, and what. */



/** From the strongest to the weakest. */
const precedence_layers = ['flag', 'input', 'override', 'config', 'rule', 'default'];
const isSaid = (voice) => typeof voice === 'object' && voice !== null && 'start' in voice;
/** The strongest layer that says anything. */
function decide(voices) {
    for (const by of precedence_layers) {
        const voice = voices[by];
        if (voice === undefined)
            continue;
        return isSaid(voice) ? { value: voice.value, by, at: voice.start } : { value: voice, by };
    }
    return undefined;
}
/** Of the patterns that cover a rule, the one that names most of it; the later of two that are equal. */
const setting = (rule, rules = []) => rules
    .filter(({ key }) => (0,rule_pattern/* covers */.hU)(key, rule))
    .reduce((best, one) => (best !== undefined && (0,rule_pattern/* specificity */.jw)(best.key) > (0,rule_pattern/* specificity */.jw)(one.key) ? best : one), undefined);
/** `applies`: whether the patterns of an override cover the file. */
function inForce({ given, config, profile }, applies) {
    const overrides = (config?.overrides ?? []).filter(({ files }) => applies(files));
    const decided = decide({
        ...(given?.profile !== undefined && { [given.by]: given.profile }),
        override: overrides.findLast((override) => override.profile !== undefined)?.profile,
        config: config?.profile,
        default: profile,
    });
    const rules = new Map();
    for (const rule of catalogue/* ruleIds */.Zl) {
        const said = decide({
            override: asked(rule, decided, overrides.map((override) => setting(rule, override.rules)).findLast(Boolean)),
            config: asked(rule, decided, setting(rule, config?.rules)),
        });
        if (said !== undefined)
            rules.set(rule, said);
    }
    return { profile: decided ?? { value: profile, by: 'default' }, rules };
}
/** A pattern says nothing about an advisory rule that the profile does not have: such a rule is turned on by its id. */
const asked = (rule, profile, said) => (0,read/* isFirm */.vL)(rule) || (said?.key !== rule && profile?.value !== 'strict' && (0,catalogue/* metaOf */.fX)(rule).profile === 'advisory')
    ? undefined
    : said;
/** The severity of a rule in a file, and whose word that is. */
function severityOf(rule, { rules, profile }) {
    const { levels, profile: own } = (0,catalogue/* metaOf */.fX)(rule);
    const said = rules.get(rule);
    if (said !== undefined)
        return said;
    if (own === 'advisory' && profile.value !== 'strict')
        return { ...profile, value: 'off' };
    return { value: [...new Set(levels.map(({ severity }) => severity))].join('/'), by: 'rule' };
}

;// CONCATENATED MODULE: ./build/config/configured.js





/** Patterns of the config file, as the working directory sees them. */
function seen(patterns, { folder }, workingDirectory) {
    const names = (0,external_node_path_.relative)(workingDirectory, folder).split(external_node_path_.sep).filter(Boolean);
    const way = names.map((name) => `${(0,discover.literal)(name)}/`).join('');
    return patterns.map((pattern) => (pattern.startsWith('/') ? pattern : `${way}${pattern}`));
}
const isExclude = (path) => path.startsWith('!');
/** The settings with what the config file adds to them. `today`, as in `2027-03-01`, since nothing here knows the time. */
async function configured(settings, disk, today) {
    const { paths, workingDirectory, given } = settings;
    const config = await findConfig(settings, disk);
    const isWhole = paths.length === 0;
    if (config === undefined)
        return Object.freeze({ ...settings, today, isWhole });
    const isOpen = config.files !== undefined && paths.every(isExclude);
    const include = isOpen ? seen(config.files ?? [], config, workingDirectory) : [];
    const exclude = seen(config.exclude ?? [], config, workingDirectory).map((pattern) => `!${pattern}`);
    const failOn = decide({
        ...(given?.failOn !== undefined && { [given.by]: given.failOn }),
        config: config.failOn,
        default: settings.failOn,
    });
    return Object.freeze({
        ...settings,
        paths: Object.freeze([...paths, ...include, ...exclude]),
        failOn: failOn?.value ?? build_settings/* defaults */.NT.failOn,
        config,
        today,
        // Nearest above the working directory, it speaks of other folders as well.
        isWhole: isWhole && (settings.configFile !== undefined || config.folder === workingDirectory),
        isConfined: isOpen,
    });
}

// EXTERNAL MODULE: ./build/report/excerpt.js
var excerpt = __webpack_require__(8423);
// EXTERNAL MODULE: ./build/report/fingerprint.js
var fingerprint = __webpack_require__(7078);
;// CONCATENATED MODULE: ./build/config/ignore-report.js
/** What is wrong with the ignores of a config file: those that nothing needs any more, and those that are over. */







/** What came of each ignore in each file, gathered over a run. */
class IgnoreTally {
    #settings;
    #fates = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    add(ignores, fates) {
        for (const [at, index] of ignores.entries()) {
            const known = this.#fates.get(index) ?? new Set();
            this.#fates.set(index, known.add(fates[at] ?? 'open'));
        }
    }
    /** The config file as a file with findings; undefined where there are none. */
    report() {
        const { config } = this.#settings;
        if (config === undefined)
            return undefined;
        const findings = (config.ignore ?? []).flatMap((ignore, index) => {
            const rule = this.#complaint(ignore.value, index);
            return rule === undefined ? [] : (finding(rule, ignore, config, this.#settings) ?? []);
        });
        return findings.length === 0 ? undefined : { path: config.path, mcpdesc: null, protocolVersions: [], findings };
    }
    #complaint({ until, files }, index) {
        const { today, isWhole } = this.#settings;
        if (until !== undefined && today !== undefined && until < today)
            return 'mcpdesc.ignore.until.not-past';
        const fates = this.#fates.get(index) ?? new Set();
        if (fates.has('used') || fates.has('open'))
            return undefined;
        // What was not looked at may need it: only a whole run, or the very files that it names, tell that nothing does.
        const isKnown = isWhole === true || (fates.size > 0 && files?.length === 1 && !files.some(discover.isPattern));
        return isKnown ? 'mcpdesc.ignore.entry.used' : undefined;
    }
}
function finding(rule, { value, start, end }, { text }, settings) {
    const meta = (0,catalogue/* metaOf */.fX)(rule);
    const severity = inForce(settings, () => false).rules.get(rule)?.value ?? meta.levels[0]?.severity;
    if (severity === undefined || severity === 'off')
        return undefined;
    const lines = new read/* Lines */.qo(text);
    const range = lines.range(start, end);
    const { line } = range.start;
    return {
        rule,
        severity: severity,
        message: (0,message/* messageOf */.b)({ rule, message: 'default', with: { rule: value.rule, until: value.until ?? '' } }, meta),
        protocolVersions: [],
        pointer: '',
        range,
        source: (0,excerpt/* sourceLine */._J)(text, start, end, lines.start(line), lines.end(line), (0,fingerprint/* lineHashes */.P)(text)(line)),
    };
}

;// CONCATENATED MODULE: ./build/config/per-file.js
/** What the check of one file is told, by the settings and the config file. */


/** Answers for the absolute path of a file. */
function perFile(settings) {
    const { config, profile, whatIf, today } = settings;
    const common = { whatIf, ...(today !== undefined && { today }) };
    if (config === undefined) {
        const alike = { settings: { ...common, profile }, ignores: [] };
        return () => alike;
    }
    const scopes = new Map([...(config.overrides ?? []).map(({ files }) => files), ...(config.ignore ?? []).map(({ value }) => value.files)]
        .filter((files) => files !== undefined)
        .map((files) => [files, (0,discover.matcher)(files, config.folder)]));
    const covers = (files, path) => scopes.get(files)?.(path) ?? true;
    return (path) => {
        const force = inForce(settings, (files) => covers(files, path));
        const rules = Object.fromEntries([...force.rules].map(([rule, { value }]) => [rule, value]));
        const ignores = [...(config.ignore ?? []).entries()].filter(([, { value }]) => covers(value.files, path));
        return {
            settings: { ...common, profile: force.profile.value, rules, ignore: ignores.map(([, { value }]) => value) },
            ignores: ignores.map(([index]) => index),
        };
    };
}

;// CONCATENATED MODULE: ./build/config/print.js





/** What is in force for one file, and who says so, as JSON. `file` is relative to the working directory. */
function printedConfig(settings, file) {
    const { config, given, workingDirectory } = settings;
    const path = (0,external_node_path_.resolve)(workingDirectory, file);
    const covers = (files) => config !== undefined && (0,discover.matcher)(files, config.folder)(path);
    const lines = new read/* Lines */.qo(config?.text ?? '');
    const shown = ({ value, by, at }) => {
        if (at === undefined || config === undefined)
            return { value, by };
        const { line, column } = lines.position(at);
        return { value, by, at: `${config.path}:${line}:${column}` };
    };
    const force = inForce(settings, covers);
    const failOn = decide({
        ...(given?.failOn !== undefined && { [given.by]: given.failOn }),
        config: config?.failOn,
        default: settings.failOn,
    });
    const ignores = (config?.ignore ?? []).filter(({ value }) => value.files === undefined || covers(value.files));
    const document = {
        file,
        config: config?.path ?? null,
        excluded: config?.exclude !== undefined && covers(config.exclude),
        profile: shown(force.profile),
        'fail-on': failOn && shown(failOn),
        rules: Object.fromEntries(catalogue/* ruleIds */.Zl.map((id) => [id, shown(severityOf(id, force))])),
        ignore: ignores.map(({ value: { rule, pointer, reason, until } }) => ({ rule, pointer, reason, until })),
    };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/config/index.js
/**
 * The config file: found, understood to the last key, and applied. flag > input > override > config > rule, and
 * docs/configuration.md says so.
 */









/***/ }),

/***/ 6146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yq: () => (/* reexport */ choice),
  jO: () => (/* reexport */ entries),
  pV: () => (/* reexport */ exactly),
  E4: () => (/* reexport */ ignoreFields),
  p_: () => (/* reexport */ list),
  Ik: () => (/* reexport */ object),
  GS: () => (/* reexport */ placed),
  dv: () => (/* reexport */ ruleKeys),
  "in": () => (/* reexport */ ruleProblem),
  ce: () => (/* reexport */ stopped),
  Qq: () => (/* reexport */ field_text)
});

// UNUSED EXPORTS: date, jsonPointer

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(793);
;// CONCATENATED MODULE: ./build/decode/shown-value.js
const longest = 40;
/** A value for a message: scalars as JSON spells them, collections by their kind. */
function shownValue(node) {
    if (node.type === 'object')
        return 'an object';
    if (node.type === 'array')
        return 'a list';
    if (node.type !== 'string')
        return String(node.value);
    if (node.plain && node.value === '')
        return 'nothing';
    const { value } = node;
    return JSON.stringify(value.length > longest ? `${value.slice(0, longest - 1)}…` : value);
}

;// CONCATENATED MODULE: ./build/decode/field.js
/**
 * What a value of a settings file may be: read from the positioned tree with a complaint at the exact place, and
 * described as JSON Schema for editors. One definition gives both, so they cannot differ.
 */


const guess = (word, known) => {
    const found = (0,nearest/* nearest */.p)(word, known);
    return found === undefined ? '' : `; did you mean "${found}"?`;
};
/** A problem as the end of a message. */
const stopped = (problem) => (/[.?]$/.test(problem) ? problem : `${problem}.`);
const quoted = (words) => words.map((word) => `"${word}"`).join(', ');
const field_text = ({ means, test, schema = {} }) => ({
    schema: { type: 'string', ...schema },
    read: (node, complain) => {
        if (node.type === 'string' && test(node.value))
            return node.value;
        complain(node, `this must be ${means}, not ${shownValue(node)}`);
        return undefined;
    },
});
const choice = (choices) => ({
    schema: { enum: choices },
    read: (node, complain) => {
        const found = choices.find((known) => node.type === 'string' && known === node.value);
        if (found !== undefined)
            return found;
        const hint = node.type === 'string' ? guess(node.value, choices) : '';
        complain(node, `this is one of ${quoted(choices)}, not ${shownValue(node)}${hint}`);
        return undefined;
    },
});
const exactly = (value) => ({
    schema: { const: value },
    read: (node, complain) => {
        if (node.type === 'number' && node.value === value)
            return value;
        complain(node, `this must be ${value}, not ${shownValue(node)}`);
        return undefined;
    },
});
const list = (item) => ({
    schema: { type: 'array', items: item.schema },
    read: (node, complain) => {
        if (node.type === 'array')
            return node.items.flatMap((each) => item.read(each, complain) ?? []);
        complain(node, `this must be a list, not ${shownValue(node)}`);
        return undefined;
    },
});
/** The value with its place. */
const placed = (field) => ({
    schema: field.schema,
    read: (node, complain) => {
        const value = field.read(node, complain);
        return value === undefined ? undefined : { value, start: node.start, end: node.end };
    },
});
/** An object that has these members and no others. */
function object(fields, needed = []) {
    const names = Object.keys(fields);
    return {
        schema: {
            type: 'object',
            additionalProperties: false,
            ...(needed.length > 0 && { required: needed }),
            properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
        },
        read: (node, complain) => {
            if (node.type !== 'object') {
                complain(node, `this must be an object with ${quoted(names)}, not ${shownValue(node)}`);
                return undefined;
            }
            const values = {};
            let isWhole = true;
            for (const { key, keyStart, keyEnd, value } of node.members) {
                const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
                if (field !== undefined)
                    values[key] = field.read(value, complain);
                else {
                    const hint = guess(key, names) || `; known are ${quoted(names)}`;
                    complain({ start: keyStart, end: keyEnd }, `nothing is called "${key}" here${hint}`);
                }
            }
            for (const name of needed) {
                if (!node.has(name))
                    complain({ start: node.start, end: node.start + 1 }, `"${name}" is missing here`);
                isWhole &&= values[name] !== undefined;
            }
            // Every needed member was just seen to be there, and each was read by its own field.
            return isWhole ? values : undefined;
        },
    };
}
/** An object whose keys are data. `check` says what is wrong with a key, if anything. */
const entries = (value, check, keys) => ({
    schema: { type: 'object', propertyNames: keys, additionalProperties: value.schema },
    read: (node, complain) => {
        if (node.type !== 'object') {
            complain(node, `this must be an object, not ${shownValue(node)}`);
            return undefined;
        }
        return node.members.flatMap(({ key, keyStart, keyEnd, value: member }) => {
            const place = { start: keyStart, end: keyEnd };
            const problem = check(key);
            if (problem !== undefined)
                complain(place, problem);
            const read = value.read(member, complain);
            return read === undefined ? [] : [{ key, value: read, ...place }];
        });
    },
});

// EXTERNAL MODULE: ./build/catalogue/index.js + 1 modules
var catalogue = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/catalogue/rule-pattern.js
var rule_pattern = __webpack_require__(5076);
;// CONCATENATED MODULE: ./build/decode/ignore-fields.js
/** The members of an entry that ignores findings, wherever it stands. */



const filled = (means) => field_text({ means, test: (value) => value.trim() !== '', schema: { pattern: '\\S' } });
const jsonPointer = field_text({
    means: 'a JSON Pointer, as in /tools/0/inputSchema',
    test: (value) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(value),
    schema: { pattern: '^(?:/(?:[^~/]|~[01])*)*$' },
});
const isDate = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
const date = field_text({ means: 'a date, as in 2027-03-01', test: isDate, schema: { format: 'date' } });
/** What is wrong with the name of a rule, or a pattern for rules. */
function ruleProblem(pattern) {
    if ((0,rule_pattern/* rulesOf */.fD)(pattern).length > 0)
        return undefined;
    const guess = (0,rule_pattern/* nearestPattern */.VW)(pattern);
    const way = guess === undefined ? 'the command rules lists them all' : `did you mean "${guess}"?`;
    return `no rule is called "${pattern}"; ${way}`;
}
/** For editors: they complete the ids, and take any prefix. */
const ruleKeys = { anyOf: [{ enum: catalogue/* ruleIds */.Zl }, { pattern: '^(?:mcp(?:desc)?\\.(?:[a-z0-9-]+\\.)*)?\\*$' }] };
const ignoreFields = {
    rule: filled('the id of a rule'),
    pointer: jsonPointer,
    reason: filled('a reason'),
    until: date,
};

;// CONCATENATED MODULE: ./build/decode/index.js
/** From the positioned tree to typed settings, for the config file and for what a description says to this tool. */




/***/ }),

/***/ 3179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ hints),
/* harmony export */   Z: () => (/* binding */ complaints)
/* harmony export */ });
/** One sentence for each complaint of the shape tables. A rule's YAML may say it better and then wins. */
const complaints = {
    type: '{subject} must be {expected}, not {value}{hint}.',
    missing: '{object} must have the property "{name}"{hint}.',
    unknown: '"{name}" is not a property of {object}{hint}.',
    value: '{subject} is {value}, but must be {expected}{hint}.',
    pattern: '{subject} is {value}, but must be {expected}.',
    key: 'The name {value} in "{name}" must be {expected}.',
    empty: '{subject} must have at least one entry.',
    blank: '{subject} must not be the empty string.',
    long: '{subject} has {value} entries, but at most {expected} are allowed.',
    range: '{subject} is {value}, but must be {expected}.',
    duplicate: '{value} stands more than once in "{name}".',
    uri: '{subject} is {value}, but must be an absolute URI with a scheme, such as "https://example.com/"{hint}.',
    'exactly-one': '{object} must have exactly one of {expected}, but has {value}.',
    'at-least-one': '{object} must have at least one of {expected}.',
};
/** Property names that come from older drafts and from other formats, with what to write instead. */
const hints = {
    '<<': '; YAML merge keys are not interpreted in this format, so write the members out',
    mcpspec: '; the format version is now "mcpdesc"',
    transport: '; the list of transports is "transports"',
    metadata: '; the identity of the server is "info"',
    lifecycle: '; declare versions in "protocolVersions"',
    _generated: '; put tool output of your own under an x- name',
    protocolVersion: '; the versions of the document stand in "protocolVersions" at its root',
    $ref: '; a shared component is named by "$componentRef"',
    $componentRef: '; only tool schemas, form schemas and named examples can be references',
};


/***/ }),

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


/***/ }),

/***/ 6314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _describe_complaints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3179);
/** Message templates: text with `{holes}`. */

const hole = /\{(\w+)\}/g;
/** The hit's message with its holes filled. A hole that nothing fills is a bug and says so. */
function messageOf(hit, meta) {
    const template = meta.messages[hit.message] ?? _describe_complaints_js__WEBPACK_IMPORTED_MODULE_0__/* .complaints */ .Z[hit.message];
    if (template === undefined)
        throw new Error(`${hit.rule} has no message called ${hit.message}`);
    return template.replace(hole, (_, name) => {
        const value = hit.with[name];
        if (value === undefined)
            throw new Error(`nothing fills {${name}} in ${hit.rule}, ${hit.message}`);
        return value;
    });
}


/***/ }),

/***/ 1244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ stops),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   vL: () => (/* binding */ isFirm),
/* harmony export */   yb: () => (/* binding */ codePoint)
/* harmony export */ });
/* unused harmony export readingRules */
/** What reading a text can find wrong with it, before anyone knows what the document means. */
/** The rules of the rooms before the document: each has its YAML under `rules/serialization/` with `on: reading`. */
const readingRules = [
    'mcpdesc.serialization.encoding.utf-8',
    'mcpdesc.serialization.input.size-limits',
    'mcpdesc.serialization.json.well-formed',
    'mcpdesc.serialization.json.unique-keys',
    'mcpdesc.serialization.number.finite',
    'mcpdesc.serialization.yaml.well-formed',
    'mcpdesc.serialization.yaml.single-document',
    'mcpdesc.serialization.yaml.string-keys',
    'mcpdesc.serialization.yaml.unique-keys',
    'mcpdesc.serialization.yaml.standard-tags',
    'mcpdesc.serialization.yaml.no-aliases',
];
/**
 * Whether a rule of the reader says that there is nothing to check. No setting quiets such a rule, since a file that
 * could not be read must not look checked.
 */
const isFirm = (rule) => rule !== 'mcpdesc.serialization.json.unique-keys' && readingRules.some((known) => known === rule);
/** The two things that a reader may shrug at; every other fault leaves the document without a tree. */
const stops = (fault) => fault.rule !== 'mcpdesc.serialization.json.unique-keys' && fault.message !== 'bom';
/** Thrown where reading cannot go on. Whoever catches it knows where in the document that was. */
class Refusal extends Error {
    constructor(rule, which, start, end, holes = {}) {
        super(which === undefined ? rule : `${rule}: ${which}`);
        this.rule = rule;
        this.which = which;
        this.start = start;
        this.end = end;
        this.with = holes;
    }
    at(pointer) {
        const message = this.which === undefined ? {} : { message: this.which };
        return { rule: this.rule, ...message, with: this.with, start: this.start, end: this.end, pointer };
    }
}
/** A piece of the text for a message: on one line, and clipped, since a fault may cover the whole file. */
function shown(piece, width = 40) {
    const line = piece
        .slice(0, 2 * width)
        .replaceAll(/\s+/g, ' ')
        .trim();
    const characters = [...line];
    return characters.length > width || piece.length > 2 * width ? `${characters.slice(0, width - 1).join('')}…` : line;
}
/** A character by its number, for those that cannot be seen. */
const codePoint = (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;


/***/ }),

/***/ 111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qo: () => (/* reexport */ lines/* Lines */.q),
  MK: () => (/* reexport */ read_limits/* defaultLimits */.MK),
  vL: () => (/* reexport */ fault/* isFirm */.vL),
  Wn: () => (/* reexport */ tree/* pointer */.Wn),
  xH: () => (/* reexport */ tree/* pointerTo */.xH),
  iA: () => (/* reexport */ prepare),
  LF: () => (/* binding */ read),
  jW: () => (/* reexport */ withReaders)
});

// UNUSED EXPORTS: ArrayNode, BooleanNode, NullNode, NumberNode, ObjectNode, StringNode, holder, readingRules, supply, toValue, token

// EXTERNAL MODULE: ./build/read/fault.js
var fault = __webpack_require__(1244);
;// CONCATENATED MODULE: ./build/read/utf-8.js
/** What may follow a lead byte: how many bytes, and the range of the first of them (Unicode 17.0, table 3-7). */
const sequences = [
    { from: 0x00, to: 0x7f, length: 1, low: 0x80, high: 0xbf },
    { from: 0xc2, to: 0xdf, length: 2, low: 0x80, high: 0xbf },
    { from: 0xe0, to: 0xe0, length: 3, low: 0xa0, high: 0xbf },
    { from: 0xe1, to: 0xec, length: 3, low: 0x80, high: 0xbf },
    { from: 0xed, to: 0xed, length: 3, low: 0x80, high: 0x9f },
    { from: 0xee, to: 0xef, length: 3, low: 0x80, high: 0xbf },
    { from: 0xf0, to: 0xf0, length: 4, low: 0x90, high: 0xbf },
    { from: 0xf1, to: 0xf3, length: 4, low: 0x80, high: 0xbf },
    { from: 0xf4, to: 0xf4, length: 4, low: 0x80, high: 0x8f },
];
/** Offset of the first byte that starts no well-formed sequence, or the length where all is well. Decoders do not tell. */
function invalidUtf8(bytes) {
    let at = 0;
    while (at < bytes.length) {
        const lead = bytes[at] ?? 0;
        const sequence = sequences.find(({ from, to }) => lead >= from && lead <= to);
        if (sequence === undefined)
            return at;
        for (let next = 1; next < sequence.length; next += 1) {
            const byte = bytes[at + next] ?? -1;
            const low = next === 1 ? sequence.low : 0x80;
            const high = next === 1 ? sequence.high : 0xbf;
            if (byte < low || byte > high)
                return at;
        }
        at += sequence.length;
    }
    return at;
}

;// CONCATENATED MODULE: ./build/read/decode.js
/** Bytes → text. Uses nothing but what browsers have, too. */


const rule = 'mcpdesc.serialization.encoding.utf-8';
/** How the other encodings of Unicode begin: with a byte-order mark, or, as the first characters are ASCII, with zeros. The longer marks come first. */
const foreign = [
    ['UTF-32', [0xff, 0xfe, 0, 0]],
    ['UTF-32', [0, 0, 0xfe, 0xff]],
    ['UTF-16', [0xff, 0xfe]],
    ['UTF-16', [0xfe, 0xff]],
    ['UTF-32', ['any', 0, 0, 0]],
    ['UTF-32', [0, 0, 0, 'any']],
    ['UTF-16', ['any', 0, 'any', 0]],
    ['UTF-16', [0, 'any', 0, 'any']],
];
const begins = (bytes, start) => bytes.length >= start.length &&
    start.every((byte, index) => (byte === 'any' ? bytes[index] !== 0 : bytes[index] === byte));
/** The text with its byte-order mark, if it has one, so that offsets count from the very start of the file. */
function decode(bytes) {
    const encoding = foreign.find(([, start]) => begins(bytes, start));
    if (encoding !== undefined)
        throw new fault/* Refusal */.P_(rule, 'foreign', 0, 0, { encoding: encoding[0] });
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
    }
    if (bytes.includes(0))
        throw new fault/* Refusal */.P_(rule, 'binary', 0, 0);
    const offset = invalidUtf8(bytes);
    const before = lossy(bytes.subarray(0, offset));
    throw new fault/* Refusal */.P_(rule, 'invalid', before.length, before.length + 1, {
        byte: `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
        offset: String(offset),
        line: String(before.split(/\r\n?|\n/).length),
    });
}
/** The text with a replacement character for whatever is not UTF-8: good enough to show the place. */
function lossy(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

;// CONCATENATED MODULE: ./build/read/format.js
/** JSON or YAML. */
const extensions = [
    ['.json', 'json'],
    ['.yaml', 'yaml'],
    ['.yml', 'yaml'],
];
/** What the name of a file says about it, if it says anything. */
const named = (path) => extensions.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
/**
 * The name decides; a `.json` file is never taken for YAML. A file named otherwise, which only somebody who named it
 * outright can ask for, is JSON when it begins as JSON objects and arrays do.
 */
const formatOf = (path, text) => named(path) ?? (/^\uFEFF?[ \t\r\n]*[{[]/.test(text) ? 'json' : 'yaml');

;// CONCATENATED MODULE: ./build/read/json-token.js
/** Strings, numbers and words of JSON. */

const json_token_rule = 'mcpdesc.serialization.json.well-formed';
const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** Everything up to where a token could end: what somebody meant as one value. */
const word = /[^\s,:[\]{}"'/#]*/y;
function wordAt(text, start) {
    word.lastIndex = start;
    return word.exec(text)?.[0] ?? '';
}
/** The value of a number token; one that JavaScript cannot hold is a fault, and the rest of the text is still read. */
function numberOf(literal, start, pointer, faults) {
    const value = Number(literal);
    if (!Number.isFinite(value)) {
        faults.push({
            rule: 'mcpdesc.serialization.number.finite',
            message: 'overflow',
            with: { value: (0,fault/* shown */.SP)(literal) },
            start,
            end: start + literal.length,
            pointer,
        });
    }
    return value;
}
/** Characters that stand for themselves in a string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the grammar forbids exactly these
const literal = /[^"\\\u0000-\u001F]*/y;
const escapes = {
    '"': '"',
    '\\': '\\',
    '/': '/',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
};
const isLineBreak = (character) => character === '\n' || character === '\r';
/** The string whose opening quote is at `start`. Lone surrogates are strings, too: the grammar allows them. */
function scanString(text, start) {
    let value = '';
    let at = start + 1;
    for (;;) {
        literal.lastIndex = at;
        const run = literal.exec(text)?.[0] ?? '';
        value += run;
        at += run.length;
        const character = text[at];
        if (character === '"')
            return { value, end: at + 1 };
        if (character === undefined ||
            isLineBreak(character) ||
            (character === '\\' && isLineBreak(text[at + 1] ?? '\n'))) {
            throw new fault/* Refusal */.P_(json_token_rule, 'unterminated-string', start, at);
        }
        if (character !== '\\') {
            throw new fault/* Refusal */.P_(json_token_rule, 'control-character', at, at + 1, { character: (0,fault/* codePoint */.yb)(character) });
        }
        const sequence = scanEscape(text, at);
        value += sequence.value;
        at = sequence.end;
    }
}
function scanEscape(text, start) {
    const letter = String.fromCodePoint(text.codePointAt(start + 1) ?? 0);
    const value = escapes[letter];
    if (value !== undefined)
        return { value, end: start + 2 };
    if (letter !== 'u') {
        const end = Math.min(start + 1 + letter.length, text.length);
        throw new fault/* Refusal */.P_(json_token_rule, 'bad-escape', start, end, { escape: (0,fault/* shown */.SP)(text.slice(start, end)) });
    }
    const digits = /^[0-9a-fA-F]*/.exec(text.slice(start + 2, start + 6))?.[0] ?? '';
    const end = start + 2 + digits.length;
    if (digits.length < 4)
        throw new fault/* Refusal */.P_(json_token_rule, 'bad-unicode-escape', start, end, { escape: text.slice(start, end) });
    return { value: String.fromCharCode(Number.parseInt(digits, 16)), end };
}

;// CONCATENATED MODULE: ./build/read/json-problem.js
/** What somebody meant who wrote something that JSON does not allow at this place. */


/** Words in the place of a value, by what is wrong with them. The first that fits wins. */
const words = [
    [/^[+-]?(?:nan|inf|infinity)$/i, 'not-a-number'],
    [/^\+/, 'plus-sign'],
    [/^-?0[0-9]/, 'leading-zero'],
    [/^-?0[xob]/i, 'not-decimal'],
    [/^-?\./, 'bare-point'],
    [/^-?[0-9]+\.(?:[eE]|$)/, 'bare-point'],
    [/^-?[0-9]+(?:\.[0-9]+)?[eE]?[+-]?$/, 'unfinished-number'],
    [/^-$/, 'unfinished-number'],
    [/^(?:true|false|null)$/i, 'capitals'],
];
const lineEnd = (text, at) => {
    const found = text.slice(at).search(/[\r\n]/);
    return found === -1 ? text.length : at + found;
};
function misplaced(text, at, place) {
    const refuse = (which, end, holes = {}) => new fault/* Refusal */.P_('mcpdesc.serialization.json.well-formed', which, at, end, {
        found: (0,fault/* shown */.SP)(text.slice(at, end)),
        ...holes,
    });
    const comment = commentEnd(text, at);
    if (comment !== undefined)
        return refuse('comment', comment);
    if (place === 'end')
        return refuse('after-value', lineEnd(text, at));
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (character === "'" && place !== 'colon')
        return refuse('single-quotes', quotedEnd(text, at, character));
    const word = wordAt(text, at);
    const end = at + (word.length || character.length);
    switch (place) {
        case 'colon':
            return refuse('missing-colon', end);
        case 'key':
            return word === '' ? unexpected(character, refuse, end, 'a key in double quotes') : refuse('unquoted-key', end);
        case 'value':
            if (',:]}'.includes(character))
                return refuse('missing-value', end);
            if (word === '')
                return unexpected(character, refuse, end, 'a value');
            return refuse(words.find(([form]) => form.test(word))?.[1] ?? 'unquoted-string', end);
        case 'comma':
            if (character === '}' || character === ']')
                return refuse('wrong-bracket', end);
            if (word === '' && !'"{['.includes(character))
                return unexpected(character, refuse, end, 'a comma or a closing bracket');
            return refuse('missing-comma', character === '"' ? quotedEnd(text, at, character) : end);
    }
}
function unexpected(character, refuse, end, expected) {
    const found = /[\p{C}\p{Z}]/u.test(character) ? (0,fault/* codePoint */.yb)(character) : `"${character}"`;
    return refuse('unexpected', end, { found, expected });
}
function commentEnd(text, at) {
    if (text.startsWith('//', at) || text[at] === '#')
        return lineEnd(text, at);
    if (!text.startsWith('/*', at))
        return undefined;
    const close = text.indexOf('*/', at + 2);
    return close === -1 ? text.length : close + 2;
}
/** Past the next such quote on the same line, or the end of the line. */
function quotedEnd(text, at, quote) {
    const end = lineEnd(text, at);
    const close = text.indexOf(quote, at + 1);
    return close === -1 || close >= end ? end : close + 1;
}

// EXTERNAL MODULE: ./build/read/limits.js
var read_limits = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/read/lines.js
var lines = __webpack_require__(9867);
// EXTERNAL MODULE: ./build/read/tree.js
var tree = __webpack_require__(8790);
;// CONCATENATED MODULE: ./build/read/json.js
/**
 * JSON (RFC 8259, to the letter) → tree. A loop instead of recursion, so no nesting can exhaust the stack. After the
 * first syntax error there is nothing sure left to say, and the reader stops.
 */






function readJson(text, limits) {
    return new JsonReader(text, limits).read();
}
const closing = { object: '}', array: ']' };
class JsonReader {
    #text;
    #budget;
    #faults = [];
    #at = 0;
    #lines;
    /** The innermost collection that is not closed yet. */
    #open;
    #depth = 0;
    /** A value has begun that is not in the tree yet. */
    #begun = false;
    /** The key whose value comes next. */
    #key;
    constructor(text, limits) {
        this.#text = text;
        this.#budget = new read_limits/* Budget */.__(limits);
    }
    read() {
        try {
            return { tree: this.#document(), faults: this.#faults };
        }
        catch (error) {
            if (!(error instanceof fault/* Refusal */.P_))
                throw error;
            return { tree: undefined, faults: [...this.#faults, error.at(this.#where())] };
        }
    }
    #document() {
        if (this.#text.startsWith('\uFEFF')) {
            this.#faults.push({
                rule: 'mcpdesc.serialization.encoding.utf-8',
                message: 'bom',
                with: {},
                start: 0,
                end: 1,
                pointer: '',
            });
            this.#at = 1;
        }
        this.#skipBlanks();
        if (this.#at === this.#text.length) {
            throw new fault/* Refusal */.P_('mcpdesc.serialization.json.well-formed', 'empty', this.#at, this.#at);
        }
        const root = this.#value();
        while (this.#open !== undefined) {
            if (this.#toNextValue(this.#open))
                this.#value();
        }
        this.#skipBlanks();
        if (this.#at < this.#text.length)
            throw this.#misplaced('end');
        return root;
    }
    /** Reads a scalar, or opens a collection, and places it in the open one. */
    #value() {
        const start = this.#at;
        this.#begun = true;
        this.#budget.value(this.#depth, start, start + 1);
        const node = this.#collection() ?? this.#scalar();
        const key = this.#key;
        if (this.#open?.type === 'array') {
            this.#budget.entries(this.#open.items.length + 1, start, node.end);
            this.#open.add(node);
        }
        else if (this.#open?.type === 'object' && key !== undefined) {
            this.#open.add({ key: key.name, keyStart: key.start, keyEnd: key.end, value: node });
            this.#key = undefined;
        }
        this.#begun = false;
        if (node.type === 'object' || node.type === 'array') {
            this.#open = node;
            this.#depth += 1;
        }
        return node;
    }
    #collection() {
        const start = this.#at;
        const bracket = this.#text[start];
        if (bracket !== '{' && bracket !== '[')
            return undefined;
        this.#at += 1;
        return bracket === '{' ? new tree/* ObjectNode */.Kv(start, this.#at) : new tree/* ArrayNode */._7(start, this.#at);
    }
    #scalar() {
        const start = this.#at;
        if (this.#text[start] === '"') {
            const { value, end } = this.#string();
            return new tree/* StringNode */.k7(start, end, value);
        }
        const word = wordAt(this.#text, start);
        this.#budget.characters(word.length, start, start + word.length);
        const end = start + word.length;
        this.#at = end;
        if (word === 'true' || word === 'false')
            return new tree/* BooleanNode */.p1(start, end, word === 'true');
        if (word === 'null')
            return new tree/* NullNode */.CU(start, end);
        if (jsonNumber.test(word)) {
            return new tree/* NumberNode */.Cu(start, end, numberOf(word, start, this.#where(), this.#faults));
        }
        this.#at = start;
        throw this.#misplaced('value');
    }
    #string() {
        const start = this.#at;
        const scanned = scanString(this.#text, start);
        this.#budget.characters(scanned.value.length, start, scanned.end);
        this.#at = scanned.end;
        return scanned;
    }
    /** After a bracket or a value: goes to where the next value of the open collection starts, or closes it. */
    #toNextValue(open) {
        const empty = open.type === 'object' ? open.members.length === 0 : open.items.length === 0;
        this.#skipBlanks();
        if (this.#text[this.#at] === closing[open.type]) {
            this.#at += 1;
            open.end = this.#at;
            this.#open = open.parent;
            this.#depth -= 1;
            return false;
        }
        if (!empty)
            this.#comma();
        if (open.type === 'object')
            this.#memberKey(open);
        return true;
    }
    #comma() {
        const comma = this.#at;
        if (this.#text[comma] !== ',')
            throw this.#misplaced('comma');
        this.#at += 1;
        this.#skipBlanks();
        const next = this.#text[this.#at];
        if (next === '}' || next === ']') {
            throw new fault/* Refusal */.P_('mcpdesc.serialization.json.well-formed', 'trailing-comma', comma, comma + 1);
        }
    }
    #memberKey(object) {
        const start = this.#at;
        if (this.#text[start] !== '"')
            throw this.#misplaced('key');
        const { value: name, end } = this.#string();
        this.#budget.entries(object.members.length + 1, start, end);
        this.#key = { name, start, end };
        const earlier = object.member(name);
        if (earlier !== undefined) {
            this.#faults.push({
                rule: 'mcpdesc.serialization.json.unique-keys',
                with: { key: (0,fault/* shown */.SP)(name), line: this.#line(earlier.keyStart) },
                start,
                end,
                pointer: this.#where(),
            });
        }
        this.#skipBlanks();
        if (this.#text[this.#at] !== ':')
            throw this.#misplaced('colon');
        this.#at += 1;
        this.#skipBlanks();
    }
    #skipBlanks() {
        for (;;) {
            const character = this.#text.charCodeAt(this.#at);
            if (character !== 0x20 && character !== 0x0a && character !== 0x0d && character !== 0x09)
                return;
            this.#at += 1;
        }
    }
    #misplaced(place) {
        const open = this.#open;
        if (this.#at < this.#text.length || open === undefined)
            return misplaced(this.#text, this.#at, place);
        const holes = { collection: open.type, line: this.#line(open.start) };
        return new fault/* Refusal */.P_('mcpdesc.serialization.json.well-formed', 'truncated', this.#at, this.#at, holes);
    }
    #line(offset) {
        this.#lines ??= new lines/* Lines */.q(this.#text);
        return String(this.#lines.position(offset).line);
    }
    /** The value that is being read, or the collection where none has begun. */
    #where() {
        if (this.#open === undefined)
            return '';
        if (this.#key !== undefined)
            return (0,tree/* pointerTo */.xH)(this.#open, this.#key.name);
        if (this.#begun && this.#open.type === 'array')
            return (0,tree/* pointerTo */.xH)(this.#open, this.#open.items.length);
        return (0,tree/* pointer */.Wn)(this.#open);
    }
}

;// CONCATENATED MODULE: ./build/read/readers.js
/**
 * The readers of YAML, loaded when a text needs them. Loading takes longer than most files take to check, and reading
 * itself is synchronous.
 */

/** `fast` understands most files; `full` every file, and what is wrong with it. */
const loaded = {};
/** Thrown where a reader is needed that is not there yet. */
class NotLoaded extends Error {
    constructor(reader) {
        super('The YAML reader is not loaded: await prepare(paths) before reading, or read in withReaders.');
        this.reader = reader;
    }
}
async function load(reader) {
    if (reader === 'fast')
        loaded.fast ??= await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(647)]).then(__webpack_require__.bind(__webpack_require__, 1647));
    else
        loaded.full ??= await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 6483));
}
/** For programs that have the readers anyway and wait for nothing. */
function supply(readers) {
    Object.assign(loaded, readers);
}
/** Loads whatever may be needed to read files of these names, so that every `read` of them works at once. */
async function prepare(paths) {
    for (const path of paths) {
        if (named(path) === 'json')
            continue;
        await Promise.all([load('fast'), load('full')]);
        return;
    }
}
/** What the work answers, which is started again where a reader was missing; it must do nothing but compute. */
async function withReaders(work) {
    for (;;) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof NotLoaded))
                throw error;
            await load(error.reader);
        }
    }
}
function readYaml(text, limits) {
    const { fast, full } = loaded;
    if (fast === undefined)
        throw new NotLoaded('fast');
    const understood = fast.readEvents(text, limits);
    if (understood !== undefined)
        return understood;
    if (full === undefined)
        throw new NotLoaded('full');
    return full.readYaml(text, limits);
}

;// CONCATENATED MODULE: ./build/read/index.js
/**
 * Text → a tree whose every node knows its place, JSON and YAML alike, and what is wrong with the text as such.
 * Does not know what MCP is, and touches no disk: whoever calls has the bytes.
 */











/**
 * Same bytes and limits, same answer. For anything but `.json`, `prepare` must have been awaited once before, or the
 * call lies in `withReaders`.
 */
function read(source, limits = read_limits/* defaultLimits */.MK) {
    const { path, bytes } = source;
    let text;
    try {
        if (bytes.length > limits.bytes)
            throw (0,read_limits/* exceeded */.GI)('bytes', limits, 0, 0);
        text = decode(bytes);
    }
    catch (error) {
        if (!(error instanceof fault/* Refusal */.P_))
            throw error;
        return {
            text: error.which === 'invalid' ? lossy(bytes) : '',
            tree: undefined,
            faults: [error.at('')],
            comments: [],
        };
    }
    const understand = formatOf(path, text) === 'json' ? readJson : readYaml;
    const { tree, faults, comments = [] } = understand(text, limits);
    const ordered = faults.toSorted((a, b) => a.start - b.start);
    return { text, tree: ordered.some(fault/* stops */.Gb) ? undefined : tree, faults: ordered, comments };
}


/***/ }),

/***/ 2294:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ exceeded),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   __: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1244);
/**
 * How much of a text we are willing to read. The format asks every implementation to set limits and names none; a
 * file that meets one of these is refused with a message that says so.
 */

/** The same numbers as the format's reference validator, so that a file which one of the two reads is read by both. */
const defaultLimits = {
    bytes: 5 * 1024 * 1024,
    depth: 100,
    values: 100_000,
    characters: 1024 * 1024,
    entries: 100_000,
};
/** Refuses the range because of that limit. */
function exceeded(limit, limits, start, end) {
    const number = limits[limit].toLocaleString('en-US');
    return new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_('mcpdesc.serialization.input.size-limits', limit, start, end, { limit: number });
}
/** What is left of the limits while one text is read. */
class Budget {
    #values = 0;
    constructor(limits) {
        this.limits = limits;
    }
    value(depth, start, end) {
        if (depth > this.limits.depth)
            throw exceeded('depth', this.limits, start, end);
        this.#values += 1;
        if (this.#values > this.limits.values)
            throw exceeded('values', this.limits, start, end);
    }
    characters(length, start, end) {
        if (length > this.limits.characters)
            throw exceeded('characters', this.limits, start, end);
    }
    entries(count, start, end) {
        if (count > this.limits.entries)
            throw exceeded('entries', this.limits, start, end);
    }
}


/***/ }),

/***/ 9867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
const lineFeed = 10;
const carriageReturn = 13;
/** The lines of a text. A line ends with `\n`, `\r\n` or a lone `\r`, in JSON and in YAML alike. */
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let at = 0; at < text.length; at += 1) {
            const unit = text.charCodeAt(at);
            if (unit !== lineFeed && unit !== carriageReturn)
                continue;
            if (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed)
                at += 1;
            this.#starts.push(at + 1);
        }
    }
    get count() {
        return this.#starts.length;
    }
    /** An offset outside the text is taken for the nearest one inside. */
    position(offset) {
        const inside = Math.min(Math.max(offset, 0), this.#text.length);
        let line = 1;
        let after = this.#starts.length + 1;
        while (after - line > 1) {
            const middle = (line + after) >> 1;
            if (this.start(middle) <= inside)
                line = middle;
            else
                after = middle;
        }
        return { line, column: inside - this.start(line) + 1, offset: inside };
    }
    range(start, end) {
        return { start: this.position(start), end: this.position(end) };
    }
    /** Offset of the first character of a line; lines count from 1. */
    start(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    /** Offset past the last character of a line, its line break left out. */
    end(line) {
        let end = this.start(line + 1);
        if (line >= this.count)
            return end;
        if (this.#text[end - 1] === '\n')
            end -= 1;
        else
            return end - 1;
        return this.#text[end - 1] === '\r' && end > this.start(line) ? end - 1 : end;
    }
    /** A line without its line break. */
    text(line) {
        return this.#text.slice(this.start(line), this.end(line));
    }
}


/***/ }),

/***/ 8790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ toValue),
/* harmony export */   CU: () => (/* binding */ NullNode),
/* harmony export */   Cu: () => (/* binding */ NumberNode),
/* harmony export */   Kv: () => (/* binding */ ObjectNode),
/* harmony export */   Lm: () => (/* binding */ holder),
/* harmony export */   Sh: () => (/* binding */ token),
/* harmony export */   Wn: () => (/* binding */ pointer),
/* harmony export */   _7: () => (/* binding */ ArrayNode),
/* harmony export */   k7: () => (/* binding */ StringNode),
/* harmony export */   p1: () => (/* binding */ BooleanNode),
/* harmony export */   xH: () => (/* binding */ pointerTo)
/* harmony export */ });
/**
 * The positioned tree that JSON and YAML both become. Every node knows its range in the text and its place in the
 * document, so whoever holds a node can report it. Offsets count UTF-16 code units from the start of the decoded
 * text (a byte-order mark counts), ends are exclusive.
 */
class Placed {
    constructor(start, end) {
        /** The collection that holds this node; undefined for the root. */
        this.parent = undefined;
        /** Member name or index in the parent; the empty string for the root. */
        this.key = '';
        this.start = start;
        this.end = end;
    }
}
/** Past this many members a linear search is slower than an index. */
const indexed = 8;
class ObjectNode extends Placed {
    constructor() {
        super(...arguments);
        this.type = 'object';
        /** In document order; duplicate keys are all kept. */
        this.members = [];
    }
    #index;
    add(member) {
        member.value.parent = this;
        member.value.key = member.key;
        this.members.push(member);
        this.#index?.set(member.key, member);
    }
    /** The member of that name, the last one where a name is repeated. Prototype names are ordinary names. */
    member(name) {
        if (this.members.length <= indexed) {
            for (let at = this.members.length - 1; at >= 0; at -= 1) {
                if (this.members[at]?.key === name)
                    return this.members[at];
            }
            return undefined;
        }
        this.#index ??= new Map(this.members.map((member) => [member.key, member]));
        return this.#index.get(name);
    }
    get(name) {
        return this.member(name)?.value;
    }
    has(name) {
        return this.member(name) !== undefined;
    }
}
class ArrayNode extends Placed {
    constructor() {
        super(...arguments);
        this.type = 'array';
        this.items = [];
    }
    add(item) {
        item.parent = this;
        item.key = this.items.length;
        this.items.push(item);
    }
}
class StringNode extends Placed {
    constructor(start, end, value, plain = false) {
        super(start, end);
        this.type = 'string';
        this.value = value;
        this.plain = plain;
    }
}
class NumberNode extends Placed {
    constructor(start, end, value) {
        super(start, end);
        this.type = 'number';
        this.value = value;
    }
}
class BooleanNode extends Placed {
    constructor(start, end, value) {
        super(start, end);
        this.type = 'boolean';
        this.value = value;
    }
}
class NullNode extends Placed {
    constructor() {
        super(...arguments);
        this.type = 'null';
        this.value = null;
    }
}
/** JSON Pointer (RFC 6901) of a node. */
function pointer(node) {
    const tokens = [];
    for (let at = node; at?.parent !== undefined; at = at.parent) {
        tokens.push(token(at.key));
    }
    return tokens.reverse().join('');
}
/** JSON Pointer of what a collection holds under that key; without a collection, of the root. */
function pointerTo(parent, key) {
    return parent === undefined ? '' : pointer(parent) + token(key);
}
/** One reference token of a JSON Pointer with its slash, escaped. */
function token(key) {
    return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The member under which an object holds this node; undefined for the root and for array items. */
function holder(node) {
    const { parent, key } = node;
    if (parent?.type !== 'object')
        return undefined;
    const last = parent.member(String(key));
    // Of a repeated name, the index knows only the last member.
    return last?.value === node ? last : parent.members.find((member) => member.value === node);
}
/** The plain value, for engines that know no positions. Objects have no prototype, so `__proto__` is an ordinary key. */
function toValue(node) {
    switch (node.type) {
        case 'object': {
            const value = Object.create(null);
            for (const member of node.members)
                value[member.key] = toValue(member.value);
            return value;
        }
        case 'array':
            return node.items.map(toValue);
        default:
            return node.value;
    }
}


/***/ }),

/***/ 8423:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   _J: () => (/* binding */ sourceLine),
/* harmony export */   ul: () => (/* binding */ markedText)
/* harmony export */ });
/** The source line of a finding, short enough to show whole. */
/** Enough for any line that a person wrote; a minified document keeps a window. */
const longest = 240;
const ellipsis = '…';
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/** The nearest place at or before this one that does not lie inside a surrogate pair. */
const wholeCharacter = (text, at) => at > 0 && at < text.length && isLowSurrogate(text.charCodeAt(at)) ? at - 1 : at;
/**
 * A window of a marked line, at most `room` units wide, a third of it before the mark. What is cut is an ellipsis;
 * the mark ends with the window.
 */
function clip({ excerpt, caret, length }, room) {
    if (excerpt.length <= room)
        return { excerpt, caret, length };
    const inner = room - 2 * ellipsis.length;
    const wish = Math.min(caret - Math.floor(inner / 3), excerpt.length - inner);
    const from = wholeCharacter(excerpt, Math.max(0, wish));
    const to = wholeCharacter(excerpt, Math.min(excerpt.length, from + inner));
    const before = from > 0 ? ellipsis : '';
    const after = to < excerpt.length ? ellipsis : '';
    return {
        excerpt: before + excerpt.slice(from, to) + after,
        caret: before.length + caret - from,
        length: Math.max(1, Math.min(length, to - caret)),
    };
}
/**
 * The line from `lineStart` to `lineEnd` (its line break not included) with the part marked that the range from
 * `start` to `end` covers. A range at the very end of the line, as of an empty file, gets a blank to stand on.
 */
function sourceLine(text, start, end, lineStart, lineEnd, hash) {
    const line = text.slice(lineStart, lineEnd);
    const caret = Math.min(start, lineEnd) - lineStart;
    const length = Math.max(1, Math.min(end, lineEnd) - start);
    return { ...clip({ excerpt: caret < line.length ? line : `${line} `, caret, length }, longest), hash };
}
/** So much of what is marked tells it from other things, and a finding may mark a whole document. */
const telling = 1000;
/** What a range covers, white space apart; of a long one its length, beginning and end. */
function markedText(text, start, end) {
    const marked = end - start <= 2 * telling
        ? text.slice(start, end)
        : `${end - start} ${text.slice(start, start + telling)} ${text.slice(end - telling, end)}`;
    return marked.replaceAll(/\s+/g, ' ');
}


/***/ }),

/***/ 7078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ lineHashes)
/* harmony export */ });
/**
 * `primaryLocationLineHash`, by which code scanning knows an alert again after lines have moved: for each line, the
 * hash of the hundred characters that follow its start, white space left out and line breaks made equal, and how often
 * that hash has occurred so far. GitHub's upload action computes the same and complains about any other value.
 */
const block = 100;
const factor = 37;
const word = 2 ** 32;
const lineFeed = 10;
const endOfText = 65535;
/** 37^100 modulo 2^64: what the oldest character of a block weighs by the time it leaves. */
const leaving = weight();
function weight() {
    let power = 1n;
    for (let count = 0; count < block; count += 1)
        power = BigInt.asUintN(64, power * BigInt(factor));
    return { high: Number(power >> 32n), low: Number(power & 0xffffffffn) };
}
function keep(text) {
    const units = new Uint16Array(text.length + 1 + block);
    const lines = [];
    let size = 0;
    let atLineStart = true;
    const put = (unit) => {
        if (atLineStart)
            lines.push(size);
        units[size] = unit;
        size += 1;
        atLineStart = unit === lineFeed;
    };
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charCodeAt(at);
        if (character === 0x20 || character === 0x09)
            continue;
        if (character === 0x0d) {
            put(lineFeed);
            if (text.charCodeAt(at + 1) === lineFeed)
                at += 1;
        }
        else {
            put(character);
        }
    }
    put(endOfText);
    return { units: units.subarray(0, size + block), lines: Uint32Array.from(lines) };
}
/**
 * The 64-bit hash of each line, in two halves: no BigInt per character. Products stay below 2^53, so they are exact,
 * and so is the division of a multiple of 2^32.
 */
function roll({ units, lines }) {
    const hashes = { high: new Uint32Array(lines.length), low: new Uint32Array(lines.length) };
    let high = 0;
    let low = 0;
    let line = 0;
    for (let at = 0; line < lines.length; at += 1) {
        const gone = at < block ? 0 : (units[at - block] ?? 0);
        const lost = gone * leaving.low;
        const lostLow = lost >>> 0;
        const sum = low * factor + (units[at] ?? 0) - lostLow;
        low = sum >>> 0;
        const carry = (sum - low - (lost - lostLow)) / word;
        high = (Math.imul(high, factor) - Math.imul(gone, leaving.high) + carry) >>> 0;
        if (at - block + 1 === lines[line]) {
            hashes.high[line] = high;
            hashes.low[line] = low;
            line += 1;
        }
    }
    return hashes;
}
const hexadecimal = ({ high, low }, line) => {
    const [upper = 0, lower = 0] = [high[line], low[line]];
    return upper === 0 ? lower.toString(16) : upper.toString(16) + lower.toString(16).padStart(8, '0');
};
/** How often the hash of each line has occurred up to it. */
function occurrences(hashes) {
    const seen = new Map();
    return hashes.low.map((low, line) => {
        const high = hashes.high[line] ?? 0;
        const key = String.fromCharCode(high >>> 16, high & 0xffff, low >>> 16, low & 0xffff);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return count;
    });
}
/** The hash of each line, counted from 1; all computed when the first is asked for. Past the end, that of the last line. */
function lineHashes(text) {
    let known;
    return (line) => {
        if (known === undefined) {
            const hashes = roll(keep(text));
            known = { hashes, counts: occurrences(hashes) };
        }
        const { hashes, counts } = known;
        const index = Math.min(line, counts.length) - 1;
        return `${hexadecimal(hashes, index)}:${counts[index]}`;
    };
}


/***/ }),

/***/ 657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/** Text from a document, made safe to show: nothing in it moves the cursor, hides, or turns the reading direction. */
/**
 * Controls (C0, DEL, C1), blanks that look like others or like nothing, marks and overrides of direction, separators that some readers take for line breaks,
 * the byte-order mark, and surrogates without their other half, which no encoding can carry.
 */
const unprintable = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
/[\u0000-\u001f\u007f-\u009f\u00a0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/gu;
/** Every character that cannot be shown as itself becomes `\u{…}`. */
const printable = (text) => text.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
/** A message or title: line breaks and tabs are mere spacing there. */
const oneLine = (text) => printable(text.replace(/[\t\r\n]+/g, ' '));


/***/ })

};
;