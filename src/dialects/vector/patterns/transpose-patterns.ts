import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isOrderPreserving } from '../folding/fold-shapes.ts';
import { BroadcastOp, FromElementsOp, ShapeCastOp, TransposeOp } from '../generated/vector-ops.gen.ts';
import { delinearize, linearize } from '../linear-positions.ts';

/** Transpositions. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Two in a row are one. */
export class TransposeFolder extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.vector.definingOp;
    if (!(maker instanceof TransposeOp)) return rewriter.notifyMatchFailure(op, 'not two transpositions in a row');
    const inner = maker.permutation;
    const permutation = op.permutation.map((dim) => inner[dim]!);
    const args = { vector: maker.vector, permutation, resultType: op.result().type };
    rewriter.replaceOp(op, TransposeOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** One that only moves sizes of 1 is part of the shape cast in front. */
export class FoldTransposeShapeCast extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.vector.definingOp;
    if (!(maker instanceof ShapeCastOp)) return rewriter.notifyMatchFailure(op, 'not of a shape cast');
    if (!isOrderPreserving(op)) return rewriter.notifyMatchFailure(op, 'elements change places');
    const args = { source: maker.source, resultType: op.result().type };
    rewriter.replaceOp(op, ShapeCastOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Listed elements are listed in the other order. */
export class FoldTransposeFromElements extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.vector.definingOp;
    if (!(maker instanceof FromElementsOp)) return rewriter.notifyMatchFailure(op, 'not of listed elements');
    const { permutation } = op;
    const [source, result] = [op.vector.type as VectorType, op.result().type as VectorType];
    const elements = Array.from({ length: result.numElements }, (_, place) => {
      const position: number[] = [];
      for (const [dim, index] of delinearize(place, result.shape).entries()) position[permutation[dim]!] = index;
      return maker.operand(linearize(position, source.shape));
    });
    rewriter.replaceOp(op, FromElementsOp.build(rewriter, op.location, { elements, destType: result }).results);
    return true;
  }
}

/** A transposed repetition is one where dimensions only change places within groups that are repeated. */
export class FoldTransposeBroadcast extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.vector.definingOp;
    if (!(maker instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not of a repetition');
    const { source } = maker;
    if (source.type instanceof VectorType && !isLocal(op.permutation, source.type)) {
      return rewriter.notifyMatchFailure(op, 'dimensions leave their group');
    }
    const vectorType = op.result().type;
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType }).results);
    return true;
  }
}

/** Tells whether the permutation keeps dimensions between those that are not repeated. */
function isLocal(permutation: readonly number[], { shape }: VectorType): boolean {
  const lead = permutation.length - shape.length;
  let low = 0;
  for (const [dim, size] of shape.entries()) {
    if (size === 1 && (dim === 0 || shape[dim - 1] === 1)) continue;
    const high = dim + lead;
    if (permutation.slice(low, high).some((target) => target < low || target >= high)) return false;
    low = high;
  }
  return true;
}
