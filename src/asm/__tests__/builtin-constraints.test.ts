import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { parseAttribute, parseType } from '../parse-source.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { type Type } from '../../ir/type.ts';
import { type AttrConstraint, type TypeConstraint } from '../../ods/constraints.ts';
import * as attrs from '../../builtin/attr-constraints.ts';
import * as confining from '../../builtin/confining-constraints.ts';
import { builtin } from '../../builtin/index.ts';
import * as types from '../../builtin/type-constraints.ts';

const context = new Context(new DialectRegistry({ builtin: () => builtin }));

test('every constraint of the spec has its words in TypeScript', () => {
  const path = join(import.meta.dirname, '../../../dialects-td/builtin/builtin-constraints.yaml');
  const { constraints } = parse(readFileSync(path, 'utf8')) as {
    constraints: Record<string, { kind: 'type' | 'attr'; summary?: string; parameters?: number }>;
  };
  const renamed: Record<string, string> = {
    NoneType: 'NoneTypeConstraint',
    FunctionType: 'FunctionTypeConstraint',
    TypedArrayAttrBase: 'TypedArrayAttr',
  };
  for (const [name, { kind, summary, parameters }] of Object.entries(constraints)) {
    const found = (kind === 'type' ? types : { ...attrs, ...confining })[(renamed[name] ?? name) as never] as
      { summary?: string; length?: number } | undefined;
    assert.ok(found, name);
    if (parameters !== undefined) assert.is(found.length, parameters, name);
    else assert.is(found.summary, summary, name);
  }
});

/** Constraints, the words of factories, and texts that satisfy them and that do not. */
const typeCases: readonly (readonly [TypeConstraint, words: string, yes: string[], no: string[]])[] = [
  [types.AnyI32, '32-bit integer', ['i32', 'si32', 'ui32'], ['i8', 'index']],
  [types.F8E4M3FN, 'f8E4M3FN type', ['f8E4M3FN'], ['f8E4M3', 'f32']],
  [types.F8E8M0FNU, 'f8E8M0FNU type', ['f8E8M0FNU'], ['f4E2M1FN']],
  [types.I1Tensor, 'tensor of 1-bit signless integer values', ['tensor<2xi1>', 'tensor<*xi1>'], ['vector<2xi1>']],
  [types.BF16MemRef, 'memref of bfloat16 type values', ['memref<2xbf16>'], ['memref<*xbf16>', 'memref<2xf32>']],
  [
    types.AnyNon0RankedTensor,
    'non-0-ranked.tensor of any type values',
    ['tensor<2xi1>'],
    ['tensor<i1>', 'tensor<*xi1>'],
  ],
  [
    types.AnyNon0RankedOrUnrankedTensor,
    'non-0-ranked or unranked tensor',
    ['tensor<2xi1>', 'tensor<*xi1>'],
    ['tensor<i1>'],
  ],
  [
    types.StridedMemRefOf([types.F32]),
    'strided memref of 32-bit float values',
    ['memref<2x3xf32, strided<[5, 1]>>'],
    ['memref<2x3xf32, affine_map<(d0, d1) -> (d0 * d1)>>', 'memref<2xi8>'],
  ],
  [
    types.StaticShapeMemRefOf([types.F32]),
    'statically shaped memref of 32-bit float values',
    ['memref<2xf32>'],
    ['memref<?xf32>'],
  ],
  [
    types.TensorOrMemRef([types.F32]),
    'Tensor or MemRef of 32-bit float values',
    ['tensor<2xf32>', 'memref<*xf32>'],
    ['vector<2xf32>', 'tensor<2xi8>'],
  ],
  [
    types.AnyScalableVectorOfAnyRank,
    'scalable vector of any type values',
    ['vector<2x[4]xf32>'],
    ['vector<2xf32>', 'f32'],
  ],
  [
    types.VectorOfLengthAndType([4, 8], [types.Index]),
    'vector of index values of length 4/8',
    ['vector<2x4xindex>', 'vector<4xindex>'],
    ['vector<2xindex>', 'vector<4xi8>', 'vector<index>'],
  ],
  [types.Complex(types.F32), 'complex type with 32-bit float elements', ['complex<f32>'], ['complex<f64>', 'f32']],
  [
    types.TupleOf([types.I1, types.F32]),
    'tuple with any combination of 1-bit signless integer or 32-bit float values',
    ['tuple<>', 'tuple<i1, f32, i1>'],
    ['tuple<i1, i8>', 'i1'],
  ],
  [
    types.SignlessIntegerOrFloatLike,
    'signless-integer-like or floating-point-like',
    ['vector<2xi8>', 'f32'],
    ['si8', 'none'],
  ],
];

test('constraints on types take the types that upstream takes', () => {
  for (const [constraint, words, yes, no] of typeCases) {
    assert.is(constraint.summary, words);
    const takes = (text: string): boolean => constraint.test(parseType(text, context) as Type);
    for (const text of yes) assert.ok(takes(text), `${words}: ${text}`);
    for (const text of no) assert.not(takes(text), `${words}: ${text}`);
  }
});

const attrCases: readonly (readonly [
  Pick<AttrConstraint, 'summary' | 'test'>,
  words: string,
  yes: string[],
  no: string[],
])[] = [
  [attrs.AnyI32Attr, '32-bit integer attribute', ['1 : i32', '1 : ui32'], ['1 : i8', '1.0 : f32']],
  [attrs.APIntAttr, 'arbitrary integer attribute', ['1 : i77', '1 : index'], ['1.0 : f32']],
  [attrs.F16Attr, '16-bit float attribute', ['1.0 : f16'], ['1.0 : bf16', '1 : i16']],
  [attrs.DenseF32ArrayAttr, 'f32 dense array attribute', ['array<f32: 1.5>', 'array<f32>'], ['array<i32: 1>', '[]']],
  [
    attrs.I32ElementsAttr,
    '32-bit signless integer elements attribute',
    ['dense<1> : tensor<2xi32>'],
    ['dense<1> : tensor<2xui32>'],
  ],
  [
    attrs.AnyI32ElementsAttr,
    '32-bit integer elements attribute',
    ['dense<1> : tensor<2xui32>'],
    ['dense<1> : tensor<2xi8>'],
  ],
  [
    attrs.F64ElementsAttr,
    '64-bit float elements attribute',
    ['dense<1.0> : vector<2xf64>'],
    ['dense<1.0> : vector<2xf32>'],
  ],
  [attrs.StringElementsAttr, 'string elements attribute', ['dense<"a"> : tensor<2x!test.t>'], ['"a"']],
  [attrs.IntegerSetAttr, 'IntegerSet attribute', ['affine_set<(d0) : (d0 >= 0)>'], ['affine_map<(d0) -> (d0)>']],
  [attrs.LocationAttr, 'location attribute', ['loc("a")'], ['"a"']],
  [
    confining.ArrayCount(attrs.I64ArrayAttr, 2),
    '64-bit integer array attribute with exactly 2 elements',
    ['[1, 2]'],
    ['[1]', '[true, true]'],
  ],
  [
    confining.ArrayMaxCount(attrs.DenseI64ArrayAttr, 1),
    'i64 dense array attribute with at most 1 elements',
    ['array<i64>', 'array<i64: 1>'],
    ['array<i64: 1, 2>'],
  ],
  [
    confining.IntMinValue(attrs.I32Attr, 2),
    '32-bit signless integer attribute whose minimum value is 2',
    ['2 : i32'],
    ['1 : i32', '2 : i64'],
  ],
  [
    confining.IntMaxValue(attrs.I32Attr, 2),
    '32-bit signless integer attribute whose maximum value is 2',
    ['-5 : i32'],
    ['3 : i32'],
  ],
  [
    confining.IntNEQValue(attrs.I32Attr, 0),
    '32-bit signless integer attribute whose value is not 0',
    ['1 : i32'],
    ['0 : i32'],
  ],
  [
    confining.IntNonNegative(attrs.I32Attr),
    '32-bit signless integer attribute whose value is non-negative',
    ['0 : i32'],
    ['-1 : i32'],
  ],
  [
    confining.IntPositive(attrs.I32Attr),
    '32-bit signless integer attribute whose value is positive',
    ['1 : i32'],
    ['0 : i32'],
  ],
  [
    confining.IntPowerOf2(attrs.I32Attr),
    '32-bit signless integer attribute whose value is a power of two > 0',
    ['8 : i32'],
    ['0 : i32', '6 : i32'],
  ],
  [
    confining.IntIsOneOf(attrs.I32Attr, [1, 4, -2]),
    '32-bit signless integer attribute whose value is one of {1, 4, -2}',
    ['4 : i32', '-2 : i32'],
    ['2 : i32', '4 : i64'],
  ],
  [
    confining.DenseArrayStrictlyPositive(attrs.DenseI64ArrayAttr),
    'i64 dense array attribute whose value is positive',
    ['array<i64>', 'array<i64: 1, 9223372036854775807>'],
    ['array<i64: 1, 0>', 'array<i32: 1>'],
  ],
  [
    confining.DenseArrayNonNegative(attrs.DenseI64ArrayAttr),
    'i64 dense array attribute whose value is non-negative',
    ['array<i64: 0, 1>'],
    ['array<i64: 1, -1>'],
  ],
  [
    confining.DenseArraySorted(attrs.DenseI32ArrayAttr),
    'i32 dense array attribute should be in non-decreasing order',
    ['array<i32>', 'array<i32: -1, 0, 0, 7>'],
    ['array<i32: 0, -1>'],
  ],
  [
    confining.DenseArrayStrictlySorted(attrs.DenseI64ArrayAttr),
    'i64 dense array attribute should be in increasing order',
    ['array<i64>', 'array<i64: 1>', 'array<i64: 9223372036854775806, 9223372036854775807>'],
    ['array<i64: 1, 1>', 'array<i64: 9223372036854775807, 9223372036854775806>'],
  ],
  [
    confining.DenseArrayStrictlySorted(attrs.DenseF32ArrayAttr),
    'f32 dense array attribute should be in increasing order',
    ['array<f32: 0.5, 1.5>', 'array<f32: 1.0, 0x7FC00000, 0.5>'],
    ['array<f32: -0.0, 0.0>'],
  ],
  [
    confining.IntArrayNthElemEq(attrs.I64ArrayAttr, 1, 3),
    '64-bit integer array attribute whose 1-th element must be 3',
    ['[0, 3]'],
    ['[3]', '[3, 0]'],
  ],
  [
    confining.IntArrayNthElemMinValue(attrs.I64ArrayAttr, 0, 3),
    '64-bit integer array attribute whose 0-th element must be at least 3',
    ['[3]'],
    ['[2, 3]', '[]'],
  ],
  [
    confining.IntArrayNthElemMaxValue(attrs.I64ArrayAttr, 0, 3),
    '64-bit integer array attribute whose 0-th element must be at most 3',
    ['[3, 4]'],
    ['[4, 3]', '[]'],
  ],
  [
    confining.IntArrayNthElemInRange(attrs.I64ArrayAttr, 0, 3, 5),
    '64-bit integer array attribute whose 0-th element must be at least 3 and at most 5',
    ['[3]', '[5]'],
    ['[2]', '[6]', '[]', '[true]'],
  ],
  [
    confining.ConstantAttr(attrs.I32Attr, 5),
    '32-bit signless integer attribute constant attribute 5',
    ['5 : i32'],
    ['4 : i32', '5 : i64'],
  ],
  [confining.ConstantAttr(attrs.StrAttr, 'hi'), 'string attribute constant attribute "hi"', ['"hi"'], ['"ho"', '5']],
  [confining.ConstantAttr(attrs.BoolAttr, 'true'), 'bool attribute constant attribute true', ['true'], ['false']],
  [
    confining.ConstantAttr(attrs.F32Attr, '1.5'),
    '32-bit float attribute constant attribute 1.5',
    ['1.5 : f32'],
    ['2.5 : f32', '1.5'],
  ],
];

test('constraints on attributes take the attributes that upstream takes', () => {
  context.allowUnregisteredDialects = true;
  for (const [constraint, words, yes, no] of attrCases) {
    assert.is(constraint.summary, words);
    const takes = (text: string): boolean => constraint.test(parseAttribute(text, context) as Attribute);
    for (const text of yes) assert.ok(takes(text), `${words}: ${text}`);
    for (const text of no) assert.not(takes(text), `${words}: ${text}`);
  }
});

test('arrays of floats have numbers as their plain value', () => {
  const attribute = attrs.DenseF32ArrayAttr.wrap(context, [1.5, 0.1]);
  assert.is(attribute, parseAttribute('array<f32: 1.5, 0.1>', context));
  assert.equal(attrs.DenseF32ArrayAttr.unwrap(attribute), [1.5, Math.fround(0.1)]);
});

test.run();
