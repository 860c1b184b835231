import { cloneRegionInto, IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { Region } from '../../ir/region.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type MixedIndex, withConstants } from '../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AddIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildFill } from '../../dialects/linalg/structured/build-structured.ts';
import { buildFoldedDim, foldedMixedSizes } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp, GenerateOp, PadOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue, highPadding, lowPadding } from '../../dialects/tensor/padding.ts';
import { buildInsertSlice } from '../../dialects/tensor/slices.ts';
import { ConvertTensorToLinalgPassBase } from '../generated/conversion-passes.gen.ts';

/**
 * Makes of a padded tensor one that is filled with the padding, into which the source is put.
 * Source: DecomposePadOpPattern of mlir/lib/Dialect/Linalg/Transforms/Transforms.cpp.
 */
class DecomposePadOpPattern extends OpRewritePattern<PadOp> {
  readonly root = PadOp;
  override readonly debugNamespace = 'mlir::linalg::';

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const { location, source } = op;
    const dynamicSizes = this.#dynamicSizes(op, rewriter);
    const { shape, elementType } = op.result().type as RankedTensorType;
    const resultType = RankedTensorType.get(shape, elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType });
    const filled = this.#fill(op, rewriter, empty.result(), dynamicSizes);
    const sizes = foldedMixedSizes(rewriter, location, source);
    const slice = { offsets: withConstants(lowPadding(op)), sizes, strides: sizes.map(() => 1) };
    rewriter.replaceOp(op, [buildInsertSlice(rewriter, location, source, filled, slice)]);
    return true;
  }

  #dynamicSizes(op: PadOp, rewriter: PatternRewriter): Value[] {
    const { location, source } = op;
    const valueOf = (index: MixedIndex): Value =>
      index instanceof Value ? index : buildIndexConstant(rewriter, location, index);
    const add = (lhs: Value, rhs: Value): Value =>
      createOrFold(rewriter, (detached) => AddIOp.build(detached, location, { lhs, rhs }))[0]!;
    const [low, high] = [withConstants(lowPadding(op)), withConstants(highPadding(op))];
    const sourceShape = (source.type as RankedTensorType).shape;
    return (op.result().type as RankedTensorType).shape.flatMap((size, dim) => {
      if (!isDynamic(size)) return [];
      const inner = sourceShape[dim]!;
      const before = isDynamic(inner) ? buildFoldedDim(rewriter, location, source, dim) : valueOf(inner);
      return [add(add(before, valueOf(low[dim]!)), valueOf(high[dim]!))];
    });
  }

  /** Returns a tensor of padding: filled with one value, or computed of the indices. */
  #fill(op: PadOp, rewriter: PatternRewriter, init: Value, dynamicExtents: readonly Value[]): Value {
    const { location } = op;
    const padding = constantPaddingValue(op);
    if (padding) {
      if (padding.parentBlock === op.region.firstBlock) padding.definingOp?.moveBefore(op);
      return buildFill(rewriter, location, padding, init).result();
    }
    const region = new Region();
    // As upstream, without a word to the conversion: what is copied may be what is neither legal nor illegal.
    cloneRegionInto(op.region, region, new IRMapping());
    const args = { dynamicExtents, resultType: op.result().type, regions: [region] };
    return GenerateOp.build(rewriter, location, args).result();
  }
}

/** `convert-tensor-to-linalg`. */
export class ConvertTensorToLinalgPass extends ConvertTensorToLinalgPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('arith', 'linalg', 'tensor').addIllegalOp(PadOp);
    return applyDeferredPartialConversion(root, target, [new DecomposePadOpPattern()]);
  }
}
