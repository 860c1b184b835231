import { didYouMean } from '../../support/suggest.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type ArgparseOption } from '../cli/argparse.ts';
import { type Settings } from '../cli/settings.ts';

/** An option of a command, on the command line and in programs alike. */
export interface CommandOption<Name extends string = string, Value = unknown> {
  /** Without dashes. */
  readonly name: Name;
  /** What the value is called in the help and in messages; absent for flags. */
  readonly value?: string;
  /** True where the command line has the value alone, without the name. */
  readonly isOperand?: boolean;
  /** True where the value is a file or folder to read, or several with commas between them. */
  readonly namesFiles?: boolean;
  /** Its value unless another is given. */
  readonly initial: Value;
  readonly summary: string;
  /** The help lists the option under this heading. */
  readonly group?: string;
  /** Returns the value that a text stands for. Throws ArgumentError for texts that stand for none. */
  readonly read: (text: string) => Value;
}

/** The arguments of a command: a value for each of its options. */
export type Arguments<Options extends readonly CommandOption[]> = {
  readonly [Option in Options[number] as Option['name']]: ReturnType<Option['read']>;
};

interface Words {
  readonly summary: string;
  readonly group?: string;
  readonly namesFiles?: boolean;
}

/** Returns an option without a value. */
export function flag<Name extends string>(name: Name, summary: string, group?: string): CommandOption<Name, boolean> {
  const read = (text: string): boolean => {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new ArgumentError(`--${name} is true or false, not '${text}'`);
  };
  return { name, initial: false, summary, ...(group !== undefined && { group }), read };
}

/** Returns an option whose value is any text; the initial value is the empty text. */
export function text<Name extends string>(name: Name, value: string, words: Words): CommandOption<Name, string> {
  return { name, value, initial: '', ...words, read: (given) => given };
}

/** Returns an option whose value is one of several words; `what` names them in messages. */
export function choice<Name extends string, Word extends string, Initial extends string>(
  name: Name,
  value: string,
  words: Words & {
    readonly of: readonly Word[];
    readonly initial: Initial;
    readonly unknown: (given: string) => string;
  },
): CommandOption<Name, Word | Initial> {
  const { of, initial, unknown, ...rest } = words;
  const read = (given: string): Word | Initial => {
    const found = [...of, initial].find((word) => word === given);
    if (found !== undefined) return found;
    throw new ArgumentError(unknown(given));
  };
  return { name, value, initial, ...rest, read };
}

/** Returns an option whose value is a whole number, of either sign where there is no `least`. */
export function wholeNumber<Name extends string>(
  name: Name,
  words: Words & { readonly least?: number; readonly initial: number },
): CommandOption<Name, number> {
  const { least, ...rest } = words;
  return { name, value: 'N', ...rest, read: (given) => readWholeNumber(name, given, least) };
}

/** Returns the whole number that a text is. Throws ArgumentError for what is none, or less than `least`, which names the `others` that could stand there. */
export function readWholeNumber(name: string, given: string, least = -Infinity, others = ''): number {
  const value = Number(given);
  const isWhole = /^[+-]?\d+$/.test(given);
  if (isWhole && value >= least && Number.isSafeInteger(value)) return value;
  const from = least === -Infinity ? '' : ` from ${least} on`;
  const bits = isWhole && value > least ? ' of at most 53 bits' : '';
  throw new ArgumentError(`--${name} needs ${others}a whole number${from}${bits}, not '${given}'`);
}

/** The texts of numbers as `float` of Python takes them, but for NaN. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const infinity = /^\+?inf(inity)?$/i;

/** Returns an option whose value is a number that is not negative, or infinity. */
export function tolerance<Name extends string>(
  name: Name,
  words: Words & { readonly initial: number },
): CommandOption<Name, number> {
  const read = (given: string): number => {
    if (infinity.test(given)) return Infinity;
    const value = Number(given);
    if (decimal.test(given) && value >= 0) return value;
    throw new ArgumentError(`--${name} needs a number that is not negative, not '${given}'`);
  };
  return { name, value: 'X', ...words, read };
}

/** The binary that a command is about; on the command line it has no name. */
export const binaryOperand: CommandOption<'binary', string> = {
  name: 'binary',
  value: 'BINARY',
  isOperand: true,
  namesFiles: true,
  initial: '',
  summary: 'a file, a folder, or - for standard input',
  read: (given) => given,
};

/** Returns the options that a command line names. */
export function argparseOptions(options: readonly CommandOption[]): readonly ArgparseOption[] {
  return options
    .filter(({ isOperand }) => isOperand !== true)
    .map(({ name, value, summary, group }) => ({
      names: [`--${name}`] as const,
      summary,
      ...(value !== undefined && { value }),
      ...(group !== undefined && { group }),
    }));
}

/**
 * Returns the arguments that a command line gives: its options, and the words that are none for the operands. Throws ArgumentError for values that do
 * not fit, and for too many words.
 */
export function argumentsOfCommandLine<Options extends readonly CommandOption[]>(
  options: Options,
  settings: Settings,
  words: readonly string[],
): Arguments<Options> {
  const rest = [...words];
  const given = (option: CommandOption): string | undefined => {
    if (option.isOperand === true) return rest.shift();
    const text = settings.value(`--${option.name}`);
    // As of a variable of the shell that is not set.
    if (text === '') throw new ArgumentError(`--${option.name} needs ${option.value}, not ''`);
    return text;
  };
  const entries = options.map((option) => [option.name, valueOf(option, given(option))] as const);
  if (rest.length > 0) throw new ArgumentError(`unexpected argument '${rest[0]}'`);
  return Object.fromEntries(entries) as Arguments<Options>;
}

/**
 * Returns the arguments that a program gives, checked as those of a command line; names may have `_` for `-`, as those of Python have. Throws ArgumentError
 * for values that do not fit, and for names that no option has.
 */
export function argumentsOfObject<Options extends readonly CommandOption[]>(
  options: Options,
  given: Readonly<Record<string, unknown>>,
): Arguments<Options> {
  const names = options.map(({ name }) => name);
  const values = new Map<string, string | undefined>();
  for (const [key, value] of Object.entries(given)) {
    const name = key.replaceAll('_', '-');
    if (!names.includes(name)) throw new ArgumentError(`unknown argument '${key}'${didYouMean(key, names)}`);
    if (values.has(name)) throw new ArgumentError(`argument '${name}' is given twice`);
    values.set(name, textOf(name, value));
  }
  const entries = options.map((option) => [option.name, valueOf(option, values.get(option.name))]);
  return Object.fromEntries(entries) as Arguments<Options>;
}

function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ArgumentError(`argument '${name}' is a text, a number or a boolean, not ${JSON.stringify(value)}`);
}

function valueOf({ initial, read }: CommandOption, given: string | undefined): unknown {
  return given === undefined ? initial : read(given);
}
