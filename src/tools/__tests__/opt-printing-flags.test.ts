import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/asm/flags/${name}`, import.meta.url), 'utf8');

const stdin = read('program.mlir');

for (const [name, flags] of Object.entries(JSON.parse(read('flags.json')) as Record<string, string[]>)) {
  test(`${flags.join(' ')} print as by mlir-opt`, () => {
    const io = memoryIo({ stdin });
    assert.is(main(['-', '--allow-unregistered-dialect', ...flags], io), 0);
    assert.is(io.stderr.text + io.stdout.text, read(`records/${name}.txt`));
  });
}

function run(input: string, ...flags: readonly string[]): string {
  const io = memoryIo({ stdin: input });
  main(['-', ...flags], io);
  return io.stderr.text + io.stdout.text;
}

test('without implicit module, the input is one operation', () => {
  assert.is(run('func.func private @f()', '--no-implicit-module'), 'func.func private @f()\n\n');
  assert.is(
    run('func.func private @f() func.func private @g()', '--no-implicit-module'),
    '<stdin>:0:0: error: source must contain a single top-level operation, found: 2\n',
  );
});

test('passes run on an operation that is no module', () => {
  const text = run('func.func @f() { %0 = arith.constant 1 : i32 return }', '--no-implicit-module', '--cse');
  assert.is(text, 'func.func @f() {\n  return\n}\n\n');
});

test('bytes that are no UTF-8 stay what they are, and count as one column', () => {
  const io = memoryIo({ stdin: Buffer.from('"foo.op"() {a = "\xff\\\\\xe9"} : (i32) -> () // \xfe', 'latin1') });
  assert.is(main(['-', '--allow-unregistered-dialect'], io), 1);
  assert.is(
    Buffer.from(io.stderr.bytes).toString('latin1').split('\n', 2).join('\n'),
    '<stdin>:1:27: error: expected 0 operand types but had 1\n"foo.op"() {a = "\xff\\\\\xe9"} : (i32) -> () // \xfe',
  );
  const accepted = memoryIo({ stdin: Buffer.from('"foo.op"() {a = "\xff\\C3\xa9"} : () -> ()', 'latin1') });
  assert.is(main(['-', '--allow-unregistered-dialect', '--no-implicit-module'], accepted), 0);
  assert.is(accepted.stdout.text, '"foo.op"() {a = "\\FF\\C3\\A9"} : () -> ()\n\n');
});

test('an operation that does not read back is reported', () => {
  const program = '"foo.op"() <{at = loc("a")}> : () -> () loc("a")';
  const text = run(program, '--verify-roundtrip', '--allow-unregistered-dialect');
  assert.match(text, "'builtin.module' op failed to parse textual content back, cannot verify round-trip.\n\n");
  // Only the custom form of this one does not read back.
  assert.not.match(run('emitc.include "a\\22b"', '--verify-roundtrip'), 'error');
});

test('programs are read back as they are printed and from bytecode', () => {
  const program = '"foo.op"() ({ "foo.op"() : () -> () }) : () -> ()';
  const flags = ['--verify-roundtrip', '--allow-unregistered-dialect', '--mlir-print-op-on-diagnostic=false'];
  assert.is(
    run(program, ...flags, '--mlir-print-skip-regions', '--verify-diagnostics'),
    'loc("-":1:22): error: expected operation name in quotes\n' +
      "<stdin>:0:0: error: unexpected error: 'builtin.module' op failed to parse textual content back, cannot verify round-trip.\n\n",
  );
  const sum = '"foo.op"() {a = affine_map<(d0) -> (d0 + 9223372036854775807 + d0 + 1)>} : () -> ()';
  for (const form of ['textual', 'bytecode']) {
    assert.match(run(sum, ...flags), `op failed to parse ${form} content back, cannot verify round-trip.\n`);
  }
  const blob = '"foo.op"() {a = dense_resource<x> : tensor<1xi8>} : () -> ()';
  const text = `${blob} {-# dialect_resources: { builtin: { x: "0x0100000001" } }, external_resources: { a: { b: true } } #-}`;
  assert.match(run(text, ...flags), /^module \{\n/);
  const differing = run(text, ...flags, '--mlir-elide-resource-strings-if-larger=1');
  assert.match(differing, 'op textual roundTrip testing roundtripped module differs from reference:\n');
  assert.match(differing, 'loc(#loc1)');
});

test('what is expected is said to be missing at the end where nothing compares it', () => {
  const comments = ['// expected-remark-re @unknown {{a{{(}}}}', '// expected-error @unknown {{none}}'];
  const program = [...comments, '// expected-error @below {{i31x}}', 'func.func private @f() -> i31x'].join('\n');
  const text = run(program);
  assert.match(text, /^<stdin>:1:4: error: invalid regex: /);
  const end =
    '<stdin>:3:4: error: expected error "i31x" was not produced\n// expected-error @below {{i31x}}\n   ^~~~\n' +
    '<unknown>:0: error: expected error "none" was not produced\n';
  assert.ok(text.endsWith(end), text);
  const io = memoryIo({ stdin: '// expected-error {{none}}' });
  assert.is(main(['-'], io), 0);
  assert.match(io.stderr.text, 'expected error "none" was not produced');
});

test('the traces of diagnostics are notes that must be expected', () => {
  const program = '// expected-error @below {{non-function type}}\nfunc.func private @f() -> i31x';
  assert.is(run(program, '--verify-diagnostics'), '');
  const text = run(program, '--verify-diagnostics', '--mlir-print-stacktrace-on-diagnostic');
  assert.match(text, '<stdin>:2:26: error: unexpected note: diagnostic emitted with trace:\n    at ');
});

test('diagnostics print operations as the flags say', () => {
  const program = '"func.func"() <{sym_name = "f", function_type = i32}> : () -> ()';
  assert.match(run(program, '--mlir-print-debuginfo'), 'note: see current operation: "func.func"');
  assert.not.match(run(program, '--mlir-print-op-on-diagnostic=false'), 'see current operation');
});

test('locations in diagnostics are printed as the flags say', () => {
  const program = 'func.func @b() -> i32 { return loc(fused<"m">["x", callsite("c"("d") at "e")]) }';
  const message = "'func.return' op has 0 operands, but enclosing function (@b) returns 1\n";
  const plain = 'loc(fused<"m">["x", callsite("c"("d") at "e")])';
  const pretty = '<"m">["x", "c"("d")\n at "e"]';
  const flags = ['--mlir-print-op-on-diagnostic=false'];
  assert.is(
    run(program, ...flags),
    `<unknown>:0: error: ${plain}: ${message}<unknown>:0: note: loc("e"): called from\n`,
  );
  assert.is(
    run(program, ...flags, '--mlir-pretty-debuginfo'),
    `<unknown>:0: error: ${pretty}: ${message}<unknown>:0: note: "e": called from\n`,
  );
});

test('the level of verbosity decides which diagnostics are shown, and notes stay', () => {
  const program = `func.func @w(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.copy ins(%a : tensor<4x4xcomplex<f32>>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}`;
  const level = '--mlir-diagnostic-verbosity-level=';
  const warning = "<unknown>:0: warning: could not cast operand of type 'complex<f32>' to 'f32'\n";
  const all = run(program);
  assert.ok(all.startsWith(warning));
  const error = all.slice(warning.length);
  assert.match(error, /^<unknown>:0: error: 'linalg.yield' op type of yield operand 1 .*\n<unknown>:0: note: /);
  assert.is(run(program, `${level}remarks`), all);
  assert.is(run(program, `${level}warnings`), all);
  assert.is(run(program, `${level}errors`), error);
  assert.is(run(program, `${level}errors`, '--mlir-disable-diagnostic-notes'), error);
  assert.match(run(program, `${level}errors`, '--verify-diagnostics'), 'unexpected warning: could not cast');
  assert.match(run(program, `${level}notes`), "Cannot find option named 'notes'!");
});

test('passes are listed with their options', () => {
  const lines = run('', '--list-passes').split('\n');
  assert.is(lines[0], 'Passes:');
  const at = lines.findIndex((line) => /^ {2}--canonicalize +- {3}Canonicalize operations$/.test(line));
  assert.ok(at > 0);
  assert.match(lines[at + 1]!, /^ {4}--[a-z-]+(=<[a-z]+>)? +- /);
});

test.run();
