// @generated from dialects-td/conversion/emitc-conversion-passes.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../ods/enums.ts';

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
