import { BooleanExpressionError, evaluateBooleanExpression } from './boolean-expression.ts';

/** A RUN line with its continuations joined; lines count from 1. */
export interface RunLine {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly text: string;
}

/** What a test file says about itself. */
export interface TestScript {
  readonly runLines: readonly RunLine[];
  readonly requires: readonly string[];
  readonly unsupported: readonly string[];
  readonly xfail: readonly string[];
}

/** A test file that lit cannot make sense of. */
export class TestScriptError extends Error {
  override readonly name = 'TestScriptError';
}

const keyword = /(?<![\w-])(RUN|REQUIRES|UNSUPPORTED|XFAIL|END)([:.])(.*)$/;

/**
 * Returns the `RUN:`, `REQUIRES:`, `UNSUPPORTED:` and `XFAIL:` lines of a test file, whatever stands before the keyword on the
 * line; an `END.` line ends the search. A line that ends with a backslash goes on in the next line of the same keyword.
 * Throws TestScriptError when there is no RUN line, a line does not go on, or an expression is malformed.
 */
export function parseTestScript(text: string): TestScript {
  const found = {
    RUN: [] as Directive[],
    REQUIRES: [] as Directive[],
    UNSUPPORTED: [] as Directive[],
    XFAIL: [] as Directive[],
  };
  for (const [i, line] of text.split('\n').entries()) {
    const match = keyword.exec(line.endsWith('\r') ? line.slice(0, -1) : line);
    if (match === null) continue;
    const [, name, mark, rest] = match as unknown as [string, keyof typeof found | 'END', string, string];
    if (name === 'END' && mark === '.') break;
    if (name === 'END' || mark === '.') continue;
    const open = found[name].at(-1);
    if (open !== undefined && continues(open)) {
      open.text = `${open.text.trimEnd().slice(0, -1)}${rest.trimEnd()}`;
      open.lastLine = i + 1;
    } else {
      found[name].push({ firstLine: i + 1, lastLine: i + 1, text: rest.trim() });
    }
  }
  for (const [name, directives] of Object.entries(found)) {
    const last = directives.at(-1);
    if (last !== undefined && continues(last)) {
      throw new TestScriptError(`Test has unterminated '${name}:' directive (with '\\') ${placeOf(last)}`);
    }
  }
  if (found.RUN.length === 0) throw new TestScriptError("Test has no 'RUN:' line");
  const empty = found.RUN.find((line) => line.text === '');
  if (empty !== undefined) throw new TestScriptError(`Test has an empty 'RUN:' line ${placeOf(empty)}`);
  return {
    runLines: found.RUN,
    requires: expressions('REQUIRES', found.REQUIRES),
    unsupported: expressions('UNSUPPORTED', found.UNSUPPORTED),
    xfail: expressions('XFAIL', found.XFAIL),
  };
}

/** Returns `at line 3`, or `from line 3 to 4`. */
export function placeOf(line: { readonly firstLine: number; readonly lastLine: number }): string {
  return line.firstLine === line.lastLine
    ? `at line ${line.firstLine}`
    : `from line ${line.firstLine} to ${line.lastLine}`;
}

interface Directive {
  firstLine: number;
  lastLine: number;
  text: string;
}

/** An odd number of backslashes at the end: an even number is a text of backslashes. */
function continues(directive: Directive): boolean {
  const backslashes = /\\+$/.exec(directive.text)?.[0].length ?? 0;
  return backslashes % 2 === 1;
}

/** Splits the comma-separated expressions and checks each, so that a malformed one is found on every machine. */
function expressions(name: string, directives: readonly Directive[]): string[] {
  return directives.flatMap((directive) =>
    directive.text
      .split(',')
      .map((text) => text.trim())
      .filter((text) => {
        if (text === '') return false;
        if (text === '*') return true;
        try {
          evaluateBooleanExpression(text, new Set());
        } catch (error) {
          if (!(error instanceof BooleanExpressionError)) throw error;
          throw new TestScriptError(`Could not parse the '${name}:' line ${placeOf(directive)}: ${error.message}`);
        }
        return true;
      }),
  );
}
