// @generated from dialects-td/ub/ub-ops.yaml; do not edit, run npm run codegen
import { AnyType } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { ConstantLike, Pure } from '../../../ir/traits/markers.ts';
import { Terminator } from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { PoisonAttr } from './ub-attributes.gen.ts';
import { PoisonAttrInterface } from './ub-constraints.gen.ts';

/**
 * Poisoned constant operation.
 *
 * A value of any type that is poison: it may be taken for any value, and most of what is computed from it is poison too.
 *
 * ```mlir
 * func.func @example() -> i32 {
 *   %0 = ub.poison : i32
 *   return %0 : i32
 * }
 * ```
 */
export class PoisonOp extends Operation {
  static readonly opName = 'ub.poison';
  static readonly spec: OpSpec = {
    name: 'ub.poison',
    className: 'PoisonOp',
    operands: [],
    attributes: [{ name: 'value', constraint: PoisonAttrInterface, defaultValue: [] }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '<' },
          { kind: 'variable', name: 'value' },
          { kind: 'literal', text: '>' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** What is poison about the value */
  get value(): PoisonAttr {
    return optionalAttributeValue(this, 'value', PoisonAttrInterface) ?? PoisonAttr.get(this.context);
  }

  set value(value: PoisonAttr) {
    setAttributeValue(this, 'value', PoisonAttrInterface, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value?: PoisonAttr | undefined; readonly resultType: Type },
  ): PoisonOp {
    return buildOp(builder, location, PoisonOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unreachable operation.
 *
 * Ends a block that control never gets to the end of. What happens otherwise is not defined.
 *
 * ```mlir
 * func.func @example() {
 *   ub.unreachable
 * }
 * ```
 */
export class UnreachableOp extends Operation {
  static readonly opName = 'ub.unreachable';
  static readonly spec: OpSpec = {
    name: 'ub.unreachable',
    className: 'UnreachableOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Terminator],
    assemblyFormat: [{ kind: 'attr-dict' }],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): UnreachableOp {
    return buildOp(builder, location, UnreachableOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}
