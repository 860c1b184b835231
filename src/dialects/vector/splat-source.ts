import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { BroadcastOp } from './generated/vector-ops.gen.ts';

/** Returns the scalar that all elements of the vector are, if it is a repetition of one. Source: getScalarSplatSource of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function scalarSplatSource(value: Value): Value | undefined {
  let current = value;
  while (current.definingOp instanceof BroadcastOp) {
    current = current.definingOp.source;
    if (!(current.type instanceof VectorType)) return current;
  }
  return undefined;
}
