import { readBytes } from '../../support/files.ts';
import { FormatError } from '../../support/format-error.ts';
import { float16Bits } from '../../support/half-floats.ts';
import { npyToFloat64, readNpy, writeNpy, type NpyArray } from '../../support/npy.ts';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { resolveFile, type ToolIo } from '../tool-io.ts';
import { FileError, withFile } from './file-error.ts';

/** Returns the tensor in a .npy file, rounded to the format that the program declares. Throws FileError when it cannot be read or has another shape. */
export function readTensorFile(name: string, ref: TensorRef, io: ToolIo): HostTensor {
  let array: NpyArray;
  try {
    const bytes = withFile(name, () => readBytes(resolveFile(io, name)));
    array = readNpy(bytes);
  } catch (error) {
    if (error instanceof FormatError) throw new FileError(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
  const { shape } = ref.desc;
  if (array.shape.join() !== shape.join()) {
    throw new FileError(`${name}: the shape is [${array.shape.join(', ')}], expected [${shape.join(', ')}]`);
  }
  return hostTensor(shape, refFormat(ref), npyToFloat64(array));
}

/** Returns the .npy file of a tensor: integers and f16 as they are, everything else in f32, which holds it exactly. */
export function tensorFile({ shape, format, values }: HostTensor): Uint8Array {
  switch (format) {
    case 'u8':
      return writeNpy({ dtype: 'u1', shape, data: Uint8Array.from(values) });
    case 'u16':
      return writeNpy({ dtype: 'u2', shape, data: Uint16Array.from(values) });
    case 'u32':
      return writeNpy({ dtype: 'u4', shape, data: Uint32Array.from(values) });
    case 'si8':
      return writeNpy({ dtype: 'i1', shape, data: Int8Array.from(values) });
    case 'si16':
      return writeNpy({ dtype: 'i2', shape, data: Int16Array.from(values) });
    case 'si32':
      return writeNpy({ dtype: 'i4', shape, data: Int32Array.from(values) });
    case 'f16':
      return writeNpy({ dtype: 'f2', shape, data: Uint16Array.from(values, float16Bits) });
    default:
      return writeNpy({ dtype: 'f4', shape, data: Float32Array.from(values) });
  }
}
