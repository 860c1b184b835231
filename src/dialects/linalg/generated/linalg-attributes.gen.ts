// @generated from dialects-td/linalg/linalg-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type BinaryFn,
  binaryFnEnum,
  type ElementwiseKind,
  elementwiseKindEnum,
  type IteratorType,
  iteratorTypeEnum,
  type TernaryFn,
  ternaryFnEnum,
  type TypeFn,
  typeFnEnum,
  type UnaryFn,
  unaryFnEnum,
} from './linalg-enums.gen.ts';

/** allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23 */
export class ElementwiseKindAttr extends DialectAttr {
  static readonly spec: AttrSpec<ElementwiseKindAttr> = {
    dialect: 'linalg',
    mnemonic: 'elementwise_kind',
    recordName: 'ElementwiseKindAttr',
    className: 'ElementwiseKindAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: elementwiseKindEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ElementwiseKindAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ElementwiseKind): ElementwiseKindAttr {
    return uniqueParametric(ElementwiseKindAttr.spec, context, [value]);
  }

  get value(): ElementwiseKind {
    return this.parameters[0] as ElementwiseKind;
  }
}

/** allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 */
export class UnaryFnAttr extends DialectAttr {
  static readonly spec: AttrSpec<UnaryFnAttr> = {
    dialect: 'linalg',
    mnemonic: 'unary_fn',
    recordName: 'UnaryFnAttr',
    className: 'UnaryFnAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: unaryFnEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new UnaryFnAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: UnaryFn): UnaryFnAttr {
    return uniqueParametric(UnaryFnAttr.spec, context, [value]);
  }

  get value(): UnaryFn {
    return this.parameters[0] as UnaryFn;
  }
}

/** allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 */
export class BinaryFnAttr extends DialectAttr {
  static readonly spec: AttrSpec<BinaryFnAttr> = {
    dialect: 'linalg',
    mnemonic: 'binary_fn',
    recordName: 'BinaryFnAttr',
    className: 'BinaryFnAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: binaryFnEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new BinaryFnAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: BinaryFn): BinaryFnAttr {
    return uniqueParametric(BinaryFnAttr.spec, context, [value]);
  }

  get value(): BinaryFn {
    return this.parameters[0] as BinaryFn;
  }
}

/** allowed 32-bit signless integer cases: 0 */
export class TernaryFnAttr extends DialectAttr {
  static readonly spec: AttrSpec<TernaryFnAttr> = {
    dialect: 'linalg',
    mnemonic: 'ternary_fn',
    recordName: 'TernaryFnAttr',
    className: 'TernaryFnAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: ternaryFnEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new TernaryFnAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: TernaryFn): TernaryFnAttr {
    return uniqueParametric(TernaryFnAttr.spec, context, [value]);
  }

  get value(): TernaryFn {
    return this.parameters[0] as TernaryFn;
  }
}

/** allowed 32-bit signless integer cases: 0, 1 */
export class TypeFnAttr extends DialectAttr {
  static readonly spec: AttrSpec<TypeFnAttr> = {
    dialect: 'linalg',
    mnemonic: 'type_fn',
    recordName: 'TypeFnAttr',
    className: 'TypeFnAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: typeFnEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new TypeFnAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: TypeFn): TypeFnAttr {
    return uniqueParametric(TypeFnAttr.spec, context, [value]);
  }

  get value(): TypeFn {
    return this.parameters[0] as TypeFn;
  }
}

/** Iterator type */
export class IteratorTypeEnum extends DialectAttr {
  static readonly spec: AttrSpec<IteratorTypeEnum> = {
    dialect: 'linalg',
    mnemonic: 'iterator_type',
    recordName: 'IteratorTypeEnum',
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
