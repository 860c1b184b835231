import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Compares with recorded runs of mlir-opt; see fixtures/opt/README.md. */

const folder = new URL('../../../fixtures/opt/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const runs = parse(read('runs.yaml')) as { input: string; args: string[] }[];

for (const [i, { input, args }] of runs.entries()) {
  test(`mlir-opt: ${input} ${args.join(' ')}`, () => {
    const io = memoryIo({ stdin: read(`${input}.mlir`) });
    const code = main(['--allow-unregistered-dialect', ...args], io);
    const text = `${input}: ${args.join(' ')}\nexit code ${code}\n--- standard error\n${io.stderr.text}--- standard output\n${io.stdout.text}`;
    assert.is(text, read(`records/${String(i + 1).padStart(2, '0')}.txt`));
  });
}

test('diagnostics carry a stack trace where that is asked for', () => {
  const io = memoryIo({ stdin: 'func.func @f() { return %x : i32 }\n' });
  assert.is(main(['--mlir-print-stacktrace-on-diagnostic'], io), 1);
  assert.match(io.stderr.text, /^<stdin>:1:25: error: use of undeclared SSA value name\n/);
  assert.match(io.stderr.text, /^<stdin>:1:25: note: diagnostic emitted with trace:\n {4}at .*\n/m);
});

test('there are runs', () => {
  assert.ok(runs.length > 0);
});

test.run();
