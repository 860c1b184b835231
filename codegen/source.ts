/** A spec file as read from disk, with what is needed to name a place in it. */
export class SourceFile {
  /** Path relative to the root of the tree, with forward slashes. */
  readonly path: string;
  readonly text: string;
  private readonly lineStarts: readonly number[];

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
    this.lineStarts = starts;
  }

  /** Returns the 1-based line and column of the character at `offset`. */
  position(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  /** Returns the text of the 1-based `line` without its line break. */
  lineText(line: number): string {
    const start = this.lineStarts[line - 1] ?? this.text.length;
    const end = this.lineStarts[line] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, '');
  }
}

/** A place in a spec file: where a diagnostic points. */
export interface SourceLocation {
  readonly file: SourceFile;
  /** Offset of the first character, in UTF-16 code units. */
  readonly offset: number;
}

/** Returns `file:line` of a place. */
export function placeOf({ file, offset }: SourceLocation): string {
  return `${file.path}:${file.position(offset).line}`;
}
