import { fileURLToPath } from 'node:url';
import { readBytes } from '../../src/support/files.ts';
import { readNpy, type NpyArray } from '../../src/support/npy.ts';
import { pixelCount, type DigitSet } from './digit-set.ts';
import { decodeWeights, type DigitWeights } from './weights.ts';

/** The files of fixtures/digits, by what they hold. */
export const fixtureFiles = {
  weights: 'weights.safetensors',
  images: 'images.npy',
  labels: 'labels.npy',
} as const;

/** Returns the held-out digits and the trained weights in a folder. Throws an error that names the file when one is not as it should be. */
export function loadDigitFixture(folder: URL): { readonly digits: DigitSet; readonly weights: DigitWeights } {
  const path = (file: string) => fileURLToPath(new URL(file, folder));
  const images = readUint8(path(fixtureFiles.images));
  const labels = readUint8(path(fixtureFiles.labels));
  if (images.shape.join() !== `${labels.shape[0]},${pixelCount}` || labels.shape.length !== 1) {
    throw new Error(
      `images of shape [${images.shape.join(', ')}] do not fit labels of shape [${labels.shape.join(', ')}]`,
    );
  }
  const weights = decodeWeights(readBytes(path(fixtureFiles.weights)));
  return { digits: { pixels: images.data, labels: labels.data }, weights };
}

function readUint8(path: string): NpyArray & { dtype: 'u1' } {
  const array = readNpy(readBytes(path));
  if (array.dtype !== 'u1') throw new Error(`${path}: expected elements of type u1, found ${array.dtype}`);
  return array;
}
