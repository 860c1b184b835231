// @generated from dialects-td/affine/affine-base.yaml, dialects-td/affine/affine-ops.yaml, dialects-td/affine/affine-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type AffineHooks } from './affine-hooks.gen.ts';
import {
  ApplyOp,
  DelinearizeIndexOp,
  DmaStartOp,
  DmaWaitOp,
  ForOp,
  IfOp,
  LinearizeIndexOp,
  LoadOp,
  MaxOp,
  MinOp,
  ParallelOp,
  PrefetchOp,
  StoreOp,
  VectorLoadOp,
  VectorStoreOp,
  YieldOp,
} from './affine-ops.gen.ts';

/** All records of the dialect. */
export const affineSpec: DialectSpec = {
  namespace: 'affine',
  dependentDialects: ['arith', 'ub'],
  ops: [
    ApplyOp,
    DelinearizeIndexOp,
    DmaStartOp,
    DmaWaitOp,
    ForOp,
    IfOp,
    LinearizeIndexOp,
    LoadOp,
    MaxOp,
    MinOp,
    ParallelOp,
    PrefetchOp,
    StoreOp,
    VectorLoadOp,
    VectorStoreOp,
    YieldOp,
  ],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineAffine(hooks: AffineHooks): Dialect {
  return defineDialect(affineSpec, { ...hooks });
}
