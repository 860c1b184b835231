// @generated from dialects-td/transforms/transforms-passes.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../ods/enums.ts';

/** How much of the control flow the greedy rewriter simplifies */
export const Transforms_GreedySimplifyRegionLevel = {
  /** nothing */
  Disabled: 'disabled',
  /** unreachable blocks and arguments that nobody uses */
  Normal: 'normal',
  /** also merges blocks */
  Aggressive: 'aggressive',
} as const;

/** A case of Transforms_GreedySimplifyRegionLevel, by its keyword. */
export type Transforms_GreedySimplifyRegionLevel =
  (typeof Transforms_GreedySimplifyRegionLevel)[keyof typeof Transforms_GreedySimplifyRegionLevel];

/** Keywords and numbers of Transforms_GreedySimplifyRegionLevel. */
export const transforms_GreedySimplifyRegionLevelEnum: EnumSpec = {
  name: 'Transforms_GreedySimplifyRegionLevel',
  cppType: '::mlir::transforms::Transforms_GreedySimplifyRegionLevel',
  summary: 'How much of the control flow the greedy rewriter simplifies',
  cases: [
    { symbol: 'Disabled', value: 0, str: 'disabled' },
    { symbol: 'Normal', value: 1, str: 'normal' },
    { symbol: 'Aggressive', value: 2, str: 'aggressive' },
  ],
};
