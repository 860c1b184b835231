import {
  DestructurableAccessorOpInterface,
  DestructurableAllocationOpInterface,
  type DestructurableAccessorMethods,
  type DestructurableMemorySlot,
} from '../ir/interfaces/memory-slot.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { SROAPassBase } from './generated/transforms-passes.gen.ts';

/** An operation that uses one element of a slot. */
interface Access {
  readonly accessor: DestructurableAccessorMethods;
  readonly place: number;
}

/** `sroa`: divides memory into memory for each element. Source: mlir/lib/Transforms/SROA.cpp. */
export class SROAPass extends SROAPassBase {
  override runOnOperation(root: Operation): void {
    const allocations: Operation[] = [];
    walk(root, {
      after: (op) => {
        if (op !== root && DestructurableAllocationOpInterface.isImplementedBy(op)) allocations.push(op);
      },
    });
    for (const op of allocations) this.#destructure(op);
    if (this.statistic('destructured slots') === 0) this.markAllAnalysesPreserved();
  }

  #destructure(op: Operation): void {
    const allocator = DestructurableAllocationOpInterface.of(op)!;
    const slot = allocator.destructurableSlot;
    const accesses = slot && accessesTo(slot);
    // What nobody uses is not worth dividing.
    if (!accesses || accesses.length === 0) return;
    const places = new Set(accesses.map(({ place }) => place));
    const subslots = allocator.destructure(slot, places);
    for (const { accessor, place } of accesses) accessor.rewire(subslots.get(place)!);
    allocator.handleDestructuringComplete(slot);
    this.count('destructured slots');
    if (places.size < slot.numSubelements) this.count('slots with memory benefit');
    const max = 'max subelement number';
    this.count(max, Math.max(slot.numSubelements - this.statistic(max), 0));
  }
}

/** Returns what uses the slot; undefined if that is more than elements in known places. */
function accessesTo(slot: DestructurableMemorySlot): Access[] | undefined {
  const accesses: Access[] = [];
  for (const user of slot.ptr.users()) {
    const accessor = DestructurableAccessorOpInterface.of(user);
    const place = accessor?.accessedPlace(slot);
    if (!accessor || place === undefined) return undefined;
    accesses.push({ accessor, place });
  }
  return accesses;
}
