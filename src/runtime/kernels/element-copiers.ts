import { faceDatums, faceDim, tileDim } from '../../device/tile-layout.ts';
import { ceilDiv } from '../../support/math.ts';
import {
  elementBytes,
  packedRowStrides,
  pageGrid,
  pageRowElems,
  pageSizeBytes,
  type DeviceTensor,
  type TensorPlan,
} from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';

/**
 * Which element of the input each element of the result is.
 * - `strided`: input row = rowOffset + sum of index[d] * rowStrides[d], input column = columnOffset + sum of index[d] * columnStrides[d].
 *   Transposes, broadcasts, slices.
 * - `flat`: the element at the same row-major position. Reshapes. Both tensors are packed.
 */
export type IndexMap =
  | {
      readonly kind: 'strided';
      readonly rowStrides: readonly number[];
      readonly columnStrides: readonly number[];
      readonly rowOffset?: number;
      readonly columnOffset?: number;
    }
  | { readonly kind: 'flat' };

/** Bytes that a NoC read takes when single elements are needed: what DRAM reads are aligned to. */
export const chunkBytes = 32;

/** Copies elements [column, column + count) of one row of the result to an L1 address; `count` is at most 16. */
export interface Copier {
  copy(index: readonly Int[], column: Int, count: Int, target: Int): void;
}

/** Returns what copies elements of an input: 16 at once where the map allows it, else one by one through `window`, a page of `windowBytes`. Without `bySegments` columns and targets may be anything. */
export function inputCopier(
  kernel: KernelBuilder,
  input: DeviceTensor,
  result: Pick<DeviceTensor, 'shape' | 'columns'>,
  map: IndexMap,
  window: BufferHandle,
  bySegments = true,
): Copier {
  return bySegments && readsSegments(input, result, map)
    ? new SegmentCopier(kernel, input, map, result)
    : new ElementCopier(kernel, input, map, result, window);
}

/** Returns whether 16 elements from a column that is a multiple of 16 are 16 elements of the input from such a column. */
function readsSegments(input: DeviceTensor, result: Pick<DeviceTensor, 'shape' | 'columns'>, map: IndexMap): boolean {
  if (faceDim * elementBytes(input) < chunkBytes || !hasWholeSegments(input)) return false;
  const { shape } = result;
  const last = shape.length - 1;
  if (map.kind === 'flat') {
    const isSame = input.columns === result.columns;
    return isSame || (input.columns % faceDim === 0 && result.columns % faceDim === 0);
  }
  const { rowStrides, columnStrides, columnOffset = 0 } = map;
  const contributes = (dim: number): boolean => shape[dim]! > 1 && columnStrides[dim] !== 0;
  if (last < 0 || columnStrides[last] !== 1 || (rowStrides[last] !== 0 && shape[last]! > 1)) return false;
  if (shape.slice(0, -1).some((_, dim) => contributes(dim) && columnStrides[dim]! % faceDim !== 0)) return false;
  return columnOffset % faceDim === 0;
}

/** Returns whether 16 elements from a column that is a multiple of 16 are neighbours in one page. */
export function hasWholeSegments(tensor: DeviceTensor): boolean {
  return tensor.isTiled || tensor.shards === undefined || pageRowElems(tensor) % faceDim === 0;
}

/** The place of an element of the input. */
interface InputPlace {
  readonly row: Int;
  readonly column: Int;
}

/** Returns the input's place of element (index, column) of the result. */
function inputPlace(
  kernel: KernelBuilder,
  input: DeviceTensor,
  map: IndexMap,
  index: readonly Int[],
  column: Int,
  result: { readonly packedStrides: readonly number[]; readonly columns: number },
): InputPlace {
  if (map.kind === 'flat') {
    let row: Int = 0;
    index.forEach((each, dim) => (row = kernel.add(row, kernel.mul(each, result.packedStrides[dim]!))));
    if (result.columns === input.columns) return { row, column };
    const flat = kernel.add(kernel.mul(row, result.columns), column);
    return { row: kernel.div(flat, input.columns), column: kernel.rem(flat, input.columns) };
  }
  const { rowStrides, columnStrides, rowOffset = 0, columnOffset = 0 } = map;
  let [inputRow, inputColumn]: [Int, Int] = [rowOffset, columnOffset];
  [...index, column].forEach((each, dim) => {
    inputRow = kernel.add(inputRow, kernel.mul(each, rowStrides[dim] ?? 0));
    inputColumn = kernel.add(inputColumn, kernel.mul(each, columnStrides[dim] ?? 0));
  });
  return { row: inputRow, column: inputColumn };
}

/** The place of an element in its page: a tile or a row. */
function placeInPage(
  kernel: KernelBuilder,
  { isTiled, shards }: DeviceTensor,
  { row, column }: InputPlace,
  size: number,
): { readonly pageRow: Int; readonly pageColumn: Int; readonly offset: Int } {
  if (!isTiled && shards === undefined) return { pageRow: row, pageColumn: 0, offset: kernel.mul(column, size) };
  if (!isTiled) {
    const { rowElems } = shards!;
    const inPage = kernel.rem(column, rowElems);
    return { pageRow: row, pageColumn: kernel.div(column, rowElems), offset: kernel.mul(inPage, size) };
  }
  const [inRow, inColumn] = [kernel.rem(row, tileDim), kernel.rem(column, tileDim)];
  const face = kernel.add(kernel.mul(kernel.div(inRow, faceDim), 2), kernel.div(inColumn, faceDim));
  const inFace = kernel.add(kernel.mul(kernel.rem(inRow, faceDim), faceDim), kernel.rem(inColumn, faceDim));
  return {
    pageRow: kernel.div(row, tileDim),
    pageColumn: kernel.div(column, tileDim),
    offset: kernel.mul(kernel.add(kernel.mul(face, faceDatums), inFace), size),
  };
}

abstract class InputCopier implements Copier {
  protected readonly kernel: KernelBuilder;
  protected readonly input: DeviceTensor;
  protected readonly size: number;
  private readonly map: IndexMap;
  private readonly result: { readonly packedStrides: readonly number[]; readonly columns: number };

  constructor(
    kernel: KernelBuilder,
    input: DeviceTensor,
    map: IndexMap,
    result: Pick<DeviceTensor, 'shape' | 'columns'>,
  ) {
    this.kernel = kernel;
    this.input = input;
    this.map = map;
    this.size = elementBytes(input);
    this.result = { packedStrides: packedRowStrides(result.shape), columns: result.columns };
  }

  abstract copy(index: readonly Int[], column: Int, count: Int, target: Int): void;

  /** Returns page and offset of the input's element for element (index, column) of the result. */
  protected locate(index: readonly Int[], column: Int) {
    const { kernel, input } = this;
    return placeInPage(kernel, input, inputPlace(kernel, input, this.map, index, column, this.result), this.size);
  }

  /** Returns the NoC address of a byte of a page of the input. */
  protected address(pageRow: Int, pageColumn: Int, offset: Int) {
    const { kernel, input } = this;
    return pageAddress(kernel, input, pageRow, pageColumn, offset);
  }
}

/** Reads up to 16 neighbours at once. */
class SegmentCopier extends InputCopier {
  copy(index: readonly Int[], column: Int, count: Int, target: Int): void {
    const { kernel, size } = this;
    const { pageRow, pageColumn, offset } = this.locate(index, column);
    kernel.read(this.address(pageRow, pageColumn, offset), target, kernel.mul(count, size));
  }
}

/** Bytes of L1 for a window per element that is copied at once, the places of the elements, and that of the last window. */
export const windowBytes = faceDim * (chunkBytes + 4) + 4;

/** Reads 32-byte windows and copies single elements out of them; neighbours in one window are read once, and all windows arrive together. */
class ElementCopier extends InputCopier {
  protected readonly windowAddress: Int;

  constructor(
    kernel: KernelBuilder,
    input: DeviceTensor,
    map: IndexMap,
    result: Pick<DeviceTensor, 'shape' | 'columns'>,
    window: BufferHandle,
  ) {
    super(kernel, input, map, result);
    this.windowAddress = kernel.writePointer(window);
  }

  copy(index: readonly Int[], column: Int, count: Int, target: Int): void {
    const { kernel, size, windowAddress } = this;
    const places = kernel.add(windowAddress, faceDim * chunkBytes);
    const lastWindow = kernel.add(places, faceDim * 4);
    kernel.loopCarrying(0, count, [-1], (i, [held]) => {
      const { pageRow, pageColumn, offset } = this.locate(index, kernel.add(column, i));
      const windowInPage = kernel.div(offset, chunkBytes);
      const needed = this.windowNumber(pageRow, pageColumn, windowInPage);
      kernel.when(kernel.compare('ne', needed, held!), () => {
        const own = kernel.add(windowAddress, kernel.mul(i, chunkBytes));
        this.startReading(pageRow, pageColumn, windowInPage, own);
        kernel.store(own, lastWindow, 4);
      });
      const place = kernel.add(kernel.load(lastWindow, 4), kernel.rem(offset, chunkBytes));
      kernel.store(place, kernel.add(places, kernel.mul(i, 4)), 4);
      return [needed];
    });
    kernel.readBarrier();
    kernel.loop(0, count, (i) => {
      const value = kernel.load(kernel.load(kernel.add(places, kernel.mul(i, 4)), 4), size);
      kernel.store(value, kernel.add(target, kernel.mul(i, size)), size);
    });
  }

  /** Returns the bytes of a page that hold elements: the last shards of a row-major tensor may be wider than the rest of its rows. */
  private filledBytes(pageColumn: Int): Int {
    const { kernel, input, size } = this;
    const pageBytes = pageSizeBytes(input);
    const rowElems = pageRowElems(input);
    if (input.isTiled || input.columns % rowElems === 0) return pageBytes;
    const rest = kernel.sub(input.columns, kernel.mul(pageColumn, rowElems));
    return kernel.min(pageBytes, kernel.mul(rest, size));
  }

  /** Returns a number that no other window of the input has. */
  protected windowNumber(pageRow: Int, pageColumn: Int, windowInPage: Int): Int {
    const { kernel, input } = this;
    const page = kernel.add(kernel.mul(pageRow, pageGrid(input).columns), pageColumn);
    return kernel.add(kernel.mul(page, ceilDiv(pageSizeBytes(input), chunkBytes)), windowInPage);
  }

  /** Starts to read a window to an address. */
  protected startReading(pageRow: Int, pageColumn: Int, windowInPage: Int, target: Int): void {
    const { kernel } = this;
    const start = kernel.mul(windowInPage, chunkBytes);
    const pageBytes = this.filledBytes(pageColumn);
    const isWhole = typeof pageBytes === 'number' && pageBytes % chunkBytes === 0;
    const bytes = isWhole ? chunkBytes : kernel.min(chunkBytes, kernel.sub(pageBytes, start));
    kernel.read(this.address(pageRow, pageColumn, start), target, bytes);
  }
}

/** Bytes of L1 that a `RecallingCopier` has for itself. */
export const recallingBytes = 2 * chunkBytes;

/** Loads single elements, and reads a window only where the one before was another: for elements that are needed again, or lie beside each other, in loops that carry nothing. */
export class RecallingCopier extends ElementCopier {
  /** Where L1 has the number of the window that is held, and 1. */
  private readonly heldAddress: Int;

  constructor(
    kernel: KernelBuilder,
    input: DeviceTensor,
    map: IndexMap,
    result: Pick<DeviceTensor, 'shape' | 'columns'>,
    memory: BufferHandle,
  ) {
    super(kernel, input, map, result, memory);
    this.heldAddress = kernel.add(this.windowAddress, chunkBytes);
    kernel.store(0, this.heldAddress, 4);
  }

  /** Returns the bits of the element for (index, column) of the result. */
  load(index: readonly Int[], column: Int): Int {
    const { kernel, size, windowAddress, heldAddress } = this;
    const { pageRow, pageColumn, offset } = this.locate(index, column);
    const windowInPage = kernel.div(offset, chunkBytes);
    const needed = kernel.add(this.windowNumber(pageRow, pageColumn, windowInPage), 1);
    kernel.when(kernel.compare('ne', kernel.load(heldAddress, 4), needed), () => {
      this.startReading(pageRow, pageColumn, windowInPage, windowAddress);
      kernel.readBarrier();
      kernel.store(needed, heldAddress, 4);
    });
    return kernel.load(kernel.add(windowAddress, kernel.rem(offset, chunkBytes)), size);
  }
}

/** Returns the map of a tensor to itself in another layout. */
export function identityMap({ shape, rowStrides }: TensorPlan): IndexMap {
  const columnStrides = shape.map((_, dim) => Number(dim === shape.length - 1));
  return { kind: 'strided', rowStrides: shape.map((_, dim) => rowStrides[dim] ?? 0), columnStrides };
}
