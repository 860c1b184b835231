// @generated from dialects-td/emitc/emitc-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * An opaque attribute
 *
 * A constant that is written to the source as it is.
 *
 * ```mlir
 * %0 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
 * ```
 */
export class OpaqueAttr extends DialectAttr {
  static readonly spec: AttrSpec<OpaqueAttr> = {
    dialect: 'emitc',
    mnemonic: 'opaque',
    recordName: 'EmitC_OpaqueAttr',
    className: 'OpaqueAttr',
    parameters: [{ name: 'value', type: { kind: 'string' } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new OpaqueAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: string): OpaqueAttr {
    return uniqueParametric(OpaqueAttr.spec, context, [value]);
  }

  /** Text of the constant */
  get value(): string {
    return this.parameters[0] as string;
  }
}
