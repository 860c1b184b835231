/** Writes the TTIR programs of fixtures/ttir. */
import { fileURLToPath } from 'node:url';
import { fileExists, readText, writeWhole } from '../src/support/files.ts';
import { readScriptArguments } from './arguments.ts';
import { networks } from './ttir/networks.ts';
import { printModule } from './ttir/program.ts';
import { singleOps } from './ttir/single-ops.ts';

const { values: flags } = readScriptArguments({
  usage: `Usage: tsx scripts/ttir-fixtures.ts [--check]

Writes the TTIR programs of fixtures/ttir.

  --check   write nothing; fail when a file differs
  --help    print this text
`,
  options: { check: { type: 'boolean' } },
  takesWords: false,
});
const outdated: string[] = [];
for (const [name, { comment, programs }] of [...singleOps, ...networks]) {
  const path = fileURLToPath(new URL(`../fixtures/ttir/${name}.mlir`, import.meta.url));
  const text = printModule(comment, programs);
  if (!flags.check) writeWhole(path, text);
  else if (!fileExists(path) || readText(path) !== text) outdated.push(name);
}
if (outdated.length > 0) {
  console.error(`error: fixtures/ttir is out of date (${outdated.join(', ')}); run tsx scripts/ttir-fixtures.ts`);
  process.exitCode = 1;
}
