import { type Operation } from '../../ir/operation.ts';
import { CustomCallOp } from './generated/stablehlo-ops.gen.ts';

/** Calls that only say something to the partitioner, in which memory a tensor is to be, or which argument it is (`tt.` as tt-xla writes them); a program that runs on one chip computes the same without them. */
const annotations: ReadonlySet<string> = new Set([
  'LayoutConstraint',
  'MoveToDevice',
  'MoveToHost',
  'Sharding',
  'annotate_device_placement',
  'tt.mark_argument',
  'tt.sharding_constraint',
  'xla.sdy.FuncResultSharding',
]);

/** From here to there, a program is written for each chip. Where the parts have the size of the whole, every chip has all of it. */
const partitionBounds: ReadonlySet<string> = new Set([
  'SPMDFullToShardShape',
  'SPMDShardToFullShape',
  'xla.sdy.GlobalToLocalShape',
  'xla.sdy.LocalToGlobalShape',
]);

/** Tells whether a function of that name begins or ends what is written for each chip. */
export function isPartitionBound(name: string): boolean {
  return partitionBounds.has(name);
}

/** Tells whether a function of that name hands over its operand, and only says how that is to be on several chips. */
export function isAnnotation(name: string): boolean {
  return annotations.has(name) || partitionBounds.has(name);
}

/** Tells whether an operation calls a function that hands over its operand. */
export function callsAnnotation(op: Operation): boolean {
  return op instanceof CustomCallOp && isAnnotation(op.callTargetName) && op.numOperands === 1 && op.numResults === 1;
}
