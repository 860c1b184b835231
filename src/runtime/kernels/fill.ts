import { invariant } from '../../support/invariant.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { type KernelDevice } from './kernel-device.ts';
import { pageAddress } from './tensor-access.ts';
import { kernelRectangle, splitPages } from './work-split.ts';

/** Runs `result := value` for a tiled tensor of floats: every core makes one tile and writes it to all of its places. */
export function runFill(device: KernelDevice, origin: string, result: DeviceTensor, value: number): void {
  invariant(result.isTiled, 'the tensor is tiled');
  const split = splitPages(result);
  if (split.cores.length === 0) return;
  const program = device.program(origin, split.cores);
  const out = program.buffer('cb_out0', result.format, 1);

  program.kernel('compute', split.args, (kernel) => {
    kernel.reserve(out, 1);
    kernel.dst(
      () => kernel.fillTile(0, value),
      () => kernel.pack(0, out, 0),
    );
    kernel.push(out, 1);
  });

  program.kernel('writer', split.args, (kernel) => {
    const { row, rows, column, columns } = kernelRectangle(kernel, split);
    kernel.wait(out, 1);
    const from = kernel.readPointer(out);
    kernel.loop(0, rows, (i) => {
      kernel.loop(0, columns, (j) => {
        const target = pageAddress(kernel, result, kernel.add(row, i), kernel.add(column, j));
        kernel.write(from, target, out.pageSizeBytes);
      });
    });
    kernel.writeBarrier();
    kernel.pop(out, 1);
  });
  program.run();
}
