/** Regular expressions over bytes with POSIX's rule: of the matches that start first, the longest one. */
import { findCaptures } from './captures.ts';
import { type Ere, type ParsedEre } from './ere.ts';
import { ereToJs } from './ere-to-js.ts';
import { LazyDfa } from './lazy-dfa.ts';
import { compileNfa, type Nfa, NfaTooLargeError } from './nfa.ts';
import { EreError, parseEre, type EreOptions } from './parse-ere.ts';
import { literalText, matchesNewline, maxLengthBytes, requiredLiteral } from './ere-facts.ts';

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

/**
 * Compiles an extended regular expression over a text of one byte per character. Throws EreError.
 * Matching takes time linear in the text; with a back-reference it can take longer, as that needs backtracking.
 */
export function compileRegex(pattern: string, options: EreOptions = {}): ByteRegex {
  const ere = parseEre(pattern, options);
  const literal = literalText(ere.root);
  if (literal !== undefined) return new LiteralRegex(literal);
  if (ere.hasBackref) return new BacktrackingRegex(ere);
  try {
    return new AutomatonRegex(ere);
  } catch (error) {
    if (error instanceof NfaTooLargeError) throw new EreError('out of memory');
    throw error;
  }
}

/** Tells what is wrong with `pattern`, or undefined when it is a regular expression. */
export function regexError(pattern: string): string | undefined {
  try {
    parseEre(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof EreError) return error.message;
    throw error;
  }
}

/** Returns `text` with a backslash before everything that means something in an expression. */
export function escapeRegex(text: string): string {
  return text.replace(/[()^$|*+?.[\]\\{}]/g, '\\$&');
}

class LiteralRegex implements ByteRegex {
  constructor(private readonly literal: string) {}

  match(text: string, from: number, to: number): RegexMatch | undefined {
    const at = indexOfIn(text, this.literal, from, to);
    if (at < 0) return undefined;
    const end = at + this.literal.length;
    return { start: at, end, groups: Int32Array.of(at, end) };
  }
}

/** Returns where `needle` first is in `text[from..to)`, or -1. Nothing after `to` is read. */
export function indexOfIn(text: string, needle: string, from: number, to: number): number {
  if (to === text.length) return text.indexOf(needle, from);
  const at = text.slice(from, to).indexOf(needle);
  return at < 0 ? -1 : from + at;
}

class AutomatonRegex implements ByteRegex {
  private readonly root: Ere;
  private readonly groupCount: number;
  private readonly literal: string;
  private readonly multiLine: boolean;
  private readonly maxLengthBytes: number;
  private readonly nfa: Nfa;
  private readonly forward: LazyDfa;
  private searchDfa: LazyDfa | undefined;
  private backwardDfa: LazyDfa | undefined;

  constructor(ere: ParsedEre) {
    this.root = ere.root;
    this.groupCount = ere.groupCount;
    this.literal = requiredLiteral(ere.root);
    this.multiLine = matchesNewline(ere.root);
    this.maxLengthBytes = maxLengthBytes(ere.root);
    this.nfa = compileNfa(ere.root);
    this.forward = new LazyDfa(this.nfa, false);
  }

  match(text: string, from: number, to: number): RegexMatch | undefined {
    const start = this.multiLine ? this.findAcrossLines(text, from, to) : this.findInLines(text, from, to);
    if (start < 0) return undefined;
    const end = this.forward.longestEnd(text, start, from, to);
    const groups =
      this.groupCount === 0
        ? Int32Array.of(start, end)
        : findCaptures(this.nfa, this.groupCount, { text, start, end, from, to });
    return { start, end, groups };
  }

  /** No match leaves its line: looks only at lines that contain the literal. */
  private findInLines(text: string, from: number, to: number): number {
    for (let at = from; ;) {
      let lineStart = at;
      let limit = to;
      if (this.literal !== '') {
        const found = indexOfIn(text, this.literal, at, to);
        if (found < 0) return -1;
        lineStart = Math.max(at, text.lastIndexOf('\n', found) + 1);
        limit = endOfLine(text, found, to);
      }
      const firstEnd = this.search().firstEnd(text, lineStart, limit);
      if (firstEnd >= 0) {
        // A newline at `firstEnd` ends the line that the match is in.
        const start = Math.max(lineStart, firstEnd === 0 ? 0 : text.lastIndexOf('\n', firstEnd - 1) + 1);
        const last = Math.min(endOfLine(text, firstEnd, to), firstEnd + this.maxLengthBytes);
        return this.backward().firstStart(text, start, last, to);
      }
      if (limit >= to) return -1;
      at = limit + 1;
    }
  }

  private findAcrossLines(text: string, from: number, to: number): number {
    if (this.literal !== '' && indexOfIn(text, this.literal, from, to) < 0) return -1;
    const firstEnd = this.search().firstEnd(text, from, to);
    if (firstEnd < 0) return -1;
    for (let start = from; ; start++) if (this.forward.longestEnd(text, start, from, to) >= 0) return start;
  }

  private search(): LazyDfa {
    return (this.searchDfa ??= new LazyDfa(this.nfa, true));
  }

  private backward(): LazyDfa {
    return (this.backwardDfa ??= new LazyDfa(compileNfa(this.root, 'backward'), true));
  }
}

function endOfLine(text: string, at: number, to: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 || newline > to ? to : newline;
}

class BacktrackingRegex implements ByteRegex {
  private readonly regex: RegExp;
  private readonly groupCount: number;

  constructor(ere: ParsedEre) {
    this.regex = new RegExp(ereToJs(ere.root), 'd');
    this.groupCount = ere.groupCount;
  }

  match(text: string, from: number, to: number): RegexMatch | undefined {
    const found = this.regex.exec(text.slice(from, to));
    if (!found) return undefined;
    const groups = new Int32Array(2 * (this.groupCount + 1)).fill(-1);
    found.indices!.forEach((pair, group) => {
      if (!pair) return;
      groups[2 * group] = from + pair[0];
      groups[2 * group + 1] = from + pair[1];
    });
    return { start: groups[0]!, end: groups[1]!, groups };
  }
}
