import { BusyCalendar } from './busy-calendar.ts';
import { costTable } from './cost-table.ts';
import { type DeviceMemory } from './memory.ts';
import { type NocCoord, type NocIndex } from './noc.ts';

/** What a NoC transaction can read or write: the L1 of a core or a DRAM channel, with the ports that limit its bandwidth. */
export class NocEndpoint implements NocCoord {
  readonly y: number;
  readonly x: number;
  readonly memory: DeviceMemory;
  /** Addresses of both sides of a read or write must be equal modulo these. */
  readonly readAlignBytes: number;
  readonly writeAlignBytes: number;
  readonly isDram: boolean;
  private readonly inject: readonly [BusyCalendar, BusyCalendar];
  private readonly absorb: readonly [BusyCalendar, BusyCalendar];
  private readonly readBytesPerCycle: number;
  private readonly writeBytesPerCycle: number;

  private constructor(coord: NocCoord, memory: DeviceMemory, readAlignBytes: number, isDram: boolean) {
    this.y = coord.y;
    this.x = coord.x;
    this.memory = memory;
    this.isDram = isDram;
    this.readAlignBytes = readAlignBytes;
    this.writeAlignBytes = isDram ? costTable.dramWriteAlignment.value : readAlignBytes;
    this.readBytesPerCycle = (isDram ? costTable.dramRead : costTable.workerPort).value;
    this.writeBytesPerCycle = (isDram ? costTable.dramWrite : costTable.workerPort).value;
    const channel = new BusyCalendar();
    const port = (): BusyCalendar => (isDram ? channel : new BusyCalendar());
    this.inject = [port(), port()];
    this.absorb = [port(), port()];
  }

  /** Returns the endpoint of a worker core: one port per NoC and direction. */
  static worker(coord: NocCoord, memory: DeviceMemory, alignBytes: number): NocEndpoint {
    return new NocEndpoint(coord, memory, alignBytes, false);
  }

  /** Returns the endpoint of a DRAM channel, whose bandwidth both NoCs and both directions share. */
  static dram(coord: NocCoord, memory: DeviceMemory, readAlignBytes: number): NocEndpoint {
    return new NocEndpoint(coord, memory, readAlignBytes, true);
  }

  /** Books the sending of `sizeBytes` bytes from `cycle` on and returns when they have left. */
  reserveRead(noc: NocIndex, cycle: number, sizeBytes: number): number {
    return this.inject[noc].reserve(cycle, Math.ceil(sizeBytes / this.readBytesPerCycle));
  }

  /** Books the receiving of `sizeBytes` bytes from `cycle` on and returns when they have arrived. */
  reserveWrite(noc: NocIndex, cycle: number, sizeBytes: number): number {
    return this.absorb[noc].reserve(cycle, Math.ceil(sizeBytes / this.writeBytesPerCycle));
  }

  /** Forgets bookings and transactions in flight: a new program starts at cycle 0. */
  reset(): void {
    for (const calendar of this.inject) calendar.clear();
    for (const calendar of this.absorb) calendar.clear();
    this.memory.inFlight.clear();
  }
}
