/** Content of a binary that stands for no program; the reader turns it into a diagnostic. */
export class ProgramProblem extends Error {
  override readonly name = 'ProgramProblem';

  /** @param note the values, if there are any to give */
  constructor(
    message: string,
    readonly note?: string,
  ) {
    super(message);
  }
}
