// @generated from dialects-td/arith/arith-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** How integers are compared. */
export const CmpIPredicate = {
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

/** A case of CmpIPredicate, by its keyword. */
export type CmpIPredicate = (typeof CmpIPredicate)[keyof typeof CmpIPredicate];

/** Keywords and numbers of CmpIPredicate. */
export const cmpIPredicateEnum: EnumSpec = {
  name: 'CmpIPredicate',
  cppType: '::mlir::arith::CmpIPredicate',
  summary: '',
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

/** Ordered means that no operand is NaN. */
export const CmpFPredicate = {
  /** never */
  AlwaysFalse: 'false',
  /** ordered and equal */
  OEQ: 'oeq',
  /** ordered and greater than */
  OGT: 'ogt',
  /** ordered and greater than or equal */
  OGE: 'oge',
  /** ordered and less than */
  OLT: 'olt',
  /** ordered and less than or equal */
  OLE: 'ole',
  /** ordered and not equal */
  ONE: 'one',
  /** ordered */
  ORD: 'ord',
  /** unordered or equal */
  UEQ: 'ueq',
  /** unordered or greater than */
  UGT: 'ugt',
  /** unordered or greater than or equal */
  UGE: 'uge',
  /** unordered or less than */
  ULT: 'ult',
  /** unordered or less than or equal */
  ULE: 'ule',
  /** unordered or not equal */
  UNE: 'une',
  /** unordered */
  UNO: 'uno',
  /** always */
  AlwaysTrue: 'true',
} as const;

/** A case of CmpFPredicate, by its keyword. */
export type CmpFPredicate = (typeof CmpFPredicate)[keyof typeof CmpFPredicate];

/** Keywords and numbers of CmpFPredicate. */
export const cmpFPredicateEnum: EnumSpec = {
  name: 'CmpFPredicate',
  cppType: '::mlir::arith::CmpFPredicate',
  summary: '',
  cases: [
    { symbol: 'AlwaysFalse', value: 0, str: 'false' },
    { symbol: 'OEQ', value: 1, str: 'oeq' },
    { symbol: 'OGT', value: 2, str: 'ogt' },
    { symbol: 'OGE', value: 3, str: 'oge' },
    { symbol: 'OLT', value: 4, str: 'olt' },
    { symbol: 'OLE', value: 5, str: 'ole' },
    { symbol: 'ONE', value: 6, str: 'one' },
    { symbol: 'ORD', value: 7, str: 'ord' },
    { symbol: 'UEQ', value: 8, str: 'ueq' },
    { symbol: 'UGT', value: 9, str: 'ugt' },
    { symbol: 'UGE', value: 10, str: 'uge' },
    { symbol: 'ULT', value: 11, str: 'ult' },
    { symbol: 'ULE', value: 12, str: 'ule' },
    { symbol: 'UNE', value: 13, str: 'une' },
    { symbol: 'UNO', value: 14, str: 'uno' },
    { symbol: 'AlwaysTrue', value: 15, str: 'true' },
  ],
};

/** How an element of memory and a value are combined. */
export const AtomicRMWKind = {
  /** sum of floats */
  addf: 'addf',
  /** sum */
  addi: 'addi',
  /** bitwise and */
  andi: 'andi',
  /** the value */
  assign: 'assign',
  /** maximum of floats, NaN if one is */
  maximumf: 'maximumf',
  /** maximum of floats, the other where one is NaN */
  maxnumf: 'maxnumf',
  /** maximum of signed integers */
  maxs: 'maxs',
  /** maximum of unsigned integers */
  maxu: 'maxu',
  /** minimum of floats, NaN if one is */
  minimumf: 'minimumf',
  /** minimum of floats, the other where one is NaN */
  minnumf: 'minnumf',
  /** minimum of signed integers */
  mins: 'mins',
  /** minimum of unsigned integers */
  minu: 'minu',
  /** product of floats */
  mulf: 'mulf',
  /** product */
  muli: 'muli',
  /** bitwise or */
  ori: 'ori',
  /** bitwise exclusive or */
  xori: 'xori',
} as const;

/** A case of AtomicRMWKind, by its keyword. */
export type AtomicRMWKind = (typeof AtomicRMWKind)[keyof typeof AtomicRMWKind];

/** Keywords and numbers of AtomicRMWKind. */
export const atomicRMWKindEnum: EnumSpec = {
  name: 'AtomicRMWKind',
  cppType: '::mlir::arith::AtomicRMWKind',
  summary: '',
  cases: [
    { symbol: 'addf', value: 0, str: 'addf' },
    { symbol: 'addi', value: 1, str: 'addi' },
    { symbol: 'andi', value: 2, str: 'andi' },
    { symbol: 'assign', value: 3, str: 'assign' },
    { symbol: 'maximumf', value: 4, str: 'maximumf' },
    { symbol: 'maxnumf', value: 5, str: 'maxnumf' },
    { symbol: 'maxs', value: 6, str: 'maxs' },
    { symbol: 'maxu', value: 7, str: 'maxu' },
    { symbol: 'minimumf', value: 8, str: 'minimumf' },
    { symbol: 'minnumf', value: 9, str: 'minnumf' },
    { symbol: 'mins', value: 10, str: 'mins' },
    { symbol: 'minu', value: 11, str: 'minu' },
    { symbol: 'mulf', value: 12, str: 'mulf' },
    { symbol: 'muli', value: 13, str: 'muli' },
    { symbol: 'ori', value: 14, str: 'ori' },
    { symbol: 'xori', value: 15, str: 'xori' },
  ],
};

/** Floating point fast math flags */
export const FastMathFlags = {
  /** exactly IEEE 754 */
  none: 0,
  /** operations may be regrouped */
  reassoc: 1,
  /** no value is NaN */
  nnan: 2,
  /** no value is infinite */
  ninf: 4,
  /** the sign of zero does not matter */
  nsz: 8,
  /** division may become multiplication by the reciprocal */
  arcp: 16,
  /** operations may be fused */
  contract: 32,
  /** functions may be approximated */
  afn: 64,
  /** all of these */
  fast: 127,
} as const;

/** The bits of FastMathFlags that are set. */
export type FastMathFlags = number;

/** Keywords and numbers of FastMathFlags. */
export const fastMathFlagsEnum: EnumSpec = {
  name: 'FastMathFlags',
  cppType: '::mlir::arith::FastMathFlags',
  summary: 'Floating point fast math flags',
  bits: true,
  separator: ',',
  primaryGroups: true,
  cases: [
    { symbol: 'none', value: 0, str: 'none' },
    { symbol: 'reassoc', value: 1, str: 'reassoc' },
    { symbol: 'nnan', value: 2, str: 'nnan' },
    { symbol: 'ninf', value: 4, str: 'ninf' },
    { symbol: 'nsz', value: 8, str: 'nsz' },
    { symbol: 'arcp', value: 16, str: 'arcp' },
    { symbol: 'contract', value: 32, str: 'contract' },
    { symbol: 'afn', value: 64, str: 'afn' },
    { symbol: 'fast', value: 127, str: 'fast' },
  ],
};

/** Integer overflow arith flags */
export const IntegerOverflowFlags = {
  /** overflow wraps */
  none: 0,
  /** no signed overflow */
  nsw: 1,
  /** no unsigned overflow */
  nuw: 2,
} as const;

/** The bits of IntegerOverflowFlags that are set. */
export type IntegerOverflowFlags = number;

/** Keywords and numbers of IntegerOverflowFlags. */
export const integerOverflowFlagsEnum: EnumSpec = {
  name: 'IntegerOverflowFlags',
  cppType: '::mlir::arith::IntegerOverflowFlags',
  summary: 'Integer overflow arith flags',
  bits: true,
  separator: ', ',
  primaryGroups: true,
  cases: [
    { symbol: 'none', value: 0, str: 'none' },
    { symbol: 'nsw', value: 1, str: 'nsw' },
    { symbol: 'nuw', value: 2, str: 'nuw' },
  ],
};

/** Floating point rounding mode */
export const RoundingMode = {
  /** to nearest, ties to even */
  to_nearest_even: 'to_nearest_even',
  /** towards negative infinity */
  downward: 'downward',
  /** towards positive infinity */
  upward: 'upward',
  /** towards zero */
  toward_zero: 'toward_zero',
  /** to nearest, ties away from zero */
  to_nearest_away: 'to_nearest_away',
} as const;

/** A case of RoundingMode, by its keyword. */
export type RoundingMode = (typeof RoundingMode)[keyof typeof RoundingMode];

/** Keywords and numbers of RoundingMode. */
export const roundingModeEnum: EnumSpec = {
  name: 'RoundingMode',
  cppType: '::mlir::arith::RoundingMode',
  summary: 'Floating point rounding mode',
  cases: [
    { symbol: 'to_nearest_even', value: 0, str: 'to_nearest_even' },
    { symbol: 'downward', value: 1, str: 'downward' },
    { symbol: 'upward', value: 2, str: 'upward' },
    { symbol: 'toward_zero', value: 3, str: 'toward_zero' },
    { symbol: 'to_nearest_away', value: 4, str: 'to_nearest_away' },
  ],
};
