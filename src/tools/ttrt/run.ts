/** `ttrt run`: runs binaries on the device model. Source: ttmlir-facts, sections 6.5.2 and 6.5.6. */
import { type Command, type CommandContext, type CommandResult } from './command.ts';
import { commandLine } from './command-line.ts';
import { resultOptions } from './common-options.ts';
import { forEachBinary } from './file-outcome.ts';
import { operationTable } from './operation-table.ts';
import { type Arguments } from './options.ts';
import { readRunnable, runPrograms, type RunOutcome } from './run-binary-file.ts';
import { runOptions } from './run-options.ts';

const options = [...runOptions, ...resultOptions] as const;

const description = `Runs the programs of a .ttnn or .ttm binary (- is standard input), or of all such files in a folder, on the
device model, and prints what every operation cost. The device is the one that the binary was compiled for.
The same binary and inputs give the same outputs and cycles every time.

  ttrt run model.ttnn                               with random inputs
  ttrt run --inputs x.npy,w.npy model.ttnn          with these
  ttrt run --golden --save-artifacts model.ttnn     check every operation, keep the outputs

Exit code: 0 success, 1 a binary could not be run or a check failed, 2 wrong arguments.
`;

/** What the binaries did. */
export type RunResult = CommandResult<RunOutcome>;

/** The command. The result of a binary is `fail` when a check failed. */
export const runCommand: Command<typeof options, RunResult> = { name: 'ttrt run', description, options, run };

/** The sub-command. */
export const main = commandLine(runCommand);

function run(given: Arguments<typeof options>, context: CommandContext): RunResult {
  const { log, artifacts } = context;
  return forEachBinary(
    given.binary,
    context,
    ['ttnn', 'ttm'],
    (input) => {
      const runnable = readRunnable(input);
      const { name } = runnable;
      if (given['save-artifacts']) {
        artifacts.saveBinary(name, runnable.bytes);
        artifacts.saveBinarySystem(name, runnable.binary.content.systemDesc);
      }
      return runPrograms(runnable, given, context, ({ index, name: program, signature, inputs, loops }) => {
        const last = loops.at(-1)!;
        log.result(`${name}: program ${index}, ${program}: ${signature}\n${operationTable(last, given.golden)}`);
        if (given['save-artifacts']) artifacts.saveRun(name, index, inputs, last.outputs);
      });
    },
    (outcome) => ({ ...outcome, programs: [] }),
  );
}
