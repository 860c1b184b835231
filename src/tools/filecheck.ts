/** `filecheck`: checks an input against the directives of a check file. Arguments and wiring. */
import { runFileCheck, type NamedText } from '../filecheck/filecheck.ts';
import { toByteText } from '../filecheck/byte-text.ts';
import { ArgumentError } from './cli/argument-error.ts';
import { showsColors } from './cli/color-options.ts';
import { withResponseFiles } from './cli/response-files.ts';
import { dumpHelpText } from './filecheck/dump-help.ts';
import { helpText, parseCommand, type FileCheckCommand } from './filecheck/options.ts';
import { readNamedText } from './filecheck/read-files.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo } from './tool-io.ts';

/** The exit code of a run that could not check anything. */
const USAGE_EXIT_CODE = 2;

/**
 * Runs filecheck. Exit codes: 0 all directives match, 1 some do not, 2 wrong options, check file or input.
 * Differs: LLVM's exit code for wrong options is 1, which a test with `not` would take for a mismatch.
 */
export function main(argv: readonly string[], io: ToolIo): number {
  try {
    const command = parseCommand(withResponseFiles(argv, io), io.env['FILECHECK_OPTS'] ?? '');
    switch (command.action) {
      case 'help':
        io.stdout.write(helpText(command.request));
        return 0;
      case 'version':
        io.stdout.write(`filecheck of ttmlir ${packageVersion}\n`);
        return 0;
      case 'explain the input dump':
        io.stdout.write(dumpHelpText);
        return 0;
      case 'check':
        return check(command, argv, io);
    }
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return USAGE_EXIT_CODE;
  }
}

function check(command: FileCheckCommand & { action: 'check' }, argv: readonly string[], io: ToolIo): number {
  const { request, dump } = command;
  const checkFile = readNamedText(command.checkFile, 'check', io);
  if ('error' in checkFile) {
    writeByteText(`${checkFile.error}\n`, io);
    return USAGE_EXIT_CODE;
  }
  const readInput = (): NamedText | { readonly error: string } => {
    const input = readNamedText(command.inputFile, 'input', io);
    if ('error' in input || input.text !== '' || request.allowEmptyInput) return input;
    const commandLine = ['filecheck', ...argv].map((word) => ` ${toByteText(word)}`).join('');
    return { error: `FileCheck error: '${input.name}' is empty.\nFileCheck command line: ${commandLine}` };
  };
  const color = command.color ?? showsColors(io);
  const { exitCode, messages } = runFileCheck({ request, checkFile, readInput, dump, color });
  writeByteText(messages, io);
  return exitCode;
}

function writeByteText(text: string, io: ToolIo): void {
  if (text !== '') io.stderr.write(Buffer.from(text, 'latin1'));
}
