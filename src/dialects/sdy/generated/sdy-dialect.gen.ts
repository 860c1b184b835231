// @generated from dialects-td/sdy/sdy-base.yaml, dialects-td/sdy/sdy-ops.yaml, dialects-td/sdy/sdy-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import {
  AxisRefAttr,
  DimensionShardingAttr,
  ManualAxesAttr,
  MeshAttr,
  MeshAxisAttr,
  PropagationDirectionAttr,
  TensorShardingAttr,
  TensorShardingPerValueAttr,
} from './sdy-attributes.gen.ts';
import { type SdyHooks } from './sdy-hooks.gen.ts';
import {
  ManualComputationOp,
  MeshOp,
  NamedComputationOp,
  PropagationBarrierOp,
  ReshardOp,
  ReturnOp,
  ShardingConstraintOp,
  ShardingGroupOp,
} from './sdy-ops.gen.ts';

/** All records of the dialect. */
export const sdySpec: DialectSpec = {
  namespace: 'sdy',
  dependentDialects: [],
  ops: [
    MeshOp,
    ShardingConstraintOp,
    ReshardOp,
    ShardingGroupOp,
    PropagationBarrierOp,
    ReturnOp,
    ManualComputationOp,
    NamedComputationOp,
  ],
  attributes: [
    MeshAxisAttr,
    MeshAttr,
    AxisRefAttr,
    DimensionShardingAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
    ManualAxesAttr,
    PropagationDirectionAttr,
  ],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineSdy(hooks: SdyHooks): Dialect {
  return defineDialect(sdySpec, { ...hooks });
}
