import { TextBuffer } from '../../support/text-buffer.ts';

/** Text whose lines begin with as many blanks as the nesting of the source asks for. Source: raw_indented_ostream of MLIR. */
export class IndentedText {
  readonly #text = new TextBuffer();
  #indent = '';
  #atStartOfLine = true;

  /** Begins a level: lines from here on are two blanks further right. */
  indent(): void {
    this.#indent += '  ';
  }

  unindent(): void {
    this.#indent = this.#indent.slice(2);
  }

  /**
   * Appends text of any number of lines. What is only blanks before a line break is left out, so lines that end do not end in
   * indentation.
   */
  write(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = text.slice(start, end);
      if (/[^ \t\v\f\r]/.test(line)) this.#writeInLine(line);
      this.#text.append('\n');
      this.#atStartOfLine = true;
      start = end + 1;
    }
    if (start < text.length) this.#writeInLine(text.slice(start));
  }

  /** Appends a line that no nesting moves, such as a label. */
  writeUnindented(line: string): void {
    this.#text.append(line);
  }

  toString(): string {
    return this.#text.toString();
  }

  #writeInLine(text: string): void {
    if (this.#atStartOfLine) this.#text.append(this.#indent);
    this.#text.append(text);
    this.#atStartOfLine = false;
  }
}
