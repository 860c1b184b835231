import { type FloatType } from '../../ir/types/scalar-types.ts';
import { exponentText } from '../../support/exponent-text.ts';
import { decodeFloat, type FloatFormat, floatFormat } from '../../support/float-bits.ts';

/** Returns what is wrong with a scale of values of this type, undefined if nothing is; NaN is in any range. Source: QuantTypes.cpp, text verbatim. */
export function scaleProblem(scale: number, type: FloatType): string | undefined {
  const format = floatFormat[type.kind];
  const min = decodeFloat(format, 1n);
  const max = largest(type);
  if (!(scale < min || scale > max)) return undefined;
  return `scale ${exponentText(scale)} out of expressed type range [${exponentText(min)}, ${exponentText(max)}]`;
}

/** Returns the largest finite number of the type. Formats wider than f64 have more than a scale, a double, can have. */
function largest(type: FloatType): number {
  const format: FloatFormat = floatFormat[type.kind];
  const { width, exponentBits, mantissaBits, specials } = format;
  if (width > 64) return Number.MAX_VALUE;
  if (specials === 'ieee')
    return decodeFloat(format, (((1n << BigInt(exponentBits)) - 1n) << BigInt(mantissaBits)) - 1n);
  const allOnes = (1n << BigInt(exponentBits + mantissaBits)) - 1n;
  return decodeFloat(format, specials === 'fn' ? allOnes - 1n : allOnes);
}
