import { DeviceFault } from './faults.ts';
import { type TileArray } from './tile-math/tile-array.ts';

type HalfState = 'free' | 'math' | 'committed' | 'pack' | 'both';

/**
 * The destination registers of one core: 16 tiles of 16-bit datums or 8 of 32-bit ones, used as two halves, so that the packer empties one while
 * math fills the other. The protocol is acquire, commit (math), wait, release (pack); breaking it throws DeviceFault `dst-protocol`.
 * A tile of a half just acquired is cleared: accumulation starts from nothing, and packing it is a fault.
 */
export class DstRegisters {
  /** Backing registers; use the tile numbers that `tileForMath` and `tileForPack` return. */
  readonly tiles: TileArray;
  /** Tiles that one acquire gives. */
  readonly capacity: number;
  private readonly states: HalfState[];
  private readonly cycles: number[];
  private readonly written: Uint8Array;
  private mathHalf = 0;
  private packHalf = 0;

  /** `fp32DestAcc` halves the number of tiles, `doubleBuffered` makes two halves of them. */
  constructor(tiles: TileArray, fp32DestAcc: boolean, doubleBuffered: boolean) {
    const total = fp32DestAcc ? 8 : 16;
    this.tiles = tiles;
    this.capacity = doubleBuffered ? total / 2 : total;
    this.states = doubleBuffered ? ['free', 'free'] : ['free'];
    this.cycles = this.states.map(() => 0);
    this.written = new Uint8Array(total);
  }

  /** `tile_regs_acquire`: gives math a cleared half. Returns the cycle at which the packer left it. */
  acquire(): number {
    return this.take('tile_regs_acquire', 'math');
  }

  /** `tile_regs_commit`: hands the half of math to the packer at `cycle`. */
  commit(cycle: number): void {
    this.expect('tile_regs_commit', this.mathHalf, 'math', 'no tile_regs_acquire before it');
    this.states[this.mathHalf] = 'committed';
    this.cycles[this.mathHalf] = cycle;
    this.mathHalf = this.other(this.mathHalf);
  }

  /** `tile_regs_wait`: gives the packer the oldest committed half. Returns the cycle of its commit. */
  wait(): number {
    this.expect('tile_regs_wait', this.packHalf, 'committed', 'no tile_regs_commit before it');
    this.states[this.packHalf] = 'pack';
    return this.cycles[this.packHalf]!;
  }

  /** `tile_regs_release`: frees the half of the packer at `cycle`. */
  release(cycle: number): void {
    this.expect('tile_regs_release', this.packHalf, 'pack', 'no tile_regs_wait before it');
    this.free(cycle);
  }

  /** `acquire_dst`: gives math and packer the same half at once. Returns the cycle at which it was free. */
  acquireBoth(): number {
    return this.take('acquire_dst', 'both');
  }

  /** `release_dst`: frees the half taken by `acquireBoth` at `cycle`. */
  releaseBoth(cycle: number): void {
    this.expect('release_dst', this.packHalf, 'both', 'no acquire_dst before it');
    this.mathHalf = this.other(this.mathHalf);
    this.free(cycle);
  }

  /** Whether math and packer hold the same half (`acquireBoth`). */
  get isShared(): boolean {
    return this.states[this.mathHalf] === 'both';
  }

  /** Returns the register of tile `index` of the half that math holds. */
  tileForMath(index: number): number {
    const state = this.states[this.mathHalf];
    if (state !== 'math' && state !== 'both') {
      throw new DeviceFault('dst-protocol', 'math uses Dst without tile_regs_acquire');
    }
    return this.tile(index, this.mathHalf);
  }

  /** Returns the register of tile `index` of the half that the packer holds; the tile must have been written. */
  tileForPack(index: number): number {
    const state = this.states[this.packHalf];
    if (state !== 'pack' && state !== 'both') {
      throw new DeviceFault('dst-protocol', 'the packer uses Dst without tile_regs_wait');
    }
    const tile = this.tile(index, this.packHalf);
    if (this.written[tile] === 0) {
      throw new DeviceFault(
        'uninitialized-read',
        `Dst tile ${index} is packed, but nothing was written to it since tile_regs_acquire`,
      );
    }
    return tile;
  }

  /** Tells whether the register holds a result; false after acquire. */
  isWritten(tile: number): boolean {
    return this.written[tile] !== 0;
  }

  /** Notes that the register holds a result. */
  markWritten(tile: number): void {
    this.written[tile] = 1;
  }

  /** Tells whether every half is free, as it must be when a kernel ends. */
  get isIdle(): boolean {
    return this.states.every((state) => state === 'free');
  }

  private take(op: string, state: 'math' | 'both'): number {
    const found = this.states[this.mathHalf]!;
    if (found === 'math' || found === 'both') {
      throw new DeviceFault('dst-protocol', `${op}: Dst is acquired already`);
    }
    if (found !== 'free') {
      throw new DeviceFault(
        'dst-protocol',
        `${op} waits for a half of Dst that only a later tile_regs_release of the same kernel can free`,
      );
    }
    this.states[this.mathHalf] = state;
    const first = this.mathHalf * this.capacity;
    this.written.fill(0, first, first + this.capacity);
    return this.cycles[this.mathHalf]!;
  }

  private free(cycle: number): void {
    this.states[this.packHalf] = 'free';
    this.cycles[this.packHalf] = cycle;
    this.packHalf = this.other(this.packHalf);
  }

  private other(half: number): number {
    return this.states.length === 1 ? 0 : 1 - half;
  }

  private tile(index: number, half: number): number {
    if (index >= 0 && index < this.capacity) return half * this.capacity + index;
    throw new DeviceFault('dst-protocol', `Dst tile ${index} does not exist: one acquire gives ${this.capacity} tiles`);
  }

  private expect(op: string, half: number, state: HalfState, otherwise: string): void {
    if (this.states[half] !== state) throw new DeviceFault('dst-protocol', `${op}: ${otherwise}`);
  }
}
