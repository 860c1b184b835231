import { bitsToFloat, byteViews } from '../../device/formats/byte-views.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { fromIeeeF16 } from '../../device/formats/rounding.ts';
import { alignUp, product } from '../../support/math.ts';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { RuntimeError } from '../runtime-error.ts';
import { hostValues, type HostTensor } from './host-tensor.ts';
import { refFormat } from './tensor-ref.ts';

/** Returns the tensor whose elements are stored with its description; undefined when none are. Throws RuntimeError for data of another size. */
export function constantTensor(ref: TensorRef): HostTensor | undefined {
  const { constantData, shape } = ref.desc;
  if (constantData === undefined) return undefined;
  const format = refFormat(ref);
  const { datumBits, kind, readNumbers } = elementFormats[format];
  const count = product(shape);
  if (kind === 'block-float' || constantData.length !== (count * datumBits) / 8) {
    throw new RuntimeError(
      `the data of constant ${ref.globalId} is not a row-major ${format} tensor of ${shape.join('x')}`,
    );
  }
  const aligned = new Uint8Array(alignUp(constantData.length, 4));
  aligned.set(constantData);
  const values = hostValues(format, count);
  const bytes = byteViews(aligned);
  // The file holds IEEE's f16, with infinities and NaN; that of the chip, which `readNumbers` reads, has none.
  if (format === 'f16') values.set(Array.from(bytes.u16.subarray(0, count), (bits) => bitsToFloat(fromIeeeF16(bits))));
  else readNumbers(bytes, 0, values, 0, count);
  return { shape, format, values };
}
