import { faceDatums, faceDim, tileDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { alignUp, ceilDiv } from '../../support/math.ts';
import { RuntimeError } from '../runtime-error.ts';
import {
  elementBytes,
  formatOf,
  isPacked,
  packedRowStrides,
  pageSizeBytes,
  type DeviceTensor,
} from '../tensors/device-tensor.ts';
import { type BufferHandle, type Int, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { pageAddress, tileAddress } from './tensor-access.ts';
import { kernelRectangle, splitTiles, splitWork, type WorkSplit } from './work-split.ts';

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
const chunkBytes = 32;

/**
 * Runs `result[index] := input[map(index)]` for any layouts of one format, with data movement only. Where 16 neighbours of the result are 16 neighbours of
 * the input, and both begin at a multiple of 16 columns, they are read at once; else element by element through a 32-byte window. Padding becomes zero.
 */
export function runGather(
  device: KernelDevice,
  origin: string,
  input: DeviceTensor,
  result: DeviceTensor,
  map: IndexMap,
): void {
  invariant(input.format === result.format, 'formats are equal');
  if (formatOf(input).kind === 'block-float') {
    throw new RuntimeError(`elements of ${input.format} tensors cannot be rearranged`);
  }
  invariant(map.kind === 'strided' || (isPacked(input) && isPacked(result)), 'a flat map needs packed tensors');
  const split = result.isTiled ? splitTiles(result) : splitWork(result.rows, 1, result.cores);
  if (split.cores.length === 0) return;
  const size = elementBytes(result);
  const outPageBytes = alignUp(pageSizeBytes(result), chunkBytes);
  const program = device.program(origin, split.cores);
  const out = program.byteBuffer('cb_out0', outPageBytes, 2);
  const window = program.byteBuffer('cb_int0', chunkBytes, 1);

  program.kernel('reader', split.args, (kernel) => {
    const copier = readsSegments(input, result, map)
      ? new SegmentCopier(kernel, input, map, result)
      : new ElementCopier(kernel, input, map, result, window);
    copier.begin();
    forEachPage(kernel, split, (pageRow, pageColumn) => {
      kernel.reserve(out, 1);
      const base = kernel.writePointer(out);
      if (result.isTiled) copyTile(kernel, copier, result, pageRow, pageColumn, base, size);
      else copyRow(kernel, copier, result, pageRow, base, size);
      kernel.readBarrier();
      kernel.push(out, 1);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachPage(kernel, split, (pageRow, pageColumn) => {
      kernel.wait(out, 1);
      const target = result.isTiled
        ? tileAddress(kernel, result, pageRow, pageColumn)
        : pageAddress(kernel, result, pageRow);
      kernel.write(kernel.readPointer(out), target, pageSizeBytes(result));
      kernel.writeBarrier();
      kernel.pop(out, 1);
    });
  });
  program.run();
  result.zeroPadded = result.isTiled;
}

/** Copies elements [column, column + count) of one row of the result to an L1 address; `count` is at most 16. */
interface Copier {
  /** Emits what comes before the first copy. */
  begin(): void;
  copy(index: readonly Int[], column: Int, count: Int, target: Int): void;
}

function forEachPage(kernel: KernelBuilder, split: WorkSplit, visit: (row: Int, column: Int) => void): void {
  const { row, rows, column, columns } = kernelRectangle(kernel, split);
  kernel.loop(0, rows, (i) => kernel.loop(0, columns, (j) => visit(kernel.add(row, i), kernel.add(column, j))));
}

function copyTile(
  kernel: KernelBuilder,
  copier: Copier,
  result: DeviceTensor,
  tileRow: Int,
  tileColumn: Int,
  base: Int,
  size: number,
): void {
  const segmentBytes = faceDim * size;
  for (const upper of [0, 1]) {
    kernel.loop(0, faceDim, (i) => {
      const row = kernel.add(kernel.mul(tileRow, tileDim), kernel.add(i, upper * faceDim));
      const targets = [0, 1].map((left) =>
        kernel.add(kernel.add(base, (2 * upper + left) * faceDatums * size), kernel.mul(i, segmentBytes)),
      );
      whenRowIsValid(
        kernel,
        result,
        row,
        (index) =>
          targets.forEach((target, left) => {
            const column = kernel.add(kernel.mul(tileColumn, tileDim), left * faceDim);
            if (result.columns % tileDim === 0) {
              copier.copy(index, column, faceDim, target);
              return;
            }
            kernel.when(
              kernel.compare('sge', column, result.columns),
              () => kernel.fillL1(0, target, segmentBytes, size),
              () => {
                const count = kernel.min(faceDim, kernel.sub(result.columns, column));
                copier.copy(index, column, count, target);
                if (result.columns % faceDim === 0) return;
                kernel.when(kernel.compare('ne', count, faceDim), () => {
                  const filled = kernel.mul(count, size);
                  kernel.fillL1(0, kernel.add(target, filled), kernel.sub(segmentBytes, filled), size);
                });
              },
            );
          }),
        () => targets.forEach((target) => kernel.fillL1(0, target, segmentBytes, size)),
      );
    });
  }
}

function copyRow(kernel: KernelBuilder, copier: Copier, result: DeviceTensor, row: Int, base: Int, size: number): void {
  const index = rowIndex(kernel, result, row);
  kernel.loop(0, ceilDiv(result.columns, faceDim), (segment) => {
    const column = kernel.mul(segment, faceDim);
    const count = result.columns % faceDim === 0 ? faceDim : kernel.min(faceDim, kernel.sub(result.columns, column));
    copier.copy(index, column, count, kernel.add(base, kernel.mul(column, size)));
  });
}

/** Returns the index of a row of the matrix, one entry per dim but the last; rows in gaps have an entry beyond its dim's size. */
function rowIndex(kernel: KernelBuilder, { shape, rowStrides }: DeviceTensor, row: Int): Int[] {
  let rest = row;
  return rowStrides.map((stride, dim) => {
    if (shape[dim] === 1) return 0;
    const index = kernel.div(rest, stride);
    rest = kernel.rem(rest, stride);
    return index;
  });
}

/** Runs `body` with the index of the row when the row holds elements, `otherwise` when it is padding. */
function whenRowIsValid(
  kernel: KernelBuilder,
  tensor: DeviceTensor,
  row: Int,
  body: (index: readonly Int[]) => void,
  otherwise: () => void,
): void {
  const { shape, rows } = tensor;
  const checked = (): void => {
    const index = rowIndex(kernel, tensor, row);
    const matrixDim = shape.length - 2;
    if (isPacked(tensor) || matrixDim < 0) body(index);
    else kernel.when(kernel.compare('slt', index[matrixDim]!, shape[matrixDim]!), () => body(index), otherwise);
  };
  if (rows % tileDim === 0) checked();
  else kernel.when(kernel.compare('slt', row, rows), checked, otherwise);
}

/** Returns whether 16 elements from a column that is a multiple of 16 are 16 elements of the input from such a column. */
function readsSegments(input: DeviceTensor, result: DeviceTensor, map: IndexMap): boolean {
  if (faceDim * elementBytes(input) < chunkBytes) return false;
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
  { isTiled }: DeviceTensor,
  { row, column }: InputPlace,
  size: number,
): { readonly pageRow: Int; readonly pageColumn: Int; readonly offset: Int } {
  if (!isTiled) return { pageRow: row, pageColumn: 0, offset: kernel.mul(column, size) };
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

  constructor(kernel: KernelBuilder, input: DeviceTensor, map: IndexMap, result: DeviceTensor) {
    this.kernel = kernel;
    this.input = input;
    this.map = map;
    this.size = elementBytes(input);
    this.result = { packedStrides: packedRowStrides(result.shape), columns: result.columns };
  }

  abstract begin(): void;
  abstract copy(index: readonly Int[], column: Int, count: Int, target: Int): void;

  /** Returns page and offset of the input's element for element (index, column) of the result. */
  protected locate(index: readonly Int[], column: Int) {
    const { kernel, input } = this;
    return placeInPage(kernel, input, inputPlace(kernel, input, this.map, index, column, this.result), this.size);
  }

  /** Returns the NoC address of a byte of a page of the input. */
  protected address(pageRow: Int, pageColumn: Int, offset: Int) {
    const { kernel, input } = this;
    return input.isTiled
      ? tileAddress(kernel, input, pageRow, pageColumn, offset)
      : pageAddress(kernel, input, pageRow, offset);
  }
}

/** Reads up to 16 neighbours at once. */
class SegmentCopier extends InputCopier {
  begin(): void {
    // Reads go straight to their target.
  }

  copy(index: readonly Int[], column: Int, count: Int, target: Int): void {
    const { kernel, size } = this;
    const { pageRow, pageColumn, offset } = this.locate(index, column);
    kernel.read(this.address(pageRow, pageColumn, offset), target, kernel.mul(count, size));
  }
}

/** Reads 32-byte windows and copies single elements out of them; neighbours in one window are read once. */
class ElementCopier extends InputCopier {
  private readonly window: BufferHandle;
  private windowAddress: Int = 0;

  constructor(kernel: KernelBuilder, input: DeviceTensor, map: IndexMap, result: DeviceTensor, window: BufferHandle) {
    super(kernel, input, map, result);
    this.window = window;
  }

  begin(): void {
    this.kernel.reserve(this.window, 1);
    this.windowAddress = this.kernel.writePointer(this.window);
  }

  copy(index: readonly Int[], column: Int, count: Int, target: Int): void {
    const { kernel, size, input, windowAddress } = this;
    const pageBytes = pageSizeBytes(input);
    const pagesPerRow = input.isTiled ? ceilDiv(input.columns, tileDim) : 1;
    const windowsPerPage = ceilDiv(pageBytes, chunkBytes);
    kernel.loopCarrying(0, count, [-1], (i, [held]) => {
      const { pageRow, pageColumn, offset } = this.locate(index, kernel.add(column, i));
      const windowInPage = kernel.div(offset, chunkBytes);
      const page = kernel.add(kernel.mul(pageRow, pagesPerRow), pageColumn);
      const needed = kernel.add(kernel.mul(page, windowsPerPage), windowInPage);
      kernel.when(kernel.compare('ne', needed, held!), () => {
        const start = kernel.mul(windowInPage, chunkBytes);
        const bytes = pageBytes % chunkBytes === 0 ? chunkBytes : kernel.min(chunkBytes, kernel.sub(pageBytes, start));
        kernel.read(this.address(pageRow, pageColumn, start), windowAddress, bytes);
        kernel.readBarrier();
      });
      const value = kernel.load(kernel.add(windowAddress, kernel.rem(offset, chunkBytes)), size);
      kernel.store(value, kernel.add(target, kernel.mul(i, size)), size);
      return [needed];
    });
  }
}
