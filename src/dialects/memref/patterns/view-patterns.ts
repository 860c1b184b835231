import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp, ViewOp } from '../generated/memref-ops.gen.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: ViewOpShapeFolder, ViewOpMemrefCastFolder of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

/** Puts constant sizes into the type of the view. */
class ViewOpShapeFolder extends OpRewritePattern<ViewOp> {
  readonly root = ViewOp;

  matchAndRewrite(op: ViewOp, rewriter: PatternRewriter): LogicalResult {
    const constants = op.sizes.map(constantSize);
    if (constants.every((size) => size === undefined)) return rewriter.notifyMatchFailure(op, 'no constant size');
    const type = op.result(0).type as MemRefType;
    let next = 0;
    const shape = type.shape.map((size) => (isDynamic(size) ? (constants[next++] ?? size) : size));
    const view = ViewOp.build(rewriter, op.location, {
      source: op.source,
      byteShift: op.byteShift,
      sizes: op.sizes.filter((_, i) => constants[i] === undefined),
      resultType: MemRefType.get(shape, type.elementType, type.memorySpace, type.layout),
    });
    return replaceWithCast(op, view.result(0), rewriter);
  }
}

/** Looks at the source of a cast. */
class ViewOpMemrefCastFolder extends OpRewritePattern<ViewOp> {
  readonly root = ViewOp;

  matchAndRewrite(op: ViewOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.source.definingOp;
    if (!(cast instanceof CastOp) || !(cast.source.type instanceof MemRefType)) {
      return rewriter.notifyMatchFailure(op, 'no cast of a ranked memref');
    }
    const view = ViewOp.build(rewriter, op.location, {
      source: cast.source,
      byteShift: op.byteShift,
      sizes: op.sizes,
      resultType: op.result(0).type,
    });
    rewriter.replaceOp(op, [view.result(0)]);
    return true;
  }
}

export const viewPatterns = (): RewritePattern[] => [new ViewOpShapeFolder(), new ViewOpMemrefCastFolder()];
