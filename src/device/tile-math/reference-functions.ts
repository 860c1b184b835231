/** Functions in double precision that JavaScript lacks, for checking results of the device; made in another way than the device's. */

/** Returns 1 - erf(x): for large x by the continued fraction exp(-x^2) / (sqrt(pi) (x + (1/2) / (x + 1 / (x + (3/2) / (x + …))))). */
export function complementaryErrorFunction(x: number): number {
  if (x < 0) return 2 - complementaryErrorFunction(-x);
  if (x < 2) return 1 - seriesOfErrorFunction(x);
  if (x === Infinity) return 0;
  let fraction = x;
  for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction);
}

/** Returns the error function. */
export function errorFunction(x: number): number {
  return Math.abs(x) < 2 ? seriesOfErrorFunction(x) : Math.sign(x) * (1 - complementaryErrorFunction(Math.abs(x)));
}

/** Its Taylor series, 2 / sqrt(pi) times the sum of (-1)^n x^(2 n + 1) / (n! (2 n + 1)), for small x. */
function seriesOfErrorFunction(x: number): number {
  let power = x;
  let sum = x;
  for (let n = 1; n <= 60; n++) {
    power *= (-x * x) / n;
    sum += power / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

/** Returns a ** b as IEEE 754 has it, where JavaScript makes NaN of 1 to an infinite power or one that is NaN. */
export function power(a: number, b: number): number {
  return a === 1 || (a === -1 && Math.abs(b) === Infinity) ? 1 : a ** b;
}
