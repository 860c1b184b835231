/** Shows the input with annotations of what matched where. */
import { bold, colors, type Paint, plain, RESET, unmatchedBackground } from '../support/colors.ts';
import { type CheckFile } from './check-file.ts';
import { type Annotation, annotate } from './input-annotations.ts';
import { type InputDiag } from './input-diag.ts';
import { type SourceBuffer } from './source-buffer.ts';

/** Which lines are shown: all, those with (the start of) annotations, or those with the start of errors. */
export type DumpFilter = 'all' | 'annotation-full' | 'annotation' | 'error';

/** How the dump looks. */
export interface DumpStyle {
  readonly filter: DumpFilter;
  readonly contextLines: number;
  readonly paint: Paint;
  /** Marks input that no pattern matched, when there are colours. */
  readonly verbose: boolean;
}

/** Lines of the mark that stands for lines left out. */
const ELLIPSIS_LINES = 3;
/** Blanks between a label and the border, on the left of line numbers and on the right of labels. */
const LABEL_MARGIN = 3;

/** Returns the input, line by line, each followed by its annotations. Works in time linear in what it shows. */
export function dumpInput(
  checkFile: CheckFile,
  input: SourceBuffer,
  diags: readonly InputDiag[],
  style: DumpStyle,
): string {
  // LLVM sets and resets a color before the first line.
  const head = style.paint('', bold);
  return `Input was:\n<<<<<<\n${head}${new InputDump(checkFile, input, diags, style).lines()}>>>>>>\n`;
}

class InputDump {
  private readonly annotations: readonly Annotation[];
  private readonly labelWidth: number;
  private readonly lineCount: number;
  /** Annotations that cover the line at hand, in the order of their diags, and the next one to come. */
  private active: Annotation[] = [];
  private nextAnnotation = 0;
  private readonly byFirstLine: readonly Annotation[];

  constructor(
    checkFile: CheckFile,
    private readonly input: SourceBuffer,
    diags: readonly InputDiag[],
    private readonly style: DumpStyle,
  ) {
    this.annotations = annotate(checkFile, diags);
    this.byFirstLine = [...this.annotations].sort((a, b) => a.firstLine - b.firstLine || a.index - b.index);
    const { text, lineStarts } = input;
    const endsWithNewline = text.endsWith('\n');
    const numberedLines = text === '' ? 0 : lineStarts.length - (endsWithNewline ? 1 : 0);
    const lastAnnotated = this.annotations.reduce((last, a) => Math.max(last, a.lastLine), 0);
    this.lineCount = Math.max(numberedLines, lastAnnotated);
    const widest = this.annotations.reduce((width, a) => Math.max(width, a.label.length), 0);
    this.labelWidth = Math.max(widest, String(Math.max(numberedLines, 1)).length) + LABEL_MARGIN;
  }

  lines(): string {
    const chunks: string[] = [];
    let previousShown = 0;
    for (const [first, last] of this.shownRanges()) {
      this.elide(previousShown + 1, first - 1, chunks);
      for (let line = first; line <= last; line++) chunks.push(this.line(line));
      previousShown = last;
    }
    this.elide(previousShown + 1, this.lineCount, chunks);
    return chunks.join('');
  }

  /** The ranges of lines that the filter and its context let through, in order and apart from each other. */
  private shownRanges(): [number, number][] {
    const { filter, contextLines } = this.style;
    if (filter === 'all') return this.lineCount > 0 ? [[1, this.lineCount]] : [];
    const ranges: [number, number][] = [];
    for (const a of this.byFirstLine) {
      if (filter === 'error' && !a.isError) continue;
      const last = filter === 'annotation-full' ? a.lastLine : a.firstLine;
      const range: [number, number] = [
        Math.max(1, a.firstLine - contextLines),
        Math.min(this.lineCount, last + contextLines),
      ];
      const previous = ranges.at(-1);
      if (previous && range[0] <= previous[1] + 1) previous[1] = Math.max(previous[1], range[1]);
      else ranges.push(range);
    }
    return ranges;
  }

  /** Adds lines that the filter leaves out: as dots, unless the lines themselves are shorter. */
  private elide(first: number, last: number, chunks: string[]): void {
    let text = '';
    let height = 0;
    for (let line = first; line <= last; line++) {
      height += 1 + this.annotationsOf(line).length;
      if (height > ELLIPSIS_LINES) {
        const dots = `${this.style.paint('.'.padStart(this.labelWidth), colors.black)}\n`;
        chunks.push(dots.repeat(ELLIPSIS_LINES));
        return;
      }
      text += this.line(line);
    }
    chunks.push(text);
  }

  private line(line: number): string {
    const start = this.input.lineStarts[line - 1] ?? this.input.text.length;
    const end = this.input.lineStarts[line] ?? this.input.text.length;
    const width = end - start;
    const annotations = this.annotationsOf(line);
    let text = this.style.paint(`${String(line).padStart(this.labelWidth)}: `, colors.black);
    text += this.highlighted(this.input.text.slice(start, end).replace('\n', ' '), line, annotations);
    text += '\n';
    for (const annotation of annotations) {
      text += this.style.paint(`${this.annotation(annotation, line, width)}\n`, annotation.color);
    }
    return text;
  }

  private annotation(annotation: Annotation, line: number, width: number): string {
    const [start, end] = columnsOn(annotation, line);
    const isFirst = line === annotation.firstLine;
    const marker = isFirst ? annotation.marker : '~';
    let text = `${annotation.label.padEnd(this.labelWidth)}  ${' '.repeat(start - 1)}${marker}`;
    let column = start + 1;
    const tail = Math.max(0, Math.min(end - 1, width) - start);
    text += '~'.repeat(tail);
    column += tail;
    if (!isFirst || annotation.note === '') return text;
    return `${text}${' '.repeat(Math.max(0, width + 1 - column))} ${annotation.note}`;
  }

  /** The input line, with a background where no pattern matched. */
  private highlighted(text: string, line: number, annotations: readonly Annotation[]): string {
    if (!this.style.verbose || this.style.paint === plain) return this.style.paint(text, bold);
    const matched = new Uint8Array(text.length);
    for (const annotation of annotations) {
      if (!annotation.isGoodMatch) continue;
      const [start, end] = columnsOn(annotation, line);
      matched.fill(1, start - 1, Math.min(end - 1, text.length));
    }
    let shown = bold + unmatchedBackground;
    for (let i = 0; i < text.length; i++) {
      if (matched[i] !== (i > 0 ? matched[i - 1] : 0)) shown += matched[i] ? RESET : unmatchedBackground;
      shown += text[i];
    }
    return shown + RESET;
  }

  /** The annotations of a line in the order of their diags; lines are asked for in ascending order. */
  private annotationsOf(line: number): readonly Annotation[] {
    let changed = false;
    if (this.active.some((a) => a.lastLine < line)) this.active = this.active.filter((a) => a.lastLine >= line);
    for (; this.nextAnnotation < this.byFirstLine.length; this.nextAnnotation++) {
      const next = this.byFirstLine[this.nextAnnotation]!;
      if (next.firstLine > line) break;
      if (next.lastLine < line) continue;
      this.active.push(next);
      changed = true;
    }
    if (changed) this.active.sort((a, b) => a.index - b.index);
    return this.active;
  }
}

/** The columns of an annotation on one of its lines: from, and up to but not including. */
function columnsOn(annotation: Annotation, line: number): readonly [number, number] {
  const start = line === annotation.firstLine ? annotation.startColumn : 1;
  return [start, line === annotation.lastLine ? annotation.endColumn : Infinity];
}
