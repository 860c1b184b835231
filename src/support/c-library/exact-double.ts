import { exactFunctions, type Scaled } from '../exact-functions.ts';

/** Returns the double that is nearest to the number. */
function toDouble({ significand, exponent }: Scaled): number {
  const half = exponent >> 1;
  return Number(significand) * 2 ** half * 2 ** (exponent - half);
}

/** Exponential and logarithm of f64, rounded exactly, from which glibc's rarely differ. */
export const exactDouble = {
  exp: (x: number): number => (x === 0 ? 1 : toDouble(exactFunctions.exp(x))),
  log: (x: number): number => (x === 1 ? 0 : toDouble(exactFunctions.log(x))),
};
