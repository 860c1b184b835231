import { type CommandExit } from './context.ts';

/** A command without the commands that wrap it: `env A=1 not --crash tool x` is `tool x`. */
export interface UnwrappedCommand {
  readonly words: readonly string[];
  readonly env: Record<string, string>;
  /** Turns the exit of `words` into that of the whole command. */
  readonly mapExit: (exit: CommandExit) => CommandExit;
}

/** Takes `env` and `not` off the front of a command; a string is what is wrong with them. */
export function unwrapCommand(words: readonly string[], base: Record<string, string>): UnwrappedCommand | string {
  let rest = words;
  let env = base;
  const maps: ((exit: CommandExit) => CommandExit)[] = [];
  for (;;) {
    if (rest[0] === 'not') {
      const crash = rest[1] === '--crash';
      rest = rest.slice(crash ? 2 : 1);
      if (rest.length === 0) return 'not: expected a command';
      maps.unshift(crash ? notCrash : not);
    } else if (rest[0] === 'env') {
      const result = applyEnv(rest.slice(1), env);
      if (typeof result === 'string') return result;
      ({ rest, env } = result);
      if (rest.length === 0) rest = ['echo', ...listing(env)];
    } else {
      const mapExit = (exit: CommandExit) =>
        exit.isMissing ? exit : maps.reduce((current, map) => map(current), exit);
      return { words: rest, env, mapExit };
    }
  }
}

/** `not`: a failure is a success, but a crash stays a failure. */
function not(exit: CommandExit): CommandExit {
  return { code: exit.code !== 0 && !exit.crashed ? 0 : 1, crashed: false };
}

/** `not --crash`: only a crash is a success. */
function notCrash(exit: CommandExit): CommandExit {
  return { code: exit.crashed ? 0 : 1, crashed: false };
}

function applyEnv(
  argv: readonly string[],
  base: Record<string, string>,
): { rest: readonly string[]; env: Record<string, string> } | string {
  let env = { ...base };
  let at = 0;
  for (; at < argv.length; at++) {
    const argument = argv[at]!;
    const equals = argument.indexOf('=');
    if (argument === '-i') env = {};
    else if (argument === '-u') {
      const name = argv[++at];
      if (name === undefined) return 'env: expected a name after -u';
      delete env[name];
    } else if (argument.startsWith('-')) return `env: unsupported option '${argument}'`;
    else if (equals > 0) env[argument.slice(0, equals)] = argument.slice(equals + 1);
    else break;
  }
  return { rest: argv.slice(at), env };
}

function listing(env: Record<string, string>): string[] {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [lines.join('\n')];
}
