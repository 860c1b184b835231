import { type Operation } from '../../../../ir/operation.ts';
import { type MemoryAccess } from '../../dependence/memory-access.ts';
import { type ForOp } from '../../generated/affine-ops.gen.ts';
import { inductionVar } from '../../tiling/tile-loops.ts';
import { forLoopsAround } from '../loops-around.ts';
import { type Conflicts } from './conflicts.ts';
import { type Columns, type Instance, type Instances } from './instances.ts';

/** Executions of two accesses at one element, of which the first comes first. */
export interface OrderedPair {
  readonly instances: Instances;
  readonly first: Instance;
  readonly second: Instance;
}

/** Returns how an access may come before another one of the same nest at one element: undefined where that is not known. */
export function orderedPairs(a: MemoryAccess, b: MemoryAccess, conflicts: Conflicts): OrderedPair[] | undefined {
  const both = conflicts.both(a, b);
  if (both === 'none') return [];
  if (both === 'unknown') return undefined;
  const { instances, first, second } = both;
  const [ofA, ofB] = [forLoopsAround(a.op), forLoopsAround(b.op)];
  const common = ofA.filter((loop, i) => loop === ofB[i] && !conflicts.shared.includes(inductionVar(loop)));
  const pairs = common.map((_, depth) => {
    const ordered = instances.clone();
    addOrder(ordered, common, depth, second.columns, first.columns);
    return ordered;
  });
  if (a !== b && isBefore(a.op, b.op)) {
    const ordered = instances.clone();
    for (const loop of common) addEquality(ordered, loop, second.columns, first.columns);
    pairs.push(ordered);
  }
  return pairs.filter((each) => !each.areNone()).map((each) => ({ instances: each, first, second }));
}

/** Tells whether it is known that an iteration of loops is never behind another one. */
export function isNeverLater(instances: Instances, loops: readonly ForOp[], later: Columns, earlier: Columns): boolean {
  return loops.every((_, depth) => {
    const ordered = instances.clone();
    addOrder(ordered, loops, depth, later, earlier);
    return ordered.areNone();
  });
}

/** Says that an iteration is behind another one in loop number `depth`, and the same in those around it. */
function addOrder(
  instances: Instances,
  loops: readonly ForOp[],
  depth: number,
  later: Columns,
  earlier: Columns,
): void {
  for (const loop of loops.slice(0, depth)) addEquality(instances, loop, later, earlier);
  const index = inductionVar(loops[depth]!);
  instances.addInequality(
    [
      [later.get(index)!, 1n],
      [earlier.get(index)!, -1n],
    ],
    -1n,
  );
}

function addEquality(instances: Instances, loop: ForOp, a: Columns, b: Columns): void {
  const index = inductionVar(loop);
  instances.addEquality(
    [
      [a.get(index)!, 1n],
      [b.get(index)!, -1n],
    ],
    0n,
  );
}

/** Tells whether an operation comes before another one in the text. */
function isBefore(a: Operation, b: Operation): boolean {
  const around = new Map<unknown, Operation>();
  for (let op: Operation | undefined = a; op; op = op.parentOp) around.set(op.block, op);
  for (let op: Operation | undefined = b; op; op = op.parentOp) {
    const other = around.get(op.block);
    if (other) return other !== op && other.isBeforeInBlock(op);
  }
  return false;
}
