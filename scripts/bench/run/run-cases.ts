import { loadDigitFixture } from '../../digits/fixture.ts';
import { normalizePixels } from '../../digits/reference.ts';
import { classCount, hiddenCount } from '../../digits/weights.ts';
import { pixelCount } from '../../digits/digit-set.ts';
import { hostTensor, type HostTensor } from '../../../src/runtime/tensors/host-tensor.ts';
import { product } from '../../../src/support/math.ts';
import { SourceFile } from '../../../src/support/source-file.ts';
import { readText } from '../../../src/support/files.ts';
import { bertBlock, encoderBlock, encoderShapes } from './encoder-block.ts';
import { encoderOnnx } from './encoder-onnx.ts';

/** A program that runs on the device model. */
export interface RunCase {
  readonly name: string;
  /** What it is, for people. */
  readonly summary: string;
  /** What it must not fall behind. */
  readonly limit: { readonly timesPeer: number } | { readonly imagesPerSecond: number };
  readonly make: (root: string) => Promise<RunInput>;
}

/** A binary and its inputs. */
export interface RunInput {
  readonly bytes: Uint8Array;
  readonly inputs: readonly HostTensor[];
  /** How many images one run classifies, where it does. */
  readonly images?: number;
  /** The same as an ONNX model of the first input. */
  readonly onnx?: Uint8Array;
}

/** The programs whose runs are measured. */
export const runCases: readonly RunCase[] = [
  {
    name: 'run-encoder-block',
    summary: 'an encoder block: 128 positions, 768 wide, 12 heads, bf16',
    limit: { timesPeer: 20 },
    make: async () => {
      const parameters = encoderParameters();
      const shapes = encoderShapes(bertBlock);
      return {
        bytes: await compile('encoder-block.mlir', encoderBlock(bertBlock)),
        inputs: parameters.map((values, i) => hostTensor(shapes[i]!, 'bf16', values)),
        onnx: encoderOnnx(bertBlock, parameters.slice(1)),
      };
    },
  },
  {
    name: 'run-digits',
    summary: '1024 handwritten digits, bf16',
    limit: { imagesPerSecond: 2000 },
    make: async (root) => {
      const { digits, weights } = loadDigitFixture(new URL(`file://${root}fixtures/digits/`));
      const count = digits.labels.length;
      const name = 'fixtures/digits/digits-bf16.mlir';
      return {
        bytes: await compile(name, readText(root + name)),
        inputs: [
          hostTensor([count, pixelCount], 'bf16', normalizePixels(digits.pixels)),
          hostTensor([pixelCount, hiddenCount], 'bf16', weights.w1),
          hostTensor([1, hiddenCount], 'bf16', weights.b1),
          hostTensor([hiddenCount, classCount], 'bf16', weights.w2),
          hostTensor([1, classCount], 'bf16', weights.b2),
        ],
        images: count,
      };
    },
  },
];

/** Loads the compiler, which takes long, only when it is needed. */
async function compile(name: string, text: string): Promise<Uint8Array> {
  const { compileToBinary } = await import('../../start/compile.ts');
  return compileToBinary(new SourceFile(name, text), () => undefined);
}

/** Returns x and the parameters of the block: noise that keeps the variance, scales of one. */
function encoderParameters(): readonly Float32Array[] {
  let state = 1;
  const noise = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return state / 2 ** 31;
  };
  return encoderShapes(bertBlock).map((shape, i) => {
    const values = new Float32Array(product(shape));
    const [rows = 1, columns = 1] = shape;
    if (shape.length === 3) return values.fill(1 / Math.sqrt(bertBlock.hidden / bertBlock.heads));
    // Rows of parameters are biases, scales and shifts; the scales are those of norms.
    const isScale = rows === 1 && i >= 10 && (i === 10 || i === encoderShapes(bertBlock).length - 2);
    if (isScale) return values.fill(1);
    const size = i === 0 ? Math.sqrt(3) : rows === 1 ? 0.02 : Math.sqrt(3 / rows);
    return columns === 0 ? values : values.map(() => noise() * size);
  });
}
