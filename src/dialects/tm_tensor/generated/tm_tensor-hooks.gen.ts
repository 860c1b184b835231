// @generated from dialects-td/tm_tensor/tm_tensor-ops.yaml; do not edit, run npm run codegen
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AttentionOp, type ScanOp, type ScatterOp, type SortOp, type TopkOp } from './tm_tensor-ops.gen.ts';

/** The hand-written part of the tm_tensor dialect: exactly what its records flag. */
export interface TMTensorHooks {
  readonly AttentionOp: {
    verify(op: AttentionOp): LogicalResult;
  };
  readonly ScanOp: {
    verify(op: ScanOp): LogicalResult;
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
  };
  readonly SortOp: {
    verify(op: SortOp): LogicalResult;
  };
  readonly TopkOp: {
    verify(op: TopkOp): LogicalResult;
  };
}
