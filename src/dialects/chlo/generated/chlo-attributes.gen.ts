// @generated from dialects-td/chlo/chlo-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type ComparisonDirection,
  comparisonDirectionEnum,
  type ComparisonType,
  comparisonTypeEnum,
  type Precision,
  precisionEnum,
} from './chlo-enums.gen.ts';

/** Which comparison operation to perform. */
export class ComparisonDirectionAttr extends DialectAttr {
  static readonly spec: AttrSpec<ComparisonDirectionAttr> = {
    dialect: 'chlo',
    mnemonic: 'comparison_direction',
    recordName: 'CHLO_ComparisonDirectionAttr',
    className: 'ComparisonDirectionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: comparisonDirectionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new ComparisonDirectionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ComparisonDirection): ComparisonDirectionAttr {
    return uniqueParametric(ComparisonDirectionAttr.spec, context, [value]);
  }

  get value(): ComparisonDirection {
    return this.parameters[0] as ComparisonDirection;
  }
}

/** Which comparison type to use. */
export class ComparisonTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ComparisonTypeAttr> = {
    dialect: 'chlo',
    mnemonic: 'comparison_type',
    recordName: 'CHLO_ComparisonTypeAttr',
    className: 'ComparisonTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: comparisonTypeEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new ComparisonTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ComparisonType): ComparisonTypeAttr {
    return uniqueParametric(ComparisonTypeAttr.spec, context, [value]);
  }

  get value(): ComparisonType {
    return this.parameters[0] as ComparisonType;
  }
}

/** XLA precision for an operand. Has backend specific meaning. */
export class PrecisionAttr extends DialectAttr {
  static readonly spec: AttrSpec<PrecisionAttr> = {
    dialect: 'chlo',
    mnemonic: 'precision',
    recordName: 'CHLO_PrecisionAttr',
    className: 'PrecisionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: precisionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new PrecisionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Precision): PrecisionAttr {
    return uniqueParametric(PrecisionAttr.spec, context, [value]);
  }

  get value(): Precision {
    return this.parameters[0] as Precision;
  }
}

/**
 * Attribute that models the dimension information for ragged dot.
 *
 * `#chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>`: empty lists are left out.
 */
export class RaggedDotDimensionNumbers extends DialectAttr {
  static readonly spec: AttrSpec<RaggedDotDimensionNumbers> = {
    dialect: 'chlo',
    mnemonic: 'ragged_dot',
    recordName: 'CHLO_RaggedDotDimensionNumbers',
    className: 'RaggedDotDimensionNumbers',
    parameters: [
      { name: 'lhsBatchingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'rhsBatchingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'lhsContractingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'rhsContractingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'lhsRaggedDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'rhsGroupDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new RaggedDotDimensionNumbers(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    lhsBatchingDimensions: readonly number[],
    rhsBatchingDimensions: readonly number[],
    lhsContractingDimensions: readonly number[],
    rhsContractingDimensions: readonly number[],
    lhsRaggedDimensions: readonly number[],
    rhsGroupDimensions: readonly number[],
  ): RaggedDotDimensionNumbers {
    return uniqueParametric(RaggedDotDimensionNumbers.spec, context, [
      lhsBatchingDimensions,
      rhsBatchingDimensions,
      lhsContractingDimensions,
      rhsContractingDimensions,
      lhsRaggedDimensions,
      rhsGroupDimensions,
    ]);
  }

  /** Batch dimensions of the left factor */
  get lhsBatchingDimensions(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Batch dimensions of the right factor */
  get rhsBatchingDimensions(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Dimensions of the left factor that are summed over */
  get lhsContractingDimensions(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }

  /** Dimensions of the right factor that are summed over */
  get rhsContractingDimensions(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }

  /** The dimension of the left factor that is cut into groups */
  get lhsRaggedDimensions(): readonly number[] {
    return this.parameters[4] as readonly number[];
  }

  /** The dimension of the right factor with one part per group */
  get rhsGroupDimensions(): readonly number[] {
    return this.parameters[5] as readonly number[];
  }
}
