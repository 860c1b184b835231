import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { constantOf, isScalar, storedScalar } from '../element-folding.ts';
import { BroadcastOp, FromElementsOp, ToElementsOp } from '../generated/vector-ops.gen.ts';

/** Source: FromElementsOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldFromElements(op: FromElementsOp, elements: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.dest.type as VectorType;
  const maker = op.operand(0).definingOp;
  if (maker instanceof ToElementsOp && maker.source.type === type) {
    if (op.operands.every((element, i) => element === maker.results[i])) return [maker.source];
  }
  return elements.every(isScalar) ? [constantOf(type, elements.map(storedScalar))] : undefined;
}

/** Source: ToElementsOp::fold of the same file. */
export function foldToElements(op: ToElementsOp): FoldResult {
  const maker = op.source.definingOp;
  if (maker instanceof FromElementsOp) return maker.operands;
  // What vectors repeat is left to a pattern.
  const isSplat = maker instanceof BroadcastOp && !(maker.source.type instanceof VectorType);
  return isSplat ? op.results.map(() => maker.source) : undefined;
}
