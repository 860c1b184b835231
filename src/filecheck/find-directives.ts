/** Finds the directives in the text of a check file. */
import { type DirectiveKind, type DirectiveType, directiveType } from './directive-kind.ts';

/** What stands after a prefix. */
export type FoundDirective =
  | { readonly is: 'directive'; readonly type: DirectiveType; readonly after: number }
  | { readonly is: 'comment' | 'bad not' | 'bad count' | 'misspelled'; readonly after: number };

/** A directive, where its prefix starts, and the number of its line (from 1). */
export interface DirectivePlace {
  readonly prefix: string;
  readonly at: number;
  readonly line: number;
  readonly found: FoundDirective;
}

/** Searches a text for directives, from its start to its end, in time linear in the text. */
export class DirectiveFinder {
  private at = 0;
  private line = 1;
  private readonly commentPrefixes: ReadonlySet<string>;
  /** Longest first, each with its first place at or after `at` (-1: none). */
  private readonly places: { readonly prefix: string; next: number }[];

  constructor(
    private readonly text: string,
    checkPrefixes: readonly string[],
    commentPrefixes: readonly string[],
  ) {
    this.commentPrefixes = new Set(commentPrefixes);
    this.places = [...checkPrefixes, ...commentPrefixes]
      .map((prefix) => ({ prefix, next: text.indexOf(prefix) }))
      .sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** Returns the next directive, or undefined at the end. The caller says with `resume` where it ends. */
  next(): DirectivePlace | undefined {
    for (;;) {
      const place = this.nextPrefix();
      if (!place) return undefined;
      const previous = this.text[place.next - 1];
      const startsWord = place.next === this.at || previous === undefined || !isPartOfWord(previous);
      this.moveTo(place.next);
      if (startsWord) {
        const found = this.classify(place.prefix);
        if (found) return { prefix: place.prefix, at: this.at, line: this.line, found };
      }
      let end = this.at + place.prefix.length;
      while (end < this.text.length && isPartOfWord(this.text[end]!)) end++;
      this.moveTo(end);
    }
  }

  /** Goes on searching at `offset`, which must not be before the last directive. */
  resume(offset: number): void {
    this.moveTo(offset);
  }

  /** Where the search stands: after the last directive, or after what looked like one. */
  get offset(): number {
    return this.at;
  }

  private nextPrefix(): { readonly prefix: string; readonly next: number } | undefined {
    let first: { readonly prefix: string; readonly next: number } | undefined;
    for (const place of this.places) {
      if (place.next >= 0 && place.next < this.at) place.next = this.text.indexOf(place.prefix, this.at);
      if (place.next >= 0 && (!first || place.next < first.next)) first = place;
    }
    return first;
  }

  private moveTo(offset: number): void {
    for (let i = this.text.indexOf('\n', this.at); i >= 0 && i < offset; i = this.text.indexOf('\n', i + 1))
      this.line++;
    this.at = offset;
  }

  private classify(prefix: string): FoundDirective | undefined {
    const rest = new Rest(this.text, this.at + prefix.length);
    if (this.commentPrefixes.has(prefix)) return rest.eat(':') ? { is: 'comment', after: rest.at } : undefined;
    if (rest.see(':') || rest.see('{')) return modified(rest, directiveType('plain'));
    const misspelled = rest.eat('_');
    if (!misspelled && !rest.eat('-')) return undefined;
    const found = suffixed(rest);
    return found && misspelled ? { is: 'misspelled', after: found.after } : found;
  }
}

/** Suffixes that cannot be combined. */
const badNotSuffixes = ['DAG', 'NEXT', 'SAME', 'EMPTY'].flatMap((other) => [`${other}-NOT:`, `NOT-${other}:`]);

const kinds: readonly DirectiveKind[] = ['next', 'same', 'not', 'dag', 'label', 'empty'];

/** The most a count may be. */
const MAX_COUNT = 2 ** 31 - 1;

function suffixed(rest: Rest): FoundDirective | undefined {
  if (rest.eat('COUNT-')) {
    const count = rest.integer();
    if (count === undefined || count <= 0 || count > MAX_COUNT || !(rest.see(':') || rest.see('{'))) {
      return { is: 'bad count', after: rest.at };
    }
    return modified(rest, { ...directiveType('plain'), count });
  }
  if (badNotSuffixes.some((suffix) => rest.see(suffix))) return { is: 'bad not', after: rest.at };
  const kind = kinds.find((k) => rest.eat(k.toUpperCase()));
  return kind && modified(rest, directiveType(kind));
}

/** The end of a directive: `:`, or modifiers in braces and `:`. */
function modified(rest: Rest, type: DirectiveType): FoundDirective | undefined {
  if (rest.eat(':')) return { is: 'directive', type, after: rest.at };
  if (!rest.eat('{')) return undefined;
  do {
    rest.skipSpace();
    if (!rest.eat('LITERAL')) return undefined;
    rest.skipSpace();
  } while (rest.eat(','));
  return rest.eat('}:') ? { is: 'directive', type: { ...type, literal: true }, after: rest.at } : undefined;
}

/** What is left of a text. */
class Rest {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  see(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  eat(text: string): boolean {
    if (!this.see(text)) return false;
    this.at += text.length;
    return true;
  }

  /** A decimal number that fits into 64 bits; otherwise nothing is taken. */
  integer(): number | undefined {
    const digits = /^-?[0-9]+/.exec(this.text.slice(this.at, this.at + 40))?.[0];
    if (digits === undefined || BigInt.asIntN(64, BigInt(digits)) !== BigInt(digits)) return undefined;
    this.at += digits.length;
    return Number(digits);
  }

  skipSpace(): void {
    while (/^[ \t\n\v\f\r]$/.test(this.text[this.at] ?? '')) this.at++;
  }
}

function isPartOfWord(c: string): boolean {
  return /^[A-Za-z0-9_-]$/.test(c);
}
