import type { Operation } from '../operation.ts';
import { OpInterface } from './op-interface.ts';

/** Whether an operation may be executed where the program would not have executed it: never, always, or if nested ones may. */
export type Speculatability = 'never' | 'always' | 'recursively';

export interface ConditionallySpeculatableMethods {
  readonly speculatability: Speculatability;
}

/** Operations whose operands or attributes decide. Source: mlir/Interfaces/SideEffectInterfaces.td. */
export const ConditionallySpeculatable = new OpInterface<ConditionallySpeculatableMethods>('ConditionallySpeculatable');

/** Tells whether `root`, with everything nested in it, may be executed speculatively: it neither fails nor runs forever. */
export function isSpeculatable(root: Operation): boolean {
  const pending = [root];
  for (let op = pending.pop(); op; op = pending.pop()) {
    const speculatability = speculatabilityOf(op);
    if (speculatability === 'never') return false;
    if (speculatability !== 'recursively') continue;
    for (const region of op.regions) for (const nested of region.operations()) pending.push(nested);
  }
  return true;
}

function speculatabilityOf(op: Operation): Speculatability {
  if (op.hasTrait('Pure') || op.hasTrait('AlwaysSpeculatable')) return 'always';
  if (op.hasTrait('RecursivelySpeculatable')) return 'recursively';
  return ConditionallySpeculatable.of(op)?.speculatability ?? 'never';
}
