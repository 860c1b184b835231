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

/** Returns a page of which nothing was written. */
export function takePage(sizeBytes: number): MemoryPage {
  const page = kept.get(sizeBytes)?.pop();
  if (page === undefined) return { views: allocateBytes(sizeBytes), written: new WrittenBytes(sizeBytes) };
  keptBytes -= sizeBytes;
  return page;
}

/** Gives back a page that nobody uses any more. */
export function giveBackPage(page: MemoryPage): void {
  const sizeBytes = page.views.u8.length;
  if (keptBytes + sizeBytes > maxKeptBytes) return;
  page.written.remove(0, sizeBytes);
  keptBytes += sizeBytes;
  const pages = kept.get(sizeBytes);
  if (pages) pages.push(page);
  else kept.set(sizeBytes, [page]);
}
