import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { DominanceInfo } from '../../../ir/dominance.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { haveEqualRegions, keyWithoutOperands } from '../../../ir/operation-equivalence.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { isSameList } from '../../../support/lists.ts';
import { mayAlias } from '../../../transforms/alias/local-alias-analysis.ts';
import { ParallelOp, ReduceOp } from '../generated/scf-ops.gen.ts';
import { SCFParallelLoopFusionPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-parallel-loop-fusion`. Source: mlir/lib/Dialect/SCF/Transforms/ParallelLoopFusion.cpp. */
export class SCFParallelLoopFusionPass extends SCFParallelLoopFusionPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after(op) {
        for (const { blocks } of op.regions) for (const block of blocks) fuseNeighbours(block);
      },
    });
  }
}

/** Fuses the parallel loops of the block between which nothing has effects, from the first one on. */
function fuseNeighbours(block: Block): void {
  let last: ParallelOp | undefined;
  for (const op of [...block.operations()]) {
    if (op instanceof ParallelOp) last = last && mayFuse(last, op) ? fuse(last, op) : op;
    else if (op.regions.length > 0 || !isMemoryEffectFree(op)) last = undefined;
  }
}

function mayFuse(first: ParallelOp, second: ParallelOp): boolean {
  return (
    !hasNestedLoop(first) &&
    !hasNestedLoop(second) &&
    isSameList(first.lowerBound, second.lowerBound) &&
    isSameList(first.upperBound, second.upperBound) &&
    isSameList(first.step, second.step) &&
    readsOwnIterationOnly(first, second) &&
    readsOwnIterationOnly(second, first) &&
    isUsedBehind(first, second)
  );
}

function hasNestedLoop(loop: ParallelOp): boolean {
  return !walkOps(loop, ParallelOp, (op) => (op === loop ? 'advance' : 'interrupt'));
}

/** Tells whether all users of the results of the first loop are behind the second. */
function isUsedBehind(first: ParallelOp, second: ParallelOp): boolean {
  const dominance = new DominanceInfo();
  return first.results.every((result) =>
    [...result.uses()].every(({ owner }) => dominance.properlyDominates(second, owner, false)),
  );
}

/** An access of an element of a buffer. */
interface Access {
  readonly memref: Value;
  readonly indices: readonly Value[];
}

/** Tells whether of the memory that `writer` writes to, each iteration of `reader` reads at most what the same one of `writer` wrote. */
function readsOwnIterationOnly(writer: ParallelOp, reader: ParallelOp): boolean {
  const stores = new Map<Value, Access[]>();
  walk(writer, {
    before({ name, operands: [, memref, ...indices] }) {
      if (name !== 'memref.store') return;
      const store: Access = { memref: memref!, indices };
      const others = stores.get(store.memref);
      if (others) others.push(store);
      else stores.set(store.memref, [store]);
    },
  });
  const indices = writer.region.firstBlock!.arguments;
  const indicesOfReader = reader.region.firstBlock!.arguments;
  const matching = new Map<Value, Value>(indices.map((index, i) => [index, indicesOfReader[i]!]));
  return walk(reader, {
    before({ name, operands: [memref, ...indices], block }) {
      if (name !== 'memref.load') return;
      const load: Access = { memref: memref!, indices };
      // What is made beside the load may be a view of anything.
      const isMadeBeside = load.memref.definingOp !== undefined && load.memref.definingOp.block === block;
      return !isMadeBeside && readsOwnElementOnly(load, stores, matching) ? 'advance' : 'interrupt';
    },
  });
}

/** Tells whether the stores write to no memory that the load may read, or all to the element that it does. */
function readsOwnElementOnly(
  { memref, indices }: Access,
  stores: ReadonlyMap<Value, readonly Access[]>,
  matching: ReadonlyMap<Value, Value>,
): boolean {
  for (const stored of stores.keys()) if (stored !== memref && mayAlias(stored, memref)) return false;
  const [store, ...others] = stores.get(memref) ?? [];
  if (!store) return true;
  return (
    others.every((other) => isSameList(other.indices, store.indices)) &&
    store.indices.every((index, i) => isSameIndex(index, indices[i]!, matching))
  );
}

/** Tells whether an index in one loop is that in the other, whose values `matching` gives for those of the first. */
function isSameIndex(a: Value, b: Value, matching: ReadonlyMap<Value, Value>): boolean {
  const inOther = (value: Value): Value => matching.get(value) ?? value;
  if (inOther(a) === b) return true;
  const [opA, opB] = [a.definingOp, b.definingOp];
  if (!opA || !opB || !isMemoryEffectFree(opA) || !isMemoryEffectFree(opB)) return false;
  return (
    keyWithoutOperands(opA) === keyWithoutOperands(opB) &&
    opA.operands.every((operand, i) => inOther(operand) === inOther(opB.operand(i))) &&
    haveEqualRegions(opA, opB)
  );
}

/** Makes one loop of two, which does in each iteration what the first does, then what the second does. */
function fuse(first: ParallelOp, second: ParallelOp): ParallelOp {
  const { context, location, lowerBound, upperBound, step } = second;
  const rewriter = new PatternRewriter(context);
  const [region, body] = [new Region(), new Block()];
  region.append(body);
  for (const _ of step) body.addArgument(IndexType.get(context), location);
  const loop = ParallelOp.build(OpBuilder.before(second), location, {
    lowerBound,
    upperBound,
    step,
    initVals: [...first.initVals, ...second.initVals],
    regions: [region],
    resultTypes: [...first.results, ...second.results].map(({ type }) => type),
  });
  const ends = [first, second].map((op) => {
    const block = op.region.firstBlock!;
    const end = block.lastOp as ReduceOp;
    rewriter.inlineBlockBefore(block, body, null, body.arguments);
    return end;
  });
  buildEnd(rewriter, body, second, ends);
  [...first.results, ...second.results].forEach((result, i) => result.replaceAllUsesWith(loop.result(i)));
  for (const op of [...ends, first, second]) op.erase();
  return loop;
}

/** Ends the body with what the ends of both bodies do. */
function buildEnd(
  rewriter: PatternRewriter,
  body: Block,
  { location: ofLoop }: ParallelOp,
  ends: readonly ReduceOp[],
): void {
  const operands = ends.flatMap((end) => end.operands);
  const location = operands.length > 0 ? ends.at(-1)!.location : ofLoop;
  const reductions = ends.flatMap((end) => end.regions.map((region) => region.firstBlock!));
  const regions = reductions.map((reduction) => {
    const [region, block] = [new Region(), new Block()];
    region.append(block);
    for (const { type } of reduction.arguments) block.addArgument(type, location);
    rewriter.inlineBlockBefore(reduction, block, null, block.arguments);
    return region;
  });
  ReduceOp.build(OpBuilder.atBlockEnd(rewriter.context, body), location, { operands, regions });
}
