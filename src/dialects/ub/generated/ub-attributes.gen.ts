// @generated from dialects-td/ub/ub-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/** a value that is poison as a whole */
export class PoisonAttr extends DialectAttr {
  static readonly spec: AttrSpec<PoisonAttr> = {
    dialect: 'ub',
    mnemonic: 'poison',
    recordName: 'UB_PoisonAttr',
    className: 'PoisonAttr',
    parameters: [],
    create: (context, parameters) => new PoisonAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context): PoisonAttr {
    return uniqueParametric(PoisonAttr.spec, context, []);
  }
}
