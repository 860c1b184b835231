import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { kernelRectangle, type WorkSplit } from './work-split.ts';

/** Puts the products of `count` tiles of exponentials and the inverses of their rows' sums into `out`, tile by tile. */
export function scaleExponentials(
  kernel: KernelBuilder,
  count: Int,
  exponentials: BufferHandle,
  inverse: BufferHandle,
  out: BufferHandle,
): void {
  kernel.loop(0, count, (c) => {
    kernel.reserve(out, 1);
    kernel.dst(
      () => kernel.fpuBinary('mul', 'col', exponentials, inverse, c, 0, 0),
      () => kernel.pack(0, out, 0),
    );
    kernel.push(out, 1);
  });
}

/** Moves the tiles of `out` to the core's rows of `result`, of `length` tiles each. */
export function writeRows(
  kernel: KernelBuilder,
  split: WorkSplit,
  length: number,
  out: BufferHandle,
  result: DeviceTensor,
): void {
  const { row, rows } = kernelRectangle(kernel, split);
  kernel.loop(0, rows, (i) => {
    kernel.loop(0, length, (c) => {
      kernel.wait(out, 1);
      const target = pageAddress(kernel, result, kernel.add(row, i), c);
      kernel.write(kernel.readPointer(out), target, out.pageSizeBytes);
      kernel.writeBarrier();
      kernel.pop(out, 1);
    });
  });
}
