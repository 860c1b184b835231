import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTTNNToCpp } from '../ttnn-to-cpp.ts';
import { moduleOf, parseModule } from './translate.ts';

/** Returns the C++ text of a module, or undefined when it has none. */
function cpp(text: string): string | undefined {
  const diagnostics: string[] = [];
  const module = parseModule(text, diagnostics);
  const result = module && translateTTNNToCpp(module);
  assert.equal(diagnostics, []);
  return result;
}

/** Returns the lines of the body of the only function of a module, whose arguments are a device and two tensors. */
function statements(lines: string): string[] | undefined {
  const text = cpp(moduleOf(`func.func @f(%d: ${d}, %a: ${t}, %b: ${t}) {\n${lines}\n  return\n}`));
  const [, body] = /\{\n(.*) {2}return;\n\}\n\n\n$/s.exec(text ?? '') ?? [];
  return body?.split('\n').slice(0, -1);
}

const t = 'tensor<64x128xf32, #host>';
const d = '!tt.device<#device>';

/** Returns the type and the layout of a tensor of this element type on the host. */
const hostTensor = (element: string, memrefElement = element): string =>
  `tensor<64x128x${element}, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x${memrefElement}, #system>>>`;

test('each function is one, with its own variables', () => {
  const text = cpp(
    moduleOf(`
      func.func private @declared(${t}) -> ${t}
      func.func @none() { return }
      func.func @two(%a: ${t}, %d: ${d}) -> (${t}, ${t}) {
        %0 = "ttnn.relu"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (${t}, ${t}) -> ${t}
        return %0, %a : ${t}, ${t}
      }
      module @inner {
        func.func @one(%a: ${t}) -> ${t} { return %a : ${t} }
      }`),
  );
  assert.fixture(
    text ?? '',
    `#include "ttnn-precompiled.hpp"
ttnn::Tensor declared() {
}

void none() {
  return;
}

std::tuple<ttnn::Tensor, ttnn::Tensor> two(ttnn::Tensor v1, ttnn::Device* v2) {
  ttnn::Tensor v3 = ttnn::relu(v1, v1);
  return std::make_tuple(v3, v1);
}

ttnn::Tensor one(ttnn::Tensor v1) {
  return v1;
}



`,
  );
});

test('calls have the operands, and no attributes', () => {
  assert.equal(
    statements(`
      %0 = "ttnn.get_device"() : () -> ${d}
      %1 = "ttnn.multiply"(%a, %b, %a) <{operandSegmentSizes = array<i32: 2, 1>}> : (${t}, ${t}, ${t}) -> ${t}
      %2 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (${d}) -> ${t}
      %3 = "ttnn.ge"(%1, %2, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (${t}, ${t}, ${t}) -> ${t}
      %4 = "ttnn.softmax"(%3, %b) <{dimension = 1 : si32}> : (${t}, ${t}) -> ${t}
      %5 = "ttnn.to_memory_config"(%4, %d) : (${t}, ${d}) -> ${t}`),
    [
      '  ttnn::Device* v4 = ttnn::DeviceGetter::getInstance();',
      '  ttnn::Tensor v5 = ttnn::multiply(v2, v3, std::nullopt, std::nullopt, v2);',
      '  ttnn::Tensor v6 = ttnn::full(v4);',
      '  ttnn::Tensor v7 = ttnn::ge(v5, v6, v3);',
      '  ttnn::Tensor v8 = ttnn::softmax(v7, v3);',
      '  ttnn::Tensor v9 = ttnn::to_memory_config(v8, v1);',
    ],
  );
});

test('memory configs and layouts are constants of the library', () => {
  const lines = [
    ['interleaved', 'dram', 'row_major'],
    ['single_bank', 'l1', 'tile'],
    ['height_sharded', 'system_memory', 'invalid'],
    ['width_sharded', 'l1_small', 'tile'],
    ['block_sharded', 'trace', 'tile'],
  ].map(
    ([memoryLayout, buffer, layout], i) => `
      %x${i} = "ttnn.to_layout"(%a, %d) <{layout = #ttnn.layout<${layout}>}> : (${t}, ${d}) -> ${t}
      %y${i} = "ttnn.to_device"(%x${i}, %d) <{memory_config = #ttnn.memory_config<<${memoryLayout}>, <${buffer}>>}> : (${t}, ${d}) -> ${t}`,
  );
  const constants = (statements(lines.join('')) ?? []).map((line) => /(TensorMemoryLayout|Layout)::.*/.exec(line)?.[0]);
  assert.equal(
    constants.filter((constant) => constant !== undefined),
    [
      'Layout::ROW_MAJOR, std::nullopt, std::nullopt, v1);',
      'TensorMemoryLayout::INTERLEAVED, ttnn::BufferType::DRAM);',
      'Layout::TILE, std::nullopt, std::nullopt, v1);',
      'TensorMemoryLayout::SINGLE_BANK, ttnn::BufferType::L1);',
      'Layout::INVALID, std::nullopt, std::nullopt, v1);',
      'TensorMemoryLayout::HEIGHT_SHARDED, ttnn::BufferType::SYSTEM_MEMORY);',
      'Layout::TILE, std::nullopt, std::nullopt, v1);',
      'TensorMemoryLayout::WIDTH_SHARDED, ttnn::BufferType::L1_SMALL);',
      'Layout::TILE, std::nullopt, std::nullopt, v1);',
      'TensorMemoryLayout::BLOCK_SHARDED, ttnn::BufferType::TRACE);',
    ],
  );
});

test('formats of empty tensors on the host', () => {
  const empty = (keyword: string, type: string): string =>
    `%0 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<${keyword}>, layout = #ttnn.layout<${type.includes('tile') ? 'tile' : 'row_major'}>, shape = #ttnn.shape<64x128>}> : () -> ${type}`;
  for (const [keyword, name, element] of [
    ['f32', 'FLOAT32', 'f32'],
    ['bf16', 'BFLOAT16', 'bf16'],
    ['u32', 'UINT32', 'i32'],
    ['u16', 'UINT16', 'i16'],
    ['u8', 'UINT8', 'i8'],
  ] as const) {
    assert.equal(statements(empty(keyword, hostTensor(element))), [
      '  ttnn::Shape v4 = ttnn::Shape(Shape({64, 128, }));',
      `  ttnn::Tensor v5 = ttnn::empty(v4, ttnn::DataType::${name}, ttnn::Layout::ROW_MAJOR);`,
    ]);
  }
  for (const [keyword, name] of [
    ['bfp_bf8', 'BFLOAT8_B'],
    ['bfp_bf4', 'BFLOAT4_B'],
  ] as const) {
    const line = statements(empty(keyword, hostTensor('bf16', `!tt.tile<32x32, ${keyword}>`)))?.[1];
    assert.is(line, `  ttnn::Tensor v5 = ttnn::empty(v4, ttnn::DataType::${name}, ttnn::Layout::TILE);`);
  }
  assert.is(statements(empty('f16', hostTensor('f16'))), undefined);
});

test('constants are tensors made of vectors', () => {
  const row = (element: string): string =>
    `tensor<1x4x${element}, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x4x${element}, #system>>>`;
  for (const [element, elements, vector, name] of [
    [
      'f32',
      '[[1.0, -0.0, 0x7F800000, 0xFF800000]]',
      'float>{1.00000000e+0f, -0.00000000e+0f, INFINITY, -INFINITY}',
      'FLOAT32',
    ],
    [
      'f32',
      '[[0.1, 16777216.0, 1.0e-45, 0x7FC00000]]',
      'float>{1.00000001e-1f, 1.67772160e+7f, 1.40129846e-45f, NAN}',
      'FLOAT32',
    ],
    ['f32', '2.5', 'float>(4, 2.50000000e+0f)', 'FLOAT32'],
    [
      'bf16',
      '[[1.0, 0.25, -3.0, 2.0]]',
      'bfloat16>{bfloat16(1.00000000e+0f), bfloat16(2.50000000e-1f), bfloat16(-3.00000000e+0f), bfloat16(2.00000000e+0f)}',
      'BFLOAT16',
    ],
    ['i32', '[[1, -1, 0, 7]]', 'uint32_t>{1, 4294967295, 0, 7}', 'UINT32'],
    ['i16', '[[1, -1, 0, 7]]', 'uint16_t>{1, 65535, 0, 7}', 'UINT16'],
    ['i8', '3', 'uint8_t>(4, 3)', 'UINT8'],
  ] as const) {
    const constant = `%0 = "ttnn.constant"() <{value = dense<${elements}> : tensor<1x4x${element}>}> : () -> ${row(element)}`;
    assert.equal(statements(constant), [
      '  ttnn::Shape v4 = ttnn::Shape(Shape({1, 4, }));',
      `  ttnn::Tensor v5 = ttnn::Tensor(tt::tt_metal::OwnedStorage{tt::tt_metal::owned_buffer::create(std::vector<${vector})}, v4, ttnn::DataType::${name}, ttnn::Layout::ROW_MAJOR);`,
    ]);
  }
});

test('tensors are freed', () => {
  assert.equal(statements(`"ttnn.dealloc"(%a) : (${t}) -> ()`), ['  ttnn::deallocate(v2, true);']);
});

/** Modules that have no C++ form. */
const impossible: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  [
    'a constant in a format that the library lacks',
    `func.func @f() {\n%0 = "ttnn.constant"() <{value = dense<1.0> : tensor<64x128xf16>}> : () -> ${hostTensor('f16')}\nreturn }`,
  ],
  [
    'a resource',
    `func.func @f() {\n%0 = "ttnn.constant"() <{value = dense_resource<blob> : tensor<64x128xf32>}> : () -> ${t}\nreturn }`,
  ],
  [
    'a tensor at an address',
    `func.func @f() {\n%0 = "ttnn.alloc"() <{address = 0 : i64, memory_space = #system, size = 32768 : i64}> : () -> ${t}\nreturn }`,
  ],
  ['an argument without C++ type', 'func.func @f(%a: i7) { return }'],
  ['a result without C++ type', 'func.func private @f() -> vector<2xi32>'],
  ['an op of another dialect', 'func.func @f() {\n%c = arith.constant 1 : i32\nreturn }'],
  ['a global op of another dialect', '%c = arith.constant 1 : i32'],
  [
    'a product of three tensors',
    `func.func @f(%a: ${t}) {\n%0 = "ttnn.multiply"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 3, 1>}> : (${t}, ${t}, ${t}, ${t}) -> ${t}\nreturn }`,
  ],
  [
    'an op in an inner module',
    `module {\nfunc.func @f() {\n%0 = "ttnn.alloc"() <{address = 0 : i64, memory_space = #system, size = 32768 : i64}> : () -> ${t}\nreturn }\n}`,
  ],
];

for (const [what, functions] of impossible) {
  test(`${what} has no C++ text`, () => assert.is(cpp(moduleOf(functions)), undefined));
}

test.run();
