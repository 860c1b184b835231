// @generated from dialects-td/cf/cf-base.yaml, dialects-td/cf/cf-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type CFHooks } from './cf-hooks.gen.ts';
import { AssertOp, BranchOp, CondBranchOp, SwitchOp } from './cf-ops.gen.ts';

/** All records of the dialect. */
export const cfSpec: DialectSpec = {
  namespace: 'cf',
  dependentDialects: ['arith'],
  ops: [AssertOp, BranchOp, CondBranchOp, SwitchOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineCF(hooks: CFHooks): Dialect {
  return defineDialect(cfSpec, { ...hooks });
}
