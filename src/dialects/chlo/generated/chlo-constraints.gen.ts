// @generated from dialects-td/chlo/chlo-base.yaml; do not edit, run npm run codegen
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import { ComparisonDirectionAttr, ComparisonTypeAttr } from './chlo-attributes.gen.ts';

/** Satisfied by attributes of class ComparisonDirectionAttr. */
export const ComparisonDirectionAttrConstraint = attrOfEnum(
  ComparisonDirectionAttr,
  'Which comparison operation to perform.',
);

/** Satisfied by attributes of class ComparisonTypeAttr. */
export const ComparisonTypeAttrConstraint = attrOfEnum(ComparisonTypeAttr, 'Which comparison type to use.');
