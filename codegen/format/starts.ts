import { type FormatElement, type OptionalGroup } from './elements.ts';

/** What text can start with: literals as they are, and words in brackets for the rest. Those that are printed behind a blank begin with one. */
export type Starts = ReadonlySet<string>;

/** What is known of the text of an element that is no group. */
export interface ElementText {
  /** What it can start with; nothing of what is not known. */
  readonly starts: readonly string[];
  /** What the parser takes for it, where that is more. */
  readonly takes?: readonly string[];
  /** It may be empty. */
  readonly canBeNothing?: boolean | undefined;
  /** Behind its end, this would be more of it; `[x]` is a word that starts with an `x`. */
  readonly continues?: readonly string[];
  /** The parser cannot tell by what it starts with whether it is there. */
  readonly startIsUnknown?: boolean;
  /** It is printed with a blank in front. */
  readonly beginsApart?: boolean;
  /** Its last character can be one of a word. */
  readonly endsWord?: boolean | undefined;
  /** It is not written as the anchor of a group that has other elements. */
  readonly isUnit?: boolean;
  /** What it is called in diagnostics. */
  readonly words?: string;
}

export type Report = (element: FormatElement, message: string) => void;

/**
 * Finds elements that may be absent and start as what may follow them, those that go on with what may follow them, and words that nothing separates: the
 * parser, which decides by the first token, takes one for the other. mlir-tblgen accepts them. What `custom` directives take is not known. Regions are told
 * from dictionaries by more tokens.
 */
export class StartsChecker {
  private readonly textOf: (element: FormatElement) => ElementText;
  private readonly report: Report;

  constructor(textOf: (element: FormatElement) => ElementText, report: Report) {
    this.textOf = textOf;
    this.report = report;
  }

  /**
   * Checks the elements, which `behind` follows; returns what they and what is behind can start with. `isBehindWord` tells whether they follow a word,
   * `anchor` which of them is never nothing.
   */
  check(elements: readonly FormatElement[], behind: Starts, isBehindWord = true, anchor?: FormatElement): Starts {
    return elements.reduceRight<Starts>((after, element, i) => {
      const endsWord = (): boolean => this.endsWord(elements.slice(0, i), isBehindWord);
      if (element.kind === 'optional') return this.group(element, after, endsWord());
      if (element.kind === 'oilist') return this.clauses(element, after);
      const [last, next] = [elements.slice(0, i).findLast(isWritten), elements.slice(i + 1).find(isWritten)];
      if (element.kind === 'whitespace') {
        if (element.text !== '') return new Set([...plain(after)].map((start) => blank + start));
        const behind = elements[i + 1];
        const isGlue = !(behind && !isGroup(behind) && this.textOf(behind).beginsApart);
        const before = elements.slice(0, last ? elements.indexOf(last) : 0).findLast(isWritten);
        if (isSizesAndX(last, next) || isSizesAndX(before, last)) return after;
        if (isGlue && endsWord()) this.refuseWord(element, after);
        return after;
      }
      const text = this.textOf(element);
      const starts = new Set(text.starts);
      if (!isSizesAndX(element, next)) this.refuseMore(element, text, after);
      if (isSizesAndX(last, element)) this.refuseMore(element, moreSizes, after);
      // A group whose anchor is nothing is not there.
      const canBeNothing = text.canBeNothing && element !== anchor;
      if (canBeNothing) this.refuse(element, text, after);
      return canBeNothing ? union(starts, after) : starts;
    }, behind);
  }

  private group(group: OptionalGroup, after: Starts, isBehindWord: boolean): Starts {
    const written = writtenElements(group, (element) => this.textOf(element).isUnit === true);
    const anchor = (group.inverted ? group.otherwise : group.then)[group.anchor];
    const then = this.check(written.then, after, isBehindWord, anchor);
    const otherwise = this.check(written.otherwise, after, isBehindWord, anchor);
    const start = written.then.find(({ kind }) => kind !== 'whitespace');
    const isInverted = group.inverted && start?.kind !== 'literal';
    const [decisive, other] = isInverted ? [written.otherwise, then] : [written.then, otherwise];
    const first = decisive.find(({ kind }) => kind !== 'whitespace');
    if (first) this.refuse(first, this.textOf(first), other);
    if (first && this.textOf(first).startIsUnknown) {
      const message = `an optional group cannot start with ${this.textOf(first).words}, whose format does not start with a literal`;
      this.report(first, `${message}; put a literal in front of it, or print it by qualified`);
    }
    return union(then, otherwise);
  }

  private clauses(list: FormatElement & { kind: 'oilist' }, after: Starts): Starts {
    const keywords = new Set(list.clauses.map(({ keyword }) => keyword));
    for (const { elements } of list.clauses) {
      const written = elements.filter((element) => !this.textOf(element).isUnit);
      this.check(written, union(keywords, after), true);
    }
    this.refuse(list, { starts: [...keywords] }, after);
    return union(keywords, after);
  }

  private refuse(element: FormatElement, { starts, takes = starts }: ElementText, other: Starts): void {
    const common = commonStart(takes, plain(other));
    if (common === undefined) return;
    const what = element.kind === 'attr-dict' ? '`attr-dict` directive' : 'an optional element';
    const remedy = element.kind === 'attr-dict' ? 'use attr-dict-with-keyword' : 'put a literal in front of it';
    const start = common === '[operation]' ? 'starts as an operation' : `starts with ${wordsOf(common)}`;
    this.report(element, `format ambiguity caused by ${what}, which ${start} as what may follow it; ${remedy}`);
  }

  private refuseMore(element: FormatElement, { continues = [], words }: ElementText, after: Starts): void {
    const next = plain(after);
    const common = continues
      .map((start) => (start === '[x]' ? [...next].find((other) => other.startsWith('x')) : start))
      .find((start) => start !== undefined && next.has(start));
    if (common === undefined) return;
    const message = `format ambiguity caused by ${words}, which goes on with ${wordsOf(common)} as what may follow it`;
    this.report(element, `${message}; put another literal behind it`);
  }

  private refuseWord(element: FormatElement, after: Starts): void {
    const next = [...after].find((start) => /^[\w.-]|^\[(number|type)\]$/.test(start));
    if (next === undefined) return;
    this.report(element, `the word in front of the empty literal and ${wordsOf(next)} behind it would be one word`);
  }

  /** Tells whether what is printed last can end in a word. */
  private endsWord(elements: readonly FormatElement[], isBehindWord: boolean): boolean {
    for (const element of elements.toReversed()) {
      if (element.kind === 'whitespace' && element.text !== '') return false;
      if (element.kind === 'whitespace') continue;
      if (element.kind === 'oilist') return true;
      if (element.kind === 'optional') {
        if (this.endsWord(element.then, false) || this.endsWord(element.otherwise, false)) return true;
        if (element.otherwise.length > 0) return false;
        continue;
      }
      const { endsWord, canBeNothing } = this.textOf(element);
      if (endsWord) return true;
      if (!canBeNothing) return false;
    }
    return isBehindWord;
  }
}

function isWritten({ kind }: FormatElement): boolean {
  return kind !== 'whitespace';
}

/** Tells whether these are sizes and the `x` that is read with them, as in `4x8xf32`. */
function isSizesAndX(sizes: FormatElement | undefined, x: FormatElement | undefined): boolean {
  return sizes?.kind === 'custom' && /DimensionList$/.test(sizes.name) && x?.kind === 'literal' && x.text === 'x';
}

const moreSizes = { starts: [], continues: ['[number]', '[x]'], words: 'literal `x` behind dimensions' };

const blank = ' ';

/** Returns what starts a text, without the blank in front. */
function plain(starts: Starts): Starts {
  return new Set([...starts].map((start) => start.trimStart()));
}

function isGroup({ kind }: FormatElement): boolean {
  return kind === 'optional' || kind === 'oilist';
}

/** Returns the branches of the group without a unit attribute that anchors it and that the group being there says. */
export function writtenElements(
  group: OptionalGroup,
  isUnit: (element: FormatElement) => boolean,
): Pick<OptionalGroup, 'then' | 'otherwise'> {
  const anchored = group.inverted ? group.otherwise : group.then;
  const anchor = anchored[group.anchor];
  const isAlone = anchored.every((element) => element === anchor || element.kind === 'whitespace');
  if (anchor === undefined || isAlone || !isUnit(anchor)) return group;
  const withoutAnchor = (branch: readonly FormatElement[]): FormatElement[] => branch.filter((each) => each !== anchor);
  return { then: withoutAnchor(group.then), otherwise: withoutAnchor(group.otherwise) };
}

const words: ReadonlyMap<string, string> = new Map([
  ['[number]', 'a number'],
  ['[type]', 'a type'],
  ['[region]', '`{`'],
  ['[dict]', '`{`'],
]);

/** Returns a start of what may follow that the parser takes for one of these. */
export function commonStart(takes: readonly string[], other: Starts): string | undefined {
  return takes.map((start) => (start === '[word]' ? wordIn(other) : start)).find((start) => other.has(start));
}

function wordIn(starts: Starts): string {
  return [...starts].find((start) => /^\w/.test(start)) ?? '';
}

function wordsOf(start: string): string {
  return words.get(start) ?? `\`${start}\``;
}

function union(a: Starts, b: Starts): Starts {
  return new Set([...a, ...b]);
}
