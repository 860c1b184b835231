import { availableParallelism } from 'node:os';
import { didYouMean } from '../../support/suggest.ts';
import { LitError } from './lit-error.ts';
import { resultCodes, type ResultCode } from './result.ts';

/** The command line of lit. */
export interface LitOptions {
  readonly paths: readonly string[];
  readonly workers: number;
  /** Which tests' output is shown. */
  readonly testOutput: 'off' | 'failed' | 'all';
  /** Which tests' results are shown as they come. */
  readonly printResults: 'failed' | 'all';
  readonly quiet: boolean;
  readonly progressBar: boolean;
  /** Results whose tests the summary lists, besides failures. */
  readonly shown: ReadonlySet<ResultCode>;
  readonly filter: RegExp | undefined;
  readonly filterOut: RegExp | undefined;
  readonly shard: { readonly run: number; readonly count: number } | undefined;
  readonly order: 'lexical' | 'random';
  readonly maxTests: number | undefined;
  readonly maxFailures: number | undefined;
  readonly maxTimeSeconds: number | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly allowEmptyRuns: boolean;
  readonly ignoreFail: boolean;
  readonly noExecute: boolean;
  readonly externalTools: boolean;
  /** The folder for what tests write, instead of those that the suites name. */
  readonly execRoot: string | undefined;
  readonly timeTests: boolean;
  readonly xunitOutput: string | undefined;
  readonly searchPaths: readonly string[];
  /** Substitutions of the command line: `-D NAME=VALUE` is `%{NAME}`. */
  readonly defined: Readonly<Record<string, string>>;
  readonly action: 'run' | 'show-tests' | 'show-suites' | 'help' | 'version';
}

interface OptionSpec {
  readonly names: readonly string[];
  readonly value?: string;
  readonly help: string;
}

/** Every option: name of the value it takes, and help text. */
const specs = [
  { names: ['-h', '--help'], help: 'show this help and exit' },
  { names: ['--version'], help: 'show the version and exit' },
  {
    names: ['-j', '--workers', '--threads'],
    value: 'N',
    help: 'run tests in N processes (default: one per processor)',
  },
  { names: ['-v', '--verbose'], help: 'show the output of failed tests' },
  { names: ['-vv', '--echo-all-commands'], help: 'the same as -v' },
  { names: ['-a', '--show-all'], help: 'show the output of all tests' },
  { names: ['-q', '--quiet'], help: 'show nothing but failures' },
  { names: ['-s', '--succinct'], help: 'show a progress bar and failed tests' },
  { names: ['--progress-bar'], help: 'show a progress bar' },
  { names: ['--no-progress-bar'], help: 'show no progress bar (default)' },
  { names: ['--time-tests'], help: 'list the slowest tests' },
  { names: ['--xunit-xml-output'], value: 'FILE', help: 'write the results to FILE as XUnit XML' },
  { names: ['--show-excluded'], help: 'list excluded tests in the summary' },
  { names: ['--show-skipped'], help: 'list skipped tests in the summary' },
  { names: ['--show-unsupported'], help: 'list unsupported tests in the summary' },
  { names: ['--show-pass'], help: 'list passed tests in the summary' },
  { names: ['--show-xfail'], help: 'list expectedly failed tests in the summary' },
  { names: ['--show-xpass'], help: 'list unexpectedly passed tests in the summary (default)' },
  { names: ['--filter'], value: 'REGEX', help: 'run only tests whose name matches' },
  { names: ['--filter-out'], value: 'REGEX', help: 'run only tests whose name does not match' },
  { names: ['--num-shards'], value: 'M', help: 'split the tests into M parts and run only one' },
  { names: ['--run-shard'], value: 'N', help: 'the part to run, from 1 to M' },
  { names: ['--max-tests'], value: 'N', help: 'run at most N tests' },
  { names: ['--order'], value: 'ORDER', help: 'lexical (default) or random' },
  { names: ['--shuffle'], help: 'the same as --order=random' },
  { names: ['--timeout'], value: 'SECONDS', help: 'longest time of one test; 0 is no limit' },
  { names: ['--max-time'], value: 'SECONDS', help: 'start no test after this time' },
  { names: ['--max-failures'], value: 'N', help: 'start no test after N failures' },
  { names: ['--allow-empty-runs'], help: 'succeed when there is no test to run' },
  { names: ['--ignore-fail'], help: 'succeed even if tests fail' },
  { names: ['--no-execute'], help: 'read the tests, but run nothing' },
  { names: ['--external-tools'], help: 'run the tools of ttmlir as processes of their own' },
  {
    names: ['--exec-root'],
    value: 'FOLDER',
    help: 'keep what tests write in FOLDER, not in the execRoot of the suite',
  },
  { names: ['--path'], value: 'FOLDER', help: 'search programs in FOLDER before PATH' },
  { names: ['-D', '--param'], value: 'NAME=VALUE', help: 'define the substitution %{NAME}' },
  { names: ['--show-tests'], help: 'list the tests and exit' },
  { names: ['--show-suites'], help: 'list the test suites and exit' },
] as const satisfies readonly OptionSpec[];

type OptionName = (typeof specs)[number]['names'][0];

/** Returns the help text. */
export function helpText(): string {
  const lines = specs.map((spec: OptionSpec) => {
    const left = `  ${spec.names.join(', ')}${spec.value === undefined ? '' : ` ${spec.value}`}`;
    return left.length < 30 ? `${left.padEnd(30)}${spec.help}` : `${left}\n${' '.repeat(30)}${spec.help}`;
  });
  return (
    'usage: lit [OPTION…] PATH…\n\n' +
    'Runs the tests at each PATH: a test file, or a folder of test files below a lit.cfg.json.\n' +
    'The options in the environment variable LIT_OPTS come after those of the command line.\n\n' +
    `${lines.join('\n')}\n`
  );
}

/** Returns the options of a command line. Throws LitError for an unknown option or a wrong value. */
export function parseOptions(argv: readonly string[]): LitOptions {
  const { values, paths } = splitArguments(argv);
  const has = (name: OptionName) => values.has(name);
  const last = (name: OptionName) => values.get(name)?.at(-1);
  const shown = (Object.keys(resultCodes) as ResultCode[]).filter((code) =>
    values.has(`--show-${code.toLowerCase()}` as OptionName),
  );
  const order = has('--shuffle') ? 'random' : (last('--order') ?? 'lexical');
  if (order !== 'lexical' && order !== 'random') {
    throw new LitError(`argument --order: expected lexical or random, but got '${order}'`);
  }
  const isShort = has('-s');
  const defined = (values.get('-D') ?? []).map((definition) => {
    const equals = definition.indexOf('=');
    if (equals <= 0) throw new LitError(`argument -D: expected NAME=VALUE, but got '${definition}'`);
    return [`%{${definition.slice(0, equals)}}`, definition.slice(equals + 1)] as const;
  });
  const action = (['--help', '--version', '--show-tests', '--show-suites'] as const).find((name) =>
    values.has(name === '--help' ? '-h' : name),
  );
  const options: LitOptions = {
    paths,
    workers: integer('-j', last('-j'), 1) ?? availableParallelism(),
    testOutput: has('-a') ? 'all' : has('-v') || has('-vv') ? 'failed' : 'off',
    printResults: (isShort && !has('-a')) || has('-q') ? 'failed' : 'all',
    quiet: has('-q'),
    progressBar: (isShort || has('--progress-bar')) && !has('--no-progress-bar') && !has('-q'),
    shown: new Set(shown),
    filter: regex('--filter', last('--filter')),
    filterOut: regex('--filter-out', last('--filter-out')),
    shard: shardOf(integer('--num-shards', last('--num-shards'), 1), integer('--run-shard', last('--run-shard'), 1)),
    order,
    maxTests: integer('--max-tests', last('--max-tests'), 1),
    maxFailures: integer('--max-failures', last('--max-failures'), 1),
    maxTimeSeconds: seconds('--max-time', last('--max-time')),
    timeoutSeconds: seconds('--timeout', last('--timeout')),
    allowEmptyRuns: has('--allow-empty-runs'),
    ignoreFail: has('--ignore-fail'),
    noExecute: has('--no-execute'),
    externalTools: has('--external-tools'),
    execRoot: last('--exec-root'),
    timeTests: has('--time-tests'),
    xunitOutput: last('--xunit-xml-output'),
    searchPaths: values.get('--path') ?? [],
    defined: Object.fromEntries(defined),
    action: (action?.slice(2) as LitOptions['action'] | undefined) ?? 'run',
  };
  if (paths.length === 0 && options.action !== 'help' && options.action !== 'version') {
    throw new LitError('expected the path of a test or of a folder of tests');
  }
  return options;
}

/** Splits the arguments into option values, by the first name of the option, and paths. */
function splitArguments(argv: readonly string[]): { values: Map<OptionName, string[]>; paths: string[] } {
  const values = new Map<OptionName, string[]>();
  const paths: string[] = [];
  const names = specs.flatMap((spec) => spec.names as readonly string[]);
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    if (argument === '--') {
      paths.push(...argv.slice(i + 1));
      break;
    }
    if (!argument.startsWith('-') || argument === '-') {
      paths.push(argument);
      continue;
    }
    const long = /^(--[^=]+)=(.*)$/s.exec(argument);
    const short = !argument.startsWith('--') && !names.includes(argument) ? argument.slice(0, 2) : undefined;
    const name = long?.[1] ?? short ?? argument;
    const spec: OptionSpec | undefined = specs.find((candidate: OptionSpec) => candidate.names.includes(name));
    if (spec === undefined || (short !== undefined && spec.value === undefined)) {
      throw new LitError(`unknown option '${argument}'${didYouMean(name, names)}`);
    }
    let value = long?.[2] ?? (short !== undefined ? argument.slice(2) : undefined);
    if (spec.value === undefined && value !== undefined) throw new LitError(`argument ${name}: takes no value`);
    if (spec.value !== undefined) value ??= argv[++i];
    if (spec.value !== undefined && value === undefined) throw new LitError(`argument ${name}: expected ${spec.value}`);
    const key = spec.names[0] as OptionName;
    values.set(key, [...(values.get(key) ?? []), value ?? '']);
  }
  return { values, paths };
}

function integer(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new LitError(`argument ${name}: expected an integer, ${least} or more, but got '${text}'`);
  }
  return Number(text);
}

function seconds(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) throw new LitError(`argument ${name}: expected seconds, but got '${text}'`);
  return Number(text);
}

function regex(name: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw new LitError(`argument ${name}: ${(error as Error).message}`);
  }
}

function shardOf(count: number | undefined, run: number | undefined): LitOptions['shard'] {
  if (count === undefined && run === undefined) return undefined;
  if (count === undefined || run === undefined)
    throw new LitError('--num-shards and --run-shard must be used together');
  if (run > count) throw new LitError('--run-shard must be between 1 and --num-shards (inclusive)');
  return { run, count };
}
