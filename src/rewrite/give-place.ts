import { type Operation } from '../ir/operation.ts';

/** Gives an operation that has no place, as a constant that stands for several, one for a diagnostic: where it is used, else where it is nested. */
export function givePlace(op: Operation): void {
  if (op.location.kind !== 'unknown') return;
  // The first use is the last one in the list.
  const users = op.results.flatMap((result) => [...result.uses()].map(({ owner }) => owner).reverse());
  for (let around = op.parentOp; around; around = around.parentOp) users.push(around);
  op.location = users.find(({ location }) => location.kind !== 'unknown')?.location ?? op.location;
}
