"use strict";exports.id=543;exports.ids=[543];exports.modules={5543:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{init:()=>init});var external_node_fs_=__webpack_require__(3024);var external_node_path_=__webpack_require__(6760);var printable=__webpack_require__(657);var default_patterns=__webpack_require__(9486);var usage_error=__webpack_require__(3465);var system_fault=__webpack_require__(4339);var tool=__webpack_require__(2033);var write_whole=__webpack_require__(6154);;const checkout=`actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1`;const upload=`github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e # v4.36.2`;const itself=`<owner>/${tool.z.name}@<full commit SHA>`;const workflow=folder=>`name: MCP descriptions
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
`;function repositoryOf(folder){if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,`.git`)))return folder;return(0,external_node_path_.dirname)(folder)===folder?undefined:repositoryOf((0,external_node_path_.dirname)(folder))}function plannedWorkflow(folder){const root=repositoryOf(folder);const inside=(0,external_node_path_.relative)(root??folder,folder).split(external_node_path_.sep).join(`/`);if(inside.includes("${{")){throw new usage_error.e(`GitHub would take the name of the folder ${JSON.stringify(inside)} for an expression`)}const path=(0,external_node_path_.relative)(folder,(0,external_node_path_.join)(root??folder,`.github`,`workflows`,`mcpdesc-check.yml`));const release=`Put the owner and the commit of the release that you trust into its line "uses: <owner>/${tool.z.name}@\u2026".`;const move=`No repository is here yet: GitHub reads it from the root of one only.`;const call=`For this folder, add a step to it with the inputs working-directory: ${(0,printable.g$)(JSON.stringify(inside))} and a category of its own.`;return{path,others:[],text:workflow(inside),advice:{written:root===undefined?`${release} ${move}`:release,kept:inside===``?``:call}}}function configAbove(folder){const above=(0,external_node_path_.dirname)(folder);if(above===folder||(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,`.git`)))return undefined;const found=default_patterns.F.map(name=>(0,external_node_path_.join)(above,name)).find(path=>(0,external_node_fs_.existsSync)(path));return found??configAbove(above)}function plannedConfig(folder){const above=configAbove(folder);const written=above===undefined?``:`From this folder on it counts in place of ${(0,printable.g$)((0,external_node_path_.relative)(folder,above).split(external_node_path_.sep).join(`/`))}.`;return{path:default_patterns.F[0],others:default_patterns.F,text:config,advice:{written,kept:``}}}const line=(...sentences)=>`${sentences.filter(Boolean).join(` `)}\n`;function init(folder){return[plannedWorkflow(folder),plannedConfig(folder)].map(({path,others,text,advice})=>{const there=[path,...others].find(name=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,name)));if(there!==undefined)return line(`Kept ${there}: it was there before.`,advice.kept);try{(0,write_whole.f)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder,path)));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,path),text,{flag:`wx`})}catch(error){throw new usage_error.e(`${path} cannot be written: ${(0,system_fault.DJ)(error)}`)}return line(`Wrote ${path}.`,advice.written)}).join(``)}}),6154:(function(__unused_webpack_module,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{f:()=>makeFolder,y:()=>writeWhole});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024);var node_fs__WEBPACK_IMPORTED_MODULE_0___default=__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760);var node_path__WEBPACK_IMPORTED_MODULE_1___default=__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);function makeFolder(path){const above=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);if(above!==path&&!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(above))makeFolder(above);try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path)}catch(error){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))throw error}}function writeWhole(path,text){makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));const there=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{throwIfNoEntry:false});if(there!==undefined&&!there.isFile()){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,text);return}const target=there===undefined?path:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);const temporary=`${target}.${crypto.randomUUID().slice(0,8)}`;const file=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary,`wx`,there?.mode);try{try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file,text)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)}(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary,target)}catch(error){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary,{force:true});throw error}}})};;