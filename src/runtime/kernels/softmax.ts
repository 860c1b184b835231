import { elementFormats } from '../../device/formats/formats.ts';
import { formatOf, tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type KernelDevice } from './kernel-device.ts';
import { lineMask, makeScaler } from './reduce.ts';
import { scaleExponentials, writeRows } from './softmax-parts.ts';
import { runStreamedSoftmax } from './softmax-streamed.ts';
import { pageAddress } from './tensor-access.ts';
import { kernelRectangle, splitPages } from './work-split.ts';

/**
 * Runs `result := exp(x - max(x)) / sum(exp(x - max(x)))` along the columns of every row. A core holds a whole row of tiles in L1, in the input's
 * format, and its exponentials in f32; rows that L1 has no room for are streamed. Padding is read as the lowest number, so that its exponential is zero.
 */
export function runSoftmax(device: KernelDevice, origin: string, input: DeviceTensor, result: DeviceTensor): void {
  const split = splitPages(result, 'rows');
  if (split.cores.length === 0) return;
  const { columns: length } = tileExtent(input);
  if (!fitsL1(device, input, result)) {
    runStreamedSoftmax(device, origin, input, result);
    return;
  }
  const program = device.program(origin, split.cores, { tensors: [input, result] });
  const tilesIn = program.buffer('cb_in0', input.format, length);
  const scaler = program.buffer('cb_int0', 'f32', 1);
  const maximum = program.buffer('cb_int1', 'f32', 1);
  const exponentials = program.buffer('cb_int2', 'f32', length);
  const inverse = program.buffer('cb_int3', 'f32', 1);
  const out = program.buffer('cb_out0', result.format, 2);

  program.kernel('reader', split.args, (kernel) => {
    const mask = lineMask(input, 'row', 'max');
    const { row, rows } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, (i) => {
      const tileRow = kernel.add(row, i);
      kernel.reserve(tilesIn, length);
      const base = kernel.writePointer(tilesIn);
      kernel.loop(0, length, (c) => {
        const target = kernel.add(base, kernel.mul(c, tilesIn.pageSizeBytes));
        kernel.read(pageAddress(kernel, input, tileRow, c), target, tilesIn.pageSizeBytes);
      });
      kernel.readBarrier();
      mask?.(kernel, tileRow, length - 1, kernel.add(base, (length - 1) * tilesIn.pageSizeBytes));
      kernel.push(tilesIn, length);
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    makeScaler(kernel, scaler, 1);
    const { rows } = kernelRectangle(kernel, split);
    kernel.loop(0, rows, () => {
      kernel.wait(tilesIn, length);
      kernel.reserve(maximum, 1);
      kernel.dst(
        () => kernel.loop(0, length, (c) => kernel.reduce('max', 'row', tilesIn, scaler, c, 0, 0)),
        () => kernel.pack(0, maximum, 0),
      );
      kernel.push(maximum, 1);
      kernel.wait(maximum, 1);
      kernel.reserve(exponentials, length);
      kernel.loop(0, length, (c) => {
        kernel.dst(
          () => {
            kernel.fpuBinary('sub', 'col', tilesIn, maximum, c, 0, 0);
            kernel.unary('exp', 0);
          },
          () => kernel.pack(0, exponentials, c),
        );
      });
      kernel.push(exponentials, length);
      kernel.pop(tilesIn, length);
      kernel.pop(maximum, 1);
      kernel.wait(exponentials, length);
      kernel.reserve(inverse, 1);
      kernel.dst(
        () => {
          kernel.loop(0, length, (c) => kernel.reduce('sum', 'row', exponentials, scaler, c, 0, 0));
          kernel.unary('recip', 0);
        },
        () => kernel.pack(0, inverse, 0),
      );
      kernel.push(inverse, 1);
      kernel.wait(inverse, 1);
      scaleExponentials(kernel, length, exponentials, inverse, out);
      kernel.pop(exponentials, length);
      kernel.pop(inverse, 1);
    });
    kernel.pop(scaler, 1);
  });

  program.kernel('writer', split.args, (kernel) => writeRows(kernel, split, length, out, result));
  program.run();
}

/** Tells whether L1 has room for the buffers of a whole row of tiles, which take the lowest free addresses one after the other. */
function fitsL1(device: KernelDevice, input: DeviceTensor, result: DeviceTensor): boolean {
  const { columns: length } = tileExtent(input);
  const exponentials = (length + 3) * elementFormats.f32.tileSizeBytes;
  const neededBytes = length * formatOf(input).tileSizeBytes + exponentials + 2 * formatOf(result).tileSizeBytes;
  return neededBytes <= device.chip.l1Allocator.largestFreeBytes;
}
