import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from './generated/stablehlo-ops.gen.ts';

/** Longer lists are not computed with, so that a splat of a huge type needs no memory. */
const mostNumbers = 2 ** 24;

/** Returns the elements of a `stablehlo.constant` of numbers, undefined for any other value and for huge ones. Meant for lists of sizes and indices. */
export function constantNumbers({ definingOp }: Value): readonly number[] | undefined {
  if (!(definingOp instanceof ConstantOp) || !(definingOp.value instanceof DenseElementsAttr)) return undefined;
  const { value } = definingOp;
  if (value.type.numElements > mostNumbers) return undefined;
  return Array.from({ length: value.type.numElements }, (_, i) => value.numberAt(i));
}
