/** Thrown where an input needs more memory than there is. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';

  constructor(limitBytes: number) {
    super(`out of memory: the heap can have ${Math.round(limitBytes / 2 ** 20)} MiB`);
  }
}

/** Tells whether the error says that there is no more memory, or that a container cannot hold more. */
export function isOutOfMemory(error: unknown): error is Error {
  return (
    error instanceof OutOfMemoryError ||
    (error instanceof RangeError && /(?:Map|Set) maximum size exceeded|buffer allocation failed/.test(error.message))
  );
}
