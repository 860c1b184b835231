import { type OpOperand, type Value } from '../../ir/value.ts';
import { type ByteWriter } from './byte-writer.ts';
import { type Numbering } from './numbering.ts';

/** Writes the orders of the uses of those of the values whose uses are not in the order in which reading makes them, and returns whether there are any. */
export function writeUseOrders(values: readonly Value[], numbering: Numbering, to: ByteWriter): boolean {
  if (values.every((value) => isInOrder(value, numbering))) return false;
  const orders = values.flatMap((value, i) => {
    const order = useOrder(value, numbering);
    return order ? [{ i, order }] : [];
  });
  if (orders.length === 0) return false;
  if (values.length > 1) to.varInt(orders.length);
  for (const { i, order } of inTableOrder(orders)) {
    if (values.length > 1) to.varInt(i);
    const moved = order.filter((place, k) => place !== k).length;
    const arePairs = moved < Math.floor(order.length / 2);
    to.varIntWithFlag(arePairs ? 2 * moved : order.length, arePairs);
    order.forEach((place, k) => {
      if (!arePairs) to.varInt(place);
      else if (place !== k) {
        to.varInt(place);
        to.varInt(k);
      }
    });
  }
  return true;
}

/** Tells whether the uses are in the order from the last to the first operation. */
function isInOrder({ firstUse }: Value, numbering: Numbering): boolean {
  for (let use = firstUse; use?.nextUse; use = use.nextUse)
    if (compareUses(use, use.nextUse, numbering) > 0) return false;
  return true;
}

/** Returns a number above 0 if `a` stands in front of `b`. */
function compareUses(a: OpOperand, b: OpOperand, numbering: Numbering): number {
  return a.owner === b.owner ? b.operandNumber - a.operandNumber : numbering.isBefore(a.owner, b.owner) ? 1 : -1;
}

/** Returns the places of the uses in the order from the last to the first operation, undefined where that is their order. */
function useOrder(value: Value, numbering: Numbering): number[] | undefined {
  if (isInOrder(value, numbering)) return undefined;
  const uses = [...value.uses()].map((use, place) => ({ use, place }));
  return uses.sort((a, b) => compareUses(a.use, b.use, numbering)).map(({ place }) => place);
}

/** The least places of MLIR's table of orders, and the factor that spreads numbers in it. */
const leastPlaces = 64;
const spread = 37;

/** Returns the orders as a table of hashes in MLIR holds them, which is what decides their order in a file. */
function inTableOrder<T extends { readonly i: number }>(orders: readonly T[]): T[] {
  let places = leastPlaces;
  // A table grows when three quarters of it are taken.
  while (4 * orders.length >= 3 * places) places *= 2;
  const place = ({ i }: T): number => (i * spread) % places;
  return [...orders].sort((a, b) => place(a) - place(b));
}
