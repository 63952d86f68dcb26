"use strict";exports.id=543;exports.ids=[543];exports.modules={9059:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{F:()=>configNames,u:()=>findConfig});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6760);var node_path__WEBPACK_IMPORTED_MODULE_0___default=__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);var _discover_index_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2018);var _limits_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(931);var _settings_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3465);const configNames=[`.mcpdesc-check.yaml`,`.mcpdesc-check.yml`,`.mcpdesc-check.json`];async function present(folder,disk){const found=[];for(const name of configNames){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,name);if(await disk.kind(path).catch(()=>undefined)===`file`)found.push(path)}return found}async function nearestFile({root,workingDirectory},disk){for(let folder=workingDirectory;;folder=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)){const[first,second]=await present(folder,disk);if(first!==undefined&&second!==undefined){const names=[first,second].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,path));throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_1__.e(`Two config files lie side by side: ${names.join(` and `)}; keep one, or name it by --config`)}if(first!==undefined)return first;const isLast=root===workingDirectory?await isRepository(folder,disk):folder===root;if(isLast||(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)===folder)return undefined}}const isRepository=async(folder,disk)=>await disk.kind((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,`.git`)).catch(()=>undefined)!==undefined;async function findConfig(settings,disk){const{root,workingDirectory,configFile=`nearest`}=settings;if(configFile===`none`)return undefined;const location=configFile===`nearest`?await nearestFile(settings,disk):(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory,configFile.path);if(location===undefined)return undefined;const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,location).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join(`/`);let bytes;try{bytes=await disk.read(location,_limits_js__WEBPACK_IMPORTED_MODULE_2__.tW.bytes+1)}catch(error){throw new _settings_index_js__WEBPACK_IMPORTED_MODULE_1__.e(`The config file ${JSON.stringify(path)} cannot be read: ${(0,_discover_index_js__WEBPACK_IMPORTED_MODULE_3__.l)(error)}`)}const{parseConfig}=await Promise.all([__webpack_require__.e(248),__webpack_require__.e(948),__webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__,5225));return parseConfig(path,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(location),bytes)}}),931:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{Fy:()=>limits,PR:()=>limitsWith,c$:()=>limitNames,tW:()=>usualLimits});const limits={bytes:{usual:5*1024*1024,most:100*1024*1024,of:`Size of the file.`,why:`A file is held in memory as a whole. The largest published descriptions have a few hundred kilobytes.`},depth:{usual:100,most:500,of:`How deep a value may lie, the root being at 0.`,why:`Later walks go from value to value within the stack; with more than the most, they would come near its end.`},values:{usual:1e5,most:1e6,of:`All values of a document together; keys do not count.`,why:`What is done for each value is done that often at most.`},characters:{usual:1024*1024,most:100*1024*1024,of:`UTF-16 code units of one text, number or key.`,why:`Texts are compared, matched and quoted; no description that a model is to read comes near.`},entries:{usual:1e5,most:1e6,of:`Members of one object, or items of one array.`,why:`Members and items are compared with one another.`},findings:{usual:1e3,most:1e5,of:`Findings that are reported of one file besides the note that there are more, the most severe first; all are counted.`,why:`Nobody reads more at once, and code scanning shows 5,000 of a whole run.`}};const limitNames=Object.keys(limits);const perLimit=numberOf=>Object.fromEntries(limitNames.map(name=>[name,numberOf(name)]));const limitsWith=(others={})=>perLimit(name=>others[name]??limits[name].usual);const usualLimits=limitsWith()}),5543:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{init:()=>init});var external_node_fs_=__webpack_require__(3024);var external_node_path_=__webpack_require__(6760);var find=__webpack_require__(9059);var disk=__webpack_require__(2018);var default_patterns=__webpack_require__(9486);var usage_error=__webpack_require__(3465);var tool=__webpack_require__(2033);;const checkout=`actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1`;const upload=`github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e # v4.36.2`;const itself=`<owner>/${tool.z.name}@<full commit SHA>`;const workflow=folder=>`name: MCP descriptions
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