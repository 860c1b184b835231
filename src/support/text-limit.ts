/** The longest text that there can be, in characters and, where texts are kept as UTF-8, in bytes: that of strings in V8. */
export const maxTextLength = 0x1fffffe8;

/** The same in MiB, as messages say it. */
export const mostMiB = Math.round(maxTextLength / 2 ** 20);

/** Thrown where a text would become longer than texts can be. */
export class TextTooLongError extends RangeError {
  override readonly name = 'TextTooLongError';

  constructor() {
    super(`the text is longer than ${maxTextLength} bytes`);
  }
}

/** Tells whether the error says that a text became too long, also where strings are put together without a check, "Invalid string length", or made of bytes. */
export function isTextTooLong(error: unknown): boolean {
  return (
    error instanceof TextTooLongError ||
    (error instanceof RangeError && /string length/.test(error.message)) ||
    (error instanceof Error && 'code' in error && error.code === 'ERR_STRING_TOO_LONG')
  );
}
