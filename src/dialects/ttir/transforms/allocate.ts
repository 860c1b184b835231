import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { type DeviceMemories } from '../../../layout/banks.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { argAllocAttrName } from '../../tt/arg-alloc.ts';
import { chipDescOf, currentScopeDevice, reportNoDevice, workerGridProblem } from '../../tt/device.ts';
import { ArgumentAllocationAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { type MemorySpace } from '../../tt/generated/tt-enums.gen.ts';
import { layoutOf, memorySpaceOf } from '../../tt/layout.ts';
import { currentScopeSystemDesc, reportNoSystemDesc } from '../../tt/system-desc.ts';
import { deviceMemoriesOf, tensorSizeBytes } from '../../tt/tensor-size.ts';
import { MemoryRegions, type Allocation } from '../analysis/memory-regions.ts';
import { BufferLiveness, type BufferLifetime } from '../../tt/analysis/buffer-liveness.ts';
import { AllocOp, DeallocOp, GenericOp } from '../generated/ttir-ops.gen.ts';
import { TTIRAllocatePassBase } from '../generated/ttir-passes.gen.ts';
import { ownInits } from './own-inits.ts';

/** An empty tensor that becomes an allocation. */
interface Buffer {
  readonly op: EmptyOp;
  readonly lifetime: BufferLifetime;
  readonly memorySpace: MemorySpace;
  readonly sizeBytes: number;
}

/** Returns the empty tensors in a function but those in generic regions, which name parts of their operands. */
function emptyTensorsIn(funcOp: FuncOp): EmptyOp[] {
  const found: EmptyOp[] = [];
  walk(funcOp, {
    before: (op) => {
      if (op instanceof GenericOp) return 'skip';
      if (op instanceof EmptyOp) found.push(op);
      return 'advance';
    },
  });
  return found;
}

/** Returns what a function makes of each item, or nothing when it fails on one: it looks at none behind that, which would often fail alike. */
function mapUntilFailure<T, R>(items: readonly T[], make: (item: T) => R | undefined): R[] | undefined {
  const made: R[] = [];
  for (const item of items) {
    const result = make(item);
    if (result === undefined) return undefined;
    made.push(result);
  }
  return made;
}

/** Gives addresses to what one function uses. */
class FunctionAllocator {
  readonly #funcOp: FuncOp;
  readonly #memories: DeviceMemories;
  readonly #regions: MemoryRegions;

  constructor(funcOp: FuncOp, memories: DeviceMemories, regions: MemoryRegions) {
    this.#funcOp = funcOp;
    this.#memories = memories;
    this.#regions = regions;
  }

  run(reuse: boolean): LogicalResult {
    const [block, ...more] = this.#funcOp.body.blocks;
    if (!block) return true;
    if (more.length > 0) {
      return this.#funcOp.emitOpError('expected a function with one block', `it has ${more.length + 1}`);
    }
    if (!this.#allocateArguments()) return false;
    const liveness = new BufferLiveness(block);
    const buffers = mapUntilFailure(emptyTensorsIn(this.#funcOp), (op) => this.#measure(op, liveness.of(op)));
    if (!buffers) return false;
    const allocations = reuse ? this.#plan(buffers) : mapUntilFailure(buffers, (buffer) => this.#next(buffer));
    if (!allocations) return false;
    buffers.forEach((buffer, i) => replaceByAllocation(buffer, allocations[i]!, reuse));
    return true;
  }

  #allocateArguments(): LogicalResult {
    const { context, body } = this.#funcOp;
    const allocations: ArgumentAllocationAttr[] = [];
    for (const [i, { type }] of body.firstBlock!.arguments.entries()) {
      const sizeBytes = type instanceof RankedTensorType ? tensorSizeBytes(type, this.#memories) : 'expected a tensor';
      if (typeof sizeBytes === 'string') {
        return this.#funcOp.emitOpError(`cannot allocate argument #${i} ('${context.printType(type)}')`, sizeBytes);
      }
      const memorySpace = memorySpaceOf(layoutOf(type)!);
      const allocation = this.#regions.take(memorySpace, sizeBytes);
      if (!allocation) return this.#outOfMemory(this.#funcOp, memorySpace, sizeBytes);
      allocations.push(ArgumentAllocationAttr.get(context, allocation.address, allocation.sizeBytes, memorySpace));
    }
    this.#funcOp.setDiscardableAttr(argAllocAttrName, ArrayAttr.get(context, allocations));
    return true;
  }

  #measure(op: EmptyOp, lifetime: BufferLifetime): Buffer | undefined {
    const { type } = op.result();
    const sizeBytes = tensorSizeBytes(type as RankedTensorType, this.#memories);
    if (typeof sizeBytes === 'number') {
      return { op, lifetime, memorySpace: memorySpaceOf(layoutOf(type)!), sizeBytes };
    }
    op.emitOpError(`cannot allocate '${op.context.printType(type)}'`, sizeBytes);
    return undefined;
  }

  #next({ op, memorySpace, sizeBytes }: Buffer): Allocation | undefined {
    const allocation = this.#regions.take(memorySpace, sizeBytes);
    if (!allocation) this.#outOfMemory(op, memorySpace, sizeBytes);
    return allocation;
  }

  /** Returns addresses that buffers share whose lifetimes do not overlap. */
  #plan(buffers: readonly Buffer[]): readonly Allocation[] | undefined {
    const planned = this.#regions.plan(
      buffers.map(({ memorySpace, sizeBytes, lifetime: { from, to } }) => ({ memorySpace, sizeBytes, from, to })),
    );
    return mapUntilFailure([...planned.entries()], ([i, allocation]) => {
      const { op, memorySpace, sizeBytes } = buffers[i]!;
      if (!allocation) this.#outOfMemory(op, memorySpace, sizeBytes);
      return allocation;
    });
  }

  #outOfMemory(op: Operation, memorySpace: MemorySpace, sizeBytes: number): false {
    const { usedBytes, capacityBytes } = this.#regions.usage(memorySpace);
    return op.emitOpError(
      'Out of memory',
      `${sizeBytes} bytes of ${memorySpace} are needed, ${usedBytes} of ${capacityBytes} bytes are taken`,
    );
  }
}

/**
 * Puts a `ttir.alloc` in the place of an empty tensor, or before its first use, and a `ttir.dealloc` behind its last one,
 * unless the tensor leaves the block.
 */
function replaceByAllocation({ op, lifetime, memorySpace }: Buffer, allocation: Allocation, atFirstUse: boolean): void {
  const { address, sizeBytes: size } = allocation;
  const place = atFirstUse && lifetime.firstUse !== op ? lifetime.firstUse : op;
  const { type: resultType } = op.result();
  const made = AllocOp.build(OpBuilder.before(place), op.location, { address, size, memorySpace, resultType });
  op.replaceAllUsesWith(made.results);
  if (!lifetime.escapes) {
    const end = lifetime.lastUse === op ? made : lifetime.lastUse;
    DeallocOp.build(OpBuilder.after(end), end.location, { result: made.result() });
  }
  op.erase();
}

/**
 * `ttir-allocate`. Source: ttmlir-facts, section 2.2.9. Differs: whole shards are counted (see tensorSizeBytes); memory that
 * the chip reserves at its end is left alone; tensors in the host's memory are allocated too, at address 0; a full memory, and
 * everything else that upstream asserts, is an error; with `reuse` memory is given to the next after the last use.
 */
export class TTIRAllocatePass extends TTIRAllocatePassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const device = currentScopeDevice(module);
    if (!device) return reportNoDevice(module);
    const desc = currentScopeSystemDesc(module);
    if (!desc) return reportNoSystemDesc(module);
    const gridProblem = workerGridProblem(device);
    if (gridProblem !== undefined) return module.emitError('expected a worker grid of cores', gridProblem);
    const memories = deviceMemoriesOf(desc, device);
    const chip = chipDescOf(desc, device.chipIds[0]!);
    if (!memories || !chip) return module.emitError('the device has a chip that is not in the system');

    ownInits(module);
    let succeeded = true;
    walkOps(module, FuncOp, (funcOp) => {
      const regions = new MemoryRegions(chip);
      succeeded = new FunctionAllocator(funcOp, memories, regions).run(this.options.reuse) && succeeded;
    });
    return succeeded;
  }
}
