/** What is said of an input that calls cannot follow into, or that nests deeper than is supported. */
export const nestedTooDeeply = 'the input is nested too deeply';

/** Tells whether the error says that calls nest deeper than the stack allows: "Maximum call stack size exceeded", "too much recursion". */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion/i.test(error.message);
}
