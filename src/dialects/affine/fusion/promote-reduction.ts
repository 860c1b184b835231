import { type Operation } from '../../../ir/operation.ts';
import { carryMore } from '../carry-more.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { firstIndex } from '../promote-loop.ts';

/**
 * Has the loop around a loop that runs once, and reduces, carry what that reduces; what uses the results comes behind the loop around it. Source:
 * promoteSingleIterReductionLoop of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp.
 */
export function promoteReduction(loop: ForOp): void {
  const around = loop.parentOp as ForOp;
  const users = reductionUsers(loop);
  const body = loop.region.firstBlock!;
  const [inductionVar, ...iterArgs] = body.arguments;
  if (inductionVar!.hasUses) inductionVar!.replaceAllUsesWith(firstIndex(loop));
  const terminator = body.lastOp!;
  const yielded = [...terminator.operands];
  terminator.erase();
  for (const op of [...body.operations()]) op.moveBefore(loop);
  const replacement = carryMore(around, loop.inits, yielded);
  const { length } = iterArgs;
  const carried = replacement.region.firstBlock!.arguments.slice(-length);
  iterArgs.forEach((argument, i) => argument.replaceAllUsesWith(carried[i]!));
  const results = replacement.results.slice(-length);
  loop.results.forEach((result, i) => result.replaceAllUsesWith(results[i]!));
  loop.erase();
  for (const user of users.reverse()) user.moveAfter(replacement);
}

/** Returns what uses the results of a loop, directly or by way of other such, in the order of the block. */
export function reductionUsers(loop: ForOp): Operation[] {
  const found = new Set<Operation>();
  const pending: Operation[] = [loop];
  for (let op = pending.pop(); op; op = pending.pop()) {
    for (const result of op.results) {
      for (const user of result.users()) {
        if (found.has(user)) continue;
        found.add(user);
        pending.push(user);
      }
    }
  }
  const inBlock: Operation[] = [];
  for (let op = loop.next; op; op = op.next) if (found.delete(op)) inBlock.push(op);
  return [...inBlock, ...found];
}
