import { type Operation } from '../../../ir/operation.ts';
import { ForOp, ParallelOp } from '../generated/affine-ops.gen.ts';
import { inductionVars } from './iteration-domain.ts';

/** Returns how many indices of loops are around both operations. Source: getNumCommonSurroundingLoops. */
export function numCommonSurroundingLoops(a: Operation, b: Operation): number {
  const [ofA, ofB] = [loopsAround(a), loopsAround(b)];
  let count = 0;
  for (let i = 0; i < ofA.length && ofA[i] === ofB[i]; i++) count += inductionVars(ofA[i]!).length;
  return count;
}

/** Returns the loops around an operation, from the outside in. */
export function loopsAround(op: Operation): (ForOp | ParallelOp)[] {
  const loops: (ForOp | ParallelOp)[] = [];
  for (let owner = op.parentOp; owner; owner = owner.parentOp) {
    if (owner instanceof ForOp || owner instanceof ParallelOp) loops.push(owner);
  }
  return loops.reverse();
}
