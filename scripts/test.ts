/**
 * `npm test [-- FILTER…]`: runs the unit tests of the compiler and of the device model and the lit tests, and ends with a line
 * `N passed, N failed`. `npm run test:all` runs those of `scripts/` too. With filters both run those whose path contains one.
 * Fails when a test failed or none ran.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedToolNames } from '../src/tools/lit/shipped-tools.ts';
import { processIo } from '../src/tools/process-io.ts';
import { readScriptArguments } from './arguments.ts';
import { bundleModules } from './testing/bundle-modules.ts';
import { findTestFiles } from './testing/find-tests.ts';
import { runLitTests } from './testing/lit-tests.ts';
import { runUnitTests } from './testing/unit-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const {
  values: { all = false },
  words: filters,
} = readScriptArguments({
  usage: `Usage: npm test [-- FILTER…], or npm run test:all

Runs the unit tests and the lit tests, and ends with a line \`N passed, N failed\`. Fails when a test failed or none ran.

  --all    run those of scripts/ too, as test:all does: of the package, of the guides, of fuzzing and comparing
  FILTER   run only the tests whose path contains it, or one of the others, scripts/ included
  --help   print this text
`,
  options: { all: { type: 'boolean' } },
  takesWords: true,
});
// Processes that tests start in other folders compile the sources as this one does; otherwise coverage cannot be added up.
process.env['TSX_TSCONFIG_PATH'] ??= join(root, 'tsconfig.json');
const io = { ...processIo(), cwd: root };
/** Writes at once: whoever reads the output of a run of minutes in a file or a log sees how far it is. */
const write = (text: string) => {
  io.stdout.write(text);
  io.flush();
};
const start = performance.now();

/** What processes run that tests start. */
const programs = [
  'scripts/fuzz/worker.ts',
  'src/tools/lit/worker.ts',
  ...shippedToolNames.map((name) => `src/tools/bin/${name}.ts`),
];

const unitTests = findTestFiles(root, { filters, all });
// Coverage is counted for the sources. Those that cannot be bundled fail one by one.
const bundle =
  process.env['NODE_V8_COVERAGE'] === undefined
    ? await bundleModules(root, { together: unitTests, apart: programs }).catch(() => undefined)
    : undefined;
process.execArgv.push(...(bundle?.nodeArguments ?? []));
const unit = await runUnitTests(unitTests, root, write);
write(`\nUnit tests: ${unit.passed} passed, ${unit.failed} failed, ${unit.skipped} skipped\n\n`);
const lit = await runLitTests(filters, io);
write(`\nLit tests: ${lit.passed} passed, ${lit.failed} failed, ${lit.skipped} skipped\n`);

const passed = unit.passed + lit.passed;
const failed = unit.failed + lit.failed;
if (passed + failed === 0) {
  const areSkipped = unit.skipped + lit.skipped > 0;
  write(areSkipped || filters.length === 0 ? 'no test ran\n' : `no test matches ${filters.join(' ')}\n`);
}
if (!all && filters.length === 0)
  write('\nNot among these are the tests of scripts/; npm run test:all runs them too.\n');
write(`\nAll in ${((performance.now() - start) / 1000).toFixed(1)} s:\n${passed} passed, ${failed} failed\n`);
io.flush();
bundle?.remove();
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
