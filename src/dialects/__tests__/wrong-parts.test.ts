import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AffineMap } from '../../affine/affine-map.ts';
import { unaryFunctions } from '../../device/tile-math/elementwise-functions.ts';
import { parseText } from '../../asm/parse-source.ts';
import {
  BoolAttr,
  DenseBoolArrayAttr,
  DenseI32ArrayAttr,
  enumAsInteger,
  F32Attr,
  FlatSymbolRefAttr,
  I32Attr,
  StrArrayAttr,
  StrAttr,
} from '../../builtin/attr-constraints.ts';
import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { kDynamic, MemRefType, RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ElementwiseFunction } from '../../ods/op-spec.ts';
import { AddIOp, ConstantOp } from '../arith/generated/arith-ops.gen.ts';
import { ExtractStridedMetadataOp } from '../memref/generated/memref-ops.gen.ts';
import { createRegistry } from '../registry.ts';
import { GridAttr, LayoutAttr, MemorySpaceAttr, TileSizeAttr } from '../tt/generated/tt-attributes.gen.ts';
import { EmptyOp } from '../tensor/generated/tensor-ops.gen.ts';
import { SoftmaxOp } from '../ttir/generated/ttir-ops.gen.ts';
import { GetNocAddrOp } from '../ttkernel/generated/ttkernel-ops.gen.ts';
import { NocAddrType } from '../ttkernel/generated/ttkernel-types.gen.ts';

const context = new Context(createRegistry());
const builder = new OpBuilder(context);
const location = UnknownLoc.instance;
const i32 = IntegerType.get(context, 32);

/** Returns what `make` throws. */
function thrown(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

test('an operation of parts that are none says which', () => {
  const one = ConstantOp.build(builder, location, { value: IntegerAttr.get(i32, 1), resultType: i32 });
  const add = (rhs: unknown) => AddIOp.build(builder, location, { lhs: one.result(), rhs: rhs as never });
  assert.is(
    thrown(() => add(one.result())),
    'nothing',
  );
  const required = "TypeError: 'arith.addi' op: operand 'rhs' must be a value, not";
  assert.is(
    thrown(() => add(undefined)),
    `${required} undefined`,
  );
  assert.is(
    thrown(() => add(one)),
    `${required} an operation, 'arith.constant'`,
  );
  const constant = (value: unknown, resultType: unknown) =>
    ConstantOp.build(builder, location, { value: value as never, resultType: resultType as never });
  assert.is(ConstantOp.build(builder, location, { value: IntegerAttr.get(i32, 1) }).result().type, i32);
  assert.is(
    thrown(() => constant(UnitAttr.get(context), undefined)),
    "TypeError: 'arith.constant' op: the type of result #0 must be a type, not undefined",
  );
  assert.is(
    thrown(() => constant(3, undefined)),
    "TypeError: 'arith.constant' op: attribute 'value' must be an attribute, or a value that one is made of, not 3",
  );
  assert.is(
    thrown(() => constant(3, i32)),
    "TypeError: 'arith.constant' op: attribute 'value' must be an attribute, or a value that one is made of, not 3",
  );
  assert.is(
    thrown(() => constant(IntegerAttr.get(i32, 1), 'i32')),
    'TypeError: \'arith.constant\' op: the type of result #0 must be a type, not "i32"',
  );
});

test('what is no text, no context and no location says so', () => {
  const wrong = (given: unknown) => given as never;
  assert.is(
    thrown(() => AddIOp.build(builder, location, wrong({ rhs: 1 }))),
    "TypeError: 'arith.addi' op: operand 'lhs' must be a value, not undefined",
  );
  assert.is(
    thrown(() => builder.create(wrong({ name: 'd.op' }))),
    "TypeError: 'd.op' op: the location is missing",
  );
  assert.is(
    thrown(() => parseText(wrong(42), context)),
    'TypeError: parseText: the text must be a string, not 42',
  );
  assert.is(
    thrown(() => parseText('', wrong(undefined))),
    'TypeError: parseText: the context must be a Context, not undefined',
  );
});

/** What makes attributes of plain values. */
interface Wrapping {
  wrap(context: Context, value: never): unknown;
}

test('plain values of another kind than the attribute are refused', () => {
  const problem = (constraint: Wrapping, value: unknown): string =>
    thrown(() => constraint.wrap(context, value as never));
  const cases: readonly (readonly [Wrapping, unknown, string])[] = [
    [StrAttr, 5, 'must be a string, not 5'],
    [FlatSymbolRefAttr, undefined, 'must be a string, not undefined'],
    [BoolAttr, 1, 'must be a boolean, not 1'],
    [F32Attr, '1.5', 'must be a number, not "1.5"'],
    [StrArrayAttr, 'a', 'must be a list, not "a"'],
    [StrArrayAttr, [5], 'must be a string, not 5'],
    [DenseI32ArrayAttr, new Set([1]), 'must be a list, not an object of class Set'],
    [DenseBoolArrayAttr, true, 'must be a list, not true'],
    [
      enumAsInteger({ name: 'E', cppType: 'E', summary: 'e', cases: [{ symbol: 'A', value: 0, str: 'a' }] }, 'e'),
      'b',
      'must be one of \'a\', not "b"',
    ],
  ];
  for (const [constraint, value, message] of cases) assert.is(problem(constraint, value), `TypeError: ${message}`);
  assert.is(
    thrown(() => ModuleOp.build(builder, location, { symName: 5 as never })),
    "TypeError: 'builtin.module' op: attribute 'sym_name' must be a string, not 5",
  );
});

test('numbers that do not fit the type of an attribute are refused', () => {
  const tensor = (shape: readonly number[]) => RankedTensorType.get(shape, FloatType.get(context, 'f32'));
  const init = EmptyOp.build(builder, location, { dynamicSizes: [], resultType: tensor([2, 4]) }).result();
  const constraints = { operandConstraints: [] };
  const softmax = (dimension: number) =>
    SoftmaxOp.build(builder, location, { input: init, output: init, dimension, ...constraints });
  const made = softmax(-1);
  for (const [dimension, problem] of [
    [2 ** 31, '2147483648'],
    [-(2 ** 31) - 1, '-2147483649'],
    [0.5, '0.5'],
    [NaN, 'NaN'],
  ] as const) {
    assert.is(
      thrown(() => softmax(dimension)),
      `RangeError: 'ttir.softmax' op: attribute 'dimension': ${problem} is no value of type si32`,
    );
    assert.is(
      thrown(() => (made.dimension = dimension)),
      `RangeError: ${problem} is no value of type si32`,
    );
  }
  made.dimension = -(2 ** 31);
  assert.is(made.dimension, -(2 ** 31));
  // Without a sign, a number may stand for the negative one of the same bits.
  assert.is(I32Attr.unwrap(I32Attr.wrap(context, 2 ** 32 - 1)), -1);
  assert.is(
    thrown(() => DenseI32ArrayAttr.wrap(context, [1, 2 ** 32])),
    'RangeError: 4294967296 is no value of type i32',
  );
});

test('types of results that are not given are inferred, or it is said that they cannot be', () => {
  const [x, y, numbers] = builder.createBlock(new Region(), [i32, i32, MemRefType.get([2], i32)]).arguments;
  const address = GetNocAddrOp.build(builder, location, { x: x!, y: y!, l1Address: x! });
  assert.is(address.result().type, NocAddrType.get(context));
  const metadata = (source: Value) => ExtractStridedMetadataOp.build(builder, location, { source });
  assert.equal(
    metadata(numbers!).resultTypes.map((type) => type.constructor),
    [MemRefType, IndexType, IndexType, IndexType],
  );
  assert.is(
    thrown(() => metadata(x!)),
    "TypeError: 'memref.extract_strided_metadata' op: failed to infer returned types",
  );
});

test('shaped types of elements that none have, and integers of other types, cannot be made', () => {
  const message = "TypeError: no elements of a shaped type have the type '() -> ()'";
  const functionType = FunctionType.get(context, [], []);
  for (const make of [
    () => RankedTensorType.get([2], functionType),
    () => MemRefType.get([2], functionType),
    () => VectorType.get([2], functionType),
  ])
    assert.is(thrown(make), message);
  const f32 = FloatType.get(context, 'f32');
  assert.is(
    thrown(() => IntegerAttr.get(f32 as never, 5)),
    "TypeError: an integer attribute has an integer type or index, not 'f32'",
  );
  assert.is(
    thrown(() => IntegerType.get(context, 8, 'big' as never)),
    'RangeError: an integer type is signless or signed or unsigned, not big',
  );
  const i8 = IntegerType.get(context, 8);
  for (const value of [300, 1.5, 128n, 'x' as never]) {
    assert.is(
      thrown(() => DenseArrayAttr.get(i8, [1, value])),
      `RangeError: an array of 'i8' has integers from -128 to below 128, not ${value}`,
    );
  }
});

test('attributes and types of parameters that are none say which', () => {
  for (const [make, message] of [
    [
      () => MemorySpaceAttr.get(context, 'nope' as never),
      "'tt.memory_space': parameter 'value' must be of system, mmio, dram, l1, not nope",
    ],
    [
      () => GridAttr.get(context, [1, 'x'] as never),
      "'tt.grid': parameter 'shape' must be a list, each an integer of 64 bits, not Array",
    ],
    [() => TileSizeAttr.get(context, 1.5, 2), "'tt.tile_size': parameter 'y' must be an integer of 64 bits, not 1.5"],
    [
      () =>
        LayoutAttr.get(
          context,
          ...([AffineMap.get(1, 0, []), 'undef', i32] as unknown as [never, never, never, never]),
        ),
      // The bundle that tests run from may give a class another name.
      `'tt.layout': parameter 'grid' must be a ::mlir::tt::GridAttr, not ${IntegerType.name}`,
    ],
  ] as const)
    assert.is(thrown(make), `TypeError: ${message}`);
});

test('types that there are not cannot be made', () => {
  assert.match(
    thrown(() => FloatType.get(context, 'float32' as never)),
    /^RangeError: there is no .* 'float32' \(there are .*f32/,
  );
  for (const width of [-1, 1.5, 2 ** 24]) {
    assert.is(
      thrown(() => IntegerType.get(context, width)),
      `RangeError: an integer type has at most 16777215 bits, not ${width}`,
    );
  }
  for (const size of [-1, 1.5, NaN]) {
    const error = `RangeError: a size of a shape is a number from 0, or kDynamic, not ${size}`;
    assert.is(
      thrown(() => RankedTensorType.get([4, size], i32)),
      error,
    );
  }
  assert.is(
    thrown(() => RankedTensorType.get([0, kDynamic, 2 ** 53], i32)),
    'nothing',
  );
  for (const [size, said] of [
    [0, '0'],
    [-1, '-1'],
    [0.5, '0.5'],
    [kDynamic, '?'],
  ] as const) {
    // prettier-ignore
    assert.is(
      thrown(() => VectorType.get([4, size], i32)),
      `RangeError: a size of a vector is a number from 1, not ${said}`,
    );
  }
});

test('complex numbers have parts that are numbers', () => {
  assert.is(
    thrown(() => ComplexType.get(RankedTensorType.get([4], i32))),
    "TypeError: no parts of complex numbers have the type 'tensor<4xi32>'",
  );
  assert.is(
    thrown(() => ComplexType.get(IndexType.get(context))),
    "TypeError: no parts of complex numbers have the type 'index'",
  );
});

test('the function of an elementwise operation is one that the device has', () => {
  const right: ElementwiseFunction = { arity: 1, function: 'log1p' };
  // @ts-expect-error there is none of this name
  const misspelt: ElementwiseFunction = { arity: 1, function: 'log1q' };
  // @ts-expect-error this one is of two elements
  const ofOthers: ElementwiseFunction = { arity: 1, function: 'add' };
  assert.equal(
    [right, misspelt, ofOthers].map(({ function: name }) => Object.hasOwn(unaryFunctions, name)),
    [true, false, false],
  );
});

test.run();
