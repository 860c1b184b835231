// @generated from dialects-td/affine/affine-passes.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** which nests of loops are fused */
export const FusionMode = {
  /** Perform greedy (both producer-consumer and sibling)  fusion */
  Greedy: 'greedy',
  /** Perform only producer-consumer fusion */
  ProducerConsumer: 'producer',
  /** Perform only sibling fusion */
  Sibling: 'sibling',
} as const;

/** A case of FusionMode, by its keyword. */
export type FusionMode = (typeof FusionMode)[keyof typeof FusionMode];

/** Keywords and numbers of FusionMode. */
export const fusionModeEnum: EnumSpec = {
  name: 'FusionMode',
  cppType: '::mlir::affine::FusionMode',
  summary: 'which nests of loops are fused',
  cases: [
    { symbol: 'Greedy', value: 0, str: 'greedy' },
    { symbol: 'ProducerConsumer', value: 1, str: 'producer' },
    { symbol: 'Sibling', value: 2, str: 'sibling' },
  ],
};
