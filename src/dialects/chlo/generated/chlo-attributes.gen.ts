// @generated from dialects-td/chlo/chlo-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type ComparisonDirection,
  comparisonDirectionEnum,
  type ComparisonType,
  comparisonTypeEnum,
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
