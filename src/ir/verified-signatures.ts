import type { Attribute, NamedAttributes } from './attribute.ts';
import type { OpHooks } from './op-info.ts';
import type { Operation } from './operation.ts';
import type { Trait } from './traits/trait.ts';
import type { Type } from './type.ts';

/** The signature of an operation that was found valid. */
interface Signature {
  /** Of the types. */
  hash: number;
  readonly operands: Type[];
  readonly results: Type[];
  /** The dictionary of the attributes, which operations may share, and what it says. */
  properties: NamedAttributes;
  readonly attributes: (Attribute | undefined)[];
}

/** Signatures with as many different hashes have places of their own, at first and when one of these is full; powers of two. */
const fewSets = 8;
const manySets = 128;

/** How many signatures of one hash are known at a time: programs use few attributes at a time with the same types. */
const setSize = 8;

/** Known signatures of one hash. */
interface SignatureSet {
  readonly known: Signature[];
  /** Which one is given up next. */
  oldest: number;
}

/**
 * The signatures of operations of one kind that were last found valid: the types of operands and results, and the inherent attributes. Where verification
 * looks at nothing else, an operation with one of them is valid too, and most operations of a program are like one before.
 */
export class VerifiedSignatures {
  readonly #names: readonly string[];
  #sets: (SignatureSet | undefined)[] = [];
  #numSets = fewSets;

  /** `names` are those of the inherent attributes. */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  has(op: Operation): boolean {
    const set = this.#sets[placeIn(this.#numSets, hashOf(op))];
    if (!set) return false;
    const { known } = set;
    for (let i = 0; i < known.length; i++) if (this.#isOf(op, known[i]!)) return true;
    return false;
  }

  add(op: Operation): void {
    const { properties } = op;
    const hash = hashOf(op);
    let set = this.#setFor(hash);
    if (set.known.length === setSize && this.#numSets < manySets) {
      this.#grow();
      set = this.#setFor(hash);
    }
    const { known } = set;
    if (known.length < setSize) known.push({ hash, operands: [], results: [], properties, attributes: [] });
    const signature = known[set.oldest]!;
    const { operands, results, attributes } = signature;
    set.oldest = (set.oldest + 1) % setSize;
    signature.hash = hash;
    operands.length = op.opOperands.length;
    results.length = op.results.length;
    for (let i = 0; i < operands.length; i++) operands[i] = op.opOperands[i]!.value.type;
    for (let i = 0; i < results.length; i++) results[i] = op.results[i]!.type;
    signature.properties = properties;
    for (let i = 0; i < this.#names.length; i++) attributes[i] = properties.get(this.#names[i]!);
  }

  #setFor(hash: number): SignatureSet {
    const sets = this.#sets;
    const place = placeIn(this.#numSets, hash);
    while (sets.length <= place) sets.push(undefined);
    return (sets[place] ??= { known: [], oldest: 0 });
  }

  /** Gives what is known new places. Most kinds of operations never have so many signatures. */
  #grow(): void {
    const before = this.#sets;
    this.#sets = [];
    this.#numSets = manySets;
    for (const set of before) {
      for (const signature of set?.known ?? []) this.#setFor(signature.hash).known.push(signature);
    }
    for (const set of this.#sets) if (set) set.oldest = set.known.length % setSize;
  }

  #isOf({ opOperands, results, properties }: Operation, signature: Signature): boolean {
    const { operands, attributes } = signature;
    if (opOperands.length !== operands.length || results.length !== signature.results.length) return false;
    for (let i = 0; i < operands.length; i++) if (opOperands[i]!.value.type !== operands[i]) return false;
    for (let i = 0; i < results.length; i++) if (results[i]!.type !== signature.results[i]) return false;
    if (properties === signature.properties) return true;
    const names = this.#names;
    for (let i = 0; i < names.length; i++) if (properties.get(names[i]!) !== attributes[i]) return false;
    return true;
  }
}

/** Returns a hash of the types of the operation. */
function hashOf({ opOperands, results }: Operation): number {
  let hash = 0;
  for (let i = 0; i < opOperands.length; i++) hash = (Math.imul(hash, 31) + opOperands[i]!.value.type.id) | 0;
  for (let i = 0; i < results.length; i++) hash = (Math.imul(hash, 31) + results[i]!.type.id) | 0;
  return hash;
}

/** Returns the place of the set of signatures with this hash. */
function placeIn(numSets: number, hash: number): number {
  return (hash ^ (hash >>> 7) ^ (hash >>> 14)) & (numSets - 1);
}

/**
 * Returns what tells of operations with these traits and hooks whether all that they are checked for follows from their signature, which is the same for all with
 * one signature; undefined where it does of none.
 */
export function signatureCheck(
  traits: readonly Trait[],
  hooks: OpHooks<never>,
): ((op: Operation) => boolean) | undefined {
  if (hooks.verifyRegions || (hooks.verify && !hooks.verifiesSignatureOnly)) return undefined;
  const checking = traits.filter((trait) => trait.verify ?? trait.verifyRegions);
  if (!checking.every((trait) => trait.ofSignature)) return undefined;
  const conditions = checking.flatMap(({ ofSignature }) => (typeof ofSignature === 'function' ? [ofSignature] : []));
  return (op) => conditions.every((condition) => condition(op));
}
