import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { hasStaticTensors, StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { onlyStaticTensors } from '../front-end/types/unknown-sizes.ts';

const onlyNumbers = 'only tensors of integers or floats are supported';

function hasNumbers(op: Operation): boolean {
  return [...op.operands, ...op.results].every(({ type }) => {
    const element = elementTypeOrSelf(type);
    return element instanceof IntegerType || element instanceof FloatType;
  });
}

/** Says that an operation has other operands or results than tensors of static shape of integers or floats. */
export function staticNumbersProblem(op: Operation, adaptor: Operation): string | undefined {
  if (!hasNumbers(op)) return onlyNumbers;
  return hasStaticTensors(op, adaptor) ? undefined : onlyStaticTensors(op);
}

/** Converts an operation of StableHLO with one result, on tensors of static shape of integers or floats. */
export abstract class HloPattern<T extends Operation> extends StaticTensorPattern<T> {
  /** Returns why an operation of this kind cannot be converted, beyond what holds for all; undefined where it can. */
  protected problemOf(_op: T): string | undefined {
    return undefined;
  }

  override matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    const problem = this.problemOf(op);
    if (problem !== undefined) return rewriter.notifyMatchFailure(op, problem);
    if (op.numResults !== 1) return rewriter.notifyMatchFailure(op, 'only operations with one result are supported');
    if (!hasNumbers(op)) return rewriter.notifyMatchFailure(op, onlyNumbers);
    return super.matchAndRewrite(op, adaptor, rewriter);
  }
}
