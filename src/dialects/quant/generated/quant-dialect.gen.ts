// @generated from dialects-td/quant/quant-base.yaml, dialects-td/quant/quant-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type QuantHooks } from './quant-hooks.gen.ts';
import { DequantizeCastOp, QuantizeCastOp, StorageCastOp } from './quant-ops.gen.ts';
import { AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType } from './quant-types.gen.ts';

/** All records of the dialect. */
export const quantSpec: DialectSpec = {
  namespace: 'quant',
  dependentDialects: [],
  ops: [DequantizeCastOp, QuantizeCastOp, StorageCastOp],
  attributes: [],
  types: [AnyQuantizedType, UniformQuantizedType, CalibratedQuantizedType],
};

/** Joins the records with the hand-written hooks. */
export function defineQuant(hooks: QuantHooks): Dialect {
  return defineDialect(quantSpec, { ...hooks });
}
