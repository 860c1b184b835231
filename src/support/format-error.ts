/** Bytes of a file that are not what its format prescribes: a mistake of the file, which tools report as a diagnostic. */
export class FormatError extends Error {
  override readonly name = 'FormatError';

  /** Creates the error `<format>: <detail>`; the detail is lower case and has no full stop. */
  constructor(
    readonly format: string,
    detail: string,
  ) {
    super(`${format}: ${detail}`);
  }
}

/** Requires what the format prescribes. Throws FormatError with the detail, which is built only then. */
export function requireFormat(condition: unknown, format: string, detail: () => string): asserts condition {
  if (!condition) throw new FormatError(format, detail());
}
