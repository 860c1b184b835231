import { faceDatums, faceDim, tileDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { alignUp, ceilDiv } from '../../support/math.ts';
import {
  elementBytes,
  isBlockFloat,
  isPacked,
  pageRowElems,
  pageSizeBytes,
  type DeviceTensor,
} from '../tensors/device-tensor.ts';
import {
  chunkBytes,
  hasWholeSegments,
  inputCopier,
  windowBytes,
  type Copier,
  type IndexMap,
} from './element-copiers.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type KernelInputs } from './kernel-inputs.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { kernelRectangle, splitPages, splitWork, type WorkSplit } from './work-split.ts';

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
  invariant(map.kind === 'strided' || (isPacked(input) && isPacked(result)), 'a flat map needs packed tensors');
  const inputs = { tensors: [input, result], parameters: [map] };
  runCopies(
    device,
    origin,
    result,
    (kernel, window, bySegments) => inputCopier(kernel, input, result, map, window, bySegments),
    { inputs },
  );
}

/** The most bytes of a row that a core holds at once. */
const maxPieceBytes = 2 ** 15;

/** Makes what copies the elements of a program; without `bySegments` columns begin anywhere, not at multiples of 16. */
export type CopierMaker = (
  kernel: KernelBuilder,
  window: BufferHandle,
  bySegments: boolean,
  memory: BufferHandle | undefined,
) => Copier;

/** What copies need besides the tensors. */
interface CopyOptions {
  /** Those of the kernels. */
  readonly inputs?: KernelInputs;
  /** How much L1 the copier has for itself. */
  readonly memoryBytes?: number;
}

/**
 * Makes a tensor page by page: `makeCopier` says where the elements of a row come from. Every core copies its pages, long rows in pieces, into L1 and
 * writes them from there. Padding becomes zero. Block floats, which have no single elements, must be converted before.
 */
export function runCopies(
  device: KernelDevice,
  origin: string,
  result: DeviceTensor,
  makeCopier: CopierMaker,
  { inputs, memoryBytes }: CopyOptions = {},
): void {
  invariant(!isBlockFloat(result), 'elements have bytes of their own');
  const pieces = rowPieces(result);
  const split =
    result.isTiled || result.shards ? splitPages(result) : splitWork(result.rows, pieces.count, result.cores);
  if (split.cores.length === 0) return;
  const size = elementBytes(result);
  const program = device.program(origin, split.cores, inputs);
  const pieceBytes = result.isTiled ? pageSizeBytes(result) : pieces.elems * size;
  const out = program.byteBuffer('cb_out0', alignUp(pieceBytes, chunkBytes), 2);
  const window = program.byteBuffer('cb_int0', alignUp(windowBytes, chunkBytes), 1);
  const memory = memoryBytes === undefined ? undefined : program.byteBuffer('cb_int1', memoryBytes, 1);

  program.kernel('reader', split.args, (kernel) => {
    kernel.reserve(window, 1);
    if (memory) kernel.reserve(memory, 1);
    const copier = makeCopier(kernel, window, hasWholeSegments(result), memory);
    forEachPiece(kernel, split, result, pieces, (piece) => {
      kernel.reserve(out, 1);
      const base = kernel.writePointer(out);
      if (result.isTiled) copyTile(kernel, copier, result, piece.pageRow, piece.pageColumn, base, size);
      else copyRow(kernel, copier, result, piece, base, size);
      kernel.readBarrier();
      kernel.push(out, 1);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachPiece(kernel, split, result, pieces, ({ pageRow, pageColumn, offset, count }) => {
      kernel.wait(out, 1);
      const target = pageAddress(kernel, result, pageRow, pageColumn, kernel.mul(offset, size));
      kernel.write(kernel.readPointer(out), target, result.isTiled ? pageSizeBytes(result) : kernel.mul(count, size));
      kernel.writeBarrier();
      kernel.pop(out, 1);
    });
  });
  program.run();
  result.zeroPadded = result.isTiled;
}

/** How the pages of a row-major tensor are cut: into `count` pieces of at most `elems` elements. */
interface RowPieces {
  readonly count: number;
  readonly elems: number;
}

function rowPieces(result: DeviceTensor): RowPieces {
  const rowElems = pageRowElems(result);
  const elems = Math.min(rowElems, maxPieceBytes / elementBytes(result));
  return { count: result.isTiled ? 1 : ceilDiv(rowElems, elems), elems };
}

/** A page that a core makes, or for rows `count` elements from element `offset` of the page on. */
interface Piece {
  readonly pageRow: Int;
  readonly pageColumn: Int;
  readonly offset: Int;
  readonly count: Int;
}

function forEachPiece(
  kernel: KernelBuilder,
  split: WorkSplit,
  result: DeviceTensor,
  pieces: RowPieces,
  visit: (piece: Piece) => void,
): void {
  const { row, rows, column, columns } = kernelRectangle(kernel, split);
  const rowElems = pageRowElems(result);
  kernel.loop(0, rows, (i) => {
    const pageRow = kernel.add(row, i);
    kernel.loop(0, columns, (j) => {
      const at = kernel.add(column, j);
      if (result.isTiled) {
        visit({ pageRow, pageColumn: at, offset: 0, count: 0 });
        return;
      }
      const visitPiece = (pageColumn: Int, piece: Int): void => {
        const offset = kernel.mul(piece, pieces.elems);
        const inPage = pieces.count === 1 ? rowElems : kernel.min(pieces.elems, kernel.sub(rowElems, offset));
        const first = kernel.add(kernel.mul(pageColumn, rowElems), offset);
        const isWhole = pieces.count === 1 && result.columns % rowElems === 0;
        const count = isWhole ? rowElems : kernel.min(inPage, kernel.sub(result.columns, first));
        const visitCounted = (): void => visit({ pageRow, pageColumn, offset, count });
        // The last page of a row may end before its last pieces.
        if (pieces.count === 1) visitCounted();
        else kernel.when(kernel.compare('slt', first, result.columns), visitCounted);
      };
      if (result.shards === undefined) visitPiece(0, at);
      else kernel.loop(0, pieces.count, (piece) => visitPiece(at, piece));
    });
  });
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

function copyRow(
  kernel: KernelBuilder,
  copier: Copier,
  result: DeviceTensor,
  { pageRow, pageColumn, offset, count }: Piece,
  base: Int,
  size: number,
): void {
  const { index } = rowIndex(kernel, result, pageRow);
  const first = kernel.add(kernel.mul(pageColumn, pageRowElems(result)), offset);
  const isWhole = typeof count === 'number' && count % faceDim === 0;
  kernel.loop(0, kernel.div(kernel.add(count, faceDim - 1), faceDim), (segment) => {
    const start = kernel.mul(segment, faceDim);
    const length = isWhole ? faceDim : kernel.min(faceDim, kernel.sub(count, start));
    copier.copy(index, kernel.add(first, start), length, kernel.add(base, kernel.mul(start, size)));
  });
}

/** The index of a row, and what must hold for the row not to lie in a gap: that each value is below its limit. */
interface RowIndex {
  /** One entry per dim but the last. */
  readonly index: readonly Int[];
  readonly limits: readonly { readonly value: Int; readonly limit: number }[];
}

/** Returns the index of a row of the matrix. */
function rowIndex(kernel: KernelBuilder, { shape, rowStrides }: DeviceTensor, row: Int): RowIndex {
  const limits: { value: Int; limit: number }[] = [];
  let rest = row;
  let outerStride = Infinity;
  const index = rowStrides.map((stride, dim): Int => {
    const size = shape[dim]!;
    if (size === 1) return 0;
    const value = kernel.div(rest, stride);
    if (outerStride !== Infinity && outerStride > stride * size) limits.push({ value, limit: size });
    rest = kernel.rem(rest, stride);
    outerStride = stride;
    return value;
  });
  if (outerStride !== Infinity && outerStride > 1) limits.push({ value: rest, limit: 1 });
  return { index, limits };
}

/** Runs `body` with the index of the row when the row holds elements, `otherwise` when it is padding. */
function whenRowIsValid(
  kernel: KernelBuilder,
  tensor: DeviceTensor,
  row: Int,
  body: (index: readonly Int[]) => void,
  otherwise: () => void,
): void {
  const { index, limits } = rowIndex(kernel, tensor, row);
  const all = tensor.rows % tileDim === 0 ? limits : [{ value: row, limit: tensor.rows }, ...limits];
  const check = (remaining: typeof all): void => {
    const [first, ...others] = remaining;
    if (first === undefined) body(index);
    else kernel.when(kernel.compare('slt', first.value, first.limit), () => check(others), otherwise);
  };
  check(all);
}
