import { Block } from '../../../ir/block.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../../tensor/fold-cast.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { replaceYield, yieldedValues } from './regions.ts';

/** Carries the tensor before a cast that only forgets sizes, and casts it inside of the loop. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export class ForOpTensorCastFolder extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    for (const [i, init] of op.initArgs.entries()) {
      const source = foldableCastSource(init);
      if (!source || source.type === init.type || !op.result(i).hasOneUse) continue;
      this.#carry(op, i, source, rewriter);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
  }

  #carry(op: ForOp, index: number, source: Value, rewriter: PatternRewriter): void {
    const { location } = op;
    const oldType = op.initArgs[index]!.type;
    const initArgs = op.initArgs.with(index, source);
    const region = new Region();
    const block = new Block();
    region.append(block);
    const loop = ForOp.build(rewriter, location, {
      lowerBound: op.lowerBound,
      upperBound: op.upperBound,
      step: op.step,
      initArgs,
      unsignedCmp: op.unsignedCmp,
      regions: [region],
      resultTypes: initArgs.map(({ type }) => type),
    });
    loop.setDiscardableAttrs(op.attributes);
    const cast = (value: Value, destType: Type): Value =>
      CastOp.build(rewriter, location, { source: value, destType }).result();
    const old = op.region.firstBlock!;
    const args: Value[] = old.arguments.map((argument, i) =>
      block.addArgument(i === index + 1 ? source.type : argument.type, initArgs[i - 1]?.location ?? location),
    );
    rewriter.setInsertionPointToStart(block);
    args[index + 1] = cast(args[index + 1]!, oldType);
    rewriter.inlineBlockBefore(old, block, null, args);
    rewriter.setInsertionPointBefore(block.lastOp!);
    const yielded = yieldedValues(region);
    replaceYield(region, yielded.with(index, cast(yielded[index]!, source.type)), rewriter, location);
    rewriter.setInsertionPointAfter(loop);
    const results: Value[] = loop.results.slice();
    results[index] = cast(results[index]!, oldType);
    rewriter.replaceOp(op, results);
  }
}
