// @generated from dialects-td/vector/vector-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type CombiningKind,
  combiningKindEnum,
  type IteratorType,
  iteratorTypeEnum,
  type PrintPunctuation,
  printPunctuationEnum,
} from './vector-enums.gen.ts';

/** Kind of combining function for contractions and reductions */
export class CombiningKindAttr extends DialectAttr {
  static readonly spec: AttrSpec<CombiningKindAttr> = {
    dialect: 'vector',
    mnemonic: 'kind',
    recordName: 'Vector_CombiningKindAttr',
    className: 'CombiningKindAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: combiningKindEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new CombiningKindAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: CombiningKind): CombiningKindAttr {
    return uniqueParametric(CombiningKindAttr.spec, context, [value]);
  }

  get value(): CombiningKind {
    return this.parameters[0] as CombiningKind;
  }
}

/** Iterator type */
export class IteratorTypeEnum extends DialectAttr {
  static readonly spec: AttrSpec<IteratorTypeEnum> = {
    dialect: 'vector',
    mnemonic: 'iterator_type',
    recordName: 'Vector_IteratorTypeEnum',
    className: 'IteratorTypeEnum',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: iteratorTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new IteratorTypeEnum(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: IteratorType): IteratorTypeEnum {
    return uniqueParametric(IteratorTypeEnum.spec, context, [value]);
  }

  get value(): IteratorType {
    return this.parameters[0] as IteratorType;
  }
}

/** Punctuation for separating vectors or vector elements */
export class PrintPunctuationAttr extends DialectAttr {
  static readonly spec: AttrSpec<PrintPunctuationAttr> = {
    dialect: 'vector',
    mnemonic: 'punctuation',
    recordName: 'Vector_PrintPunctuation',
    className: 'PrintPunctuationAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: printPunctuationEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new PrintPunctuationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: PrintPunctuation): PrintPunctuationAttr {
    return uniqueParametric(PrintPunctuationAttr.spec, context, [value]);
  }

  get value(): PrintPunctuation {
    return this.parameters[0] as PrintPunctuation;
  }
}
