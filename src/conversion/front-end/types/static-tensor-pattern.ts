import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf, isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isQuantizedType } from '../../../dialects/quant/quantized-type.ts';
import { onlyStaticTensors } from './unknown-sizes.ts';

/** Tells whether the ranks and sizes of all tensors of an operation are known. */
export function hasStaticTensors(op: Operation, adaptor: Operation): boolean {
  const tensors = [...adaptor.operands, ...op.results].filter(({ type }) => isTensorType(type));
  return tensors.every(({ type }) => type instanceof RankedTensorType && type.hasStaticShape);
}

const noQuantizedNumbers =
  'TTIR has no quantized numbers; --tosa-strip-quant-types makes integers of those that TOSA computes with';

function hasQuantizedNumbers(op: Operation): boolean {
  return [...op.operands, ...op.results].some(({ type }) => isQuantizedType(elementTypeOrSelf(type)));
}

/** Converts an operation with one result whose tensors have ranks and sizes that are known, as inits in TTIR demand. */
export abstract class StaticTensorPattern<T extends Operation> extends OpConversionPattern<T> {
  /** Returns what stands for the result, or false when the operation cannot be converted; then nothing has been made. */
  protected abstract convert(
    op: T,
    adaptor: T,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false;

  override matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    // Operations on memory have none.
    const [resultType] = op.resultTypes;
    if (!resultType || !hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors(op));
    if (hasQuantizedNumbers(op)) return rewriter.notifyMatchFailure(op, noQuantizedNumbers);
    const value = this.convert(op, adaptor, rewriter, resultType as RankedTensorType);
    if (!value) return false;
    rewriter.replaceOp(op, [value]);
    return true;
  }
}
