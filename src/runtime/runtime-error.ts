/** A program, or its inputs, that the runtime cannot run. The message says what and why, in words for the user. */
export class RuntimeError extends Error {
  override readonly name = 'RuntimeError';
}
