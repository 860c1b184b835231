import { exactDouble } from './exact-double.ts';
import { expf } from './exponentials-f32.ts';
import { bitsOf, ofBits, polynomial } from './float32.ts';

/**
 * The error function and its complement with the rounding errors of glibc 2.36. Source: fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.:
 * "Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.").
 */

/** Numerators and denominators, from the constant up, for the intervals that begin at 0, 0.84375, 1.25 and 1 / 0.35. */
const coefficients = {
  small: {
    numerator: [1.28379167095512558561e-1, -3.25042107247001499370e-1, -2.84817495755985104766e-2, -5.77027029648944159157e-3, -2.37630166566501626084e-5],
    denominator: [1, 3.97917223959155352819e-1, 6.50222499887672944485e-2, 5.08130628187576562776e-3, 1.32494738004321644526e-4, -3.96022827877536812320e-6],
  },
  aroundOne: {
    numerator: [-2.36211856075265944077e-3, 4.14856118683748331666e-1, -3.72207876035701323847e-1, 3.18346619901161753674e-1, -1.10894694282396677476e-1, 3.54783043256182359371e-2, -2.16637559486879084300e-3],
    denominator: [1, 1.06420880400844228286e-1, 5.40397917702171048937e-1, 7.18286544141962662868e-2, 1.26171219808761642112e-1, 1.36370839120290507362e-2, 1.19844998467991074170e-2],
  },
  medium: {
    numerator: [-9.86494403484714822705e-3, -6.93858572707181764372e-1, -1.05586262253232909814e1, -6.23753324503260060396e1, -1.62396669462573470355e2, -1.84605092906711035994e2, -8.12874355063065934246e1, -9.81432934416914548592],
    denominator: [1, 1.96512716674392571292e1, 1.37657754143519042600e2, 4.34565877475229228821e2, 6.45387271733267880336e2, 4.29008140027567833386e2, 1.08635005541779435134e2, 6.57024977031928170135, -6.04244152148580987438e-2],
  },
  large: {
    numerator: [-9.86494292470009928597e-3, -7.99283237680523006574e-1, -1.77579549177547519889e1, -1.60636384855821916062e2, -6.37566443368389627722e2, -1.02509513161107724954e3, -4.83519191608651397019e2],
    denominator: [1, 3.03380607434824582924e1, 3.25792512996573918826e2, 1.53672958608443695994e3, 3.19985821950859553908e3, 2.55305040643316442583e3, 4.74528541206955367215e2, -2.24409524465858183362e1],
  },
}; // prettier-ignore

type Interval = keyof typeof coefficients;

/** erf(1), with few bits. */
const erfOfOne = 8.45062911510467529297e-1;
const slopeAtZero = 1.28379167095512586316e-1;
const largeFrom = 1 / 0.35;
/** Below this size the function is linear. */
const linear = 2 ** -28;
/** From here on it is 1. */
const saturation = 6;

/** The arithmetic of one format. */
interface Arithmetic {
  readonly round: (value: number) => number;
  readonly exp: (value: number) => number;
  /** Returns the polynomial in the order of operations of the library. */
  readonly polynomial: (z: number, coefficients: readonly number[]) => number;
  /** Returns the first bits of a number, the square of which is exact. */
  readonly leadingBits: (value: number, isComplement: boolean) => number;
}

function errorFunctions({ round, exp, polynomial, leadingBits }: Arithmetic) {
  const ratio = (z: number, interval: Interval): number => {
    const { numerator, denominator } = coefficients[interval];
    return round(polynomial(z, numerator) / polynomial(z, denominator));
  };
  /** Returns the complement of a size of 1.25 and more, times its size. */
  const tail = (size: number, isComplement: boolean): number => {
    const s = round(1 / round(size * size));
    const z = leadingBits(size, isComplement);
    const value = ratio(s, size < round(largeFrom) ? 'medium' : 'large');
    const first = exp(round(round(-z * z) - 0.5625));
    const second = exp(round(round(round(z - size) * round(z + size)) + value));
    return round(first * second);
  };
  const one = round(erfOfOne);
  const erf = (x: number): number => {
    const size = Math.abs(x);
    const sign = Math.sign(x);
    if (size < linear) return round(x + round(round(slopeAtZero) * x));
    if (size < 0.84375) return round(x + round(x * ratio(round(x * x), 'small')));
    if (size < 1.25) return sign * round(one + ratio(round(size - 1), 'aroundOne'));
    if (size >= saturation) return sign;
    return sign * round(1 - round(tail(size, false) / size));
  };
  /** Of a number below 28. */
  const erfc = (x: number): number => {
    const size = Math.abs(x);
    if (size < 2 ** -56) return round(1 - x);
    if (size < 0.84375) {
      const product = round(x * ratio(round(x * x), 'small'));
      return x < 0.25 ? round(1 - round(x + product)) : round(0.5 - round(round(x - 0.5) + product));
    }
    if (size < 1.25) {
      const value = ratio(round(size - 1), 'aroundOne');
      return x > 0 ? round(round(1 - one) - value) : round(1 + round(one + value));
    }
    if (x < -saturation) return 2;
    const rest = round(tail(size, true) / size);
    return x > 0 ? rest : round(2 - rest);
  };
  return { erf, erfc };
}

/** The functions of f32. */
export const errorFunctionsF32 = errorFunctions({
  round: Math.fround,
  exp: expf,
  polynomial: (z, values) => polynomial(z, values.map(Math.fround)),
  leadingBits: (value, isComplement) => ofBits(bitsOf(value) & (isComplement ? 0xffffe000 : 0xfffff000)),
});

/** Returns the polynomial as pairs of terms that are multiplied with even powers. */
function inPairs(z: number, values: readonly number[]): number {
  const square = z * z;
  const fourth = square * square;
  const powers = [1, square, fourth, fourth * square, fourth * fourth];
  let sum = 0;
  for (const [i, power] of powers.entries()) {
    const [even = 0, odd] = values.slice(2 * i);
    sum += power * (odd === undefined ? even : even + z * odd);
  }
  return sum;
}

const bytes = new DataView(new ArrayBuffer(8));

/** Returns the double without the lower half of its bits. */
function upperHalf(value: number): number {
  bytes.setFloat64(0, value);
  bytes.setUint32(4, 0);
  return bytes.getFloat64(0);
}

/** The functions of f64. */
export const errorFunctionsF64 = errorFunctions({
  round: (value) => value,
  exp: exactDouble.exp,
  polynomial: inPairs,
  leadingBits: upperHalf,
});
