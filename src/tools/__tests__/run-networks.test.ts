import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { product } from '../../support/math.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { pearsonCorrelation } from '../../runtime/golden/compare.ts';
import { type GoldenTensor } from '../../runtime/golden/golden-tensor.ts';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { type DataType, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type Program, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

const toTtir = {
  ttir: [],
  stablehlo: ['--stablehlo-to-ttir-pipeline'],
  tosa: ['--convert-tosa-to-ttir'],
  linalg: ['--convert-linalg-to-ttir'],
};

/** The networks, by what they are written in. Weights are arguments. */
const networks: readonly (readonly [dialect: keyof typeof toTtir, file: string])[] = [
  ['ttir', 'ttir/attention.mlir'],
  ['ttir', 'ttir/autoencoder.mlir'],
  ['ttir', 'ttir/embedding-model.mlir'],
  ['ttir', 'ttir/encoder-block.mlir'],
  ['ttir', 'ttir/layer-norm.mlir'],
  ['ttir', 'ttir/lenet.mlir'],
  ['ttir', 'ttir/resnet.mlir'],
  ['ttir', 'digits/digits.mlir'],
  ['stablehlo', 'stablehlo/mlp.mlir'],
  ['stablehlo', 'stablehlo/cnn.mlir'],
  ['tosa', 'front-ends/tosa/mlp.mlir'],
  ['tosa', 'front-ends/tosa/cnn.mlir'],
  ['linalg', 'front-ends/linalg/mlp.mlir'],
  ['linalg', 'front-ends/linalg/cnn.mlir'],
];

/** The least correlation of the results with the reference in double precision, by the data type of all tensors on the device. */
const leastCorrelation = { Float32: 0.999, BFloat16: 0.99, BFP_BFloat8: 0.99 } as const;

/** Returns the binary of a network, made as a user makes it: with the tools. */
function compile(dialect: keyof typeof toTtir, file: string): TTNNBinary {
  const compiler = memoryIo({ cwd: fixtures });
  assert.is(opt([...toTtir[dialect], '--ttir-to-ttnn-backend-pipeline', file], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return decodePrograms(translator.stdout.bytes);
}

/** Returns a binary whose f32 tiles on the device are of another data type; what the host holds stays. */
function inDataType(binary: TTNNBinary, dataType: DataType): TTNNBinary {
  const change = (value: unknown): unknown => {
    if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(change);
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, change(each)]);
    const changed = Object.fromEntries(entries);
    const isTile = (changed['tileShape'] as { y?: number } | undefined)?.y === 32;
    return isTile && changed['dataType'] === 'Float32' ? { ...changed, dataType } : changed;
  };
  return change(binary) as TTNNBinary;
}

/** Returns made-up arguments, scaled as weights are, so that numbers stay near 1; vectors, which are biases and scales, are near 1 themselves. */
function argumentsOf({ inputs }: Program): HostTensor[] {
  const random = randomNumbers(2024);
  return inputs.map((ref: TensorRef) => {
    const { shape } = ref.desc;
    const format = refFormat(ref);
    const count = product(shape);
    if (elementFormats[format].kind === 'integer')
      return hostTensor(
        shape,
        format,
        Array.from({ length: count }, (_, i) => (i * 7) % 10),
      );
    const fanIn = shape.length === 4 ? product(shape.slice(1)) : (shape.at(-2) ?? 1);
    const { values } = initTensor('randn', shape, format, random);
    const isVector = count === Math.max(...shape);
    const scale = isVector ? 0.25 : 1 / Math.sqrt(fanIn);
    return hostTensor(
      shape,
      format,
      Array.from(values, (x) => (isVector ? 1 + scale * x : 2 * scale * x)),
    );
  });
}

for (const [dialect, file] of networks) {
  test(`${file}: results correlate with the reference in f32, bf16 and bfp_bf8`, () => {
    const compiled = compile(dialect, file);
    compiled.programs.forEach((program, programIndex) => {
      const args = argumentsOf(program);
      let expected: readonly GoldenTensor[] | undefined;
      for (const [dataType, least] of Object.entries(leastCorrelation) as [DataType, number][]) {
        // The reference of the first run serves all: it does not depend on how the device stores numbers.
        const run = runProgram(inDataType(compiled, dataType), args, { programIndex, golden: expected === undefined });
        expected ??= run.goldenOutputs!;
        run.outputs.forEach(({ values }, i) => {
          const correlation = pearsonCorrelation(values, expected![i]!.data);
          assert.ok(correlation >= least, `${dataType}: ${program.name} correlates with ${correlation}`);
        });
      }
    });
  });
}

test.run();
