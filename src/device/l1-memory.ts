import { alignUp } from '../support/math.ts';
import { type ByteViews } from './formats/byte-views.ts';
import { DeviceMemory } from './memory.ts';
import { chipPages, type MemoryPage } from './page-pool.ts';
import { vectorBytes } from './tile-math/wasm/vector-memory.ts';

/** The L1 of one core: one contiguous stretch, so that unpacker and packer work on typed views of it. Allocated on first use. */
export class L1Memory extends DeviceMemory {
  constructor(sizeBytes: number) {
    super('L1', sizeBytes, alignUp(sizeBytes, 32));
  }

  /** The whole memory as typed views. Whoever reads or writes through them calls `checkReadable` before, `beginWrite` for writes. */
  get views(): ByteViews {
    return this.page(0).views;
  }

  /** Checks that the range may be written and marks it as written; the caller then writes it through `views`. */
  beginWrite(address: number, sizeBytes: number): void {
    this.checkWritable(address, sizeBytes);
    this.page(0).written.add(address, address + sizeBytes);
  }

  protected override newPage(): MemoryPage {
    return chipPages.take(this.pageSizeBytes, vectorBytes);
  }
}
