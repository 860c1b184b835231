import type { IntegerRange } from '../../affine/affine-range.ts';
import { OpInterface } from './op-interface.ts';

export interface InferIntRangeMethods {
  /** What the result lies between whatever the operands are. */
  readonly unconditionalRange: IntegerRange;
}

/**
 * An operation that knows more of its integer result than its type says. Source: mlir/Interfaces/InferIntRangeInterface.td. Differs: upstream's also
 * answers for operands of which something is known; nothing asks that here.
 */
export const InferIntRangeInterface = new OpInterface<InferIntRangeMethods>('InferIntRangeInterface');
