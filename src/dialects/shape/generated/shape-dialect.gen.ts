// @generated from dialects-td/shape/shape-base.yaml, dialects-td/shape/shape-ops.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
import { type ShapeHooks } from './shape-hooks.gen.ts';
import { BroadcastOp, NumElementsOp, ShapeOfOp, SplitAtOp } from './shape-ops.gen.ts';
import { ShapeType, SizeType, ValueShapeType, WitnessType } from './shape-types.gen.ts';

/** All records of the dialect. */
export const shapeSpec: DialectSpec = {
  namespace: 'shape',
  dependentDialects: [],
  allowsUnknownOperations: true,
  ops: [BroadcastOp, NumElementsOp, ShapeOfOp, SplitAtOp],
  attributes: [],
  types: [ShapeType, SizeType, ValueShapeType, WitnessType],
};

/** Joins the records with the hand-written hooks. */
export function defineShape(hooks: ShapeHooks): Dialect {
  return defineDialect(shapeSpec, { ...hooks });
}
