import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** Makes what an operation computes, of tensors in the place of its operands. */
export type BuildElements = (builder: OpBuilder, location: Location, operands: readonly Value[], type: RankedTensorType) => Value; // prettier-ignore

/** A class of operations with a name. */
export type OpClass = { readonly opName: string } & (abstract new (...args: never[]) => Operation);

/** Tells whether a value is a truth value, or a tensor of such. */
export function isOfTruth({ type }: Value): boolean {
  const element = elementTypeOrSelf(type);
  return element instanceof IntegerType && element.width === 1;
}
