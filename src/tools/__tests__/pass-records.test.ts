import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Compares with what mlir-opt's passes make of programs; see fixtures/passes/README.md. */

const folder = new URL('../../../fixtures/passes/', import.meta.url);
const separator = '// -----\n';

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}

/** Returns what ttmlir-opt writes to the error stream, then the program it prints. */
function run(program: string, passes: readonly string[]): string {
  const io = memoryIo({ stdin: program });
  main(['-', '--allow-unregistered-dialect', '--mlir-print-op-on-diagnostic=false', ...passes], io);
  return io.stderr.text + io.stdout.text;
}

for (const name of readdirSync(folder).filter((file) => file.endsWith('.mlir'))) {
  test(`mlir-opt's passes: ${name}`, () => {
    const text = read(name);
    const passes = /^\/\/ passes: (.*)\n/.exec(text)![1]!.split(/ (?=--)/);
    const programs = text.split(separator);
    const expected = read(`records/${name.replace('.mlir', '.txt')}`).split(separator);
    assert.is(programs.length, expected.length, 'the record must be made anew');
    for (const [i, program] of programs.entries()) {
      const record = expected[i]!.trimEnd();
      if (record === 'crash') continue;
      const written = run(program, passes).trimEnd();
      if (record === '') assert.match(written, /: error: /, 'what is refused without a word is refused with one here');
      else assert.is(written, record);
    }
  });
}

test.run();
