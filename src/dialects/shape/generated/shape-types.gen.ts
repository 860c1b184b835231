// @generated from dialects-td/shape/shape-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * a shape, of which everything may be unknown
 *
 * The sizes of a tensor, some of which or all may not be known, or what an error leaves of them.
 */
export class ShapeType extends DialectType {
  static readonly spec: AttrSpec<ShapeType> = {
    dialect: 'shape',
    mnemonic: 'shape',
    recordName: 'Shape_ShapeType',
    className: 'ShapeType',
    parameters: [],
    create: (context, parameters) => new ShapeType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): ShapeType {
    return uniqueParametric(ShapeType.spec, context, []);
  }
}

/**
 * a size, which may be unknown
 *
 * A size of a tensor, which may not be known, or what an error leaves of it.
 */
export class SizeType extends DialectType {
  static readonly spec: AttrSpec<SizeType> = {
    dialect: 'shape',
    mnemonic: 'size',
    recordName: 'Shape_SizeType',
    className: 'SizeType',
    parameters: [],
    create: (context, parameters) => new SizeType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): SizeType {
    return uniqueParametric(SizeType.spec, context, []);
  }
}

/**
 * a value and its shape
 *
 * A value and a shape, of which either may be unknown, or what an error leaves of them.
 */
export class ValueShapeType extends DialectType {
  static readonly spec: AttrSpec<ValueShapeType> = {
    dialect: 'shape',
    mnemonic: 'value_shape',
    recordName: 'Shape_ValueShapeType',
    className: 'ValueShapeType',
    parameters: [],
    create: (context, parameters) => new ValueShapeType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): ValueShapeType {
    return uniqueParametric(ValueShapeType.spec, context, []);
  }
}

/**
 * the result of a constraint
 *
 * What says that a constraint on shapes holds.
 */
export class WitnessType extends DialectType {
  static readonly spec: AttrSpec<WitnessType> = {
    dialect: 'shape',
    mnemonic: 'witness',
    recordName: 'Shape_WitnessType',
    className: 'WitnessType',
    parameters: [],
    create: (context, parameters) => new WitnessType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): WitnessType {
    return uniqueParametric(WitnessType.spec, context, []);
  }
}
