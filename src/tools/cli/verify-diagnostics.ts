import { renderMessage } from '../../ir/diagnostic-text.ts';
import { type Diagnostic, type Severity } from '../../ir/diagnostics.ts';
import { fileLocation, FileLineColLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { type Paint } from '../../support/colors.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { type Settings } from './settings.ts';
import { findExpectations, fits, type Expectation } from './expectations.ts';

/** Whether diagnostics that nothing expects are mistakes. */
export type VerifyLevel = 'all' | 'only-expected';

/**
 * Compares diagnostics with the comments that say which are expected.
 * ```
 * // expected-error @+1 {{text that the message contains}}
 * // expected-error-re @below {{text with {{regular expressions}} in it}}
 * ```
 * One comment may be met by several diagnostics. Source: SourceMgrDiagnosticVerifierHandler of mlir/IR/Diagnostics.cpp, texts.
 * Differs: notes that upstream does not print need no comment, so that tests written for it pass.
 */
export class DiagnosticVerifier {
  readonly #source: SourceFile;
  readonly #level: VerifyLevel;
  readonly #say: (text: string) => void;
  readonly #paint: Paint;
  readonly #expectations: readonly Expectation[];
  #succeeded = true;

  /** Takes the comments of `source` and tells `say` about those that make no sense. */
  constructor(source: SourceFile, level: VerifyLevel, say: (text: string) => void, paint: Paint) {
    this.#paint = paint;
    this.#source = source;
    this.#level = level;
    this.#say = say;
    const { expectations, bad } = findExpectations(source);
    this.#expectations = expectations;
    for (const { offset, text, message } of bad) this.#report(FileLineColLoc.at(source, offset), message, text.length);
  }

  /** Takes note of a diagnostic and its notes, of which extra ones may but need not be expected. */
  handle(diagnostic: Diagnostic): void {
    this.#one(diagnostic.location, diagnostic.severity, diagnostic.message);
    for (const { location, message, isExtra } of diagnostic.notes) this.#one(location, 'note', message, isExtra);
  }

  /** Tells of the diagnostics that did not come, and returns whether all was as expected. */
  finish(): boolean {
    this.sayMissing();
    // Upstream looks at these a second time when it has done.
    this.#sayMissingPlaceless();
    return this.#succeeded;
  }

  /** Tells of the diagnostics that did not come. */
  sayMissing(): void {
    for (const expectation of this.#expectations) {
      const { offset, text, line, matched } = expectation;
      if (matched || line === undefined) continue;
      this.#report(FileLineColLoc.at(this.#source, offset), wordsOfMissing(expectation), text.length);
    }
    this.#sayMissingPlaceless();
  }

  #sayMissingPlaceless(): void {
    for (const expectation of this.#expectations) {
      if (expectation.matched || expectation.line !== undefined) continue;
      this.#report(UnknownLoc.instance, wordsOfMissing(expectation), 0);
    }
  }

  #one(location: Location, severity: Severity, message: string, isOptional = false): void {
    const place = fileLocation(location);
    let nearMiss: Expectation | undefined;
    for (const expectation of this.#expectations) {
      if (place ? place.filename !== this.#source.name || expectation.line !== place.line : expectation.line) continue;
      if (!fits(expectation, message)) continue;
      if (expectation.severity === severity) {
        expectation.matched = true;
        return;
      }
      nearMiss ??= expectation;
    }
    if (isOptional || this.#level === 'only-expected') return;
    if (!nearMiss) this.#report(location, `unexpected ${severity}: ${message}`, 0);
    else {
      const text = `'${severity}' diagnostic emitted when expecting a '${nearMiss.severity}'`;
      this.#report(FileLineColLoc.at(this.#source, nearMiss.offset), text, 0);
    }
  }

  /** Says what is wrong; the caret is followed by tildes, `width` characters together. */
  #report(location: Location, message: string, width: number): void {
    this.#succeeded = false;
    this.#say(renderMessage(location, 'error', message, true, { paint: this.#paint }, width));
  }
}

function wordsOfMissing({ severity, text }: Expectation): string {
  return `expected ${severity} "${text}" was not produced`;
}

/** Returns what `--verify-diagnostics` asks for, for the diagnostics of all pieces of `source`; undefined without the option. */
export function diagnosticVerifier(
  settings: Settings,
  source: SourceFile,
  say: (text: string) => void,
  paint: Paint,
): DiagnosticVerifier | undefined {
  if (!settings.has('verify-diagnostics')) return undefined;
  const level = settings.value('verify-diagnostics') === 'only-expected' ? 'only-expected' : 'all';
  return new DiagnosticVerifier(source, level, say, paint);
}

/**
 * Returns what tells of all the diagnostics that the comments of `source` expect, where nothing compares them; undefined where there are none. As mlir-opt,
 * which says at the end of a run without `--verify-diagnostics` that none of them came, whatever came.
 */
export function uncomparedExpectations(
  settings: Settings,
  source: SourceFile,
  say: (text: string) => void,
  paint: Paint,
): (() => void) | undefined {
  if (settings.has('verify-diagnostics') || !source.text.includes('expected-')) return undefined;
  const verifier = new DiagnosticVerifier(source, 'all', say, paint);
  return () => verifier.sayMissing();
}
