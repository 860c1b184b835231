import { allocateBytes, type ByteViews } from '../../device/formats/byte-views.ts';
import { type ElementFormat } from '../../device/formats/element-format.ts';
import { type Chip } from '../../device/chip.ts';
import { type DeviceMemory } from '../../device/memory.ts';
import { vectorBytes } from '../../device/tile-math/wasm/vector-memory.ts';
import { tileDatums, tileDim } from '../../device/tile-layout.ts';
import { shardGeometry } from '../../layout/element-place.ts';
import { invariant } from '../../support/invariant.ts';
import { alignUp, product } from '../../support/math.ts';
import { elementBytes, formatOf, pageGrid, pageRowElems, tileExtent, type DeviceTensor } from './device-tensor.ts';
import { hostValues, isWord, type HostTensor, type HostValues } from './host-tensor.ts';
import { forEachTileRow, paddingRow, slotsToValues, valuesToSlots } from './matrix-slots.ts';
import { matrixLayout, pageLocation } from './tensor-placement.ts';

/** Writes a host tensor of the same shape and format into device memory. Padding gets `fill`. Returns the bytes moved. */
export function writeTensor(host: HostTensor, tensor: DeviceTensor, chip: Chip, fill = 0): number {
  invariant(host.format === tensor.format, 'host and device formats differ');
  if (product(host.shape) === 0) return 0;
  const format = formatOf(tensor);
  tensor.zeroPadded = fill === 0;
  if (tensor.isTiled && format.name === 'bf16' && host.values instanceof Float32Array) {
    return writeTiles(host.values, tensor, chip, fill);
  }
  const page = pageBytes(tensor);
  const slots = matrixValues(tensor);
  if (fill !== 0) slots.fill(fill);
  valuesToSlots(tensor, host.values, slots);
  return forEachPage(tensor, chip, (memory, address, sizeBytes, slot, count) => {
    format.writeNumbers(slots, slot, page, 0, count);
    memory.write(address, page.u8, 0, sizeBytes);
  });
}

/** Tiles of bf16 that are made at once, at most. */
const tilesAtOnce = 64;

/** Room for them, where vector instructions work. */
let tileRoom: ByteViews | undefined;

/** Writes tiles of bf16, many numbers at once. Returns the bytes moved. */
function writeTiles(values: Float32Array, tensor: DeviceTensor, chip: Chip, fill: number): number {
  const format = formatOf(tensor);
  const { tileSizeBytes } = format;
  const pages = tileExtent(tensor);
  const tiles = (tileRoom ??= vectorBytes(tilesAtOnce * tileSizeBytes));
  format.writeNumbers([fill], 0, tiles, 0, 1);
  const fillBits = tiles.u16[0]!;
  let movedBytes = 0;
  forEachTileRow(tensor, (tileRow, starts) => {
    for (let first = 0; first < pages.columns; first += tilesAtOnce) {
      const count = Math.min(tilesAtOnce, pages.columns - first);
      const columns = Math.min(count * tileDim, tensor.columns - first * tileDim);
      if (columns < count * tileDim || starts.includes(paddingRow)) tiles.u16.fill(fillBits, 0, count * tileDatums);
      starts.forEach((start, row) => {
        if (start !== paddingRow) chip.math.packRow(format, values, start + first * tileDim, columns, tiles, 0, row);
      });
      for (let tile = 0; tile < count; tile++, movedBytes += tileSizeBytes) {
        const { memory, address } = pageLocation(tensor, chip, tileRow, first + tile);
        memory.write(address, tiles.u8, tile * tileSizeBytes, tileSizeBytes);
      }
    }
  });
  return movedBytes;
}

/** The most elements that room is kept for. */
const maxKeptElems = 2 ** 22;

/** Room for the matrices of floats, one after the other: fresh memory costs more than what is done with it. */
let kept = new Float32Array(0);

/** Returns room for all elements of the tensor's matrix, padding included, which is 0. It is good until this is called again. */
function matrixValues(tensor: DeviceTensor): HostValues {
  const count = shardGeometry(matrixLayout(tensor), tensor.shape).slotsPerShard;
  if (count > maxKeptElems || isWord(tensor.format)) return hostValues(tensor.format, count);
  if (kept.length < count) kept = new Float32Array(count);
  const values = kept.subarray(0, count);
  // Without padding all of it is written.
  return count === product(tensor.shape) ? values : values.fill(0);
}

/** Returns room for a page. */
function pageBytes(tensor: DeviceTensor): ByteViews {
  const sizeBytes = tensor.isTiled ? formatOf(tensor).tileSizeBytes : pageRowElems(tensor) * elementBytes(tensor);
  return allocateBytes(alignUp(sizeBytes, 4));
}

/**
 * How elements are read: as the `host` does, which sees IEEE numbers; or as the `chip` does, for which the largest exponent of f16 is one like the others,
 * so that its numbers go up to 131008.
 */
export type Reader = 'host' | 'chip';

/** Reads a tensor from device memory. Throws DeviceFault `uninitialized-read` for bytes that nothing has written. */
export function readTensor(tensor: DeviceTensor, chip: Chip, reader: Reader = 'host'): HostTensor {
  const { shape, format: name } = tensor;
  const values = hostValues(name, product(shape));
  if (values.length === 0) return { shape, format: name, values };
  const slots = matrixValues(tensor);
  const page = pageBytes(tensor);
  const format = formatOf(tensor);
  const read = reader === 'chip' && format.kind === 'float' ? readRegisters : readNumbers;
  forEachPage(tensor, chip, (memory, address, sizeBytes, slot, count) => {
    memory.read(address, page.u8, 0, sizeBytes);
    read(format, page, slots, slot, count);
  });
  slotsToValues(tensor, slots, values);
  return { shape, format: name, values };
}

type PageReader = (format: ElementFormat, page: ByteViews, slots: HostValues, slot: number, count: number) => void;

const readNumbers: PageReader = (format, page, slots, slot, count) => format.readNumbers(page, 0, slots, slot, count);

const readRegisters: PageReader = (format, page, slots, slot, count) => {
  const registers = allocateBytes(4 * count);
  format.unpack(page, 0, registers, 0, count);
  slots.set(registers.f32, slot);
};

/** `count` elements from slot `slot` of the matrix on are the `sizeBytes` bytes at the address. */
type PageVisitor = (memory: DeviceMemory, address: number, sizeBytes: number, slot: number, count: number) => void;

/** Visits all pages in row-major order, without what they have behind the last column. Returns the bytes visited. */
function forEachPage(tensor: DeviceTensor, chip: Chip, visit: PageVisitor): number {
  const { isTiled, columns } = tensor;
  const pages = pageGrid(tensor);
  const rowElems = pageRowElems(tensor);
  const { tileSizeBytes } = formatOf(tensor);
  let movedBytes = 0;
  for (let row = 0, slot = 0; row < pages.rows; row++) {
    for (let column = 0; column < pages.columns; column++) {
      const count = isTiled ? tileDatums : Math.min(rowElems, columns - column * rowElems);
      const sizeBytes = isTiled ? tileSizeBytes : count * elementBytes(tensor);
      const { memory, address } = pageLocation(tensor, chip, row, column);
      visit(memory, address, sizeBytes, slot, count);
      slot += count;
      movedBytes += sizeBytes;
    }
  }
  return movedBytes;
}
