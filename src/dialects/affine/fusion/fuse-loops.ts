import { FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { setLowerBound, setUpperBound } from '../loop-bounds.ts';
import { canonicalizeMapAndOperands } from '../map-and-operands.ts';
import { promoteIfSingleIteration } from '../promote-loop.ts';
import { promoteReduction } from './promote-reduction.ts';
import { type ComputationSlice, forCountingWith } from './computation-slice.ts';

/** What was put into a nest. */
export interface FusedSlice {
  /** Takes it out again. */
  undo(): void;
}

/** Puts a slice of the source where it says; those of its loops that are in `merged` become part of the loop there. Source: fuseLoops of mlir/lib/Dialect/Affine/Utils/LoopFusionUtils.cpp. */
export function fuseSlice(source: ForOp, slice: ComputationSlice, merged: ReadonlySet<ForOp> = new Set()): FusedSlice {
  const { anchor, operands } = slice;
  const before = anchor.previous;
  const entry = source.findParent((op) => FunctionOpInterface.isImplementedBy(op))?.regions[0]!.firstBlock;
  const firstOp = entry?.firstOp;
  const mapping = new IRMapping();
  OpBuilder.before(anchor).clone(source, mapping);
  const loops: { readonly loop: ForOp; readonly original: ForOp }[] = [];
  slice.indices.forEach((index, i) => {
    const loop = forCountingWith(mapping.lookupOrUndefined(index));
    if (!loop) return;
    loops.push({ loop, original: forCountingWith(index)! });
    const { lower, upper } = slice.bounds[i]!;
    if (lower) setLowerBound(loop, canonicalizeMapAndOperands({ map: lower, operands }));
    if (upper) setUpperBound(loop, canonicalizeMapAndOperands({ map: upper, operands }));
  });
  for (const { loop, original } of loops) {
    if (merged.has(original)) promoteReduction(loop);
    else promoteIfSingleIteration(loop);
  }
  return {
    undo() {
      const added: Operation[] = [];
      for (let op = anchor.previous; op && op !== before; op = op.previous) added.push(op);
      // From the last one on, so that nothing is used any more.
      for (const op of added) op.erase();
      while (entry && firstOp && entry.firstOp !== firstOp) entry.firstOp!.erase();
    },
  };
}
