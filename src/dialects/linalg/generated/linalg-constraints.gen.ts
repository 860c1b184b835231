// @generated from dialects-td/linalg/linalg-base.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { AnyMemRef, AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  BinaryFnAttr,
  ElementwiseKindAttr,
  IteratorTypeEnum,
  TernaryFnAttr,
  TypeFnAttr,
  UnaryFnAttr,
} from './linalg-attributes.gen.ts';

/** Satisfied by attributes of class ElementwiseKindAttr. */
export const ElementwiseKindAttrConstraint = attrOfEnum(
  ElementwiseKindAttr,
  'allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23',
);

/** Satisfied by attributes of class UnaryFnAttr. */
export const UnaryFnAttrConstraint = attrOfEnum(
  UnaryFnAttr,
  'allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
);

/** Satisfied by attributes of class BinaryFnAttr. */
export const BinaryFnAttrConstraint = attrOfEnum(
  BinaryFnAttr,
  'allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9',
);

/** Satisfied by attributes of class TernaryFnAttr. */
export const TernaryFnAttrConstraint = attrOfEnum(TernaryFnAttr, 'allowed 32-bit signless integer cases: 0');

/** Satisfied by attributes of class TypeFnAttr. */
export const TypeFnAttrConstraint = attrOfEnum(TypeFnAttr, 'allowed 32-bit signless integer cases: 0, 1');

/** Satisfied by attributes of class IteratorTypeEnum. */
export const IteratorTypeEnumConstraint = attrOfEnum(IteratorTypeEnum, 'Iterator type');

/** Satisfied where any of these is: AnyMemRef, AnyRankedTensor. */
export const TensorOrMemref = anyTypeOf([AnyMemRef, AnyRankedTensor]);

/** Satisfied by arrays whose elements all satisfy IteratorTypeEnum. */
export const IteratorTypeArrayAttr = TypedArrayAttr(IteratorTypeEnumConstraint, 'Iterator type should be an enum.');
