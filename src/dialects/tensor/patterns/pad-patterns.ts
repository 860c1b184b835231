import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { constantIndex, withConstants } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource, preservesStaticInformation } from '../fold-cast.ts';
import { CastOp, PadOp } from '../generated/tensor-ops.gen.ts';
import { highPadding, lowPadding, paddedShape } from '../padding.ts';
import { FoldConsecutiveConstantPadding, FoldOrthogonalPaddings } from './pad-of-pad-patterns.ts';
import { rebuildPad } from './rebuild-pad.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of `tensor.pad`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** What adds nothing is a cast, unless that is not wanted. */
class FoldStaticZeroPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const added = [...lowPadding(op), ...highPadding(op)];
    if (op.nofold || added.some((size) => constantIndex(size) !== 0))
      return rewriter.notifyMatchFailure(op, 'something is added');
    // Also to the same type, which folding takes away.
    const { location, source } = op;
    rewriter.replaceOp(op, CastOp.build(rewriter, location, { source, destType: op.result().type }).results);
    return true;
  }
}

/** Pads the tensor before a cast. */
class FoldSourceTensorCast extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const source = foldableCastSource(op.source);
    if (!source) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const [low, high] = [lowPadding(op), highPadding(op)];
    const old = op.result().type as RankedTensorType;
    const shape = paddedShape(source.type as RankedTensorType, low, high, old);
    if (!shape) return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    const type = RankedTensorType.get(shape, old.elementType);
    if (type === old) {
      rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
      return true;
    }
    // First the result gets its sizes, the next time the source is replaced.
    return replaceWithCast(op, rebuildPad(op, rewriter, { low, high, type, copiesRegion: true }), rewriter);
  }
}

/** Gives the result the sizes that the only cast of it says. */
class FoldTargetTensorCast extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const result = op.result();
    const cast = result.hasOneUse ? result.firstUse!.owner : undefined;
    if (!(cast instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not only cast');
    const { type } = cast.result();
    if (!(type instanceof RankedTensorType) || !preservesStaticInformation(result.type, type)) {
      return rewriter.notifyMatchFailure(op, 'the cast forgets sizes');
    }
    const pad = rebuildPad(op, rewriter, { low: lowPadding(op), high: highPadding(op), type });
    rewriter.replaceOp(op, [pad]);
    rewriter.replaceOp(cast, [pad]);
    return true;
  }
}

/** Puts constant paddings into the operation where sizes of the result follow from them. */
class FoldStaticPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const [low, high] = [withConstants(lowPadding(op)), withConstants(highPadding(op))];
    const old = op.result().type as RankedTensorType;
    const shape = paddedShape(op.source.type as RankedTensorType, low, high, old);
    if (!shape) return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    if (shape.every((size, dim) => size === old.shape[dim]) || shape.every(isDynamic)) {
      return rewriter.notifyMatchFailure(op, 'nothing more is known');
    }
    const type = RankedTensorType.get(shape, old.elementType);
    return replaceWithCast(op, rebuildPad(op, rewriter, { low, high, type, copiesRegion: true }), rewriter);
  }
}

export const padPatterns = (): readonly RewritePattern[] => [
  new FoldStaticZeroPadding(),
  new FoldSourceTensorCast(),
  new FoldTargetTensorCast(),
  new FoldOrthogonalPaddings(),
  new FoldStaticPadding(),
  new FoldConsecutiveConstantPadding(),
];
