import { sourceWithCaret } from '../../ir/diagnostic-text.ts';
import { type Diagnostic, type Severity } from '../../ir/diagnostics.ts';
import { fileLocation, type Location } from '../../ir/location.ts';
import { type SourceFile } from '../../support/source-file.ts';

/** One `expected-error {{text}}` comment. */
interface Expectation {
  readonly severity: Severity;
  readonly text: string;
  readonly pattern: RegExp | undefined;
  /** The line that the diagnostic must be at; undefined for `@unknown`, which expects none. */
  readonly line: number | undefined;
  /** Where the comment stands. */
  readonly at: { readonly line: number; readonly column: number };
  matched: boolean;
}

const directive = /expected-(error|note|remark|warning)(-re)? *(?:@([+-]\d+|above|below|unknown))? *\{\{(.*)\}\}$/;

/**
 * Compares diagnostics with the comments that say which are expected.
 * ```
 * // expected-error @+1 {{text that the message contains}}
 * // expected-error-re @below {{text with {{regular expressions}} in it}}
 * ```
 * The place is the comment's line, `@+n` or `@-n` lines away, `@above` or `@below` the nearest line without a comment of the
 * kind, or `@unknown` for a diagnostic without location. Source: SourceMgrDiagnosticVerifierHandler of mlir/IR/Diagnostics.cpp.
 */
export class DiagnosticVerifier {
  readonly #source: SourceFile;
  readonly #expectations: Expectation[];
  readonly #problems: string[] = [];

  constructor(source: SourceFile) {
    this.#source = source;
    this.#expectations = findExpectations(source);
  }

  /** Takes note of a diagnostic and its notes. */
  handle(diagnostic: Diagnostic): void {
    this.#one(diagnostic.location, diagnostic.severity, diagnostic.message);
    for (const note of diagnostic.notes) this.#one(note.location, 'note', note.message);
  }

  /** Returns what did not come as expected, rendered for the user; empty when all is well. */
  finish(): string {
    const missing = this.#expectations
      .filter((expectation) => !expectation.matched)
      .map(({ severity, text, at }) =>
        this.#render(at.line, at.column, `expected ${severity} "${text}" was not produced`, text.length),
      );
    return [...this.#problems, ...missing].join('');
  }

  #one(location: Location, severity: Severity, message: string): void {
    const place = fileLocation(location);
    let nearMiss: Expectation | undefined;
    for (const expectation of this.#expectations) {
      if (expectation.matched || expectation.line !== place?.line) continue;
      const fits = expectation.pattern?.test(message) ?? message.includes(expectation.text);
      if (!fits) continue;
      if (expectation.severity === severity) {
        expectation.matched = true;
        return;
      }
      nearMiss ??= expectation;
    }
    const text = nearMiss
      ? `'${severity}' diagnostic emitted when expecting a '${nearMiss.severity}'`
      : `unexpected ${severity}: ${message}`;
    if (!place) this.#problems.push(`<unknown>:0: error: ${text}\n`);
    else this.#problems.push(this.#render(place.line, place.column, text, 1));
  }

  #render(line: number, column: number, message: string, length: number): string {
    const head = `${this.#source.name}:${line}:${column}: error: ${message}\n`;
    const source = this.#source.lineText(line);
    if (source === undefined) return head;
    return head + sourceWithCaret(source, column).replace(/\^\n$/, `^${'~'.repeat(Math.max(0, length - 1))}\n`);
  }
}

function findExpectations(source: SourceFile): Expectation[] {
  const lines = source.text.split('\n');
  const expectations: Expectation[] = [];
  const isDirective = (line: number): boolean => directive.test(lines[line - 1]!.trimEnd());
  for (const [i, text] of lines.entries()) {
    const match = directive.exec(text.trimEnd());
    if (!match) continue;
    const line = i + 1;
    const [, severity, regex, place, expected] = match;
    expectations.push({
      severity: severity as Severity,
      text: expected!,
      pattern: regex ? patternOf(expected!) : undefined,
      line: targetLine(line, place, lines.length, isDirective),
      at: { line, column: match.index + 1 },
      matched: false,
    });
  }
  return expectations;
}

function targetLine(
  line: number,
  place: string | undefined,
  lineCount: number,
  isDirective: (line: number) => boolean,
): number | undefined {
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
      while (target <= lineCount && isDirective(target)) target++;
      return target;
    }
    default:
      return line + Number(place);
  }
}

/** Text is taken as it is, except between `{{` and `}}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{(.*?)\}\}/);
  const source = parts.map((part, i) => (i % 2 === 1 ? `(?:${part})` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(source.join(''));
}
