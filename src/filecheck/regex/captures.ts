/** Finds out which part of a match belongs to which group, without backtracking. */
import { invariant } from '../../support/invariant.ts';
import { isWordByte } from './byte-set.ts';
import { type Nfa, NfaOp } from './nfa.ts';

const NEWLINE = 0x0a;

/** A match whose extent is known: `text[start..end)` in the input `[from, to)`. */
export interface KnownMatch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the places of the groups of a known match: group n starts at `result[2 * n]` and ends at `result[2 * n + 1]`,
 * -1 when it took no part; group 0 is the whole match.
 *
 * A pass from the end to the start notes the states from which the match can be completed; a walk from the start then
 * follows them and never has to turn back. Repetitions take as much as they can, from left to right, and the longest
 * branch of an alternation wins.
 */
export function findCaptures(nfa: Nfa, groupCount: number, match: KnownMatch): Int32Array {
  return new CaptureWalk(nfa, match).walk(groupCount);
}

class CaptureWalk {
  /** For each place from `start` to `end`: the states that lead to acceptance at `end`, one byte per state. */
  private readonly viable: Uint8Array;
  private readonly stateCount: number;

  constructor(
    private readonly nfa: Nfa,
    private readonly match: KnownMatch,
  ) {
    this.stateCount = nfa.ops.length;
    this.viable = new Uint8Array(this.stateCount * (match.end - match.start + 1));
    this.markViable();
  }

  walk(groupCount: number): Int32Array {
    const { nfa, match } = this;
    const places = new Int32Array(2 * (groupCount + 1)).fill(-1);
    places[0] = match.start;
    places[1] = match.end;
    let state = nfa.start;
    let at = match.start;
    /** Splits passed since the last byte: a loop whose body read nothing must be left. */
    let passed = new Set<number>();
    while (nfa.ops[state] !== NfaOp.accept) {
      invariant(this.isViable(state, at), 'the walk left the match');
      switch (nfa.ops[state]!) {
        case NfaOp.byte:
        case NfaOp.set:
          at++;
          passed = new Set();
          break;
        case NfaOp.groupStart:
          places[2 * nfa.args[state]!] = at;
          break;
        case NfaOp.groupEnd:
          places[2 * nfa.args[state]! + 1] = at;
          break;
        case NfaOp.split:
          if (!this.takesFirst(state, at, passed.has(state))) {
            state = nfa.other[state]!;
            continue;
          }
          passed.add(state);
          break;
        default:
          break;
      }
      state = nfa.out[state]!;
    }
    return places;
  }

  private takesFirst(split: number, at: number, passed: boolean): boolean {
    const { nfa } = this;
    const first = this.isViable(nfa.out[split]!, at);
    const second = this.isViable(nfa.other[split]!, at);
    if (!first || !second) return first;
    const join = nfa.args[split]!;
    if (join < 0) return !passed;
    return this.longestTo(nfa.out[split]!, join, at) >= this.longestTo(nfa.other[split]!, join, at);
  }

  private isViable(state: number, at: number): boolean {
    return this.viable[(at - this.match.start) * this.stateCount + state] === 1;
  }

  /** The last place at which `join` can be entered from `state` at `at`, on the way to the end of the match. */
  private longestTo(state: number, join: number, at: number): number {
    const { nfa } = this;
    let longest = -1;
    let current = new Set([state]);
    for (let place = at; place <= this.match.end && current.size > 0; place++) {
      const next = new Set<number>();
      // A set grows while it is iterated, so this visits the whole closure.
      for (const s of current) {
        if (!this.isViable(s, place)) continue;
        if (s === join) longest = place;
        else if (nfa.ops[s] === NfaOp.byte || nfa.ops[s] === NfaOp.set) next.add(nfa.out[s]!);
        else if (nfa.ops[s] !== NfaOp.accept) {
          current.add(nfa.out[s]!);
          if (nfa.ops[s] === NfaOp.split) current.add(nfa.other[s]!);
        }
      }
      current = next;
    }
    return longest;
  }

  private markViable(): void {
    const { nfa, match } = this;
    const intoWithoutReading = predecessors(nfa);
    const readers = nfa.ops.flatMap((op, s) => (op === NfaOp.byte || op === NfaOp.set ? [s] : []));
    const accept = nfa.ops.indexOf(NfaOp.accept);
    for (let at = match.end; at >= match.start; at--) {
      const row = (at - match.start) * this.stateCount;
      const stack: number[] = [];
      const mark = (s: number): void => {
        if (this.viable[row + s] === 1) return;
        this.viable[row + s] = 1;
        stack.push(s);
      };
      if (at === match.end) mark(accept);
      else {
        const byte = match.text.charCodeAt(at);
        const after = row + this.stateCount;
        for (const s of readers) if (this.viable[after + nfa.out[s]!] === 1 && this.reads(s, byte)) mark(s);
      }
      while (stack.length > 0) {
        for (const s of intoWithoutReading[stack.pop()!]!) {
          if (nfa.ops[s] !== NfaOp.assert || this.holds(s, at)) mark(s);
        }
      }
    }
  }

  private reads(state: number, byte: number): boolean {
    const arg = this.nfa.args[state]!;
    return this.nfa.ops[state] === NfaOp.byte ? arg === byte : this.nfa.sets[arg]!.has(byte);
  }

  private holds(state: number, at: number): boolean {
    const { text, from, to } = this.match;
    const before = at > from ? text.charCodeAt(at - 1) : -1;
    const after = at < to ? text.charCodeAt(at) : -1;
    const afterWord = before >= 0 && isWordByte(before);
    const beforeWord = after >= 0 && isWordByte(after);
    switch (this.nfa.assertions[this.nfa.args[state]!]!) {
      case 'bol':
        return before < 0 || before === NEWLINE;
      case 'eol':
        return after < 0 || after === NEWLINE;
      case 'bow':
        return !afterWord && beforeWord;
      case 'eow':
        return afterWord && !beforeWord;
    }
  }
}

/** For each state, the states that lead to it without reading a byte. */
function predecessors(nfa: Nfa): readonly (readonly number[])[] {
  const into: number[][] = nfa.ops.map(() => []);
  nfa.ops.forEach((op, s) => {
    if (op === NfaOp.byte || op === NfaOp.set || op === NfaOp.accept) return;
    into[nfa.out[s]!]!.push(s);
    if (op === NfaOp.split) into[nfa.other[s]!]!.push(s);
  });
  return into;
}
