import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemErrorText } from '../../../support/system-error.ts';
import { OutputError } from '../../tool-io.ts';
import { type CommandExit, type ShellContext } from './context.ts';
import { expandFiles } from './expand-files.ts';
import { discard, runInProcess, startProcess, type CommandInput, type StartedCommand } from './run-command.ts';
import { RedirectionError, openStreams, type CommandStreams } from './streams.ts';
import { type Command, type Pipeline, type ShellLine } from './syntax.ts';
import { unwrapCommand } from './wrappers.ts';

const success: CommandExit = { code: 0, crashed: false };
const failure: CommandExit = { code: 1, crashed: false };

/**
 * Runs a line and returns its exit code: of the last pipeline that ran, and of a pipeline that of the last command in it
 * that failed. A command that does not exist ends the line, whatever operators are around it. Every command adds to
 * `context.records`.
 */
export async function runLine(line: ShellLine, context: ShellContext): Promise<number> {
  let code = 0;
  // `;` ends a list of `&&` and `||`; within the list each operator looks at the last command that ran.
  for (const { operator, pipeline } of line) {
    if (context.isTimedOut) return code === 0 ? 1 : code;
    if (operator === '&&' && code !== 0) continue;
    if (operator === '||' && code === 0) continue;
    const exit = await runPipeline(pipeline, context);
    code = exit.code;
    if (exit.isMissing) break;
  }
  return code;
}

async function runPipeline(pipeline: Pipeline, context: ShellContext): Promise<CommandExit> {
  const { commands, negated } = pipeline;
  const ends: Promise<CommandExit>[] = [];
  let input: CommandInput = new Uint8Array();
  for (const [i, command] of commands.entries()) {
    const place = { isPiped: i + 1 < commands.length, isAlone: commands.length === 1 };
    const started: StartedCommand = await startCommand(command, input, place, context);
    ends.push(started.exit);
    input = started.output;
  }
  const exits = await Promise.all(ends);
  const failed = exits.findLast((exit) => exit.isMissing) ?? exits.findLast((exit) => exit.code !== 0);
  if (failed?.isMissing || !negated) return failed ?? success;
  return failed === undefined ? failure : success;
}

async function startCommand(
  command: Command,
  piped: CommandInput,
  place: { readonly isPiped: boolean; readonly isAlone: boolean },
  context: ShellContext,
): Promise<StartedCommand> {
  const words = command.words.flatMap((word) => expandFiles(word, context.cwd));
  // The place among the records is that of the command in the script, not that of its end.
  const index = context.records.length;
  context.records.push({ words, exit: success, stdout: '', stderr: '', redirected: [] });
  let streams: CommandStreams;
  try {
    streams = openStreams(command.redirections, context.cwd);
  } catch (error) {
    if (!(error instanceof RedirectionError)) throw error;
    discard(piped);
    context.records[index] = { words, exit: failure, stdout: '', stderr: `${error.message}\n`, redirected: [] };
    return { exit: Promise.resolve(failure), output: new Uint8Array() };
  }
  if (streams.input !== undefined) discard(piped);
  const started = await startReporting(words, streams.input ?? piped, place, streams, context);
  const exit = started.exit.then((end) => {
    for (const file of streams.files) file.close();
    context.records[index] = {
      words,
      exit: end,
      stdout: place.isPiped ? '' : streams.pipe.output.text,
      stderr: streams.errors.output.text,
      redirected: streams.files.map(({ name, path }) => ({ name, path })),
    };
    return end;
  });
  return { exit, output: started.output };
}

/** Does the same as `start`; where what lit itself writes gets lost, the command has failed. */
async function startReporting(...args: Parameters<typeof start>): Promise<StartedCommand> {
  try {
    return await start(...args);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    const [, input, , { errors }] = args;
    discard(input);
    errors.output.write(`${error.message}\n`);
    return { exit: Promise.resolve(failure), output: new Uint8Array() };
  }
}

async function start(
  words: readonly string[],
  input: CommandInput,
  place: { readonly isPiped: boolean; readonly isAlone: boolean },
  streams: CommandStreams,
  context: ShellContext,
): Promise<StartedCommand> {
  const ended = (problem: string | undefined): StartedCommand => {
    discard(input);
    if (problem !== undefined) streams.stderr.output.write(`${problem}\n`);
    const exit = Promise.resolve(problem === undefined ? success : failure);
    return { exit, output: streams.pipe.output.bytes };
  };
  if (isShellCommand(words[0]!)) {
    if (!place.isAlone) return ended(`'${words[0]}' cannot be part of a pipeline`);
    return ended(changeShell(words, context));
  }
  const unwrapped = unwrapCommand(words, context.env);
  if (typeof unwrapped === 'string') return ended(unwrapped);
  const { env, mapExit } = unwrapped;
  const [name, ...argv] = unwrapped.words as [string, ...string[]];
  const surroundings = { cwd: context.cwd, env };
  const known = context.findCommand(name);
  let started: StartedCommand;
  if (known?.kind === 'tool') {
    started = await runInProcess(name, known.main, argv, input, streams, surroundings);
  } else {
    const program = known === undefined ? unwrapped.words : [...known.words, ...argv];
    started = await startProcess(program, input, place.isPiped, streams, surroundings, context.children);
  }
  return { exit: started.exit.then(mapExit), output: started.output };
}

function isShellCommand(name: string): boolean {
  return name === 'cd' || name === 'pushd' || name === 'popd' || name === 'export';
}

function whyNoFolder(path: string): string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? undefined : 'No such directory';
  } catch (error) {
    return systemErrorText(error);
  }
}

/** Does `cd`, `pushd`, `popd` and `export`; returns what is wrong with them. */
function changeShell([name, ...argv]: readonly string[], context: ShellContext): string | undefined {
  if (name === 'cd' || name === 'pushd') {
    if (argv.length !== 1) return `${name}: expected one folder, but got ${argv.length}`;
    const folder = resolve(context.cwd, argv[0]!);
    const problem = whyNoFolder(folder);
    if (problem !== undefined) return `${name}: ${argv[0]}: ${problem}`;
    if (name === 'pushd') context.pushedFolders.push(context.cwd);
    context.cwd = folder;
    return undefined;
  }
  if (name === 'popd') {
    if (argv.length > 0) return `popd: expected no argument, but got '${argv[0]}'`;
    const folder = context.pushedFolders.pop();
    if (folder === undefined) return 'popd: no folder was pushed';
    context.cwd = folder;
    return undefined;
  }
  for (const assignment of argv) {
    const equals = assignment.indexOf('=');
    if (equals <= 0) return `export: expected NAME=VALUE, but got '${assignment}'`;
    context.env[assignment.slice(0, equals)] = assignment.slice(equals + 1);
  }
  return undefined;
}
