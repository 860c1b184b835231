import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a script accepts beside `--help`, and the text that says so. */
export interface ArgumentSpec<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** Begins with `Usage: ` and ends with a newline. */
  readonly usage: string;
  readonly options: Options;
  /** Whether words that are no options are accepted. */
  readonly takesWords: boolean;
}

/** What a command line says: what to do, that the usage is asked for, or what is wrong with it. */
export type ParsedArguments<Options extends NonNullable<ParseArgsConfig['options']>> =
  | {
      readonly kind: 'arguments';
      readonly values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
      readonly words: readonly string[];
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'error'; readonly message: string };

/** Returns what the command line `argv` says. */
export function parseScriptArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  { options, takesWords }: ArgumentSpec<Options>,
): ParsedArguments<Options> {
  const end = argv.indexOf('--');
  const flags = end < 0 ? argv : argv.slice(0, end);
  if (flags.includes('--help') || flags.includes('-h')) return { kind: 'help' };
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (!takesWords && positionals.length > 0) {
      return { kind: 'error', message: `unexpected argument '${positionals[0]!}'` };
    }
    return { kind: 'arguments', values, words: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What Node adds after the first sentence is advice on words that begin with a dash.
    const [message] = error.message.split(/\. |\n/);
    return { kind: 'error', message: `${message![0]!.toLowerCase()}${message!.slice(1)}` };
  }
}

/**
 * Returns what the command line of this process says. Ends the process with the usage where that is asked for (status 0) and where
 * the command line is wrong (status 2).
 */
export function readScriptArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  spec: ArgumentSpec<Options>,
): Extract<ParsedArguments<Options>, { kind: 'arguments' }> {
  const parsed = parseScriptArguments(process.argv.slice(2), spec);
  if (parsed.kind === 'arguments') return parsed;
  if (parsed.kind === 'help') {
    process.stdout.write(spec.usage);
    process.exit(0);
  }
  usageError(parsed.message, spec.usage);
}

/** Writes what is wrong with the command line, and the usage, and ends the process with status 2. */
export function usageError(message: string, usage: string): never {
  process.stderr.write(`error: ${message}\n\n${usage}`);
  process.exit(2);
}
