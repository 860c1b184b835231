/**
 * Chains: expressions without alternation whose repetitions repeat one byte. Almost all patterns of check files are.
 * For a chain, taking as much as possible from left to right gives the longest match, so simple backtracking is right.
 */
import { ByteSet, isWordByte } from './byte-set.ts';
import { type Ere, type EreAssertion } from './ere.ts';

/** A link of a chain: fixed text, `min` to `max` bytes of a set, a place, or the start or end of a group. */
export type ChainLink =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'run';
      readonly set: ByteSet;
      readonly min: number;
      readonly max: number;
      readonly isLine: boolean;
    }
  | { readonly kind: 'assert'; readonly assertion: EreAssertion }
  | { readonly kind: 'mark'; readonly index: number };

/** Returns the links of `root`, or undefined when it is no chain. A mark at index 2 n starts group n, 2 n + 1 ends it. */
export function chainOf(root: Ere): readonly ChainLink[] | undefined {
  const links: ChainLink[] = [];
  return append(root, links) ? links : undefined;
}

function append(node: Ere, links: ChainLink[]): boolean {
  switch (node.kind) {
    case 'byte': {
      const c = String.fromCharCode(node.byte);
      const last = links.at(-1);
      if (last?.kind === 'text') links[links.length - 1] = { kind: 'text', text: last.text + c };
      else links.push({ kind: 'text', text: c });
      return true;
    }
    case 'set':
      links.push(run(node.set, 1, 1));
      return true;
    case 'assert':
      links.push({ kind: 'assert', assertion: node.assertion });
      return true;
    case 'concat':
      return node.parts.every((part) => append(part, links));
    case 'group':
      links.push({ kind: 'mark', index: 2 * node.index });
      if (!append(node.body, links)) return false;
      links.push({ kind: 'mark', index: 2 * node.index + 1 });
      return true;
    case 'repeat': {
      const { body, min, max } = node;
      if (body.kind === 'set') links.push(run(body.set, min, max));
      else if (body.kind === 'byte') links.push(run(ByteSet.range(body.byte, body.byte), min, max));
      else return false;
      return true;
    }
    default:
      return false;
  }
}

function run(set: ByteSet, min: number, max: number): ChainLink {
  const everything = set.words.every((word, i) => word === (i === 0 ? ~(1 << 10) >>> 0 : 0xffffffff));
  return { kind: 'run', set, min, max, isLine: everything && max === Infinity };
}

/** Work of an attempt that needs no explanation; what goes beyond grows with the text that was passed. */
const FREE_WORK = 2000;
const WORK_PER_BYTE = 4;
const WORK_PER_START = 16;

/** The backtracking took more than time linear in the text. */
export class TooMuchWorkError extends Error {
  override readonly name = 'TooMuchWorkError';
}

/** Matches a chain in `text[from..to)`, from one start after the other. */
export class ChainWalk {
  /** Places of the groups after a match. */
  readonly groups: Int32Array;
  private work = -FREE_WORK;
  private lastStart: number;

  constructor(
    private readonly links: readonly ChainLink[],
    groupCount: number,
    private readonly text: string,
    private readonly from: number,
    private readonly to: number,
  ) {
    this.groups = new Int32Array(2 * (groupCount + 1)).fill(-1);
    this.lastStart = from;
  }

  /** Tells whether the chain matches at `start`; starts go up. Throws TooMuchWorkError. */
  matchesAt(start: number): boolean {
    this.work -= WORK_PER_START + WORK_PER_BYTE * (start - this.lastStart);
    this.lastStart = start;
    const end = this.follow(0, start);
    if (end < 0) return false;
    this.groups[0] = start;
    this.groups[1] = end;
    return true;
  }

  /** Returns where the rest of the chain from `link` on ends when it starts at `at`, or -1. */
  private follow(link: number, at: number): number {
    const { links, text, to } = this;
    for (let i = link; i < links.length; i++) {
      const current = links[i]!;
      switch (current.kind) {
        case 'text':
          if (!text.startsWith(current.text, at) || at + current.text.length > to) return -1;
          at += current.text.length;
          break;
        case 'mark':
          this.groups[current.index] = at;
          break;
        case 'assert':
          if (!this.holds(current.assertion, at)) return -1;
          break;
        case 'run': {
          const last = this.runEnd(current, at);
          if (last < at + current.min) return -1;
          if (i + 1 === links.length) return last;
          if (current.min !== current.max) return this.shorten(i + 1, at + current.min, last);
          at = last;
        }
      }
    }
    return at;
  }

  /** Follows the links after a run that may end anywhere from `first` to `last`, from the longest on. */
  private shorten(link: number, first: number, last: number): number {
    const needle = this.textAt(link);
    for (let at = last; at >= first; at--) {
      if (needle !== '') {
        const found = this.text.slice(first, Math.min(at + needle.length, this.to)).lastIndexOf(needle);
        if (found < 0) return -1;
        this.spend((at - first - found) >> 4);
        at = first + found;
      }
      this.spend(1);
      const end = this.follow(link, at);
      if (end >= 0) return end;
    }
    return -1;
  }

  /** The text that must stand where `link` starts; empty when any may. */
  private textAt(link: number): string {
    let i = link;
    while (this.links[i]?.kind === 'mark') i++;
    const next = this.links[i];
    return next?.kind === 'text' ? next.text : '';
  }

  private runEnd({ set, max, isLine }: ChainLink & { kind: 'run' }, at: number): number {
    const { text, to } = this;
    let end = at;
    if (isLine) {
      const newline = to === text.length ? text.indexOf('\n', at) : text.slice(at, to).indexOf('\n');
      end = newline < 0 ? to : to === text.length ? newline : at + newline;
      this.spend((end - at) >> 4);
      return end;
    }
    const limit = Math.min(to, at + max);
    while (end < limit && set.has(text.charCodeAt(end))) end++;
    this.spend(end - at);
    return end;
  }

  private holds(assertion: EreAssertion, at: number): boolean {
    const { text, from, to } = this;
    const before = at > from ? text.charCodeAt(at - 1) : -1;
    const after = at < to ? text.charCodeAt(at) : -1;
    const afterWord = before >= 0 && isWordByte(before);
    const beforeWord = after >= 0 && isWordByte(after);
    switch (assertion) {
      case 'bol':
        return before < 0 || before === 0x0a;
      case 'eol':
        return after < 0 || after === 0x0a;
      case 'bow':
        return !afterWord && beforeWord;
      case 'eow':
        return afterWord && !beforeWord;
    }
  }

  private spend(work: number): void {
    this.work += work;
    if (this.work > 0) throw new TooMuchWorkError('backtracking');
  }
}
