import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castUnsigned } from './cast-elements.ts';
import { buildArithmeticShift, WordBuilder } from './integer-bits.ts';

/** A factor `multiplier / 2^shift`: the multiplier in [0, 2^31), the shift in [1, 62]. */
export interface WordScale {
  readonly multiplier: number;
  readonly shift: number;
}

/** Where a shift begins to drop all of the low half of a product. */
const halfBits = 32;

/**
 * Makes the low 32 bits of `words * multiplier / 2^shift`, rounded to the nearest integer, of two the greater. The scales are
 * elements of a tensor of `scaleShape`, which broadcasts. With `roundsTwice`, shifts beyond 31 round as if the bits below 2^-31 of the product were rounded away from zero before.
 *
 * TTIR has no words of 64 bits. The product is made of those of halves of 16 bits, v = 2^16 vh + vl and m = 2^16 mh + ml:
 * 2^32 vh mh + 2^16 (vh ml + vl mh) + vl ml, of which the high and the low word are added up with carries.
 */
export function buildScaledWords(
  builder: OpBuilder,
  location: Location,
  words: Value,
  scales: readonly WordScale[],
  scaleShape: readonly number[],
  roundsTwice: boolean,
): Value {
  const shape = shapeOf(words);
  const make = new WordBuilder(builder, location, shape);
  const type = words.type as RankedTensorType;
  const numbers = (numberOf: (scale: WordScale) => number): Value => {
    const all = scales.map((scale) => numberOf(scale) | 0);
    const isOne = all.every((number) => number === all[0]);
    return isOne ? make.number(all[0]!) : buildConstant(builder, location, scaleShape, type.elementType, all);
  };
  const shiftRight = (value: Value, by: Value): Value => buildArithmeticShift(builder, location, [value, by], type);
  const truth = RankedTensorType.get(shape, IntegerType.get(builder.context, 1));
  const choose = (condition: Value, ifTrue: Value, ifFalse: Value): Value =>
    buildElementwise(builder, location, ttir.WhereOp, [condition, ifTrue, ifFalse], type);
  const high = (value: Value): Value => make.make(ttir.LogicalRightShiftOp, value, 16);
  const low = (value: Value): Value => make.make(ttir.BitwiseAndOp, value, 0xffff);

  // The product.
  const [valueHigh, valueLow] = [shiftRight(words, make.number(16)), low(words)];
  const factorHigh = numbers(({ multiplier }) => multiplier >>> 16);
  const factorLow = numbers(({ multiplier }) => multiplier & 0xffff);
  const lowest = make.make(ttir.MultiplyOp, valueLow, factorLow);
  const middle = [
    make.make(ttir.MultiplyOp, valueHigh, factorLow),
    make.make(ttir.MultiplyOp, valueLow, factorHigh),
  ] as const;
  const carried = make.make(ttir.AddOp, make.make(ttir.AddOp, high(lowest), low(middle[0])), low(middle[1]));
  const productLow = make.make(ttir.BitwiseOrOp, make.make(ttir.LogicalLeftShiftOp, carried, 16), low(lowest));
  const productHigh = [shiftRight(middle[0], make.number(16)), high(middle[1]), high(carried)].reduce(
    (sum, part) => make.make(ttir.AddOp, sum, part),
    make.make(ttir.MultiplyOp, valueHigh, factorHigh),
  );

  // What rounds it.
  const half = ({ shift }: WordScale): bigint => 1n << BigInt(shift - 1);
  const roundingOf = (number: (scale: WordScale) => bigint): readonly [high: Value, low: Value] => [
    numbers((scale) => Number(BigInt.asIntN(32, number(scale) >> 32n))),
    numbers((scale) => Number(BigInt.asIntN(32, number(scale)))),
  ];
  const twice = ({ shift }: WordScale): bigint => (roundsTwice && shift > 31 ? 1n << 30n : 0n);
  let [addedHigh, addedLow] = roundingOf((scale) => half(scale) + twice(scale));
  if (scales.some((scale) => twice(scale) !== 0n)) {
    const isNegative = buildElementwise(builder, location, ttir.LessThanOp, [words, make.number(0)], truth);
    const [otherHigh, otherLow] = roundingOf((scale) => half(scale) - twice(scale));
    addedHigh = choose(isNegative, otherHigh, addedHigh);
    addedLow = choose(isNegative, otherLow, addedLow);
  }
  const sumLow = make.make(ttir.AddOp, productLow, addedLow);
  const operands = [sumLow, addedLow].map((value) => castUnsigned(builder, location, value));
  const carry = buildElementwise(builder, location, ttir.LessThanOp, operands, truth);
  const sumHigh = make.make(
    ttir.AddOp,
    make.make(ttir.AddOp, productHigh, addedHigh),
    buildElementwise(builder, location, ttir.TypecastOp, [carry], type),
  );

  // The shift: of the high word, or of both.
  const isLong = ({ shift }: WordScale): boolean => shift >= halfBits;
  const long = (): Value =>
    shiftRight(
      sumHigh,
      numbers((scale) => (isLong(scale) ? scale.shift - halfBits : 0)),
    );
  const short = (): Value =>
    make.make(
      ttir.BitwiseOrOp,
      make.make(
        ttir.LogicalLeftShiftOp,
        sumHigh,
        numbers(({ shift }) => Math.max(halfBits - shift, 0)),
      ),
      make.make(
        ttir.LogicalRightShiftOp,
        sumLow,
        numbers(({ shift }) => Math.min(shift, halfBits - 1)),
      ),
    );
  if (scales.every(isLong)) return long();
  if (!scales.some(isLong)) return short();
  const chooses = buildElementwise(
    builder,
    location,
    ttir.NotEqualOp,
    [numbers((scale) => Number(isLong(scale))), make.number(0)],
    RankedTensorType.get(scaleShape, truth.elementType),
  );
  return choose(chooses, long(), short());
}
