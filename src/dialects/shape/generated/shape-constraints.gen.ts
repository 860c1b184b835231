// @generated from dialects-td/shape/shape-base.yaml; do not edit, run npm run codegen
import { AnyInteger, AnyShaped, Index, TensorRankOf } from '../../../builtin/type-constraints.ts';
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

/** ShapeType in other words. */
export const Shape_AnyShape = { ...ShapeTypeConstraint, summary: '' };

/** SizeType in other words. */
export const Shape_AnySize = { ...SizeTypeConstraint, summary: '' };

/** ValueShapeType in other words. */
export const Shape_AnyValueShape = { ...ValueShapeTypeConstraint, summary: '' };

/** WitnessType in other words. */
export const Shape_AnyWitness = { ...WitnessTypeConstraint, summary: '' };

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

/** Satisfied where any of these is: TensorRankOf, ValueShapeType. */
export const Shape_SizesOrValueShapeType = anyTypeOf(
  [TensorRankOf([AnyInteger, Index], [1]), ValueShapeTypeConstraint],
  '1D tensor of integer or index values or ',
);

/** Satisfied where any of these is: SizeType, ShapeType. */
export const Shape_ShapeOrSizeType = anyTypeOf([SizeTypeConstraint, ShapeTypeConstraint], 'shape or size');

/** Satisfied where any of these is: SizeType, Index. */
export const Shape_SizeOrIndexType = anyTypeOf([SizeTypeConstraint, Index], 'size or index');

/** Satisfied where any of these is: Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType. */
export const Shape_AnyShapeOrSizeType = anyTypeOf(
  [Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType],
  'any shape or size',
);
