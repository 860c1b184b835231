import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { RngAlgorithm, RngDistribution } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../../dialects/stablehlo/number-builder.ts';
import * as shapes from '../../../dialects/stablehlo/shape-builders.ts';
import { buildHighProduct } from './random-words.ts';
import { onlyNumber } from './rng-pattern.ts';

/** The upper word of all keys, of the digits of pi: programs that make bits themselves hardly count there. */
const keyWord = 0x243f6a88n;

/**
 * Makes random numbers of random bits, which `rng_bit_generator` makes of a state: which numbers `stablehlo.rng` gives, the specification leaves open. Here they follow from how many of these operations
 * come before it in the module, and are the same in every run: a program has no other source of chance. Iterations of loops that are written out are operations of their own.
 */
export function resolveRandomNumbers(module: Operation): void {
  const ops: hlo.RngOp[] = [];
  walkOps(module, hlo.RngOp, (op) => void ops.push(op));
  for (const [number, op] of ops.entries()) {
    if (onlyNumber(op) !== undefined) continue;
    const random = buildRandom(OpBuilder.before(op), op, number);
    if (!random) continue;
    op.replaceAllUsesWith([random]);
    op.erase();
  }
}

function buildRandom(builder: OpBuilder, op: hlo.RngOp, number: number): Value | undefined {
  const { location, a, b } = op;
  const { type } = op.result();
  if (!(type instanceof RankedTensorType && type.hasStaticShape) || type.shape.includes(0)) return undefined;
  const { shape, elementType } = type;
  const bits = (...sizes: readonly number[]): Value => buildBits(builder, location, number, sizes);
  const all = (value: Value, element: Type): Value =>
    shapes.buildBroadcast(builder, location, shapes.buildConverted(builder, location, value, element), [], shape);
  if (elementType instanceof IntegerType) {
    if (elementType.width === 1) return undefined;
    const word = IntegerType.get(builder.context, 32, 'unsigned');
    const [begin, end] = [all(a, word), all(b, word)];
    const f = new NumberBuilder(builder, location, RankedTensorType.get(shape, word));
    const places = buildHighProduct(f, bits(...shape), f.make(hlo.SubtractOp, end, begin));
    return shapes.buildConverted(builder, location, f.make(hlo.AddOp, begin, places), elementType);
  }
  if (!(elementType instanceof FloatType)) return undefined;
  const f32 = FloatType.get(builder.context, 'f32');
  const f = new NumberBuilder(builder, location, RankedTensorType.get(shape, f32));
  const [first, second] = [all(a, f32), all(b, f32)];
  if (op.rngDistribution === RngDistribution.NORMAL) {
    const pairs = bits(2, ...shape);
    const [one, other] = [0, 1].map((i) =>
      shapes.buildReshape(builder, location, shapes.buildSliceAlong(builder, location, pairs, 0, [i, i + 1]), shape),
    );
    const deviation = f.make(hlo.MulOp, second, buildNormal(f, one!, other!));
    return shapes.buildConverted(builder, location, f.make(hlo.AddOp, first, deviation), elementType);
  }
  const part = f.make(hlo.MulOp, buildFraction(f, bits(...shape)), f.make(hlo.SubtractOp, second, first));
  const sum = shapes.buildConverted(builder, location, f.make(hlo.AddOp, first, part), elementType);
  // The upper bound is not among the numbers, but may be what the sum is rounded to.
  const result = new NumberBuilder(builder, location, type);
  const [begin, end] = [all(a, elementType), all(b, elementType)];
  return result.select(result.compare('LT', sum, end), sum, begin);
}

/** Makes random words. */
function buildBits(builder: OpBuilder, location: Location, number: number, shape: readonly number[]): Value {
  const { context } = builder;
  const stateType = RankedTensorType.get([2], IntegerType.get(context, 64, 'unsigned'));
  const state = [(keyWord << 32n) + BigInt(number), 0n];
  const bytes = state.flatMap((bits) => [...elementBytes(stateType.elementType, bits)]);
  const value = DenseElementsAttr.get(stateType, Uint8Array.from(bytes));
  const initialState = hlo.ConstantOp.build(builder, location, { value, outputType: stateType }).output;
  const outputType = RankedTensorType.get(shape, IntegerType.get(context, 32, 'unsigned'));
  return hlo.RngBitGeneratorOp.build(builder, location, {
    initialState,
    rngAlgorithm: RngAlgorithm.THREE_FRY,
    outputStateType: stateType,
    outputType,
  }).output;
}

/** Makes a number of 0 to less than 1 of a word: of 24 bits, which f32 holds. */
function buildFraction(f: NumberBuilder, word: Value): Value {
  return f.make(hlo.MulOp, buildUpper(f, word), 2 ** -24);
}

function buildUpper(f: NumberBuilder, word: Value): Value {
  const words = new NumberBuilder(f.builder, f.location, word.type as RankedTensorType);
  const upper = words.make(hlo.ShiftRightLogicalOp, word, 8);
  return shapes.buildConverted(f.builder, f.location, upper, f.type.elementType);
}

/** Makes a normal number of two words. Source: Box, Muller: A note on the generation of random normal deviates (1958). */
function buildNormal(f: NumberBuilder, one: Value, other: Value): Value {
  // More than 0, whose logarithm is none, up to 1.
  const chance = f.make(hlo.MulOp, f.make(hlo.AddOp, buildUpper(f, one), 1), 2 ** -24);
  const length = f.make(hlo.SqrtOp, f.make(hlo.MulOp, f.make(hlo.LogOp, chance), -2));
  const angle = f.make(hlo.MulOp, buildFraction(f, other), 2 * Math.PI);
  return f.make(hlo.MulOp, length, f.make(hlo.CosineOp, angle));
}
