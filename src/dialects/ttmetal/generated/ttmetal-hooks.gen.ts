// @generated from dialects-td/ttmetal/ttmetal-attrs.yaml, dialects-td/ttmetal/ttmetal-base.yaml, dialects-td/ttmetal/ttmetal-ops.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AllocOp, type DispatchOp, type HostReadOp, type HostWriteOp } from './ttmetal-ops.gen.ts';

/** The hand-written part of the ttmetal dialect: exactly what its records flag. */
export interface TTMetalHooks {
  readonly Dialect: {
    readonly shouldMaterializeInto: NonNullable<DialectHooks['shouldMaterializeInto']>;
  };
  readonly DispatchOp: {
    verify(op: DispatchOp): LogicalResult;
  };
  readonly HostWriteOp: {
    verify(op: HostWriteOp): LogicalResult;
  };
  readonly HostReadOp: {
    verify(op: HostReadOp): LogicalResult;
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
  };
}
