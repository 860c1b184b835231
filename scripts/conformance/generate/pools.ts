import { parseAttribute, parseType } from '../../../src/asm/parse-source.ts';
import { type Attribute } from '../../../src/ir/attribute.ts';
import { type Context } from '../../../src/ir/context.ts';
import { type Type } from '../../../src/ir/type.ts';

const scalars = [
  'i1', 'i8', 'i16', 'i32', 'i64', 'index', 'f16', 'bf16', 'f32', 'f64', 'si8', 'ui32', 'i4', 'i128', 'f8E4M3FN', 'tf32', 'f128', 'complex<f32>', 'complex<i32>',
]; // prettier-ignore
const shapes = [
  '',
  '4x',
  '?x',
  '2x3x',
  '4x4x',
  '?x?x',
  '4x?x',
  '1x4x',
  '2x3x4x',
  '?x3x?x',
  '1x?x1x8x',
  '0x',
  '1x2x3x4x',
  '2x2x2x2x2x',
];
const vectorShapes = ['4x', '2x3x', '[4]x', '2x[4]x', '4x4x', '1x', '', '2x2x2x'];
const elements = ['i1', 'i8', 'i32', 'i64', 'index', 'f16', 'bf16', 'f32', 'f64', 'complex<f32>'];
const layouts = [
  'strided<[?, ?]>',
  'strided<[4, 1], offset: 2>',
  'strided<[?, 1], offset: ?>',
  'affine_map<(d0, d1) -> (d1, d0)>',
];

const typeTexts = [
  ...scalars,
  'none', 'tuple<>', 'tuple<i32, f32>', '() -> ()', '(i32) -> f32', '(f32, i32) -> (i1, index)', '!foo.bar', '!foo<"x">',
  ...elements.flatMap((element) => shapes.map((shape) => `tensor<${shape}${element}>`)),
  ...elements.flatMap((element) => ['4x', '?x', '2x3x', '4x4x', '?x?x', '4x?x', ''].map((shape) => `memref<${shape}${element}>`)),
  ...['i1', 'i32', 'f32', 'f16', 'index', 'i8'].flatMap((element) => vectorShapes.map((shape) => `vector<${shape}${element}>`)),
  ...['f32', 'i32'].flatMap((element) => layouts.map((layout) => `memref<4x4x${element}, ${layout}>`)),
  'memref<?x?xf32, strided<[?, ?], offset: ?>>', 'memref<4xf32, 1>', 'memref<4xf32, "gpu">', 'memref<2x3xf32, 3 : i32>', 'memref<*xf32>', 'memref<*xi32, 1>', 'tensor<*xf32>', 'tensor<*xi32>', 'tensor<4x4xf32, "enc">',
  'tensor<4x!foo.bar>', 'memref<1xi64>', 'memref<2x2xmemref<4xf32>>', 'memref<3xi32, strided<[1]>>', 'vector<4x!foo.bar>',
  ...['ptr<i32>', 'ptr<f32>', 'opaque<"T">', 'lvalue<i32>', 'lvalue<f32>', 'lvalue<!emitc.ptr<i32>>', 'array<4xi32>', 'array<2x3xf32>', 'size_t', 'ssize_t', 'ptrdiff_t', 'lvalue<!emitc.opaque<"T">>', 'ptr<!emitc.opaque<"T">>'].map((text) => `!emitc.${text}`),
  ...['0', '1', '2', '3', '4', '6'].map((rank) => `!tosa.shape<${rank}>`),
  ...[1, 2, 3, 4, 5].flatMap((rank) => ['f32', 'i8', 'i32', 'i1', 'i16'].map((element) => `tensor<${'1x4x4x2x3x'.slice(0, 2 * rank)}${element}>`)),
]; // prettier-ignore

const attributeTexts = [
  'unit', 'true', 'false', '0 : i32', '1 : i32', '-1 : i32', '4 : i32', '0', '1', '2', '16', '-3', '0 : index', '3 : index', '1 : i8', '7 : i16', '5 : si32', '4 : ui32', '1.0 : f32', '0.0 : f32', '-2.5e10', '1.0 : f16',
  '0x7FC00000 : f32', '3.0 : bf16', '""', '"a"', '"foo bar"', '"quo\\"te"', '"private"', '"public"', '"nested"', '@callee', '@global', '@a::@b', '@"odd name"', '@f', 'i32', 'f32', 'index', '() -> ()', '(i32) -> i32', '(i32) -> (i32)', '(tensor<4xf32>) -> tensor<4xf32>', '() -> (i32, f32)',
  'tensor<4xf32>', 'memref<4xf32>', 'memref<2x3xi32>', 'vector<4xf32>',
  '[]', '[0]', '[1, 2]', '[0 : i32]', '[true, false]', '["a"]', '["a", "b"]', '["parallel", "reduction"]', '[@callee]', '[i32]', '[f32, i64]', '[[0], [1]]', '[[0, 1]]', '[[0], [1, 2]]', '[[0, 1], [2]]', '[{}]', '[{foo.a = 1 : i32}]', '[1.0, 2.0]', '[1 : index, 0 : index]', '[unit]',
  '[affine_map<(d0) -> (d0)>]', '[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]', '[affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]', '[affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1, d0)>]',
  '{}', '{a = 1 : i32}', '{a, b = "c"}',
  'affine_map<() -> ()>', 'affine_map<(d0) -> (d0)>', 'affine_map<(d0) -> (d0 + 1)>', 'affine_map<(d0, d1) -> (d1, d0)>', 'affine_map<(d0, d1) -> (d0, d1)>', 'affine_map<()[s0] -> (s0)>', 'affine_map<() -> (0)>', 'affine_map<() -> (10)>', 'affine_map<(d0)[s0] -> (d0 + s0, d0 floordiv 2)>',
  'affine_set<() : (0 == 0)>', 'affine_set<(d0) : (d0 - 1 >= 0)>', 'affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 == 0)>',
  ...['i64', 'i32', 'i8', 'i16'].flatMap((element) => ['', ': 0', ': 1', ': 2', ': 4', ': 0, 0', ': 0, 1', ': 1, 0', ': 1, 1', ': 2, 3', ': 4, 4', ': 1, 1, 1', ': 0, 1, 2', ': 2, 0, 1', ': 1, 2, 3', ': 0, 0, 0, 0', ': 1, 1, 1, 1', ': 0, 2, 3, 1'].map((values) => `array<${element}${values}>`)),
  'array<i64: -9223372036854775808>', 'array<i64: -9223372036854775808, 4>', 'array<i64: 2, -9223372036854775808>', 'array<i64: -1>', 'array<i64: -1, 4>', 'array<i1>', 'array<i1: true>', 'array<i1: false, true>', 'array<i1: true, true>', 'array<f32>', 'array<f32: 1.0>', 'array<f64: 1.0, 2.0>',
  'dense<0> : tensor<4xi32>', 'dense<1.0> : tensor<4xf32>', 'dense<[1, 2, 3, 4]> : tensor<4xi32>', 'dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>', 'dense<0.0> : tensor<f32>', 'dense<true> : tensor<4xi1>', 'dense<1> : vector<4xi32>', 'dense<2> : tensor<2xindex>', 'dense<[0, 1]> : tensor<2xi64>', 'dense<1.5> : tensor<2x3xf32>', 'dense<1> : tensor<4x4xi32>', 'dense<0> : tensor<1xi8>', 'dense<0.0> : tensor<1xf32>', 'dense<[1, 2]> : tensor<2xindex>', 'dense<[2, 3, 4]> : tensor<3xindex>', 'dense<[[0, 1]]> : tensor<1x2xi64>',
  'dense_resource<blob> : tensor<4xf32>', '#foo.bar', '#foo<"x">', 'loc(unknown)', 'strided<[1, 2]>',
  '#emitc.opaque<"x">', '#emitc.opaque<"">', '["int"]', '[#emitc.opaque<"x">]', '[0 : index, #emitc.opaque<"y">]', '#ub.poison',
]; // prettier-ignore

/** Whether the text names a dialect that is not there: its types and attributes would be opaque here and refused by the oracle. */
function isForeign(context: Context, text: string): boolean {
  const namespaces = [...text.matchAll(/[!#](emitc|tosa|ub)\./g)].map(([, namespace]) => namespace!);
  return namespaces.some((namespace) => !context.getOrLoadDialect(namespace));
}

/** Returns the types that operands are chosen from. Texts that are refused here are left out. */
export function typePool(context: Context): Type[] {
  return [...new Set(readTypes(context, typeTexts))];
}

/** Returns the attributes that inherent attributes are chosen from: the ones above and a type attribute of every type. */
export function attributePool(context: Context): Attribute[] {
  return [
    ...new Set(
      quietly(context, () => known(context, attributeTexts).flatMap((text) => parseAttribute(text, context) ?? [])),
    ),
  ];
}

/** Returns the types that can be read. */
export function readTypes(context: Context, texts: readonly string[]): Type[] {
  return quietly(context, () => known(context, texts).flatMap((text) => parseType(text, context) ?? []));
}

function known(context: Context, texts: readonly string[]): string[] {
  return texts.filter((text) => !isForeign(context, text));
}

function quietly<T>(context: Context, body: () => T): T {
  return context.diagnostics.collect(body).result;
}
