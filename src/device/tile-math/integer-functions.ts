/**
 * What functions of elementwise-functions.ts do with integers of 32 bits, unsigned or in two's complement: of results the low 32 bits are kept. Functions
 * that are neither here nor marked `ofIntegers` there work on floats only; those marked get and return unsigned integers whatever Dst holds. Quotients
 * are rounded toward zero, a remainder has the sign of the dividend, `x / 0` and `x % 0` are 0.
 */

import { type ElementFormat } from '../formats/element-format.ts';
import { binaryFunctions, unaryFunctions } from './elementwise-functions.ts';
import { type IntegerDst } from './tile-math.ts';

/** A function of one integer; `parameter` is a second argument that most functions ignore. */
export type IntegerUnary = (x: number, parameter: number) => number;

/** A function of two integers. */
export type IntegerBinary = (a: number, b: number) => number;

const same: IntegerUnary = (x) => x;
const one: IntegerUnary = () => 1;
const zero: IntegerUnary = () => 0;

/** Functions of one unsigned integer by their names in `unaryFunctions`. */
const unsignedUnaryFunctions: Readonly<Record<string, IntegerUnary>> = {
  relu: same,
  leaky_relu: same,
  abs: same,
  negative: (x) => -x,
  square: (x) => Math.imul(x, x),
  gez: one,
  gtz: (x) => Number(x > 0),
  lez: (x) => Number(x === 0),
  ltz: zero,
  eqz: (x) => Number(x === 0),
  nez: (x) => Number(x !== 0),
  floor: same,
  ceil: same,
  round: same,
  sign: (x) => Number(x > 0),
  isfinite: one,
  add_unary: (x, scalar) => x + Math.trunc(scalar),
  sub_unary: (x, scalar) => x - Math.trunc(scalar),
  mul_unary: (x, scalar) => Math.imul(x, Math.trunc(scalar)),
  div_unary: (x, scalar) => (scalar === 0 ? 0 : Math.trunc(x / scalar)),
};

/** Those that differ where integers may be negative; of a leaky ReLU the result would be none. */
const signedUnaryFunctions: Readonly<Record<string, IntegerUnary | undefined>> = {
  ...unsignedUnaryFunctions,
  relu: (x) => Math.max(x, 0),
  leaky_relu: undefined,
  abs: Math.abs,
  gez: (x) => Number(x >= 0),
  lez: (x) => Number(x <= 0),
  ltz: (x) => Number(x < 0),
  sign: Math.sign,
};

/** Functions of two integers by their names in `binaryFunctions`; what they return depends on the signs that arguments have. */
const integerBinaryFunctions: Readonly<Record<string, IntegerBinary>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: Math.imul,
  div: (a, b) => (b === 0 ? 0 : Math.trunc(a / b)),
  max: (a, b) => (b > a ? b : a),
  min: (a, b) => (b < a ? b : a),
  ge: (a, b) => Number(a >= b),
  gt: (a, b) => Number(a > b),
  le: (a, b) => Number(a <= b),
  lt: (a, b) => Number(a < b),
  eq: (a, b) => Number(a === b),
  ne: (a, b) => Number(a !== b),
  logical_and: (a, b) => Number(a !== 0 && b !== 0),
  logical_or: (a, b) => Number(a !== 0 || b !== 0),
  logical_xor: (a, b) => Number((a !== 0) !== (b !== 0)),
  power: (a, b) => integerPower(a, b),
  remainder: (a, b) => (b === 0 ? 0 : a % b),
  where_true: (condition, value) => (condition !== 0 ? value : 0),
  where_false: (condition, value) => (condition !== 0 ? 0 : value),
  sum_of_halves: (a, b) => a + b,
};

/** Returns the function of one integer of that name; undefined when such integers have none. */
export function integerUnaryFunction(name: string, integers: IntegerDst): IntegerUnary | undefined {
  const { ofIntegers, evaluate } = unaryFunctions[name] ?? {};
  if (ofIntegers && evaluate) return (x, parameter) => evaluate(x >>> 0, parameter);
  return (integers === 'si32' ? signedUnaryFunctions : unsignedUnaryFunctions)[name];
}

/** Returns the function of two integers of that name; undefined when such integers have none. */
export function integerBinaryFunction(name: string, integers: IntegerDst): IntegerBinary | undefined {
  const { ofIntegers, evaluate } = binaryFunctions[name] ?? {};
  if (!ofIntegers || !evaluate) return integerBinaryFunctions[name];
  return integers === 'u32' ? evaluate : (a, b) => evaluate(a >>> 0, b >>> 0);
}

/** Returns the low 32 bits of a power by squaring. Of negative exponents it is the power rounded toward zero, 0 of 0. */
function integerPower(base: number, exponent: number): number {
  if (exponent < 0) return base === 1 ? 1 : base === -1 ? 1 - 2 * (Math.abs(exponent) % 2) : 0;
  let result = 1;
  for (let factor = base, rest = exponent; rest > 0; rest = Math.floor(rest / 2), factor = Math.imul(factor, factor)) {
    if (rest % 2 === 1) result = Math.imul(result, factor);
  }
  return result;
}

/** Returns how many bits integers of a format have, negative where they have a sign. */
export function signedBits({ datumBits, isSigned }: ElementFormat): number {
  return isSigned ? -datumBits : datumBits;
}

/** Returns what makes of a number the nearest of the integers with so many bits, toward zero, and of NaN 0; they have a sign where `bits` is negative. */
export function toNearestInteger(bits: number): (number: number) => number {
  const values = 2 ** Math.abs(bits);
  const least = bits < 0 ? -values / 2 : 0;
  const greatest = least + values - 1;
  return (number) => (Number.isNaN(number) ? 0 : Math.trunc(Math.max(least, Math.min(greatest, number))) + 0);
}

/**
 * Function names by which `unary_tile` turns the integers of a Dst tile into floats, and floats into integers: toward zero, and NaN into 0. Its parameter
 * is the number of bits, negative where they have a sign, of integers whose least and largest stand for what is beyond; without one they are
 * modulo 2^32, and infinities 0.
 */
export const typecastFunctions = { toFloat: 'integer_to_float', toInteger: 'float_to_integer' } as const;
