// @generated from dialects-td/complex/complex-base.yaml; do not edit, run npm run codegen
import { DialectAttr, FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Type } from '../../../ir/type.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * A complex number attribute
 *
 * A number of floats. Both parts are read as `f64` and rounded to the type that stands in front of them; the type of the attribute follows from it.
 *
 * ```mlir
 * func.func private @f() attributes {value = #complex.number<:f32 1.000000e+00, -2.000000e+00> : complex<f32>}
 * ```
 */
export class NumberAttr extends DialectAttr {
  static readonly spec: AttrSpec<NumberAttr> = {
    dialect: 'complex',
    mnemonic: 'number',
    recordName: 'Complex_NumberAttr',
    className: 'NumberAttr',
    parameters: [
      { name: 'real', type: { kind: 'attribute', cppType: '::mlir::FloatAttr', of: FloatAttr } },
      { name: 'imag', type: { kind: 'attribute', cppType: '::mlir::FloatAttr', of: FloatAttr } },
      { name: 'type', type: { kind: 'self-type' } },
    ],
    customAssembly: true,
    create: (context, parameters) => new NumberAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, real: FloatAttr, imag: FloatAttr, type: Type): NumberAttr {
    return uniqueParametric(NumberAttr.spec, context, [real, imag, type]);
  }

  /** The real part */
  get real(): FloatAttr {
    return this.parameters[0] as FloatAttr;
  }

  /** The imaginary part */
  get imag(): FloatAttr {
    return this.parameters[1] as FloatAttr;
  }

  /** The complex type of the number */
  get type(): Type {
    return this.parameters[2] as Type;
  }
}
