import { type CircularBuffer } from './circular-buffer.ts';
import { type Chip } from './chip.ts';
import { type Core } from './core.ts';
import { costTable } from './cost-table.ts';
import { DeviceThread } from './device-thread.ts';
import { DeviceFault, formatAddress } from './faults.ts';
import { type DeviceMemory } from './memory.ts';
import { type NocEndpoint } from './noc-endpoint.ts';
import {
  linkCycles,
  nocAddressCoord,
  nocHops,
  nocLocalAddress,
  packNocAddress,
  readStartCycles,
  writeStartCycles,
  type NocIndex,
} from './noc.ts';
import { type Semaphore } from './semaphore.ts';
import { type WaitPoint } from './wait-point.ts';

/** A rectangle of places on the network, both ends included. */
export interface NocRectangle {
  readonly xStart: number;
  readonly yStart: number;
  readonly xEnd: number;
  readonly yEnd: number;
}

/**
 * A data movement processor: it moves bytes between its core's L1 and everything on the network through its NoC. Reads and writes are
 * asynchronous: bytes that were read may be used, and bytes that were written may be overwritten or read elsewhere, only after the barrier. Until then
 * nobody may overwrite what they are taken from. Differs: bytes are taken from the source when a transaction is issued.
 */
export class DataMovementThread extends DeviceThread {
  readonly noc: NocIndex;
  private readonly chip: Chip;
  private clock = 0;
  /** When the port of this thread can take the next transaction, and when all issued ones are done. */
  private portFree = 0;
  private readsDone = 0;
  private writesDone = 0;
  /** Owners of transactions in flight, one per barrier. */
  private readonly reads = {};
  private readonly writes = {};
  private readonly memoriesWritten: DeviceMemory[] = [];
  /** Sources of reads in flight. No other thread runs before this one blocks; only then they are announced to their memories. */
  private readonly sources: { readonly memory: DeviceMemory[]; readonly from: number[]; readonly to: number[] } = {
    memory: [],
    from: [],
    to: [],
  };
  /** How many of them there are, and were announced; what stands behind is old, because arrays that are emptied lose their room. */
  private sourcesInFlight = 0;
  private sourcesAnnounced = 0;
  private readsPending = 0;
  private writesPending = 0;
  private bytesRead = 0;
  private bytesWritten = 0;
  private dramBytesRead = 0;
  private dramBytesWritten = 0;
  private transactions = 0;

  constructor(chip: Chip, core: Core, noc: NocIndex, kernelName: string) {
    super(core, noc === 0 ? 'noc0' : 'noc1', kernelName);
    this.chip = chip;
    this.noc = noc;
  }

  get clockCycles(): number {
    return this.clock;
  }

  get counters(): Readonly<Record<string, number>> {
    const { bytesRead, bytesWritten, dramBytesRead, dramBytesWritten, transactions } = this;
    return { bytesRead, bytesWritten, dramBytesRead, dramBytesWritten, transactions };
  }

  cbReserveBack(buffer: CircularBuffer, numPages: number): boolean {
    buffer.checkRequest('cb_reserve_back', numPages);
    buffer.checkProducer(this.name);
    if (!buffer.hasFree(numPages)) return this.blockAt(buffer.pagesFree, numPages);
    this.clock = Math.max(this.clock, buffer.reserve(numPages)) + costTable.dataMovementBufferCall.value;
    return true;
  }

  cbPushBack(buffer: CircularBuffer, numPages: number): void {
    this.clock += costTable.dataMovementBufferCall.value;
    buffer.push(numPages, this.clock);
  }

  cbWaitFront(buffer: CircularBuffer, numPages: number): boolean {
    buffer.checkRequest('cb_wait_front', numPages);
    buffer.checkConsumer(this.name);
    if (!buffer.hasPushed(numPages)) return this.blockAt(buffer.pagesPushed, numPages);
    this.clock = Math.max(this.clock, buffer.wait(numPages)) + costTable.dataMovementBufferCall.value;
    return true;
  }

  cbPopFront(buffer: CircularBuffer, numPages: number): void {
    this.clock += costTable.dataMovementBufferCall.value;
    buffer.pop(numPages, this.clock);
  }

  /** Returns the NoC address of byte `address` at physical coordinates (x, y). Throws DeviceFault when nothing is there. */
  nocAddress(x: number, y: number, address: number): number {
    this.chip.endpointAt(y, x);
    return packNocAddress(x, y, address);
  }

  /** Returns the NoC address of byte `address` of a DRAM channel. */
  dramNocAddress(channel: number, address: number): number {
    const { x, y } = this.chip.dramChannel(channel).endpoint;
    return packNocAddress(x, y, address);
  }

  /** Returns the NoC address of byte `address` in the L1 of worker core `core`, counted row-major over the logical grid. */
  l1NocAddress(core: number, address: number): number {
    const { columns } = this.chip.description.grid;
    const { x, y } = this.chip.core(Math.floor(core / columns), core % columns).endpoint;
    return packNocAddress(x, y, address);
  }

  /** Starts to read `sizeBytes` bytes into L1. They are there after `nocAsyncReadBarrier`. */
  nocAsyncRead(nocAddress: number, l1Address: number, sizeBytes: number): void {
    const coord = nocAddressCoord(nocAddress);
    const source = this.chip.endpointAtCoord(coord);
    const address = nocLocalAddress(nocAddress, coord);
    this.checkAligned('read', source.readAlignBytes, address, l1Address);
    const { core } = this;
    for (const buffer of core.circularBuffers) buffer.checkFilled(l1Address, sizeBytes);
    const { races } = this.chip;
    if (source !== core.endpoint) races.read(core, source.memory, address, sizeBytes);
    races.checkOwn('write', core, core.l1, l1Address, sizeBytes);
    source.memory.copyTo(address, core.l1, l1Address, sizeBytes);
    core.l1.inFlight.add(l1Address, l1Address + sizeBytes, true, this.reads);
    const { sources, sourcesInFlight } = this;
    sources.memory[sourcesInFlight] = source.memory;
    sources.from[sourcesInFlight] = address;
    sources.to[sourcesInFlight] = address + sizeBytes;
    this.sourcesInFlight = sourcesInFlight + 1;
    if (source === core.endpoint) this.announceSources();
    this.readsPending++;
    this.bytesRead += sizeBytes;
    if (source.isDram) this.dramBytesRead += sizeBytes;

    const issued = this.issue(sizeBytes);
    const arriving = issued + readStartCycles(core.endpoint, source);
    const sent = source.reserveRead(this.noc, arriving, sizeBytes);
    const received = core.endpoint.reserveWrite(this.noc, arriving, sizeBytes);
    this.readsDone = Math.max(this.readsDone, sent, received, arriving + linkCycles(sizeBytes));
  }

  /** Waits until all reads of this thread have arrived. */
  nocAsyncReadBarrier(): void {
    const { sources, reads } = this;
    if (this.readsPending > 0) this.core.l1.inFlight.complete(reads);
    for (let i = 0; i < this.sourcesAnnounced; i++) sources.memory[i]!.inFlight.complete(reads);
    this.sourcesInFlight = this.sourcesAnnounced = 0;
    this.readsPending = 0;
    this.clock = Math.max(this.clock, this.readsDone);
  }

  /** Starts to write `sizeBytes` bytes of L1 to a NoC address. They are there after `nocAsyncWriteBarrier`. */
  nocAsyncWrite(l1Address: number, nocAddress: number, sizeBytes: number): void {
    this.beginWrite(l1Address, sizeBytes);
    const coord = nocAddressCoord(nocAddress);
    const target = this.chip.endpointAtCoord(coord);
    this.writeTo(target, l1Address, nocLocalAddress(nocAddress, coord), sizeBytes, this.issue(sizeBytes));
  }

  /**
   * Starts to write the same bytes to address `address` of every core in the rectangle from (xStart, yStart) to (xEnd, yEnd), physical and inclusive.
   * The own core is left out unless `includeSelf`.
   */
  nocAsyncWriteMulticast(
    l1Address: number,
    rectangle: NocRectangle,
    address: number,
    sizeBytes: number,
    includeSelf: boolean,
  ): void {
    this.beginWrite(l1Address, sizeBytes);
    const issued = this.issue(sizeBytes);
    for (let y = rectangle.yStart; y <= rectangle.yEnd; y++) {
      for (let x = rectangle.xStart; x <= rectangle.xEnd; x++) {
        const target = this.chip.endpointAt(y, x);
        if (target === this.core.endpoint && (!includeSelf || address === l1Address)) continue;
        this.writeTo(target, l1Address, address, sizeBytes, issued);
      }
    }
  }

  /** Waits until all writes of this thread have arrived. */
  nocAsyncWriteBarrier(): void {
    for (const memory of this.memoriesWritten) memory.inFlight.complete(this.writes);
    this.core.l1.inFlight.complete(this.writes);
    this.memoriesWritten.length = 0;
    this.writesPending = 0;
    this.clock = Math.max(this.clock, this.writesDone);
  }

  /** Sets a semaphore of the own core. */
  semaphoreSet(semaphore: Semaphore, value: number): void {
    this.clock += costTable.l1Access.value;
    semaphore.set(value, this.clock);
  }

  /**
   * Adds to the semaphore at a NoC address; it changes when the increment has arrived. Writes that this thread issued to the same core before have
   * then arrived as well, because one network keeps their order: who waits for the semaphore may use them without a barrier here.
   */
  semaphoreIncrement(nocAddress: number, increment: number): void {
    const coord = nocAddressCoord(nocAddress);
    const target = this.chip.coreAtPhysical(Math.floor(coord / 64), coord % 64);
    const semaphore = target.semaphore(nocLocalAddress(nocAddress));
    const issued = this.issue(0);
    this.chip.races.signal(this.core, semaphore);
    semaphore.set(semaphore.value + increment, this.signal(target, issued));
  }

  /** Sets the semaphores at the same address of all cores in a rectangle (physical, inclusive) to the value of the own one; ordered as `semaphoreIncrement`. */
  semaphoreSetMulticast(semaphore: Semaphore, rectangle: NocRectangle, address: number, includeSelf: boolean): void {
    const issued = this.issue(0);
    const { value } = semaphore;
    for (let y = rectangle.yStart; y <= rectangle.yEnd; y++) {
      for (let x = rectangle.xStart; x <= rectangle.xEnd; x++) {
        const target = this.chip.coreAtPhysical(y, x);
        if (target === this.core && !includeSelf) continue;
        this.chip.races.signal(this.core, target.semaphore(address));
        target.semaphore(address).set(value, this.signal(target, issued));
      }
    }
  }

  /** Waits until a semaphore of the own core has exactly `value`; false when blocked. */
  semaphoreWait(semaphore: Semaphore, value: number): boolean {
    if (!semaphore.equals.isReady(value)) return this.blockAt(semaphore.equals, value);
    this.chip.races.waited(this.core, semaphore);
    this.clock = Math.max(this.clock, semaphore.changedCycle) + costTable.l1Access.value;
    return true;
  }

  /** Waits until a semaphore of the own core has at least `value`; false when blocked. */
  semaphoreWaitAtLeast(semaphore: Semaphore, value: number): boolean {
    if (!semaphore.atLeast.isReady(value)) return this.blockAt(semaphore.atLeast, value);
    this.chip.races.waited(this.core, semaphore);
    this.clock = Math.max(this.clock, semaphore.changedCycle) + costTable.l1Access.value;
    return true;
  }

  /** Returns the unsigned number of 1, 2 or 4 bytes at an L1 address, a multiple of its size. */
  loadL1(address: number, sizeBytes: 1 | 2 | 4): number {
    this.checkAligned('load', sizeBytes, address, 0);
    const { l1, circularBuffers } = this.core;
    for (const buffer of circularBuffers) buffer.checkSent(address, sizeBytes);
    l1.checkReadable(address, sizeBytes);
    this.chip.races.checkOwn('read', this.core, l1, address, sizeBytes);
    this.clock += costTable.l1Access.value;
    const { u8, u16, u32 } = l1.views;
    return sizeBytes === 4 ? u32[address >>> 2]! : sizeBytes === 2 ? u16[address >>> 1]! : u8[address]!;
  }

  /** Stores the low 1, 2 or 4 bytes of a number at an L1 address, a multiple of the size. */
  storeL1(address: number, sizeBytes: 1 | 2 | 4, value: number): void {
    this.checkAligned('store', sizeBytes, address, 0);
    this.fillL1(address, sizeBytes, sizeBytes, value);
  }

  /** Fills `totalBytes` bytes at an L1 address with an element of 1, 2 or 4 bytes, as a loop of 4-byte stores would. */
  fillL1(address: number, elementBytes: 1 | 2 | 4, totalBytes: number, pattern: number): void {
    this.checkAligned('fill', elementBytes, address, 0);
    const { core } = this;
    for (const buffer of core.circularBuffers) buffer.checkFilled(address, totalBytes);
    core.l1.beginWrite(address, totalBytes);
    this.chip.races.checkOwn('write', core, core.l1, address, totalBytes);
    const { u8, u16, u32 } = core.l1.views;
    const elements = elementBytes === 4 ? u32 : elementBytes === 2 ? u16 : u8;
    const from = address / elementBytes;
    elements.fill(pattern, from, from + totalBytes / elementBytes);
    this.clock += costTable.l1Access.value * Math.ceil(totalBytes / 4);
  }

  checkEnd(): void {
    if (this.readsPending === 0 && this.writesPending === 0) return;
    const what = this.readsPending > 0 ? 'reads' : 'writes';
    throw new DeviceFault(
      'missing-barrier',
      `the kernel ends with ${this.readsPending || this.writesPending} NoC ${what} in flight: noc_async_${what.slice(0, -1)}_barrier is missing`,
    );
  }

  protected override blockAt(waitPoint: WaitPoint, needed: number): false {
    this.announceSources();
    return super.blockAt(waitPoint, needed);
  }

  /** Makes known what reads in flight take, so that overwriting it is found. */
  private announceSources(): void {
    const { memory, from, to } = this.sources;
    for (; this.sourcesAnnounced < this.sourcesInFlight; this.sourcesAnnounced++) {
      const i = this.sourcesAnnounced;
      memory[i]!.inFlight.add(from[i]!, to[i]!, false, this.reads);
    }
  }

  private beginWrite(l1Address: number, sizeBytes: number): void {
    const { core } = this;
    for (const buffer of core.circularBuffers) buffer.checkSent(l1Address, sizeBytes);
    core.l1.checkReadable(l1Address, sizeBytes);
    this.chip.races.checkOwn('read', core, core.l1, l1Address, sizeBytes);
    core.l1.inFlight.add(l1Address, l1Address + sizeBytes, false, this.writes);
  }

  private writeTo(target: NocEndpoint, l1Address: number, address: number, sizeBytes: number, issued: number): void {
    const { core } = this;
    const { memory } = target;
    this.checkAligned('write', target.writeAlignBytes, address, l1Address);
    if (target !== core.endpoint) {
      for (const buffer of this.chip.coreOf(target)?.circularBuffers ?? []) buffer.checkNotRead(address, sizeBytes);
      this.chip.races.write(core, memory, address, sizeBytes);
    }
    this.announceSources();
    core.l1.copyTo(l1Address, memory, address, sizeBytes);
    memory.inFlight.add(address, address + sizeBytes, true, this.writes);
    if (!this.memoriesWritten.includes(memory)) this.memoriesWritten.push(memory);
    this.writesPending++;
    this.bytesWritten += sizeBytes;
    if (target.isDram) this.dramBytesWritten += sizeBytes;

    const sent = core.endpoint.reserveRead(this.noc, issued, sizeBytes);
    const received = target.reserveWrite(this.noc, issued, sizeBytes);
    const latency = this.writeLatency(target);
    this.writesDone = Math.max(this.writesDone, Math.max(sent, received, issued + linkCycles(sizeBytes)) + latency);
  }

  /** Delivers what was written to a core before a signal issued at `issued`, and returns the cycle at which the signal arrives. */
  private signal(target: Core, issued: number): number {
    if (target !== this.core) target.l1.inFlight.complete(this.writes);
    return Math.max(issued + this.writeLatency(target.endpoint), this.writesPending > 0 ? this.writesDone : 0);
  }

  private writeLatency(target: NocEndpoint): number {
    return writeStartCycles(nocHops(this.noc, this.chip.nocSize, this.core.endpoint, target));
  }

  /** Takes the port for one transaction and returns the cycle at which it is issued; the processor goes on after its part. */
  private issue(sizeBytes: number): number {
    const issued = Math.max(this.clock + costTable.nocIssue.value, this.portFree);
    this.clock = issued;
    this.portFree = issued + linkCycles(sizeBytes) - costTable.nocIssue.value;
    this.transactions++;
    return issued;
  }

  private checkAligned(what: string, alignBytes: number, address: number, otherAddress: number): void {
    // Alignments are powers of two, and the lowest bits of any difference are those of its 32-bit integer.
    if (((address - otherAddress) & (alignBytes - 1)) === 0) return;
    throw new DeviceFault(
      'misaligned',
      otherAddress === 0
        ? `${what} at ${formatAddress(address)}, not a multiple of ${alignBytes}`
        : `${what} between ${formatAddress(address)} and L1 address ${formatAddress(otherAddress)}, which differ modulo ${alignBytes}`,
    );
  }
}
