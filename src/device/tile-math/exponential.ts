/** 2^n for n = -160..160, exact, made by doubling so that no machine's `pow` shows. */
const powersOfTwo = new Float64Array(321);
powersOfTwo[160] = 1;
for (let n = 1; n <= 160; n++) {
  powersOfTwo[160 + n] = powersOfTwo[160 + n - 1]! * 2;
  powersOfTwo[160 - n] = powersOfTwo[160 - n + 1]! / 2;
}

const log2E = 1.4426950408889634;
/** ln 2 in two parts: the first has 32 trailing zero bits, so n * ln2High is exact for the n that occur. */
const ln2High = 6.9314718036912381649e-1;
const ln2Low = 1.90821492927058770002e-10;

/**
 * Returns e^x for the range of binary32, accurate to about 1e-15: x = n ln 2 + r with |r| <= ln 2 / 2, then the Taylor polynomial
 * of degree 12 in r by Horner's rule, times 2^n. Above 89 it returns Infinity, below -105 zero.
 */
export function exponential(x: number): number {
  if (!(x <= 89)) return x > 89 ? Infinity : NaN;
  if (x < -105) return 0;
  const n = Math.floor(x * log2E + 0.5);
  const r = x - n * ln2High - n * ln2Low;
  let p = 1 / 479001600;
  p = p * r + 1 / 39916800;
  p = p * r + 1 / 3628800;
  p = p * r + 1 / 362880;
  p = p * r + 1 / 40320;
  p = p * r + 1 / 5040;
  p = p * r + 1 / 720;
  p = p * r + 1 / 120;
  p = p * r + 1 / 24;
  p = p * r + 1 / 6;
  p = p * r + 0.5;
  p = p * r + 1;
  p = p * r + 1;
  return p * powersOfTwo[n + 160]!;
}
