// @generated from dialects-td/scf/scf-base.yaml, dialects-td/scf/scf-ops.yaml, dialects-td/scf/scf-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type SCFHooks } from './scf-hooks.gen.ts';
import {
  ConditionOp,
  ExecuteRegionOp,
  ForallOp,
  ForOp,
  IfOp,
  IndexSwitchOp,
  InParallelOp,
  ParallelOp,
  ReduceOp,
  ReduceReturnOp,
  WhileOp,
  YieldOp,
} from './scf-ops.gen.ts';

/** All records of the dialect. */
export const scfSpec: DialectSpec = {
  namespace: 'scf',
  dependentDialects: ['arith', 'tensor'],
  ops: [
    ConditionOp,
    ExecuteRegionOp,
    ForOp,
    ForallOp,
    InParallelOp,
    IfOp,
    IndexSwitchOp,
    ParallelOp,
    ReduceOp,
    ReduceReturnOp,
    WhileOp,
    YieldOp,
  ],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineSCF(hooks: SCFHooks): Dialect {
  return defineDialect(scfSpec, { ...hooks });
}
