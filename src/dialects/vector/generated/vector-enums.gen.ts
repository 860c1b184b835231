// @generated from dialects-td/vector/vector-base.yaml, dialects-td/vector/vector-passes.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * Kind of combining function for contractions and reductions
 *
 * How elements become one.
 */
export const CombiningKind = {
  /** sum */
  ADD: 'add',
  /** product */
  MUL: 'mul',
  /** least of unsigned integers */
  MINUI: 'minui',
  /** least of signed integers */
  MINSI: 'minsi',
  /** least of floats; NaN loses against a number */
  MINNUMF: 'minnumf',
  /** greatest of unsigned integers */
  MAXUI: 'maxui',
  /** greatest of signed integers */
  MAXSI: 'maxsi',
  /** greatest of floats; NaN loses against a number */
  MAXNUMF: 'maxnumf',
  /** bits that all have */
  AND: 'and',
  /** bits that one has */
  OR: 'or',
  /** bits that an odd number of them have */
  XOR: 'xor',
  /** greatest of floats; NaN wins */
  MAXIMUMF: 'maximumf',
  /** least of floats; NaN wins */
  MINIMUMF: 'minimumf',
} as const;

/** A case of CombiningKind, by its keyword. */
export type CombiningKind = (typeof CombiningKind)[keyof typeof CombiningKind];

/** Keywords and numbers of CombiningKind. */
export const combiningKindEnum: EnumSpec = {
  name: 'CombiningKind',
  cppType: '::mlir::vector::CombiningKind',
  summary: 'Kind of combining function for contractions and reductions',
  cases: [
    { symbol: 'ADD', value: 0, str: 'add' },
    { symbol: 'MUL', value: 1, str: 'mul' },
    { symbol: 'MINUI', value: 2, str: 'minui' },
    { symbol: 'MINSI', value: 3, str: 'minsi' },
    { symbol: 'MINNUMF', value: 4, str: 'minnumf' },
    { symbol: 'MAXUI', value: 5, str: 'maxui' },
    { symbol: 'MAXSI', value: 6, str: 'maxsi' },
    { symbol: 'MAXNUMF', value: 7, str: 'maxnumf' },
    { symbol: 'AND', value: 8, str: 'and' },
    { symbol: 'OR', value: 9, str: 'or' },
    { symbol: 'XOR', value: 10, str: 'xor' },
    { symbol: 'MAXIMUMF', value: 12, str: 'maximumf' },
    { symbol: 'MINIMUMF', value: 11, str: 'minimumf' },
  ],
};

/**
 * Iterator type
 *
 * What a loop over a dimension of a contraction does.
 */
export const IteratorType = {
  /** the result has the dimension */
  parallel: 'parallel',
  /** the dimension is combined away */
  reduction: 'reduction',
} as const;

/** A case of IteratorType, by its keyword. */
export type IteratorType = (typeof IteratorType)[keyof typeof IteratorType];

/** Keywords and numbers of IteratorType. */
export const iteratorTypeEnum: EnumSpec = {
  name: 'IteratorType',
  cppType: '::mlir::vector::IteratorType',
  summary: 'Iterator type',
  cases: [
    { symbol: 'parallel', value: 0, str: 'parallel' },
    { symbol: 'reduction', value: 1, str: 'reduction' },
  ],
};

/**
 * Punctuation for separating vectors or vector elements
 *
 * What is printed behind or instead of a value.
 */
export const PrintPunctuation = {
  /** nothing */
  NoPunctuation: 'no_punctuation',
  /** end of line */
  NewLine: 'newline',
  /** comma and blank */
  Comma: 'comma',
  /** opening parenthesis */
  Open: 'open',
  /** closing parenthesis */
  Close: 'close',
} as const;

/** A case of PrintPunctuation, by its keyword. */
export type PrintPunctuation = (typeof PrintPunctuation)[keyof typeof PrintPunctuation];

/** Keywords and numbers of PrintPunctuation. */
export const printPunctuationEnum: EnumSpec = {
  name: 'PrintPunctuation',
  cppType: '::mlir::vector::PrintPunctuation',
  summary: 'Punctuation for separating vectors or vector elements',
  cases: [
    { symbol: 'NoPunctuation', value: 0, str: 'no_punctuation' },
    { symbol: 'NewLine', value: 1, str: 'newline' },
    { symbol: 'Comma', value: 2, str: 'comma' },
    { symbol: 'Open', value: 3, str: 'open' },
    { symbol: 'Close', value: 4, str: 'close' },
  ],
};

/** where the dimensions are that are combined */
export const MultiReductionLowering = {
  /** Lower multi_reduction into outer-reduction and inner-parallel ops. */
  InnerParallel: 'inner-parallel',
  /** Lower multi_reduction into outer-parallel and inner-reduction ops. */
  InnerReduction: 'inner-reduction',
} as const;

/** A case of MultiReductionLowering, by its keyword. */
export type MultiReductionLowering = (typeof MultiReductionLowering)[keyof typeof MultiReductionLowering];

/** Keywords and numbers of MultiReductionLowering. */
export const multiReductionLoweringEnum: EnumSpec = {
  name: 'MultiReductionLowering',
  cppType: '::mlir::vector::MultiReductionLowering',
  summary: 'where the dimensions are that are combined',
  cases: [
    { symbol: 'InnerParallel', value: 0, str: 'inner-parallel' },
    { symbol: 'InnerReduction', value: 1, str: 'inner-reduction' },
  ],
};
