import { type EarlierOp } from '../../../ir/dialect.ts';
import { IntDivOp, ReduceProductOp, VariableReadOp, VariableWriteOp } from '../generated/tosa-ops.gen.ts';
import { fullyConnected } from './fully-connected.ts';

/** Names that operations had until early 2025, by which TensorFlow wrote them. */
export const earlierNames: ReadonlyMap<string, string> = new Map([
  ['tosa.div', IntDivOp.opName],
  ['tosa.int_div', IntDivOp.opName],
  ['tosa.reduce_prod', ReduceProductOp.opName],
  ['tosa.variable.read', VariableReadOp.opName],
  ['tosa.variable.write', VariableWriteOp.opName],
]);

/** Operations of that time for which there are several now. */
export const earlierOps: ReadonlyMap<string, EarlierOp> = new Map([['tosa.fully_connected', fullyConnected]]);
