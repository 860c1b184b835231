import { utf8Length } from './utf8.ts';

/** A place in a text: line and column count from 1, columns in bytes of UTF-8 as in MLIR. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A named text with an index of its lines, built on first use. Offsets are in UTF-16 code units. */
export class SourceFile {
  readonly name: string;
  readonly text: string;
  /** Where the part to read begins: 0 but for pieces. */
  readonly start: number;
  /** The file that this is a piece of. */
  readonly #whole: SourceFile | undefined;
  #lineStarts: number[] | undefined;
  /** The place that was asked for last, from which one behind it in the same line is counted. */
  readonly #last = { start: 0, offset: 0, column: 1 };

  constructor(name: string, text: string, start = 0, whole?: SourceFile) {
    this.name = name;
    this.text = text;
    this.start = start;
    this.#whole = whole;
  }

  /** How many characters there are to read. */
  get textLength(): number {
    return this.text.length - this.start;
  }

  /** Returns the part from `start` to `end` as a source of its own, in which places are those in the whole file. */
  piece(start: number, end: number): SourceFile {
    return new SourceFile(this.name, this.text.slice(0, end), start, this);
  }

  /** Returns the line and column of `offset`. Cost: logarithmic in the number of lines. */
  position(offset: number): TextPosition {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low]!;
    const last = this.#last;
    if (last.start !== start || last.offset > offset) {
      last.start = last.offset = start;
      last.column = 1;
    }
    last.column += utf8Length(this.text, last.offset, offset);
    last.offset = offset;
    return { line: low + 1, column: last.column };
  }

  /** Returns the offset of a line and column (both from 1), or undefined when there is no such line. */
  offsetOf(line: number, column: number): number | undefined {
    const start = this.#starts()[line - 1];
    return start === undefined ? undefined : start + column - 1;
  }

  /** Returns line number `line` (from 1) up to its line end or a carriage return in it, or undefined when there is none. */
  lineText(line: number): string | undefined {
    if (this.#whole) return this.#whole.lineText(line);
    const starts = this.#starts();
    const start = starts[line - 1];
    if (start === undefined) return undefined;
    const text = this.text.slice(start, (starts[line] ?? this.text.length + 1) - 1);
    const carriageReturn = text.indexOf('\r');
    return carriageReturn < 0 ? text : text.slice(0, carriageReturn);
  }

  #starts(): number[] {
    if (this.#whole) return this.#whole.#starts();
    if (this.#lineStarts) return this.#lineStarts;
    const starts = [0];
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) starts.push(at + 1);
    return (this.#lineStarts = starts);
  }
}
