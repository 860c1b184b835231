import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { walk } from '../ir/walk.ts';

/** A loop with one region of one block. */
export interface NestedLoop extends Operation {
  readonly region: Region;
}

/** A class of loops. */
type LoopClass<T extends NestedLoop> = abstract new (...args: never[]) => T;

/** Returns the loop that is all that the body of `loop` has in front of its terminator. */
function onlyLoopIn<T extends NestedLoop>(loop: T, loopClass: LoopClass<T>): T | undefined {
  const { firstOp, lastOp } = loop.region.firstBlock!;
  return firstOp instanceof loopClass && firstOp.next !== null && firstOp.next === lastOp ? firstOp : undefined;
}

/** Returns `root` and the loops in it that are all that is in the one around them, from the outside in. Source: getPerfectlyNestedLoops. */
export function perfectNest<T extends NestedLoop>(root: T, loopClass: LoopClass<T>): T[] {
  const loops: T[] = [];
  for (let loop: T | undefined = root; loop; loop = onlyLoopIn(loop, loopClass)) loops.push(loop);
  return loops;
}

/** Returns the nests inside of an operation that are in no larger ones, outer before inner. */
export function perfectNests<T extends NestedLoop>(root: Operation, loopClass: LoopClass<T>): T[][] {
  const nests: T[][] = [];
  const seen = new Set<Operation>();
  walk(root, {
    before: (op) => {
      if (!(op instanceof loopClass) || seen.has(op)) return;
      const nest = perfectNest(op, loopClass);
      for (const loop of nest) seen.add(loop);
      nests.push(nest);
    },
  });
  return nests;
}
