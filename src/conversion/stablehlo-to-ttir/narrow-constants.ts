import { DenseElementsAttr, elementBytes } from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { elementFunctionOf } from '../../dialects/stablehlo/evaluation/evaluate-operation.ts';
import { wrapInteger } from '../../dialects/stablehlo/evaluation/integer-functions.ts';
import { type ConvertOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Tells whether the device holds no numbers of a type, because they have fewer bits than its own: i4, f8E4M3FN. */
function isNarrow(type: Type): boolean {
  if (type instanceof FloatType) return type.width <= 8;
  return type instanceof IntegerType && type.width > 1 && type.width < 8;
}

/**
 * Returns what a conversion makes of a constant whose elements are too narrow for the device, as weights are stored; undefined for other conversions. Such types
 * have 256 numbers at most, so that each is converted once.
 */
export function convertedConstant(op: ConvertOp): DenseElementsAttr | undefined {
  const constant = matchConstant(op.operandValue);
  if (!(constant instanceof DenseElementsAttr) || !isNarrow(constant.elementType)) return undefined;
  const { elementType, isSplat, type } = constant;
  const resultType = op.result().type as RankedTensorType;
  const convert = elementFunctionOf(op, resultType.elementType);
  const converted = new Map<bigint, Uint8Array>();
  const count = isSplat ? 1 : type.numElements;
  const size = elementBytes(resultType.elementType, 0n).length;
  const bytes = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    const bits = constant.bitsAt(i);
    let element = converted.get(bits);
    if (!element) {
      const number = convert?.(elementType instanceof IntegerType ? wrapInteger(elementType, bits) : bits);
      if (number === undefined) return undefined;
      converted.set(bits, (element = elementBytes(resultType.elementType, number)));
    }
    bytes.set(element, i * size);
  }
  return DenseElementsAttr.get(resultType, bytes);
}
