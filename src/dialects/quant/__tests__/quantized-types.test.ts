import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as fc from 'fast-check';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { createContext, errorsOf, findOp, parseModule } from '../../__tests__/parse-module.ts';
import {
  type AnyQuantizedType,
  type CalibratedQuantizedType,
  type UniformQuantizedType,
} from '../generated/quant-types.gen.ts';
import {
  expressedTypeOf,
  granularity,
  isPerTensorQuantized,
  isQuantizedType,
  storageTypeOf,
} from '../quantized-type.ts';
import { scaleProblem } from '../scale-range.ts';
import { integerRange } from '../storage-syntax.ts';

/** Returns the types of the arguments of a function. */
function typesOf(...types: readonly string[]): readonly unknown[] {
  const args = types.map((type, i) => `%${i}: ${type}`);
  const func = findOp(parseModule(`func.func @f(${args.join(', ')}) { return }`), 'func.func');
  return func.regions[0]!.firstBlock!.arguments.map(({ type }) => type);
}

test('a uniform type says how values are stored and what they express', () => {
  const [type] = typesOf('!quant.uniform<u8<1:255>:f32, 2.0:10>') as [UniformQuantizedType];
  assert.ok(isQuantizedType(type) && isPerTensorQuantized(type));
  assert.is(type.isSigned, false);
  assert.equal([type.storageMin, type.storageMax], [1, 255]);
  assert.equal([type.scales, type.zeroPoints], [[2], [10]]);
  assert.is(storageTypeOf(type)?.width, 8);
  assert.is(expressedTypeOf(type), FloatType.get(type.context, 'f32'));
});

test('scales may be given per index of a dimension, or per block', () => {
  const [perAxis, perBlock] = typesOf(
    'tensor<2x2x!quant.uniform<i8:f32:1, {2.0:10, 3.0}>>',
    'tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:2}, {{2.0:10, 1.0:3}, {3.0:20, 1.0}}>>',
  ).map((type) => (type as RankedTensorType).elementType) as [UniformQuantizedType, UniformQuantizedType];
  assert.is(perAxis.granularity, granularity.perAxis);
  assert.equal([perAxis.quantizedDimensions, perAxis.zeroPoints], [[1], [10, 0]]);
  assert.is(perBlock.granularity, granularity.subChannel);
  assert.equal(
    [perBlock.quantizedDimensions, perBlock.blockSizes, perBlock.scalesShape],
    [
      [0, 1],
      [2, 2],
      [2, 2],
    ],
  );
  assert.equal(perBlock.scales, [2, 1, 3, 1]);
});

test('scales of blocks are elements of the expressed type, and their zero points signed numbers of the storage', () => {
  const [type] = typesOf('tensor<4x!quant.uniform<u8:f16:{0:2}, {0.1:200, 2.0:300}>>') as [RankedTensorType];
  const { scales, zeroPoints } = type.elementType as UniformQuantizedType;
  assert.equal(
    [scales, zeroPoints],
    [
      [0.0999755859375, 2],
      [-56, 44],
    ],
  );
});

test('a calibrated type says nothing about storage', () => {
  const [any, calibrated] = typesOf('!quant.any<i8>', '!quant.calibrated<f32<-1.0:1.0>>') as [
    AnyQuantizedType,
    CalibratedQuantizedType,
  ];
  assert.ok(isQuantizedType(any) && isQuantizedType(calibrated));
  assert.is(storageTypeOf(calibrated), undefined);
  assert.is(expressedTypeOf(any), undefined);
});

test('storage bounds are what the width allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 32 }), fc.boolean(), (width, isSigned) => {
      const { min, max } = integerRange(isSigned, width);
      assert.is(max - min, 2 ** width - 1);
      assert.is(min < 0, isSigned);
    }),
    { seed: 3 },
  );
  assert.equal(errorsOf('func.func private @f(!quant.any<i8<-129:0>>)'), ['illegal storage type minimum: -129']);
});

test('a scale is a positive number of the expressed type', () => {
  const context = createContext();
  const f16 = FloatType.get(context, 'f16');
  assert.is(scaleProblem(1, f16), undefined);
  assert.is(scaleProblem(70000, f16), 'scale 7.000000e+04 out of expressed type range [5.960464e-08, 6.550400e+04]');
  assert.ok(scaleProblem(-1, FloatType.get(context, 'f8E4M3FN')));
  assert.match(scaleProblem(-0, f16)!, 'scale -0.000000e+00 out of');
  assert.is(scaleProblem(NaN, f16), undefined, 'as upstream compares');
  assert.equal(errorsOf('func.func private @f(!quant.calibrated<f32<0x7FF8000000000000:1.0>>)'), []);
});

test('the scales of blocks are as many in every row', () => {
  assert.equal(errorsOf('func.func private @f(!quant.uniform<i8:f32:{0:1, 1:1}, {{1.0}, {1.0, 2.0}}>)'), [
    'tensor literal is invalid; ranks are not consistent between elements',
  ]);
});

test('scales that are as many in no row are reported before those that are out of range, along an axis too', () => {
  const message = 'tensor literal is invalid; ranks are not consistent between elements';
  for (const scales of ['i8:f32:{0:1}, {{1.0}, 2.0, -3.0}', 'i8:f32:0, {1.0, {2.0}}']) {
    assert.equal(errorsOf(`func.func private @f(!quant.uniform<${scales}>)`), [message], scales);
  }
});

test.run();
