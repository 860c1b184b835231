// @generated from dialects-td/tosa/tosa-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * Shape with static rank and Index element type
 *
 * A list of sizes, of type index, whose length is known.
 */
export class Shape extends DialectType {
  static readonly spec: AttrSpec<Shape> = {
    dialect: 'tosa',
    mnemonic: 'shape',
    recordName: 'Tosa_Shape',
    className: 'Shape',
    parameters: [{ name: 'rank', type: { kind: 'int', bits: 32, signed: true } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'rank' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new Shape(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, rank: number): Shape {
    return uniqueParametric(Shape.spec, context, [rank]);
  }

  /** How many sizes there are */
  get rank(): number {
    return this.parameters[0] as number;
  }
}

/**
 * INT8 type as defined by OCP-MX
 *
 * An 8-bit integer that counts in steps of 1/64.
 */
export class MXInt8 extends DialectType {
  static readonly spec: AttrSpec<MXInt8> = {
    dialect: 'tosa',
    mnemonic: 'mxint8',
    recordName: 'Tosa_MXInt8',
    className: 'MXInt8',
    parameters: [],
    create: (context, parameters) => new MXInt8(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): MXInt8 {
    return uniqueParametric(MXInt8.spec, context, []);
  }
}
