/** Tiles and row-major blocks in the pages of a circular buffer, as unpacker and packer see them. */
import { counted } from '../support/counted.ts';
import { type CircularBuffer } from './circular-buffer.ts';
import { DeviceFault } from './faults.ts';
import { type ByteViews } from './formats/byte-views.ts';
import { type ElementFormat } from './formats/element-format.ts';
import { faceDim, tileDim } from './tile-layout.ts';

/** Returns the L1 address of the tile in page `page` from the front. Throws DeviceFault when pages do not hold tiles, or the page was not waited for. */
export function tileToRead(buffer: CircularBuffer, page: number): number {
  checkPage(buffer);
  return buffer.pageToRead(page);
}

/** Returns the L1 address of the tile in page `page` from the back. Throws DeviceFault when pages do not hold tiles, or the page is not reserved. */
export function tileToWrite(buffer: CircularBuffer, page: number): number {
  checkPage(buffer);
  return buffer.pageToWrite(page);
}

/** A row-major block of 32 rows and 32 * numTiles columns. */
export interface RowMajorBlock {
  readonly address: number;
  readonly rowBytes: number;
  readonly sizeBytes: number;
}

/** Returns the block in the `numTiles` pages at the front. Throws DeviceFault when it does not fit in them or they were not waited for. */
export function blockToRead(buffer: CircularBuffer, numTiles: number): RowMajorBlock {
  buffer.pageToRead(numTiles - 1);
  return block(buffer, numTiles, buffer.pageToRead(0));
}

/** Returns the block in the `numTiles` pages at the back. Throws DeviceFault when it does not fit in them or they are not reserved. */
export function blockToWrite(buffer: CircularBuffer, numTiles: number): RowMajorBlock {
  buffer.pageToWrite(numTiles - 1);
  return block(buffer, numTiles, buffer.pageToWrite(0));
}

/** Unpacks columns [32 * tile, 32 * tile + 32) of a block into the first tile of `registers`. */
export function unpackBlockTile(
  format: ElementFormat,
  memory: ByteViews,
  from: RowMajorBlock,
  tile: number,
  registers: ByteViews,
): void {
  let datum = 0;
  for (let face = 0; face < 4; face++) {
    let at = faceAddress(format, from, tile, face);
    for (let row = 0; row < faceDim; row++, at += from.rowBytes, datum += faceDim) {
      format.unpack(memory, at, registers, datum, faceDim);
    }
  }
}

/** Packs the tile at datum `datum` of `registers` into columns [32 * tile, 32 * tile + 32) of a block. */
export function packBlockTile(
  format: ElementFormat,
  registers: ByteViews,
  datum: number,
  memory: ByteViews,
  to: RowMajorBlock,
  tile: number,
): void {
  for (let face = 0; face < 4; face++) {
    let at = faceAddress(format, to, tile, face);
    for (let row = 0; row < faceDim; row++, at += to.rowBytes, datum += faceDim) {
      format.pack(registers, datum, memory, at, faceDim);
    }
  }
}

function faceAddress(format: ElementFormat, { address, rowBytes }: RowMajorBlock, tile: number, face: number): number {
  return address + (face >> 1) * faceDim * rowBytes + ((tile * tileDim + (face & 1) * faceDim) * format.datumBits) / 8;
}

function checkPage(buffer: CircularBuffer): void {
  const { pageSizeBytes, format } = buffer;
  if (pageSizeBytes >= format.tileSizeBytes) return;
  throw new DeviceFault(
    'circular-buffer',
    `${buffer.name}: pages of ${counted(pageSizeBytes, 'byte')} do not hold a ${format.name} tile of ${format.tileSizeBytes}`,
  );
}

function block({ name, pageSizeBytes, format }: CircularBuffer, numTiles: number, address: number): RowMajorBlock {
  if (format.kind === 'block-float') throw new DeviceFault('unsupported', `${format.name} has no row-major form`);
  const rowBytes = (numTiles * tileDim * format.datumBits) / 8;
  const sizeBytes = tileDim * rowBytes;
  if (numTiles * pageSizeBytes < sizeBytes) {
    throw new DeviceFault(
      'circular-buffer',
      `${name}: ${numTiles} pages of ${counted(pageSizeBytes, 'byte')} do not hold a row-major block of ${sizeBytes}`,
    );
  }
  return { address, rowBytes, sizeBytes };
}
