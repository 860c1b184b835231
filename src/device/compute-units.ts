import { type CircularBuffer } from './circular-buffer.ts';
import { type ComputeConfig } from './compute-config.ts';
import { ComputeTimeline } from './compute-timeline.ts';
import { type Core, type CoreRegisters } from './core.ts';
import { DeviceThread } from './device-thread.ts';
import { DstRegisters } from './dst-registers.ts';
import { DeviceFault } from './faults.ts';
import { MathModes } from './math-modes.ts';
import { type MathFidelity } from './tile-math/fidelity.ts';
import { type TileMath } from './tile-math/tile-math.ts';

/**
 * The units of the compute engine, as far as they do not work on tiles: how they keep time, wait for circular buffers and hand Dst over.
 * A kernel is one program for unpackers, math and packer; they keep time apart (`unpack`, `math`, `pack`) and meet where the hardware makes them meet:
 * two source banks between unpack and math, Dst between math and pack, circular buffers.
 * Differs: the three run in program order, so a kernel in which pack blocks an unpack that alone could go on is reported as a deadlock.
 */
export abstract class ComputeUnits extends DeviceThread {
  readonly dst: DstRegisters;
  protected readonly math: TileMath;
  protected readonly fidelity: MathFidelity;
  protected readonly registers: CoreRegisters;
  protected readonly modes: MathModes;

  protected readonly time = new ComputeTimeline();
  /** Which unit a blocked thread waits with. */
  private blockedOnPack = false;
  /** Whether L1 may hold other bytes than at the last product of tiles: this thread wrote some, or stopped and let others run. */
  protected memoryChanged = true;

  constructor(core: Core, math: TileMath, kernelName: string, config: ComputeConfig) {
    super(core, 'compute', kernelName);
    this.math = math;
    this.fidelity = config.mathFidelity;
    this.modes = new MathModes(config);
    this.registers = core.tileRegisters();
    this.dst = new DstRegisters(this.registers.dst, config.fp32DestAcc, config.doubleBufferedDst ?? true);
  }

  get clockCycles(): number {
    if (this.waitPoint === undefined) return this.time.latest;
    return this.blockedOnPack ? this.time.packClock : this.time.unpackClock;
  }

  get counters(): Readonly<Record<string, number>> {
    return { unpack: this.time.unpackBusy, math: this.time.mathBusy, pack: this.time.packBusy };
  }

  checkEnd(): void {
    if (!this.dst.isIdle) {
      throw new DeviceFault('dst-protocol', 'the kernel ends while it holds Dst: tile_regs_release is missing');
    }
  }

  // Circular buffers: waits and pops belong to unpack, reserves and pushes to pack.

  cbWaitFront(buffer: CircularBuffer, numPages: number): boolean {
    this.memoryChanged = true;
    buffer.checkRequest('cb_wait_front', numPages);
    this.blockedOnPack = false;
    buffer.checkConsumer(this.name);
    if (!buffer.hasPushed(numPages)) return this.blockAt(buffer.pagesPushed, numPages);
    this.time.unpackBufferCall(buffer.wait(numPages));
    return true;
  }

  cbPopFront(buffer: CircularBuffer, numPages: number): void {
    this.time.unpackBufferCall(0);
    buffer.pop(numPages, this.time.unpackClock);
  }

  cbReserveBack(buffer: CircularBuffer, numPages: number): boolean {
    this.memoryChanged = true;
    buffer.checkRequest('cb_reserve_back', numPages);
    this.blockedOnPack = true;
    buffer.checkProducer(this.name);
    if (!buffer.hasFree(numPages)) return this.blockAt(buffer.pagesFree, numPages);
    this.time.packBufferCall(buffer.reserve(numPages));
    return true;
  }

  cbPushBack(buffer: CircularBuffer, numPages: number): void {
    this.time.packBufferCall(0);
    buffer.push(numPages, this.time.packClock);
  }

  // Dst protocol.

  tileRegsAcquire(): void {
    this.time.mathFrom(this.dst.acquire());
  }

  tileRegsCommit(): void {
    this.dst.commit(this.time.resultsReady);
  }

  tileRegsWait(): void {
    this.time.packFrom(this.dst.wait());
  }

  tileRegsRelease(): void {
    this.dst.release(this.time.packClock);
  }

  acquireDst(): void {
    this.time.mathFrom(this.dst.acquireBoth());
  }

  releaseDst(): void {
    this.dst.releaseBoth(this.time.packClock);
  }
}
