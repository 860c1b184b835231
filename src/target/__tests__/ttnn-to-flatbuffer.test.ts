import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ttnnSpec } from '../../dialects/ttnn/generated/ttnn-dialect.gen.ts';
import { type LayoutDesc, type MemoryDesc, type TensorRef } from '../schema/generated/common.gen.ts';
import { type OpType } from '../schema/generated/ttnn.gen.ts';
import { chip, headerLines, identity, moduleOf, translate, type ModuleOptions } from './translate.ts';

/** Returns the tables of the only function of a module with these lines in its body, and its outputs. */
function body(lines: string, options?: ModuleOptions): { tables: OpType[]; outputs: readonly TensorRef[] } {
  const { binary, diagnostics } = translate(moduleOf(`func.func @forward(%a: ${t}, %b: ${t}) {\n${lines}\n}`, options));
  assert.equal(diagnostics, []);
  const [program] = binary!.programs;
  return { tables: program!.operations.map((operation) => operation.type), outputs: program!.outputs };
}

/** Returns the only input of a module whose function takes a tensor of this type. */
function inputOf(type: string, options?: ModuleOptions): TensorRef {
  const { binary, diagnostics } = translate(identity(type, options));
  assert.equal(diagnostics, []);
  return binary!.programs[0]!.inputs[0]!;
}

const t = 'tensor<64x128xf32, #host>';
const device = '%d = "ttnn.get_device"() : () -> !tt.device<#device>';
const layout = (linear: string, rest: string): string => `#tt.layout<${linear}, undef, ${rest}>`;
const square = '(d0, d1) -> (d0, d1)';

test('tensors are numbered across functions that are more than declared, arguments first', () => {
  const { binary } = translate(
    moduleOf(`func.func @add(%a: ${t}, %b: ${t}) -> ${t} {
      %0 = "ttnn.add"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (${t}, ${t}, ${t}) -> ${t}
      return %0 : ${t}
    }
    func.func @nop(%a: ${t}) -> ${t} {
      return %a : ${t}
    }
    func.func private @declared(${t}) -> ${t}
    module @inner {
      func.func @deep(%a: ${t}, %b: ${t}) -> (${t}, ${t}) {
        return %b, %a : ${t}, ${t}
      }
    }`),
  );
  const ids = (refs: readonly TensorRef[]): number[] => refs.map((ref) => ref.globalId);
  assert.equal(
    binary?.programs.map(({ name, inputs, outputs, operations }) => [
      name,
      ids(inputs),
      ids(outputs),
      operations.length,
    ]),
    [
      // The result of an op in destination-passing style is the buffer that it is written to.
      ['add', [1, 2], [2], 1],
      ['nop', [3], [3], 0],
      ['deep', [4, 5], [5, 4], 0],
    ],
  );
  const [first, ...others] = binary!.programs;
  for (const { debugInfo } of others) assert.is(debugInfo, first!.debugInfo);
  assert.is(first!.inputs[0]!.desc, others[0]!.inputs[0]!.desc);
});

test('an op is followed through a chain of inits', () => {
  const { tables, outputs } = body(`
    %0 = "ttnn.relu"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t}
    %1 = "ttnn.exp"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t}
    "ttnn.dealloc"(%1) : (${t}) -> ()
    return`);
  const [relu, exp, dealloc] = tables;
  assert.ok(relu?.type === 'EltwiseOp' && exp?.type === 'EltwiseOp' && dealloc?.type === 'DeallocOp');
  assert.is(relu.value.out.globalId, 2);
  assert.equal([exp.value.ins[0]?.globalId, exp.value.out.globalId, dealloc.value.in.globalId], [2, 2, 2]);
  assert.equal(outputs, []);
});

for (const { opName, spec } of ttnnSpec.ops.filter(({ spec }) => spec.flatbuffer?.table === 'EltwiseOp')) {
  test(`${opName} is ${spec.flatbuffer?.case}`, () => {
    const inputs = Array.from({ length: spec.elementwise!.arity }, () => '%a');
    const types = [...inputs, '%b'].map(() => t).join(', ');
    const segments = `operandSegmentSizes = array<i32: ${inputs.length}, 1>`;
    const { tables } = body(`
      %0 = "${opName}"(${inputs.join(', ')}, %b) <{${segments}}> : (${types}) -> ${t}
      return`);
    const [table] = tables;
    assert.ok(table?.type === 'EltwiseOp');
    assert.is(table.value.type, spec.flatbuffer?.case);
    assert.is(table.value.ins.length, inputs.length);
  });
}

for (const { opName, spec } of ttnnSpec.ops.filter(({ spec }) => spec.flatbuffer?.table === 'ReductionOp')) {
  test(`${opName} is ${spec.flatbuffer?.case}`, () => {
    const host = '#tt.memory_space<system>';
    const one = `tensor<1x1xf32, ${layout(square, `<1x1>, memref<1x1xf32, ${host}>`)}>`;
    const column = `tensor<64xf32, ${layout('(d0) -> (0, d0)', `<1x1>, memref<1x64xf32, ${host}>`)}>`;
    const { tables } = body(`
      %one = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<1x1>}> : () -> ${one}
      %column = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<64>}> : () -> ${column}
      %0 = "${opName}"(%a, %one) <{dim_arg = [-1 : i32, 0 : i32], keep_dim = true}> : (${t}, ${one}) -> ${one}
      %1 = "${opName}"(%a, %one) <{keep_dim = true}> : (${t}, ${one}) -> ${one}
      %2 = "${opName}"(%a, %column) <{dim_arg = [1 : i32], keep_dim = false}> : (${t}, ${column}) -> ${column}
      return`);
    const reductions = tables.flatMap(({ type, value }) => (type === 'ReductionOp' ? [value] : []));
    assert.equal(
      reductions.map(({ type, dimArg, keepDim }) => [type, dimArg, keepDim]),
      [
        [spec.flatbuffer?.case, [-1, 0], true],
        [spec.flatbuffer?.case, undefined, true],
        [spec.flatbuffer?.case, [1], false],
      ],
    );
  });
}

test('moves between host and device carry layout and memory config', () => {
  const onL1 = `tensor<64x128xf32, ${layout(square, '<8x8>, memref<8x16xf32, #l1>, block_sharded')}>`;
  const tiled = `tensor<64x128xf32, ${layout(square, '<1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>, interleaved')}>`;
  const { tables } = body(`
    ${device}
    %0 = "ttnn.to_layout"(%a, %d) <{layout = #ttnn.layout<tile>}> : (${t}, !tt.device<#device>) -> ${tiled}
    %1 = "ttnn.to_device"(%0, %d) <{memory_config = #ttnn.memory_config<<single_bank>, <l1_small>>}> : (${tiled}, !tt.device<#device>) -> ${tiled}
    %2 = "ttnn.empty"(%d) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<block_sharded>, <l1>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> ${onL1}
    %3 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<64x128>}> : () -> ${t}
    %4 = "ttnn.full"(%d) <{fillValue = -1.500000e+00 : f32}> : (!tt.device<#device>) -> ${onL1}
    %5 = "ttnn.to_memory_config"(%4, %d) : (${onL1}, !tt.device<#device>) -> ${t}
    return`);
  const [getDevice, toLayout, toDevice, empty, hostEmpty, full, toMemoryConfig] = tables;
  assert.ok(getDevice?.type === 'GetDeviceOp' && toLayout?.type === 'ToLayoutOp' && toDevice?.type === 'ToDeviceOp');
  assert.ok(empty?.type === 'EmptyOp' && hostEmpty?.type === 'EmptyOp' && full?.type === 'FullOp');
  assert.ok(toMemoryConfig?.type === 'ToMemoryConfigOp');
  assert.equal(getDevice.value, { mesh: { y: 1, x: 1 }, chipIds: [0], out: { globalId: 0 } });
  assert.is(toLayout.value.device, getDevice.value.out);
  assert.is(toLayout.value.layout, 'Tile');
  assert.equal(toDevice.value.memcfg, { tensorMemoryLayout: 'SingleBank', bufferType: 'L1Small' });
  assert.equal(empty.value.memcfg, { tensorMemoryLayout: 'BlockSharded', bufferType: 'L1' });
  assert.equal([empty.value.shape, empty.value.dtype, empty.value.layout], [[64, 128], 'Float32', 'RowMajor']);
  assert.equal([hostEmpty.value.device, hostEmpty.value.memcfg], [undefined, undefined]);
  assert.is(full.value.fillValue, -1.5);
  assert.equal(
    [toLayout, toDevice, empty, hostEmpty, full, toMemoryConfig].map(({ value }) => value.out.globalId),
    [3, 4, 5, 6, 7, 8],
  );
});

test('a mesh of one chip may have three dims and a number', () => {
  const options = { workerGrid: '#tt.grid<1x8x8, (d0, d1, d2) -> (d0, d1, d2)>', meshShape: '1x1x1', chipIds: '4' };
  const { binary } = translate(moduleOf(`func.func @f() { ${device}\n return }`, options));
  const table = binary?.programs[0]?.operations[0]?.type;
  assert.equal(table?.value, { mesh: { y: 1, x: 1 }, chipIds: [4], out: { globalId: 4 } });
});

/** Element types of memrefs with what becomes of one of shape 2x4. */
const elements: readonly (readonly [string, string, number])[] = [
  ['f32', 'Float32', 32],
  ['f16', 'Float16', 16],
  ['bf16', 'BFloat16', 16],
  ['i32', 'UInt32', 32],
  ['si16', 'UInt16', 16],
  ['ui8', 'UInt8', 8],
  ['!tt.tile<32x32, f32>', 'Float32', 8 * 4096],
  ['!tt.tile<32x32, f16>', 'Float16', 8 * 2048],
  ['!tt.tile<16x32, bf16>', 'BFloat16', 8 * 1024],
  ['!tt.tile<32x32, u32>', 'UInt32', 8 * 4096],
  ['!tt.tile<32x32, u16>', 'UInt16', 8 * 2048],
  ['!tt.tile<32x32, u8>', 'UInt8', 8 * 1024],
  ['!tt.tile<32x32, bfp_f8>', 'BFP_Float8', 8 * 1024],
  ['!tt.tile<32x32, bfp_bf8>', 'BFP_BFloat8', 8 * 1024],
  ['!tt.tile<32x32, bfp_f4>', 'BFP_Float4', 8 * 512],
  ['!tt.tile<32x32, bfp_bf4>', 'BFP_BFloat4', 8 * 512],
  ['!tt.tile<32x32, bfp_f2>', 'BFP_Float2', 8 * 256],
  ['!tt.tile<32x32, bfp_bf2>', 'BFP_BFloat2', 8 * 256],
];

for (const [element, dataType, size] of elements) {
  test(`shards of ${element}`, () => {
    const { desc } = inputOf(`tensor<64x128xf32, ${layout(square, `<1x1>, memref<2x4x${element}, #l1>`)}>`);
    const height = Number(/<(\d+)x/.exec(element)?.[1] ?? 1);
    assert.equal(desc.layout.memoryDesc, {
      shape: [2, 4],
      tileShape: { y: height, x: element.startsWith('!') ? 32 : 1 },
      dataType,
      memorySpace: 'DeviceL1',
      memoryLayout: 'None',
      size,
    } as MemoryDesc);
  });
}

test('integers of tensors have a sign unless their type says that they have none; data types are those of upstream', () => {
  for (const [element, memref, dataType, isSigned] of [
    ['i32', '!tt.tile<32x32, u32>', 'UInt32', true],
    ['si16', '!tt.tile<32x32, u16>', 'UInt16', true],
    ['i8', 'i8', 'UInt8', true],
    ['ui32', '!tt.tile<32x32, u32>', 'UInt32', undefined],
    ['ui8', 'ui8', 'UInt8', undefined],
    ['f32', 'f32', 'Float32', undefined],
  ] as const) {
    const { desc } = inputOf(`tensor<64x128x${element}, ${layout(square, `<1x1>, memref<2x4x${memref}, #l1>`)}>`);
    assert.is(desc.layout.memoryDesc.dataType, dataType, element);
    assert.is(desc.elements?.isSigned, isSigned, element);
  }
});

test('memory spaces, memory layouts and padding', () => {
  for (const [keyword, name] of [
    ['system', 'System'],
    ['mmio', 'SystemMMIO'],
    ['dram', 'DeviceDRAM'],
  ]) {
    // prettier-ignore
    const memref = `memref<64x128xf32, #tt.memory_space<${keyword}>>`;
    assert.is(inputOf(`tensor<64x128xf32, ${layout(square, `<1x1>, ${memref}`)}>`).desc.layout.memoryDesc.memorySpace, name); // prettier-ignore
  }
  for (const [keyword, name] of [
    ['interleaved', 'Interleaved'],
    ['single_bank', 'SingleBank'],
    ['height_sharded', 'HeightSharded'],
    ['width_sharded', 'WidthSharded'],
    ['block_sharded', 'BlockSharded'],
  ]) {
    const { desc } = inputOf(`tensor<64x128xf32, ${layout(square, `<1x1>, memref<64x128xf32, #dram>, ${keyword}`)}>`);
    assert.is(desc.layout.memoryDesc.memoryLayout, name);
  }
  for (const [keyword, name] of [
    ['zero', 'Zero'],
    ['one', 'One'],
    ['inf', 'Inf'],
    ['neginf', 'NegInf'],
  ]) {
    // prettier-ignore
    const { desc } = inputOf(`tensor<64x128xf32, #tt.layout<${square}, ${keyword}, <1x1>, memref<64x128xf32, #dram>>>`);
    assert.is(desc.layout.oobVal, name);
  }
});

/** Shapes with their maps and strides. */
const ranks: readonly (readonly [string, string, readonly number[]])[] = [
  ['128', '(d0) -> (0, d0)', [1]],
  ['64x128', square, [128, 1]],
  ['8x64x128', '(d0, d1, d2) -> (d0 * 64 + d1, d2)', [8192, 128, 1]],
  ['2x3x64x128', '(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3)', [24576, 8192, 128, 1]],
  ['2x1x3x4x5', '(d0, d1, d2, d3, d4) -> (d0 * 12 + d1 * 12 + d2 * 4 + d3, d4)', [60, 60, 20, 5, 1]],
];

for (const [shape, linear, stride] of ranks) {
  test(`strides of ${shape}`, () => {
    const { desc } = inputOf(`tensor<${shape}xf32, ${layout(linear, '<1x1>, memref<1x1xf32, #system>')}>`);
    assert.equal(desc.shape, shape.split('x').map(Number));
    assert.equal(desc.layout.stride, stride);
  });
}

/** Returns the rectangles of cores as `y,x:heightxwidth`. */
function coresOf(grid: string, options?: ModuleOptions): string[] {
  const { coreRangeSet } = inputOf(`tensor<64x128xf32, ${layout(square, `<${grid}>, memref<8x16xf32, #l1>`)}>`, options)
    .desc.layout;
  return coreRangeSet.map(({ loc, size }) => `${loc.y},${loc.x}:${size.y}x${size.x}`);
}

test('grids are rectangles of cores', () => {
  assert.equal(coresOf('1x1'), ['0,0:1x1']);
  assert.equal(coresOf('8x8'), ['0,0:8x8']);
  assert.equal(coresOf('1x5'), ['0,0:1x5']);
  assert.equal(coresOf('7x1'), ['0,0:7x1']);
  assert.equal(coresOf('3x5'), ['0,0:3x5']);
  assert.equal(coresOf('3x5x1'), ['0,0:3x5']);
});

test('grids go through the mapping of the device', () => {
  const workerGrid = '#tt.grid<8x8, (d0, d1) -> (0, d0 + 1, d1 * 2)>';
  assert.equal(coresOf('2x2', { workerGrid }), ['1,0:1x1', '1,2:1x1', '2,0:1x1', '2,2:1x1']);
  const transposed = '#tt.grid<8x8, (d0, d1) -> (0, d1, d0)>';
  assert.equal(coresOf('1x3', { workerGrid: transposed }), ['0,0:3x1']);
});

test('the mapping of the grid itself is not looked at', () => {
  assert.equal(coresOf('1x2, (d0, d1) -> (0, 5, d1)'), ['0,0:1x2']);
});

test('a layout keeps the stride of its first tensor, a memref the memory layout of its first layout', () => {
  const shared = layout(square, '<8x8>, memref<8x16xf32, #dram>, interleaved');
  const other = layout(square, '<4x4>, memref<8x16xf32, #dram>, single_bank');
  const types = [`tensor<64x121xf32, ${shared}>`, `tensor<64x128xf32, ${shared}>`, `tensor<32x64xf32, ${other}>`];
  const parameters = types.map((type, i) => `%arg${i}: ${type}`).join(', ');
  const { binary } = translate(moduleOf(`func.func @f(${parameters}) { return }`));
  const layouts = binary!.programs[0]!.inputs.map((input): LayoutDesc => input.desc.layout);
  assert.equal(layouts.map(({ stride }) => stride), [[121, 1], [121, 1], [64, 1]]); // prettier-ignore
  assert.is(layouts[0], layouts[1]);
  assert.is(layouts[2]!.memoryDesc, layouts[0]!.memoryDesc);
  assert.is(layouts[2]!.memoryDesc.memoryLayout, 'Interleaved');
});

test('the system description is copied', () => {
  const cores = 'physical_cores = {worker = [ 0x0] dram = [ 8x0] eth = [ 1x0] eth_inactive = [ 2x0]}';
  const other = chip
    .replace('wormhole_b0', 'blackhole')
    .replace(/physical_cores = {[^}]*}/, cores)
    .replace('[<f32>, <bf16>]', '[<bfp_bf8>, <u8>]');
  const systemDesc = `[${chip}, ${other}], [1, 0], [1 : i32, 0 : i32], [ 0x0x0x0,  1x2x3x4], [<[0, 8, 0], [1, 0, 0]>]`;
  const { binary } = translate(moduleOf('', { systemDesc }));
  const desc = binary!.systemDesc;
  assert.equal(
    desc.chipDescs.map(({ arch }) => arch),
    ['Wormhole_b0', 'Blackhole'],
  );
  assert.equal(
    [desc.chipDescIndices, desc.chipCapabilities],
    [
      [1, 0],
      [['PCIE'], []],
    ],
  );
  assert.equal(desc.chipCoords[1], { rack: 1, shelf: 2, y: 3, x: 4 });
  assert.equal(desc.chipChannels, [
    { deviceId0: 0, ethernetCoreCoord0: { y: 8, x: 0 }, deviceId1: 1, ethernetCoreCoord1: { y: 0, x: 0 } },
  ]);
  assert.equal([desc.chipDescs[0]!.physicalCores.eth, desc.chipDescs[0]!.physicalCores.ethInactive], [[], []]);
  assert.equal(desc.chipDescs[1]!.physicalCores.ethInactive, [{ y: 2, x: 0 }]);
  assert.equal(desc.chipDescs[1]!.supportedDataTypes, ['BFP_BFloat8', 'UInt8']);
  assert.equal(binary!.programs, []);
});

test('debug texts stand alone, with the location', () => {
  const text = moduleOf(`func.func @f(%x: ${t}, %y: ${t}) -> ${t} {
    %0 = "ttnn.reshape"(%x, %y) <{shape = [64 : i32, 128 : i32]}> {tt.note = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi8>} : (${t}, ${t}) -> ${t}
    %1 = "ttnn.relu"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t} loc(fused["a", "b.c":2:3])
    return %1 : ${t}
  }`);
  const { binary } = translate(text, 'dir/x.mlir');
  const full =
    'tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>>';
  assert.equal(
    binary?.programs[0]?.operations.map((operation) => operation.debugInfo),
    [
      `%0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [64 : i32, 128 : i32]}> {tt.note = dense_resource<__elided__> : tensor<17xi8>} : (${full}, ${full}) -> ${full} loc("dir/x.mlir":${headerLines + 2}:10)`,
      `%1 = "ttnn.relu"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (${full}, ${full}) -> ${full} loc(fused["a", "b.c":2:3])`,
    ],
  );
});

test.run();
