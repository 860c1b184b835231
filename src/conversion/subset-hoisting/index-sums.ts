import { type Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { computed, type Definition, definitionOf, literalOf, type Quantity } from './index-definitions.ts';
import { LinearSum, LinearSums } from './linear-sum.ts';

/** A quantity that is being looked at. */
interface Visit {
  readonly quantity: Quantity;
  readonly definition: Definition | undefined;
}

/** Finds out which sums of variables indices and sizes are. It knows the program as it was when it was asked first. */
export class IndexSums {
  readonly #sums = new LinearSums();
  readonly #known = new Map<Value, Map<number, LinearSum>>();

  /** Returns what an index is. */
  of(index: MixedIndex): LinearSum {
    return this.#combined(computed([index], ([only]) => only!)) ?? this.#sums.variable();
  }

  /** Returns the end of a slice in a dimension, undefined where size and stride are both not plainly numbers. */
  endOf(offset: MixedIndex, size: MixedIndex, stride: MixedIndex): LinearSum | undefined {
    return this.#combined(computed([offset, size, stride], ([from, count, step]) => from!.add(count!.mul(step!))));
  }

  #combined({ parts, combine }: Definition): LinearSum | undefined {
    return combine(
      parts.map((part) => this.#sumOf(part)),
      this.#sums,
    );
  }

  /** Visits what a quantity comes of first, without recursion: programs are long. */
  #sumOf(quantity: Quantity): LinearSum {
    const stack: Visit[] = [];
    const visit = (next: Quantity): void => {
      if (this.#find(next)) return;
      const literal = literalOf(next);
      if (literal !== undefined) {
        this.#set(next, new LinearSum([], literal));
        return;
      }
      // Stays where the definition says nothing. What a loop hands on may come of itself: it is this variable then.
      this.#set(next, this.#sums.variable());
      stack.push({ quantity: next, definition: definitionOf(next) });
    };
    visit(quantity);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { length } = stack;
      for (const part of top.definition?.parts ?? []) {
        visit(part);
        // What stands above is known before the next part is looked at, which it may be made of.
        if (stack.length > length) break;
      }
      if (stack.length > length) continue;
      stack.pop();
      const sum = top.definition && this.#combined(top.definition);
      if (sum) this.#set(top.quantity, sum);
    }
    return this.#find(quantity)!;
  }

  #find({ value, dim = -1 }: Quantity): LinearSum | undefined {
    return this.#known.get(value)?.get(dim);
  }

  #set({ value, dim = -1 }: Quantity, sum: LinearSum): void {
    const known = this.#known.get(value) ?? new Map<number, LinearSum>();
    known.set(dim, sum);
    this.#known.set(value, known);
  }
}
