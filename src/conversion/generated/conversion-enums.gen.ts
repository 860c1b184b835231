// @generated from dialects-td/conversion/bufferization-passes.yaml, dialects-td/conversion/complex-conversion-passes.yaml, dialects-td/conversion/emitc-conversion-passes.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../ods/enums.ts';

/** Layouts of memory that tensors become */
export const LayoutMapOption = {
  /** what is known where the memory comes from */
  InferLayoutMap: 'infer-layout-map',
  /** row-major order */
  IdentityLayoutMap: 'identity-layout-map',
  /** strides and an offset that are not known */
  FullyDynamicLayoutMap: 'fully-dynamic-layout-map',
} as const;

/** A case of LayoutMapOption, by its keyword. */
export type LayoutMapOption = (typeof LayoutMapOption)[keyof typeof LayoutMapOption];

/** Keywords and numbers of LayoutMapOption. */
export const layoutMapOptionEnum: EnumSpec = {
  name: 'LayoutMapOption',
  cppType: '::mlir::conversion::LayoutMapOption',
  summary: 'Layouts of memory that tensors become',
  cases: [
    { symbol: 'InferLayoutMap', value: 0, str: 'infer-layout-map' },
    { symbol: 'IdentityLayoutMap', value: 1, str: 'identity-layout-map' },
    { symbol: 'FullyDynamicLayoutMap', value: 2, str: 'fully-dynamic-layout-map' },
  ],
};

/** How a quotient is computed */
export const Complex_Range = {
  /** by ranges of the divisor */
  improved: 'improved',
  /** by the textbook's formula */
  basic: 'basic',
  /** as with basic */
  none: 'none',
} as const;

/** A case of Complex_Range, by its keyword. */
export type Complex_Range = (typeof Complex_Range)[keyof typeof Complex_Range];

/** Keywords and numbers of Complex_Range. */
export const complex_RangeEnum: EnumSpec = {
  name: 'Complex_Range',
  cppType: '::mlir::conversion::Complex_Range',
  summary: 'How a quotient is computed',
  cases: [
    { symbol: 'improved', value: 0, str: 'improved' },
    { symbol: 'basic', value: 1, str: 'basic' },
    { symbol: 'none', value: 2, str: 'none' },
  ],
};

/** Whose functions are called */
export const EmitC_LanguageTarget = {
  /** C99 */
  c99: 'c99',
  /** C++11 */
  cpp11: 'cpp11',
} as const;

/** A case of EmitC_LanguageTarget, by its keyword. */
export type EmitC_LanguageTarget = (typeof EmitC_LanguageTarget)[keyof typeof EmitC_LanguageTarget];

/** Keywords and numbers of EmitC_LanguageTarget. */
export const emitC_LanguageTargetEnum: EnumSpec = {
  name: 'EmitC_LanguageTarget',
  cppType: '::mlir::conversion::EmitC_LanguageTarget',
  summary: 'Whose functions are called',
  cases: [
    { symbol: 'c99', value: 0, str: 'c99' },
    { symbol: 'cpp11', value: 1, str: 'cpp11' },
  ],
};
