// @generated from dialects-td/sdy/sdy-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** propagation direction enum */
export const PropagationDirection = {
  /** neither way */
  NONE: 'NONE',
  /** from operands to results */
  FORWARD: 'FORWARD',
  /** from results to operands */
  BACKWARD: 'BACKWARD',
  /** both ways */
  BOTH: 'BOTH',
} as const;

/** A case of PropagationDirection, by its keyword. */
export type PropagationDirection = (typeof PropagationDirection)[keyof typeof PropagationDirection];

/** Keywords and numbers of PropagationDirection. */
export const propagationDirectionEnum: EnumSpec = {
  name: 'PropagationDirection',
  cppType: '::mlir::sdy::PropagationDirection',
  summary: 'propagation direction enum',
  cases: [
    { symbol: 'NONE', value: 0, str: 'NONE' },
    { symbol: 'FORWARD', value: 1, str: 'FORWARD' },
    { symbol: 'BACKWARD', value: 2, str: 'BACKWARD' },
    { symbol: 'BOTH', value: 3, str: 'BOTH' },
  ],
};
