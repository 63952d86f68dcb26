// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/nearest.ts
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
		if (least >= limit) return limit;
		[before, above] = [above, line];
	}
	return above[right.length] ?? limit;
}
/** How many letters two words begin with alike; the first edit comes behind them. */
function beginning$1(left, right) {
	let common = 0;
	while (common < left.length && left[common] === right[common]) common++;
	return common;
}
/** Longer words are not typing errors of anything, and would cost time: the table is quadratic. */
var longest$5 = 100;
/** So many words are compared at most, since a document can be wrong about as many names as it has. */
var most$2 = 200;
/**
* The candidate with the fewest edits, if these are at most a quarter of the word, or one in a short word; the first
* of equals. Case costs nothing, so that `JSON` finds `json`. Of one or two letters anything is one edit away.
*/
function nearest$1(word, candidates) {
	if (word.length > longest$5) return void 0;
	const sought = word.toLowerCase();
	let best;
	let fewest = word.length < 3 ? 1 : Math.max(1, Math.floor(word.length / 4)) + 1;
	let compared = 0;
	for (const candidate of candidates) {
		if (++compared > most$2) break;
		if (Math.abs(candidate.length - word.length) >= fewest) continue;
		const known = candidate.toLowerCase();
		const common = beginning$1(sought, known);
		const edits = distance(sought.slice(common), known.slice(common), fewest);
		if (edits < fewest) [best, fewest] = [candidate, edits];
	}
	return best;
}
// src/catalogue/catalogue.generated.ts
var catalogue = {
	"mcp.capabilities.completions.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05"]
		}],
		"messages": { "default": "\"{name}\" is a server capability since MCP 2025-03-26; declare it in a Capabilities object of its own, without 2024-11-05." }
	},
	"mcp.capabilities.experimental.object-values": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "extra",
		"on": "shape",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "The experimental capability \"{name}\" must be an object, not {value}; write an empty one where there is nothing to say." }
	},
	"mcp.capabilities.extensions.pre-standard": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "warning",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": { "default": "\"{name}\" is a part of MCP since 2026-07-28 only; clients of earlier versions may never look at it." }
	},
	"mcp.capabilities.logging.deprecated": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "warning",
			"protocols": ["2026-07-28"]
		}],
		"messages": { "default": "\"{name}\" is deprecated since MCP 2026-07-28; stop relying on it, and leave it out for this version once no client needs it." }
	},
	"mcp.capabilities.tasks.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2026-07-28"
			]
		}],
		"messages": { "default": "\"{name}\" is a server capability in MCP 2025-11-25 alone; scope it to that version (since 2026-07-28, tasks are the extension \"io.modelcontextprotocol/tasks\")." }
	},
	"mcp.client-requirements.capability.deprecated": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [
			{
				"severity": "warning",
				"protocols": ["2026-07-28"],
				"message": "roots"
			},
			{
				"severity": "warning",
				"protocols": ["2026-07-28"],
				"message": "sampling"
			},
			{
				"severity": "warning",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "context"
			}
		],
		"messages": {
			"roots": "\"{name}\" is deprecated since MCP 2026-07-28; take the folders as arguments or from the configuration of the server.",
			"sampling": "\"{name}\" is deprecated since MCP 2026-07-28; let the server call a model of its own.",
			"context": "\"sampling.{name}\" is deprecated since MCP 2025-11-25; put what the model must know into the messages."
		}
	},
	"mcp.client-requirements.capability.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [
			{
				"severity": "error",
				"protocols": ["2024-11-05", "2025-03-26"],
				"message": "elicitation"
			},
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2026-07-28"
				],
				"message": "tasks"
			},
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2025-11-25"
				],
				"message": "extensions"
			}
		],
		"messages": {
			"elicitation": "No client has \"{name}\" before MCP 2025-06-18; declare a variant without it for earlier versions.",
			"tasks": "Clients have \"{name}\" in MCP 2025-11-25 alone; declare a variant of its own for that version.",
			"extensions": "No client declares \"{name}\" before MCP 2026-07-28; declare a variant without it for earlier versions."
		}
	},
	"mcp.client-requirements.member.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2025-11-25",
					"2026-07-28"
				],
				"message": "roots"
			},
			{
				"severity": "error",
				"protocols": ["2026-07-28"],
				"message": "listChanged"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "sampling"
			},
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				],
				"message": "context"
			},
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				],
				"message": "tools"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "elicitation"
			},
			{
				"severity": "error",
				"protocols": ["2025-06-18"],
				"message": "form"
			},
			{
				"severity": "error",
				"protocols": ["2025-06-18"],
				"message": "url"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25"],
				"message": "tasks"
			}
		],
		"messages": {
			"roots": "\"roots\" has no member \"{name}\".",
			"listChanged": "\"roots\" has no member \"{name}\" since MCP 2026-07-28; write an empty object for this version.",
			"sampling": "\"sampling\" has no member \"{name}\", only \"context\" and \"tools\".",
			"context": "\"sampling\" has its member \"{name}\" since MCP 2025-11-25; write an empty object for earlier versions.",
			"tools": "\"sampling\" has its member \"{name}\" since MCP 2025-11-25; write an empty object for earlier versions.",
			"elicitation": "\"elicitation\" has no member \"{name}\", only \"form\" and \"url\".",
			"form": "\"elicitation\" has its member \"{name}\" since MCP 2025-11-25; write an empty object for 2025-06-18.",
			"url": "\"elicitation\" has its member \"{name}\" since MCP 2025-11-25; declare a variant without it for 2025-06-18.",
			"tasks": "\"{name}\" is not a member of {object} in MCP 2025-11-25."
		}
	},
	"mcp.client-requirements.value.type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2025-11-25"
				],
				"message": "roots"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "sampling"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "elicitation"
			},
			{
				"severity": "error",
				"protocols": ["2025-11-25"],
				"message": "tasks"
			}
		],
		"messages": {
			"roots": "In \"roots\", {subject} must be {expected}, not {value}{hint}.",
			"sampling": "In \"sampling\", {subject} must be {expected}, not {value}; an empty object is enough.",
			"elicitation": "In \"elicitation\", {subject} must be {expected}, not {value}; an empty object is enough.",
			"tasks": "In \"tasks\", {subject} must be {expected}, not {value}; an empty object is enough."
		}
	},
	"mcp.completion-example.context-version": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-03-26"]
		}],
		"messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions." }
	},
	"mcp.completion-example.result-structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.completion-example.result-type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"message": "missing",
			"protocols": ["2026-07-28"]
		}, {
			"severity": "error",
			"message": "present",
			"protocols": [
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": {
			"missing": "The result of the completion must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28; where the declaration covers earlier versions too, declare a variant for them without it.",
			"present": "\"{name}\" exists since MCP 2026-07-28; leave it out for earlier versions, in a variant of its own where the declaration covers both."
		}
	},
	"mcp.completion-example.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05"]
		}],
		"messages": { "default": "The completion example \"{name}\" needs MCP 2025-03-26 or newer; remove it, or limit the declaration to newer versions." }
	},
	"mcp.content.binary.base64": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "content-block",
		"levels": [{ "severity": "warning" }],
		"messages": {
			"character": "{name} is not base64: it contains {character}; use letters, digits, \"+\" and \"/\" without line breaks, and \"=\" at the end only.",
			"length": "{name} is not base64: it has {length} characters, which is no multiple of 4; pad it with \"=\".",
			"unused-bits": "{name} is not canonical base64: it ends in {end}, whose unused bits are not zero; encode the bytes again."
		}
	},
	"mcp.content.block.structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.content.block.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [
			{
				"severity": "error",
				"message": "audio",
				"protocols": ["2024-11-05"]
			},
			{
				"severity": "error",
				"message": "resource-link",
				"protocols": ["2024-11-05", "2025-03-26"]
			},
			{
				"severity": "error",
				"message": "icons",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			}
		],
		"messages": {
			"audio": "Content of type {value} exists since MCP 2025-03-26; leave it out, or limit the declaration to newer versions.",
			"resource-link": "Content of type {value} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions.",
			"icons": "\"{name}\" of {object} exist since MCP 2025-11-25; leave them out, or limit the declaration to newer versions."
		}
	},
	"mcp.elicitation.mode.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-06-18"]
		}],
		"messages": { "default": "Mode {value} exists since MCP 2025-11-25; use \"form\", or limit this elicitation to newer versions with its own \"protocolVersions\"." }
	},
	"mcp.elicitation.requested-schema.default-in-choices": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "form-schema",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The default {value} is not one of the values that the form offers{hint}." }
	},
	"mcp.elicitation.requested-schema.enum-names-count": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "form-schema",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"enumNames\" must have as many entries as \"enum\", so {values}, and not {names}." }
	},
	"mcp.elicitation.requested-schema.range-order": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "form-schema",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{lower}\" is {least}, above \"{upper}\", which is {most}; no answer can fit." }
	},
	"mcp.elicitation.requested-schema.required-declared": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "form-schema",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The form requires {name}, but has no property of that name{hint}." }
	},
	"mcp.elicitation.requested-schema.version-vocabulary": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-06-18"]
		}],
		"messages": {
			"$schema": "\"$schema\" at the root of a form exists since MCP 2025-11-25; leave it out, or limit the declaration to newer versions.",
			"array": "A form can ask for several values since MCP 2025-11-25; ask for one with \"enum\", or limit the declaration to newer versions.",
			"oneOf": "\"oneOf\" in a form exists since MCP 2025-11-25; write \"enum\" and \"enumNames\", or limit the declaration to newer versions.",
			"default": "\"default\" of {object} exists since MCP 2025-11-25; leave it out, or limit the declaration to newer versions."
		}
	},
	"mcp.elicitation.requested-schema.vocabulary": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.extension.identifier.format": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "key": "The extension {value} must be named by {expected}." }
	},
	"mcp.extension.identifier.unknown-reserved": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "extension-map",
		"levels": [{
			"severity": "warning",
			"message": "declared"
		}, {
			"severity": "warning",
			"message": "required",
			"protocols": ["2026-07-28"]
		}],
		"messages": {
			"declared": "{name} has a prefix that MCP keeps for its own extensions, and is not among those published at {source} by {date}{hint}.",
			"required": "Clients are required to have {name}, whose prefix MCP keeps for its own extensions, but which is not among those published at {source} by {date}{hint}."
		}
	},
	"mcp.icon.sizes.format": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "advisory",
		"on": "icon",
		"levels": [{
			"severity": "note",
			"message": "server"
		}, {
			"severity": "note",
			"message": "declaration",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": {
			"server": "The icon of the server has the size {value}, but a size is written as \"48x48\", or \"any\" for an image that scales.",
			"declaration": "The icon has the size {value}, but a size is written as \"48x48\", or \"any\" for an image that scales."
		}
	},
	"mcp.icon.src.safe-scheme": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "extra",
		"on": "icon",
		"levels": [{
			"severity": "warning",
			"message": "server"
		}, {
			"severity": "warning",
			"message": "declaration",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": {
			"server": "The icon of the server has the scheme {scheme}, but clients load icons by \"https\", \"http\" or \"data\" only.",
			"declaration": "The icon has the scheme {scheme}, but clients load icons by \"https\", \"http\" or \"data\" only."
		}
	},
	"mcp.meta.field.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05", "2025-03-26"],
			"message": "default"
		}, {
			"severity": "error",
			"protocols": ["2025-03-26"],
			"message": "completion"
		}],
		"messages": {
			"default": "\"{name}\" exists on {object} since MCP 2025-06-18; declare a variant without it for earlier versions.",
			"completion": "\"{name}\" exists on {object} since MCP 2025-06-18; remove it, or scope the primitive to later versions."
		}
	},
	"mcp.meta.key.format": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "key": "The key {value} of \"_meta\" must be {expected}." }
	},
	"mcp.meta.reserved-key.context": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "meta",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "{name} belongs in {home}, not in the \"_meta\" of {place}; remove it." }
	},
	"mcp.meta.reserved-key.value": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "meta",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": {
			"object": "{name} must be an object, not {value}.",
			"member": "The value of {name} must have the member {member}, a string.",
			"text": "{name} must be a string that is not empty, not {value}.",
			"form": "{name} is {value}, but must be {expected}, such as \"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\"."
		}
	},
	"mcp.meta.reserved-prefix.unknown-key": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "meta",
		"reported": "use-site",
		"levels": [{
			"severity": "warning",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": {
			"unknown": "{name} has a prefix that MCP keeps for its own keys, but MCP defines no such key; use a prefix of your own, such as \"com.example/\".",
			"elsewhere": "{name} is a key of MCP {versions} alone; for other versions leave it out."
		}
	},
	"mcp.primitive.icons.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18"
			]
		}],
		"messages": { "default": "\"{name}\" of {object} exist since MCP 2025-11-25; leave them out, or limit the declaration to newer versions." }
	},
	"mcp.primitive.title.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05", "2025-03-26"]
		}],
		"messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the declaration to newer versions." }
	},
	"mcp.prompt.example.result-structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.prompt.example.result-type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"message": "missing",
			"protocols": ["2026-07-28"]
		}, {
			"severity": "error",
			"message": "present",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": {
			"missing": "The result of the Prompt must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28; where the Prompt covers earlier versions too, declare a variant for them without it.",
			"present": "\"{name}\" exists since MCP 2026-07-28; leave it out for earlier versions, in a variant of its own where the Prompt covers both."
		}
	},
	"mcp.resource-annotations.last-modified.format": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "extra",
		"on": "resource-annotations",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": {
			"default": "\"lastModified\" is {value}, but must be a date of ISO 8601, such as \"2026-08-24T10:00:00Z\" or \"2026-08-24\".",
			"space": "\"lastModified\" is {value}, but ISO 8601 has \"T\" and no space between date and time: write {meant}."
		}
	},
	"mcp.resource-annotations.last-modified.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05", "2025-03-26"]
		}],
		"messages": { "default": "\"{name}\" exists in annotations since MCP 2025-06-18; declare a variant without it for earlier versions." }
	},
	"mcp.resource-annotations.object.structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.resource-template.uri-template.syntax": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "resource-template",
		"levels": [{ "severity": "error" }],
		"messages": {
			"unclosed": "{text} opens an expression of the template and never closes it; write \"}\" after the names of its variables.",
			"unopened": "The template has {text} where no expression is open; write \"{\" before the names of the variables.",
			"empty": "The expression {text} of the template names no variable.",
			"reserved-operator": "The operator {text} of the template is reserved for later; the ones to use are \"+\", \"#\", \".\", \"/\", \";\", \"?\" and \"&\".",
			"name": "{text} is no name of a variable in a template; use letters, digits, \"_\", and \".\" between them.",
			"prefix": "The prefix {text} of a variable in the template must be a length from \":1\" to \":9999\".",
			"two-modifiers": "{text} in the template has more than one modifier; write \"*\" or \":\" with a length.",
			"character": "The template holds {text}, which must be percent-encoded.",
			"percent": "The template holds {text}, but \"%\" must be followed by two hexadecimal digits; write \"%25\" for the character itself."
		}
	},
	"mcp.resource.contents.structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "exactly-one": "Resource Contents must have either \"text\" or \"blob\", but this has {value}." }
	},
	"mcp.resource.example.blob-base64": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "read-example",
		"levels": [{ "severity": "error" }],
		"messages": {
			"character": "\"blob\" holds {character}, which base64 does not have; its characters are A to Z, a to z, 0 to 9, \"+\" and \"/\", with \"=\" at the end.",
			"length": "The length of \"blob\" is {length}, but that of base64 is a multiple of four, filled up with \"=\".",
			"unused-bits": "\"blob\" ends in {end}, where bits that stand for nothing are not zero; encode the bytes again."
		}
	},
	"mcp.resource.example.cache-fields": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"message": "missing",
			"protocols": ["2026-07-28"]
		}, {
			"severity": "error",
			"message": "present",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": {
			"missing": "The result must have \"{name}\", as every read result does since MCP 2026-07-28; where the declaration covers earlier versions too, declare a variant for them without it.",
			"present": "\"{name}\" exists since MCP 2026-07-28; leave it out for earlier versions, in a variant of its own where the declaration covers both."
		}
	},
	"mcp.resource.example.result-structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "empty": "{subject} must have at least one entry." }
	},
	"mcp.resource.example.result-type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"message": "missing",
			"protocols": ["2026-07-28"]
		}, {
			"severity": "error",
			"message": "present",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": {
			"missing": "The read result must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28; where the declaration covers earlier versions too, declare a variant for them without it.",
			"present": "\"{name}\" exists since MCP 2026-07-28; leave it out for earlier versions, in a variant of its own where the declaration covers both."
		}
	},
	"mcp.tool.annotations.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05"]
		}],
		"messages": { "default": "\"{name}\" of {object} exist since MCP 2025-03-26; leave them out, or limit the Tool to newer versions." }
	},
	"mcp.tool.example.result-structure": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcp.tool.example.result-type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"message": "missing",
			"protocols": ["2026-07-28"]
		}, {
			"severity": "error",
			"message": "present",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": {
			"missing": "The result must say \"{name}\": \"complete\", as every result does since MCP 2026-07-28; where the Tool covers earlier versions too, declare a variant for them without it.",
			"present": "\"{name}\" exists since MCP 2026-07-28; leave it out for earlier versions, in a variant of its own where the Tool covers both."
		}
	},
	"mcp.tool.example.structured-content-required": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-example",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "The Tool has an output schema, so a successful result must have \"structuredContent\" beside its \"content\"; where the Tool covers versions before 2025-06-18 too, declare a variant for them without either." }
	},
	"mcp.tool.example.structured-content-version": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"message": "present",
			"protocols": ["2024-11-05", "2025-03-26"]
		}, {
			"severity": "error",
			"message": "not-an-object",
			"protocols": ["2025-06-18", "2025-11-25"]
		}],
		"messages": {
			"present": "\"{name}\" exists since MCP 2025-06-18; leave it out, or limit the Tool to newer versions.",
			"not-an-object": "\"{name}\" is {value}, but before MCP 2026-07-28 it must be an object."
		}
	},
	"mcp.tool.execution.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2026-07-28"
			]
		}],
		"messages": { "default": "\"{name}\" of {object} exists in MCP 2025-11-25 only; leave it out, or limit the Tool to that version." }
	},
	"mcp.tool.input-schema.object-root": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "tool-input-schema",
		"reported": "use-site",
		"levels": [
			{
				"severity": "error",
				"message": "excluded"
			},
			{
				"severity": "error",
				"message": "not-literal",
				"formats": ["0.8.0"]
			},
			{
				"severity": "error",
				"message": "not-literal",
				"formats": ["0.9.0"],
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			}
		],
		"messages": {
			"excluded": "Tool arguments are always an object, but the root type of the input schema is {value}; write \"type\": \"object\".",
			"not-literal": "The root of the input schema must say \"type\": \"object\" itself, but has {value}."
		}
	},
	"mcp.tool.input-schema.required": {
		"owner": "mcp",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "A Tool must have an \"{name}\"; one that takes no arguments says { \"type\": \"object\", \"additionalProperties\": false }." }
	},
	"mcp.tool.interaction-example.elicitation-version": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"message": "step",
			"protocols": ["2024-11-05", "2025-03-26"]
		}, {
			"severity": "error",
			"message": "url",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18"
			]
		}],
		"messages": {
			"step": "Steps of type {value} exist since MCP 2025-06-18; remove this one, or limit the Tool to newer versions.",
			"url": "Mode {value} exists since MCP 2025-11-25; use the mode \"form\", or limit the Tool to newer versions."
		}
	},
	"mcp.tool.interaction-example.request-schema-vocabulary": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "extra",
		"on": "form-schema",
		"levels": [{ "severity": "error" }],
		"messages": {
			"required": "The form of this step requires {name}, but has no property of that name{hint}.",
			"names": "\"enumNames\" must have as many entries as \"enum\", so {values}, and not {names}.",
			"default-value": "The default {value} is not one of the values that the form of this step offers{hint}.",
			"range": "\"{lower}\" is {least}, above \"{upper}\", which is {most}; no answer can fit this step."
		}
	},
	"mcp.tool.interaction-example.roots-file-uri": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "interaction-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The URI of a root must begin with \"file://\", but this one is {value}." }
	},
	"mcp.tool.interaction-example.sampling-tool-results": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "interaction-example",
		"levels": [{
			"severity": "warning",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": {
			"mixed": "A message with a \"tool_result\" holds nothing else; move the {value} block into a message of its own.",
			"unanswered": "The tool use {id} is not answered by a \"tool_result\" in the message of the user right after it.",
			"unasked": "The \"tool_result\" answers the tool use {id}, which is not in the message before it."
		}
	},
	"mcp.tool.interaction-example.sampling-version": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [
			{
				"severity": "error",
				"message": "member",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			},
			{
				"severity": "error",
				"message": "block",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			},
			{
				"severity": "error",
				"message": "several",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			},
			{
				"severity": "error",
				"message": "resource"
			}
		],
		"messages": {
			"member": "\"{name}\" of {object} exists since MCP 2025-11-25; leave it out, or limit the Tool to newer versions.",
			"block": "Content of type {value} exists in sampling since MCP 2025-11-25; leave it out, or limit the Tool to newer versions.",
			"several": "Before MCP 2025-11-25 the \"content\" of {object} is a single block, not an array; limit the Tool to newer versions.",
			"resource": "Sampling has no content of type {value} in any MCP version; say it in a block of type \"text\"."
		}
	},
	"mcp.tool.name.format": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "advisory",
		"on": "tool",
		"levels": [{
			"severity": "warning",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": {
			"character": "The name {name} contains {character}; MCP recommends letters, digits, \"_\", \"-\" and \".\" only.",
			"long": "The name of the Tool has {length} characters; MCP recommends at most {most}."
		}
	},
	"mcp.tool.output-schema.object-root": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-output-schema",
		"reported": "use-site",
		"levels": [
			{
				"severity": "error",
				"message": "excluded",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2025-11-25"
				]
			},
			{
				"severity": "error",
				"message": "not-literal",
				"formats": ["0.8.0"],
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18",
					"2025-11-25"
				]
			},
			{
				"severity": "error",
				"message": "not-literal",
				"formats": ["0.9.0"],
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				]
			}
		],
		"messages": {
			"excluded": "Before MCP 2026-07-28 structured content is always an object, but the root type of the output schema is {value}; write \"type\": \"object\", or limit the Tool to newer versions.",
			"not-literal": "In these MCP versions the root of the output schema must say \"type\": \"object\" itself, but has {value}."
		}
	},
	"mcp.tool.output-schema.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05", "2025-03-26"]
		}],
		"messages": { "default": "\"{name}\" of {object} exists since MCP 2025-06-18; leave it out, or limit the Tool to newer versions." }
	},
	"mcp.tool.schema.dialect-keyword-version": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18"
			]
		}],
		"messages": { "default": "\"{name}\" in {object} of a Tool is defined since MCP 2025-11-25; leave it out, or limit the Tool to newer versions." }
	},
	"mcp.tool.schema.dialect-supported": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": { "default": "\"$schema\" of a Tool's schema is {value}, but must name a dialect that can be checked: {expected}." }
	},
	"mcp.tool.schema.legacy-shape": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-schema",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18"
			]
		}],
		"messages": {
			"properties": "Before MCP 2025-11-25 \"properties\" of a Tool's schema must be an object, not {value}.",
			"property": "Before MCP 2025-11-25 the schema of a property must be an object, but that of {name} is {value}.",
			"required": "Before MCP 2025-11-25 \"required\" of a Tool's schema must be an array of property names, not {value}.",
			"entry": "Before MCP 2025-11-25 \"required\" of a Tool's schema must hold property names, not {value}."
		}
	},
	"mcp.tool.schema.native-shape": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-schema",
		"reported": "use-site",
		"levels": [
			{
				"severity": "warning",
				"formats": ["0.9.0"],
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "input-root"
			},
			{
				"severity": "warning",
				"formats": ["0.9.0"],
				"protocols": ["2025-11-25"],
				"message": "output-root"
			},
			{
				"severity": "warning",
				"formats": ["0.9.0"],
				"protocols": ["2025-11-25"],
				"message": "boolean-property"
			}
		],
		"messages": {
			"input-root": "The root of the input schema has {value}; MCP types it with the literal \"type\": \"object\", so clients may refuse this one.",
			"output-root": "The root of the output schema has {value}; MCP 2025-11-25 types it with the literal \"type\": \"object\", so clients may refuse this one.",
			"boolean-property": "The schema of the property \"{name}\" is {value}; MCP 2025-11-25 types property schemas as objects, so write an object schema instead."
		}
	},
	"mcp.tool.schema.valid-under-dialect": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": { "default": "This is not valid {dialect}: {problem}" }
	},
	"mcp.tool.x-mcp-header.property-type": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-input-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2026-07-28"]
		}],
		"messages": { "default": "\"x-mcp-header\" needs a property of the one type \"string\", \"integer\" or \"boolean\"; this one has {type}." }
	},
	"mcp.tool.x-mcp-header.reachable": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-input-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2026-07-28"]
		}],
		"messages": { "default": "\"x-mcp-header\" must be on a property that is reached from the root through \"properties\" alone; here the client cannot tell which argument is meant." }
	},
	"mcp.tool.x-mcp-header.token": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-input-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2026-07-28"]
		}],
		"messages": { "default": "\"x-mcp-header\" is {value}, but must be an HTTP header name: letters, digits and characters such as \"-\" and \"_\", without spaces." }
	},
	"mcp.tool.x-mcp-header.unique": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-input-schema",
		"levels": [{
			"severity": "error",
			"protocols": ["2026-07-28"]
		}],
		"messages": { "default": "The header {name} is taken by another property of this Tool, since the case of header names does not matter." }
	},
	"mcp.tool.x-mcp-header.version-availability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "tool-input-schema",
		"reported": "use-site",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2024-11-05",
				"2025-03-26",
				"2025-06-18",
				"2025-11-25"
			]
		}],
		"messages": { "default": "\"x-mcp-header\" is defined since MCP 2026-07-28; leave it out, or limit the Tool to that version." }
	},
	"mcp.transport.sse.legacy-only": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "warning",
			"protocols": [
				"2025-03-26",
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "The transport {value} is deprecated since MCP 2025-03-26; offer \"streamable-http\" in these versions, and keep this one for 2024-11-05 alone." }
	},
	"mcp.transport.streamable-http.version-applicability": {
		"owner": "mcp",
		"kind": "mcp-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": ["2024-11-05"]
		}],
		"messages": { "default": "The transport {value} exists since MCP 2025-03-26; leave 2024-11-05 out of its scope, and offer \"sse\" or \"stdio\" there." }
	},
	"mcpdesc.capabilities.extensions.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "type": "{subject} must be {expected}, not {value}; an extension without settings has the value {}." }
	},
	"mcpdesc.capabilities.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.capabilities.scope.disjoint": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "This Capabilities object and an earlier one share a protocol version; scope each to versions of its own, or join them." }
	},
	"mcpdesc.client-requirements.capability.declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "extra",
		"on": "client-requirements",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "These client requirements hold extensions of the format only, so they require nothing; name a capability or leave them out." }
	},
	"mcpdesc.client-requirements.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "type": "{subject} must be {expected}, not {value}; where the capability alone is asked for, write {}." }
	},
	"mcpdesc.client-requirements.protocol-versions.absent": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" is not allowed in {object}; set it on the declaration that carries them." }
	},
	"mcpdesc.completion-example.completed-result": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-03-26",
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "\"{name}\" belongs to a completion that is not finished yet; show the completed result without it." }
	},
	"mcpdesc.completion-example.envelope-free": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-03-26",
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a completion; show the result without it." }
	},
	"mcpdesc.completion-example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "empty": "{subject} must not be empty; leave the whole \"context\" out where nothing is known yet." }
	},
	"mcpdesc.completion-example.target-not-in-context": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "completion-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} is what the example completes, so the context cannot have it already." }
	},
	"mcpdesc.component-ref.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "sibling": "\"{name}\" cannot stand beside \"$componentRef\"; a reference is replaced as a whole by the component it names." }
	},
	"mcpdesc.component-ref.pointer.well-formed": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"$componentRef\" is {value}, but must have the form \"#/components/{expected}/<name>\"." }
	},
	"mcpdesc.component-ref.resolution.acyclic": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "Following {value} leads round in a circle and never to a value." }
	},
	"mcpdesc.component-ref.target.exists": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "No component of this document is called {value}{hint}." }
	},
	"mcpdesc.component-ref.target.namespace": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{value} cannot be used here, where a component of \"{expected}\" is needed." }
	},
	"mcpdesc.component-ref.use-site.permitted": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {
			"default": "\"{name}\" is not allowed on {object}; only tool schemas, form schemas and named examples can be references.",
			"unknown": "\"{name}\" is not allowed on {object}{hint}."
		}
	},
	"mcpdesc.components.name.pattern": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "key": "The component {value} must have a name {expected}." }
	},
	"mcpdesc.components.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.components.value.no-protocol-versions": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "unknown": "\"{name}\" is not allowed on {object}; a component applies in the versions of whatever uses it." }
	},
	"mcpdesc.components.value.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.document.collection.non-empty": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.document.mcpdesc.recognized-version": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"mcpdesc\" is {value}, but must be {expected}, the supported versions of the format." }
	},
	"mcpdesc.document.mcpdesc.superseded-version": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "extra",
		"on": "superseded-document",
		"levels": [{
			"severity": "note",
			"formats": ["0.7.0"]
		}],
		"messages": { "default": "Format 0.8.0 follows this one; to get there, {steps}." }
	},
	"mcpdesc.document.object.known-properties": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{
			"severity": "error",
			"formats": ["0.7.0", "0.8.0"],
			"message": "unknown"
		}, {
			"severity": "warning",
			"formats": ["0.9.0"],
			"message": "unverified"
		}],
		"messages": {
			"unknown": "\"{name}\" is not a property of {object}{hint}.",
			"unverified": "\"{name}\" is not a property of {object} in MCP Description 0.8.0, and whether 0.9.0 adds it is not known here{hint}."
		}
	},
	"mcpdesc.document.root.required-properties": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The document must have the property \"{name}\"." }
	},
	"mcpdesc.document.root.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.document.schema-uri.present": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "advisory",
		"on": "document",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "The document names no schema; add \"$schema\" with {expected}." }
	},
	"mcpdesc.document.schema-uri.version-match": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "extra",
		"on": "document",
		"levels": [{
			"severity": "note",
			"message": "prerelease"
		}, {
			"severity": "warning",
			"message": "other"
		}],
		"messages": {
			"prerelease": "\"$schema\" is {value}, which is a prerelease of the schema; link the published one, {expected}.",
			"other": "\"$schema\" is {value}, but the schema of this format version is {expected}."
		}
	},
	"mcpdesc.document.uri.syntax": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.elicitation.mode-branch": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {
			"form-without-schema": "An elicitation of mode \"form\" must have a \"{name}\" that says what it asks for.",
			"form-with-url": "\"{name}\" belongs to an elicitation of mode \"url\"; remove it, or change the mode.",
			"url-with-schema": "\"{name}\" belongs to an elicitation of mode \"form\"; remove it, or change the mode."
		}
	},
	"mcpdesc.elicitation.name.unique": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "primitive",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "Another elicitation of this primitive is named {name}; each needs a name of its own, whatever its protocol versions." }
	},
	"mcpdesc.elicitation.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.elicitation.url.syntax": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.example.name.pattern": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.extension-property.name.convention": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "advisory",
		"on": "extension-property",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "The extension {name} should be named \"x-\", an organization in small letters, \"-\" and a feature, as in \"x-acme-owner\"." }
	},
	"mcpdesc.extension-property.placement.eligible": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "unknown": "\"{name}\" is not allowed on {object}; objects that MCP defines take no extension properties{hint}." }
	},
	"mcpdesc.extension-property.value.object-preferred": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "advisory",
		"on": "extension-property",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "The extension {name} is {value}; an object could take more members later without breaking its readers." }
	},
	"mcpdesc.icon.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.ignore.entry.form": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "ignoring",
		"levels": [{ "severity": "warning" }],
		"messages": {
			"extension": "\"x-mcpdesc-check\" cannot be understood: {problem}",
			"limit": "This and every ignore after it has no effect: a description may hold {most} of them.",
			"comment": "This comment ignores nothing; write \"# mcpdesc-check-ignore <rule>: <reason>\".",
			"spelling": "This comment ignores nothing; begin it with \"# mcpdesc-check-ignore\", not with \"{found}\".",
			"colon": "This comment ignores nothing; write a colon between \"{rule}\" and the reason.",
			"lines": "This comment ignores nothing; write rules, colon and reason on one line, as in \"# mcpdesc-check-ignore <rule>: <reason>\".",
			"end": "This comment ignores nothing, since nothing follows it; write it on a line of its own above what it is about."
		}
	},
	"mcpdesc.ignore.entry.used": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "ignoring",
		"levels": [{ "severity": "warning" }],
		"messages": {
			"default": "Nothing that this ignore of \"{rule}\" covers is found any more; remove it.",
			"behind": "This ignore of \"{rule}\" matches nothing: a comment covers what comes after it, so write it on a line of its own above what it is about.",
			"beside": "This ignore of \"{rule}\" does not cover its own line, only what comes after it; write it on a line of its own above what it is about."
		}
	},
	"mcpdesc.ignore.reason.present": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "ignoring",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "This ignore of \"{rule}\" has no effect without a reason." }
	},
	"mcpdesc.ignore.rule.known": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "ignoring",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "This ignores nothing: {problem}" }
	},
	"mcpdesc.ignore.until.not-past": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "ignoring",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "This ignore of \"{rule}\" held until {until}." }
	},
	"mcpdesc.info.contact.email-form": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "contact",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "\"email\" is {value}, but must be an address and nothing else, such as \"team@host.example\"." }
	},
	"mcpdesc.info.contact.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.info.id.identifier-form": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "advisory",
		"on": "info",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "\"id\" is {value}, but an identifier is a URI, a URN or a DID, such as \"urn:example:chess\"." }
	},
	"mcpdesc.info.license.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.info.name.non-empty": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "blank": "The name of the server must not be the empty string." }
	},
	"mcpdesc.info.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.info.version.non-empty": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "blank": "The version of the server must not be the empty string." }
	},
	"mcpdesc.info.version.semver": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "advisory",
		"on": "info",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "\"version\" is {value}, which is no version of Semantic Versioning 2.0.0, such as \"1.4.0\" or \"2.0.0-rc.1\"." }
	},
	"mcpdesc.meta.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.oauth-flow.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.oauth-flows.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.primitive.variant.disjoint-scopes": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "Another {kind} {name} is declared for the same protocol versions; give each variant versions of its own." }
	},
	"mcpdesc.prompt.argument.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.prompt.completion-example.argument-declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "completion-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} is no argument of the Prompt{hint}, so nothing completes it." }
	},
	"mcpdesc.prompt.completion-example.context-declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "completion-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} in the context is no argument of the Prompt{hint}." }
	},
	"mcpdesc.prompt.example.argument-declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "prompt-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} is no argument of the Prompt{hint}." }
	},
	"mcpdesc.prompt.example.completed-result": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to a prompt that is not finished yet; show the completed result without it." }
	},
	"mcpdesc.prompt.example.envelope-free": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to the JSON-RPC message, not to the prompt result in it; show the result alone." }
	},
	"mcpdesc.prompt.example.required-argument": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "prompt-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The example must give the argument {name}, which the Prompt requires." }
	},
	"mcpdesc.prompt.example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.prompt.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.protocol-versions.legacy.incomplete-validation": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{
			"severity": "warning",
			"protocols": ["2024-11-05", "2025-03-26"]
		}],
		"messages": { "default": "Validation of these protocol versions is incomplete, since the format covers MCP completely only from 2025-06-18 on." }
	},
	"mcpdesc.protocol-versions.scope.placement": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "unknown": "\"{name}\" is not allowed on {object}, which applies wherever the object around it does." }
	},
	"mcpdesc.protocol-versions.scope.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "empty": "{subject} must name at least one protocol version." }
	},
	"mcpdesc.protocol-versions.scope.within-parent": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "protocol-scope",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{value} is not a protocol version of the object around this one ({parent}); add it there, or remove it here." }
	},
	"mcpdesc.protocol-versions.value.supported": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "value": "{value} is not a protocol version of MCP that the format knows; write {expected}{hint}." }
	},
	"mcpdesc.protocol-versions.value.unique": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.report.findings.limit": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "reporting",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "This file has {found} findings, and {limit} of one file are reported at most; what is left out counts all the same, and \"limits.findings\" in the config file raises the limit." }
	},
	"mcpdesc.resource-template.completion-example.context-declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "completion-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} in the context is no variable of the template{hint}." }
	},
	"mcpdesc.resource-template.completion-example.variable-declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "completion-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} is no variable of the template{hint}, so nothing completes it." }
	},
	"mcpdesc.resource-template.example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.resource-template.example.uri-expansion": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "resource-template-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "No values of its variables make the template {template} into {uri}." }
	},
	"mcpdesc.resource-template.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.resource.example.completed-result": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to a read that is not finished yet; show the completed result without it." }
	},
	"mcpdesc.resource.example.envelope-free": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a read result; show the result without it." }
	},
	"mcpdesc.resource.example.mime-type-consistency": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "read-example",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "The contents of {uri} are {value} here, but {declared} by the declaration." }
	},
	"mcpdesc.resource.example.requested-uri-returned": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "read-example",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "None of \"contents\" has the URI {uri} that is read." }
	},
	"mcpdesc.resource.example.size-consistency": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "resource-example",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "The size in bytes of the contents of {uri} is {bytes}, but the Resource declares {size}." }
	},
	"mcpdesc.resource.example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.resource.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.resource.uri.syntax": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "warning" }],
		"messages": { "uri": "{subject} is {value}, but should be an absolute URI: {fault}." }
	},
	"mcpdesc.security-requirement.array.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {
			"key": "The name {value} in a security requirement must be {expected}, as names of security schemes are.",
			"inline": "A security requirement only names its scheme; move this one to \"securitySchemes\", under a name such as \"login\", and write { \"login\": [] } here."
		}
	},
	"mcpdesc.security-requirement.scheme.declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "security-requirements",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "No security scheme is called {name}{hint}; requirements name the keys of \"securitySchemes\" at the root." }
	},
	"mcpdesc.security-requirement.scopes.catalogued": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "security-requirements",
		"levels": [{ "severity": "warning" }],
		"messages": {
			"oauth": "No flow of {name} lists the scope {scope}{hint}; add it to the \"scopes\" of the flow that grants it.",
			"openid": "The scope {scope} cannot be looked up, since {name} is of type openIdConnect, where a description lists no scopes."
		}
	},
	"mcpdesc.security-requirement.scopes.empty-unless-oauth": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "security-requirements",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "{name} is a security scheme of type {type}, which has no scopes; write an empty array." }
	},
	"mcpdesc.security-requirement.scopes.unique": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "duplicate": "The scope {value} stands more than once for \"{name}\"; remove the repetition." }
	},
	"mcpdesc.security-scheme.name.pattern": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "key": "The security scheme {value} must have a name {expected}." }
	},
	"mcpdesc.security-scheme.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.security-scheme.type.supported": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "missing": "A Security Scheme must have the property \"{name}\", one of \"http\", \"apiKey\", \"oauth2\" and \"openIdConnect\"." }
	},
	"mcpdesc.serialization.encoding.utf-8": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [
			{
				"severity": "error",
				"message": "invalid"
			},
			{
				"severity": "error",
				"message": "foreign"
			},
			{
				"severity": "error",
				"message": "binary"
			},
			{
				"severity": "warning",
				"message": "bom"
			}
		],
		"messages": {
			"invalid": "The file is not UTF-8: byte {byte} at offset {offset}, in line {line}, starts no character.",
			"foreign": "The file is encoded in {encoding}, not in UTF-8.",
			"binary": "The file is neither UTF-8 nor any other text.",
			"bom": "The file begins with a byte-order mark, which JSON must not have and many parsers refuse."
		}
	},
	"mcpdesc.serialization.file.recommended-name": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "advisory",
		"on": "document",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "The file is named {value}; tools find a description by a name that ends in \".mcpdesc.json\" or \".mcpdesc.yaml\"." }
	},
	"mcpdesc.serialization.input.size-limits": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"bytes": "The file has {found} bytes, more than the {limit} that are read; that is a limit of this tool, not of the format, and \"limits.bytes\" in the config file raises it.",
			"unknown-bytes": "Standard input has more bytes than the {limit} that are read; that is a limit of this tool, not of the format, and \"limits.bytes\" in the config file raises it.",
			"depth": "Values nest deeper here than level {limit}, the last that is read; that is a limit of this tool, not of the format, and \"limits.depth\" in the config file raises it.",
			"values": "The file holds more values than the {limit} that are read; that is a limit of this tool, not of the format, and \"limits.values\" in the config file raises it.",
			"characters": "This text has {found} characters, more than the {limit} that are read; that is a limit of this tool, not of the format, and \"limits.characters\" in the config file raises it.",
			"entries": "This collection has more entries than the {limit} that are read; that is a limit of this tool, not of the format, and \"limits.entries\" in the config file raises it."
		}
	},
	"mcpdesc.serialization.json.unique-keys": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "The key \"{key}\" is already in line {line} of this file; the value here wins." }
	},
	"mcpdesc.serialization.json.well-formed": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"empty": "The file is empty.",
			"truncated": "The file ends inside the {collection} that begins in line {line}.",
			"trailing-comma": "The comma before the closing bracket has nothing behind it.",
			"missing-comma": "A comma is missing before {found}.",
			"missing-colon": "A colon is missing between the key and its value.",
			"missing-value": "A value is missing before \"{found}\".",
			"wrong-bracket": "The bracket \"{found}\" does not fit the one that is open.",
			"after-value": "Nothing may follow after the value of the file, but here is {found}.",
			"comment": "JSON has no comments, but here is \"{found}\".",
			"single-quotes": "JSON takes double quotes, but here is {found}.",
			"unquoted-key": "The key {found} needs double quotes.",
			"unquoted-string": "The text {found} is no JSON value; a string needs double quotes.",
			"capitals": "JSON writes true, false and null in small letters, but here is {found}.",
			"unterminated-string": "This string has no closing quote in its line.",
			"control-character": "The control character {character} must be written as an escape in a string.",
			"bad-escape": "The escape \"{escape}\" does not exist in JSON.",
			"bad-unicode-escape": "The escape \"{escape}\" needs four hexadecimal digits.",
			"not-a-number": "JSON has no {found}.",
			"plus-sign": "The number {found} must not have a plus sign.",
			"leading-zero": "The number {found} must not begin with a zero.",
			"bare-point": "The number {found} needs a digit on both sides of the point.",
			"not-decimal": "JSON numbers are decimal, but here is {found}.",
			"unfinished-number": "The number {found} is not complete.",
			"unexpected": "Expected {expected}, not {found}."
		}
	},
	"mcpdesc.serialization.number.finite": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"overflow": "The number {value} is too large; the largest is about 1.8e308.",
			"special": "The value {value} is no finite number; if it is meant as text, put it in quotes."
		}
	},
	"mcpdesc.serialization.yaml.empty-value": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "advisory",
		"on": "document",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "Write \"\" or leave {what} out; an empty value is the empty string here, and null to most parsers of YAML." }
	},
	"mcpdesc.serialization.yaml.no-aliases": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The alias {alias} is not allowed; write out what it stands for, or share it through components." }
	},
	"mcpdesc.serialization.yaml.quoted-dates": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "advisory",
		"on": "document",
		"levels": [{ "severity": "note" }],
		"messages": { "default": "Write {value} in quotes; parsers of older YAML read a date there, not a string." }
	},
	"mcpdesc.serialization.yaml.single-document": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"none": "The file holds no YAML document; it is empty or has nothing but comments.",
			"several": "A second YAML document begins here, but a file describes one server."
		}
	},
	"mcpdesc.serialization.yaml.standard-tags": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The tag {tag} is not allowed; the format knows only !!map, !!seq, !!str, !!null, !!bool, !!int and !!float." }
	},
	"mcpdesc.serialization.yaml.string-keys": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"scalar": "The key {key} is not a string; write it in quotes.",
			"collection": "A key must be a string, not a mapping or a sequence."
		}
	},
	"mcpdesc.serialization.yaml.unique-keys": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The key \"{key}\" is already in line {line} of this file." }
	},
	"mcpdesc.serialization.yaml.well-formed": {
		"owner": "mcpdesc",
		"kind": "serialization",
		"profile": "core",
		"on": "reading",
		"levels": [{ "severity": "error" }],
		"messages": {
			"default": "This is not valid YAML: {problem}.",
			"tab": "YAML is indented with spaces, but here is a tab.",
			"indentation": "The indentation of this line fits none of the lines above it.",
			"indented": "This {what} is indented by {here}, but those above it by {there}.",
			"among": "A {what} cannot stand among {others} of the same indentation.",
			"nested-in-line": "A second key cannot begin on this line; text with a colon and a space in it needs quotes.",
			"no-colon": "This is neither a key with a colon nor the continuation of the line above.",
			"missing-space": "A space is missing behind the colon of \"{key}\".",
			"missing-comma": "A comma is missing before this.",
			"reserved": "Text that begins with \"{character}\" needs quotes.",
			"comment": "A comment needs a space before its \"#\"; text with \"#\" behind a quote or bracket needs quotes around all of it.",
			"behind-quote": "The quoted text ends before this; inside of it, such a quote is written {escaped}.",
			"behind-value": "The value ends before this; a new key or list item begins on a line of its own.",
			"block-header": "The text of \"|\" and \">\" begins on the next line.",
			"block-in-flow": "Inside brackets, mappings and sequences need brackets of their own.",
			"unclosed-quote": "The quote that opens here is never closed.",
			"unclosed-bracket": "The bracket \"{opener}\" is not closed, or a line inside it is indented too little.",
			"unopened-bracket": "The bracket \"{closer}\" closes nothing.",
			"bad-escape": "A backslash in double quotes begins an escape, and this one does not exist; single quotes know no escapes.",
			"control-character": "The control character {character} is not allowed in YAML.",
			"tag-mismatch": "The tag {tag} does not fit {content}."
		}
	},
	"mcpdesc.tag.name.unique": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The Tag {name} is declared more than once; keep one of the declarations." }
	},
	"mcpdesc.tag.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tag.reference.declared": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The document declares no Tag {name}{hint}; add it to \"tags\" at the root." }
	},
	"mcpdesc.tag.reference.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tag.reference.unique": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "duplicate": "The tag {value} stands more than once here; remove the repetition." }
	},
	"mcpdesc.tool.annotations.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tool.example.completed-result": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to a result that is not finished yet; show the completed result without it." }
	},
	"mcpdesc.tool.example.envelope-free": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "\"{name}\" belongs to the JSON-RPC message around a result; show the result without it." }
	},
	"mcpdesc.tool.example.error-without-structured-content": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "tool-example",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "A result with \"isError\" true has no \"structuredContent\"; describe the error in \"content\"." }
	},
	"mcpdesc.tool.example.schema-conformance": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "tool-example",
		"levels": [
			{
				"severity": "error",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "mismatch"
			},
			{
				"severity": "error",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				],
				"message": "legacy-mismatch"
			},
			{
				"severity": "warning",
				"protocols": [
					"2024-11-05",
					"2025-03-26",
					"2025-06-18"
				],
				"message": "no-dialect"
			},
			{
				"severity": "warning",
				"protocols": ["2025-11-25", "2026-07-28"],
				"message": "unchecked"
			}
		],
		"messages": {
			"mismatch": "The {part} does not fit the {schema}: {problem}",
			"legacy-mismatch": "The {part} does not fit the {schema}: {problem}",
			"no-dialect": "The {part} is checked against the shape of the {schema} only, since these MCP versions name no dialect for it.",
			"unchecked": "The {part} is not checked completely against the {schema}: {why}."
		}
	},
	"mcpdesc.tool.example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tool.execution.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tool.interaction-example.client-requirements-consistency": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "interaction-example",
		"levels": [{ "severity": "warning" }],
		"messages": { "default": "This step needs the client capability {capability}, which the \"clientRequirements\" of the Tool do not name." }
	},
	"mcpdesc.tool.interaction-example.declaration-compatible": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "tool",
		"levels": [{ "severity": "error" }],
		"messages": {
			"mode": "The elicitation {name} is declared with the mode {expected}, so the step cannot ask with {value}.",
			"schema": "The step does not ask for the form that the elicitation {name} declares; make both schemas equal.",
			"url": "The elicitation {name} is declared with the URL {expected}, so the step cannot send the user to {value}."
		}
	},
	"mcpdesc.tool.interaction-example.declaration-exists": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "tool",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "The Tool declares no elicitation named {name}{hint}." }
	},
	"mcpdesc.tool.interaction-example.elicitation-content-conformance": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "interaction-example",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": { "default": "The content does not fit the requested form: {problem}" }
	},
	"mcpdesc.tool.interaction-example.elicitation-response": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "interaction-example",
		"levels": [{
			"severity": "error",
			"protocols": [
				"2025-06-18",
				"2025-11-25",
				"2026-07-28"
			]
		}],
		"messages": {
			"missing-content": "A response that accepts a form must have \"content\"; an empty object will do.",
			"content": "A response to a URL has no \"content\"; what the user enters there never passes through the client."
		}
	},
	"mcpdesc.tool.interaction-example.step-structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": { "empty": "{subject} must have at least one entry." }
	},
	"mcpdesc.tool.interaction-example.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tool.output-schema.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.tool.schema.external-reference": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "tool-schema",
		"levels": [{
			"severity": "warning",
			"protocols": ["2025-11-25", "2026-07-28"]
		}],
		"messages": { "default": "The reference {value} leads out of the schema and is never fetched, so this part is not checked; put what it means into \"$defs\"." }
	},
	"mcpdesc.tool.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.transport.object.structure": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	},
	"mcpdesc.transport.protocol-versions.coverage": {
		"owner": "mcpdesc",
		"kind": "mcpdesc-semantic",
		"profile": "core",
		"on": "document",
		"levels": [{ "severity": "error" }],
		"messages": { "default": "No transport covers {version}; add one, or add the version to the \"protocolVersions\" of an existing one." }
	},
	"mcpdesc.transport.type.supported": {
		"owner": "mcpdesc",
		"kind": "structural",
		"profile": "core",
		"on": "shape",
		"levels": [{ "severity": "error" }],
		"messages": {}
	}
};
// src/catalogue/index.ts
var metaOf = (id) => {
	if (!Object.hasOwn(catalogue, id)) throw new Error(`no rule is called ${id}`);
	return catalogue[id];
};
var ruleIds = Object.keys(catalogue);
// src/catalogue/rule-pattern.ts
/** Rules by id, by prefix as in `mcpdesc.tag.*`, or all of them as `*`. */
var covers = (pattern, rule) => pattern === rule || pattern === "*" || pattern.endsWith(".*") && rule.startsWith(pattern.slice(0, -1));
var rulesOf = (pattern) => ruleIds.filter((id) => covers(pattern, id));
/** The more of the id it names, the more it counts. */
var specificity = (pattern) => pattern.endsWith("*") ? pattern.length - 1 : Number.POSITIVE_INFINITY;
/** `mcp.*` and `mcp.tool.*` of `mcp.tool.name`. */
function* prefixes(id) {
	for (let dot = id.indexOf("."); dot !== -1; dot = id.indexOf(".", dot + 1)) yield `${id.slice(0, dot)}.*`;
}
/** Every pattern that covers a rule. */
function* patternsOf(rule) {
	yield rule;
	yield* prefixes(rule);
	yield "*";
}
/** What a pattern that covers no rule was most likely meant to be. */
function nearestPattern(pattern) {
	return nearest$1(pattern, (pattern.endsWith("*") ? [...new Set(ruleIds.flatMap((id) => [...prefixes(id)]))] : ruleIds).filter((other) => Math.abs(other.length - pattern.length) <= pattern.length / 4));
}
// src/read/tree.ts
/** JSON Pointer (RFC 6901) of a node. */
function pointer$1(node) {
	const tokens = [];
	for (let at = node; at?.parent !== void 0; at = at.parent) tokens.push(token$1(at.key));
	return tokens.reverse().join("");
}
/** JSON Pointer of what a collection holds under that key; without a collection, of the root. */
function pointerTo(parent, key) {
	return parent === void 0 ? "" : pointer$1(parent) + token$1(key);
}
/** One reference token of a JSON Pointer with its slash, escaped. */
function token$1(key) {
	return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
/** The member under which an object holds this node; undefined for the root and for array items. */
function holder$1(node) {
	const { parent, key } = node;
	if (parent?.type !== "object") return void 0;
	const last = parent.member(String(key));
	return last?.value === node ? last : parent.members.find((member) => member.value === node);
}
/** The plain value, for engines that know no positions. Objects have no prototype, so `__proto__` is an ordinary key. */
function toValue(node) {
	switch (node.type) {
		case "object": {
			const value = Object.create(null);
			for (const member of node.members) value[member.key] = toValue(member.value);
			return value;
		}
		case "array": return node.items.map(toValue);
		default: return node.value;
	}
}
var Placed, none$1, ObjectNode, ArrayNode, StringNode, NumberNode, BooleanNode, NullNode;
var init_tree = __esmMin((() => {
	Placed = class {
		constructor(start, end) {
			this.parent = void 0;
			this.key = "";
			this.start = start;
			this.end = end;
		}
	};
	none$1 = [];
	ObjectNode = class extends Placed {
		constructor(..._args) {
			super(..._args);
			this.type = "object";
			this.#members = none$1;
		}
		#members;
		#index;
		/** All members and where it ends, once these are known. */
		complete(members, end) {
			this.#members = members;
			this.end = end;
		}
		/** In document order; duplicate keys are all kept. */
		get members() {
			return this.#members;
		}
		/** The member of that name, the last one where a name is repeated. Prototype names are ordinary names. */
		member(name) {
			if (this.members.length <= 8) {
				for (let at = this.members.length - 1; at >= 0; at -= 1) if (this.members[at]?.key === name) return this.members[at];
				return;
			}
			this.#index ??= new Map(this.members.map((member) => [member.key, member]));
			return this.#index.get(name);
		}
		get(name) {
			return this.member(name)?.value;
		}
		has(name) {
			return this.member(name) !== void 0;
		}
	};
	ArrayNode = class extends Placed {
		constructor(..._args2) {
			super(..._args2);
			this.type = "array";
			this.#items = none$1;
		}
		#items;
		/** All items and where it ends, once these are known. */
		complete(items, end) {
			this.#items = items;
			this.end = end;
		}
		get items() {
			return this.#items;
		}
	};
	StringNode = class extends Placed {
		constructor(start, end, value, plain = false) {
			super(start, end);
			this.type = "string";
			this.value = value;
			this.plain = plain;
		}
	};
	NumberNode = class extends Placed {
		constructor(start, end, value, written = String(value)) {
			super(start, end);
			this.type = "number";
			this.value = value;
			this.written = written === String(value) ? void 0 : written;
		}
	};
	BooleanNode = class extends Placed {
		constructor(start, end, value) {
			super(start, end);
			this.type = "boolean";
			this.value = value;
		}
	};
	NullNode = class extends Placed {
		constructor(..._args3) {
			super(..._args3);
			this.type = "null";
			this.value = null;
		}
	};
}));
// src/edit/layout.ts
init_tree();
/** With brackets: all of JSON, and YAML's flow style. The other is YAML's block style. */
var isFlow = (node, { text }) => "{[".includes(text.charAt(node.start));
var isBlank = (text) => text.trim() === "";
/** What stands on the line before an offset. */
var before = (offset, { text, lines }) => text.slice(lines.start(lines.position(offset).line), offset);
/** Nothing but indentation and the dashes of block sequences, no tag, anchor or explicit key. */
var isIndentation = (text) => /^ *(?:- +)*$/.test(text);
/** No comment in it: those are for a person to move. A `#` in a string of a collection counts as one, to be careful. */
var isUncommented = (node, { text }) => node.type !== "object" && node.type !== "array" || !text.slice(node.start, node.end).includes("#");
/** A string as this text would spell it next to something that is spelt so. */
function spelt(value, model, { text }) {
	switch (text.charAt(model)) {
		case "\"": return JSON.stringify(value);
		case "'": return `'${value.replaceAll("'", "''")}'`;
		case "|":
		case ">": return;
		default: return isPlain$3(value) ? value : JSON.stringify(value);
	}
}
/** Means itself without quotes, in block and flow style alike; keeps far away from everything that YAML reads otherwise. */
var isPlain$3 = (value) => /^[A-Za-z$/][\w$./-]*(?::\/\/[\w./-]+)?$/.test(value) && !/^(?:true|false|null)$/i.test(value);
// src/edit/insert.ts
/** Undefined where a comment or an unusual layout would have to be judged. */
function insertion(into, key, value, written) {
	const [first, second] = into.members;
	if (first === void 0) return intoEmpty(into, key, value, written);
	const [speltKey, speltValue] = [spelt(key, first.keyStart, written), spelt(value, first.keyStart, written)];
	if (speltKey === void 0 || speltValue === void 0) return void 0;
	const at = first.keyStart;
	if (isFlow(into, written)) {
		const blank = between(into, first, second, written);
		if (blank === void 0) return void 0;
		return {
			start: at,
			end: at,
			text: `${speltKey}${colon(first, written)}${speltValue},${blank}`
		};
	}
	const lead = before(at, written);
	if (!isIndentation(lead)) return void 0;
	return {
		start: at,
		end: at,
		text: `${speltKey}: ${speltValue}${/\r\n?|\n/.exec(written.text)?.[0] ?? "\n"}${" ".repeat(lead.length)}`
	};
}
/** Spelt as the key that leads here; in braces that stand as close as those around it. */
function intoEmpty(into, key, value, written) {
	const { text } = written;
	const inside = {
		start: into.start + 1,
		end: into.end - 1
	};
	if (text.charAt(into.start) !== "{" || !isBlank(text.slice(inside.start, inside.end))) return void 0;
	const [model] = membersAround(into);
	if (model === void 0) return {
		...inside,
		text: ` ${JSON.stringify(key)}: ${JSON.stringify(value)} `
	};
	const [speltKey, speltValue] = [spelt(key, model.keyStart, written), spelt(value, model.keyStart, written)];
	if (speltKey === void 0 || speltValue === void 0) return void 0;
	const blank = bracesTouch(into, written) ? "" : " ";
	return {
		...inside,
		text: `${blank}${speltKey}${colon(model, written)}${speltValue}${blank}`
	};
}
/** The members that hold a node, the nearest first. */
function* membersAround(node) {
	for (let inner = node; inner !== void 0; inner = inner.parent) {
		const member = holder$1(inner);
		if (member !== void 0) yield member;
	}
}
/** Whether the nearest braces around a node have no blank behind them. */
function bracesTouch(node, written) {
	for (const { value } of membersAround(node)) {
		const { parent: around } = value;
		if (around?.type !== "object" || !isFlow(around, written)) continue;
		return around.members[0]?.keyStart === around.start + 1;
	}
	return false;
}
/** The colon of the first member with the blanks around it; behind a name without quotes there must be one. */
function colon({ keyStart, keyEnd, value }, { text }) {
	const written = text.slice(keyEnd, value.start);
	return (`"'`.includes(text.charAt(keyStart)) ? /^[ \t]*:[ \t]*$/ : /^:[ \t]+$/).test(written) ? written : ": ";
}
/** What stands between two members: what leads to the first where that is a new line, or what follows its comma. */
function between(into, first, second, written) {
	const { text } = written;
	const lead = text.slice(into.start + 1, first.keyStart);
	if (!isBlank(lead)) return void 0;
	const [line] = /(?:\r\n?|\n)[ \t]*$/.exec(lead) ?? [];
	if (line !== void 0) return line;
	if (second === void 0) return /[ \t]*$/.exec(colon(first, written))?.[0] ?? "";
	return /^\s*,([ \t]*)$/.exec(text.slice(first.value.end, second.keyStart))?.[1] ?? " ";
}
// src/edit/remove.ts
init_tree();
/** Undefined where a comment or an unusual layout would have to be judged. */
function removal(node, written) {
	const { parent } = node;
	const part = partOf(node, written);
	if (parent === void 0 || part === void 0) return void 0;
	if (isFlow(parent, written)) return fromFlow(part, parent, written);
	return part.previousEnd === void 0 && part.nextStart === void 0 ? onlyOne(part, parent, written) : fromBlock(part, parent.type === "array", written);
}
function partOf(node, written) {
	if (!isUncommented(node, written)) return void 0;
	const { parent } = node;
	if (parent?.type === "array") {
		const at = parent.items.indexOf(node);
		const { start, end } = node;
		return {
			start,
			end,
			previousEnd: parent.items[at - 1]?.end,
			nextStart: parent.items[at + 1]?.start
		};
	}
	const member = holder$1(node);
	if (parent === void 0 || member === void 0) return void 0;
	if (written.text.slice(member.keyEnd, node.start).includes("#")) return void 0;
	const at = parent.members.indexOf(member);
	return {
		start: member.keyStart,
		end: node.end,
		previousEnd: parent.members[at - 1]?.value.end,
		nextStart: parent.members[at + 1]?.keyStart
	};
}
var isComma = (text) => /^\s*,\s*$/.test(text);
/** With the comma before it, or the one behind where it is the first. */
function fromFlow({ start, end, previousEnd, nextStart }, around, { text }) {
	if (previousEnd !== void 0) return isComma(text.slice(previousEnd, start)) ? {
		start: previousEnd,
		end,
		text: ""
	} : void 0;
	if (nextStart !== void 0) return isComma(text.slice(end, nextStart)) ? {
		start,
		end: nextStart,
		text: ""
	} : void 0;
	const inside = {
		start: around.start + 1,
		end: around.end - 1,
		text: ""
	};
	return isBlank(text.slice(inside.start, start)) && isBlank(text.slice(end, inside.end)) ? inside : void 0;
}
/** A block has no way to write that it is empty. */
function onlyOne({ start, end }, around, written) {
	if (around.type === "array" || !isIndentation(before(start, written))) return void 0;
	return {
		start,
		end,
		text: "{}"
	};
}
/** Its lines; or, where it shares the line of its dash, all up to the member that takes its place. */
function fromBlock({ start, end, nextStart }, isItem, written) {
	const { text, lines } = written;
	if (/^[|>]/.test(text.charAt(start))) return void 0;
	const lead = before(start, written);
	const firstLine = lines.position(start).line;
	if (/^\s*#/.test(firstLine > 1 ? lines.text(firstLine - 1) : "")) return void 0;
	if (isItem ? /^ *- +$/.test(lead) : /^ *$/.test(lead)) {
		const lastLine = lines.position(end).line;
		if (!isBlank(text.slice(end, lines.end(lastLine)))) return void 0;
		return lastLine < lines.count ? {
			start: lines.start(firstLine),
			end: lines.start(lastLine + 1),
			text: ""
		} : {
			start: lines.end(firstLine - 1),
			end: lines.end(lastLine),
			text: ""
		};
	}
	if (isItem || nextStart === void 0 || !isIndentation(lead) || !isBlank(text.slice(end, nextStart))) return void 0;
	return {
		start,
		end: nextStart,
		text: ""
	};
}
// src/edit/apply.ts
/** The text with these edits made, which must not overlap. */
function applied(text, edits) {
	const parts = [];
	let at = 0;
	for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
		parts.push(text.slice(at, edit.start), edit.text);
		at = edit.end;
	}
	return [...parts, text.slice(at)].join("");
}
/**
* As many of the fixes, from the start of the text, as touch no place twice; the rest is for another pass. Edits that
* only touch meet as well: which of two insertions at one place comes first would be a guess.
*/
function compatible(fixes) {
	const chosen = [];
	let taken = -1;
	for (const fixed of fixes.toSorted((a, b) => startOf(a.fix) - startOf(b.fix))) {
		if (startOf(fixed.fix) <= taken) continue;
		taken = Math.max(...fixed.fix.edits.map(({ end }) => end));
		chosen.push(fixed);
	}
	return chosen;
}
var startOf = ({ edits }) => Math.min(...edits.map(({ start }) => start));
// src/edit/index.ts
/** A repair on the text; undefined where the text leaves no clean way. */
function fixOf({ title, change }, written) {
	const edit = editOf(change, written);
	return edit && {
		title,
		edits: [edit]
	};
}
function editOf(change, written) {
	switch (change.do) {
		case "remove": return removal(change.node, written);
		case "insert": return insertion(change.into, change.key, change.value, written);
		case "replace": {
			const { start, end } = change.node;
			const text = spelt(change.value, start, written);
			return text === void 0 ? void 0 : {
				start,
				end,
				text
			};
		}
	}
}
// src/limits.ts
/**
* The usual numbers of what is read are those of the format's reference validator, so that a file which one of the two
* reads is read by both.
*/
var limits = {
	bytes: {
		usual: 5242880,
		most: 104857600,
		of: "Size of the file.",
		why: "A file is held in memory as a whole. The largest published descriptions have a few hundred kilobytes."
	},
	depth: {
		usual: 100,
		most: 500,
		of: "How deep a value may lie, the root being at 0.",
		why: "Later walks go from value to value within the stack; with more than the most, they would come near its end."
	},
	values: {
		usual: 1e5,
		most: 1e6,
		of: "All values of a document together; keys do not count.",
		why: "What is done for each value is done that often at most."
	},
	characters: {
		usual: 1048576,
		most: 104857600,
		of: "UTF-16 code units of one text, number or key.",
		why: "Texts are compared, matched and quoted; no description that a model is to read comes near."
	},
	entries: {
		usual: 1e5,
		most: 1e6,
		of: "Members of one object, or items of one array.",
		why: "Members and items are compared with one another."
	},
	findings: {
		usual: 1e3,
		most: 1e5,
		of: "Findings that are reported of one file besides the note that there are more, the most severe first; all are counted.",
		why: "Nobody reads more at once, and code scanning shows 5,000 of a whole run."
	}
};
/** TypeScript forgets the names of what goes through keys and entries. */
var limitNames = Object.keys(limits);
var perLimit = (numberOf) => Object.fromEntries(limitNames.map((name) => [name, numberOf(name)]));
/** The usual limits with others in place of some. */
var limitsWith = (others = {}) => perLimit((name) => others[name] ?? limits[name].usual);
var usualLimits = limitsWith();
// src/protocol-versions.ts
/** The one ordered list of MCP protocol versions. Imports nothing, so that the settings may name them. */
var protocols = [
	"2024-11-05",
	"2025-03-26",
	"2025-06-18",
	"2025-11-25",
	"2026-07-28"
];
var isProtocol = (version) => protocols.includes(version);
// src/describe/protocols.ts
/** MCP protocol versions, and sets of them. */
/** The versions in which MCP gives embedded schemas a dialect of JSON Schema; before, only their shape means something. */
var withDialect = ["2025-11-25", "2026-07-28"];
var protocolSet = (versions) => {
	let bits = 0;
	for (const version of versions) bits |= 1 << protocols.indexOf(version);
	return bits;
};
var union$1 = (a, b) => a | b;
var intersection = (a, b) => a & b;
var difference = (a, b) => a & ~b;
/** The versions of a set, oldest first. */
var versionsOf = (set) => protocols.filter((_, index) => (set & 1 << index) !== 0);
var dialectProtocols = protocolSet(withDialect);
// src/describe/rows.ts
var any = { kind: "any" };
var flag$1 = { kind: "flag" };
var text$2 = (constraints = {}) => ({
	kind: "text",
	...constraints
});
var number$3 = (constraints = {}) => ({
	kind: "number",
	...constraints
});
var list$2 = (items, constraints = {}) => ({
	kind: "list",
	items,
	...constraints
});
var map$1 = (values, constraints = {}) => ({
	kind: "map",
	values,
	...constraints
});
var record = (shape) => ({
	kind: "record",
	...shape
});
var variant = (shape) => ({
	kind: "union",
	...shape
});
var choice = (choose) => ({
	kind: "choice",
	choose
});
var reference$1 = (namespace, shape) => ({
	kind: "reference",
	namespace,
	shape
});
var optional = (shape) => ({ shape });
var required$1 = (shape) => ({
	shape,
	required: true
});
/** There only in some protocol versions: the voice's YAML says in which it complains. */
var versioned = (voice, shape) => ({
	shape,
	present: [voice]
});
// src/describe/inline-scheme.ts
/** Whether a requirement is written as format 0.7.0 has it: the scheme itself, where newer formats name it. */
var isInlineScheme = (requirement) => requirement.type === "object" && requirement.get("type")?.type === "string";
// src/describe/shapes/common.ts
/** Shapes that several objects of the format share. */
/** Keys of securitySchemes, component and example maps, names of elicitation declarations. */
var plainName = {
	test: /^[A-Za-z0-9._-]+$/,
	means: "made of letters, digits, \".\", \"_\" and \"-\" only"
};
var nonEmpty = "mcpdesc.document.collection.non-empty";
/** An absolute URI. */
var uri$1 = text$2({
	uri: true,
	voices: { uri: "mcpdesc.document.uri.syntax" }
});
/** Arrays and maps that must not be empty when they are there; others may. */
var filledList = (items) => list$2(items, {
	filled: "or-absent",
	voices: { empty: nonEmpty }
});
var filledMap = (values, constraints = {}) => map$1(values, {
	filled: "or-absent",
	...constraints,
	voices: {
		empty: nonEmpty,
		...constraints.voices
	}
});
/** Strings and nothing else; may be empty. */
var texts = list$2(text$2());
var protocolScope = list$2(text$2({
	values: protocols,
	voices: {
		type: "mcpdesc.protocol-versions.scope.structure",
		value: "mcpdesc.protocol-versions.value.supported"
	}
}), {
	filled: true,
	unique: true,
	voices: {
		type: "mcpdesc.protocol-versions.scope.structure",
		empty: "mcpdesc.protocol-versions.scope.structure",
		duplicate: "mcpdesc.protocol-versions.value.unique"
	}
});
var icons$1 = filledList(record({
	label: "an Icon",
	rule: "mcpdesc.icon.object.structure",
	meant: "src",
	extras: "extensible",
	surfaces: ["icon"],
	properties: {
		src: required$1(uri$1),
		mimeType: optional(text$2()),
		sizes: optional(texts),
		theme: optional(text$2({ values: ["light", "dark"] }))
	}
}));
/** The grammar of MCP's `_meta` keys: an optional prefix of dotted labels and a slash, then a name that may be empty. */
var metaKey = {
	test: /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/,
	means: "a name such as \"hint\", or a dotted prefix, one slash and a name such as \"com.example/hint\""
};
/** `_meta`, by what it is attached to: reserved keys are right in one place and wrong in another. */
var meta = (place) => map$1(any, {
	keys: metaKey,
	surfaces: ["meta", place],
	voices: {
		type: "mcpdesc.meta.object.structure",
		key: "mcp.meta.key.format"
	}
});
var metaRule = "mcp.meta.field.version-applicability";
/** On Tools, Resources, Resource Templates and Prompts. */
var metaOfDeclaration = versioned(metaRule, meta("meta-of-declaration"));
/** On content blocks and resource contents. */
var metaOfContent = versioned(metaRule, meta("meta-of-content"));
/** On completed results; which versions have it depends on the kind of result. */
var metaOfResult = meta("meta-of-result");
var versionedMetaOfResult = versioned(metaRule, metaOfResult);
/** An MCP extension identifier: a `_meta` key with a prefix and a name, neither of them empty. */
var extensionIdentifier = {
	test: /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/,
	means: "a dotted vendor prefix, one slash and a name, such as \"com.example/feature\""
};
/** Any object, whatever is in it. */
var openObject = (label, rule) => record({
	label,
	rule,
	extras: "open",
	properties: {}
});
var extensionMap = map$1(openObject("the settings of an extension", "mcpdesc.capabilities.extensions.structure"), {
	keys: extensionIdentifier,
	surfaces: ["extension-map"],
	filled: "or-absent",
	voices: {
		type: "mcpdesc.capabilities.extensions.structure",
		empty: "mcpdesc.document.collection.non-empty",
		key: "mcp.extension.identifier.format"
	}
});
var securityVoice = "mcpdesc.security-requirement.array.structure";
var securityRequirement = map$1(list$2(text$2({ voices: { type: securityVoice } }), {
	unique: true,
	voices: {
		type: securityVoice,
		duplicate: "mcpdesc.security-requirement.scopes.unique"
	}
}), {
	keys: plainName,
	voices: {
		type: securityVoice,
		key: securityVoice
	}
});
var inlineScheme = {
	kind: "any",
	presence: [[securityVoice, "inline"]]
};
var securityRequirements = list$2(choice((node) => isInlineScheme(node) ? inlineScheme : securityRequirement), {
	surfaces: ["security-requirements"],
	voices: { type: securityVoice }
});
var resourceAnnotations = record({
	label: "annotations",
	rule: "mcp.resource-annotations.object.structure",
	extras: "open",
	surfaces: ["resource-annotations"],
	properties: {
		audience: optional(list$2(text$2({ values: ["user", "assistant"] }))),
		priority: optional(number$3({
			minimum: 0,
			maximum: 1
		})),
		lastModified: versioned("mcp.resource-annotations.last-modified.version-applicability", text$2())
	}
});
var toolAnnotations = record({
	label: "the annotations of a Tool",
	rule: "mcpdesc.tool.annotations.structure",
	extras: "open",
	properties: {
		title: optional(text$2()),
		readOnlyHint: optional(flag$1),
		destructiveHint: optional(flag$1),
		idempotentHint: optional(flag$1),
		openWorldHint: optional(flag$1)
	}
});
// src/describe/shapes/0.7.0/common.ts
/** Nothing else is allowed, whatever its name: no extensions, no scopes, no references. */
var closed = (shape) => record({
	...shape,
	extras: "closed",
	voices: {
		unknown: ["mcpdesc.document.object.known-properties", "unknown"],
		...shape.voices
	}
});
var icons = list$2(closed({
	label: "an Icon",
	rule: "mcpdesc.icon.object.structure",
	surfaces: ["icon"],
	properties: {
		src: required$1(uri$1),
		mimeType: optional(text$2()),
		sizes: optional(list$2(text$2())),
		theme: optional(text$2({ values: ["light", "dark"] }))
	}
}));
// src/describe/shapes/0.7.0/primitives.ts
var object$1 = map$1(any);
var tags$1 = list$2(text$2({ voices: { type: "mcpdesc.tag.reference.structure" } }), {
	unique: true,
	voices: {
		type: "mcpdesc.tag.reference.structure",
		duplicate: "mcpdesc.tag.reference.unique"
	}
});
var primitive$1 = (shape) => closed({
	...shape,
	properties: {
		title: optional(text$2()),
		description: optional(text$2()),
		icons: optional(icons),
		tags: optional(tags$1),
		deprecated: optional(flag$1),
		_meta: optional(map$1(any, { voices: { type: "mcpdesc.meta.object.structure" } })),
		...shape.properties
	}
});
/** The schema of the format looks a little way into an embedded one. */
var embeddedSchema$1 = (label, surface) => optional(record({
	label,
	rule: "mcpdesc.tool.structure",
	extras: "open",
	surfaces: ["tool-schema", surface],
	properties: {
		$schema: optional(text$2()),
		type: optional(text$2()),
		properties: optional(object$1),
		required: optional(list$2(text$2()))
	}
}));
var tool$2 = primitive$1({
	label: "a Tool",
	rule: "mcpdesc.tool.structure",
	surfaces: ["tool"],
	properties: {
		name: required$1(text$2()),
		inputSchema: embeddedSchema$1("the input schema", "tool-input-schema"),
		outputSchema: embeddedSchema$1("the output schema", "tool-output-schema"),
		annotations: optional(toolAnnotations),
		execution: optional(closed({
			label: "the execution of a Tool",
			rule: "mcpdesc.tool.execution.structure",
			properties: { taskSupport: optional(text$2({ values: [
				"forbidden",
				"optional",
				"required"
			] })) }
		}))
	}
});
var resource$2 = primitive$1({
	label: "a Resource",
	rule: "mcpdesc.resource.structure",
	properties: {
		uri: required$1(text$2()),
		name: required$1(text$2()),
		mimeType: optional(text$2()),
		size: optional(number$3()),
		annotations: optional(map$1(any, { voices: { type: "mcp.resource-annotations.object.structure" } }))
	}
});
var resourceTemplate$1 = primitive$1({
	label: "a Resource Template",
	rule: "mcpdesc.resource-template.structure",
	surfaces: ["resource-template"],
	properties: {
		uriTemplate: required$1(text$2()),
		name: required$1(text$2()),
		mimeType: optional(text$2()),
		annotations: optional(map$1(any, { voices: { type: "mcp.resource-annotations.object.structure" } }))
	}
});
var prompt$1 = primitive$1({
	label: "a Prompt",
	rule: "mcpdesc.prompt.structure",
	properties: {
		name: required$1(text$2()),
		arguments: optional(list$2(closed({
			label: "a Prompt argument",
			rule: "mcpdesc.prompt.argument.structure",
			properties: {
				name: required$1(text$2()),
				title: optional(text$2()),
				description: optional(text$2()),
				required: optional(flag$1)
			}
		})))
	}
});
// src/describe/shapes/0.7.0/security.ts
var flow$1 = (name) => optional(closed({
	label: `the ${name} flow`,
	rule: "mcpdesc.oauth-flow.object.structure",
	properties: {
		authorizationUrl: optional(uri$1),
		tokenUrl: optional(uri$1),
		refreshUrl: optional(uri$1),
		scopes: optional(map$1(text$2()))
	}
}));
/** Schemes as such, not requirements that name them; what a type needs is not asked. */
var securitySchemes$1 = list$2(closed({
	label: "a Security Scheme",
	rule: "mcpdesc.security-scheme.object.structure",
	voices: { missing: "mcpdesc.security-scheme.type.supported" },
	properties: {
		type: required$1(text$2({
			values: [
				"http",
				"apiKey",
				"oauth2",
				"openIdConnect"
			],
			voices: { value: "mcpdesc.security-scheme.type.supported" }
		})),
		scheme: optional(text$2()),
		bearerFormat: optional(text$2()),
		name: optional(text$2()),
		in: optional(text$2({ values: [
			"header",
			"query",
			"cookie"
		] })),
		flows: optional(closed({
			label: "the OAuth Flows object",
			rule: "mcpdesc.oauth-flows.object.structure",
			properties: {
				implicit: flow$1("implicit"),
				password: flow$1("password"),
				clientCredentials: flow$1("clientCredentials"),
				authorizationCode: flow$1("authorizationCode")
			}
		})),
		openIdConnectUrl: optional(uri$1),
		description: optional(text$2())
	}
}));
// src/describe/shapes/0.7.0/transports.ts
var rule$10 = "mcpdesc.transport.object.structure";
var common$1 = {
	type: required$1(text$2()),
	security: optional(securitySchemes$1)
};
var remote$1 = (type) => closed({
	label: `a Transport of type ${type}`,
	rule: rule$10,
	properties: {
		...common$1,
		url: required$1(uri$1)
	}
});
var transport$1 = variant({
	label: "a Transport",
	rule: rule$10,
	by: "type",
	voices: { value: "mcpdesc.transport.type.supported" },
	variants: {
		"streamable-http": remote$1("streamable-http"),
		sse: remote$1("sse"),
		stdio: closed({
			label: "a Transport of type stdio",
			rule: rule$10,
			properties: {
				...common$1,
				command: required$1(text$2()),
				args: optional(list$2(text$2())),
				env: optional(map$1(text$2()))
			}
		})
	}
});
// src/describe/shapes/0.7.0/document.ts
/**
* The document as format 0.7.0 has it, after the JSON Schema of that version: one protocol version in `info`, one
* Capabilities object, security schemes where they are needed, and objects that are closed even to `x-*`, but for the
* root. Rows lead only to rules that mean the same there; what is asked of MCP alone is asked of both formats.
*/
/** MCP 2026-07-28 is younger than the format. */
var known$2 = protocols.slice(0, 4);
var info$1 = closed({
	label: "the Info object",
	rule: "mcpdesc.info.object.structure",
	surfaces: ["info"],
	properties: {
		name: required$1(text$2({
			filled: true,
			voices: { blank: "mcpdesc.info.name.non-empty" }
		})),
		title: optional(text$2()),
		description: optional(text$2()),
		version: required$1(text$2({
			filled: true,
			voices: { blank: "mcpdesc.info.version.non-empty" }
		})),
		protocolVersion: optional(text$2({
			values: known$2,
			voices: { value: "mcpdesc.protocol-versions.value.supported" }
		})),
		id: optional(text$2()),
		icons: optional(icons),
		websiteUrl: optional(uri$1),
		contact: optional(closed({
			label: "a Contact",
			rule: "mcpdesc.info.contact.structure",
			surfaces: ["contact"],
			properties: {
				name: optional(text$2()),
				url: optional(uri$1),
				email: optional(text$2())
			}
		})),
		license: optional(closed({
			label: "a License",
			rule: "mcpdesc.info.license.structure",
			meant: "name",
			properties: {
				name: required$1(text$2()),
				url: optional(uri$1)
			}
		}))
	}
});
var capability$2 = (label, properties) => optional(record({
	label,
	rule: "mcpdesc.capabilities.object.structure",
	extras: "open",
	properties
}));
var marker$2 = capability$2("a capability marker", {});
var capabilities$2 = record({
	label: "the Capabilities object",
	rule: "mcpdesc.capabilities.object.structure",
	extras: "open",
	properties: {
		tools: capability$2("the tools capability", { listChanged: optional(flag$1) }),
		resources: capability$2("the resources capability", {
			subscribe: optional(flag$1),
			listChanged: optional(flag$1)
		}),
		prompts: capability$2("the prompts capability", { listChanged: optional(flag$1) }),
		completions: marker$2,
		logging: marker$2,
		tasks: capability$2("the tasks capability", {
			list: marker$2,
			cancel: marker$2,
			requests: capability$2("the requests of the tasks capability", { tools: capability$2("the tool requests of the tasks capability", { call: marker$2 }) })
		}),
		experimental: marker$2
	}
});
var tag$1 = closed({
	label: "a Tag",
	rule: "mcpdesc.tag.object.structure",
	meant: "name",
	properties: {
		name: required$1(text$2({ filled: true })),
		description: optional(text$2())
	}
});
var root$1 = record({
	label: "the document",
	rule: "mcpdesc.document.root.structure",
	voices: {
		missing: "mcpdesc.document.root.required-properties",
		unknown: ["mcpdesc.document.object.known-properties", "unknown"]
	},
	extras: "extensible",
	surfaces: ["superseded-document"],
	atLeastOneOf: [
		"tools",
		"resources",
		"resourceTemplates",
		"prompts"
	],
	properties: {
		$schema: optional(text$2()),
		mcpdesc: required$1(any),
		info: required$1(info$1),
		transports: required$1(list$2(transport$1, {
			filled: true,
			voices: { empty: "mcpdesc.document.collection.non-empty" }
		})),
		security: optional(securitySchemes$1),
		capabilities: optional(capabilities$2),
		tools: optional(list$2(tool$2)),
		resources: optional(list$2(resource$2)),
		resourceTemplates: optional(list$2(resourceTemplate$1)),
		prompts: optional(list$2(prompt$1)),
		tags: optional(list$2(tag$1, {
			unique: "deep",
			voices: { duplicate: "mcpdesc.tag.object.structure" }
		}))
	}
});
// src/describe/shapes/capabilities.ts
/** What the server declares it can do, by protocol version. */
var rule$9 = "mcpdesc.capabilities.object.structure";
var capability$1 = (label, properties, extras = "extensible") => record({
	label,
	rule: rule$9,
	extras,
	properties
});
var marker$1 = openObject("a capability marker", rule$9);
var tasks$1 = capability$1("the tasks capability", {
	list: optional(marker$1),
	cancel: optional(marker$1),
	requests: optional(capability$1("the requests of the tasks capability", { tools: optional(capability$1("the tool requests of the tasks capability", { call: optional(marker$1) }, "closed")) }, "closed"))
}, "closed");
/** MCP has an object under every name; the format's own schema takes anything. */
var noObject = {
	kind: "any",
	presence: ["mcp.capabilities.experimental.object-values"]
};
var experimental = record({
	label: "the experimental capabilities",
	rule: rule$9,
	extras: "open",
	properties: {},
	others: { shape: choice((node) => node.type === "object" ? any : noObject) }
});
var capabilities$1 = record({
	label: "a Capabilities object",
	rule: rule$9,
	extras: "extensible",
	scoped: true,
	surfaces: ["capabilities"],
	properties: {
		protocolVersions: optional(protocolScope),
		tools: optional(capability$1("the tools capability", { listChanged: optional(flag$1) })),
		resources: optional(capability$1("the resources capability", {
			subscribe: optional(flag$1),
			listChanged: optional(flag$1)
		})),
		prompts: optional(capability$1("the prompts capability", { listChanged: optional(flag$1) })),
		completions: versioned("mcp.capabilities.completions.version-applicability", marker$1),
		logging: versioned("mcp.capabilities.logging.deprecated", marker$1),
		tasks: versioned("mcp.capabilities.tasks.version-applicability", tasks$1),
		extensions: versioned("mcp.capabilities.extensions.pre-standard", extensionMap),
		experimental: optional(experimental)
	}
});
// src/describe/shapes/content.ts
/** Content blocks and resource contents: MCP payload, closed, without `x-*`. */
var resourceContents = record({
	label: "Resource Contents",
	rule: "mcp.resource.contents.structure",
	extras: "closed",
	exactlyOneOf: ["text", "blob"],
	surfaces: ["resource-contents"],
	properties: {
		uri: required$1(uri$1),
		mimeType: optional(text$2()),
		text: optional(text$2()),
		blob: optional(text$2()),
		_meta: metaOfContent
	}
});
var contentRule = "mcp.content.block.structure";
var unavailable$3 = (message) => ["mcp.content.block.version-availability", message];
/** One kind of block; `voice` where the kind itself does not exist in every protocol version. */
var block$1 = (kind, properties, voice) => record({
	label: `a content block of type ${kind}`,
	rule: contentRule,
	extras: "closed",
	surfaces: ["content-block"],
	...voice === void 0 ? {} : { presence: {
		at: "type",
		voices: [voice]
	} },
	properties: {
		type: required$1(text$2()),
		...properties,
		annotations: optional(resourceAnnotations),
		_meta: metaOfContent
	}
});
var binary$1 = {
	data: required$1(text$2()),
	mimeType: required$1(text$2())
};
var contentBlocks = {
	text: block$1("text", { text: required$1(text$2()) }),
	image: block$1("image", binary$1),
	audio: block$1("audio", binary$1, unavailable$3("audio")),
	resource: block$1("resource", { resource: required$1(resourceContents) }),
	resource_link: block$1("resource_link", {
		uri: required$1(uri$1),
		name: required$1(text$2()),
		title: optional(text$2()),
		description: optional(text$2()),
		mimeType: optional(text$2()),
		size: optional(number$3()),
		icons: versioned(unavailable$3("icons"), icons$1)
	}, unavailable$3("resource-link"))
};
var contentBlock = variant({
	label: "a content block",
	rule: contentRule,
	by: "type",
	variants: contentBlocks
});
// src/describe/shapes/results.ts
/** Completed results that examples show. Open at the top level, as MCP results are. */
/** Members of a JSON-RPC message, and of workflows that are not finished: a completed result has neither. */
var foreign$4 = (envelopeFree, completed) => ({
	jsonrpc: {
		shape: any,
		present: [envelopeFree]
	},
	id: {
		shape: any,
		present: [envelopeFree]
	},
	error: {
		shape: any,
		present: [envelopeFree]
	},
	task: {
		shape: any,
		present: [completed]
	},
	inputRequests: {
		shape: any,
		present: [completed]
	},
	requestState: {
		shape: any,
		present: [completed]
	}
});
/** A member that one version demands and the others do not know; the YAML of the rule says which. */
var windowed = (rule, shape) => ({
	shape,
	absent: [[rule, "missing"]],
	present: [[rule, "present"]]
});
var complete = text$2({ values: ["complete"] });
var notAnObject = {
	kind: "any",
	presence: [["mcp.tool.example.structured-content-version", "not-an-object"]]
};
var toolResult$1 = record({
	label: "the result of a Tool",
	rule: "mcp.tool.example.result-structure",
	extras: "open",
	properties: {
		resultType: windowed("mcp.tool.example.result-type", complete),
		content: required$1(list$2(contentBlock)),
		structuredContent: {
			shape: choice((node) => node.type === "object" ? any : notAnObject),
			present: [["mcp.tool.example.structured-content-version", "present"]]
		},
		isError: optional(flag$1),
		_meta: optional(metaOfResult),
		...foreign$4("mcpdesc.tool.example.envelope-free", "mcpdesc.tool.example.completed-result")
	}
});
var readResult = record({
	label: "the result of reading a resource",
	rule: "mcp.resource.example.result-structure",
	extras: "open",
	properties: {
		resultType: windowed("mcp.resource.example.result-type", complete),
		contents: required$1(list$2(resourceContents, { filled: true })),
		ttlMs: windowed("mcp.resource.example.cache-fields", number$3({ minimum: 0 })),
		cacheScope: windowed("mcp.resource.example.cache-fields", text$2({ values: ["public", "private"] })),
		_meta: versionedMetaOfResult,
		...foreign$4("mcpdesc.resource.example.envelope-free", "mcpdesc.resource.example.completed-result")
	}
});
var promptMessage = record({
	label: "a prompt message",
	rule: "mcp.prompt.example.result-structure",
	extras: "closed",
	properties: {
		role: required$1(text$2({ values: ["user", "assistant"] })),
		content: required$1(contentBlock)
	}
});
var promptResult = record({
	label: "the result of a Prompt",
	rule: "mcp.prompt.example.result-structure",
	extras: "open",
	properties: {
		resultType: windowed("mcp.prompt.example.result-type", complete),
		messages: required$1(list$2(promptMessage)),
		description: optional(text$2()),
		_meta: versionedMetaOfResult,
		...foreign$4("mcpdesc.prompt.example.envelope-free", "mcpdesc.prompt.example.completed-result")
	}
});
var completionResult = record({
	label: "the result of a completion",
	rule: "mcp.completion-example.result-structure",
	extras: "open",
	properties: {
		resultType: windowed("mcp.completion-example.result-type", complete),
		completion: required$1(record({
			label: "a completion",
			rule: "mcp.completion-example.result-structure",
			extras: "open",
			properties: {
				values: required$1(list$2(text$2(), { maximum: 100 })),
				total: optional(number$3({
					integer: true,
					minimum: 0
				})),
				hasMore: optional(flag$1)
			}
		})),
		_meta: versioned(["mcp.meta.field.version-applicability", "completion"], metaOfResult),
		...foreign$4("mcpdesc.completion-example.envelope-free", "mcpdesc.completion-example.completed-result")
	}
});
var toolExample = record({
	label: "a Tool example",
	rule: "mcpdesc.tool.example.structure",
	extras: "extensible",
	surfaces: ["tool-example"],
	properties: {
		input: required$1(openObject("the input of a Tool", "mcpdesc.tool.example.structure")),
		result: required$1(toolResult$1)
	}
});
var resourceExample = record({
	label: "a Resource example",
	rule: "mcpdesc.resource.example.structure",
	extras: "extensible",
	surfaces: ["read-example", "resource-example"],
	properties: { result: required$1(readResult) }
});
var resourceTemplateExample = record({
	label: "a Resource Template example",
	rule: "mcpdesc.resource-template.example.structure",
	extras: "extensible",
	surfaces: ["read-example", "resource-template-example"],
	properties: {
		uri: required$1(uri$1),
		result: required$1(readResult)
	}
});
var promptExample = record({
	label: "a Prompt example",
	rule: "mcpdesc.prompt.example.structure",
	extras: "extensible",
	surfaces: ["prompt-example"],
	properties: {
		arguments: optional(map$1(text$2())),
		result: required$1(promptResult)
	}
});
var completionExample = record({
	label: "a completion example",
	rule: "mcpdesc.completion-example.structure",
	extras: "extensible",
	surfaces: ["completion-example"],
	presence: { voices: ["mcp.completion-example.version-availability"] },
	properties: {
		argument: required$1(record({
			label: "the argument of a completion example",
			rule: "mcpdesc.completion-example.structure",
			extras: "extensible",
			properties: {
				name: required$1(text$2()),
				value: required$1(text$2())
			}
		})),
		context: versioned("mcp.completion-example.context-version", record({
			label: "the context of a completion example",
			rule: "mcpdesc.completion-example.structure",
			extras: "extensible",
			properties: { arguments: required$1(map$1(text$2(), {
				filled: true,
				voices: { empty: "mcpdesc.completion-example.structure" }
			})) }
		})),
		result: required$1(completionResult)
	}
});
var namedExamples = (shape) => filledMap(shape, {
	keys: plainName,
	voices: { key: "mcpdesc.example.name.pattern" }
});
var toolExamples = namedExamples(reference$1("toolExamples", toolExample));
var resourceExamples = namedExamples(reference$1("resourceExamples", resourceExample));
var resourceTemplateExamples = namedExamples(reference$1("resourceTemplateExamples", resourceTemplateExample));
var promptExamples = namedExamples(reference$1("promptExamples", promptExample));
var completionExamples = namedExamples(completionExample);
// src/describe/shapes/components.ts
/** Shared components: five namespaces of values that references name. */
var voices = { type: "mcpdesc.components.value.structure" };
var namespace = (shape) => optional(filledMap(shape, {
	keys: plainName,
	voices: {
		type: "mcpdesc.components.object.structure",
		key: "mcpdesc.components.name.pattern"
	}
}));
var components = record({
	label: "the components",
	rule: "mcpdesc.components.object.structure",
	voices: { empty: "mcpdesc.document.collection.non-empty" },
	extras: "extensible",
	filled: "or-absent",
	definitions: true,
	properties: {
		schemas: namespace(reference$1("schemas", openObject("a schema component", "mcpdesc.components.value.structure"))),
		toolExamples: namespace(reference$1("toolExamples", {
			...toolExample,
			voices
		})),
		resourceExamples: namespace(reference$1("resourceExamples", {
			...resourceExample,
			voices
		})),
		resourceTemplateExamples: namespace(reference$1("resourceTemplateExamples", {
			...resourceTemplateExample,
			voices
		})),
		promptExamples: namespace(reference$1("promptExamples", {
			...promptExample,
			voices
		}))
	}
});
// src/describe/shapes/client-requirements.ts
/**
* What a primitive needs of the client. MCP's ClientCapabilities is open in every version, so unknown names pass; the
* members of the known ones differ by version (rules-level windows), whatever the format's own schema lets through.
*/
var structure = "mcpdesc.client-requirements.object.structure";
var member$1 = (message) => ["mcp.client-requirements.member.version-applicability", message];
var value = (message) => ["mcp.client-requirements.value.type", message];
var unavailable$2 = (message) => ["mcp.client-requirements.capability.version-applicability", message];
var deprecated = (message) => ["mcp.client-requirements.capability.deprecated", message];
/** A nested object whose type is judged per version, under the message of its capability. */
var part = (label, capability, properties) => record({
	label,
	rule: structure,
	voices: { type: value(capability) },
	extras: "open",
	properties: properties ?? {},
	...properties === void 0 ? {} : { others: {
		shape: any,
		present: [member$1(capability)]
	} }
});
var capability = (label, name, properties) => record({
	label,
	rule: structure,
	extras: "open",
	properties,
	others: {
		shape: any,
		present: [member$1(name)]
	}
});
var roots$1 = capability("the roots requirement", "roots", { listChanged: {
	shape: {
		...flag$1,
		voices: { type: value("roots") }
	},
	present: [member$1("listChanged")]
} });
var sampling = capability("the sampling requirement", "sampling", {
	context: {
		shape: part("sampling.context", "sampling"),
		present: [member$1("context"), deprecated("context")]
	},
	tools: {
		shape: part("sampling.tools", "sampling"),
		present: [member$1("tools")]
	}
});
var elicitation$1 = capability("the elicitation requirement", "elicitation", {
	form: {
		shape: part("elicitation.form", "elicitation"),
		present: [member$1("form")]
	},
	url: {
		shape: part("elicitation.url", "elicitation"),
		present: [member$1("url")]
	}
});
var tasks = capability("the tasks requirement", "tasks", {
	list: optional(part("tasks.list", "tasks")),
	cancel: optional(part("tasks.cancel", "tasks")),
	requests: optional(part("tasks.requests", "tasks", {
		sampling: optional(part("tasks.requests.sampling", "tasks", { createMessage: optional(part("tasks.requests.sampling.createMessage", "tasks")) })),
		elicitation: optional(part("tasks.requests.elicitation", "tasks", { create: optional(part("tasks.requests.elicitation.create", "tasks")) }))
	}))
});
var anyCapability = openObject("a required client capability", structure);
var clientRequirements = record({
	label: "the client requirements",
	rule: structure,
	voices: { empty: "mcpdesc.document.collection.non-empty" },
	extras: "open",
	filled: "or-absent",
	surfaces: ["client-requirements"],
	properties: {
		roots: {
			shape: roots$1,
			present: [deprecated("roots")]
		},
		sampling: {
			shape: sampling,
			present: [deprecated("sampling")]
		},
		elicitation: {
			shape: elicitation$1,
			present: [unavailable$2("elicitation")]
		},
		tasks: {
			shape: tasks,
			present: [unavailable$2("tasks")]
		},
		extensions: {
			shape: extensionMap,
			present: [unavailable$2("extensions")]
		},
		experimental: optional(map$1(anyCapability)),
		protocolVersions: {
			shape: any,
			present: ["mcpdesc.client-requirements.protocol-versions.absent"]
		}
	},
	others: {
		shape: anyCapability,
		extensionsFree: true
	}
});
// src/describe/shapes/elicitation.ts
var vocabulary = "mcp.elicitation.requested-schema.vocabulary";
var tooNew = (message) => ["mcp.elicitation.requested-schema.version-vocabulary", message];
var newDefault = (shape) => ({
	shape,
	present: [tooNew("default")]
});
var property = (label, properties, presence) => record({
	label,
	rule: vocabulary,
	extras: "closed",
	...presence === void 0 ? {} : { presence },
	properties: {
		type: required$1(text$2()),
		title: optional(text$2()),
		description: optional(text$2()),
		...properties
	}
});
var count$1 = optional(number$3({
	integer: true,
	minimum: 0
}));
var plainText = property("a string property of a form", {
	minLength: count$1,
	maxLength: count$1,
	format: optional(text$2({ values: [
		"email",
		"uri",
		"date",
		"date-time"
	] })),
	default: newDefault(text$2())
});
var untitledChoice = property("an enum property of a form", {
	enum: required$1(texts),
	enumNames: optional(texts),
	default: newDefault(text$2())
});
var option = record({
	label: "an option of a form",
	rule: vocabulary,
	extras: "closed",
	properties: {
		const: required$1(text$2()),
		title: required$1(text$2())
	}
});
var titledChoice = property("a titled enum property of a form", {
	oneOf: required$1(list$2(option)),
	default: newDefault(text$2())
}, {
	at: "oneOf",
	voices: [tooNew("oneOf")]
});
var numeric = property("a number property of a form", {
	minimum: optional(number$3()),
	maximum: optional(number$3()),
	default: newDefault(number$3())
});
var boolean = property("a boolean property of a form", { default: optional(flag$1) });
var choices = (label, properties) => record({
	label,
	rule: vocabulary,
	extras: "closed",
	properties
});
var untitledItems = choices("the items of a multi-select", {
	type: required$1(text$2({ values: ["string"] })),
	enum: required$1(texts)
});
var titledItems = choices("the items of a multi-select", { anyOf: required$1(list$2(option)) });
var multiSelect = property("a multi-select property of a form", {
	items: required$1(choice((node) => has(node, "anyOf") ? titledItems : untitledItems)),
	minItems: count$1,
	maxItems: count$1,
	default: newDefault(texts)
}, {
	at: "type",
	voices: [tooNew("array")]
});
var has = (node, name) => node.type === "object" && node.has(name);
var formProperty = variant({
	label: "a property of a form",
	rule: vocabulary,
	by: "type",
	variants: {
		string: choice((node) => has(node, "enum") ? untitledChoice : has(node, "oneOf") ? titledChoice : plainText),
		number: numeric,
		integer: numeric,
		boolean,
		array: multiSelect
	}
});
var formSchema = record({
	label: "the schema of a form",
	rule: vocabulary,
	extras: "closed",
	surfaces: ["form-schema"],
	properties: {
		$schema: {
			shape: text$2({
				uri: true,
				voices: { uri: vocabulary }
			}),
			present: [tooNew("$schema")]
		},
		type: required$1(text$2({ values: ["object"] })),
		properties: required$1(map$1(formProperty)),
		required: optional(list$2(text$2(), { unique: true }))
	}
});
var rule$8 = "mcpdesc.elicitation.structure";
var filled$2 = text$2({ filled: true });
var declaration = (label, properties, presence) => record({
	label,
	rule: rule$8,
	extras: "extensible",
	scoped: true,
	surfaces: ["elicitation"],
	...presence === void 0 ? {} : { presence: {
		at: "mode",
		voices: [presence]
	} },
	properties: {
		name: required$1(text$2({ pattern: plainName })),
		mode: required$1(text$2()),
		message: required$1(filled$2),
		when: optional(filled$2),
		onDecline: optional(filled$2),
		onCancel: optional(filled$2),
		protocolVersions: optional(protocolScope),
		...properties
	}
});
var branch = "mcpdesc.elicitation.mode-branch";
var elicitation = variant({
	label: "an elicitation declaration",
	scoped: true,
	rule: rule$8,
	by: "mode",
	variants: {
		form: declaration("an elicitation declaration of mode form", {
			requestedSchema: {
				shape: reference$1("schemas", formSchema),
				absent: [[branch, "form-without-schema"]]
			},
			url: {
				shape: text$2(),
				present: [[branch, "form-with-url"]]
			}
		}),
		url: declaration("an elicitation declaration of mode url", {
			requestedSchema: {
				shape: { kind: "any" },
				present: [[branch, "url-with-schema"]]
			},
			url: optional(text$2({
				uri: true,
				voices: { uri: "mcpdesc.elicitation.url.syntax" }
			}))
		}, "mcp.elicitation.mode.version-availability")
	}
});
// src/describe/shapes/sampling.ts
/** Sampling requests and responses inside interaction examples. */
var rule$7 = "mcpdesc.tool.interaction-example.step-structure";
var unavailable$1 = (message) => ["mcp.tool.interaction-example.sampling-version", message];
/** One block, or an array of them that is not empty. */
var oneOrMore = (block) => {
	const many = list$2(block, {
		filled: true,
		voices: { empty: rule$7 }
	});
	return choice((node) => node.type === "array" ? many : block);
};
var presence = (message) => ({
	at: "type",
	voices: [unavailable$1(message)]
});
var toolUse = record({
	label: "a content block of type tool_use",
	rule: rule$7,
	extras: "closed",
	presence: presence("block"),
	properties: {
		type: required$1(text$2()),
		id: required$1(text$2()),
		name: required$1(text$2()),
		input: required$1(openObject("the input of a tool use", rule$7))
	}
});
var toolResult = record({
	label: "a content block of type tool_result",
	rule: rule$7,
	extras: "closed",
	presence: presence("block"),
	properties: {
		type: required$1(text$2()),
		toolUseId: required$1(text$2()),
		content: required$1(oneOrMore(contentBlock)),
		isError: optional(flag$1)
	}
});
/** The format's schema lets these through, but no version of MCP has them in sampling, outside of tool results. */
var resource$1 = {
	...contentBlocks.resource,
	presence: presence("resource")
};
var resourceLink = {
	...contentBlocks.resource_link,
	presence: presence("resource")
};
var content = oneOrMore(variant({
	label: "a sampling content block",
	rule: rule$7,
	by: "type",
	variants: {
		...contentBlocks,
		resource: resource$1,
		resource_link: resourceLink,
		tool_use: toolUse,
		tool_result: toolResult
	}
}));
/** An object with sampling content, which was a single block at first and may be several since. */
var holder = (label, properties) => {
	const holding = (held) => record({
		label,
		rule: rule$7,
		extras: "closed",
		properties: {
			...properties,
			content: held
		}
	});
	const one = holding(required$1(content));
	const several = holding({
		...required$1(content),
		present: [unavailable$1("several")]
	});
	return choice((node) => node.type === "object" && node.get("content")?.type === "array" ? several : one);
};
var message = holder("a sampling message", { role: required$1(text$2({ values: ["user", "assistant"] })) });
var priority = optional(number$3({
	minimum: 0,
	maximum: 1
}));
var modelPreferences = record({
	label: "the model preferences",
	rule: rule$7,
	extras: "closed",
	properties: {
		costPriority: priority,
		speedPriority: priority,
		intelligencePriority: priority,
		hints: optional(list$2(record({
			label: "a model hint",
			rule: rule$7,
			extras: "closed",
			properties: { name: required$1(text$2({ filled: true })) }
		}), {
			filled: true,
			voices: { empty: rule$7 }
		}))
	}
});
var tool$1 = record({
	label: "a sampling tool",
	rule: rule$7,
	extras: "extensible",
	properties: {
		name: required$1(text$2({ filled: true })),
		title: optional(text$2()),
		description: optional(text$2()),
		inputSchema: required$1(record({
			label: "the input schema of a sampling tool",
			rule: rule$7,
			extras: "open",
			properties: {
				type: required$1(text$2({ values: ["object"] })),
				$componentRef: {
					shape: text$2(),
					present: ["mcpdesc.component-ref.use-site.permitted"]
				}
			}
		})),
		annotations: optional(toolAnnotations)
	}
});
var samplingRequest = record({
	label: "a sampling request",
	rule: rule$7,
	extras: "closed",
	properties: {
		messages: required$1(list$2(message, {
			filled: true,
			voices: { empty: rule$7 }
		})),
		maxTokens: required$1(number$3({
			integer: true,
			minimum: 1
		})),
		includeContext: optional(text$2({ values: [
			"none",
			"thisServer",
			"allServers"
		] })),
		metadata: optional(openObject("the metadata of a sampling request", rule$7)),
		modelPreferences: optional(modelPreferences),
		stopSequences: optional(texts),
		systemPrompt: optional(text$2()),
		temperature: optional(number$3()),
		toolChoice: {
			shape: record({
				label: "a tool choice",
				rule: rule$7,
				extras: "closed",
				properties: { mode: required$1(text$2({ values: [
					"auto",
					"required",
					"none"
				] })) }
			}),
			present: [unavailable$1("member")]
		},
		tools: {
			shape: list$2(tool$1, {
				filled: true,
				voices: { empty: rule$7 }
			}),
			present: [unavailable$1("member")]
		}
	}
});
var samplingResponse = holder("a sampling response", {
	role: required$1(text$2({ values: ["assistant"] })),
	model: required$1(text$2()),
	stopReason: optional(text$2())
});
// src/describe/shapes/interaction.ts
/** Interaction examples: a Tool call during which the server asks the client for something. */
var rule$6 = "mcpdesc.tool.interaction-example.step-structure";
var unavailable = (message) => ["mcp.tool.interaction-example.elicitation-version", message];
var payload = (label, properties, presence) => record({
	label,
	rule: rule$6,
	extras: "closed",
	...presence === void 0 ? {} : { presence: {
		at: "mode",
		voices: [presence]
	} },
	properties
});
var filled$1 = text$2({ filled: true });
var elicitationRequest = variant({
	label: "an elicitation request",
	rule: rule$6,
	by: "mode",
	variants: {
		form: payload("an elicitation request of mode form", {
			mode: required$1(text$2()),
			message: required$1(filled$1),
			requestedSchema: required$1(formSchema)
		}),
		url: payload("an elicitation request of mode url", {
			mode: required$1(text$2()),
			message: required$1(filled$1),
			url: required$1(uri$1)
		}, unavailable("url"))
	}
});
var withoutContent = payload("a response that accepts nothing", { action: required$1(text$2()) });
var elicitationResponse = variant({
	label: "an elicitation response",
	rule: rule$6,
	by: "action",
	variants: {
		accept: payload("an accepting response", {
			action: required$1(text$2()),
			content: optional(openObject("the content of a response", rule$6))
		}),
		decline: withoutContent,
		cancel: withoutContent
	}
});
var rootsResponse = payload("a roots response", { roots: required$1(list$2(payload("a root", {
	uri: required$1(uri$1),
	name: optional(text$2())
}))) });
var step$1 = (kind, properties, presence) => record({
	label: `a step of type ${kind}`,
	rule: rule$6,
	extras: "extensible",
	...presence === void 0 ? {} : { presence: {
		at: "type",
		voices: [presence]
	} },
	properties: {
		type: required$1(text$2()),
		...properties
	}
});
var steps$3 = variant({
	label: "a step of an interaction example",
	rule: rule$6,
	by: "type",
	variants: {
		elicitation: step$1("elicitation", {
			declaration: optional(text$2({ pattern: plainName })),
			request: required$1(elicitationRequest),
			response: required$1(elicitationResponse)
		}, unavailable("step")),
		sampling: step$1("sampling", {
			request: required$1(samplingRequest),
			response: required$1(samplingResponse)
		}),
		roots: step$1("roots", {
			request: required$1(payload("a roots request", {})),
			response: required$1(rootsResponse)
		})
	}
});
var interactionExamples = namedExamples(record({
	label: "an interaction example",
	rule: "mcpdesc.tool.interaction-example.structure",
	extras: "extensible",
	surfaces: ["tool-example", "interaction-example"],
	properties: {
		input: required$1(openObject("the input of a Tool", "mcpdesc.tool.interaction-example.structure")),
		steps: required$1(list$2(steps$3, {
			filled: true,
			voices: { empty: "mcpdesc.document.collection.non-empty" }
		})),
		result: required$1(toolResult$1)
	}
}));
// src/describe/shapes/primitives.ts
/** Tools, Resources, Resource Templates and Prompts. */
var title$9 = versioned("mcp.primitive.title.version-availability", text$2());
var tags = list$2(text$2({ voices: { type: "mcpdesc.tag.reference.structure" } }), {
	filled: "or-absent",
	unique: true,
	surfaces: ["tag-references"],
	voices: {
		type: "mcpdesc.tag.reference.structure",
		empty: "mcpdesc.document.collection.non-empty",
		duplicate: "mcpdesc.tag.reference.unique"
	}
});
/** What all four kinds of primitive may carry. */
var primitive = (shape) => record({
	...shape,
	surfaces: ["primitive", ...shape.surfaces ?? []],
	extras: "extensible",
	scoped: true,
	properties: {
		protocolVersions: optional(protocolScope),
		title: title$9,
		description: optional(text$2()),
		icons: versioned("mcp.primitive.icons.version-availability", icons$1),
		tags: optional(tags),
		elicitations: optional(filledList(elicitation)),
		deprecated: optional(flag$1),
		_meta: metaOfDeclaration,
		security: optional(securityRequirements),
		clientRequirements: optional(clientRequirements),
		...shape.properties
	}
});
/** An embedded JSON Schema: any object. What the schema means is for `schema/` and its rules. */
var embeddedSchema = (label, surface, rule) => record({
	label,
	rule,
	extras: "open",
	surfaces: ["tool-schema", surface],
	properties: { $schema: versioned("mcp.tool.schema.dialect-keyword-version", any) }
});
var tool = primitive({
	label: "a Tool",
	rule: "mcpdesc.tool.structure",
	surfaces: ["tool"],
	properties: {
		name: required$1(text$2({ filled: true })),
		inputSchema: {
			shape: reference$1("schemas", embeddedSchema("the input schema", "tool-input-schema", "mcp.tool.input-schema.required")),
			absent: ["mcp.tool.input-schema.required"]
		},
		outputSchema: {
			shape: reference$1("schemas", embeddedSchema("the output schema", "tool-output-schema", "mcpdesc.tool.output-schema.structure")),
			present: ["mcp.tool.output-schema.version-availability"]
		},
		annotations: versioned("mcp.tool.annotations.version-availability", toolAnnotations),
		execution: versioned("mcp.tool.execution.version-availability", record({
			label: "the execution of a Tool",
			rule: "mcpdesc.tool.execution.structure",
			extras: "closed",
			properties: { taskSupport: optional(text$2({ values: [
				"forbidden",
				"optional",
				"required"
			] })) }
		})),
		examples: optional(toolExamples),
		interactionExamples: optional(interactionExamples)
	}
});
var resource = primitive({
	label: "a Resource",
	rule: "mcpdesc.resource.structure",
	surfaces: ["resource"],
	properties: {
		uri: required$1(text$2({
			uri: true,
			voices: { uri: "mcpdesc.resource.uri.syntax" }
		})),
		name: required$1(text$2()),
		mimeType: optional(text$2()),
		size: optional(number$3()),
		annotations: optional(resourceAnnotations),
		examples: optional(resourceExamples)
	}
});
var resourceTemplate = primitive({
	label: "a Resource Template",
	rule: "mcpdesc.resource-template.structure",
	surfaces: ["resource-template"],
	properties: {
		uriTemplate: required$1(text$2()),
		name: required$1(text$2()),
		mimeType: optional(text$2()),
		annotations: optional(resourceAnnotations),
		examples: optional(resourceTemplateExamples),
		completionExamples: optional(completionExamples)
	}
});
var promptArgument = record({
	label: "a Prompt argument",
	rule: "mcpdesc.prompt.argument.structure",
	meant: "name",
	extras: "extensible",
	properties: {
		name: required$1(text$2()),
		title: title$9,
		description: optional(text$2()),
		required: optional(flag$1)
	}
});
var prompt = primitive({
	label: "a Prompt",
	rule: "mcpdesc.prompt.structure",
	surfaces: ["prompt"],
	properties: {
		name: required$1(text$2()),
		arguments: optional(filledList(promptArgument)),
		examples: optional(promptExamples),
		completionExamples: optional(completionExamples)
	}
});
// src/describe/shapes/security.ts
/** Security schemes and the OAuth flows inside them. */
var flow = (name, urls) => record({
	label: `the ${name} flow`,
	rule: "mcpdesc.oauth-flow.object.structure",
	extras: "extensible",
	properties: {
		...urls,
		refreshUrl: optional(uri$1),
		scopes: required$1(map$1(text$2()))
	}
});
var byToken = {
	authorizationUrl: optional(uri$1),
	tokenUrl: required$1(uri$1)
};
var flows = record({
	label: "the OAuth Flows object",
	rule: "mcpdesc.oauth-flows.object.structure",
	extras: "extensible",
	atLeastOneOf: [
		"implicit",
		"password",
		"clientCredentials",
		"authorizationCode"
	],
	properties: {
		implicit: optional(flow("implicit", {
			authorizationUrl: required$1(uri$1),
			tokenUrl: optional(uri$1)
		})),
		password: optional(flow("password", byToken)),
		clientCredentials: optional(flow("clientCredentials", byToken)),
		authorizationCode: optional(flow("authorizationCode", {
			authorizationUrl: required$1(uri$1),
			tokenUrl: required$1(uri$1)
		}))
	}
});
var rule$5 = "mcpdesc.security-scheme.object.structure";
var scheme = (type, properties) => record({
	label: `a Security Scheme of type ${type}`,
	rule: rule$5,
	extras: "extensible",
	properties: {
		type: required$1(text$2()),
		description: optional(text$2()),
		...properties
	}
});
var securitySchemes = filledMap(variant({
	label: "a Security Scheme",
	rule: rule$5,
	by: "type",
	voices: {
		missing: "mcpdesc.security-scheme.type.supported",
		value: "mcpdesc.security-scheme.type.supported"
	},
	variants: {
		http: scheme("http", {
			scheme: required$1(text$2()),
			bearerFormat: optional(text$2())
		}),
		apiKey: scheme("apiKey", {
			name: required$1(text$2()),
			in: required$1(text$2({ values: [
				"header",
				"query",
				"cookie"
			] }))
		}),
		oauth2: scheme("oauth2", { flows: required$1(flows) }),
		openIdConnect: scheme("openIdConnect", { openIdConnectUrl: required$1(uri$1) })
	}
}), {
	keys: plainName,
	voices: { key: "mcpdesc.security-scheme.name.pattern" }
});
// src/describe/shapes/transports.ts
/** Transports: one record for each `type`. */
var rule$4 = "mcpdesc.transport.object.structure";
var common = {
	type: required$1(text$2()),
	protocolVersions: optional(protocolScope),
	security: optional(securityRequirements)
};
var remote = (type, voice) => record({
	label: `a Transport of type ${type}`,
	rule: rule$4,
	extras: "extensible",
	scoped: true,
	surfaces: ["transport"],
	presence: {
		at: "type",
		voices: [voice]
	},
	properties: {
		...common,
		url: required$1(uri$1)
	}
});
var transport = variant({
	label: "a Transport",
	scoped: true,
	rule: rule$4,
	by: "type",
	voices: { value: "mcpdesc.transport.type.supported" },
	variants: {
		"streamable-http": remote("streamable-http", "mcp.transport.streamable-http.version-applicability"),
		sse: remote("sse", "mcp.transport.sse.legacy-only"),
		stdio: record({
			label: "a Transport of type stdio",
			rule: rule$4,
			extras: "extensible",
			scoped: true,
			surfaces: ["transport"],
			properties: {
				...common,
				command: required$1(text$2()),
				args: optional(list$2(text$2())),
				env: optional(map$1(text$2()))
			}
		})
	}
});
// src/describe/shapes/document.ts
/** The root object, `info` and the tag catalogue. */
var contact = record({
	label: "a Contact",
	rule: "mcpdesc.info.contact.structure",
	extras: "extensible",
	surfaces: ["contact"],
	properties: {
		name: optional(text$2()),
		url: optional(uri$1),
		email: optional(text$2())
	}
});
var license = record({
	label: "a License",
	rule: "mcpdesc.info.license.structure",
	meant: "name",
	extras: "extensible",
	properties: {
		name: required$1(text$2()),
		url: optional(uri$1)
	}
});
var info = record({
	label: "the Info object",
	rule: "mcpdesc.info.object.structure",
	extras: "extensible",
	surfaces: ["info"],
	properties: {
		name: required$1(text$2({
			filled: true,
			voices: { blank: "mcpdesc.info.name.non-empty" }
		})),
		version: required$1(text$2({
			filled: true,
			voices: { blank: "mcpdesc.info.version.non-empty" }
		})),
		title: optional(text$2()),
		description: optional(text$2()),
		id: optional(text$2()),
		icons: optional(icons$1),
		websiteUrl: optional(uri$1),
		contact: optional(contact),
		license: optional(license)
	}
});
var tag = record({
	label: "a Tag",
	rule: "mcpdesc.tag.object.structure",
	meant: "name",
	extras: "extensible",
	properties: {
		name: required$1(text$2({ filled: true })),
		description: optional(text$2())
	}
});
var root = record({
	label: "the document",
	rule: "mcpdesc.document.root.structure",
	voices: { missing: "mcpdesc.document.root.required-properties" },
	extras: "extensible",
	scoped: true,
	surfaces: ["document"],
	properties: {
		$schema: optional(text$2()),
		mcpdesc: required$1(any),
		info: required$1(info),
		protocolVersions: required$1(protocolScope),
		instructions: optional(text$2()),
		transports: optional(filledList(transport)),
		securitySchemes: optional(securitySchemes),
		security: optional(securityRequirements),
		components: optional(components),
		capabilities: optional(filledList(capabilities$1)),
		tools: optional(filledList(tool)),
		resources: optional(filledList(resource)),
		resourceTemplates: optional(filledList(resourceTemplate)),
		prompts: optional(filledList(prompt)),
		tags: optional(filledList(tag))
	}
});
// src/describe/hit.ts
init_tree();
var atValue = (node) => ({
	node,
	focus: "value"
});
var atKey = (node) => ({
	node,
	focus: "key"
});
var atGap = (node, name) => ({
	node,
	focus: "missing",
	name
});
/** JSON Pointer of a place; of a missing member, the pointer it would have. */
var placePointer = (place) => place.focus === "missing" ? pointer$1(place.node) + token$1(place.name) : pointer$1(place.node);
/**
* Start and end offset of a place. A missing member is shown at the key of the object that lacks it; an object without
* a key (the root, an array entry) at its opening brace, or at its first key in YAML's block style.
*/
function placeOffsets(place) {
	const { node } = place;
	if (place.focus === "value") return [node.start, node.end];
	const member = holder$1(node);
	if (member !== void 0) return [member.keyStart, member.keyEnd];
	const first = node.type === "object" ? node.members[0] : void 0;
	if (first !== void 0 && first.keyStart === node.start) return [first.keyStart, first.keyEnd];
	return [node.start, Math.min(node.start + 1, node.end)];
}
// src/describe/namespace.ts
/** The kinds of shared components. */
var namespaces = [
	"schemas",
	"toolExamples",
	"resourceExamples",
	"resourceTemplateExamples",
	"promptExamples"
];
// src/describe/references.ts
/** The member that makes an object a Reference Object. */
var referenceKey = "$componentRef";
var target = new RegExp(`^#/components/(${namespaces.join("|")})/([A-Za-z0-9._-]+)$`);
var isReference = (node) => node.type === "object" && node.has("$componentRef");
/** Whether a value is a direct member of the Components object or of a component, from wherever one looks at it. */
function isOfComponent(value) {
	const owner = value.parent;
	return [owner, owner?.parent?.parent].some((node) => node?.key === "components" && isRoot(node.parent));
}
var isRoot = (node) => node !== void 0 && node.parent === void 0;
/** Where the references of one document lead. Each is followed once, however long the chains that pass it are. */
var References = class {
	#document;
	#known = /* @__PURE__ */ new Map();
	constructor(document) {
		this.#document = document;
	}
	/** Follows a Reference Object to the component it means, over any number of further references. */
	resolve(reference, namespace) {
		const known = this.#known.get(namespace) ?? /* @__PURE__ */ new Map();
		this.#known.set(namespace, known);
		const passed = /* @__PURE__ */ new Set();
		let at = reference;
		for (;;) {
			const next = known.get(at) ?? (passed.has(at) ? circle(at) : void 0) ?? step(at, namespace, this.#document);
			passed.add(at);
			if ("next" in next) {
				at = next.next;
				continue;
			}
			const isCircle = "fault" in next && next.fault === "cycle";
			for (const one of passed) known.set(one, isCircle ? circle(one) : next);
			return known.get(reference) ?? next;
		}
	}
};
var written = (reference) => {
	const value = reference.get(referenceKey);
	return value?.type === "string" ? value.value : "";
};
var circle = (at) => ({
	fault: "cycle",
	at,
	pointer: written(at)
});
/**
* One reference further. Plain look-ups of own members: the grammar leaves no room for escapes, and `constructor` is a
* name like any other.
*/
function step(at, namespace, document) {
	const pointer = written(at);
	if (at.get("$componentRef")?.type !== "string" || at.members.length > 1) return {
		fault: "shape",
		at,
		pointer
	};
	const [, space, name] = target.exec(pointer) ?? [];
	if (space === void 0 || name === void 0) return {
		fault: "pointer",
		at,
		pointer
	};
	if (space !== namespace) return {
		fault: "namespace",
		at,
		pointer
	};
	const found = component(document, namespace, name);
	if (found === void 0) return {
		fault: "missing",
		at,
		pointer
	};
	return isReference(found) ? { next: found } : { target: found };
}
/** The names of a namespace, for suggestions. */
function componentNames(document, namespace) {
	return spaceOf(document, namespace)?.members.map((member) => member.key) ?? [];
}
function component(document, namespace, name) {
	return spaceOf(document, namespace)?.get(name);
}
function spaceOf(document, namespace) {
	const components = document.get("components");
	const space = components?.type === "object" ? components.get(namespace) : void 0;
	return space?.type === "object" ? space : void 0;
}
// src/describe/record-rows.ts
var known$1 = /* @__PURE__ */ new WeakMap();
function rowsOf(shape) {
	const before = known$1.get(shape);
	if (before !== void 0) return before;
	const properties = Object.entries(shape.properties);
	const rows = {
		required: properties.flatMap(([name, { required }]) => required ? [name] : []),
		absent: properties.flatMap(([name, { absent }]) => absent === void 0 ? [] : [[name, absent]])
	};
	known$1.set(shape, rows);
	return rows;
}
// src/describe/uri.ts
var import_formats = (/* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	var DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	var DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	var NOT_URI_FRAGMENT = /\/|:/;
	var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	var MIN_INT32 = -(2 ** 31);
	var MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	var Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
})))();
var { uri } = import_formats.fullFormats;
/** What most URIs look like. They all fit the expression of the package, which takes longer to get ready than a small document to check. */
var ordinary = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]*(?::[0-9]+)?(?:\/[a-z0-9._~/-]*)?(?:\?[a-z0-9._~/=&-]*)?(?:#[a-z0-9._~/-]*)?$/i;
var isUri = (value) => {
	if (ordinary.test(value)) return true;
	if (typeof uri !== "function") throw new TypeError("ajv-formats no longer tests URIs by a function");
	return uri(value) === true;
};
// src/describe/wording.ts
/** How messages name values, types and places. */
/** Longer values are cut: a message is read, not searched. */
var longest$4 = 60;
/** A number with more characters is shown by its value. */
var longestNumber = 20;
/** A value as a message shows it: scalars in JSON spelling, numbers as written, collections by their type. */
function shown$1(node) {
	switch (node.type) {
		case "object": return "an object";
		case "array": return "an array";
		case "number": return node.written !== void 0 && node.written.length <= longestNumber ? node.written : quoted$1(node.value);
		default: return quoted$1(node.value);
	}
}
function quoted$1(value) {
	const json = JSON.stringify(typeof value === "string" ? value.slice(0, 120) : value);
	return json.length <= longest$4 ? json : `${[...json].slice(0, 59).join("")}…${json.endsWith("\"") ? "\"" : ""}`;
}
var kinds$3 = {
	string: "the string",
	number: "the number",
	boolean: "",
	null: ""
};
/** A value with its type: the string "yes", the number 5, true, null, an array. */
function shownWithType(node) {
	if (node.type === "object" || node.type === "array") return shown$1(node);
	return `${kinds$3[node.type]} ${shown$1(node)}`.trimStart();
}
/** The value as the subject of a sentence: its key in quotes, or what it is an entry of. */
function subject$1(node) {
	if (node.parent === void 0) return "The document";
	if (typeof node.key === "string") return quoted$1(node.key);
	const list = node.parent;
	return list.parent === void 0 || typeof list.key === "number" ? "An entry of the array" : `An entry of ${quoted$1(list.key)}`;
}
var enumerated = (values, last) => {
	const spelled = values.map((value) => quoted$1(value));
	return spelled.length < 2 ? spelled[0] ?? "" : `${spelled.slice(0, -1).join(", ")} ${last} ${spelled.at(-1)}`;
};
/** "a", "b" or "c". */
var alternatives$1 = (values) => enumerated(values, "or");
/** "a", "b" and "c". */
var all = (values) => enumerated(values, "and");
var capitalized = (phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** What a mistyped name probably meant, as a remark to append; empty when nothing is near. */
function didYouMean(name, candidates) {
	const near = nearest$1(name, candidates);
	return near === void 0 ? "" : ` (did you mean ${quoted$1(near)}?)`;
}
// src/describe/uri-fault.ts
/** Which part of a text keeps it from being an absolute URI (RFC 3986), and what to write instead. */
/** What may stand in a URI besides percent-encoded bytes: everywhere, and behind the path. */
var anywhere = /[\w.~!$&'()*+,;=:@/-]/;
var behindPath = /[\w.~!$&'()*+,;=:@/?-]/;
/** Any text has these parts (RFC 3986, appendix B), whatever characters stand in them. */
var parts = /^(?:(?<scheme>[^:/?#]*):)?(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/s;
/** A clause about the first part of `text` that is wrong. For texts of which `isUri` is false. */
function uriFault(text) {
	const { scheme, authority, path = "", query = "", fragment = "" } = parts.exec(text)?.groups ?? {};
	if (scheme === void 0 || /^[0-9.]+$/.test(scheme)) return noScheme(text);
	return schemeFault(scheme) ?? (authority === void 0 ? void 0 : authorityFault(authority)) ?? encodingFault(path, anywhere) ?? (authority === void 0 && path === "" ? `nothing stands behind its scheme ${quoted$1(`${scheme}:`)}` : void 0) ?? encodingFault(query, behindPath) ?? encodingFault(fragment, behindPath) ?? "its parts do not fit together";
}
function noScheme(text) {
	const meant = [
		.../^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text) ? [`https://${text}`] : [],
		...text.startsWith("//") ? [`https:${text}`] : [],
		.../^https?\/\//i.test(text) ? [text.replace("//", "://")] : []
	].find(isUri);
	return meant === void 0 ? "it does not begin with a scheme, such as \"https:\"" : `it does not begin with a scheme; perhaps ${quoted$1(meant)} is meant`;
}
function schemeFault(scheme) {
	const foreign = /[^a-z0-9+.-]/iu.exec(scheme)?.[0];
	if (foreign !== void 0) return `its scheme ${quoted$1(scheme)} must not hold ${quoted$1(foreign)}`;
	return /^[a-z]/i.test(scheme) ? void 0 : `its scheme ${quoted$1(scheme)} must begin with a letter`;
}
/** By the border of `isUri`, which takes any port, and any colon or "@", unless the host stands in brackets. */
function authorityFault(authority) {
	const at = authority.lastIndexOf("@");
	const place = authority.slice(at + 1);
	return encodingFault(authority.slice(0, Math.max(at, 0)), anywhere) ?? (place.startsWith("[") ? addressFault(place) : hostFault(place.replace(/:[0-9]*$/, "")));
}
/** An address of version 6 in brackets. */
function addressFault(place) {
	const end = place.indexOf("]");
	if (end < 0) return `the "[" before its host has no "]" behind the host`;
	const address = place.slice(1, end);
	if (!isUri(`a://[${address}]`)) return `${quoted$1(address)} in brackets is no IPv6 address`;
	const rest = place.slice(end + 1);
	return /^(?::[0-9]*)?$/.test(rest) ? void 0 : `only a port may follow its host, not ${quoted$1(rest)}`;
}
function hostFault(host) {
	const foreign = foreignIn(host, anywhere);
	if (foreign === void 0) return void 0;
	if (foreign.startsWith("%")) return noEncoding(foreign);
	const ascii = asciiHost(host);
	const instead = ascii === void 0 ? "" : `; write ${quoted$1(ascii)}`;
	return `its host ${quoted$1(host)} must not hold ${quoted$1(foreign)}${instead}`;
}
/** DNS has no longer names, and other letters take long to convert. */
var longestHost = 253;
/** A host name with other letters, as DNS spells it. */
function asciiHost(host) {
	if (host.length > longestHost || !URL.canParse(`http://${host}`)) return void 0;
	const spelled = new URL(`http://${host}`).hostname;
	return spelled.includes("xn--") ? spelled : void 0;
}
function encodingFault(part, allowed) {
	const foreign = foreignIn(part, allowed);
	if (foreign === void 0) return void 0;
	if (foreign.startsWith("%")) return noEncoding(foreign);
	if (/\p{Surrogate}/u.test(foreign)) return `it must not hold ${quoted$1(foreign)}`;
	return `${quoted$1(foreign)} must be written ${quoted$1(encodeURIComponent(foreign))}`;
}
var noEncoding = (sign) => `${quoted$1(sign)} is no percent-encoded character; write "%25" for the percent sign itself`;
/** The first character that is neither allowed nor percent-encoded; a percent sign with the two characters after it. */
function foreignIn(part, allowed) {
	const foreign = [...part.replace(/%[0-9a-f]{2}/gi, "")].find((character) => !allowed.test(character));
	return foreign === "%" ? /%(?![0-9a-f]{2}).{0,2}/isu.exec(part)?.[0] : foreign;
}
// src/describe/value-complaints.ts
function wrongType(node, expected) {
	return {
		complaint: "type",
		with: {
			subject: subject$1(node),
			expected,
			value: shownWithType(node),
			hint: typeHint(node, expected)
		}
	};
}
/** No object of the format; where a text is what one of its properties should say, with that as the way out. */
function noRecord(node, { meant }) {
	const found = wrongType(node, "an object");
	if (meant === void 0 || node.type !== "string" || node.value === "") return found;
	return {
		...found,
		with: {
			...found.with,
			hint: `; write { ${quoted$1(meant)}: ${shown$1(node)} }`
		}
	};
}
function* aboutText(node, shape) {
	if (node.type !== "string") {
		yield wrongType(node, shape.values === void 0 ? "a string" : alternatives$1(shape.values));
		return;
	}
	const { value } = node;
	const about = () => ({
		subject: subject$1(node),
		value: shown$1(node),
		expected: "",
		hint: ""
	});
	if (shape.values !== void 0 && !shape.values.includes(value)) yield {
		complaint: "value",
		with: {
			...about(),
			expected: alternatives$1(shape.values),
			hint: didYouMean(value, shape.values)
		}
	};
	if (shape.pattern !== void 0 && !shape.pattern.test.test(value)) yield {
		complaint: "pattern",
		with: {
			...about(),
			expected: shape.pattern.means
		}
	};
	if (shape.filled && value === "") yield {
		complaint: "blank",
		with: about()
	};
	if (shape.uri && !isUri(value)) yield {
		complaint: "uri",
		with: {
			...about(),
			fault: uriFault(value)
		}
	};
}
function* aboutNumber(node, shape) {
	const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
	if (node.type !== "number" || shape.integer && !Number.isInteger(node.value)) yield wrongType(node, shape.integer ? "an integer" : "a number");
	else if (node.value < minimum || node.value > maximum) {
		const expected = shape.maximum === void 0 ? `at least ${minimum}` : `between ${minimum} and ${maximum}`;
		yield {
			complaint: "range",
			with: {
				subject: subject$1(node),
				value: shown$1(node),
				expected
			}
		};
	}
}
function* aboutList(node, shape) {
	const about = () => ({
		subject: subject$1(node),
		name: String(node.key)
	});
	if (shape.filled && node.items.length === 0) yield emptied(node, shape);
	if (shape.maximum !== void 0 && node.items.length > shape.maximum) yield {
		complaint: "long",
		with: {
			...about(),
			value: String(node.items.length),
			expected: String(shape.maximum)
		}
	};
	if (!shape.unique) return;
	for (const again of repeated$1(node, shape.unique === "deep")) {
		const repair = {
			title: `Remove the repeated ${again.type === "string" ? shown$1(again) : "entry"}.`,
			change: {
				do: "remove",
				node: again
			}
		};
		yield {
			complaint: "duplicate",
			node: again,
			with: {
				...about(),
				value: capitalized(shown$1(again))
			},
			repair
		};
	}
}
function* aboutMap(node, shape) {
	if (shape.filled && node.members.length === 0) yield emptied(node, shape);
	const { keys } = shape;
	if (keys === void 0) return;
	for (const { key, value } of node.members) {
		if (keys.test.test(key)) continue;
		yield {
			complaint: "key",
			node: value,
			focus: "key",
			with: {
				name: String(node.key),
				value: quoted$1(key),
				expected: keys.means
			}
		};
	}
}
/** Why none of the variants is meant. */
function* aboutVariant(node, shape) {
	const by = node.get(shape.by);
	const names = Object.keys(shape.variants);
	const expected = alternatives$1(names);
	if (by === void 0) {
		const params = {
			object: capitalized(shape.label),
			name: shape.by,
			hint: `: ${expected}`
		};
		yield {
			complaint: "missing",
			gap: shape.by,
			with: params
		};
		return;
	}
	const hint = by.type === "string" ? didYouMean(by.value, names) : "";
	yield {
		complaint: "value",
		node: by,
		with: {
			subject: subject$1(by),
			value: shown$1(by),
			expected,
			hint
		}
	};
}
function* aboutRecord(node, shape) {
	const { exactlyOneOf: one, atLeastOneOf: some } = shape;
	const object = () => capitalized(shape.label);
	const count = (names) => names.filter((name) => node.has(name)).length;
	if (shape.filled && node.members.length === 0) yield emptied(node, shape);
	if (one !== void 0 && count(one) === 0) yield {
		complaint: "exactly-one",
		gap: one[0],
		with: {
			object: object(),
			value: "neither",
			expected: all(one)
		}
	};
	if (one !== void 0 && count(one) > 1) yield {
		complaint: "exactly-one",
		with: {
			object: object(),
			value: "both",
			expected: all(one)
		}
	};
	if (some !== void 0 && count(some) === 0) yield {
		complaint: "at-least-one",
		with: {
			object: object(),
			expected: all(some)
		}
	};
	for (const name of rowsOf(shape).required) if (!node.has(name)) yield {
		complaint: "missing",
		gap: name,
		with: {
			object: object(),
			name,
			hint: ""
		}
	};
}
/** What is empty is left out, where that means the same. */
function emptied(node, { filled }) {
	const complaint = "empty";
	if (filled !== "or-absent") return {
		complaint,
		with: {
			subject: subject$1(node),
			hint: ""
		}
	};
	return {
		complaint,
		with: {
			subject: subject$1(node),
			hint: "; leave it out where there is none"
		},
		repair: {
			title: `Remove the empty ${quoted$1(node.key)}.`,
			change: {
				do: "remove",
				node
			}
		}
	};
}
/** The strings of an array, and if need be the objects, that an earlier entry equals. */
function repeated$1(list, deep) {
	const seen = /* @__PURE__ */ new Set();
	return list.items.filter((item) => {
		if (item.type !== "string" && !(deep && item.type === "object")) return false;
		const value = spelling(item);
		const again = seen.has(value);
		seen.add(value);
		return again;
	});
}
/** Equal values have equal spellings, in whatever order their members are written. */
function spelling(node) {
	if (node.type === "array") return `[${node.items.map(spelling).join()}]`;
	if (node.type !== "object") return JSON.stringify(node.value);
	return `{${[...new Map(node.members.map(({ key, value }) => [key, value]))].toSorted(([a], [b]) => a < b ? -1 : 1).map(([key, value]) => `${JSON.stringify(key)}:${spelling(value)}`).join()}}`;
}
/** What YAML 1.1 took for a boolean, and what people write for one. */
var yamlBoolean = /^(?:y|yes|n|no|on|off|true|false)$/i;
/** YAML spellings that are strings here, though they look like something else, and the other way round. */
function typeHint(node, expected) {
	if (node.type === "string" && node.plain) {
		if (node.value === "") return "; an empty YAML value is the empty string";
		if (expected === "a boolean" && yamlBoolean.test(node.value)) return "; YAML here reads only true and false as booleans";
		if (/(number|integer)$/.test(expected)) return "; YAML here reads only plain decimal numbers";
	}
	if (node.type === "number" && expected === "a string") return "; put it in quotes";
	if (node.type === "object" && expected === "an array") return "; put it in a list";
	return "";
}
// src/describe/broken-reference.ts
function* aboutReference(node, { fault, pointer }, namespace, document) {
	const value = node.get(referenceKey);
	const params = {
		value: quoted$1(pointer),
		expected: namespace
	};
	switch (fault) {
		case "shape":
			yield* aboutShape(node);
			return;
		case "pointer":
			yield {
				voice: "mcpdesc.component-ref.pointer.well-formed",
				at: atValue(value ?? node),
				with: params
			};
			return;
		case "namespace":
			yield {
				voice: "mcpdesc.component-ref.target.namespace",
				at: atValue(node),
				with: params
			};
			return;
		case "missing": {
			const hint = didYouMean(pointer.slice(pointer.lastIndexOf("/") + 1), componentNames(document, namespace));
			yield {
				voice: "mcpdesc.component-ref.target.exists",
				at: atValue(node),
				with: {
					...params,
					hint
				}
			};
			return;
		}
		case "cycle": yield {
			voice: "mcpdesc.component-ref.resolution.acyclic",
			at: atValue(node),
			with: params
		};
	}
}
function* aboutShape(node) {
	const rule = "mcpdesc.component-ref.object.structure";
	for (const member of node.members) if (member.key !== "$componentRef") yield {
		voice: [rule, "sibling"],
		at: atKey(member.value),
		with: { name: member.key }
	};
	else if (member.value.type !== "string") {
		const { complaint, with: params } = wrongType(member.value, "a string");
		yield {
			voice: [rule, complaint],
			at: atValue(member.value),
			with: params
		};
	}
}
// src/describe/component-uses.ts
var ComponentUses = class {
	#walked = /* @__PURE__ */ new Map();
	/** The references that share a walk of the component under this shape and scope; empty for the first of them. */
	of(component, shape, scope) {
		return entry$1(entry$1(entry$1(this.#walked, component, () => /* @__PURE__ */ new Map()), shape, () => /* @__PURE__ */ new Map()), scope, () => []);
	}
};
function entry$1(map, key, make) {
	const known = map.get(key);
	if (known !== void 0) return known;
	const made = make();
	map.set(key, made);
	return made;
}
// src/describe/gathering.ts
/** One list for all that stand where they are written. */
var none = [];
var Gathering = class {
	constructor() {
		this.hits = [];
		this.subjects = /* @__PURE__ */ new Map();
		this.faulty = /* @__PURE__ */ new Set();
	}
	/** What rules of their own say of a place. */
	speak(voices, at, context, params) {
		for (const voice of voices) this.#hit(voice, at, context, params);
	}
	/** Complaints about a node, each voiced by the rule that claims it, or else by that of the enclosing record. */
	complain(all, looked, voices, context) {
		for (const { complaint, node = looked, focus, gap, with: params, repair } of all) {
			const at = gap !== void 0 ? atGap(node, gap) : focus === "key" ? atKey(node) : atValue(node);
			const voice = voices?.[complaint] ?? context.rule;
			const named = typeof voice === "string" ? [voice, complaint] : voice;
			this.#hit(named, at, context, {
				name: String(node.key),
				...params
			}, repair);
			this.faulty.add(node);
		}
	}
	#hit(voice, at, { scope, definition, uses }, params, repair) {
		const [rule, message] = typeof voice === "string" ? [voice, "default"] : voice;
		this.hits.push({
			rule,
			message,
			with: params,
			at,
			scope,
			...definition === void 0 ? {} : { definition },
			...uses === void 0 ? {} : { uses },
			...repair === void 0 ? {} : { repair }
		});
	}
	/** Hands a node to the checks of some surfaces; not a component as such, which is looked at where it is used. */
	subject(surfaces, node, scope, context) {
		if (surfaces === void 0 || context.definition) return void 0;
		return this.#hand({
			surfaces,
			node,
			scope,
			within: context.within,
			uses: context.uses ?? none
		});
	}
	/** Hands over the value of an `x-*` property, once, where it is written, whether that is a component or not. */
	extension(node, { scope, within, uses }) {
		if (uses === void 0) this.#hand({
			surfaces: ["extension-property"],
			node,
			scope,
			within,
			uses: none
		});
	}
	#hand(subject) {
		for (const surface of subject.surfaces) {
			const known = this.subjects.get(surface);
			if (known === void 0) this.subjects.set(surface, [subject]);
			else known.push(subject);
		}
		return subject;
	}
};
// src/describe/own.ts
/** A look-up in a table that prototype names do not fool. */
var own = (table, name) => Object.hasOwn(table, name) ? table[name] : void 0;
// src/describe/scope.ts
/** Undefined where it names none and takes those of what holds it. Versions that do not exist are left out. */
function scopeOf(node) {
	const versions = node.get("protocolVersions");
	const listed = versions?.type === "array" ? versions.items : versions?.type === "string" ? [versions] : void 0;
	if (listed === void 0) return void 0;
	return protocolSet(listed.flatMap((item) => item.type === "string" && isProtocol(item.value) ? [item.value] : []));
}
/** Where a document says which protocol versions it describes: format 0.7.0 knows one, in `info`. */
var declarations = {
	"0.7.0": (document) => {
		const info = document.get("info");
		const version = info?.type === "object" ? info.get("protocolVersion") : void 0;
		return version?.type === "string" && isProtocol(version.value) ? protocolSet([version.value]) : 0;
	},
	"0.8.0": (document) => scopeOf(document) ?? 0,
	"0.9.0": (document) => scopeOf(document) ?? 0
};
var declaredIn = (document, format) => declarations[format](document);
/** Whether a document of the format could declare more versions than it does. */
var takesMore = (format) => format !== "0.7.0";
// src/describe/complaints.ts
var complaints$2 = {
	type: "{subject} must be {expected}, not {value}{hint}.",
	missing: "{object} must have the property \"{name}\"{hint}.",
	unknown: "\"{name}\" is not a property of {object}{hint}.",
	value: "{subject} is {value}, but must be {expected}{hint}.",
	pattern: "{subject} is {value}, but must be {expected}.",
	key: "The name {value} in \"{name}\" must be {expected}.",
	empty: "{subject} must have at least one entry{hint}.",
	blank: "{subject} must not be the empty string.",
	long: "{subject} has {value} entries, but at most {expected} are allowed.",
	range: "{subject} is {value}, but must be {expected}.",
	duplicate: "{value} stands more than once in \"{name}\"; remove the repetition.",
	uri: "{subject} is {value}, but must be an absolute URI: {fault}.",
	"exactly-one": "{object} must have exactly one of {expected}, but has {value}.",
	"at-least-one": "{object} must have at least one of {expected}."
};
/** Property names that come from older drafts and from other formats, with what to write instead. */
var hints = {
	"<<": "; YAML merge keys are not interpreted in this format, so write the members out",
	mcpspec: "; the format version is now \"mcpdesc\"",
	transport: "; the list of transports is \"transports\"",
	metadata: "; the identity of the server is \"info\"",
	lifecycle: "; declare versions in \"protocolVersions\"",
	_generated: "; put tool output of your own under an x- name",
	protocolVersion: "; the versions of the document stand in \"protocolVersions\" at its root",
	$ref: "; a shared component is named by \"$componentRef\"",
	$componentRef: "; only tool schemas, form schemas and named examples can be references"
};
// src/describe/unknown-member.ts
/**
* A shape may claim every name for one rule. Otherwise names that are right elsewhere have rules of their own where they are wrong. Any other name may be one that a later
* format knows: the levels of the rule say which of its two messages speaks in which format.
*/
function unknownVoices(name, value, { voices }) {
	if (voices?.unknown !== void 0) return [voices.unknown];
	if (name === "protocolVersions") return [[isOfComponent(value) ? "mcpdesc.components.value.no-protocol-versions" : "mcpdesc.protocol-versions.scope.placement", "unknown"]];
	if (name === "$componentRef" || name === "$ref") return [["mcpdesc.component-ref.use-site.permitted", "unknown"]];
	if (name.startsWith("x-")) return [["mcpdesc.extension-property.placement.eligible", "unknown"]];
	const rule = "mcpdesc.document.object.known-properties";
	return [[rule, "unknown"], [rule, "unverified"]];
}
/** Of the two messages, what they say about the name: what to write instead, or which known name it resembles. */
var unknownParams = (name, { label, properties, voices }) => ({
	name,
	object: label,
	hint: (voices?.unknown === void 0 ? own(hints, name) : void 0) ?? didYouMean(name, Object.keys(properties))
});
// src/describe/walk.ts
/** Applies `root` and all it holds to a document. */
function walk$1(document, root, format, declared) {
	const references = new References(document);
	const { hits, subjects, faulty } = new Walker(document, references).run(root, declared);
	return {
		root: document,
		format,
		declared,
		hits,
		subjects,
		faulty,
		resolve: (reference, namespace) => references.resolve(reference, namespace)
	};
}
var Walker = class {
	#document;
	#references;
	#gathering = new Gathering();
	#uses = new ComponentUses();
	constructor(document, references) {
		this.#document = document;
		this.#references = references;
	}
	run(root, declared) {
		this.#record(this.#document, root, {
			scope: declared,
			rule: root.rule,
			within: void 0
		});
		return this.#gathering;
	}
	#visit(node, shape, context) {
		switch (shape.kind) {
			case "any":
				if (shape.presence !== void 0) {
					const params = {
						name: String(node.key),
						value: shownWithType(node)
					};
					this.#gathering.speak(shape.presence, atValue(node), context, params);
				}
				break;
			case "text":
				this.#gathering.complain(aboutText(node, shape), node, shape.voices, context);
				break;
			case "number":
				this.#gathering.complain(aboutNumber(node, shape), node, shape.voices, context);
				break;
			case "flag":
				if (node.type !== "boolean") this.#wrongType(node, "a boolean", shape.voices, context);
				break;
			case "list":
				this.#list(node, shape, context);
				break;
			case "map":
				this.#map(node, shape, context);
				break;
			case "record":
				this.#record(node, shape, context);
				break;
			case "union":
				this.#union(node, shape, context);
				break;
			case "choice":
				this.#visit(node, shape.choose(node), context);
				break;
			case "reference": this.#reference(node, shape, context);
		}
	}
	#list(node, shape, context) {
		if (node.type !== "array") {
			this.#wrongType(node, "an array", shape.voices, context);
			return;
		}
		const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
		this.#gathering.complain(aboutList(node, shape), node, shape.voices, context);
		for (const item of node.items) this.#visit(item, shape.items, {
			...context,
			within
		});
	}
	#map(node, shape, context) {
		if (node.type !== "object") {
			this.#wrongType(node, "an object", shape.voices, context);
			return;
		}
		const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
		this.#gathering.complain(aboutMap(node, shape), node, shape.voices, context);
		for (const { value } of node.members) this.#visit(value, shape.values, {
			...context,
			within
		});
	}
	#union(node, shape, context) {
		const around = {
			...context,
			rule: shape.rule
		};
		if (node.type !== "object") {
			this.#wrongType(node, "an object", shape.voices, around);
			return;
		}
		const by = node.get(shape.by);
		const variant = by?.type === "string" ? own(shape.variants, by.value) : void 0;
		if (variant !== void 0) {
			this.#visit(node, variant, context);
			return;
		}
		const scope = (shape.scoped && scopeOf(node)) ?? context.scope;
		this.#gathering.complain(aboutVariant(node, shape), node, shape.voices, {
			...around,
			scope
		});
	}
	#record(node, shape, context) {
		const inner = {
			...context,
			rule: shape.rule
		};
		if (node.type !== "object") {
			this.#gathering.complain([noRecord(node, shape)], node, shape.voices, inner);
			return;
		}
		const scope = shape.scoped && node !== this.#document ? this.#narrowed(node, context) : context.scope;
		const within = this.#gathering.subject(shape.surfaces, node, scope, context) ?? context.within;
		const here = {
			...inner,
			scope,
			within,
			...shape.definitions ? { definition: true } : {}
		};
		this.#presence(node, shape, here);
		this.#gathering.complain(aboutRecord(node, shape), node, shape.voices, here);
		for (const [name, voices] of rowsOf(shape).absent) {
			if (node.has(name)) continue;
			this.#gathering.speak(voices, atGap(node, name), here, {
				object: shape.label,
				name
			});
		}
		for (const member of node.members) this.#member(member, shape, here);
	}
	#presence(node, { presence, label }, context) {
		if (presence === void 0) return;
		const at = presence.at === void 0 ? node : node.get(presence.at) ?? node;
		this.#gathering.speak(presence.voices, atValue(at), context, {
			object: label,
			name: String(at.key),
			value: shown$1(at)
		});
	}
	#member({ key, value }, shape, context) {
		const isExtension = key.startsWith("x-");
		const other = isExtension && shape.others?.extensionsFree ? void 0 : shape.others;
		const property = own(shape.properties, key) ?? other;
		if (property !== void 0) {
			if (property.present !== void 0) {
				const params = {
					object: shape.label,
					name: key,
					value: shown$1(value)
				};
				this.#gathering.speak(property.present, atKey(value), context, params);
			}
			this.#visit(value, property.shape, context);
			return;
		}
		if (isExtension && (shape.extras === "extensible" || shape.others?.extensionsFree)) {
			this.#gathering.extension(value, context);
			return;
		}
		if (shape.extras === "open") return;
		this.#gathering.speak(unknownVoices(key, value, shape), atKey(value), context, unknownParams(key, shape));
		this.#gathering.faulty.add(value);
	}
	#reference(node, shape, context) {
		if (!isReference(node)) {
			this.#visit(node, shape.shape, context);
			return;
		}
		const resolution = this.#references.resolve(node, shape.namespace);
		if ("target" in resolution) {
			if (!context.definition) this.#use(node, resolution.target, shape.shape, context);
			return;
		}
		this.#gathering.faulty.add(node);
		if (resolution.at !== node) return;
		for (const { voice, at, with: params } of aboutReference(node, resolution, shape.namespace, this.#document)) this.#gathering.speak([voice], at, context, params);
	}
	/** Applies the shape to a component as this reference uses it; walks of one component under one scope are shared. */
	#use(reference, target, shape, context) {
		if (target.type !== "object") return;
		const uses = this.#uses.of(target, shape, context.scope);
		uses.push(reference);
		if (uses.length === 1) {
			this.#visit(target, shape, {
				...context,
				uses
			});
			return;
		}
		const surfaces = shape.kind === "record" ? shape.surfaces : void 0;
		this.#gathering.subject(surfaces, target, context.scope, {
			...context,
			uses: [reference]
		});
	}
	/** The scope of an object that may narrow it by `protocolVersions`, which is itself a subject of checks. */
	#narrowed(node, context) {
		const versions = node.get("protocolVersions");
		if (versions !== void 0) this.#gathering.subject(["protocol-scope"], versions, context.scope, context);
		return scopeOf(node) ?? context.scope;
	}
	#wrongType(node, expected, voices, context) {
		this.#gathering.complain([wrongType(node, expected)], node, voices, context);
	}
};
// src/describe/formats.ts
/** Spellings of `mcpdesc` and the format each means. 0.9.0 is so far published as a release candidate. */
var spellings = /* @__PURE__ */ new Map([
	["0.7.0", "0.7.0"],
	["0.8.0", "0.8.0"],
	["0.9.0", "0.9.0"],
	["0.9.0-rc.3", "0.9.0"]
]);
var formatOf$2 = (mcpdesc) => spellings.get(mcpdesc);
var supportedSpellings = [...spellings.keys()];
/** Where the JSON Schema of each format is published, the canonical spelling first. */
var schemaUris = {
	"0.7.0": ["https://developer.cisco.com/mcp-description/schema/0.7.0"],
	"0.8.0": ["https://mcpdesc.org/schema/mcp-description/0.8.0.json"],
	"0.9.0": ["https://mcpdesc.org/schema/mcp-description/0.9.0-rc.3.json", "https://mcpdesc.org/schema/mcp-description/0.9.0.json"]
};
var schemaUri = (format) => schemaUris[format][0];
var isSchemaUri = (uri, format) => schemaUris[format].includes(uri);
/** Means the schema of this format beyond doubt, however it is spelt: a prerelease of it, without TLS, with a fragment. */
var meansSchemaOf = (uri, format) => {
	const [, name] = /^https?:\/\/(?:www\.)?mcpdesc\.org\/schema\/mcp-description\/([\w.-]+)\.json#?$/i.exec(uri) ?? [];
	return name !== void 0 && (name === "latest" || name === format || name.startsWith(`${format}-`));
};
/** The schema of some release candidate or draft of the format. */
var isPrereleaseSchemaUri = (uri, format) => {
	const prefix = `https://mcpdesc.org/schema/mcp-description/${format}-`;
	return uri.startsWith(prefix) && /^[0-9A-Za-z.-]+\.json$/.test(uri.slice(prefix.length));
};
// src/describe/identity.ts
/** A document that does not say its version is read as a stable one; the missing property is a finding. */
var assumed = "0.8.0";
/** `also`: protocol versions to be taken for declared where the document declares any. */
function identify(tree, also = 0) {
	if (tree.type !== "object") {
		const { complaint, with: params } = wrongType(tree, "an object");
		return {
			mcpdesc: null,
			declared: 0,
			subject: { hit: {
				rule: "mcpdesc.document.root.structure",
				message: complaint,
				with: params,
				at: atValue(tree),
				scope: 0
			} }
		};
	}
	const version = tree.get("mcpdesc");
	const mcpdesc = version?.type === "string" ? version.value : null;
	const format = mcpdesc === null ? void 0 : formatOf$2(mcpdesc);
	const written = declaredIn(tree, format ?? assumed);
	const declared = written === 0 || !takesMore(format ?? assumed) ? written : union$1(written, also);
	if (version === void 0) return {
		mcpdesc,
		declared,
		subject: {
			root: tree,
			format: assumed
		}
	};
	if (format !== void 0) return {
		mcpdesc,
		declared,
		subject: {
			root: tree,
			format
		}
	};
	return {
		mcpdesc,
		declared,
		subject: { hit: unsupported(version, declared) }
	};
}
var unsupported = (version, scope) => ({
	rule: "mcpdesc.document.mcpdesc.recognized-version",
	message: "default",
	with: {
		value: shown$1(version),
		expected: alternatives$1(supportedSpellings),
		hint: version.type === "string" ? didYouMean(version.value, supportedSpellings) : ""
	},
	at: atValue(version),
	scope
});
// src/describe/index.ts
/** The table that each format begins with. What differs between 0.8.0 and 0.9.0 stands in the rules. */
var roots = {
	"0.7.0": root$1,
	"0.8.0": root,
	"0.9.0": root
};
/** `declared`: the protocol versions of the document, whether it declares them or is only looked at as if it did. */
var describe = (document, format, declared, path) => ({
	...walk$1(document, roots[format], format, declared),
	path
});
// src/finding.ts
/**
* The nouns that every room shares: where something is, what is wrong there, and the report of a run.
* Imports nothing, so that any room may import it.
*/
/** From worst to mildest; `off` is a setting and never reaches a finding. */
var severities = [
	"error",
	"warning",
	"note"
];
// src/most-severe.ts
var rank = ({ severity, suppressed }) => suppressed === void 0 ? severities.indexOf(severity) : severities.length;
/** So many as are taken, the most severe; of equally severe ones, the first. Both parts stay in order. */
function mostSevere(all, most, rankedBy) {
	if (all.length <= most) return {
		kept: all,
		rest: []
	};
	const worstFirst = all.toSorted((a, b) => rank(rankedBy(a)) - rank(rankedBy(b)));
	const chosen = new Set(worstFirst.slice(0, most));
	return {
		kept: all.filter((item) => chosen.has(item)),
		rest: all.filter((item) => !chosen.has(item))
	};
}
// src/rules/rule.ts
var rule$3 = (id, check) => ({
	id,
	check
});
// src/rules/content/base64.ts
/** Where padding leaves bits of the last character unused, they are zero. */
var lastCharacters = {
	1: "AEIMQUYcgkosw048",
	2: "AQgw"
};
var paddingOf = (text) => text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
function base64Fault(text) {
	const padding = paddingOf(text);
	const digits = text.slice(0, text.length - padding);
	const foreign = /[^A-Za-z0-9+/]/u.exec(digits)?.[0];
	if (foreign !== void 0) return {
		message: "character",
		character: foreign
	};
	if (text.length % 4 !== 0) return {
		message: "length",
		length: String(text.length)
	};
	const allowed = lastCharacters[padding];
	if (allowed !== void 0 && !allowed.includes(digits.slice(-1))) return {
		message: "unused-bits",
		end: text.slice(-4)
	};
}
/** How many bytes canonical base64 stands for. */
var base64Size = (text) => text.length / 4 * 3 - paddingOf(text);
// src/rules/content/mcp.content.binary.base64.ts
/** Where a content block carries bytes, by its type; elsewhere `data` and `blob` are unknown members. */
function bytesOf(block) {
	if (block.type !== "object") return void 0;
	const type = block.get("type");
	if (type?.type !== "string") return void 0;
	if (type.value === "image" || type.value === "audio") return block.get("data");
	const resource = type.value === "resource" ? block.get("resource") : void 0;
	return resource?.type === "object" ? resource.get("blob") : void 0;
}
var mcp_content_binary_base64_default = rule$3("mcp.content.binary.base64", function* ({ node }) {
	const bytes = bytesOf(node);
	const fault = bytes?.type === "string" ? base64Fault(bytes.value) : void 0;
	if (bytes === void 0 || fault === void 0) return;
	const name = quoted$1(String(bytes.key));
	const at = atValue(bytes);
	switch (fault.message) {
		case "character":
			yield {
				at,
				message: "character",
				with: {
					name,
					character: quoted$1(fault.character)
				}
			};
			break;
		case "length":
			yield {
				at,
				message: "length",
				with: {
					name,
					length: fault.length
				}
			};
			break;
		case "unused-bits": yield {
			at,
			message: "unused-bits",
			with: {
				name,
				end: quoted$1(fault.end)
			}
		};
	}
});
// src/rules/elicitation/form.ts
/**
* What contradicts itself inside the schema of a form, whoever shows the form: the place, and what fills a message.
* Where the schema is not even of the right shape, these say nothing.
*/
/** A declaration says what a form looks like; the steps of an interaction example have a rule of their own. */
var isDeclared = ({ within }) => within?.surfaces.includes("elicitation") ?? false;
var member = (node, name) => node?.type === "object" ? node.get(name) : void 0;
var membersOf$1 = (node) => node?.type === "object" ? node.members : [];
var itemsOf$1 = (node) => node?.type === "array" ? node.items : [];
/** Names that `required` lists and `properties` does not have. */
function* undeclaredRequired(form, { faulty }) {
	const properties = member(form, "properties");
	if (properties?.type !== "object") return;
	for (const item of itemsOf$1(member(form, "required"))) {
		if (item.type !== "string" || faulty.has(item) || properties.has(item.value)) continue;
		const hint = didYouMean(item.value, properties.members.map(({ key }) => key));
		yield {
			at: atValue(item),
			with: {
				name: quoted$1(item.value),
				hint
			},
			also: []
		};
	}
}
/** Lists of display names that are longer or shorter than their list of values. */
function* miscountedNames(form) {
	for (const { value: property } of membersOf$1(member(form, "properties"))) {
		const values = member(property, "enum");
		const names = member(property, "enumNames");
		if (values?.type !== "array" || names?.type !== "array" || values.items.length === names.items.length) continue;
		yield {
			at: atValue(names),
			with: {
				names: String(names.items.length),
				values: String(values.items.length)
			},
			also: [{
				at: atValue(values),
				message: "The values are listed here."
			}]
		};
	}
}
/** Defaults that are none of the values on offer. */
function* foreignDefaults(form, { faulty }) {
	for (const { value: property } of membersOf$1(member(form, "properties"))) {
		const preset = member(property, "default");
		const choices = choicesOf(property);
		if (preset === void 0 || choices === void 0) continue;
		const values = choices.items.map((item) => member(item, "const") ?? item).flatMap((item) => item.type === "string" ? [item.value] : []);
		for (const one of preset.type === "array" ? preset.items : [preset]) {
			if (one.type !== "string" || faulty.has(one) || values.includes(one.value)) continue;
			yield {
				at: atValue(one),
				with: {
					value: shown$1(one),
					hint: didYouMean(one.value, values)
				},
				also: [{
					at: atValue(choices),
					message: "The values are listed here."
				}]
			};
		}
	}
}
/** The list of values, in whichever of the four ways a choice can be written. */
function choicesOf(property) {
	const items = member(property, "items");
	return [
		member(property, "enum"),
		member(property, "oneOf"),
		member(items, "enum"),
		member(items, "anyOf")
	].find((list) => list?.type === "array");
}
var ranges = [
	["minLength", "maxLength"],
	["minimum", "maximum"],
	["minItems", "maxItems"]
];
/** Lower bounds above their upper bounds. */
function* crossedRanges(form, { faulty }) {
	for (const { value: property } of membersOf$1(member(form, "properties"))) for (const [lower, upper] of ranges) {
		const least = member(property, lower);
		const most = member(property, upper);
		if (least?.type !== "number" || most?.type !== "number" || least.value <= most.value) continue;
		if (faulty.has(least) || faulty.has(most)) continue;
		yield {
			at: atValue(least),
			with: {
				lower,
				least: shown$1(least),
				upper,
				most: shown$1(most)
			},
			also: [{
				at: atValue(most),
				message: "The upper bound is here."
			}]
		};
	}
}
// src/rules/elicitation/mcp.elicitation.requested-schema.default-in-choices.ts
var mcp_elicitation_requested_schema_default_in_choices_default = rule$3("mcp.elicitation.requested-schema.default-in-choices", function* (form, description) {
	if (!isDeclared(form)) return;
	for (const one of foreignDefaults(form.node, description)) yield {
		...one,
		message: "default"
	};
});
// src/rules/elicitation/mcp.elicitation.requested-schema.enum-names-count.ts
var mcp_elicitation_requested_schema_enum_names_count_default = rule$3("mcp.elicitation.requested-schema.enum-names-count", function* (form) {
	if (!isDeclared(form)) return;
	for (const one of miscountedNames(form.node)) yield {
		...one,
		message: "default"
	};
});
// src/rules/elicitation/mcp.elicitation.requested-schema.range-order.ts
var mcp_elicitation_requested_schema_range_order_default = rule$3("mcp.elicitation.requested-schema.range-order", function* (form, description) {
	if (!isDeclared(form)) return;
	for (const one of crossedRanges(form.node, description)) yield {
		...one,
		message: "default"
	};
});
// src/rules/elicitation/mcp.elicitation.requested-schema.required-declared.ts
var mcp_elicitation_requested_schema_required_declared_default = rule$3("mcp.elicitation.requested-schema.required-declared", function* (form, description) {
	if (!isDeclared(form)) return;
	for (const one of undeclaredRequired(form.node, description)) yield {
		...one,
		message: "default"
	};
});
// src/describe/extension-catalogue.ts
/**
* The extensions of MCP that have an identifier under a prefix of MCP's own, as published at `source` on `date`. Which
* are experimental the page would say too; there is none.
*/
var extensionCatalogue = {
	source: "https://modelcontextprotocol.io/extensions/overview",
	date: "2026-09-04",
	identifiers: [
		"io.modelcontextprotocol/enterprise-managed-authorization",
		"io.modelcontextprotocol/oauth-client-credentials",
		"io.modelcontextprotocol/tasks",
		"io.modelcontextprotocol/ui"
	]
};
// src/describe/reserved-prefix.ts
/** Prefixes of `_meta` keys and extension identifiers that MCP keeps for itself. */
/** The labels of the prefix of a name: `com` and `example` of `com.example/name`, none of a name without prefix. */
var labelsOf = (name) => name.includes("/") ? name.slice(0, name.indexOf("/")).split(".") : [];
var ownLabels = ["modelcontextprotocol", "mcp"];
var isOwn = (label) => ownLabels.includes(label.toLowerCase());
var secondIsOwn = ([, second]) => second !== void 0 && isOwn(second);
/** For extension identifiers, in every version: MCP keeps what has its name for a second label. */
var isReservedIdentifier = (identifier) => secondIsOwn(labelsOf(identifier));
/** MCP basic protocol, `_meta`: 2025-06-18 keeps what has its name before any other label. */
var reservations = [{
	protocols: protocolSet(["2025-06-18"]),
	reserves: (labels) => labels.slice(0, -1).some(isOwn)
}, {
	protocols: protocolSet(["2025-11-25", "2026-07-28"]),
	reserves: secondIsOwn
}];
/** The versions in which MCP keeps the prefix of this `_meta` key for itself. */
function reservingProtocols(key) {
	const labels = labelsOf(key);
	return reservations.filter(({ reserves }) => reserves(labels)).map(({ protocols }) => protocols).reduce(union$1, 0);
}
// src/rules/capabilities/mcp.extension.identifier.unknown-reserved.ts
var { source, date: date$1, identifiers: identifiers$2 } = extensionCatalogue;
var published = new Set(identifiers$2);
var mcp_extension_identifier_unknown_reserved_default = rule$3("mcp.extension.identifier.unknown-reserved", function* ({ node, within }, { faulty }) {
	const message = within?.surfaces.includes("client-requirements") ? "required" : "declared";
	for (const { key, value } of node.type === "object" ? node.members : []) {
		if (faulty.has(value) || !isReservedIdentifier(key) || published.has(key)) continue;
		yield {
			at: atKey(value),
			message,
			with: {
				name: quoted$1(key),
				source,
				date: date$1,
				hint: suggestion(key)
			}
		};
	}
});
var nameOf$3 = (identifier) => identifier.slice(identifier.indexOf("/") + 1);
/** By the name alone: beside a long common prefix, any two short names would look alike. */
function suggestion(identifier) {
	const near = nearest$1(nameOf$3(identifier), identifiers$2.map(nameOf$3));
	const meant = identifiers$2.find((known) => nameOf$3(known) === near);
	return meant === void 0 ? "" : ` (did you mean ${quoted$1(meant)}?)`;
}
// src/rules/icon/owner.ts
/** Whose icon it is: icons of the server stand in every version, those of declarations and links came later. */
var ownerOf = ({ within }) => within?.surfaces.includes("info") ? "server" : "declaration";
// src/rules/icon/mcp.icon.sizes.format.ts
var size = /^(?:[1-9][0-9]*x[1-9][0-9]*|any)$/;
var mcp_icon_sizes_format_default = rule$3("mcp.icon.sizes.format", function* (icon) {
	const sizes = icon.node.type === "object" ? icon.node.get("sizes") : void 0;
	for (const item of sizes?.type === "array" ? sizes.items : []) {
		if (item.type !== "string" || size.test(item.value)) continue;
		yield {
			at: atValue(item),
			message: ownerOf(icon),
			with: { value: shown$1(item) }
		};
	}
});
// src/rules/icon/mcp.icon.src.safe-scheme.ts
var safe = [
	"http",
	"https",
	"data"
];
var mcp_icon_src_safe_scheme_default = rule$3("mcp.icon.src.safe-scheme", function* (icon, { faulty }) {
	const src = icon.node.type === "object" ? icon.node.get("src") : void 0;
	if (src?.type !== "string" || faulty.has(src)) return;
	const scheme = src.value.slice(0, src.value.indexOf(":"));
	if (safe.includes(scheme.toLowerCase())) return;
	yield {
		at: atValue(src),
		message: ownerOf(icon),
		with: { scheme: quoted$1(scheme) }
	};
});
// src/describe/reserved-keys.ts
/**
* The keys of `_meta` that MCP gives a meaning, by version: where they belong, and what they hold. Of the keys that
* belong into requests or notifications only, the value does not matter: no description has a place for them.
* MCP basic protocol `_meta` and schema.ts of each version; tasks of 2025-11-25.
*/
var reserved$1 = (versions, places, home, value) => ({
	protocols: protocolSet(versions),
	places,
	home,
	value
});
var withMeta = [
	"2025-06-18",
	"2025-11-25",
	"2026-07-28"
];
var stateless = ["2026-07-28"];
var request = (versions) => reserved$1(versions, [], "requests", { kind: "any" });
var result = (versions, strings) => reserved$1(versions, ["meta-of-result"], "results", {
	kind: "object",
	strings
});
var trace = (pattern) => reserved$1(stateless, [
	"meta-of-declaration",
	"meta-of-result",
	"meta-of-content"
], "any \"_meta\"", {
	kind: "text",
	...pattern === void 0 ? {} : { pattern }
});
var traceIds = "(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}";
/** W3C Trace Context, 3.2: version 00 to the letter; later versions may go on after a hyphen, and ff is none. */
var traceparent = {
	test: new RegExp(`^(?:00-${traceIds}|(?!00|ff)[0-9a-f]{2}-${traceIds}(?:-.*)?)$`),
	means: "a version, trace id, parent id and flags in small hexadecimal digits"
};
var reservedKeys = /* @__PURE__ */ new Map([
	["progressToken", request(withMeta)],
	["io.modelcontextprotocol/related-task", result(["2025-11-25"], ["taskId"])],
	["io.modelcontextprotocol/serverInfo", result(stateless, ["name", "version"])],
	["io.modelcontextprotocol/protocolVersion", request(stateless)],
	["io.modelcontextprotocol/clientInfo", request(stateless)],
	["io.modelcontextprotocol/clientCapabilities", request(stateless)],
	["io.modelcontextprotocol/logLevel", request(stateless)],
	["io.modelcontextprotocol/subscriptionId", reserved$1(stateless, [], "notifications", { kind: "any" })],
	["traceparent", trace(traceparent)],
	["tracestate", trace()],
	["baggage", trace()]
]);
// src/rules/meta/key.ts
function* reservedIn({ node, scope, surfaces }) {
	for (const { key, value } of node.type === "object" ? node.members : []) {
		const reserved = reservedKeys.get(key);
		if (reserved === void 0) continue;
		const both = intersection(scope, reserved.protocols);
		if (both === 0) continue;
		yield {
			key,
			value,
			reserved,
			scope: both,
			atHome: reserved.places.some((place) => surfaces.includes(place))
		};
	}
}
// src/rules/meta/mcp.meta.reserved-key.context.ts
var kinds$2 = [
	["meta-of-declaration", "a declaration"],
	["meta-of-result", "a result"],
	["meta-of-content", "content"]
];
var mcp_meta_reserved_key_context_default = rule$3("mcp.meta.reserved-key.context", function* (meta) {
	const [, place = ""] = kinds$2.find(([surface]) => meta.surfaces.includes(surface)) ?? [];
	for (const { key, value, reserved, scope, atHome } of reservedIn(meta)) {
		if (atHome) continue;
		yield {
			at: atKey(value),
			message: "default",
			with: {
				name: quoted$1(key),
				home: reserved.home,
				place
			},
			scope
		};
	}
});
// src/rules/meta/mcp.meta.reserved-key.value.ts
var mcp_meta_reserved_key_value_default = rule$3("mcp.meta.reserved-key.value", function* (meta) {
	for (const met of reservedIn(meta)) {
		if (!met.atHome) continue;
		for (const problem of problems(met)) yield {
			...problem,
			scope: met.scope
		};
	}
});
function* problems({ key, value, reserved: { value: expected } }) {
	const name = quoted$1(key);
	if (expected.kind === "object") {
		if (value.type !== "object") {
			yield {
				at: atValue(value),
				message: "object",
				with: {
					name,
					value: shownWithType(value)
				}
			};
			return;
		}
		for (const member of expected.strings) {
			const text = value.get(member);
			if (text?.type === "string") continue;
			yield {
				at: text === void 0 ? atGap(value, member) : atValue(text),
				message: "member",
				with: {
					name,
					member: quoted$1(member)
				}
			};
		}
	} else if (expected.kind === "text") {
		if (value.type !== "string" || value.value === "") yield {
			at: atValue(value),
			message: "text",
			with: {
				name,
				value: shownWithType(value)
			}
		};
		else if (expected.pattern?.test.test(value.value) === false) {
			const params = {
				name,
				value: shown$1(value),
				expected: expected.pattern.means
			};
			yield {
				at: atValue(value),
				message: "form",
				with: params
			};
		}
	}
}
// src/rules/meta/mcp.meta.reserved-prefix.unknown-key.ts
var mcp_meta_reserved_prefix_unknown_key_default = rule$3("mcp.meta.reserved-prefix.unknown-key", function* ({ node, scope }, { faulty }) {
	for (const { key, value } of node.type === "object" ? node.members : []) {
		if (faulty.has(value)) continue;
		const known = reservedKeys.get(key)?.protocols ?? 0;
		const unknown = intersection(scope, difference(reservingProtocols(key), known));
		if (unknown === 0) continue;
		const found = {
			at: atKey(value),
			scope: unknown
		};
		if (known === 0) yield {
			...found,
			message: "unknown",
			with: { name: quoted$1(key) }
		};
		else yield {
			...found,
			message: "elsewhere",
			with: {
				name: quoted$1(key),
				versions: versionsOf(known).join(", ")
			}
		};
	}
});
// src/rules/resource-annotations/iso-8601.ts
/** Dates, and points in time, of ISO 8601. */
var year = "(?<year>[0-9]{4}|[+-][0-9]{6})";
var month = "(?<month>0[1-9]|1[0-2])";
var day = "(?<day>0[1-9]|[12][0-9]|3[01])";
var week = "(?:0[1-9]|[1-4][0-9]|5[0-3])";
var ordinal = "(?<ordinal>[0-9]{3})";
var hour = "(?:[01][0-9]|2[0-3])";
var minute = "[0-5][0-9]";
/** 60 is a leap second. */
var second = "(?:[0-5][0-9]|60)";
var fraction = "(?:[.,][0-9]+)?";
var completeDates = [
	`${year}-${month}-${day}`,
	`${year}${month}${day}`,
	`${year}-W${week}-[1-7]`,
	`${year}W${week}[1-7]`,
	`${year}-${ordinal}`,
	`${year}${ordinal}`
];
/** Without a day, so that no time can follow. In the basic form a month alone would look like a date of two-digit year. */
var reducedDates = [
	year,
	`${year}-${month}`,
	`${year}-W${week}`,
	`${year}W${week}`
];
var time = `(?:${hour}(?::?${minute}(?::?${second})?)?${fraction}|24(?::?00(?::?00)?)?(?:[.,]0+)?)`;
var zone = `(?:[Zz]|[+-]${hour}(?::?${minute})?)`;
/** The named parts of several forms need an expression each. */
var forms$1 = [...completeDates.map((date) => new RegExp(`^${date}(?:[Tt]${time}${zone}?)?$`)), ...reducedDates.map((date) => new RegExp(`^${date}$`))];
/**
* Whether any form of ISO 8601 says a date or a date with a time like this: basic or extended, by month, week or day of
* the year, of reduced precision, with any fraction, with or without a zone. A space between date and time is what RFC
* 3339 allows beside ISO 8601.
*/
var isDate$1 = (text) => forms$1.some((form) => {
	const match = form.exec(text);
	return match !== null && exists(match.groups ?? {});
});
/** The day is one of the calendar. */
function exists({ year, month, day, ordinal }) {
	if (day !== void 0) return Number(day) <= daysOf(Number(year), Number(month));
	if (ordinal === void 0) return true;
	return Number(ordinal) >= 1 && Number(ordinal) <= (daysOf(Number(year), 2) === 29 ? 366 : 365);
}
/** Day 0 of the next month is the last of this one. The calendar repeats every 400 years, and `Date` reads years below 100 otherwise. */
var daysOf = (year, month) => new Date(Date.UTC(year % 400 + 2e3, month, 0)).getUTCDate();
// src/rules/resource-annotations/mcp.resource-annotations.last-modified.format.ts
var mcp_resource_annotations_last_modified_format_default = rule$3("mcp.resource-annotations.last-modified.format", function* ({ node }) {
	const date = node.type === "object" ? node.get("lastModified") : void 0;
	if (date?.type !== "string" || isDate$1(date.value)) return;
	const joined = date.value.replace(/ +/, "T");
	yield isDate$1(joined) ? {
		at: atValue(date),
		message: "space",
		with: {
			value: shown$1(date),
			meant: quoted$1(joined)
		}
	} : {
		at: atValue(date),
		message: "default",
		with: { value: shown$1(date) }
	};
});
// src/schema/limits.ts
/** Subschemas applied, values compared and characters matched, each counts one. */
var stepsPerValue = 1e6;
/** For all values of a document together: forty for each of the 100,000 that it can have. */
var stepsPerDocument = 4e6;
/** Subschemas applied inside one another. A legitimate chain is a few per level of the value. */
var nestedApplications = 1e3;
/** Ends work that costs too much; whoever grants a budget catches it. */
var LimitReached = class extends Error {
	constructor(..._args) {
		super(..._args);
		this.name = "LimitReached";
	}
};
var Budget$1 = class {
	#left;
	constructor(steps) {
		this.#left = steps;
	}
	get left() {
		return this.#left;
	}
	spend(steps) {
		this.#left -= steps;
		if (this.#left < 0) throw new LimitReached("takes too many steps");
	}
	enter(depth) {
		this.spend(1);
		if (depth > nestedApplications) throw new LimitReached("applies schemas inside one another without end");
	}
};
/** What the values of one document may cost together. */
var Allowance = class {
	#left = stepsPerDocument;
	/** Runs one check; rethrows its `LimitReached`. */
	spendOn(check) {
		const budget = new Budget$1(Math.min(stepsPerValue, this.#left));
		const granted = budget.left;
		try {
			return check(budget);
		} finally {
			this.#left -= granted - Math.max(0, budget.left);
		}
	}
};
/** Whether recursion over the value is safe. */
function isShallow(node, depth = 0) {
	if (node.type !== "object" && node.type !== "array") return true;
	if (depth === 128) return false;
	return node.type === "array" ? node.items.every((item) => isShallow(item, depth + 1)) : node.members.every(({ value }) => isShallow(value, depth + 1));
}
// src/schema/pattern-syntax.ts
/** Groups inside groups; far more than anybody writes, far less than the stack holds. */
var deepest = 100;
/** What this reader does not know: back references, modifiers, legacy octal escapes. */
var Unsupported = class extends Error {};
var escapes$1 = {
	u: /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])/y,
	"": /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/y
};
var undecided = /\\(?:[1-9k]|0\d)/y;
var charClass = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
var quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
var opening = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
var assertions$1 = [
	["^", { kind: "start" }],
	["$", { kind: "end" }],
	["\\b", { kind: "word edge" }],
	["\\B", { kind: "no word edge" }]
];
var Reader = class {
	#source;
	#flags;
	#at = 0;
	#depth = 0;
	constructor(source, flags) {
		this.#source = source;
		this.#flags = flags;
	}
	choice() {
		if (++this.#depth > deepest) throw new Unsupported();
		const branches = [this.#sequence()];
		while (this.#skip("|")) branches.push(this.#sequence());
		this.#depth--;
		const [only] = branches;
		return branches.length === 1 && only !== void 0 ? only : {
			kind: "choice",
			branches
		};
	}
	#sequence() {
		const parts = [];
		while (this.#at < this.#source.length && !this.#sees("|") && !this.#sees(")")) parts.push(this.#quantified(this.#term()));
		return {
			kind: "sequence",
			parts
		};
	}
	#quantified(of) {
		const found = this.#match(quantifier);
		if (found === void 0) return of;
		const [text, least, comma, most] = found;
		if (least !== void 0) {
			const atLeast = Number(least);
			return {
				kind: "repeat",
				of,
				least: atLeast,
				most: comma === void 0 ? atLeast : most ? Number(most) : Infinity
			};
		}
		return {
			kind: "repeat",
			of,
			least: text.startsWith("+") ? 1 : 0,
			most: text.startsWith("?") ? 1 : Infinity
		};
	}
	#term() {
		for (const [text, expression] of assertions$1) if (this.#skip(text)) return expression;
		if (this.#sees("(")) return this.#group();
		if (this.#match(undecided) !== void 0) throw new Unsupported();
		const one = this.#match(this.#sees("[") ? charClass : escapes$1[this.#flags])?.[0];
		if (one !== void 0 || this.#sees(".")) return this.#judged(one ?? this.#next());
		const literal = this.#next();
		return {
			kind: "character",
			accepts: (character) => character === literal
		};
	}
	#group() {
		const look = this.#match(opening)?.[2];
		if (this.#sees("?")) throw new Unsupported();
		const inner = this.choice();
		if (!this.#skip(")")) throw new Unsupported();
		return look === void 0 ? inner : {
			kind: "look",
			at: inner,
			ahead: !look.startsWith("<"),
			wanted: look.endsWith("=")
		};
	}
	#judged(source) {
		const whole = new RegExp(`^(?:${source})$`, this.#flags);
		return {
			kind: "character",
			accepts: (character) => whole.test(character)
		};
	}
	/** The next character, in the unit that the flags make the pattern match by. */
	#next() {
		const code = this.#source.codePointAt(this.#at) ?? 0;
		const character = this.#flags === "u" ? String.fromCodePoint(code) : this.#source.charAt(this.#at);
		this.#at += character.length;
		return character;
	}
	#sees(text) {
		return this.#source.startsWith(text, this.#at);
	}
	#skip(text) {
		const found = this.#sees(text);
		if (found) this.#at += text.length;
		return found;
	}
	#match(expression) {
		expression.lastIndex = this.#at;
		const found = expression.exec(this.#source);
		if (found === null) return void 0;
		this.#at += found[0].length;
		return found;
	}
};
/** Reads a source that is known to be valid with these flags; undefined if it needs more than this reader knows. */
function readExpression(source, flags) {
	try {
		return new Reader(source, flags).choice();
	} catch (error) {
		if (error instanceof Unsupported) return void 0;
		throw error;
	}
}
// src/schema/pattern.ts
/** Longer sources are not matched. */
var longestSource = 5e3;
var isWord = (character) => character !== void 0 && /^\w$/.test(character);
/** One text, and how far expressions match into it. */
var Match = class {
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
			case "character": {
				const reached = /* @__PURE__ */ new Set();
				for (const place of from) {
					const character = this.#characters[place];
					if (character !== void 0 && expression.accepts(character)) reached.add(place + 1);
				}
				return reached;
			}
			case "sequence": return expression.parts.reduce((places, part) => places.size === 0 ? places : this.reach(part, places), from);
			case "choice": return new Set(expression.branches.flatMap((branch) => [...this.reach(branch, from)]));
			case "repeat": return this.#repeat(expression, from);
			case "start": return from.has(0) ? /* @__PURE__ */ new Set([0]) : /* @__PURE__ */ new Set();
			case "end": return from.has(this.#characters.length) ? /* @__PURE__ */ new Set([this.#characters.length]) : /* @__PURE__ */ new Set();
			case "word edge": return this.#where(from, (place) => this.#isWordEdge(place));
			case "no word edge": return this.#where(from, (place) => !this.#isWordEdge(place));
			case "look": return this.#where(from, (place) => this.#looks(expression.at, expression.ahead, place) === expression.wanted);
		}
	}
	#repeat({ of, least, most }, from) {
		let edge = from;
		for (let count = 0; count < least && edge.size > 0; count++) edge = this.reach(of, edge);
		const reached = new Set(edge);
		for (let count = least; count < most && edge.size > 0; count++) {
			const next = /* @__PURE__ */ new Set();
			for (const place of this.reach(of, edge)) if (!reached.has(place)) next.add(place);
			for (const place of next) reached.add(place);
			edge = next;
		}
		return reached;
	}
	#looks(at, ahead, place) {
		if (ahead) return this.reach(at, /* @__PURE__ */ new Set([place])).size > 0;
		return this.reach(at, new Set(Array.from({ length: place + 1 }, (_, index) => index))).has(place);
	}
	#where(from, holds) {
		return new Set([...from].filter(holds));
	}
	#isWordEdge(place) {
		return isWord(this.#characters[place - 1]) !== isWord(this.#characters[place]);
	}
};
var isValid = (source, flags) => {
	try {
		return new RegExp(source, flags) instanceof RegExp;
	} catch {
		return false;
	}
};
var isAnchored = (expression) => expression.kind === "start" || expression.kind === "sequence" && expression.parts[0] !== void 0 && isAnchored(expression.parts[0]);
/**
* Undefined for what is no regular expression of ECMA-262. JSON Schema means the Unicode mode; what is valid only in the
* older one, such as a needless escape, is taken as that mode takes it.
*/
function compilePattern(source) {
	const flags = isValid(source, "u") ? "u" : isValid(source, "") ? "" : void 0;
	if (flags === void 0) return void 0;
	const expression = source.length > longestSource ? void 0 : readExpression(source, flags);
	if (expression === void 0) return { matches: () => void 0 };
	return { matches(text, budget) {
		const characters = flags === "u" ? [...text] : text.split("");
		budget.spend(characters.length);
		const starts = isAnchored(expression) ? 1 : characters.length + 1;
		const everywhere = new Set(Array.from({ length: starts }, (_, index) => index));
		return new Match(characters, budget).reach(expression, everywhere).size > 0;
	} };
}
// src/uri-template/expansion.ts
/**
* Whether a URI is an expansion of a template (RFC 6570, section 3.2) for some values of its variables. All ways are
* followed at once, so that no template sends the search into exponential work. Each expression stands for itself: that
* one variable has one value throughout is not asked.
*/
/** Ample for a dozen expressions and a URI of a thousand characters; what goes beyond is not judged. */
var steps$2 = 2e5;
var expanding = {
	"": {
		first: "",
		separator: ","
	},
	"+": {
		first: "",
		separator: ",",
		reserved: true
	},
	"#": {
		first: "#",
		separator: ",",
		reserved: true
	},
	".": {
		first: ".",
		separator: "."
	},
	"/": {
		first: "/",
		separator: "/"
	},
	";": {
		first: ";",
		separator: ";",
		named: "bare"
	},
	"?": {
		first: "?",
		separator: "&",
		named: "always"
	},
	"&": {
		first: "&",
		separator: "&",
		named: "always"
	}
};
var hex = "[\\dA-Fa-f]";
var triplet$1 = `%${hex}{2}`;
var unreserved = "[\\w.~\\-]";
var anyCharacter = "[\\w.~\\-:/?#\\[\\]@!$&'()*+,;=]";
var continuation = `%[89ABab]${hex}`;
/** What is beyond ASCII takes several triplets, and is one character to a prefix. */
var beyondAscii = `%[CDcd]${hex}${continuation}|%[Ee]${hex}(?:${continuation}){2}|%[Ff]${hex}(?:${continuation}){3}`;
/** Undefined where it takes too long to tell. */
function isExpansion(template, uri) {
	try {
		const characters = [...uri];
		const match = new Match(characters, new Budget$1(steps$2));
		let places = /* @__PURE__ */ new Set([0]);
		for (const part of template) {
			if (places.size === 0) return false;
			places = typeof part === "string" ? match.reach(pattern$2(literal$2(part)), places) : reach(part, places, match);
		}
		return places.has(characters.length);
	} catch (error) {
		if (error instanceof LimitReached) return void 0;
		throw error;
	}
}
/** Any of the variables may be undefined, and then leaves nothing; the others stand in their order. */
function reach({ operator, variables }, from, match) {
	const { first, separator } = expanding[operator];
	const begun = match.reach(pattern$2(escaped(first)), from);
	let reached = /* @__PURE__ */ new Set();
	for (const variable of variables) {
		const continued = match.reach(pattern$2(escaped(separator)), reached);
		const value = match.reach(pattern$2(valueSource(variable, expanding[operator])), union(begun, continued));
		reached = union(reached, value);
	}
	return union(from, reached);
}
var union = (a, b) => /* @__PURE__ */ new Set([...a, ...b]);
/** A regular expression for what a defined variable becomes. */
function valueSource({ name, prefix, explode }, { separator, reserved, named }) {
	const character = reserved ? anyCharacter : unreserved;
	const values = `(?:${character}|${triplet$1})*`;
	if (explode) {
		const item = named === "always" ? `${values}=${values}` : `${values}(?:=${values})?`;
		return `${item}(?:${escaped(separator)}${item})*`;
	}
	const value = prefix === void 0 ? `(?:${character}|${triplet$1}|,)*` : `(?:${character}|${triplet$1}|${beyondAscii}){0,${prefix}}`;
	if (named === void 0) return value;
	return named === "always" ? `${escaped(name)}=${value}` : `${escaped(name)}(?:=${value})?`;
}
/** Literals stand for themselves, and percent-encoded where a URI does not hold them as they are. */
var literal$2 = (text) => escaped(text).replace(/[^\0-\x7f]/gu, (character) => encodeURIComponent(character).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
var escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
function pattern$2(source) {
	const read = readExpression(source, "u");
	if (read === void 0) throw new TypeError(`no regular expression: ${source}`);
	return read;
}
// src/uri-template/template.ts
var operators = [
	"+",
	"#",
	".",
	"/",
	";",
	"?",
	"&"
];
/** Operators that the RFC keeps for later. */
var reserved = "=,!@|";
/** RFC 6570, section 2.1, with the apostrophe that its erratum 6937 gives back to literals. */
var literal$1 = /^(?:[!#$&-;=?-[\]_a-z~\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{ffef}\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}])$/u;
var triplet = /^%[\dA-Fa-f]{2}/;
/** Section 2.3: dots stand between other characters. */
var variableName = /^(?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*$/;
/** Section 2.4.1: 1 to 9999, without leading zeros. */
var prefixLength = /^[1-9]\d{0,3}$/;
/** Reads a template up to its first fault. */
function parseTemplate(text) {
	const parts = [];
	for (let at = 0; at < text.length;) {
		const opening = text.indexOf("{", at);
		const end = opening < 0 ? text.length : opening;
		if (end > at) {
			const part = text.slice(at, end);
			const fault = literalFault(part);
			if (fault !== void 0) return fault;
			parts.push(part);
		}
		if (opening < 0) break;
		const inner = /[^{}]*/y;
		inner.lastIndex = opening + 1;
		const body = inner.exec(text)?.[0] ?? "";
		at = opening + body.length + 2;
		if (text[at - 1] !== "}") return {
			fault: "unclosed",
			text: `{${body}`
		};
		const expression = parseExpression(body);
		if ("fault" in expression) return expression;
		parts.push(expression);
	}
	return parts;
}
function literalFault(text) {
	let at = 0;
	for (const character of text) {
		if (character === "%" && !triplet.test(text.slice(at, at + 3))) return {
			fault: "percent",
			text: text.slice(at, at + 3)
		};
		if (character === "}") return {
			fault: "unopened",
			text: character
		};
		if (character !== "%" && !literal$1.test(character)) return {
			fault: "character",
			text: character
		};
		at += character.length;
	}
}
function parseExpression(body) {
	const first = body.charAt(0);
	if (first !== "" && reserved.includes(first)) return {
		fault: "reserved-operator",
		text: first
	};
	const operator = operators.find((one) => one === first) ?? "";
	const list = body.slice(operator.length);
	if (list === "") return {
		fault: "empty",
		text: `{${body}}`
	};
	const variables = [];
	for (const spec of list.split(",")) {
		const variable = parseVariable(spec);
		if ("fault" in variable) return variable;
		variables.push(variable);
	}
	return {
		operator,
		variables
	};
}
function parseVariable(spec) {
	const [, named = "", modifier = ""] = /^([^:*]*)(.*)$/s.exec(spec) ?? [];
	if (!variableName.test(named)) return {
		fault: "name",
		text: named
	};
	if (modifier === "") return { name: named };
	if (modifier === "*") return {
		name: named,
		explode: true
	};
	if (modifier.includes("*")) return {
		fault: "two-modifiers",
		text: spec
	};
	const limit = modifier.slice(1);
	return prefixLength.test(limit) ? {
		name: named,
		prefix: Number(limit)
	} : {
		fault: "prefix",
		text: modifier
	};
}
/** The names of all variables. */
function variableNames(template) {
	return new Set(template.flatMap((part) => typeof part === "string" ? [] : part.variables.map((variable) => variable.name)));
}
// src/rules/resource/mcp.resource-template.uri-template.syntax.ts
var mcp_resource_template_uri_template_syntax_default = rule$3("mcp.resource-template.uri-template.syntax", function* ({ node }) {
	const text = node.type === "object" ? node.get("uriTemplate") : void 0;
	if (text?.type !== "string") return;
	const template = parseTemplate(text.value);
	if (!("fault" in template)) return;
	yield {
		at: atValue(text),
		message: template.fault,
		with: { text: quoted$1(template.text) }
	};
});
// src/rules/resource-example/reading.ts
/** What an example reads and gets; undefined where it is too broken to compare. */
function readingOf({ node, within, surfaces }, { faulty }) {
	const declaration = within?.node;
	if (node.type !== "object" || declaration?.type !== "object") return void 0;
	const requested = surfaces.includes("resource-example") ? declaration.get("uri") : node.get("uri");
	const contents = contentsOf(node);
	if (requested?.type !== "string" || faulty.has(requested) || contents === void 0) return void 0;
	return {
		declaration,
		requested,
		contents,
		answers: contents.items.filter((item) => textOf$2(item, "uri")?.value === requested.value)
	};
}
function contentsOf(example) {
	const result = example.type === "object" ? example.get("result") : void 0;
	const contents = result?.type === "object" ? result.get("contents") : void 0;
	return contents?.type === "array" ? contents : void 0;
}
function textOf$2(node, name) {
	const value = node.type === "object" ? node.get(name) : void 0;
	return value?.type === "string" ? value : void 0;
}
// src/rules/resource-example/mcp.resource.example.blob-base64.ts
var mcp_resource_example_blob_base64_default = rule$3("mcp.resource.example.blob-base64", function* ({ node }) {
	for (const item of contentsOf(node)?.items ?? []) {
		const blob = textOf$2(item, "blob");
		const fault = blob && base64Fault(blob.value);
		if (blob === void 0 || fault === void 0) continue;
		const at = atValue(blob);
		switch (fault.message) {
			case "character":
				yield {
					at,
					message: "character",
					with: { character: quoted$1(fault.character) }
				};
				break;
			case "length":
				yield {
					at,
					message: "length",
					with: { length: fault.length }
				};
				break;
			case "unused-bits": yield {
				at,
				message: "unused-bits",
				with: { end: quoted$1(fault.end) }
			};
		}
	}
});
// src/describe/subject.ts
/** A member of an object as a reference leads to it; undefined where there is none or it leads nowhere. */
function resolvedMember(node, name, namespace, description) {
	const value = node.type === "object" ? node.get(name) : void 0;
	if (value === void 0 || !isReference(value)) return value;
	const resolution = description.resolve(value, namespace);
	return "target" in resolution ? resolution.target : void 0;
}
// src/rules/tool-example/failure.ts
/** Whether the result is that of a call that failed. */
function isFailure(result) {
	const isError = result.get("isError");
	return isError?.type === "boolean" && isError.value;
}
// src/rules/tool-example/mcp.tool.example.structured-content-required.ts
var mcp_tool_example_structured_content_required_default = rule$3("mcp.tool.example.structured-content-required", function* ({ node, within }, description) {
	const result = node.type === "object" ? node.get("result") : void 0;
	if (result?.type !== "object" || within === void 0 || result.has("structuredContent")) return;
	const schema = resolvedMember(within.node, "outputSchema", "schemas", description);
	if (schema === void 0 || description.faulty.has(schema) || isFailure(result)) return;
	yield {
		at: atGap(result, "structuredContent"),
		message: "default",
		with: {}
	};
});
// src/rules/tool/root-type.ts
var isObject = (node) => node.type === "string" && node.value === "object";
/** JSON Schema has seven types; a longer list is not shown in full. */
var mostTypes = 7;
/** A type as messages quote it: of a list, what is in it. */
function shownType(type) {
	if (type.type !== "array") return shown$1(type);
	return `[${[...type.items.slice(0, mostTypes).map(shown$1), ...type.items.length > mostTypes ? ["…"] : []].join(", ")}]`;
}
/** What the root of an embedded schema says about its own type. */
function rootType(schema) {
	const type = schema.type === "object" ? schema.get("type") : void 0;
	if (type === void 0) return {
		verdict: "undeclared",
		type
	};
	if (isObject(type)) return {
		verdict: "literal",
		type
	};
	if (type.type === "string") return {
		verdict: "excluded",
		type
	};
	if (type.type === "array") return {
		verdict: type.items.some(isObject) ? "included" : "excluded",
		type
	};
	return {
		verdict: "malformed",
		type
	};
}
// src/rules/tool/object-root.ts
/** Looks at the root's own `type` alone: where `$ref` or `allOf` lead is not asked. Which is enough where, levels say. */
function* objectRoot(schema) {
	const { verdict, type } = rootType(schema);
	if (type === void 0) yield {
		at: atGap(schema, "type"),
		message: "not-literal",
		with: { value: "no type" }
	};
	else if (verdict === "excluded") yield {
		at: atValue(type),
		message: "excluded",
		with: { value: shownType(type) }
	};
	else if (verdict !== "literal") yield {
		at: atValue(type),
		message: "not-literal",
		with: { value: `${shownType(type)} as its type` }
	};
}
// src/rules/tool/mcp.tool.input-schema.object-root.ts
/** Keywords that only speak of objects, and those that say nothing of what is valid. */
var ofObjects = /* @__PURE__ */ new Set([
	...[
		"properties",
		"required",
		"additionalProperties",
		"patternProperties",
		"propertyNames",
		"unevaluatedProperties"
	],
	...[
		"minProperties",
		"maxProperties",
		"dependentRequired",
		"dependentSchemas",
		"dependencies"
	],
	...[
		"$schema",
		"$id",
		"$comment",
		"$defs",
		"definitions",
		"title",
		"description",
		"default",
		"examples"
	]
]);
/** Arguments are always an object, so that nothing else changes where every keyword is about objects. */
function missingType(schema) {
	if (schema.type !== "object" || schema.members.some(({ key }) => !ofObjects.has(key))) return void 0;
	return {
		title: "Write the type at the root of the schema.",
		change: {
			do: "insert",
			into: schema,
			key: "type",
			value: "object"
		}
	};
}
/** A shared schema may have other uses, for which the type would be a guess. */
var mcp_tool_input_schema_object_root_default = rule$3("mcp.tool.input-schema.object-root", function* ({ node, uses }) {
	for (const fault of objectRoot(node)) {
		const repair = fault.at.focus === "missing" && uses.length === 0 ? missingType(node) : void 0;
		yield {
			...fault,
			...repair === void 0 ? {} : { repair }
		};
	}
});
// src/schema/canonical.ts
/** The members that count: of a repeated name the last. */
var effectiveMembers = (object) => object.members.filter((member) => object.member(member.key) === member);
/** One text per value: two nodes are equal exactly if their texts are. */
function canonical(node) {
	switch (node.type) {
		case "object": return `{${effectiveMembers(node).map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`).sort().join()}}`;
		case "array": return `[${node.items.map(canonical).join()}]`;
		case "number": return String(node.value);
		default: return JSON.stringify(node.value);
	}
}
/** Whether two values are equal, at the cost of the smaller one. */
function areEqual(a, b) {
	if (a.type === "object" && b.type === "object") {
		const members = effectiveMembers(a);
		return members.length === effectiveMembers(b).length && members.every(({ key, value }) => isEqualTo(value, b.get(key)));
	}
	if (a.type === "array" && b.type === "array") return a.items.length === b.items.length && a.items.every((item, index) => isEqualTo(item, b.items[index]));
	return a.type !== "object" && a.type !== "array" && b.type !== "object" && b.type !== "array" && a.value === b.value;
}
var isEqualTo = (a, b) => b !== void 0 && areEqual(a, b);
// src/schema/frame.ts
var Frame = class Frame {
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
		return new Frame(schema, instance, {
			resource,
			outer: void 0
		}, knowledge, budget, 0);
	}
	get passes() {
		return this.failures.length === 0;
	}
	fail(keyword, schema, more = {}) {
		this.budget.spend(1);
		this.failures.push({
			node: this.instance,
			keyword,
			schema,
			...more
		});
	}
	/** Applies a subschema and returns what it says, without a consequence for this frame. */
	apply(schema, instance = this.instance, resource = this.scope.resource) {
		this.budget.enter(this.#depth);
		const at = this.knowledge.library.startingAt(schema) ?? resource;
		const scope = at === this.scope.resource ? this.scope : {
			resource: at,
			outer: this.scope
		};
		const frame = new Frame(schema, instance, scope, this.knowledge, this.budget, this.#depth + 1);
		if (schema.type === "boolean") {
			if (!schema.value) frame.fail("false", schema);
		} else for (const [keyword, value] of this.knowledge.keywordsOf(schema, at)) keyword(value, frame);
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
		this.adopt(frame);
	}
	/** Counts what a subschema of this same instance has spoken about as spoken about. */
	adopt(frame) {
		if (frame.#evaluated === void 0) return;
		this.budget.spend(frame.#evaluated.size);
		for (const part of frame.#evaluated) this.evaluated(part);
	}
	evaluated(part) {
		if (!this.knowledge.tracksEvaluated) return;
		this.#evaluated ??= /* @__PURE__ */ new Set();
		this.#evaluated.add(part);
	}
	isEvaluated(part) {
		return this.#evaluated?.has(part) ?? false;
	}
	/** Makes the failures of a subschema failures of this one. */
	take(failures) {
		for (const failure of failures) this.failures.push(failure);
	}
};
// src/schema/formats.ts
/** The values of `format`. In the dialects it may be a mere annotation; here, as in the format's reference validator, it is checked. */
/** No format that is checked is of any use at this length, and some of the expressions behind them are not linear. */
var longest$3 = 2048;
var ofText = (holds) => (value) => value.type !== "string" || value.value.length > longest$3 || holds(value.value);
function check$2(name, format) {
	if (name === "regex") return ofText((text) => compilePattern(text) !== void 0);
	if (format instanceof RegExp) return ofText((text) => format.test(text));
	if (typeof format === "function") return ofText((text) => format(text) === true);
	if (typeof format !== "object" || format === null || !("validate" in format)) return void 0;
	const { validate } = format;
	if ("type" in format && format.type === "number" && typeof validate === "function") return (value) => value.type !== "number" || validate(value.value) === true;
	return check$2("", validate);
}
/** Formats by name; a name that is not here asserts nothing. */
var formats = new Map(Object.entries(import_formats.fullFormats).flatMap(([name, format]) => {
	const holds = check$2(name, format);
	return holds === void 0 ? [] : [[name, holds]];
}));
// src/schema/schema-positions.ts
/** Every keyword of the supported dialects whose value holds schemas. */
var keywords = /* @__PURE__ */ new Map([
	["$defs", "schemas by name"],
	["additionalItems", "schema"],
	["additionalProperties", "schema"],
	["allOf", "schemas in a list"],
	["anyOf", "schemas in a list"],
	["contains", "schema"],
	["contentSchema", "schema"],
	["definitions", "schemas by name"],
	["dependencies", "schemas by name"],
	["dependentSchemas", "schemas by name"],
	["else", "schema"],
	["if", "schema"],
	["items", "schema or list"],
	["not", "schema"],
	["oneOf", "schemas in a list"],
	["patternProperties", "schemas by name"],
	["prefixItems", "schemas in a list"],
	["properties", "schemas by name"],
	["propertyNames", "schema"],
	["then", "schema"],
	["unevaluatedItems", "schema"],
	["unevaluatedProperties", "schema"]
]);
var isSchema = (node) => node.type === "object" || node.type === "boolean";
function valuesIn(value, holds) {
	if (holds === "schema") return [value];
	if (holds === "schemas by name") return value.type === "object" ? value.members.map((member) => member.value) : [];
	if (value.type === "array") return value.items;
	return holds === "schema or list" ? [value] : [];
}
/** Every schema below and including `root`, in document order. */
function* schemaPositions(root) {
	const waiting = [{
		node: root,
		onlyProperties: true
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node, onlyProperties } = next;
		if (!isSchema(node)) continue;
		yield {
			schema: node,
			onlyProperties
		};
		if (node.type === "boolean") continue;
		for (let at = node.members.length - 1; at >= 0; at -= 1) {
			const member = node.members[at];
			const holds = keywords.get(member?.key ?? "");
			if (member === void 0 || holds === void 0) continue;
			const stays = onlyProperties && member.key === "properties";
			for (const value of valuesIn(member.value, holds).toReversed()) waiting.push({
				node: value,
				onlyProperties: stays
			});
		}
	}
}
// src/schema/array-keywords.ts
var itemsOf = (frame) => frame.instance.type === "array" ? frame.instance.items : [];
/** Applies a schema to an item; the schema `false` is the way to say that the array must end before it. */
function demandOfItem(index, item, schema, frame, keyword) {
	frame.evaluated(index);
	if (schema.type === "boolean") {
		if (!schema.value) frame.fail(keyword, schema, {
			node: item,
			count: index
		});
	} else frame.demandOf(item, schema);
}
/** One schema per place. */
var tuple = (keyword) => (value, frame) => {
	if (value.type !== "array") return;
	for (const [index, item] of itemsOf(frame).slice(0, value.items.length).entries()) {
		const schema = value.items[index];
		if (schema !== void 0 && isSchema(schema)) demandOfItem(index, item, schema, frame, keyword);
	}
};
/** One schema for every item after those that a tuple in the same schema describes. */
var rest = (keyword, tupleKeyword) => (value, frame) => {
	if (!isSchema(value) || frame.schema.type !== "object") return;
	const described = tupleKeyword === void 0 ? void 0 : frame.schema.get(tupleKeyword);
	const from = described?.type === "array" ? described.items.length : 0;
	for (const [index, item] of itemsOf(frame).entries()) if (index >= from) demandOfItem(index, item, value, frame, keyword);
};
var prefixItems = tuple("prefixItems");
var items2020 = rest("items", "prefixItems");
var itemsTuple = tuple("items");
var itemsAll = rest("items");
var additional = rest("additionalItems", "items");
var itemsDraft07 = (value, frame) => value.type === "array" ? itemsTuple(value, frame) : itemsAll(value, frame);
/** Means nothing unless `items` is a tuple. */
var additionalItems = (value, frame) => {
	if (frame.schema.type === "object" && frame.schema.get("items")?.type === "array") additional(value, frame);
};
var limit = (frame, keyword) => {
	const value = frame.schema.type === "object" ? frame.schema.get(keyword) : void 0;
	return value?.type === "number" ? value.value : void 0;
};
var matching = (value, frame) => itemsOf(frame).flatMap((item, index) => frame.apply(value, item).passes ? [index] : []);
var containsDraft07 = (value, frame) => {
	if (!isSchema(value) || frame.instance.type !== "array") return;
	if (matching(value, frame).length === 0) frame.fail("contains", value, { count: 1 });
};
var contains2020 = (value, frame) => {
	if (!isSchema(value) || frame.instance.type !== "array") return;
	const found = matching(value, frame);
	for (const index of found) frame.evaluated(index);
	const least = limit(frame, "minContains") ?? 1;
	const most = limit(frame, "maxContains");
	if (found.length < least) frame.fail("contains", value, { count: least });
	if (most !== void 0 && found.length > most) frame.fail("maxContains", value, { count: most });
};
var unevaluatedItems = (value, frame) => {
	if (!isSchema(value)) return;
	for (const [index, item] of itemsOf(frame).entries()) if (!frame.isEvaluated(index)) demandOfItem(index, item, value, frame, "unevaluatedItems");
};
var arrayKeywords2020 = /* @__PURE__ */ new Map([
	["prefixItems", prefixItems],
	["items", items2020],
	["contains", contains2020]
]);
var arrayKeywordsDraft07 = /* @__PURE__ */ new Map([
	["items", itemsDraft07],
	["additionalItems", additionalItems],
	["contains", containsDraft07]
]);
var unevaluatedArrayItems = /* @__PURE__ */ new Map([["unevaluatedItems", unevaluatedItems]]);
// src/schema/decimal.ts
/** The number as it is written in decimals, so that 0.3 is three tenths and no binary fraction. */
function decimal(value) {
	const [mantissa = "0", exponent = "0"] = String(value).split("e");
	const [whole = "0", fraction = ""] = mantissa.split(".");
	return {
		digits: BigInt(whole + fraction),
		exponent: Number(exponent) - fraction.length
	};
}
/** Whether `value` is a whole number of times `unit`, which must not be 0. */
function isMultiple(value, unit) {
	if (!Number.isFinite(value) || !Number.isFinite(unit)) return false;
	const a = decimal(value);
	const b = decimal(unit);
	const exponent = Math.min(a.exponent, b.exponent);
	const scaled = (number) => number.digits * 10n ** BigInt(number.exponent - exponent);
	return scaled(a) % scaled(b) === 0n;
}
// src/schema/assertions.ts
var hasType = (node, type) => node.type === type || type === "integer" && node.type === "number" && Number.isInteger(node.value);
var type$10 = (value, frame) => {
	if ((value.type === "array" ? value.items : [value]).every((name) => name.type !== "string" || !hasType(frame.instance, name.value))) frame.fail("type", value);
};
/** The text is as long as the value, and so is the price. */
function priced(node, frame) {
	const text = canonical(node);
	frame.budget.spend(text.length >> 4);
	return text;
}
var enumeration = (value, frame) => {
	if (value.type === "array" && !frame.knowledge.choices(value).has(priced(frame.instance, frame))) frame.fail("enum", value);
};
var constant = (value, frame) => {
	if (priced(frame.instance, frame) !== priced(value, frame)) frame.fail("const", value);
};
/** A keyword that compares a measure of values of one type with a number. */
var bound = (name, of, measure, holds) => (value, frame) => {
	if (value.type !== "number" || frame.instance.type !== of) return;
	const count = measure(frame.instance);
	if (!holds(count, value.value)) frame.fail(name, value, { count });
};
function characters(text) {
	let count = 0;
	for (const _ of text) count++;
	return count;
}
var number$2 = (node) => node.type === "number" ? node.value : 0;
var length = (node) => node.type === "string" ? characters(node.value) : 0;
var items = (node) => node.type === "array" ? node.items.length : 0;
var members = (node) => node.type === "object" ? effectiveMembers(node).length : 0;
var atLeast = (size, limit) => size >= limit;
var atMost = (size, limit) => size <= limit;
var bounds = [
	[
		"minimum",
		"number",
		number$2,
		atLeast
	],
	[
		"maximum",
		"number",
		number$2,
		atMost
	],
	[
		"exclusiveMinimum",
		"number",
		number$2,
		(size, limit) => size > limit
	],
	[
		"exclusiveMaximum",
		"number",
		number$2,
		(size, limit) => size < limit
	],
	[
		"multipleOf",
		"number",
		number$2,
		(size, unit) => unit <= 0 || isMultiple(size, unit)
	],
	[
		"minLength",
		"string",
		length,
		atLeast
	],
	[
		"maxLength",
		"string",
		length,
		atMost
	],
	[
		"minItems",
		"array",
		items,
		atLeast
	],
	[
		"maxItems",
		"array",
		items,
		atMost
	],
	[
		"minProperties",
		"object",
		members,
		atLeast
	],
	[
		"maxProperties",
		"object",
		members,
		atMost
	]
];
var pattern$1 = (value, frame) => {
	if (value.type !== "string" || frame.instance.type !== "string") return;
	if (frame.knowledge.pattern(value.value)?.matches(frame.instance.value, frame.budget) === false) frame.fail("pattern", value);
};
var format = (value, frame) => {
	if (value.type === "string" && frame.knowledge.format(value.value)?.(frame.instance) === false) frame.fail("format", value);
};
var uniqueItems = (value, frame) => {
	if (value.type !== "boolean" || !value.value || frame.instance.type !== "array") return;
	const first = /* @__PURE__ */ new Map();
	for (const [index, item] of frame.instance.items.entries()) {
		const text = priced(item, frame);
		const earlier = first.get(text);
		if (earlier === void 0) first.set(text, index);
		else frame.fail("uniqueItems", value, {
			node: item,
			count: earlier
		});
	}
};
var required = (value, frame) => {
	if (value.type !== "array" || frame.instance.type !== "object") return;
	for (const name of value.items) if (name.type === "string" && !frame.instance.has(name.value)) frame.fail("required", value, { missing: name.value });
};
/** Also the part of `dependencies` that `dependentRequired` has taken over. */
var dependentRequired = (value, frame) => {
	if (value.type !== "object" || frame.instance.type !== "object") return;
	for (const { key: because, value: names } of effectiveMembers(value)) {
		if (names.type !== "array" || !frame.instance.has(because)) continue;
		for (const name of names.items) if (name.type === "string" && !frame.instance.has(name.value)) frame.fail("dependentRequired", names, {
			missing: name.value,
			because
		});
	}
};
var assertions = new Map([
	["type", type$10],
	["enum", enumeration],
	["const", constant],
	...bounds.map(([name, of, measure, holds]) => [name, bound(name, of, measure, holds)]),
	["pattern", pattern$1],
	["format", format],
	["uniqueItems", uniqueItems],
	["required", required]
]);
// src/schema/alternatives.ts
/** Keywords that name the very values they want, and so tell alternatives apart. */
var telling$1 = /* @__PURE__ */ new Set([
	"const",
	"enum",
	"false"
]);
/** The worst distance: the alternative is about another type of value. */
var foreign$3 = 3;
/** How far an alternative is from being meant. */
function distanceOf(failures, instance) {
	if (failures.some(({ keyword, node }) => keyword === "type" && node === instance)) return foreign$3;
	if (failures.some(({ keyword, node }) => telling$1.has(keyword) && node === instance)) return 2;
	return failures.some(({ keyword, node }) => telling$1.has(keyword) && node.parent === instance) ? 1 : 0;
}
function nearest(keyword, schema, instance, branches) {
	const ranked = branches.map((failures) => ({
		failures,
		distance: distanceOf(failures, instance)
	})).toSorted((a, b) => a.distance - b.distance || a.failures.length - b.failures.length);
	const [best, second] = ranked;
	if (best === void 0) return [];
	const standsOut = second === void 0 || best.distance < second.distance || best.failures.length < second.failures.length;
	if (best.distance < foreign$3 && standsOut) return best.failures;
	const causes = ranked.filter(({ distance, failures }) => distance === best.distance && failures.length === best.failures.length).flatMap(({ failures }) => failures);
	const [first] = best.failures;
	const together = first !== void 0 && best.failures.length === 1 && causes.every(({ node }) => node === first.node);
	return [{
		node: together ? first.node : instance,
		keyword,
		schema,
		count: branches.length,
		...together ? { causes } : {}
	}];
}
// src/schema/combining-keywords.ts
var schemasIn = (value) => value.type === "array" ? value.items.filter(isSchema) : [];
var allOf$1 = (value, frame) => {
	for (const schema of schemasIn(value)) frame.demand(schema);
};
/** Applies every alternative and keeps what the passing ones know of the value; of none that passes, what all know. */
function alternatives(value, frame) {
	const all = schemasIn(value).map((schema) => frame.apply(schema));
	const passing = all.filter(({ passes }) => passes);
	for (const branch of passing.length > 0 ? passing : all) frame.adopt(branch);
	return {
		all,
		passing
	};
}
var noneHolds = (keyword, value, all, frame) => {
	frame.take(nearest(keyword, value, frame.instance, all.map(({ failures }) => failures)));
};
var anyOf = (value, frame) => {
	const { all, passing } = alternatives(value, frame);
	if (passing.length === 0 && all.length > 0) noneHolds("anyOf", value, all, frame);
};
var oneOf = (value, frame) => {
	const { all, passing } = alternatives(value, frame);
	if (passing.length === 0 && all.length > 0) noneHolds("oneOf", value, all, frame);
	if (passing.length > 1) frame.fail("oneOf", value, {
		count: passing.length,
		matched: true
	});
};
var not = (value, frame) => {
	if (isSchema(value) && frame.apply(value).passes) frame.fail("not", value);
};
var condition = (value, frame) => {
	if (!isSchema(value) || frame.schema.type !== "object") return;
	const asked = frame.apply(value);
	if (asked.passes) frame.adopt(asked);
	const consequence = frame.schema.get(asked.passes ? "then" : "else");
	if (consequence !== void 0 && isSchema(consequence)) frame.demand(consequence);
};
/** A reference that leads nowhere asserts nothing: whether it does is another question than whether a value fits. */
var reference = (value, frame) => {
	const found = frame.knowledge.target(value, frame.scope.resource);
	if (found !== void 0) frame.demand(found.schema, found);
};
var outermost = (name, scope) => {
	let found;
	for (let at = scope; at !== void 0; at = at.outer) {
		const schema = at.resource.dynamicAnchors.get(name);
		if (schema !== void 0) found = {
			schema,
			resource: at.resource
		};
	}
	return found;
};
var dynamicReference = (value, frame) => {
	const found = frame.knowledge.target(value, frame.scope.resource);
	if (found === void 0) return;
	const anchor = found.schema.type === "object" ? found.schema.get("$dynamicAnchor") : void 0;
	const meant = anchor?.type === "string" && value.type === "string" && value.value.endsWith(`#${anchor.value}`) ? outermost(anchor.value, frame.scope) ?? found : found;
	frame.demand(meant.schema, meant);
};
var combining = /* @__PURE__ */ new Map([
	["$ref", reference],
	["allOf", allOf$1],
	["anyOf", anyOf],
	["oneOf", oneOf],
	["not", not],
	["if", condition]
]);
var dynamicReferences = /* @__PURE__ */ new Map([["$dynamicRef", dynamicReference]]);
// src/schema/object-keywords.ts
init_tree();
/** Applies a schema to a member; the schema `false` is the way to say that the member must not be there. */
function demandOfMember(member, schema, frame, keyword) {
	frame.evaluated(member.key);
	if (schema.type === "boolean") {
		if (!schema.value) frame.fail(keyword, schema, {
			node: member.value,
			unexpected: member.key
		});
	} else frame.demandOf(member.value, schema);
}
/** The subschemas of a keyword that names them, and the members of the instance; nothing for other types. */
function* byName(value, frame) {
	if (value.type !== "object" || frame.instance.type !== "object") return;
	for (const { key, value: schema } of effectiveMembers(value)) if (isSchema(schema)) yield [key, schema];
}
var membersOf = (frame) => frame.instance.type === "object" ? effectiveMembers(frame.instance) : [];
var properties$9 = (value, frame) => {
	if (value.type !== "object") return;
	for (const member of membersOf(frame)) {
		const schema = value.get(member.key);
		if (schema !== void 0 && isSchema(schema)) demandOfMember(member, schema, frame, "properties");
	}
};
var matches = (pattern, name, frame) => frame.knowledge.pattern(pattern)?.matches(name, frame.budget) ?? false;
var patternProperties = (value, frame) => {
	for (const [pattern, schema] of byName(value, frame)) for (const member of membersOf(frame)) {
		frame.budget.spend(1);
		if (matches(pattern, member.key, frame)) demandOfMember(member, schema, frame, "patternProperties");
	}
};
var additionalProperties = (value, frame) => {
	if (!isSchema(value) || frame.schema.type !== "object") return;
	const named = frame.schema.get("properties");
	const patterns = frame.schema.get("patternProperties");
	const known = (name) => named?.type === "object" && named.has(name) || patterns?.type === "object" && patterns.members.some(({ key }) => matches(key, name, frame));
	for (const member of membersOf(frame)) if (!known(member.key)) demandOfMember(member, value, frame, "additionalProperties");
};
var propertyNames = (value, frame) => {
	if (!isSchema(value)) return;
	for (const member of membersOf(frame)) {
		const name = new StringNode(member.keyStart, member.keyEnd, member.key);
		const causes = frame.apply(value, name).failures;
		if (causes.length > 0) frame.fail("propertyNames", value, {
			node: member.value,
			unexpected: member.key,
			name,
			causes
		});
	}
};
var dependentSchemas = (value, frame) => {
	for (const [name, schema] of byName(value, frame)) if (frame.instance.type === "object" && frame.instance.has(name)) frame.demand(schema);
};
var unevaluatedProperties = (value, frame) => {
	if (!isSchema(value)) return;
	for (const member of membersOf(frame)) if (!frame.isEvaluated(member.key)) demandOfMember(member, value, frame, "unevaluatedProperties");
};
var objectKeywords = /* @__PURE__ */ new Map([
	["properties", properties$9],
	["patternProperties", patternProperties],
	["additionalProperties", additionalProperties],
	["propertyNames", propertyNames]
]);
/** How 2020-12 spells what one member asks of the others. */
var dependents = /* @__PURE__ */ new Map([["dependentRequired", dependentRequired], ["dependentSchemas", dependentSchemas]]);
/** How draft-07 spells it. */
var dependencies = /* @__PURE__ */ new Map([["dependencies", (value, frame) => {
	dependentRequired(value, frame);
	dependentSchemas(value, frame);
}]]);
var unevaluatedMembers = /* @__PURE__ */ new Map([["unevaluatedProperties", unevaluatedProperties]]);
// src/schema/vocabulary.ts
var vocabularies = {
	"2020-12": {
		keywords: new Map([
			...assertions,
			...combining,
			...dynamicReferences,
			...objectKeywords,
			...dependents,
			...dependencies,
			...arrayKeywords2020
		]),
		last: new Map([...unevaluatedArrayItems, ...unevaluatedMembers]),
		refStandsAlone: false
	},
	"draft-07": {
		keywords: new Map([
			...assertions,
			...combining,
			...objectKeywords,
			...dependencies,
			...arrayKeywordsDraft07
		]),
		last: /* @__PURE__ */ new Map(),
		refStandsAlone: true
	}
};
function keywordsOf(schema, dialect) {
	const { keywords, last, refStandsAlone } = vocabularies[dialect];
	const members = effectiveMembers(schema);
	const speaking = refStandsAlone && schema.has("$ref") ? members.filter(({ key }) => key === "$ref") : members;
	const found = [];
	for (const table of [keywords, last]) for (const { key, value } of speaking) {
		const keyword = table.get(key);
		if (keyword !== void 0) found.push([keyword, value]);
	}
	return found;
}
// src/schema/knowledge.ts
/** The value of a key, worked out the first time it is asked for. */
function remembered(values, key, make) {
	const known = values.get(key) ?? { value: make() };
	values.set(key, known);
	return known.value;
}
/** What there is to know about the schemas of a library, worked out as values are checked against them. */
var SchemaKnowledge = class {
	#keywords = /* @__PURE__ */ new Map();
	#targets = /* @__PURE__ */ new Map();
	#patterns = /* @__PURE__ */ new Map();
	#choices = /* @__PURE__ */ new Map();
	constructor(library, tracksEvaluated) {
		this.library = library;
		this.tracksEvaluated = tracksEvaluated;
	}
	keywordsOf(schema, resource) {
		return remembered(this.#keywords, schema, () => keywordsOf(schema, resource.dialect));
	}
	target(reference, from) {
		return remembered(this.#targets, reference, () => {
			const resolution = reference.type === "string" ? this.library.resolve(reference.value, from) : "broken";
			return typeof resolution === "string" ? void 0 : resolution;
		});
	}
	pattern(source) {
		return remembered(this.#patterns, source, () => compilePattern(source));
	}
	format(name) {
		return formats.get(name);
	}
	choices(list) {
		return remembered(this.#choices, list, () => new Set(list.type === "array" ? list.items.map(canonical) : []));
	}
};
// src/schema/survey.ts
/** Keywords that few schemas have and that several checks look for. */
var rare = [
	"$anchor",
	"$dynamicAnchor",
	"$dynamicRef",
	"$id",
	"$ref",
	"unevaluatedItems",
	"unevaluatedProperties",
	"x-mcp-header"
];
var bits = new Map(rare.map((name, index) => [name, 1 << index]));
var allBits = (1 << rare.length) - 1;
/** Bits of the keywords; of what nests too deep, undefined. */
function walk(node, depth) {
	if (node.type !== "object" && node.type !== "array") return 0;
	if (depth === 128) return void 0;
	let found = 0;
	if (node.type === "array") {
		for (const item of node.items) {
			const inside = walk(item, depth + 1);
			if (inside === void 0) return void 0;
			found |= inside;
		}
		return found;
	}
	for (const { key, value } of node.members) {
		const inside = walk(value, depth + 1);
		if (inside === void 0) return void 0;
		found |= inside | (bits.get(key) ?? 0);
	}
	return found;
}
var known = /* @__PURE__ */ new WeakMap();
/** Once per schema, however often it is asked for. */
function survey$1(schema) {
	const before = known.get(schema);
	if (before !== void 0) return before;
	const found = walk(schema, 0);
	const mentioned = found ?? allBits;
	const made = {
		isShallow: found !== void 0,
		mentions: (...names) => names.some((name) => (mentioned & (bits.get(name) ?? 0)) !== 0)
	};
	known.set(schema, made);
	return made;
}
// src/schema/library.ts
/** The base of a schema without `$id`; the scheme is not registered, so nothing else can have it. */
var unnamed = "embedded-schema:///";
/** The metaschemas are known by both schemes, whichever of them their own `$id` has. */
var sameScheme = (uri) => uri.replace(/^http:\/\/json-schema\.org\//, "https://json-schema.org/");
/** The URI without its fragment, and the fragment decoded; undefined for what is no URI. */
function resolved(reference, base) {
	if (!URL.canParse(reference, base)) return void 0;
	const url = new URL(reference, base);
	const fragment = url.hash.slice(1);
	url.hash = "";
	try {
		return {
			uri: sameScheme(url.href),
			fragment: decodeURIComponent(fragment)
		};
	} catch {
		return;
	}
}
/** Follows a JSON Pointer through the tree. */
function follow(pointer, root) {
	let at = root;
	for (const token of pointer.split("/").slice(1)) {
		const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
		if (at?.type === "object") at = at.get(key);
		else if (at?.type === "array" && /^(0|[1-9]\d*)$/.test(key)) at = at.items[Number(key)];
		else return void 0;
	}
	return at;
}
var Library = class {
	/** The nodes at which a resource begins. */
	#roots;
	#schemas;
	#others;
	/** What `others` holds can be referred to as well. */
	constructor(others) {
		this.#roots = /* @__PURE__ */ new Map();
		this.repeated = [];
		this.#schemas = /* @__PURE__ */ new Map();
		this.#others = others;
	}
	/** Takes in a schema and every named schema inside it. */
	add(root, dialect) {
		const base = this.#register(root, unnamed, dialect);
		if (!survey$1(root).mentions("$id", "$anchor", "$dynamicAnchor")) return {
			schema: root,
			resource: base
		};
		for (const { schema } of schemaPositions(root)) {
			if (schema.type === "boolean") continue;
			const ref = schema.get("$ref");
			const id = dialect === "draft-07" && ref !== void 0 ? void 0 : schema.get("$id");
			if (id?.type === "string") this.#identify(id.value, id, schema, dialect);
			if (dialect === "draft-07") continue;
			const anchor = schema.get("$anchor");
			if (anchor?.type === "string") this.#anchor(anchor.value, anchor, schema);
			const dynamic = schema.get("$dynamicAnchor");
			if (dynamic?.type === "string") {
				this.#anchor(dynamic.value, dynamic, schema);
				this.enclosing(schema)?.dynamicAnchors.set(dynamic.value, schema);
			}
		}
		return {
			schema: root,
			resource: this.#roots.get(root) ?? base
		};
	}
	/** The resource that a place of a schema belongs to, if it was added here. */
	enclosing(node) {
		for (let at = node; at !== void 0; at = at.parent) {
			const resource = this.#roots.get(at);
			if (resource !== void 0) return resource;
		}
	}
	/** The resource that begins at this very node. */
	startingAt(node) {
		return this.#roots.get(node) ?? this.#others?.present?.startingAt(node);
	}
	resolve(reference, from) {
		const place = resolved(reference, from.uri);
		if (place === void 0) return reference.startsWith("#") ? "broken" : "external";
		const whole = this.#find(place.uri);
		if (whole === void 0) return "external";
		const { fragment } = place;
		const schema = fragment === "" || fragment.startsWith("/") ? follow(fragment, whole.schema) : whole.resource.anchors.get(fragment);
		const resource = this.enclosing(schema) ?? this.#others?.present?.enclosing(schema);
		return schema !== void 0 && resource !== void 0 && isSchema(schema) ? {
			schema,
			resource
		} : "broken";
	}
	/** The schema of that URI, spelled as `$id` spells it. */
	named(identifier) {
		const place = resolved(identifier, unnamed);
		return place && this.#find(place.uri);
	}
	#find(uri) {
		const others = this.#others;
		return this.#schemas.get(uri) ?? (others === void 0 ? void 0 : others.library.#find(uri));
	}
	#register(schema, uri, dialect) {
		const resource = {
			uri,
			dialect,
			anchors: /* @__PURE__ */ new Map(),
			dynamicAnchors: /* @__PURE__ */ new Map()
		};
		this.#roots.set(schema, resource);
		this.#schemas.set(uri, {
			schema,
			resource
		});
		return resource;
	}
	#identify(id, at, schema, dialect) {
		const place = resolved(id, this.enclosing(this.#roots.has(schema) ? schema : schema.parent)?.uri ?? unnamed);
		if (place === void 0) return;
		if (id.startsWith("#") && dialect === "draft-07") this.#anchor(place.fragment, at, schema);
		else if (this.#schemas.has(place.uri) && this.#schemas.get(place.uri)?.schema !== schema) this.repeated.push(at);
		else this.#register(schema, place.uri, dialect);
	}
	#anchor(name, at, schema) {
		const anchors = this.enclosing(schema)?.anchors;
		if (anchors === void 0) return;
		if ((anchors.get(name) ?? schema) !== schema) this.repeated.push(at);
		else anchors.set(name, schema);
	}
};
var applicator_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/applicator",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/applicator": true },
	$dynamicAnchor: "meta",
	title: "Applicator vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"prefixItems": { "$ref": "#/$defs/schemaArray" },
		"items": { "$dynamicRef": "#meta" },
		"contains": { "$dynamicRef": "#meta" },
		"additionalProperties": { "$dynamicRef": "#meta" },
		"properties": {
			"type": "object",
			"additionalProperties": { "$dynamicRef": "#meta" },
			"default": {}
		},
		"patternProperties": {
			"type": "object",
			"additionalProperties": { "$dynamicRef": "#meta" },
			"propertyNames": { "format": "regex" },
			"default": {}
		},
		"dependentSchemas": {
			"type": "object",
			"additionalProperties": { "$dynamicRef": "#meta" },
			"default": {}
		},
		"propertyNames": { "$dynamicRef": "#meta" },
		"if": { "$dynamicRef": "#meta" },
		"then": { "$dynamicRef": "#meta" },
		"else": { "$dynamicRef": "#meta" },
		"allOf": { "$ref": "#/$defs/schemaArray" },
		"anyOf": { "$ref": "#/$defs/schemaArray" },
		"oneOf": { "$ref": "#/$defs/schemaArray" },
		"not": { "$dynamicRef": "#meta" }
	},
	$defs: { "schemaArray": {
		"type": "array",
		"minItems": 1,
		"items": { "$dynamicRef": "#meta" }
	} }
};
var content_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/content",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/content": true },
	$dynamicAnchor: "meta",
	title: "Content vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"contentEncoding": { "type": "string" },
		"contentMediaType": { "type": "string" },
		"contentSchema": { "$dynamicRef": "#meta" }
	}
};
var core_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/core",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": true },
	$dynamicAnchor: "meta",
	title: "Core vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"$id": {
			"$ref": "#/$defs/uriReferenceString",
			"$comment": "Non-empty fragments not allowed.",
			"pattern": "^[^#]*#?$"
		},
		"$schema": { "$ref": "#/$defs/uriString" },
		"$ref": { "$ref": "#/$defs/uriReferenceString" },
		"$anchor": { "$ref": "#/$defs/anchorString" },
		"$dynamicRef": { "$ref": "#/$defs/uriReferenceString" },
		"$dynamicAnchor": { "$ref": "#/$defs/anchorString" },
		"$vocabulary": {
			"type": "object",
			"propertyNames": { "$ref": "#/$defs/uriString" },
			"additionalProperties": { "type": "boolean" }
		},
		"$comment": { "type": "string" },
		"$defs": {
			"type": "object",
			"additionalProperties": { "$dynamicRef": "#meta" }
		}
	},
	$defs: {
		"anchorString": {
			"type": "string",
			"pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"
		},
		"uriString": {
			"type": "string",
			"format": "uri"
		},
		"uriReferenceString": {
			"type": "string",
			"format": "uri-reference"
		}
	}
};
var format_annotation_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/format-annotation": true },
	$dynamicAnchor: "meta",
	title: "Format vocabulary meta-schema for annotation results",
	type: ["object", "boolean"],
	properties: { "format": { "type": "string" } }
};
var meta_data_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/meta-data": true },
	$dynamicAnchor: "meta",
	title: "Meta-data vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"title": { "type": "string" },
		"description": { "type": "string" },
		"default": true,
		"deprecated": {
			"type": "boolean",
			"default": false
		},
		"readOnly": {
			"type": "boolean",
			"default": false
		},
		"writeOnly": {
			"type": "boolean",
			"default": false
		},
		"examples": {
			"type": "array",
			"items": true
		}
	}
};
var unevaluated_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/unevaluated": true },
	$dynamicAnchor: "meta",
	title: "Unevaluated applicator vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"unevaluatedItems": { "$dynamicRef": "#meta" },
		"unevaluatedProperties": { "$dynamicRef": "#meta" }
	}
};
var validation_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/meta/validation",
	$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/validation": true },
	$dynamicAnchor: "meta",
	title: "Validation vocabulary meta-schema",
	type: ["object", "boolean"],
	properties: {
		"type": { "anyOf": [{ "$ref": "#/$defs/simpleTypes" }, {
			"type": "array",
			"items": { "$ref": "#/$defs/simpleTypes" },
			"minItems": 1,
			"uniqueItems": true
		}] },
		"const": true,
		"enum": {
			"type": "array",
			"items": true
		},
		"multipleOf": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"maximum": { "type": "number" },
		"exclusiveMaximum": { "type": "number" },
		"minimum": { "type": "number" },
		"exclusiveMinimum": { "type": "number" },
		"maxLength": { "$ref": "#/$defs/nonNegativeInteger" },
		"minLength": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
		"pattern": {
			"type": "string",
			"format": "regex"
		},
		"maxItems": { "$ref": "#/$defs/nonNegativeInteger" },
		"minItems": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
		"uniqueItems": {
			"type": "boolean",
			"default": false
		},
		"maxContains": { "$ref": "#/$defs/nonNegativeInteger" },
		"minContains": {
			"$ref": "#/$defs/nonNegativeInteger",
			"default": 1
		},
		"maxProperties": { "$ref": "#/$defs/nonNegativeInteger" },
		"minProperties": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
		"required": { "$ref": "#/$defs/stringArray" },
		"dependentRequired": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/stringArray" }
		}
	},
	$defs: {
		"nonNegativeInteger": {
			"type": "integer",
			"minimum": 0
		},
		"nonNegativeIntegerDefault0": {
			"$ref": "#/$defs/nonNegativeInteger",
			"default": 0
		},
		"simpleTypes": { "enum": [
			"array",
			"boolean",
			"integer",
			"null",
			"number",
			"object",
			"string"
		] },
		"stringArray": {
			"type": "array",
			"items": { "type": "string" },
			"uniqueItems": true,
			"default": []
		}
	}
};
var schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "https://json-schema.org/draft/2020-12/schema",
	$vocabulary: {
		"https://json-schema.org/draft/2020-12/vocab/core": true,
		"https://json-schema.org/draft/2020-12/vocab/applicator": true,
		"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
		"https://json-schema.org/draft/2020-12/vocab/validation": true,
		"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
		"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
		"https://json-schema.org/draft/2020-12/vocab/content": true
	},
	$dynamicAnchor: "meta",
	title: "Core and Validation specifications meta-schema",
	allOf: [
		{ "$ref": "meta/core" },
		{ "$ref": "meta/applicator" },
		{ "$ref": "meta/unevaluated" },
		{ "$ref": "meta/validation" },
		{ "$ref": "meta/meta-data" },
		{ "$ref": "meta/format-annotation" },
		{ "$ref": "meta/content" }
	],
	type: ["object", "boolean"],
	$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
	properties: {
		"definitions": {
			"$comment": "\"definitions\" has been replaced by \"$defs\".",
			"type": "object",
			"additionalProperties": { "$dynamicRef": "#meta" },
			"deprecated": true,
			"default": {}
		},
		"dependencies": {
			"$comment": "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.",
			"type": "object",
			"additionalProperties": { "anyOf": [{ "$dynamicRef": "#meta" }, { "$ref": "meta/validation#/$defs/stringArray" }] },
			"deprecated": true,
			"default": {}
		},
		"$recursiveAnchor": {
			"$comment": "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".",
			"$ref": "meta/core#/$defs/anchorString",
			"deprecated": true
		},
		"$recursiveRef": {
			"$comment": "\"$recursiveRef\" has been replaced by \"$dynamicRef\".",
			"$ref": "meta/core#/$defs/uriReferenceString",
			"deprecated": true
		}
	}
};
var json_schema_draft_07_default = {
	$schema: "http://json-schema.org/draft-07/schema#",
	$id: "http://json-schema.org/draft-07/schema#",
	title: "Core schema meta-schema",
	definitions: {
		"schemaArray": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#" }
		},
		"nonNegativeInteger": {
			"type": "integer",
			"minimum": 0
		},
		"nonNegativeIntegerDefault0": { "allOf": [{ "$ref": "#/definitions/nonNegativeInteger" }, { "default": 0 }] },
		"simpleTypes": { "enum": [
			"array",
			"boolean",
			"integer",
			"null",
			"number",
			"object",
			"string"
		] },
		"stringArray": {
			"type": "array",
			"items": { "type": "string" },
			"uniqueItems": true,
			"default": []
		}
	},
	type: ["object", "boolean"],
	properties: {
		"$id": {
			"type": "string",
			"format": "uri-reference"
		},
		"$schema": {
			"type": "string",
			"format": "uri"
		},
		"$ref": {
			"type": "string",
			"format": "uri-reference"
		},
		"$comment": { "type": "string" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"default": true,
		"readOnly": {
			"type": "boolean",
			"default": false
		},
		"examples": {
			"type": "array",
			"items": true
		},
		"multipleOf": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"maximum": { "type": "number" },
		"exclusiveMaximum": { "type": "number" },
		"minimum": { "type": "number" },
		"exclusiveMinimum": { "type": "number" },
		"maxLength": { "$ref": "#/definitions/nonNegativeInteger" },
		"minLength": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
		"pattern": {
			"type": "string",
			"format": "regex"
		},
		"additionalItems": { "$ref": "#" },
		"items": {
			"anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/schemaArray" }],
			"default": true
		},
		"maxItems": { "$ref": "#/definitions/nonNegativeInteger" },
		"minItems": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
		"uniqueItems": {
			"type": "boolean",
			"default": false
		},
		"contains": { "$ref": "#" },
		"maxProperties": { "$ref": "#/definitions/nonNegativeInteger" },
		"minProperties": { "$ref": "#/definitions/nonNegativeIntegerDefault0" },
		"required": { "$ref": "#/definitions/stringArray" },
		"additionalProperties": { "$ref": "#" },
		"definitions": {
			"type": "object",
			"additionalProperties": { "$ref": "#" },
			"default": {}
		},
		"properties": {
			"type": "object",
			"additionalProperties": { "$ref": "#" },
			"default": {}
		},
		"patternProperties": {
			"type": "object",
			"additionalProperties": { "$ref": "#" },
			"propertyNames": { "format": "regex" },
			"default": {}
		},
		"dependencies": {
			"type": "object",
			"additionalProperties": { "anyOf": [{ "$ref": "#" }, { "$ref": "#/definitions/stringArray" }] }
		},
		"propertyNames": { "$ref": "#" },
		"const": true,
		"enum": {
			"type": "array",
			"items": true,
			"minItems": 1,
			"uniqueItems": true
		},
		"type": { "anyOf": [{ "$ref": "#/definitions/simpleTypes" }, {
			"type": "array",
			"items": { "$ref": "#/definitions/simpleTypes" },
			"minItems": 1,
			"uniqueItems": true
		}] },
		"format": { "type": "string" },
		"contentMediaType": { "type": "string" },
		"contentEncoding": { "type": "string" },
		"if": { "$ref": "#" },
		"then": { "$ref": "#" },
		"else": { "$ref": "#" },
		"allOf": { "$ref": "#/definitions/schemaArray" },
		"anyOf": { "$ref": "#/definitions/schemaArray" },
		"oneOf": { "$ref": "#/definitions/schemaArray" },
		"not": { "$ref": "#" }
	},
	"default": true
};
// src/read/growing.ts
var shared, GrowingTree;
var init_growing = __esmMin((() => {
	init_tree();
	shared = 64;
	GrowingTree = class {
		constructor() {
			this.depth = 0;
			this.hasKey = false;
			this.#key = "";
			this.#keyStart = 0;
			this.#keyEnd = 0;
			this.#members = [];
			this.#items = [];
			this.#starts = [];
			this.#indexes = [];
			this.#names = /* @__PURE__ */ new Map();
		}
		#key;
		#keyStart;
		#keyEnd;
		#members;
		#items;
		/** Where the members or items of each open collection begin; the innermost comes last. */
		#starts;
		/** Of open objects that have grown too large to be searched. */
		#indexes;
		#names;
		/** How many members or items the innermost collection has so far. */
		get count() {
			return (this.open?.type === "array" ? this.#items.length : this.#members.length) - this.#start;
		}
		/** Under which key the value comes that is read next: the name, or the index. */
		get key() {
			return this.open?.type === "array" ? this.count : this.#key;
		}
		get keyStart() {
			return this.#keyStart;
		}
		/** The member of that name in the innermost object, the last one where a name is repeated. */
		member(name) {
			const start = this.#start;
			if (this.#members.length - start > 8) return this.#indexOf(start).get(name);
			for (let at = this.#members.length - 1; at >= start; at -= 1) {
				const member = this.#members[at];
				if (member?.key === name) return member;
			}
		}
		/** The key of the next value; its range includes quotes. */
		expect(name, start, end) {
			this.#key = this.#kept(name);
			this.#keyStart = start;
			this.#keyEnd = end;
			this.hasKey = true;
		}
		/** A scalar is complete; a collection is the innermost from now on. */
		add(node) {
			const { open } = this;
			if (open !== void 0) {
				node.parent = open;
				node.key = this.key;
				if (open.type === "array") this.#items.push(node);
				else this.#addMember(node);
			}
			if (node.type !== "object" && node.type !== "array") return;
			this.open = node;
			this.depth += 1;
			this.#starts.push(node.type === "array" ? this.#items.length : this.#members.length);
			this.#indexes.push(void 0);
		}
		/** Closes the innermost collection. */
		close(end) {
			const { open } = this;
			const start = this.#starts.pop() ?? 0;
			if (open instanceof ArrayNode) open.complete(this.#items.splice(start), end);
			else open?.complete(this.#members.splice(start), end);
			this.#indexes.pop();
			this.open = open?.parent;
			this.depth -= 1;
		}
		get #start() {
			return this.#starts[this.depth - 1] ?? 0;
		}
		#addMember(value) {
			const member = {
				key: this.#key,
				keyStart: this.#keyStart,
				keyEnd: this.#keyEnd,
				value
			};
			this.#members.push(member);
			this.#indexes[this.depth - 1]?.set(member.key, member);
			this.hasKey = false;
		}
		#indexOf(start) {
			const known = this.#indexes[this.depth - 1];
			if (known !== void 0) return known;
			const index = new Map(this.#members.slice(start).map((member) => [member.key, member]));
			this.#indexes[this.depth - 1] = index;
			return index;
		}
		#kept(name) {
			if (name.length > shared) return name;
			const known = this.#names.get(name);
			if (known !== void 0) return known;
			this.#names.set(name, name);
			return name;
		}
	};
}));
// src/schema/from-value.ts
init_growing();
init_tree();
/** A tree of a plain JSON value that stands in no text: all its ranges are empty. */
var fromValue = (value) => grown(new GrowingTree(), value);
function grown(tree, value) {
	const node = begun(value);
	tree.add(node);
	if (Array.isArray(value)) {
		for (const item of value) grown(tree, item);
		tree.close(0);
	} else if (typeof value === "object" && value !== null) {
		for (const [key, member] of Object.entries(value)) {
			tree.expect(key, 0, 0);
			grown(tree, member);
		}
		tree.close(0);
	}
	return node;
}
function begun(value) {
	if (typeof value === "string") return new StringNode(0, 0, value);
	if (typeof value === "number") return new NumberNode(0, 0, value);
	if (typeof value === "boolean") return new BooleanNode(0, 0, value);
	if (Array.isArray(value)) return new ArrayNode(0, 0);
	return typeof value === "object" && value !== null ? new ObjectNode(0, 0) : new NullNode(0, 0);
}
// src/schema/metaschemas.ts
/** The metaschemas of the supported dialects, as schemas that others may refer to and are checked against. */
/**
* The copy of draft-07 at hand demands that an `enum` has items, and each once. The dialect only recommends it
* (json-schema-validation-01, 6.1.2), and what it calls valid is not to be reported.
*/
var documents = [...[
	schema_default,
	core_default,
	applicator_default,
	unevaluated_default,
	validation_default,
	meta_data_default,
	format_annotation_default,
	content_default
].map((value) => ({
	dialect: "2020-12",
	value
})), {
	dialect: "draft-07",
	value: {
		...json_schema_draft_07_default,
		properties: {
			...json_schema_draft_07_default.properties,
			enum: {
				type: "array",
				items: true
			}
		}
	}
}];
var identifiers$1 = {
	"2020-12": "https://json-schema.org/draft/2020-12/schema",
	"draft-07": "http://json-schema.org/draft-07/schema"
};
/** Built when the first schema asks for them: a run with plain schemas alone does not pay, and one with many others pays once. */
var built;
function metaschemas() {
	if (built !== void 0) return built;
	const library = new Library();
	for (const { dialect, value } of documents) {
		const root = fromValue(value);
		if (isSchema(root)) library.add(root, dialect);
	}
	built = {
		library,
		knowledge: new SchemaKnowledge(library, false)
	};
	return built;
}
var metaschemaLibrary = {
	get library() {
		return metaschemas().library;
	},
	get present() {
		return built?.library;
	}
};
function metaschemaOf(dialect) {
	const { library, knowledge } = metaschemas();
	const target = library.named(identifiers$1[dialect]);
	if (target === void 0) throw new Error(`the metaschema of ${dialect} is missing`);
	return {
		target,
		knowledge
	};
}
// src/schema/quote.ts
init_tree();
/** Longer values are cut: a message is one line. */
var longest$2 = 60;
var clip$1 = (text) => {
	const characters = [...text.slice(0, 121)];
	return characters.length > longest$2 ? `${characters.slice(0, 59).join("")}…` : text;
};
var quote = (text) => JSON.stringify(clip$1(text));
/** A value as a message shows it. */
var show = (node) => node.type === "string" ? quote(node.value) : clip$1(JSON.stringify(toValue(node)));
/** `a, b or c`; of a long list the beginning. */
function either$1(words) {
	const shown = words.length > 8 ? [...words.slice(0, 7), `${words.length - 7} more`] : words;
	return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}` : shown[0] ?? "nothing";
}
// src/schema/message.ts
var types$1 = /* @__PURE__ */ new Map([
	["array", "an array"],
	["boolean", "a boolean"],
	["integer", "an integer"],
	["null", "null"],
	["number", "a number"],
	["object", "an object"],
	["string", "a string"]
]);
var listed$1 = (node) => node.type === "array" ? node.items : [node];
var nameOf$2 = (type) => type.type === "string" && types$1.get(type.value) || show(type);
var some = (count, one, many) => `${show(count)} ${count.type === "number" && count.value === 1 ? one : many}`;
/** What values of a format are called, where the name of the format does not say it. */
var formatNames = /* @__PURE__ */ new Map([
	["regex", "be a regular expression (ECMA-262)"],
	["uri", "be an absolute URI"],
	["uri-reference", "be a URI or a relative reference"],
	["email", "be an e-mail address"],
	["date", "be a date like 2026-07-28"],
	["date-time", "be a date and time like 2026-07-28T09:30:00Z"]
]);
var formatOf$1 = (schema) => `must ${schema.type === "string" && formatNames.get(schema.value) || `have the format ${show(schema)}`}`;
var unexpected$1 = ({ unexpected: name = "" }) => `must not have the member ${quote(name)}`;
var superfluous = ({ count = 0 }) => `must not be there: the array ends after ${count === 1 ? "one item" : `${count} items`}`;
var missing = ({ missing: name = "" }) => `must have the member ${quote(name)}`;
/** `be a string or an integer` of two causes that say so. */
function joined(causes) {
	const kinds = causes.filter(({ keyword }) => keyword === "type").flatMap(({ schema }) => listed$1(schema).map(nameOf$2));
	const others = causes.filter(({ keyword }) => keyword !== "type").map((cause) => predicate(cause).replace(/^must /, ""));
	const wishes = [.../* @__PURE__ */ new Set([...kinds.map((kind) => `be ${kind}`), ...others])];
	return wishes.every((wish) => wish.startsWith("be ")) ? `must be ${either$1(wishes.map((wish) => wish.slice(3)))}` : `must ${either$1(wishes)}`;
}
var noAlternative = (failure) => failure.causes === void 0 ? `must match one of the ${failure.count} alternatives of ${failure.keyword}` : joined(failure.causes);
/** What the value must be, by the keyword that it does not satisfy. */
var predicates = /* @__PURE__ */ new Map([
	["type", ({ schema }) => `must be ${either$1(listed$1(schema).map(nameOf$2))}`],
	["enum", ({ schema }) => (listed$1(schema).length === 1 ? "must be " : "must be one of ") + either$1(listed$1(schema).map(show))],
	["const", ({ schema }) => `must be ${show(schema)}`],
	["minimum", ({ schema }) => `must be at least ${show(schema)}`],
	["maximum", ({ schema }) => `must be at most ${show(schema)}`],
	["exclusiveMinimum", ({ schema }) => `must be greater than ${show(schema)}`],
	["exclusiveMaximum", ({ schema }) => `must be less than ${show(schema)}`],
	["multipleOf", ({ schema }) => `must be a multiple of ${show(schema)}`],
	["minLength", ({ schema, count }) => `must have at least ${some(schema, "character", "characters")}, not ${count}`],
	["maxLength", ({ schema, count }) => `must have at most ${some(schema, "character", "characters")}, not ${count}`],
	["pattern", ({ schema }) => `must match the pattern ${show(schema)}`],
	["format", ({ schema }) => formatOf$1(schema)],
	["minItems", ({ schema, count }) => `must have at least ${some(schema, "item", "items")}, not ${count}`],
	["maxItems", ({ schema, count }) => `must have at most ${some(schema, "item", "items")}, not ${count}`],
	["uniqueItems", ({ count }) => `must differ from the other items, and equals the one at index ${count}`],
	["contains", ({ count }) => `must have at least ${count === 1 ? "one item" : `${count} items`} of the kind that "contains" describes`],
	["maxContains", ({ count }) => `must have at most ${count === 1 ? "one item" : `${count} items`} of the kind that "contains" describes`],
	["minProperties", ({ schema, count }) => `must have at least ${some(schema, "member", "members")}, not ${count}`],
	["maxProperties", ({ schema, count }) => `must have at most ${some(schema, "member", "members")}, not ${count}`],
	["required", missing],
	["dependentRequired", (failure) => `${missing(failure)}, because it has ${quote(failure.because ?? "")}`],
	["properties", unexpected$1],
	["patternProperties", unexpected$1],
	["additionalProperties", unexpected$1],
	["unevaluatedProperties", unexpected$1],
	["propertyNames", ({ causes = [] }) => joined(causes.slice(0, 1))],
	["prefixItems", superfluous],
	["items", superfluous],
	["additionalItems", superfluous],
	["unevaluatedItems", () => "must not be there: no part of the schema describes it"],
	["anyOf", noAlternative],
	["oneOf", (failure) => failure.matched ? `must match exactly one alternative of oneOf, but matches ${failure.count}` : noAlternative(failure)],
	["not", () => "must not match the schema under \"not\""],
	["false", () => "must not be there"]
]);
var predicate = (failure) => predicates.get(failure.keyword)?.(failure) ?? `must satisfy ${failure.keyword}`;
var kinds$1 = {
	object: "This object",
	array: "This array"
};
function subject({ node, name, unexpected }) {
	if (name !== void 0) return `The member name ${show(name)}`;
	if (unexpected !== void 0) return "This object";
	return kinds$1[node.type] ?? `The value ${show(node)}`;
}
/** One sentence. */
var messageOf$2 = (failure) => `${subject(failure)} ${predicate(failure)}.`;
/** Each complaint once, in document order. */
function mismatches(failures) {
	const found = [];
	const said = /* @__PURE__ */ new Map();
	for (const failure of failures.toSorted((a, b) => a.node.start - b.node.start)) {
		if (found.length === 20) break;
		const message = messageOf$2(failure);
		const messages = said.get(failure.node) ?? /* @__PURE__ */ new Set();
		if (messages.has(message)) continue;
		said.set(failure.node, messages.add(message));
		const { node, schema, missing, unexpected } = failure;
		found.push({
			node,
			message,
			schema,
			...missing === void 0 ? {} : { missing },
			...unexpected === void 0 ? {} : { unexpected }
		});
	}
	return found;
}
// src/schema/dialect.ts
/** The dialect of a schema without `$schema`. */
var defaultDialect = "2020-12";
var dialects = [
	{
		name: "JSON Schema 2020-12",
		uri: "https://json-schema.org/draft/2020-12/schema",
		spelling: /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
		supported: "2020-12"
	},
	{
		name: "JSON Schema 2019-09",
		uri: "https://json-schema.org/draft/2019-09/schema",
		spelling: /^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/
	},
	{
		name: "JSON Schema draft-07",
		uri: "http://json-schema.org/draft-07/schema#",
		spelling: /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/,
		supported: "draft-07"
	},
	{
		name: "JSON Schema draft-06",
		uri: "http://json-schema.org/draft-06/schema#",
		spelling: /^https?:\/\/json-schema\.org\/draft-06\/schema#?$/
	},
	{
		name: "JSON Schema draft-04",
		uri: "http://json-schema.org/draft-04/schema#",
		spelling: /^https?:\/\/json-schema\.org\/draft-04\/schema#?$/
	}
];
/** What the root of a schema declares. Only the root is looked at: MCP gives a nested `$schema` no meaning. */
function dialectOf(schema) {
	const declared = schema.get("$schema");
	if (declared === void 0) return { supported: defaultDialect };
	const dialect = declared.type === "string" ? dialects.find(({ spelling }) => spelling.test(declared.value)) : void 0;
	if (dialect?.supported !== void 0) return { supported: dialect.supported };
	return dialect === void 0 ? { declared } : {
		declared,
		name: dialect.name
	};
}
// src/schema/plain.ts
var text$1 = (value) => value.type === "string";
var flag = (value) => value.type === "boolean";
var number$1 = (value) => value.type === "number";
var count = (value) => value.type === "number" && Number.isInteger(value.value) && value.value >= 0;
var list$1 = (value) => value.type === "array";
var anything = () => true;
/** Strings, each once. */
var names$1 = (value) => {
	if (value.type !== "array") return false;
	const seen = /* @__PURE__ */ new Set();
	for (const item of value.items) {
		if (item.type !== "string" || seen.has(item.value)) return false;
		seen.add(item.value);
	}
	return true;
};
var types = /* @__PURE__ */ new Set([
	"array",
	"boolean",
	"integer",
	"null",
	"number",
	"object",
	"string"
]);
var isType = (value) => value.type === "string" && types.has(value.value);
var type = (value) => isType(value) || value.type === "array" && value.items.length > 0 && names$1(value) && value.items.every(isType);
var schemas$1 = (value) => value.type === "array" && value.items.length > 0 && value.items.every(isPlain$2);
var schemasByName = (value) => value.type === "object" && value.members.every((member) => isPlain$2(member.value));
var pattern = (value) => value.type === "string" && formats.get("regex")?.(value) === true;
var dialect = (value) => value.type === "string" && dialects.some(({ spelling }) => spelling.test(value.value));
/** A pointer into the same schema, in characters that stand in a fragment as they are. */
var local = (value) => value.type === "string" && /^#(?:\/[\w.~$-]+)*$/.test(value.value);
/** The keywords whose value can be judged here, in every dialect alike. */
var plain = /* @__PURE__ */ new Map([
	["$comment", text$1],
	["$defs", schemasByName],
	["$ref", local],
	["$schema", dialect],
	["additionalProperties", isPlain$2],
	["allOf", schemas$1],
	["anyOf", schemas$1],
	["const", anything],
	["contains", isPlain$2],
	["default", anything],
	["definitions", schemasByName],
	["deprecated", flag],
	["description", text$1],
	["else", isPlain$2],
	["enum", list$1],
	["examples", list$1],
	["exclusiveMaximum", number$1],
	["exclusiveMinimum", number$1],
	["format", text$1],
	["if", isPlain$2],
	["items", isPlain$2],
	["maxItems", count],
	["maxLength", count],
	["maxProperties", count],
	["maximum", number$1],
	["minItems", count],
	["minLength", count],
	["minProperties", count],
	["minimum", number$1],
	["multipleOf", (value) => value.type === "number" && value.value > 0],
	["not", isPlain$2],
	["oneOf", schemas$1],
	["pattern", pattern],
	["prefixItems", schemas$1],
	["properties", schemasByName],
	["propertyNames", isPlain$2],
	["readOnly", flag],
	["required", names$1],
	["then", isPlain$2],
	["title", text$1],
	["type", type],
	["uniqueItems", flag],
	["writeOnly", flag]
]);
/** The keywords that only the metaschemas judge. */
var judged = /* @__PURE__ */ new Set([
	"$anchor",
	"$dynamicAnchor",
	"$dynamicRef",
	"$id",
	"$recursiveAnchor",
	"$recursiveRef",
	"$vocabulary",
	"additionalItems",
	"contentEncoding",
	"contentMediaType",
	"contentSchema",
	"dependencies",
	"dependentRequired",
	"dependentSchemas",
	"maxContains",
	"minContains",
	"patternProperties",
	"unevaluatedItems",
	"unevaluatedProperties"
]);
/** Recursive; whoever asks knows that the schema is shallow. */
function isPlain$2(schema) {
	if (schema.type === "boolean") return true;
	if (schema.type !== "object") return false;
	return schema.members.every(({ key, value }) => plain.get(key)?.(value) ?? !judged.has(key));
}
// src/schema/references.ts
var referring = {
	"2020-12": ["$ref", "$dynamicRef"],
	"draft-07": ["$ref"]
};
/** All references at schema positions and in what they lead to, in the order in which they are met. */
function references(root, dialect, library) {
	const found = [];
	if (!survey$1(root).mentions("$ref", "$dynamicRef")) return found;
	const seen = /* @__PURE__ */ new Set();
	const roots = [root];
	for (let start = roots.pop(); start !== void 0; start = roots.pop()) for (const { schema } of schemaPositions(start)) {
		if (schema.type === "boolean" || seen.has(schema)) continue;
		seen.add(schema);
		const from = library.enclosing(schema);
		for (const keyword of referring[dialect]) {
			const node = schema.get(keyword);
			if (node?.type !== "string" || from === void 0) continue;
			const resolution = library.resolve(node.value, from);
			found.push({
				node,
				leads: typeof resolution === "string" ? resolution : "local"
			});
			if (typeof resolution !== "string" && library.enclosing(resolution.schema) !== void 0 && !seen.has(resolution.schema)) roots.push(resolution.schema);
		}
	}
	return found;
}
// src/schema/compile.ts
/** What names a schema, refers to one, or asks what others have said: all else can be understood where it stands. */
var linking = [
	"$anchor",
	"$dynamicAnchor",
	"$dynamicRef",
	"$id",
	"$ref",
	"unevaluatedItems",
	"unevaluatedProperties"
];
var tooDeep = "nests more than 128 levels deep";
var failuresOf = (value, target, knowledge, budget) => Frame.outermost(value, target, knowledge, budget).apply(target.schema).failures;
/** Metaschemas are known to come to an end, in time linear in the schema, so that they need no limit. */
var metaschemaMismatches = (schema, dialect) => {
	const { target, knowledge } = metaschemaOf(dialect);
	return mismatches(failuresOf(schema, target, knowledge, new Budget$1(Infinity)));
};
var broken = ({ node }) => ({
	node,
	message: `The reference ${quote(node.value)} leads to no schema.`
});
var repeated = (node) => ({
	node,
	message: `The name ${quote(node.value)} is taken by another subschema.`
});
/** The schemas of one document. Each is compiled once, however many places use it. */
var Schemas = class {
	#compiled = /* @__PURE__ */ new Map();
	#allowance = new Allowance();
	compile(schema, dialect) {
		const known = this.#compiled.get(schema);
		if (known?.dialect === dialect) return known.compiled;
		const compiled = this.#compile(schema, dialect);
		this.#compiled.set(schema, {
			dialect,
			compiled
		});
		return compiled;
	}
	#compile(schema, dialect) {
		const { isShallow: mayRecur, mentions } = survey$1(schema);
		if (!mayRecur) return {
			status: "unchecked",
			reason: tooDeep
		};
		const plain = isPlain$2(schema);
		if (plain && !mentions(...linking)) return this.#ready(schema, dialect);
		const library = new Library(metaschemaLibrary);
		const target = library.add(schema, dialect);
		const found = references(schema, dialect, library);
		const external = found.filter(({ leads }) => leads === "external");
		const foreign = new Set(external.map(({ node }) => node));
		const problems = [
			...(plain ? [] : metaschemaMismatches(schema, dialect)).filter(({ node }) => !foreign.has(node)),
			...found.filter(({ leads }) => leads === "broken").map(broken),
			...library.repeated.map(repeated)
		].toSorted((a, b) => a.node.start - b.node.start).slice(0, 20);
		if (problems.length > 0) return {
			status: "invalid",
			external,
			problems
		};
		const knowledge = new SchemaKnowledge(library, mentions("unevaluatedItems", "unevaluatedProperties"));
		return {
			status: "ready",
			external,
			validate: (value) => this.#validate(value, target, knowledge)
		};
	}
	/** A plain schema that names and refers to nothing is made ready for values only when the first one comes. */
	#ready(schema, dialect) {
		let prepared;
		const prepare = () => {
			const library = new Library(metaschemaLibrary);
			return {
				target: library.add(schema, dialect),
				knowledge: new SchemaKnowledge(library, false)
			};
		};
		return {
			status: "ready",
			external: [],
			validate: (value) => {
				prepared ??= prepare();
				return this.#validate(value, prepared.target, prepared.knowledge);
			}
		};
	}
	#validate(value, target, knowledge) {
		if (!isShallow(value)) return {
			mismatches: [],
			incomplete: tooDeep
		};
		try {
			return { mismatches: mismatches(this.#allowance.spendOn((budget) => failuresOf(value, target, knowledge, budget))) };
		} catch (error) {
			if (error instanceof LimitReached) return {
				mismatches: [],
				incomplete: error.message
			};
			throw error;
		}
	}
};
// src/schema/legacy-shape.ts
var isText = (node, text) => node?.type === "string" && node.value === text;
function* failures(schema, value) {
	const type = schema.get("type");
	if (value.type !== "object") {
		if (isText(type, "object")) yield {
			node: value,
			keyword: "type",
			schema: type
		};
		return;
	}
	const required = schema.get("required");
	for (const name of required?.type === "array" ? required.items : []) if (name.type === "string" && !value.has(name.value)) yield {
		node: value,
		keyword: "required",
		schema: name,
		missing: name.value
	};
	const properties = schema.get("properties");
	const additional = schema.get("additionalProperties");
	if (properties?.type !== "object" || additional?.type !== "boolean" || additional.value) return;
	for (const member of effectiveMembers(value)) {
		if (properties.has(member.key)) continue;
		yield {
			node: member.value,
			keyword: "additionalProperties",
			schema: additional,
			unexpected: member.key
		};
	}
}
var legacyMismatches = (schema, value) => mismatches([...failures(schema, value)]);
// src/rules/interaction-example/steps.ts
/** Members as they can be built on: of the right type, and without a complaint of their own. */
var soundIn = ({ faulty }) => {
	const member = (node, name) => {
		const value = node?.type === "object" ? node.get(name) : void 0;
		return value === void 0 || faulty.has(value) ? void 0 : value;
	};
	return {
		member,
		object: (node, name) => {
			const value = member(node, name);
			return value?.type === "object" ? value : void 0;
		},
		text: (node, name) => {
			const value = member(node, name);
			return value?.type === "string" ? value : void 0;
		},
		/** Whether nothing inside has a complaint of its own. */
		isWhole: (node) => {
			const waiting = [node];
			for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
				if (faulty.has(next)) return false;
				if (next.type === "array") for (const item of next.items) waiting.push(item);
				if (next.type === "object") for (const { value } of next.members) waiting.push(value);
			}
			return true;
		},
		list: (node, name) => {
			const value = member(node, name);
			return value?.type === "array" ? value.items.filter((item) => !faulty.has(item)) : [];
		}
	};
};
/** The steps of one type, or all. */
function* steps$1(example, sound, wanted) {
	for (const step of sound.list(example, "steps")) {
		const type = sound.text(step, "type");
		const request = sound.object(step, "request");
		const response = sound.object(step, "response");
		if (step.type !== "object" || type === void 0 || request === void 0 || response === void 0) continue;
		if (wanted === void 0 || type.value === wanted) yield {
			step,
			type,
			request,
			response
		};
	}
}
// src/rules/interaction-example/declaration.ts
/** What a Tool declares to ask, and the steps of its interaction examples that say they follow it. */
function elicitationsOf({ node: tool }, description) {
	const sound = soundIn(description);
	const elicitations = tool.type === "object" ? tool.get("elicitations") : void 0;
	const entries = elicitations?.type === "array" ? elicitations.items : [];
	const declared = /* @__PURE__ */ new Map();
	let areNamed = elicitations === void 0 || elicitations.type === "array";
	for (const entry of entries) {
		const name = entry.type === "object" ? entry.get("name") : void 0;
		if (entry.type !== "object" || name?.type !== "string") areNamed = false;
		else if (!declared.has(name.value)) declared.set(name.value, entry);
	}
	const following = (sound.object(tool, "interactionExamples")?.members ?? []).flatMap(({ value }) => [...steps$1(value, sound, "elicitation")].flatMap(({ step, request }) => {
		const name = sound.text(step, "declaration");
		return name === void 0 ? [] : [{
			name,
			request
		}];
	}));
	return {
		declared,
		areNamed,
		following
	};
}
// src/rules/interaction-example/mcp.tool.interaction-example.request-schema-vocabulary.ts
/** What the declaration of a Tool says already is not said again of a step that repeats it. */
function repeatsDeclaration({ node, within }, description) {
	const step = node.parent?.parent;
	const name = step?.type === "object" ? step.get("declaration") : void 0;
	const tool = within?.within;
	if (name?.type !== "string" || tool === void 0) return false;
	const declaration = elicitationsOf(tool, description).declared.get(name.value);
	const schema = declaration && resolvedMember(declaration, "requestedSchema", "schemas", description);
	return schema !== void 0 && areEqual(schema, node);
}
var mcp_tool_interaction_example_request_schema_vocabulary_default = rule$3("mcp.tool.interaction-example.request-schema-vocabulary", function* (form, description) {
	if (isDeclared(form) || repeatsDeclaration(form, description)) return;
	const { node } = form;
	for (const one of undeclaredRequired(node, description)) yield {
		...one,
		message: "required"
	};
	for (const one of miscountedNames(node)) yield {
		...one,
		message: "names"
	};
	for (const one of foreignDefaults(node, description)) yield {
		...one,
		message: "default-value"
	};
	for (const one of crossedRanges(node, description)) yield {
		...one,
		message: "range"
	};
});
// src/rules/interaction-example/mcp.tool.interaction-example.roots-file-uri.ts
var mcp_tool_interaction_example_roots_file_uri_default = rule$3("mcp.tool.interaction-example.roots-file-uri", function* (example, description) {
	const sound = soundIn(description);
	for (const { response } of steps$1(example.node, sound, "roots")) for (const root of sound.list(response, "roots")) {
		const uri = sound.text(root, "uri");
		if (uri === void 0 || uri.value.startsWith("file://")) continue;
		yield {
			at: atValue(uri),
			message: "default",
			with: { value: shown$1(uri) }
		};
	}
});
// src/rules/interaction-example/mcp.tool.interaction-example.sampling-tool-results.ts
/** Undefined where a block is broken, and nothing can be told about the whole. */
function messageOf$1(message, sound) {
	const content = sound.member(message, "content");
	if (content === void 0) return void 0;
	const all = content.type === "array" ? content.items : [content];
	const blocks = content.type === "array" ? sound.list(message, "content") : all;
	const role = sound.text(message, "role")?.value;
	return blocks.length === all.length && role !== void 0 ? {
		role,
		blocks
	} : void 0;
}
var isOf = (block, type, sound) => sound.text(block, "type")?.value === type;
/** The identifiers in the blocks of one type. */
var identifiers = (message, type, name, sound) => (message?.blocks ?? []).flatMap((block) => {
	const id = isOf(block, type, sound) ? sound.text(block, name) : void 0;
	return id === void 0 ? [] : [id];
});
/** Those of the identifiers that the others lack. */
function without(ids, others) {
	const known = new Set(others.map(({ value }) => value));
	return ids.filter(({ value }) => !known.has(value));
}
var mcp_tool_interaction_example_sampling_tool_results_default = rule$3("mcp.tool.interaction-example.sampling-tool-results", function* (example, description) {
	const sound = soundIn(description);
	for (const { request } of steps$1(example.node, sound, "sampling")) {
		const list = sound.member(request, "messages");
		const messages = (list?.type === "array" ? list.items : []).map((message) => messageOf$1(message, sound));
		for (const [index, message] of messages.entries()) {
			if (message?.role === "user" && message.blocks.some((block) => isOf(block, "tool_result", sound))) for (const block of message.blocks) {
				const type = sound.text(block, "type");
				if (type === void 0 || type.value === "tool_result") continue;
				yield {
					at: atValue(type),
					message: "mixed",
					with: { value: shown$1(type) }
				};
			}
			if (message?.role !== "assistant") continue;
			const uses = identifiers(message, "tool_use", "id", sound);
			const next = messages[index + 1];
			if (uses.length === 0 || next === void 0 && index + 1 < messages.length) continue;
			const results = next?.role === "user" ? identifiers(next, "tool_result", "toolUseId", sound) : [];
			for (const id of without(uses, results)) yield {
				at: atValue(id),
				message: "unanswered",
				with: { id: shown$1(id) }
			};
			for (const id of without(results, uses)) yield {
				at: atValue(id),
				message: "unasked",
				with: { id: shown$1(id) }
			};
		}
	}
});
// src/rules/tool/mcp.tool.name.format.ts
var most$1 = 128;
var foreign$2 = /[^A-Za-z0-9_.-]/u;
/** The empty name is an error of another rule. */
var mcp_tool_name_format_default = rule$3("mcp.tool.name.format", function* ({ node }) {
	const name = node.type === "object" ? node.get("name") : void 0;
	if (name?.type !== "string") return;
	const character = foreign$2.exec(name.value)?.[0];
	const length = [...name.value].length;
	if (character !== void 0) yield {
		at: atValue(name),
		message: "character",
		with: {
			name: quoted$1(name.value),
			character: quoted$1(character)
		}
	};
	if (length > most$1) yield {
		at: atValue(name),
		message: "long",
		with: {
			length: String(length),
			most: String(most$1)
		}
	};
});
// src/rules/tool/mcp.tool.output-schema.object-root.ts
var mcp_tool_output_schema_object_root_default = rule$3("mcp.tool.output-schema.object-root", ({ node }) => objectRoot(node));
// src/rules/tool/mcp.tool.schema.dialect-supported.ts
var expected = alternatives$1(dialects.filter(({ supported }) => supported !== void 0).map(({ uri }) => uri));
var mcp_tool_schema_dialect_supported_default = rule$3("mcp.tool.schema.dialect-supported", function* ({ node }) {
	if (node.type !== "object") return;
	const choice = dialectOf(node);
	if (choice.supported !== void 0) return;
	const { declared } = choice;
	yield {
		at: atValue(declared),
		message: "default",
		with: {
			value: shownWithType(declared),
			expected
		}
	};
});
// src/rules/tool/mcp.tool.schema.legacy-shape.ts
/** The root's own `properties` and `required`, which the MCP type names; no deeper, and no other keyword. */
var mcp_tool_schema_legacy_shape_default = rule$3("mcp.tool.schema.legacy-shape", function* ({ node }) {
	if (node.type !== "object") return;
	const properties = node.get("properties");
	if (properties !== void 0 && properties.type !== "object") yield {
		at: atValue(properties),
		message: "properties",
		with: { value: shownWithType(properties) }
	};
	for (const { key, value } of properties?.type === "object" ? properties.members : []) {
		if (value.type === "object") continue;
		yield {
			at: atValue(value),
			message: "property",
			with: {
				name: quoted$1(key),
				value: shown$1(value)
			}
		};
	}
	const required = node.get("required");
	if (required !== void 0 && required.type !== "array") yield {
		at: atValue(required),
		message: "required",
		with: { value: shownWithType(required) }
	};
	for (const item of required?.type === "array" ? required.items : []) if (item.type !== "string") yield {
		at: atValue(item),
		message: "entry",
		with: { value: shownWithType(item) }
	};
});
// src/rules/tool/embedded-schema.ts
/** The schemas that a Tool embeds, as the rules about them need them. */
/** As its authors name it: "JSON Schema 2020-12". */
var dialectName = (dialect) => dialects.find(({ supported }) => supported === dialect)?.name ?? dialect;
/** Undefined where the schema has no dialect at all, or one that is not supported. */
function underDialect$1({ node, scope }, schemas) {
	if (node.type !== "object" || intersection(scope, dialectProtocols) === 0) return void 0;
	const dialect = dialectOf(node).supported;
	return dialect === void 0 ? void 0 : {
		dialect,
		compiled: schemas.compile(node, dialect)
	};
}
// src/rules/tool/mcp.tool.schema.native-shape.ts
/** A schema that is invalid under its dialect, or whose root leaves objects out, is the business of other rules. */
var mcp_tool_schema_native_shape_default = rule$3("mcp.tool.schema.native-shape", function* (subject, _description, schemas) {
	const { node, surfaces } = subject;
	if (node.type !== "object") return;
	const compiled = underDialect$1(subject, schemas)?.compiled;
	if (compiled === void 0 || compiled.status === "invalid") return;
	const root = rootType(node);
	if (root.verdict === "undeclared" || root.verdict === "included") {
		const message = surfaces.includes("tool-input-schema") ? "input-root" : "output-root";
		yield {
			at: placeOf$1(root, node),
			message,
			with: { value: root.type === void 0 ? "no type" : `${shownType(root.type)} as its type` }
		};
	}
	const properties = node.get("properties");
	for (const { key, value } of properties?.type === "object" ? properties.members : []) if (value.type === "boolean") yield {
		at: atValue(value),
		message: "boolean-property",
		with: {
			name: key,
			value: shown$1(value)
		}
	};
});
var placeOf$1 = ({ type }, root) => type === void 0 ? atGap(root, "type") : atValue(type);
// src/rules/mismatch.ts
/** What a JSON Schema finds wrong, as findings put it. */
function placeOf({ node, missing, unexpected }) {
	if (missing !== void 0) return atGap(node, missing);
	return unexpected === void 0 ? atValue(node) : atKey(node);
}
/** To stand after a colon. */
var problemOf = ({ message }) => message.charAt(0).toLowerCase() + message.slice(1);
// src/rules/tool/mcp.tool.schema.valid-under-dialect.ts
/** An input whose root type leaves objects out is an error of another rule already, whatever else that type is. */
var mcp_tool_schema_valid_under_dialect_default = rule$3("mcp.tool.schema.valid-under-dialect", function* (subject, _description, schemas) {
	const { compiled, dialect } = underDialect$1(subject, schemas) ?? {};
	if (compiled?.status !== "invalid" || dialect === void 0) return;
	const { verdict, type } = rootType(subject.node);
	const known = subject.surfaces.includes("tool-input-schema") && verdict === "excluded" ? type : void 0;
	for (const problem of compiled.problems) {
		if (known !== void 0 && (problem.node === known || problem.node.parent === known)) continue;
		yield {
			at: placeOf(problem),
			message: "default",
			with: {
				dialect: dialectName(dialect),
				problem: problemOf(problem).replace(/\.$/, `${hintFor(problem.node)}.`)
			}
		};
	}
});
/** A `$ref` means a place in the schema itself, never one in the document around it. */
var hintFor = (node) => node.type === "string" && node.value.startsWith("#/components/") ? "; a shared component is named by \"$componentRef\" in place of the whole schema" : "";
// src/rules/tool/mcp-header.ts
/** In document order. A property of that name, or the name in data, is none. */
function* annotations(root) {
	if (!survey$1(root).mentions("x-mcp-header")) return;
	for (const { schema, onlyProperties } of schemaPositions(root)) {
		const value = schema.type === "object" ? schema.get("x-mcp-header") : void 0;
		if (schema.type !== "object" || value === void 0) continue;
		yield {
			value,
			schema,
			reachable: onlyProperties && schema !== root
		};
	}
}
/** RFC 9110, section 5.6.2. */
var token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** The name of the header, if it can be one. */
var headerName = ({ value }) => value.type === "string" && token.test(value.value) ? value.value : void 0;
// src/rules/tool/mcp.tool.x-mcp-header.property-type.ts
/** The types whose values have one spelling in a header. */
var spelled = [
	"string",
	"integer",
	"boolean"
];
/** An annotation that names no header is the business of another rule. */
var mcp_tool_x_mcp_header_property_type_default = rule$3("mcp.tool.x-mcp-header.property-type", function* ({ node }) {
	for (const annotation of annotations(node)) {
		if (headerName(annotation) === void 0) continue;
		const { value, schema } = annotation;
		const type = schema.get("type");
		if (type?.type === "string" && spelled.includes(type.value)) continue;
		yield {
			at: atKey(value),
			message: "default",
			with: { type: type === void 0 ? "no type" : `${shownType(type)} as its type` }
		};
	}
});
// src/rules/tool/mcp.tool.x-mcp-header.reachable.ts
var mcp_tool_x_mcp_header_reachable_default = rule$3("mcp.tool.x-mcp-header.reachable", function* ({ node }) {
	for (const { value, reachable } of annotations(node)) if (!reachable) yield {
		at: atKey(value),
		message: "default",
		with: {}
	};
});
// src/rules/tool/mcp.tool.x-mcp-header.token.ts
var mcp_tool_x_mcp_header_token_default = rule$3("mcp.tool.x-mcp-header.token", function* ({ node }) {
	for (const annotation of annotations(node)) {
		if (headerName(annotation) !== void 0) continue;
		const { value } = annotation;
		yield {
			at: atValue(value),
			message: "default",
			with: { value: shownWithType(value) }
		};
	}
});
// src/rules/tool/mcp.tool.x-mcp-header.unique.ts
/** Header names are ASCII here, and the same whatever their case. */
var mcp_tool_x_mcp_header_unique_default = rule$3("mcp.tool.x-mcp-header.unique", function* ({ node }) {
	const taken = /* @__PURE__ */ new Map();
	for (const annotation of annotations(node)) {
		const name = headerName(annotation);
		if (name === void 0) continue;
		const { value } = annotation;
		const first = taken.get(name.toLowerCase());
		if (first === void 0) taken.set(name.toLowerCase(), value);
		else yield {
			at: atValue(value),
			message: "default",
			with: { name: quoted$1(name) },
			also: [{
				at: atValue(first),
				message: "The header is taken here."
			}]
		};
	}
});
// src/rules/tool/mcp.tool.x-mcp-header.version-availability.ts
var mcp_tool_x_mcp_header_version_availability_default = rule$3("mcp.tool.x-mcp-header.version-availability", function* ({ node }) {
	for (const { value } of annotations(node)) yield {
		at: atKey(value),
		message: "default",
		with: {}
	};
});
// src/rules/claims.ts
/**
* Who was the first to claim each protocol version. There are at most as many claims as versions, so that the same thing
* declared thousands of times costs no more than that, and is compared with the first and not with all before it.
*/
var Claims = class {
	#claims = [];
	/** Claims what is still free of the scope; returns who already has the rest. */
	add(holder, scope) {
		const taken = this.#claims.map((claim) => ({
			holder: claim.holder,
			scope: intersection(claim.scope, scope)
		})).filter((claim) => claim.scope !== 0);
		const free = this.#claims.reduce((rest, claim) => difference(rest, claim.scope), scope);
		if (free !== 0) this.#claims.push({
			holder,
			scope: free
		});
		return taken;
	}
};
// src/rules/capabilities/mcpdesc.capabilities.scope.disjoint.ts
var mcpdesc_capabilities_scope_disjoint_default = rule$3("mcpdesc.capabilities.scope.disjoint", function* (_document, { subjects }) {
	const claims = new Claims();
	for (const { node, scope } of subjects.get("capabilities") ?? []) for (const earlier of claims.add(node, scope)) yield {
		at: atValue(node),
		message: "default",
		with: {},
		scope: earlier.scope,
		also: [{
			at: atValue(earlier.holder),
			message: "The other Capabilities object is here."
		}]
	};
});
// src/rules/client-requirements/mcpdesc.client-requirements.capability.declared.ts
/** An object without any member is the business of another rule. */
var mcpdesc_client_requirements_capability_declared_default = rule$3("mcpdesc.client-requirements.capability.declared", function* ({ node }) {
	if (node.type !== "object" || node.members.length === 0) return;
	if (node.members.every(({ key }) => key.startsWith("x-"))) yield {
		at: atKey(node),
		message: "default",
		with: {}
	};
});
// src/rules/completion/names.ts
/** The name that a completion example completes. */
function targetOf({ node }) {
	const argument = node.type === "object" ? node.get("argument") : void 0;
	const name = argument?.type === "object" ? argument.get("name") : void 0;
	return name?.type === "string" ? name : void 0;
}
/** What is already chosen when it asks. */
function contextOf({ node }) {
	const context = node.type === "object" ? node.get("context") : void 0;
	const given = context?.type === "object" ? context.get("arguments") : void 0;
	return given?.type === "object" ? given.members : [];
}
var undeclared = (at, name, declared) => ({
	at,
	message: "default",
	with: {
		name: quoted$1(name),
		hint: didYouMean(name, declared)
	}
});
function* undeclaredTarget(example, declared) {
	const name = targetOf(example);
	if (name !== void 0 && !declared.has(name.value)) yield undeclared(atValue(name), name.value, declared);
}
function* undeclaredContext(example, declared) {
	for (const { key, value } of contextOf(example)) if (!declared.has(key)) yield undeclared(atKey(value), key, declared);
}
// src/rules/completion/mcpdesc.completion-example.target-not-in-context.ts
var mcpdesc_completion_example_target_not_in_context_default = rule$3("mcpdesc.completion-example.target-not-in-context", function* (example) {
	const target = targetOf(example);
	const given = contextOf(example).find(({ key }) => key === target?.value);
	if (target === void 0 || given === void 0) return;
	yield {
		at: atKey(given.value),
		message: "default",
		with: { name: quoted$1(given.key) },
		also: [{
			at: atValue(target),
			message: "It is what the example completes."
		}]
	};
});
// src/describe/migration.ts
var objectsOf = (document, name) => {
	const list = document.get(name);
	return list?.type === "array" ? list.items.filter((item) => item.type === "object") : [];
};
var objectAt = (document, name) => {
	const value = document.get(name);
	return value?.type === "object" ? value : void 0;
};
var isEmptyList = (node) => node?.type === "array" && node.items.length === 0;
var counted = (count, noun) => `${count === 1 ? "the" : `the ${count}`} ${noun}${count === 1 ? "" : "s"}`;
var listed = "list the MCP versions that the server speaks as \"protocolVersions\" at the root";
var version = (document) => {
	const written = objectAt(document, "info")?.get("protocolVersion");
	if (written === void 0) return listed;
	return written.type === "string" && isProtocol(written.value) ? `replace "protocolVersion" in "info" by "protocolVersions": [${quoted$1(written.value)}] at the root` : `remove "protocolVersion" from "info", since no version of MCP is called ${shown$1(written)}; ${listed}`;
};
var schema$3 = (document) => document.has("$schema") ? `link ${quoted$1(schemaUri("0.8.0"))} as "$schema"` : void 0;
var capabilities = (document) => document.get("capabilities")?.type === "object" ? "put the object \"capabilities\" into an array" : void 0;
var security = (document) => {
	const schemes = [document, ...objectsOf(document, "transports")].flatMap((owner) => objectsOf(owner, "security"));
	if (schemes.length === 0) return void 0;
	return `move ${counted(schemes.length, "security scheme")} to "securitySchemes" at the root, under names that "security" then lists`;
};
var inputSchemas = (document) => {
	const tools = objectsOf(document, "tools").filter((tool) => !tool.has("inputSchema"));
	return tools.length === 0 ? void 0 : `give an "inputSchema" to ${counted(tools.length, "Tool")} without one`;
};
var rootTypes = (document) => {
	const tools = objectsOf(document, "tools").filter((tool) => {
		const input = tool.get("inputSchema");
		return input?.type === "object" && !input.has("type");
	});
	return tools.length === 0 ? void 0 : `write "type": "object" in the input schema of ${counted(tools.length, "Tool")} without it`;
};
var primitives = [
	"tools",
	"resources",
	"resourceTemplates",
	"prompts"
];
var primitivesOf = (document) => primitives.flatMap((name) => objectsOf(document, name));
var emptyCollections = (document) => {
	const empty = [...primitives, "tags"].filter((name) => isEmptyList(document.get(name)));
	return empty.length === 0 ? void 0 : `leave out the empty ${all(empty)} at the root`;
};
/** The lists of a primitive, and of the server itself, that 0.8.0 knows as well and wants filled. */
var emptyInside = (document) => {
	const info = objectAt(document, "info");
	const owners = [...info === void 0 ? [] : [info], ...primitivesOf(document)];
	const empty = [
		"icons",
		"tags",
		"arguments"
	].filter((name) => owners.some((owner) => isEmptyList(owner.get(name))));
	return empty.length === 0 ? void 0 : `leave out ${all(empty)} wherever they are empty further down`;
};
/** A Tag that is not in the list of Tags, where there is such a list. */
var undeclaredTags = (document) => {
	const declared = new Set(objectsOf(document, "tags").map((tag) => nameOf$1(tag.get("name"))));
	if (declared.size === 0) return void 0;
	const used = primitivesOf(document).flatMap((primitive) => {
		const tags = primitive.get("tags");
		return tags?.type === "array" ? tags.items.map(nameOf$1) : [];
	});
	const missing = [...new Set(used)].filter((tag) => tag !== void 0 && !declared.has(tag));
	return missing.length === 0 ? void 0 : `add ${counted(missing.length, "Tag")} in use that "tags" lacks`;
};
var nameOf$1 = (node) => node?.type === "string" ? node.value : void 0;
var steps = [
	() => "write \"0.8.0\" here",
	version,
	schema$3,
	capabilities,
	security,
	inputSchemas,
	rootTypes,
	emptyCollections,
	emptyInside,
	undeclaredTags
];
/** In the order in which one would go about it. */
var migrationSteps = (document) => steps.flatMap((step) => step(document) ?? []);
// src/rules/document/mcpdesc.document.mcpdesc.superseded-version.ts
var mcpdesc_document_mcpdesc_superseded_version_default = rule$3("mcpdesc.document.mcpdesc.superseded-version", function* (_document, { root }) {
	const version = root.get("mcpdesc");
	if (version === void 0) return;
	yield {
		at: atValue(version),
		message: "default",
		with: { steps: migrationSteps(root).join("; ") }
	};
});
// src/rules/document/mcpdesc.document.schema-uri.present.ts
var mcpdesc_document_schema_uri_present_default = rule$3("mcpdesc.document.schema-uri.present", function* (_document, { root, format }) {
	if (root.has("$schema")) return;
	const value = schemaUri(format);
	yield {
		at: atGap(root, "$schema"),
		message: "default",
		with: { expected: quoted$1(value) },
		repair: {
			title: "Name the schema.",
			change: {
				do: "insert",
				into: root,
				key: "$schema",
				value
			}
		}
	};
});
// src/rules/document/mcpdesc.document.schema-uri.version-match.ts
var mcpdesc_document_schema_uri_version_match_default = rule$3("mcpdesc.document.schema-uri.version-match", function* (_document, { root, format }) {
	const uri = root.get("$schema");
	if (uri?.type !== "string" || isSchemaUri(uri.value, format)) return;
	const value = schemaUri(format);
	const repair = {
		title: "Name the schema of this format version.",
		change: {
			do: "replace",
			node: uri,
			value
		}
	};
	yield {
		at: atValue(uri),
		message: isPrereleaseSchemaUri(uri.value, format) ? "prerelease" : "other",
		with: {
			value: shown$1(uri),
			expected: quoted$1(value)
		},
		...meansSchemaOf(uri.value, format) ? { repair } : {}
	};
});
// src/rules/elicitation/mcpdesc.elicitation.name.unique.ts
/**
* A name is taken whatever the protocol versions, since interaction examples refer to it alone. The finding names those
* versions in which both declarations are seen; where they share none, those of the later one.
*/
var mcpdesc_elicitation_name_unique_default = rule$3("mcpdesc.elicitation.name.unique", function* ({ node, scope }) {
	const elicitations = node.type === "object" ? node.get("elicitations") : void 0;
	if (elicitations?.type !== "array") return;
	const taken = /* @__PURE__ */ new Map();
	for (const elicitation of elicitations.items) {
		const name = elicitation.type === "object" ? elicitation.get("name") : void 0;
		if (elicitation.type !== "object" || name?.type !== "string") continue;
		const own = scopeOf(elicitation) ?? scope;
		const known = taken.get(name.value);
		taken.set(name.value, {
			first: known?.first ?? name,
			versions: union$1(known?.versions ?? 0, own)
		});
		if (known === void 0) continue;
		const shared = intersection(known.versions, own);
		yield {
			at: atValue(name),
			message: "default",
			with: { name: quoted$1(name.value) },
			scope: shared === 0 ? own : shared,
			also: [{
				at: atValue(known.first),
				message: "The first one of that name is declared here."
			}]
		};
	}
});
// src/rules/extension-property/mcpdesc.extension-property.name.convention.ts
/** The organization in small letters, then the feature, of one word or several. */
var conventional = /^x-[a-z0-9]+(?:-[A-Za-z0-9]+)+$/;
var mcpdesc_extension_property_name_convention_default = rule$3("mcpdesc.extension-property.name.convention", function* ({ node }) {
	const name = String(node.key);
	if (!conventional.test(name)) yield {
		at: atKey(node),
		message: "default",
		with: { name: quoted$1(name) }
	};
});
// src/rules/extension-property/mcpdesc.extension-property.value.object-preferred.ts
var mcpdesc_extension_property_value_object_preferred_default = rule$3("mcpdesc.extension-property.value.object-preferred", function* ({ node }) {
	if (node.type === "object") return;
	const params = {
		name: quoted$1(String(node.key)),
		value: shownWithType(node)
	};
	yield {
		at: atValue(node),
		message: "default",
		with: params
	};
});
// src/rules/info/mcpdesc.info.contact.email-form.ts
/** RFC 5322, 3.2.3, and letters of all scripts as RFC 6532 adds them: whatever is no space and none of the specials. */
var atom = String.raw`[^\s\p{Cc}()<>[\]:;@\\,."]+`;
var dotted = `${atom}(?:\\.${atom})*`;
var quotedLocal = String.raw`"(?:[^"\\\r\n]|\\[^\r\n])*"`;
var literalDomain = String.raw`\[[^\s[\]\\]*\]`;
/** An addr-spec of RFC 5322, without comments and folded lines, which belong into mails. */
var address = new RegExp(`^(?:${dotted}|${quotedLocal})@(?:${dotted}|${literalDomain})$`, "u");
var mcpdesc_info_contact_email_form_default = rule$3("mcpdesc.info.contact.email-form", function* ({ node }) {
	const email = node.type === "object" ? node.get("email") : void 0;
	if (email?.type !== "string" || address.test(email.value)) return;
	yield {
		at: atValue(email),
		message: "default",
		with: { value: shown$1(email) }
	};
});
// src/rules/info/mcpdesc.info.id.identifier-form.ts
var mcpdesc_info_id_identifier_form_default = rule$3("mcpdesc.info.id.identifier-form", function* ({ node }) {
	const id = node.type === "object" ? node.get("id") : void 0;
	if (id?.type === "string" && !isUri(id.value)) yield {
		at: atValue(id),
		message: "default",
		with: { value: shown$1(id) }
	};
});
// src/rules/info/mcpdesc.info.version.semver.ts
var number = "(?:0|[1-9][0-9]*)";
/** In a prerelease: a number, or whatever has a letter or a hyphen in it. */
var identifier = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
var build = "[0-9A-Za-z-]+";
/** Semantic Versioning 2.0.0. */
var semver = new RegExp(`^${number}\\.${number}\\.${number}(?:-${identifier}(?:\\.${identifier})*)?(?:\\+${build}(?:\\.${build})*)?$`);
var mcpdesc_info_version_semver_default = rule$3("mcpdesc.info.version.semver", function* ({ node }, { faulty }) {
	const version = node.type === "object" ? node.get("version") : void 0;
	if (version?.type !== "string" || faulty.has(version) || semver.test(version.value)) return;
	yield {
		at: atValue(version),
		message: "default",
		with: { value: shown$1(version) }
	};
});
// src/rules/primitive/mcpdesc.primitive.variant.disjoint-scopes.ts
/** What makes two declarations of one kind variants of the same thing. */
var kinds = [
	{
		surface: "tool",
		kind: "Tool",
		identity: "name"
	},
	{
		surface: "resource",
		kind: "Resource",
		identity: "uri"
	},
	{
		surface: "resource-template",
		kind: "Resource Template",
		identity: "uriTemplate"
	},
	{
		surface: "prompt",
		kind: "Prompt",
		identity: "name"
	}
];
var mcpdesc_primitive_variant_disjoint_scopes_default = rule$3("mcpdesc.primitive.variant.disjoint-scopes", function* (_document, { subjects }) {
	for (const { surface, kind, identity } of kinds) {
		const variants = /* @__PURE__ */ new Map();
		for (const { node, scope } of subjects.get(surface) ?? []) {
			const name = node.type === "object" ? node.get(identity) : void 0;
			if (name?.type !== "string") continue;
			const claims = variants.get(name.value) ?? new Claims();
			variants.set(name.value, claims);
			for (const earlier of claims.add(node, scope)) yield {
				at: atValue(name),
				message: "default",
				with: {
					kind,
					name: quoted$1(name.value)
				},
				scope: earlier.scope,
				also: [{
					at: atValue(earlier.holder),
					message: `The other ${kind} of that ${identity} is declared here.`
				}]
			};
		}
	}
});
// src/rules/prompt/arguments.ts
/**
* The arguments a Prompt declares, by name; the last one where a name is repeated, as the reference validator has it.
* Undefined where the declaration is broken, so that nobody builds on half of it.
*/
function argumentsOf(prompt) {
	if (prompt?.node.type !== "object") return void 0;
	const declared = /* @__PURE__ */ new Map();
	const list = prompt.node.get("arguments");
	if (list === void 0) return declared;
	if (list.type !== "array") return void 0;
	for (const argument of list.items) {
		const name = argument.type === "object" ? argument.get("name") : void 0;
		if (argument.type !== "object" || name?.type !== "string") return void 0;
		const required = argument.get("required");
		declared.set(name.value, {
			name,
			required: required?.type === "boolean" && required.value
		});
	}
	return declared;
}
// src/rules/resource/template.ts
/** The template of a Resource Template; undefined where it is none, which has a rule of its own. */
function templateOf(declaration) {
	const text = declaration?.node.type === "object" ? declaration.node.get("uriTemplate") : void 0;
	if (text?.type !== "string") return void 0;
	const template = parseTemplate(text.value);
	return "fault" in template ? void 0 : {
		text,
		template
	};
}
// src/rules/completion/owner.ts
/** The arguments of the Prompt that a completion example belongs to; undefined where it belongs to none. */
function promptArguments({ within }) {
	if (!within?.surfaces.includes("prompt")) return void 0;
	const declared = argumentsOf(within);
	return declared && new Set(declared.keys());
}
/** The variables of the URI Template that it belongs to; undefined where it belongs to none, or to a broken one. */
function templateVariables({ within }) {
	if (!within?.surfaces.includes("resource-template")) return void 0;
	const known = templateOf(within);
	return known && variableNames(known.template);
}
// src/rules/completion/mcpdesc.prompt.completion-example.argument-declared.ts
var mcpdesc_prompt_completion_example_argument_declared_default = rule$3("mcpdesc.prompt.completion-example.argument-declared", function* (example) {
	const declared = promptArguments(example);
	if (declared !== void 0) yield* undeclaredTarget(example, declared);
});
// src/rules/completion/mcpdesc.prompt.completion-example.context-declared.ts
var mcpdesc_prompt_completion_example_context_declared_default = rule$3("mcpdesc.prompt.completion-example.context-declared", function* (example) {
	const declared = promptArguments(example);
	if (declared !== void 0) yield* undeclaredContext(example, declared);
});
// src/rules/prompt/mcpdesc.prompt.example.argument-declared.ts
var mcpdesc_prompt_example_argument_declared_default = rule$3("mcpdesc.prompt.example.argument-declared", function* ({ node, within }) {
	const declared = argumentsOf(within);
	const given = node.type === "object" ? node.get("arguments") : void 0;
	if (declared === void 0 || given?.type !== "object") return;
	for (const { key, value } of given.members) {
		if (declared.has(key)) continue;
		const hint = didYouMean(key, declared.keys());
		yield {
			at: atKey(value),
			message: "default",
			with: {
				name: quoted$1(key),
				hint
			}
		};
	}
});
// src/rules/prompt/mcpdesc.prompt.example.required-argument.ts
var mcpdesc_prompt_example_required_argument_default = rule$3("mcpdesc.prompt.example.required-argument", function* ({ node, within }) {
	const declared = argumentsOf(within);
	if (declared === void 0 || node.type !== "object") return;
	const given = node.get("arguments");
	if (given !== void 0 && given.type !== "object") return;
	for (const [name, argument] of declared) {
		if (!argument.required || given?.has(name)) continue;
		yield {
			at: given === void 0 ? atGap(node, "arguments") : atGap(given, name),
			message: "default",
			with: { name: quoted$1(name) },
			also: [{
				at: atValue(argument.name),
				message: "The Prompt declares it here."
			}]
		};
	}
});
// src/rules/protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts
/** Once for the document; its levels say which versions the format itself does not describe completely. */
var mcpdesc_protocol_versions_legacy_incomplete_validation_default = rule$3("mcpdesc.protocol-versions.legacy.incomplete-validation", function* (_document, { root }) {
	const versions = root.get("protocolVersions");
	if (versions !== void 0) yield {
		at: atValue(versions),
		message: "default",
		with: {}
	};
});
// src/rules/protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts
/** A version that no protocol has is the business of another rule, and so is a parent whose own versions are broken. */
var mcpdesc_protocol_versions_scope_within_parent_default = rule$3("mcpdesc.protocol-versions.scope.within-parent", function* ({ node, scope }) {
	if (node.type !== "array" || scope === 0) return;
	for (const item of node.items) {
		if (item.type !== "string" || !isProtocol(item.value)) continue;
		if (intersection(scope, protocolSet([item.value])) !== 0) continue;
		const parent = versionsOf(scope).join(", ");
		yield {
			at: atValue(item),
			message: "default",
			with: {
				value: quoted$1(item.value),
				parent
			}
		};
	}
});
// src/rules/completion/mcpdesc.resource-template.completion-example.context-declared.ts
var mcpdesc_resource_template_completion_example_context_declared_default = rule$3("mcpdesc.resource-template.completion-example.context-declared", function* (example) {
	const declared = templateVariables(example);
	if (declared !== void 0) yield* undeclaredContext(example, declared);
});
// src/rules/completion/mcpdesc.resource-template.completion-example.variable-declared.ts
var mcpdesc_resource_template_completion_example_variable_declared_default = rule$3("mcpdesc.resource-template.completion-example.variable-declared", function* (example) {
	const declared = templateVariables(example);
	if (declared !== void 0) yield* undeclaredTarget(example, declared);
});
// src/rules/resource-example/mcpdesc.resource-template.example.uri-expansion.ts
var mcpdesc_resource_template_example_uri_expansion_default = rule$3("mcpdesc.resource-template.example.uri-expansion", function* ({ node, within }, { faulty }) {
	const uri = node.type === "object" ? node.get("uri") : void 0;
	const known = templateOf(within);
	if (uri?.type !== "string" || faulty.has(uri) || known === void 0) return;
	if (isExpansion(known.template, uri.value) !== false) return;
	yield {
		at: atValue(uri),
		message: "default",
		with: {
			uri: quoted$1(uri.value),
			template: quoted$1(known.text.value)
		},
		also: [{
			at: atValue(known.text),
			message: "The template is here."
		}]
	};
});
// src/rules/resource-example/mcpdesc.resource.example.mime-type-consistency.ts
var mcpdesc_resource_example_mime_type_consistency_default = rule$3("mcpdesc.resource.example.mime-type-consistency", function* (example, description) {
	const reading = readingOf(example, description);
	if (reading === void 0) return;
	const { declaration, requested, answers } = reading;
	const declared = textOf$2(declaration, "mimeType");
	if (declared === void 0) return;
	for (const answer of answers) {
		const returned = textOf$2(answer, "mimeType");
		if (returned === void 0 || returned.value === declared.value) continue;
		yield {
			at: atValue(returned),
			message: "default",
			with: {
				uri: quoted$1(requested.value),
				value: shown$1(returned),
				declared: shown$1(declared)
			},
			also: [{
				at: atValue(declared),
				message: "The other MIME type is declared here."
			}]
		};
	}
});
// src/rules/resource-example/mcpdesc.resource.example.requested-uri-returned.ts
var mcpdesc_resource_example_requested_uri_returned_default = rule$3("mcpdesc.resource.example.requested-uri-returned", function* (example, description) {
	const reading = readingOf(example, description);
	if (reading === void 0 || reading.answers.length > 0) return;
	const { requested, contents } = reading;
	const uris = contents.items.map((item) => textOf$2(item, "uri"));
	if (uris.length === 0 || uris.some((uri) => uri === void 0 || description.faulty.has(uri))) return;
	yield {
		at: atKey(contents),
		message: "default",
		with: { uri: quoted$1(requested.value) },
		also: [{
			at: atValue(requested),
			message: "The URI that is read."
		}]
	};
});
// src/rules/resource-example/mcpdesc.resource.example.size-consistency.ts
var mcpdesc_resource_example_size_consistency_default = rule$3("mcpdesc.resource.example.size-consistency", function* (example, description) {
	const reading = readingOf(example, description);
	const size = reading?.declaration.get("size");
	if (reading === void 0 || size?.type !== "number") return;
	for (const answer of reading.answers) {
		const bytes = description.faulty.has(answer) ? void 0 : sizeOf(answer);
		if (bytes === void 0 || bytes === size.value) continue;
		yield {
			at: atValue(answer),
			message: "default",
			with: {
				uri: quoted$1(reading.requested.value),
				bytes: String(bytes),
				size: shown$1(size)
			},
			also: [{
				at: atValue(size),
				message: "The size is declared here."
			}]
		};
	}
});
/** Bytes of UTF-8, or those that base64 stands for. */
function sizeOf(contents) {
	const text = textOf$2(contents, "text");
	if (text !== void 0) return new TextEncoder().encode(text.value).length;
	const blob = textOf$2(contents, "blob");
	return blob === void 0 || base64Fault(blob.value) !== void 0 ? void 0 : base64Size(blob.value);
}
// src/rules/security/requirement.ts
/** What the document declares; undefined where that cannot be read. */
function declaredSchemes({ root, faulty }) {
	const schemes = root.get("securitySchemes");
	if (schemes === void 0) return "none";
	return schemes.type === "object" && !faulty.has(schemes) ? schemes : void 0;
}
/** The demands of a list of requirements, without those whose own shape is at fault. */
function* demands(requirements, description) {
	const schemes = declaredSchemes(description);
	for (const requirement of requirements.type === "array" ? requirements.items : []) {
		if (isInlineScheme(requirement)) continue;
		for (const { key: name, value: scopes } of requirement.type === "object" ? requirement.members : []) {
			if (scopes.type !== "array" || description.faulty.has(scopes)) continue;
			const found = typeof schemes === "object" ? schemes.get(name) : void 0;
			const scheme = found?.type === "object" ? found : void 0;
			const type = scheme?.get("type");
			yield {
				name,
				scopes,
				scheme,
				type: type?.type === "string" ? type.value : void 0
			};
		}
	}
}
// src/rules/security/mcpdesc.security-requirement.scheme.declared.ts
var mcpdesc_security_requirement_scheme_declared_default = rule$3("mcpdesc.security-requirement.scheme.declared", function* ({ node }, description) {
	const schemes = declaredSchemes(description);
	if (schemes === void 0) return;
	const names = schemes === "none" ? [] : schemes.members.map(({ key }) => key);
	const known = new Set(names);
	for (const { name, scopes } of demands(node, description)) {
		if (known.has(name)) continue;
		yield {
			at: atKey(scopes),
			message: "default",
			with: {
				name: quoted$1(name),
				hint: didYouMean(name, names)
			}
		};
	}
});
// src/rules/security/mcpdesc.security-requirement.scopes.catalogued.ts
var mcpdesc_security_requirement_scopes_catalogued_default = rule$3("mcpdesc.security-requirement.scopes.catalogued", function* ({ node }, description) {
	const { faulty } = description;
	for (const { name, scopes, scheme, type } of demands(node, description)) {
		if (scheme === void 0 || type !== "oauth2" && type !== "openIdConnect") continue;
		const listed = type === "oauth2" ? scopesOf(scheme, faulty) : [];
		if (listed === void 0) continue;
		const known = new Set(listed);
		for (const scope of scopes.items) {
			if (scope.type !== "string" || faulty.has(scope) || known.has(scope.value)) continue;
			const also = [{
				at: atValue(scheme),
				message: "The security scheme is declared here."
			}];
			const params = {
				scope: shown$1(scope),
				name: quoted$1(name)
			};
			const found = {
				at: atValue(scope),
				also
			};
			if (type === "openIdConnect") yield {
				...found,
				message: "openid",
				with: params
			};
			else yield {
				...found,
				message: "oauth",
				with: {
					...params,
					hint: didYouMean(scope.value, known)
				}
			};
		}
	}
});
var flowNames = [
	"implicit",
	"password",
	"clientCredentials",
	"authorizationCode"
];
/** The scopes that any flow of an OAuth scheme lists; undefined where one cannot be read, or has another name than was meant. */
function scopesOf(scheme, faulty) {
	const flows = scheme.get("flows");
	if (flows?.type !== "object" || flows.members.some(({ value }) => faulty.has(value))) return void 0;
	const listed = [];
	for (const flow of flowNames.map((name) => flows.get(name))) {
		if (flow === void 0) continue;
		const scopes = flow.type === "object" ? flow.get("scopes") : void 0;
		if (scopes?.type !== "object") return void 0;
		listed.push(...scopes.members.map(({ key }) => key));
	}
	return listed;
}
// src/rules/security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts
var withoutScopes = ["http", "apiKey"];
var mcpdesc_security_requirement_scopes_empty_unless_oauth_default = rule$3("mcpdesc.security-requirement.scopes.empty-unless-oauth", function* ({ node }, description) {
	for (const { name, scopes, scheme, type } of demands(node, description)) {
		if (scheme === void 0 || type === void 0 || !withoutScopes.includes(type)) continue;
		if (scopes.items.length === 0) continue;
		yield {
			at: atValue(scopes),
			message: "default",
			with: {
				name: quoted$1(name),
				type
			},
			also: [{
				at: atValue(scheme),
				message: "The security scheme is declared here."
			}]
		};
	}
});
// src/rules/serialization/mcpdesc.serialization.file.recommended-name.ts
var recommended = /\.mcpdesc\.(?:json|ya?ml)$/;
var mcpdesc_serialization_file_recommended_name_default = rule$3("mcpdesc.serialization.file.recommended-name", function* (_document, { root, path }) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (recommended.test(name)) return;
	yield {
		at: atKey(root),
		message: "default",
		with: { value: quoted$1(name) }
	};
});
// src/rules/serialization/plain-scalars.ts
/** Every string that YAML holds without quotes. Into `x-*` and example values too: other parsers do not know what is whose. */
function plainScalars(node, found = []) {
	if (node.type === "string" && node.plain) found.push(node);
	else if (node.type === "array") for (const item of node.items) plainScalars(item, found);
	else if (node.type === "object") for (const { value } of node.members) plainScalars(value, found);
	return found;
}
// src/rules/serialization/mcpdesc.serialization.yaml.empty-value.ts
/** What is empty where the format asks for something else is reported there, with the same explanation. */
var mcpdesc_serialization_yaml_empty_value_default = rule$3("mcpdesc.serialization.yaml.empty-value", function* (_document, { root, faulty }) {
	for (const scalar of plainScalars(root)) {
		if (scalar.value !== "" || faulty.has(scalar)) continue;
		const what = typeof scalar.key === "string" ? quoted$1(scalar.key) : "the entry";
		yield {
			at: atValue(scalar),
			message: "default",
			with: { what }
		};
	}
});
// src/rules/serialization/mcpdesc.serialization.yaml.quoted-dates.ts
/** What parsers of YAML 1.1 read as a date or as a point in time. */
var dated = /^\d{4}-\d{2}-\d{2}(?:[Tt ].*)?$/;
var mcpdesc_serialization_yaml_quoted_dates_default = rule$3("mcpdesc.serialization.yaml.quoted-dates", function* (_document, { root }) {
	for (const scalar of plainScalars(root)) if (dated.test(scalar.value)) yield {
		at: atValue(scalar),
		message: "default",
		with: { value: quoted$1(scalar.value) }
	};
});
// src/rules/tag/catalogue.ts
/** Undefined where the document has no list of Tags, or what it has is none. */
function tagCatalogue({ root, faulty }) {
	const tags = root.get("tags");
	if (tags?.type !== "array" || faulty.has(tags)) return void 0;
	const names = tags.items.flatMap((tag) => {
		const name = tag.type === "object" ? tag.get("name") : void 0;
		return name?.type === "string" && !faulty.has(name) ? [name] : [];
	});
	return {
		names,
		complete: names.length === tags.items.length
	};
}
// src/rules/tag/mcpdesc.tag.name.unique.ts
var mcpdesc_tag_name_unique_default = rule$3("mcpdesc.tag.name.unique", function* (_document, description) {
	const first = /* @__PURE__ */ new Map();
	for (const name of tagCatalogue(description)?.names ?? []) {
		const earlier = first.get(name.value);
		if (earlier === void 0) {
			first.set(name.value, name);
			continue;
		}
		yield {
			at: atValue(name),
			message: "default",
			with: { name: shown$1(name) },
			also: [{
				at: atValue(earlier),
				message: "The first Tag of that name is here."
			}]
		};
	}
});
// src/rules/tag/mcpdesc.tag.reference.declared.ts
/**
* Once for the document, so that its Tags are looked up in one set, however many declarations refer to them. Where a Tag
* has no good name, which another rule reports, a reference may mean that one.
*/
var mcpdesc_tag_reference_declared_default = rule$3("mcpdesc.tag.reference.declared", function* (_document, description) {
	const declared = tagCatalogue(description);
	if (!declared?.complete) return;
	const known = new Set(declared.names.map(({ value }) => value));
	for (const { node, scope } of description.subjects.get("tag-references") ?? []) for (const item of node.type === "array" ? node.items : []) {
		if (item.type !== "string" || known.has(item.value) || description.faulty.has(item)) continue;
		const hint = didYouMean(item.value, known);
		yield {
			at: atValue(item),
			message: "default",
			with: {
				name: shown$1(item),
				hint
			},
			scope
		};
	}
});
// src/rules/tool-example/mcpdesc.tool.example.error-without-structured-content.ts
var mcpdesc_tool_example_error_without_structured_content_default = rule$3("mcpdesc.tool.example.error-without-structured-content", function* ({ node }) {
	const result = node.type === "object" ? node.get("result") : void 0;
	const content = result?.type === "object" && isFailure(result) ? result.get("structuredContent") : void 0;
	if (content !== void 0) yield {
		at: atKey(content),
		message: "default",
		with: {}
	};
});
// src/rules/tool-example/mcpdesc.tool.example.schema-conformance.ts
var mcpdesc_tool_example_schema_conformance_default = rule$3("mcpdesc.tool.example.schema-conformance", function* (example, description, schemas) {
	for (const pair of pairs$1(example, description)) {
		if (difference(example.scope, dialectProtocols) !== 0) yield* beforeDialects(pair);
		if (intersection(example.scope, dialectProtocols) !== 0) yield* underDialect(pair, schemas);
	}
});
/** The output schema never says anything about the result of a call that failed. */
function* pairs$1({ node, within }, description) {
	const tool = within?.node;
	if (node.type !== "object" || tool === void 0) return;
	const { faulty } = description;
	const schemaOf = (name) => {
		const schema = resolvedMember(tool, name, "schemas", description);
		return schema?.type === "object" && !faulty.has(schema) ? schema : void 0;
	};
	const input = node.get("input");
	const inputSchema = schemaOf("inputSchema");
	if (input !== void 0 && !faulty.has(input) && inputSchema !== void 0) yield {
		part: "example input",
		value: input,
		schemaName: "input schema",
		schema: inputSchema
	};
	const result = node.get("result");
	const outputSchema = schemaOf("outputSchema");
	if (result?.type !== "object" || outputSchema === void 0) return;
	const output = result.get("structuredContent");
	if (output === void 0 || isFailure(result)) return;
	yield {
		part: "structured content",
		value: output,
		schemaName: "output schema",
		schema: outputSchema
	};
}
function* beforeDialects(pair) {
	const { value, schema, part, schemaName } = pair;
	yield {
		at: atKey(value),
		message: "no-dialect",
		with: {
			part,
			schema: schemaName
		}
	};
	for (const mismatch of legacyMismatches(schema, value)) yield {
		...found$1(mismatch, pair),
		message: "legacy-mismatch"
	};
}
function* underDialect(pair, schemas) {
	const { value, schema, part, schemaName } = pair;
	const choice = dialectOf(schema);
	const incomplete = (why) => ({
		at: atKey(value),
		message: "unchecked",
		with: {
			part,
			schema: schemaName,
			why
		}
	});
	if (choice.supported === void 0) {
		yield incomplete(`its dialect ${shown$1(choice.declared)} is not supported`);
		return;
	}
	const compiled = schemas.compile(schema, choice.supported);
	if (compiled.status === "invalid") return;
	if (compiled.status === "unchecked") {
		yield incomplete(`it ${compiled.reason}`);
		return;
	}
	if (compiled.external.length > 0) {
		yield incomplete(`it refers to ${[...new Set(compiled.external.map(({ node }) => quoted$1(node.value)))].sort().join(", ")}, which is never fetched`);
		return;
	}
	const { mismatches, incomplete: reason } = compiled.validate(value);
	if (reason !== void 0) yield incomplete(`checking it ${reason}`);
	for (const mismatch of mismatches) yield {
		...found$1(mismatch, pair),
		message: "mismatch"
	};
}
function found$1(mismatch, { part, schemaName }) {
	return {
		at: placeOf(mismatch),
		with: {
			part,
			schema: schemaName,
			problem: problemOf(mismatch)
		},
		also: [{
			at: atValue(mismatch.schema),
			message: `The ${schemaName} asks for it here.`
		}]
	};
}
// src/rules/interaction-example/mcpdesc.tool.interaction-example.client-requirements-consistency.ts
/** A requirement of `elicitation` that says no more than `{}` means forms. */
function* usesOf({ type, request }, capability, sound) {
	if (type.value === "sampling") {
		const tools = request.get("tools") ?? request.get("toolChoice");
		if (tools !== void 0) yield {
			part: "tools",
			at: atKey(tools)
		};
		const context = sound.text(request, "includeContext");
		if (context !== void 0 && context.value !== "none") yield {
			part: "context",
			at: atValue(context)
		};
	}
	if (type.value === "elicitation") {
		const mode = sound.text(request, "mode");
		if (mode === void 0 || mode.value === "form" && capability.members.length === 0) return;
		yield {
			part: mode.value,
			at: atValue(mode)
		};
	}
}
// src/rules/registry.generated.ts
var registry = {
	"mcp.content.binary.base64": mcp_content_binary_base64_default,
	"mcp.elicitation.requested-schema.default-in-choices": mcp_elicitation_requested_schema_default_in_choices_default,
	"mcp.elicitation.requested-schema.enum-names-count": mcp_elicitation_requested_schema_enum_names_count_default,
	"mcp.elicitation.requested-schema.range-order": mcp_elicitation_requested_schema_range_order_default,
	"mcp.elicitation.requested-schema.required-declared": mcp_elicitation_requested_schema_required_declared_default,
	"mcp.extension.identifier.unknown-reserved": mcp_extension_identifier_unknown_reserved_default,
	"mcp.icon.sizes.format": mcp_icon_sizes_format_default,
	"mcp.icon.src.safe-scheme": mcp_icon_src_safe_scheme_default,
	"mcp.meta.reserved-key.context": mcp_meta_reserved_key_context_default,
	"mcp.meta.reserved-key.value": mcp_meta_reserved_key_value_default,
	"mcp.meta.reserved-prefix.unknown-key": mcp_meta_reserved_prefix_unknown_key_default,
	"mcp.resource-annotations.last-modified.format": mcp_resource_annotations_last_modified_format_default,
	"mcp.resource-template.uri-template.syntax": mcp_resource_template_uri_template_syntax_default,
	"mcp.resource.example.blob-base64": mcp_resource_example_blob_base64_default,
	"mcp.tool.example.structured-content-required": mcp_tool_example_structured_content_required_default,
	"mcp.tool.input-schema.object-root": mcp_tool_input_schema_object_root_default,
	"mcp.tool.interaction-example.request-schema-vocabulary": mcp_tool_interaction_example_request_schema_vocabulary_default,
	"mcp.tool.interaction-example.roots-file-uri": mcp_tool_interaction_example_roots_file_uri_default,
	"mcp.tool.interaction-example.sampling-tool-results": mcp_tool_interaction_example_sampling_tool_results_default,
	"mcp.tool.name.format": mcp_tool_name_format_default,
	"mcp.tool.output-schema.object-root": mcp_tool_output_schema_object_root_default,
	"mcp.tool.schema.dialect-supported": mcp_tool_schema_dialect_supported_default,
	"mcp.tool.schema.legacy-shape": mcp_tool_schema_legacy_shape_default,
	"mcp.tool.schema.native-shape": mcp_tool_schema_native_shape_default,
	"mcp.tool.schema.valid-under-dialect": mcp_tool_schema_valid_under_dialect_default,
	"mcp.tool.x-mcp-header.property-type": mcp_tool_x_mcp_header_property_type_default,
	"mcp.tool.x-mcp-header.reachable": mcp_tool_x_mcp_header_reachable_default,
	"mcp.tool.x-mcp-header.token": mcp_tool_x_mcp_header_token_default,
	"mcp.tool.x-mcp-header.unique": mcp_tool_x_mcp_header_unique_default,
	"mcp.tool.x-mcp-header.version-availability": mcp_tool_x_mcp_header_version_availability_default,
	"mcpdesc.capabilities.scope.disjoint": mcpdesc_capabilities_scope_disjoint_default,
	"mcpdesc.client-requirements.capability.declared": mcpdesc_client_requirements_capability_declared_default,
	"mcpdesc.completion-example.target-not-in-context": mcpdesc_completion_example_target_not_in_context_default,
	"mcpdesc.document.mcpdesc.superseded-version": mcpdesc_document_mcpdesc_superseded_version_default,
	"mcpdesc.document.schema-uri.present": mcpdesc_document_schema_uri_present_default,
	"mcpdesc.document.schema-uri.version-match": mcpdesc_document_schema_uri_version_match_default,
	"mcpdesc.elicitation.name.unique": mcpdesc_elicitation_name_unique_default,
	"mcpdesc.extension-property.name.convention": mcpdesc_extension_property_name_convention_default,
	"mcpdesc.extension-property.value.object-preferred": mcpdesc_extension_property_value_object_preferred_default,
	"mcpdesc.info.contact.email-form": mcpdesc_info_contact_email_form_default,
	"mcpdesc.info.id.identifier-form": mcpdesc_info_id_identifier_form_default,
	"mcpdesc.info.version.semver": mcpdesc_info_version_semver_default,
	"mcpdesc.primitive.variant.disjoint-scopes": mcpdesc_primitive_variant_disjoint_scopes_default,
	"mcpdesc.prompt.completion-example.argument-declared": mcpdesc_prompt_completion_example_argument_declared_default,
	"mcpdesc.prompt.completion-example.context-declared": mcpdesc_prompt_completion_example_context_declared_default,
	"mcpdesc.prompt.example.argument-declared": mcpdesc_prompt_example_argument_declared_default,
	"mcpdesc.prompt.example.required-argument": mcpdesc_prompt_example_required_argument_default,
	"mcpdesc.protocol-versions.legacy.incomplete-validation": mcpdesc_protocol_versions_legacy_incomplete_validation_default,
	"mcpdesc.protocol-versions.scope.within-parent": mcpdesc_protocol_versions_scope_within_parent_default,
	"mcpdesc.resource-template.completion-example.context-declared": mcpdesc_resource_template_completion_example_context_declared_default,
	"mcpdesc.resource-template.completion-example.variable-declared": mcpdesc_resource_template_completion_example_variable_declared_default,
	"mcpdesc.resource-template.example.uri-expansion": mcpdesc_resource_template_example_uri_expansion_default,
	"mcpdesc.resource.example.mime-type-consistency": mcpdesc_resource_example_mime_type_consistency_default,
	"mcpdesc.resource.example.requested-uri-returned": mcpdesc_resource_example_requested_uri_returned_default,
	"mcpdesc.resource.example.size-consistency": mcpdesc_resource_example_size_consistency_default,
	"mcpdesc.security-requirement.scheme.declared": mcpdesc_security_requirement_scheme_declared_default,
	"mcpdesc.security-requirement.scopes.catalogued": mcpdesc_security_requirement_scopes_catalogued_default,
	"mcpdesc.security-requirement.scopes.empty-unless-oauth": mcpdesc_security_requirement_scopes_empty_unless_oauth_default,
	"mcpdesc.serialization.file.recommended-name": mcpdesc_serialization_file_recommended_name_default,
	"mcpdesc.serialization.yaml.empty-value": mcpdesc_serialization_yaml_empty_value_default,
	"mcpdesc.serialization.yaml.quoted-dates": mcpdesc_serialization_yaml_quoted_dates_default,
	"mcpdesc.tag.name.unique": mcpdesc_tag_name_unique_default,
	"mcpdesc.tag.reference.declared": mcpdesc_tag_reference_declared_default,
	"mcpdesc.tool.example.error-without-structured-content": mcpdesc_tool_example_error_without_structured_content_default,
	"mcpdesc.tool.example.schema-conformance": mcpdesc_tool_example_schema_conformance_default,
	"mcpdesc.tool.interaction-example.client-requirements-consistency": rule$3("mcpdesc.tool.interaction-example.client-requirements-consistency", function* (example, description) {
		const sound = soundIn(description);
		const requirements = sound.object(example.within?.node, "clientRequirements");
		if (requirements === void 0) return;
		const also = [{
			at: atKey(requirements),
			message: "The requirements of the Tool are here."
		}];
		for (const step of steps$1(example.node, sound)) {
			const { type } = step;
			if (!requirements.has(type.value)) {
				yield {
					at: atValue(type),
					message: "default",
					with: { capability: quoted$1(type.value) },
					also
				};
				continue;
			}
			const capability = sound.object(requirements, type.value);
			for (const { part, at } of capability === void 0 ? [] : usesOf(step, capability, sound)) {
				if (capability?.has(part)) continue;
				yield {
					at,
					message: "default",
					with: { capability: quoted$1(`${type.value}.${part}`) },
					also
				};
			}
		}
	}),
	"mcpdesc.tool.interaction-example.declaration-compatible": rule$3("mcpdesc.tool.interaction-example.declaration-compatible", function* (tool, description) {
		const sound = soundIn(description);
		const { declared, following } = elicitationsOf(tool, description);
		for (const { name, request } of following) {
			const declaration = declared.get(name.value);
			const mode = sound.text(request, "mode");
			const declaredMode = sound.text(declaration, "mode");
			if (declaration === void 0 || mode === void 0 || declaredMode === void 0) continue;
			const also = [{
				at: atValue(declaration),
				message: "The declaration is here."
			}];
			if (mode.value !== declaredMode.value) {
				const expected = shown$1(declaredMode);
				yield {
					at: atValue(mode),
					message: "mode",
					with: {
						name: shown$1(name),
						value: shown$1(mode),
						expected
					},
					also
				};
				continue;
			}
			const schema = request.get("requestedSchema");
			const declaredSchema = resolvedMember(declaration, "requestedSchema", "schemas", description);
			if (schema && declaredSchema && !areEqual(schema, declaredSchema) && sound.isWhole(schema) && sound.isWhole(declaredSchema)) yield {
				at: atValue(schema),
				message: "schema",
				with: { name: shown$1(name) },
				also
			};
			const url = sound.text(request, "url");
			const declaredUrl = sound.text(declaration, "url");
			if (url !== void 0 && declaredUrl !== void 0 && url.value !== declaredUrl.value) {
				const expected = shown$1(declaredUrl);
				yield {
					at: atValue(url),
					message: "url",
					with: {
						name: shown$1(name),
						value: shown$1(url),
						expected
					},
					also
				};
			}
		}
	}),
	"mcpdesc.tool.interaction-example.declaration-exists": rule$3("mcpdesc.tool.interaction-example.declaration-exists", function* (tool, description) {
		const { declared, areNamed, following } = elicitationsOf(tool, description);
		if (!areNamed) return;
		for (const { name } of following) {
			if (declared.has(name.value)) continue;
			const hint = didYouMean(name.value, declared.keys());
			yield {
				at: atValue(name),
				message: "default",
				with: {
					name: shown$1(name),
					hint
				}
			};
		}
	}),
	"mcpdesc.tool.interaction-example.elicitation-content-conformance": rule$3("mcpdesc.tool.interaction-example.elicitation-content-conformance", function* (example, description, schemas) {
		const sound = soundIn(description);
		for (const { request, response } of steps$1(example.node, sound, "elicitation")) {
			const schema = sound.object(request, "requestedSchema");
			const content = sound.object(response, "content");
			if (!(sound.text(response, "action")?.value === "accept") || schema === void 0 || content === void 0) continue;
			const compiled = schemas.compile(schema, dialectOf(schema).supported ?? "2020-12");
			for (const mismatch of compiled.status === "ready" ? compiled.validate(content).mismatches : []) yield {
				at: placeOf(mismatch),
				message: "default",
				with: { problem: problemOf(mismatch) },
				also: [{
					at: atValue(mismatch.schema),
					message: "The requested schema asks for it here."
				}]
			};
		}
	}),
	"mcpdesc.tool.interaction-example.elicitation-response": rule$3("mcpdesc.tool.interaction-example.elicitation-response", function* (example, description) {
		const sound = soundIn(description);
		for (const { request, response } of steps$1(example.node, sound, "elicitation")) {
			if (sound.text(response, "action")?.value !== "accept") continue;
			const mode = sound.text(request, "mode")?.value;
			const content = response.get("content");
			if (mode === "form" && content === void 0) yield {
				at: atGap(response, "content"),
				message: "missing-content",
				with: {}
			};
			if (mode === "url" && content !== void 0) yield {
				at: atKey(content),
				message: "content",
				with: {}
			};
		}
	}),
	"mcpdesc.tool.schema.external-reference": rule$3("mcpdesc.tool.schema.external-reference", function* (subject, _description, schemas) {
		const compiled = underDialect$1(subject, schemas)?.compiled;
		for (const { node } of compiled !== void 0 && "external" in compiled ? compiled.external : []) yield {
			at: atValue(node),
			message: "default",
			with: { value: quoted$1(node.value) }
		};
	}),
	"mcpdesc.transport.protocol-versions.coverage": rule$3("mcpdesc.transport.protocol-versions.coverage", function* (_document, description) {
		const { root, declared, subjects } = description;
		const versions = root.get("protocolVersions");
		const transports = subjects.get("transport") ?? [];
		const written = root.get("transports");
		if (written?.type !== "array" || written.items.length !== transports.length || transports.length === 0) return;
		if (versions?.type !== "array") return;
		const uncovered = difference(declared, transports.map(({ scope }) => scope).reduce(union$1, 0));
		for (const version of versionsOf(uncovered)) {
			const items = versions.items.filter((item) => item.type === "string" && item.value === version);
			for (const at of items.length === 0 ? [versions] : items) yield {
				at: atValue(at),
				message: "default",
				with: { version },
				scope: protocolSet([version])
			};
		}
	})
};
// src/lint/checks.ts
var rules = Object.values(registry);
/** @param speaks Whether anyone wants to hear the rule; the others are not run. */
function runChecks(description, speaks) {
	const hits = [];
	const crashes = [];
	const schemas = new Schemas();
	for (const { id, check } of rules) {
		if (!speaks(id)) continue;
		const subjects = description.subjects.get(metaOf(id).on) ?? [];
		try {
			for (const subject of subjects) for (const found of check(subject, description, schemas)) hits.push(hitOf(id, found, subject));
		} catch (error) {
			crashes.push(crashOf(id, error));
		}
	}
	return {
		hits,
		crashes
	};
}
var crashOf = (rule, error) => ({
	rule,
	message: error instanceof Error ? error.message : String(error)
});
var hitOf = (rule, found, { scope, uses }) => ({
	rule,
	message: found.message,
	with: found.with,
	at: found.at,
	scope: found.scope ?? scope,
	uses,
	...found.also === void 0 ? {} : { also: found.also },
	...found.repair === void 0 ? {} : { repair: found.repair }
});
// src/describe/declaration.ts
/** The collections of the root whose entries go by a name, what an entry is called, and where its name stands. */
var collections = {
	tools: ["Tool", "name"],
	resources: ["Resource", "uri"],
	resourceTemplates: ["Resource Template", "uriTemplate"],
	prompts: ["Prompt", "name"]
};
/** `the Tool "find"` for anything inside that declaration; undefined elsewhere, and where it has no name. */
function declarationOf(node) {
	for (let at = node; at !== void 0; at = at.parent) {
		const collection = at.parent;
		if (collection?.parent?.parent !== void 0 || typeof collection?.key !== "string") continue;
		const [kind, identity] = own(collections, collection.key) ?? [];
		const name = at.type === "object" && identity !== void 0 ? at.get(identity) : void 0;
		if (name?.type === "string") return `the ${kind} ${quoted$1(name.value)}`;
	}
}
// src/lint/level.ts
/**
* `instead` takes the place of the severities, not of the windows.
* A level with a window says nothing of a component as such, of whose use nothing is known.
*/
function severitiesOf(hit, meta, format, instead) {
	const found = /* @__PURE__ */ new Map();
	for (const { severity, protocols, formats, message } of meta.levels) {
		if (message !== void 0 && message !== hit.message) continue;
		if (formats !== void 0 && (format === void 0 || !formats.includes(format))) continue;
		if (protocols !== void 0 && hit.definition) continue;
		const scope = protocols === void 0 ? hit.scope : intersection(hit.scope, protocolSet(protocols));
		if (protocols !== void 0 && scope === 0) continue;
		const said = instead ?? severity;
		found.set(said, union$1(found.get(said) ?? 0, scope));
	}
	return found;
}
// src/lint/message.ts
/** What `"{name}"` stands for comes from the document, and is cut and escaped as values are; the others are words. */
var hole = /"\{name\}"|\{(\w+)\}/g;
/** The hit's message with its holes filled. A hole that nothing fills is a bug and says so. */
function messageOf(hit, meta) {
	const template = meta.messages[hit.message] ?? complaints$2[hit.message];
	if (template === void 0) throw new Error(`${hit.rule} has no message called ${hit.message}`);
	return template.replace(hole, (_, words) => {
		const name = words ?? "name";
		const value = hit.with[name];
		if (value === void 0) throw new Error(`nothing fills {${name}} in ${hit.rule}, ${hit.message}`);
		return words === void 0 ? quoted$1(value) : value;
	});
}
// src/lint/findings.ts
/** Hits → findings: severity, message, exact place, one finding for what holds in several versions or at several uses. */
/** Where a fault in a shared component is used, at most; a component used everywhere needs no list of everything. */
var shownUses = 10;
/** Turns hits into drafts. A hit that no message fits is a bug of ours: it is handed to `crash`, and the others stand. */
function draft(hits, format, policy, crash) {
	const drafts = /* @__PURE__ */ new Map();
	for (const hit of hits) try {
		for (const one of draftsOf$1(hit, format, policy)) join(drafts, one);
	} catch (error) {
		crash(hit.rule, error);
	}
	return [...drafts.values()].sort(byPlace);
}
function* draftsOf$1(hit, format, policy) {
	const meta = metaOf(hit.rule);
	const instead = policy.severityOf(hit.rule);
	if (instead === "off") return;
	for (const [severity, scope] of severitiesOf(hit, meta, format, instead)) {
		const message = messageOf(hit, meta);
		for (const { at, related } of placesOf(hit, meta.reported === "use-site")) {
			const [start, end] = placeOffsets(at);
			const { rule, repair } = hit;
			yield {
				rule,
				severity,
				message,
				scope,
				pointer: placePointer(at),
				start,
				end,
				related,
				...repair === void 0 ? {} : { repair }
			};
		}
	}
}
/** What is the same but for its versions and its uses is one finding. */
function join(drafts, one) {
	const key = JSON.stringify([
		one.rule,
		one.severity,
		one.message,
		one.pointer,
		one.start,
		one.end
	]);
	const known = drafts.get(key);
	const joined = known && {
		scope: union$1(known.scope, one.scope),
		related: [...known.related, ...one.related]
	};
	drafts.set(key, {
		...one,
		...joined
	});
}
/** A fault in a component is reported where it is written, or, where only the use makes it one, at each use. */
function placesOf(hit, atUse) {
	const also = hit.also ?? [];
	const uses = [...new Set(hit.uses ?? [])];
	if (uses.length === 0) return [{
		at: hit.at,
		related: also
	}];
	if (atUse) {
		const origin = {
			at: hit.at,
			message: "In the shared component, here."
		};
		return uses.map((use) => ({
			at: atValue(use),
			related: [origin, ...also]
		}));
	}
	const used = uses.map((use) => ({
		at: atValue(use),
		message: usedBy(declarationOf(use))
	}));
	return [{
		at: hit.at,
		related: [...also, ...used]
	}];
}
var usedBy = (declaration) => `The shared component is used here${declaration === void 0 ? "" : `, by ${declaration}`}.`;
var byPlace = (a, b) => a.start - b.start || compare(a.rule, b.rule) || a.end - b.end || compare(a.message, b.message);
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function place(draft, locate) {
	const { rule, severity, message, scope, pointer, start, end, related, repair, suppressed } = draft;
	const range = locate.range(start, end);
	const places = relatedOf(related, locate);
	const fix = repair && locate.fix(repair);
	return {
		rule,
		severity,
		message,
		protocolVersions: versionsOf(scope),
		pointer,
		range,
		...places.length === 0 ? {} : { related: places },
		...suppressed === void 0 ? {} : { suppressed },
		...fix === void 0 ? {} : { fix },
		...repair !== void 0 && fix === void 0 ? { byHand: true } : {},
		source: locate.source(range)
	};
}
function relatedOf(related, locate) {
	const distinct = /* @__PURE__ */ new Map();
	for (const { at, message } of related) {
		const pointer = placePointer(at);
		const key = `${pointer} ${message}`;
		if (distinct.size === shownUses && !distinct.has(key)) break;
		distinct.set(key, {
			message,
			pointer,
			range: locate.range(...placeOffsets(at))
		});
	}
	return [...distinct.values()];
}
// src/decode/shown-value.ts
var longest$1 = 40;
/** A value for a message: scalars as JSON spells them, collections by their kind. */
function shownValue(node) {
	if (node.type === "object") return "an object";
	if (node.type === "array") return "a list";
	if (node.type !== "string") return String(node.value);
	if (node.plain && node.value === "") return "nothing";
	const { value } = node;
	return JSON.stringify(value.length > longest$1 ? `${value.slice(0, 39)}…` : value);
}
// src/decode/field.ts
/**
* What a value of a settings file may be: read from the positioned tree with a complaint at the exact place, and
* described as JSON Schema for editors. One definition gives both, so they cannot differ.
*/
var guess = (word, known) => {
	const found = nearest$1(word, known);
	return found === void 0 ? "" : `; did you mean "${found}"?`;
};
/** A problem as the end of a message. */
var stopped = (problem) => /[.?]$/.test(problem) ? problem : `${problem}.`;
var quoted = (words) => words.map((word) => `"${word}"`).join(", ");
var text = ({ means, test, schema = {} }) => ({
	schema: {
		type: "string",
		...schema
	},
	read: (node, complain) => {
		if (node.type === "string" && test(node.value)) return node.value;
		complain(node, `this must be ${means}, not ${shownValue(node)}`);
	}
});
var list = (item) => ({
	schema: {
		type: "array",
		items: item.schema
	},
	read: (node, complain) => {
		if (node.type === "array") return node.items.flatMap((each) => item.read(each, complain) ?? []);
		complain(node, `this must be a list, not ${shownValue(node)}`);
	}
});
/** The value with its place. */
var placed = (field) => ({
	schema: field.schema,
	read: (node, complain) => {
		const value = field.read(node, complain);
		return value === void 0 ? void 0 : {
			value,
			start: node.start,
			end: node.end
		};
	}
});
/** Nothing rather than half of it, where any part of the value was complained about. */
var flawless = (field) => ({
	schema: field.schema,
	read: (node, complain) => {
		let isFlawless = true;
		const value = field.read(node, (at, problem) => {
			isFlawless = false;
			complain(at, problem);
		});
		return isFlawless ? value : void 0;
	}
});
/** An object that has these members and no others. */
function object(fields, needed = []) {
	const names = Object.keys(fields);
	return {
		schema: {
			type: "object",
			additionalProperties: false,
			...needed.length > 0 && { required: needed },
			properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
		},
		read: (node, complain) => {
			if (node.type !== "object") {
				complain(node, `this must be an object with ${quoted(names)}, not ${shownValue(node)}`);
				return;
			}
			const values = {};
			let isWhole = true;
			for (const { key, keyStart, keyEnd, value } of node.members) {
				const field = Object.hasOwn(fields, key) ? fields[key] : void 0;
				if (field !== void 0) values[key] = field.read(value, complain);
				else {
					const hint = guess(key, names) || `; known are ${quoted(names)}`;
					complain({
						start: keyStart,
						end: keyEnd
					}, `nothing is called "${key}" here${hint}`);
				}
			}
			for (const name of needed) {
				if (!node.has(name)) complain({
					start: node.start,
					end: node.start + 1
				}, `"${name}" is missing here`);
				isWhole &&= values[name] !== void 0;
			}
			return isWhole ? values : void 0;
		}
	};
}
// src/decode/ignore-fields.ts
var filled = (means) => text({
	means,
	test: (value) => value.trim() !== "",
	schema: { pattern: "\\S" }
});
var jsonPointer = text({
	means: "a JSON Pointer, as in /tools/0/inputSchema",
	test: (value) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(value),
	schema: { pattern: "^(?:/(?:[^~/]|~[01])*)*$" }
});
var isDate = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (/* @__PURE__ */ new Date(`${value}T00:00:00Z`)).toJSON()?.startsWith(value) === true;
var date = text({
	means: "a date, as in 2027-03-01",
	test: isDate,
	schema: { format: "date" }
});
/** What is wrong with the name of a rule, or a pattern for rules. */
function ruleProblem(pattern) {
	if (rulesOf(pattern).length > 0) return void 0;
	const guess = nearestPattern(pattern);
	return `no rule is called "${pattern}"; ${guess === void 0 ? "the command rules lists them all" : `did you mean "${guess}"?`}`;
}
var ignoreFields = {
	rule: filled("the id of a rule"),
	pointer: jsonPointer,
	reason: filled("a reason"),
	until: date
};
// src/read/fault.ts
/** A piece of the text for a message: on one line, and clipped, since a fault may cover the whole file. */
function shown(piece, width = 40) {
	const line = piece.slice(0, 2 * width).replaceAll(/\s+/g, " ").trim();
	const characters = [...line];
	return characters.length > width || piece.length > 2 * width ? `${characters.slice(0, width - 1).join("")}…` : line;
}
var readingRules, isFirm, stops, Refusal, codePoint;
var init_fault = __esmMin((() => {
	readingRules = [
		"mcpdesc.serialization.encoding.utf-8",
		"mcpdesc.serialization.input.size-limits",
		"mcpdesc.serialization.json.well-formed",
		"mcpdesc.serialization.json.unique-keys",
		"mcpdesc.serialization.number.finite",
		"mcpdesc.serialization.yaml.well-formed",
		"mcpdesc.serialization.yaml.single-document",
		"mcpdesc.serialization.yaml.string-keys",
		"mcpdesc.serialization.yaml.unique-keys",
		"mcpdesc.serialization.yaml.standard-tags",
		"mcpdesc.serialization.yaml.no-aliases"
	];
	isFirm = (rule) => rule !== "mcpdesc.serialization.json.unique-keys" && readingRules.some((known) => known === rule);
	stops = (fault) => fault.rule !== "mcpdesc.serialization.json.unique-keys" && fault.message !== "bom";
	Refusal = class extends Error {
		constructor(rule, which, start, end, holes = {}) {
			super(which === void 0 ? rule : `${rule}: ${which}`);
			this.rule = rule;
			this.which = which;
			this.start = start;
			this.end = end;
			this.with = holes;
		}
		at(pointer) {
			const message = this.which === void 0 ? {} : { message: this.which };
			return {
				rule: this.rule,
				...message,
				with: this.with,
				start: this.start,
				end: this.end,
				pointer
			};
		}
	};
	codePoint = (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}));
// src/read/utf-8.ts
init_fault();
/** What may follow a lead byte: how many bytes, and the range of the first of them (Unicode 17.0, table 3-7). */
var sequences = [
	{
		from: 0,
		to: 127,
		length: 1,
		low: 128,
		high: 191
	},
	{
		from: 194,
		to: 223,
		length: 2,
		low: 128,
		high: 191
	},
	{
		from: 224,
		to: 224,
		length: 3,
		low: 160,
		high: 191
	},
	{
		from: 225,
		to: 236,
		length: 3,
		low: 128,
		high: 191
	},
	{
		from: 237,
		to: 237,
		length: 3,
		low: 128,
		high: 159
	},
	{
		from: 238,
		to: 239,
		length: 3,
		low: 128,
		high: 191
	},
	{
		from: 240,
		to: 240,
		length: 4,
		low: 144,
		high: 191
	},
	{
		from: 241,
		to: 243,
		length: 4,
		low: 128,
		high: 191
	},
	{
		from: 244,
		to: 244,
		length: 4,
		low: 128,
		high: 143
	}
];
/** Offset of the first byte that starts no well-formed sequence, or the length where all is well. Decoders do not tell. */
function invalidUtf8(bytes) {
	let at = 0;
	while (at < bytes.length) {
		const lead = bytes[at] ?? 0;
		const sequence = sequences.find(({ from, to }) => lead >= from && lead <= to);
		if (sequence === void 0) return at;
		for (let next = 1; next < sequence.length; next += 1) {
			const byte = bytes[at + next] ?? -1;
			const low = next === 1 ? sequence.low : 128;
			const high = next === 1 ? sequence.high : 191;
			if (byte < low || byte > high) return at;
		}
		at += sequence.length;
	}
	return at;
}
// src/read/decode.ts
/** Bytes → text. Uses nothing but what browsers have, too. */
var rule$2 = "mcpdesc.serialization.encoding.utf-8";
/** How the other encodings of Unicode begin: with a byte-order mark, or, as the first characters are ASCII, with zeros. The longer marks come first. */
var foreign$1 = [
	["UTF-32", [
		255,
		254,
		0,
		0
	]],
	["UTF-32", [
		0,
		0,
		254,
		255
	]],
	["UTF-16", [255, 254]],
	["UTF-16", [254, 255]],
	["UTF-32", [
		"any",
		0,
		0,
		0
	]],
	["UTF-32", [
		0,
		0,
		0,
		"any"
	]],
	["UTF-16", [
		"any",
		0,
		"any",
		0
	]],
	["UTF-16", [
		0,
		"any",
		0,
		"any"
	]]
];
var begins = (bytes, start) => bytes.length >= start.length && start.every((byte, index) => byte === "any" ? bytes[index] !== 0 : bytes[index] === byte);
/** The text with its byte-order mark, if it has one, so that offsets count from the very start of the file. */
function decode(bytes) {
	const encoding = foreign$1.find(([, start]) => begins(bytes, start));
	if (encoding !== void 0) throw new Refusal(rule$2, "foreign", 0, 0, { encoding: encoding[0] });
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
	}
	if (bytes.includes(0)) throw new Refusal(rule$2, "binary", 0, 0);
	const offset = invalidUtf8(bytes);
	const before = lossy(bytes.subarray(0, offset));
	throw new Refusal(rule$2, "invalid", before.length, before.length + 1, {
		byte: `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0")}`,
		offset: String(offset),
		line: String(before.split(/\r\n?|\n/).length)
	});
}
/** The text with a replacement character for whatever is not UTF-8: good enough to show the place. */
function lossy(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
// src/read/format.ts
var extensions = [
	[".json", "json"],
	[".yaml", "yaml"],
	[".yml", "yaml"]
];
/** What the name of a file says about it, if it says anything. */
var named$1 = (path) => extensions.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
/**
* The name decides; a `.json` file is never taken for YAML. A file named otherwise, which only somebody who named it
* outright can ask for, is JSON when it begins as JSON objects and arrays do.
*/
var formatOf = (path, text) => named$1(path) ?? (/^\uFEFF?[ \t\r\n]*[{[]/.test(text) ? "json" : "yaml");
// src/read/json-token.ts
init_fault();
var rule$1 = "mcpdesc.serialization.json.well-formed";
var jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** Everything up to where a token could end: what somebody meant as one value. */
var word$1 = /[^\s,:[\]{}"'/#]*/y;
/** Digits, letters, signs and the point: most words have nothing else, and end where the grammar lets them. */
function simpleEnd(text, start) {
	for (let at = start;; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit >= 97 && unit <= 122 || unit >= 48 && unit <= 57) continue;
		if (unit === 45 || unit === 46 || unit === 43 || unit === 69) continue;
		return unit === 44 || unit === 10 || unit === 13 || unit === 32 || unit === 125 || unit === 93 ? at : void 0;
	}
}
function wordAt(text, start) {
	const end = simpleEnd(text, start);
	if (end !== void 0) return text.slice(start, end);
	word$1.lastIndex = start;
	return word$1.exec(text)?.[0] ?? "";
}
/** The value of a number token; one that JavaScript cannot hold is a fault, and the rest of the text is still read. `where`: its JSON Pointer. */
function numberOf(literal, start, where, faults) {
	const value = Number(literal);
	if (!Number.isFinite(value)) faults.push({
		rule: "mcpdesc.serialization.number.finite",
		message: "overflow",
		with: { value: shown(literal) },
		start,
		end: start + literal.length,
		pointer: where()
	});
	return value;
}
/** Characters that stand for themselves in a string. */
var literal = /[^"\\\u0000-\u001F]*/y;
var escapes = {
	"\"": "\"",
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
var isLineBreak = (character) => character === "\n" || character === "\r";
/** Where the string ends whose opening quote is at `start`, if all its characters stand for themselves. */
function literalEnd(text, start) {
	for (let at = start + 1; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === 34) return at;
		if (unit === 92 || unit < 32) return void 0;
	}
}
/** The string whose opening quote is at `start`. Lone surrogates are strings, too: the grammar allows them. */
function scanString(text, start) {
	const simple = literalEnd(text, start);
	if (simple !== void 0) return {
		value: text.slice(start + 1, simple),
		end: simple + 1
	};
	let value = "";
	let at = start + 1;
	for (;;) {
		literal.lastIndex = at;
		const run = literal.exec(text)?.[0] ?? "";
		value += run;
		at += run.length;
		const character = text[at];
		if (character === "\"") return {
			value,
			end: at + 1
		};
		if (character === void 0 || isLineBreak(character) || character === "\\" && isLineBreak(text[at + 1] ?? "\n")) throw new Refusal(rule$1, "unterminated-string", start, at);
		if (character !== "\\") throw new Refusal(rule$1, "control-character", at, at + 1, { character: codePoint(character) });
		const sequence = scanEscape(text, at);
		value += sequence.value;
		at = sequence.end;
	}
}
function scanEscape(text, start) {
	const letter = String.fromCodePoint(text.codePointAt(start + 1) ?? 0);
	const value = escapes[letter];
	if (value !== void 0) return {
		value,
		end: start + 2
	};
	if (letter !== "u") {
		const end = Math.min(start + 1 + letter.length, text.length);
		throw new Refusal(rule$1, "bad-escape", start, end, { escape: shown(text.slice(start, end)) });
	}
	const digits = /^[0-9a-fA-F]*/.exec(text.slice(start + 2, start + 6))?.[0] ?? "";
	const end = start + 2 + digits.length;
	if (digits.length < 4) throw new Refusal(rule$1, "bad-unicode-escape", start, end, { escape: text.slice(start, end) });
	return {
		value: String.fromCharCode(Number.parseInt(digits, 16)),
		end
	};
}
// src/read/json-problem.ts
init_fault();
/** Words in the place of a value, by what is wrong with them. The first that fits wins. */
var words = [
	[/^[+-]?(?:nan|inf|infinity)$/i, "not-a-number"],
	[/^\+/, "plus-sign"],
	[/^-?0[0-9]/, "leading-zero"],
	[/^-?0[xob]/i, "not-decimal"],
	[/^-?\./, "bare-point"],
	[/^-?[0-9]+\.(?:[eE]|$)/, "bare-point"],
	[/^-?[0-9]+(?:\.[0-9]+)?[eE]?[+-]?$/, "unfinished-number"],
	[/^-$/, "unfinished-number"],
	[/^(?:true|false|null)$/i, "capitals"]
];
var lineEnd = (text, at) => {
	const found = text.slice(at).search(/[\r\n]/);
	return found === -1 ? text.length : at + found;
};
function misplaced$1(text, at, place) {
	const refuse = (which, end, holes = {}) => new Refusal("mcpdesc.serialization.json.well-formed", which, at, end, {
		found: shown(text.slice(at, end)),
		...holes
	});
	const comment = commentEnd(text, at);
	if (comment !== void 0) return refuse("comment", comment);
	if (place === "end") return refuse("after-value", lineEnd(text, at));
	const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
	if (character === "'" && place !== "colon") return refuse("single-quotes", quotedEnd(text, at, character));
	const word = wordAt(text, at);
	const end = at + (word.length || character.length);
	switch (place) {
		case "colon": return refuse("missing-colon", end);
		case "key": return word === "" ? unexpected(character, refuse, end, "a key in double quotes") : refuse("unquoted-key", end);
		case "value":
			if (",:]}".includes(character)) return refuse("missing-value", end);
			if (word === "") return unexpected(character, refuse, end, "a value");
			return refuse(words.find(([form]) => form.test(word))?.[1] ?? "unquoted-string", end);
		case "comma":
			if (character === "}" || character === "]") return refuse("wrong-bracket", end);
			if (word === "" && !"\"{[".includes(character)) return unexpected(character, refuse, end, "a comma or a closing bracket");
			return refuse("missing-comma", character === "\"" ? quotedEnd(text, at, character) : end);
	}
}
function unexpected(character, refuse, end, expected) {
	return refuse("unexpected", end, {
		found: /[\p{C}\p{Z}]/u.test(character) ? codePoint(character) : `"${character}"`,
		expected
	});
}
function commentEnd(text, at) {
	if (text.startsWith("//", at) || text[at] === "#") return lineEnd(text, at);
	if (!text.startsWith("/*", at)) return void 0;
	const close = text.indexOf("*/", at + 2);
	return close === -1 ? text.length : close + 2;
}
/** Past the next such quote on the same line, or the end of the line. */
function quotedEnd(text, at, quote) {
	const end = lineEnd(text, at);
	const close = text.indexOf(quote, at + 1);
	return close === -1 || close >= end ? end : close + 1;
}
// src/grouped.ts
var grouped;
var init_grouped = __esmMin((() => {
	grouped = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}));
// src/read/limits.ts
/** Refuses the range because of that limit; there is as much as `found` of it, or more. */
function exceeded(limit, limits, found, start, end) {
	const holes = {
		found: grouped(found),
		limit: grouped(limits[limit])
	};
	return new Refusal("mcpdesc.serialization.input.size-limits", limit, start, end, holes);
}
/** Refuses a file of which so many bytes were read. */
function tooLarge(limits, read, size) {
	if (size !== "unknown") return exceeded("bytes", limits, Math.max(size, read), 0, 0);
	const holes = { limit: grouped(limits.bytes) };
	return new Refusal("mcpdesc.serialization.input.size-limits", "unknown-bytes", 0, 0, holes);
}
var Budget;
var init_limits = __esmMin((() => {
	init_grouped();
	init_fault();
	Budget = class {
		#values = 0;
		constructor(limits) {
			this.limits = limits;
		}
		value(depth, start, end) {
			if (depth > this.limits.depth) throw exceeded("depth", this.limits, depth, start, end);
			this.#values += 1;
			if (this.#values > this.limits.values) throw exceeded("values", this.limits, this.#values, start, end);
		}
		characters(length, start, end) {
			if (length > this.limits.characters) throw exceeded("characters", this.limits, length, start, end);
		}
		entries(count, start, end) {
			if (count > this.limits.entries) throw exceeded("entries", this.limits, count, start, end);
		}
	};
}));
// src/read/lines.ts
function startsOf(text) {
	const starts = [0];
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit !== lineFeed$1 && unit !== carriageReturn) continue;
		if (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed$1) at += 1;
		starts.push(at + 1);
	}
	return starts;
}
var lineFeed$1, carriageReturn, Lines;
var init_lines = __esmMin((() => {
	lineFeed$1 = 10;
	carriageReturn = 13;
	Lines = class {
		#text;
		/** Where each line begins; most files have nothing to say of any line, and are never searched for them. */
		#found;
		constructor(text) {
			this.#text = text;
		}
		get #starts() {
			this.#found ??= startsOf(this.#text);
			return this.#found;
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
				const middle = line + after >> 1;
				if (this.start(middle) <= inside) line = middle;
				else after = middle;
			}
			return {
				line,
				column: inside - this.start(line) + 1,
				offset: inside
			};
		}
		range(start, end) {
			return {
				start: this.position(start),
				end: this.position(end)
			};
		}
		/** Offset of the first character of a line; lines count from 1. */
		start(line) {
			return this.#starts[line - 1] ?? this.#text.length;
		}
		/** Offset past the last character of a line, its line break left out. */
		end(line) {
			let end = this.start(line + 1);
			if (line >= this.count) return end;
			if (this.#text[end - 1] === "\n") end -= 1;
			else return end - 1;
			return this.#text[end - 1] === "\r" && end > this.start(line) ? end - 1 : end;
		}
		/** A line without its line break. */
		text(line) {
			return this.#text.slice(this.start(line), this.end(line));
		}
	};
}));
// src/read/json.ts
init_fault();
init_growing();
init_limits();
init_lines();
init_tree();
function readJson(text, limits) {
	return new JsonReader(text, limits).read();
}
var closing = {
	object: "}",
	array: "]"
};
var JsonReader = class {
	#text;
	#budget;
	#faults = [];
	#growing = new GrowingTree();
	#at = 0;
	#lines;
	/** A value has begun that is not in the tree yet. */
	#begun = false;
	constructor(text, limits) {
		this.#text = text;
		this.#budget = new Budget(limits);
	}
	read() {
		try {
			return {
				tree: this.#document(),
				faults: this.#faults
			};
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return {
				tree: void 0,
				faults: [...this.#faults, error.at(this.#where())]
			};
		}
	}
	#document() {
		if (this.#text.startsWith("﻿")) {
			this.#faults.push({
				rule: "mcpdesc.serialization.encoding.utf-8",
				message: "bom",
				with: {},
				start: 0,
				end: 1,
				pointer: ""
			});
			this.#at = 1;
		}
		this.#skipBlanks();
		if (this.#at === this.#text.length) throw new Refusal("mcpdesc.serialization.json.well-formed", "empty", this.#at, this.#at);
		const root = this.#value();
		for (let { open } = this.#growing; open !== void 0; {open} = this.#growing) if (this.#toNextValue(open)) this.#value();
		this.#skipBlanks();
		if (this.#at < this.#text.length) throw this.#misplaced("end");
		return root;
	}
	/** Reads a scalar, or opens a collection, and places it in the open one. */
	#value() {
		const start = this.#at;
		this.#begun = true;
		this.#budget.value(this.#growing.depth, start, start + 1);
		const node = this.#collection() ?? this.#scalar();
		this.#growing.add(node);
		this.#begun = false;
		return node;
	}
	#collection() {
		const start = this.#at;
		const bracket = this.#text[start];
		if (bracket !== "{" && bracket !== "[") return void 0;
		this.#at += 1;
		return bracket === "{" ? new ObjectNode(start, this.#at) : new ArrayNode(start, this.#at);
	}
	#scalar() {
		const start = this.#at;
		if (this.#text[start] === "\"") {
			const value = this.#string();
			return new StringNode(start, this.#at, value);
		}
		const word = wordAt(this.#text, start);
		this.#budget.characters(word.length, start, start + word.length);
		const end = start + word.length;
		this.#at = end;
		if (word === "true" || word === "false") return new BooleanNode(start, end, word === "true");
		if (word === "null") return new NullNode(start, end);
		if (jsonNumber.test(word)) return new NumberNode(start, end, numberOf(word, start, () => this.#where(), this.#faults), word);
		this.#at = start;
		throw this.#misplaced("value");
	}
	/** Reads the string that starts here. */
	#string() {
		const start = this.#at;
		const { value, end } = scanString(this.#text, start);
		this.#budget.characters(value.length, start, end);
		this.#at = end;
		return value;
	}
	/** After a bracket or a value: goes to where the next value of the open collection starts, or closes it. */
	#toNextValue(open) {
		this.#skipBlanks();
		if (this.#text[this.#at] === closing[open.type]) {
			this.#at += 1;
			this.#growing.close(this.#at);
			return false;
		}
		const { count } = this.#growing;
		if (count > 0) this.#comma();
		this.#budget.entries(count + 1, open.start, open.start + 1);
		if (open.type === "object") this.#memberKey();
		return true;
	}
	#comma() {
		const comma = this.#at;
		if (this.#text[comma] !== ",") throw this.#misplaced("comma");
		this.#at += 1;
		this.#skipBlanks();
		const next = this.#text[this.#at];
		if (next === "}" || next === "]") throw new Refusal("mcpdesc.serialization.json.well-formed", "trailing-comma", comma, comma + 1);
	}
	#memberKey() {
		const start = this.#at;
		if (this.#text[start] !== "\"") throw this.#misplaced("key");
		const name = this.#string();
		const end = this.#at;
		const earlier = this.#growing.member(name);
		this.#growing.expect(name, start, end);
		if (earlier !== void 0) this.#faults.push({
			rule: "mcpdesc.serialization.json.unique-keys",
			with: {
				key: shown(name),
				line: this.#line(earlier.keyStart)
			},
			start,
			end,
			pointer: this.#where()
		});
		this.#skipBlanks();
		if (this.#text[this.#at] !== ":") throw this.#misplaced("colon");
		this.#at += 1;
		this.#skipBlanks();
	}
	#skipBlanks() {
		for (;;) {
			const character = this.#text.charCodeAt(this.#at);
			if (character !== 32 && character !== 10 && character !== 13 && character !== 9) return;
			this.#at += 1;
		}
	}
	#misplaced(place) {
		const { open } = this.#growing;
		if (this.#at < this.#text.length || open === void 0) return misplaced$1(this.#text, this.#at, place);
		const holes = {
			collection: open.type,
			line: this.#line(open.start)
		};
		return new Refusal("mcpdesc.serialization.json.well-formed", "truncated", this.#at, this.#at, holes);
	}
	#line(offset) {
		this.#lines ??= new Lines(this.#text);
		return String(this.#lines.position(offset).line);
	}
	/** The value that is being read, or the collection where none has begun. */
	#where() {
		const { open, key, hasKey } = this.#growing;
		if (open === void 0) return "";
		return hasKey || this.#begun && open.type === "array" ? pointerTo(open, key) : pointer$1(open);
	}
};
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var NOT_RESOLVED, strTag, NULL_VALUES$1, nullCoreTag, nullJsonTag, NULL_VALUES, nullYaml11Tag, TRUE_VALUES$2, FALSE_VALUES$2, boolCoreTag, TRUE_VALUES$1, FALSE_VALUES$1, boolJsonTag, TRUE_VALUES, FALSE_VALUES, boolYaml11Tag, YAML_INTEGER_IMPLICIT_PATTERN$1, YAML_INTEGER_EXPLICIT_PATTERN$1, intCoreTag, YAML_INTEGER_IMPLICIT_PATTERN, YAML_INTEGER_EXPLICIT_PATTERN, intJsonTag, YAML_INTEGER_PATTERN, intYaml11Tag, YAML_FLOAT_PATTERN$1, YAML_FLOAT_SPECIAL_PATTERN$1, floatCoreTag, YAML_FLOAT_IMPLICIT_PATTERN, YAML_FLOAT_EXPLICIT_PATTERN, floatJsonTag, YAML_FLOAT_PATTERN, YAML_FLOAT_SPECIAL_PATTERN, floatYaml11Tag, mergeTag, BASE64_PATTERN, binaryTag, YAML_DATE_REGEXP, YAML_TIMESTAMP_REGEXP, timestampTag, seqTag, omapTag, pairsTag, mapTag, setTag, Schema$1, FAILSAFE_SCHEMA, CORE_SCHEMA, YAML11_SCHEMA, DEFAULT_SNIPPET_OPTIONS, YAMLException, EVENT_ID, SCALAR_STYLE, COLLECTION_STYLE, CHOMPING_MODE, NO_RANGE$3, simpleEscapeCheck, simpleEscapeMap, TAG_SUFFIX_CHARS, DEFAULT_CONSTRUCTOR_OPTIONS, NO_RANGE$1, HAS_OWN, CONTEXT_FLOW_IN, CONTEXT_FLOW_OUT, CONTEXT_BLOCK_IN, CONTEXT_BLOCK_OUT, PATTERN_NON_PRINTABLE, PATTERN_FLOW_INDICATORS, PATTERN_TAG_HANDLE, NS_URI_CHAR, NS_TAG_CHAR, PATTERN_TAG_URI, PATTERN_TAG_SUFFIX, PATTERN_TAG_PREFIX, DEFAULT_PARSER_OPTIONS, DEFAULT_SCALAR_STYLE_RULES, SRC_C_PRINTABLE, SRC_B_CHAR, SRC_C_BYTE_ORDER_MARK, SRC_S_WHITE, SRC_NB_CHAR, SRC_NS_CHAR, SRC_NB_JSON, SRC_C_INDICATOR, SRC_C_FLOW_INDICATOR, SRC_NS_PLAIN_SAFE_FLOW_OUT, SRC_NS_PLAIN_SAFE_FLOW_IN, SRC_NS_PLAIN_FIRST_FLOW_OUT, SRC_NS_PLAIN_FIRST_FLOW_IN, SRC_NS_PLAIN_CHAR_FLOW_OUT, SRC_NS_PLAIN_CHAR_FLOW_IN, SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT, SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN, SRC_NS_PLAIN_ONE_LINE_FLOW_OUT, SRC_NS_PLAIN_ONE_LINE_FLOW_IN, SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY, SRC_NS_PLAIN_ONE_LINE_FLOW_KEY, SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT, SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN, SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT, SRC_NS_PLAIN_MULTI_LINE_FLOW_IN, DEFAULT_PRESENTER_OPTIONS;
var init_js_yaml = __esmMin((() => {
	NOT_RESOLVED = Symbol("NOT_RESOLVED");
	strTag = defineScalarTag("tag:yaml.org,2002:str", {
		resolve: (source) => source,
		identify: (data) => typeof data === "string"
	});
	NULL_VALUES$1 = [
		"",
		"~",
		"null",
		"Null",
		"NULL"
	];
	nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: true,
		implicitFirstChars: [
			"",
			"~",
			"n",
			"N"
		],
		resolve: (source) => {
			if (NULL_VALUES$1.indexOf(source) !== -1) return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: true,
		implicitFirstChars: ["n"],
		resolve: (source, isExplicit) => {
			if (source === "null" || isExplicit && source === "") return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	NULL_VALUES = [
		"",
		"~",
		"null",
		"Null",
		"NULL"
	];
	nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: true,
		implicitFirstChars: [
			"",
			"~",
			"n",
			"N"
		],
		resolve: (source) => {
			if (NULL_VALUES.indexOf(source) !== -1) return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	TRUE_VALUES$2 = [
		"true",
		"True",
		"TRUE"
	];
	FALSE_VALUES$2 = [
		"false",
		"False",
		"FALSE"
	];
	boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: true,
		implicitFirstChars: [
			"t",
			"T",
			"f",
			"F"
		],
		resolve: (source) => {
			if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
			if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	TRUE_VALUES$1 = ["true"];
	FALSE_VALUES$1 = ["false"];
	boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: true,
		implicitFirstChars: ["t", "f"],
		resolve: (source) => {
			if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
			if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	TRUE_VALUES = [
		"true",
		"True",
		"TRUE",
		"y",
		"Y",
		"yes",
		"Yes",
		"YES",
		"on",
		"On",
		"ON"
	];
	FALSE_VALUES = [
		"false",
		"False",
		"FALSE",
		"n",
		"N",
		"no",
		"No",
		"NO",
		"off",
		"Off",
		"OFF"
	];
	boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: true,
		implicitFirstChars: [
			"y",
			"Y",
			"n",
			"N",
			"t",
			"T",
			"f",
			"F",
			"o",
			"O"
		],
		resolve: (source) => {
			if (TRUE_VALUES.indexOf(source) !== -1) return true;
			if (FALSE_VALUES.indexOf(source) !== -1) return false;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: true,
		implicitFirstChars: [
			"-",
			"+",
			..."0123456789"
		],
		resolve: resolveYamlInteger$2,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
	YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: true,
		implicitFirstChars: ["-", ..."0123456789"],
		resolve: resolveYamlInteger$1,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
	intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: true,
		implicitFirstChars: [
			"-",
			"+",
			..."0123456789"
		],
		resolve: resolveYamlInteger,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: true,
		implicitFirstChars: [
			"-",
			"+",
			".",
			..."0123456789"
		],
		resolve: resolveYamlFloat$2,
		identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat$2
	});
	YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
	YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: true,
		implicitFirstChars: ["-", ..."0123456789"],
		resolve: resolveYamlFloat$1,
		identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat$1
	});
	YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: true,
		implicitFirstChars: [
			"-",
			"+",
			".",
			..."0123456789"
		],
		resolve: resolveYamlFloat,
		identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat
	});
	mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
		implicit: true,
		implicitFirstChars: ["<"],
		resolve: (source, isExplicit) => {
			if (source === "<<" || isExplicit && source === "") return "<<";
			return NOT_RESOLVED;
		},
		identify: () => false
	});
	BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
	binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
		resolve: resolveYamlBinary,
		identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
		represent: representYamlBinary
	});
	YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
	YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
	timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
		implicit: true,
		implicitFirstChars: [..."0123456789"],
		resolve: resolveYamlTimestamp,
		identify: (object) => object instanceof Date,
		represent: (object) => object.toISOString()
	});
	seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
		create: () => [],
		addItem: (container, item) => {
			container.push(item);
		},
		identify: Array.isArray
	});
	omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
		create: () => ({
			list: [],
			seen: /* @__PURE__ */ new Set()
		}),
		addItem: (carrier, item) => {
			let key;
			if (item instanceof Map) {
				if (item.size !== 1) return "cannot resolve an ordered map item";
				key = item.keys().next().value;
			} else if (isPlainObject(item)) {
				const itemKeys = Object.keys(item);
				if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
				key = itemKeys[0];
			} else return "cannot resolve an ordered map item";
			if (carrier.seen.has(key)) return "duplicate key in ordered map";
			carrier.seen.add(key);
			carrier.list.push(item);
			return "";
		},
		finalize: (carrier) => carrier.list,
		identify: () => false
	});
	pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
		create: () => [],
		addItem: (container, item) => {
			if (item instanceof Map) {
				if (item.size !== 1) return "cannot resolve a pairs item";
				container.push(item.entries().next().value);
				return "";
			}
			if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
			const object = item;
			const keys = Object.keys(object);
			if (keys.length !== 1) return "cannot resolve a pairs item";
			container.push([keys[0], object[keys[0]]]);
			return "";
		},
		identify: () => false
	});
	mapTag = defineMappingTag("tag:yaml.org,2002:map", {
		create: () => ({}),
		identify: isPlainObject,
		represent: (o) => {
			const map = /* @__PURE__ */ new Map();
			for (const key of Object.keys(o)) map.set(key, o[key]);
			return map;
		},
		addPair: (container, key, value) => {
			if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
			const normalizedKey = String(key);
			if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
				value,
				enumerable: true,
				configurable: true,
				writable: true
			});
			else container[normalizedKey] = value;
			return "";
		},
		has: (container, key) => {
			if (key !== null && typeof key === "object") return false;
			return Object.prototype.hasOwnProperty.call(container, String(key));
		},
		keys: (container) => Object.keys(container),
		get: (container, key) => {
			const normalizedKey = String(key);
			if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
			return container[normalizedKey];
		}
	});
	setTag = defineMappingTag("tag:yaml.org,2002:set", {
		create: () => /* @__PURE__ */ new Set(),
		identify: (data) => data instanceof Set,
		represent: (data) => {
			const map = /* @__PURE__ */ new Map();
			for (const key of data) map.set(key, null);
			return map;
		},
		addPair: (container, key, value) => {
			if (value !== null) return "cannot resolve a set item";
			container.add(key);
			return "";
		},
		has: (container, key) => container.has(key),
		keys: (container) => container.keys(),
		get: () => null
	});
	Schema$1 = class Schema {
		tags;
		/** @internal */
		implicitScalarTags;
		/**
		* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
		* the resolvers that may match that key, in schema order; a key absent from
		* the map uses
		* {@link Schema.implicitScalarAnyFirstChar}
		* (resolvers that declared no first-char constraint, so they apply to any
		* first character).
		*/
		implicitScalarByFirstChar;
		implicitScalarAnyFirstChar;
		/**
		* The default scalar tag (`!!str`), resolved once so the composer's fallback
		* for unresolved plain scalars avoids a keyed lookup per scalar.
		*
		* @internal
		*/
		defaultScalarTag;
		/**
		* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
		* value is identified by its default tag, the tag is implicit and not
		* printed. Undefined if the schema does not define them (then such values
		* can't be dumped).
		*
		* @internal
		*/
		defaultSequenceTag;
		/** @internal */
		defaultMappingTag;
		exact;
		prefix;
		constructor(tags) {
			const compiledTags = compileTags(tags);
			const implicitScalarTags = [];
			const exact = createTagDefinitionMap();
			const prefix = createTagDefinitionListMap();
			for (const tag of compiledTags) {
				if (tag.nodeKind === "scalar" && tag.implicit) {
					if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
					implicitScalarTags.push(tag);
				}
				switch (tag.nodeKind) {
					case "scalar":
						if (tag.matchByTagPrefix) prefix.scalar.push(tag);
						else exact.scalar[tag.tagName] = tag;
						break;
					case "sequence":
						if (tag.matchByTagPrefix) prefix.sequence.push(tag);
						else exact.sequence[tag.tagName] = tag;
						break;
					case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
					else exact.mapping[tag.tagName] = tag;
				}
			}
			const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
			const keys = /* @__PURE__ */ new Set();
			for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
			const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
			for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
			const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
			if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
			this.tags = compiledTags;
			this.implicitScalarTags = implicitScalarTags;
			this.implicitScalarByFirstChar = implicitScalarByFirstChar;
			this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
			this.defaultScalarTag = defaultScalarTag;
			this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
			this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
			this.exact = exact;
			this.prefix = prefix;
		}
		/** @internal */
		lookupScalarTag(tagName) {
			const exactTag = this.exact.scalar[tagName];
			if (exactTag) return exactTag;
			for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
		}
		/** @internal */
		lookupSequenceTag(tagName) {
			const exactTag = this.exact.sequence[tagName];
			if (exactTag) return exactTag;
			for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
		}
		/** @internal */
		lookupMappingTag(tagName) {
			const exactTag = this.exact.mapping[tagName];
			if (exactTag) return exactTag;
			for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
		}
		/** @internal */
		resolveImplicitScalarTag(source) {
			const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
			for (const tag of candidates) {
				const value = tag.resolve(source, false, tag.tagName);
				if (value !== NOT_RESOLVED) return {
					value,
					tag
				};
			}
			const tag = this.defaultScalarTag;
			return {
				value: tag.resolve(source, false, tag.tagName),
				tag
			};
		}
		/**
		* Creates a new schema with the specified tags added. If a tag already
		* exists, it is replaced by the specified tag.
		*
		* @example
		*
		* ```javascript
		* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
		*
		* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
		* ```
		*/
		withTags(...tags) {
			let flatTags = [];
			for (const tag of tags) flatTags = flatTags.concat(tag);
			return new Schema([...this.tags, ...flatTags]);
		}
	};
	FAILSAFE_SCHEMA = new Schema$1([
		strTag,
		seqTag,
		mapTag
	]);
	new Schema$1([
		...FAILSAFE_SCHEMA.tags,
		nullJsonTag,
		boolJsonTag,
		intJsonTag,
		floatJsonTag
	]);
	CORE_SCHEMA = new Schema$1([
		...FAILSAFE_SCHEMA.tags,
		nullCoreTag,
		boolCoreTag,
		intCoreTag,
		floatCoreTag
	]);
	YAML11_SCHEMA = new Schema$1([
		...FAILSAFE_SCHEMA.tags,
		nullYaml11Tag,
		boolYaml11Tag,
		intYaml11Tag,
		floatYaml11Tag,
		timestampTag,
		mergeTag,
		binaryTag,
		omapTag,
		pairsTag,
		setTag
	]);
	YAML11_SCHEMA.withTags({
		...intYaml11Tag,
		resolve: (source, isExplicit, tagName) => {
			const result = intYaml11Tag.resolve(source, isExplicit, tagName);
			return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
		}
	}, {
		...floatYaml11Tag,
		resolve: (source, isExplicit, tagName) => {
			const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
			return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
		}
	});
	defineMappingTag("tag:yaml.org,2002:map", {
		create: () => /* @__PURE__ */ new Map(),
		addPair: (container, key, value) => {
			container.set(key, value);
			return "";
		},
		has: (container, key) => container.has(key),
		keys: (container) => container.keys(),
		get: (container, key) => container.get(key),
		identify: (data) => data instanceof Map || isPlainObject(data),
		represent: (data) => {
			if (data instanceof Map) return data;
			const map = /* @__PURE__ */ new Map();
			const obj = data;
			for (const key of Object.keys(obj)) map.set(key, obj[key]);
			return map;
		}
	});
	defineMappingTag("tag:yaml.org,2002:map", {
		create: () => ({}),
		identify: isPlainObject,
		represent: (o) => {
			const map = /* @__PURE__ */ new Map();
			for (const key of Object.keys(o)) map.set(key, o[key]);
			return map;
		},
		addPair: (container, key, value) => {
			const normalizedKey = normalizeKey(key);
			if (normalizedKey === null) return "nested arrays are not supported inside keys";
			if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
				value,
				enumerable: true,
				configurable: true,
				writable: true
			});
			else container[normalizedKey] = value;
			return "";
		},
		has: (container, key) => {
			const normalizedKey = normalizeKey(key);
			return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
		},
		keys: (container) => Object.keys(container),
		get: (container, key) => {
			const normalizedKey = String(key);
			if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
			return container[normalizedKey];
		}
	});
	DEFAULT_SNIPPET_OPTIONS = {
		maxLength: 79,
		indent: 1,
		linesBefore: 3,
		linesAfter: 2
	};
	YAMLException = class YAMLException extends Error {
		reason;
		mark;
		/**
		* Optional `mark` contains source snippet data. Usually, use
		* {@link YAMLException.throwAt} instead of passing it directly.
		*/
		constructor(reason, mark) {
			super();
			this.name = "YAMLException";
			this.reason = reason;
			this.mark = mark;
			this.message = formatError(this, false);
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
		}
		/**
		* Returns the formatted error, omitting the source snippet in compact mode.
		*/
		toString(compact) {
			return `${this.name}: ${formatError(this, compact)}`;
		}
		/**
		* Builds a YAMLException with a source snippet and throws it. `source` is
		* the raw input text; `position` is an offset into it.
		*/
		static throwAt(source, position, message, filename = "") {
			let line = 0;
			let lineStart = 0;
			for (let index = 0; index < position; index++) {
				const ch = source.charCodeAt(index);
				if (ch === 10) {
					line++;
					lineStart = index + 1;
				} else if (ch === 13) {
					line++;
					if (source.charCodeAt(index + 1) === 10) index++;
					lineStart = index + 1;
				}
			}
			const mark = {
				name: filename,
				buffer: source,
				position,
				line,
				column: position - lineStart
			};
			mark.snippet = makeSnippet(mark);
			throw new YAMLException(message, mark);
		}
	};
	EVENT_ID = {
		DOCUMENT: 1,
		SEQUENCE: 2,
		MAPPING: 3,
		SCALAR: 4,
		ALIAS: 5,
		POP: 6
	};
	SCALAR_STYLE = {
		PLAIN: 1,
		SINGLE_QUOTED: 2,
		DOUBLE_QUOTED: 3,
		LITERAL_BLOCK: 4,
		FOLDED_BLOCK: 5
	};
	COLLECTION_STYLE = {
		BLOCK: 1,
		FLOW: 2
	};
	CHOMPING_MODE = {
		CLIP: 1,
		STRIP: 2,
		KEEP: 3
	};
	NO_RANGE$3 = -1;
	simpleEscapeCheck = new Array(256);
	simpleEscapeMap = new Array(256);
	for (let i = 0; i < 256; i++) {
		simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
		simpleEscapeMap[i] = simpleEscapeSequence(i);
	}
	Object.assign(Object.create(null), {
		"!": "!",
		"!!": "tag:yaml.org,2002:"
	});
	TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
	TAG_SUFFIX_CHARS + "";
	DEFAULT_CONSTRUCTOR_OPTIONS = {
		filename: "",
		schema: CORE_SCHEMA,
		json: false,
		maxTotalMergeKeys: 1e4,
		maxAliases: -1
	};
	NO_RANGE$1 = -1;
	HAS_OWN = Object.prototype.hasOwnProperty;
	CONTEXT_FLOW_IN = 1;
	CONTEXT_FLOW_OUT = 2;
	CONTEXT_BLOCK_IN = 3;
	CONTEXT_BLOCK_OUT = 4;
	PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
	PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
	PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
	NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
	NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
	PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
	PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
	PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
	DEFAULT_PARSER_OPTIONS = {
		filename: "",
		maxDepth: 100
	};
	({
		...DEFAULT_PARSER_OPTIONS,
		...DEFAULT_CONSTRUCTOR_OPTIONS
	});
	DEFAULT_SCALAR_STYLE_RULES = {
		applyQuoteFlowKeysOption,
		doubleQuoteForInvisibles,
		doubleQuoteWhitespaceOnly,
		applyForceQuotesOption,
		tryLongOrMultilineAsBlock,
		quoteInvalidPlain,
		fallbackToDoubleQuoted
	};
	SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
	SRC_B_CHAR = "[\\n\\r]";
	SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
	SRC_S_WHITE = "[ \\t]";
	SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
	SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
	SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
	SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
	SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
	SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
	SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
	SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
	SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
	SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
	SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
	SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
	SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
	SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
	SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
	SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
	SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
	SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
	SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
	SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
	SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
	new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
	new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
	new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
	new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
	new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
	new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
	new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
	DEFAULT_PRESENTER_OPTIONS = {
		indent: 2,
		seqNoIndent: false,
		seqInlineFirst: true,
		lineWidth: 80,
		flowBracketPadding: false,
		flowSkipCommaSpace: false,
		flowSkipColonSpace: false,
		quoteFlowKeys: false,
		quoteStyle: "single",
		forceQuotes: false,
		scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
		tagBeforeAnchor: false
	};
	({ ...DEFAULT_PRESENTER_OPTIONS });
	EVENT_ID.DOCUMENT;
	EVENT_ID.SEQUENCE;
	EVENT_ID.MAPPING;
	EVENT_ID.SCALAR;
	EVENT_ID.ALIAS;
	EVENT_ID.POP;
	SCALAR_STYLE.PLAIN;
	SCALAR_STYLE.SINGLE_QUOTED;
	SCALAR_STYLE.DOUBLE_QUOTED;
	SCALAR_STYLE.LITERAL_BLOCK;
	SCALAR_STYLE.FOLDED_BLOCK;
	COLLECTION_STYLE.BLOCK;
	COLLECTION_STYLE.FLOW;
	CHOMPING_MODE.CLIP;
	CHOMPING_MODE.STRIP;
	CHOMPING_MODE.KEEP;
}));
// src/read/yaml-scalar.ts
/** @param tag The resolved explicit tag; one that is not standard leaves the content a string and is judged elsewhere. */
function resolveScalar(source, plain, tag) {
	if (tag === standardTags.map || tag === standardTags.seq) return "mismatch";
	const typed = forms.some((form) => form.tag === tag);
	if (!typed && (tag !== void 0 || !plain)) return { value: source };
	if (notFinite.test(source) && (tag === void 0 || tag === standardTags.float)) return "not-finite";
	const fitting = forms.find(({ tag: own, form }) => (!typed || own === tag) && form.test(source));
	if (fitting === void 0) return typed ? "mismatch" : { value: source };
	const value = fitting.value(source);
	return typeof value === "number" && !Number.isFinite(value) ? "overflow" : { value };
}
/** @param plain Without quotes and without a tag. */
function scalarNode(value, source, { start, end }, plain) {
	switch (typeof value) {
		case "string": return new StringNode(start, end, value, plain);
		case "number": return new NumberNode(start, end, value, source);
		case "boolean": return new BooleanNode(start, end, value);
		default: return new NullNode(start, end);
	}
}
var standardTags, standard, isStandardTag, forms, notFinite;
var init_yaml_scalar = __esmMin((() => {
	init_tree();
	standardTags = {
		str: "tag:yaml.org,2002:str",
		null: "tag:yaml.org,2002:null",
		bool: "tag:yaml.org,2002:bool",
		int: "tag:yaml.org,2002:int",
		float: "tag:yaml.org,2002:float",
		map: "tag:yaml.org,2002:map",
		seq: "tag:yaml.org,2002:seq"
	};
	standard = new Set(Object.values(standardTags));
	isStandardTag = (tag) => standard.has(tag ?? "");
	forms = [
		{
			tag: standardTags.null,
			form: /^null$/,
			value: () => null
		},
		{
			tag: standardTags.bool,
			form: /^(?:true|false)$/,
			value: (source) => source === "true"
		},
		{
			tag: standardTags.int,
			form: /^-?(?:0|[1-9][0-9]*)$/,
			value: Number
		},
		{
			tag: standardTags.float,
			form: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			value: Number
		}
	];
	notFinite = /^[+-]?\.(?:inf|nan)$/i;
}));
// src/read/yaml-text.ts
function emptySpan(offset, text) {
	const settled = unblank(text, offset, " 	");
	return {
		start: settled,
		end: settled
	};
}
/** Goes back from an offset over these characters. */
function unblank(text, offset, blanks) {
	let at = offset;
	while (at > 0 && blanks.includes(text.charAt(at - 1))) at -= 1;
	return at;
}
var forbiddenCharacter, units;
var init_yaml_text = __esmMin((() => {
	forbiddenCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
	units = (characters) => new Set([...characters].map((one) => one.charCodeAt(0)));
}));
// src/read/yaml-screen.ts
/**
* All events are there before the first is counted, so a text that could have far more values than the limit is left
* to the reader that counts on the way. No value comes without an announcer, and prose has few of them.
*/
function isCrowded(text, { values }) {
	const most = 8 * values;
	if (text.length <= most) return false;
	let count = 0;
	for (let at = 0; at < text.length; at += 1) if (announcers.has(text.charCodeAt(at))) count += 1;
	return count > most;
}
var isPlain$1, foreign, announcers;
var init_yaml_screen = __esmMin((() => {
	init_yaml_text();
	isPlain$1 = (text, limits) => !forbiddenCharacter.test(text) && !foreign.test(text) && !isCrowded(text, limits);
	foreign = /\uFEFF|\r(?!\n)|^ *\t/m;
	announcers = units(",:[{-?\n\r");
}));
// src/read/yaml-events.ts
var yaml_events_exports = /* @__PURE__ */ __exportAll({ readEvents: () => readEvents });
/** Undefined where the full reader has to look. */
function readEvents(text, limits) {
	if (!isPlain$1(text, limits)) return void 0;
	try {
		return new EventTree(text, limits).build(eventsOf(text, limits));
	} catch (error) {
		if (error instanceof Doubt || error instanceof Refusal) return void 0;
		throw error;
	}
}
function eventsOf(text, limits) {
	try {
		return parseEvents(text, { maxDepth: limits.depth + 2 });
	} catch {
		throw new Doubt();
	}
}
var Doubt, passed, chomping, hash, mostKey, unclear, openers, closers$1, EventTree, isQuoted, isBlock$2;
var init_yaml_events = __esmMin((() => {
	init_js_yaml();
	init_fault();
	init_growing();
	init_limits();
	init_tree();
	init_yaml_scalar();
	init_yaml_screen();
	init_yaml_text();
	Doubt = class extends Error {};
	passed = units(" \n\r	:-,?");
	chomping = units("-+");
	hash = 35;
	mostKey = 1e3;
	unclear = /\\(?:U|(?:\r\n?|\n)[ \t]*[\r\n])/;
	openers = {
		object: "{",
		array: "["
	};
	closers$1 = {
		object: "}",
		array: "]"
	};
	EventTree = class {
		#text;
		#budget;
		#comments = [];
		#growing = new GrowingTree();
		#root;
		#brackets = 0;
		/** Everything before is in the tree. */
		#at = 0;
		constructor(text, limits) {
			this.#text = text;
			this.#budget = new Budget(limits);
		}
		build(events) {
			const [document] = events;
			if (document?.type !== EVENT_ID.DOCUMENT || document.explicitEnd || document.directives.length > 0) throw new Doubt();
			for (let index = 1; index < events.length - 1; index += 1) this.#take(events[index], events[index + 1]);
			if (this.#root === void 0 || this.#skip(this.#text.length) < this.#text.length) throw new Doubt();
			return {
				tree: this.#root,
				faults: [],
				comments: this.#comments
			};
		}
		#take(event, next) {
			switch (event?.type) {
				case EVENT_ID.SCALAR:
					if (this.#awaitsKey) this.#takeKey(event);
					else this.#takeScalar(event);
					return;
				case EVENT_ID.MAPPING:
					this.#enter(event.start, new ObjectNode(this.#startOfObject(event.start, next), event.start));
					return;
				case EVENT_ID.SEQUENCE:
					this.#enter(event.start, new ArrayNode(event.start, event.start));
					return;
				case EVENT_ID.POP:
					this.#leave();
					return;
				default: throw new Doubt();
			}
		}
		get #awaitsKey() {
			return this.#growing.open?.type === "object" && !this.#growing.hasKey;
		}
		/** Without braces it begins with its first key, which need not be where a question mark stands. */
		#startOfObject(start, next) {
			if (this.#text[start] === "{") return start;
			if (next?.type !== EVENT_ID.SCALAR || next.valueStart < 0) throw new Doubt();
			return isQuoted(next) ? next.valueStart - 1 : next.valueStart;
		}
		#takeKey(event) {
			const { start, end } = this.#span(event);
			const name = getScalarValue(this.#text, event);
			this.#budget.entries(this.#growing.count + 1, start, end);
			this.#budget.characters(name.length, start, end);
			if (typeof this.#valueOf(name, event) !== "string" || isBlock$2(event)) throw new Doubt();
			if (this.#growing.member(name) !== void 0) throw new Doubt();
			this.#growing.expect(name, start, end);
		}
		#takeScalar(event) {
			const span = this.#span(event);
			const content = getScalarValue(this.#text, event);
			this.#budget.characters(content.length, span.start, span.end);
			this.#place(scalarNode(this.#valueOf(content, event), content, span, event.style === SCALAR_STYLE.PLAIN));
		}
		#valueOf(content, event) {
			const resolution = resolveScalar(content, event.style === SCALAR_STYLE.PLAIN, void 0);
			if (typeof resolution === "string") throw new Doubt();
			return resolution.value;
		}
		#enter(start, node) {
			if (this.#awaitsKey) throw new Doubt();
			this.#place(node);
			if (this.#text[start] === openers[node.type]) {
				if (this.#skip(start) < start) throw new Doubt();
				this.#at = start + 1;
				this.#brackets += 1;
			}
		}
		#leave() {
			const { open, hasKey } = this.#growing;
			if (open === void 0 || hasKey) throw new Doubt();
			if (this.#text[open.start] === openers[open.type]) {
				const closer = this.#skip(this.#text.length);
				if (this.#text[closer] !== closers$1[open.type]) throw new Doubt();
				this.#at = closer + 1;
				this.#brackets -= 1;
			}
			this.#growing.close(this.#at);
		}
		#place(node) {
			const { start } = node;
			this.#budget.value(this.#growing.depth, start, start + 1);
			const { open, count, keyStart } = this.#growing;
			if (open === void 0) {
				if (this.#root !== void 0 || node.type !== "object" && node.type !== "array") throw new Doubt();
				if (/\t| ---/.test(this.#text.slice(0, start))) throw new Doubt();
				this.#root = node;
			} else if (open.type === "array") this.#budget.entries(count + 1, start, start + 1);
			else if (start - keyStart > mostKey) throw new Doubt();
			this.#growing.add(node);
		}
		/** Where the full reader sees the scalar, everything before it passed by. */
		#span(event) {
			const { valueStart, valueEnd } = event;
			if (valueStart < 0) throw new Doubt();
			if (isBlock$2(event)) return this.#blockSpan(valueStart, valueEnd);
			const quote = isQuoted(event) ? 1 : 0;
			const start = valueStart - quote;
			if (this.#skip(start) < start) throw new Doubt();
			if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast && unclear.test(this.#text.slice(valueStart, valueEnd))) throw new Doubt();
			this.#at = valueEnd + quote;
			return {
				start,
				end: this.#at
			};
		}
		/** From the indicator, which the event leaves out, to the last line that holds something; an indentation indicator is a matter of dispute. */
		#blockSpan(valueStart, valueEnd) {
			const start = this.#skip(valueStart);
			if (start === valueStart) throw new Doubt();
			this.#at = start + 1;
			while (chomping.has(this.#text.charCodeAt(this.#at))) this.#at += 1;
			if (this.#skip(valueStart) < valueStart) throw new Doubt();
			this.#at = unblank(this.#text, valueEnd, " 	\r\n");
			if (this.#at <= valueStart) throw new Doubt();
			return {
				start,
				end: this.#at
			};
		}
		/** Passes by blanks, comments and whatever announces a value; returns where something else stands, or that offset. */
		#skip(to) {
			let at = this.#at;
			while (at < to) {
				const unit = this.#text.charCodeAt(at);
				if (unit === hash) at = this.#comment(at);
				else if (passed.has(unit)) at += 1;
				else break;
			}
			this.#at = at;
			return at;
		}
		/** Between brackets, the package `yaml` takes no comment that begins its line. */
		#comment(start) {
			if (this.#brackets > 0 && "\r\n".includes(this.#text.charAt(start - 1))) throw new Doubt();
			let end = start;
			while (end < this.#text.length && !"\r\n".includes(this.#text.charAt(end))) end += 1;
			this.#comments.push({
				start,
				end
			});
			return end;
		}
	};
	isQuoted = ({ style }) => style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
	isBlock$2 = ({ style }) => style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}));
// node_modules/yaml/browser/dist/nodes/identity.js
function isCollection(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
function isNode(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case ALIAS:
		case MAP:
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
var ALIAS, DOC, MAP, PAIR, SCALAR$1, SEQ, NODE_TYPE, isAlias, isDocument, isMap, isPair, isScalar, isSeq, hasAnchor;
var init_identity = __esmMin((() => {
	ALIAS = Symbol.for("yaml.alias");
	DOC = Symbol.for("yaml.document");
	MAP = Symbol.for("yaml.map");
	PAIR = Symbol.for("yaml.pair");
	SCALAR$1 = Symbol.for("yaml.scalar");
	SEQ = Symbol.for("yaml.seq");
	NODE_TYPE = Symbol.for("yaml.node.type");
	isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
	isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
}));
// node_modules/yaml/browser/dist/visit.js
/**
* Apply a visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this node, continue with next
*     sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current node, then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
function visit$1(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
/**
* Apply an async visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `Promise`: Must resolve to one of the following values
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this node, continue with next
*     sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current node, then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
		Alias: visitor.Node,
		Map: visitor.Node,
		Scalar: visitor.Node,
		Seq: visitor.Node
	}, visitor.Value && {
		Map: visitor.Value,
		Scalar: visitor.Value,
		Seq: visitor.Value
	}, visitor.Collection && {
		Map: visitor.Collection,
		Seq: visitor.Collection
	}, visitor);
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair(node)) return visitor.Pair?.(key, node, path);
	if (isScalar(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) parent.items[key] = node;
	else if (isPair(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}
var BREAK$1, SKIP$1, REMOVE$1;
var init_visit = __esmMin((() => {
	init_identity();
	BREAK$1 = Symbol("break visit");
	SKIP$1 = Symbol("skip children");
	REMOVE$1 = Symbol("remove node");
	/** Terminate visit traversal completely */
	visit$1.BREAK = BREAK$1;
	/** Do not visit the children of the current node */
	visit$1.SKIP = SKIP$1;
	/** Remove the current node */
	visit$1.REMOVE = REMOVE$1;
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK$1;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP$1;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE$1;
}));
// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars, escapeTagName, Directives;
var init_directives = __esmMin((() => {
	init_identity();
	init_visit();
	escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
				const tags = {};
				visit$1(doc.contents, (_key, node) => {
					if (isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
}));
// node_modules/yaml/browser/dist/doc/anchors.js
/**
* Verify that the input string is a valid anchor.
*
* Will throw on errors.
*/
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit$1(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = /* @__PURE__ */ new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		/**
		* With circular references, the source node is only resolved after all
		* of its child nodes are. This is why anchors are set only after all of
		* the nodes have been created.
		*/
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
				else {
					const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}
var init_anchors = __esmMin((() => {
	init_identity();
	init_visit();
}));
// node_modules/yaml/browser/dist/doc/applyReviver.js
/**
* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
*
* Includes extensions for handling Map and Set objects.
*/
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}
var init_applyReviver = __esmMin((() => {}));
// node_modules/yaml/browser/dist/nodes/toJS.js
/**
* Recursively convert any node or its contents to native JavaScript
*
* @param value - The input value
* @param arg - If `value` defines a `toJSON()` method, use this
*   as its first argument
* @param ctx - Conversion context, originally set in Document#toJS(). If
*   `{ keep: true }` is not set, output should be suitable for JSON
*   stringification.
*/
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}
var init_toJS = __esmMin((() => {
	init_identity();
}));
// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase;
var init_Node = __esmMin((() => {
	init_applyReviver();
	init_identity();
	init_toJS();
	NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
}));
// node_modules/yaml/browser/dist/nodes/Alias.js
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}
var Alias;
var init_Alias = __esmMin((() => {
	init_anchors();
	init_visit();
	init_identity();
	init_Node();
	init_toJS();
	Alias = class extends NodeBase {
		constructor(source) {
			super(ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit$1(doc, { Node: (_key, node) => {
					if (isAlias(node) || hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
}));
// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue, Scalar;
var init_Scalar = __esmMin((() => {
	init_identity();
	init_Node();
	init_toJS();
	isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	Scalar = class extends NodeBase {
		constructor(value) {
			super(SCALAR$1);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
}));
// node_modules/yaml/browser/dist/doc/createNode.js
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter((t) => t.tag === tagName);
		const tagObj = match.find((t) => !t.format) ?? match[0];
		if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value)) value = value.contents;
	if (isNode(value)) return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = void 0;
	if (aliasDuplicateObjects && value && typeof value === "object") {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		} else {
			ref = {
				anchor: null,
				node: null
			};
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === "function") value = value.toJSON();
		if (!value || typeof value !== "object") {
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}
var defaultTagPrefix;
var init_createNode = __esmMin((() => {
	init_Alias();
	init_identity();
	init_Scalar();
	defaultTagPrefix = "tag:yaml.org,2002:";
}));
// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		} else v = /* @__PURE__ */ new Map([[k, v]]);
	}
	return createNode(v, void 0, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error("This should not happen, please report a bug.");
		},
		schema,
		sourceObjects: /* @__PURE__ */ new Map()
	});
}
var isEmptyPath, Collection;
var init_Collection = __esmMin((() => {
	init_createNode();
	init_identity();
	init_Node();
	isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	Collection = class extends NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
			else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
}));
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var stringifyComment, lineComment;
var init_stringifyComment = __esmMin((() => {
	stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
}));
// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
/**
* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
* terminated with `\n` and started with `indent`.
*/
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
/**
* Presumes `i + 1` is at the start of a line
* @returns index of last newline in more-indented block
*/
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}
var FOLD_FLOW, FOLD_BLOCK, FOLD_QUOTED;
var init_foldFlowLines = __esmMin((() => {
	FOLD_FLOW = "flow";
	FOLD_BLOCK = "block";
	FOLD_QUOTED = "quoted";
}));
// node_modules/yaml/browser/dist/stringify/stringifyString.js
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	let str = "";
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
			str += json.slice(start, i) + "\\ ";
			i += 1;
			start = i;
			ch = "\\";
		}
		if (ch === "\\") switch (json[i + 1]) {
			case "u":
				{
					str += json.slice(start, i);
					const code = json.substr(i + 2, 4);
					switch (code) {
						case "0000":
							str += "\\0";
							break;
						case "0007":
							str += "\\a";
							break;
						case "000b":
							str += "\\v";
							break;
						case "001b":
							str += "\\e";
							break;
						case "0085":
							str += "\\N";
							break;
						case "00a0":
							str += "\\_";
							break;
						case "2028":
							str += "\\L";
							break;
						case "2029":
							str += "\\P";
							break;
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}
var getFoldOptions, containsDocumentMarker, blockEndNewlines;
var init_stringifyString = __esmMin((() => {
	init_Scalar();
	init_foldFlowLines();
	getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	try {
		blockEndNewlines = /* @__PURE__ */ new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
}));
// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: false,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: true,
		indentSeq: true,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: false,
		singleQuote: null,
		trailingComma: false,
		trueStr: "true",
		verifyAliasOrder: true
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
	}
	return {
		anchors: /* @__PURE__ */ new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
		inFlow,
		options: opt
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter((t) => t.tag === item.tag);
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj = void 0;
	let obj;
	if (isScalar(item)) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}
var init_stringify = __esmMin((() => {
	init_anchors();
	init_identity();
	init_stringifyComment();
	init_stringifyString();
}));
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key) || !isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : str;
		}
	} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === "object") value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
var init_stringifyPair = __esmMin((() => {
	init_identity();
	init_Scalar();
	init_stringify();
	init_stringifyComment();
}));
// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}
var init_log = __esmMin((() => {}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}
var MERGE_KEY, merge, isMergeKey;
var init_merge = __esmMin((() => {
	init_identity();
	init_Scalar();
	MERGE_KEY = "<<";
	merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
}));
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map) Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	if (isNode(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = /* @__PURE__ */ new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}
var init_addPairToJSMap = __esmMin((() => {
	init_log();
	init_merge();
	init_stringify();
	init_identity();
	init_toJS();
}));
// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	const k = createNode(key, void 0, ctx);
	const v = createNode(value, void 0, ctx);
	return new Pair(k, v);
}
var Pair;
var init_Pair = __esmMin((() => {
	init_createNode();
	init_stringifyPair();
	init_addPairToJSMap();
	init_identity();
	Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, NODE_TYPE, { value: PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (isNode(key)) key = key.clone(schema);
			if (isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			return addPairToJSMap(ctx, ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {}, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
}));
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
	return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		type: null
	});
	let chompKeep = false;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment) chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) str = flowChars.start + flowChars.end;
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : "\n";
		}
	}
	if (comment) {
		str += "\n" + indentComment(commentString(comment), indent);
		if (onComment) onComment();
	} else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
	const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
	itemIndent += indentStep;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		inFlow: true,
		type: null
	});
	let reqNewline = false;
	let linesAtValue = 0;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) return start + end;
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}${end}`;
		} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}
var init_stringifyCollection = __esmMin((() => {
	init_identity();
	init_stringify();
	init_stringifyComment();
}));
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) if (isPair(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap;
var init_YAMLMap = __esmMin((() => {
	init_stringifyCollection();
	init_addPairToJSMap();
	init_Collection();
	init_identity();
	init_Pair();
	init_Scalar();
	YAMLMap = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
			else _pair = new Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (isScalar(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
}));
// node_modules/yaml/browser/dist/schema/common/map.js
var map;
var init_map = __esmMin((() => {
	init_identity();
	init_YAMLMap();
	map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}
var YAMLSeq;
var init_YAMLSeq = __esmMin((() => {
	init_createNode();
	init_stringifyCollection();
	init_Collection();
	init_identity();
	init_Scalar();
	init_toJS();
	YAMLSeq = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (isScalar(prev) && isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
}));
// node_modules/yaml/browser/dist/schema/common/seq.js
var seq;
var init_seq = __esmMin((() => {
	init_identity();
	init_YAMLSeq();
	seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/browser/dist/schema/common/string.js
var string;
var init_string = __esmMin((() => {
	init_stringifyString();
	string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag;
var init_null = __esmMin((() => {
	init_Scalar();
	nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
}));
// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag;
var init_bool$1 = __esmMin((() => {
	init_Scalar();
	boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
}));
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}
var init_stringifyNumber = __esmMin((() => {}));
// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN$1, floatExp$1, float$1;
var init_float$1 = __esmMin((() => {
	init_Scalar();
	init_stringifyNumber();
	floatNaN$1 = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber
	};
	floatExp$1 = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	float$1 = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber
	};
}));
// node_modules/yaml/browser/dist/schema/core/int.js
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
var intIdentify$2, intResolve$1, intOct$1, int$1, intHex$1;
var init_int$1 = __esmMin((() => {
	init_stringifyNumber();
	intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
	intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	intOct$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
		stringify: (node) => intStringify$1(node, 8, "0o")
	};
	int$1 = {
		identify: intIdentify$2,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	intHex$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
		stringify: (node) => intStringify$1(node, 16, "0x")
	};
}));
// node_modules/yaml/browser/dist/schema/core/schema.js
var schema$2;
var init_schema$2 = __esmMin((() => {
	init_map();
	init_null();
	init_seq();
	init_string();
	init_bool$1();
	init_float$1();
	init_int$1();
	schema$2 = [
		map,
		seq,
		string,
		nullTag,
		boolTag,
		intOct$1,
		int$1,
		intHex$1,
		floatNaN$1,
		floatExp$1,
		float$1
	];
}));
// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON, jsonScalars, schema$1;
var init_schema$1 = __esmMin((() => {
	init_Scalar();
	init_map();
	init_seq();
	stringifyJSON = ({ value }) => JSON.stringify(value);
	jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify$1,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	schema$1 = [map, seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary;
var init_binary = __esmMin((() => {
	init_Scalar();
	init_stringifyString();
	binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.BLOCK_LITERAL);
			if (type !== Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.items.push(createPair(key, value, ctx));
	}
	return pairs;
}
var pairs;
var init_pairs = __esmMin((() => {
	init_identity();
	init_Pair();
	init_Scalar();
	init_YAMLSeq();
	pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap, omap;
var init_omap = __esmMin((() => {
	init_identity();
	init_toJS();
	init_YAMLMap();
	init_YAMLSeq();
	init_pairs();
	YAMLOMap = class YAMLOMap extends YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (isPair(pair)) {
					key = toJS(pair.key, "", ctx);
					value = toJS(pair.value, key, ctx);
				} else key = toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs = createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs = resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs.items) if (isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag, falseTag;
var init_bool = __esmMin((() => {
	init_Scalar();
	trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar(true),
		stringify: boolStringify
	};
	falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar(false),
		stringify: boolStringify
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN, floatExp, float;
var init_float = __esmMin((() => {
	init_Scalar();
	init_stringifyNumber();
	floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber
	};
	floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
var intIdentify, intBin, intOct, int, intHex;
var init_int = __esmMin((() => {
	init_stringifyNumber();
	intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet, set;
var init_set = __esmMin((() => {
	init_identity();
	init_Pair();
	init_YAMLMap();
	YAMLSet = class YAMLSet extends YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
			else pair = new Pair(key, null);
			if (!findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = findPair(this.items, key);
			return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
/**
* hhhh:mm:ss.sss
*
* Internal types handle bigint as number, because TS can't figure it out.
*/
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime, floatTime, timestamp;
var init_timestamp = __esmMin((() => {
	init_stringifyNumber();
	intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
}));
// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema;
var init_schema = __esmMin((() => {
	init_map();
	init_null();
	init_seq();
	init_string();
	init_binary();
	init_bool();
	init_float();
	init_int();
	init_merge();
	init_omap();
	init_pairs();
	init_set();
	init_timestamp();
	schema = [
		map,
		seq,
		string,
		nullTag,
		trueTag,
		falseTag,
		intBin,
		intOct,
		int,
		intHex,
		floatNaN,
		floatExp,
		float,
		binary,
		merge,
		omap,
		pairs,
		set,
		intTime,
		floatTime,
		timestamp
	];
}));
// node_modules/yaml/browser/dist/schema/tags.js
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}
var schemas, tagsByName, coreKnownTags;
var init_tags = __esmMin((() => {
	init_map();
	init_null();
	init_seq();
	init_string();
	init_bool$1();
	init_float$1();
	init_int$1();
	init_schema$2();
	init_schema$1();
	init_binary();
	init_merge();
	init_omap();
	init_pairs();
	init_schema();
	init_set();
	init_timestamp();
	schemas = /* @__PURE__ */ new Map([
		["core", schema$2],
		["failsafe", [
			map,
			seq,
			string
		]],
		["json", schema$1],
		["yaml11", schema],
		["yaml-1.1", schema]
	]);
	tagsByName = {
		binary,
		bool: boolTag,
		float: float$1,
		floatExp: floatExp$1,
		floatNaN: floatNaN$1,
		floatTime,
		int: int$1,
		intHex: intHex$1,
		intOct: intOct$1,
		intTime,
		map,
		merge,
		null: nullTag,
		omap,
		pairs,
		seq,
		set,
		timestamp
	};
	coreKnownTags = {
		"tag:yaml.org,2002:binary": binary,
		"tag:yaml.org,2002:merge": merge,
		"tag:yaml.org,2002:omap": omap,
		"tag:yaml.org,2002:pairs": pairs,
		"tag:yaml.org,2002:set": set,
		"tag:yaml.org,2002:timestamp": timestamp
	};
}));
// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey, Schema;
var init_Schema = __esmMin((() => {
	init_identity();
	init_map();
	init_seq();
	init_string();
	init_tags();
	sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? coreKnownTags : {};
			this.tags = getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, MAP, { value: map });
			Object.defineProperty(this, SCALAR$1, { value: string });
			Object.defineProperty(this, SEQ, { value: seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}
var init_stringifyDocument = __esmMin((() => {
	init_identity();
	init_stringify();
	init_stringifyComment();
}));
// node_modules/yaml/browser/dist/doc/Document.js
function assertCollection(contents) {
	if (isCollection(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}
var Document;
var init_Document = __esmMin((() => {
	init_Alias();
	init_Collection();
	init_identity();
	init_Pair();
	init_toJS();
	init_Schema();
	init_stringifyDocument();
	init_anchors();
	init_applyReviver();
	init_createNode();
	init_directives();
	Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, NODE_TYPE, { value: DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchorNames(this);
				node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
			}
			return new Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode(value, tag, ctx);
			if (flow && isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
			return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (isEmptyPath(path)) return this.contents !== void 0;
			return isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument(this, options);
		}
	};
}));
// node_modules/yaml/browser/dist/errors.js
var YAMLError, YAMLParseError, YAMLWarning;
var init_errors = __esmMin((() => {
	YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
}));
// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
	let spaceBefore = false;
	let atNewline = startOnNewline;
	let hasSpace = startOnNewline;
	let comment = "";
	let commentSep = "";
	let hasNewline = false;
	let reqSpace = false;
	let tab = null;
	let anchor = null;
	let tag = null;
	let newlineAfterProp = null;
	let comma = null;
	let found = null;
	let start = null;
	for (const token of tokens) {
		if (reqSpace) {
			if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			tab = null;
		}
		switch (token.type) {
			case "space":
				if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
				hasSpace = true;
				break;
			case "comment": {
				if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				const cb = token.source.substring(1) || " ";
				if (!comment) comment = cb;
				else comment += commentSep + cb;
				commentSep = "";
				atNewline = false;
				break;
			}
			case "newline":
				if (atNewline) {
					if (comment) comment += token.source;
					else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
				} else commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag) newlineAfterProp = token;
				hasSpace = true;
				break;
			case "anchor":
				if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
				if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case "tag":
				if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case indicator:
				if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
				if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
				found = token;
				atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
				hasSpace = false;
				break;
			case "comma": if (flow) {
				if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
				comma = token;
				atNewline = false;
				hasSpace = false;
				break;
			}
			default:
				onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
	if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
	return {
		comma,
		found,
		spaceBefore,
		comment,
		hasNewline,
		anchor,
		tag,
		newlineAfterProp,
		end,
		start: start ?? end
	};
}
var init_resolve_props = __esmMin((() => {}));
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
	if (!key) return null;
	switch (key.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (key.source.includes("\n")) return true;
			if (key.end) {
				for (const st of key.end) if (st.type === "newline") return true;
			}
			return false;
		case "flow-collection":
			for (const it of key.items) {
				for (const st of it.start) if (st.type === "newline") return true;
				if (it.sep) {
					for (const st of it.sep) if (st.type === "newline") return true;
				}
				if (containsNewline(it.key) || containsNewline(it.value)) return true;
			}
			return false;
		default: return true;
	}
}
var init_util_contains_newline = __esmMin((() => {}));
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}
var init_util_flow_indent_check = __esmMin((() => {
	init_util_contains_newline();
}));
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}
var init_util_map_includes = __esmMin((() => {
	init_identity();
}));
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
				else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment) map.comment += "\n" + keyProps.comment;
					else map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
			indicator: "map-value-ind",
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === "block-scalar"
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
				if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
	map.range = [
		bm.offset,
		offset,
		commentEnd ?? offset
	];
	return map;
}
var startColMsg;
var init_resolve_block_map = __esmMin((() => {
	init_Pair();
	init_YAMLMap();
	init_resolve_props();
	init_util_contains_newline();
	init_util_flow_indent_check();
	init_util_map_includes();
	startColMsg = "All mapping items must start at the same column";
}));
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
			indicator: "seq-item-ind",
			next: value,
			offset,
			onError,
			parentIndent: bs.indent,
			startOnNewline: true
		});
		if (!props.found) {
			if (props.anchor || props.tag || value) {
				if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
				else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
			} else {
				commentEnd = props.end;
				if (props.comment) seq.comment = props.comment;
				continue;
			}
		}
		const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [
		bs.offset,
		offset,
		commentEnd ?? offset
	];
	return seq;
}
var init_resolve_block_seq = __esmMin((() => {
	init_YAMLSeq();
	init_resolve_props();
	init_util_flow_indent_check();
}));
// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}
var init_resolve_end = __esmMin((() => {}));
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment) coll.comment += "\n" + props.comment;
					else coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (i === 0) {
			if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
		} else {
			if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = "";
				loop: for (const st of start) switch (st.type) {
					case "comma":
					case "space": break;
					case "comment":
						prevItemComment = st.source.substring(1);
						break loop;
					default: break loop;
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev)) prev = prev.value ?? prev.key;
					if (prev.comment) prev.comment += "\n" + prevItemComment;
					else prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock$1(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
		} else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock$1(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep) for (const st of sep) {
						if (st === valueProps.found) break;
						if (st.type === "newline") {
							onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else if (value) {
				if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
				else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
			if (valueNode) {
				if (isBlock$1(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [
					keyNode.range[0],
					endRange[1],
					endRange[2]
				];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? "}" : "]";
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
		if (ce && ce.source.length !== 1) ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment) coll.comment += "\n" + end.comment;
			else coll.comment = end.comment;
		}
		coll.range = [
			fc.offset,
			cePos,
			end.offset
		];
	} else coll.range = [
		fc.offset,
		cePos,
		cePos
	];
	return coll;
}
var blockMsg, isBlock$1;
var init_resolve_flow_collection = __esmMin((() => {
	init_identity();
	init_Pair();
	init_YAMLMap();
	init_YAMLSeq();
	init_resolve_end();
	init_resolve_props();
	init_util_contains_newline();
	init_util_map_includes();
	blockMsg = "Block collections are not allowed within flow collections";
	isBlock$1 = (token) => token && (token.type === "block-map" || token.type === "block-seq");
}));
// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === "!" || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName) coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
	if (token.type === "block-seq") {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
		if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
	let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		} else {
			if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
			else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
	const node = isNode(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}
var init_compose_collection = __esmMin((() => {
	init_identity();
	init_Scalar();
	init_YAMLMap();
	init_YAMLSeq();
	init_resolve_block_map();
	init_resolve_block_seq();
	init_resolve_flow_collection();
}));
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}
var init_resolve_block_scalar = __esmMin((() => {
	init_Scalar();
}));
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
		/* istanbul ignore next should not happen */
		case "	":
			badChar = "a tab character";
			break;
		case ",":
			badChar = "flow indicator character ,";
			break;
		case "%":
			badChar = "directive indicator character %";
			break;
		case "|":
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	/**
	* The negative lookbehinds in these RegExps are to
	* prevent causing a polynomial search time in certain cases.
	*
	* The try-catch is for Safari < 16.4 and other old browsers:
	* https://caniuse.com/js-regexp-lookbehind
	*/
	let trimEnd, trimBoth;
	try {
		trimEnd = /* @__PURE__ */ new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = /* @__PURE__ */ new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
/**
* Fold a single newline into a space, multiple newlines to N - 1 newlines.
* Presumes `source[offset] === '\n'`
*/
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}
var escapeCodes;
var init_resolve_flow_scalar = __esmMin((() => {
	init_Scalar();
	init_resolve_end();
	escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
}));
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type) scalar.type = type;
	if (tagName) scalar.tag = tagName;
	if (tag.format) scalar.format = tag.format;
	if (comment) scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === "!") return schema[SCALAR$1];
	const matchWithTest = [];
	for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
		if (tag.default && tag.test) matchWithTest.push(tag);
		else return tag;
	}
	for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, {
			default: false,
			test: void 0
		}));
		return kt;
	}
	onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
	}
	return tag;
}
var init_compose_scalar = __esmMin((() => {
	init_identity();
	init_Scalar();
	init_resolve_block_scalar();
	init_resolve_flow_scalar();
}));
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
	if (before) {
		pos ?? (pos = before.length);
		for (let i = pos - 1; i >= 0; --i) {
			let st = before[i];
			switch (st.type) {
				case "space":
				case "comment":
				case "newline":
					offset -= st.source.length;
					continue;
			}
			st = before[++i];
			while (st?.type === "space") {
				offset += st.source.length;
				st = before[++i];
			}
			break;
		}
	}
	return offset;
}
var init_util_empty_scalar_position = __esmMin((() => {}));
// node_modules/yaml/browser/dist/compose/compose-node.js
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case "alias":
			node = composeAlias(ctx, token, onError);
			if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
			} catch (error) {
				onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
			}
			break;
		default:
			onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
			isSrcToken = false;
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
	if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const node = composeScalar(ctx, {
		type: "scalar",
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ""
	}, tag, onError);
	if (anchor) {
		node.anchor = anchor.source.substring(1);
		if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	}
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}
var CN;
var init_compose_node = __esmMin((() => {
	init_Alias();
	init_identity();
	init_compose_collection();
	init_compose_scalar();
	init_resolve_end();
	init_util_empty_scalar_position();
	CN = {
		composeNode,
		composeEmptyNode
	};
}));
// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
	const doc = new Document(void 0, opts);
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
		indicator: "doc-start",
		next: value ?? end?.[0],
		offset,
		onError,
		parentIndent: 0,
		startOnNewline: true
	});
	if (props.found) {
		doc.directives.docStart = true;
		if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
	}
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}
var init_compose_doc = __esmMin((() => {
	init_Document();
	init_compose_node();
	init_resolve_end();
	init_resolve_props();
}));
// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
	if (typeof src === "number") return [src, src + 1];
	if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = "";
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case "#":
				comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
				atComment = true;
				afterEmptyLine = false;
				break;
			case "%":
				if (prelude[i + 1]?.[0] !== "#") i += 1;
				atComment = false;
				break;
			default:
				if (!atComment) afterEmptyLine = true;
				atComment = false;
		}
	}
	return {
		comment,
		afterEmptyLine
	};
}
var Composer;
var init_composer = __esmMin((() => {
	init_directives();
	init_Document();
	init_errors();
	init_identity();
	init_compose_doc();
	init_resolve_end();
	Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
				else this.errors.push(new YAMLParseError(pos, code, message));
			};
			this.directives = new Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
}));
// node_modules/yaml/browser/dist/parse/cst-scalar.js
var init_cst_scalar = __esmMin((() => {
	init_resolve_block_scalar();
	init_resolve_flow_scalar();
	init_stringifyString();
}));
// node_modules/yaml/browser/dist/parse/cst-visit.js
/**
* Apply a visitor to a CST document or item.
*
* Walks through the tree (depth-first) starting from the root, calling a
* `visitor` function with two arguments when entering each item:
*   - `item`: The current item, which included the following members:
*     - `start: SourceToken[]` – Source tokens before the key or value,
*       possibly including its anchor or tag.
*     - `key?: Token | null` – Set for pair values. May then be `null`, if
*       the key before the `:` separator is empty.
*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
*       which should include the `:` map value indicator if `value` is set.
*     - `value?: Token` – The value of a sequence item, or of a map pair.
*   - `path`: The steps from the root to the current node, as an array of
*     `['key' | 'value', number]` tuples.
*
* The return value of the visitor may be used to control the traversal:
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this token, continue with
*      next sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current item, then continue with the next one
*   - `number`: Set the index of the next step. This is useful especially if
*     the index of the current token has changed.
*   - `function`: Define the next visitor for this item. After the original
*     visitor is called on item entry, next visitors are called after handling
*     a non-empty `key` and when exiting the item.
*/
function visit(cst, visitor) {
	if ("type" in cst && cst.type === "document") cst = {
		start: cst.start,
		value: cst.value
	};
	_visit(Object.freeze([]), cst, visitor);
}
function _visit(path, item, visitor) {
	let ctrl = visitor(item, path);
	if (typeof ctrl === "symbol") return ctrl;
	for (const field of ["key", "value"]) {
		const token = item[field];
		if (token && "items" in token) {
			for (let i = 0; i < token.items.length; ++i) {
				const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					token.items.splice(i, 1);
					i -= 1;
				}
			}
			if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
		}
	}
	return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}
var BREAK, SKIP, REMOVE;
var init_cst_visit = __esmMin((() => {
	BREAK = Symbol("break visit");
	SKIP = Symbol("skip children");
	REMOVE = Symbol("remove item");
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
}));
// node_modules/yaml/browser/dist/parse/cst.js
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
var init_cst = __esmMin((() => {
	init_cst_scalar();
	init_cst_visit();
}));
// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
var hexDigits, tagChars, flowIndicatorChars, invalidAnchorChars, isNotAnchorChar, Lexer;
var init_lexer = __esmMin((() => {
	init_cst();
	hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === "﻿") {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield "";
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield "";
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield "";
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield "";
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
}));
// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
var Parser;
var init_parser = __esmMin((() => {
	init_cst();
	init_lexer();
	Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
}));
// node_modules/yaml/browser/dist/public-api.js
var init_public_api = __esmMin((() => {
	init_composer();
	init_Document();
	init_parser();
}));
// node_modules/yaml/browser/dist/index.js
var init_dist = __esmMin((() => {
	init_composer();
	init_Document();
	init_Schema();
	init_errors();
	init_Alias();
	init_identity();
	init_Pair();
	init_Scalar();
	init_YAMLMap();
	init_YAMLSeq();
	init_cst();
	init_lexer();
	init_parser();
	init_public_api();
	init_visit();
}));
// node_modules/yaml/browser/index.js
var init_browser = __esmMin((() => {
	init_dist();
	init_dist();
}));
// src/read/yaml-outline.ts
/** The dashes of a line and the key behind them, from left to right. */
function beginningsOf(line) {
	const lead = /^ *(?:-(?: +|$))*/.exec(line)?.[0] ?? "";
	const dashes = [...lead.matchAll(/-/g)].map(({ index }) => ({
		kind: "item",
		indent: index,
		length: 1
	}));
	const { length } = keyOf(line.slice(lead.length));
	return length === 0 ? dashes : [...dashes, {
		kind: "key",
		indent: lead.length,
		length
	}];
}
/** Empty where there is none. A key in quotes that holds a colon and a space counts as none. */
function keyOf(content) {
	const name = content.slice(0, Math.max(0, content.search(/:(?:\s|$)/))).trimEnd();
	return /^(?:"[^"]*"|'[^']*'|[^\s"'#[\]{},][^#]*)$/.test(name) ? name : "";
}
/** What could still go on at a line: of each indentation the last beginning above it, from the deepest to the root. */
function openAbove(lines, line) {
	const open = [];
	let least = Number.POSITIVE_INFINITY;
	for (let above = line - 1; above > 0 && least > 0; above -= 1) for (const beginning of beginningsOf(lines.text(above)).reverse()) {
		if (beginning.indent >= least) continue;
		open.push(beginning);
		least = beginning.indent;
	}
	return open;
}
/** The first line from `line` on that begins with a key or a dash. */
function nextBeginning(lines, line) {
	for (let below = line; below <= lines.count; below += 1) if (beginningsOf(lines.text(below)).length > 0) return below;
}
var init_yaml_outline = __esmMin((() => {}));
// src/read/yaml-problem.ts
/** The parser takes an error that concerns no token in particular as one character of text. */
function parseFault(error, text) {
	const start = Math.min(Math.max(error.pos[0], 0), text.length);
	const end = Math.min(Math.max(error.pos[1], start), text.length);
	return {
		rule: "mcpdesc.serialization.yaml.well-formed",
		pointer: "",
		start,
		end,
		with: {},
		...explanations.find(({ code, about }) => code === error.code && about?.test(error.message) !== false)?.as({
			text,
			lines: new Lines(text),
			start,
			end
		}) ?? inTheirWords(error)
	};
}
function inTheirWords({ message }) {
	const problem = shown(message, 120).replace(/[.:]$/, "");
	return {
		message: "default",
		with: { problem: problem.charAt(0).toLowerCase() + problem.slice(1) }
	};
}
/** About a line that is indented otherwise than whatever it could belong to. */
function misplaced({ text, lines, start }) {
	const complained = lines.position(start).line;
	const line = (/^[ \t]*(?:#.*)?$/.test(text.slice(start, lines.end(complained))) ? nextBeginning(lines, complained + 1) : void 0) ?? complained;
	const [first] = beginningsOf(lines.text(line));
	if (first === void 0) return { message: "indentation" };
	const { kind, indent, length } = first;
	const place = {
		start: lines.start(line) + indent,
		end: lines.start(line) + indent + length
	};
	const open = openAbove(lines, line);
	const alike = open.filter((above) => above.kind === kind).map((above) => above.indent);
	if (alike.includes(indent)) return {
		message: "indentation",
		...place
	};
	if (alike.length > 0) return {
		message: "indented",
		with: {
			what: names[kind],
			here: spaces(indent),
			there: either(alike)
		},
		...place
	};
	return open.some((above) => above.indent === indent) ? {
		message: "among",
		with: {
			what: names[kind],
			others: kind === "item" ? "keys" : "list items"
		},
		...place
	} : {
		message: "indentation",
		...place
	};
}
/** A colon in the line of a value; or, where that line has none, a key below that is indented too far. */
function secondKey({ text, lines, start }) {
	const { line } = lines.position(start);
	if (/:(?:\s|$)/.test(text.slice(start, lines.end(line)))) return { message: "nested-in-line" };
	const below = nextBeginning(lines, line + 1);
	return below === void 0 ? { message: "nested-in-line" } : misplaced({
		text,
		lines,
		start: lines.start(below)
	});
}
/** A line that should be a key with its value. */
function noColon({ text, lines, start }) {
	const content = text.slice(start, lines.end(lines.position(start).line));
	if (/^-(?:\s|$)/.test(content)) return misplaced({
		text,
		lines,
		start
	});
	const name = /^[\w$.-]+(?=:\S)/.exec(content)?.[0];
	if (name === void 0) return {
		message: "no-colon",
		start,
		end: start + content.trimEnd().length
	};
	const colon = start + name.length;
	return {
		message: "missing-space",
		with: { key: shown(name) },
		start: colon,
		end: colon + 1
	};
}
/** What follows a quoted value in brackets lacks its comma; anything else is a block. */
function inBrackets({ text, start }) {
	const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s+(?=[\w"'])/s.exec(text.slice(start))?.[0];
	if (quoted === void 0) return { message: "block-in-flow" };
	return {
		message: "missing-comma",
		start: start + quoted.length,
		end: start + quoted.length + 1
	};
}
function behindValue({ text, start }) {
	const before = text.slice(0, start).trimEnd().at(-1) ?? "";
	if (before === "\"") return {
		message: "behind-quote",
		with: { escaped: "\\\"" }
	};
	return before === "'" ? {
		message: "behind-quote",
		with: { escaped: "''" }
	} : { message: "behind-value" };
}
var named, explanations, names, spaces, either;
var init_yaml_problem = __esmMin((() => {
	init_fault();
	init_lines();
	init_yaml_outline();
	named = (message) => () => ({ message });
	explanations = [
		{
			code: "TAB_AS_INDENT",
			as: named("tab")
		},
		{
			code: "BAD_DQ_ESCAPE",
			as: named("bad-escape")
		},
		{
			code: "BAD_INDENT",
			as: misplaced
		},
		{
			code: "BLOCK_AS_IMPLICIT_KEY",
			about: /sequence/,
			as: misplaced
		},
		{
			code: "BLOCK_AS_IMPLICIT_KEY",
			as: secondKey
		},
		{
			code: "BLOCK_IN_FLOW",
			as: inBrackets
		},
		{
			code: "MULTILINE_IMPLICIT_KEY",
			as: noColon
		},
		{
			code: "MISSING_CHAR",
			about: /map values/,
			as: noColon
		},
		{
			code: "MISSING_CHAR",
			about: /without - indicator/,
			as: misplaced
		},
		{
			code: "MISSING_CHAR",
			about: /^Missing , /,
			as: named("missing-comma")
		},
		{
			code: "MISSING_CHAR",
			about: /^Comments/,
			as: named("comment")
		},
		{
			code: "UNEXPECTED_TOKEN",
			about: /at node end/,
			as: behindValue
		},
		{
			code: "UNEXPECTED_TOKEN",
			about: /^Block scalar header/,
			as: named("block-header")
		},
		{
			code: "BAD_SCALAR_START",
			as: ({ text, start }) => ({
				message: "reserved",
				with: { character: text.charAt(start) }
			})
		}
	];
	names = {
		item: "list item",
		key: "key"
	};
	spaces = (count) => count === 1 ? "1 space" : `${count} spaces`;
	either = (counts) => counts.slice(0, 4).join(" or ");
}));
// src/read/yaml-survey.ts
/** Looks over a document before it is composed, which is recursive: nesting past the limit is refused while no stack is at risk. */
function survey(document, limits) {
	const tags = [];
	const collect = (properties) => {
		for (const token of properties ?? []) if (token.type === "tag") tags.push(token);
	};
	const waiting = [];
	const visit = (token, depth) => {
		if (token === null || token === void 0) return;
		if (depth > limits.depth) throw exceeded("depth", limits, depth, token.offset, token.offset + 1);
		waiting.push({
			token,
			depth
		});
	};
	let unclosed;
	collect(document.start);
	visit(document.value, 0);
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { token, depth } = next;
		if (!isClosed(token) && token.offset < (unclosed?.offset ?? Infinity)) unclosed = token;
		if (!("items" in token)) continue;
		for (const item of token.items) {
			collect(item.start);
			collect(item.sep);
			const inside = token.type === "flow-collection" && token.start.source === "[" && item.sep !== void 0 ? 2 : 1;
			visit(item.key, depth + inside);
			visit(item.value, depth + inside);
		}
	}
	return {
		tags: tags.sort((a, b) => a.offset - b.offset),
		unclosed: unclosed && notClosed(unclosed)
	};
}
function isClosed(token) {
	if (token.type !== "single-quoted-scalar" && token.type !== "double-quoted-scalar") return true;
	const { source } = token;
	if (source.length < 2 || !source.endsWith(source.charAt(0))) return false;
	if (token.type === "single-quoted-scalar") return true;
	let escapes = 0;
	while (source[source.length - 2 - escapes] === "\\") escapes += 1;
	return escapes % 2 === 0;
}
/** The range is the quote alone: what it was meant to hold, nobody knows. */
function notClosed({ offset }) {
	return new Refusal("mcpdesc.serialization.yaml.well-formed", "unclosed-quote", offset, offset + 1);
}
var init_yaml_survey = __esmMin((() => {
	init_fault();
	init_limits();
}));
// src/read/yaml-tag.ts
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
		while ((starts[next]?.start ?? end) < end) next += 1;
		if (isStandardTag(document.directives.tagName(source, () => {}))) continue;
		const slot = starts[next]?.slot;
		faults.push({
			rule: "mcpdesc.serialization.yaml.standard-tags",
			with: { tag: shown(source) },
			start: offset,
			end,
			pointer: pointerTo(slot?.parent, slot?.key ?? "")
		});
	}
	return faults;
}
var init_yaml_tag = __esmMin((() => {
	init_fault();
	init_tree();
	init_yaml_scalar();
}));
// src/read/yaml-tokens.ts
var scalarMark, flowEndMark, closers, mostProperties, YamlTokens, withLineFeeds;
var init_yaml_tokens = __esmMin((() => {
	init_browser();
	init_fault();
	init_limits();
	scalarMark = "";
	flowEndMark = "";
	closers = {
		"[": "]",
		"{": "}"
	};
	mostProperties = 4;
	YamlTokens = class {
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
			this.comments = [];
			this.#parser = new Parser();
			this.#lexer = new Lexer();
			this.#brackets = [];
			this.#properties = 0;
			this.#stairs = 0;
			this.#begun = 0;
			this.#announced = {
				"-": 0,
				":": 0,
				"?": 0
			};
			this.#limits = limits;
		}
		*of(text) {
			let content = false;
			for (const lexeme of this.#lexer.lex(withLineFeeds(text))) {
				if (!content) this.#look(lexeme, this.#parser.offset);
				if (this.broken !== void 0) break;
				content = !content && lexeme === scalarMark;
				yield* this.#parser.next(lexeme);
			}
			this.#unclosed();
			yield* this.#parser.end();
		}
		#look(lexeme, offset) {
			const first = lexeme.charAt(0);
			if (first === "#") this.comments.push({
				start: offset,
				end: offset + lexeme.length
			});
			if (first === "&" || first === "!") this.#property(offset, lexeme.length);
			else if (!" 	\r\n#".includes(first) || lexeme === "") this.#properties = 0;
			if (lexeme in closers) this.#brackets.push({
				opener: lexeme,
				offset
			});
			else if (lexeme === "]" || lexeme === "}") this.#close(lexeme, offset);
			else if (lexeme === flowEndMark) this.#unclosed();
			this.#count(lexeme, first, offset);
		}
		/** Each key has a value: twice the limit in scalars and flow collections is too much, as is the limit itself in one indicator. */
		#count(lexeme, first, offset) {
			const { depth, values } = this.#limits;
			if (lexeme in closers || lexeme === scalarMark || first === "\"" || first === "'") this.#begun += 1;
			const announced = this.#announced[lexeme];
			if (announced !== void 0) this.#announced[lexeme] = announced + 1;
			if (first === "\n" || first === "\r") this.#stairs = 0;
			if ((lexeme === "-" || lexeme === "?") && this.#brackets.length === 0) this.#stairs += 1;
			if (Math.max(this.#brackets.length, this.#stairs) > depth + 1) throw exceeded("depth", this.#limits, depth + 1, offset, offset + 1);
			if (this.#begun > 2 * values || (announced ?? 0) >= values) throw exceeded("values", this.#limits, values + 1, offset, offset + 1);
		}
		#property(offset, length) {
			this.#properties += 1;
			if (this.#properties > mostProperties) this.#break("default", offset, offset + length, { problem: "a node can have only one anchor and one tag" });
		}
		#close(closer, offset) {
			const open = this.#brackets.pop();
			if (open === void 0) this.#break("unopened-bracket", offset, offset + 1, { closer });
			else if (closers[open.opener] !== closer) this.#break("unclosed-bracket", open.offset, open.offset + 1, { opener: open.opener });
		}
		#unclosed() {
			const open = this.#brackets.at(-1);
			if (open !== void 0) this.#break("unclosed-bracket", open.offset, open.offset + 1, { opener: open.opener });
		}
		#break(which, start, end, holes = {}) {
			this.broken ??= new Refusal("mcpdesc.serialization.yaml.well-formed", which, start, end, holes);
		}
	};
	withLineFeeds = (text) => text.replaceAll(/\r(?!\n)/g, "\n");
}));
// src/read/yaml-node.ts
/**
* Quotes belong to it, and the `|` or `>`; the blanks and line breaks that a block scalar ends with do not. An empty
* value has no width and stands right behind what it is the value of, where a caret can be seen.
*/
function spanOf(node, text) {
	const [start, end] = node.range;
	if (start === end) return emptySpan(start, text);
	return {
		start,
		end: "type" in node && node.type?.startsWith("BLOCK") ? unblank(text, end, " 	\r\n") : end
	};
}
var contentOf, isPlain, isBare, resolutionOf, mismatchHoles, scalarHoles;
var init_yaml_node = __esmMin((() => {
	init_browser();
	init_fault();
	init_yaml_scalar();
	init_yaml_text();
	contentOf = (scalar) => scalar.source ?? "";
	isPlain = (scalar) => scalar.type === "PLAIN";
	isBare = (scalar) => isPlain(scalar) && scalar.tag === void 0;
	resolutionOf = (scalar) => resolveScalar(contentOf(scalar), isPlain(scalar), scalar.tag);
	mismatchHoles = (node) => ({
		content: isScalar(node) ? `"${shown(contentOf(node))}"` : isMap(node) ? "a mapping" : "a sequence",
		tag: (node.tag ?? "").replace("tag:yaml.org,2002:", "!!")
	});
	scalarHoles = (scalar, resolution) => resolution === "mismatch" ? mismatchHoles(scalar) : { value: shown(contentOf(scalar)) };
}));
// src/read/yaml-profile.ts
function profileFault(complaint, { start, end }, pointer, holes) {
	const [rule, message] = complaints$1[complaint];
	return {
		rule,
		...message === void 0 ? {} : { message },
		with: holes,
		start,
		end,
		pointer
	};
}
var complaints$1;
var init_yaml_profile = __esmMin((() => {
	complaints$1 = {
		alias: ["mcpdesc.serialization.yaml.no-aliases", void 0],
		mismatch: ["mcpdesc.serialization.yaml.well-formed", "tag-mismatch"],
		"not-finite": ["mcpdesc.serialization.number.finite", "special"],
		overflow: ["mcpdesc.serialization.number.finite", "overflow"],
		"key-type": ["mcpdesc.serialization.yaml.string-keys", "scalar"],
		"key-collection": ["mcpdesc.serialization.yaml.string-keys", "collection"],
		repeated: ["mcpdesc.serialization.yaml.unique-keys", void 0]
	};
}));
// src/read/yaml-tree.ts
var TreeBuilder;
var init_yaml_tree = __esmMin((() => {
	init_browser();
	init_fault();
	init_lines();
	init_tree();
	init_yaml_node();
	init_yaml_profile();
	init_yaml_scalar();
	init_yaml_text();
	TreeBuilder = class {
		#text;
		#budget;
		#slot;
		#lines;
		/** Inside a key that is a collection: the object that has it, since no pointer leads to what the key holds. */
		#keyOf;
		constructor(text, budget) {
			this.starts = [];
			this.faults = [];
			this.#slot = {
				parent: void 0,
				key: "",
				depth: 0
			};
			this.#text = text;
			this.#budget = budget;
		}
		/** Undefined where a limit was met. */
		build(root) {
			try {
				return root === null ? this.#absent(0, this.#slot) : this.#value(root, this.#slot);
			} catch (error) {
				if (!(error instanceof Refusal)) throw error;
				this.faults.push(error.at(pointerTo(this.#slot.parent, this.#slot.key)));
				return;
			}
		}
		#value(node, slot) {
			const span = spanOf(node, this.#text);
			this.#slot = slot;
			this.#budget.value(slot.depth, span.start, span.end);
			if (isMap(node)) return this.#object(node, slot);
			if (isSeq(node)) return this.#array(node, slot);
			if (isScalar(node)) return this.#scalar(node, span, slot);
			this.#report("alias", span, slot, { alias: shown(this.#text.slice(span.start, span.end)) });
			return this.#place(new NullNode(span.start, span.end), slot);
		}
		#scalar(scalar, span, slot) {
			this.#budget.characters(contentOf(scalar).length, span.start, span.end);
			const resolution = resolutionOf(scalar);
			if (typeof resolution === "object") return this.#place(scalarNode(resolution.value, contentOf(scalar), span, isBare(scalar)), slot);
			this.#report(resolution, span, slot, scalarHoles(scalar, resolution));
			return this.#place(new StringNode(span.start, span.end, contentOf(scalar)), slot);
		}
		#array(sequence, slot) {
			const [start, end] = sequence.range;
			const array = this.#place(new ArrayNode(start, end), slot);
			this.#collection(sequence, standardTags.seq, {
				start,
				end
			}, slot);
			const items = sequence.items.map((item, key) => this.#value(item, {
				parent: array,
				key,
				depth: slot.depth + 1
			}));
			array.complete(items, this.#text[start] === "[" ? end : items.at(-1)?.end ?? end);
			return array;
		}
		/** Without braces it begins with its first key and ends with its last value, wherever the parser sees the ends. */
		#object(map, slot) {
			const [start, end] = map.range;
			const first = map.items[0];
			const braced = this.#text[start] === "{";
			const object = this.#place(new ObjectNode(braced || first === void 0 ? start : spanOf(first.key, this.#text).start, end), slot);
			this.#collection(map, standardTags.map, {
				start,
				end
			}, slot);
			const names = /* @__PURE__ */ new Map();
			const members = map.items.map(({ key, value }) => {
				const span = spanOf(key, this.#text);
				const inside = {
					parent: object,
					key: this.#key(key, span, {
						object,
						names
					}, slot),
					depth: slot.depth + 1
				};
				return {
					key: inside.key,
					keyStart: span.start,
					keyEnd: span.end,
					value: value === null ? this.#absent(span.end, inside) : this.#value(value, inside)
				};
			});
			object.complete(members, braced ? end : members.at(-1)?.value.end ?? end);
			return object;
		}
		#collection(node, fitting, { start, end }, slot) {
			this.#budget.entries(node.items.length, start, Math.min(start + 1, end));
			if (isStandardTag(node.tag) && node.tag !== fitting) this.#report("mismatch", {
				start,
				end
			}, slot, mismatchHoles(node));
		}
		/** Of a key without a colon, as in `{a}`: as empty as with a colon and nothing behind it. */
		#absent(offset, slot) {
			const span = emptySpan(offset, this.#text);
			this.#slot = slot;
			this.#budget.value(slot.depth, span.start, span.end);
			return this.#place(scalarNode("", "", span, true), slot);
		}
		/** The name under which the value goes into the object. */
		#key(key, span, { object, names }, holder) {
			const depth = holder.depth + 1;
			if (!isScalar(key)) {
				if (!isAlias(key)) this.#report("key-collection", span, holder, {});
				const outer = this.#keyOf;
				this.#keyOf ??= holder;
				this.#value(key, {
					...holder,
					depth
				});
				this.#keyOf = outer;
				return this.#text.slice(span.start, span.end);
			}
			const name = contentOf(key);
			const slot = {
				parent: object,
				key: name,
				depth
			};
			this.#slot = slot;
			this.#budget.characters(name.length, span.start, span.end);
			const resolution = resolutionOf(key);
			if (typeof resolution === "string") this.#report(resolution, span, slot, scalarHoles(key, resolution));
			if (resolution === "overflow" || typeof resolution === "object" && typeof resolution.value !== "string") {
				this.#report("key-type", span, slot, { key: shown(name) });
				return name;
			}
			const earlier = names.get(name);
			if (earlier === void 0) names.set(name, span.start);
			else this.#report("repeated", span, slot, {
				key: shown(name),
				line: this.#line(earlier)
			});
			return name;
		}
		#line(offset) {
			this.#lines ??= new Lines(this.#text);
			return String(this.#lines.position(offset).line);
		}
		#place(node, slot) {
			node.parent = slot.parent;
			node.key = slot.key;
			this.starts.push({
				start: node.start,
				slot: this.#keyOf ?? slot
			});
			return node;
		}
		#report(complaint, span, slot, holes) {
			const { parent, key } = this.#keyOf ?? slot;
			this.faults.push(profileFault(complaint, span, pointerTo(parent, key), holes));
		}
	};
}));
// src/read/yaml.ts
var yaml_exports = /* @__PURE__ */ __exportAll({ readYaml: () => readYaml$1 });
function readYaml$1(text, limits) {
	try {
		return understand(text, limits);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return {
			tree: void 0,
			faults: [error.at("")]
		};
	}
}
function understand(text, limits) {
	refuseControls(text);
	const stream = compose(text, limits);
	const { document, survey: looked, second } = stream;
	if (document === void 0 || looked === void 0) return {
		tree: void 0,
		faults: [stream.broken?.at("") ?? single("none", 0, 0)]
	};
	const several = second === void 0 ? [] : [single("several", second.start, second.end)];
	const malformed = firstProblem(document, [looked.unclosed, stream.broken], text, limits);
	if (malformed !== void 0) return {
		tree: void 0,
		faults: [malformed, ...several]
	};
	const builder = new TreeBuilder(text, new Budget(limits));
	return {
		tree: builder.build(document.contents),
		faults: [
			...builder.faults,
			...tagFaults(looked.tags, document, builder.starts),
			...several
		],
		comments: stream.comments
	};
}
function compose(text, limits) {
	const composer = new Composer(options);
	const stream = new YamlTokens(limits);
	let looked;
	let second;
	for (const token of stream.of(text)) {
		if (token.type === "document") {
			if (looked !== void 0) {
				second = beginning(token);
				break;
			}
			looked = survey(token, limits);
		}
		composer.next(token).next();
	}
	const [document] = composer.end();
	return {
		document,
		survey: looked,
		second,
		broken: stream.broken,
		comments: stream.comments
	};
}
/** The `---` of a document, or where its content begins. */
function beginning(document) {
	const marker = document.start.find((token) => token.type === "doc-start");
	const start = marker?.offset ?? document.value?.offset ?? document.offset;
	return {
		start,
		end: start + (marker?.source.length ?? 1)
	};
}
/** One good message is better than the ten that follow from it. Ours name the cause, so they win over the parser's at the same place. */
function firstProblem(document, own, text, limits) {
	const [ours] = own.filter((refusal) => refusal !== void 0).sort((a, b) => a.start - b.start);
	const [theirs] = complaints(document).sort((a, b) => a.pos[0] - b.pos[0]);
	if (theirs === void 0 || ours !== void 0 && ours.start <= theirs.pos[0]) return ours?.at("");
	if (theirs.code === "RESOURCE_EXHAUSTION") return exceeded("depth", limits, limits.depth + 1, ...theirs.pos).at("");
	return parseFault(theirs, text);
}
/** The parser lets them pass. */
function refuseControls(text) {
	const found = forbiddenCharacter.exec(text);
	if (found === null) return;
	throw new Refusal("mcpdesc.serialization.yaml.well-formed", "control-character", found.index, found.index + 1, { character: codePoint(found[0]) });
}
var options, complaints, single;
var init_yaml = __esmMin((() => {
	init_browser();
	init_fault();
	init_limits();
	init_yaml_problem();
	init_yaml_survey();
	init_yaml_tag();
	init_yaml_text();
	init_yaml_tokens();
	init_yaml_tree();
	options = {
		schema: "failsafe",
		merge: false,
		resolveKnownTags: false,
		uniqueKeys: false,
		strict: true
	};
	complaints = (document) => [...document.errors, ...document.warnings.filter((warning) => warning.code !== "TAG_RESOLVE_FAILED")];
	single = (message, start, end) => ({
		rule: "mcpdesc.serialization.yaml.single-document",
		message,
		with: {},
		start,
		end,
		pointer: ""
	});
}));
// src/read/readers.ts
/** `fast` understands most files; `full` every file, and what is wrong with it. */
var loaded = {};
/** Thrown where a reader is needed that is not there yet. */
var NotLoaded = class extends Error {
	constructor(reader) {
		super("The YAML reader is not loaded: await prepare(paths) before reading, or read in withReaders.");
		this.reader = reader;
	}
};
/** For programs that have the readers anyway and wait for nothing. */
function supply(readers) {
	Object.assign(loaded, readers);
}
function readYaml(text, limits) {
	const { fast, full } = loaded;
	if (fast === void 0) throw new NotLoaded("fast");
	const understood = fast.readEvents(text, limits);
	if (understood !== void 0) return understood;
	if (full === void 0) throw new NotLoaded("full");
	return full.readYaml(text, limits);
}
// src/read/index.ts
/**
* Text → a tree whose every node knows its place, JSON and YAML alike, and what is wrong with the text as such.
* Does not know what MCP is, and touches no disk: whoever calls has the bytes.
*/
init_fault();
init_limits();
init_lines();
init_tree();
/**
* Same source and limits, same answer. For anything but `.json`, `prepare` must have been awaited once before, or the
* call lies in `withReaders`.
*/
function read(source, limits = usualLimits) {
	const { path } = source;
	let text;
	try {
		text = textOf$1(source, limits);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return {
			text: error.which === "invalid" && "bytes" in source ? lossy(source.bytes) : "",
			tree: void 0,
			faults: [error.at("")],
			comments: []
		};
	}
	const { tree, faults, comments = [] } = (formatOf(path, text) === "json" ? readJson : readYaml)(text, limits);
	const ordered = faults.toSorted((a, b) => a.start - b.start);
	return {
		text,
		tree: ordered.some(stops) ? void 0 : tree,
		faults: ordered,
		comments
	};
}
function textOf$1(source, limits) {
	if ("text" in source) return source.text;
	const { bytes, size = bytes.length } = source;
	if (bytes.length > limits.bytes) throw tooLarge(limits, bytes.length, size);
	return decode(bytes);
}
// src/lint/ignores/near-miss.ts
/** Comments that were clearly meant to ignore something, but begin otherwise. */
var keyword = "mcpdesc-check-ignore";
/** What people take for our name, and what other linters call it. */
var tools = ["mcpdesc-check", "mcpdesc"];
var verbs = [
	"ignore",
	"ignore-line",
	"ignore-next-line",
	"disable",
	"disable-line",
	"disable-next-line",
	"suppress"
];
/** These are words of a sentence as well. */
var inflected = /* @__PURE__ */ new Set([
	"ignored",
	"ignores",
	"ignoring"
]);
/** Most comments are about something else, and longer words are no slips of these. */
var perhaps = /^#+[ \t]*(?<words>[mcp]{3}[\w-]{0,40}(?![\w-])(?:[: \t]{1,3}[\w-]{1,40}(?![\w-]))?)/i;
/** Whoever writes the id of a rule means a rule. */
var namesRule = (text) => /^[: \t]*(?:\*|mcp(?:desc)?\.[\w.*-]+)(?:[\s,:]|$)/.test(text);
/** The beginning of such a comment, as it is written. */
function nearMiss(comment) {
	const words = perhaps.exec(comment)?.groups?.words;
	if (words === void 0) return void 0;
	const behind = comment.slice(comment.indexOf(words) + words.length);
	const [first = ""] = /^[\w-]+/.exec(words) ?? [];
	if (means(first, verbs)) {
		if (namesRule(words.slice(first.length) + behind)) return first;
		const isOther = inflected.has(first.toLowerCase().split("-").at(-1) ?? "");
		return means(first, ["ignore"]) && !isOther ? first : void 0;
	}
	return means(words.replace(/[: \t]+/, "-"), verbs) && namesRule(behind) ? words : void 0;
}
/** Whether a name is one of the tool and a verb, but for their spelling. */
function means(name, which) {
	const parts = name.toLowerCase().split(/[-_]/);
	return parts.some((_, at) => {
		const [tool, verb] = [parts.slice(0, at).join("-"), parts.slice(at).join("-")];
		return nearest$1(tool, tools) !== void 0 && nearest$1(verb, which) !== void 0;
	});
}
// src/lint/ignores/next-node.ts
/** In block style a collection begins with what it holds, and that is meant. */
var isBlock = (node, text) => (node.type === "object" || node.type === "array") && !"{[".includes(text.charAt(node.start));
/** Members at their key, values with a beginning of their own, and items, in document order. */
function* candidates(node, text) {
	if (node.type === "object") for (const { keyStart, value } of node.members) {
		yield {
			start: keyStart,
			node: value,
			isItem: false
		};
		if (!isBlock(value, text)) yield {
			start: value.start,
			node: value,
			isItem: false
		};
		yield* candidates(value, text);
	}
	else if (node.type === "array") for (const item of node.items) {
		yield {
			start: item.start,
			node: item,
			isItem: true
		};
		yield* candidates(item, text);
	}
}
var dashes = (between) => between.replaceAll(/#.*/g, "").match(/(?<=^|\s)-(?=\s|$)/g)?.length ?? 0;
/** The first that does not begin before an offset. They are in order. */
function firstFrom(all, offset) {
	let [from, to] = [0, all.length];
	while (from < to) {
		const middle = from + to >> 1;
		if ((all[middle]?.start ?? 0) < offset) from = middle + 1;
		else to = middle;
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
		if (first === void 0) return void 0;
		const announced = dashes(text.slice(end, first.start));
		const { node, isItem: held } = first;
		if (announced === 0 && held && node.type === "array" && isBlock(node, text)) return pointer$1(node.items[0] ?? node);
		const next = all.slice(index, firstFrom(all, first.start + 1));
		const items = next.filter(({ isItem }) => isItem);
		return pointer$1(((announced > 0 ? items.at(-announced) : next.findLast(({ isItem }) => !isItem)) ?? first).node);
	};
}
// src/lint/ignores/comments.ts
/** `# mcpdesc-check-ignore <rule>[, <rule>]: <reason>` in YAML, which covers the next node. */
var marker = new RegExp(`^#+[ \\t]*${keyword}(?![\\w-])`);
function commentIgnores(root, text, comments) {
	const entries = [];
	const remarks = [];
	const marked = comments.flatMap((comment, index) => {
		const behind = behindMark(comment, text);
		return behind === void 0 ? [] : [{
			...comment,
			behind,
			next: comments[index + 1]
		}];
	});
	if (marked.length === 0) return {
		entries,
		remarks
	};
	const nextNode = nextNodes(root, text);
	for (const { start, end, behind, next } of marked) {
		const pointer = nextNode(end);
		const complain = (message, holes = {}) => remarks.push({
			rule: "mcpdesc.ignore.entry.form",
			message,
			with: holes,
			pointer: pointer ?? "",
			start,
			end
		});
		if (typeof behind === "string") {
			complain("spelling", { found: behind });
			continue;
		}
		const [rules = "", ...reason] = text.slice(behind, end).split(":");
		const named = [...rules.matchAll(/[^\s,]+/g)];
		const said = reasonAmong(rules, named);
		if (reason.join("").trim() === "" && goesOn(end, next, text)) {
			complain("lines");
			continue;
		}
		if (named.length === 0) complain("comment");
		if (said !== void 0) {
			complain("colon", { rule: text.slice(behind, behind + said).trim() });
			continue;
		}
		if (pointer === void 0) {
			if (named.length > 0) complain("end");
			continue;
		}
		const line = contentBefore(start, text);
		for (const { 0: rule, index } of named) {
			const from = behind + index;
			entries.push({
				rule,
				by: "comment",
				pointer,
				reason: reason.join(":").trim(),
				at: {
					pointer,
					start: from,
					end: from + rule.length
				},
				...line === void 0 ? {} : { line }
			});
		}
	}
	return {
		entries,
		remarks
	};
}
/** Where what an ignore says begins; or, of one that begins otherwise, how; undefined of any other comment. */
function behindMark({ start, end }, text) {
	const comment = text.slice(start, end);
	const mark = marker.exec(comment)?.[0];
	return mark === void 0 ? nearMiss(comment) : start + mark.length;
}
/** Where, among the rules, words begin that are none: then a reason stands there, without the colon before it. */
function reasonAmong(rules, named) {
	const [first] = named;
	if (first === void 0 || rulesOf(first[0]).length === 0) return void 0;
	return named.find(({ 0: word, index }) => {
		const isListed = /,\s*$/.test(rules.slice(0, index));
		return index > first.index && !isListed && !/^(?:\*|mcp(?:desc)?\..*)$/.test(word);
	})?.index;
}
/** Where the line of a comment begins, if anything stands before the comment. */
function contentBefore(start, text) {
	const line = Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1;
	return text.slice(line, start).trim() === "" ? void 0 : line;
}
/** Whether a comment about nothing of its own stands on the next line: then it was meant to be read on. */
var goesOn = (end, next, text) => next !== void 0 && /^(?:\r\n?|\n)[ \t]*$/.test(text.slice(end, next.start)) && behindMark(next, text) === void 0;
// src/lint/ignores/entry.ts
init_grouped();
/** More is no list of exceptions, and each has to be compared with rules and findings. */
var most = 1e3;
/** Everything that a document says, as far as it is heard. */
function limited(said) {
	const entries = said.flatMap((one) => one.entries);
	const beyond = entries[most]?.at;
	const remarks = said.flatMap((one) => one.remarks).slice(0, most);
	if (beyond === void 0) return {
		entries,
		remarks
	};
	const tooMany = {
		rule: "mcpdesc.ignore.entry.form",
		message: "limit",
		with: { most: grouped(most) },
		...beyond
	};
	return {
		entries: entries.slice(0, most),
		remarks: [...remarks, tooMany]
	};
}
// src/lint/ignores/extension.ts
/** The root extension `x-mcpdesc-check: { ignore: [{ rule, pointer, reason }] }`, in JSON and YAML. */
var name = "x-mcpdesc-check";
var { rule, pointer, until } = ignoreFields;
var said = object({ ignore: list(placed(flawless(object({
	rule,
	pointer,
	reason: text({
		means: "a text",
		test: () => true
	}),
	until
}, ["rule"])))) }, ["ignore"]);
function extensionIgnores(root) {
	const extension = root.type === "object" ? root.get(name) : void 0;
	if (extension === void 0) return {
		entries: [],
		remarks: []
	};
	const remarks = [];
	const where = pointerTo(root.type === "object" ? root : void 0, name);
	return {
		entries: (said.read(extension, ({ start, end }, problem) => remarks.push({
			rule: "mcpdesc.ignore.entry.form",
			message: "extension",
			with: { problem: stopped(problem) },
			pointer: where,
			start,
			end
		}))?.ignore ?? []).map(({ value, start, end }) => {
			const { reason: why = "", ...rest } = value;
			return {
				...rest,
				reason: why.trim(),
				by: "extension",
				at: {
					pointer: where,
					start,
					end
				}
			};
		}),
		remarks
	};
}
// src/lint/ignores/index.ts
/** Ignores applied to findings, and what is wrong with the ignores themselves. */
/** A pointer and those of everything around it. */
function* around(pointer) {
	for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) yield at;
	yield "";
}
/** Of many ignores few concern a finding, so they are looked up and not tried in turn. */
var Index = class {
	/** By pattern, then pointer. */
	#entries = /* @__PURE__ */ new Map();
	add(entry) {
		const byPointer = this.#entries.get(entry.rule) ?? /* @__PURE__ */ new Map();
		const pointer = entry.pointer ?? "";
		this.#entries.set(entry.rule, byPointer.set(pointer, [...byPointer.get(pointer) ?? [], entry]));
	}
	reaching({ rule, pointer }) {
		if (isFirm(rule)) return [];
		return [...patternsOf(rule)].flatMap((pattern) => {
			const byPointer = this.#entries.get(pattern);
			return byPointer === void 0 ? [] : [...around(pointer)].flatMap((place) => byPointer.get(place) ?? []);
		});
	}
};
/** What keeps an ignore from having any effect. */
function fault({ rule, reason, until }, { isOver }) {
	const problem = rulesOf(rule).length > 0 ? void 0 : ruleProblem(rule);
	if (problem !== void 0) return {
		rule: "mcpdesc.ignore.rule.known",
		with: { problem: stopped(problem) }
	};
	if (reason === "") return {
		rule: "mcpdesc.ignore.reason.present",
		with: { rule }
	};
	if (isOver(until)) return {
		rule: "mcpdesc.ignore.until.not-past",
		with: {
			rule,
			until: until ?? ""
		}
	};
}
/** Whether a comment behind something leaves open there what it covers further on. */
var missesLine = ({ rule, at, line }, drafts) => line !== void 0 && drafts.some((draft) => draft.suppressed === void 0 && draft.start >= line && draft.start < (at?.start ?? line) && covers(rule, draft.rule));
/** `isWhole`: every check has run to its end, so that what was not found is not there. */
function applyIgnores(drafts, entries, policy, isWhole) {
	const faults = entries.map((entry) => fault(entry, policy));
	const index = new Index();
	for (const [at, entry] of entries.entries()) if (faults[at] === void 0) index.add(entry);
	const used = /* @__PURE__ */ new Set();
	const suppressed = drafts.map((draft) => {
		const reaching = index.reaching(draft);
		for (const entry of reaching) used.add(entry);
		const first = reaching.length > 1 ? entries.find((entry) => reaching.includes(entry)) : reaching[0];
		return first === void 0 ? draft : {
			...draft,
			suppressed: {
				by: first.by,
				reason: first.reason
			}
		};
	});
	const fates = entries.map((entry, index) => {
		if (used.has(entry)) return "used";
		return isWhole && faults[index] === void 0 && policy.listensTo(entry.rule) ? "unused" : "open";
	});
	return {
		drafts: suppressed,
		remarks: entries.flatMap((entry, index) => {
			if (entry.at === void 0) return [];
			const wrong = faults[index];
			if (wrong !== void 0) return [{
				...wrong,
				...entry.at
			}];
			const said = {
				rule: "mcpdesc.ignore.entry.used",
				with: { rule: entry.rule },
				...entry.at
			};
			if (fates[index] === "unused") return [entry.line === void 0 ? said : {
				...said,
				message: "behind"
			}];
			return missesLine(entry, suppressed) ? [{
				...said,
				message: "beside"
			}] : [];
		}),
		fates
	};
}
// src/lint/left-out.ts
init_grouped();
function countsOf(items, versionsOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const { severity, suppressed } = item;
		const protocolVersions = versionsOf(item);
		const key = [
			severity,
			suppressed === void 0,
			...protocolVersions
		].join(" ");
		const count = (groups.get(key)?.count ?? 0) + 1;
		groups.set(key, {
			severity,
			protocolVersions,
			...suppressed && { suppressed: true },
			count
		});
	}
	return [...groups.values()];
}
/** Says, at the first that is left out, that there are more. */
var limitRemark = ({ pointer, start, end }, found, most) => ({
	rule: "mcpdesc.report.findings.limit",
	with: {
		found: grouped(found),
		limit: grouped(most)
	},
	pointer,
	start,
	end
});
// src/lint/policy.ts
/** What the settings of a check say about a rule. */
function policyOf({ profile, rules = {}, today }) {
	const patterns = Object.entries(rules).toSorted(([a], [b]) => specificity(b) - specificity(a));
	const severityOf = (rule) => {
		if (isFirm(rule)) return void 0;
		const [pattern, severity] = patterns.find(([one]) => covers(one, rule)) ?? [];
		return profile === "strict" || metaOf(rule).profile !== "advisory" || pattern === rule ? severity : "off";
	};
	return {
		severityOf,
		listensTo: (pattern) => rulesOf(pattern).some((rule) => severityOf(rule) !== "off"),
		isOver: (until) => until !== void 0 && today !== void 0 && until < today
	};
}
// src/lint/what-if.ts
/** A description looked at as if it declared one more protocol version: the same lint, on a larger set. */
/**
* One version at a time, so that each view says what a copy that declares just this version as well would get. Nothing
* where no version is declared, or where the format has room for one only: there is nothing to add one to.
*/
function whatIf(base, versions, lintAs) {
	const known = base.protocolVersions;
	const views = (known.length === 0 ? [] : versions.filter((version) => !known.includes(version))).map((version) => ({
		version,
		...lintAs(protocolSet([version]))
	})).filter(({ version, protocolVersions }) => protocolVersions.includes(version));
	return {
		whatIf: views.map(({ version, findings, leftOut }) => ({
			protocolVersion: version,
			findings: findings.map((finding) => ({
				...finding,
				protocolVersions: [version]
			})),
			...leftOut && { leftOut: leftOut.map((group) => ({
				...group,
				protocolVersions: [version]
			})) }
		})),
		crashes: views.flatMap(({ crashes }) => crashes).filter((crash) => !isAmong(base.crashes, crash))
	};
}
/** A check that crashes anyway is one fault, not one for each view. */
var isAmong = (crashes, { rule, message }) => crashes.some((crash) => crash.rule === rule && crash.message === message);
// src/lint/index.ts
/**
* Everything that is found in one document, from the reader, the tables and the checks, as findings in order.
* The only room that decides severities; it does not know how findings are shown.
*/
/** `also`: protocol versions that are taken for declared; if there are any, only what holds in one of them is told. */
function lint(path, result, locate, settings, also = 0) {
	const { tree, faults } = result;
	const policy = policyOf(settings);
	const { mcpdesc, declared, subject } = tree === void 0 ? unread : identify(tree, also);
	const { format, hits, crashes } = found(subject, declared, path, policy);
	const scoped = draft(hits, format, policy, (rule, error) => crashes.push(crashOf(rule, error))).map((one) => one.scope === 0 ? {
		...one,
		scope: declared
	} : one);
	const remark = (one) => draftsOf(one, declared, policy);
	const { entries, remarks } = saidIn(result);
	const own = settings.ignore ?? [];
	const ignores = [...entries, ...own.map((ignore) => ({
		...ignore,
		by: "config"
	}))];
	const isWhole = format !== void 0 && crashes.length === 0;
	const applied = applyIgnores([...faults.flatMap(remark), ...scoped], ignores, policy, isWhole);
	const all = [...applied.drafts, ...[...remarks, ...applied.remarks].flatMap(remark)].sort(byPlace);
	const told = also === 0 ? all : all.filter(({ scope }) => intersection(scope, also) !== 0);
	const most = limitsWith(settings.limits).findings;
	const { kept, rest } = mostSevere(told, most, (one) => one);
	const open = rest.find(({ suppressed }) => suppressed === void 0);
	const limit = open && limitRemark(open, told.length, most);
	return {
		mcpdesc,
		protocolVersions: versionsOf(declared),
		findings: [...limit ? remark(limit) : [], ...kept].sort(byPlace).map((one) => place(one, locate)),
		...rest.length > 0 && { leftOut: countsOf(rest, ({ scope }) => versionsOf(scope)) },
		crashes,
		ignores: applied.fates.slice(entries.length)
	};
}
/** A report that has every finding, with no more of them than the settings allow. */
function withinLimit(file, settings) {
	const most = limitsWith(settings.limits).findings;
	const policy = policyOf(settings);
	function shortened(part, protocolVersions) {
		const { kept, rest } = mostSevere(part.findings, most, (finding) => finding);
		if (rest.length === 0) return part;
		const open = rest.find(({ suppressed }) => suppressed === void 0);
		const limit = open && limitAt(open, protocolVersions, part.findings.length, most, policy);
		return {
			...part,
			findings: [...limit ?? [], ...kept].sort(byRange),
			leftOut: countsOf(rest, (finding) => finding.protocolVersions)
		};
	}
	const whole = shortened(file, file.protocolVersions);
	if (file.whatIf === void 0) return whole;
	return {
		...whole,
		whatIf: file.whatIf.map((view) => shortened(view, [view.protocolVersion]))
	};
}
/** As the remark of that rule would be, at the place of a finding. */
function limitAt({ pointer, range, source }, protocolVersions, found, most, policy) {
	return draftsOf(limitRemark({
		pointer,
		start: range.start.offset,
		end: range.end.offset
	}, found, most), 0, policy).map(({ rule, severity, message }) => {
		return {
			rule,
			severity,
			message,
			protocolVersions,
			pointer,
			range,
			source
		};
	});
}
var byRange = (a, b) => a.range.start.offset - b.range.start.offset || (a.rule < b.rule ? -1 : 1);
/** What the document says about its own findings. */
function saidIn({ tree, text, comments }) {
	if (tree === void 0) return {
		entries: [],
		remarks: []
	};
	return limited([commentIgnores(tree, text, comments), extensionIgnores(tree)]);
}
function found(subject, declared, path, policy) {
	if (subject === void 0) return {
		hits: [],
		crashes: []
	};
	if ("hit" in subject) return {
		hits: [subject.hit],
		crashes: []
	};
	const description = describe(subject.root, subject.format, declared, path);
	const { hits, crashes } = runChecks(description, (rule) => policy.severityOf(rule) !== "off");
	return {
		format: subject.format,
		hits: [...description.hits, ...hits],
		crashes
	};
}
var unread = {
	mcpdesc: null,
	declared: 0,
	subject: void 0
};
/** A fault of the text, or a remark, holds in whatever versions the document declares, where that much could be read. */
function draftsOf(fault, scope, policy) {
	const meta = metaOf(fault.rule);
	const instead = policy.severityOf(fault.rule);
	if (instead === "off") return [];
	const which = fault.message ?? "default";
	const { rule, pointer, start, end } = fault;
	return meta.levels.filter(({ message }) => message === void 0 || message === which).map(({ severity }) => {
		const message = messageOf({
			...fault,
			message: which
		}, meta);
		return {
			rule,
			severity: instead ?? severity,
			message,
			scope,
			pointer,
			start,
			end,
			related: []
		};
	});
}
// src/report/excerpt.ts
/** Enough for any line that a person wrote; a minified document keeps a window. */
var longest = 240;
var ellipsis = "…";
var isLowSurrogate = (unit) => unit >= 56320 && unit <= 57343;
/** The nearest place at or before this one that does not lie inside a surrogate pair. */
var wholeCharacter = (text, at) => at > 0 && at < text.length && isLowSurrogate(text.charCodeAt(at)) ? at - 1 : at;
/**
* A window of a marked line, at most `room` units wide, a third of it before the mark. What is cut is an ellipsis;
* the mark ends with the window.
*/
function clip({ excerpt, caret, length }, room) {
	if (excerpt.length <= room) return {
		excerpt,
		caret,
		length
	};
	const inner = room - 2;
	const wish = Math.min(caret - Math.floor(inner / 3), excerpt.length - inner);
	const from = wholeCharacter(excerpt, Math.max(0, wish));
	const to = wholeCharacter(excerpt, Math.min(excerpt.length, from + inner));
	const before = from > 0 ? ellipsis : "";
	const after = to < excerpt.length ? ellipsis : "";
	return {
		excerpt: before + excerpt.slice(from, to) + after,
		caret: before.length + caret - from,
		length: Math.max(1, Math.min(length, to - caret))
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
	return {
		...clip({
			excerpt: caret < line.length ? line : `${line} `,
			caret,
			length
		}, longest),
		hash
	};
}
/** So much of what is marked tells it from other things, and a finding may mark a whole document. */
var telling = 1e3;
/** What a range covers, white space apart; of a long one its length, beginning and end. */
function markedText(text, start, end) {
	return (end - start <= 2 * telling ? text.slice(start, end) : `${end - start} ${text.slice(start, start + telling)} ${text.slice(end - telling, end)}`).replaceAll(/\s+/g, " ");
}
// src/report/fingerprint.ts
/**
* `primaryLocationLineHash`, by which code scanning knows an alert again after lines have moved: for each line, the
* hash of the hundred characters that follow its start, white space left out and line breaks made equal, and how often
* that hash has occurred so far. GitHub's upload action computes the same and complains about any other value.
*/
var block = 100;
var factor = 37;
var word = 2 ** 32;
var lineFeed = 10;
var endOfText = 65535;
/** 37^100 modulo 2^64: what the oldest character of a block weighs by the time it leaves. */
var leaving = weight();
function weight() {
	let power = 1n;
	for (let count = 0; count < block; count += 1) power = BigInt.asUintN(64, power * BigInt(factor));
	return {
		high: Number(power >> 32n),
		low: Number(power & 4294967295n)
	};
}
function keep(text) {
	const units = new Uint16Array(text.length + 1 + block);
	const lines = [];
	let size = 0;
	let atLineStart = true;
	const put = (unit) => {
		if (atLineStart) lines.push(size);
		units[size] = unit;
		size += 1;
		atLineStart = unit === lineFeed;
	};
	for (let at = 0; at < text.length; at += 1) {
		const character = text.charCodeAt(at);
		if (character === 32 || character === 9) continue;
		if (character === 13) {
			put(lineFeed);
			if (text.charCodeAt(at + 1) === lineFeed) at += 1;
		} else put(character);
	}
	put(endOfText);
	return {
		units: units.subarray(0, size + block),
		lines: Uint32Array.from(lines)
	};
}
/**
* The 64-bit hash of each line, in two halves: no BigInt per character. Products stay below 2^53, so they are exact,
* and so is the division of a multiple of 2^32.
*/
function roll({ units, lines }) {
	const hashes = {
		high: new Uint32Array(lines.length),
		low: new Uint32Array(lines.length)
	};
	let high = 0;
	let low = 0;
	let line = 0;
	for (let at = 0; line < lines.length; at += 1) {
		const gone = at < block ? 0 : units[at - block] ?? 0;
		const lost = gone * leaving.low;
		const lostLow = lost >>> 0;
		const sum = low * factor + (units[at] ?? 0) - lostLow;
		low = sum >>> 0;
		const carry = (sum - low - (lost - lostLow)) / word;
		high = Math.imul(high, factor) - Math.imul(gone, leaving.high) + carry >>> 0;
		if (at - block + 1 === lines[line]) {
			hashes.high[line] = high;
			hashes.low[line] = low;
			line += 1;
		}
	}
	return hashes;
}
var hexadecimal = ({ high, low }, line) => {
	const [upper = 0, lower = 0] = [high[line], low[line]];
	return upper === 0 ? lower.toString(16) : upper.toString(16) + lower.toString(16).padStart(8, "0");
};
/** How often the hash of each line has occurred up to it. */
function occurrences(hashes) {
	const seen = /* @__PURE__ */ new Map();
	return hashes.low.map((low, line) => {
		const high = hashes.high[line] ?? 0;
		const key = String.fromCharCode(high >>> 16, high & 65535, low >>> 16, low & 65535);
		const count = (seen.get(key) ?? 0) + 1;
		seen.set(key, count);
		return count;
	});
}
/** The hash of each line, counted from 1; all computed when the first is asked for. Past the end, that of the last line. */
function lineHashes(text) {
	let known;
	return (line) => {
		if (known === void 0) {
			const hashes = roll(keep(text));
			known = {
				hashes,
				counts: occurrences(hashes)
			};
		}
		const { hashes, counts } = known;
		const index = Math.min(line, counts.length) - 1;
		return `${hexadecimal(hashes, index)}:${counts[index]}`;
	};
}
// src/check.ts
/** One description, from bytes or text to findings. Pure: no disk, clock, console, network or GitHub. */
function locateIn(text) {
	const lines = new Lines(text);
	const hashes = lineHashes(text);
	return {
		range: (start, end) => lines.range(start, end),
		source: ({ start, end }) => ({
			...sourceLine(text, start.offset, end.offset, lines.start(start.line), lines.end(start.line), hashes(start.line)),
			content: markedText(text, start.offset, end.offset)
		}),
		fix: (repair) => fixOf(repair, {
			text,
			lines
		})
	};
}
/**
* Same source and settings, same answer. Never throws for anything a document can hold. For YAML the reader must have
* been prepared once (`prepare` of `read/`).
*/
function check$1(source, settings) {
	const { path } = source;
	const result = read(source, limitsWith(settings.limits));
	const locate = locateIn(result.text);
	const declared = lint(path, result, locate, settings);
	const { crashes, ignores, ...linted } = declared;
	const views = whatIf(declared, settings.whatIf ?? [], (also) => lint(path, result, locate, settings, also));
	return {
		file: {
			path,
			...linted,
			...settings.whatIf?.length ? { whatIf: views.whatIf } : {}
		},
		problems: [...crashes, ...views.crashes].map(({ rule, message }) => ({
			kind: "crash",
			path,
			rule,
			message
		})),
		ignores
	};
}
/** Settings for those who have to see every finding before some are left out, by `withinLimits`. */
var unlimited = (settings) => ({
	...settings,
	limits: {
		...settings.limits,
		findings: Number.POSITIVE_INFINITY
	}
});
// src/fix.ts
/** Makes every safe correction in a description, pass after pass until none is left. As pure as the check it rests on. */
/** One correction may make room for another, as deep as collections nest; many more passes would be a circle. */
var passes = 50;
var textOf = (source) => "text" in source ? source.text : lossy(source.bytes);
var isFixable = (finding) => finding.fix !== void 0 && finding.suppressed === void 0;
var nothingKnown = (file) => file;
/** What a person decided to live with stays; so does whatever a correction would make worse, which is a fault of ours. */
function fix$1(source, settings, known = nothingKnown) {
	const before = textOf(source);
	const refused = /* @__PURE__ */ new Set();
	const every = unlimited(settings);
	let state = {
		text: before,
		result: check$1(source, every),
		count: 0
	};
	for (let pass = 0; pass < passes; pass += 1) {
		const { findings } = known(state.result.file);
		const chosen = compatible(findings.filter(isFixable).filter((finding) => !refused.has(nameOf(finding))));
		if (chosen.length === 0) break;
		const next = attempt(chosen) ?? attempt(chosen.slice(0, 1));
		if (next === void 0) for (const finding of chosen.slice(0, 1)) refused.add(nameOf(finding));
		else state = next;
	}
	const { text, count, result } = state;
	return {
		before,
		after: text,
		count,
		left: leftIn(known(result.file).findings),
		result: {
			...result,
			file: withinLimit(result.file, settings)
		}
	};
	/** Undefined where the outcome would have more errors, or could no longer be checked. */
	function attempt(chosen) {
		const text = applied(state.text, chosen.flatMap((finding) => finding.fix.edits));
		const result = check$1({
			path: source.path,
			text
		}, every);
		return isWorse(result, state.result) ? void 0 : {
			text,
			result,
			count: state.count + chosen.length
		};
	}
}
function leftIn(findings) {
	const correctable = findings.filter(({ fix, byHand }) => fix !== void 0 || byHand);
	const covered = correctable.filter(({ suppressed }) => suppressed !== void 0).length;
	return {
		byHand: correctable.length - covered,
		covered
	};
}
var nameOf = ({ rule, pointer }) => `${rule} ${pointer}`;
function isWorse(after, before) {
	return errorsOf(after) > errorsOf(before) || after.problems.length > before.problems.length;
}
var errorsOf = ({ file }) => file.findings.filter(({ severity, suppressed }) => severity === "error" && suppressed === void 0).length;
// src/api.ts
/**
* What `import … from 'mcpdesc-check'` gives: the check that the command line and the Action run, as a function. Loads
* nothing of Node, so that it runs in a browser, a worker or an editor as well. docs/api.md describes it.
*/
init_yaml();
init_yaml_events();
supply({
	fast: yaml_events_exports,
	full: yaml_exports
});
/** Same text, name and options, same answer. The ending of the name decides between JSON and YAML. */
function check(text, name, options = {}) {
	return checked(check$1(sourceOf(text, name), settingsOf(options)));
}
/** Makes the corrections that `--fix` makes, and checks what comes of it. */
function fix(text, name, options = {}) {
	const { after, count, result } = fix$1(sourceOf(text, name), settingsOf(options));
	return {
		...checked(result),
		text: after,
		count
	};
}
var sourceOf = (text, path) => ({
	path,
	bytes: typeof text === "string" ? new TextEncoder().encode(text) : text
});
function settingsOf({ protocolVersions = "declared", profile = "default", ...others }) {
	refuseLimits(others.limits);
	refuseRules([...Object.keys(others.rules ?? {}), ...(others.ignore ?? []).map(({ rule }) => rule)]);
	if (protocolVersions === "declared") return {
		profile,
		...others
	};
	const asked = protocolVersions === "all" ? protocols : protocolVersions;
	return {
		profile,
		...others,
		whatIf: protocols.filter((version) => asked.includes(version))
	};
}
/** A program that asks for more than the check was tried with is wrong, and is told so. */
function refuseLimits(limits$1 = {}) {
	for (const name of limitNames) {
		const { [name]: value = limits[name].usual } = limits$1;
		if (Number.isInteger(value) && value >= 1 && value <= limits[name].most) continue;
		throw new RangeError(`limits.${name} must be a whole number from 1 to ${limits[name].most}, not ${value}`);
	}
}
/** A misspelt rule would be off, or ignored, in nobody's eyes but its author's. */
function refuseRules(patterns) {
	const unknown = patterns.find((pattern) => rulesOf(pattern).length === 0);
	if (unknown === void 0) return;
	const guess = nearestPattern(unknown);
	throw new RangeError(`no rule is called ${JSON.stringify(unknown)}${guess === void 0 ? "" : `; did you mean ${guess}?`}`);
}
var checked = ({ file, problems }) => ({
	file,
	problems
});
export { check, fix, protocols };
