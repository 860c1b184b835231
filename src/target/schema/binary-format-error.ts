/**
 * A file that cannot be read, or content that cannot be written: foreign, truncated, damaged, or out of a field's range.
 * The one error that the schema layer throws; tools turn it into a diagnostic.
 */
export class BinaryFormatError extends Error {
  override readonly name = 'BinaryFormatError';

  /**
   * @param problem what is wrong, lower case and without full stop
   * @param path the field that is wrong, in the names of the schema, such as `programs[0].inputs[1].global_id`; empty for the
   *   file as a whole
   */
  constructor(
    readonly problem: string,
    readonly path = '',
  ) {
    super(path === '' ? problem : `${path}: ${problem}`);
  }
}

/** The way from the root of a file to the field at hand, kept while a file is read or written. */
export class FieldPath {
  private readonly parts: (string | number)[] = [];

  enter(part: string | number): void {
    this.parts.push(part);
  }

  leave(): void {
    this.parts.pop();
  }

  /** Returns the path as `programs[0].inputs[1]`. */
  toString(): string {
    return this.parts.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
  }

  /** Returns the error that says `problem` about the field at hand. */
  error(problem: string): BinaryFormatError {
    return new BinaryFormatError(problem, this.toString());
  }
}
