import { nearestName } from '../../support/suggest.ts';

/** An option of a tool in the manner of LLVM's command lines: `-name`, `--name`, `--name=value`, `--name value`. */
export interface OptionSpec {
  readonly name: string;
  readonly summary: string;
  /** What the value is called in the help; absent for flags, which take `true`, `false` or nothing. */
  readonly value?: string;
  /** The value may be left out: `--pass` and `--pass="options"`. */
  readonly optionalValue?: true;
  /** The help lists the option under this heading. */
  readonly group?: string;
}

/** One option as it stood on the command line; `value` is undefined when none was given. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | undefined;
}

/** What the command line says. */
export interface ParsedArguments {
  /** In the order of the command line. */
  readonly options: readonly GivenOption[];
  readonly positional: readonly string[];
}

/** An error in the command line; `message` is what the tool prints, without its name. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** Takes a command line apart. Throws ArgumentError with LLVM's words. Source: llvm/lib/Support/CommandLine.cpp. */
export function parseArguments(
  argv: readonly string[],
  specs: readonly OptionSpec[],
  tool: string,
  maxPositional = 1,
): ParsedArguments {
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  const options: GivenOption[] = [];
  const positional: string[] = [];
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
    if (!spec) throw new ArgumentError(unknownArgument(argument, name, dashes, [...byName.keys()], tool));
    if (spec.value === undefined) options.push({ name, value: flagValue(spec, given, tool) });
    else if (given !== undefined || spec.optionalValue) options.push({ name, value: given });
    else if (i + 1 < argv.length) options.push({ name, value: argv[++i] });
    else throw new ArgumentError(`${tool}: for the ${spelled(name)} option: requires a value!`);
  }
  if (positional.length > maxPositional) {
    throw new ArgumentError(
      `${tool}: Too many positional arguments specified!\nCan specify at most ${maxPositional} positional arguments: See: ${tool} --help`,
    );
  }
  return { options, positional };
}

function flagValue({ name }: OptionSpec, given: string | undefined, tool: string): string {
  if (given === undefined || given === '' || /^(true|TRUE|True|1)$/.test(given)) return 'true';
  if (/^(false|FALSE|False|0)$/.test(given)) return 'false';
  throw new ArgumentError(
    `${tool}: for the ${spelled(name)} option: '${given}' is invalid value for boolean argument! Try 0 or 1`,
  );
}

function unknownArgument(
  argument: string,
  name: string,
  dashes: number,
  known: readonly string[],
  tool: string,
): string {
  const nearest = nearestName(name, known);
  const help = `${tool}: Unknown command line argument '${argument}'.  Try: '${tool} --help'`;
  if (nearest === undefined) return help;
  const value = argument.includes('=') ? argument.slice(argument.indexOf('=')) : '';
  return `${help}\n${tool}: Did you mean '${'-'.repeat(nearest.length === 1 ? 1 : Math.max(2, dashes))}${nearest}${value}'?`;
}

/** Options of one letter are written with one dash. */
export function spelled(name: string): string {
  return (name.length === 1 ? '-' : '--') + name;
}

/** Returns the options as help text: one aligned list per group, in the order given, sorted within each group. */
export function optionsHelp(specs: readonly OptionSpec[]): string {
  const left = (spec: OptionSpec): string =>
    `  ${spelled(spec.name)}${spec.value === undefined ? '' : `=<${spec.value}>`}`;
  const width = Math.min(44, Math.max(...specs.map((spec) => left(spec).length)));
  const groups = new Map<string, OptionSpec[]>();
  for (const spec of specs) {
    const group = spec.group ?? 'General options';
    groups.set(group, [...(groups.get(group) ?? []), spec]);
  }
  let text = '';
  for (const [group, members] of groups) {
    text += `${group}:\n\n`;
    for (const spec of [...members].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      text += `${left(spec).padEnd(width)} - ${spec.summary}\n`;
    }
    text += '\n';
  }
  return text;
}
