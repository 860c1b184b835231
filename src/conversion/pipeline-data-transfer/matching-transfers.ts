import { ancestorInBlock } from '../../ir/ancestors.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { isSameList } from '../../support/lists.ts';
import { DeallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { mapAttribute, transferOf, type TransferPlace } from '../../dialects/affine/dma.ts';
import {
  DmaStartOp,
  DmaWaitOp,
  type ForOp,
  LoadOp,
  VectorLoadOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import { readsWhatWasTransferred } from './covered-reads.ts';

/** A transfer into memory that is faster, and what waits for it. Source: findMatchingStartFinishInsts of mlir/lib/Dialect/Affine/Transforms/PipelineDataTransfer.cpp. */
export interface Transfer {
  readonly start: DmaStartOp;
  readonly wait: DmaWaitOp;
  /** The memory that is written. */
  readonly buffer: Value;
  readonly tag: Value;
}

interface Places {
  readonly source: TransferPlace;
  readonly dest: TransferPlace;
  readonly tag: TransferPlace;
}

function placesOf(op: DmaStartOp): Places | undefined {
  const [source, dest, tag] = transferOf(op)?.places ?? [];
  return source?.memref && dest?.memref && tag?.memref ? { source, dest, tag } : undefined;
}

/** Returns the number of the memory space, 0 for that of no number. */
function spaceOf(value: Value | undefined): bigint {
  const space = value?.type instanceof MemRefType ? value.type.memorySpace : undefined;
  return space instanceof IntegerAttr ? space.value : 0n;
}

const isUsedBehind = (loop: ForOp, value: Value): boolean =>
  [...value.uses()].some(({ owner }) => !(owner instanceof DeallocOp) && !loop.isProperAncestorOf(owner));

/**
 * Returns the transfers whose next one can be done while what came of the last one is used: into buffers that are not used behind the loop, of memory that no other transfer writes back
 * to. Differs: maps of tags must be the same, not only their operands; what mlir-opt pipelines although other elements were read then is left out, see `keepsMeaning` and
 * `readsWhatWasTransferred`.
 */
export function matchingTransfers(loop: ForOp): Transfer[] {
  const ops = [...loop.region.firstBlock!.operations()];
  const starts = ops.flatMap((op) => {
    const places = op instanceof DmaStartOp ? placesOf(op) : undefined;
    return places ? [{ op: op as DmaStartOp, ...places }] : [];
  });
  const waits = ops.filter((op) => op instanceof DmaWaitOp);
  const outgoing = starts.filter(({ source, dest }) => spaceOf(source.memref) > spaceOf(dest.memref));
  const transfers: Transfer[] = [];
  for (const { op: start, source, dest, tag } of starts) {
    if (spaceOf(dest.memref) <= spaceOf(source.memref)) continue;
    if (outgoing.some((other) => other.dest.memref === source.memref)) continue;
    if (isUsedBehind(loop, dest.memref!)) continue;
    const wait = waits.find((op) => waitsFor(op, tag));
    if (!wait) continue;
    const transfer = { start, wait, buffer: dest.memref!, tag: tag.memref! };
    if (keepsMeaning(loop, transfer, source.memref!) && readsWhatWasTransferred(loop, start, dest.memref!)) {
      transfers.push(transfer);
    }
  }
  return transfers;
}

function waitsFor(op: DmaWaitOp, { memref, map, inputs }: TransferPlace): boolean {
  const waited = mapAttribute(op, 'tag_map');
  const [tag, ...rest] = op.operands;
  if (tag !== memref || !waited) return false;
  return isSameList(rest.slice(0, waited.numInputs), inputs) && waited.equals(map);
}

/**
 * Tells whether the transfer may be done one iteration earlier, into another buffer: nothing in the loop may write what it reads, nothing may use the buffer or the tag before it is waited for, and
 * the tag must not be used behind the loop.
 */
function keepsMeaning(loop: ForOp, { start, wait, buffer, tag }: Transfer, source: Value): boolean {
  const isOnlyRead = [...source.uses()].every(({ owner }) => {
    const isRead = owner instanceof LoadOp || owner instanceof VectorLoadOp || owner instanceof DmaStartOp;
    return isRead || !loop.isProperAncestorOf(owner);
  });
  const isFirst = (value: Value): boolean =>
    [...value.uses()].every(({ owner }) => {
      const op = ancestorInBlock(owner, loop.region.firstBlock!);
      return !op || op === start || op === wait || wait.isBeforeInBlock(op);
    });
  return isOnlyRead && start.isBeforeInBlock(wait) && isFirst(buffer) && isFirst(tag) && !isUsedBehind(loop, tag);
}
