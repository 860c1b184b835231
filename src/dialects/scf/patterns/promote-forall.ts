import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { ParallelInsertSliceOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { buildInsertSlice } from '../../tensor/slices.ts';
import { type ForallOp } from '../generated/scf-ops.gen.ts';

/** Puts the body of a loop of one iteration in its place; what was inserted in parallel is inserted. Source: promote of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export function promoteForall(op: ForallOp, lowerBounds: readonly Value[], rewriter: PatternRewriter): void {
  const body = op.region.firstBlock!;
  const terminator = body.lastOp!;
  rewriter.inlineBlockBefore(body, op.block!, op, [...lowerBounds, ...op.outputs]);
  rewriter.setInsertionPointAfter(op);
  const results: Value[] = [];
  for (const insertion of terminator.regions[0]!.firstBlock!.operations()) {
    if (!(insertion instanceof ParallelInsertSliceOp)) continue;
    const { source, dest } = insertion;
    results.push(buildInsertSlice(rewriter, op.location, source, dest, mixedSlice(insertion)));
  }
  op.results.forEach((result, i) => rewriter.replaceAllUsesWith(result, results[i]!));
  rewriter.eraseOp(terminator);
  rewriter.eraseOp(op);
}
