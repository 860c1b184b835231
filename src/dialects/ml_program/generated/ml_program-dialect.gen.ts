// @generated from dialects-td/ml_program/ml_program-base.yaml, dialects-td/ml_program/ml_program-ops.yaml, dialects-td/ml_program/ml_program-passes.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { ExternAttr } from './ml_program-attributes.gen.ts';
import { type MLProgramHooks } from './ml_program-hooks.gen.ts';
import {
  FuncOp,
  GlobalLoadConstOp,
  GlobalLoadGraphOp,
  GlobalLoadOp,
  GlobalOp,
  GlobalStoreGraphOp,
  GlobalStoreOp,
  OutputOp,
  ReturnOp,
  SubgraphOp,
  TokenOp,
} from './ml_program-ops.gen.ts';
import { TokenType } from './ml_program-types.gen.ts';

/** All records of the dialect. */
export const mlProgramSpec: DialectSpec = {
  namespace: 'ml_program',
  dependentDialects: [],
  ops: [
    FuncOp,
    GlobalOp,
    GlobalLoadOp,
    GlobalLoadConstOp,
    GlobalLoadGraphOp,
    GlobalStoreOp,
    GlobalStoreGraphOp,
    OutputOp,
    ReturnOp,
    SubgraphOp,
    TokenOp,
  ],
  attributes: [ExternAttr],
  types: [TokenType],
};

/** Joins the records with the hand-written hooks. */
export function defineMLProgram(hooks: MLProgramHooks): Dialect {
  return defineDialect(mlProgramSpec, { ...hooks });
}
