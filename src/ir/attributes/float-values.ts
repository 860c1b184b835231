import { decodeFloat, encodeFloat, floatFormat } from '../../support/float-bits.ts';
import type { FloatType } from '../types/scalar-types.ts';
import { FloatAttr } from './scalar-attributes.ts';

/** Returns `value` rounded to the format of `type` as an attribute. */
export function floatAttr(type: FloatType, value: number): FloatAttr {
  return FloatAttr.ofBits(type, encodeFloat(floatFormat[type.kind], value));
}

/** Returns the number that the attribute stands for; exact for formats up to f64. */
export function floatValue(attribute: FloatAttr): number {
  return decodeFloat(floatFormat[attribute.type.kind], attribute.bits);
}
