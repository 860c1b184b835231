import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { expressedTypeOf, isPerTensorQuantized, isQuantizedType, storageTypeOf } from '../quant/quantized-type.ts';
import { ranked } from './verify-problem.ts';

/** An operation that multiplies two tensors. */
export interface ProductOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

/** Returns the element types of both factors and of the product. */
function elementTypes(op: ProductOp): readonly [lhs: Type, rhs: Type, result: Type] {
  return [ranked(op.lhs).elementType, ranked(op.rhs).elementType, ranked(op.result()).elementType];
}

/**
 * Says what is wrong with the element types of a product some of whose tensors are quantized: the right factor has to be, and the left one where the
 * product is. Source: verifyConvolutionDotGeneralCommonQuantizationConstraints of stablehlo/dialect/TypeInference.cpp, texts verbatim.
 */
export function quantizedProductProblem(op: ProductOp): string | undefined {
  const types = elementTypes(op);
  if (!types.some(isQuantizedType)) return undefined;
  const [lhs, rhs, result] = types;
  if (!isQuantizedType(rhs) || isQuantizedType(lhs) !== isQuantizedType(result)) {
    return 'rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold';
  }
  const expressed = expressedTypeOf(rhs);
  if (!isQuantizedType(lhs) || !isQuantizedType(result)) {
    return lhs === expressed && lhs === result
      ? undefined
      : 'mismatched rhs quantization expressed type and lhs and result element type';
  }
  if (storageTypeOf(lhs) !== storageTypeOf(rhs)) return 'mismatched lhs and rhs quantization storage types';
  if (expressedTypeOf(lhs) !== expressed || expressedTypeOf(result) !== expressed) {
    return 'mismatched lhs, rhs and result quantization expressed types';
  }
  return isPerTensorQuantized(rhs) && !isPerTensorQuantized(result)
    ? 'mismatched rhs and result quantization granularity'
    : undefined;
}

/** Says that factors without quantized numbers have different element types. */
export function unlikeFactorsProblem(op: ProductOp): string | undefined {
  const types = elementTypes(op);
  const [lhs, rhs] = types;
  if (lhs === rhs || types.some(isQuantizedType)) return undefined;
  const [lhsText, rhsText] = [lhs, rhs].map(op.context.printType);
  return `expects lhs and rhs to have compatible element type. Got: '${lhsText!}' and '${rhsText!}'`;
}
