/** Compiles the tree of a regular expression to a nondeterministic automaton (Thompson's construction). */
import { assertNever, InternalError } from '../../support/invariant.ts';
import { type ByteSet, isWordByte } from './byte-set.ts';
import { type Ere, type EreAssertion } from './ere.ts';

/** What a state of the automaton does. */
export const NfaOp = { byte: 0, set: 1, split: 2, assert: 3, groupStart: 4, groupEnd: 5, accept: 6 } as const;

/** The kinds of a state. */
export type NfaOp = (typeof NfaOp)[keyof typeof NfaOp];

/** The most states an automaton may have. */
const MAX_STATES = 100_000;

/** The expression repeats so much that its automaton would not fit in memory. */
export class NfaTooLargeError extends Error {
  override readonly name = 'NfaTooLargeError';
}

/**
 * An automaton in parallel arrays, indexed by state. `out` is the next state; `other` the second choice of a split.
 * A split prefers `out`: the body of a loop, the first branch of an alternation.
 */
export interface Nfa {
  readonly ops: readonly NfaOp[];
  /** byte: its value; set: index in `sets`; assert: index in `assertions`; groups: their number; split: see `join`. */
  readonly args: readonly number[];
  readonly out: readonly number[];
  readonly other: readonly number[];
  readonly start: number;
  readonly sets: readonly ByteSet[];
  readonly assertions: readonly EreAssertion[];
  /** For each byte, the number of its class: bytes of a class are not told apart by any state. */
  readonly classOf: Uint8Array;
  /** For each class, one of its bytes. */
  readonly classes: readonly number[];
  readonly usesLines: boolean;
  readonly usesWords: boolean;
}

/** Which way the automaton reads. A backward automaton accepts the reverse of every match. */
export type NfaDirection = 'forward' | 'backward';

/** Returns the automaton of `root`, which has no back-reference. Throws NfaTooLargeError. */
export function compileNfa(root: Ere, direction: NfaDirection = 'forward'): Nfa {
  return new NfaBuilder(direction === 'backward').build(root);
}

const mirrored: Readonly<Record<EreAssertion, EreAssertion>> = { bol: 'eol', eol: 'bol', bow: 'eow', eow: 'bow' };

class NfaBuilder {
  private readonly ops: NfaOp[] = [];
  private readonly args: number[] = [];
  private readonly out: number[] = [];
  private readonly other: number[] = [];
  private readonly sets: ByteSet[] = [];
  private readonly setIndex = new Map<ByteSet, number>();
  private readonly assertions: EreAssertion[] = [];

  constructor(private readonly backward: boolean) {}

  build(root: Ere): Nfa {
    const accept = this.add(NfaOp.accept, 0, -1);
    const start = this.compile(root, accept);
    const usesLines = this.assertions.some((a) => a === 'bol' || a === 'eol');
    const usesWords = this.assertions.some((a) => a === 'bow' || a === 'eow');
    const { ops, args, out, other, sets, assertions } = this;
    const { classOf, classes } = byteClasses(this.literalBytes(), sets, usesLines, usesWords);
    return { ops, args, out, other, start, sets, assertions, classOf, classes, usesLines, usesWords };
  }

  /** Adds the states of `node` before the state `next` and returns the first of them. */
  private compile(node: Ere, next: number): number {
    switch (node.kind) {
      case 'byte':
        return this.add(NfaOp.byte, node.byte, next);
      case 'set':
        return this.add(NfaOp.set, this.indexOfSet(node.set), next);
      case 'assert':
        this.assertions.push(this.backward ? mirrored[node.assertion] : node.assertion);
        return this.add(NfaOp.assert, this.assertions.length - 1, next);
      case 'concat': {
        let first = next;
        const parts = node.parts;
        for (let i = 0; i < parts.length; i++) {
          first = this.compile(parts[this.backward ? i : parts.length - 1 - i]!, first);
        }
        return first;
      }
      case 'alternate': {
        // All branches join at `next`, which the choice of the longest branch needs to know.
        let first = this.compile(node.branches.at(-1)!, next);
        for (let i = node.branches.length - 2; i >= 0; i--) {
          first = this.add(NfaOp.split, next, this.compile(node.branches[i]!, next), first);
        }
        return first;
      }
      case 'repeat':
        return this.repeat(node.body, node.min, node.max, next);
      case 'group': {
        if (this.backward) return this.compile(node.body, next);
        const end = this.add(NfaOp.groupEnd, node.index, next);
        return this.add(NfaOp.groupStart, node.index, this.compile(node.body, end));
      }
      case 'backref':
        throw new InternalError('a back-reference has no automaton');
      default:
        return assertNever(node);
    }
  }

  private repeat(body: Ere, min: number, max: number, next: number): number {
    let first = next;
    if (max === Infinity) {
      const loop = this.add(NfaOp.split, -1, -1, next);
      this.out[loop] = this.compile(body, loop);
      first = loop;
    } else {
      for (let i = min; i < max; i++) first = this.add(NfaOp.split, -1, this.compile(body, first), next);
    }
    for (let i = 0; i < min; i++) first = this.compile(body, first);
    return first;
  }

  private add(op: NfaOp, arg: number, out: number, other = -1): number {
    if (this.ops.length >= MAX_STATES) throw new NfaTooLargeError('regular expression too large');
    this.ops.push(op);
    this.args.push(arg);
    this.out.push(out);
    this.other.push(other);
    return this.ops.length - 1;
  }

  private indexOfSet(set: ByteSet): number {
    let index = this.setIndex.get(set);
    if (index === undefined) {
      index = this.sets.push(set) - 1;
      this.setIndex.set(set, index);
    }
    return index;
  }

  private literalBytes(): Set<number> {
    const bytes = new Set<number>();
    this.ops.forEach((op, state) => {
      if (op === NfaOp.byte) bytes.add(this.args[state]!);
    });
    return bytes;
  }
}

/** Splits the bytes into classes that no literal, set or assertion tells apart. */
function byteClasses(
  literals: ReadonlySet<number>,
  sets: readonly ByteSet[],
  usesLines: boolean,
  usesWords: boolean,
): { classOf: Uint8Array; classes: number[] } {
  const classOf = new Uint8Array(256);
  let count = 1;
  const refine = (contains: (byte: number) => boolean): void => {
    const split = new Map<number, number>();
    const outside = new Set<number>();
    for (let byte = 0; byte < 256; byte++) if (!contains(byte)) outside.add(classOf[byte]!);
    for (let byte = 0; byte < 256; byte++) {
      const old = classOf[byte]!;
      if (!contains(byte) || !outside.has(old)) continue;
      let renamed = split.get(old);
      if (renamed === undefined) split.set(old, (renamed = count++));
      classOf[byte] = renamed;
    }
  };
  for (const set of sets) refine((byte) => set.has(byte));
  if (usesWords) refine(isWordByte);
  if (usesLines) refine((byte) => byte === 0x0a);
  separate(classOf, literals, () => count++);
  const classes = new Array<number>(count).fill(-1);
  for (let byte = 255; byte >= 0; byte--) classes[classOf[byte]!] = byte;
  return { classOf, classes };
}

/** Gives every literal byte a class of its own, unless it already is alone. */
function separate(classOf: Uint8Array, literals: ReadonlySet<number>, newClass: () => number): void {
  const sizes = new Array<number>(256).fill(0);
  for (let byte = 0; byte < 256; byte++) sizes[classOf[byte]!]!++;
  for (const byte of literals) {
    const old = classOf[byte]!;
    if (sizes[old] === 1) continue;
    sizes[old]!--;
    classOf[byte] = newClass();
    sizes[classOf[byte]!] = 1;
  }
}
