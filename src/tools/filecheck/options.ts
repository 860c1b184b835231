/** The command line of filecheck. */
import { type DumpFilter } from '../../filecheck/input-dump.ts';
import { type DumpOptions } from '../../filecheck/filecheck.ts';
import { type FileCheckRequest } from '../../filecheck/request.ts';
import { toByteText } from '../../filecheck/byte-text.ts';
import { ArgumentError, type GivenOption, type OptionSpec, optionsHelp, parseArguments } from '../cli/arguments.ts';

/** What the command line asks for. */
export type FileCheckCommand =
  | { readonly action: 'help' | 'version' | 'explain the input dump' }
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
const general = 'General options';

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
    summary: 'Show the annotated input: help, always, fail (default), never',
  },
  {
    name: 'dump-input-filter',
    value: 'lines',
    group: output,
    summary: 'Lines to show: all, annotation-full, annotation, error',
  },
  { name: 'dump-input-context', value: 'n', group: output, summary: 'Lines to show around them (default 5)' },
  { name: 'v', group: output, summary: 'Also show what matched' },
  { name: 'vv', group: output, summary: 'Also show what was rightly not found, and discarded matches' },
  { name: 'color', group: output, summary: 'Use colors (default: when writing to a terminal)' },
  { name: 'help', group: general, summary: 'Print this text' },
  { name: 'h', group: general, summary: 'The same' },
  { name: 'version', group: general, summary: 'Print the version' },
];

/** Values from the least to the most that they print; of several the most counts. */
const dumpValues = ['never', 'fail', 'always', 'help'] as const;
const filterValues: readonly DumpFilter[] = ['error', 'annotation', 'annotation-full', 'all'];
const DEFAULT_CONTEXT_LINES = 5;
const MAX_CONTEXT_LINES = 2n ** 32n - 1n;

/**
 * Returns what a command line asks for. The arguments of the environment variable FILECHECK_OPTS come first.
 * Throws ArgumentError with what is to be printed.
 */
export function parseCommand(argv: readonly string[], environmentOptions: string): FileCheckCommand {
  const words = environmentOptions.split(/\s+/).filter((word) => word !== '');
  const { definitions, rest } = takeDefinitions([...words, ...argv]);
  const { options, positional } = parseArguments(rest, specs, TOOL);
  const given = new GivenOptions(options);
  if (given.flag('help') || given.flag('h')) return { action: 'help' };
  if (given.flag('version')) return { action: 'version' };
  const when = given.most('dump-input', dumpValues) ?? 'fail';
  if (when === 'help') return { action: 'explain the input dump' };
  const checkFile = positional[0];
  if (checkFile === undefined || checkFile === '') throw new ArgumentError('<check-file> not specified');
  requireDefinitions(definitions);
  const filter = given.most('dump-input-filter', filterValues) ?? (when === 'always' ? 'all' : 'error');
  return {
    action: 'check',
    request: requestOf(given, definitions),
    checkFile,
    inputFile: given.values('input-file').at(-1) ?? '-',
    dump: { when, filter, contextLines: contextLines(given) },
    color: given.values('color').length > 0 ? given.flag('color') : undefined,
  };
}

/** Returns the text of `--help`. */
export function helpText(): string {
  const definition = '  -D<NAME=VALUE>, -D#<NAME=NUMBER>: define a variable for patterns; repeatable\n';
  return (
    `usage: ${TOOL} [options] <check-file>\n\n` +
    'Checks that an input contains, in order, what the directives in a check file ask for.\n\n' +
    `${optionsHelp(specs)}Definitions:\n\n${definition}\n` +
    'Exit code: 0 all directives match, 1 some do not, 2 wrong options, check file or input.\n' +
    'The environment variable FILECHECK_OPTS may hold further options.\n'
  );
}

function requestOf(given: GivenOptions, definitions: readonly string[]): FileCheckRequest {
  return {
    checkPrefixes: given.inOrder({ 'check-prefix': (v) => [v], 'check-prefixes': splitCommas }).map(toByteText),
    commentPrefixes: given.inOrder({ 'comment-prefixes': splitCommas }).map(toByteText),
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

function contextLines(given: GivenOptions): number {
  const values = given.values('dump-input-context').map((value) => {
    const isNumber = /^[0-9]+$/.test(value) && BigInt(value) <= MAX_CONTEXT_LINES;
    if (isNumber) return Number(value);
    throw new ArgumentError(
      `${TOOL}: for the --dump-input-context option: '${value}' value invalid for uint argument!`,
    );
  });
  return values.length > 0 ? Math.max(...values) : DEFAULT_CONTEXT_LINES;
}

function splitCommas(value: string): string[] {
  return value.split(',');
}

/** Looks up options by name. */
class GivenOptions {
  constructor(private readonly options: readonly GivenOption[]) {}

  /** The values of an option in order. */
  values(name: string): string[] {
    return this.options.filter((option) => option.name === name).map((option) => option.value ?? '');
  }

  /** Whether a flag is set: the last occurrence counts. */
  flag(name: string): boolean {
    return this.values(name).at(-1) === 'true';
  }

  /** The values of several options in order, each taken apart by its function. */
  inOrder(split: Readonly<Record<string, (value: string) => string[]>>): string[] {
    return this.options.flatMap((option) => split[option.name]?.(option.value ?? '') ?? []);
  }

  /** Of the values of an option the one that is last in `known`. Throws ArgumentError for another value. */
  most<T extends string>(name: string, known: readonly T[]): T | undefined {
    let most: T | undefined;
    for (const value of this.values(name)) {
      const found = known.find((k) => k === value);
      if (found === undefined) {
        throw new ArgumentError(`${TOOL}: for the --${name} option: Cannot find option named '${value}'!`);
      }
      if (most === undefined || known.indexOf(found) > known.indexOf(most)) most = found;
    }
    return most;
  }
}
