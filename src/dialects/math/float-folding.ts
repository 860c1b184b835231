import { type Attribute } from '../../ir/attribute.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FloatFormat, floatFormat } from '../../support/float-bits.ts';
import { type ElementFolder } from './constant-folding.ts';

/** Functions of floats, folded where the result is known exactly. */

/** Returns the format of a float, if a double has all its values and it has infinities. */
export function exactFormat(value: FloatAttr): FloatFormat | undefined {
  const format: FloatFormat = floatFormat[value.type.kind];
  return format.specials === 'ieee' && format.width <= 64 ? format : undefined;
}

/** Folds a function whose results, of values of a format, are values of that format. */
export function exactly(evaluate: (...values: number[]) => number): ElementFolder {
  return (...elements) => {
    const values = floatsOf(elements);
    const [first] = values ?? [];
    return first && exactFormat(first) && floatAttr(first.type, evaluate(...values!.map(floatValue)));
  };
}

/** A value of which a double is not the exact one lies within so many times its distance to the next double. */
const evaluationErrorUlps = 4;
const doubleEpsilon = 2 ** -52;

/**
 * Folds a function that has to be approximated. An f32 is folded where every value that the approximation may stand for rounds
 * to the same one, an f64 where the approximation is a small integer or infinite. NaN is NaN; what else gives NaN, whose sign
 * differs from machine to machine, is left alone, and so is what `isDefined` refuses.
 */
export function approximately(
  evaluate: (...values: number[]) => number,
  isDefined: (value: number) => boolean = () => true,
): ElementFolder {
  return (...elements) => {
    const floats = floatsOf(elements);
    const [first] = floats ?? [];
    if (!first || !['f32', 'f64'].includes(first.type.kind)) return undefined;
    const values = floats!.map(floatValue);
    if (values.length === 1 && Number.isNaN(values[0])) return first;
    const result = isDefined(values[0]!) ? evaluate(...values) : Number.NaN;
    if (Number.isNaN(result)) return undefined;
    return isDetermined(first.type.kind, result) ? floatAttr(first.type, result) : undefined;
  };
}

const greatestExactInteger = 1024;

function isDetermined(kind: string, result: number): boolean {
  if (result === 0 || !Number.isFinite(result)) return true;
  if (kind === 'f64') return Number.isInteger(result) && Math.abs(result) <= greatestExactInteger;
  const error = evaluationErrorUlps * doubleEpsilon * result;
  return Object.is(Math.fround(result - error), Math.fround(result + error));
}

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
    if (!first || floatFormat[first.type.kind].specials !== 'ieee') return undefined;
    const sign = 1n << BigInt(first.type.width - 1);
    return FloatAttr.ofBits(first.type, change(sign, ...floats!.map(({ bits }) => bits)));
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
