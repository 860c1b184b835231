import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Files that define dialects; what programs make of these dialects is in lit-tests/dialects/irdl. */

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function runWith(dialects: string, program = 'module {}\n', ...args: string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), 'irdl-'));
  try {
    writeFileSync(join(folder, 'd.mlir'), dialects);
    const io = memoryIo({ stdin: program, cwd: folder });
    const code = main(['--irdl-file=d.mlir', ...args], io);
    return { code, stdout: io.stdout.text, stderr: io.stderr.text };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks where and why the dialects are refused. */
function isRefused(dialects: string, place: string, message: string): void {
  const { code, stdout, stderr } = runWith(dialects);
  assert.is(code, 1);
  assert.is(stdout, '');
  assert.is(stderr.split('\n')[0], `d.mlir:${place}: error: ${message}`);
}

test('a namespace belongs to one dialect', () => {
  const message = (name: string): string => `a dialect with namespace '${name}' has already been registered`;
  isRefused('irdl.dialect @func { irdl.operation @x }', '1:1', message('func'));
  isRefused('irdl.dialect @builtin', '1:1', message('builtin'));
  isRefused('irdl.dialect @a {\n irdl.dialect @a }', '2:2', message('a'));
});

test('symbols that differ in the character in front only are one name', () => {
  isRefused('irdl.dialect @a {\n irdl.type @x\n irdl.type @"!x" }', '3:2', "redefinition of 'x'");
  isRefused('irdl.dialect @a {\n irdl.attribute @"#x"\n irdl.attribute @x }', '3:2', "redefinition of 'x'");
  assert.is(runWith('irdl.dialect @a { irdl.type @x\n irdl.attribute @"#x" }').code, 0);
});

const withOperand = (constraints: string): string =>
  `irdl.dialect @a { irdl.operation @x {\n${constraints}\n irdl.operands(a: %0) } }`;

test('named kinds of attributes and types are known', () => {
  for (const name of ['!foo.bar', '!func.integer', '!builtin.i32', '!integer', '!']) {
    isRefused(withOperand(`%0 = irdl.base "${name}"`), '2:6', `no registered type with name ${name}`);
  }
  for (const name of ['#builtin.bar', '#arith.x', '#builtin.tensor']) {
    isRefused(withOperand(`%0 = irdl.base "${name}"`), '2:6', `no registered attribute with name ${name}`);
  }
  for (const name of [
    '!builtin.bf16',
    '!builtin.unranked_memref',
    '!shape.shape',
    '#builtin.dense_array',
    '#builtin.name_loc',
    '#arith.fastmath',
  ]) {
    assert.is(runWith(withOperand(`%0 = irdl.base "${name}"`)).code, 0, name);
  }
});

test('predicates in C++ are refused where something depends on them', () => {
  isRefused(withOperand('%0 = irdl.c_pred "x"'), '2:6', "'irdl.c_pred' is not known when a program runs");
  assert.is(runWith(withOperand('%1 = irdl.c_pred "x"\n%0 = irdl.any')).code, 0);
});

test('of alternatives, one at most may accept what has the same definition', () => {
  const message = 'any_of constraints are not in the correct form';
  isRefused(withOperand('%1 = irdl.any\n%0 = irdl.any_of(%1)'), '3:6', message);
  const types = 'irdl.dialect @b { irdl.type @t { %0 = irdl.any\n irdl.parameters(p: %0) } }\n';
  const parametric = '%1 = irdl.any\n%2 = irdl.parametric @b::@t<%1>\n%3 = irdl.all_of(%2, %1)\n';
  isRefused(`${types}${withOperand(`${parametric}%0 = irdl.any_of(%2, %3)`)}`, '7:6', message);
  assert.is(runWith(`${types}${withOperand(`${parametric}%4 = irdl.is i32\n%0 = irdl.any_of(%4, %2, %4)`)}`).code, 0);
});

test('definitions may name each other, and stand in any order', () => {
  const dialects = `irdl.dialect @a { irdl.type @x { %0 = irdl.base @b::@y
    irdl.parameters(p: %0) } }
    irdl.dialect @b { irdl.type @y { %0 = irdl.base @a::@x
    irdl.parameters(p: %0) } }`;
  const { stderr } = runWith(dialects, 'func.func private @f(!a.x<!b.y<!a.x<i32>>>)\n');
  assert.is(stderr.split('\n')[0], "<stdin>:1:35: error: expected base type 'b.y' but got 'builtin.integer'");
});

test('an attribute and a type may have the same name', () => {
  const dialects = 'irdl.dialect @a { irdl.type @x\n irdl.attribute @"#x" }';
  const program = 'func.func private @f(!a.x) attributes {b = #a.x, c = !a.x}\n';
  assert.is(runWith(dialects, program).stdout, `module {\n  ${program}}\n\n`);
});

test('errors of the file are shown, and one that is not there', () => {
  isRefused('irdl.dialect @A', '1:1', 'name of dialect should not contain uppercase letters');
  isRefused('irdl.dialect @a {', '1:16', 'expected operation name in quotes');
  const io = memoryIo({ stdin: 'module {}\n' });
  assert.is(main(['--irdl-file=none.mlir'], io), 1);
  assert.match(io.stderr.text, "cannot open input file 'none.mlir'");
});

test('a file of no dialects changes nothing', () => {
  assert.is(runWith('func.func private @f()').stdout, 'module {\n}\n\n');
  assert.is(runWith('').stdout, 'module {\n}\n\n');
});

test('long chains of constraints are checked', () => {
  const links = Array.from({ length: 1000 }, (_, i) => `%${i + 1} = irdl.any_of(%${i})\n`).join('');
  const dialects = `irdl.dialect @a { irdl.type @x { %0 = irdl.is i32\n${links} irdl.parameters(p: %1000) } }`;
  const { stderr } = runWith(dialects, 'func.func private @f(!a.x<f32>)\n');
  assert.is(stderr.split('\n')[0], "<stdin>:1:25: error: 'f32' does not satisfy the constraint");
});

test.run();
