// @generated from dialects-td/irdl/irdl-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * variadicity kind
 *
 * How many values an operand or result stands for.
 */
export const Variadicity = {
  /** one */
  single: 'single',
  /** one or none */
  optional: 'optional',
  /** any number */
  variadic: 'variadic',
} as const;

/** A case of Variadicity, by its keyword. */
export type Variadicity = (typeof Variadicity)[keyof typeof Variadicity];

/** Keywords and numbers of Variadicity. */
export const variadicityEnum: EnumSpec = {
  name: 'Variadicity',
  cppType: '::mlir::irdl::Variadicity',
  summary: 'variadicity kind',
  cases: [
    { symbol: 'single', value: 0, str: 'single' },
    { symbol: 'optional', value: 1, str: 'optional' },
    { symbol: 'variadic', value: 2, str: 'variadic' },
  ],
};
