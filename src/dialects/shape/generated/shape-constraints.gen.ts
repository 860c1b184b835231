// @generated from dialects-td/shape/shape-base.yaml; do not edit, run npm run codegen
import { AnyShaped, Index, TensorRankOf } from '../../../builtin/type-constraints.ts';
import { anyTypeOf, typeOfClass } from '../../../ods/constraints.ts';
import { ShapeType, SizeType, ValueShapeType, WitnessType } from './shape-types.gen.ts';

/** Satisfied by types of class ShapeType. */
export const ShapeTypeConstraint = typeOfClass(ShapeType, 'a shape, of which everything may be unknown');

/** Satisfied by types of class SizeType. */
export const SizeTypeConstraint = typeOfClass(SizeType, 'a size, which may be unknown');

/** Satisfied by types of class ValueShapeType. */
export const ValueShapeTypeConstraint = typeOfClass(ValueShapeType, 'a value and its shape');

/** Satisfied by types of class WitnessType. */
export const WitnessTypeConstraint = typeOfClass(WitnessType, 'the result of a constraint');

/** Satisfied where any of these is: TensorRankOf. */
export const Shape_ExtentTensorType = anyTypeOf([TensorRankOf([Index], [1])]);

/** Satisfied where any of these is: ShapeType, Shape_ExtentTensorType. */
export const Shape_ShapeOrExtentTensorType = anyTypeOf(
  [ShapeTypeConstraint, Shape_ExtentTensorType],
  'shape or extent tensor',
);

/** Satisfied where any of these is: AnyShaped, ValueShapeType. */
export const Shape_ShapedOrValueShapeType = anyTypeOf(
  [AnyShaped, ValueShapeTypeConstraint],
  'shaped of any type values or ',
);

/** Satisfied where any of these is: SizeType, Index. */
export const Shape_SizeOrIndexType = anyTypeOf([SizeTypeConstraint, Index], 'size or index');
