// @generated from dialects-td/vector/vector-base.yaml, dialects-td/vector/vector-interfaces.yaml, dialects-td/vector/vector-memory-ops.yaml, dialects-td/vector/vector-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { CombiningKindAttr, IteratorTypeEnum, PrintPunctuationAttr } from './vector-attributes.gen.ts';
import { type VectorHooks } from './vector-hooks.gen.ts';
import {
  BroadcastOp,
  CompressStoreOp,
  ExpandLoadOp,
  GatherOp,
  LoadOp,
  MaskedLoadOp,
  MaskedStoreOp,
  MaskOp,
  ScatterOp,
  StoreOp,
  TransferReadOp,
  TransferWriteOp,
  YieldOp,
} from './vector-ops.gen.ts';

/** All records of the dialect. */
export const vectorSpec: DialectSpec = {
  namespace: 'vector',
  dependentDialects: ['arith', 'ub', 'memref', 'tensor'],
  ops: [
    TransferReadOp,
    TransferWriteOp,
    LoadOp,
    StoreOp,
    MaskedLoadOp,
    MaskedStoreOp,
    GatherOp,
    ScatterOp,
    ExpandLoadOp,
    CompressStoreOp,
    MaskOp,
    YieldOp,
    BroadcastOp,
  ],
  attributes: [CombiningKindAttr, IteratorTypeEnum, PrintPunctuationAttr],
  types: [],
};

/** Joins the records with the hand-written hooks. */
export function defineVector(hooks: VectorHooks): Dialect {
  return defineDialect(vectorSpec, { ...hooks });
}
