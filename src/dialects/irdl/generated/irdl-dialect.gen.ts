// @generated from dialects-td/irdl/irdl-base.yaml, dialects-td/irdl/irdl-constraint-ops.yaml, dialects-td/irdl/irdl-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { VariadicityArrayAttr, VariadicityAttr } from './irdl-attributes.gen.ts';
import { type IRDLHooks } from './irdl-hooks.gen.ts';
import {
  AllOfOp,
  AnyOfOp,
  AnyOp,
  AttributeOp,
  AttributesOp,
  BaseOp,
  CPredOp,
  DialectOp,
  IsOp,
  OperandsOp,
  OperationOp,
  ParametersOp,
  ParametricOp,
  RegionOp,
  RegionsOp,
  ResultsOp,
  TypeOp,
} from './irdl-ops.gen.ts';
import { AttributeType, RegionType } from './irdl-types.gen.ts';

/** All records of the dialect. */
export const irdlSpec: DialectSpec = {
  namespace: 'irdl',
  dependentDialects: [],
  ops: [
    IsOp,
    BaseOp,
    ParametricOp,
    AnyOp,
    AnyOfOp,
    AllOfOp,
    CPredOp,
    DialectOp,
    TypeOp,
    AttributeOp,
    OperationOp,
    ParametersOp,
    OperandsOp,
    ResultsOp,
    AttributesOp,
    RegionOp,
    RegionsOp,
  ],
  attributes: [VariadicityAttr, VariadicityArrayAttr],
  types: [AttributeType, RegionType],
};

/** Joins the records with the hand-written hooks. */
export function defineIRDL(hooks: IRDLHooks): Dialect {
  return defineDialect(irdlSpec, { ...hooks });
}
