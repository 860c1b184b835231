import { bold, caretColor, plain, severityColors, type Paint } from '../support/colors.ts';
import { utf8Length } from '../support/utf8.ts';
import type { Diagnostic, Severity } from './diagnostics.ts';
import { fileLocation, locationKey, positionText, type CallSiteLoc, type Location } from './location.ts';

const tabStop = 8;
/** How many callers are shown of an operation that was inlined. */
const callStackLimit = 10;

/** How diagnostics are written. */
export interface DiagnosticStyle {
  /** Writes locations that name no place in a file; by default in full. */
  readonly locationText?: LocationText;
  /** Colors the parts of messages; by default they are plain. */
  readonly paint?: Paint;
}

/**
 * Returns the diagnostic as MLIR's tools print it: `file:line:col: severity: message`, the source line and a caret, then the
 * callers of inlined code and the notes. The source line is left out where the diagnostic before had the same location.
 * Source: mlir/lib/IR/Diagnostics.cpp, SourceMgrDiagnosticHandler.
 */
export function renderDiagnostic(diagnostic: Diagnostic): string {
  return renderDiagnosticWith(diagnostic, {});
}

/** Returns the same in a style. */
export function renderDiagnosticWith(diagnostic: Diagnostic, style: DiagnosticStyle): string {
  let last = diagnostic.location;
  let text = renderMessage(last, diagnostic.severity, diagnostic.message, true, style);
  let call = callSite(last);
  for (let depth = 0; call && depth < callStackLimit; depth++) {
    last = call.caller;
    text += renderMessage(last, 'note', 'called from', true, style);
    call = callSite(last);
  }
  for (const note of diagnostic.notes) {
    text += renderMessage(note.location, 'note', note.message, !sameLocation(last, note.location), style);
    last = note.location;
  }
  return text;
}

/** Returns one message of a diagnostic, with the source line and a caret where that is asked for, which is `underlined` characters long. */
export function renderMessage(
  location: Location,
  severity: Severity,
  message: string,
  withSource: boolean,
  { locationText = wrappedText, paint = plain }: DiagnosticStyle = {},
  underlined = 1,
): string {
  const place = fileLocation(location);
  const word = paint(`${severity}: `, severityColors[severity]);
  if (!place) {
    const prefix = location.kind === 'unknown' ? '' : `${locationText(location)}: `;
    return paint('<unknown>:0: ', bold) + word + paint(`${prefix}${message}\n`, bold);
  }
  const head = paint(`${place.filename}:${place.line}:${place.column}: `, bold) + word + paint(`${message}\n`, bold);
  const line = withSource ? place.source?.lineText(place.line) : undefined;
  // What is behind a carriage return is not shown, so neither is a line in which the place is there.
  const isShown = line !== undefined && place.column <= utf8Length(line) + 1;
  return isShown ? head + sourceWithCaret(line, place.column, paint, underlined) : head;
}

/**
 * Returns the line with tabs expanded and below it a caret under byte column `column` (from 1), as wide as a tab where it points at
 * one. Tildes behind it make it `underlined` characters long. Lines with other than ASCII characters get no caret. Source: llvm/lib/Support/SourceMgr.cpp,
 * SMDiagnostic::print.
 */
export function sourceWithCaret(line: string, column: number, paint: Paint = plain, underlined = 1): string {
  const shown = withExpandedTabs(line);
  if (!isAscii(line)) return `${shown}\n`;
  const before = withExpandedTabs(line.slice(0, column - 1));
  const width = withExpandedTabs(line.slice(0, column)).length - before.length;
  const mark = '^'.repeat(width || 1) + '~'.repeat(Math.max(underlined - 1, 0));
  return `${shown}\n${paint(`${' '.repeat(before.length)}${mark}\n`, caretColor)}`;
}

/** Tabs are as wide as bytes before them leave room for. */
function withExpandedTabs(line: string): string {
  const parts = line.split('\t');
  const last = parts.pop()!;
  return parts.map((part) => part + ' '.repeat(tabStop - (utf8Length(part) % tabStop))).join('') + last;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** Returns the innermost call site inside `location`. */
function callSite(location: Location): CallSiteLoc | undefined {
  switch (location.kind) {
    case 'callsite':
      return location;
    case 'name':
      return callSite(location.child);
    case 'fused':
      for (const part of location.locations) {
        const found = callSite(part);
        if (found) return found;
      }
      return undefined;
    case 'unknown':
    case 'file':
      return undefined;
  }
}

/** Returns what stands for a location that names no place in a file, as `loc("name")`. */
export type LocationText = (location: Location) => string;

function wrappedText(location: Location): string {
  return `loc(${placelessText(location)})`;
}

/** Returns the text of a location that names no place in a file. */
function placelessText(location: Location): string {
  switch (location.kind) {
    case 'unknown':
      return 'unknown';
    case 'file':
      return `"${location.filename}":${positionText(location)}`;
    case 'name':
      return `"${location.name}"${location.child.kind === 'unknown' ? '' : `(${placelessText(location.child)})`}`;
    case 'callsite':
      return `callsite(${placelessText(location.callee)} at ${placelessText(location.caller)})`;
    case 'fused': {
      const { metadata } = location;
      const data = metadata ? `<${metadata.context.printAttribute(metadata)}>` : '';
      return `fused${data}[${location.locations.map(placelessText).join(', ')}]`;
    }
  }
}

function sameLocation(a: Location, b: Location): boolean {
  return a === b || locationKey(a) === locationKey(b);
}
