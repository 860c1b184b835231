import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { collapsedShape } from '../../../ir/types/known-shapes.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { isDynamic, isSize, type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { mixedIndices, typeSizes, withConstants } from '../../../rewrite/mixed-indices.ts';
import {
  ComposeCollapseOfExpandOp,
  ComposeExpandOfCollapseOp,
  ComposeReassociativeReshapeOps,
  type ReshapeDialect,
} from '../../../rewrite/reshape-patterns.ts';
import { buildIndexProduct } from '../../arith/build-index.ts';
import { buildExpandShape } from '../build-expand-shape.ts';
import { castSource } from '../fold-cast.ts';
import { CastOp, CollapseShapeOp, ExpandShapeOp } from '../generated/memref-ops.gen.ts';
import { collapsedType, expandedType } from '../reshaped-layout.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, mlir/Dialect/Utils/ReshapeOpsUtils.h and .cpp. */

const reshapes: ReshapeDialect<ExpandShapeOp, CollapseShapeOp> = {
  expand: ExpandShapeOp,
  collapse: CollapseShapeOp,
  typeClassName: 'MemRefType',
  hasPlainLayout: (type) => hasIdentityLayout(type as MemRefType),
  outputSizes: (op) => mixedIndices(op.properties.get('static_output_shape'), op.outputShape),
  buildExpand: ({ rewriter, location, src, type }, groups, sizes) =>
    buildExpandShape(rewriter, location, src, groups, sizes, type as MemRefType),
  buildCollapse: ({ rewriter, location, src, type }, reassociation) =>
    CollapseShapeOp.build(rewriter, location, { src, reassociation, resultType: type }).result(),
  buildCast: ({ rewriter, location, src, type }) =>
    CastOp.build(rewriter, location, { source: src, destType: type }).result(),
  buildProduct: buildIndexProduct,
};

/** Joins dimensions of the source of a cast. */
class CollapseShapeOpMemRefCastFolder extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const cast = castSource(op.src);
    if (!cast) return rewriter.notifyMatchFailure(op, 'no cast that may be left out');
    const { reassociation } = op;
    const shape = collapsedShape(cast.type.shape, reassociation);
    if (!shape) return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    const resultType = collapsedType(cast.type, shape, reassociation);
    if (!resultType) return rewriter.notifyMatchFailure(op, 'the dimensions are not contiguous');
    if (resultType === op.result(0).type) {
      rewriter.modifyOpInPlace(op, () => op.setOperand(0, cast.source));
      return true;
    }
    const collapse = CollapseShapeOp.build(rewriter, op.location, { src: cast.source, reassociation, resultType });
    return replaceWithCast(op, collapse.result(0), rewriter);
  }
}

/** Splits dimensions of the source of a cast. */
class ExpandShapeOpMemRefCastFolder extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const cast = castSource(op.src);
    if (!cast) return rewriter.notifyMatchFailure(op, 'no cast that may be left out');
    const { reassociation } = op;
    const sizes = withConstants(mixedIndices(op.properties.get('static_output_shape'), op.outputShape));
    const shape = typeSizes(sizes);
    if (!shape.every(isSize)) return rewriter.notifyMatchFailure(op, 'a negative size');
    const sameKind = reassociation.every(
      (group, dim) => isDynamic(cast.type.shape[dim]!) === group.some((i) => isDynamic(shape[i]!)),
    );
    const type = sameKind ? expandedType(cast.type, shape, reassociation) : undefined;
    if (!type) return rewriter.notifyMatchFailure(op, 'other sizes would be dynamic');
    if (type === op.result(0).type) {
      rewriter.modifyOpInPlace(op, () => op.setOperand(0, cast.source));
      return true;
    }
    const expand = buildExpandShape(rewriter, op.location, cast.source, reassociation, sizes, type);
    return replaceWithCast(op, expand, rewriter);
  }
}

export const collapsePatterns = (): RewritePattern[] => [
  new ComposeReassociativeReshapeOps(reshapes, 'collapse'),
  new ComposeCollapseOfExpandOp(reshapes),
  new CollapseShapeOpMemRefCastFolder(),
];

export const expandPatterns = (): RewritePattern[] => [
  new ComposeReassociativeReshapeOps(reshapes, 'expand'),
  new ComposeExpandOfCollapseOp(reshapes),
  new ExpandShapeOpMemRefCastFolder(),
];
