// @generated from dialects-td/func/func-base.yaml, dialects-td/func/func-ops.yaml, dialects-td/func/func-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type FuncHooks } from './func-hooks.gen.ts';
import { CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp } from './func-ops.gen.ts';

/** All records of the dialect. */
export const funcSpec: DialectSpec = {
  namespace: 'func',
  dependentDialects: ['cf'],
  ops: [FuncOp, ReturnOp, CallOp, CallIndirectOp, ConstantOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineFunc(hooks: FuncHooks): Dialect {
  return defineDialect(funcSpec, { ...hooks });
}
