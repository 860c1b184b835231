// @generated from dialects-td/vector/vector-base.yaml, dialects-td/vector/vector-memory-ops.yaml, dialects-td/vector/vector-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BroadcastOp } from './vector-ops.gen.ts';

/** The hand-written part of the vector dialect: exactly what its records flag. */
export interface VectorHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly BroadcastOp: {
    verify(op: BroadcastOp): LogicalResult;
    fold(op: BroadcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, BroadcastOp>;
    };
  };
}
