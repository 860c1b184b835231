import { counted } from '../support/counted.ts';
import { DeviceFault } from './faults.ts';
import { type ElementFormat } from './formats/element-format.ts';
import { type L1Memory } from './l1-memory.ts';
import { WaitPoint } from './wait-point.ts';

/** What a circular buffer is made from. */
export interface CircularBufferConfig {
  /** 0..7 in, 8..15 dataflow, 16..23 out, 24..31 intermediate, as `ttkernel`'s CBPort. */
  readonly port: number;
  /** L1 address of page 0. */
  readonly address: number;
  readonly pageSizeBytes: number;
  readonly numPages: number;
  /** Element format by which compute threads unpack and pack its pages. */
  readonly format: ElementFormat;
  /**
   * True for a buffer laid over a tensor's shard: the data is there already, so waits and reserves always succeed, pages may be read and
   * written without them, and popping does not invalidate anything. Default false.
   */
  readonly aliased?: boolean;
}

const portGroups = ['cb_in', 'cb_dfl', 'cb_out', 'cb_int'] as const;

/** Returns the keyword of a circular buffer port, e.g. 16 -> `cb_out0`. */
export function circularBufferName(port: number): string {
  return `${portGroups[port >> 3] ?? 'cb'}${port & 7}`;
}

/** The threads at one end of a ring. Every thread counts its pages for itself, so that of two that fill a ring in turns the second begins at page 0 again. */
class RingEnd {
  /** The one that was there last. */
  thread: string | undefined = undefined;
  /** Where those before it will go on. */
  private places: Map<string, number> | undefined = undefined;

  /** Returns the page that `thread` takes; it is there from now on when that is `next`, the one that is next in the ring. */
  pageOf(thread: string, next: number): number {
    if (thread === this.thread) return next;
    if (this.thread !== undefined) {
      const own = (this.places ??= new Map<string, number>()).get(thread) ?? 0;
      if (own !== next) return own;
      this.places.set(this.thread, next);
    }
    this.thread = thread;
    return next;
  }
}

/**
 * A ring of pages in the L1 of one core, between one producer and one consumer thread. Pages are reserved, filled and pushed at the back, waited for,
 * read and popped at the front. Each page remembers when it was pushed and freed (`cycle`), so a thread that waits gets the time of the event
 * and not of the moment at which it happens to be simulated. Misuse throws DeviceFault `circular-buffer`.
 */
export class CircularBuffer {
  readonly port: number;
  readonly address: number;
  readonly pageSizeBytes: number;
  readonly numPages: number;
  readonly format: ElementFormat;
  readonly aliased: boolean;
  /** Where consumers wait for pushed pages. */
  readonly pagesPushed: WaitPoint;
  /** Where producers wait for free pages. */
  readonly pagesFree: WaitPoint;

  private readonly l1: L1Memory;
  private readonly producers = new RingEnd();
  private readonly consumers = new RingEnd();
  /** Pages pushed and popped since the start; their difference is what the ring holds. */
  private pushed = 0;
  private popped = 0;
  /** Slots of the next page to push and to pop. */
  private back = 0;
  private front = 0;
  /** Pages the producer holds reserved at the back, and the consumer has waited for at the front. */
  private reserved = 0;
  private waited = 0;
  /** Behind the last byte of the ring. */
  private readonly endAddress: number;
  private readonly pushedCycle: number[];
  private readonly freedCycle: number[];

  constructor(l1: L1Memory, config: CircularBufferConfig) {
    this.l1 = l1;
    this.port = config.port;
    this.address = config.address;
    this.pageSizeBytes = config.pageSizeBytes;
    this.numPages = config.numPages;
    this.format = config.format;
    this.aliased = config.aliased ?? false;
    if (!(config.numPages > 0 && config.pageSizeBytes > 0)) throw this.misuse('needs at least one page of one byte');
    if (config.address % 16 !== 0) {
      throw new DeviceFault('misaligned', `${this.name} at L1 address ${config.address}, not a multiple of 16`);
    }
    if (config.address + this.sizeBytes > l1.sizeBytes) {
      throw new DeviceFault(
        'out-of-bounds',
        `${this.name} with ${counted(config.numPages, 'page')} of ${counted(config.pageSizeBytes, 'byte')} at ${config.address} leaves L1`,
      );
    }
    this.endAddress = config.address + this.sizeBytes;
    // Typed arrays take longer to make, and every core of every program has these.
    this.pushedCycle = new Array<number>(config.numPages).fill(0);
    this.freedCycle = new Array<number>(config.numPages).fill(0);
    this.pagesPushed = new PagesPushed(this);
    this.pagesFree = new PagesFree(this);
  }

  /** Its port as `ttkernel` writes it. */
  get name(): string {
    return circularBufferName(this.port);
  }

  get sizeBytes(): number {
    return this.pageSizeBytes * this.numPages;
  }

  /** Pages pushed and not popped. */
  get pagesHeld(): number {
    return this.pushed - this.popped;
  }

  /** L1 address of the next page to fill: what kernels get as the write pointer. */
  get writeAddress(): number {
    return this.address + this.back * this.pageSizeBytes;
  }

  /** L1 address of the oldest page: what kernels get as the read pointer. */
  get readAddress(): number {
    return this.address + this.front * this.pageSizeBytes;
  }

  /** Throws when the page that a thread fills next is not the next one; see RingEnd. */
  checkProducer(thread: string): void {
    const own = this.aliased ? this.back : this.producers.pageOf(thread, this.back);
    if (own === this.back) return;
    throw this.misuse(`${thread} would fill page ${own}, but page ${this.back} is next: ${this.producers.thread} filled those before`); // prettier-ignore
  }

  /** Throws when the page that a thread reads next is not the next one; see RingEnd. */
  checkConsumer(thread: string): void {
    const own = this.aliased ? this.front : this.consumers.pageOf(thread, this.front);
    if (own === this.front) return;
    throw this.misuse(`${thread} would read page ${own}, but page ${this.front} is next: ${this.consumers.thread} popped those before`); // prettier-ignore
  }

  /** Tells whether `numPages` pages can be reserved at once now. */
  hasFree(numPages: number): boolean {
    return this.aliased || this.numPages - this.pagesHeld >= numPages;
  }

  /** Tells whether the ring holds `numPages` pushed pages. */
  hasPushed(numPages: number): boolean {
    return this.aliased || this.pagesHeld >= numPages;
  }

  /** Throws when no reserve or wait for `numPages` pages can ever succeed. */
  checkRequest(what: string, numPages: number): void {
    if (!(numPages > 0)) throw this.misuse(`${what} of ${counted(numPages, 'page')}`);
    if (numPages > this.numPages)
      throw this.misuse(`${what} of ${counted(numPages, 'page')}, but it has ${this.numPages}`);
  }

  /**
   * Reserves the `numPages` pages at the back, which must be free (`hasFree`), and returns the cycle at which the last of them became free. Throws when
   * pages are reserved already: the second reservation would give the same ones.
   */
  reserve(numPages: number): number {
    if (!this.aliased && this.reserved > 0) {
      throw this.misuse(`reserve of ${counted(numPages, 'page')}, but ${this.reserved} are reserved and not pushed`);
    }
    if (numPages > this.reserved) this.reserved = numPages;
    return this.latest(this.freedCycle, this.back, numPages);
  }

  /** Hands `numPages` filled pages to the consumer at `cycle`. Throws when they are not reserved, cross the ring's end or still arrive. */
  push(numPages: number, cycle: number): void {
    if (!this.aliased) {
      this.checkRequest('push', numPages);
      if (numPages > this.reserved) {
        throw this.misuse(`push of ${counted(numPages, 'page')}, but ${this.reserved} are reserved`);
      }
      this.checkContiguous('push', this.back, numPages);
      const from = this.writeAddress;
      if (!this.l1.inFlight.isEmpty && this.l1.inFlight.writes(from, from + numPages * this.pageSizeBytes)) {
        throw new DeviceFault('missing-barrier', `${this.name} push of pages that a NoC read still fills`);
      }
      this.reserved -= numPages;
      this.pushed += numPages;
    }
    for (let i = 0; i < numPages; i++) {
      this.pushedCycle[this.back] = cycle;
      this.back = this.back + 1 === this.numPages ? 0 : this.back + 1;
    }
    this.pagesPushed.notify();
  }

  /** Notes that the consumer waited for `numPages` pages, which must be there (`hasPushed`), and returns the cycle at which the last was pushed. */
  wait(numPages: number): number {
    if (numPages > this.waited) this.waited = numPages;
    return this.latest(this.pushedCycle, this.front, numPages);
  }

  /** Frees the `numPages` oldest pages at `cycle`; their contents are dead. Throws when they were not waited for, cross the ring's end or are still being sent. */
  pop(numPages: number, cycle: number): void {
    if (!this.aliased) {
      this.checkRequest('pop', numPages);
      if (numPages > this.waited)
        throw this.misuse(`pop of ${counted(numPages, 'page')}, but ${this.waited} were waited for`);
      this.checkContiguous('pop', this.front, numPages);
      const from = this.readAddress;
      const size = numPages * this.pageSizeBytes;
      if (!this.l1.inFlight.isEmpty && this.l1.inFlight.reads(from, from + size)) {
        throw new DeviceFault('missing-barrier', `${this.name} pop of pages that a NoC write still sends`);
      }
      this.l1.forgetWritten(from, size);
      this.waited -= numPages;
      this.popped += numPages;
    }
    for (let i = 0; i < numPages; i++) {
      this.freedCycle[this.front] = cycle;
      this.front = this.front + 1 === this.numPages ? 0 : this.front + 1;
    }
    this.pagesFree.notify();
  }

  /** Returns the L1 address of page `index` counted from the front. Throws unless it was waited for and lies before the ring's end. */
  pageToRead(index: number): number {
    if (!this.aliased && !(index >= 0 && index < this.waited)) {
      throw this.misuse(`read of page ${index}, but ${this.waited} were waited for`);
    }
    this.checkContiguous('read', this.front, index + 1);
    return this.address + (this.front + index) * this.pageSizeBytes;
  }

  /** Returns the L1 address of page `index` counted from the back. Throws unless it is reserved and lies before the ring's end. */
  pageToWrite(index: number): number {
    if (!this.aliased && !(index >= 0 && index < this.reserved)) {
      throw this.misuse(`write of page ${index}, but ${this.reserved} are reserved`);
    }
    this.checkContiguous('write', this.back, index + 1);
    return this.address + (this.back + index) * this.pageSizeBytes;
  }

  /** Throws when [address, address + sizeBytes) touches this buffer outside the pages reserved at the back. */
  checkFilled(address: number, sizeBytes: number): void {
    if (this.aliased || !this.touches(address, sizeBytes)) return;
    const from = this.writeAddress;
    const to = from + Math.min(this.reserved, this.numPages - this.back) * this.pageSizeBytes;
    if (address >= from && address + sizeBytes <= to) return;
    throw this.misuse(
      `write of ${counted(sizeBytes, 'byte')} at L1 address ${address} is outside of ${counted(this.reserved, 'reserved page')}, which span [${from}, ${to})`,
    );
  }

  /** Throws when [address, address + sizeBytes) touches this buffer outside the pages waited for at the front or reserved at the back. */
  checkSent(address: number, sizeBytes: number): void {
    if (this.aliased || !this.touches(address, sizeBytes)) return;
    const end = address + sizeBytes;
    const from = this.readAddress;
    const to = from + Math.min(this.waited, this.numPages - this.front) * this.pageSizeBytes;
    if (address >= from && end <= to) return;
    const back = this.writeAddress;
    if (address >= back && end <= back + Math.min(this.reserved, this.numPages - this.back) * this.pageSizeBytes)
      return;
    throw this.misuse(
      `read of ${counted(sizeBytes, 'byte')} at L1 address ${address} is outside of ${counted(this.waited, 'page')} waited for, which span [${from}, ${to})`,
    );
  }

  /** Throws when another core's write to [address, address + sizeBytes) touches pages that the consumer has waited for and not popped. */
  checkNotRead(address: number, sizeBytes: number): void {
    const from = this.readAddress;
    const to = from + Math.min(this.waited, this.numPages - this.front) * this.pageSizeBytes;
    if (this.aliased || address >= to || from >= address + sizeBytes) return;
    throw this.misuse(
      `write of ${counted(sizeBytes, 'byte')} at L1 address ${address} by another core touches ${counted(this.waited, 'page')} being read, which span [${from}, ${to})`,
    );
  }

  private touches(address: number, sizeBytes: number): boolean {
    return address < this.endAddress && this.address < address + sizeBytes;
  }

  private checkContiguous(what: string, slot: number, numPages: number): void {
    if (slot + numPages <= this.numPages) return;
    throw this.misuse(
      `${what} of ${counted(numPages, 'page')} overruns the end of the ring: the next page is ${slot} of ${this.numPages}, and pages must be contiguous`,
    );
  }

  private latest(cycles: readonly number[], slot: number, numPages: number): number {
    let latest = 0;
    for (let i = 0; i < numPages; i++) {
      const cycle = cycles[slot]!;
      if (cycle > latest) latest = cycle;
      slot = slot + 1 === this.numPages ? 0 : slot + 1;
    }
    return latest;
  }

  private misuse(detail: string): DeviceFault {
    return new DeviceFault('circular-buffer', `${this.name}: ${detail}`);
  }
}

class PagesPushed extends WaitPoint {
  private readonly buffer: CircularBuffer;

  constructor(buffer: CircularBuffer) {
    super();
    this.buffer = buffer;
  }

  isReady(needed: number): boolean {
    return this.buffer.hasPushed(needed);
  }

  describe(needed: number): string {
    return `cb_wait_front: ${counted(needed, 'page')} of ${this.buffer.name}, ${this.buffer.pagesHeld} are pushed`;
  }
}

class PagesFree extends WaitPoint {
  private readonly buffer: CircularBuffer;

  constructor(buffer: CircularBuffer) {
    super();
    this.buffer = buffer;
  }

  isReady(needed: number): boolean {
    return this.buffer.hasFree(needed);
  }

  describe(needed: number): string {
    const { name, numPages, pagesHeld } = this.buffer;
    return `cb_reserve_back: ${counted(needed, 'free page')} of ${name}, ${numPages - pagesHeld} of ${numPages} are free`;
  }
}
