import { decodePrograms, runProgram } from '../../../src/runtime/run-binary.ts';
import { hostTensor } from '../../../src/runtime/tensors/host-tensor.ts';
import { refFormat } from '../../../src/runtime/tensors/tensor-ref.ts';
import { memoryIo } from '../../../src/tools/memory-io.ts';
import { main as opt } from '../../../src/tools/ttmlir-opt.ts';
import { main as translate } from '../../../src/tools/ttmlir-translate.ts';
import { type TensorFunction } from './functions.ts';

/** What a function makes of its inputs, or why it cannot be run. */
export type DeviceOutcome =
  | {
      readonly kind: 'ran';
      /** The results of the device model. */
      readonly device: readonly ArrayLike<number>[];
      /** Those of the same operations in double precision. */
      readonly golden: readonly ArrayLike<number>[];
    }
  | { readonly kind: 'refused' | 'failed'; readonly why: string };

/** Options of the backend's pipeline, under each of which a program computes the same. */
export const backendOptions = [
  '',
  'enable-optimizer=false',
  'sharding-pass-enabled=true',
  'enable-deallocation=true',
  'sharding-pass-enabled=true enable-deallocation=true',
] as const;

/** Compiles a function with the pipeline of its front end and that of the backend, under `options`, and runs it on the device model. */
export function runOnDevice(
  { name, text }: TensorFunction,
  dialect: string,
  inputs: readonly (readonly number[])[],
  options: (typeof backendOptions)[number] = '',
): DeviceOutcome {
  const compiler = memoryIo({ stdin: text });
  const backend = `--ttir-to-ttnn-backend-pipeline${options === '' ? '' : `=${options}`}`;
  if (opt([`--${dialect}-to-ttir-pipeline`, backend, '-'], compiler) !== 0) {
    return { kind: 'refused', why: compiler.stderr.text };
  }
  const translator = memoryIo({ stdin: compiler.stdout.text });
  if (translate(['--ttnn-to-flatbuffer', '-'], translator) !== 0) {
    return { kind: 'failed', why: translator.stderr.text };
  }
  const binary = decodePrograms(translator.stdout.bytes);
  const programIndex = binary.programs.findIndex((program) => program.name === name);
  const program = binary.programs[programIndex];
  // What functions keep from run to run becomes inputs.
  if (program?.inputs.length !== inputs.length) return { kind: 'refused', why: 'it takes other inputs' };
  try {
    const tensors = program.inputs.map((ref, i) => hostTensor(ref.desc.shape, refFormat(ref), inputs[i]!));
    const { outputs, goldenOutputs } = runProgram(binary, tensors, { programIndex, golden: true });
    return { kind: 'ran', device: outputs.map(({ values }) => values), golden: goldenOutputs!.map(({ data }) => data) };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}
