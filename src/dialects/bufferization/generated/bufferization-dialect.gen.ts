// @generated from dialects-td/bufferization/bufferization-base.yaml, dialects-td/bufferization/bufferization-ops.yaml, dialects-td/bufferization/bufferization-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type BufferizationHooks } from './bufferization-hooks.gen.ts';
import {
  AllocTensorOp,
  CloneOp,
  DeallocOp,
  DeallocTensorOp,
  MaterializeInDestinationOp,
  ToBufferOp,
  ToTensorOp,
} from './bufferization-ops.gen.ts';

/** All records of the dialect. */
export const bufferizationSpec: DialectSpec = {
  namespace: 'bufferization',
  dependentDialects: ['affine', 'memref', 'tensor', 'arith'],
  ops: [AllocTensorOp, CloneOp, DeallocOp, DeallocTensorOp, MaterializeInDestinationOp, ToBufferOp, ToTensorOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineBufferization(hooks: BufferizationHooks): Dialect {
  return defineDialect(bufferizationSpec, { ...hooks });
}
