import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type ProgramResult } from '../../runtime/program-result.ts';
import { decodeRunnable, openProgram, type ProgramSignature, type RunnableContent } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { checkRefSize, refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { counted } from '../../support/counted.ts';
import { type BinaryInput } from './binary-paths.ts';
import { type CommandContext } from './command.ts';
import { type FileOutcome } from './file-outcome.ts';
import { type Arguments } from './options.ts';
import { progressLine } from './progress-line.ts';
import { failedChecks } from './run-checks.ts';
import { type runOptions } from './run-options.ts';
import { requireRunnableVersion } from './runnable.ts';
import { readTensorFile } from './tensor-files.ts';

/** What one program of a binary did. */
export interface ProgramOutcome {
  readonly index: number;
  readonly name: string;
  /** Types of inputs and outputs: `(64x128xbf16, 128x96xbf16) -> 64x96xbf16`. */
  readonly signature: string;
  readonly inputs: readonly HostTensor[];
  /** What each of its runs did, one per loop. */
  readonly loops: readonly ProgramResult[];
  /** The checks that failed, one text for each. */
  readonly failures: readonly string[];
}

/** What the programs of one binary did. */
export interface RunOutcome extends FileOutcome {
  /** Those that ran; empty when the binary could not be used. */
  readonly programs: readonly ProgramOutcome[];
}

/** A binary that is about to run. */
export interface RunnableBinary {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly binary: RunnableContent;
}

/** The arguments of what runs binaries. */
export type RunArguments = Arguments<typeof runOptions> & { readonly quiet: boolean };

/** Returns a binary. Throws FileError, BinaryFormatError, and RuntimeError when it is of a version or kind that cannot run. */
export function readRunnable(input: BinaryInput): RunnableBinary {
  const bytes = input.read();
  const binary = decodeRunnable(bytes);
  requireRunnableVersion(binary.content.version);
  return { name: input.name, bytes, binary };
}

/** Runs the chosen programs of a binary, and logs the checks that fail; `done` gets every program once it ran. Throws FileError and RuntimeError. */
export function runPrograms(
  { name, binary }: RunnableBinary,
  given: RunArguments,
  context: CommandContext,
  done: (program: ProgramOutcome) => void,
): RunOutcome {
  const index = given['program-index'];
  const { programs: all } = binary.content;
  const count = all.length;
  if (index !== 'all' && index >= count)
    throw new RuntimeError(`has ${counted(count, 'program')}, and none with index ${index}`);
  const chosen = index === 'all' ? all.map((_, i) => i) : [index];
  const programs = chosen.map((each) => {
    const program = runProgram(binary, each, given, context);
    done(program);
    for (const failure of program.failures) context.log.error(`${name}: program ${each}: ${failure}`);
    return program;
  });
  const problems = programs.flatMap(({ index: i, failures }) => failures.map((text) => `program ${i}: ${text}`));
  return {
    path: name,
    result: problems.length === 0 ? 'pass' : 'fail',
    problems,
    programs,
    figures: {
      program_index: index,
      programs: programs.map(({ index: program_index, name: program, signature, loops }) => ({
        program_index,
        name: program,
        signature,
        cycles: loops.map(({ cycles }) => cycles),
      })),
    },
  };
}

function runProgram(
  binary: RunnableContent,
  index: number,
  given: RunArguments,
  context: CommandContext,
): ProgramOutcome {
  const program = binary.content.programs[index]!;
  const inputs = makeInputs(program, given, context);
  const open = openProgram(binary, index);
  const progress = given.quiet ? undefined : progressLine(context.io.stderr);
  const { golden } = given;
  try {
    const loops = Array.from({ length: given.loops }, () => open.run(inputs, { golden, onProgress: progress?.show }));
    progress?.clear();
    const failures = failedChecks(inputs, loops.at(-1)!, { ...given, nonZero: given['non-zero'] });
    return { index, name: program.name, signature: signatureOf(program), inputs, loops, failures };
  } finally {
    open.release();
  }
}

/** Returns the inputs of a program: those of the context, from files, or made up. */
function makeInputs(
  program: ProgramSignature,
  { inputs: names, init, seed }: RunArguments,
  { inputs, io }: CommandContext,
): readonly HostTensor[] {
  if (inputs !== undefined) return inputs;
  if (names === '') {
    program.inputs.forEach(checkRefSize);
    const random = randomNumbers(seed);
    return program.inputs.map((ref) => initTensor(init, ref.desc.shape, refFormat(ref), random));
  }
  const files = names.split(',');
  if (files.length !== program.inputs.length) {
    throw new RuntimeError(
      `program '${program.name}' takes ${counted(program.inputs.length, 'input')}, but --inputs names ${counted(files.length, 'file')}`,
    );
  }
  return program.inputs.map((ref, i) => readTensorFile(files[i]!, ref, io));
}

function signatureOf({ inputs, outputs }: ProgramSignature): string {
  const type = (ref: TensorRef): string => [...ref.desc.shape, refFormat(ref)].join('x');
  return `(${inputs.map(type).join(', ')}) -> ${outputs.length > 0 ? outputs.map(type).join(', ') : '()'}`;
}
