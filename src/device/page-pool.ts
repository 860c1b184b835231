import { allocateBytes, type ByteViews } from './formats/byte-views.ts';
import { WrittenBytes } from './written-bytes.ts';

/** A stretch of a device's memory, and which of its bytes were written. Bytes that were not may be anything. */
export interface MemoryPage {
  readonly views: ByteViews;
  readonly written: WrittenBytes;
}

/** Pages that one chip gave back and the next takes: to get them anew from the host costs more than to forget what they hold. */
export class PagePool {
  private readonly kept = new Map<number, MemoryPage[]>();
  private keptBytes = 0;

  /** Makes a pool that keeps at most `maxKeptBytes` of what the host would free. */
  constructor(private readonly maxKeptBytes: number) {}

  /** Returns a page of which nothing was written; `allocate` makes the memory of new ones. */
  take(sizeBytes: number, allocate: (sizeBytes: number) => ByteViews = allocateBytes): MemoryPage {
    const page = this.kept.get(sizeBytes)?.pop();
    if (page === undefined) return { views: allocate(sizeBytes), written: new WrittenBytes(sizeBytes) };
    if (!isFixed(page)) this.keptBytes -= sizeBytes;
    return page;
  }

  /** Takes back a page that nobody uses any more. */
  giveBack(page: MemoryPage): void {
    const sizeBytes = page.views.u8.length;
    if (!isFixed(page)) {
      if (this.keptBytes + sizeBytes > this.maxKeptBytes) return;
      this.keptBytes += sizeBytes;
    }
    page.written.remove(0, sizeBytes);
    const pages = this.kept.get(sizeBytes);
    if (!pages) this.kept.set(sizeBytes, [page]);
    // What computes fastest is taken first.
    else if (isFixed(page)) pages.push(page);
    else pages.unshift(page);
  }
}

/** The pages of all chips of this process: keeps the L1 of a chip and some DRAM. Of most pages only a part was ever touched. */
export const chipPages = new PagePool(160 * 2 ** 20);

/** Tells whether the memory of a page is never freed. */
function isFixed({ views }: MemoryPage): boolean {
  return views.vectorAddress >= 0;
}
