import { decodeFloat, encodeFloat, floatFormat, largestBits, specialBits } from '../../support/float-bits.ts';
import type { FloatType } from '../types/scalar-types.ts';
import { FloatAttr } from './scalar-attributes.ts';

/** Returns `value` rounded to the format of `type` as an attribute. */
export function floatAttr(type: FloatType, value: number): FloatAttr {
  return FloatAttr.ofBits(type, encodeFloat(floatFormat[type.kind], value));
}

/** Returns the quiet NaN without sign as an attribute; in formats without NaN it is one only there, not in memory. */
export function nanAttr(type: FloatType): FloatAttr {
  return FloatAttr.ofBits(type, specialBits(floatFormat[type.kind], { kind: 'nan' }));
}

/** Returns an infinity as an attribute; in formats without, the NaN that stands for it, or one that is one only there, not in memory. */
export function infinityAttr(type: FloatType, isNegative = false): FloatAttr {
  return FloatAttr.ofBits(type, specialBits(floatFormat[type.kind], { kind: 'infinity', isNegative }));
}

/** Returns the number that the attribute stands for; exact for formats up to f64. */
export function floatValue(attribute: FloatAttr): number {
  return decodeFloat(floatFormat[attribute.type.kind], attribute.bits);
}

/** Returns the largest finite value of a type, or the one farthest below zero. */
export function largestAttr(type: FloatType, isNegative: boolean): FloatAttr {
  return FloatAttr.ofBits(type, largestBits(floatFormat[type.kind], isNegative));
}
