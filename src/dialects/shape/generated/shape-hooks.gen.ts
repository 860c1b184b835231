// @generated from dialects-td/shape/shape-base.yaml, dialects-td/shape/shape-ops.yaml; do not edit, run npm run codegen
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BroadcastOp, type NumElementsOp, type ShapeOfOp, type SplitAtOp } from './shape-ops.gen.ts';

/** The hand-written part of the shape dialect: exactly what its records flag. */
export interface ShapeHooks {
  readonly BroadcastOp: {
    verify(op: BroadcastOp): LogicalResult;
  };
  readonly NumElementsOp: {
    verify(op: NumElementsOp): LogicalResult;
  };
  readonly ShapeOfOp: {
    verify(op: ShapeOfOp): LogicalResult;
  };
  readonly SplitAtOp: {
    asmResultNames(op: SplitAtOp, setName: (value: Value, name: string) => void): void;
  };
}
