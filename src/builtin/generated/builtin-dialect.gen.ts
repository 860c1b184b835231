// @generated from dialects-td/builtin/builtin-base.yaml, dialects-td/builtin/builtin-constraints.yaml, dialects-td/builtin/builtin-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../ods/dialect-spec.ts';
import { type BuiltinHooks } from './builtin-hooks.gen.ts';
import { ModuleOp, UnrealizedConversionCastOp } from './builtin-ops.gen.ts';

/** All records of the dialect. */
export const builtinSpec: DialectSpec = {
  namespace: 'builtin',
  dependentDialects: [],
  ops: [ModuleOp, UnrealizedConversionCastOp],
  attributes: [],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineBuiltin(hooks: BuiltinHooks): Dialect {
  return defineDialect(builtinSpec, { ...hooks });
}
