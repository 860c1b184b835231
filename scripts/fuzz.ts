/**
 * `npm run fuzz`: feeds the tools with inputs that nobody writes, thousands each second, and checks what must hold for every one: no
 * internal error and no hang; a refusal says where; what is printed reads back and prints the same, in every form; passes end and leave
 * valid programs. See `--help`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz.ts';
import { kinds } from './fuzz/kinds.ts';

const help = `usage: npm run fuzz -- [--minutes N] [--inputs N] [--seed S] [--only KIND,…] [--jobs J] [--out FOLDER]

  --minutes N    how long to go on (default 1)
  --inputs N     stop after so many inputs, whatever the time
  --seed S       which inputs; the same seed makes the same ones (default: the time)
  --only KIND,…  which kinds of inputs (default: all)
  --jobs J       how many processes (default 1)
  --out FOLDER   where inputs that fail are saved, made small (default: out/fuzz)

Exit code: 0 nothing was found, 1 something was, 2 wrong arguments.

kinds of inputs:
${Object.entries(kinds)
  .map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}\n`)
  .join('')}`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      inputs: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
      only: { type: 'string', default: Object.keys(kinds).join(',') },
      jobs: { type: 'string', default: '1' },
      out: { type: 'string', default: 'out/fuzz' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [minutes, inputs, seed, jobs] = [values.minutes, values.inputs, values.seed, values.jobs].map(Number);
  const only = values.only.split(',');
  const unknown = only.filter((name) => !(name in kinds));
  if (unknown.length > 0 || !(minutes! > 0 && inputs! > 0 && jobs! >= 1 && Number.isInteger(seed))) {
    console.error(unknown.length > 0 ? `no such kind of inputs: ${unknown.join(', ')}` : 'wrong number; see --help');
    return 2;
  }
  return fuzz({
    kinds: only,
    seed: seed!,
    minutes: minutes!,
    inputs: inputs!,
    jobs: jobs!,
    folder: resolve(values.out),
    mlirOpt: process.env['MLIR_OPT'] ?? 'mlir-opt-22',
    write: (text) => console.log(text),
  });
}
