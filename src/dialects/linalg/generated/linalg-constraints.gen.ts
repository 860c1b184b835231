// @generated from dialects-td/linalg/linalg-base.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { AnyMemRef, AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  BinaryFnAttr,
  ElementwiseKindAttr,
  IteratorTypeAttr,
  TernaryFnAttr,
  TypeFnAttr,
  UnaryFnAttr,
} from './linalg-attributes.gen.ts';

/** Satisfied by attributes of class ElementwiseKindAttr. */
export const ElementwiseKindAttrConstraint = attrOfEnum(ElementwiseKindAttr, 'function of elements');

/** Satisfied by attributes of class UnaryFnAttr. */
export const UnaryFnAttrConstraint = attrOfEnum(UnaryFnAttr, 'function of one number');

/** Satisfied by attributes of class BinaryFnAttr. */
export const BinaryFnAttrConstraint = attrOfEnum(BinaryFnAttr, 'function of two numbers');

/** Satisfied by attributes of class TernaryFnAttr. */
export const TernaryFnAttrConstraint = attrOfEnum(TernaryFnAttr, 'function of three values');

/** Satisfied by attributes of class TypeFnAttr. */
export const TypeFnAttrConstraint = attrOfEnum(TypeFnAttr, 'how a number is cast');

/** Satisfied by attributes of class IteratorTypeAttr. */
export const IteratorTypeAttrConstraint = attrOfEnum(IteratorTypeAttr, 'Iterator type');

/** Satisfied where any of these is: AnyMemRef, AnyRankedTensor. */
export const TensorOrMemref = anyTypeOf([AnyMemRef, AnyRankedTensor]);

/** Satisfied by arrays whose elements all satisfy IteratorTypeAttr. */
export const IteratorTypeArrayAttr = TypedArrayAttr(IteratorTypeAttrConstraint, 'Iterator type should be an enum.');
