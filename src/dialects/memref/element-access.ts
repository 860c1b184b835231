import { knownIndex } from '../../rewrite/mixed-indices.ts';
import { type DestructurableAccessorMethods } from '../../ir/interfaces/memory-slot.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** What reads or writes an element of a memref. */
interface ElementAccess {
  readonly memref: Value;
  readonly indices: readonly Value[];
  /** The operands, as far as they are none of these. */
  readonly others: readonly Value[];
}

/** Returns how an operation whose operands are `others`, the memref and the indices uses an element. */
export function elementAccessor(
  op: Operation,
  { memref, indices, others }: ElementAccess,
): DestructurableAccessorMethods {
  return {
    accessedPlace: ({ ptr }) => (memref === ptr && !others.includes(ptr) ? constantPlace(memref, indices) : undefined),
    rewire: ({ ptr }) => op.setOperands([...others, ptr]),
  };
}

/** Returns the number of the element, rows first; undefined if an index is unknown or out of range. */
function constantPlace(memref: Value, indices: readonly Value[]): number | undefined {
  let place = 0;
  for (const [dim, size] of (memref.type as MemRefType).shape.entries()) {
    const index = knownIndex(indices[dim]!);
    if (typeof index !== 'number' || index < 0 || index >= size) return undefined;
    place = place * size + index;
  }
  return place;
}
