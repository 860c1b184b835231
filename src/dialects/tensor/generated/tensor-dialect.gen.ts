// @generated from dialects-td/tensor/tensor-base.yaml, dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type TensorHooks } from './tensor-hooks.gen.ts';
import {
  BitcastOp,
  CastOp,
  CollapseShapeOp,
  ConcatOp,
  DimOp,
  EmptyOp,
  ExpandShapeOp,
  ExtractOp,
  ExtractSliceOp,
  FromElementsOp,
  GatherOp,
  GenerateOp,
  InsertOp,
  InsertSliceOp,
  PadOp,
  ParallelInsertSliceOp,
  RankOp,
  ReshapeOp,
  ScatterOp,
  SplatOp,
  YieldOp,
} from './tensor-ops.gen.ts';

/** All records of the dialect. */
export const tensorSpec: DialectSpec = {
  namespace: 'tensor',
  dependentDialects: ['affine', 'arith', 'complex'],
  ops: [
    EmptyOp,
    CastOp,
    DimOp,
    RankOp,
    ExtractOp,
    InsertOp,
    FromElementsOp,
    SplatOp,
    ReshapeOp,
    BitcastOp,
    CollapseShapeOp,
    ConcatOp,
    ExpandShapeOp,
    ExtractSliceOp,
    GatherOp,
    GenerateOp,
    InsertSliceOp,
    PadOp,
    ParallelInsertSliceOp,
    ScatterOp,
    YieldOp,
  ],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineTensor(hooks: TensorHooks): Dialect {
  return defineDialect(tensorSpec, { ...hooks });
}
