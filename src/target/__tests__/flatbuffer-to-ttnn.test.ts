import { readFileSync, readdirSync, statSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printOp } from '../../asm/printer/print-op.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { type Operation } from '../../ir/operation.ts';
import { translateFlatbufferToTTNN } from '../flatbuffer-to-ttnn.ts';
import { decode } from '../schema/decode.ts';
import { encode } from '../schema/encode.ts';
import { TTNNBinary } from '../schema/generated/ttnn.gen.ts';
import { ttnnBinaryOf } from '../ttnn-to-flatbuffer.ts';
import { identity, moduleOf, translate } from './translate.ts';

const folder = new URL('../../../fixtures/upstream/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.ttnn'));

/** Every byte of it is changed below. */
const smallest = names.reduce((a, b) => (size(b) < size(a) ? b : a));

function size(name: string): number {
  return statSync(new URL(name, folder)).size;
}

interface Reading {
  readonly module: Operation | undefined;
  readonly diagnostics: readonly string[];
}

const registry = createRegistry();

function read(bytes: Uint8Array): Reading {
  const context = new Context(registry);
  context.printOpOnDiagnostic = false;
  const diagnostics: string[] = [];
  context.diagnostics.addHandler(({ message, notes }) => {
    diagnostics.push([message, ...notes.map((note) => note.message)].join('; '));
  });
  return { module: translateFlatbufferToTTNN(bytes, context, 'x.ttnn'), diagnostics };
}

/** Returns what is read of a binary, as a binary. */
function again(bytes: Uint8Array): TTNNBinary | undefined {
  const { module, diagnostics } = read(bytes);
  assert.equal(diagnostics, []);
  return module && ttnnBinaryOf(module);
}

for (const name of names) {
  const bytes = readFileSync(new URL(name, folder));

  test(`${name}: read and written, all of it is as before, debug information too`, () => {
    assert.equal(again(bytes), decode(TTNNBinary, bytes));
  });

  test(`${name}: without debug information, all but that is as before`, () => {
    const binary = decode(TTNNBinary, bytes);
    const bare = (from: TTNNBinary): TTNNBinary => ({
      ...from,
      programs: from.programs.map(({ debugInfo: _, ...program }) => ({
        ...program,
        operations: program.operations.map(({ type }) => ({ type })),
      })),
    });
    const result = again(encode(TTNNBinary, bare(binary)));
    assert.equal(result && bare(result), bare(binary));
  });
}

test('worker grids that are transposed are read, of the text or of the cores', () => {
  const type =
    'tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <2x4>, memref<1x1x!tt.tile<32x32, f32>, #l1>, block_sharded>>';
  const transposed = '#tt.grid<8x8, (d0, d1) -> (0, d1, d0)>';
  const { binary, diagnostics } = translate(
    identity(type).replace('#tt.grid<8x8, (d0, d1) -> (0, d0, d1)>', transposed),
  );
  assert.equal(diagnostics, []);
  const { desc } = binary!.programs[0]!.inputs[0]!;
  assert.equal(desc.layout.coreRangeSet.map(({ loc, size }) => [loc.y, loc.x, size.y, size.x]), [[0, 0, 4, 1], [0, 1, 4, 1]]); // prettier-ignore
  const bare = { ...binary!, programs: binary!.programs.map(({ debugInfo: _, ...program }) => program) };
  for (const each of [binary!, bare]) {
    const { module, diagnostics } = read(encode(TTNNBinary, each));
    assert.equal(diagnostics, []);
    assert.match(printOp(module!), transposed);
    assert.equal(ttnnBinaryOf(module!)!.programs[0]!.inputs, binary!.programs[0]!.inputs);
  }
});

test('tensors without elements are read as they were', () => {
  for (const [shard, rest] of [
    ['memref<0x32xf32, #system>', ''],
    ['memref<0x1x!tt.tile<32x32, f32>, #l1>', ', block_sharded'],
  ]) {
    const type = `tensor<0x32xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, ${shard}${rest}>>`;
    const { binary, diagnostics } = translate(identity(type));
    assert.equal(diagnostics, []);
    const back = again(encode(TTNNBinary, binary!))!;
    assert.equal(back.programs[0]!.inputs, binary!.programs[0]!.inputs);
  }
});

test('what is wrong with an operation without a location is told of the file', () => {
  const { binary } = translate(
    moduleOf(`func.func @forward() {
      %0 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<32x32>}> : () -> tensor<32x32xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #system>>>
      return
    }`),
  );
  const [program] = binary!.programs;
  const { type } = program!.operations[0]!;
  const wrong = { ...type, value: { ...type.value, shape: [32, 33] } } as typeof type;
  const context = new Context(createRegistry());
  const texts: string[] = [];
  context.diagnostics.addHandler((diagnostic) => void texts.push(renderDiagnostic(diagnostic)));
  for (const debugInfo of [undefined, 'text loc("a.mlir":3:4)', String.raw`text loc("\" loc("("a.mlir":3:4))`]) {
    const operations = [{ type: wrong, debugInfo }];
    const bytes = encode(TTNNBinary, { ...binary!, programs: [{ ...program!, debugInfo: undefined, operations }] });
    assert.is(translateFlatbufferToTTNN(bytes, context, 'x.ttnn'), undefined);
  }
  const text = "error: 'ttnn.empty' op expected shape 32x32 of the result, but got shape = 32x33";
  assert.equal(
    texts.map((each) => each.split('\n')[0]),
    [`x.ttnn:0:0: ${text}`, `a.mlir:3:4: ${text}`, `a.mlir:3:4: ${text}`],
  );
});

test('tensors without elements whose other sizes have no exact product are refused', () => {
  const { binary } = translate(
    identity('tensor<0x32xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<0x32xf32, #system>>>'),
  );
  const large = 2 ** 31 - 1;
  const [program] = binary!.programs;
  const [input] = program!.inputs;
  const damaged = { ...input!, desc: { ...input!.desc, shape: [0, large, large, large] } };
  const programs = [{ ...program!, inputs: [damaged], outputs: [damaged] }];
  assert.equal(read(encode(TTNNBinary, { ...binary!, programs })).diagnostics, [
    `the layout of a tensor is unknown; the shape is 0x${large}x${large}x${large}`,
  ]);
});

for (const name of ['conv2d', 'maxpool']) {
  test(`numbers of a window beyond those of attributes are refused, in ${name}`, () => {
    const binary = decode(TTNNBinary, new Uint8Array(readFileSync(new URL(`${name}.ttnn`, folder))));
    const [program] = binary.programs;
    const operations = program!.operations.map((operation) => {
      const { value } = operation.type;
      if (!('strideWidth' in value)) return operation;
      return { type: { ...operation.type, value: { ...value, strideWidth: 2 ** 31 } } } as typeof operation;
    });
    const damaged = encode(TTNNBinary, { ...binary, programs: [{ ...program!, operations, debugInfo: undefined }] });
    assert.equal(read(damaged).diagnostics, ['expected numbers of a window up to 2147483647; one is 2147483648']);
  });
}

test('empty tensors have their memory layout where binaries give them that of another tensor', () => {
  const typeIn = (memLayout: string): string =>
    `tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, ${memLayout}>>`;
  const config = '#ttnn.memory_config<<interleaved>, <dram>>';
  const { binary, diagnostics } = translate(
    moduleOf(`func.func @forward(%a: ${typeIn('single_bank')}) -> ${typeIn('interleaved')} {
      %d = "ttnn.get_device"() : () -> !tt.device<#device>
      %0 = "ttnn.empty"(%d) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = ${config}, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> ${typeIn('interleaved')}
      return %0 : ${typeIn('interleaved')}
    }`),
  );
  assert.equal(diagnostics, []);
  const { outputs } = binary!.programs[0]!;
  assert.is(outputs[0]!.desc.layout.memoryDesc.memoryLayout, 'SingleBank');
  assert.equal(again(encode(TTNNBinary, binary!))!.programs[0]!.outputs, outputs);
});

/** Says what tables do not: names, attributes, a sign, layouts that share the description of a shard, an unused constant. */
const eloquent = (() => {
  const onDevice = (memLayout: string): string =>
    `tensor<64x128xsi32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, u32>, #l1>, ${memLayout}>>`;
  const onHost = 'tensor<64x128xsi32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xsi32, #system>>>';
  const move = (result: number, from: string, memLayout: string): string =>
    `%${result} = "ttnn.to_device"(%a, %d) <{memory_config = #ttnn.memory_config<<${memLayout}>, <l1>>}> : (${from}, !tt.device<#device>) -> ${onDevice(memLayout)}\n`;
  return moduleOf(`func.func @forward(%a: ${onHost} {tt.name = "x"}) -> ${onHost} attributes {tt.kind = 1 : i32} {
    %d = "ttnn.get_device"() : () -> !tt.device<#device>
    %unused = "ttnn.constant"() <{value = dense<[[1, 2]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x2xi32, #system>>>
    ${move(0, onHost, 'interleaved')}
    ${move(1, onHost, 'height_sharded')}
    %2 = "ttnn.to_memory_config"(%1, %d) : (${onDevice('height_sharded')}, !tt.device<#device>) -> ${onHost}
    return %2 : ${onHost}
  }`).replace('module attributes', 'module @named attributes');
})();

/** Returns the text in a binary, and what is printed of the module that is read of the binary. */
function texts(binary: TTNNBinary): { readonly written: string | undefined; readonly read: string | undefined } {
  const { module } = read(encode(TTNNBinary, binary));
  return { written: binary.programs[0]?.debugInfo?.mlir?.source, read: module && printOp(module) };
}

test('what only the text of a binary says is read too', () => {
  const { binary, diagnostics } = translate(eloquent);
  assert.equal(diagnostics, []);
  const { written, read } = texts(binary!);
  assert.match(read!, /module @named .*\n.*xsi32.*tt\.name = "x".*tt\.kind/);
  assert.is(read, written);
  assert.equal(again(encode(TTNNBinary, binary!)), binary);
});

test('texts leave out the elements of large constants, which are read from the tables', () => {
  const count = 2 ** 20;
  const type = (size: number): string =>
    `tensor<1x${size}xui8, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x${size}xui8, #system>>>`;
  const constant = (hex: string, size: number): string =>
    `"ttnn.constant"() <{value = dense<"0x${hex}"> : tensor<1x${size}xui8>}> : () -> ${type(size)}`;
  const program = moduleOf(`func.func @forward() -> (${type(count)}, ${type(1)}) attributes {tt.kind = 1 : i32} {
    %unused = ${constant('02', 1)}
    %0 = ${constant('01'.repeat(count - 1) + '05', count)}
    %1 = ${constant('07', 1)}
    return %0, %1 : ${type(count)}, ${type(1)}
  }`);
  assert.ok(texts(translate(program).binary!).written!.length > 2 * count);
  const larger = program.replaceAll(`x${count}x`, `x${count + 1}x`).replace('0105', '010105');
  const { binary, diagnostics } = translate(larger);
  assert.equal(diagnostics, []);
  const { mlir, cpp } = binary!.programs[0]!.debugInfo!;
  assert.match(mlir!.source!, /dense_resource<__elided__> : tensor<1x1048577xui8>.*\n.*dense<7>/);
  assert.is(cpp, '');
  const { module } = read(encode(TTNNBinary, binary!));
  assert.match(printOp(module!), /tt\.kind = 1[^]*"0x0101(01)*05"/);
  assert.equal(again(encode(TTNNBinary, binary!)), binary);
});

test('tables count where the text says something else, or nothing that can be read', () => {
  const { binary } = translate(eloquent);
  for (const change of [
    (text: string) => text.replace('@forward', '@backward'),
    (text: string) => text.replace('"ttnn.to_memory_config"', '"ttnn.to_somewhere"'),
    () => 'module {',
    () => '',
  ]) {
    const changed = structuredClone(binary!);
    const { mlir } = changed.programs[0]!.debugInfo!;
    Object.assign(mlir!, { source: change(mlir!.source!) });
    const { read } = texts(changed);
    assert.match(read!, /^module attributes .*\n  func\.func @forward\(%arg0: tensor<64x128xi32, #layout>\) ->/m);
  }
});

test('a binary with any byte changed, or cut off anywhere, is read or refused with a reason', () => {
  const bytes = new Uint8Array(readFileSync(new URL(smallest, folder)));
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.slice();
    changed[at]! ^= 0xff;
    for (const corrupted of [changed, bytes.subarray(0, at)]) {
      const { module, diagnostics } = read(corrupted);
      assert.ok(module !== undefined || diagnostics.length > 0, `byte ${at}`);
    }
  }
});

test.run();
