// @generated from dialects-td/ttmetal/ttmetal-attrs.yaml, dialects-td/ttmetal/ttmetal-base.yaml, dialects-td/ttmetal/ttmetal-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { CoreRangeAttr } from './ttmetal-attributes.gen.ts';
import { type TTMetalHooks } from './ttmetal-hooks.gen.ts';
import { AllocOp, DeallocOp, DispatchOp, HostReadOp, HostWriteOp } from './ttmetal-ops.gen.ts';

/** All records of the dialect. */
export const ttmetalSpec: DialectSpec = {
  namespace: 'ttmetal',
  dependentDialects: ['func', 'tensor', 'scf', 'cf', 'tt', 'ttkernel'],
  ops: [DispatchOp, HostWriteOp, HostReadOp, AllocOp, DeallocOp],
  attributes: [CoreRangeAttr],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineTTMetal(hooks: TTMetalHooks): Dialect {
  return defineDialect(ttmetalSpec, { ...hooks });
}
