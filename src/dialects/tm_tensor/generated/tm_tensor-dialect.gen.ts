// @generated from dialects-td/tm_tensor/tm_tensor-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type TMTensorHooks } from './tm_tensor-hooks.gen.ts';
import { AttentionOp, ScanOp, ScatterOp, SortOp, TopkOp, YieldOp } from './tm_tensor-ops.gen.ts';

/** All records of the dialect. */
export const tmTensorSpec: DialectSpec = {
  namespace: 'tm_tensor',
  dependentDialects: [],
  ops: [AttentionOp, ScanOp, ScatterOp, SortOp, TopkOp, YieldOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineTMTensor(hooks: TMTensorHooks): Dialect {
  return defineDialect(tmTensorSpec, { ...hooks });
}
