/** The command line of filecheck. */
import { type DumpFilter } from '../../filecheck/input-dump.ts';
import { type DumpOptions } from '../../filecheck/filecheck.ts';
import { type FileCheckRequest } from '../../filecheck/request.ts';
import { toByteText } from '../../filecheck/byte-text.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { requestedHelp, generalOptions, type HelpRequest } from '../cli/general-options.ts';
import { type OptionSpec, parseArguments } from '../cli/llvm-arguments.ts';
import { optionsHelp } from '../cli/llvm-help.ts';
import { type GivenOption, Settings } from '../cli/settings.ts';
import { splitWords } from '../cli/split-words.ts';
import { unsignedValue } from '../cli/number-values.ts';

/** What the command line asks for. */
export type FileCheckCommand =
  | { readonly action: 'help'; readonly request: HelpRequest }
  | { readonly action: 'version' | 'explain the input dump' }
  | {
      readonly action: 'check';
      readonly request: FileCheckRequest;
      readonly checkFile: string;
      /** `-` for the standard input. */
      readonly inputFile: string;
      readonly dump: DumpOptions;
      /** Undefined: when a person reads along. */
      readonly color: boolean | undefined;
    };

const TOOL = 'filecheck';
const matching = 'What to check';
const output = 'What to print';

const specs: readonly OptionSpec[] = [
  { name: 'check-prefix', value: 'name', group: matching, summary: 'Read directives with this prefix (default CHECK)' },
  {
    name: 'check-prefixes',
    value: 'names',
    group: matching,
    summary: 'Read directives with any of these, comma-separated',
  },
  { name: 'comment-prefixes', value: 'names', group: matching, summary: 'Ignore lines with these (default COM,RUN)' },
  { name: 'input-file', value: 'file', group: matching, summary: 'Check this file instead of the standard input' },
  {
    name: 'implicit-check-not',
    value: 'pattern',
    group: matching,
    summary: 'Forbid this between all matches; repeatable',
  },
  { name: 'match-full-lines', group: matching, summary: 'A pattern must cover a whole line (except -NOT)' },
  { name: 'strict-whitespace', group: matching, summary: 'Compare blanks and tabs exactly' },
  { name: 'ignore-case', group: matching, summary: 'Compare letters without their case' },
  { name: 'enable-var-scope', group: matching, summary: 'Forget variables without $ at every -LABEL' },
  { name: 'allow-empty', group: matching, summary: 'Accept an empty input' },
  { name: 'allow-unused-prefixes', group: matching, summary: 'Accept prefixes that no directive has' },
  { name: 'allow-deprecated-dag-overlap', group: matching, summary: 'Let the matches of -DAG directives overlap' },
  {
    name: 'dump-input',
    value: 'when',
    group: output,
    summary: 'When to show the annotated input',
    cases: [
      { name: 'help', summary: 'explain the marks in it and exit' },
      { name: 'always', summary: 'after every check' },
      { name: 'fail', summary: 'after a failed check (default)' },
      { name: 'never', summary: 'not at all' },
    ],
  },
  {
    name: 'dump-input-filter',
    value: 'lines',
    group: output,
    summary: 'Which lines to show',
    cases: [
      { name: 'all', summary: 'every line (default with --dump-input=always)' },
      { name: 'annotation-full', summary: 'lines with marks' },
      { name: 'annotation', summary: 'lines where a mark starts' },
      { name: 'error', summary: 'lines where the mark of an error starts (default otherwise)' },
    ],
  },
  { name: 'dump-input-context', value: 'n', group: output, summary: 'Lines to show around them (default 5)' },
  { name: 'v', group: output, summary: 'Also show what matched' },
  { name: 'vv', group: output, summary: 'Also show what was rightly not found, and discarded matches' },
  { name: 'color', group: output, summary: 'Use colors (default: when writing to a terminal)' },
  ...generalOptions,
];

/** Values from the least to the most that they print; of several the most counts. */
const dumpValues = ['never', 'fail', 'always', 'help'] as const;
const filterValues: readonly DumpFilter[] = ['error', 'annotation', 'annotation-full', 'all'];
const DEFAULT_CONTEXT_LINES = 5;

/**
 * Returns what a command line asks for. The arguments of the environment variable FILECHECK_OPTS come first.
 * Throws ArgumentError with what is to be printed.
 */
export function parseCommand(argv: readonly string[], environmentOptions: string): FileCheckCommand {
  const { definitions, rest } = takeDefinitions([...splitWords(environmentOptions, 'llvm'), ...argv]);
  const { options, positional } = parseArguments(rest, specs, TOOL);
  const given = new Settings(options);
  const help = requestedHelp(given);
  if (help) return { action: 'help', request: help };
  if (given.flag('version')) return { action: 'version' };
  const when = most(given.values('dump-input'), dumpValues) ?? 'fail';
  if (when === 'help') return { action: 'explain the input dump' };
  const checkFile = positional[0];
  if (checkFile === undefined || checkFile === '') throw new ArgumentError('<check-file> not specified');
  requireDefinitions(definitions);
  const filter = most(given.values('dump-input-filter'), filterValues) ?? (when === 'always' ? 'all' : 'error');
  return {
    action: 'check',
    request: requestOf(given, options, definitions),
    checkFile,
    inputFile: given.value('input-file') ?? '-',
    dump: { when, filter, contextLines: contextLines(given) },
    color: given.has('color') ? given.flag('color') : undefined,
  };
}

/** Returns the text of `--help` and its kin. */
export function helpText(request: HelpRequest): string {
  const definition = '  -D<NAME=VALUE>, -D#<NAME=NUMBER>: define a variable for patterns; repeatable\n';
  return (
    `usage: ${TOOL} [options] <check-file>\n\n` +
    'Checks that an input (by default the standard input) contains, in order, what the directives in a check file ask for:\n' +
    'CHECK, -NEXT, -SAME, -EMPTY, -NOT, -DAG, -LABEL and -COUNT-<n>, with {{regular expressions}} and [[VARIABLES:...]].\n\n' +
    `  ttmlir-opt --cse input.mlir | ${TOOL} input.mlir\n\n` +
    `${optionsHelp(specs, request)}Definitions:\n\n${definition}\n` +
    'Exit code: 0 all directives match, 1 some do not, 2 wrong options, check file or input.\n' +
    'Options in the environment variable FILECHECK_OPTS come before those of the command line.\n'
  );
}

function requestOf(given: Settings, options: readonly GivenOption[], definitions: readonly string[]): FileCheckRequest {
  return {
    checkPrefixes: inOrder(options, { 'check-prefix': (v) => [v], 'check-prefixes': splitCommas }).map(toByteText),
    commentPrefixes: inOrder(options, { 'comment-prefixes': splitCommas }).map(toByteText),
    implicitCheckNot: given.values('implicit-check-not').map(toByteText),
    defines: definitions.map(toByteText),
    allowEmptyInput: given.flag('allow-empty'),
    allowUnusedPrefixes: given.flag('allow-unused-prefixes'),
    allowDagOverlap: given.flag('allow-deprecated-dag-overlap'),
    matchFullLines: given.flag('match-full-lines'),
    strictWhitespace: given.flag('strict-whitespace'),
    ignoreCase: given.flag('ignore-case'),
    enableVarScope: given.flag('enable-var-scope'),
    verbosity: given.flag('vv') ? 2 : given.flag('v') ? 1 : 0,
  };
}

/** A definition is written without a blank or an equals sign after its letter, unlike every other option. */
function takeDefinitions(argv: readonly string[]): { definitions: string[]; rest: string[] } {
  const definitions: string[] = [];
  const rest: string[] = [];
  for (const [i, argument] of argv.entries()) {
    if (argument === '--') {
      rest.push(...argv.slice(i));
      break;
    }
    const definition = /^--?D(.*)$/s.exec(argument)?.[1];
    if (definition === undefined) rest.push(argument);
    else if (definition === '') throw new ArgumentError(`${TOOL}: for the -D option: requires a value!`);
    else definitions.push(definition);
  }
  return { definitions, rest };
}

function requireDefinitions(definitions: readonly string[]): void {
  const problems = definitions.flatMap((definition) => {
    const equals = definition.indexOf('=');
    if (equals > 0) return [];
    const missing = equals < 0 ? 'equal sign' : 'variable name';
    return [`Missing ${missing} in command-line definition '-D${definition}'`];
  });
  if (problems.length > 0) throw new ArgumentError(problems.join('\n'));
}

function contextLines(given: Settings): number {
  const name = 'dump-input-context';
  const values = given.values(name).map((value) => unsignedValue(value, name, TOOL));
  return values.length > 0 ? Math.max(...values) : DEFAULT_CONTEXT_LINES;
}

function splitCommas(value: string): string[] {
  return value.split(',');
}

/** Returns the values of several options in order, each taken apart by its function. */
function inOrder(
  options: readonly GivenOption[],
  split: Readonly<Record<string, (value: string) => string[]>>,
): string[] {
  return options.flatMap((option) => split[option.name]?.(option.value ?? '') ?? []);
}

/** Returns the value that is last in `known`. */
function most<T extends string>(values: readonly string[], known: readonly T[]): T | undefined {
  return known.findLast((value) => values.includes(value));
}
