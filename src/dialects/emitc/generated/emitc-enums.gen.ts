// @generated from dialects-td/emitc/emitc-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** How operands are compared. */
export const CmpPredicate = {
  /** `==` */
  eq: 'eq',
  /** `!=` */
  ne: 'ne',
  /** `<` */
  lt: 'lt',
  /** `<=` */
  le: 'le',
  /** `>` */
  gt: 'gt',
  /** `>=` */
  ge: 'ge',
  /** `<=>` */
  three_way: 'three_way',
} as const;

/** A case of CmpPredicate, by its keyword. */
export type CmpPredicate = (typeof CmpPredicate)[keyof typeof CmpPredicate];

/** Keywords and numbers of CmpPredicate. */
export const cmpPredicateEnum: EnumSpec = {
  name: 'CmpPredicate',
  cppType: '::mlir::emitc::CmpPredicate',
  summary: '',
  cases: [
    { symbol: 'eq', value: 0, str: 'eq' },
    { symbol: 'ne', value: 1, str: 'ne' },
    { symbol: 'lt', value: 2, str: 'lt' },
    { symbol: 'le', value: 3, str: 'le' },
    { symbol: 'gt', value: 4, str: 'gt' },
    { symbol: 'ge', value: 5, str: 'ge' },
    { symbol: 'three_way', value: 6, str: 'three_way' },
  ],
};
