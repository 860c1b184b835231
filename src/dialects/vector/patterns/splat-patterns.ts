import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  BroadcastOp,
  ExtractStridedSliceOp,
  InsertOp,
  InsertStridedSliceOp,
  ShuffleOp,
  TransposeOp,
} from '../generated/vector-ops.gen.ts';
import { scalarSplatSource } from '../splat-source.ts';

/** What is made of repetitions of one scalar. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Repeats the scalar that the vectors consist of, if it is one. */
function replaceBySplat(op: Operation, vectors: readonly Value[], rewriter: PatternRewriter): LogicalResult {
  const [source, ...others] = vectors.map(scalarSplatSource);
  if (!source || others.some((other) => other !== source)) {
    return rewriter.notifyMatchFailure(op, 'not of repetitions of one scalar');
  }
  const vectorType = op.result().type;
  rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType }).results);
  return true;
}

export class InsertSplatToSplat extends OpRewritePattern<InsertOp> {
  readonly root = InsertOp;
  matchAndRewrite(op: InsertOp, rewriter: PatternRewriter): LogicalResult {
    return replaceBySplat(op, [op.valueToStore, op.dest], rewriter);
  }
}

/** Inserting what the vector consists of changes nothing. */
export class FoldInsertStridedSliceSplat extends OpRewritePattern<InsertStridedSliceOp> {
  readonly root = InsertStridedSliceOp;

  matchAndRewrite(op: InsertStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const source = scalarSplatSource(op.valueToStore);
    if (!source || scalarSplatSource(op.dest) !== source) {
      return rewriter.notifyMatchFailure(op, 'not of repetitions of one scalar');
    }
    rewriter.replaceOp(op, [op.dest]);
    return true;
  }
}

export class StridedSliceSplat extends OpRewritePattern<ExtractStridedSliceOp> {
  readonly root = ExtractStridedSliceOp;
  matchAndRewrite(op: ExtractStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    return replaceBySplat(op, [op.source], rewriter);
  }
}

export class ShuffleSplat extends OpRewritePattern<ShuffleOp> {
  readonly root = ShuffleOp;
  matchAndRewrite(op: ShuffleOp, rewriter: PatternRewriter): LogicalResult {
    return replaceBySplat(op, [op.v1, op.v2], rewriter);
  }
}

export class FoldTransposeSplat extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;
  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    return replaceBySplat(op, [op.vector], rewriter);
  }
}
