// @generated from dialects-td/arith/arith-base.yaml; do not edit, run npm run codegen
import {
  AnyFloat,
  AnySignlessInteger,
  FloatLike,
  Index,
  MemRefOf,
  SignlessFixedWidthIntegerLike,
  SignlessIntegerOrIndexLike,
} from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import { FastMathAttr, IntegerOverflowAttr } from './arith-attributes.gen.ts';

/** Satisfied by attributes of class FastMathAttr. */
export const FastMathAttrConstraint = attrOfEnum(FastMathAttr, 'Floating point fast math flags');

/** Satisfied by attributes of class IntegerOverflowAttr. */
export const IntegerOverflowAttrConstraint = attrOfEnum(IntegerOverflowAttr, 'Integer overflow arith flags');

/** Satisfied where any of these is: SignlessIntegerOrIndexLike, MemRefOf. */
export const IndexCastTypeConstraint = anyTypeOf(
  [SignlessIntegerOrIndexLike, MemRefOf([AnySignlessInteger, Index])],
  'signless-integer-like or memref of signless-integer',
);

/** Satisfied where any of these is: SignlessFixedWidthIntegerLike, FloatLike, MemRefOf. */
export const BitcastTypeConstraint = anyTypeOf(
  [SignlessFixedWidthIntegerLike, FloatLike, MemRefOf([AnySignlessInteger, AnyFloat])],
  'signless-integer-or-float-like or memref of signless-integer or float',
);
