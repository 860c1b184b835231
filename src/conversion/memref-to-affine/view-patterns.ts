import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildReinterpretCast } from '../../dialects/memref/build-slice.ts';
import {
  CollapseShapeOp,
  ExpandShapeOp,
  ExtractAlignedPointerAsIndexOp,
  ReinterpretCastOp,
  SubViewOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { reshapeMetadata } from './reshape-metadata.ts';
import { type StridedMetadata } from './strided-metadata.ts';
import { subviewMetadata } from './subview-metadata.ts';

/** Views become casts that say where their elements are. Source: mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp. */

function replaceByCast(
  op: Operation,
  { base, offset, sizes, strides }: StridedMetadata,
  rewriter: PatternRewriter,
): void {
  const type = op.result(0).type as MemRefType;
  rewriter.replaceOp(op, [
    buildReinterpretCast(rewriter, op.location, base, { offsets: [offset], sizes, strides }, type),
  ]);
}

class SubviewFolder extends OpRewritePattern<SubViewOp> {
  readonly root = SubViewOp;

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    replaceByCast(op, subviewMetadata(rewriter, op), rewriter);
    return true;
  }
}

class ReshapeFolder<T extends ExpandShapeOp | CollapseShapeOp> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => T) {
    super();
    this.root = root;
    this.debugName = `ReshapeFolder<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const metadata = reshapeMetadata(rewriter, op);
    if (!metadata) return rewriter.notifyMatchFailure(op, 'several sizes of a group are not known');
    replaceByCast(op, metadata, rewriter);
    return true;
  }
}

/** The pointer to a buffer is the same for a slice of it and for a cast. */
class RewriteExtractAlignedPointerAsIndexOfViewLikeOp extends OpRewritePattern<ExtractAlignedPointerAsIndexOp> {
  readonly root = ExtractAlignedPointerAsIndexOp;

  matchAndRewrite(op: ExtractAlignedPointerAsIndexOp, rewriter: PatternRewriter): LogicalResult {
    const view = op.source.definingOp;
    if (!(view instanceof SubViewOp || view instanceof ReinterpretCastOp))
      return rewriter.notifyMatchFailure(op, 'no such view');
    const { source } = view;
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
    return true;
  }
}

export const viewPatterns = (): RewritePattern[] => [
  new SubviewFolder(),
  new ReshapeFolder(ExpandShapeOp),
  new ReshapeFolder(CollapseShapeOp),
  new RewriteExtractAlignedPointerAsIndexOfViewLikeOp(),
];
