/** `ttrt`: reads and runs binaries. Arguments and wiring of its sub-commands. Source: ttmlir-facts, section 6.5. */
import { BINARY_VERSION, versionText } from '../target/schema/version.ts';
import { type ArgparseOption } from './cli/argparse.ts';
import { argparseHelp, helpEntry } from './cli/argparse-help.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo, type ToolMain } from './tool-io.ts';
import { helpOption, USAGE_EXIT_CODE } from './ttrt/command-line.ts';

/** A sub-command, loaded when it is called. */
interface SubCommand {
  readonly summary: string;
  readonly load: () => Promise<{ readonly main: ToolMain }>;
}

const subCommands: ReadonlyMap<string, SubCommand> = new Map([
  ['query', { summary: 'print the system that programs run on', load: () => import('./ttrt/query.ts') }],
  ['check', { summary: 'tell whether binaries fit a system', load: () => import('./ttrt/check.ts') }],
  ['read', { summary: 'print what is in a binary', load: () => import('./ttrt/read.ts') }],
  ['perf', { summary: 'run a binary, and write what every operation cost', load: () => import('./ttrt/perf.ts') }],
  ['run', { summary: 'run a binary on the device model', load: () => import('./ttrt/run.ts') }],
]);

const options: readonly ArgparseOption[] = [
  helpOption,
  { names: ['--version'], summary: 'print the version of this tool and of the binaries that it writes and runs' },
];

const help = `usage: ttrt [--help] [--version] COMMAND ...

Reads binaries (.ttnn, .ttm and .ttsys files), which ttmlir-translate writes, and runs the programs in them on
a model of the device.

  ttrt run model.ttnn                       run it on the device model
  ttrt read --section mlir model.ttnn       show the program in it
  ttrt query --save-artifacts               write the description of the device to a file

commands (ttrt COMMAND --help shows the options of each):
${[...subCommands].map(([name, { summary }]) => helpEntry(name, summary)).join('')}
${argparseHelp(options)}`;

/** Runs the sub-command that the first argument names. Exit codes: 0 success, 1 a failure, 2 wrong arguments. */
export async function main(argv: readonly string[], io: ToolIo): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === '-h') {
    io.stdout.write(help);
    return 0;
  }
  if (name === '--version') {
    io.stdout.write(`ttrt ${packageVersion} (binaries: ${versionText(BINARY_VERSION)})\n`);
    return 0;
  }
  const subCommand = subCommands.get(name ?? '');
  if (subCommand !== undefined) return (await subCommand.load()).main(rest, io);
  const names = [...subCommands.keys()].join(', ');
  const problem = name === undefined ? 'no command given' : `unknown command '${name}'`;
  io.stderr.write(`ttrt: error: ${problem} (commands: ${names}; see ttrt --help)\n`);
  return USAGE_EXIT_CODE;
}
