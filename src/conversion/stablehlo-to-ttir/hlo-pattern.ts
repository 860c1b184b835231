import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';

/** Converts an operation of StableHLO with one result, on tensors of static shape of integers or floats. */
export abstract class HloPattern<T extends Operation> extends StaticTensorPattern<T> {
  override matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.numResults !== 1) return rewriter.notifyMatchFailure(op, 'only operations with one result are supported');
    for (const { type } of [...op.operands, ...op.results]) {
      const element = elementTypeOrSelf(type);
      if (element instanceof IntegerType || element instanceof FloatType) continue;
      return rewriter.notifyMatchFailure(op, 'only tensors of integers or floats are supported');
    }
    return super.matchAndRewrite(op, adaptor, rewriter);
  }
}
