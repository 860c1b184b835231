import { pixelCount, type DigitSet } from '../digit-set.ts';
import { classCount, hiddenCount, type DigitWeights } from '../weights.ts';
import { Adam } from './adam.ts';
import { distortInto, type Distortion } from './distort.ts';
import { exactExp } from './exp.ts';
import { type Random } from './random.ts';

/** The settings of a training run. */
export interface TrainingOptions {
  readonly epochs: number;
  readonly batchSize: number;
  /** Adam's step at the start; it falls to zero, as the square of what is left of the run. */
  readonly learningRate: number;
  /** The fraction of every weight that a step takes away, times the learning rate. */
  readonly weightDecay: number;
  readonly distortion: Distortion;
}

/** Called after every epoch with its number from 1 and the mean cross-entropy of its images. */
export type EpochListener = (epoch: number, loss: number) => void;

/** Returns the weights of a 784-256-10 network with relu and softmax, trained on the digits to least cross-entropy. */
export function trainDigits(
  digits: DigitSet,
  options: TrainingOptions,
  random: Random,
  onEpoch: EpochListener,
): DigitWeights {
  const weights = initialWeights(random);
  const gradients = zeroWeights();
  const optimizer = new Adam(Object.values(weights) as Float64Array[], Object.values(gradients) as Float64Array[]);
  const order = Uint32Array.from(digits.labels, (_, i) => i);
  const batchCount = Math.ceil(order.length / options.batchSize);
  const image = new Float64Array(pixelCount);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    random.shuffle(order);
    let loss = 0;
    for (let batch = 0; batch < batchCount; batch++) {
      const indices = order.subarray(batch * options.batchSize, (batch + 1) * options.batchSize);
      for (const index of indices) {
        distortInto(image, digits.pixels, index, options.distortion, random);
        loss += addGradients(weights, gradients, image, digits.labels[index]!, 1 / indices.length);
      }
      const left = 1 - (epoch * batchCount + batch) / (options.epochs * batchCount);
      optimizer.step(options.learningRate * left * left, options.weightDecay);
    }
    onEpoch(epoch + 1, loss / order.length);
  }
  return weights;
}

function zeroWeights(): DigitWeights {
  return {
    w1: new Float64Array(pixelCount * hiddenCount),
    b1: new Float64Array(hiddenCount),
    w2: new Float64Array(hiddenCount * classCount),
    b2: new Float64Array(classCount),
  };
}

/** Returns weights that keep the size of signals through relu (He et al. 2015, uniform), and zero biases. */
function initialWeights(random: Random): DigitWeights {
  const weights = zeroWeights();
  const fill = (values: Float64Array, inputCount: number) => {
    const bound = Math.sqrt(6 / inputCount);
    for (let i = 0; i < values.length; i++) values[i] = random.between(-bound, bound);
  };
  fill(weights.w1, pixelCount);
  fill(weights.w2, hiddenCount);
  return weights;
}

const hidden = new Float64Array(hiddenCount);
const hiddenError = new Float64Array(hiddenCount);
const probabilities = new Float64Array(classCount);

/** Adds `share` of the gradients that one image gives, and returns its cross-entropy. Blank pixels cost nothing. */
function addGradients(
  { w1, b1, w2, b2 }: DigitWeights,
  gradients: DigitWeights,
  image: Float64Array,
  label: number,
  share: number,
): number {
  hidden.set(b1);
  for (let p = 0; p < pixelCount; p++) {
    const value = image[p]!;
    if (value === 0) continue;
    const row = p * hiddenCount;
    for (let h = 0; h < hiddenCount; h++) hidden[h]! += value * w1[row + h]!;
  }
  probabilities.set(b2);
  for (let h = 0; h < hiddenCount; h++) {
    if (hidden[h]! <= 0) hidden[h] = 0;
    const value = hidden[h]!;
    if (value === 0) continue;
    for (let c = 0; c < classCount; c++) probabilities[c]! += value * w2[h * classCount + c]!;
  }
  softmaxInPlace(probabilities);
  // It is only shown, so the engine's own logarithm will do.
  const loss = -Math.log(Math.max(probabilities[label]!, Number.MIN_VALUE));

  const outputError = probabilities;
  outputError[label]! -= 1;
  for (let c = 0; c < classCount; c++) {
    outputError[c]! *= share;
    gradients.b2[c]! += outputError[c]!;
  }
  for (let h = 0; h < hiddenCount; h++) {
    let error = 0;
    const value = hidden[h]!;
    if (value > 0) {
      for (let c = 0; c < classCount; c++) {
        error += outputError[c]! * w2[h * classCount + c]!;
        gradients.w2[h * classCount + c]! += outputError[c]! * value;
      }
    }
    hiddenError[h] = error;
    gradients.b1[h]! += error;
  }
  for (let p = 0; p < pixelCount; p++) {
    const value = image[p]!;
    if (value === 0) continue;
    const row = p * hiddenCount;
    for (let h = 0; h < hiddenCount; h++) gradients.w1[row + h]! += value * hiddenError[h]!;
  }
  return loss;
}

function softmaxInPlace(values: Float64Array): void {
  let max = -Infinity;
  for (const value of values) if (value > max) max = value;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] = exactExp(values[i]! - max);
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
}
