/**
 * The machine that kernels run on. From the outside in:
 *
 * - `System` (system.ts) has chips; a `Chip` is built from a plain `ChipDescription` (chip-description.ts) and has worker cores with L1,
 *   DRAM channels, the lookup of both by NoC coordinates, and one lock-step allocator each for L1 and DRAM.
 * - Data gets in and out through `core.l1` and `dramChannel(i).memory` (memory.ts), which check bounds and unwritten reads, and through the
 *   element formats (formats/formats.ts, tile-layout.ts).
 * - A program is a `ProgramRun` (program-run.ts): make circular buffers and semaphores, add one kernel per thread, `run()`, get cycles.
 *   A kernel is anything with `run(): boolean` (scheduler.ts) that calls the methods of its thread: `DataMovementThread` (NoC reads, writes, barriers,
 *   semaphores) or `ComputeThread` (tiles, Dst, pack). A method that returns false has blocked: return false, and call it again when resumed.
 * - Tile arithmetic is behind `TileMath` (tile-math/tile-math.ts), all performance numbers are in cost-table.ts, and
 *   mistakes of programs are `DeviceFault`s (faults.ts).
 */
import { Allocator } from './allocator.ts';
import { checkDescription } from './check-description.ts';
import { nocSizes, type ChipDescription } from './chip-description.ts';
import { Core } from './core.ts';
import { DeviceFault } from './faults.ts';
import { DeviceMemory } from './memory.ts';
import { NocEndpoint } from './noc-endpoint.ts';
import { type NocSize } from './noc.ts';
import { RaceDetector } from './race-detector.ts';
import { fastTileMath } from './tile-math/wasm/wasm-tile-math.ts';
import { type TileMath } from './tile-math/tile-math.ts';

/** Host memory is taken for DRAM in pieces of this size. */
const dramPageSizeBytes = 2 ** 20;

/** One DRAM channel. */
export interface DramChannel {
  readonly index: number;
  readonly memory: DeviceMemory;
  readonly endpoint: NocEndpoint;
}

/** One chip. Nothing of it is global: two chips made from one description are independent. */
export class Chip {
  readonly index: number;
  readonly description: ChipDescription;
  readonly math: TileMath;
  /** Worker cores, row-major over the logical grid. */
  readonly cores: readonly Core[];
  readonly dramChannels: readonly DramChannel[];
  /** Size of the NoC torus. */
  readonly nocSize: NocSize;
  /** Addresses taken on every core at once. Aligned to what NoC transactions between L1 and DRAM need. */
  readonly l1Allocator: Allocator;
  /** Addresses taken in every channel at once. */
  readonly dramAllocator: Allocator;
  /** Finds unordered accesses of cores to the same bytes. */
  readonly races = new RaceDetector();
  /** What is at y * 64 + x. */
  private readonly endpoints: (NocEndpoint | undefined)[] = new Array<NocEndpoint | undefined>(64 * 64).fill(undefined);
  private readonly coresByCoord = new Map<number, Core>();

  /** Throws DeviceFault `unsupported` for a description that contradicts itself. */
  constructor(description: ChipDescription, index = 0, math: TileMath = fastTileMath) {
    const { grid, physicalCores } = description;
    checkDescription(description);
    this.index = index;
    this.description = description;
    this.math = math;
    this.cores = Array.from({ length: grid.rows * grid.columns }, (_, i) => {
      const logical = { y: Math.floor(i / grid.columns), x: i % grid.columns };
      return new Core(
        index,
        logical,
        physicalCores.worker[i]!,
        description.l1SizeBytes,
        description.nocL1AddressAlignBytes,
      );
    });
    this.dramChannels = Array.from({ length: description.numDramChannels }, (_, channel) => {
      const memory = new DeviceMemory(`DRAM channel ${channel}`, description.dramChannelSizeBytes, dramPageSizeBytes);
      const align = description.nocDramAddressAlignBytes;
      return { index: channel, memory, endpoint: NocEndpoint.dram(physicalCores.dram[channel]!, memory, align) };
    });
    const { rows, columns } = nocSizes[description.arch];
    const all = [...this.cores.map((core) => core.endpoint), ...this.dramChannels.map((channel) => channel.endpoint)];
    this.nocSize = {
      rows: Math.max(rows, ...all.map(({ y }) => y + 1)),
      columns: Math.max(columns, ...all.map(({ x }) => x + 1)),
    };
    for (const endpoint of all) this.endpoints[endpoint.y * 64 + endpoint.x] = endpoint;
    for (const core of this.cores) this.coresByCoord.set(core.endpoint.y * 64 + core.endpoint.x, core);

    const alignBytes = Math.max(description.nocL1AddressAlignBytes, description.nocDramAddressAlignBytes);
    this.l1Allocator = new Allocator('L1', description.l1UnreservedBase, description.l1SizeBytes, alignBytes);
    this.dramAllocator = new Allocator(
      'DRAM',
      description.dramUnreservedBase,
      description.dramUnreservedEnd,
      alignBytes,
    );
    for (const core of this.cores) core.l1.allocator = this.l1Allocator;
    for (const channel of this.dramChannels) channel.memory.allocator = this.dramAllocator;
  }

  /** Returns the worker core at logical coordinates. Throws DeviceFault outside of the grid. */
  core(y: number, x: number): Core {
    const { rows, columns } = this.description.grid;
    const core = y >= 0 && x >= 0 && y < rows && x < columns ? this.cores[y * columns + x] : undefined;
    if (core === undefined) throw new DeviceFault('noc', `core (${y}, ${x}) is outside of the ${rows}x${columns} grid`);
    return core;
  }

  /** Returns a DRAM channel. Throws DeviceFault when there is none with that number. */
  dramChannel(channel: number): DramChannel {
    const found = this.dramChannels[channel];
    if (found === undefined) {
      throw new DeviceFault('noc', `DRAM channel ${channel} does not exist: there are ${this.dramChannels.length}`);
    }
    return found;
  }

  /** Returns what is at physical coordinates. Throws DeviceFault when nothing is. */
  endpointAt(y: number, x: number): NocEndpoint {
    return this.endpoints[y * 64 + x] ?? noEndpoint(y, x);
  }

  /** Returns what is at physical coordinates, given as y * 64 + x. Throws DeviceFault when nothing is. */
  endpointAtCoord(coord: number): NocEndpoint {
    return this.endpoints[coord] ?? noEndpoint(Math.floor(coord / 64), coord % 64);
  }

  /** Returns the worker core at physical coordinates. Throws DeviceFault when there is none. */
  coreAtPhysical(y: number, x: number): Core {
    const core = this.coresByCoord.get(y * 64 + x);
    if (core === undefined) throw new DeviceFault('noc', `NoC coordinates x ${x}, y ${y} belong to no worker core`);
    return core;
  }

  /** Returns the worker core that an endpoint is; undefined for a DRAM channel. */
  coreOf({ y, x }: NocEndpoint): Core | undefined {
    return this.coresByCoord.get(y * 64 + x);
  }

  /** Drops all that belongs to a program (circular buffers, semaphores, transactions); memory contents and allocations stay. */
  resetProgramState(): void {
    this.races.beginProgram();
    for (const core of this.cores) core.reset();
    for (const channel of this.dramChannels) channel.endpoint.reset();
  }

  /** Gives the host memory back that holds L1 and DRAM. The chip is not to be used afterwards. */
  release(): void {
    for (const core of this.cores) core.release();
    for (const channel of this.dramChannels) channel.memory.release();
  }
}

function noEndpoint(y: number, x: number): never {
  throw new DeviceFault('noc', `NoC coordinates x ${x}, y ${y} belong to no core and no DRAM channel`);
}
