// @generated from dialects-td/dlti/dlti-base.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import {
  DataLayoutEntryAttr,
  DataLayoutSpecAttr,
  FunctionPointerAlignmentAttr,
  MapAttr,
  TargetDeviceSpecAttr,
  TargetSystemSpecAttr,
} from './dlti-attributes.gen.ts';
import { type DLTIHooks } from './dlti-hooks.gen.ts';

/** All records of the dialect. */
export const dltiSpec: DialectSpec = {
  namespace: 'dlti',
  dependentDialects: [],
  ops: [],
  attributes: [
    DataLayoutEntryAttr,
    DataLayoutSpecAttr,
    MapAttr,
    TargetDeviceSpecAttr,
    TargetSystemSpecAttr,
    FunctionPointerAlignmentAttr,
  ],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineDLTI(hooks: DLTIHooks): Dialect {
  return defineDialect(dltiSpec, { ...hooks });
}
