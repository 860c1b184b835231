import { staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import {
  areSameIndices,
  dynamicParts,
  mixedIndices,
  type MixedIndex,
  staticIndicesAttr,
  withConstants,
} from '../../../rewrite/mixed-indices.ts';
import { sum } from '../../../support/math.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource, preservesStaticInformation } from '../fold-cast.ts';
import { CastOp, ConcatOp, PadOp } from '../generated/tensor-ops.gen.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of operations that make a larger tensor. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** What adds nothing is a cast, unless that is not wanted. */
class FoldStaticZeroPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const added = ['static_low', 'static_high'].flatMap((name) => staticIndices(op.properties.get(name)));
    if (op.nofold || added.some((size) => size !== 0)) return rewriter.notifyMatchFailure(op, 'something is added');
    return replaceWithCast(op, op.source, rewriter);
  }
}

const lowOf = (op: PadOp): MixedIndex[] => mixedIndices(op.properties.get('static_low'), op.low);
const highOf = (op: PadOp): MixedIndex[] => mixedIndices(op.properties.get('static_high'), op.high);

/** Returns the sizes of what is padded, as far as they are known. */
function paddedShape(source: RankedTensorType, low: readonly MixedIndex[], high: readonly MixedIndex[]): number[] {
  return source.shape.map((size, dim) => {
    const parts = [low[dim]!, size, high[dim]!];
    return parts.every((part) => typeof part === 'number' && !isDynamic(part)) ? sum(parts as number[]) : kDynamic;
  });
}

/** Makes a copy with another source, other paddings and another type, that takes the region over. */
function rebuild(
  op: PadOp,
  rewriter: PatternRewriter,
  [source, low, high, type]: readonly [Value, readonly MixedIndex[], readonly MixedIndex[], RankedTensorType],
): Value {
  const lists = [dynamicParts(low), dynamicParts(high)];
  const pad = rewriter.create({
    name: op.name,
    location: op.location,
    operands: [source, ...lists.flat()],
    resultTypes: [type],
    properties: new Map<string, Attribute>([
      ...op.properties,
      ['static_low', staticIndicesAttr(op.context, low)],
      ['static_high', staticIndicesAttr(op.context, high)],
      ['operandSegmentSizes', denseI32Array(op.context, [1, ...lists.map((list) => list.length)])],
    ]),
    regions: [new Region()],
  });
  rewriter.inlineRegionBefore(op.region, pad.regions[0]!);
  return pad.result(0);
}

/** Pads the tensor before a cast. */
class FoldSourceTensorCast extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const source = foldableCastSource(op.source);
    if (!source) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const [low, high] = [lowOf(op), highOf(op)];
    const old = op.result(0).type as RankedTensorType;
    const inferred = paddedShape(source.type as RankedTensorType, low, high);
    const type = old.withShape(inferred.map((size, dim) => (isDynamic(old.shape[dim]!) ? size : old.shape[dim]!)));
    if (type !== old) return replaceWithCast(op, rebuild(op, rewriter, [source, low, high, type]), rewriter);
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
    return true;
  }
}

/** Gives the result the sizes that the only cast of it says. */
class FoldTargetTensorCast extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const uses = [...op.result(0).uses()];
    const cast = uses[0]?.owner;
    if (uses.length !== 1 || !(cast instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not only cast');
    const type = cast.result(0).type;
    if (!(type instanceof RankedTensorType) || !preservesStaticInformation(op.result(0).type, type)) {
      return rewriter.notifyMatchFailure(op, 'the cast forgets sizes');
    }
    const pad = rebuild(op, rewriter, [op.source, lowOf(op), highOf(op), type]);
    rewriter.replaceOp(op, [pad]);
    rewriter.replaceOp(cast, [pad]);
    return true;
  }
}

/** Puts constant paddings into the operation. */
class FoldStaticPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const [low, high] = [withConstants(lowOf(op)), withConstants(highOf(op))];
    if (areSameIndices(low, lowOf(op)) && areSameIndices(high, highOf(op))) {
      return rewriter.notifyMatchFailure(op, 'no constant padding');
    }
    const old = op.result(0).type as RankedTensorType;
    const inferred = paddedShape(op.source.type as RankedTensorType, low, high);
    const type = old.withShape(inferred.map((size, dim) => (isDynamic(old.shape[dim]!) ? size : old.shape[dim]!)));
    return replaceWithCast(op, rebuild(op, rewriter, [op.source, low, high, type]), rewriter);
  }
}

/** Puts the sizes that follow from the tensors into the type. */
class InferConcatResultType extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const old = op.result(0).type as RankedTensorType;
    const shapes = op.inputs.map((input) => (input.type as RankedTensorType).shape);
    const shape = old.shape.map((size, dim) => {
      if (!isDynamic(size)) return size;
      const sizes = shapes.map((of) => of[dim]!);
      if (dim !== op.dim) return sizes.find((known) => !isDynamic(known)) ?? kDynamic;
      return sizes.some(isDynamic) ? kDynamic : sum(sizes);
    });
    const resultType = old.withShape(shape);
    if (resultType === old) return rewriter.notifyMatchFailure(op, 'nothing more is known');
    const { dim, inputs } = op;
    const concat = ConcatOp.build(rewriter, op.location, { dim, inputs, resultType });
    return replaceWithCast(op, concat.result(0), rewriter);
  }
}

/** Of one tensor it is a cast. */
class SingleInputConcatOp extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const { inputs } = op;
    if (inputs.length !== 1) return rewriter.notifyMatchFailure(op, 'more than one tensor');
    return replaceWithCast(op, inputs[0]!, rewriter);
  }
}

export const padPatterns = (): readonly RewritePattern[] => [
  new FoldStaticZeroPadding(),
  new FoldSourceTensorCast(),
  new FoldTargetTensorCast(),
  new FoldStaticPadding(),
];
export const concatPatterns = (): readonly RewritePattern[] => [new InferConcatResultType(), new SingleInputConcatOp()];
