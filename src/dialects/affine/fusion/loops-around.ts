import { type Operation } from '../../../ir/operation.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';

/** Returns the `affine.for` around an operation within its affine scope, from the outside in. Source: getAffineForIVs. */
export function forLoopsAround(op: Operation): ForOp[] {
  const loops: ForOp[] = [];
  for (let owner = op.parentOp; owner && !owner.hasTrait('AffineScope'); owner = owner.parentOp) {
    if (owner instanceof ForOp) loops.push(owner);
  }
  return loops.reverse();
}

/** Returns the loops that are around all of the operations, from the outside in. Source: getInnermostCommonLoopDepth. */
export function innermostCommonLoops(ops: readonly Operation[]): ForOp[] {
  const [first, ...others] = ops.map(forLoopsAround);
  if (!first) return [];
  let count = first.length;
  for (const loops of others) {
    const different = first.findIndex((loop, i) => loop !== loops[i]);
    if (different >= 0 && different < count) count = different;
  }
  return first.slice(0, count);
}
