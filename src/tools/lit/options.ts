import { availableParallelism } from 'node:os';
import { ArgumentError } from '../cli/argument-error.ts';
import { parseArgparse, type ArgparseOption } from '../cli/argparse.ts';
import { argparseHelp } from '../cli/argparse-help.ts';
import { Settings } from '../cli/settings.ts';
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

const selecting = 'which tests run';
const running = 'how they run';
const showing = 'what is shown';
const ending = 'when the run ends, and how';
const informing = 'instead of running tests';

/** Every option. */
const specs = [
  { names: ['--filter'], value: 'REGEX', group: selecting, summary: 'run only tests whose name matches' },
  { names: ['--filter-out'], value: 'REGEX', group: selecting, summary: 'run only tests whose name does not match' },
  { names: ['--num-shards'], value: 'M', group: selecting, summary: 'split the tests into M parts and run only one' },
  { names: ['--run-shard'], value: 'N', group: selecting, summary: 'the part to run, from 1 to M' },
  { names: ['--max-tests'], value: 'N', group: selecting, summary: 'run at most N tests' },
  { names: ['--order'], value: 'ORDER', group: selecting, summary: 'lexical (default) or random' },
  { names: ['--shuffle'], group: selecting, summary: 'the same as --order=random' },

  {
    names: ['-j', '--workers', '--threads'],
    value: 'N',
    group: running,
    summary: 'run tests in N processes (default: one per processor)',
  },
  { names: ['--timeout'], value: 'SECONDS', group: running, summary: 'longest time of one test; 0 is no limit' },
  { names: ['-D', '--param'], value: 'NAME=VALUE', group: running, summary: 'define the substitution %{NAME}' },
  { names: ['--path'], value: 'FOLDER', group: running, summary: 'search programs in FOLDER before PATH' },
  {
    names: ['--exec-root'],
    value: 'FOLDER',
    group: running,
    summary: 'run the tests of each suite in a folder below FOLDER, not in the execRoot that it names',
  },
  { names: ['--external-tools'], group: running, summary: 'run the tools of ttmlir as processes of their own' },
  { names: ['--no-execute'], group: running, summary: 'read the tests, but run nothing' },

  { names: ['-v', '--verbose'], group: showing, summary: 'show the output of failed tests' },
  { names: ['-vv', '--echo-all-commands'], group: showing, summary: 'the same as -v' },
  { names: ['-a', '--show-all'], group: showing, summary: 'show the output of all tests' },
  { names: ['-q', '--quiet'], group: showing, summary: 'show nothing but failures' },
  { names: ['-s', '--succinct'], group: showing, summary: 'show a progress bar and failed tests' },
  { names: ['--progress-bar'], group: showing, summary: 'show a progress bar' },
  { names: ['--no-progress-bar'], group: showing, summary: 'show no progress bar (default)' },
  { names: ['--time-tests'], group: showing, summary: 'list the slowest tests' },
  { names: ['--show-excluded'], group: showing, summary: 'list excluded tests in the summary' },
  { names: ['--show-skipped'], group: showing, summary: 'list skipped tests in the summary' },
  { names: ['--show-unsupported'], group: showing, summary: 'list unsupported tests in the summary' },
  { names: ['--show-pass'], group: showing, summary: 'list passed tests in the summary' },
  { names: ['--show-flakypass'], group: showing, summary: 'list tests that passed when retried in the summary' },
  { names: ['--show-xfail'], group: showing, summary: 'list expectedly failed tests in the summary' },
  { names: ['--show-xpass'], group: showing, summary: 'list unexpectedly passed tests in the summary (default)' },
  { names: ['--xunit-xml-output'], value: 'FILE', group: showing, summary: 'write the results to FILE as XUnit XML' },

  { names: ['--max-failures'], value: 'N', group: ending, summary: 'start no test after N failures' },
  { names: ['--max-time'], value: 'SECONDS', group: ending, summary: 'start no test after this time' },
  { names: ['--allow-empty-runs'], group: ending, summary: 'succeed when there is no test to run' },
  { names: ['--ignore-fail'], group: ending, summary: 'succeed even if tests fail' },

  { names: ['--show-tests'], group: informing, summary: 'list the tests and exit' },
  { names: ['--show-suites'], group: informing, summary: 'list the test suites and exit' },
  { names: ['-h', '--help'], group: informing, summary: 'show this help and exit' },
  { names: ['--version'], group: informing, summary: 'show the version and exit' },
] as const satisfies readonly ArgparseOption[];

type OptionName = (typeof specs)[number]['names'][0];

/** Returns the help text. */
export function helpText(): string {
  return `usage: lit [OPTION…] PATH…

Runs the tests at each PATH: a test file, or a folder of test files below a lit.cfg.json. A test
file says in lines with RUN: which commands have to succeed. The least lit.cfg.json is
{ "name": "mine", "suffixes": [".mlir"] }, and a test is, for example,

  // RUN: ttmlir-opt --cse %s | filecheck %s
  // CHECK: func.func @f

  lit -v tests                          run all tests in a folder, show what failed
  lit -v tests/cse.mlir                 run one
  lit -v --filter='cse|dce' tests       run those whose names match

${argparseHelp(specs)}
Exit code: 0 no test failed, 1 a test failed or there was none to run, 2 wrong options.
The options in the environment variable LIT_OPTS come after those of the command line.
LIT_FILTER, LIT_FILTER_OUT, LIT_NUM_SHARDS and LIT_RUN_SHARD are values of these options where
the command line has none.
`;
}

/** Returns the options of a command line. Throws ArgumentError for an unknown option or a wrong value. */
export function parseOptions(argv: readonly string[]): LitOptions {
  const { options: given, positional: paths } = parseArgparse(argv, specs);
  const settings = new Settings<OptionName>(given);
  const has = (name: OptionName) => settings.has(name);
  const last = (name: OptionName) => settings.value(name);
  const shown = (Object.keys(resultCodes) as ResultCode[]).filter((code) =>
    has(`--show-${code.toLowerCase()}` as OptionName),
  );
  const order = has('--shuffle') ? 'random' : (last('--order') ?? 'lexical');
  if (order !== 'lexical' && order !== 'random') {
    throw new ArgumentError(`argument --order: expected lexical or random, but got '${order}'`);
  }
  const isShort = has('-s');
  const defined = settings.values('-D').map((definition) => {
    const equals = definition.indexOf('=');
    if (equals <= 0) throw new ArgumentError(`argument -D: expected NAME=VALUE, but got '${definition}'`);
    return [`%{${definition.slice(0, equals)}}`, definition.slice(equals + 1)] as const;
  });
  const action = (['--help', '--version', '--show-tests', '--show-suites'] as const).find((name) =>
    has(name === '--help' ? '-h' : name),
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
    maxTimeSeconds: positiveSeconds('--max-time', last('--max-time')),
    timeoutSeconds: seconds('--timeout', last('--timeout')),
    allowEmptyRuns: has('--allow-empty-runs'),
    ignoreFail: has('--ignore-fail'),
    noExecute: has('--no-execute'),
    externalTools: has('--external-tools'),
    execRoot: last('--exec-root'),
    timeTests: has('--time-tests'),
    xunitOutput: last('--xunit-xml-output'),
    searchPaths: settings.values('--path'),
    defined: Object.fromEntries(defined),
    action: (action?.slice(2) as LitOptions['action'] | undefined) ?? 'run',
  };
  if (paths.length === 0 && options.action !== 'help' && options.action !== 'version') {
    throw new ArgumentError('expected the path of a test or of a folder of tests');
  }
  return options;
}

function integer(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new ArgumentError(`argument ${name}: expected an integer, ${least} or more, but got '${text}'`);
  }
  return Number(text);
}

function seconds(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) throw new ArgumentError(`argument ${name}: expected seconds, but got '${text}'`);
  return Number(text);
}

function positiveSeconds(name: string, text: string | undefined): number | undefined {
  const given = seconds(name, text);
  if (given === 0) throw new ArgumentError(`argument ${name}: expected more than 0 seconds`);
  return given;
}

function regex(name: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw new ArgumentError(`argument ${name}: ${(error as Error).message}`);
  }
}

function shardOf(count: number | undefined, run: number | undefined): LitOptions['shard'] {
  if (count === undefined && run === undefined) return undefined;
  if (count === undefined || run === undefined)
    throw new ArgumentError('--num-shards and --run-shard must be used together');
  if (run > count) throw new ArgumentError('--run-shard must be between 1 and --num-shards (inclusive)');
  return { run, count };
}
