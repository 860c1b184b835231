import { isDefinedInside } from '../../../../ir/ancestors.ts';
import { isMemoryEffectFree } from '../../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpResult, type Value } from '../../../../ir/value.ts';
import { walk } from '../../../../ir/walk.ts';
import { isAccessOp, isWriteOp } from '../../dependence/memory-access.ts';
import { ForOp } from '../../generated/affine-ops.gen.ts';
import { constantRange, forCountingWith, onlyIndex } from '../computation-slice.ts';
import { reductionUsers } from '../promote-reduction.ts';
import { type WantedFusion } from './fusion-check.ts';

/**
 * Tells whether a loop of the source, of whose iterations a slice has one each, can become part of the innermost loop of the target that the slice is put in: that then
 * carries what the loop reduces. What uses the results comes behind the loop of the target, everything else of the source stays in it.
 */
export function canMergeReduction(loop: ForOp, { source, target, slice }: WantedFusion): boolean {
  const into = slice.anchor.parentOp;
  if (!(into instanceof ForOp) || into === target || hasLoops(loop)) return false;
  const own = slice.indices.findIndex((index) => forCountingWith(index) === loop);
  const index = onlyIndex(slice.bounds[own]!);
  if (index?.kind !== 'dim' || forCountingWith(slice.operands[index.position]) !== into) return false;
  const range = constantRange(loop);
  if (range === undefined || range !== constantRange(into)) return false;
  return !loop.inits.some((init) => isDefinedInside(init, source.region)) && canUsersMove(loop, source);
}

/** Tells whether what uses results of a reduction may happen after all else that the nest does. */
function canUsersMove(loop: ForOp, source: ForOp): boolean {
  const users = new Set(reductionUsers(loop));
  const areKnown = [...users].every(
    (user) =>
      user.block === loop.block &&
      user.regions.length === 0 &&
      !user.hasTrait('IsTerminator') &&
      (isAccessOp(user) || isMemoryEffectFree(user)) &&
      user.operands.every(
        (value) => isOfMoved(value, loop, users) || isIndex(value) || !isDefinedInside(value, source.region),
      ),
  );
  if (!areKnown) return false;
  const accesses = [...users].filter(isAccessOp);
  const written = new Set(accesses.filter(isWriteOp).map(({ memref }) => memref));
  return walk(source, {
    before: (op) => {
      if (!isAccessOp(op) || users.has(op)) return undefined;
      return written.has(op.memref) || (isWriteOp(op) && !loop.isProperAncestorOf(op)) ? 'interrupt' : undefined;
    },
  });
}

const isOfMoved = (value: Value, loop: ForOp, users: ReadonlySet<Operation>): boolean =>
  value instanceof OpResult && (value.owner === loop || users.has(value.owner));
const isIndex = (value: Value): boolean => forCountingWith(value) !== undefined;

const hasLoops = (loop: ForOp): boolean =>
  !walk(loop, { before: (op) => (op !== loop && op.regions.length > 0 ? 'interrupt' : undefined) });
