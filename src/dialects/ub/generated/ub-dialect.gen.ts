// @generated from dialects-td/ub/ub-base.yaml, dialects-td/ub/ub-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { PoisonAttr } from './ub-attributes.gen.ts';
import { type UBHooks } from './ub-hooks.gen.ts';
import { PoisonOp, UnreachableOp } from './ub-ops.gen.ts';

/** All records of the dialect. */
export const ubSpec: DialectSpec = {
  namespace: 'ub',
  dependentDialects: [],
  ops: [PoisonOp, UnreachableOp],
  attributes: [PoisonAttr],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineUB(hooks: UBHooks): Dialect {
  return defineDialect(ubSpec, { ...hooks });
}
