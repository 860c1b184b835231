import { ConstantIntRanges, greatest, least } from './constant-int-ranges.ts';

/** What arithmetic makes of ranges. Source: mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp. */

type Ranges = ConstantIntRanges;

/** Which results are known not to overflow. */
export interface KnownNotToOverflow {
  readonly signed: boolean;
  readonly unsigned: boolean;
}

/** Computes a result; undefined where there is none. */
type Compute = (a: bigint, b: bigint) => bigint | undefined;

/** Returns a number of which it is known whether it fits; one that does not is none, or the end that it goes over. */
function fitted(value: bigint, width: number, isSigned: boolean, saturates: boolean): bigint | undefined {
  const all = ConstantIntRanges.max(width);
  const [min, max] = isSigned ? [all.smin, all.smax] : [all.umin, all.umax];
  if (value >= min && value <= max) return value;
  return saturates ? (value < min ? min : max) : undefined;
}

function rangeOf(width: number, min: bigint, max: bigint, isSigned: boolean): Ranges {
  return isSigned ? ConstantIntRanges.signed(width, min, max) : ConstantIntRanges.unsigned(width, min, max);
}

/** Returns what lies between the least and the greatest of the results for all pairs of ends. */
function ofEnds(
  width: number,
  compute: Compute,
  lhs: readonly [bigint, bigint],
  rhs: readonly [bigint, bigint],
  isSigned: boolean,
): Ranges {
  const results: bigint[] = [];
  for (const a of lhs) {
    for (const b of rhs) {
      const result = compute(a, b);
      if (result === undefined) return ConstantIntRanges.max(width);
      results.push(result);
    }
  }
  return rangeOf(width, results.reduce(least), results.reduce(greatest), isSigned);
}

const unsignedEnds = ({ umin, umax }: Ranges): [bigint, bigint] => [umin, umax];
const signedEnds = ({ smin, smax }: Ranges): [bigint, bigint] => [smin, smax];

/** Returns what lies between two results. */
function between(width: number, min: bigint | undefined, max: bigint | undefined, isSigned: boolean): Ranges {
  return min === undefined || max === undefined ? ConstantIntRanges.max(width) : rangeOf(width, min, max, isSigned);
}

export function inferAdd(lhs: Ranges, rhs: Ranges, known: KnownNotToOverflow): Ranges {
  const { width } = lhs;
  const unsigned = (a: bigint, b: bigint) => fitted(a + b, width, false, known.unsigned);
  const signed = (a: bigint, b: bigint) => fitted(a + b, width, true, known.signed);
  return between(width, unsigned(lhs.umin, rhs.umin), unsigned(lhs.umax, rhs.umax), false).intersection(
    between(width, signed(lhs.smin, rhs.smin), signed(lhs.smax, rhs.smax), true),
  );
}

export function inferSub(lhs: Ranges, rhs: Ranges, known: KnownNotToOverflow): Ranges {
  const { width } = lhs;
  const unsigned = (a: bigint, b: bigint) => fitted(a - b, width, false, known.unsigned);
  const signed = (a: bigint, b: bigint) => fitted(a - b, width, true, known.signed);
  return between(width, unsigned(lhs.umin, rhs.umax), unsigned(lhs.umax, rhs.umin), false).intersection(
    between(width, signed(lhs.smin, rhs.smax), signed(lhs.smax, rhs.smin), true),
  );
}

export function inferMul(lhs: Ranges, rhs: Ranges, known: KnownNotToOverflow): Ranges {
  const { width } = lhs;
  const unsigned: Compute = (a, b) => fitted(a * b, width, false, known.unsigned);
  const signed: Compute = (a, b) => fitted(a * b, width, true, known.signed);
  return ofEnds(width, unsigned, unsignedEnds(lhs), unsignedEnds(rhs), false).intersection(
    ofEnds(width, signed, signedEnds(lhs), signedEnds(rhs), true),
  );
}

/** Corrects a quotient that was rounded to zero by adding what is given. */
type Rounding = (a: bigint, b: bigint) => bigint;

const toZero: Rounding = () => 0n;
const up: Rounding = (a, b) => (a % b !== 0n && a < 0n === b < 0n ? 1n : 0n);
const down: Rounding = (a, b) => (a % b !== 0n && a < 0n !== b < 0n ? -1n : 0n);

function inferUnsignedDivision(lhs: Ranges, rhs: Ranges, rounding: Rounding): Ranges {
  const { width } = rhs;
  const divide: Compute = (a, b) => fitted(a / b + rounding(a, b), width, false, false);
  if (rhs.umin !== 0n) return ofEnds(width, divide, unsignedEnds(lhs), unsignedEnds(rhs), false);
  // No quotient is greater than the dividend, and none less than that by the greatest divisor.
  const umin = rhs.umax !== 0n && lhs.umin >= rhs.umax ? lhs.umin / rhs.umax : 0n;
  return ConstantIntRanges.unsigned(width, umin, lhs.umax);
}

function inferSignedDivision(lhs: Ranges, rhs: Ranges, rounding: Rounding): Ranges {
  const { width } = rhs;
  if (rhs.smin <= 0n && rhs.smax >= 0n) return ConstantIntRanges.max(width);
  const divide: Compute = (a, b) => {
    const quotient = fitted(a / b, width, true, false);
    return quotient === undefined ? undefined : fitted(quotient + rounding(a, b), width, true, false);
  };
  return ofEnds(width, divide, signedEnds(lhs), signedEnds(rhs), true);
}

export function inferDivS(lhs: Ranges, rhs: Ranges): Ranges {
  return inferSignedDivision(lhs, rhs, toZero);
}

export function inferDivU(lhs: Ranges, rhs: Ranges): Ranges {
  return inferUnsignedDivision(lhs, rhs, toZero);
}

/** The least number may be divided into a positive one, beside which all quotients of the others are negative. */
export function inferCeilDivS(lhs: Ranges, rhs: Ranges): Ranges {
  const result = inferSignedDivision(lhs, rhs, up);
  const { width, smin, smax } = lhs;
  if (smin !== ConstantIntRanges.max(width).smin || smax <= smin) return result;
  return result.union(inferSignedDivision(ConstantIntRanges.signed(width, smin + 1n, smax), rhs, up));
}

export function inferCeilDivU(lhs: Ranges, rhs: Ranges): Ranges {
  return inferUnsignedDivision(lhs, rhs, up);
}

export function inferFloorDivS(lhs: Ranges, rhs: Ranges): Ranges {
  return inferSignedDivision(lhs, rhs, down);
}

export function inferRemS(lhs: Ranges, rhs: Ranges): Ranges {
  const { width } = rhs;
  if (rhs.smin <= 0n && rhs.smax >= 0n) return ConstantIntRanges.max(width);
  const divisor = rhs.smin > 0n ? rhs.smax : -rhs.smin;
  let smin = lhs.smin < 0n ? 1n - divisor : 0n;
  let smax = lhs.smax > 0n ? divisor - 1n : 0n;
  if (rhs.smin === rhs.smax && lhs.smax - lhs.smin < divisor) {
    // The dividends are so near to each other that their remainders may follow each other too.
    const [first, last] = [lhs.smin % divisor, lhs.smax % divisor];
    if (first <= last) [smin, smax] = [first, last];
  }
  return ConstantIntRanges.signed(width, BigInt.asIntN(width, smin), BigInt.asIntN(width, smax));
}

export function inferRemU(lhs: Ranges, rhs: Ranges): Ranges {
  const { width } = rhs;
  const whole = ConstantIntRanges.unsigned(width, 0n, least(BigInt.asUintN(width, rhs.umax - 1n), lhs.umax));
  if (rhs.umin === 0n || rhs.umin !== rhs.umax || lhs.umax - lhs.umin >= rhs.umax) return whole;
  const [first, last] = [lhs.umin % rhs.umax, lhs.umax % rhs.umax];
  return first <= last ? ConstantIntRanges.unsigned(width, first, last) : whole;
}

export function inferMaxS(lhs: Ranges, rhs: Ranges): Ranges {
  return ConstantIntRanges.signed(lhs.width, greatest(lhs.smin, rhs.smin), greatest(lhs.smax, rhs.smax));
}

export function inferMaxU(lhs: Ranges, rhs: Ranges): Ranges {
  return ConstantIntRanges.unsigned(lhs.width, greatest(lhs.umin, rhs.umin), greatest(lhs.umax, rhs.umax));
}

export function inferMinS(lhs: Ranges, rhs: Ranges): Ranges {
  return ConstantIntRanges.signed(lhs.width, least(lhs.smin, rhs.smin), least(lhs.smax, rhs.smax));
}

export function inferMinU(lhs: Ranges, rhs: Ranges): Ranges {
  return ConstantIntRanges.unsigned(lhs.width, least(lhs.umin, rhs.umin), least(lhs.umax, rhs.umax));
}

/** Returns a mask of the bits that differ between integers of the range: those from the first on in which its ends differ. */
function varyingBits({ umin, umax }: Ranges): bigint {
  const differing = umin ^ umax;
  return differing === 0n ? 0n : (1n << BigInt(differing.toString(2).length)) - 1n;
}

/** Returns what lies between the integers of the range with all bits that may differ clear, and with all of them set. */
function widened(range: Ranges): [bigint, bigint] {
  const varying = varyingBits(range);
  return [range.umin & ~varying, range.umax | varying];
}

export function inferAnd(lhs: Ranges, rhs: Ranges): Ranges {
  return ofEnds(lhs.width, (a, b) => a & b, widened(lhs), widened(rhs), false);
}

export function inferOr(lhs: Ranges, rhs: Ranges): Ranges {
  return ofEnds(lhs.width, (a, b) => a | b, widened(lhs), widened(rhs), false);
}

export function inferXor(lhs: Ranges, rhs: Ranges): Ranges {
  const varying = varyingBits(lhs) | varyingBits(rhs);
  const result = lhs.umin ^ rhs.umin;
  return ConstantIntRanges.unsigned(lhs.width, result & ~varying, result | varying);
}

export function inferShl(lhs: Ranges, rhs: Ranges, known: KnownNotToOverflow): Ranges {
  const { width } = lhs;
  const shift =
    (isSigned: boolean, saturates: boolean): Compute =>
    (a, b) => {
      if (b < BigInt(width)) return fitted(a << b, width, isSigned, saturates);
      return saturates
        ? fitted(a < 0n ? -(1n << BigInt(width)) : 1n << BigInt(width), width, isSigned, true)
        : undefined;
    };
  return ofEnds(width, shift(false, known.unsigned), unsignedEnds(lhs), unsignedEnds(rhs), false).intersection(
    ofEnds(width, shift(true, known.signed), signedEnds(lhs), unsignedEnds(rhs), true),
  );
}

const shiftRight =
  (width: number): Compute =>
  (a, b) =>
    b < BigInt(width) ? a >> b : undefined;

export function inferShrS(lhs: Ranges, rhs: Ranges): Ranges {
  return ofEnds(lhs.width, shiftRight(lhs.width), signedEnds(lhs), unsignedEnds(rhs), true);
}

export function inferShrU(lhs: Ranges, rhs: Ranges): Ranges {
  return ofEnds(lhs.width, shiftRight(lhs.width), unsignedEnds(lhs), unsignedEnds(rhs), false);
}
