/** Matches expressions of every shape in linear time, with automata that are built as the text needs them. */
import { findCaptures } from './captures.ts';
import { type Ere, type ParsedEre } from './ere.ts';
import { matchesNewline, requiredLiteral } from './ere-facts.ts';
import { LazyDfa } from './lazy-dfa.ts';
import { compileNfa, type Nfa } from './nfa.ts';
import { type ByteRegex, type RegexMatch } from './regex-match.ts';
import { endOfLine, indexOfIn, startOfLine } from './search-text.ts';

/** An expression without back-references. Its constructor throws NfaTooLargeError. */
export class AutomatonRegex implements ByteRegex {
  private readonly root: Ere;
  private readonly groupCount: number;
  private readonly literal: string;
  private readonly multiLine: boolean;
  private readonly nfa: Nfa;
  private readonly anchored: LazyDfa;
  private readonly unanchored: LazyDfa;
  private backward: LazyDfa | undefined;

  constructor(ere: ParsedEre) {
    this.root = ere.root;
    this.groupCount = ere.groupCount;
    this.literal = requiredLiteral(ere.root);
    this.multiLine = matchesNewline(ere.root);
    this.nfa = compileNfa(ere.root);
    this.anchored = new LazyDfa(this.nfa, false);
    this.unanchored = new LazyDfa(this.nfa, true);
  }

  match(text: string, from: number, to: number): RegexMatch | undefined {
    const start = this.multiLine ? this.findAcrossLines(text, from, to) : this.findInLines(text, from, to);
    if (start < 0) return undefined;
    const end = this.anchored.longestEnd(text, start, from, to);
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
        lineStart = startOfLine(text, found, at);
        limit = endOfLine(text, found, to);
      }
      const firstEnd = this.unanchored.firstEnd(text, lineStart, limit);
      if (firstEnd >= 0) return this.startOfMatch(text, startOfLine(text, firstEnd, lineStart), firstEnd, to);
      if (limit >= to) return -1;
      at = limit + 1;
    }
  }

  /** Of the matches that start in the line up to `firstEnd`, where one of them ends, returns the first start. */
  private startOfMatch(text: string, lineStart: number, firstEnd: number, to: number): number {
    const lastEnd = this.anchored.lastEndAfter(this.unanchored, text, firstEnd, to);
    this.backward ??= new LazyDfa(compileNfa(this.root, 'backward'), true);
    return this.backward.firstStart(text, lineStart, lastEnd, to);
  }

  private findAcrossLines(text: string, from: number, to: number): number {
    if (this.literal !== '' && indexOfIn(text, this.literal, from, to) < 0) return -1;
    if (this.unanchored.firstEnd(text, from, to) < 0) return -1;
    for (let start = from; ; start++) if (this.anchored.longestEnd(text, start, from, to) >= 0) return start;
  }
}
