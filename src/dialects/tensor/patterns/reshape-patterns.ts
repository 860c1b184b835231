import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import {
  dynamicParts,
  mixedIndices,
  type MixedIndex,
  staticIndicesAttr,
  withConstants,
  areSameIndices,
} from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Value } from '../../../ir/value.ts';
import { reshapedSplat } from '../element-folding.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp } from '../generated/tensor-ops.gen.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Folding and canonicalization of reshapes. Source: mlir/Dialect/Utils/ReshapeOpsUtils.h, TensorOps.cpp. */

type ReshapeOp = CollapseShapeOp | ExpandShapeOp;
type Reassociation = readonly (readonly number[])[];

/** Leaves out a reshape to the same type, or one that undoes the one in front of it; reshapes splats. */
export function foldReshape(op: ReshapeOp, constant: Attribute | undefined): FoldResult {
  const type = op.result(0).type as RankedTensorType;
  if (op.src.type === type) return [op.src];
  const splat = reshapedSplat(constant, type);
  if (splat) return [splat];
  const inner = op.src.definingOp;
  const inverse = op instanceof CollapseShapeOp ? ExpandShapeOp : CollapseShapeOp;
  if (!(inner instanceof inverse) || inner.src.type !== type) return undefined;
  const isCertain =
    type.shape.filter(isDynamic).length < 2 || JSON.stringify(inner.reassociation) === JSON.stringify(op.reassociation);
  return isCertain ? [inner.src] : undefined;
}

/** Returns the groups of one reshape in place of two of the same kind; the finer one has more groups. */
function composed(producer: Reassociation, consumer: Reassociation): Reassociation | undefined {
  if (producer.length === consumer.length) return undefined;
  const [fine, coarse] = producer.length > consumer.length ? [producer, consumer] : [consumer, producer];
  if (coarse.length === 0) return [];
  if (fine.length !== coarse.flat().length) return undefined;
  return coarse.map((group) => group.flatMap((dim) => fine[dim]!));
}

function buildExpandShape(
  rewriter: PatternRewriter,
  op: ExpandShapeOp,
  src: Value,
  reassociation: Reassociation,
  sizes: readonly MixedIndex[],
  type: RankedTensorType,
): Value {
  const like = ExpandShapeOp.build(rewriter, op.location, {
    src,
    reassociation,
    outputShape: dynamicParts(sizes),
    staticOutputShape: [],
    resultType: type,
  });
  like.setProperty('static_output_shape', staticIndicesAttr(op.context, sizes));
  return like.result(0);
}

const outputSizes = (op: ExpandShapeOp): MixedIndex[] =>
  mixedIndices(op.properties.get('static_output_shape'), op.outputShape);

/** Makes one operation of two that split dimensions. */
class ComposeExpands extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.src.definingOp;
    const groups = inner instanceof ExpandShapeOp ? composed(inner.reassociation, op.reassociation) : undefined;
    if (!(inner instanceof ExpandShapeOp) || !groups) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    const type = op.result(0).type as RankedTensorType;
    rewriter.replaceOp(op, [buildExpandShape(rewriter, op, inner.src, groups, outputSizes(op), type)]);
    return true;
  }
}

/** Makes one operation of two that join dimensions. */
class ComposeCollapses extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.src.definingOp;
    const reassociation =
      inner instanceof CollapseShapeOp ? composed(inner.reassociation, op.reassociation) : undefined;
    if (!(inner instanceof CollapseShapeOp) || !reassociation) {
      return rewriter.notifyMatchFailure(op, 'no reshape does both');
    }
    const resultType = op.result(0).type;
    const collapse = CollapseShapeOp.build(rewriter, op.location, { src: inner.src, reassociation, resultType });
    rewriter.replaceOp(op, collapse.results);
    return true;
  }
}

/** Puts constant sizes into the type of the result, where a cast forgot the size that they make up. */
class ConvertToStaticExpandShape extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const before = outputSizes(op);
    const sizes = withConstants(before, (value) => value >= 0);
    if (!foldableCastSource(op.src)) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    if (areSameIndices(before, sizes)) return rewriter.notifyMatchFailure(op, 'no constant size');
    const source = op.src.type as RankedTensorType;
    const type = op.result(0).type as RankedTensorType;
    const shape = sizes.map((size, dim) => (typeof size === 'number' ? size : type.shape[dim]!));
    const sourceShape = source.shape.map((size, dim) => {
      const group = op.reassociation[dim]?.map((inner) => shape[inner]!) ?? [];
      return isDynamic(size) && !group.some(isDynamic) ? group.reduce((a, b) => a * b, 1) : size;
    });
    const sourceType = source.withShape(sourceShape);
    const src = sourceType === source ? op.src : castTo(op, sourceType, rewriter);
    const expanded = buildExpandShape(rewriter, op, src, op.reassociation, sizes, type.withShape(shape));
    return replaceWithCast(op, expanded, rewriter);
  }
}

function castTo(op: ExpandShapeOp, type: RankedTensorType, rewriter: PatternRewriter): Value {
  return CastOp.build(rewriter, op.location, { source: op.src, destType: type }).result(0);
}

/** Makes splats and lists of elements of the other shape at once. */
class ReshapeOfElements extends OpRewritePattern<ReshapeOp> {
  readonly root: typeof CollapseShapeOp | typeof ExpandShapeOp;

  constructor(root: typeof CollapseShapeOp | typeof ExpandShapeOp) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: ReshapeOp, rewriter: PatternRewriter): LogicalResult {
    const source = op.src.definingOp;
    const resultType = op.result(0).type as RankedTensorType;
    if (source instanceof FromElementsOp && resultType.hasStaticShape) {
      const { elements } = source;
      rewriter.replaceOp(op, FromElementsOp.build(rewriter, op.location, { elements, resultType }).results);
      return true;
    }
    if (source instanceof SplatOp && resultType.hasStaticShape) {
      const args = { input: source.input, dynamicSizes: [], aggregateType: resultType };
      rewriter.replaceOp(op, SplatOp.build(rewriter, op.location, args).results);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'the elements are not listed');
  }
}

/** Joins dimensions of the tensor before a cast. */
class FoldCollapseOfCastOp extends OpRewritePattern<CollapseShapeOp> {
  readonly root = CollapseShapeOp;

  matchAndRewrite(op: CollapseShapeOp, rewriter: PatternRewriter): LogicalResult {
    const source = foldableCastSource(op.src);
    const type = op.result(0).type as RankedTensorType;
    if (!source) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const { shape } = source.type as RankedTensorType;
    const sizes = op.reassociation.map((group) => {
      const parts = group.map((dim) => shape[dim]!);
      return parts.find(isDynamic) ?? parts.reduce((a, b) => a * b, 1);
    });
    const resultType = type.withShape(sizes);
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
  new ComposeExpands(),
  new ConvertToStaticExpandShape(),
  new ReshapeOfElements(ExpandShapeOp),
];
export const collapseShapePatterns = (): readonly RewritePattern[] => [
  new ComposeCollapses(),
  new ReshapeOfElements(CollapseShapeOp),
  new FoldCollapseOfCastOp(),
];
