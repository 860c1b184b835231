import { type FormatName } from '../../device/formats/element-format.ts';
import { InternalError, invariant } from '../../support/invariant.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { identityMap, inputCopier, RecallingCopier, recallingBytes } from './element-copiers.ts';
import { runCopies } from './gather.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type Int } from './scalar-builder.ts';

/**
 * Runs `result[..., j] := weight[indices[...], j]` for indices [...] and weight [V, D] of the result's format. Indices are integers, in an integer format,
 * f32 or bf16. Which row is meant is only known on the device: an index beyond V reads what lies there,
 * or is a fault, so that callers check.
 */
export function runEmbedding(
  device: KernelDevice,
  origin: string,
  indices: DeviceTensor,
  weight: DeviceTensor,
  result: DeviceTensor,
): void {
  invariant(weight.format === result.format, 'formats are equal');
  runCopies(
    device,
    origin,
    result,
    (kernel, window, bySegments, memory) => {
      // All segments of a row have one index, and rows that follow one another indices beside each other.
      const numbers = new RecallingCopier(kernel, indices, identityMap(indices), indices, memory!);
      const rows = inputCopier(kernel, weight, weight, identityMap(weight), window, bySegments);
      return {
        copy(index, column, count, target) {
          const [last, outer] = [index[index.length - 1] ?? 0, index.slice(0, -1)];
          const row = toInteger(kernel, numbers.load(outer, last), indices.format);
          rows.copy([row], column, count, target);
        },
      };
    },
    { memoryBytes: recallingBytes },
  );
}

/** Returns the whole number that an element holds; it is not negative and below 2^24. */
function toInteger(kernel: KernelBuilder, bits: Int, format: FormatName): Int {
  switch (format) {
    case 'u8':
    case 'u16':
    case 'u32':
    case 'si8':
    case 'si16':
    case 'si32':
      return bits;
    case 'bf16':
    case 'f32': {
      const binary32 = format === 'f32' ? bits : kernel.mul(bits, 2 ** 16);
      const exponent = kernel.div(binary32, 2 ** 23);
      const significand = kernel.add(kernel.rem(binary32, 2 ** 23), 2 ** 23);
      return kernel.shiftRight(significand, kernel.min(31, kernel.sub(150, exponent)));
    }
    default:
      throw new InternalError(`indices are ${format}`);
  }
}
