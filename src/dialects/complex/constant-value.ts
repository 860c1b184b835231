import { type Attribute } from '../../ir/attribute.ts';
import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType } from '../../ir/types/scalar-types.ts';
import { ConstantOp } from './generated/complex-ops.gen.ts';

/** The real and the imaginary part of a constant. */
export type ComplexParts = readonly [real: FloatAttr | IntegerAttr, imaginary: FloatAttr | IntegerAttr];

/** Returns the parts of a constant of complex type; undefined of other attributes. */
export function complexParts(value: Attribute | undefined): ComplexParts | undefined {
  if (!(value instanceof ArrayAttr) || value.value.length !== 2) return undefined;
  return value.value.every((part) => part instanceof FloatAttr || part instanceof IntegerAttr)
    ? (value.value as unknown as ComplexParts)
    : undefined;
}

/** Makes a `complex.constant`, or returns undefined when the value is no complex number of that type. */
export function materializeComplex(
  builder: OpBuilder,
  value: Attribute,
  type: Type,
  location: Location,
): Operation | undefined {
  if (!(type instanceof ComplexType)) return undefined;
  if (!complexParts(value)?.every((part) => part.type === type.elementType)) return undefined;
  return builder.create({
    name: ConstantOp.opName,
    location,
    resultTypes: [type],
    properties: new Map([['value', value]]),
  });
}
