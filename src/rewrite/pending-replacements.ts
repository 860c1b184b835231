import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';
import { type Materializations } from './materializations.ts';
import { type TypeConverter } from './type-converter.ts';

interface Replaced {
  readonly op: Operation;
  readonly converter: TypeConverter | undefined;
}

/**
 * Replacements that take effect at the end of a conversion. Until then what is replaced stays where it is, and operations that were not converted yet use
 * it, so that folding and patterns see the IR as it was. Source: ConversionValueMapping and ReplaceOperationRewrite of mlir/lib/Transforms/Utils/DialectConversion.cpp.
 */
export class PendingReplacements {
  readonly #values = new Map<Value, Value>();
  readonly #replaced: Replaced[] = [];
  readonly #gone = new Set<Operation>();

  /** Tells whether `op` goes at the end. */
  isGone(op: Operation): boolean {
    return this.#gone.size > 0 && this.#gone.has(op);
  }

  replaceValue(from: Value, to: Value): void {
    this.#values.set(from, to);
  }

  /** Replaces the results by values, by none where the operation is to be erased. */
  replaceOp(op: Operation, values: readonly Value[], converter: TypeConverter | undefined): void {
    for (const [i, value] of values.entries()) this.#values.set(op.result(i), value);
    this.#replaced.push({ op, converter });
    this.#gone.add(op);
  }

  /** How many operations were replaced so far. */
  get count(): number {
    return this.#replaced.length;
  }

  /** Forgets all but the first `count` replacements of operations. */
  rollBack(count: number): void {
    for (const { op } of this.#replaced.splice(count)) {
      this.#gone.delete(op);
      for (const result of op.results) this.#values.delete(result);
    }
  }

  /** Returns `value` and what stands for it, one replacement after the other. */
  chain(value: Value): Value[] {
    const chain = [value];
    for (let next = this.#values.get(value); next; next = this.#values.get(next)) chain.push(next);
    return chain;
  }

  /** Replaces, with casts where types differ, and erases. */
  commit(materializations: Materializations): void {
    for (const { op, converter } of this.#replaced) {
      for (const result of op.results) this.#replaceUses(result, op, converter, materializations);
    }
    for (const { op } of this.#replaced) op.dropAllReferences();
    for (const { op } of this.#replaced.reverse()) op.erase();
  }

  #replaceUses(
    result: Value,
    op: Operation,
    converter: TypeConverter | undefined,
    materializations: Materializations,
  ): void {
    const isDead = (owner: Operation): boolean => {
      for (let around: Operation | undefined = owner; around; around = around.parentOp)
        if (this.isGone(around)) return true;
      return false;
    };
    const uses = [...result.uses()].filter(({ owner }) => !isDead(owner));
    if (uses.length === 0) return;
    const latest = this.chain(result).slice(1).at(-1);
    if (latest?.type === result.type) {
      for (const use of uses) use.set(latest);
      return;
    }
    const cast = materializations.source(latest ? [latest] : [], result.type, result.location, converter, op);
    for (const use of uses) use.set(cast);
  }
}
