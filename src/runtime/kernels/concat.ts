import { faceDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { elementBytes, type DeviceTensor } from '../tensors/device-tensor.ts';
import { identityMap, inputCopier, type Copier } from './element-copiers.ts';
import { runCopies } from './gather.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type Int } from './scalar-builder.ts';

/** An input of a concatenation: its copier, and the indices of the result's axis that it fills. */
interface Part {
  readonly copier: Copier;
  readonly start: number;
  readonly end: number;
}

/**
 * Runs `result := inputs`, one behind the other along dim `axis`; all have one format. Along the last dim, segments of 16 columns come from one input where
 * the inputs end at multiples of 16, else every element is chosen.
 */
export function runConcat(
  device: KernelDevice,
  origin: string,
  inputs: readonly DeviceTensor[],
  result: DeviceTensor,
  axis: number,
): void {
  invariant(
    inputs.every(({ format }) => format === result.format),
    'formats are equal',
  );
  const alongColumns = axis === result.shape.length - 1;
  const endAtSegments = !alongColumns || inputs.slice(0, -1).every(({ columns }) => columns % faceDim === 0);
  runCopies(device, origin, result, (kernel, window, beginsAtSegments) => {
    const bySegments = endAtSegments && beginsAtSegments;
    let end = 0;
    const parts = inputs.map((input): Part => {
      const start = end;
      end += input.shape[axis]!;
      return { copier: inputCopier(kernel, input, input, identityMap(input), window, bySegments), start, end };
    });
    if (!alongColumns) return rowConcat(kernel, parts, axis);
    return bySegments ? segmentConcat(kernel, parts) : elementConcat(kernel, parts, elementBytes(result));
  });
}

/** Runs `body` with the part that an index of the axis falls into. */
function choose(kernel: KernelBuilder, parts: readonly Part[], index: Int, body: (part: Part) => void): void {
  const [part, ...rest] = parts;
  if (rest.length === 0) {
    body(part!);
    return;
  }
  kernel.when(
    kernel.compare('slt', index, part!.end),
    () => body(part!),
    () => choose(kernel, rest, index, body),
  );
}

/** Takes every row from one input. */
function rowConcat(kernel: KernelBuilder, parts: readonly Part[], axis: number): Copier {
  return {
    copy: (index, column, count, target) =>
      choose(kernel, parts, index[axis]!, ({ copier, start }) =>
        copier.copy(index.with(axis, kernel.sub(index[axis]!, start)), column, count, target),
      ),
  };
}

/** Takes every segment of a row from one input. */
function segmentConcat(kernel: KernelBuilder, parts: readonly Part[]): Copier {
  return {
    copy: (index, column, count, target) =>
      choose(kernel, parts, column, ({ copier, start }) =>
        copier.copy(index, kernel.sub(column, start), count, target),
      ),
  };
}

/** Takes every element from one input. */
function elementConcat(kernel: KernelBuilder, parts: readonly Part[], size: number): Copier {
  return {
    copy: (index, column, count, target) =>
      kernel.loop(0, count, (i) => {
        const at = kernel.add(column, i);
        choose(kernel, parts, at, ({ copier, start }) =>
          copier.copy(index, kernel.sub(at, start), 1, kernel.add(target, kernel.mul(i, size))),
        );
      }),
  };
}
