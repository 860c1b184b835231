// @generated from dialects-td/irdl/irdl-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import { type Variadicity, variadicityEnum } from './irdl-enums.gen.ts';

/**
 * A variadicity kind. Can be either 'single', 'optional', or 'variadic'
 *
 * How many values an operand or result stands for.
 *
 * ```mlir
 * func.func private @f() attributes {kind = #irdl<variadicity optional>}
 * ```
 */
export class VariadicityAttr extends DialectAttr {
  static readonly spec: AttrSpec<VariadicityAttr> = {
    dialect: 'irdl',
    mnemonic: 'variadicity',
    recordName: 'VariadicityAttr',
    className: 'VariadicityAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: variadicityEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new VariadicityAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Variadicity): VariadicityAttr {
    return uniqueParametric(VariadicityAttr.spec, context, [value]);
  }

  get value(): Variadicity {
    return this.parameters[0] as Variadicity;
  }
}

/**
 * Array of VariadicityAttr
 *
 * How many values each operand or result stands for.
 *
 * ```mlir
 * func.func private @f() attributes {kinds = #irdl<variadicity_array[ single,  optional]>}
 * ```
 */
export class VariadicityArrayAttr extends DialectAttr {
  static readonly spec: AttrSpec<VariadicityArrayAttr> = {
    dialect: 'irdl',
    mnemonic: 'variadicity_array',
    recordName: 'VariadicityArrayAttr',
    className: 'VariadicityArrayAttr',
    parameters: [
      {
        name: 'value',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::irdl::VariadicityAttr', of: VariadicityAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new VariadicityArrayAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: readonly VariadicityAttr[]): VariadicityArrayAttr {
    return uniqueParametric(VariadicityArrayAttr.spec, context, [value]);
  }

  /** A kind per operand or result */
  get value(): readonly VariadicityAttr[] {
    return this.parameters[0] as readonly VariadicityAttr[];
  }
}
