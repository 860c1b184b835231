// @generated from dialects-td/tensor/tensor-base.yaml, dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type TensorHooks } from './tensor-hooks.gen.ts';
import {
  CastOp,
  DimOp,
  EmptyOp,
  ExtractOp,
  FromElementsOp,
  InsertOp,
  RankOp,
  ReshapeOp,
  SplatOp,
} from './tensor-ops.gen.ts';

/** All records of the dialect. */
export const tensorSpec: DialectSpec = {
  namespace: 'tensor',
  dependentDialects: ['arith'],
  ops: [EmptyOp, CastOp, DimOp, RankOp, ExtractOp, InsertOp, FromElementsOp, SplatOp, ReshapeOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineTensor(hooks: TensorHooks): Dialect {
  return defineDialect(tensorSpec, { ...hooks });
}
