"use strict";
exports.id = 713;
exports.ids = [713];
exports.modules = {

/***/ 2713:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9371);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9701);
/* harmony import */ var _terminal_bug_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6297);
/* harmony import */ var _terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7529);
/* harmony import */ var _today_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(782);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2033);






/** Nearly the whole program: who asks for the version does not wait until it is loaded. */
const terminal = () => Promise.all(/* import() */[__webpack_require__.e(761), __webpack_require__.e(152), __webpack_require__.e(84)]).then(__webpack_require__.bind(__webpack_require__, 84));
const exit = { clean: 0, findings: 1, operator: 2, bug: 3 };
/** Our fault outweighs the operator's, and that outweighs what was found: the run was not complete. */
function exitOf(report, failOn) {
    const kinds = new Set(report.problems.map(({ kind }) => kind));
    if (kinds.has('crash'))
        return exit.bug;
    if (kinds.has('operator'))
        return exit.operator;
    return (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .W)(report, failOn) === 'failure' ? exit.findings : exit.clean;
}
async function perform(command) {
    if (command.name === 'check' && command.printConfig !== undefined) {
        const [{ configured, printedConfig }, { realDisk }] = await Promise.all([
            __webpack_require__.e(/* import() */ 152).then(__webpack_require__.bind(__webpack_require__, 8152)),
            __webpack_require__.e(/* import() */ 65).then(__webpack_require__.bind(__webpack_require__, 65)),
        ]);
        const settings = await configured(command.settings, realDisk, (0,_today_js__WEBPACK_IMPORTED_MODULE_5__/* .today */ .E)());
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(printedConfig(settings, command.printConfig));
        return exit.clean;
    }
    if (command.name === 'check') {
        const { report, failOn } = await (await terminal()).check(command, (0,_today_js__WEBPACK_IMPORTED_MODULE_5__/* .today */ .E)());
        const status = exitOf(report, failOn);
        if (status === exit.bug)
            (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)((0,_terminal_bug_report_js__WEBPACK_IMPORTED_MODULE_1__/* .bugReport */ .r)());
        return status;
    }
    if (command.name === 'init')
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)((await terminal()).init(process.cwd()));
    if (command.name === 'help')
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(_settings_index_js__WEBPACK_IMPORTED_MODULE_0__/* .helpText */ .BK);
    if (command.name === 'version')
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(`${_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .tool */ .z.version}\n`);
    if (command.name === 'rules') {
        const { ruleList, rulesAsJson } = await terminal();
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(command.json ? await rulesAsJson() : await ruleList());
    }
    if (command.name === 'explain')
        await (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(await (await terminal()).explanation(command.rule));
    return exit.clean;
}
try {
    const command = (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCommandLine */ .Du)(process.argv.slice(2), {
        workingDirectory: process.cwd(),
        environment: process.env,
        isTerminal: process.stdout.isTTY === true,
    });
    process.exitCode = await perform(command);
}
catch (error) {
    const isUsage = error instanceof _settings_index_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb;
    (0,_terminal_streams_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(isUsage ? `${_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .tool */ .z.name}: ${error.message}` : (0,_terminal_bug_report_js__WEBPACK_IMPORTED_MODULE_1__/* .bugReport */ .r)(error));
    process.exitCode = isUsage ? exit.operator : exit.bug;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
;