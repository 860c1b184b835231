/** Regular expressions over bytes with POSIX's rule: of the matches that start first, the longest one. */
import { AutomatonRegex } from './automaton-regex.ts';
import { chainOf } from './chain.ts';
import { ChainRegex } from './chain-regex.ts';
import { type ParsedEre } from './ere.ts';
import { literalText } from './ere-facts.ts';
import { ereToJs } from './ere-to-js.ts';
import { NfaTooLargeError } from './nfa.ts';
import { EreError, parseEre, type EreOptions } from './parse-ere.ts';
import { type ByteRegex, type RegexMatch } from './regex-match.ts';
import { indexOfIn } from './search-text.ts';

/**
 * Compiles an extended regular expression over a text of one byte per character. Throws EreError.
 * Matching takes time linear in the text; with a back-reference it can take longer, as that needs backtracking.
 */
export function compileRegex(pattern: string, options: EreOptions = {}): ByteRegex {
  const ere = parseEre(pattern, options);
  const literal = literalText(ere.root);
  if (literal !== undefined) return new LiteralRegex(literal);
  if (ere.hasBackref) return new BacktrackingRegex(ere);
  const chain = chainOf(ere.root);
  if (chain) return new ChainRegex(ere, chain);
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
