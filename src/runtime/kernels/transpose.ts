import { tileDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { hasAlignedMatrices, tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type KernelDevice } from './kernel-device.ts';
import { matrixStart } from './operand-rows.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages } from './work-split.ts';

/** Returns whether `runTranspose` can swap the last two dims tile by tile. */
export function canTransposeTiles(input: DeviceTensor, result: DeviceTensor): boolean {
  return input.shape.length >= 2 && hasAlignedMatrices(input) && hasAlignedMatrices(result);
}

/** Runs `result := input` with the last two dims swapped: tile (i, j) of every matrix becomes tile (j, i), transposed. */
export function runTranspose(device: KernelDevice, origin: string, input: DeviceTensor, result: DeviceTensor): void {
  invariant(canTransposeTiles(input, result), 'matrices begin at whole tiles');
  const split = splitPages(result);
  if (split.cores.length === 0) return;
  const block = device.dstTiles;
  const program = device.program(origin, split.cores, { tensors: [input, result] });
  const tilesIn = program.buffer('cb_in0', input.format, 2 * block);
  const out = program.buffer('cb_out0', result.format, 2 * block);
  // Of the stacked tile rows of all matrices, those of one matrix. The stride of a dim of size 1 does not say it.
  const batchDim = result.shape.findLastIndex((size, dim) => dim < result.shape.length - 2 && size > 1);
  const matrixRows = batchDim < 0 ? tileExtent(result).rows : result.rowStrides[batchDim]! / tileDim;

  program.kernel('reader', split.args, (kernel) => {
    const { row, rows, column, columns } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, (i) => {
      const resultRow = kernel.add(row, i);
      const start = matrixStart(input, result, kernel, resultRow);
      const inputColumn = kernel.rem(resultRow, matrixRows);
      chunks(kernel, columns, block, (first, count) => {
        kernel.reserve(tilesIn, block);
        const base = kernel.writePointer(tilesIn);
        kernel.loop(0, count, (j) => {
          const inputRow = kernel.add(start, kernel.add(column, kernel.add(first, j)));
          const target = kernel.add(base, kernel.mul(j, tilesIn.pageSizeBytes));
          kernel.read(pageAddress(kernel, input, inputRow, inputColumn), target, tilesIn.pageSizeBytes);
        });
        kernel.readBarrier();
        kernel.push(tilesIn, block);
      });
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    const { rows, columns } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, () => {
      chunks(kernel, columns, block, (_first, count) => {
        kernel.wait(tilesIn, block);
        kernel.reserve(out, block);
        kernel.dst(
          () => kernel.loop(0, count, (j) => kernel.transposeTile(tilesIn, j, j)),
          () => kernel.loop(0, count, (j) => kernel.pack(j, out, j)),
        );
        kernel.push(out, block);
        kernel.pop(tilesIn, block);
      });
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    const { row, rows, column, columns } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, (i) => {
      chunks(kernel, columns, block, (first, count) => {
        kernel.wait(out, block);
        const from = kernel.readPointer(out);
        kernel.loop(0, count, (j) => {
          const target = pageAddress(kernel, result, kernel.add(row, i), kernel.add(column, kernel.add(first, j)));
          kernel.write(kernel.add(from, kernel.mul(j, out.pageSizeBytes)), target, out.pageSizeBytes);
        });
        kernel.writeBarrier();
        kernel.pop(out, block);
      });
    });
  });
  program.run();
}
