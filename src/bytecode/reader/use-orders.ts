import { type Operation } from '../../ir/operation.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type ByteReader } from './byte-reader.ts';

/** The order of a value's uses, as places in the order in which they are when they are read. */
export interface UseOrder {
  readonly indices: readonly number[];
  /** The indices are pairs of a place and the one where it goes; what is not named stays. */
  readonly isPairs: boolean;
}

/** Reads the orders of the uses of some of `count` values, by the numbers of the values. */
export function readUseOrders(reader: ByteReader, count: number): Map<number, UseOrder> {
  const orders = new Map<number, UseOrder>();
  const numOrders = count === 1 ? 1 : reader.varInt();
  for (let i = 0; i < numOrders; i++) {
    const index = count === 1 ? 0 : reader.varInt();
    if (index >= count) throw new BytecodeError(`invalid index of a value with an order of uses: ${index}`);
    const { value, flag: isPairs } = reader.varIntWithFlag();
    const indices: number[] = [];
    while (indices.length < value) indices.push(Number(reader.varInt()));
    orders.set(Number(index), { isPairs, indices });
  }
  return orders;
}

/**
 * Puts the uses of `value` in order. Without one they are as if operations were made from front to back, in the order of `numbers`. Throws BytecodeError
 * for an order of other uses.
 */
export function applyUseOrder(
  value: Value,
  order: UseOrder | undefined,
  numbers: ReadonlyMap<Operation, number>,
): void {
  if (!value.hasUses || value.hasOneUse) return;
  const uses = [...value.uses()];
  const sorted = uses.map((use) => ({ use, number: numbers.get(use.owner)! }));
  sorted.sort((a, b) => b.number - a.number || b.use.operandNumber - a.use.operandNumber);
  const wanted = reordered(
    sorted.map(({ use }) => use),
    order,
  );
  if (wanted.every((use, i) => use === uses[i])) return;
  // The use that is set last is the first one.
  for (const use of wanted.reverse()) use.set(value);
}

function reordered(uses: readonly OpOperand[], order: UseOrder | undefined): OpOperand[] {
  if (!order) return [...uses];
  const places = [...uses.keys()];
  if (order.isPairs) {
    for (let i = 0; i + 1 < order.indices.length; i += 2) places[order.indices[i + 1]!] = order.indices[i]!;
  } else places.splice(0, places.length, ...order.indices);
  const isOrder = places.length === uses.length && new Set(places).size === uses.length;
  if (!isOrder || places.some((place) => uses[place] === undefined)) {
    throw new BytecodeError('parsed use-list orders were invalid and could not be applied');
  }
  const result = new Array<OpOperand>(uses.length);
  places.forEach((place, i) => (result[place] = uses[i]!));
  return result;
}
