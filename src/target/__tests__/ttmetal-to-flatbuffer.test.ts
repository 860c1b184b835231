import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../schema/decode.ts';
import {
  TTMetalBinary,
  type Command,
  type EnqueueProgramCommand,
  type KernelDesc,
} from '../schema/generated/ttmetal.gen.ts';
import { translateTTMetalToFlatbuffer } from '../ttmetal-to-flatbuffer.ts';
import { header, parseModule } from './translate.ts';

const upstream = new URL('../../../fixtures/upstream/', import.meta.url);

/** Returns the content of a module's binary, and its diagnostics as `line: message`, lines counted from the first function. */
function translate(text: string, firstLine = 0): { binary: TTMetalBinary | undefined; diagnostics: string[] } {
  const diagnostics: string[] = [];
  const module = parseModule(text, diagnostics);
  const bytes = module && translateTTMetalToFlatbuffer(module);
  const relative = diagnostics.map((line) => line.replace(/^\d+/, (number) => String(Number(number) - firstLine)));
  return { binary: bytes && decode(TTMetalBinary, bytes), diagnostics: relative };
}

const aliases = `#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#h = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #system>>
!a = tensor<4x16xf32, #a>
!b = tensor<4x16xf32, #b>
!h = tensor<4x16xf32, #h>
!cb = !ttkernel.cb<cb_in0, 1024, memref<4x16xf32, #l1>, 64, 1>
`;

const start = header().replace('module attributes', () => `${aliases}module attributes`);
const firstLine = start.split('\n').length - 1;

/** Translates a module with these functions. */
function functions(text: string): ReturnType<typeof translate> {
  return translate(`${start}${text}\n}\n`, firstLine);
}

function commandsOf(binary: TTMetalBinary | undefined): readonly Command[] {
  return binary!.programs[0]!.devicePrograms[0]!.commandQueues[0]!.commands;
}

function kernelsOf(command: Command): readonly KernelDesc[] {
  assert.is(command.type.type, 'EnqueueProgramCommand');
  return command.type.type === 'EnqueueProgramCommand' ? command.type.value.program.kernels : [];
}

function sourceOf({ kernel }: KernelDesc): string {
  return kernel.type === 'KernelSource' ? kernel.value.source : '';
}

const metal = readFileSync(new URL('metal.expected', upstream), 'utf8');

test('commands of a multiplication, in order', () => {
  const { binary, diagnostics } = translate(metal);
  assert.equal(diagnostics, []);
  const [program] = binary!.programs;
  assert.is(program!.name, 'forward');
  assert.equal(
    program!.inputs.map(({ globalId, address, size }) => [globalId, address, size]),
    [
      [1, 1024, 32768],
      [2, 33792, 32768],
    ],
  );
  assert.equal(
    commandsOf(binary).map(({ type: { type, value } }) => ('ref' in value ? `${type} ${value.ref.globalId}` : type)),
    [
      'CreateBufferCommand 3',
      'EnqueueProgramCommand',
      'CreateBufferCommand 6',
      'EnqueueProgramCommand',
      'CreateBufferCommand 9',
      'EnqueueProgramCommand',
      'DeallocateBufferCommand 6',
      'DeallocateBufferCommand 3',
      'CreateBufferCommand 13',
      'EnqueueProgramCommand',
      'DeallocateBufferCommand 9',
    ],
  );
  assert.equal(program!.outputs.map(({ globalId, address }) => [globalId, address]), [[13, 164864]]); // prettier-ignore
  assert.equal(program!.devicePrograms[0]!.inputs, program!.inputs);
  assert.equal(program!.devicePrograms[0]!.outputs, program!.outputs);
  assert.is(program!.devicePrograms[0]!.commandQueues[0]!.name, 'forward');
});

test('a dispatch has its operands, and each kernel its cores, configuration and circular buffers', () => {
  const { binary } = translate(metal);
  const command = commandsOf(binary)[5]!;
  assert.match(
    command.debugInfo!,
    /^%5 = "ttmetal\.dispatch"\(%1, %3, %4\) .*\(\{\.\.\.\}\) .* loc\("<stdin>":\d+:\d+\)$/,
  );
  const { operands } = command.type.value as EnqueueProgramCommand;
  assert.equal(operands.map(({ globalId }) => globalId), [3, 6, 9]); // prettier-ignore
  const [kernel] = kernelsOf(command);
  assert.equal(kernel!.coreRangeSet, [{ loc: { y: 0, x: 0 }, size: { y: 1, x: 1 } }]);
  const config = { mathFidelity: 'HiFi4', fp32DestAccEn: false, preserveFp32Precision: false, mathApproxMode: false };
  assert.equal((kernel!.kernel.value as { config: unknown }).config, { type: 'TensixConfig', value: config });
  assert.equal(
    kernel!.cbs.map(({ globalId, tensorRef, address, desc }) => [globalId, tensorRef.globalId, address, desc.port]),
    [
      [10, 3, 66560, 0],
      [11, 6, 99328, 1],
      [12, 9, 132096, 16],
    ],
  );
  const { pageSize, numBuffers, memoryDesc } = kernel!.cbs[2]!.desc;
  assert.equal([pageSize, numBuffers, memoryDesc.memoryLayout, memoryDesc.size], [4096, 1, 'None', 32768]);
  assert.equal(kernel!.runtimeArgs, undefined);
});

// Source: ttmlir-facts, section 3.5.1.
test('the kernel of a multiplication has the text that the C++ compiler gives', () => {
  const { binary } = translate(metal);
  assert.is(
    sourceOf(kernelsOf(commandsOf(binary)[5]!)[0]!),
    `#include <cstdint>
#include "compute_kernel_api/common.h"
#include "compute_kernel_api/tilize.h"
#include "compute_kernel_api/untilize.h"
#include "compute_kernel_api/eltwise_binary.h"
namespace NAMESPACE {
void kernel_main() {
  ::tt::CB v1 = ::tt::CB::c_in0;
  ::tt::CB v2 = ::tt::CB::c_in1;
  ::tt::CB v3 = ::tt::CB::c_out0;
  binary_op_init_common(v1, v2, v3);
  mul_tiles_init(v1, v2);
  int32_t v4 = 0;
  int32_t v5 = 0;
  int32_t v6 = 2;
  int32_t v7 = 1;
  int32_t v8;
  v8 = v4;
  for (int32_t v9 = v5; v9 < v6; v9 += v7) {
    int32_t v10 = 0;
    int32_t v11 = 4;
    int32_t v12 = 1;
    int32_t v13;
    v13 = v8;
    for (int32_t v14 = v10; v14 < v11; v14 += v12) {
      int32_t v15 = 0;
      tile_regs_acquire();
      mul_tiles(v1, v2, v13, v13, v15);
      tile_regs_commit();
      tile_regs_wait();
      pack_tile(v15, v3, v13);
      tile_regs_release();
      int32_t v16 = 1;
      uint32_t v17 = (uint32_t) v13;
      uint32_t v18 = (uint32_t) v16;
      uint32_t v19 = v17 + v18;
      int32_t v20 = (int32_t) v19;
      v13 = v20;
    };
    int32_t v21 = 0;
    v8 = v13;
  }
  return;
}

void MAIN { kernel_main(); }
}

`,
  );
});

test('a data movement kernel has the text that the C++ compiler gives', () => {
  const relayout = readFileSync(new URL('metal_relayout_ab.expected', upstream), 'utf8');
  const kernels = kernelsOf(commandsOf(translate(relayout).binary)[1]!);
  assert.is(kernels.length, 6);
  assert.equal(
    kernels.map(({ coreRangeSet: [range] }) => range),
    [0, 1, 2].flatMap((y) => [0, 1].map((x) => ({ loc: { y, x }, size: { y: 1, x: 1 } }))),
  );
  const lines = sourceOf(kernels[0]!).split('\n');
  assert.equal(lines.slice(0, 10), [
    '#include <cstdint>',
    '#include "dataflow_api.h"',
    'void kernel_main() {',
    '  int32_t v1 = 0;',
    '  int32_t v2 = 0;',
    '  int32_t v3 = 1024;',
    '  int32_t v4 = 50176;',
    '  int32_t v5 = 256;',
    '  int64_t v6 = get_noc_addr(v2, v1, v3);',
    '  noc_async_read(v6, v4, v5);',
  ]);
  assert.equal(lines.slice(-6), ['  noc_async_read_barrier();', '  return;', '}', '', '', '']);
});

/** Returns a module of one dispatch with this kernel. */
function dispatch(body: string, config = '#ttkernel.noc_config<noc1>', range = '<1x2, 3x4>'): string {
  return `func.func @f(%a: !a, %b: !b) attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 256, l1>, #tt.arg_alloc<1280, 64, l1>]} {
  %0 = "ttmetal.dispatch"(%a, %b) <{core_ranges = [#ttmetal.core_range${range}], kernelConfigs = [${config}], operandSegmentSizes = array<i32: 1, 1>}> ({
  ${body}
    "ttkernel.return"() : () -> ()
  }) : (!a, !b) -> !b
  return
}`;
}

test('variables that change between a load and its use are not named instead of the load', () => {
  const swap = `  %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %r:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %c0, %y = %c1) -> (i32, i32) : i32 {
      scf.yield %y, %x : i32, i32
    }
    %addr = "ttkernel.get_noc_addr"(%r#0, %r#1, %c0) : (i32, i32, i32) -> !ttkernel.noc_addr`;
  const source = sourceOf(kernelsOf(commandsOf(functions(dispatch(swap)).binary)[0]!)[0]!);
  assert.is(
    source.slice(source.indexOf('  for')),
    `  for (int32_t v5 = v1; v5 < v2; v5 += v2) {
    int32_t v6 = v3;
    v3 = v4;
    v4 = v6;
  }
  int64_t v7 = get_noc_addr(v3, v4, v1);
  return;
}


`,
  );
});

test('each configuration of a kernel', () => {
  const configs = [
    ['#ttkernel.noc_config<noc1>', { type: 'NocConfig', value: { nocIndex: 'Noc1' } }],
    [
      '#ttkernel.ethernet_config<receiver, noc0>',
      { type: 'EthernetConfig', value: { ethType: 'Receiver', nocIndex: 'Noc0' } },
    ],
  ] as const;
  for (const [text, expected] of configs) {
    const [kernel] = kernelsOf(commandsOf(functions(dispatch('', text)).binary)[0]!);
    assert.equal((kernel!.kernel.value as { config: unknown }).config, expected);
    assert.equal(kernel!.coreRangeSet, [{ loc: { y: 1, x: 2 }, size: { y: 3, x: 4 } }]);
  }
});

test('transfers between host and device', () => {
  const { binary, diagnostics } =
    functions(`func.func @f(%h: !h) -> !h attributes {tt.arg_alloc = [#tt.arg_alloc<0, 256, system>]} {
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 256 : i64}> : () -> !a
  %1 = "ttmetal.host_write"(%h, %0) : (!h, !a) -> !a
  %2 = "ttmetal.alloc"() <{address = 0 : i64, memory_space = #system, size = 256 : i64}> : () -> !h
  %3 = "ttmetal.host_read"(%1, %2) : (!a, !h) -> !h
  return %3 : !h
}`);
  assert.equal(diagnostics, []);
  const transfers = commandsOf(binary).flatMap(({ type: { type, value } }) =>
    'src' in value ? [`${type} ${value.src.globalId} -> ${value.dst.globalId}`] : [],
  );
  assert.equal(transfers, ['EnqueueWriteBufferCommand 1 -> 2', 'EnqueueReadBufferCommand 2 -> 3']);
  assert.equal(binary!.programs[0]!.outputs.map(({ globalId }) => globalId), [3]); // prettier-ignore
});

const interleaved =
  'tensor<64x32xf32, #tt.layout<(d0, d1) -> ((d0 mod 2) * 32 + d0 floordiv 2, d1), undef, <1x1>, memref<64x32xf32, #l1>>>';

const mistakes: readonly (readonly [name: string, text: string, ...diagnostics: readonly string[]])[] = [
  [
    'no addresses',
    'func.func @f(%a: !a) { return }',
    "1: 'func.func' op expected argument_allocations attribute",
    '  tt.arg_alloc has an entry per argument',
  ],
  [
    'addresses in another memory',
    'func.func @f(%a: !a) attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 256, dram>]} { return }',
    "1: 'func.func' op argument allocation memory space does not match tensor type memory space",
    '  argument #0 is in l1, its allocation in dram',
  ],
  [
    'elements that are not at strides',
    `func.func @f(%a: ${interleaved}) -> ${interleaved} attributes {tt.arg_alloc = [#tt.arg_alloc<0, 0, l1>]} {
  return %a : ${interleaved}
}`,
    "1: 'func.func' op expected a layout with strides",
    '  the linear map of argument #0 is (d0, d1) -> ((d0 mod 2) * 32 + d0 floordiv 2, d1)',
    "2: 'func.return' op expected a layout with strides",
    '  the linear map of result #0 is (d0, d1) -> ((d0 mod 2) * 32 + d0 floordiv 2, d1)',
  ],
  [
    'an operation of another dialect',
    'func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}',
    "2: 'arith.constant' op unhandled op in a program of ttmetal",
  ],
  [
    'an operation that the kernel library does not have',
    dispatch('  "ttkernel.acquire_dst"() : () -> ()'),
    "3: failed to legalize operation 'ttkernel.acquire_dst'",
    "2: 'ttmetal.dispatch' op failed to emit dispatch op regions as cpp",
    '  region #0 has no C++',
  ],
  [
    'values from outside of a kernel',
    dispatch('  "ttkernel.cb_push_back"(%cb, %n) : (!cb, i32) -> ()').replace(
      '{\n',
      () => '{\n  %cb, %n = func.call @g() : () -> (!cb, i32)\n',
    ),
    "2: 'func.call' op unhandled op in a program of ttmetal",
    "  programs in binaries cannot call others, and 'g' has no body that could take the place of the call",
    "3: 'ttmetal.dispatch' op failed to emit dispatch op regions as cpp",
    '  region #0 uses a value from outside',
  ],
  [
    'a range of cores of another rank',
    dispatch('', undefined, '<0, 1>'),
    "2: 'ttmetal.dispatch' op expected a 2D core",
    '  the range of region #0 is not of two dims',
  ],
  [
    'more circular buffers than operands',
    dispatch('^bb0(%x: !cb, %y: !cb, %z: !cb):'),
    "2: 'ttmetal.dispatch' op expected an operand per circular buffer",
    '  argument #2 of region #0 has none',
  ],
  [
    'a circular buffer of unknown elements',
    dispatch('^bb0(%x: !ttkernel.cb<cb_in0, 1024, memref<4xi64, #l1>, 64, 1>):'),
    "2: 'ttmetal.dispatch' op unsupported integer type",
    "  the type is 'memref<4xi64, #tt.memory_space<l1>>'",
  ],
];

for (const [name, text, ...expected] of mistakes) {
  test(`not written: ${name}`, () => {
    const declaration = text.includes('@g') ? '\nfunc.func private @g() -> (!cb, i32)' : '';
    const { binary, diagnostics } = functions(text + declaration);
    assert.is(binary, undefined);
    assert.equal(diagnostics, expected);
  });
}

test('a number that does not fit', () => {
  const { binary, diagnostics } = functions(dispatch('', undefined, '<0x0, 1x4294967296>'));
  assert.is(binary, undefined);
  assert.equal(diagnostics.length, 1);
  assert.match(
    diagnostics[0]!,
    /^2: 'ttmetal\.dispatch' op cannot be written as a binary: .* 4294967296 does not fit in int32$/,
  );
});

test('something else than a module', () => {
  const diagnostics: string[] = [];
  const module = parseModule(`${start}func.func @f() { return }\n}\n`, diagnostics)!;
  assert.is(translateTTMetalToFlatbuffer(module.regions[0]!.firstBlock!.firstOp!), undefined);
  assert.equal(diagnostics, [`${firstLine + 1}: 'func.func' op Expected ModuleOp as top level operation`]);
});

test('a module without a system', () => {
  assert.equal(translate('module {}').diagnostics, [
    "1: 'builtin.module' op expected system desc to be present on the module",
    '  pipelines of ttmlir-opt put it there, such as --ttir-to-ttnn-backend-pipeline',
  ]);
});

test.run();
