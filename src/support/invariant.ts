/** An error of this program, not of its user. Tools report it as an internal error and ask for a bug report. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
}

/** Asserts what cannot be false unless this program has a bug. Throws InternalError with `message`. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InternalError(message);
}

/** Ends a switch over a union: compiles only when every case is handled. */
export function assertNever(value: never, what = 'value'): never {
  throw new InternalError(`unexpected ${what}: ${String(value)}`);
}
