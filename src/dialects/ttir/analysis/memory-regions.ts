import { isDeviceMemory } from '../../../layout/tensor-layout.ts';
import { alignUp } from '../../../support/math.ts';
import { type ChipDescAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { type MemorySpace } from '../../tt/generated/tt-enums.gen.ts';
import { planAddresses, type BufferRequest } from './address-plan.ts';

/** A place in a memory space; in the host's memory the address is 0 and the runtime chooses. */
export interface Allocation {
  readonly address: number;
  readonly sizeBytes: number;
}

/** A buffer for a plan, and the memory space that it needs. */
export interface PlacedRequest extends BufferRequest {
  readonly memorySpace: MemorySpace;
}

interface Region {
  readonly baseAddress: number;
  readonly endAddress: number;
  readonly alignmentBytes: number;
  /** The first address that nobody has. */
  nextAddress: number;
}

/**
 * The parts of a chip's memories that a program may use: of each core's L1 and of each DRAM channel what the chip does not reserve.
 * Addresses are the same in all cores or channels. Source: ttmlir-facts, section 2.2.9. Differs: a region ends where the
 * memory does, where upstream lets it go on for the memory's whole size from the base (appendix C, row 4).
 */
export class MemoryRegions {
  readonly #regions: Readonly<Partial<Record<MemorySpace, Region>>>;

  constructor(chip: ChipDescAttr) {
    this.#regions = {
      l1: region(chip.l1UnreservedBase, chip.l1Size, chip.nocL1AddressAlignBytes),
      dram: region(chip.dramUnreservedBase, chip.dramUnreservedEnd, chip.nocDRAMAddressAlignBytes),
    };
  }

  /** Returns the next free place, aligned; undefined when the memory is full. A tensor without elements takes a byte. */
  take(memorySpace: MemorySpace, size: number): Allocation | undefined {
    const sizeBytes = Math.max(1, size);
    const found = this.#regions[memorySpace];
    if (!isDeviceMemory(memorySpace) || !found) return { address: 0, sizeBytes };
    const address = alignUp(found.nextAddress, found.alignmentBytes);
    if (address + sizeBytes > found.endAddress) return undefined;
    found.nextAddress = address + sizeBytes;
    return { address, sizeBytes };
  }

  /** Returns a place behind everything taken so far for each buffer, shared in turns; undefined for those that do not fit. */
  plan(requests: readonly PlacedRequest[]): (Allocation | undefined)[] {
    const allocations: (Allocation | undefined)[] = requests.map(({ sizeBytes }) => ({
      address: 0,
      sizeBytes: Math.max(1, sizeBytes),
    }));
    for (const [memorySpace, { nextAddress, endAddress, alignmentBytes }] of Object.entries(this.#regions)) {
      const indices = requests.flatMap((request, i) => (request.memorySpace === memorySpace ? [i] : []));
      const base = alignUp(nextAddress, alignmentBytes);
      const { offsets } = planAddresses(
        indices.map((i) => ({ ...requests[i]!, sizeBytes: allocations[i]!.sizeBytes })),
        alignmentBytes,
      );
      indices.forEach((index, i) => {
        const { sizeBytes } = allocations[index]!;
        const address = base + offsets[i]!;
        allocations[index] = address + sizeBytes > endAddress ? undefined : { address, sizeBytes };
      });
    }
    return allocations;
  }

  /** Returns how full a memory space is. */
  usage(memorySpace: MemorySpace): { readonly usedBytes: number; readonly capacityBytes: number } {
    const found = this.#regions[memorySpace];
    if (!found) return { usedBytes: 0, capacityBytes: Infinity };
    const { baseAddress, nextAddress, endAddress } = found;
    return { usedBytes: nextAddress - baseAddress, capacityBytes: endAddress - baseAddress };
  }
}

function region(baseAddress: number, endAddress: number, alignment: number): Region {
  return {
    baseAddress,
    // Nothing is left of a memory that is reserved as a whole.
    endAddress: Math.max(baseAddress, endAddress),
    alignmentBytes: Math.max(1, alignment),
    nextAddress: baseAddress,
  };
}
