import { compileRegex, escapeRegex, regexError } from '../../filecheck/regex/byte-regex.ts';
import { type ByteRegex } from '../../filecheck/regex/regex-match.ts';
import { type Severity } from '../../ir/diagnostics.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { encodeUtf8 } from '../../support/utf8.ts';

/** One `expected-error {{text}}` comment. */
export interface Expectation {
  readonly severity: Severity;
  readonly text: string;
  /** What the text matches where it is a regular expression: nothing where its parts make none together. */
  readonly pattern: { readonly regex: ByteRegex | undefined } | undefined;
  /** The line that the diagnostic must be at; undefined for `@unknown`, which expects one without place in a file. */
  readonly line: number | undefined;
  /** Where the comment stands: offset in the source. */
  readonly offset: number;
  matched: boolean;
}

/** A comment whose regular expression is none. */
export interface BadExpectation {
  readonly offset: number;
  readonly text: string;
  readonly message: string;
}

const directive = /expected-(error|note|remark|warning)(-re)? *(?:@([+-]\d+|above|below|unknown))? *\{\{(.*)\}\}$/;

/**
 * Returns the expectations that the comments of a source state. The place is the comment's line, `@+n` or `@-n` lines away, `@above` or `@below` the
 * nearest line without a comment of the kind, or `@unknown`. Source: SourceMgrDiagnosticVerifierHandler of mlir/IR/Diagnostics.cpp.
 */
export function findExpectations(source: SourceFile): { expectations: Expectation[]; bad: BadExpectation[] } {
  const lines = source.text.split('\n').map((line) => line.trimEnd());
  const expectations: Expectation[] = [];
  const bad: BadExpectation[] = [];
  let lineStart = 0;
  for (const [i, lineText] of source.text.split('\n').entries()) {
    const match = directive.exec(lines[i]!);
    const offset = lineStart + (match?.index ?? 0);
    lineStart += lineText.length + 1;
    if (!match) continue;
    const [, severity, isRegex, place, text] = match as unknown as [string, Severity, string?, string?, string?];
    const pattern = isRegex ? patternOf(text!) : undefined;
    if (pattern && 'message' in pattern) bad.push({ offset, text: text!, message: pattern.message });
    else {
      const line = targetLine(i + 1, place, lines);
      expectations.push({ severity, text: text!, pattern, line, offset, matched: false });
    }
  }
  return { expectations, bad };
}

/** Tells whether the message has the text, or what the regular expression matches, somewhere in it. */
export function fits({ text, pattern }: Expectation, message: string): boolean {
  if (!pattern) return message.includes(text);
  const bytes = toBytes(message);
  return pattern.regex?.match(bytes, 0, bytes.length) !== undefined;
}

function targetLine(line: number, place: string | undefined, lines: readonly string[]): number | undefined {
  const isDirective = (number: number): boolean => directive.test(lines[number - 1]!);
  switch (place) {
    case undefined:
      return line;
    case 'unknown':
      return undefined;
    case 'above': {
      let target = line - 1;
      while (target >= 1 && isDirective(target)) target--;
      return target;
    }
    case 'below': {
      let target = line + 1;
      while (target <= lines.length && isDirective(target)) target++;
      return target;
    }
    default:
      return line + Number(place);
  }
}

/** Text is taken as it is, except between `{{` and `}}`. */
function patternOf(text: string): { regex: ByteRegex | undefined } | { message: string } {
  let whole = '';
  for (let rest = text; rest !== '';) {
    const start = rest.indexOf('{{');
    if (start < 0) {
      whole += escapeRegex(rest);
      break;
    }
    const end = rest.indexOf('}}', start + 2);
    if (end < 0) return { message: "found start of regex with no end '}}'" };
    const regex = rest.slice(start + 2, end);
    const error = regexError(toBytes(regex));
    if (error !== undefined) return { message: `invalid regex: ${error}` };
    whole += `${escapeRegex(rest.slice(0, start))}(${regex})`;
    rest = rest.slice(end + 2);
  }
  const bytes = toBytes(whole);
  return { regex: regexError(bytes) === undefined ? compileRegex(bytes) : undefined };
}

/** Returns the text with one character per byte of UTF-8, which regular expressions work on. */
function toBytes(text: string): string {
  return Buffer.from(encodeUtf8(text)).toString('latin1');
}
