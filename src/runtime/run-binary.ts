import { readBinaryFile } from '../target/schema/binary-file.ts';
import { type TTNNBinary } from '../target/schema/generated/ttnn.gen.ts';
import { counted } from '../support/counted.ts';
import { MeshExecutor } from './mesh-executor.ts';
import { type ExecuteOptions, type ProgramResult } from './program-executor.ts';
import { RuntimeError } from './runtime-error.ts';
import { type HostTensor } from './tensors/host-tensor.ts';

/** How a binary runs. */
export interface RunOptions extends ExecuteOptions {
  /** Which of its programs; default the first. */
  readonly programIndex?: number;
}

/** Returns the TTNN programs of a binary. Throws BinaryFormatError for what is no binary, RuntimeError for one of another kind. */
export function decodePrograms(bytes: Uint8Array): TTNNBinary {
  const { kind, content } = readBinaryFile(bytes);
  if (kind === 'ttnn') return content;
  throw new RuntimeError(`a .${kind} file holds no TTNN programs`);
}

/**
 * Runs a program of a `.ttnn` binary on the device model: new chips of the kind that the binary was compiled for. The same binary and inputs give the
 * same outputs and cycles every time. Throws BinaryFormatError and RuntimeError.
 */
export function runBinary(bytes: Uint8Array, inputs: readonly HostTensor[], options: RunOptions = {}): ProgramResult {
  return runProgram(decodePrograms(bytes), inputs, options);
}

/** Runs a program of a decoded binary; see `runBinary`. */
export function runProgram(
  binary: TTNNBinary,
  inputs: readonly HostTensor[],
  { programIndex = 0, ...options }: RunOptions = {},
): ProgramResult {
  const program = binary.programs[programIndex];
  if (program === undefined) {
    throw new RuntimeError(
      `the binary has ${counted(binary.programs.length, 'program')}, and none with index ${programIndex}`,
    );
  }
  const mesh = new MeshExecutor(binary.systemDesc, program);
  try {
    return mesh.run(program, inputs, options);
  } finally {
    mesh.release();
  }
}
