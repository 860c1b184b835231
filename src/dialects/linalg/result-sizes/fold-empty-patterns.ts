import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildEmpty } from '../../tensor/build-sizes.ts';
import {
  CastOp,
  CollapseShapeOp,
  ConcatOp,
  EmptyOp,
  ExpandShapeOp,
  ExtractSliceOp,
} from '../../tensor/generated/tensor-ops.gen.ts';
import { resultSizes } from './result-sizes.ts';

/** Tensors without elements of another shape. Source: mlir/lib/Dialect/Tensor/Transforms/EmptyOpPatterns.cpp. */

/** Makes a tensor without elements in place of the result of an operation on such. */
function replaceByEmpty(op: Operation, rewriter: PatternRewriter): LogicalResult {
  const { location } = op;
  const type = op.result().type as RankedTensorType;
  const sizes = resultSizes(rewriter, op.result());
  if (!sizes) return rewriter.notifyMatchFailure(op, 'sizes are not known');
  const source = buildEmpty(rewriter, location, sizes, type.elementType);
  const isSame = source.type === type;
  rewriter.replaceOp(op, [isSame ? source : CastOp.build(rewriter, location, { source, destType: type }).result()]);
  return true;
}

class FoldEmptyTensorWithReshapeOp extends OpRewritePattern<CollapseShapeOp | ExpandShapeOp> {
  readonly root: abstract new (...args: never[]) => CollapseShapeOp | ExpandShapeOp;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => CollapseShapeOp | ExpandShapeOp) {
    super();
    this.root = root;
    this.debugName = `FoldEmptyTensorWithReshapeOp<${opClassName(root)}>`;
  }

  matchAndRewrite(op: CollapseShapeOp | ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    if (!(op.src.definingOp instanceof EmptyOp)) return rewriter.notifyMatchFailure(op, 'the tensor has elements');
    return replaceByEmpty(op, rewriter);
  }
}

class FoldEmptyTensorWithExtractSliceOp extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    const { source, location, sizes: dynamicSizes } = op;
    if (!(source.definingOp instanceof EmptyOp)) return rewriter.notifyMatchFailure(op, 'the tensor has elements');
    const resultType = op.result().type;
    rewriter.replaceOp(op, EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).results);
    return true;
  }
}

class FoldConcatsOfEmpty extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const areEmpty = op.inputs.every(({ definingOp }) => definingOp instanceof EmptyOp);
    return areEmpty ? replaceByEmpty(op, rewriter) : rewriter.notifyMatchFailure(op, 'a tensor has elements');
  }
}

/** Returns the patterns for reshapes, slices and concatenations of tensors without elements. */
export const emptyFoldingPatterns = (): readonly RewritePattern[] => [
  new FoldEmptyTensorWithExtractSliceOp(),
  new FoldEmptyTensorWithReshapeOp(ExpandShapeOp),
  new FoldEmptyTensorWithReshapeOp(CollapseShapeOp),
  new FoldConcatsOfEmpty(),
];
