// @generated from dialects-td/complex/complex-base.yaml, dialects-td/complex/complex-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { NumberAttr } from './complex-attributes.gen.ts';
import { type ComplexHooks } from './complex-hooks.gen.ts';
import {
  AbsOp,
  AddOp,
  AngleOp,
  Atan2Op,
  BitcastOp,
  ConjOp,
  ConstantOp,
  CosOp,
  CreateOp,
  DivOp,
  EqualOp,
  Expm1Op,
  ExpOp,
  ImOp,
  Log1pOp,
  LogOp,
  MulOp,
  NegOp,
  NotEqualOp,
  PowiOp,
  PowOp,
  ReOp,
  RsqrtOp,
  SignOp,
  SinOp,
  SqrtOp,
  SubOp,
  TanhOp,
  TanOp,
} from './complex-ops.gen.ts';

/** All records of the dialect. */
export const complexSpec: DialectSpec = {
  namespace: 'complex',
  dependentDialects: ['arith'],
  ops: [
    ConstantOp,
    CreateOp,
    ReOp,
    ImOp,
    AbsOp,
    AngleOp,
    AddOp,
    Atan2Op,
    DivOp,
    MulOp,
    PowOp,
    SubOp,
    PowiOp,
    CosOp,
    ExpOp,
    Expm1Op,
    LogOp,
    Log1pOp,
    NegOp,
    RsqrtOp,
    SignOp,
    SinOp,
    SqrtOp,
    TanhOp,
    TanOp,
    ConjOp,
    EqualOp,
    NotEqualOp,
    BitcastOp,
  ],
  attributes: [NumberAttr],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineComplex(hooks: ComplexHooks): Dialect {
  return defineDialect(complexSpec, { ...hooks });
}
