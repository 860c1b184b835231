import { TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import {
  ConvOpQuantizationAttr,
  MatMulOpQuantizationAttr,
  UnaryOpQuantizationAttr,
} from '../generated/tosa-attributes.gen.ts';
import { type MatMulOp } from '../generated/tosa-ops.gen.ts';
import { storageElementType } from '../verify-element-types.ts';
import { constantOf, dropAttributes, fits, isNumber } from './made-operands.ts';

/** The zero points of products and means were in an attribute, or absent, which is zero. */

const infoName = 'quantization_info';

/** What is read of operations in `<{}>` beside their present properties. */
export const earlierZeroPoints: readonly string[] = [infoName];

/** Puts constants behind the first operands of an operation, each with a number in the element type of a value. */
function insertZeroPoints(
  op: Operation,
  index: number,
  types: readonly Type[],
  values: readonly (number | bigint)[],
): readonly Operation[] {
  const elements = types.map(storageElementType);
  if (!elements.every(isNumber) || !elements.every((element, i) => fits(element, Number(values[i])))) return [];
  const constants = elements.map((element, i) => constantOf(op, element, Number(values[i])));
  op.insertOperands(index, constants.flatMap(({ results }) => results)); // prettier-ignore
  dropAttributes(op, infoName);
  return constants;
}

/** `tosa.conv2d %x, %w, %b {…, quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>}`, which says nothing of the type of the sum. */
export function modernizeConvolution(op: Operation): readonly Operation[] {
  if (op.numOperands !== 3) return [];
  const info = op.attributes.get(infoName);
  const values = info instanceof ConvOpQuantizationAttr ? [info.inputZp, info.weightZp] : [0, 0];
  const [input, weight] = [op.operand(0).type, op.operand(1).type];
  const made = insertZeroPoints(op, 3, [input, weight], values);
  if (made.length === 0) return [];
  // The result's shape was an attribute of transposed convolutions.
  dropAttributes(op, 'out_shape');
  if (!op.properties.has('acc_type')) op.setProperty('acc_type', TypeAttr.get(sumType(storageElementType(input))));
  return made;
}

/** Returns the type that TOSA sums products of factors of a type up in. */
function sumType(factor: Type): Type {
  const { context } = factor;
  if (factor instanceof IntegerType) return IntegerType.get(context, factor.width === 16 ? 48 : 32);
  return FloatType.get(context, factor instanceof FloatType && factor.width === 8 ? 'f16' : 'f32');
}

/** `tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>}`. */
export function modernizeMatMul(op: MatMulOp): readonly Operation[] {
  if (op.numOperands !== 2) return [];
  const info = op.attributes.get(infoName);
  const values = info instanceof MatMulOpQuantizationAttr ? [info.aZp, info.bZp] : [0, 0];
  return insertZeroPoints(op, 2, [op.operand(0).type, op.operand(1).type], values);
}

/** `tosa.avg_pool2d %x {…, quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>}`, and `tosa.negate %x`. */
export function modernizeUnary(op: Operation): readonly Operation[] {
  if (op.numOperands !== 1 || op.numResults !== 1) return [];
  const info = op.attributes.get(infoName);
  const values = info instanceof UnaryOpQuantizationAttr ? [info.inputZp, info.outputZp] : [0, 0];
  return insertZeroPoints(op, 1, [op.operand(0).type, op.result(0).type], values);
}
