import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { AllocaOp, AllocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ForOp, IfOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { isMemory, rootOf } from './memory.ts';

/** A name for memory that came to be under another. */
interface Name {
  /** What it may name: what a loop begins with, and what an iteration hands on; what each branch gives. */
  readonly sources: readonly Value[];
  /** The names that come to be with it. */
  readonly group: readonly Value[];
}

/** The names that memory has in a function: loops, branches and choices give further ones. */
export class MemoryNames {
  readonly #names = new Map<Value, Name>();
  readonly #bases = new Map<Value, ReadonlySet<Value>>();
  /** The further names that memory may have which was allocated, or given to the function. */
  readonly #further = new Map<Value, Value[]>();
  readonly #others = new Map<Value, ReadonlySet<Value>>();

  constructor(func: Operation) {
    walk(func, { before: (op) => this.#addNamesOf(op) });
    for (const value of this.#names.keys()) {
      for (const base of this.#basesOf(value)) {
        const further = this.#further.get(base);
        if (further) further.push(value);
        else this.#further.set(base, [value]);
      }
    }
  }

  /** Returns what else may be the same memory. */
  othersOf(root: Value): ReadonlySet<Value> {
    const known = this.#others.get(root);
    if (known) return known;
    const others = new Set<Value>();
    this.#others.set(root, others);
    for (const base of this.#basesOf(root)) {
      for (const other of [base, ...(this.#further.get(base) ?? [])]) {
        if (other !== root && !this.#areDistinct(root, other)) others.add(other);
      }
    }
    return others;
  }

  #addNamesOf(op: Operation): void {
    if (op instanceof ForOp) {
      const { lastOp, arguments: args } = op.region.firstBlock!;
      const sources = op.initArgs.map((init, i) => [init, lastOp!.operand(i)]);
      this.#addGroup(args.slice(1), sources);
      this.#addGroup(op.results, sources);
    } else if (op instanceof WhileOp) {
      const [before, after] = [op.before.firstBlock!, op.after.firstBlock!];
      this.#addGroup(before.arguments, op.inits.map((init, i) => [init, after.lastOp!.operand(i)])); // prettier-ignore
      const forwarded = op.results.map((_, i) => [before.lastOp!.operand(i + 1)]);
      this.#addGroup(after.arguments, forwarded);
      this.#addGroup(op.results, forwarded);
    } else if (op instanceof IfOp) {
      const ends = op.regions.map(({ firstBlock }) => firstBlock?.lastOp);
      this.#addGroup(op.results, op.results.map((_, i) => ends.map((end) => end!.operand(i)))); // prettier-ignore
    } else if (op instanceof SelectOp) {
      this.#addGroup(op.results, [[op.trueValue, op.falseValue]]);
    }
  }

  #addGroup(values: readonly Value[], sources: readonly (readonly Value[])[]): void {
    const group = values.filter(isMemory);
    values.forEach((value, i) => {
      if (isMemory(value)) this.#names.set(value, { sources: sources[i]!.map(rootOf), group });
    });
  }

  /** Returns the memory that was allocated, or given to the function, which `root` may name. */
  #basesOf(root: Value): ReadonlySet<Value> {
    const known = this.#bases.get(root);
    if (known) return known;
    const bases = new Set<Value>();
    const met = new Set([root]);
    for (const value of met) {
      const ofValue = this.#bases.get(value);
      const name = this.#names.get(value);
      // Long chains of choices are followed once, not from each of them.
      if (ofValue) for (const base of ofValue) bases.add(base);
      else if (name) for (const source of name.sources) met.add(source);
      else bases.add(value);
    }
    this.#bases.set(root, bases);
    return bases;
  }

  /** Tells whether two names are of different memory because they come to be together, out of different memory each time. */
  #areDistinct(a: Value, b: Value): boolean {
    const pairs: [Value, Value][] = [[a, b]];
    const met = new Map<Value, Set<Value>>();
    for (const [one, other] of pairs) {
      if (met.get(one)?.has(other) || this.#areDisjoint(one, other)) continue;
      const [name, partner] = [this.#names.get(one), this.#names.get(other)];
      if (one === other || !name?.group.includes(other)) {
        if (one === other || !(isFresh(one, other) || isFresh(other, one))) return false;
        continue;
      }
      met.set(one, new Set(met.get(one)).add(other));
      name.sources.forEach((source, i) => pairs.push([source, partner!.sources[i]!]));
    }
    return true;
  }

  #areDisjoint(a: Value, b: Value): boolean {
    const bases = this.#basesOf(b);
    return ![...this.#basesOf(a)].some((base) => bases.has(base));
  }
}

/** Tells whether memory is allocated by a loop after it was given the other, which then is older. */
function isFresh({ definingOp: allocation }: Value, argument: Value): boolean {
  if (!(allocation instanceof AllocOp || allocation instanceof AllocaOp) || argument.definingOp) return false;
  const { region, parentOp: loop } = argument.parentBlock!;
  let inside = allocation.block?.region;
  while (inside && inside.parentOp !== loop) inside = inside.parentRegion;
  const regions = loop?.regions ?? [];
  return inside !== undefined && inside !== null && regions.indexOf(inside) >= regions.indexOf(region!);
}
