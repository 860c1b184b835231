// @generated from dialects-td/ttmetal/ttmetal-attrs.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * TTMetal grid attribute
 *
 * A rectangle of cores that run the same kernel.
 *
 * ```mlir
 * module attributes {ttmetal.note = #ttmetal.core_range<0x0, 8x8>} {}
 * ```
 */
export class CoreRangeAttr extends DialectAttr {
  static readonly spec: AttrSpec<CoreRangeAttr> = {
    dialect: 'ttmetal',
    mnemonic: 'core_range',
    recordName: 'TTMetal_CoreRangeAttr',
    className: 'CoreRangeAttr',
    parameters: [
      { name: 'offset', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'size', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'offset' }] },
      { kind: 'literal', text: ',' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'size' }] },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new CoreRangeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, offset: readonly number[], size: readonly number[]): CoreRangeAttr {
    return uniqueParametric(CoreRangeAttr.spec, context, [offset, size]);
  }

  /** First core, [y, x] */
  get offset(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Rows and columns */
  get size(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }
}
