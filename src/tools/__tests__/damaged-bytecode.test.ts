import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { SourceFile } from '../../support/source-file.ts';
import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { readBytecode } from '../../bytecode/read-bytecode.ts';
import { writeBytecode } from '../../bytecode/write-bytecode.ts';

const records = new URL('../../../fixtures/bytecode/records/', import.meta.url);
const recorded = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, records)));
const registry = createRegistry();

/** Returns what is said of the bytes, an empty text for bytes that are a module. */
function saidOf(bytes: Uint8Array, allowUnregisteredDialects = true): string {
  const context = new Context(registry);
  context.allowUnregisteredDialects = allowUnregisteredDialects;
  const { result, diagnostics } = context.diagnostics.collect(() =>
    readBytecode(new BytecodeFile('x', bytes), context),
  );
  const said = diagnostics.map(renderDiagnostic).join('');
  assert.is(result === undefined, diagnostics.some(({ severity }) => severity === 'error'), said); // prettier-ignore
  return said;
}

for (const name of ['function-6.mlirbc', 'properties-5.mlirbc', 'function-0.mlirbc', 'quant-6.mlirbc']) {
  test(`every byte of ${name} may be another one`, () => {
    const bytes = recorded(name);
    for (let i = 0; i < bytes.length; i++) {
      for (const mask of [0xff, 0x01, 0x80]) {
        const damaged = bytes.slice();
        damaged[i]! ^= mask;
        saidOf(damaged);
      }
    }
  });

  test(`${name} may end anywhere`, () => {
    const bytes = recorded(name);
    for (let end = 4; end < bytes.length; end++) assert.match(saidOf(bytes.subarray(0, end)), /error: /);
  });
}

/** Returns the bytes of a file of this version with these sections. */
function fileOf(version: number, sections: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([0x4d, 0x4c, 0xef, 0x52, 2 * version + 1, 0x61, 0, ...sections.flat()]);
}

const note = (version: number): string => `x:0:0: note: in bytecode version ${version} produced by: a\n`;

test('what is wrong with a file as a whole is told with its version and producer', () => {
  assert.is(saidOf(fileOf(7, [])), 'x:0:0: error: bytecode version 7 is newer than the current version 6\n');
  assert.is(saidOf(fileOf(6, [])), `x:0:0: error: missing data for top-level section: String (0)\n${note(6)}`);
  const strings = [0, 3, 1];
  assert.is(saidOf(fileOf(6, [strings, strings])), `x:0:0: error: duplicate top-level section: String (0)\n${note(6)}`);
});

test('strings fill their section', () => {
  // One string: its length, and its bytes with a 0 behind them.
  const saidOfStrings = (...data: readonly number[]): string =>
    saidOf(
      fileOf(4, [
        [4, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [0, 2 * data.length + 1, ...data],
      ]),
    ).split('\n')[0]!;
  assert.is(saidOfStrings(3, 11, 0x61, 0), 'x:0:0: error: string size exceeds the available data size');
  const trailing = 'x:0:0: error: unexpected trailing data between the offsets for strings and their data';
  assert.is(saidOfStrings(3, 5, 0x62, 0x61, 0), trailing);
  assert.is(saidOfStrings(3, 1, 0), trailing);
  assert.is(saidOfStrings(3, 1), 'x:0:0: error: a string has no end');
});

test('regions have room for the values that are defined in them', () => {
  const bytes = recorded('function-6.mlirbc');
  // How many values the body of the function has.
  bytes[190]! ^= 2;
  assert.is(
    saidOf(bytes).split('\n')[0],
    'x:0:0: error: value index range was outside of the expected range for the parent region, got [4, 5), but the maximum index was 3',
  );
});

test('quantized types are checked', () => {
  // The code, flags, the types, the scale 2.0, the zero point 10, and -128 and 127: `!quant.uniform<i8:f32, 2.0:10>`.
  const type = [9, 3, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x29, 0xfe, 3, 0xfa, 3];
  const bytes = recorded('quant-6.mlirbc');
  const start = Buffer.from(bytes).indexOf(Buffer.from(type));
  const saidWith = (at: number, ...changed: readonly number[]): string => {
    const damaged = bytes.slice();
    damaged.set(changed, start + at);
    return saidOf(damaged).split('\n')[0]!;
  };
  assert.is(saidWith(0, 9), '');
  assert.is(saidWith(0, 1), 'x:0:0: error: unknown attribute code: 0');
  assert.is(saidWith(0, 15), 'x:0:0: error: unknown attribute code: 7');
  assert.is(saidWith(2, 1), 'x:0:0: error: storage type must be integral');
  assert.is(saidWith(3, 3), 'x:0:0: error: expressed type must be floating point');
  assert.is(
    saidWith(5, 1),
    'x:0:0: error: scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]',
  );
  assert.is(saidWith(14, 0xfa, 3, 0xfe, 3), 'x:0:0: error: illegal storage min and storage max: (127:-128)');
});

test('tensors are checked by their encodings', () => {
  const text = 'func.func private @f(tensor<?x3xf32, #stablehlo.bounds<4, ?>>)';
  const module = parseSource(new SourceFile('x', text), new Context(registry))!;
  const bytes = writeBytecode(module, { version: 6, producer: 'a' })!;
  assert.is(saidOf(bytes), '');
  // Attributes of dialects without bytecode of their own are written as text.
  bytes[Buffer.from(bytes).indexOf('4, ?') + 3] = '3'.charCodeAt(0);
  assert.is(
    saidOf(bytes).split('\n')[0],
    'x:0:0: error: Static dimension 1 cannot have a bound, use ShapedType::kDynamic to indicate a missing bound',
  );
  bytes.set(Buffer.from('> 3>'), Buffer.from(bytes).indexOf(', 3>'));
  assert.is(
    saidOf(bytes).split('\n')[0],
    'x:0:0: error: trailing characters found after Attribute assembly format: 3>',
  );
});

test('a layout is none where it is the identity, as in text', () => {
  const text = 'func.func private @f(memref<4xf32, affine_map<(d0)[s0] -> (s0)>>)';
  const module = parseSource(new SourceFile('x', text), new Context(registry))!;
  const bytes = writeBytecode(module, { version: 6, producer: 'a' })!;
  bytes[Buffer.from(bytes).indexOf('(s0)') + 1] = 'd'.charCodeAt(0);
  const read = readBytecode(new BytecodeFile('x', bytes), new Context(registry))!;
  assert.match(printOp(read), '@f(memref<4xf32>)');
});

test('operations of unknown dialects need leave', () => {
  const message = saidOf(recorded('everything-6.mlirbc'), false).split('\n')[0];
  assert.is(
    message,
    "x:0:0: error: dialect 'foo' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used.",
  );
});

test.run();
