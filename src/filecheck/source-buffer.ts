/** Texts with places: the check file, the input, and the parts of the command line that patterns come from. */

/** A line and a column, both from 1; columns are bytes. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in a buffer; the offset counts bytes. */
export interface Loc {
  readonly buffer: SourceBuffer;
  readonly offset: number;
}

/** A part of a buffer, `[start, end)`. */
export interface Span {
  readonly buffer: SourceBuffer;
  readonly start: number;
  readonly end: number;
}

/** A named byte text with an index of its lines, built on first use. */
export class SourceBuffer {
  #lineStarts: number[] | undefined;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {}

  /** The offset at which each line starts, by newlines. */
  get lineStarts(): readonly number[] {
    if (!this.#lineStarts) {
      const starts = [0];
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) starts.push(at + 1);
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }

  /** Returns the line and column of `offset`. Lines end at a newline; a carriage return also restarts the column. */
  position(offset: number): Position {
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    const before = this.text.slice(starts[low]!, offset);
    return { line: low + 1, column: before.length - before.lastIndexOf('\r') };
  }

  /** Returns the extent of the line that holds `offset`, without its line end. */
  lineAround(offset: number): Span {
    const { line } = this.position(offset);
    const lineStart = this.lineStarts[line - 1]!;
    const lineEnd = (this.lineStarts[line] ?? this.text.length + 1) - 1;
    const start = lineStart + this.text.slice(lineStart, offset).lastIndexOf('\r') + 1;
    const carriageReturn = this.text.slice(offset, lineEnd).indexOf('\r');
    return { buffer: this, start, end: carriageReturn < 0 ? lineEnd : offset + carriageReturn };
  }
}

/** Returns the text of a span. */
export function spanText(span: Span): string {
  return span.buffer.text.slice(span.start, span.end);
}

/** Returns the place where a span starts. */
export function startOf(span: Span): Loc {
  return { buffer: span.buffer, offset: span.start };
}
