import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../support/files.ts';
import { chooseBranches } from './conditionals.ts';
import { formatRecords } from './format-records.ts';
import { evaluateBooleanExpression } from './boolean-expression.ts';
import { commandFinder } from './find-command.ts';
import { type ResultCode, type TestResult } from './result.ts';
import { ChildProcesses } from './shell/child-processes.ts';
import { type ShellContext } from './shell/context.ts';
import { ShellSyntaxError } from './shell/lexer.ts';
import { parseShellLine } from './shell/parser.ts';
import { runLine } from './shell/run-line.ts';
import { type ShellLine } from './shell/syntax.ts';
import {
  SubstitutionError,
  fixLineNumbers,
  isBuiltin,
  protectFromShell,
  substitute,
  unprotect,
  type TestPaths,
} from './substitutions.ts';
import { sourcePath, type TestCase } from './test-case.ts';
import {
  TestScriptError,
  parseTestScript,
  placeOf,
  type Definition,
  type RunLine,
  type TestScript,
} from './test-script.ts';

/** How tests are run. */
export interface RunOptions {
  /** Only reads the tests; those that could run pass. */
  readonly noExecute: boolean;
  /** Runs the tools of ttmlir as processes instead of in this one. */
  readonly externalTools: boolean;
  /** Longest time in seconds instead of what the configurations say; 0 is no limit. */
  readonly timeoutSeconds: number | undefined;
}

/** Runs one test; whatever is wrong with it becomes its result. */
export async function runTest(test: TestCase, options: RunOptions): Promise<TestResult> {
  const start = performance.now();
  let outcome: { code: ResultCode; output: string };
  try {
    outcome = await judge(test, options);
  } catch (error) {
    if (!isTestMistake(error)) throw error;
    outcome = { code: 'UNRESOLVED', output: `${error.message}\n` };
  }
  return { ...outcome, elapsedMs: performance.now() - start };
}

/** Returns the seconds that the test may take; 0 is no limit. */
export function timeLimitSeconds(test: TestCase, options: RunOptions): number {
  return options.timeoutSeconds ?? test.config.timeoutSeconds;
}

async function judge(test: TestCase, options: RunOptions): Promise<{ code: ResultCode; output: string }> {
  const { config } = test;
  if (config.isUnsupported) return { code: 'UNSUPPORTED', output: 'Test is unsupported\n' };
  const script = parseTestScript(readFileSync(sourcePath(test), 'utf8'));
  const features = new Set(config.features);
  const holds = (expression: string) => expression === '*' || evaluateBooleanExpression(expression, features);
  const missing = script.requires.filter((expression) => !holds(expression));
  if (missing.length > 0) {
    const list = missing.join(', ');
    return { code: 'UNSUPPORTED', output: `Test requires the following unavailable features: ${list}\n` };
  }
  const present = script.unsupported.filter(holds);
  if (present.length > 0) {
    const list = present.join(', ');
    return { code: 'UNSUPPORTED', output: `Test does not support the following features: ${list}\n` };
  }
  const lines = parseRunLines(script, test, features);
  if (options.noExecute) return { code: 'PASS', output: '' };
  const start = performance.now();
  let attempt = await execute(lines, test, options, start);
  let retries = 0;
  while (attempt.exitCode !== 0 && !attempt.isTimedOut && retries < script.allowedRetries) {
    retries++;
    attempt = await execute(lines, test, options, start);
  }
  const { exitCode, isTimedOut, output } = attempt;
  if (isTimedOut) return { code: 'TIMEOUT', output };
  if (exitCode === 0 && retries > 0) return { code: 'FLAKYPASS', output };
  const expectsFailure = script.xfail.some(holds);
  if (exitCode === 0) return { code: expectsFailure ? 'XPASS' : 'PASS', output };
  return { code: expectsFailure ? 'XFAIL' : 'FAIL', output };
}

/** A RUN line after substitution. */
interface PreparedLine {
  readonly source: RunLine;
  readonly text: string;
  readonly tree: ShellLine;
}

function parseRunLines(script: TestScript, test: TestCase, features: ReadonlySet<string>): PreparedLine[] {
  const defined = new Map(Object.entries(test.config.substitutions));
  return script.steps.flatMap((step) => {
    const isDefinition = 'keyword' in step;
    const source = isDefinition ? step.value : step.text;
    try {
      const chosen = chooseBranches(source, features);
      if (isDefinition) {
        define(step, chosen, defined);
        return [];
      }
      // A line whose only branch is not taken has nothing to do.
      if (chosen.trim() === '') return [{ source: step, text: chosen, tree: [] }];
      const text = substitute(chosen, defined, pathsOf(test), step.firstLine, protectFromShell);
      const tree = parseShellLine(text).map(({ operator, pipeline }) => ({
        operator,
        pipeline: { ...pipeline, commands: pipeline.commands.map(unprotectCommand) },
      }));
      return [{ source: step, text: unprotect(text), tree }];
    } catch (error) {
      if (error instanceof ShellSyntaxError) {
        throw new TestScriptError(`shell parser error on RUN: ${placeOf(step)}: ${error.message}\n${source}`);
      }
      if (error instanceof SubstitutionError) {
        const keyword = isDefinition ? step.keyword : 'RUN';
        throw new TestScriptError(`cannot expand ${keyword}: ${placeOf(step)}: ${error.message}\n${source}`);
      }
      throw error;
    }
  });
}

/** Adds a definition to those before. Throws SubstitutionError for a second definition, or a new one of nothing. */
function define(definition: Definition, value: string, defined: Map<string, string>): void {
  const { keyword, name, firstLine } = definition;
  const exists = defined.has(name) || isBuiltin(name);
  if (keyword === 'DEFINE' && exists) throw new SubstitutionError(`'${name}' is defined already; REDEFINE: changes it`);
  if (keyword === 'REDEFINE' && !exists) throw new SubstitutionError(`'${name}' is not defined; DEFINE: does it`);
  defined.set(name, fixLineNumbers(value, firstLine));
}

function unprotectCommand(command: ShellLine[number]['pipeline']['commands'][number]): typeof command {
  const word = (parts: (typeof command.words)[number]) => parts.flatMap(unprotectPart);
  return {
    words: command.words.map(word),
    redirections: command.redirections.map((redirection) =>
      redirection.kind === 'file' ? { ...redirection, file: word(redirection.file) } : redirection,
    ),
  };
}

/** What was protected counts as quoted: a star in the name of a folder is no pattern. */
function unprotectPart(part: { readonly text: string; readonly quoted: boolean }): (typeof part)[] {
  return part.text.split(/([\ue000-\ue07f]+)/).map((text, i) => ({
    text: unprotect(text),
    quoted: part.quoted || i % 2 === 1,
  }));
}

/** Runs the lines once. The time of the test counts from `start` on, over all of its attempts. */
async function execute(lines: readonly PreparedLine[], test: TestCase, options: RunOptions, start: number) {
  const paths = pathsOf(test);
  prepareFolders(paths);
  const context: ShellContext = {
    cwd: dirname(dirname(paths.temporary)),
    pushedFolders: [],
    env: { ...test.config.env },
    findCommand: commandFinder(test.config.tools, options.externalTools),
    children: new ChildProcesses(),
    records: [],
    isTimedOut: false,
  };
  const limit = timeLimitSeconds(test, options);
  const timer =
    limit > 0
      ? setTimeout(
          () => {
            context.isTimedOut = true;
            context.children.killAll();
          },
          limit * 1000 - (performance.now() - start),
        )
      : undefined;
  let exitCode = 0;
  let output = '';
  try {
    for (const { source, text, tree } of lines) {
      const firstRecord = context.records.length;
      exitCode = await runLine(tree, context);
      output += `# RUN: ${placeOf({ ...source, lastLine: source.firstLine })}\n${text}\n`;
      output += formatRecords(context.records.slice(firstRecord));
      if (exitCode !== 0 || context.isTimedOut) break;
    }
  } finally {
    clearTimeout(timer);
  }
  const time = context.isTimedOut ? `Timeout: Reached timeout of ${limit} seconds\n` : '';
  const head = `Exit Code: ${exitCode}\n${time}\nCommand Output (stdout):\n--\n`;
  return { exitCode, isTimedOut: context.isTimedOut, output: `${head}${output}\n--\n` };
}

function pathsOf(test: TestCase): TestPaths {
  const { suiteRoot, execRoot } = test.config;
  return {
    source: sourcePath(test),
    suite: suiteRoot,
    temporary: join(execRoot, dirname(test.path), 'Output', `${basename(test.path)}.tmp`),
  };
}

/** Makes the folder for temporary files and removes what the test left there before: an old file must not make it pass. */
function prepareFolders(paths: TestPaths): void {
  const folder = dirname(paths.temporary);
  makeFolder(folder);
  const prefix = basename(paths.temporary);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isTestMistake(error: unknown): error is Error {
  if (error instanceof TestScriptError || error instanceof SubstitutionError) return true;
  return (error as NodeJS.ErrnoException).syscall !== undefined;
}
