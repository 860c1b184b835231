// @generated from dialects-td/ub/ub-base.yaml; do not edit, run npm run codegen
import { attrInOtherWords, attrOfClass } from '../../../ods/constraints.ts';
import { PoisonAttr } from './ub-attributes.gen.ts';

/** Satisfied by attributes of class PoisonAttr. */
export const PoisonAttrConstraint = attrOfClass(PoisonAttr, 'a value that is poison as a whole');

/** PoisonAttr in other words. */
export const PoisonAttrInterface = attrInOtherWords(PoisonAttrConstraint, 'PoisonAttrInterface instance');
