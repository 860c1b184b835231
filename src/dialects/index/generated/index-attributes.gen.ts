// @generated from dialects-td/index/index-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import { type IndexCmpPredicate, indexCmpPredicateEnum } from './index-enums.gen.ts';

/** index comparison predicate kind */
export class IndexCmpPredicateAttr extends DialectAttr {
  static readonly spec: AttrSpec<IndexCmpPredicateAttr> = {
    dialect: 'index',
    mnemonic: 'cmp_predicate',
    recordName: 'IndexCmpPredicateAttr',
    className: 'IndexCmpPredicateAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: indexCmpPredicateEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new IndexCmpPredicateAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: IndexCmpPredicate): IndexCmpPredicateAttr {
    return uniqueParametric(IndexCmpPredicateAttr.spec, context, [value]);
  }

  get value(): IndexCmpPredicate {
    return this.parameters[0] as IndexCmpPredicate;
  }
}
