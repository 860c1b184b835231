// @generated from dialects-td/arith/arith-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type FastMathFlags,
  fastMathFlagsEnum,
  type IntegerOverflowFlags,
  integerOverflowFlagsEnum,
} from './arith-enums.gen.ts';

/**
 * Floating point fast math flags
 *
 * Liberties that rewriting may take with a floating point operation.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = arith.negf %a fastmath<nnan,nsz> : f32
 *   return %0 : f32
 * }
 * ```
 */
export class FastMathAttr extends DialectAttr {
  static readonly spec: AttrSpec<FastMathAttr> = {
    dialect: 'arith',
    mnemonic: 'fastmath',
    recordName: 'Arith_FastMathAttr',
    className: 'FastMathAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: fastMathFlagsEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new FastMathAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: FastMathFlags): FastMathAttr {
    return uniqueParametric(FastMathAttr.spec, context, [value]);
  }

  get value(): FastMathFlags {
    return this.parameters[0] as FastMathFlags;
  }
}

/**
 * Integer overflow arith flags
 *
 * Overflow that makes the result of an integer operation poison.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   %0 = arith.addi %a, %a overflow<nsw, nuw> : i32
 *   return %0 : i32
 * }
 * ```
 */
export class IntegerOverflowAttr extends DialectAttr {
  static readonly spec: AttrSpec<IntegerOverflowAttr> = {
    dialect: 'arith',
    mnemonic: 'overflow',
    recordName: 'Arith_IntegerOverflowAttr',
    className: 'IntegerOverflowAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: integerOverflowFlagsEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new IntegerOverflowAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: IntegerOverflowFlags): IntegerOverflowAttr {
    return uniqueParametric(IntegerOverflowAttr.spec, context, [value]);
  }

  get value(): IntegerOverflowFlags {
    return this.parameters[0] as IntegerOverflowFlags;
  }
}
