import { didYouMean } from '../../support/suggest.ts';
import { ArgumentError } from './argument-error.ts';
import { type GivenOption, type ParsedArguments } from './settings.ts';

/**
 * An option of a tool whose original is a Python program with argparse: `-j4`, `-j 4`, `--workers=4`, `--workers 4`, `--work 4`; letters
 * may share a dash, as in `-sv` and `-sj4`. See `OptionSpec` of llvm-arguments.ts for why there are two kinds of command lines.
 */
export interface ArgparseOption {
  /** As written, with dashes; the first is the name of the option in the program. */
  readonly names: readonly [string, ...string[]];
  readonly summary: string;
  /** What the value is called in the help and in messages; absent for flags. */
  readonly value?: string;
  /** The help lists the option under this heading. */
  readonly group?: string;
}

/**
 * Takes a command line apart; options are named by the first of their names. Throws ArgumentError for an unknown option, and for
 * one without its value or with a value that it does not take. A word that is an option is no value.
 */
export function parseArgparse<Option extends ArgparseOption>(
  argv: readonly string[],
  specs: readonly Option[],
): ParsedArguments<Option['names'][0]> {
  const known = new Map<string, ArgparseOption>(
    specs.flatMap((spec) => spec.names.map((name) => [name, spec] as const)),
  );
  const options: GivenOption<Option['names'][0]>[] = [];
  const positional: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    if (argument === '--') {
      positional.push(...argv.slice(i + 1));
      break;
    }
    if (!argument.startsWith('-') || argument === '-') {
      positional.push(argument);
      continue;
    }
    const { flags, last } = splitCluster(argument, known);
    for (const flag of flags) options.push({ name: known.get(flag)!.names[0], value: 'true' });
    const { name: given, attached } = splitOption(last, known);
    const name = wholeName(given, known);
    const spec = known.get(name);
    // A letter with dashes behind it, as in `-v-all`.
    const isFlagWithMore = attached !== undefined && !name.startsWith('--') && spec?.value === undefined;
    if (spec === undefined || isFlagWithMore) {
      throw new ArgumentError(`unknown option '${argument}'${didYouMean(name, known.keys())}`);
    }
    if (spec.value === undefined && attached !== undefined) throw new ArgumentError(`argument ${name}: takes no value`);
    let value = spec.value === undefined ? 'true' : attached;
    if (value === undefined && i + 1 < argv.length && !known.has(argv[i + 1]!)) value = argv[++i];
    if (value === undefined) throw new ArgumentError(`argument ${name}: expected ${spec.value}`);
    options.push({ name: spec.names[0], value });
  }
  return { options, positional };
}

/** Returns the one long option that begins with `name`, or `name`. Throws ArgumentError when several do. Source: argparse, `allow_abbrev`. */
function wholeName(name: string, known: ReadonlyMap<string, ArgparseOption>): string {
  if (known.has(name) || !/^--./.test(name)) return name;
  const longer = [...known.keys()].filter((each) => each.startsWith(name));
  if (longer.length > 1) throw new ArgumentError(`ambiguous option: ${name} could match ${longer.join(', ')}`);
  return longer[0] ?? name;
}

/** Returns the letters of a word that stand for flags, as `-s` in `-sv` and in `-sj4`, and the option behind them with what is attached to it. */
function splitCluster(
  argument: string,
  known: ReadonlyMap<string, ArgparseOption>,
): { flags: readonly string[]; last: string } {
  const flags: string[] = [];
  let last = argument;
  while (!known.has(last) && /^-[^-][^-]/.test(last)) {
    const letter = known.get(last.slice(0, 2));
    if (letter === undefined || letter.value !== undefined) break;
    flags.push(last.slice(0, 2));
    last = `-${last.slice(2)}`;
  }
  return { flags, last };
}

/** Returns the name in a word, and the value attached to it: `--name=value` and `-nvalue`. */
function splitOption(
  argument: string,
  known: ReadonlyMap<string, ArgparseOption>,
): { name: string; attached: string | undefined } {
  if (known.has(argument)) return { name: argument, attached: undefined };
  const [, name, attached] = (argument.startsWith('--') ? /^([^=]+)(?:=(.*))?$/s : /^(-.)(.+)?$/s).exec(argument)!;
  return { name: name!, attached };
}
