import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { DominanceInfo } from '../../../ir/dominance.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { haveEqualRegions, keyWithoutOperands } from '../../../ir/operation-equivalence.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
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
  let last: Loop | undefined;
  for (const op of [...block.operations()]) {
    if (op instanceof ParallelOp) {
      const loop = new Loop(op);
      last = last && mayFuse(last, loop) ? fuse(last, loop) : loop;
    } else if (op.regions.length > 0 || !isMemoryEffectFree(op)) last = undefined;
  }
}

/** The indices of accesses of one buffer, each list of them once. */
type Places = readonly Value[][];

/** A parallel loop and what it reads and writes, which grows with each loop that it is fused with. */
class Loop {
  readonly #stores = new Map<Value, Value[][]>();
  readonly #loads = new Map<Value, Value[][]>();
  /** Whether there is a loop in the loop. */
  readonly isNest: boolean;
  /** Whether it reads what is made beside a load, which may be a view of anything. */
  readsMadeBeside = false;

  constructor(public op: ParallelOp) {
    this.isNest = !walkOps(op, ParallelOp, (other) => (other === op ? 'advance' : 'interrupt'));
    walk(op, {
      before: ({ name, operands, block }) => {
        if (name === 'memref.store') addPlace(this.#stores, operands[1]!, operands.slice(2));
        if (name !== 'memref.load') return;
        addPlace(this.#loads, operands[0]!, operands.slice(1));
        const maker = operands[0]!.definingOp;
        if (maker !== undefined && maker.block === block) this.readsMadeBeside = true;
      },
    });
  }

  get body(): Block {
    return this.op.region.firstBlock!;
  }

  get stores(): ReadonlyMap<Value, Places> {
    return this.#stores;
  }

  get loads(): ReadonlyMap<Value, Places> {
    return this.#loads;
  }

  /** Takes the accesses of another loop, of whose values `matching` gives those in this one. */
  add({ stores, loads, readsMadeBeside }: Loop, matching: ReadonlyMap<Value, Value>): void {
    this.readsMadeBeside ||= readsMadeBeside;
    addAccesses(this.#stores, stores, matching);
    addAccesses(this.#loads, loads, matching);
  }
}

function addAccesses(
  accesses: Map<Value, Value[][]>,
  others: ReadonlyMap<Value, Places>,
  matching: ReadonlyMap<Value, Value>,
): void {
  for (const [memref, places] of others) {
    for (const place of places) {
      const indices = place.map((index) => matching.get(index) ?? index);
      addPlace(accesses, memref, indices);
    }
  }
}

function addPlace(accesses: Map<Value, Value[][]>, memref: Value, indices: Value[]): void {
  const places = accesses.get(memref);
  if (!places) accesses.set(memref, [indices]);
  else if (!places.some((place) => isSameList(place, indices))) places.push(indices);
}

function mayFuse(first: Loop, second: Loop): boolean {
  return (
    !first.isNest &&
    !second.isNest &&
    isSameList(first.op.lowerBound, second.op.lowerBound) &&
    isSameList(first.op.upperBound, second.op.upperBound) &&
    isSameList(first.op.step, second.op.step) &&
    readsOwnIterationOnly(first, second) &&
    readsOwnIterationOnly(second, first) &&
    isUsedBehind(first.op, second.op)
  );
}

/** Tells whether all users of the results of the first loop are behind the second. */
function isUsedBehind(first: ParallelOp, second: ParallelOp): boolean {
  const dominance = new DominanceInfo();
  return first.results.every((result) =>
    [...result.uses()].every(({ owner }) => dominance.properlyDominates(second, owner, false)),
  );
}

/** Tells whether of the memory that `writer` writes to, each iteration of `reader` reads at most what the same one of `writer` wrote. */
function readsOwnIterationOnly(writer: Loop, reader: Loop): boolean {
  if (reader.readsMadeBeside) return false;
  const matching = matchingIndices(writer.body, reader.body);
  for (const [memref, places] of reader.loads) {
    for (const stored of writer.stores.keys()) if (stored !== memref && mayAlias(stored, memref)) return false;
    const [store, ...others] = writer.stores.get(memref) ?? [];
    if (!store) continue;
    // All stores write to the one element that is read.
    if (others.length > 0) return false;
    const isOwn = (place: readonly Value[]): boolean =>
      store.every((index, i) => isSameIndex(index, place[i]!, matching));
    if (!places.every(isOwn)) return false;
  }
  return true;
}

/** Returns, for the indices of one loop, those of another. */
function matchingIndices(from: Block, to: Block): ReadonlyMap<Value, Value> {
  return new Map<Value, Value>(from.arguments.map((index, i) => [index, to.arguments[i]!]));
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
function fuse(first: Loop, second: Loop): Loop {
  const [a, b] = [first.op, second.op];
  const { context, location, lowerBound, upperBound, step } = b;
  const rewriter = new PatternRewriter(context);
  const { body } = first;
  first.add(second, matchingIndices(second.body, body));
  for (const index of body.arguments) index.location = location;
  const ends = [body, second.body].map((block) => block.lastOp as ReduceOp);
  const region = new Region();
  region.takeBody(a.region);
  const loop = ParallelOp.build(OpBuilder.before(b), location, {
    lowerBound,
    upperBound,
    step,
    initVals: [...a.initVals, ...b.initVals],
    regions: [region],
    resultTypes: [...a.results, ...b.results].map(({ type }) => type),
  });
  rewriter.inlineBlockBefore(second.body, body, null, body.arguments);
  buildEnd(rewriter, body, b, ends);
  [...a.results, ...b.results].forEach((result, i) => result.replaceAllUsesWith(loop.result(i)));
  for (const op of [...ends, a, b]) op.erase();
  first.op = loop;
  return first;
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
