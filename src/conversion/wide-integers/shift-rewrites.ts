import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { halfType, type HalvesBuilder } from './halves.ts';
import { type PatternMaker, wide, type WideOperation } from './wide-integer-pattern.ts';

/**
 * Shifts of wide integers. Amounts that are no less than the wide type has bits are undefined, so their high halves do not matter; those that are no less than a
 * half has bits leave nothing of what is shifted within a half. Source: mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp.
 */

type Shift = arith.ShLIOp | arith.ShRUIOp;

/** The parts of a shift by an amount that is known when the program runs. */
interface Amount {
  readonly amount: Value;
  readonly zero: Value;
  readonly width: Value;
  /** Whether the amount is no less than a half has bits. */
  readonly isBeyond: Value;
}

function amountOf({ adaptor, type, halves }: WideOperation<Shift>): Amount {
  const amount = halves.half(adaptor.rhs, 0);
  const half = halfType(type);
  const zero = halves.arith.number(half, 0);
  const width = halves.arith.number(half, (type.elementType as IntegerType).width);
  return { amount, zero, width, isBeyond: halves.arith.compareIntegers('uge', amount, width) };
}

/** Returns what a half is after a shift, which is nothing beyond its bits. */
function shiftedWithin(
  root: typeof arith.ShLIOp | typeof arith.ShRUIOp,
  half: Value,
  by: Amount,
  halves: HalvesBuilder,
) {
  return halves.arith.select(by.isBeyond, by.zero, halves.arith.apply(root, half, by.amount));
}

/**
 * Returns how far bits of a half are to be shifted the other way to be those that the other half gets.
 * Where the amount is 0 these are more than the half has: see `crossing`.
 */
function complement({ amount, width, isBeyond }: Amount, halves: HalvesBuilder): Value {
  return halves.arith.apply(arith.SubIOp, width, halves.arith.select(isBeyond, width, amount));
}

/**
 * Returns the bits of a half that the other one gets when the amount is less than a half has bits. Differs: mlir-opt shifts by all bits of the half, which is undefined, where the amount is 0,
 * so that x shifted by 0 may be something else; here no bits cross then. Where the amount is known, or `isSafe` says that nothing comes of 0, there is nothing to do.
 */
function crossing(bits: Value, { op, halves }: WideOperation<Shift>, { amount, zero }: Amount, isSafe: IsSafe): Value {
  if (isSafe(op) || isNeverZero(op.rhs)) return bits;
  return halves.arith.select(halves.arith.compareIntegers('eq', amount, zero), zero, bits);
}

/** Tells whether the value is a constant without zeros. */
function isNeverZero(value: Value): boolean {
  const constant = matchConstant(value);
  if (constant instanceof IntegerAttr) return constant.value !== 0n;
  if (!(constant instanceof DenseElementsAttr)) return false;
  const length = constant.isSplat ? 1 : constant.type.numElements;
  return Array.from({ length }, (_, i) => constant.bitsAt(i)).every((bits) => bits !== 0n);
}

type IsSafe = (op: Shift) => boolean;

const shiftLeft = (isSafe: IsSafe): PatternMaker =>
  wide<arith.ShLIOp>({
    root: arith.ShLIOp,
    compute(parts) {
      const { adaptor, type, halves } = parts;
      const [low, high] = halves.halves(adaptor.lhs);
      const by = amountOf(parts);
      const newLow = shiftedWithin(arith.ShLIOp, low, by, halves);
      const fromLow = crossing(halves.arith.apply(arith.ShRUIOp, low, complement(by, halves)), parts, by, isSafe);
      const beyond = halves.arith.apply(arith.SubIOp, by.amount, by.width);
      const fromLowBeyond = halves.arith.apply(arith.ShLIOp, low, beyond);
      const fromHigh = shiftedWithin(arith.ShLIOp, high, by, halves);
      const crossed = halves.arith.select(by.isBeyond, fromLowBeyond, fromLow);
      return halves.join(type, newLow, halves.arith.apply(arith.OrIOp, crossed, fromHigh));
    },
  });

const shiftRight = (isSafe: IsSafe): PatternMaker =>
  wide<arith.ShRUIOp>({
    root: arith.ShRUIOp,
    compute(parts) {
      const { adaptor, type, halves } = parts;
      const [low, high] = halves.halves(adaptor.lhs);
      const by = amountOf(parts);
      const fromLow = shiftedWithin(arith.ShRUIOp, low, by, halves);
      const newHigh = shiftedWithin(arith.ShRUIOp, high, by, halves);
      const fromHigh = crossing(halves.arith.apply(arith.ShLIOp, high, complement(by, halves)), parts, by, isSafe);
      const beyond = halves.arith.apply(arith.SubIOp, by.amount, by.width);
      const fromHighBeyond = halves.arith.apply(arith.ShRUIOp, high, beyond);
      const crossed = halves.arith.select(by.isBeyond, fromHighBeyond, fromHigh);
      return halves.join(type, halves.arith.apply(arith.OrIOp, fromLow, crossed), newHigh);
    },
  });

/** Bits of the sign come into what is shifted without one; of what comes of shifts by 0 nothing is used. */
const shiftRightSigned = (addSafe: (op: Shift) => void): PatternMaker =>
  wide<arith.ShRSIOp>({
    root: arith.ShRSIOp,
    compute({ op, adaptor, type, halves }) {
      const wideType = op.result().type;
      const high = halves.half(adaptor.lhs, 1);
      const amount = halves.half(adaptor.rhs, 0);
      const zero = halves.arith.number(amount.type, 0);
      const isNegative = halves.dropUnit(halves.arith.compareIntegers('slt', high, zero));
      const signs = halves.arith.cast(arith.ExtSIOp, isNegative, wideType);
      const width = halves.arith.number(amount.type, 2 * (type.elementType as IntegerType).width);
      const numKept = halves.dropUnit(halves.arith.apply(arith.SubIOp, width, amount));
      const kept = halves.arith.apply(arith.ShLIOp, signs, halves.arith.cast(arith.ExtUIOp, numKept, wideType));
      const shifted = halves.arith.apply(arith.ShRUIOp, op.lhs, op.rhs);
      for (const { definingOp } of [kept, shifted]) addSafe(definingOp as Shift);
      const signed = halves.arith.apply(arith.OrIOp, shifted, kept);
      const isSame = halves.dropUnit(halves.arith.compareIntegers('eq', amount, zero));
      return halves.arith.select(isSame, op.lhs, signed);
    },
  });

/** Returns makers of patterns for one conversion. */
export function shiftRewrites(): readonly PatternMaker[] {
  const safe = new WeakSet<Shift>();
  const isSafe: IsSafe = (op) => safe.has(op);
  return [shiftLeft(isSafe), shiftRight(isSafe), shiftRightSigned((op) => void safe.add(op))];
}
