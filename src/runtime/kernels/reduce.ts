import { tileDim } from '../../device/tile-layout.ts';
import { type ReduceDim, type ReduceType } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { invariant } from '../../support/invariant.ts';
import { isBlockFloat, tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { maskColumns, maskRows, type PaddingFill } from './padding-mask.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages, splitWork } from './work-split.ts';

/** Tiles that are read before a barrier. */
const readBlock = 4;

/**
 * Runs a reduction of the matrix of a tensor: over the columns of each row (`row`, result of one column), over the rows of each column (`col`, result of
 * one row), or over everything (`scalar`). Results are multiplied by `scale`, so a mean is a sum with scale 1 / count. The matrix has no gaps between
 * rows; or for `col` it is `matrices` matrices that begin at whole tiles, each of which gives one row, in a tile of its own. Padding is masked by the reader.
 */
export function runReduce(
  device: KernelDevice,
  origin: string,
  input: DeviceTensor,
  result: DeviceTensor,
  kind: ReduceType,
  dim: ReduceDim,
  scale: number,
  matrices = 1,
): void {
  const tiles = tileExtent(input);
  const matrixRows = tiles.rows / matrices;
  const lines = dim === 'row' ? tiles.rows : dim === 'col' ? tiles.columns * matrices : 1;
  const length = dim === 'row' ? tiles.columns : dim === 'col' ? matrixRows : tiles.rows * tiles.columns;
  const resultTiles = tileExtent(result);
  invariant(resultTiles.rows * resultTiles.columns === lines, 'the result has a tile per line');
  const split =
    result.shards === undefined ? splitWork(resultTiles.rows, resultTiles.columns, result.cores) : splitPages(result);
  const program = device.program(origin, split.cores, {
    tensors: [input, result],
    parameters: [kind, dim, scale, matrices],
  });
  const tilesIn = program.buffer('cb_in0', input.format, 2 * readBlock);
  const scaler = program.buffer('cb_int0', 'f32', 1);
  const out = program.buffer('cb_out0', result.format, 2);

  /** Tile t of the line that ends in result tile (row, column). */
  const tileOf = (kernel: KernelBuilder, row: Int, column: Int, t: Int): readonly [Int, Int] => {
    if (dim === 'row') return [row, t];
    if (dim === 'col') return [kernel.add(kernel.mul(row, matrixRows), t), column];
    return [kernel.div(t, tiles.columns), kernel.rem(t, tiles.columns)];
  };
  const forEachResult = (kernel: KernelBuilder, body: (row: Int, column: Int) => void): void => {
    const { row, rows, column, columns } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, (i) => kernel.loop(0, columns, (j) => body(kernel.add(row, i), kernel.add(column, j))));
  };

  program.kernel('reader', split.args, (kernel) => {
    const mask = lineMask(input, dim, kind, matrixRows);
    forEachResult(kernel, (row, column) => {
      chunks(kernel, length, readBlock, (start, count) => {
        kernel.reserve(tilesIn, readBlock);
        const base = kernel.writePointer(tilesIn);
        const target = (i: Int): Int => kernel.add(base, kernel.mul(i, tilesIn.pageSizeBytes));
        kernel.loop(0, count, (i) => {
          const [tileRow, tileColumn] = tileOf(kernel, row, column, kernel.add(start, i));
          kernel.read(pageAddress(kernel, input, tileRow, tileColumn), target(i), tilesIn.pageSizeBytes);
        });
        kernel.readBarrier();
        if (mask !== undefined) {
          kernel.loop(0, count, (i) => {
            const [tileRow, tileColumn] = tileOf(kernel, row, column, kernel.add(start, i));
            mask(kernel, tileRow, tileColumn, target(i));
          });
        }
        kernel.push(tilesIn, readBlock);
      });
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    makeScaler(kernel, scaler, scale);
    forEachResult(kernel, () => {
      kernel.reserve(out, 1);
      kernel.dst(
        () =>
          chunks(kernel, length, readBlock, (_start, count) => {
            kernel.wait(tilesIn, readBlock);
            kernel.loop(0, count, (i) => kernel.reduce(kind, dim, tilesIn, scaler, i, 0, 0));
            kernel.pop(tilesIn, readBlock);
          }),
        () => kernel.pack(0, out, 0),
      );
      kernel.push(out, 1);
    });
    kernel.pop(scaler, 1);
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachResult(kernel, (row, column) => {
      kernel.wait(out, 1);
      kernel.write(kernel.readPointer(out), pageAddress(kernel, result, row, column), out.pageSizeBytes);
      kernel.writeBarrier();
      kernel.pop(out, 1);
    });
  });
  program.run();
  result.zeroPadded = dim !== 'scalar' && input.zeroPadded;
}

/** Makes a tile whose element (0, 0) is `scale`, in f32, with the compute engine as producer and consumer. */
export function makeScaler(kernel: KernelBuilder, scaler: BufferHandle, scale: number): void {
  kernel.reserve(scaler, 1);
  kernel.dst(
    () => kernel.fillTile(0, scale),
    () => kernel.pack(0, scaler, 0),
  );
  kernel.push(scaler, 1);
  kernel.wait(scaler, 1);
}

/** Overwrites padding in the tile at `target`, which is tile (row, column) of the tensor, in formats whose padding could change the result. */
export type TileMask = (kernel: KernelBuilder, tileRow: Int, tileColumn: Int, target: Int) => void;

/** Returns what masks the padding that a reduction of matrices of `matrixRows` tile rows would see; undefined when there is none, or it is zero and added. */
export function lineMask(
  input: DeviceTensor,
  dim: ReduceDim,
  kind: ReduceType,
  matrixRows = tileExtent(input).rows,
): TileMask | undefined {
  const tiles = tileExtent(input);
  const columns = dim !== 'col' ? input.columns % tileDim : 0;
  const rows = dim !== 'row' ? input.rows % tileDim : 0;
  if (rows === 0 && columns === 0) return undefined;
  if (kind !== 'max' && input.zeroPadded) return undefined;
  invariant(!isBlockFloat(input), 'padding can be masked');
  const fill: PaddingFill = kind === 'max' ? 'lowest' : 'zero';
  return (kernel, tileRow, tileColumn, target) => {
    if (columns > 0) {
      kernel.when(kernel.compare('eq', tileColumn, tiles.columns - 1), () =>
        maskColumns(kernel, target, columns, input.format, fill),
      );
    }
    if (rows > 0) {
      const inMatrix = matrixRows === tiles.rows ? tileRow : kernel.rem(tileRow, matrixRows);
      kernel.when(kernel.compare('eq', inMatrix, matrixRows - 1), () =>
        maskRows(kernel, target, rows, input.format, fill),
      );
    }
  };
}
