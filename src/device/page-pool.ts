import { allocateBytes, type ByteViews } from './formats/byte-views.ts';
import { WrittenBytes } from './written-bytes.ts';

/** A stretch of a device's memory, and which of its bytes were written. Bytes that were not may be anything. */
export interface MemoryPage {
  readonly views: ByteViews;
  readonly written: WrittenBytes;
}

/** Host memory that is kept for the chips of later programs, at most: the L1 of a chip and some DRAM. Of most pages only a part was ever touched. */
const maxKeptBytes = 160 * 2 ** 20;

const kept = new Map<number, MemoryPage[]>();
let keptBytes = 0;

/** Returns a page of which nothing was written; `allocate` makes the memory of new ones. */
export function takePage(sizeBytes: number, allocate: (sizeBytes: number) => ByteViews = allocateBytes): MemoryPage {
  const page = kept.get(sizeBytes)?.pop();
  if (page === undefined) return { views: allocate(sizeBytes), written: new WrittenBytes(sizeBytes) };
  if (!isFixed(page)) keptBytes -= sizeBytes;
  return page;
}

/** Gives back a page that nobody uses any more. */
export function giveBackPage(page: MemoryPage): void {
  const sizeBytes = page.views.u8.length;
  if (!isFixed(page)) {
    if (keptBytes + sizeBytes > maxKeptBytes) return;
    keptBytes += sizeBytes;
  }
  page.written.remove(0, sizeBytes);
  const pages = kept.get(sizeBytes);
  if (!pages) kept.set(sizeBytes, [page]);
  // What computes fastest is taken first.
  else if (isFixed(page)) pages.push(page);
  else pages.unshift(page);
}

/** Tells whether the memory of a page is never freed. */
function isFixed({ views }: MemoryPage): boolean {
  return views.vectorAddress >= 0;
}
