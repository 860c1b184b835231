/** `ttrt`: reads and runs binaries. Arguments and wiring of its sub-commands. Source: ttmlir-facts, section 6.5. */
import { BINARY_VERSION, versionText } from '../target/schema/version.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo, type ToolMain } from './tool-io.ts';
import { USAGE_EXIT_CODE } from './ttrt/usage.ts';

/** A sub-command, loaded when it is called. */
interface SubCommand {
  readonly summary: string;
  readonly load: () => Promise<{ readonly main: ToolMain }>;
}

const subCommands: ReadonlyMap<string, SubCommand> = new Map([
  ['read', { summary: 'print what is in a binary', load: () => import('./ttrt/read.ts') }],
  ['run', { summary: 'run a binary on the device model', load: () => import('./ttrt/run.ts') }],
]);

const help = `usage: ttrt [--help] [--version] COMMAND ...

Reads and runs the binaries that ttmlir-translate writes (.ttnn, .ttm, .ttsys).

commands:
${[...subCommands].map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}\n`).join('')}
options:
  --help    print this text; after a command, its options
  --version print the version of this tool and of the binaries that it writes and runs
`;

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
