/**
 * Writes the TTIR programs of fixtures/ttir.
 *
 *     tsx scripts/ttir-fixtures.ts            writes the files
 *     tsx scripts/ttir-fixtures.ts --check    fails when a file differs
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fileExists, readText, writeWhole } from '../src/support/files.ts';
import { networks } from './ttir/networks.ts';
import { printModule } from './ttir/program.ts';
import { singleOps } from './ttir/single-ops.ts';

const { values: flags } = parseArgs({ options: { check: { type: 'boolean' } } });
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
