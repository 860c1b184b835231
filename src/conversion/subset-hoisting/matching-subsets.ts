import { type LoopLikeMethods, LoopLikeOpInterface } from '../../ir/interfaces/loop-like.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { ExtractSliceOp, InsertSliceOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { TransferReadOp, TransferWriteOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import {
  hasOutOfBoundsDim,
  isTransferOp,
  transferChunk,
  transferredType,
  type TransferOp,
} from '../../dialects/vector/transfer/transfer-op.ts';
import { IndexSums } from './index-sums.ts';
import { findOverlapping, placeOf, type SlicePlace } from './slice-places.ts';

/** An operation that takes a slice out of a tensor, which is operand 0. */
type Extraction = ExtractSliceOp | TransferReadOp;
/** An operation that puts operand 0 into a slice of operand 1. */
type Insertion = InsertSliceOp | TransferWriteOp;

/** An operation that takes a slice out of a tensor, and the one that puts it back. */
export interface SubsetPair {
  readonly extraction: Extraction;
  readonly insertion: Insertion;
}

interface SubsetOp {
  readonly op: Extraction | Insertion;
  /** How many operations of the loop have changed the tensor before. */
  readonly stage: number;
  /** Whether it is in the loop itself, and not in one inside of it. */
  readonly isOwn: boolean;
}

/** The operations on one slice. */
interface OpsAtPlace {
  readonly place: SlicePlace;
  readonly ops: SubsetOp[];
}

/**
 * Returns the pairs on one slice of a carried tensor, the only ones on any element of it. Source: MatchingSubsets of
 * mlir/lib/Transforms/Utils/LoopInvariantCodeMotionUtils.cpp. Other operations on parts of tensors, as `linalg.copy`, are nowhere known to be apart from
 * others: nothing is found where one is. With `isTurned` the uses of the carried tensor count in the other order. `untouched` has carried tensors of
 * loops that were looked at before, no slice of which is used.
 */
export function findPairs(
  loop: Operation,
  carried: LoopLikeMethods,
  index: number,
  isTurned: boolean,
  untouched: Set<Value>,
): SubsetPair[] {
  const ops = collectSubsetOps(loop, carried, index, isTurned, untouched);
  if (!ops) return [];
  const sums = new IndexSums();
  const byKey = new Map<string, OpsAtPlace>();
  for (const found of ops) {
    const place = placeOf(sliceOf(found.op), sums);
    const known = byKey.get(place.key);
    if (known) known.ops.push(found);
    else byKey.set(place.key, { place, ops: [found] });
  }
  const candidates = [...byKey.values()].flatMap((at) => pairOf(at) ?? []);
  if (candidates.length === 0) return [];
  const overlapping = findOverlapping([...byKey.values()].map(({ place }) => place));
  return candidates.filter(({ place }) => !overlapping.has(place)).map(({ pair }) => pair);
}

/**
 * Returns the pair that is all that happens to a slice. Differs: the slice is taken out before it is put back, which is not done in a loop inside of this one;
 * mlir-opt makes programs that are wrong or invalid of others. Two extractions of a slice without elements are no pair with an insertion here.
 */
function pairOf({ place, ops }: OpsAtPlace): { readonly place: SlicePlace; readonly pair: SubsetPair } | undefined {
  const out = ops.find(({ op }) => isExtraction(op));
  const back = ops.find(({ op }) => isInsertion(op));
  if (ops.length !== 2 || !out || !back?.isOwn || out.stage > back.stage) return undefined;
  const pair = { extraction: out.op as Extraction, insertion: back.op as Insertion };
  return isInverse(pair) ? { place, pair } : undefined;
}

function isExtraction(op: Operation): op is Extraction {
  return op instanceof ExtractSliceOp || op instanceof TransferReadOp;
}

function isInsertion(op: Operation): op is Insertion {
  return op instanceof InsertSliceOp || op instanceof TransferWriteOp;
}

/**
 * Tells whether what is put back is, for each element, where it was taken out. Differs: mlir-opt does not look at masks, bounds and the order of dimensions
 * of transfers, and so lets loops carry elements that they would read anew.
 */
function isInverse({ extraction, insertion }: SubsetPair): boolean {
  if (extraction.result().type !== insertion.operand(0).type) return false;
  if (!(extraction instanceof TransferReadOp) || !(insertion instanceof TransferWriteOp)) return true;
  const isPlain = (op: TransferOp): boolean => !op.mask && !hasOutOfBoundsDim(op);
  return isPlain(extraction) && isPlain(insertion) && extraction.permutationMap === insertion.permutationMap;
}

function sliceOf(op: Extraction | Insertion): MixedSlice {
  if (!isTransferOp(op)) return mixedSlice(op);
  const { indices } = op;
  return { offsets: indices, sizes: transferChunk(op), strides: indices.map(() => 1) };
}

/** Tells whether the size of the slice is a number: that of scalable vectors is not. */
function hasKnownSize(op: Extraction | Insertion): boolean {
  return !isTransferOp(op) || !transferredType(op).scalableDims.includes(true);
}

/** A carried tensor that is followed through the body of its loop. */
interface Trace {
  readonly loop: Operation;
  readonly argument: Value;
  /** How many operations were found before. */
  readonly numBefore: number;
  /** What is to be handed on in the end, if anything. */
  readonly yielded: Value | undefined;
  /** The uses of the tensor, or of what it has become, that are still to be looked at. */
  uses: Iterator<OpOperand>;
  /** What the tensor becomes behind the operations that use it. */
  next: Value | undefined;
}

/**
 * Returns the operations on slices of the tensor that a loop carries, those of loops inside of it too; undefined where something else uses it, or where
 * it does not become, by one insertion or loop after the other, what the next iteration is handed. Differs: mlir-opt lets a loop begin with the same tensor
 * as an insertion or another loop does, and forgets one of both.
 */
function collectSubsetOps(
  loop: Operation,
  carried: LoopLikeMethods,
  index: number,
  isTurned: boolean,
  untouched: Set<Value>,
): SubsetOp[] | undefined {
  const found: SubsetOp[] = [];
  const traces: Trace[] = [];
  let stage = 0;
  const enter = (nested: Operation, argument: Value, yielded: Value | undefined): boolean => {
    if (untouched.has(argument)) return true;
    if (isOnlyYielded(argument)) return isYielded(nested, argument, yielded);
    const uses = isTurned && nested === loop ? [...argument.uses()].reverse().values() : argument.uses();
    traces.push({ loop: nested, argument, numBefore: found.length, yielded, uses, next: undefined });
    return true;
  };
  if (!enter(loop, carried.regionIterArgs[index]!, carried.yieldedValues[index])) return undefined;
  for (let trace = traces.at(-1); trace; trace = traces.at(-1)) {
    const { value: use, done } = trace.uses.next() as { value: OpOperand; done?: boolean };
    if (done) {
      const { next } = trace;
      if (!next) return undefined;
      if (isOnlyYielded(next)) {
        if (!isYielded(trace.loop, next, trace.yielded)) return undefined;
        traces.pop();
        if (found.length === trace.numBefore) untouched.add(trace.argument);
      } else {
        Object.assign(trace, { uses: next.uses(), next: undefined });
        if (trace === traces[0]) stage++;
      }
      continue;
    }
    const { owner } = use;
    if (LoopLikeOpInterface.isImplementedBy(owner)) {
      const { inits, regionIterArgs, yieldedValues, loopResults } = LoopLikeOpInterface.of(owner)!;
      // Loops have their inits behind all other operands.
      const init = use.operandNumber - (owner.numOperands - inits.length);
      const argument = regionIterArgs[init];
      if (trace.next || !argument || !enter(owner, argument, yieldedValues[init])) return undefined;
      trace.next = loopResults?.[init];
    } else if ((isExtraction(owner) || isInsertion(owner)) && hasKnownSize(owner)) {
      found.push({ op: owner, stage, isOwn: traces.length === 1 });
      if (isExtraction(owner)) continue;
      if (use.operandNumber !== 1 || trace.next) return undefined;
      trace.next = owner.result();
    } else return undefined;
  }
  return found;
}

function isOnlyYielded({ firstUse }: Value): boolean {
  return firstUse !== null && !firstUse.nextUse && firstUse.owner.hasTrait('Terminator');
}

/** Tells whether a value that is only yielded is so by the loop, in its own place. */
function isYielded(loop: Operation, value: Value, yielded: Value | undefined): boolean {
  return value === yielded && value.firstUse!.owner.parentOp === loop;
}
