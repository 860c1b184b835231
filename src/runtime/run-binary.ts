import { counted } from '../support/counted.ts';
import { readBinaryFile } from '../target/schema/binary-file.ts';
import { type TensorRef } from '../target/schema/generated/common.gen.ts';
import { type TTMetalBinary } from '../target/schema/generated/ttmetal.gen.ts';
import { type TTNNBinary } from '../target/schema/generated/ttnn.gen.ts';
import { MeshExecutor } from './mesh-executor.ts';
import { MetalExecutor } from './metal/metal-executor.ts';
import { type ExecuteOptions, type ProgramResult } from './program-result.ts';
import { RuntimeError } from './runtime-error.ts';
import { type HostTensor } from './tensors/host-tensor.ts';

/** How a binary runs. */
export interface RunOptions extends ExecuteOptions {
  /** Which of its programs; default the first. */
  readonly programIndex?: number;
}

/** A binary with programs that can run. */
export type RunnableContent =
  { readonly kind: 'ttnn'; readonly content: TTNNBinary } | { readonly kind: 'ttm'; readonly content: TTMetalBinary };

/** What every program of a binary has. */
export interface ProgramSignature {
  readonly name: string;
  readonly inputs: readonly TensorRef[];
  readonly outputs: readonly TensorRef[];
}

/** A program on the chips that it runs on. */
export interface OpenProgram {
  /** Runs it. Throws RuntimeError. */
  run(inputs: readonly HostTensor[], options?: ExecuteOptions): ProgramResult;
  /** Gives the memory of the chips back. */
  release(): void;
}

/** Returns a binary with programs. Throws BinaryFormatError for what is no binary, RuntimeError for a system description. */
export function decodeRunnable(bytes: Uint8Array): RunnableContent {
  if (!((bytes as unknown) instanceof Uint8Array)) throw new TypeError('a binary must be given as a Uint8Array');
  const file = readBinaryFile(bytes);
  if (file.kind === 'ttsys') throw new RuntimeError('a .ttsys file holds no programs');
  return file;
}

/** Returns the TTNN programs of a binary. Throws BinaryFormatError for what is no binary, RuntimeError for one of another kind. */
export function decodePrograms(bytes: Uint8Array): TTNNBinary {
  const { kind, content } = readBinaryFile(bytes);
  if (kind === 'ttnn') return content;
  throw new RuntimeError(`a .${kind} file holds no TTNN programs`);
}

/** Opens the chips that a program of a binary runs on. Throws RuntimeError when there is no such program, or no such chip. */
export function openProgram({ kind, content }: RunnableContent, programIndex: number): OpenProgram {
  const { length } = content.programs;
  if (!(programIndex in content.programs)) {
    throw new RuntimeError(`the binary has ${counted(length, 'program')}, and none with index ${programIndex}`);
  }
  return kind === 'ttnn'
    ? new MeshExecutor(content.systemDesc, content.programs[programIndex]!)
    : new MetalExecutor(content.systemDesc, content.programs[programIndex]!);
}

/**
 * Opens the chips that a program of a binary runs on, for runs one after the other: each gives the same, and later ones use the kernels that the
 * first has built. Throws BinaryFormatError and RuntimeError.
 */
export function openBinary(bytes: Uint8Array, programIndex = 0): OpenProgram {
  return openProgram(decodeRunnable(bytes), programIndex);
}

/**
 * Runs a program of a `.ttnn` or `.ttm` binary on the device model: new chips of the kind that the binary was compiled for. The same binary and inputs give
 * the same outputs and cycles every time. Throws BinaryFormatError and RuntimeError.
 */
export function runBinary(bytes: Uint8Array, inputs: readonly HostTensor[], options: RunOptions = {}): ProgramResult {
  return runDecoded(decodeRunnable(bytes), inputs, options);
}

/** Runs a program of a decoded TTNN binary; see `runBinary`. */
export function runProgram(binary: TTNNBinary, inputs: readonly HostTensor[], options: RunOptions = {}): ProgramResult {
  return runDecoded({ kind: 'ttnn', content: binary }, inputs, options);
}

function runDecoded(
  binary: RunnableContent,
  inputs: readonly HostTensor[],
  { programIndex = 0, ...options }: RunOptions,
): ProgramResult {
  const program = openProgram(binary, programIndex);
  try {
    return program.run(inputs, options);
  } finally {
    program.release();
  }
}
