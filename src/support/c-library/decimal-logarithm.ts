import { exactDouble } from './exact-double.ts';
import { logf } from './exponentials-f32.ts';

/**
 * The decimal logarithm with the rounding errors of glibc 2.36. Source: fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.:
 * "Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.").
 */

/** The arithmetic of one format, and the decimal logarithm of 2 as the sum of two numbers. */
interface Arithmetic {
  readonly round: (value: number) => number;
  readonly log: (value: number) => number;
  readonly log10Of2: { readonly high: number; readonly low: number };
}

function decimalLogarithm({ round, log, log10Of2: { high, low } }: Arithmetic): (x: number) => number {
  const inverseLn10 = round(4.34294481903251816668e-1);
  return (x) => {
    const power = exponentOf(x);
    const isNegative = power < 0 ? 1 : 0;
    // From 1 to 2, or from a half to 1.
    const mantissa = (x / 2 ** power) * 2 ** -isNegative;
    const y = power + isNegative;
    const z = round(round(y * low) + round(inverseLn10 * log(mantissa)));
    return round(z + round(y * high));
  };
}

/** Returns the greatest power of two that is not greater than the number. */
function exponentOf(x: number): number {
  const guess = Math.floor(Math.log2(x));
  return 2 ** guess > x ? guess - 1 : 2 ** (guess + 1) <= x ? guess + 1 : guess;
}

/** Of a positive f32. */
export const log10F32 = decimalLogarithm({
  round: Math.fround,
  log: logf,
  log10Of2: { high: Math.fround(3.0102920532e-1), low: Math.fround(7.9034151668e-7) },
});

/** Of a positive f64. */
export const log10F64 = decimalLogarithm({
  round: (value) => value,
  log: exactDouble.log,
  log10Of2: { high: 3.01029995663611771306e-1, low: 3.69423907715893078616e-13 },
});
