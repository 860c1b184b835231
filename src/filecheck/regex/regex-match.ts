/** What every kind of compiled expression can do. */

/** A match: absolute offsets in the text. */
export interface RegexMatch {
  readonly start: number;
  readonly end: number;
  /** Group n is `text.slice(groups[2 * n], groups[2 * n + 1])`; -1 when the group took no part. */
  readonly groups: Int32Array;
}

/** A compiled expression. */
export interface ByteRegex {
  /** Returns the first and then longest match in `text[from..to)`, whose ends count as ends of a line. */
  match(text: string, from: number, to: number): RegexMatch | undefined;
}
