import { tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { lineMask, makeScaler } from './reduce.ts';
import { type Int } from './scalar-builder.ts';
import { scaleExponentials, writeRows } from './softmax-parts.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages } from './work-split.ts';

/** Tiles that are read before a barrier, and whose exponentials are held at once. */
const block = 4;

/**
 * Runs a softmax along the columns of rows that are too long for L1: every row is read three times in blocks, for its maximum, for the sum of its
 * exponentials and for the quotients. The steps and their order are those of `runSoftmax`, so the results are the same bits. Padding is read as the lowest
 * number.
 */
export function runStreamedSoftmax(
  device: KernelDevice,
  origin: string,
  input: DeviceTensor,
  result: DeviceTensor,
): void {
  const split = splitPages(result, 'rows');
  const { columns: length } = tileExtent(input);
  const program = device.program(origin, split.cores);
  const tilesIn = program.buffer('cb_in0', input.format, 2 * block);
  const scaler = program.buffer('cb_int0', 'f32', 1);
  const maximum = program.buffer('cb_int1', 'f32', 1);
  const exponentials = program.buffer('cb_int2', 'f32', block);
  const inverse = program.buffer('cb_int3', 'f32', 1);
  const sum = program.buffer('cb_int4', 'f32', 1);
  const out = program.buffer('cb_out0', result.format, 2);

  program.kernel('reader', split.args, (kernel) => {
    const mask = lineMask(input, 'row', 'max');
    const { row, rows } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, (i) => {
      const tileRow = kernel.add(row, i);
      kernel.loop(0, 3, () => {
        chunks(kernel, length, block, (start, count) => {
          kernel.reserve(tilesIn, block);
          const base = kernel.writePointer(tilesIn);
          const target = (c: Int): Int => kernel.add(base, kernel.mul(c, tilesIn.pageSizeBytes));
          kernel.loop(0, count, (c) => {
            kernel.read(pageAddress(kernel, input, tileRow, kernel.add(start, c)), target(c), tilesIn.pageSizeBytes);
          });
          kernel.readBarrier();
          if (mask) {
            kernel.loop(0, count, (c) => mask(kernel, tileRow, kernel.add(start, c), target(c)));
          }
          kernel.push(tilesIn, block);
        });
      });
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    makeScaler(kernel, scaler, 1);
    const { rows } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, () => {
      findMaximum(kernel, length, tilesIn, scaler, maximum);
      makeScaler(kernel, sum, 0);
      chunks(kernel, length, block, (_start, count) => {
        exponentiate(kernel, count, tilesIn, maximum, exponentials);
        kernel.dst(
          () => {
            kernel.copyTile(sum, 0, 0);
            kernel.loop(0, count, (c) => kernel.reduce('sum', 'row', exponentials, scaler, c, 0, 0));
          },
          () => {
            kernel.pop(sum, 1);
            kernel.reserve(sum, 1);
            kernel.pack(0, sum, 0);
          },
        );
        kernel.push(sum, 1);
        kernel.wait(sum, 1);
        kernel.pop(exponentials, block);
      });
      kernel.reserve(inverse, 1);
      kernel.dst(
        () => {
          kernel.copyTile(sum, 0, 0);
          kernel.unary('recip', 0);
        },
        () => kernel.pack(0, inverse, 0),
      );
      kernel.push(inverse, 1);
      kernel.pop(sum, 1);
      kernel.wait(inverse, 1);
      chunks(kernel, length, block, (_start, count) => {
        exponentiate(kernel, count, tilesIn, maximum, exponentials);
        scaleExponentials(kernel, count, exponentials, inverse, out);
        kernel.pop(exponentials, block);
      });
      kernel.pop(inverse, 1);
      kernel.pop(maximum, 1);
    });
    kernel.pop(scaler, 1);
  });

  program.kernel('writer', split.args, (kernel) => writeRows(kernel, split, length, out, result));
  program.run();
}

/** Leaves the maximum of every row of a line of `length` tiles in `maximum`, which was waited for. */
function findMaximum(
  kernel: KernelBuilder,
  length: number,
  tilesIn: BufferHandle,
  scaler: BufferHandle,
  maximum: BufferHandle,
): void {
  kernel.reserve(maximum, 1);
  kernel.dst(
    () =>
      chunks(kernel, length, block, (_start, count) => {
        kernel.wait(tilesIn, block);
        kernel.loop(0, count, (c) => kernel.reduce('max', 'row', tilesIn, scaler, c, 0, 0));
        kernel.pop(tilesIn, block);
      }),
    () => kernel.pack(0, maximum, 0),
  );
  kernel.push(maximum, 1);
  kernel.wait(maximum, 1);
}

/** Consumes a block of input tiles and leaves exp(x - maximum) in `exponentials`, which were waited for. */
function exponentiate(
  kernel: KernelBuilder,
  count: Int,
  tilesIn: BufferHandle,
  maximum: BufferHandle,
  exponentials: BufferHandle,
): void {
  kernel.wait(tilesIn, block);
  kernel.reserve(exponentials, block);
  kernel.loop(0, count, (c) => {
    kernel.dst(
      () => {
        kernel.fpuBinary('sub', 'col', tilesIn, maximum, c, 0, 0);
        kernel.unary('exp', 0);
      },
      () => kernel.pack(0, exponentials, c),
    );
  });
  kernel.push(exponentials, block);
  kernel.pop(tilesIn, block);
  kernel.wait(exponentials, block);
}
