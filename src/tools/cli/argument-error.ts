/** An error in the command line; `message` is what the tool prints. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}
