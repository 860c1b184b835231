import { AffineMap } from '../../affine/affine-map.ts';
import { ancestorInBlock } from '../../ir/ancestors.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import { ApplyOp, ForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AffinePipelineDataTransferBase } from '../generated/conversion-passes.gen.ts';
import { composeMapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { knownTripCount } from '../../dialects/affine/trip-count.ts';
import { canBeDoubled, doubleBuffer } from './double-buffer.ts';
import { matchingTransfers } from './matching-transfers.ts';
import { skewLoop } from './skew-loop.ts';

/** Source: mlir/lib/Dialect/Affine/Transforms/PipelineDataTransfer.cpp. */

/** Differs: loops that never run, that carry values or that start with the greatest of several values stay; mlir-opt makes programs of them that do something else. */
function pipeline(loop: ForOp): void {
  const tripCount = knownTripCount(loop);
  if (!tripCount || loop.numResults > 0 || loop.lowerBoundMap.value.numResults !== 1) return;
  const transfers = matchingTransfers(loop);
  const buffers = new Set(transfers.map(({ buffer }) => buffer));
  const tags = new Set(transfers.map(({ tag }) => tag));
  const memories = [...buffers, ...tags];
  if (transfers.length === 0 || !memories.every((memory) => canBeDoubled(loop, memory))) return;
  if (!memories.every((memory) => doubleBuffer(loop, memory))) return;
  const early = new Set<Operation>();
  for (const { start } of transfers) {
    early.add(start);
    for (const op of computationOf(start)) early.add(op);
  }
  if (canBeSkewed(loop, early)) skewLoop(loop, tripCount, (op) => early.has(op));
}

/** Returns what computes the operands of an operation and nothing else, which is made where there is none. Source: createAffineComputationSlice of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
function computationOf(op: Operation): readonly Operation[] {
  const computed = op.operands.filter(({ definingOp }) => definingOp instanceof ApplyOp);
  const applies = reachableApplies(computed);
  const isLocal = applies.every(({ results }) => [...results[0]!.uses()].every(({ owner }) => owner === op));
  if (isLocal) return applies;
  const builder = OpBuilder.before(op);
  const { map, operands } = composeMapAndOperands({
    map: AffineMap.getMultiDimIdentityMap(computed.length),
    operands: computed,
  });
  const slice = map.results.map((_, i) => buildApply(builder, op.location, { map: map.getSubMap([i]), operands }));
  op.setOperands(op.operands.map((operand) => slice[computed.indexOf(operand)] ?? operand));
  return slice.map(({ definingOp }) => definingOp!);
}

function reachableApplies(values: readonly Value[]): Operation[] {
  const found = new Set<Operation>();
  const pending = [...values];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const { definingOp } = value;
    if (!(definingOp instanceof ApplyOp) || found.has(definingOp)) continue;
    found.add(definingOp);
    pending.push(...definingOp.operands);
  }
  return [...found];
}

/** Tells whether no operation uses what comes of one of another iteration. Source: isOpwiseShiftValid of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. */
function canBeSkewed(loop: ForOp, early: ReadonlySet<Operation>): boolean {
  const body = loop.region.firstBlock!;
  const isEarly = (op: Operation): boolean => early.has(ancestorInBlock(op, body)!);
  return [...body.operations()].every((op) =>
    op.results.every((result) => [...result.uses()].every(({ owner }) => isEarly(owner) === early.has(op))),
  );
}

/** `affine-pipeline-data-transfer`. */
export class AffinePipelineDataTransfer extends AffinePipelineDataTransferBase {
  override runOnOperation(root: Operation): void {
    const loops: ForOp[] = [];
    walk(root, { after: (op) => void (op instanceof ForOp && loops.push(op)) });
    for (const loop of loops) pipeline(loop);
  }
}
