/** `ttrt run`: runs binaries on the device model. Source: ttmlir-facts, sections 6.5.2 and 6.5.6. */
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type Program, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { firstChip } from '../../runtime/chip-of-system.ts';
import { ProgramExecutor, type ProgramResult } from '../../runtime/program-executor.ts';
import { decodePrograms } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initKinds, initTensor, randomNumbers, type InitKind } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type ArgparseOption } from '../cli/argparse.ts';
import { type Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';
import { Artifacts } from './artifacts.ts';
import { findBinaries, type BinaryInput } from './binary-paths.ts';
import { reportingProblems, requireRunnableVersion } from './binary-problems.ts';
import { FileError } from './file-error.ts';
import { operationTable } from './operation-table.ts';
import { failedChecks, type CheckOptions } from './run-checks.ts';
import { readTensorFile } from './tensor-files.ts';
import { runBinaryCommand } from './usage.ts';

const inputs = 'inputs';
const programs = 'what runs';
const checks = 'checks (a failed one makes the exit code 1)';
const results = 'results';

const options = [
  { names: ['--init'], value: 'KIND', group: inputs, summary: 'randn (default), arange or zeros' },
  { names: ['--seed'], value: 'N', group: inputs, summary: 'seed of randn (default: 0)' },
  { names: ['--inputs'], value: 'A,B,...', group: inputs, summary: '.npy files, one per input, instead of --init' },
  { names: ['--program-index'], value: 'I', group: programs, summary: 'a number, or all (default)' },
  { names: ['--loops'], value: 'N', group: programs, summary: 'how often (default: 1)' },
  { names: ['--golden'], group: checks, summary: 'every operation against its reference in double precision' },
  { names: ['--identity'], group: checks, summary: 'outputs against inputs, |a - b| <= atol + rtol * |b|' },
  { names: ['--rtol'], value: 'X', group: checks, summary: 'relative tolerance of --identity (default: 1e-5)' },
  { names: ['--atol'], value: 'X', group: checks, summary: 'absolute tolerance of --identity (default: 1e-8)' },
  { names: ['--non-zero'], group: checks, summary: 'outputs are not all zero' },
  {
    names: ['--save-artifacts'],
    group: results,
    summary: 'save binary, system description, inputs and outputs (.npy)',
  },
  { names: ['--artifact-dir'], value: 'DIR', group: results, summary: 'where (default: ttrt-artifacts)' },
  { names: ['--clean-artifacts'], group: results, summary: 'delete that folder first' },
] as const satisfies readonly ArgparseOption[];

const description = `Runs the programs of a .ttnn binary (- is standard input), or of all .ttnn files in a folder, on the device
model, and prints what every operation cost. The device is the one that the binary was compiled for. The
same binary and inputs give the same outputs and cycles every time.

  ttrt run model.ttnn                               with random inputs
  ttrt run --inputs x.npy,w.npy model.ttnn          with these
  ttrt run --golden --save-artifacts model.ttnn     check every operation, keep the outputs

Exit code: 0 success, 1 a binary could not be run or a check failed, 2 wrong arguments.
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
  return runBinaryCommand({ name: 'ttrt run', description, options, run: runBinaries }, argv, io);
}

function runBinaries(settings: Settings<(typeof options)[number]['names'][0]>, binary: string, io: ToolIo): number {
  const init = settings.value('--init') ?? 'randn';
  if (!isInitKind(init)) {
    throw new ArgumentError(`unknown initialization '${init}' (there are ${initKinds.join(', ')})`);
  }
  const programIndex = settings.value('--program-index') ?? 'all';
  const artifacts = new Artifacts(io, settings.value('--artifact-dir') ?? '');
  const request: RunArguments = {
    init,
    seed: wholeNumber('--seed', settings.value('--seed') ?? '0', 0),
    inputs: settings.value('--inputs')?.split(','),
    programIndex: programIndex === 'all' ? 'all' : wholeNumber('--program-index', programIndex, 0),
    loops: wholeNumber('--loops', settings.value('--loops') ?? '1', 1),
    golden: settings.flag('--golden'),
    identity: settings.flag('--identity'),
    nonZero: settings.flag('--non-zero'),
    rtol: tolerance('--rtol', settings.value('--rtol') ?? '1e-5'),
    atol: tolerance('--atol', settings.value('--atol') ?? '1e-8'),
    artifacts: settings.flag('--save-artifacts') ? artifacts : undefined,
  };
  if (settings.flag('--clean-artifacts')) artifacts.clean();
  const binaries = findBinaries(binary, io).filter(({ isFromFolder, name }) => !isFromFolder || name.endsWith('.ttnn'));
  if (binaries.length === 0) throw new FileError(`${binary}: no .ttnn binaries in this folder`);
  const successes = binaries.map((input) => runFile(input, request, io));
  return successes.every(Boolean) ? 0 : 1;
}

function isInitKind(name: string): name is InitKind {
  return (initKinds as readonly string[]).includes(name);
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && Number.isSafeInteger(value)) return value;
  throw new ArgumentError(`${option} needs a whole number from ${least} on, not '${text}'`);
}

function tolerance(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0) return value;
  throw new ArgumentError(`${option} needs a number that is not negative, not '${text}'`);
}

/** Runs the chosen programs of one file. Says what went wrong and returns false when one could not be run or a check failed. */
function runFile(input: BinaryInput, options: RunArguments, io: ToolIo): boolean {
  return reportingProblems('ttrt run', input.name, io, () => {
    const bytes = input.read();
    const binary = decodePrograms(bytes);
    requireRunnableVersion(binary.version);
    const { programIndex } = options;
    if (programIndex !== 'all' && programIndex >= binary.programs.length) {
      throw new RuntimeError(`has ${binary.programs.length} programs, and none with index ${programIndex}`);
    }
    options.artifacts?.saveBinary(input.name, bytes, binary);
    const chosen = programIndex === 'all' ? binary.programs.map((_, i) => i) : [programIndex];
    return chosen.map((index) => runOne(input.name, binary, index, options, io)).every(Boolean);
  });
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
