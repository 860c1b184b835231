import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The exit code for wrong arguments; a failure has 1. */
export const USAGE_EXIT_CODE = 2;

/** Arguments that a command does not take. The message says what is wrong with them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns options and positional arguments. Throws UsageError for an unknown option, or one with a wrong or missing value. */
export function parseArguments<const Known extends Options>(
  argv: readonly string[],
  options: Known,
): ReturnType<typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true; strict: true }>> {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // The first sentence says what is wrong, the rest explains `--`.
    const [problem = error.message] = error.message.split(/\.? (?=To specify)|\n/);
    throw new UsageError(`${problem.charAt(0).toLowerCase()}${problem.slice(1)}`);
  }
}
