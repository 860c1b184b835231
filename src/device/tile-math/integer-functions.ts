/**
 * What functions of elementwise-functions.ts do with unsigned integers of 32 bits: arguments are in [0, 2^32), of results the low 32 bits are kept. Functions
 * that are neither here nor marked `ofIntegers` there work on floats only. `x / 0` and `x % 0` are 0.
 */

import { binaryFunctions, unaryFunctions } from './elementwise-functions.ts';

/** A function of one integer; `parameter` is a second argument that most functions ignore. */
export type IntegerUnary = (x: number, parameter: number) => number;

/** A function of two integers. */
export type IntegerBinary = (a: number, b: number) => number;

const same: IntegerUnary = (x) => x;
const one: IntegerUnary = () => 1;
const zero: IntegerUnary = () => 0;

/** Functions of one integer by their names in `unaryFunctions`. */
export const integerUnaryFunctions: Readonly<Record<string, IntegerUnary>> = {
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
  div_unary: (x, scalar) => (scalar === 0 ? 0 : Math.floor(x / scalar)),
};

/** Functions of two integers by their names in `binaryFunctions`. */
export const integerBinaryFunctions: Readonly<Record<string, IntegerBinary>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: Math.imul,
  div: (a, b) => (b === 0 ? 0 : Math.floor(a / b)),
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

/** Returns the function of one integer of that name; undefined when integers have none. */
export function integerUnaryFunction(name: string): IntegerUnary | undefined {
  const ofNumbers = unaryFunctions[name];
  return ofNumbers?.ofIntegers ? ofNumbers.evaluate : integerUnaryFunctions[name];
}

/** Returns the function of two integers of that name; undefined when integers have none. */
export function integerBinaryFunction(name: string): IntegerBinary | undefined {
  const ofNumbers = binaryFunctions[name];
  return ofNumbers?.ofIntegers ? ofNumbers.evaluate : integerBinaryFunctions[name];
}

/** Returns the low 32 bits of a power by squaring. */
function integerPower(base: number, exponent: number): number {
  let result = 1;
  for (let factor = base, rest = exponent; rest > 0; rest = Math.floor(rest / 2), factor = Math.imul(factor, factor)) {
    if (rest % 2 === 1) result = Math.imul(result, factor);
  }
  return result;
}

/** Function names by which `unary_tile` turns the integers of a Dst tile into floats, and floats into integers: toward zero, modulo 2^32; NaN and infinities are 0. */
export const typecastFunctions = { toFloat: 'integer_to_float', toInteger: 'float_to_integer' } as const;
