/** `ttrt perf`: runs binaries, and writes what every operation and core cost. Source: ttmlir-facts, sections 6.5.2 and 6.5.7. */
import { chipDescription, firstChipDesc } from '../../runtime/chip-of-system.ts';
import { chromeTrace } from '../../runtime/perf/chrome-trace.ts';
import { runFigures } from '../../runtime/perf/operation-figures.ts';
import { coresCsv, operationsCsv, type NamedRun, type PerfTableOptions } from '../../runtime/perf/perf-tables.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type BinaryInput } from './binary-paths.ts';
import { type Command, type CommandContext, type CommandResult } from './command.ts';
import { commandLine } from './command-line.ts';
import { resultOptions } from './common-options.ts';
import { forEachBinary } from './file-outcome.ts';
import { flag, type Arguments } from './options.ts';
import { perfTable } from './perf-table.ts';
import { readRunnable, runPrograms, type ProgramOutcome, type RunOutcome } from './run-binary-file.ts';
import { runOptions } from './run-options.ts';

const figures = 'figures';

const options = [
  ...runOptions,
  flag('host-only', 'only what the host does: the bytes that it moves, without figures of the device', figures),
  flag('memory', 'also what every operation takes of L1 and DRAM', figures),
  ...resultOptions,
] as const;

const description = `Runs the programs of a .ttnn or .ttm binary (- is standard input), or of all such files in a folder, on the
device model, and writes where the time went into the folder of artifacts:

  BINARY/perf/ops_perf_results.csv     a row for each operation: cycles, bytes, shares of the roofline
  BINARY/perf/core_perf_results.csv    a row for each operation and core that worked for it
  BINARY/perf/trace.json               a trace for https://ui.perfetto.dev and chrome://tracing

The roofline of an operation is what the whole chip would need if only math, DRAM or NoC limited it. The time
of the host is that of its bytes at the rate of PCIe.

  ttrt perf model.ttnn
  ttrt perf --memory --loops 2 model.ttnn

Exit code: 0 success, 1 a binary could not be run or a check failed, 2 wrong arguments.
`;

/** What the programs of one binary did and cost. */
export interface PerfOutcome extends RunOutcome {
  /** Every run of every program, and what it cost. */
  readonly runs: readonly NamedRun[];
  /** The files that were written. */
  readonly written: readonly string[];
}

/** What the binaries did and cost. */
export type PerfResult = CommandResult<PerfOutcome>;

/** The command. */
export const perfCommand: Command<typeof options, PerfResult> = { name: 'ttrt perf', description, options, run };

/** The sub-command. */
export const main = commandLine(perfCommand);

function run(given: Arguments<typeof options>, context: CommandContext): PerfResult {
  if (given['host-only'] && given.memory)
    throw new ArgumentError('--memory is of the device, which --host-only leaves out');
  return forEachBinary(
    given.binary,
    context,
    ['ttnn', 'ttm'],
    (input) => perfOfFile(input, given, context),
    (outcome) => ({ ...outcome, programs: [], runs: [], written: [] }),
  );
}

function perfOfFile(input: BinaryInput, given: Arguments<typeof options>, context: CommandContext): PerfOutcome {
  const { log, artifacts } = context;
  const runnable = readRunnable(input);
  const { name, bytes, binary } = runnable;
  const saves = given['save-artifacts'];
  if (saves) artifacts.saveBinary(name, bytes);
  if (saves) artifacts.saveBinarySystem(name, binary.content.systemDesc);
  const what: PerfTableOptions = { hostOnly: given['host-only'], memory: given.memory };
  const chip = chipDescription(firstChipDesc(binary.content.systemDesc));
  const runs: NamedRun[] = [];
  const done = ({ index, name: program, signature, inputs, loops }: ProgramOutcome): void => {
    const ran = loops.map((result, loop) => ({
      program: index,
      name: program,
      loop,
      figures: runFigures(result, chip),
    }));
    runs.push(...ran);
    const table = perfTable(ran.at(-1)!.figures, what);
    log.result(`${name}: program ${index}, ${program}: ${signature}\n${table}`);
    if (saves) artifacts.saveRun(name, index, inputs, loops.at(-1)!.outputs);
  };
  const outcome = runPrograms(runnable, given, context, done);
  const written = [
    artifacts.savePerf(name, 'ops_perf_results.csv', operationsCsv(runs, what)),
    ...(what.hostOnly ? [] : [artifacts.savePerf(name, 'core_perf_results.csv', coresCsv(runs))]),
    artifacts.savePerf(name, 'trace.json', `${JSON.stringify(chromeTrace(runs, what))}\n`),
  ];
  for (const path of written) log.result(`wrote ${path}\n`);
  const totals = runs.map(({ program, loop, figures: { deviceCycles, hostCycles } }) => ({
    program_index: program,
    loop,
    device_cycles: deviceCycles,
    host_cycles: hostCycles,
  }));
  return { ...outcome, runs, written, figures: { ...outcome.figures, runs: totals, written } };
}
