// @generated from dialects-td/index/index-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * index comparison predicate kind
 *
 * How numbers are compared.
 */
export const IndexCmpPredicate = {
  /** equal */
  eq: 'eq',
  /** not equal */
  ne: 'ne',
  /** signed less than */
  slt: 'slt',
  /** signed less than or equal */
  sle: 'sle',
  /** signed greater than */
  sgt: 'sgt',
  /** signed greater than or equal */
  sge: 'sge',
  /** unsigned less than */
  ult: 'ult',
  /** unsigned less than or equal */
  ule: 'ule',
  /** unsigned greater than */
  ugt: 'ugt',
  /** unsigned greater than or equal */
  uge: 'uge',
} as const;

/** A case of IndexCmpPredicate, by its keyword. */
export type IndexCmpPredicate = (typeof IndexCmpPredicate)[keyof typeof IndexCmpPredicate];

/** Keywords and numbers of IndexCmpPredicate. */
export const indexCmpPredicateEnum: EnumSpec = {
  name: 'IndexCmpPredicate',
  cppType: '::mlir::index::IndexCmpPredicate',
  summary: 'index comparison predicate kind',
  cases: [
    { symbol: 'eq', value: 0, str: 'eq' },
    { symbol: 'ne', value: 1, str: 'ne' },
    { symbol: 'slt', value: 2, str: 'slt' },
    { symbol: 'sle', value: 3, str: 'sle' },
    { symbol: 'sgt', value: 4, str: 'sgt' },
    { symbol: 'sge', value: 5, str: 'sge' },
    { symbol: 'ult', value: 6, str: 'ult' },
    { symbol: 'ule', value: 7, str: 'ule' },
    { symbol: 'ugt', value: 8, str: 'ugt' },
    { symbol: 'uge', value: 9, str: 'uge' },
  ],
};
