import { type NamedAttributes } from '../../ir/attribute.ts';
import { Block } from '../../ir/block.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { InferTypeOpInterface } from '../../ir/interfaces/inference.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { isBareIdCharacter, suffixIdEnd } from '../lexer/lexer.ts';
import { Patience } from './patience.ts';
import { type NameUse } from './ssa-scopes.ts';
import { endOfLine } from './text-memory.ts';

/** Longer texts, and those with more names, are rarely repeated. */
const longestText = 400;
const mostNames = 16;
/** How many statements are kept, and for how many texts is known that they were there once. */
const mostStatements = 20_000;
const seenSize = 1 << 12;

/** An operation without regions as its text says it, whatever the names of its operands and successors are. */
export interface Statement {
  /** The text, with the names of values and blocks cut off behind their `%` or `^`. */
  readonly text: string;
  /** The dialect whose prefix may be left out where it stands. */
  readonly defaultDialect: string;
  readonly name: string;
  readonly info: OpInfo | undefined;
  /** For each operand, which of the names in the text is its. */
  readonly nameOfOperand: readonly number[];
  readonly operandTypes: readonly Type[];
  /** For each successor, which of the names is its. */
  readonly nameOfSuccessor: readonly number[];
  readonly resultTypes: readonly Type[];
  readonly properties: NamedAttributes;
  readonly attributes: NamedAttributes;
  /** Whether the text says that only where all names are different. */
  readonly needsDistinctNames: boolean;
  /** What was behind the text where it was the whole operation. Others may go on in the next line, as `return` does in front of `%a : i32`. */
  readonly followers: readonly Follower[];
}

/** What stands behind a text, as far as a parser that looks one token ahead tells by it that an operation ends: a word, or the first character. */
type Follower = string | number;

/**
 * Knows operations by their text. Most operations of a large program differ from another one only in the names of values and blocks; what such a
 * text says need not be parsed again. A text is learned when it is there for the second time, because some never come back.
 */
export class StatementMemory {
  readonly #statements = new Map<number, Statement>();
  /** The hashes of texts that were there once, each in the place that its low bits give. */
  readonly #seen = new Int32Array(seenSize);
  readonly #patience = new Patience();

  // What was found out about the text that was looked at last.
  #start = -1;
  #hash = 0;
  #nameCount = 0;
  readonly #nameStarts = new Int32Array(mostNames);
  readonly #nameEnds = new Int32Array(mostNames);
  /** Where a line ends that was found to be a long one. */
  #longLineEnd = -1;
  /** Where the text ends, without blanks. */
  end = 0;
  /** Whether the text is worth to be learned. */
  isPromising = false;

  /** Forgets everything; names mean something else in another file. */
  clear(): void {
    this.#statements.clear();
    this.#seen.fill(0);
    this.#patience.reset();
    this.#start = -1;
    this.#longLineEnd = -1;
  }

  /** Returns what the operation at `start` says, undefined when that is not known. */
  find(source: string, start: number, defaultDialect: string): Statement | undefined {
    this.isPromising = false;
    if (!this.#patience.isWorthALook() || !this.#scan(source, start)) return undefined;
    const hash = this.#hash;
    const known = this.#statements.get(hash);
    if (
      known?.defaultDialect === defaultDialect &&
      this.#isText(source, known.text) &&
      this.#hasNamesFor(source, known)
    ) {
      this.#patience.found();
      const isWhole = known.followers.includes(followerBehind(source, this.end));
      this.isPromising = !isWhole;
      return isWhole ? known : undefined;
    }
    this.#patience.missed();
    const place = hash & (seenSize - 1);
    this.isPromising = this.#seen[place] === hash && this.#statements.size < mostStatements;
    this.#seen[place] = hash;
    return undefined;
  }

  /** Where name `index` of the text that was found stands. */
  nameStart(index: number): number {
    return this.#nameStarts[index]!;
  }

  nameEnd(index: number): number {
    return this.#nameEnds[index]!;
  }

  /**
   * Learns that the text at `start`, which ends at `end`, says `op`, for which `uses` were made. Learns nothing when another text has
   * been looked at since, that is, when there are operations in it, or when not every name is that of one operand or successor.
   */
  learn(source: string, start: number, end: number, defaultDialect: string, op: Operation, uses: readonly NameUse[]) {
    if (this.#start !== start || this.end !== end || op.regions.length > 0) return;
    const count = this.#nameCount;
    const names = Array.from(this.#nameStarts.subarray(0, count));
    const indices = new Set(uses.map(({ offset }) => names.indexOf(offset)));
    if (uses.length !== count || indices.size !== count || indices.has(-1)) return;
    const { operands, successors } = op;
    const operandUses = uses.filter(({ what }) => !(what instanceof Block));
    const successorUses = uses.filter(({ what }) => what instanceof Block);
    if (!areOf(operandUses, operands) || !areOf(successorUses, successors)) return;
    const nameOf = ({ offset }: NameUse): number => names.indexOf(offset);
    const text = this.#skeleton(source, start);
    const known = this.#statements.get(this.#hash);
    const isKnown = known?.text === text && known.defaultDialect === defaultDialect;
    this.#statements.set(this.#hash, {
      text,
      followers: [...(isKnown ? known.followers : []), followerBehind(source, end)],
      defaultDialect,
      name: op.name,
      info: op.info,
      nameOfOperand: operandUses.map(nameOf),
      operandTypes: operands.map(({ type }) => type),
      nameOfSuccessor: successorUses.map(nameOf),
      resultTypes: op.resultTypes,
      properties: op.properties,
      attributes: op.attributes,
      needsDistinctNames: op.info?.hooks.parsesTextAndSameNames === true,
    });
  }

  /**
   * Looks at the text from `start` to the end of its line or to the location behind it, and tells whether it may be that of an
   * operation without regions.
   */
  #scan(source: string, start: number): boolean {
    let hash = 0;
    let count = 0;
    let at = start;
    /** Behind the last character that is no blank. */
    let end = start;
    let last = 0;
    const limit = Math.min(source.length, start + longestText);
    if (limit <= this.#longLineEnd) return false;
    for (; at < limit; at++) {
      const code = source.charCodeAt(at);
      if (code === 0x0a) break;
      if (code === 0x20 || code === 0x0d || code === 0x09) {
        if (source.charCodeAt(at + 1) === 0x6c && source.startsWith(' loc(', at)) break;
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      // Comments; below, numbers of results.
      if (code === 0x2f) return false;
      hash = (Math.imul(hash, 31) + code) | 0;
      last = code;
      if (code === 0x25 || code === 0x5e) {
        if (count === mostNames) return false;
        this.#nameStarts[count] = at;
        at = suffixIdEnd(source, at + 1);
        if (source.charCodeAt(at) === 0x23) return false;
        this.#nameEnds[count++] = at--;
      } else if (code === 0x22) {
        const close = stringEnd(source, at + 1, limit);
        for (at++; at < close; at++) hash = (Math.imul(hash, 31) + source.charCodeAt(at)) | 0;
        at--;
      }
      end = at + 1;
    }
    if (at >= limit) {
      this.#longLineEnd = endOfLine(source, at);
      return false;
    }
    // Regions begin at the end of a line.
    if (last === 0x7b || last === 0x28) return false;
    this.#start = start;
    this.#hash = hash;
    this.#nameCount = count;
    this.end = end;
    return true;
  }

  /** Tells whether the text that was looked at is `text`, but for the names. */
  #isText(source: string, text: string): boolean {
    let at = this.#start;
    let place = 0;
    for (let i = 0; i < this.#nameCount; i++) {
      for (const name = this.#nameStarts[i]!; at <= name; at++, place++) {
        if (source.charCodeAt(at) !== text.charCodeAt(place)) return false;
      }
      at = this.#nameEnds[i]!;
    }
    if (text.length - place !== this.end - at) return false;
    for (; at < this.end; at++, place++) if (source.charCodeAt(at) !== text.charCodeAt(place)) return false;
    return true;
  }

  #hasNamesFor(source: string, { needsDistinctNames }: Statement): boolean {
    if (!needsDistinctNames) return true;
    for (let i = 1; i < this.#nameCount; i++)
      for (let j = 0; j < i; j++) if (this.#isSameName(source, i, j)) return false;
    return true;
  }

  #isSameName(source: string, i: number, j: number): boolean {
    const [start, other] = [this.#nameStarts[i]!, this.#nameStarts[j]!];
    const length = this.#nameEnds[i]! - start;
    if (length !== this.#nameEnds[j]! - other) return false;
    for (let at = 0; at < length; at++)
      if (source.charCodeAt(start + at) !== source.charCodeAt(other + at)) return false;
    return true;
  }

  #skeleton(source: string, start: number): string {
    let text = '';
    let at = start;
    for (let i = 0; i < this.#nameCount; i++) {
      text += source.slice(at, this.#nameStarts[i]! + 1);
      at = this.#nameEnds[i]!;
    }
    return text + source.slice(at, this.end);
  }
}

/**
 * Tells whether what operations in custom form say follows from their text, whatever their operands are. Hooks may look at names and at operands; types of results that are
 * inferred may follow from values.
 */
export function dependsOnTextOnly({ hooks, spec }: OpInfo): boolean {
  if (hooks.parse) return hooks.parsesTextOnly === true || hooks.parsesTextAndSameNames === true;
  return (spec as OpSpec).assemblyFormat !== undefined && !hooks.interfaces?.[InferTypeOpInterface.name];
}

/** Tells whether the uses are those of `all`, in order. */
function areOf(uses: readonly NameUse[], all: readonly (Value | Block)[]): boolean {
  return uses.length === all.length && uses.every(({ what }, i) => what === all[i]);
}

/** Returns what stands behind `at`, after blanks and comments. Words with a dot, which are names of operations, are all the same. */
function followerBehind(source: string, at: number): Follower {
  let code = source.charCodeAt(at);
  while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x2f) {
    at = code === 0x2f ? endOfLine(source, at) : at + 1;
    code = source.charCodeAt(at);
  }
  if (code >= 0x30 && code <= 0x39) return code;
  const start = at;
  for (; isBareIdCharacter(code); code = source.charCodeAt(++at)) if (code === 0x2e) return code;
  // At the end of the source this is NaN, which lists find too.
  return at === start ? code : source.slice(start, at);
}

/** Returns the place behind the quote that ends the string whose text starts at `at`, at most `limit`. */
function stringEnd(source: string, at: number, limit: number): number {
  for (; at < limit; at++) {
    const code = source.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) at++;
  }
  return limit;
}
