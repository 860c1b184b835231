import { fuseLocations, type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Value } from '../../../ir/value.ts';

/**
 * Returns where that comes from what a declarative pattern makes of an operation and of those that it is matched with. Where a
 * constant is matched before the operation that uses it, it is named in its place. Source: the code that mlir-tblgen makes of the
 * patterns in ArithCanonicalization.td, which joins the locations of as many operations as the pattern has, constants left out,
 * but takes them from a list of all that it met: the root first, operands before their users then.
 */
export function matchedLocation(root: Operation, ...matched: readonly (Operation | Value)[]): Location {
  const ops = matched.map((item) => (item instanceof Value ? item.definingOp! : item));
  return fuseLocations([root, ...ops].map(({ location }) => location));
}
