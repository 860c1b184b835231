import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { isReadOp, isWriteOp } from '../dependence/memory-access.ts';
import { ForOp, IfOp } from '../generated/affine-ops.gen.ts';
import { knownTripCount } from '../trip-count.ts';
import { type ComputationSlice } from './computation-slice.ts';
import { forLoopsAround } from './loops-around.ts';

/** How many operations nests execute. Source: mlir/lib/Dialect/Affine/Utils/LoopFusionUtils.cpp. */

/** What is known of the loops of a nest. */
interface NestStatistics {
  readonly children: ReadonlyMap<Operation, readonly ForOp[]>;
  /** How many operations that are neither loops nor conditions the bodies have, without terminators. */
  readonly operations: ReadonlyMap<Operation, bigint>;
  readonly tripCounts: ReadonlyMap<Operation, bigint>;
}

/** Returns what is known of the loops of a nest; undefined where one is in something else or runs a number of times that is not known. Source: getLoopNestStats. */
export function nestStatistics(root: ForOp): NestStatistics | undefined {
  const children = new Map<Operation, ForOp[]>();
  const operations = new Map<Operation, bigint>();
  const tripCounts = new Map<Operation, bigint>();
  const isKnown = walk(root, {
    after: (op) => {
      if (!(op instanceof ForOp)) return undefined;
      if (op !== root) {
        const { parentOp } = op;
        if (!(parentOp instanceof ForOp)) return 'interrupt';
        const siblings = children.get(parentOp);
        if (siblings) siblings.push(op);
        else children.set(parentOp, [op]);
      }
      let count = -1n;
      for (const each of op.region.firstBlock!.operations()) {
        if (!(each instanceof ForOp || each instanceof IfOp)) count++;
      }
      operations.set(op, count);
      const tripCount = knownTripCount(op);
      if (tripCount === undefined) return 'interrupt';
      tripCounts.set(op, tripCount);
      return undefined;
    },
  });
  return isKnown ? { children, operations, tripCounts } : undefined;
}

/** Returns how many operations a nest executes, where some loops run otherwise and the bodies of some have more operations. Source: getComputeCost. */
export function computeCost(
  loop: Operation,
  statistics: NestStatistics,
  tripCounts: ReadonlyMap<Operation, bigint> = new Map(),
  added: ReadonlyMap<Operation, bigint> = new Map(),
): bigint {
  let count = statistics.operations.get(loop)! + (added.get(loop) ?? 0n);
  for (const child of statistics.children.get(loop) ?? []) count += computeCost(child, statistics, tripCounts, added);
  return count * (tripCounts.get(loop) ?? statistics.tripCounts.get(loop)!);
}

/** Returns how many operations the target executes once it has the slice; undefined where that is not known. Source: getFusionComputeCost. */
function fusedCost(
  source: ForOp,
  sourceStatistics: NestStatistics,
  target: ForOp,
  targetStatistics: NestStatistics,
  slice: ComputationSlice,
): bigint | undefined {
  const tripCounts = slice.tripCounts();
  if (!tripCounts) return undefined;
  const added = new Map<Operation, bigint>();
  const parent = slice.anchor.parentOp!;
  // What one iteration stores is known where it is loaded.
  if (slice.isUnit()) subtractForwarded(source, parent, added);
  added.set(parent, computeCost(source, sourceStatistics, tripCounts, added));
  return computeCost(target, targetStatistics, undefined, added);
}

function subtractForwarded(source: ForOp, parent: Operation, added: Map<Operation, bigint>): void {
  const stored = new Set<Value>();
  walk(source, {
    before: (op) => {
      if (isWriteOp(op)) stored.add(op.memref);
    },
  });
  for (const memref of stored) {
    for (const user of memref.users()) {
      const { parentOp } = user;
      if (!isReadOp(user) || !(parentOp instanceof ForOp)) continue;
      if (!forLoopsAround(user).some((loop) => loop === parent)) continue;
      added.set(parentOp, (added.get(parentOp) ?? 0n) - 1n);
    }
  }
}

/** Returns by how much more than both nests the target executes once it has the slice, as a fraction; undefined where that is not known. Source: getAdditionalComputeFraction. */
export function additionalCompute(source: ForOp, target: ForOp, slice: ComputationSlice): number | undefined {
  const [ofSource, ofTarget] = [nestStatistics(source), nestStatistics(target)];
  if (!ofSource || !ofTarget) return undefined;
  const fused = fusedCost(source, ofSource, target, ofTarget, slice);
  if (fused === undefined) return undefined;
  return Number(fused) / (Number(computeCost(source, ofSource)) + Number(computeCost(target, ofTarget))) - 1;
}
