/** Matches chains: cheap to compile, and fast unless a text makes them go back too often. */
import { AutomatonRegex } from './automaton-regex.ts';
import { type ChainLink, ChainWalk, TooMuchWorkError } from './chain.ts';
import { type ParsedEre } from './ere.ts';
import { matchesNewline, requiredLiteral } from './ere-facts.ts';
import { type ByteRegex, type RegexMatch } from './regex-match.ts';
import { endOfLine, indexOfIn, startOfLine } from './search-text.ts';

/** An expression that is a chain; it turns to an automaton where backtracking would take long. */
export class ChainRegex implements ByteRegex {
  private readonly firstText: string;
  private automaton: AutomatonRegex | undefined;
  private literal: string | undefined;

  constructor(
    private readonly ere: ParsedEre,
    private readonly links: readonly ChainLink[],
  ) {
    const first = links.find((link) => link.kind !== 'mark');
    this.firstText = first?.kind === 'text' ? first.text : '';
  }

  match(text: string, from: number, to: number): RegexMatch | undefined {
    if (this.automaton) return this.automaton.match(text, from, to);
    const walk = new ChainWalk(this.links, this.ere.groupCount, text, from, to);
    try {
      const found =
        this.firstText === '' ? this.findInLines(walk, text, from, to) : this.findText(walk, text, from, to);
      if (!found) return undefined;
      return { start: walk.groups[0]!, end: walk.groups[1]!, groups: walk.groups };
    } catch (error) {
      if (!(error instanceof TooMuchWorkError)) throw error;
    }
    this.automaton = new AutomatonRegex(this.ere);
    return this.automaton.match(text, from, to);
  }

  private findText(walk: ChainWalk, text: string, from: number, to: number): boolean {
    for (let at = from; ; at++) {
      at = indexOfIn(text, this.firstText, at, to);
      if (at < 0) return false;
      if (walk.matchesAt(at)) return true;
    }
  }

  /** Tries every start, but only in lines that contain what every match contains. */
  private findInLines(walk: ChainWalk, text: string, from: number, to: number): boolean {
    this.literal ??= matchesNewline(this.ere.root) ? '' : requiredLiteral(this.ere.root);
    for (let at = from; ;) {
      let limit = to;
      if (this.literal !== '') {
        const found = indexOfIn(text, this.literal, at, to);
        if (found < 0) return false;
        at = startOfLine(text, found, at);
        limit = endOfLine(text, found, to);
      }
      for (; at <= limit; at++) if (walk.matchesAt(at)) return true;
      if (limit >= to) return false;
    }
  }
}
