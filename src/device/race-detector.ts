import { counted } from '../support/counted.ts';
import { type Core } from './core.ts';
import { DeviceFault, formatAddress } from './faults.ts';
import { type Accesses, type PageAccesses } from './memory-accesses.ts';
import { type DeviceMemory } from './memory.ts';
import { type Semaphore } from './semaphore.ts';

/** Accesses are remembered in units of this size; what an access covers of a unit only in part is not. */
const unitBytes = 32;

/** Epochs after which a program begins to count anew. */
const maxEpochs = 2 ** 20;

/** Units of a block, which are mostly accessed together. */
const unitsPerBlock = 32;

/** Stands for the epoch of a block whose units were accessed apart. */
const mixed = 0xffffffff;

/** Up to which epoch the accesses of every core are known to be over. */
type KnownEpochs = Map<Core, number>;

/**
 * Finds accesses of two cores to the same bytes of DRAM or L1, at least one of them a write, that nothing in the program orders: whichever comes first on
 * the device, the result differs. An epoch is a stretch of a core's work between two signals; semaphores hand on which epochs are over. What threads of
 * one core do is ordered by circular buffers, which have checks of their own. Source: C. Flanagan, S. Freund, FastTrack, 2009, with cores for threads.
 * Differs: of several readers of a unit only that there are several is kept, so that a write after them is found in programs without semaphores only.
 */
export class RaceDetector {
  private epoch = 0;
  /** The epoch at which the running program began, which also stands for several readers. */
  private start = 0;
  private cores: (Core | undefined)[] = [undefined];
  private current = new Map<Core, number>();
  /** The core that was asked for last, and its epoch: a thread goes on until it waits. */
  private lastCore: Core | undefined;
  private lastEpoch = 0;
  private known = new Map<Core, KnownEpochs>();
  private signals = new Map<Semaphore, KnownEpochs>();
  /** Marks the accesses that were noted since epochs were last counted from 0. */
  private owner = {};

  /** Forgets what was accessed: all that programs did before is over when the next begins. */
  beginProgram(): void {
    if (this.epoch > maxEpochs) {
      this.epoch = 0;
      this.cores = [undefined];
      this.owner = {};
    }
    this.start = this.nextEpoch(undefined);
    this.current = new Map();
    this.lastCore = undefined;
    this.known = new Map();
    this.signals = new Map();
  }

  /** Notes that a core signals a semaphore: what it did before is over for those who wait for that. */
  signal(core: Core, semaphore: Semaphore): void {
    const handed = this.signals.get(semaphore) ?? new Map<Core, number>();
    join(handed, this.known.get(core));
    handed.set(core, this.epochOf(core));
    this.signals.set(semaphore, handed);
    this.current.set(core, this.nextEpoch(core));
    this.lastCore = undefined;
  }

  /** Notes that a core has waited for a semaphore. */
  waited(core: Core, semaphore: Semaphore): void {
    const handed = this.signals.get(semaphore);
    if (handed === undefined) return;
    const known = this.known.get(core) ?? new Map<Core, number>();
    join(known, handed);
    this.known.set(core, known);
  }

  /** Notes that a core reads bytes. Throws DeviceFault `race` when another writes them in the same program, and nothing orders the two. */
  read(core: Core, memory: DeviceMemory, address: number, sizeBytes: number): void {
    const epoch = this.epochOf(core);
    const unitsPerPage = memory.pageSizeBytes / unitBytes;
    const end = Math.floor((address + sizeBytes) / unitBytes);
    for (let at = Math.ceil(address / unitBytes); at < end;) {
      const index = at < unitsPerPage ? 0 : Math.floor(at / unitsPerPage);
      const first = index * unitsPerPage;
      const stop = Math.min(end, first + unitsPerPage);
      const writer = this.readPage(this.page(memory, index), at - first, stop - first, core, epoch);
      if (writer !== undefined) {
        throw this.race('read', core, memory, address, sizeBytes, `${nameOf(writer)} writes`);
      }
      at = stop;
    }
  }

  /** Notes that a core writes bytes. Throws DeviceFault `race` when another reads or writes them in the same program, and nothing orders the two. */
  write(core: Core, memory: DeviceMemory, address: number, sizeBytes: number): void {
    const epoch = this.epochOf(core);
    const unitsPerPage = memory.pageSizeBytes / unitBytes;
    const end = Math.floor((address + sizeBytes) / unitBytes);
    for (let at = Math.ceil(address / unitBytes); at < end;) {
      const index = Math.floor(at / unitsPerPage);
      const first = index * unitsPerPage;
      const stop = Math.min(end, first + unitsPerPage);
      const other = this.writePage(this.page(memory, index), at - first, stop - first, core, epoch);
      if (other !== undefined) throw this.race('write', core, memory, address, sizeBytes, other);
      at = stop;
    }
  }

  /**
   * Throws DeviceFault `race` when a core accesses bytes of its own L1 that another core has accessed in the same program, one of the two writing, and
   * nothing orders the two. The access is not noted, because kernels do little else: what another core does after it is not found.
   */
  checkOwn(what: 'read' | 'write', core: Core, memory: DeviceMemory, address: number, sizeBytes: number): void {
    const { accesses } = memory;
    if (accesses.owner !== this.owner) return;
    const unitsPerPage = memory.pageSizeBytes / unitBytes;
    const end = Math.ceil((address + sizeBytes) / unitBytes);
    for (let at = Math.floor(address / unitBytes); at < end;) {
      const index = Math.floor(at / unitsPerPage);
      const first = index * unitsPerPage;
      const stop = Math.min(end, first + unitsPerPage);
      const page = accesses.pages[index];
      for (; page && at < stop; at++) {
        const other = this.otherAt(page, at - first, what, core);
        if (other !== undefined) throw this.race(what, core, memory, address, sizeBytes, other);
      }
      at = stop;
    }
  }

  /** Returns who accessed a unit of a page, if that and an access of `core` race. */
  private otherAt(page: PageAccesses, unit: number, what: 'read' | 'write', core: Core): string | undefined {
    const block = Math.floor(unit / unitsPerBlock);
    const isMixed = page.blocks.writers[block] === mixed;
    const { writers, readers } = isMixed ? page.units! : page.blocks;
    const part = isMixed ? unit : block;
    const writer = writers[part]!;
    if (writer > this.start && !this.isOver(writer, core)) return `${nameOf(this.cores[writer]!)} writes`;
    if (what === 'read') return undefined;
    const reader = readers[part]!;
    return reader > this.start && !this.isOver(reader, core) ? `${nameOf(this.cores[reader]!)} reads` : undefined;
  }

  /** Notes that a core reads units of a page. Returns a core that writes one of them, if nothing orders the two. */
  private readPage(page: PageAccesses, from: number, to: number, core: Core, epoch: number): Core | undefined {
    const isWritten = page.lastWrite > this.start;
    for (let at = from; at < to;) {
      const block = Math.floor(at / unitsPerBlock);
      const stop = Math.min(to, (block + 1) * unitsPerBlock);
      const units =
        stop - at < unitsPerBlock || page.blocks.writers[block] === mixed ? unitsOf(page, block) : undefined;
      const writer = units
        ? this.readParts(units, at, stop, isWritten, core, epoch)
        : this.readParts(page.blocks, block, block + 1, isWritten, core, epoch);
      if (writer !== undefined) return writer;
      at = stop;
    }
    return undefined;
  }

  /** Notes that a core writes units of a page. Returns who reads or writes one of them, if nothing orders the two. */
  private writePage(page: PageAccesses, from: number, to: number, core: Core, epoch: number): string | undefined {
    const { blocks } = page;
    page.lastWrite = epoch;
    for (let at = from; at < to;) {
      const block = Math.floor(at / unitsPerBlock);
      const stop = Math.min(to, (block + 1) * unitsPerBlock);
      const isWhole = stop - at === unitsPerBlock;
      const units = !isWhole || blocks.writers[block] === mixed ? unitsOf(page, block) : undefined;
      const other = units
        ? this.writeParts(units, at, stop, core, epoch)
        : this.writeParts(blocks, block, block + 1, core, epoch);
      if (other !== undefined) return other;
      if (units && isWhole) {
        blocks.writers[block] = epoch;
        blocks.readers[block] = 0;
      }
      at = stop;
    }
    return undefined;
  }

  private readParts(
    { writers, readers }: Accesses,
    from: number,
    to: number,
    isWritten: boolean,
    core: Core,
    epoch: number,
  ): Core | undefined {
    const { start, cores } = this;
    for (let part = from; isWritten && part < to; part++) {
      const writer = writers[part]!;
      if (writer > start && !this.isOver(writer, core)) return cores[writer];
    }
    for (let part = from; part < to; part++) {
      const reader = readers[part]!;
      if (reader !== epoch) readers[part] = reader >= start && cores[reader] !== core ? start : epoch;
    }
    return undefined;
  }

  private writeParts(
    { writers, readers }: Accesses,
    from: number,
    to: number,
    core: Core,
    epoch: number,
  ): string | undefined {
    const { start, cores } = this;
    for (let part = from; part < to; part++) {
      const writer = writers[part]!;
      if (writer > start && !this.isOver(writer, core)) return `${nameOf(cores[writer]!)} writes`;
      const reader = readers[part]!;
      if (reader === start && this.signals.size === 0) return 'several cores read';
      if (reader > start && !this.isOver(reader, core)) return `${nameOf(cores[reader]!)} reads`;
      writers[part] = epoch;
      readers[part] = 0;
    }
    return undefined;
  }

  private race(
    what: 'read' | 'write',
    core: Core,
    { name }: DeviceMemory,
    address: number,
    sizeBytes: number,
    other: string,
  ): DeviceFault {
    return new DeviceFault(
      'race',
      `${name} ${what} of ${counted(sizeBytes, 'byte')} at ${formatAddress(address)} by ${nameOf(core)}: ${other} some of them in the same program, and no semaphore orders the two`,
    );
  }

  private isOver(epoch: number, core: Core): boolean {
    const owner = this.cores[epoch]!;
    return owner === core || (this.known.get(core)?.get(owner) ?? 0) >= epoch;
  }

  private epochOf(core: Core): number {
    if (core === this.lastCore) return this.lastEpoch;
    let epoch = this.current.get(core);
    if (epoch === undefined) this.current.set(core, (epoch = this.nextEpoch(core)));
    this.lastCore = core;
    this.lastEpoch = epoch;
    return epoch;
  }

  private nextEpoch(core: Core | undefined): number {
    this.cores[++this.epoch] = core;
    return this.epoch;
  }

  private page(memory: DeviceMemory, index: number): PageAccesses {
    const { accesses } = memory;
    if (accesses.owner !== this.owner) {
      accesses.owner = this.owner;
      accesses.pages = [];
    }
    return (accesses.pages[index] ??= pageAccesses(memory.pageSizeBytes / unitBytes));
  }
}

function pageAccesses(units: number): PageAccesses {
  return { blocks: accessesTo(Math.ceil(units / unitsPerBlock)), units: undefined, lastWrite: 0 };
}

function accessesTo(parts: number): Accesses {
  return { writers: new Uint32Array(parts), readers: new Uint32Array(parts) };
}

/** Returns the accesses to the units of a block, which is mixed from now on. */
function unitsOf(page: PageAccesses, block: number): Accesses {
  const { writers, readers } = page.blocks;
  const units = (page.units ??= accessesTo(writers.length * unitsPerBlock));
  if (writers[block] === mixed) return units;
  const [from, to] = [block * unitsPerBlock, (block + 1) * unitsPerBlock];
  units.writers.fill(writers[block]!, from, to);
  units.readers.fill(readers[block]!, from, to);
  writers[block] = mixed;
  return units;
}

function join(target: KnownEpochs, source: KnownEpochs | undefined): void {
  source?.forEach((epoch, core) => target.set(core, Math.max(epoch, target.get(core) ?? 0)));
}

function nameOf({ y, x }: Core): string {
  return `core (${y}, ${x})`;
}
