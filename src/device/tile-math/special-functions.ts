import { exponential } from './exponential.ts';

/**
 * Functions of one element beyond the exponential, made of `+ - * /`, comparisons, `Math.floor` and `Math.sqrt` only, which are exact to the
 * last bit everywhere, so that no machine's math library shows. All are accurate to binary32, and NaN in is NaN out.
 */

const ln2 = 0.6931471805599453;
const sqrtHalf = 0.7071067811865476;

/** Returns x as m * 2^e with m in [0.5, 1), for positive finite x. */
function splitExponent(x: number): { readonly m: number; readonly e: number } {
  let m = x;
  let e = 0;
  for (; m >= 4294967296; e += 32) m /= 4294967296;
  for (; m < 1 / 4294967296; e -= 32) m *= 4294967296;
  for (; m >= 1; e++) m /= 2;
  for (; m < 0.5; e--) m *= 2;
  return { m, e };
}

/** Returns the natural logarithm: with x = m * 2^e and s = (m - 1) / (m + 1) it is e ln 2 + 2 (s + s^3/3 + s^5/5 + …). */
export function logarithm(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return x;
  let { m, e } = splitExponent(x);
  if (m < sqrtHalf) {
    m *= 2;
    e--;
  }
  const s = (m - 1) / (m + 1);
  let series = 0;
  for (let n = 23; n >= 1; n -= 2) series = series * s * s + 1 / n;
  return e * ln2 + 2 * s * series;
}

/** Returns log(1 + x); what 1 + x has lost of x is made up for by the quotient. */
export function logarithmOfOnePlus(x: number): number {
  const sum = 1 + x;
  if (sum === 1 || x === Infinity) return x;
  return (logarithm(sum) * x) / (sum - 1);
}

/** Returns exp(x) - 1, close to 0 by its series. */
export function exponentialMinusOne(x: number): number {
  if (x > 0.5 || x < -0.5) return exponential(x) - 1;
  let series = 0;
  for (let n = 14; n >= 2; n--) series = ((1 + series) * x) / n;
  return x * (1 + series);
}

/** Returns the hyperbolic tangent. */
export function hyperbolicTangent(x: number): number {
  if (x > 20) return 1;
  if (x < -20) return -1;
  const t = exponentialMinusOne(2 * x);
  return t / (t + 2);
}

/** Returns the error function: 2 / sqrt(pi) * exp(-x^2) times the sum of x (2 x^2)^n / (1 * 3 * … * (2 n + 1)), whose terms are positive. */
export function errorFunction(x: number): number {
  if (x > 6) return 1;
  if (x < -6) return -1;
  let term = x;
  let sum = x;
  for (let n = 1; sum + term !== sum && n < 200; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return 1.1283791670955126 * exponential(-x * x) * sum;
}

/** Returns the Gaussian error linear unit x * (1 + erf(x / sqrt(2))) / 2. */
export function gaussianLinearUnit(x: number): number {
  if (x < -8) return x === -Infinity ? NaN : 0 * x;
  return (x * (1 + errorFunction(x * sqrtHalf))) / 2;
}

/** pi / 2 in three parts of 33 bits, so that its small multiples are exact. */
const halfPi = [1.57079632673412561417, 6.0771005063039659766e-11, 2.02226624879595063154e-21] as const;

/** Returns sine and cosine of x, an angle in radians of at most about 10^6: of x less the nearest multiple of pi / 2, by their series. */
function sineAndCosine(x: number): readonly [sine: number, cosine: number] {
  if (x - x !== 0) return [NaN, NaN];
  const n = Math.floor(x / halfPi[0] + 0.5);
  const r = x - n * halfPi[0] - n * halfPi[1] - n * halfPi[2];
  let sine = 0;
  let cosine = 0;
  for (let k = 17; k >= 3; k -= 2) sine = (-(1 + sine) * r * r) / (k * (k - 1));
  for (let k = 18; k >= 2; k -= 2) cosine = (-(1 + cosine) * r * r) / (k * (k - 1));
  sine = r * (1 + sine);
  cosine = 1 + cosine;
  switch (n - 4 * Math.floor(n / 4)) {
    case 0:
      return [sine, cosine];
    case 1:
      return [cosine, -sine];
    case 2:
      return [-sine, -cosine];
    default:
      return [-cosine, sine];
  }
}

/** Returns the sine of an angle in radians. */
export function sine(x: number): number {
  return x === 0 ? x : sineAndCosine(x)[0];
}

/** Returns the cosine of an angle in radians. */
export function cosine(x: number): number {
  return sineAndCosine(x)[1];
}

/** Returns the tangent of an angle in radians. */
export function tangent(x: number): number {
  if (x === 0) return x;
  const [sineOfX, cosineOfX] = sineAndCosine(x);
  return sineOfX / cosineOfX;
}

/** Returns the real cube root, by Newton's method. */
export function cubeRoot(x: number): number {
  if (x === 0 || x - x !== 0) return x;
  let { m, e } = splitExponent(x < 0 ? -x : x);
  for (; e % 3 !== 0; e++) m /= 2;
  let root = 0.5 + m / 2;
  for (let i = 0; i < 7; i++) root = (2 * root + m / (root * root)) / 3;
  for (; e > 0; e -= 3) root *= 2;
  for (; e < 0; e += 3) root /= 2;
  return x < 0 ? -root : root;
}

/**
 * Returns base ** exponent: exp(exponent * log(base)); negative bases have powers of integer exponents only. As in IEEE 754, and not in JavaScript, all powers of 1 are
 * 1, and infinite ones of -1.
 */
export function power(base: number, exponent: number): number {
  if (exponent === 0 || base === 1) return 1;
  if (exponent !== exponent) return NaN;
  if (base === -1 && exponent - exponent !== 0) return 1;
  const magnitude = exponential(exponent * logarithm(base < 0 ? -base : base));
  if (!(base < 0 || Object.is(base, -0))) return magnitude;
  if (exponent !== Math.floor(exponent)) return base === -Infinity || base === 0 ? magnitude : NaN;
  return exponent / 2 === Math.floor(exponent / 2) ? magnitude : -magnitude;
}

/** Returns the nearest integer, of two the even one. */
export function roundToEven(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  if (rest !== 0.5) return rest < 0.5 ? below : rest > 0.5 ? below + 1 : x;
  return below / 2 === Math.floor(below / 2) ? below : below + 1;
}

const quarterTurn = 1.5707963267948966;
const tangentOfEighth = 0.41421356237309503;

/** Returns the arc tangent of x in [0, 1]: with t = x, or (x - 1) / (x + 1) beyond tan(pi / 8), it is t - t^3/3 + t^5/5 - …, plus pi / 4 then. */
function arcTangent(x: number): number {
  const isReduced = x > tangentOfEighth;
  const t = isReduced ? (x - 1) / (x + 1) : x;
  let series = 0;
  for (let n = 41; n >= 1; n -= 2) series = 1 / n - t * t * series;
  return (isReduced ? quarterTurn / 2 : 0) + t * series;
}

/** Returns the angle of the point (x, y), from -pi to pi, with the sign of y; what is at the origin or at infinity lies on the axes and diagonals. */
export function angleOf(y: number, x: number): number {
  if (x !== x || y !== y) return NaN;
  const [width, height] = [x < 0 ? -x : x, y < 0 ? -y : y];
  const isLeft = x < 0 || (x === 0 && 1 / x < 0);
  const isBelow = y < 0 || (y === 0 && 1 / y < 0);
  let angle = quarterTurn / 2;
  if (height < width) angle = arcTangent(height / width);
  else if (height > width) angle = quarterTurn - arcTangent(width / height);
  else if (height === 0) angle = 0;
  if (isLeft) angle = 2 * quarterTurn - angle;
  return isBelow ? -angle : angle;
}
