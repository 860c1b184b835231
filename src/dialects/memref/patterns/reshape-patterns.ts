import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  dynamicParts,
  mixedIndices,
  type MixedIndex,
  staticParts,
  withConstants,
} from '../../../rewrite/mixed-indices.ts';
import { buildExpandShape } from '../build-expand-shape.ts';
import { collapsingReassociation } from '../collapsing-reassociation.ts';
import { castSource } from '../fold-cast.ts';
import { CollapseShapeOp, ExpandShapeOp } from '../generated/memref-ops.gen.ts';
import { type Reassociation } from '../reassociation.ts';
import { collapsedType, expandedType } from '../reshaped-layout.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, mlir/Dialect/Utils/ReshapeOpsUtils.h and .cpp. */

const areIdentities = (...values: readonly Value[]): boolean =>
  values.every(({ type }) => hasIdentityLayout(type as MemRefType));

/** Returns the groups of one reshape in place of two of the same kind; the finer one has more groups. */
function composed(producer: Reassociation, consumer: Reassociation): Reassociation | undefined {
  if (producer.length === consumer.length) return undefined;
  const [fine, coarse] = producer.length > consumer.length ? [producer, consumer] : [consumer, producer];
  if (coarse.length === 0) return [];
  if (fine.length !== coarse.flat().length) return undefined;
  return coarse.map((group) => group.flatMap((dim) => fine[dim]!));
}

/** Makes one operation of two that join dimensions. */
class ComposeCollapses extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.src.definingOp;
    if (!(inner instanceof CollapseShapeOp) || !areIdentities(inner.src, op.src, op.result(0))) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const reassociation = composed(inner.reassociation, op.reassociation);
    if (!reassociation) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    const resultType = op.result(0).type;
    const collapse = CollapseShapeOp.build(rewriter, op.location, { src: inner.src, reassociation, resultType });
    rewriter.replaceOp(op, [collapse.result(0)]);
    return true;
  }
}

/** Makes one operation of two that split dimensions. */
class ComposeExpands extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.src.definingOp;
    if (!(inner instanceof ExpandShapeOp) || !areIdentities(inner.src, op.src, op.result(0))) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const reassociation = composed(inner.reassociation, op.reassociation);
    if (!reassociation) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    const outputShape = mixedIndices(op.properties.get('static_output_shape'), op.outputShape);
    const type = op.result(0).type as MemRefType;
    rewriter.replaceOp(op, [buildExpandShape(rewriter, op.location, inner.src, reassociation, outputShape, type)]);
    return true;
  }
}

/** Splits or joins only what is left of splitting and then joining. */
class ComposeCollapseOfExpand extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const expand = op.src.definingOp;
    if (!(expand instanceof ExpandShapeOp) || !areIdentities(op.src, expand.src)) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const source = expand.src.type as MemRefType;
    const resultType = op.result(0).type as MemRefType;
    if (source === resultType) return rewriter.notifyMatchFailure(op, 'this folds');
    const isSmaller = source.rank > resultType.rank;
    const reassociation = isSmaller
      ? remaining(expand.reassociation, op.reassociation)
      : remaining(op.reassociation, expand.reassociation);
    if (!reassociation) return rewriter.notifyMatchFailure(op, 'the groups overlap');
    if (source.rank === resultType.rank) return replaceWithCast(op, expand.src, rewriter);
    if (isSmaller) {
      const collapse = CollapseShapeOp.build(rewriter, op.location, { src: expand.src, reassociation, resultType });
      rewriter.replaceOp(op, [collapse.result(0)]);
      return true;
    }
    const sizes = mixedIndices(expand.properties.get('static_output_shape'), expand.outputShape);
    const outputShape = op.reassociation.map((group) => joinedSize(group.map((dim) => sizes[dim]!)));
    if (!outputShape.every((size) => size !== undefined)) return rewriter.notifyMatchFailure(op, 'unknown sizes');
    rewriter.replaceOp(op, [
      buildExpandShape(rewriter, op.location, expand.src, reassociation, outputShape, resultType),
    ]);
    return true;
  }
}

/** Returns the size of dimensions that become one, when that needs no multiplication of values. */
function joinedSize(sizes: readonly MixedIndex[]): MixedIndex | undefined {
  const values = dynamicParts(sizes);
  const known = product(sizes.filter((size) => typeof size === 'number'));
  if (values.length === 0) return known;
  return values.length === 1 && known === 1 ? values[0] : undefined;
}

/** Returns which of the finer groups are in each of the coarser ones. */
function remaining(fine: Reassociation, coarse: Reassociation): Reassociation | undefined {
  let next = 0;
  const groups: number[][] = [];
  for (const group of coarse) {
    const last = group.at(-1)!;
    const inside: number[] = [];
    while (next < fine.length) {
      const end = fine[next]!.at(-1)!;
      if (end > last) return undefined;
      inside.push(next++);
      if (end === last) break;
    }
    groups.push(inside);
  }
  return groups;
}

/** Splits or joins only what is left of joining and then splitting. */
class ComposeExpandOfCollapse extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const collapse = op.src.definingOp;
    if (!(collapse instanceof CollapseShapeOp) || !areIdentities(op.src, collapse.src)) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const { src } = collapse;
    const source = src.type as MemRefType;
    const resultType = op.result(0).type as MemRefType;
    if (source.rank === resultType.rank) return rewriter.notifyMatchFailure(op, 'of the same rank');
    const isSmaller = source.rank > resultType.rank;
    const reassociation = isSmaller
      ? collapsingReassociation(collapse.reassociation, op.reassociation, source.shape, resultType.shape)
      : collapsingReassociation(op.reassociation, collapse.reassociation, resultType.shape, source.shape);
    if (!reassociation) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    if (isSmaller) {
      rewriter.replaceOp(op, [
        CollapseShapeOp.build(rewriter, op.location, { src, reassociation, resultType }).result(0),
      ]);
      return true;
    }
    const sizes = mixedIndices(op.properties.get('static_output_shape'), op.outputShape);
    rewriter.replaceOp(op, [buildExpandShape(rewriter, op.location, src, reassociation, sizes, resultType)]);
    return true;
  }
}

/** Joins dimensions of the source of a cast. */
class CollapseShapeOpMemRefCastFolder extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const cast = castSource(op.src);
    if (!cast) return rewriter.notifyMatchFailure(op, 'no cast that may be left out');
    const { reassociation } = op;
    const shape = reassociation.map((group) => {
      const sizes = group.map((dim) => cast.type.shape[dim]!);
      return sizes.find(isDynamic) ?? product(sizes);
    });
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

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const cast = castSource(op.src);
    if (!cast) return rewriter.notifyMatchFailure(op, 'no cast that may be left out');
    const { reassociation } = op;
    const sizes = withConstants(mixedIndices(op.properties.get('static_output_shape'), op.outputShape));
    const shape = staticParts(sizes);
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
  new ComposeCollapses(),
  new ComposeCollapseOfExpand(),
  new CollapseShapeOpMemRefCastFolder(),
];

export const expandPatterns = (): RewritePattern[] => [
  new ComposeExpands(),
  new ComposeExpandOfCollapse(),
  new ExpandShapeOpMemRefCastFolder(),
];
