import { type Type } from '../../../../ir/type.ts';
import { ComplexType } from '../../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { splatNumber } from '../../splat-number.ts';

/** The parts of a tensor of complex numbers, two tensors of its shape. */
export interface ComplexParts {
  readonly real: Value;
  readonly imaginary: Value;
}

/** Returns the type of both parts of a tensor of complex numbers; undefined for all other types. */
export function partType(type: Type): RankedTensorType | undefined {
  if (!(type instanceof RankedTensorType) || !(type.elementType instanceof ComplexType)) return undefined;
  return RankedTensorType.get(type.shape, type.elementType.elementType);
}

/** Returns the types of what stands for a value: those of both parts of a complex one, its own of any other. */
export function typesOfParts(type: Type): readonly Type[] {
  const part = partType(type);
  return part ? [part, part] : [type];
}

/** Makes the same of both parts. */
export function mapParts({ real, imaginary }: ComplexParts, map: (part: Value) => Value): ComplexParts {
  return { real: map(real), imaginary: map(imaginary) };
}

/** Tells whether all elements are known to be 0, as the imaginary parts are of what was real: products with them need not be computed. */
export function isZero(value: Value): boolean {
  return splatNumber(value) === 0;
}
