import { LinearConstraints } from '../../../affine/linear-constraints.ts';
import { type Block } from '../../../ir/block.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { boxAround, type Points } from '../bounding-box.ts';
import { loopsAround } from '../dependence/common-loops.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { MemoryAccess } from '../dependence/memory-access.ts';
import { LoadOp, PrefetchOp, StoreOp } from '../generated/affine-ops.gen.ts';
import { accessedRegion, addShape } from '../memory-region.ts';
import { isCertain } from './certain-access.ts';
import { type CopyOptions } from './copy-options.ts';
import { writesWholeBox } from './whole-write.ts';

/** Operations next to each other in a block, from `first` up to `end`, which is not one of them. */
export interface OpRange {
  readonly block: Block;
  readonly first: Operation;
  readonly end: Operation;
}

/** A read or write whose elements are copied. */
export type CopiedAccess = LoadOp | StoreOp;

/** Returns the operations of the range. */
export function* operationsOf({ first, end }: OpRange): Iterable<Operation> {
  for (let op: Operation | null = first; op && op !== end; op = op.next) yield op;
}

/** What a range does to memrefs that it uses buffers for. */
export interface RangeUses {
  /** Those whose elements are needed, in the order of the first reads. */
  readonly reads: readonly MemRefUse[];
  /** Those that it writes, in the order of the first writes. */
  readonly writes: readonly MemRefUse[];
}

/** What a range does to one memref. */
export interface MemRefUse {
  readonly memref: Value;
  /** Its reads and writes, in order. */
  readonly accesses: readonly CopiedAccess[];
  /** The elements, in terms of the indices of loops around the range and of symbols. */
  readonly points: Points;
  /** Whether it is known that all of them are accessed. */
  readonly isCertain: boolean;
  /** Whether the range reads elements. */
  readonly isRead: boolean;
  /** Whether the elements are copied before, since the range reads them or may not write all. */
  readonly isCopiedIn: boolean;
  readonly hints: readonly PrefetchOp[];
}

/**
 * Returns what a range does to memrefs that it may use buffers for; undefined where it is not known what elements of memory
 * of unknown size it accesses. Source: affineDataCopyGenerate of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. Differs: memrefs that the range uses in other ways too,
 * where upstream copies to a buffer that nothing uses or, what is worse, back from it, and those that it makes itself, are left out.
 */
export function usesOfRange(range: OpRange, { slowSpace, generatesDma }: CopyOptions): RangeUses | undefined {
  const indices = loopsAround(range.first).flatMap(inductionVars);
  const { accesses, hints, reads, writes, others } = accessesOf(range);
  const uses = new Map<Value, MemRefUse>();
  for (const [memref, ops] of accesses) {
    if (!isInSpace(memref.type as MemRefType, slowSpace) || !isFromOutside(memref, range)) continue;
    const places = ops.map((op) => new MemoryAccess(op));
    const regions = places.map((access) => regionOf(access, indices));
    const points = boxAroundAll(places, regions, indices);
    if (!points) return undefined;
    if (others.has(memref)) continue;
    const isWhollyWritten =
      regions.every((region) => isSame(region!, regions[0]!)) &&
      places.some((access) => access.isWrite && writesWholeBox(access, range.block, generatesDma));
    // Elements that are not written must go back as they were.
    const isRead = reads.has(memref);
    if (!isWhollyWritten) reads.add(memref);
    const certain = [...places.keys()].filter((i) => isCertain(places[i]!, range.block));
    const [certainPlaces, certainRegions] = [certain.map((i) => places[i]!), certain.map((i) => regions[i])];
    const isAll = certain.length === places.length;
    const box = isAll ? points : boxAroundAll(certainPlaces, certainRegions, indices);
    uses.set(memref, {
      memref,
      accesses: ops,
      points,
      isCertain: box !== undefined && isSame(box, points),
      isRead,
      isCopiedIn: reads.has(memref),
      hints: hints.get(memref) ?? [],
    });
  }
  const used = (memrefs: Iterable<Value>) => [...memrefs].flatMap((memref) => uses.get(memref) ?? []);
  return { reads: used(reads), writes: used(writes) };
}

/** Returns the accesses to each memref, those that are read or written in that order, hints, and what is used in other ways. */
function accessesOf(range: OpRange) {
  const [reads, writes] = [new Set<Value>(), new Set<Value>()];
  const accesses = new Map<Value, CopiedAccess[]>();
  const hints = new Map<Value, PrefetchOp[]>();
  const others = new Set<Value>();
  const take = (op: Operation): Value | undefined => {
    if (op instanceof PrefetchOp) {
      append(hints, op.memref, op);
      return op.memref;
    }
    if (!(op instanceof LoadOp || op instanceof StoreOp)) return undefined;
    append(accesses, op.memref, op);
    (op instanceof LoadOp ? reads : writes).add(op.memref);
    return op.memref;
  };
  for (const each of operationsOf(range)) {
    walk(each, {
      after: (op) => {
        const memref = take(op);
        const position = memref ? op.operands.indexOf(memref) : -1;
        op.operands.forEach((operand, i) => i !== position && others.add(operand));
      },
    });
  }
  return { accesses, hints, reads, writes, others };
}

function append<T>(lists: Map<Value, T[]>, key: Value, element: T): void {
  const known = lists.get(key);
  if (known) known.push(element);
  else lists.set(key, [element]);
}

/** Tells whether the memref is in memory that is copied from. Memory that is not said to be somewhere always is. */
function isInSpace({ memorySpace }: MemRefType, space: number): boolean {
  return !(memorySpace instanceof IntegerAttr) || memorySpace.value === BigInt(space);
}

/** Tells whether the memref is there before the range begins. */
function isFromOutside(memref: Value, { block, first }: OpRange): boolean {
  const { definingOp } = memref;
  if (definingOp?.block === block && !definingOp.isBeforeInBlock(first)) return false;
  return memref.parentBlock!.region!.isAncestorOf(block.region!);
}

/** Returns the elements that are accessed, or all where these are not known; undefined where that is not known either. */
function regionOf(access: MemoryAccess, indices: readonly Value[]): Points | undefined {
  return accessedRegion(access, { indices, isWithinShape: false }) ?? wholeMemRef(access, indices);
}

function boxAroundAll(
  accesses: readonly MemoryAccess[],
  regions: readonly (Points | undefined)[],
  indices: readonly Value[],
) {
  let box = regions[0];
  for (let i = 1; i < accesses.length && box; i++) {
    const region = regions[i];
    box = region && (boxAround(box, region) ?? wholeMemRef(accesses[i]!, indices));
  }
  return box;
}

function wholeMemRef({ memref }: MemoryAccess, indices: readonly Value[]): Points | undefined {
  const type = memref.type as MemRefType;
  if (!type.hasStaticShape) return undefined;
  const constraints = new LinearConstraints();
  constraints.appendDims(type.rank);
  constraints.appendSymbols(indices.length);
  addShape(constraints, type);
  return { constraints, symbols: indices };
}

/** Tells whether these are the same elements, said in the same words. */
function isSame(a: Points, b: Points): boolean {
  if (a === b) return true;
  const textOf = ({ equalities, inequalities }: LinearConstraints): string =>
    [...equalities.map(String).sort(), '>=', ...inequalities.map(String).sort()].join(';');
  return (
    a.symbols.length === b.symbols.length &&
    a.symbols.every((value, i) => value === b.symbols[i]) &&
    textOf(a.constraints) === textOf(b.constraints)
  );
}
