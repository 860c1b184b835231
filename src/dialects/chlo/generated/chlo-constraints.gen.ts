// @generated from dialects-td/chlo/chlo-base.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { attrOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  ComparisonDirectionAttr,
  ComparisonTypeAttr,
  PrecisionAttr,
  RaggedDotDimensionNumbers,
} from './chlo-attributes.gen.ts';

/** Satisfied by attributes of class ComparisonDirectionAttr. */
export const ComparisonDirectionAttrConstraint = attrOfEnum(
  ComparisonDirectionAttr,
  'Which comparison operation to perform.',
);

/** Satisfied by attributes of class ComparisonTypeAttr. */
export const ComparisonTypeAttrConstraint = attrOfEnum(ComparisonTypeAttr, 'Which comparison type to use.');

/** Satisfied by attributes of class PrecisionAttr. */
export const PrecisionAttrConstraint = attrOfEnum(
  PrecisionAttr,
  'XLA precision for an operand. Has backend specific meaning.',
);

/** Satisfied by attributes of class RaggedDotDimensionNumbers. */
export const RaggedDotDimensionNumbersConstraint = attrOfClass(
  RaggedDotDimensionNumbers,
  'Attribute that models the dimension information for ragged dot.',
);

/** Satisfied by arrays whose elements all satisfy PrecisionAttr. */
export const CHLO_PrecisionConfigAttr = TypedArrayAttr(PrecisionAttrConstraint, 'Precision Config attribute');
