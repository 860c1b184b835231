// @generated from dialects-td/index/index-base.yaml; do not edit, run npm run codegen
import { AnyInteger, Index } from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import { IndexCmpPredicateAttr } from './index-attributes.gen.ts';

/** Satisfied by attributes of class IndexCmpPredicateAttr. */
export const IndexCmpPredicateAttrConstraint = attrOfEnum(IndexCmpPredicateAttr, 'index comparison predicate kind');

/** Satisfied where any of these is: AnyInteger, Index. */
export const Index_IntegerOrIndex = anyTypeOf([AnyInteger, Index], 'integer or index');
