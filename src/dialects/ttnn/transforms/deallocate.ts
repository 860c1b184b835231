import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand, type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { handedOn } from '../../tt/analysis/buffer-liveness.ts';
import { memoryGroups } from '../../tt/analysis/shared-memory.ts';
import { layoutOf, memorySpaceOf } from '../../tt/layout.ts';
import {
  DeallocOp,
  EmptyOp,
  FullOp,
  ReshapeOp,
  ToDeviceOp,
  ToLayoutOp,
  ToMemoryConfigOp,
  TransposeOp,
} from '../generated/ttnn-ops.gen.ts';
import { TTNNDeallocatePassBase } from '../generated/ttnn-passes.gen.ts';

/** Operations that leave values as they are: where nothing is to be moved, the library may return the operand. */
const movements = [ReshapeOp, ToDeviceOp, ToLayoutOp, ToMemoryConfigOp, TransposeOp];

/** Operations whose result is always new. */
const makers = [EmptyOp, FullOp];

/** Tells whether a tensor may have been moved to another without being copied: to the same memory space, with the same elements. */
function mayShare(from: Value, to: Value): boolean {
  const [a, b] = [layoutOf(from.type), layoutOf(to.type)];
  if (!a || !b) return true;
  return memorySpaceOf(a) === memorySpaceOf(b) && a.memref.elementType === b.memref.elementType;
}

/** Returns the values that may be in the memory of what `use` uses. */
function handedOnByLibrary(use: OpOperand): readonly Value[] {
  const { owner, value } = use;
  if (movements.some((movement) => owner instanceof movement)) {
    const isInit = dpsInits(owner)?.includes(use);
    return isInit ? owner.results : owner.results.filter((result) => mayShare(value, result));
  }
  return makers.some((maker) => owner instanceof maker) ? [] : handedOn(use);
}

/** Tells whether an operation makes a tensor of its own, which binaries have a number for. */
function makesTensor(op: Operation | undefined): boolean {
  return op?.dialectNamespace === 'ttnn' && !dpsInits(op);
}

/** Returns what stands for the memory of `made` in the end: the last result that was written to it. */
function lastInMemory(made: Value): Value {
  let latest = made;
  for (let next: Value | undefined = made; next;) {
    latest = next;
    next = undefined;
    for (const use of latest.uses()) {
      const { owner } = use;
      if (owner.block !== made.parentBlock || !dpsInits(owner)?.includes(use)) continue;
      const [tied] = handedOn(use).slice(-1);
      if (tied && (!next || next.definingOp!.isBeforeInBlock(owner))) next = tied;
    }
  }
  return latest;
}

/** Inserts `ttnn.dealloc` in the one block of a function. */
function deallocateIn(func: FuncOp): void {
  const [block, ...more] = func.body.blocks;
  if (!block || more.length > 0) return;
  const builder = new OpBuilder(func.context);
  for (const { values, lastUse, escapes } of memoryGroups(block, handedOnByLibrary)) {
    if (escapes || !lastUse || values.some(isFreed)) continue;
    builder.setInsertionPointAfter(lastUse);
    for (const value of values) {
      if (!makesTensor(value.definingOp)) continue;
      DeallocOp.build(builder, lastUse.location, { input: lastInMemory(value) });
    }
  }
}

/** Tells whether the program frees a tensor itself. */
function isFreed(value: Value): boolean {
  return [...value.uses()].some(({ owner }) => owner instanceof DeallocOp);
}

/**
 * `ttnn-deallocate`: not in tt-mlir of 2024, whose programs keep all tensors to their end; named after the pass of later versions.
 * Tensors that may share memory are freed together, behind the last use of any.
 */
export class TTNNDeallocatePass extends TTNNDeallocatePassBase {
  override runOnOperation(module: Operation): LogicalResult {
    walkOps(module, FuncOp, deallocateIn);
    return true;
  }
}
