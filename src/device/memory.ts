import { counted } from '../support/counted.ts';
import { invariant } from '../support/invariant.ts';
import { type Allocator } from './allocator.ts';
import { DeviceFault, formatAddress } from './faults.ts';
import { type ByteViews } from './formats/byte-views.ts';
import { type MemoryAccesses } from './memory-accesses.ts';
import { chipPages, type MemoryPage } from './page-pool.ts';
import { TransfersInFlight } from './transfers-in-flight.ts';

/**
 * Byte-addressed memory of the device that grows page by page as it is written, so that a 1 GiB DRAM channel costs what is used of it.
 * Every access is checked: bounds, that no buffer there was freed, transactions in flight, and for reads that every byte was written before. Faults carry no site;
 * whoever knows core, kernel and op adds it (`DeviceFault.within`).
 */
export class DeviceMemory {
  /** What the memory is called in faults, e.g. `L1` or `DRAM channel 3`. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly pageSizeBytes: number;
  /** NoC transactions that were started and whose barrier has not been passed. */
  readonly inFlight = new TransfersInFlight();
  /** Who accessed what, for the race detector. */
  readonly accesses: MemoryAccesses = { pages: [], owner: undefined };
  /** Who hands out the memory; what it took back may not be accessed. */
  allocator: Allocator | undefined;
  private readonly pages: (MemoryPage | undefined)[];

  /** `pageSizeBytes` must be a multiple of 4; the last page may be larger than what is left of `sizeBytes`. */
  constructor(name: string, sizeBytes: number, pageSizeBytes: number) {
    invariant(pageSizeBytes > 0 && pageSizeBytes % 4 === 0, 'page size must be a multiple of 4');
    this.name = name;
    this.sizeBytes = sizeBytes;
    this.pageSizeBytes = pageSizeBytes;
    this.pages = new Array<MemoryPage | undefined>(Math.ceil(sizeBytes / pageSizeBytes)).fill(undefined);
  }

  /** Bytes of host memory that hold this memory's contents now. */
  get residentBytes(): number {
    return this.pages.reduce((sum, page) => sum + (page === undefined ? 0 : this.pageSizeBytes), 0);
  }

  /** Copies `sizeBytes` bytes at `address` into `target`. Throws DeviceFault when out of bounds, in flight or never written. */
  read(address: number, target: Uint8Array, targetOffset: number, sizeBytes: number): void {
    this.checkReadable(address, sizeBytes);
    this.forEachChunk(address, sizeBytes, (page, from, done, size) =>
      copyBytes(page.views.u8, from, target, targetOffset + done, size),
    );
  }

  /** Copies `sizeBytes` bytes of `source` to `address`. Throws DeviceFault when out of bounds or in flight. */
  write(address: number, source: Uint8Array, sourceOffset: number, sizeBytes: number): void {
    this.checkWritable(address, sizeBytes);
    this.forEachChunk(address, sizeBytes, (page, from, done, size) => {
      copyBytes(source, sourceOffset + done, page.views.u8, from, size);
      page.written.add(from, from + size);
    });
  }

  /** Sets `sizeBytes` bytes at `address` to `byte`. Throws DeviceFault when out of bounds or in flight. */
  fill(address: number, sizeBytes: number, byte: number): void {
    this.checkWritable(address, sizeBytes);
    this.forEachChunk(address, sizeBytes, (page, from, _done, size) => {
      page.views.u8.fill(byte, from, from + size);
      page.written.add(from, from + size);
    });
  }

  /** Copies bytes to another memory (or another place of this one, if the ranges do not overlap), with the checks of `read` and `write`. */
  copyTo(address: number, target: DeviceMemory, targetAddress: number, sizeBytes: number): void {
    this.checkReadable(address, sizeBytes);
    target.checkWritable(targetAddress, sizeBytes);
    for (let done = 0; done < sizeBytes;) {
      const sourceIndex = this.pageIndex(address + done);
      const targetIndex = target.pageIndex(targetAddress + done);
      const from = address + done - sourceIndex * this.pageSizeBytes;
      const to = targetAddress + done - targetIndex * target.pageSizeBytes;
      const size = Math.min(sizeBytes - done, this.pageSizeBytes - from, target.pageSizeBytes - to);
      const page = target.page(targetIndex);
      copyViews(this.page(sourceIndex).views, from, page.views, to, size);
      page.written.add(to, to + size);
      done += size;
    }
  }

  /** Throws DeviceFault unless all bytes are in bounds, arrived and written. */
  checkReadable(address: number, sizeBytes: number): void {
    this.checkBounds('read', address, sizeBytes);
    this.checkNotFreed('read', address, sizeBytes);
    const end = address + sizeBytes;
    if (!this.inFlight.isEmpty && this.inFlight.writes(address, end)) {
      throw new DeviceFault(
        'missing-barrier',
        `${this.name} read of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)} overlaps a NoC transfer whose barrier has not been passed`,
      );
    }
    const missing = this.firstUnwritten(address, sizeBytes);
    if (missing >= 0) {
      throw new DeviceFault(
        'uninitialized-read',
        `${this.name} read of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)}: byte ${formatAddress(missing)} was never written`,
      );
    }
  }

  /** Throws DeviceFault unless all bytes are in bounds and no transfer in flight uses them. */
  checkWritable(address: number, sizeBytes: number): void {
    this.checkBounds('write', address, sizeBytes);
    this.checkNotFreed('write', address, sizeBytes);
    if (this.inFlight.isEmpty) return;
    const end = address + sizeBytes;
    const what = this.inFlight.writes(address, end)
      ? 'the target of a NoC transfer'
      : this.inFlight.reads(address, end)
        ? 'the source of a NoC transfer'
        : undefined;
    if (what === undefined) return;
    throw new DeviceFault(
      'missing-barrier',
      `${this.name} write of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)} overlaps ${what} whose barrier has not been passed`,
    );
  }

  /** Returns the first of the bytes that was never written, or -1. The range must be in bounds. */
  firstUnwritten(address: number, sizeBytes: number): number {
    const { pageSizeBytes } = this;
    for (let at = address, end = address + sizeBytes; at < end;) {
      const index = this.pageIndex(at);
      const start = index * pageSizeBytes;
      const stop = Math.min(end, start + pageSizeBytes);
      const page = this.pages[index];
      if (page === undefined) return at;
      const missing = page.written.firstMissing(at - start, stop - start);
      if (missing >= 0) return start + missing;
      at = stop;
    }
    return -1;
  }

  /** Forgets that the bytes were written: their contents are dead (a buffer was freed, a page was popped). */
  forgetWritten(address: number, sizeBytes: number): void {
    this.checkBounds('release', address, sizeBytes);
    for (let at = address, end = address + sizeBytes; at < end;) {
      const index = this.pageIndex(at);
      const start = index * this.pageSizeBytes;
      const stop = Math.min(end, start + this.pageSizeBytes);
      this.pages[index]?.written.remove(at - start, stop - start);
      at = stop;
    }
  }

  /** Returns the page with the given index, made on first use. */
  protected page(index: number): MemoryPage {
    return (this.pages[index] ??= this.newPage());
  }

  /** Returns a page of which nothing was written. */
  protected newPage(): MemoryPage {
    return chipPages.take(this.pageSizeBytes);
  }

  /** Gives the host memory back that holds the contents: afterwards nothing was ever written here. */
  release(): void {
    this.pages.forEach((page, index) => {
      if (page === undefined) return;
      this.pages[index] = undefined;
      chipPages.giveBack(page);
    });
  }

  /** Returns the index of the page of a byte; L1 has only one. */
  private pageIndex(address: number): number {
    return address < this.pageSizeBytes ? 0 : Math.floor(address / this.pageSizeBytes);
  }

  private checkBounds(what: string, address: number, sizeBytes: number): void {
    if (address >= 0 && sizeBytes >= 0 && address + sizeBytes <= this.sizeBytes) return;
    throw new DeviceFault(
      'out-of-bounds',
      `${this.name} ${what} of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)} leaves its ${formatAddress(this.sizeBytes)} bytes`,
    );
  }

  private checkNotFreed(what: string, address: number, sizeBytes: number): void {
    if (this.allocator?.isFreed(address, sizeBytes) !== true) return;
    throw new DeviceFault(
      'use-after-free',
      `${this.name} ${what} of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)}, where a buffer was that has been deallocated`,
    );
  }

  private forEachChunk(
    address: number,
    sizeBytes: number,
    visit: (page: MemoryPage, from: number, done: number, size: number) => void,
  ): void {
    const { pageSizeBytes } = this;
    for (let done = 0; done < sizeBytes;) {
      const index = this.pageIndex(address + done);
      const from = address + done - index * pageSizeBytes;
      const size = Math.min(sizeBytes - done, pageSizeBytes - from);
      visit(this.page(index), from, done, size);
      done += size;
    }
  }
}

/** Copies bytes between pages, as words where both are at words. */
function copyViews(source: ByteViews, from: number, target: ByteViews, to: number, size: number): void {
  if (size > 128 || ((from | to | size) & 3) !== 0) {
    copyBytes(source.u8, from, target.u8, to, size);
    return;
  }
  const { u32: words } = source;
  const { u32: copies } = target;
  const first = from >>> 2;
  const offset = (to >>> 2) - first;
  for (let i = first, end = first + (size >>> 2); i < end; i++) copies[i + offset] = words[i]!;
}

/** Copies bytes between arrays; short runs by a loop, because `subarray` costs more than they do. */
function copyBytes(source: Uint8Array, from: number, target: Uint8Array, to: number, size: number): void {
  if (size > 32) target.set(source.subarray(from, from + size), to);
  else for (let i = 0; i < size; i++) target[to + i] = source[from + i]!;
}
