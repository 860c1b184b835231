/** What one run is asked to do. */

/** The options of a run; texts are byte texts. */
export interface FileCheckRequest {
  /** Empty: `CHECK`. */
  readonly checkPrefixes: readonly string[];
  /** Empty: `COM` and `RUN`. */
  readonly commentPrefixes: readonly string[];
  /** Patterns that must match nowhere between the matches of the directives. */
  readonly implicitCheckNot: readonly string[];
  /** `NAME=VALUE`, or `#NAME=EXPRESSION` for a numeric variable. */
  readonly defines: readonly string[];
  readonly allowEmptyInput: boolean;
  readonly allowUnusedPrefixes: boolean;
  readonly allowDagOverlap: boolean;
  readonly matchFullLines: boolean;
  /** Compares horizontal whitespace exactly. */
  readonly strictWhitespace: boolean;
  readonly ignoreCase: boolean;
  /** Forgets variables without `$` at every label. */
  readonly enableVarScope: boolean;
  /** 1 also reports matches, 2 also what was looked for in vain and discarded. */
  readonly verbosity: 0 | 1 | 2;
}

/** A run without options. */
export const defaultRequest: FileCheckRequest = {
  checkPrefixes: [],
  commentPrefixes: [],
  implicitCheckNot: [],
  defines: [],
  allowEmptyInput: false,
  allowUnusedPrefixes: false,
  allowDagOverlap: false,
  matchFullLines: false,
  strictWhitespace: false,
  ignoreCase: false,
  enableVarScope: false,
  verbosity: 0,
};

/** The check prefixes of a run that names none. */
export const DEFAULT_CHECK_PREFIXES: readonly string[] = ['CHECK'];

/** The comment prefixes of a run that names none. */
export const DEFAULT_COMMENT_PREFIXES: readonly string[] = ['COM', 'RUN'];

/** Returns what is wrong with the prefixes of a request, or undefined. */
export function prefixError(request: FileCheckRequest): string | undefined {
  const taken = new Set<string>([
    ...(request.checkPrefixes.length === 0 ? DEFAULT_CHECK_PREFIXES : []),
    ...(request.commentPrefixes.length === 0 ? DEFAULT_COMMENT_PREFIXES : []),
  ]);
  for (const [kind, prefixes] of [
    ['check', request.checkPrefixes],
    ['comment', request.commentPrefixes],
  ] as const) {
    for (const prefix of prefixes) {
      if (prefix === '') return `supplied ${kind} prefix must not be the empty string`;
      if (!/^[a-zA-Z0-9_-]*$/.test(prefix)) {
        return (
          `supplied ${kind} prefix must start with a letter and contain only alphanumeric characters, hyphens, and ` +
          `underscores: '${prefix}'`
        );
      }
      if (taken.has(prefix)) {
        return `supplied ${kind} prefix must be unique among check and comment prefixes: '${prefix}'`;
      }
      taken.add(prefix);
    }
  }
  return undefined;
}

/** Returns `text` as it is compared: without carriage returns before newlines, each run of blanks as one space. */
export function canonicalize(text: string, request: FileCheckRequest): string {
  const lines = text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
  return request.strictWhitespace ? lines : lines.replace(/\t[ \t]*| [ \t]+/g, ' ');
}
