// @generated from dialects-td/complex/complex-base.yaml; do not edit, run npm run codegen
import { attrOfClass } from '../../../ods/constraints.ts';
import { NumberAttr } from './complex-attributes.gen.ts';

/** Satisfied by attributes of class NumberAttr. */
export const NumberAttrConstraint = attrOfClass(NumberAttr, 'A complex number attribute');
