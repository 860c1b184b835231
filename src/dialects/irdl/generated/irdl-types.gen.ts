// @generated from dialects-td/irdl/irdl-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * IRDL handle to an `mlir::Attribute`
 *
 * What a constraint accepts: an attribute, or a type.
 */
export class AttributeType extends DialectType {
  static readonly spec: AttrSpec<AttributeType> = {
    dialect: 'irdl',
    mnemonic: 'attribute',
    recordName: 'IRDL_AttributeType',
    className: 'AttributeType',
    parameters: [],
    create: (context, parameters) => new AttributeType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): AttributeType {
    return uniqueParametric(AttributeType.spec, context, []);
  }
}

/**
 * IRDL handle to a region definition
 *
 * What is said of a region of an operation.
 */
export class RegionType extends DialectType {
  static readonly spec: AttrSpec<RegionType> = {
    dialect: 'irdl',
    mnemonic: 'region',
    recordName: 'IRDL_RegionType',
    className: 'RegionType',
    parameters: [],
    create: (context, parameters) => new RegionType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): RegionType {
    return uniqueParametric(RegionType.spec, context, []);
  }
}
