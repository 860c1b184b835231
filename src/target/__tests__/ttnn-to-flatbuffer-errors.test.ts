import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chip, header, moduleOf, translate, type ModuleOptions } from './translate.ts';

const t = 'tensor<64x128xf32, #host>';
const device = '%d = "ttnn.get_device"() : () -> !tt.device<#device>';

/** Returns a layout of a square matrix on this grid with this memref. */
const layout = (rest: string): string => `#tt.layout<(d0, d1) -> (d0, d1), undef, ${rest}>`;

/** Modules that cannot be written: functions, what the module is changed in, and the diagnostics at lines of the functions. */
const mistakes: readonly (readonly [string, ModuleOptions, ...(readonly string[])])[] = [
  [
    '',
    { attributes: 'tt.device = #device' },
    "-1: 'builtin.module' op expected system desc to be present on the module",
    '  pipelines of ttmlir-opt put it there, such as --ttir-to-ttnn-backend-pipeline',
  ],
  ['', { systemDesc: `[${chip}], [0], [4 : i32], [ 0x0x0x0]` }, '-1: unsupported chip capabilities 4'],
  [
    '',
    { systemDesc: `[${chip.replace('grid = 8x8', 'grid = 8')}], [0], [3 : i32], [ 0x0x0x0]` },
    "-1: 'builtin.module' op expected a 2D grid of each chip",
  ],
  [
    '',
    { systemDesc: `[${chip.replace('worker = [ 0x0', 'worker = [ 4294967296x0')}], [0], [3 : i32], [ 0x0x0x0]` },
    "-1: 'builtin.module' op cannot be written as a binary: system_desc.chip_descs[0].physical_cores.worker[0].y: 4294967296 does not fit in int32",
  ],
  [
    `func.func @f(%a: ${t}, %b: ${t}) { return }`,
    { attributes: `tt.system_desc = #tt.system_desc<[${chip}], [0], [3 : i32], [ 0x0x0x0]>` },
    "0: 'func.func' op Device not found",
    '  expected the attribute tt.device on the module',
  ],
  ['func.func @f(\n  %a: i32) { return }', {}, '1: expected a tensor type', "  the type is 'i32'"],
  [
    'func.func @f(%a: tensor<64x128xf32>) { return }',
    {},
    '0: expected a tensor with a tt.layout',
    "  the type is 'tensor<64x128xf32>'",
  ],
  [
    `func.func @f(%a: tensor<64xf32, #host>) { return }`,
    {},
    '0: expected a layout for the shape of the tensor',
    '  linear map has 2 dims, but the tensor has rank 1',
  ],
  [
    'func.func @f(%a: tensor<?x128xf32, #host>) { return }',
    {},
    '0: expected a static shape',
    "  the type is 'tensor<?x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>>'",
  ],
  [
    `func.func @f(%a: tensor<4x4xf32, ${layout('<1x1>, memref<?x4xf32, #l1>')}>) { return }`,
    {},
    '0: expected a static shape',
    "  the type is 'memref<?x4xf32, #tt.memory_space<l1>>'",
  ],
  ...['f64', 'i64', 'index'].map((element): [string, ModuleOptions, ...string[]] => [
    `func.func @f(%a: tensor<4x4xf32, ${layout(`<1x1>, memref<4x4x${element}, #l1>`)}>) { return }`,
    {},
    `0: unsupported ${{ f64: 'float', i64: 'integer' }[element] ?? 'data'} type`,
    `  the type is 'memref<4x4x${element}, #tt.memory_space<l1>>'`,
  ]),
  [
    `func.func @f(%a: tensor<4x4xf32, ${layout('<2x2x2>, memref<4x4xf32, #l1>')}>) { return }`,
    {},
    '0: layout and device grids must have same number of dimensions',
    '  the grid of the layout is 2x2x2, that of the device 8x8',
  ],
  [
    `func.func @f(%a: tensor<4x4xf32, ${layout('<2x2>, memref<2x2xf32, #l1>')}>) { return }`,
    { workerGrid: '#tt.grid<8x8, (d0, d1)[s0] -> (0, d0 + s0, d1)>' },
    '0: expected a worker grid of cores',
    '  the mapping (d0, d1)[s0] -> (0, d0 + s0, d1) is not of the 2 dims of the worker grid 8x8',
  ],
  [
    `func.func @f(%a: tensor<4x4xf32, ${layout('<2x2>, memref<2x2xf32, #l1>')}>) { return }`,
    { workerGrid: '#tt.grid<2147483647x8, (d0, d1) -> (0, d0, d1)>' },
    '0: expected a worker grid of cores',
    '  the worker grid 2147483647x8 has more than 65536 cores',
  ],
  [
    `func.func @f(%a: tensor<4x4xf32, ${layout('<2x9>, memref<4x4xf32, #l1>')}>) { return }`,
    { workerGrid: '#tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)>', meshShape: '1x2', chipIds: '0, 1' },
    '0: expected single device',
    '  the grid of the layout is 2x9, that of the device 8x16',
  ],
  [
    `func.func @f(%a: tensor<4x4x4xf32, #tt.layout<(d0, d1, d2) -> (d0, d1, d2), undef, <2x2x2>, memref<2x2x2xf32, #l1>, block_sharded>>) { return }`,
    { workerGrid: '#tt.grid<2x8x8, (d0, d1, d2) -> (d0, d1, d2)>', meshShape: '2x1x1', chipIds: '0, 1' },
    '0: expected single device',
    '  the grid of the layout is 2x2x2, that of the device 2x8x8',
  ],
  [
    `func.func @f() {\n${device}\nreturn }`,
    { meshShape: '1x2', chipIds: '0, 1' },
    "1: 'ttnn.get_device' op expected 3D mesh shape",
    '  the mesh is 1x2',
  ],
  [
    `func.func @f() {\n${device}\nreturn }`,
    { meshShape: '1x2x1', chipIds: '0, 1' },
    "1: 'ttnn.get_device' op expected non-batch dim to be 1",
    '  the mesh is 1x2x1',
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      %0 = "ttnn.alloc"() <{address = 0 : i64, memory_space = #system, size = 32768 : i64}> : () -> ${t}
      %c = arith.constant dense<1.0> : tensor<4xf32>
      %1 = "ttnn.relu"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t}
      return %1 : ${t}
    }`,
    {},
    "1: 'ttnn.alloc' op unhandled op in emitTTNNOperation",
    "  its record names no table of binaries with 'flatbuffer'",
    "2: 'arith.constant' op unhandled op in emitTTNNOperation",
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      %0 = func.call @g(%a) : (${t}) -> ${t}
      return %0 : ${t}
    }
    func.func @g(%a: ${t}) -> ${t} {
      return %a : ${t}
    }`,
    {},
    "1: 'func.call' op unhandled op in emitTTNNOperation",
    '  programs in binaries cannot call others; --inline, before the pipeline, puts them in place',
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      %0 = func.call @f(%a) : (${t}) -> ${t}
      return %0 : ${t}
    }`,
    {},
    "1: 'func.call' op unhandled op in emitTTNNOperation",
    "  programs in binaries cannot call others, and 'f' calls itself",
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      %0 = func.call @elsewhere(%a) : (${t}) -> ${t}
      return %0 : ${t}
    }
    func.func private @elsewhere(${t}) -> ${t}`,
    {},
    "1: 'func.call' op unhandled op in emitTTNNOperation",
    "  programs in binaries cannot call others, and 'elsewhere' has no body that could take the place of the call",
  ],
  [
    `func.func @f(%a: ${t}, %d: !tt.device<#device>) {
      %0 = "ttnn.to_memory_config"(%a, %d) : (${t}, !tt.device<#device>) -> ${t}
      return
    }`,
    {},
    '0: expected a tensor type',
    "  the type is '!tt.device<<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, d0 + d1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>>'",
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      %0:2 = "ttnn.add"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2>}> : (${t}, ${t}, ${t}, ${t}) -> (${t}, ${t})
      return %0#1 : ${t}
    }`,
    {},
    "1: 'ttnn.add' op expected a single result",
    '  the operation has 2 results',
  ],
  [
    `func.func @f(%a: ${t}) -> ${t} {
      ${device}
      %0 = "ttnn.to_layout"(%a, %d) <{layout = #ttnn.layout<invalid>}> : (${t}, !tt.device<#device>) -> ${t}
      return %0 : ${t}
    }`,
    {},
    "2: 'ttnn.to_layout' op Unsupported Layout",
    '  the layout is invalid',
  ],
  [
    `func.func @f() { return }
    func.func @g(%a: tensor<3000000000xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x1xf32, #system>>>) { return }`,
    {},
    "1: 'func.func' op cannot be written as a binary: programs[1].inputs[0].desc.shape[0]: 3000000000 does not fit in int32",
  ],
  [
    `func.func @f(%a: ${t}) {
      return
    }
    func.func @g(%a: ${t}) {
      %0 = "ttnn.relu"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t}
      %1 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<1x3000000000>}> : () -> tensor<1x3000000000xf32, ${layout('<1x1>, memref<1x1xf32, #system>')}>
      return
    }`,
    {},
    "5: 'ttnn.empty' op cannot be written as a binary: programs[1].operations[1].type.out.desc.shape[1]: 3000000000 does not fit in int32",
  ],
  [
    `func.func @f() {
      %0 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<bfp_f4>, layout = #ttnn.layout<tile>, shape = #ttnn.shape<4x4>}> : () -> tensor<4x4xf16, ${layout('<1x1>, memref<1x1x!tt.tile<32x32, bfp_f4>, #system>')}>
      return
    }`,
    {},
    "1: 'ttnn.empty' op Unsupported DataType",
    '  the runtime creates no tensors of bfp_f4',
  ],
];

for (const [functions, options, ...expected] of mistakes) {
  test(`mistake: ${expected[0]}`, () => {
    const { binary, diagnostics } = translate(moduleOf(functions, options));
    assert.is(binary, undefined);
    const lines = header(options).split('\n').length;
    assert.equal(
      diagnostics.map((line) => line.replace(/^\d+/, (number) => String(Number(number) - lines))),
      expected,
    );
  });
}

test.run();
