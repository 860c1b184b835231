import { type OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { ApplyScaleOp } from '../../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { broadcastShapes } from '../../../dialects/ttir/broadcast.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { maxBits, WordBuilder } from '../../front-end/elements/integer-bits.ts';
import { type Rounding } from '../../front-end/elements/scale-numbers.ts';
import { buildScaledWords, buildShiftedProduct } from '../../front-end/elements/scaled-words.ts';
import { buildExpanded } from '../loops/loop-space.ts';
import { knownScalarsOf } from './known-scalars.ts';

/**
 * Products of integers that are computed in 64 bits, shifted and cut to words again: `(value * factor + rounding) >> shift`, as quantized networks scale
 * what they have summed up. TTIR has no integers of 64 bits; the product is made of words, and exact.
 */
export interface WideProduct {
  readonly value: Factor;
  readonly factor: Factor;
  readonly shifts: readonly number[];
  /** The factors as numbers that are not negative, where they are known. */
  readonly multipliers?: readonly number[] | undefined;
  /** The loops that shifts and multipliers are numbers for; 1 for the others. */
  readonly shape: readonly number[];
  readonly rounding: Rounding;
}

/** An integer of at most 32 bits, or known. Without a sign it has less than 32 bits, or is known. */
interface Factor {
  readonly scalar: Value;
  readonly isUnsigned: boolean;
}

const signed = (scalar: Value): Factor => ({ scalar, isUnsigned: false });

/** Returns the product that an operation of a body ends; undefined for others, and where the shift is not known. */
export function wideProductOf(op: Operation): WideProduct | undefined {
  if (op instanceof ApplyScaleOp) {
    const rounding = op.roundingMode === 'DOUBLE_ROUND' ? 'twice' : 'once';
    return productOf(op, signed(op.value), signed(op.multiplier), op.shift, rounding);
  }
  const shifted = op instanceof arith.TruncIOp ? op.operand(0).definingOp : undefined;
  const isShift = shifted instanceof arith.ShRSIOp || shifted instanceof arith.ShRUIOp;
  if (!isShift || widthOf(shifted.result()) !== 2 * maxBits) return undefined;
  const product = roundedProduct(op, shifted.lhs, shifted.rhs);
  // What comes in as the sign is cut off again.
  const mostBits = 2 * maxBits - widthOf(op.result())!;
  const keepsSign = shifted instanceof arith.ShRSIOp || product?.shifts.every((shift) => shift <= mostBits);
  return keepsSign ? product : undefined;
}

/** Returns the factors that are to be computed. */
export function factorsOf({ value, factor, multipliers }: WideProduct): readonly Value[] {
  return (multipliers ? [value] : [value, factor]).map(({ scalar }) => scalar);
}

/** Makes the product in loop space. */
export function buildWideProduct(
  builder: OpBuilder,
  op: Operation,
  { value, factor, shifts, multipliers, shape, rounding }: WideProduct,
  tensorOf: (scalar: Value) => Value,
): Value {
  const { location } = op;
  const words = ({ scalar, isUnsigned }: Factor): Value => {
    const tensor = tensorOf(scalar);
    const make = new WordBuilder(builder, location, shapeOf(tensor));
    return isUnsigned ? make.unsigned(tensor) : make.signed(tensor);
  };
  const word = words(value);
  let result: Value;
  if (multipliers) {
    const scales = multipliers.map((multiplier, i) => ({ multiplier, shift: shifts[i]! }));
    const expanded = buildExpanded(builder, location, word, broadcastShapes(shapeOf(word), shape)!);
    result = buildScaledWords(builder, location, expanded, scales, shape, rounding);
  } else {
    const other = words(factor);
    const type = RankedTensorType.get(
      [word, other].map(shapeOf).reduce((a, b) => broadcastShapes(a, b)!, shape),
      IntegerType.get(builder.context, maxBits),
    );
    result = buildShiftedProduct(builder, location, [word, other], shifts, shape, rounding, type);
  }
  return castElements(builder, location, result, op.result().type);
}

function widthOf({ type }: Value): number | undefined {
  return type instanceof IntegerType ? type.width : undefined;
}

function isOf(op: Operation | undefined, name: string): op is Operation {
  return op?.name === name;
}

/** Finds the product in a sum with what rounds it, or in a choice between that sum and one that is rounded twice. */
function roundedProduct(op: Operation, sum: Value, shift: Value): WideProduct | undefined {
  const choice = sum.definingOp instanceof arith.SelectOp ? sum.definingOp : undefined;
  const once = choice?.falseValue ?? sum;
  const terms = termsOf(once);
  const product = terms.find((term) => isOf(term.definingOp, 'arith.muli'));
  const direction = choice
    ? otherTerm(choice.trueValue, once)
    : terms.find(({ definingOp }) => definingOp instanceof arith.SelectOp);
  const [half, ...others] = terms.filter((term) => term !== product && term !== direction);
  if (!product || others.length > 0 || (half && !isHalf(op, half, shift))) return undefined;
  if (choice && !direction) return undefined;
  if (direction && !(half && isForLongShifts(op, shift, choice))) return undefined;
  const factors = product.definingOp!.operands;
  const first = factors.findIndex((factor) => {
    const value = widened(factor);
    return value && (!direction || isDirection(direction, value));
  });
  if (first < 0) return undefined;
  const [value, factor] = [factors[first]!, factors[1 - first]!].map((each) => widened(each) ?? signed(each));
  return productOf(op, value!, factor!, shift, direction ? 'twice' : half ? 'once' : 'down');
}

/** Tells whether a scalar is half of what the last bit that is left by a shift stands for. */
function isHalf({ block }: Operation, half: Value, shift: Value): boolean {
  const known = knownScalarsOf(block!, [half, shift]);
  return Boolean(known?.iterations.every(([number, by]) => by! > 0n && number === 1n << (by! - 1n)));
}

/** Tells whether products are rounded twice where they are shifted by more than 31 bits, and only there. */
function isForLongShifts({ block }: Operation, shift: Value, choice?: arith.SelectOp): boolean {
  const chosen = choice ? [choice.condition] : [];
  const known = knownScalarsOf(block!, [shift, ...chosen]);
  return Boolean(known?.iterations.every(([by, isChosen]) => by! > 31n === (isChosen !== 0n)));
}

/** Returns the integer of at most 32 bits that one of 64 bits is made of. */
function widened({ definingOp: op }: Value): Factor | undefined {
  const scalar = op instanceof arith.ExtSIOp || op instanceof arith.ExtUIOp ? op.operand(0) : undefined;
  return scalar && widthOf(scalar)! <= maxBits ? { scalar, isUnsigned: op instanceof arith.ExtUIOp } : undefined;
}

/** Returns the terms of a sum. */
function termsOf(value: Value): readonly Value[] {
  const op = value.definingOp;
  return isOf(op, 'arith.addi') ? op.operands.flatMap(termsOf) : [value];
}

/** Returns what is added to a term of a sum of two. */
function otherTerm({ definingOp: op }: Value, term: Value): Value | undefined {
  if (!isOf(op, 'arith.addi') || !op.operands.includes(term)) return undefined;
  return op.operand(op.operand(0) === term ? 1 : 0);
}

/** Tells whether a scalar is 2^30 with the sign of a value. */
function isDirection({ definingOp: op }: Value, { scalar, isUnsigned }: Factor): boolean {
  const compare = op instanceof arith.SelectOp ? op.condition.definingOp : undefined;
  if (!(op instanceof arith.SelectOp) || !(compare instanceof arith.CmpIOp)) return false;
  const known = knownScalarsOf(op.block!, [op.trueValue, op.falseValue, compare.rhs]);
  const isKnown = known?.iterations.every(([up, down, zero]) => up === 1n << 30n && down === -up && zero === 0n);
  // Narrow values are widened for the comparison by themselves.
  const isCompared = compare.lhs === scalar || widened(compare.lhs)?.scalar === scalar;
  return Boolean(isKnown) && !isUnsigned && compare.predicate === 'sge' && isCompared;
}

function productOf(
  op: Operation,
  value: Factor,
  factor: Factor,
  shift: Value,
  rounding: Rounding,
): WideProduct | undefined {
  if (!isWord(value)) return undefined;
  const both = knownScalarsOf(op.block!, [shift, factor.scalar]);
  const known = both ?? (isWord(factor) ? knownScalarsOf(op.block!, [shift]) : undefined);
  if (!known?.iterations.every(([by]) => by! > 0n && by! < 64n)) return undefined;
  const shifts = known.iterations.map(([by]) => Number(by));
  const numbers = both?.iterations.map(([, number]) => factor.isUnsigned ? BigInt.asUintN(widthOf(factor.scalar)!, number!) : number!); // prettier-ignore
  const multipliers = numbers?.every((number) => number >= 0n && number < 1n << 31n) ? numbers.map(Number) : undefined;
  if (!multipliers && !isWord(factor)) return undefined;
  return { value, factor, shifts, multipliers, shape: known.shape, rounding };
}

/** Tells whether a factor is a word, whatever it is. */
function isWord({ scalar, isUnsigned }: Factor): boolean {
  return isUnsigned ? widthOf(scalar)! < maxBits : widthOf(scalar)! <= maxBits;
}
