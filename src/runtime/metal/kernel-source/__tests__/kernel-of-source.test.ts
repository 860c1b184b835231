import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultChipDescription } from '../../../../device/chip-description.ts';
import { Chip } from '../../../../device/chip.ts';
import { SourceFile } from '../../../../support/source-file.ts';
import { runDeviceProgram } from '../../../interpreter/device-program.ts';
import { kernelContext } from '../../../kernels/kernel-context.ts';
import { RuntimeError } from '../../../runtime-error.ts';
import { kernelOfSource } from '../kernel-of-source.ts';

/** The numbers 0, 1, 2, … are at 1024, 32 bytes apart: copying the right one is how a kernel tells a number. */
const numbersAt = 1024;
const toldAt = 8192;

/** Returns the number below 64 that a kernel computes as `v`. */
function told(statements: string): number {
  const chip = new Chip(defaultChipDescription());
  const { l1, endpoint } = chip.core(0, 0);
  for (let i = 0; i < 64; i++) l1.write(numbersAt + 32 * i, new Uint8Array(32).fill(i), 0, 32);
  const text = `#include <cstdint>
#include "dataflow_api.h"
// A comment, and /* another. */
void kernel_main() {
  ${statements}
  int64_t from = get_noc_addr(${endpoint.x}, ${endpoint.y}, ${numbersAt} + v * 32);
  noc_async_read(from, ${toldAt}, 32);
  noc_async_read_barrier();
  return;
}
`;
  const func = kernelOfSource(kernelContext(), new SourceFile('k.cpp', text), []);
  runDeviceProgram(chip, {
    cores: [{ y: 0, x: 0 }],
    kernels: [{ name: 'reader', thread: 'reader', func }],
    computeConfig: { mathFidelity: 'hifi4', fp32DestAcc: true },
  });
  return l1.views.u8[toldAt]!;
}

/** Returns the message for a kernel that cannot be. */
function problem(text: string): string {
  try {
    kernelOfSource(kernelContext(), new SourceFile('k.cpp', text), []);
  } catch (error) {
    assert.instance(error, RuntimeError);
    return (error as RuntimeError).message;
  }
  return 'the kernel is read';
}

const problemOf = (statements: string): string => problem(`void kernel_main() {\n${statements}\n}`);

test('operations bind as in C++', () => {
  const cases: readonly [expression: string, expected: number][] = [
    ['2 + 3 * 4 - 1', 13],
    ['(2 + 3) * 4 % 7', 6],
    ['40 - 3 - 2', 35],
    ['1 << 3 | 1 & 3', 9],
    ['6 ^ 3 & ~1', 4],
    ['-7 / 2 + 10', 7],
    ['-7 % 4 + 10', 7],
    ['-8 >> 1 & 63', 60],
    ['(uint32_t) -8 >> 28', 15],
    ['0xffffffff / 0x10000000', 15],
    ['-1 < 1', 1],
    ['-1 < 1u', 0],
    ['3 >= 3 && 2 != 2 || !0', 1],
    ['5 > 4 ? 3 > 4 ? 1 : 2 : 3', 2],
    ['(bool) 12 + true', 2],
    ['+5 - -5', 10],
    ['7 <= 6 == false', 1],
  ];
  for (const [expression, expected] of cases) assert.is(told(`int32_t v = ${expression};`), expected, expression);
});

test('variables go through loops and branches', () => {
  assert.is(told('int32_t v = 0; for (int32_t i = 0; i < 5; i += 1) { v = v + i; }'), 10);
  assert.is(told('int32_t v; v = 1; for (size_t i = 0; i < 2; i += 1) { for (int i2 = 0; i2 < 2; i2 += 1) { v = v * 2; }; }'), 16); // prettier-ignore
  assert.is(told('int32_t v = 0; for (int32_t i = 5; i < 5; i += 1) { v = 9; }'), 0);
  assert.is(told('uint32_t v; if (1 > 2) { v = 4; } else if (2 > 1) { v = 5; } else { v = 6; }'), 5);
  assert.is(told('int32_t v = 3; if (v == 3) { int32_t w = v + 1; v = w; }'), 4);
  const exchange = 'int32_t v = 1; int32_t w = 2; for (int32_t i = 0; i < 3; i += 1) { int32_t t = v; v = w; w = t; }';
  assert.is(told(exchange), 2);
});

test('what is wrong with a kernel is told with its place', () => {
  assert.is(problemOf('int32_t v = ;'), "k.cpp:2:13: expected an expression, got ';'");
  assert.is(problemOf('v = 1;'), "k.cpp:2:1: there is no 'v'");
  assert.is(problemOf('int32_t v; int32_t w = v;'), "k.cpp:2:24: 'v' has no value yet");
  assert.is(problemOf('int32_t v; int32_t v;'), "k.cpp:2:12: there is a 'v' already");
  assert.is(problemOf('if (1) { int32_t v = 1; } int32_t w = v;'), "k.cpp:2:39: there is no 'v'");
  assert.is(problemOf('add(1, 2);'), "k.cpp:2:1: the kernel library has no function 'add' here");
  assert.is(problemOf('noc_async_read_barrier(1);'), "k.cpp:2:1: 'noc_async_read_barrier' takes 0 arguments, not 1");
  assert.is(problemOf('get_noc_addr(1);'), "k.cpp:2:1: 'get_noc_addr' takes 3 arguments, not 1");
  assert.is(problemOf('cb_wait_front(1, 2);'), "k.cpp:2:15: argument 0 of 'cb_wait_front' must be TTKernel cb");
  assert.is(problemOf('::tt::CB v = ::tt::CB::c_in3;'), 'k.cpp:2:14: the kernel has no circular buffer cb_in3');
  assert.is(problemOf('int32_t v = tile_regs_acquire();'), "k.cpp:2:13: 'tile_regs_acquire' returns nothing");
  assert.is(problemOf('int64_t v = 1;'), "k.cpp:2:13: a value of the kind 'int' is used as 'address'");
  assert.is(problemOf('int32_t v = get_noc_addr(1, 2, 3) + 1;'), "k.cpp:2:13: expected a number, got a value of the kind 'address'"); // prettier-ignore
  assert.is(problemOf('while (1) {}'), "k.cpp:2:1: 'while' begins no statement that kernels have here");
  assert.is(problemOf('goto end;'), "k.cpp:2:1: 'goto' begins no statement that kernels have here");
  assert.is(problemOf('float v = 1;'), "k.cpp:2:1: 'float' begins no statement that kernels have here");
  assert.is(problemOf('int32_t v = 1.5;'), "k.cpp:2:13: '1' is not C++ that kernels are written in");
  assert.is(problemOf('int32_t v = 0x100000000;'), 'k.cpp:2:13: 0x100000000 has more than 32 bits');
  assert.is(problemOf('#define A 1'), "k.cpp:2:1: '#' is not C++ that kernels are written in");
  assert.is(problemOf('\0'), 'k.cpp:2:1: the character 0 is not C++ that kernels are written in');
  const loop = 'int32_t n = 3; for (int32_t i = 0; i < n; i += 1) { n = 4; }';
  assert.is(problemOf(loop), 'k.cpp:2:40: the bounds and the counter of a loop must not change in it');
  assert.is(problemOf('for (int32_t i = 0; i > 3; i += 1) {}'), "k.cpp:2:23: expected '<', got '>'");
  assert.is(problemOf('int64_t a; for (int32_t i = 0; i < 3; i += 1) { a = get_noc_addr(1, 2, 3); }'), "k.cpp:2:12: a variable of the kind 'address' needs a value before it is assigned here"); // prettier-ignore
  assert.is(problem('void f() {}'), "k.cpp:1:6: expected 'kernel_main', got 'f'");
  assert.is(problem('#include <cstdint>\n'), "k.cpp:2:1: the text has no 'kernel_main'");
  assert.is(problem('int x;'), "k.cpp:1:1: expected 'void', got 'int'");
  assert.is(problem('void kernel_main() {'), 'k.cpp:1:21: expected a statement, got the end of the text');
});

test('texts that are deep are refused', () => {
  const deep = (open: string, close: string): string => open.repeat(1e5) + close.repeat(1e5);
  assert.match(problemOf(`int32_t v = ${deep('(', ')')};`), /: nested more than 200 deep$/);
  assert.match(problemOf(`int32_t v = ${'-'.repeat(1e5)}1;`), /: nested more than 200 deep$/);
  assert.match(problemOf(deep('if (1) {', '}')), /: nested more than 200 deep$/);
  assert.match(problemOf('if (1) {} else '.repeat(1e5)), /: nested more than 200 deep$/);
  assert.match(problemOf(`int32_t v = 1${' + 1'.repeat(1e5)};`), /: more than 200 operations in a row$/);
});

test.run();
