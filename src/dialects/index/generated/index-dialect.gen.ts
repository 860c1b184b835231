// @generated from dialects-td/index/index-base.yaml, dialects-td/index/index-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { IndexCmpPredicateAttr } from './index-attributes.gen.ts';
import { type IndexHooks } from './index-hooks.gen.ts';
import {
  AddOp,
  AndOp,
  BoolConstantOp,
  CastSOp,
  CastUOp,
  CeilDivSOp,
  CeilDivUOp,
  CmpOp,
  ConstantOp,
  DivSOp,
  DivUOp,
  FloorDivSOp,
  MaxSOp,
  MaxUOp,
  MinSOp,
  MinUOp,
  MulOp,
  OrOp,
  RemSOp,
  RemUOp,
  ShlOp,
  ShrSOp,
  ShrUOp,
  SizeOfOp,
  SubOp,
  XOrOp,
} from './index-ops.gen.ts';

/** All records of the dialect. */
export const indexSpec: DialectSpec = {
  namespace: 'index',
  dependentDialects: [],
  ops: [
    AddOp,
    SubOp,
    MulOp,
    DivSOp,
    DivUOp,
    CeilDivSOp,
    CeilDivUOp,
    FloorDivSOp,
    RemSOp,
    RemUOp,
    MaxSOp,
    MaxUOp,
    MinSOp,
    MinUOp,
    ShlOp,
    ShrSOp,
    ShrUOp,
    AndOp,
    OrOp,
    XOrOp,
    CastSOp,
    CastUOp,
    CmpOp,
    SizeOfOp,
    ConstantOp,
    BoolConstantOp,
  ],
  attributes: [IndexCmpPredicateAttr],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineIndex(hooks: IndexHooks): Dialect {
  return defineDialect(indexSpec, { ...hooks });
}
