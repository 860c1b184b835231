// @generated from dialects-td/irdl/irdl-base.yaml; do not edit, run npm run codegen
import { attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import { VariadicityArrayAttr, VariadicityAttr } from './irdl-attributes.gen.ts';
import { AttributeType, RegionType } from './irdl-types.gen.ts';

/** Satisfied by attributes of class VariadicityAttr. */
export const VariadicityAttrConstraint = attrOfEnum(
  VariadicityAttr,
  "A variadicity kind. Can be either 'single', 'optional', or 'variadic'",
);

/** Satisfied by attributes of class VariadicityArrayAttr. */
export const VariadicityArrayAttrConstraint = attrOfClass(VariadicityArrayAttr, 'Array of VariadicityAttr');

/** Satisfied by types of class AttributeType. */
export const AttributeTypeConstraint = typeOfClass(AttributeType, 'IRDL handle to an `mlir::Attribute`');

/** Satisfied by types of class RegionType. */
export const RegionTypeConstraint = typeOfClass(RegionType, 'IRDL handle to a region definition');
