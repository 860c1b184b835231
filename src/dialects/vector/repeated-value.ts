import { type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { isSameList } from '../../support/lists.ts';
import { BroadcastOp, ShapeCastOp } from './generated/vector-ops.gen.ts';

/** Returns what the vector repeats: also a shape cast that adds sizes of 1 in front is a repetition. Source: isBroadcastLike of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function repeatedValue({ definingOp: maker }: Value): Value | undefined {
  if (maker instanceof BroadcastOp) return maker.source;
  if (!(maker instanceof ShapeCastOp)) return undefined;
  const [source, result] = [maker.source.type as VectorType, maker.result().type as VectorType];
  const lead = result.rank - source.rank;
  return lead >= 0 && isSameList(source.shape, result.shape.slice(lead)) ? maker.source : undefined;
}
