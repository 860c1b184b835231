import { type Attribute } from '../../ir/attribute.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FloatKind, type FloatType } from '../../ir/types/scalar-types.ts';
import { type Scaled } from '../../support/exact-functions.ts';
import { fitsDouble, type FloatFormat, floatFormat, roundToFormat } from '../../support/float-bits.ts';
import { roundedToInteger, roundParts, type Rounding } from '../../support/wide-floats.ts';
import { foldsExactly, isNaNAttr, partsOfFloat } from '../arith/constant-folding.ts';
import { type ElementFolder } from './constant-folding.ts';

/** Folding of functions of floats. */

/** Folds rounding to an integer, of numbers and of floats that are wider than those. */
export function roundingToInteger(round: (value: number) => number, ofWide: Rounding | undefined): ElementFolder {
  return (element) => {
    if (!(element instanceof FloatAttr) || !foldsExactly(element.type)) return undefined;
    if (isNaNAttr(element)) return quietNaN(element);
    const { type } = element;
    const format = floatFormat[type.kind];
    if (fitsDouble(format)) {
      const value = floatValue(element);
      return Number.isFinite(value) ? floatAttr(type, round(value)) : element;
    }
    return ofWide && FloatAttr.ofBits(type, roundParts(format, roundedToInteger(partsOfFloat(element), ofWide)));
  };
}

/** The formats whose functions upstream leaves to the C library. */
const libraryKinds: readonly FloatKind[] = ['f32', 'f64'];

/** Tells whether the constant is a float of a format that the C library has. */
export function isOfLibraryKind(value: Attribute): value is FloatAttr {
  return value instanceof FloatAttr && libraryKinds.includes(value.type.kind);
}

type Evaluation = (...values: number[]) => number;

/** How a function is folded. */
interface Library {
  /** Refuses numbers that are not folded. */
  readonly isDefined?: (value: number) => boolean;
  /** What is rounded to the format; by default the result of the approximation. It gets finite numbers other than zero. */
  readonly exact?: (...values: number[]) => Scaled;
  /** The functions with the rounding errors of the library, of the same numbers, where they are known. */
  readonly f32?: (...values: number[]) => number | undefined;
  readonly f64?: (...values: number[]) => number | undefined;
  /** The sign of the NaN where the function has no value; negative by default, as the processors of x86-64 make it. */
  readonly isNaNPositive?: boolean;
}

/**
 * Folds a function of the C library of f32 and f64: to the result of glibc 2.36, the float that is nearest to the exact result, or the
 * approximation. Differs: upstream has the rounding errors of the library it runs with.
 */
export function approximately(
  evaluate: Evaluation,
  { isDefined, exact, isNaNPositive, ...byFormat }: Library = {},
): ElementFolder {
  return (...elements) => {
    const floats = floatsOf(elements);
    const [first] = floats ?? [];
    if (!first || !isOfLibraryKind(first)) return undefined;
    const values = floats!.map(floatValue);
    const result = evaluate(...values);
    const passedOn = Number.isNaN(result) ? values.findIndex(Number.isNaN) : -1;
    if (passedOn >= 0) return quietNaN(floats![passedOn]!);
    if (isDefined?.(values[0]!) === false) return undefined;
    if (Number.isNaN(result)) {
      const nan = floatAttr(first.type, result);
      return isNaNPositive ? nan : FloatAttr.ofBits(first.type, nan.bits | signOf(first.type));
    }
    const isOrdinary = [...values, result].every((value) => Number.isFinite(value) && value !== 0);
    const known = isOrdinary ? byFormat[first.type.kind as 'f32' | 'f64']?.(...values) : undefined;
    if (known !== undefined) return floatAttr(first.type, known);
    if (!exact || !isOrdinary || isSettled(first.type, result)) return floatAttr(first.type, result);
    return rounded(first.type, exact(...values));
  };
}

/** A result of the engine that is not the exact one lies within so many times its distance to the next double. */
const engineErrorUlps = 4;

/** Tells whether all numbers that the result may stand for round to one float, as most do to f32. */
function isSettled(type: FloatType, result: number): boolean {
  const error = engineErrorUlps * 2 ** -52 * result;
  return type.kind === 'f32' && Object.is(Math.fround(result - error), Math.fround(result + error));
}

function rounded(type: FloatType, { significand, exponent }: Scaled): FloatAttr {
  const isNegative = significand < 0n;
  const bits = roundToFormat(floatFormat[type.kind], isNegative, isNegative ? -significand : significand, exponent);
  return FloatAttr.ofBits(type, bits);
}

/** Returns the NaN as one that does not signal; formats with one NaN have none that does. */
export function quietNaN(nan: FloatAttr): FloatAttr {
  const { specials, mantissaBits }: FloatFormat = floatFormat[nan.type.kind];
  return specials === 'ieee' ? FloatAttr.ofBits(nan.type, nan.bits | (1n << BigInt(mantissaBits - 1))) : nan;
}

const signOf = (type: FloatType): bigint => 1n << BigInt(type.width - 1);

function floatsOf(elements: readonly Attribute[]): readonly FloatAttr[] | undefined {
  const [first] = elements;
  const isFloat = (element: Attribute): element is FloatAttr =>
    element instanceof FloatAttr && element.type === (first as FloatAttr).type;
  return elements.every(isFloat) ? elements : undefined;
}

/** Returns the attribute with the bits that `change` makes of those of floats; it gets the mask of the sign bit first. */
export function foldBits(change: (sign: bigint, ...bits: bigint[]) => bigint): ElementFolder {
  return (...elements) => {
    const floats = floatsOf(elements);
    const [first] = floats ?? [];
    if (!first) return undefined;
    const { specials, unsigned }: FloatFormat = floatFormat[first.type.kind];
    if (unsigned) return undefined;
    // Zero and NaN have no signs there.
    if (specials === 'fnuz' && (first.bits & ~signOf(first.type)) === 0n) return first;
    return FloatAttr.ofBits(first.type, change(signOf(first.type), ...floats!.map(({ bits }) => bits)));
  };
}

/** Rounds half-way cases away from zero. */
export function roundAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

/** Rounds half-way cases to the even neighbour. */
export function roundToEven(value: number): number {
  const whole = Math.trunc(value);
  const rest = Math.abs(value - whole);
  return rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + Math.sign(value) : whole;
}
