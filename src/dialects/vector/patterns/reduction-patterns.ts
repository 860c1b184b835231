import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { likeWithElement, VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildExtractFirst } from '../build-extract.ts';
import { buildCombination } from '../combine.ts';
import { MultiDimReductionOp, ReductionOp, ShapeCastOp } from '../generated/vector-ops.gen.ts';
import { maskOpOf } from '../masked-op.ts';

/** Reductions of what is one element. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** The only element of a vector is what it is reduced to. */
export class ElideSingleElementReduction extends OpRewritePattern<ReductionOp> {
  readonly root = ReductionOp;

  matchAndRewrite(op: ReductionOp, rewriter: PatternRewriter): LogicalResult {
    const { shape } = op.vector.type as VectorType;
    if (shape[0] !== undefined && shape[0] !== 1) return rewriter.notifyMatchFailure(op, 'more than one element');
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    const { location, acc, kind, fastmath } = op;
    rewriter.setInsertionPointBefore(replaced);
    const mask = maskOp && buildExtractFirst(rewriter, location, maskOp.mask);
    const element = buildExtractFirst(rewriter, location, op.vector);
    const result = acc ? buildCombination(rewriter, location, [element, acc], { kind, fastmath, mask }) : element;
    rewriter.replaceOp(replaced, [result]);
    return true;
  }
}

/** Combining along dimensions of size 1 only drops these. */
export class ElideUnitDimsInMultiDimReduction extends OpRewritePattern<MultiDimReductionOp> {
  readonly root = MultiDimReductionOp;

  matchAndRewrite(op: MultiDimReductionOp, rewriter: PatternRewriter): LogicalResult {
    const { shape } = op.source.type as VectorType;
    if (op.reductionDims.some((dim) => shape[dim] !== undefined && shape[dim] !== 1)) {
      return rewriter.notifyMatchFailure(op, 'elements are combined');
    }
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    const { location, acc, kind, source } = op;
    const resultType = op.dest.type;
    rewriter.setInsertionPointBefore(replaced);
    let mask = maskOp?.mask;
    let kept = source;
    if (resultType instanceof VectorType) {
      const maskType = likeWithElement(resultType, IntegerType.get(op.context, 1));
      mask &&= ShapeCastOp.build(rewriter, location, { source: mask, resultType: maskType }).result();
      kept = ShapeCastOp.build(rewriter, location, { source, resultType }).result();
    } else {
      mask &&= buildExtractFirst(rewriter, location, mask);
      kept = buildExtractFirst(rewriter, location, source);
    }
    rewriter.replaceOp(replaced, [buildCombination(rewriter, location, [acc, kept], { kind, mask })]);
    return true;
  }
}
