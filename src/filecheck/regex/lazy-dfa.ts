/** A deterministic automaton whose states are built when a text first needs them. */
import { isWordByte } from './byte-set.ts';
import { type Nfa, NfaOp } from './nfa.ts';

/** Flags of a state: what the byte before the place was. */
const AT_LINE_START = 1;
const AFTER_WORD = 2;

/** The table starts over when it has this many states. */
const MAX_STATES = 4096;
const NOT_BUILT = -1;
/** The row of the first state, in which nothing can match any more. */
const DEAD_ROW = 0;
const NEWLINE = 0x0a;

/**
 * Runs an Nfa in time proportional to the text, whatever the expression.
 * The ends of the input count as ends of a line. An unanchored automaton also starts anew at every place.
 */
export class LazyDfa {
  /** Row of a state: for each class and then for the end of the input, `row of the next state << 1 | accepts before`. */
  private table: Int32Array;
  private readonly rowLength: number;
  private readonly kernels: (readonly number[])[] = [];
  private readonly flags: number[] = [];
  private readonly index = new Map<string, number>();
  private readonly marks: Uint32Array;
  private generation = 0;
  /** The state in which `firstEnd` stopped. */
  private lastState = 0;

  constructor(
    private readonly nfa: Nfa,
    private readonly unanchored: boolean,
  ) {
    this.rowLength = nfa.classes.length + 1;
    this.table = new Int32Array(this.rowLength * 16).fill(NOT_BUILT);
    this.marks = new Uint32Array(nfa.ops.length);
    this.rowOf([], 0);
  }

  /** Returns the first place in `[from, to]` where some match ends, or -1; the input starts at `from`. */
  firstEnd(text: string, from: number, to: number): number {
    const classOf = this.nfa.classOf;
    let row = this.startRow(-1);
    for (let at = from; at < to; at++) {
      const step = this.step(row, classOf[text.charCodeAt(at)]!);
      if ((step & 1) === 1) {
        this.lastState = row / this.rowLength;
        return at;
      }
      row = step >> 1;
    }
    this.lastState = row / this.rowLength;
    return (this.step(row, this.rowLength - 1) & 1) === 1 ? to : -1;
  }

  /** Returns the last place where a match that starts at `start` ends, or -1; the input is `[from, to)`. */
  longestEnd(text: string, start: number, from: number, to: number): number {
    return this.runToEnd(this.startRow(start > from ? text.charCodeAt(start - 1) : -1), text, start, to);
  }

  /** Returns the last place where a match ends when the state `row` is entered at `start`, or -1. */
  private runToEnd(row: number, text: string, start: number, to: number): number {
    const classOf = this.nfa.classOf;
    let longest = -1;
    for (let at = start; at < to; at++) {
      const step = this.step(row, classOf[text.charCodeAt(at)]!);
      if ((step & 1) === 1) longest = at;
      row = step >> 1;
      if (row === DEAD_ROW) return longest;
    }
    return (this.step(row, this.rowLength - 1) & 1) === 1 ? to : longest;
  }

  /**
   * Goes on from `at`, where `search` on the same Nfa found the first end, without starting anew; returns the last place
   * where a match ends that started before.
   */
  lastEndAfter(search: LazyDfa, text: string, at: number, to: number): number {
    const kernel = search.kernels[search.lastState]!;
    if (this.kernels.length >= MAX_STATES) this.forget();
    return this.runToEnd(this.rowOf(kernel, search.flags[search.lastState]!), text, at, to);
  }

  /**
   * Returns the first place in `[from, last]` where some match starts that ends at or before `last`, or -1.
   * The automaton is backward and unanchored; `from` starts a line or the input, which ends at `to`.
   */
  firstStart(text: string, from: number, last: number, to: number): number {
    const classOf = this.nfa.classOf;
    let first = -1;
    let row = this.startRow(last < to ? text.charCodeAt(last) : -1);
    for (let at = last; at > from; at--) {
      const step = this.step(row, classOf[text.charCodeAt(at - 1)]!);
      if ((step & 1) === 1) first = at;
      row = step >> 1;
    }
    return (this.step(row, this.rowLength - 1) & 1) === 1 ? from : first;
  }

  private step(row: number, byteClass: number): number {
    const step = this.table[row + byteClass]!;
    return step === NOT_BUILT ? this.buildStep(row, byteClass) : step;
  }

  /** The row of the state before anything is read; `before` is the byte behind it, -1 at an end of the input. */
  private startRow(before: number): number {
    let flags = 0;
    if (this.nfa.usesLines && (before < 0 || before === NEWLINE)) flags |= AT_LINE_START;
    if (this.nfa.usesWords && before >= 0 && isWordByte(before)) flags |= AFTER_WORD;
    if (this.kernels.length >= MAX_STATES) this.forget();
    return this.rowOf([this.nfa.start], flags);
  }

  private rowOf(kernel: readonly number[], flags: number): number {
    // Flags say nothing about a state that is over.
    const key = kernel.length === 0 ? '' : `${flags}:${kernel.join()}`;
    let row = this.index.get(key);
    if (row === undefined) {
      row = this.kernels.length * this.rowLength;
      this.kernels.push(kernel);
      this.flags.push(flags);
      this.index.set(key, row);
      if (row + this.rowLength > this.table.length) this.growTable();
    }
    return row;
  }

  private growTable(): void {
    const larger = new Int32Array(this.table.length * 2).fill(NOT_BUILT);
    larger.set(this.table);
    this.table = larger;
  }

  private forget(): void {
    this.kernels.length = 0;
    this.flags.length = 0;
    this.index.clear();
    this.table.fill(NOT_BUILT);
    this.rowOf([], 0);
  }

  private buildStep(row: number, byteClass: number): number {
    const { nfa } = this;
    const state = row / this.rowLength;
    const flags = this.flags[state]!;
    const kernel = this.kernels[state]!;
    const byte = nfa.classes[byteClass] ?? -1;
    const reached = this.closure(kernel, flags, byte);
    let accepts = 0;
    const next: number[] = [];
    for (const s of reached) {
      const op = nfa.ops[s]!;
      if (op === NfaOp.accept) accepts = 1;
      else if (byte < 0) continue;
      else if (op === NfaOp.byte ? nfa.args[s] === byte : op === NfaOp.set && nfa.sets[nfa.args[s]!]!.has(byte)) {
        next.push(nfa.out[s]!);
      }
    }
    if (byte < 0) return this.remember(row, byteClass, accepts);
    if (this.unanchored) next.push(nfa.start);
    let nextFlags = 0;
    if (nfa.usesLines && byte === NEWLINE) nextFlags |= AT_LINE_START;
    if (nfa.usesWords && isWordByte(byte)) nextFlags |= AFTER_WORD;
    const kernelNext = [...new Set(next)].sort((a, b) => a - b);
    // A full table is emptied in the middle of a run: the step is then not remembered, as its row is gone.
    if (this.kernels.length >= MAX_STATES) {
      this.forget();
      return (this.rowOf(kernelNext, nextFlags) << 1) | accepts;
    }
    return this.remember(row, byteClass, (this.rowOf(kernelNext, nextFlags) << 1) | accepts);
  }

  private remember(row: number, byteClass: number, step: number): number {
    this.table[row + byteClass] = step;
    return step;
  }

  /** The states reached without reading, between the byte that `flags` describe and `next` (-1: end of the input). */
  private closure(kernel: readonly number[], flags: number, next: number): number[] {
    const { nfa } = this;
    const generation = ++this.generation;
    const reached: number[] = [];
    const stack = [...kernel];
    while (stack.length > 0) {
      const s = stack.pop()!;
      if (this.marks[s] === generation) continue;
      this.marks[s] = generation;
      switch (nfa.ops[s]!) {
        case NfaOp.split:
          stack.push(nfa.other[s]!, nfa.out[s]!);
          break;
        case NfaOp.groupStart:
        case NfaOp.groupEnd:
          stack.push(nfa.out[s]!);
          break;
        case NfaOp.assert:
          if (this.holds(nfa.args[s]!, flags, next)) stack.push(nfa.out[s]!);
          break;
        default:
          reached.push(s);
      }
    }
    return reached;
  }

  private holds(assertion: number, flags: number, next: number): boolean {
    const afterWord = (flags & AFTER_WORD) !== 0;
    const beforeWord = next >= 0 && isWordByte(next);
    switch (this.nfa.assertions[assertion]!) {
      case 'bol':
        return (flags & AT_LINE_START) !== 0;
      case 'eol':
        return next < 0 || next === NEWLINE;
      case 'bow':
        return !afterWord && beforeWord;
      case 'eow':
        return afterWord && !beforeWord;
    }
  }
}
