import { BooleanExpressionError, evaluateBooleanExpression } from './boolean-expression.ts';

/** A RUN line with its continuations joined; lines count from 1. */
export interface RunLine {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly text: string;
}

/** A `DEFINE:` or `REDEFINE:` line: what a substitution stands for in the RUN lines after it. */
export interface Definition {
  readonly keyword: 'DEFINE' | 'REDEFINE';
  readonly firstLine: number;
  readonly lastLine: number;
  /** With percent sign and braces. */
  readonly name: string;
  readonly value: string;
}

/** What a test file says about itself. */
export interface TestScript {
  /** RUN lines and definitions in their order. */
  readonly steps: readonly (RunLine | Definition)[];
  readonly requires: readonly string[];
  readonly unsupported: readonly string[];
  readonly xfail: readonly string[];
  /** How often the test may be run again after a failure. */
  readonly allowedRetries: number;
}

/** A test file that lit cannot make sense of. */
export class TestScriptError extends Error {
  override readonly name = 'TestScriptError';
}

const keyword = /(?<![\w-])(RUN|DEFINE|REDEFINE|REQUIRES|UNSUPPORTED|XFAIL|ALLOW_RETRIES|END)([:.])(.*)$/;

/**
 * Returns the lines with keywords of a test file, whatever stands before the keyword on the line; an `END.` line ends the search. A
 * line that ends with a backslash goes on in the next line of the same keyword.
 * Throws TestScriptError when there is no RUN line, a line does not go on, or a line is malformed.
 */
export function parseTestScript(text: string): TestScript {
  const directives = readDirectives(text);
  const of = (name: Keyword) => directives.filter((directive) => directive.keyword === name);
  const runs = of('RUN');
  if (runs.length === 0) throw new TestScriptError("Test has no 'RUN:' line");
  const empty = runs.find((line) => line.text === '');
  if (empty !== undefined) throw new TestScriptError(`Test has an empty 'RUN:' line ${placeOf(empty)}`);
  return {
    steps: directives.flatMap(stepOf),
    requires: expressions('REQUIRES', of('REQUIRES')),
    unsupported: expressions('UNSUPPORTED', of('UNSUPPORTED')),
    xfail: expressions('XFAIL', of('XFAIL')),
    allowedRetries: retries(of('ALLOW_RETRIES')),
  };
}

/** Returns all directives, each with its continuations, in the order of their first lines. */
function readDirectives(text: string): Directive[] {
  const directives: Directive[] = [];
  const open = new Map<Keyword, Directive>();
  for (const [i, line] of text.split('\n').entries()) {
    const match = keyword.exec(line.endsWith('\r') ? line.slice(0, -1) : line);
    if (match === null) continue;
    const [, name, mark, rest] = match as unknown as [string, Keyword | 'END', string, string];
    if (name === 'END' && mark === '.') break;
    if (name === 'END' || mark === '.') continue;
    let directive = open.get(name);
    if (directive === undefined) {
      // What runs and what is defined is one sequence, in which no line is inside of another.
      const unfinished = inSequence(name) ? [...open.values()].find((other) => inSequence(other.keyword)) : undefined;
      if (unfinished !== undefined) throw unterminated(unfinished);
      directive = { keyword: name, firstLine: i + 1, lastLine: i + 1, text: rest.trim() };
      directives.push(directive);
    } else {
      const before = directive.text.slice(0, -1);
      directive.text = name === 'RUN' ? `${before}${rest.trimEnd()}` : `${before.trimEnd()} ${rest.trim()}`;
      directive.lastLine = i + 1;
    }
    if (continues(directive)) open.set(name, directive);
    else open.delete(name);
  }
  for (const directive of open.values()) throw unterminated(directive);
  return directives;
}

function inSequence(name: Keyword): boolean {
  return name === 'RUN' || name === 'DEFINE' || name === 'REDEFINE';
}

function unterminated(directive: Directive): TestScriptError {
  return new TestScriptError(
    `Test has unterminated '${directive.keyword}:' directive (with '\\') ${placeOf(directive)}`,
  );
}

function stepOf({ keyword, firstLine, lastLine, text }: Directive): (RunLine | Definition)[] {
  if (keyword === 'RUN') return [{ firstLine, lastLine, text }];
  if (keyword !== 'DEFINE' && keyword !== 'REDEFINE') return [];
  const definition = /^(%\{[A-Za-z_][\w:-]*\})\s*=\s*(.*)$/.exec(text);
  if (definition === null) {
    const place = placeOf({ firstLine, lastLine });
    throw new TestScriptError(
      `expected '%{name} = value' in the '${keyword}:' line ${place}, with a name of letters, digits, '_', '-' and ':'`,
    );
  }
  const [, name, value] = definition as unknown as [string, string, string];
  return [{ keyword, firstLine, lastLine, name, value }];
}

function retries(directives: readonly Directive[]): number {
  const [directive, second] = directives;
  if (directive === undefined) return 0;
  if (second !== undefined) throw new TestScriptError(`Test has a second 'ALLOW_RETRIES:' line ${placeOf(second)}`);
  if (!/^\d{1,3}$/.test(directive.text)) {
    throw new TestScriptError(
      `expected a number in the 'ALLOW_RETRIES:' line ${placeOf(directive)}, but got '${directive.text}'`,
    );
  }
  return Number(directive.text);
}

/** Returns `at line 3`, or `from line 3 to 4`. */
export function placeOf(line: { readonly firstLine: number; readonly lastLine: number }): string {
  return line.firstLine === line.lastLine
    ? `at line ${line.firstLine}`
    : `from line ${line.firstLine} to ${line.lastLine}`;
}

type Keyword = 'RUN' | 'DEFINE' | 'REDEFINE' | 'REQUIRES' | 'UNSUPPORTED' | 'XFAIL' | 'ALLOW_RETRIES';

interface Directive {
  readonly keyword: Keyword;
  readonly firstLine: number;
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
