import { tileDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import {
  elementBytes,
  isBlockFloat,
  isInteger,
  isPacked,
  tileExtent,
  type DeviceTensor,
} from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages, splitWork, type WorkSplit } from './work-split.ts';

/** Tiles that are converted at once. */
const blockTiles = 4;

/** Returns whether a tensor can be brought into tiles or out of them: its rows follow one another, and row-major ones are whole. */
export function canTilize(tensor: DeviceTensor): boolean {
  return isPacked(tensor) && (tensor.isTiled || tensor.shards === undefined);
}

/** Runs `result := input`, a row-major tensor brought into tiles. Padding of the tiles becomes zero. Converts to the result's format. */
export function runTilize(device: KernelDevice, origin: string, input: DeviceTensor, result: DeviceTensor): void {
  checkForms(result, input);
  const split = splitPages(result);
  if (split.cores.length === 0) return;
  const size = elementBytes(input);
  const program = device.program(origin, split.cores);
  const rowsIn = program.rowBuffer('cb_in0', input.format, 2 * blockTiles);
  const out = program.buffer('cb_out0', result.format, 2 * blockTiles);

  program.kernel('reader', split.args, (kernel) => {
    forEachBlock(kernel, split, (tileRow, tileColumn, count) => {
      kernel.reserve(rowsIn, blockTiles);
      const base = kernel.writePointer(rowsIn);
      const rowBytes = kernel.mul(count, tileDim * size);
      const firstRow = kernel.mul(tileRow, tileDim);
      const rows = kernel.min(tileDim, kernel.sub(input.rows, firstRow));
      const firstColumn = kernel.mul(tileColumn, tileDim);
      const columns = kernel.min(kernel.mul(count, tileDim), kernel.sub(input.columns, firstColumn));
      const validBytes = kernel.mul(columns, size);
      kernel.loop(0, rows, (i) => {
        const source = pageAddress(kernel, input, kernel.add(firstRow, i), 0, kernel.mul(firstColumn, size));
        kernel.read(source, kernel.add(base, kernel.mul(i, rowBytes)), validBytes);
      });
      kernel.readBarrier();
      if (input.columns % tileDim !== 0) {
        kernel.when(kernel.compare('ne', validBytes, rowBytes), () => {
          kernel.loop(0, rows, (i) => {
            const at = kernel.add(kernel.add(base, kernel.mul(i, rowBytes)), validBytes);
            kernel.fillL1(0, at, kernel.sub(rowBytes, validBytes), size);
          });
        });
      }
      if (input.rows % tileDim !== 0) {
        kernel.when(kernel.compare('ne', rows, tileDim), () => {
          const at = kernel.add(base, kernel.mul(rows, rowBytes));
          kernel.fillL1(0, at, kernel.mul(kernel.sub(tileDim, rows), rowBytes), size);
        });
      }
      kernel.push(rowsIn, blockTiles);
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    forEachBlock(kernel, split, (_row, _column, count) => {
      kernel.wait(rowsIn, blockTiles);
      kernel.reserve(out, blockTiles);
      kernel.tilizeBlock(rowsIn, count, out);
      kernel.push(out, blockTiles);
      kernel.pop(rowsIn, blockTiles);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachBlock(kernel, split, (tileRow, tileColumn, count) => {
      kernel.wait(out, blockTiles);
      const from = kernel.readPointer(out);
      kernel.loop(0, count, (i) => {
        const target = pageAddress(kernel, result, tileRow, kernel.add(tileColumn, i));
        kernel.write(kernel.add(from, kernel.mul(i, out.pageSizeBytes)), target, out.pageSizeBytes);
      });
      kernel.writeBarrier();
      kernel.pop(out, blockTiles);
    });
  });
  program.run();
  result.zeroPadded = true;
}

/** Runs `result := input`, a tiled tensor brought into rows. Converts to the result's format. */
export function runUntilize(device: KernelDevice, origin: string, input: DeviceTensor, result: DeviceTensor): void {
  checkForms(input, result);
  const tiles = tileExtent(input);
  const split = splitWork(tiles.rows, tiles.columns, result.cores);
  if (split.cores.length === 0) return;
  const size = elementBytes(result);
  const program = device.program(origin, split.cores);
  const tilesIn = program.buffer('cb_in0', input.format, 2 * blockTiles);
  const out = program.rowBuffer('cb_out0', result.format, 2 * blockTiles);

  program.kernel('reader', split.args, (kernel) => {
    forEachBlock(kernel, split, (tileRow, tileColumn, count) => {
      kernel.reserve(tilesIn, blockTiles);
      const base = kernel.writePointer(tilesIn);
      kernel.loop(0, count, (i) => {
        const source = pageAddress(kernel, input, tileRow, kernel.add(tileColumn, i));
        kernel.read(source, kernel.add(base, kernel.mul(i, tilesIn.pageSizeBytes)), tilesIn.pageSizeBytes);
      });
      kernel.readBarrier();
      kernel.push(tilesIn, blockTiles);
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    forEachBlock(kernel, split, (_row, _column, count) => {
      kernel.wait(tilesIn, blockTiles);
      kernel.reserve(out, blockTiles);
      kernel.untilizeBlock(tilesIn, count, out);
      kernel.push(out, blockTiles);
      kernel.pop(tilesIn, blockTiles);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachBlock(kernel, split, (tileRow, tileColumn, count) => {
      kernel.wait(out, blockTiles);
      const from = kernel.readPointer(out);
      const rowBytes = kernel.mul(count, tileDim * size);
      const firstRow = kernel.mul(tileRow, tileDim);
      const firstColumn = kernel.mul(tileColumn, tileDim);
      const columns = kernel.min(kernel.mul(count, tileDim), kernel.sub(result.columns, firstColumn));
      kernel.loop(0, kernel.min(tileDim, kernel.sub(result.rows, firstRow)), (i) => {
        const target = pageAddress(kernel, result, kernel.add(firstRow, i), 0, kernel.mul(firstColumn, size));
        kernel.write(kernel.add(from, kernel.mul(i, rowBytes)), target, kernel.mul(columns, size));
      });
      kernel.writeBarrier();
      kernel.pop(out, blockTiles);
    });
  });
  program.run();
}

/** Visits the core's tiles in blocks of up to four neighbours in a row. */
function forEachBlock(
  kernel: KernelBuilder,
  split: WorkSplit,
  visit: (tileRow: Int, tileColumn: Int, count: Int) => void,
): void {
  const { row, rows, column, columns } = kernelRectangle(kernel, split);
  kernel.loop(0, rows, (i) => {
    chunks(kernel, columns, blockTiles, (start, count) => visit(kernel.add(row, i), kernel.add(column, start), count));
  });
}

function checkForms(tiled: DeviceTensor, rowMajor: DeviceTensor): void {
  invariant(tiled.isTiled && !rowMajor.isTiled, 'one tensor is tiled and the other row-major');
  invariant(canTilize(tiled) && canTilize(rowMajor), 'rows follow one another and are whole');
  invariant(!isBlockFloat(rowMajor), 'rows have elements');
  invariant(isInteger(tiled) === isInteger(rowMajor), 'tilizing converts floats to floats');
}
