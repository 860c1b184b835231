import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runBinary, type RunOptions } from '../../src/runtime/run-binary.ts';
import { type ProgramResult } from '../../src/runtime/program-result.ts';
import { hostTensor, type HostTensor } from '../../src/runtime/tensors/host-tensor.ts';
import { readText } from '../../src/support/files.ts';
import { sum } from '../../src/support/math.ts';
import { SourceFile } from '../../src/support/source-file.ts';
import { buildTools } from '../build-tools.ts';
import { accuracy, predictions } from '../digits/accuracy.ts';
import { pixelCount, type DigitSet } from '../digits/digit-set.ts';
import { drawDigit } from '../digits/draw-digit.ts';
import { loadDigitFixture } from '../digits/fixture.ts';
import { normalizePixels, referenceForward } from '../digits/reference.ts';
import { classCount, hiddenCount, type DigitWeights } from '../digits/weights.ts';
import { ProgressBar } from '../progress.ts';
import { compileToBinary } from './compile.ts';
import { table } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const binary = 'out/digits.ttnn';
/** The model must reach this share, and the share of the double-precision reference within this many points. */
const leastAccuracy = 0.95;
const accuracyTolerance = 0.005;

/** Compiles `program`, runs the held-out images through it and prints what came out. Returns whether the accuracy is as it must be. */
export async function classifyDigits(program: string): Promise<boolean> {
  const { digits, weights } = loadDigitFixture(new URL('../../fixtures/digits/', import.meta.url));
  const count = digits.labels.length;

  console.log('Build');
  const buildStart = performance.now();
  const { built } = await buildTools(root);
  console.log(`  ${built.join(', ')} in dist/: ${milliseconds(performance.now() - buildStart)}\n`);

  console.log(`Compile ${program}`);
  const source = new SourceFile(program, readText(root + program));
  const bytes = compileToBinary(source, (step, ms) => console.log(`  ${step.padEnd(36)}${milliseconds(ms)}`));
  mkdirSync(`${root}out`, { recursive: true });
  writeFileSync(root + binary, bytes);
  console.log(`  ${binary}: ${bytes.length} bytes\n`);

  console.log(`Run ${count} held-out images on the device model`);
  const images = normalizePixels(digits.pixels);
  const start = performance.now();
  const result = runWithProgress(bytes, programInputs(count, images, weights));
  const seconds = (performance.now() - start) / 1000;

  const predicted = predictions(result.outputs[0]!.values, classCount);
  const reference = referenceForward(weights, images);
  showDigits(digits, predicted);
  showCycles(result);

  const share = accuracy(predicted, digits.labels);
  const referenceShare = accuracy(reference.predictions, digits.labels);
  console.log(`accuracy   ${percent(share)} of ${count} images (in double precision: ${percent(referenceShare)})`);
  console.log(`speed      ${(count / seconds).toFixed(0)} images/s simulated, ${seconds.toFixed(1)} s in all`);
  console.log(`device     ${result.cycles} cycles: ${((count / result.cycles) * 1e9).toFixed(0)} images/s at 1 GHz\n`);
  console.log(`More: npx ttrt run --golden ${binary}, npx ttrt read --section mlir ${binary}`);

  if (share < leastAccuracy || Math.abs(share - referenceShare) > accuracyTolerance) {
    console.error(
      `\nerror: expected at least ${percent(leastAccuracy)}, and the reference's share within ${percent(accuracyTolerance)}`,
    );
    return false;
  }
  return true;
}

/** The arguments of `@forward` in order: images [N, 784], then weights and biases. */
function programInputs(count: number, pixels: Float32Array, { w1, b1, w2, b2 }: DigitWeights): HostTensor[] {
  return [
    hostTensor([count, pixelCount], 'f32', pixels),
    hostTensor([pixelCount, hiddenCount], 'f32', w1),
    hostTensor([1, hiddenCount], 'f32', b1),
    hostTensor([hiddenCount, classCount], 'f32', w2),
    hostTensor([1, classCount], 'f32', b2),
  ];
}

function runWithProgress(bytes: Uint8Array, inputs: readonly HostTensor[]): ProgramResult {
  let bar: ProgressBar | undefined;
  const onProgress: RunOptions['onProgress'] = ({ index, numOperations }) => {
    bar ??= new ProgressBar('  operations', numOperations);
    bar.update(index);
  };
  const result = runBinary(bytes, inputs, { onProgress });
  bar?.update(Infinity);
  bar?.finish();
  return result;
}

/** Draws some images side by side, wrong ones among them, with label and prediction. */
function showDigits({ pixels, labels }: DigitSet, predicted: Uint8Array): void {
  const wrong = [...labels.keys()].filter((i) => predicted[i] !== labels[i]);
  const shown = [0, 1, 3, ...wrong.slice(0, 1)];
  const drawings = shown.map((i) => drawDigit(pixels.subarray(i * pixelCount, (i + 1) * pixelCount)));
  console.log();
  for (let row = 0; row < drawings[0]!.length; row += 1) console.log(drawings.map((lines) => lines[row]).join(' '));
  const width = Math.max(...drawings[0]!.map((line) => line.length));
  console.log(
    shown
      .map((i) => `${labels[i]} read as ${predicted[i]}${predicted[i] === labels[i] ? '' : ' (wrong)'}`.padEnd(width))
      .join(' '),
  );
  console.log();
}

function showCycles({ operations, cycles }: ProgramResult): void {
  const rows = operations
    .filter((operation) => operation.cycles > 0)
    .map(({ name, shape, cycles: own, numCores, nocBytes }) => [
      name,
      shape?.join('x') ?? '',
      String(own),
      percent(own / cycles),
      String(numCores),
      String(nocBytes),
    ]);
  const total = ['total', '', String(cycles), percent(1), '', String(sum(operations.map(({ nocBytes }) => nocBytes)))];
  console.log(`${table(['operation', 'shape', 'cycles', 'share', 'cores', 'NoC bytes'], [...rows, total])}\n`);
}

function milliseconds(value: number): string {
  return `${value.toFixed(1).padStart(7)} ms`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)} %`;
}
