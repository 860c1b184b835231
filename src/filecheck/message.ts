/** Messages of one line with the source line and a caret below it. */
import { bold, caretColor, severityColors, type Paint } from '../support/colors.ts';
import { type Loc, type Span, spanText } from './source-buffer.ts';

/** How much a message matters. */
export type Severity = 'error' | 'remark' | 'note';

/** Columns between tab stops. */
const TAB_STOP = 8;

/**
 * Returns `name:line:column: severity: text`, the source line, and a line with a caret below `loc` and `~` below `range`.
 * A line with bytes beyond ASCII gets no caret, as bytes are not columns there. Source: llvm::SMDiagnostic::print.
 */
export function formatMessage(loc: Loc, severity: Severity, text: string, paint: Paint, range?: Span): string {
  const { line, column } = loc.buffer.position(loc.offset);
  const head =
    paint(`${loc.buffer.name}:${line}:${column}: `, bold) +
    paint(`${severity}: `, severityColors[severity]) +
    paint(`${text}\n`, bold);
  const lineSpan = loc.buffer.lineAround(loc.offset);
  const source = spanText(lineSpan);
  const shown = `${head}${expandTabs(source)}\n`;
  if (/[^\0-\x7f]/.test(source)) return shown;
  return shown + paint(`${caretLine(source, lineSpan.start, loc.offset, range)}\n`, caretColor);
}

function caretLine(source: string, lineStart: number, offset: number, range: Span | undefined): string {
  const marks = new Array<string>(source.length + 1).fill(' ');
  if (range) {
    const last = Math.min(range.end - lineStart, source.length);
    for (let i = Math.max(range.start - lineStart, 0); i < last; i++) marks[i] = '~';
  }
  marks[Math.min(offset - lineStart, source.length)] = '^';
  let line = '';
  marks
    .join('')
    .trimEnd()
    .split('')
    .forEach((mark, i) => {
      do line += mark;
      while (source[i] === '\t' && line.length % TAB_STOP !== 0);
    });
  return line;
}

function expandTabs(source: string): string {
  if (!source.includes('\t')) return source;
  let line = '';
  for (const c of source) {
    if (c !== '\t') line += c;
    else
      do line += ' ';
      while (line.length % TAB_STOP !== 0);
  }
  return line;
}
