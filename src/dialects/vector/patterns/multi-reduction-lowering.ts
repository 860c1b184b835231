import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { elementTypeOrSelf, type VectorType } from '../../../ir/types/shaped-types.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { zeroAttr } from '../../arith/arith-builder.ts';
import { ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { buildExtract } from '../build-extract.ts';
import { maskOperation } from '../build-masked.ts';
import { buildCombination } from '../combine.ts';
import { type MultiReductionLowering } from '../generated/vector-enums.gen.ts';
import { InsertOp, MultiDimReductionOp, ReductionOp } from '../generated/vector-ops.gen.ts';
import { maskOpOf } from '../masked-op.ts';
import {
  InnerOuterDimReductionConversion,
  OneDimMultiReductionToTwoDim,
  ReduceMultiDimReductionRank,
} from './multi-reduction-shapes.ts';

/**
 * Reductions of the rows or columns of a vector. Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorMultiReduction.cpp. Differs: what is one operation per element of a scalable
 * dimension stays, of which mlir-opt combines as many elements as there are at least.
 */

/** How many rows are written out: mlir-opt would go on for longer than anybody waits. */
const mostRows = 1 << 16;

/** A reduction of two dimensions that is written out along the first of them. */
abstract class TwoDimLowering extends OpRewritePattern<MultiDimReductionOp> {
  readonly root = MultiDimReductionOp;
  protected abstract readonly reducedDim: number;

  matchAndRewrite(op: MultiDimReductionOp, rewriter: PatternRewriter): LogicalResult {
    const { rank, shape, scalableDims } = op.source.type as VectorType;
    const { reductionDims, location } = op;
    if (rank !== 2 || reductionDims.some((dim) => dim !== this.reducedDim) || reductionDims.length === 0) {
      return rewriter.notifyMatchFailure(op, 'not one of two dimensions in the order that is lowered');
    }
    if (scalableDims[0] || shape[0]! > mostRows)
      return rewriter.notifyMatchFailure(op, 'the number of rows is not known, or large');
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    rewriter.setInsertionPointBefore(replaced);
    const result = this.reduceRows(op, { rewriter, location, mask: maskOp?.mask, rows: range(shape[0]!) });
    if (!result) return rewriter.notifyMatchFailure(op, 'elements of another type');
    rewriter.replaceOp(replaced, [result]);
    return true;
  }

  protected abstract reduceRows(op: MultiDimReductionOp, into: RowLowering): Value | undefined;
}

interface RowLowering {
  readonly rewriter: PatternRewriter;
  readonly location: Location;
  readonly mask: Value | undefined;
  /** The numbers of all rows. */
  readonly rows: readonly number[];
}

/** Combines the rows element by element. */
class TwoDimMultiReductionToElementWise extends TwoDimLowering {
  protected readonly reducedDim = 0;

  protected reduceRows(
    { dest, kind, source, acc }: MultiDimReductionOp,
    { rewriter, location, mask, rows }: RowLowering,
  ): Value | undefined {
    const element = elementTypeOrSelf(dest.type);
    if (![IntegerType, IndexType, FloatType].some((numbers) => element instanceof numbers)) return undefined;
    let result = acc;
    for (const row of rows) {
      const operand = buildExtract(rewriter, location, source, [row]).result();
      const rowMask = mask && buildExtract(rewriter, location, mask, [row]).result();
      result = buildCombination(rewriter, location, [operand, result], { kind, mask: rowMask });
    }
    return result;
  }
}

/** Combines the elements of each row. */
class TwoDimMultiReductionToReduction extends TwoDimLowering {
  protected readonly reducedDim = 1;

  protected reduceRows(
    { dest, kind, source, acc }: MultiDimReductionOp,
    { rewriter, location, mask, rows }: RowLowering,
  ): Value | undefined {
    const type = dest.type as VectorType;
    const zero = zeroAttr(type.elementType);
    if (!zero) return undefined;
    let result: Value = ConstantOp.build(rewriter, location, { value: splatElements(type, zero) }).result();
    for (const row of rows) {
      const vector = buildExtract(rewriter, location, source, [row]).result();
      const rowAcc = buildExtract(rewriter, location, acc, [row]).result();
      const destType = type.elementType;
      const reduction = ReductionOp.build(rewriter, location, { kind, vector, acc: rowAcc, destType });
      const rowMask = mask && buildExtract(rewriter, location, mask, [row]).result();
      const valueToStore = maskOperation(rewriter, reduction, rowMask).result(0);
      const args = { valueToStore, dest: result, dynamicPosition: [], staticPosition: [row] };
      result = InsertOp.build(rewriter, location, args).result();
    }
    return result;
  }
}

/** Returns the patterns that leave no `vector.multi_reduction`. Source: populateVectorMultiReductionLoweringPatterns. */
export function multiReductionLoweringPatterns(lowering: MultiReductionLowering): readonly RewritePattern[] {
  return [
    new InnerOuterDimReductionConversion(lowering),
    new ReduceMultiDimReductionRank(lowering),
    new OneDimMultiReductionToTwoDim(),
    lowering === 'inner-reduction' ? new TwoDimMultiReductionToReduction() : new TwoDimMultiReductionToElementWise(),
  ];
}
