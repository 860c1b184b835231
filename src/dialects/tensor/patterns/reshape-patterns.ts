import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { collapsedShape } from '../../../ir/types/known-shapes.ts';
import { isDynamic, isSize, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Reassociation } from '../../../rewrite/collapsing-reassociation.ts';
import { sourceOfUndone } from '../../../rewrite/fold-reshape.ts';
import {
  constantIndex,
  dynamicParts,
  type MixedIndex,
  mixedIndices,
  staticIndicesAttr,
  typeSizes,
} from '../../../rewrite/mixed-indices.ts';
import {
  ComposeCollapseOfExpandOp,
  ComposeExpandOfCollapseOp,
  ComposeReassociativeReshapeOps,
  type ReshapeDialect,
  type ReshapeSite,
} from '../../../rewrite/reshape-patterns.ts';
import { isSameList } from '../../../support/lists.ts';
import { buildIndexProduct } from '../../arith/build-index.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Value } from '../../../ir/value.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp } from '../generated/tensor-ops.gen.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Folding and canonicalization of reshapes. Source: mlir/Dialect/Utils/ReshapeOpsUtils.h, TensorOps.cpp. */

type ReshapeOp = CollapseShapeOp | ExpandShapeOp;

/** Leaves out a reshape to the same type, or one that undoes the one in front of it; reshapes constants. Source: foldReshapeOp. */
export function foldReshape(op: ReshapeOp, constant: Attribute | undefined): FoldResult {
  const type = op.result(0).type as RankedTensorType;
  if (op.src.type !== type && constant instanceof DenseElementsAttr && type.hasStaticShape) {
    return [DenseElementsAttr.get(type, constant.bytes)];
  }
  const source = sourceOfUndone(op, { expand: ExpandShapeOp, collapse: CollapseShapeOp });
  return source && [source];
}

/** Makes an expansion to `type`, which has these sizes. */
export function buildExpandShape(
  { rewriter, location, src, type }: ReshapeSite,
  reassociation: Reassociation,
  sizes: readonly MixedIndex[],
): Value {
  const op = ExpandShapeOp.build(rewriter, location, {
    src,
    reassociation,
    outputShape: dynamicParts(sizes),
    staticOutputShape: [],
    resultType: type,
  });
  op.setProperty('static_output_shape', staticIndicesAttr(rewriter.context, sizes));
  return op.result();
}

/** Returns the sizes of the result. */
export const outputSizes = (op: ExpandShapeOp): MixedIndex[] =>
  mixedIndices(op.properties.get('static_output_shape'), op.outputShape);

const reshapes: ReshapeDialect<ExpandShapeOp, CollapseShapeOp> = {
  expand: ExpandShapeOp,
  collapse: CollapseShapeOp,
  typeClassName: 'RankedTensorType',
  hasPlainLayout: () => true,
  outputSizes,
  buildExpand: buildExpandShape,
  buildCollapse: ({ rewriter, location, src, type }, reassociation) =>
    CollapseShapeOp.build(rewriter, location, { src, reassociation, resultType: type }).result(),
  buildCast: ({ rewriter, location, src, type }) =>
    CastOp.build(rewriter, location, { source: src, destType: type }).result(),
  buildProduct: buildIndexProduct,
};

/** Puts constant sizes into the type of the result, where a cast forgot the size that they make up. */
class ConvertToStaticExpandShape extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const before = foldableCastSource(op.src);
    if (!before) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const { shape } = before.type as RankedTensorType;
    const { location, reassociation } = op;
    const sizes = outputSizes(op);
    for (const [dim, group] of reassociation.entries()) {
      // Of an unknown size one of the sizes must stay unknown.
      if (!isDynamic(shape[dim]!))
        for (const inner of group) sizes[inner] = constantIndex(sizes[inner]!) ?? sizes[inner]!;
    }
    if (isSameList(outputSizes(op), sizes)) return rewriter.notifyMatchFailure(op, 'no constant size');
    const known = typeSizes(sizes);
    const source = collapsedShape(known, reassociation);
    if (!source || !known.every(isSize)) return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    const { elementType } = op.src.type as RankedTensorType;
    const destType = RankedTensorType.get(source, elementType);
    const src = CastOp.build(rewriter, location, { source: op.src, destType }).result();
    const type = RankedTensorType.get(known, elementType);
    const expanded = buildExpandShape({ rewriter, location, src, type }, reassociation, sizes);
    return replaceWithCast(op, expanded, rewriter);
  }
}

/** A pattern for reshapes of both kinds. */
abstract class ReshapePattern extends OpRewritePattern<ReshapeOp> {
  readonly root: typeof CollapseShapeOp | typeof ExpandShapeOp;
  override readonly debugName: string;

  /** `template` is the name of MLIR's class for both kinds. */
  constructor(root: typeof CollapseShapeOp | typeof ExpandShapeOp, template: string) {
    super();
    this.root = root;
    this.debugName = `${template}<${opClassName(root)}>`;
  }
}

/** Stands for a pattern of MLIR that folding leaves nothing to do, for those who count or watch patterns. */
class FoldReshapeWithConstant extends ReshapePattern {
  constructor(root: typeof CollapseShapeOp | typeof ExpandShapeOp) {
    super(root, 'FoldReshapeWithConstant');
  }

  matchAndRewrite(op: ReshapeOp, rewriter: PatternRewriter): LogicalResult {
    return rewriter.notifyMatchFailure(op, 'reshapes of constants fold');
  }
}

/** Makes a splat of the other shape at once. */
class FoldReshapeWithSplat extends ReshapePattern {
  constructor(root: typeof CollapseShapeOp | typeof ExpandShapeOp) {
    super(root, 'FoldReshapeWithSplat');
  }

  matchAndRewrite(op: ReshapeOp, rewriter: PatternRewriter): LogicalResult {
    const source = op.src.definingOp;
    if (!(source instanceof SplatOp) || !(op.src.type as RankedTensorType).hasStaticShape) {
      return rewriter.notifyMatchFailure(op, 'not a splat of known shape');
    }
    const args = { input: source.input, dynamicSizes: [], aggregateType: op.result(0).type };
    rewriter.replaceOp(op, SplatOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Makes a list of elements of the other shape at once. */
class FoldReshapeWithFromElements extends ReshapePattern {
  constructor(root: typeof CollapseShapeOp | typeof ExpandShapeOp) {
    super(root, 'FoldReshapeWithFromElements');
  }

  matchAndRewrite(op: ReshapeOp, rewriter: PatternRewriter): LogicalResult {
    const source = op.src.definingOp;
    const resultType = op.result(0).type as RankedTensorType;
    if (!(source instanceof FromElementsOp) || !resultType.hasStaticShape) {
      return rewriter.notifyMatchFailure(op, 'the elements are not listed');
    }
    const { elements } = source;
    rewriter.replaceOp(op, FromElementsOp.build(rewriter, op.location, { elements, resultType }).results);
    return true;
  }
}

/** Returns the patterns for reshapes of tensors whose elements are known. */
function elementPatterns(root: typeof CollapseShapeOp | typeof ExpandShapeOp): readonly RewritePattern[] {
  return [new FoldReshapeWithConstant(root), new FoldReshapeWithSplat(root), new FoldReshapeWithFromElements(root)];
}

/** Joins dimensions of the tensor before a cast. */
class FoldCollapseOfCastOp extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const source = foldableCastSource(op.src);
    const type = op.result(0).type as RankedTensorType;
    if (!source) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const sizes = collapsedShape((source.type as RankedTensorType).shape, op.reassociation);
    if (!sizes) return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    const resultType = RankedTensorType.get(sizes, type.elementType);
    if (resultType === type) {
      rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
      return true;
    }
    const { reassociation } = op;
    const collapse = CollapseShapeOp.build(rewriter, op.location, { src: source, reassociation, resultType });
    return replaceWithCast(op, collapse.result(0), rewriter);
  }
}

export const expandShapePatterns = (): readonly RewritePattern[] => [
  new ComposeReassociativeReshapeOps(reshapes, 'expand'),
  new ComposeExpandOfCollapseOp(reshapes),
  new ConvertToStaticExpandShape(),
  ...elementPatterns(ExpandShapeOp),
];
export const collapseShapePatterns = (): readonly RewritePattern[] => [
  new ComposeReassociativeReshapeOps(reshapes, 'collapse'),
  new ComposeCollapseOfExpandOp(reshapes),
  ...elementPatterns(CollapseShapeOp),
  new FoldCollapseOfCastOp(),
];
