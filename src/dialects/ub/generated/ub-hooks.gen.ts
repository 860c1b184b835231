// @generated from dialects-td/ub/ub-base.yaml, dialects-td/ub/ub-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type PoisonOp } from './ub-ops.gen.ts';

/** The hand-written part of the ub dialect: exactly what its records flag. */
export interface UBHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly PoisonOp: {
    fold(op: PoisonOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
}
