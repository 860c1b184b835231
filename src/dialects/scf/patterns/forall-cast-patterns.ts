import { Block } from '../../../ir/block.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../../tensor/fold-cast.ts';
import { CastOp, ParallelInsertSliceOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { controlsOf, rebuildForall } from './forall-controls.ts';

/** Shares the tensors before casts and casts them inside of the loop. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export class FoldTensorCastOfOutputIntoForallOp extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    const { location, outputs } = op;
    const sources = outputs.map(foldableCastSource);
    if (sources.every((source) => source === undefined)) {
      return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    }
    const shared = outputs.map((output, i) => sources[i] ?? output);
    const region = new Region();
    const block = new Block();
    region.append(block);
    const old = op.region.firstBlock!;
    const rank = op.staticLowerBound.length;
    const args = old.arguments.map(({ type, location: place }, i) =>
      block.addArgument(i < rank ? type : shared[i - rank]!.type, place),
    );
    rewriter.setInsertionPointToEnd(block);
    const cast = (source: Value, { type }: Value): Value =>
      CastOp.build(rewriter, location, { source, destType: type }).result();
    // Made before the loop is, as upstream: nobody hears of them, so that those that are not needed stay for now.
    const inside = args.map((argument, i) =>
      sources[i - rank] === undefined ? argument : cast(argument, old.arguments[i]!),
    );
    rewriter.setInsertionPointBefore(op);
    const loop = rebuildForall(op, rewriter, controlsOf(op), shared, region);
    // Discardable attributes are lost, as upstream.
    loop.setDiscardableAttrs(new Map());
    rewriter.inlineBlockBefore(old, block, null, inside);
    for (const insertion of block.lastOp!.regions[0]!.firstBlock!.operations()) {
      const shareIndex = insertion instanceof ParallelInsertSliceOp ? inside.indexOf(insertion.dest) : -1;
      if (shareIndex >= 0) insertion.setOperand(1, args[shareIndex]!);
    }
    rewriter.setInsertionPointAfter(loop);
    rewriter.replaceOp(
      op,
      loop.results.map((result, i) => (sources[i] === undefined ? result : cast(result, op.result(i)))),
    );
    return true;
  }
}
