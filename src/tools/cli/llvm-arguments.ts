import { closestName } from '../../support/suggest.ts';
import { ArgumentError } from './argument-error.ts';
import { type GivenOption, type ParsedArguments } from './settings.ts';

/** A value that an option may have. */
export interface OptionCase {
  readonly name: string;
  readonly summary: string;
}

/**
 * An option of a tool that follows one of LLVM's.
 *
 * There are two kinds of command lines, because their users bring two sets of habits that exclude one another. Here, one dash and
 * two are the same, so `-verify-diagnostics` is one option, and flags take values (`--color=false`). In those of argparse.ts, which
 * lit and ttrt have from their Python originals, one dash starts a letter with its value glued to it (`-j4`).
 */
export interface OptionSpec {
  readonly name: string;
  readonly summary: string;
  /** What the value is called in the help; absent for flags, which take `true`, `false` or nothing. */
  readonly value?: string;
  /** The value may be left out: `--pass` and `--pass="options"`. */
  readonly optionalValue?: true;
  /** The value stands in the same argument, as in `--before=cse`; what follows is never taken for it. */
  readonly joinedValue?: true;
  /** A flag that stands alone, without even `=true`. */
  readonly takesNoValue?: true;
  /** Only `--help-hidden` and `--help-list-hidden` show the option. */
  readonly isHidden?: true;
  /** The values that there are; absent when any text will do. */
  readonly cases?: readonly OptionCase[];
  /** The help lists the option under this heading. */
  readonly group?: string;
  /** The options that the value is made of, for the help. */
  readonly parts?: readonly OptionSpec[];
}

/** Takes a command line apart. Throws ArgumentError with LLVM's words for all that is wrong with it. Source: llvm/lib/Support/CommandLine.cpp. */
export function parseArguments(
  argv: readonly string[],
  specs: readonly OptionSpec[],
  tool: string,
  maxPositional = 1,
): ParsedArguments {
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  const options: GivenOption[] = [];
  const positional: string[] = [];
  const mistakes: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    if (argument === '--') {
      positional.push(...argv.slice(i + 1));
      break;
    }
    if (argument === '-' || !argument.startsWith('-')) {
      positional.push(argument);
      continue;
    }
    const dashes = argument.startsWith('--') ? 2 : 1;
    const equals = argument.indexOf('=');
    const name = argument.slice(dashes, equals < 0 ? undefined : equals);
    const given = equals < 0 ? undefined : argument.slice(equals + 1);
    const spec = byName.get(name);
    if (!spec) {
      mistakes.push(unknownArgument(argument, name, [...byName.keys()], tool));
      continue;
    }
    const takesNext = given === undefined && spec.value !== undefined && !spec.optionalValue && !spec.joinedValue;
    const value = takesNext ? argv[++i] : given;
    const mistake = takesNext && value === undefined ? 'requires a value!' : mistakeOf(spec, value);
    if (mistake !== undefined) mistakes.push(`${tool}: for the ${spelled(name)} option: ${mistake}`);
    options.push({ name, value: spec.value === undefined ? String(!isFalse(value)) : value });
  }
  if (positional.length > maxPositional) {
    mistakes.push(
      `${tool}: Too many positional arguments specified!\nCan specify at most ${maxPositional} positional arguments: See: ${tool} --help`,
    );
  }
  if (mistakes.length > 0) throw new ArgumentError(mistakes.join('\n'));
  return { options, positional };
}

/** Returns what is wrong with the value that an option is given, undefined for nothing. */
function mistakeOf({ value, takesNoValue, cases }: OptionSpec, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (takesNoValue) return `does not allow a value! '${given}' specified.`;
  if (value === undefined) {
    const isKnown = given === '' || /^(true|TRUE|True|1)$/.test(given) || isFalse(given);
    return isKnown ? undefined : `'${given}' is invalid value for boolean argument! Try 0 or 1`;
  }
  if (!cases || cases.some((known) => known.name === given)) return undefined;
  return `Cannot find option named '${given}'!`;
}

function isFalse(given: string | undefined): boolean {
  return given !== undefined && /^(false|FALSE|False|0)$/.test(given);
}

function unknownArgument(argument: string, name: string, known: readonly string[], tool: string): string {
  const nearest = closestName(name, known);
  const help = `${tool}: Unknown command line argument '${argument}'.  Try: '${tool} --help'`;
  if (nearest === undefined) return help;
  const value = argument.includes('=') ? argument.slice(argument.indexOf('=')) : '';
  return `${help}\n${tool}: Did you mean '${spelled(nearest + value)}'?`;
}

/** Options of one letter are written with one dash. */
export function spelled(name: string): string {
  return (name.length === 1 ? '-' : '--') + name;
}
