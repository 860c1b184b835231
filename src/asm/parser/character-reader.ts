/** Reads a text by its characters. */
export abstract class CharacterReader {
  protected readonly text: string;
  /** Where reading goes on. */
  protected at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Where what was read last ends. */
  get end(): number {
    return this.at;
  }

  /** Goes to the next character that is no blank and returns it. */
  protected next(): number {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++this.at);
    return code;
  }

  /** Takes the character if it is the next one. */
  protected takes(code: number): boolean {
    if (this.next() !== code) return false;
    this.at++;
    return true;
  }
}
