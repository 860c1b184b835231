import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from './generated/stablehlo-ops.gen.ts';

/** Returns the elements of a `stablehlo.constant` of numbers, undefined for any other value. Meant for lists of sizes and indices. */
export function constantNumbers({ definingOp }: Value): readonly number[] | undefined {
  if (!(definingOp instanceof ConstantOp) || !(definingOp.value instanceof DenseElementsAttr)) return undefined;
  const { value } = definingOp;
  return Array.from({ length: value.type.numElements }, (_, i) => value.numberAt(i));
}
