// @generated from dialects-td/linalg/linalg-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * Iterator type
 *
 * What may be done with the iterations of a loop.
 */
export const IteratorType = {
  /** any order and at the same time */
  parallel: 'parallel',
  /** combines its iterations into one value */
  reduction: 'reduction',
} as const;

/** A case of IteratorType, by its keyword. */
export type IteratorType = (typeof IteratorType)[keyof typeof IteratorType];

/** Keywords and numbers of IteratorType. */
export const iteratorTypeEnum: EnumSpec = {
  name: 'IteratorType',
  cppType: '::mlir::utils::IteratorType',
  summary: 'Iterator type',
  cases: [
    { symbol: 'parallel', value: 0, str: 'parallel' },
    { symbol: 'reduction', value: 1, str: 'reduction' },
  ],
};

/** function of one number */
export const UnaryFn = {
  exp: 'exp',
  log: 'log',
  abs: 'abs',
  ceil: 'ceil',
  floor: 'floor',
  negf: 'negf',
  reciprocal: 'reciprocal',
  round: 'round',
  sqrt: 'sqrt',
  rsqrt: 'rsqrt',
  square: 'square',
  tanh: 'tanh',
  erf: 'erf',
} as const;

/** A case of UnaryFn, by its keyword. */
export type UnaryFn = (typeof UnaryFn)[keyof typeof UnaryFn];

/** Keywords and numbers of UnaryFn. */
export const unaryFnEnum: EnumSpec = {
  name: 'UnaryFn',
  cppType: '::mlir::linalg::UnaryFn',
  summary: 'function of one number',
  cases: [
    { symbol: 'exp', value: 0, str: 'exp' },
    { symbol: 'log', value: 1, str: 'log' },
    { symbol: 'abs', value: 2, str: 'abs' },
    { symbol: 'ceil', value: 3, str: 'ceil' },
    { symbol: 'floor', value: 4, str: 'floor' },
    { symbol: 'negf', value: 5, str: 'negf' },
    { symbol: 'reciprocal', value: 6, str: 'reciprocal' },
    { symbol: 'round', value: 7, str: 'round' },
    { symbol: 'sqrt', value: 8, str: 'sqrt' },
    { symbol: 'rsqrt', value: 9, str: 'rsqrt' },
    { symbol: 'square', value: 10, str: 'square' },
    { symbol: 'tanh', value: 11, str: 'tanh' },
    { symbol: 'erf', value: 12, str: 'erf' },
  ],
};

/** function of two numbers */
export const BinaryFn = {
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'div',
  div_unsigned: 'div_unsigned',
  max_signed: 'max_signed',
  min_signed: 'min_signed',
  max_unsigned: 'max_unsigned',
  min_unsigned: 'min_unsigned',
  powf: 'powf',
} as const;

/** A case of BinaryFn, by its keyword. */
export type BinaryFn = (typeof BinaryFn)[keyof typeof BinaryFn];

/** Keywords and numbers of BinaryFn. */
export const binaryFnEnum: EnumSpec = {
  name: 'BinaryFn',
  cppType: '::mlir::linalg::BinaryFn',
  summary: 'function of two numbers',
  cases: [
    { symbol: 'add', value: 0, str: 'add' },
    { symbol: 'sub', value: 1, str: 'sub' },
    { symbol: 'mul', value: 2, str: 'mul' },
    { symbol: 'div', value: 3, str: 'div' },
    { symbol: 'div_unsigned', value: 4, str: 'div_unsigned' },
    { symbol: 'max_signed', value: 5, str: 'max_signed' },
    { symbol: 'min_signed', value: 6, str: 'min_signed' },
    { symbol: 'max_unsigned', value: 7, str: 'max_unsigned' },
    { symbol: 'min_unsigned', value: 8, str: 'min_unsigned' },
    { symbol: 'powf', value: 9, str: 'powf' },
  ],
};

/** function of three values */
export const TernaryFn = {
  /** the second where the first holds and else the third */
  select: 'select',
} as const;

/** A case of TernaryFn, by its keyword. */
export type TernaryFn = (typeof TernaryFn)[keyof typeof TernaryFn];

/** Keywords and numbers of TernaryFn. */
export const ternaryFnEnum: EnumSpec = {
  name: 'TernaryFn',
  cppType: '::mlir::linalg::TernaryFn',
  summary: 'function of three values',
  cases: [{ symbol: 'select', value: 0, str: 'select' }],
};

/**
 * function of one to three elements
 *
 * All cases of `unary_fn`, `binary_fn` and `ternary_fn`.
 */
export const ElementwiseKind = {
  exp: 'exp',
  log: 'log',
  abs: 'abs',
  ceil: 'ceil',
  floor: 'floor',
  negf: 'negf',
  reciprocal: 'reciprocal',
  round: 'round',
  sqrt: 'sqrt',
  rsqrt: 'rsqrt',
  square: 'square',
  tanh: 'tanh',
  erf: 'erf',
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'div',
  div_unsigned: 'div_unsigned',
  max_signed: 'max_signed',
  min_signed: 'min_signed',
  max_unsigned: 'max_unsigned',
  min_unsigned: 'min_unsigned',
  powf: 'powf',
  select: 'select',
} as const;

/** A case of ElementwiseKind, by its keyword. */
export type ElementwiseKind = (typeof ElementwiseKind)[keyof typeof ElementwiseKind];

/** Keywords and numbers of ElementwiseKind. */
export const elementwiseKindEnum: EnumSpec = {
  name: 'ElementwiseKind',
  cppType: '::mlir::linalg::ElementwiseKind',
  summary: 'function of one to three elements',
  cases: [
    { symbol: 'exp', value: 0, str: 'exp' },
    { symbol: 'log', value: 1, str: 'log' },
    { symbol: 'abs', value: 2, str: 'abs' },
    { symbol: 'ceil', value: 3, str: 'ceil' },
    { symbol: 'floor', value: 4, str: 'floor' },
    { symbol: 'negf', value: 5, str: 'negf' },
    { symbol: 'reciprocal', value: 6, str: 'reciprocal' },
    { symbol: 'round', value: 7, str: 'round' },
    { symbol: 'sqrt', value: 8, str: 'sqrt' },
    { symbol: 'rsqrt', value: 9, str: 'rsqrt' },
    { symbol: 'square', value: 10, str: 'square' },
    { symbol: 'tanh', value: 11, str: 'tanh' },
    { symbol: 'erf', value: 12, str: 'erf' },
    { symbol: 'add', value: 13, str: 'add' },
    { symbol: 'sub', value: 14, str: 'sub' },
    { symbol: 'mul', value: 15, str: 'mul' },
    { symbol: 'div', value: 16, str: 'div' },
    { symbol: 'div_unsigned', value: 17, str: 'div_unsigned' },
    { symbol: 'max_signed', value: 18, str: 'max_signed' },
    { symbol: 'min_signed', value: 19, str: 'min_signed' },
    { symbol: 'max_unsigned', value: 20, str: 'max_unsigned' },
    { symbol: 'min_unsigned', value: 21, str: 'min_unsigned' },
    { symbol: 'powf', value: 22, str: 'powf' },
    { symbol: 'select', value: 23, str: 'select' },
  ],
};

/** how a number is cast */
export const TypeFn = {
  /** integers are signed */
  cast_signed: 'cast_signed',
  /** integers are unsigned */
  cast_unsigned: 'cast_unsigned',
} as const;

/** A case of TypeFn, by its keyword. */
export type TypeFn = (typeof TypeFn)[keyof typeof TypeFn];

/** Keywords and numbers of TypeFn. */
export const typeFnEnum: EnumSpec = {
  name: 'TypeFn',
  cppType: '::mlir::linalg::TypeFn',
  summary: 'how a number is cast',
  cases: [
    { symbol: 'cast_signed', value: 0, str: 'cast_signed' },
    { symbol: 'cast_unsigned', value: 1, str: 'cast_unsigned' },
  ],
};

/** Sizes of output tile and filter. */
export const WinogradConv2DFmr = {
  /** 2 by 2 outputs of a 3 by 3 filter */
  F_2_3: 'F_2_3',
  /** 4 by 4 outputs of a 3 by 3 filter */
  F_4_3: 'F_4_3',
  /** 2 by 2 outputs of a 5 by 5 filter */
  F_2_5: 'F_2_5',
} as const;

/** A case of WinogradConv2DFmr, by its keyword. */
export type WinogradConv2DFmr = (typeof WinogradConv2DFmr)[keyof typeof WinogradConv2DFmr];

/** Keywords and numbers of WinogradConv2DFmr. */
export const winogradConv2DFmrEnum: EnumSpec = {
  name: 'WinogradConv2DFmr',
  cppType: '::mlir::linalg::WinogradConv2DFmr',
  summary: '',
  cases: [
    { symbol: 'F_2_3', value: 0, str: 'F_2_3' },
    { symbol: 'F_4_3', value: 1, str: 'F_4_3' },
    { symbol: 'F_2_5', value: 2, str: 'F_2_5' },
  ],
};
