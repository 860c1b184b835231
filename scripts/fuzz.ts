/**
 * `npm run fuzz`: feeds the tools with inputs that nobody writes, thousands each second, and checks what must hold for every one: no
 * internal error and no hang; a refusal says where; what is printed reads back and prints the same, in every form; passes end and leave
 * valid programs. See `--help`.
 */
import { resolve } from 'node:path';
import { readScriptArguments, usageError } from './arguments.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { kinds } from './fuzz/kinds.ts';

const usage = `Usage: npm run fuzz -- [--minutes N] [--inputs N] [--seed S] [--only KIND,…] [--jobs J] [--out FOLDER]

Feeds everything that reads text or binaries with inputs that are changed, cut off or made at random, and checks what
must hold for each: no internal error, no hang, refusals with a place, prints that read back. What fails is made small,
saved and shown.

  --minutes N    how long to go on (default 1)
  --inputs N     stop after so many inputs, whatever the time
  --seed S       which inputs; the same seed makes the same ones (default: the time)
  --only KIND,…  which kinds of inputs (default: all)
  --jobs J       how many processes (default 1)
  --out FOLDER   where inputs that fail are saved, made small (default: out/fuzz)
  --help         print this text

Exit code: 0 nothing was found, 1 something was, 2 wrong arguments.

kinds of inputs:
${Object.entries(kinds)
  .map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}\n`)
  .join('')}`;

const { values } = readScriptArguments({
  usage,
  options: {
    minutes: { type: 'string', default: '1' },
    inputs: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
    only: { type: 'string', default: Object.keys(kinds).join(',') },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string', default: 'out/fuzz' },
  },
  takesWords: false,
});
const only = values.only.split(',');
const unknown = only.filter((name) => !(name in kinds));
if (unknown.length > 0) usageError(`no such kind of inputs: ${unknown.join(', ')}`, usage);
process.exitCode = await fuzz({
  kinds: only,
  seed: numberOf('seed', Number.isInteger),
  minutes: numberOf('minutes', (minutes) => minutes > 0),
  inputs: numberOf('inputs', (inputs) => inputs > 0),
  jobs: numberOf('jobs', (jobs) => jobs >= 1),
  folder: resolve(values.out),
  mlirOpt: process.env['MLIR_OPT'] ?? 'mlir-opt-22',
  write: (text) => console.log(text),
});

function numberOf(name: 'minutes' | 'inputs' | 'seed' | 'jobs', isRight: (value: number) => boolean): number {
  const value = Number(values[name]);
  return isRight(value) ? value : usageError(`--${name} wants another number than '${values[name]}'`, usage);
}
