"use strict";exports.id=543;exports.ids=[543];exports.modules={9059:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{F:()=>configNames,u:()=>findConfig});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6760);var node_path__WEBPACK_IMPORTED_MODULE_0___default=__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);var _discover_index_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2018);var _read_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2294);var _settings_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3465);const configNames=[`.mcpdesc-check.yaml`,`.mcpdesc-check.yml`,`.mcpdesc-check.json`];async function present(folder,disk){const found=[];for(const name of configNames){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,name);if(await disk.kind(path).catch(()=>undefined)===`file`)found.push(path)}return found}async function nearestFile({root,workingDirectory},disk){for(let folder=workingDirectory;;folder=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)){const[first,second]=await present(folder,disk);if(first!==undefined&&second!==undefined){const names=[first,second].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,path));throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_1__.e(`Two config files lie side by side: ${names.join(` and `)}; keep one, or name it by --config`)}if(first!==undefined)return first;const isLast=root===workingDirectory?await isRepository(folder,disk):folder===root;if(isLast||(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)===folder)return undefined}}const isRepository=async(folder,disk)=>await disk.kind((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,`.git`)).catch(()=>undefined)!==undefined;async function findConfig(settings,disk){const{root,workingDirectory,configFile=`nearest`}=settings;if(configFile===`none`)return undefined;const location=configFile===`nearest`?await nearestFile(settings,disk):(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory,configFile.path);if(location===undefined)return undefined;const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,location).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join(`/`);let bytes;try{bytes=await disk.read(location,_read_index_js__WEBPACK_IMPORTED_MODULE_2__.MK.bytes+1)}catch(error){throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_1__.e(`The config file ${JSON.stringify(path)} cannot be read: ${(0,_discover_index_js__WEBPACK_IMPORTED_MODULE_3__.l)(error)}`)}const{parseConfig}=await Promise.all([__webpack_require__.e(76),__webpack_require__.e(978),__webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__,5225));return parseConfig(path,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(location),bytes)}}),1244:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Gb:()=>stops,P_:()=>Refusal,SP:()=>shown,vL:()=>isFirm,yb:()=>codePoint});const readingRules=[`mcpdesc.serialization.encoding.utf-8`,`mcpdesc.serialization.input.size-limits`,`mcpdesc.serialization.json.well-formed`,`mcpdesc.serialization.json.unique-keys`,`mcpdesc.serialization.number.finite`,`mcpdesc.serialization.yaml.well-formed`,`mcpdesc.serialization.yaml.single-document`,`mcpdesc.serialization.yaml.string-keys`,`mcpdesc.serialization.yaml.unique-keys`,`mcpdesc.serialization.yaml.standard-tags`,`mcpdesc.serialization.yaml.no-aliases`];const isFirm=rule=>rule!==`mcpdesc.serialization.json.unique-keys`&&readingRules.some(known=>known===rule);const stops=fault=>fault.rule!==`mcpdesc.serialization.json.unique-keys`&&fault.message!==`bom`;class Refusal extends Error{constructor(rule,which,start,end,holes={}){super(which===undefined?rule:`${rule}: ${which}`);this.rule=rule;this.which=which;this.start=start;this.end=end;this.with=holes}at(pointer){const message=this.which===undefined?{}:{message:this.which};return{rule:this.rule,...message,with:this.with,start:this.start,end:this.end,pointer}}}function shown(piece,width=40){const line=piece.slice(0,2*width).replaceAll(/\s+/g,` `).trim();const characters=[...line];return characters.length>width||piece.length>2*width?`${characters.slice(0,width-1).join(``)}\u2026`:line}const codePoint=character=>`U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}),2294:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{GI:()=>exceeded,MK:()=>defaultLimits,__:()=>Budget});var _fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1244);const defaultLimits={bytes:5*1024*1024,depth:100,values:1e5,characters:1024*1024,entries:1e5};function exceeded(limit,limits,start,end){const number=limits[limit].toLocaleString(`en-US`);return new _fault_js__WEBPACK_IMPORTED_MODULE_0__.P_(`mcpdesc.serialization.input.size-limits`,limit,start,end,{limit:number})}class Budget{#values=0;constructor(limits){this.limits=limits}value(depth,start,end){if(depth>this.limits.depth)throw exceeded(`depth`,this.limits,start,end);this.#values+=1;if(this.#values>this.limits.values)throw exceeded(`values`,this.limits,start,end)}characters(length,start,end){if(length>this.limits.characters)throw exceeded(`characters`,this.limits,start,end)}entries(count,start,end){if(count>this.limits.entries)throw exceeded(`entries`,this.limits,start,end)}}}),5543:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{init:()=>init});var external_node_fs_=__webpack_require__(3024);var external_node_path_=__webpack_require__(6760);var find=__webpack_require__(9059);var disk=__webpack_require__(2018);var default_patterns=__webpack_require__(9486);var usage_error=__webpack_require__(3465);var tool=__webpack_require__(2033);;const checkout=`actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1`;const upload=`github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e # v4.36.2`;const itself=`<owner>/${tool.z.name}@<full commit SHA>`;const workflow=folder=>`name: MCP descriptions
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
      - uses: ${checkout}
        with: { fetch-depth: 2, persist-credentials: false } # 2, to tell what is new in a pull request
      - uses: ${itself}
        id: mcpdesc
${folder===``?``:`        with: { working-directory: ${JSON.stringify(folder)} }\n`}\
      - uses: ${upload}
        # Also after findings failed the step; not in merge queues, whose refs code scanning does not know.
        if: \${{ !cancelled() && github.event_name != 'merge_group' && steps.mcpdesc.outputs.sarif-file != '' }}
        with:
          sarif_file: \${{ steps.mcpdesc.outputs.sarif-file }}
`;;const config=`# Settings of ${tool.z.name}; its docs/configuration.md explains them. Everything here may be left out.
version: 1

# What is checked where nothing is named, from this folder on:
# files: [${default_patterns.P.map(pattern=>JSON.stringify(pattern)).join(`, `)}]
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
`;function repositoryOf(folder){if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,`.git`)))return folder;return(0,external_node_path_.dirname)(folder)===folder?undefined:repositoryOf((0,external_node_path_.dirname)(folder))}function plannedWorkflow(folder){const root=repositoryOf(folder);const inside=(0,external_node_path_.relative)(root??folder,folder).split(external_node_path_.sep).join(`/`);if(inside.includes("${{")){throw new usage_error.e(`GitHub would take the name of the folder ${JSON.stringify(inside)} for an expression`)}const path=(0,external_node_path_.relative)(folder,(0,external_node_path_.join)(root??folder,`.github`,`workflows`,`mcpdesc-check.yml`));const release=`Put the owner and the commit of the release that you trust into its line "uses: <owner>/${tool.z.name}@\u2026".`;const move=`No repository is here yet: GitHub reads it from the root of one only.`;const call=`For this folder, add a step to it with the inputs working-directory: ${inside} and a category of its own.`;return{path,others:[],text:workflow(inside),advice:{written:root===undefined?`${release} ${move}`:release,kept:inside===``?``:call}}}const plannedConfig={path:find.F[0],others:find.F,text:config,advice:{written:``,kept:``}};const line=(...sentences)=>`${sentences.filter(Boolean).join(` `)}\n`;function init(folder){return[plannedWorkflow(folder),plannedConfig].map(({path,others,text,advice})=>{const there=[path,...others].find(name=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,name)));if(there!==undefined)return line(`Kept ${there}: it was there before.`,advice.kept);try{(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder,path)),{recursive:true});(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,path),text,{flag:`wx`})}catch(error){throw new usage_error.e(`${path} cannot be written: ${(0,disk.l)(error)}`)}return line(`Wrote ${path}.`,advice.written)}).join(``)}})};;