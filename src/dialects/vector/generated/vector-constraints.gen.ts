// @generated from dialects-td/vector/vector-base.yaml, dialects-td/vector/vector-compute-ops.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { AnyFloat, AnyInteger, AnyVectorOfAnyRank, Index } from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import { CombiningKindAttr, IteratorTypeEnum, PrintPunctuationAttr } from './vector-attributes.gen.ts';

/** Satisfied by attributes of class CombiningKindAttr. */
export const CombiningKindAttrConstraint = attrOfEnum(
  CombiningKindAttr,
  'Kind of combining function for contractions and reductions',
);

/** Satisfied by attributes of class IteratorTypeEnum. */
export const IteratorTypeEnumConstraint = attrOfEnum(IteratorTypeEnum, 'Iterator type');

/** Satisfied by attributes of class PrintPunctuationAttr. */
export const PrintPunctuationAttrConstraint = attrOfEnum(
  PrintPunctuationAttr,
  'Punctuation for separating vectors or vector elements',
);

/** Satisfied by arrays whose elements all satisfy IteratorTypeEnum. */
export const Vector_IteratorTypeArrayAttr = TypedArrayAttr(
  IteratorTypeEnumConstraint,
  'Iterator type should be an enum.',
);

/** Satisfied where any of these is: AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat. */
export const Vector_Printable = anyTypeOf([AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat], '');
