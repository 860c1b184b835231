import { CircularBuffer, type CircularBufferConfig } from './circular-buffer.ts';
import { type CoreCoord } from './chip-description.ts';
import { DeviceFault } from './faults.ts';
import { L1Memory } from './l1-memory.ts';
import { NocEndpoint } from './noc-endpoint.ts';
import { Semaphore } from './semaphore.ts';
import { type TileArray } from './tile-math/tile-array.ts';
import { vectorBytes } from './tile-math/wasm/vector-memory.ts';
import { tileDatums } from './tile-layout.ts';
import { partOf } from './formats/byte-views.ts';
import { chipPages, type MemoryPage } from './page-pool.ts';

const dstTiles = 16;
const registerTiles = dstTiles + 2;
const tileBytes = 4 * tileDatums;

/** Tile registers of a core: 16 of Dst and one per unpacker. Allocated with the core's first compute kernel. */
export interface CoreRegisters {
  readonly dst: TileArray;
  readonly in0: TileArray;
  readonly in1: TileArray;
}

/** A worker core: L1, and while a program runs, its circular buffers and semaphores. */
export class Core {
  /** Logical coordinates in the worker grid. */
  readonly y: number;
  readonly x: number;
  readonly chipIndex: number;
  readonly l1: L1Memory;
  /** The core on the network, at its physical coordinates. */
  readonly endpoint: NocEndpoint;
  private readonly buffers: (CircularBuffer | undefined)[] = new Array<CircularBuffer | undefined>(32).fill(undefined);
  private inUse: CircularBuffer[] = [];
  private readonly semaphores = new Map<number, Semaphore>();
  private registers: CoreRegisters | undefined;
  private registersPage: MemoryPage | undefined;

  constructor(chipIndex: number, logical: CoreCoord, physical: CoreCoord, l1SizeBytes: number, l1AlignBytes: number) {
    this.chipIndex = chipIndex;
    this.y = logical.y;
    this.x = logical.x;
    this.l1 = new L1Memory(l1SizeBytes);
    this.endpoint = NocEndpoint.worker(physical, this.l1, l1AlignBytes);
  }

  /** Returns the circular buffer at `port`. Throws DeviceFault when the program made none. */
  circularBuffer(port: number): CircularBuffer {
    const buffer = this.buffers[port];
    if (buffer === undefined) {
      throw new DeviceFault('circular-buffer', `port ${port} has no circular buffer on this core`);
    }
    return buffer;
  }

  /** The circular buffers of the running program. */
  get circularBuffers(): readonly CircularBuffer[] {
    return this.inUse;
  }

  /** Makes a circular buffer for the running program. Throws DeviceFault when the port is taken or the ring does not fit. */
  createCircularBuffer(config: CircularBufferConfig): CircularBuffer {
    if (this.buffers[config.port] !== undefined) {
      throw new DeviceFault('circular-buffer', `port ${config.port} has a circular buffer already`);
    }
    const buffer = new CircularBuffer(this.l1, config);
    if (!buffer.aliased) this.l1.forgetWritten(buffer.address, buffer.sizeBytes);
    this.buffers[config.port] = buffer;
    this.inUse.push(buffer);
    return buffer;
  }

  /** Makes a semaphore at an L1 address for the running program. */
  createSemaphore(address: number, initial: number): Semaphore {
    const semaphore = new Semaphore(address, initial);
    this.semaphores.set(address, semaphore);
    return semaphore;
  }

  /** Returns the semaphore at an L1 address. Throws DeviceFault when there is none. */
  semaphore(address: number): Semaphore {
    const semaphore = this.semaphores.get(address);
    if (semaphore === undefined) {
      throw new DeviceFault('noc', `L1 address ${address} of core (${this.y}, ${this.x}) holds no semaphore`);
    }
    return semaphore;
  }

  /** Returns the tile registers, allocated on first use. */
  tileRegisters(): CoreRegisters {
    if (this.registers !== undefined) return this.registers;
    this.registersPage = chipPages.take(registerTiles * tileBytes, vectorBytes);
    const { views } = this.registersPage;
    const tiles = (first: number, tileCount: number): TileArray => {
      return { ...partOf(views, first * tileBytes, tileCount * tileBytes), tileCount };
    };
    this.registers = { dst: tiles(0, dstTiles), in0: tiles(dstTiles, 1), in1: tiles(dstTiles + 1, 1) };
    // Of Dst only what was written is read.
    for (const { u32 } of [this.registers.in0, this.registers.in1]) u32.fill(0);
    return this.registers;
  }

  /** Gives the host memory back that holds L1 and the tile registers. The core is not to be used afterwards. */
  release(): void {
    this.l1.release();
    if (this.registersPage !== undefined) chipPages.giveBack(this.registersPage);
    this.registersPage = this.registers = undefined;
  }

  /** Drops circular buffers, semaphores and bookings; L1 contents stay, except those of circular buffers that alias nothing. */
  reset(): void {
    for (const { aliased, address, sizeBytes, port } of this.inUse) {
      if (!aliased) this.l1.forgetWritten(address, sizeBytes);
      this.buffers[port] = undefined;
    }
    if (this.inUse.length > 0) this.inUse = [];
    if (this.semaphores.size > 0) this.semaphores.clear();
    this.endpoint.reset();
  }
}
