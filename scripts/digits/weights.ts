import {
  readSafetensors,
  safetensorFromNumbers,
  safetensorToFloat64,
  writeSafetensors,
} from '../../src/support/safetensors.ts';
import { pixelCount } from './digit-set.ts';

/** Neurons of the hidden layer. */
export const hiddenCount = 256;

/** Digits that the network tells apart. */
export const classCount = 10;

/** The parameters of the network softmax(relu(x w1 + b1) w2 + b2), row-major: w1 [784, 256], b1 [1, 256], w2 [256, 10], b2 [1, 10]. */
export interface DigitWeights {
  readonly w1: Float64Array;
  readonly b1: Float64Array;
  readonly w2: Float64Array;
  readonly b2: Float64Array;
}

const tensors = [
  { key: 'w1', name: 'fc1.weight', shape: [pixelCount, hiddenCount] },
  { key: 'b1', name: 'fc1.bias', shape: [1, hiddenCount] },
  { key: 'w2', name: 'fc2.weight', shape: [hiddenCount, classCount] },
  { key: 'b2', name: 'fc2.bias', shape: [1, classCount] },
] as const;

/** Returns the safetensors file of the weights, rounded to f32. */
export function encodeWeights(weights: DigitWeights, metadata: ReadonlyMap<string, string>): Uint8Array {
  const encoded = tensors.map(
    ({ key, name, shape }) => [name, safetensorFromNumbers('F32', shape, weights[key])] as const,
  );
  return writeSafetensors({ metadata, tensors: new Map(encoded) });
}

/** Returns the weights in a safetensors file. Throws FormatError when it is malformed, Error when a tensor is missing or of another shape. */
export function decodeWeights(bytes: Uint8Array): DigitWeights {
  const file = readSafetensors(bytes);
  const decoded = tensors.map(({ key, name, shape }) => {
    const tensor = file.tensors.get(name);
    if (tensor?.shape.join() !== shape.join())
      throw new Error(`the weights have no tensor '${name}' of shape [${shape.join(', ')}]`);
    return [key, safetensorToFloat64(tensor)] as const;
  });
  return Object.fromEntries(decoded) as unknown as DigitWeights;
}
