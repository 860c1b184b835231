import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';

/** Erases an operation that nothing uses, and its init if nothing else writes into it. */
export function eraseWithInit(op: Operation): void {
  const init = dpsInits(op)?.[0]?.value;
  op.erase();
  if (init) eraseUnusedInit(init);
}

/** Erases the `tensor.empty` that an init was, where nothing writes into it any more. */
export function eraseUnusedInit({ definingOp: maker }: Value): void {
  if (maker instanceof EmptyOp && maker.useEmpty) maker.erase();
}
