// @generated from dialects-td/ml_program/ml_program-base.yaml; do not edit, run npm run codegen
import { attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { ExternAttr } from './ml_program-attributes.gen.ts';
import { TokenType } from './ml_program-types.gen.ts';

/** Satisfied by attributes of class ExternAttr. */
export const ExternAttrConstraint = attrOfClass(ExternAttr, 'Value used for a global signalling external resolution');

/** Satisfied by types of class TokenType. */
export const TokenTypeConstraint = typeOfClass(TokenType, 'Token for establishing execution ordering in a graph');
