import { type Diagnostic, type Severity } from './diagnostics.ts';
import { fileLocation, type Location } from './location.ts';

const tabStop = 8;

/**
 * Returns the diagnostic as MLIR's tools print it: `file:line:col: severity: message`, the source line and a caret, then the
 * notes. The source line is left out where the diagnostic before pointed at the same location.
 * Source: mlir/lib/IR/Diagnostics.cpp, SourceMgrDiagnosticHandler.
 */
export function renderDiagnostic(diagnostic: Diagnostic): string {
  let text = renderMessage(diagnostic.location, diagnostic.severity, diagnostic.message, true);
  let last = diagnostic.location;
  for (const note of diagnostic.notes) {
    text += renderMessage(note.location, 'note', note.message, !sameLocation(last, note.location));
    last = note.location;
  }
  return text;
}

function renderMessage(location: Location, severity: Severity, message: string, withSource: boolean): string {
  const place = fileLocation(location);
  if (!place) return `<unknown>:0: ${severity}: ${message}\n`;
  const head = `${place.filename}:${place.line}:${place.column}: ${severity}: ${message}\n`;
  const line = withSource ? place.source?.lineText(place.line) : undefined;
  return line === undefined ? head : head + sourceWithCaret(line, place.column);
}

/** Returns the line with tabs expanded and below it a caret under byte column `column` (from 1). */
export function sourceWithCaret(line: string, column: number): string {
  let shown = '';
  let caretAt = -1;
  let bytes = 0;
  for (const char of line) {
    if (caretAt < 0 && bytes >= column - 1) caretAt = shown.length;
    bytes += utf8Bytes(char.codePointAt(0)!);
    shown += char === '\t' ? ' '.repeat(tabStop - (shown.length % tabStop)) : char;
  }
  return `${shown}\n${' '.repeat(caretAt < 0 ? shown.length : caretAt)}^\n`;
}

function utf8Bytes(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

function sameLocation(a: Location, b: Location): boolean {
  if (a === b) return true;
  const x = fileLocation(a);
  const y = fileLocation(b);
  return x !== undefined && y !== undefined && x.filename === y.filename && x.line === y.line && x.column === y.column;
}
