import { DenseElementsAttr, elementSizeBytes } from '../ir/attributes/elements-attributes.ts';
import { type ComplexType } from '../ir/types/scalar-types.ts';
import { RankedTensorType } from '../ir/types/shaped-types.ts';

/** Returns the real and the imaginary parts of a constant of complex numbers. */
export function splitConstant(
  constant: DenseElementsAttr,
): readonly [real: DenseElementsAttr, imaginary: DenseElementsAttr] {
  const { shape, elementType } = constant.type as RankedTensorType;
  const type = RankedTensorType.get(shape, (elementType as ComplexType).elementType);
  const size = elementSizeBytes(type.elementType);
  const count = constant.bytes.length / (2 * size);
  const partAt = (part: number): DenseElementsAttr => {
    const bytes = new Uint8Array(count * size);
    for (let i = 0; i < count; i++) {
      const start = (2 * i + part) * size;
      bytes.set(constant.bytes.subarray(start, start + size), i * size);
    }
    return DenseElementsAttr.get(type, bytes);
  };
  return [partAt(0), partAt(1)];
}
