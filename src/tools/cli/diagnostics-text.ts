import { maxTextLength } from '../../support/text-limit.ts';

/** How long the text may become, in characters. Each diagnostic shows a line of the input, which may be long. */
const mostCharacters = maxTextLength >> 2;

/** The text of diagnostics, which is kept until somebody takes it at once. */
export class DiagnosticsText {
  #kept = '';
  #say: ((text: string) => void) | undefined;
  readonly #most: number;

  constructor(most = mostCharacters) {
    this.#most = most;
  }

  get kept(): string {
    return this.#kept;
  }

  /** Whether nothing more is kept. The end of the text says so. */
  get isFull(): boolean {
    return this.#kept.length >= this.#most;
  }

  add(text: string): void {
    if (this.#say) return this.#say(text);
    if (this.isFull) return;
    this.#kept += text;
    if (this.isFull) this.#kept += 'error: there are more diagnostics than can be shown\n';
  }

  sayAtOnce(say: (text: string) => void): void {
    say(this.#kept);
    this.#kept = '';
    this.#say = say;
  }
}
