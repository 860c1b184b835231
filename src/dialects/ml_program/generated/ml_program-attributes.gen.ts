// @generated from dialects-td/ml_program/ml_program-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Type } from '../../../ir/type.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * Value used for a global signalling external resolution
 *
 * The initial value of a variable that is found elsewhere, by the variable's name.
 *
 * ```mlir
 * ml_program.global private @weights(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
 * ```
 */
export class ExternAttr extends DialectAttr {
  static readonly spec: AttrSpec<ExternAttr> = {
    dialect: 'ml_program',
    mnemonic: 'extern',
    recordName: 'MLProgram_ExternAttr',
    className: 'ExternAttr',
    parameters: [{ name: 'type', type: { kind: 'self-type' } }],
    format: [],
    create: (context, parameters) => new ExternAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, type: Type): ExternAttr {
    return uniqueParametric(ExternAttr.spec, context, [type]);
  }

  /** Type of the value */
  get type(): Type {
    return this.parameters[0] as Type;
  }
}
