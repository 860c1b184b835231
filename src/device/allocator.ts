import { counted } from '../support/counted.ts';
import { invariant } from '../support/invariant.ts';
import { alignUp } from '../support/math.ts';
import { DeviceFault } from './faults.ts';

interface Block {
  address: number;
  sizeBytes: number;
}

/** From which end of the free space a request is served. */
export type AllocationEnd = 'bottom' | 'top';

/**
 * First-fit allocator of one memory space [baseAddress, endAddress). It works in lock step, as tt-metal's does: an address it returns is taken on
 * every core (L1) or in every channel (DRAM) of the chip, so one request stands for the share of a single core or channel.
 */
export class Allocator {
  /** What the space is called in faults, e.g. `L1`. */
  readonly space: string;
  readonly baseAddress: number;
  readonly endAddress: number;
  readonly alignmentBytes: number;
  /** Free blocks by address; no two touch. */
  private readonly free: Block[];
  private readonly used = new Map<number, number>();
  /** A range without free bytes, which the last access was in: accesses come one behind the other. */
  private liveFrom = 0;
  private liveTo = 0;
  /** Allocations have been below the one and from the other on; what is between was never taken. */
  private takenBelow: number;
  private takenFrom: number;
  private peakBytes = 0;
  private recentPeakBytes = 0;

  /** All addresses that `allocate` returns are multiples of `alignmentBytes`. */
  constructor(space: string, baseAddress: number, endAddress: number, alignmentBytes: number) {
    invariant(baseAddress <= endAddress && alignmentBytes > 0, 'bad memory space');
    this.space = space;
    this.baseAddress = baseAddress;
    this.endAddress = endAddress;
    this.alignmentBytes = alignmentBytes;
    this.takenBelow = baseAddress;
    this.takenFrom = endAddress;
    this.free = baseAddress < endAddress ? [{ address: baseAddress, sizeBytes: endAddress - baseAddress }] : [];
  }

  /** Bytes that are free, perhaps in several pieces. */
  get freeBytes(): number {
    return this.free.reduce((sum, block) => sum + block.sizeBytes, 0);
  }

  /** Bytes of the largest free piece. */
  get largestFreeBytes(): number {
    return this.free.reduce((largest, block) => Math.max(largest, block.sizeBytes), 0);
  }

  /** Bytes in use, alignment included. */
  get usedBytes(): number {
    return this.endAddress - this.baseAddress - this.freeBytes;
  }

  /** The largest `usedBytes` there ever was. */
  get peakUsedBytes(): number {
    return this.peakBytes;
  }

  /** Returns the largest `usedBytes` since this was last called. */
  takeRecentPeakBytes(): number {
    const peak = this.recentPeakBytes;
    this.recentPeakBytes = this.usedBytes;
    return peak;
  }

  /**
   * Takes `sizeBytes` bytes (rounded up to the alignment) and returns their address: the lowest that fits, or with `top` the highest.
   * Throws DeviceFault `out-of-memory`, which names the space, what the bytes are for, and the requested and free bytes.
   */
  allocate(sizeBytes: number, end: AllocationEnd = 'bottom', purpose = ''): number {
    invariant(sizeBytes >= 0 && Number.isInteger(sizeBytes), `bad allocation size ${sizeBytes}`);
    const size = Math.max(this.alignmentBytes, alignUp(sizeBytes, this.alignmentBytes));
    const { free } = this;
    if (end === 'bottom') {
      for (let i = 0; i < free.length; i++) {
        const block = free[i]!;
        const address = alignUp(block.address, this.alignmentBytes);
        if (address + size <= block.address + block.sizeBytes) return this.take(i, address, size);
      }
    } else {
      for (let i = free.length - 1; i >= 0; i--) {
        const block = free[i]!;
        const address = this.alignDown(block.address + block.sizeBytes - size);
        if (address >= block.address) return this.take(i, address, size);
      }
    }
    throw new DeviceFault(
      'out-of-memory',
      `${this.space} cannot hold ${counted(sizeBytes, 'more byte')}${purpose === '' ? '' : ` for ${purpose}`}:` +
        ` ${this.freeBytes} bytes are free (${this.largestFreeBytes} in one piece) of ${this.endAddress - this.baseAddress}`,
    );
  }

  /**
   * Takes exactly [address, address + sizeBytes), with the size rounded up to the alignment, for programs whose addresses were fixed by the compiler:
   * it places tensors in L1 closer together than those of `allocate` are. Throws DeviceFault when a part is in use.
   */
  allocateAt(address: number, sizeBytes: number, alignmentBytes: number = this.alignmentBytes): number {
    const size = Math.max(alignmentBytes, alignUp(sizeBytes, alignmentBytes));
    const i = this.free.findIndex((b) => b.address <= address && address + size <= b.address + b.sizeBytes);
    if (i >= 0 && address % alignmentBytes === 0) return this.take(i, address, size);
    throw new DeviceFault(
      i >= 0 ? 'misaligned' : 'out-of-memory',
      i >= 0
        ? `${this.space} address ${address} is not a multiple of ${alignmentBytes}`
        : `${this.space} cannot hold ${counted(sizeBytes, 'byte')} at ${address}: ${this.isWithin(address, size) ? 'some of them are in use' : `it has bytes ${this.baseAddress} to ${this.endAddress}`}`,
    );
  }

  private isWithin(address: number, sizeBytes: number): boolean {
    return address >= this.baseAddress && address + sizeBytes <= this.endAddress;
  }

  /** Gives back what `allocate` returned, joining free neighbours. Returns the size in bytes. */
  deallocate(address: number): number {
    const sizeBytes = this.used.get(address);
    invariant(sizeBytes !== undefined, `${this.space} address ${address} is not allocated`);
    this.used.delete(address);
    this.liveTo = this.liveFrom;
    const { free } = this;
    let i = free.findIndex((block) => block.address > address);
    if (i < 0) i = free.length;
    const before = free[i - 1];
    const after = free[i];
    const joinsBefore = before !== undefined && before.address + before.sizeBytes === address;
    const joinsAfter = after !== undefined && address + sizeBytes === after.address;
    if (joinsBefore && joinsAfter) {
      before.sizeBytes += sizeBytes + after.sizeBytes;
      free.splice(i, 1);
    } else if (joinsBefore) {
      before.sizeBytes += sizeBytes;
    } else if (joinsAfter) {
      after.address = address;
      after.sizeBytes += sizeBytes;
    } else {
      free.splice(i, 0, { address, sizeBytes });
    }
    return sizeBytes;
  }

  /** Tells whether a byte of [address, address + sizeBytes) was taken once and is free again. What nobody ever took is not. */
  isFreed(address: number, sizeBytes: number): boolean {
    const end = address + sizeBytes;
    if (address >= this.liveFrom && end <= this.liveTo) return false;
    let freeEnd = 0;
    for (const block of this.free) {
      if (block.address >= end) {
        this.noteLive(freeEnd, block.address, address);
        return false;
      }
      freeEnd = block.address + block.sizeBytes;
      const [from, to] = [Math.max(address, block.address), Math.min(end, freeEnd)];
      if (from < Math.min(to, this.takenBelow) || Math.max(from, this.takenFrom) < to) return true;
    }
    this.noteLive(freeEnd, Infinity, address);
    return false;
  }

  /** Tells whether `address` is the start of an allocation. */
  isAllocated(address: number): boolean {
    return this.used.has(address);
  }

  /** Keeps the range between two free blocks when `address` is in it. */
  private noteLive(from: number, to: number, address: number): void {
    if (address < from) return;
    this.liveFrom = from;
    this.liveTo = to;
  }

  private alignDown(address: number): number {
    return Math.floor(address / this.alignmentBytes) * this.alignmentBytes;
  }

  private take(index: number, address: number, size: number): number {
    const block = this.free[index]!;
    const before = address - block.address;
    const after = block.sizeBytes - before - size;
    const rest: Block[] = [];
    if (before > 0) rest.push({ address: block.address, sizeBytes: before });
    if (after > 0) rest.push({ address: address + size, sizeBytes: after });
    this.free.splice(index, 1, ...rest);
    this.used.set(address, size);
    if (address - this.takenBelow <= this.takenFrom - address - size) {
      this.takenBelow = Math.max(this.takenBelow, address + size);
    } else {
      this.takenFrom = Math.min(this.takenFrom, address);
    }
    const { usedBytes } = this;
    this.peakBytes = Math.max(this.peakBytes, usedBytes);
    this.recentPeakBytes = Math.max(this.recentPeakBytes, usedBytes);
    return address;
  }
}
