import { costTable } from './cost-table.ts';

/**
 * The three clocks of a compute engine. Unpack fills two source banks in turn and waits for math to leave one; math waits for the bank it works on;
 * pack and math meet through Dst, and all meet other threads through circular buffers, whose times the caller brings in.
 */
export class ComputeTimeline {
  /** Cycle that each unit has reached. */
  unpackClock = 0;
  mathClock = 0;
  packClock = 0;
  /** Cycles in which each unit worked. */
  unpackBusy = 0;
  mathBusy = 0;
  packBusy = 0;
  /** When math leaves each source bank, and which is filled next. */
  private readonly bankFree: [number, number] = [0, 0];
  private bank: 0 | 1 = 0;
  /** When the bank filled last is full. */
  private sourceReady = 0;

  /** The latest of the three clocks. */
  get latest(): number {
    return Math.max(this.unpackClock, this.mathClock, this.packClock);
  }

  /** Lets unpack wait until `cycle` and spend a circular buffer call. */
  unpackBufferCall(cycle: number): void {
    this.unpackClock = Math.max(this.unpackClock, cycle) + costTable.computeBufferCall.value;
  }

  /** Lets pack wait until `cycle` and spend a circular buffer call. */
  packBufferCall(cycle: number): void {
    this.packClock = Math.max(this.packClock, cycle) + costTable.computeBufferCall.value;
  }

  /** Lets math wait until `cycle`, at which Dst is free. */
  mathFrom(cycle: number): void {
    this.mathClock = Math.max(this.mathClock, cycle);
  }

  /** Lets pack wait until `cycle`, at which results are in Dst. */
  packFrom(cycle: number): void {
    this.packClock = Math.max(this.packClock, cycle);
  }

  /** Cycle at which everything math has begun is in Dst. */
  get resultsReady(): number {
    return this.mathClock + costTable.fpuLatency.value;
  }

  /** Brings `sizeBytes` bytes into the next source bank, once math has left it. */
  unpack(sizeBytes: number, bytesPerCycle: number): void {
    const cycles = costTable.unpackStart.value + Math.ceil(sizeBytes / bytesPerCycle);
    this.unpackClock = Math.max(this.unpackClock, this.bankFree[this.bank]) + cycles;
    this.unpackBusy += cycles;
    this.sourceReady = this.unpackClock;
  }

  /** Lets math work for `cycles` on the source bank filled last, and leave it. */
  mathOnSources(cycles: number): void {
    this.mathFrom(this.sourceReady);
    this.math(cycles);
    this.bankFree[this.bank] = this.mathClock;
    this.bank = this.bank === 0 ? 1 : 0;
  }

  /** Lets math work for `cycles` within Dst. */
  math(cycles: number): void {
    const whole = Math.ceil(cycles);
    this.mathClock += whole;
    this.mathBusy += whole;
  }

  /** Takes `sizeBytes` bytes from Dst to L1. */
  pack(sizeBytes: number): void {
    const cycles = Math.ceil(sizeBytes / costTable.pack.value);
    this.packClock += cycles;
    this.packBusy += cycles;
  }
}
