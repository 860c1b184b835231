/** `ttrt run`: runs binaries on the device model. Source: ttmlir-facts, sections 6.5.2 and 6.5.6. */
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type Program, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { BINARY_VERSION, isRunnableVersion, versionText } from '../../target/schema/version.ts';
import { firstChip } from '../../runtime/chip-of-system.ts';
import { ProgramExecutor, type ProgramResult } from '../../runtime/program-executor.ts';
import { decodePrograms } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initKinds, initTensor, randomNumbers, type InitKind } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { type ToolIo } from '../tool-io.ts';
import { Artifacts } from './artifacts.ts';
import { findBinaries, type BinaryInput } from './binary-paths.ts';
import { FileError } from './file-error.ts';
import { operationTable } from './operation-table.ts';
import { failedChecks, type CheckOptions } from './run-checks.ts';
import { readTensorFile } from './tensor-files.ts';
import { parseArguments, USAGE_EXIT_CODE, UsageError } from './usage.ts';

const help = `usage: ttrt run [options] BINARY

Runs the programs of a .ttnn binary (- is standard input), or of all .ttnn files in a folder, on the device model, and prints what every
operation cost. The device is the one that the binary was compiled for. The same binary and inputs give the same outputs and cycles every time.

inputs:
  --init KIND         randn (default), arange or zeros
  --seed N            seed of randn (default: 0)
  --inputs A,B,...    .npy files, one per input, instead of --init
what runs:
  --program-index I   a number, or all (default)
  --loops N           how often (default: 1)
checks (a failed one makes the exit code 1):
  --golden            every operation against its reference in double precision
  --identity          outputs against inputs, |a - b| <= atol + rtol * |b|
  --rtol X, --atol X  tolerances of --identity (default: 1e-5, 1e-8)
  --non-zero          outputs are not all zero
results:
  --save-artifacts    save binary, system description, inputs and outputs (.npy)
  --artifact-dir DIR  where (default: ttrt-artifacts)
  --clean-artifacts   delete that folder first
  --help              print this text
`;

interface RunArguments extends CheckOptions {
  readonly init: InitKind;
  readonly seed: number;
  readonly inputs: readonly string[] | undefined;
  readonly programIndex: number | 'all';
  readonly loops: number;
  readonly artifacts: Artifacts | undefined;
}

/** Runs the sub-command. Exit codes: 0 success, 1 a binary could not be run or a check failed, 2 wrong arguments. */
export function main(argv: readonly string[], io: ToolIo): number {
  try {
    const { values, positionals } = parseArguments(argv, {
      init: { type: 'string', default: 'randn' },
      seed: { type: 'string', default: '0' },
      inputs: { type: 'string' },
      'program-index': { type: 'string', default: 'all' },
      loops: { type: 'string', default: '1' },
      golden: { type: 'boolean', default: false },
      identity: { type: 'boolean', default: false },
      'non-zero': { type: 'boolean', default: false },
      rtol: { type: 'string', default: '1e-5' },
      atol: { type: 'string', default: '1e-8' },
      'save-artifacts': { type: 'boolean', default: false },
      'artifact-dir': { type: 'string', default: '' },
      'clean-artifacts': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    });
    if (values.help) {
      io.stdout.write(help);
      return 0;
    }
    const [binary, extra] = positionals;
    if (binary === undefined) throw new UsageError('no binary given');
    if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
    const { init } = values;
    if (!isInitKind(init)) throw new UsageError(`unknown initialization '${init}' (there are ${initKinds.join(', ')})`);
    const artifacts = new Artifacts(io, values['artifact-dir']);
    const options: RunArguments = {
      init,
      seed: wholeNumber('seed', values.seed, 0),
      inputs: values.inputs?.split(','),
      programIndex:
        values['program-index'] === 'all' ? 'all' : wholeNumber('program-index', values['program-index'], 0),
      loops: wholeNumber('loops', values.loops, 1),
      golden: values.golden,
      identity: values.identity,
      nonZero: values['non-zero'],
      rtol: tolerance('rtol', values.rtol),
      atol: tolerance('atol', values.atol),
      artifacts: values['save-artifacts'] ? artifacts : undefined,
    };
    if (values['clean-artifacts']) artifacts.clean();
    const binaries = findBinaries(binary, io).filter(
      ({ isFromFolder, name }) => !isFromFolder || name.endsWith('.ttnn'),
    );
    if (binaries.length === 0) throw new FileError(`${binary}: no .ttnn binaries in this folder`);
    const successes = binaries.map((input) => runFile(input, options, io));
    return successes.every(Boolean) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      io.stderr.write(`ttrt run: error: ${error.message} (see ttrt run --help)\n`);
      return USAGE_EXIT_CODE;
    }
    if (!(error instanceof FileError)) throw error;
    io.stderr.write(`ttrt run: error: ${error.message}\n`);
    return 1;
  }
}

function isInitKind(name: string): name is InitKind {
  return (initKinds as readonly string[]).includes(name);
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && Number.isSafeInteger(value)) return value;
  throw new UsageError(`--${option} needs a whole number from ${least} on, not '${text}'`);
}

function tolerance(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0) return value;
  throw new UsageError(`--${option} needs a number that is not negative, not '${text}'`);
}

/** Runs the chosen programs of one file. Says what went wrong and returns false when one could not be run or a check failed. */
function runFile(input: BinaryInput, options: RunArguments, io: ToolIo): boolean {
  try {
    const bytes = input.read();
    const binary = decodePrograms(bytes);
    if (!isRunnableVersion(binary.version)) {
      const [theirs, ours] = [versionText(binary.version), versionText(BINARY_VERSION)];
      throw new RuntimeError(`written by version ${theirs}, but this tool runs ${ours} only`);
    }
    const { programIndex } = options;
    if (programIndex !== 'all' && programIndex >= binary.programs.length) {
      throw new RuntimeError(`has ${binary.programs.length} programs, and none with index ${programIndex}`);
    }
    options.artifacts?.saveBinary(input.name, bytes, binary);
    const chosen = programIndex === 'all' ? binary.programs.map((_, i) => i) : [programIndex];
    return chosen.map((index) => runOne(input.name, binary, index, options, io)).every(Boolean);
  } catch (error) {
    if (error instanceof FileError) {
      io.stderr.write(`ttrt run: error: ${error.message}\n`);
    } else if (error instanceof BinaryFormatError || error instanceof RuntimeError) {
      io.stderr.write(`ttrt run: error: ${input.name}: ${error.message}\n`);
    } else {
      throw error;
    }
    return false;
  }
}

/** Runs one program, prints its table, saves its tensors, and returns whether all checks passed. */
function runOne(name: string, binary: TTNNBinary, index: number, options: RunArguments, io: ToolIo): boolean {
  const program = binary.programs[index]!;
  const inputs = makeInputs(program, options, io);
  const { chip, desc } = firstChip(binary.systemDesc);
  const executor = new ProgramExecutor(chip, desc);
  let result: ProgramResult | undefined;
  for (let loop = 0; loop < options.loops; loop++) {
    result = executor.run(program, inputs, { golden: options.golden, onProgress: progressLine(io) });
  }
  clearProgress(io);
  const { outputs } = result!;
  io.stdout.write(`${name}: program ${index}, ${program.name}: ${signature(program)}\n`);
  io.stdout.write(operationTable(result!, options.golden));
  options.artifacts?.saveRun(name, index, inputs, outputs);
  const failures = failedChecks(inputs, result!, options);
  for (const failure of failures) io.stderr.write(`ttrt run: error: ${name}: program ${index}: ${failure}\n`);
  return failures.length === 0;
}

/** Returns the inputs of a program: from files, or made up. */
function makeInputs(program: Program, { inputs: files, init, seed }: RunArguments, io: ToolIo): HostTensor[] {
  if (files === undefined) {
    const random = randomNumbers(seed);
    return program.inputs.map((ref) => initTensor(init, ref.desc.shape, refFormat(ref), random));
  }
  if (files.length !== program.inputs.length) {
    throw new RuntimeError(
      `program '${program.name}' takes ${program.inputs.length} inputs, but --inputs names ${files.length} files`,
    );
  }
  return program.inputs.map((ref, i) => readTensorFile(files[i]!, ref, io));
}

/** Returns the types of inputs and outputs: `(64x128xbf16, 128x96xbf16) -> 64x96xbf16`. */
function signature({ inputs, outputs }: Program): string {
  const type = (ref: TensorRef): string => [...ref.desc.shape, refFormat(ref)].join('x');
  return `(${inputs.map(type).join(', ')}) -> ${outputs.map(type).join(', ')}`;
}

/** Returns what shows the running operation to a person at the terminal, on one line. */
function progressLine({
  stderr,
}: ToolIo): ((progress: { index: number; numOperations: number; name: string }) => void) | undefined {
  if (!stderr.isTerminal) return undefined;
  return ({ index, numOperations, name }) => {
    stderr.write(
      `\r[${index + 1}/${numOperations}] ${name}`.padEnd(Math.max(40, stderr.columns - 1)).slice(0, stderr.columns),
    );
  };
}

function clearProgress({ stderr }: ToolIo): void {
  if (stderr.isTerminal) stderr.write(`\r${' '.repeat(Math.max(0, stderr.columns - 1))}\r`);
}
