import { OpInterface } from './op-interface.ts';

/** The integers from `least` to `greatest`, both inclusive and signed. */
export interface IntegerRange {
  readonly least: bigint;
  readonly greatest: bigint;
}

export interface InferIntRangeMethods {
  /** What the result lies between whatever the operands are. */
  readonly unconditionalRange: IntegerRange;
}

/**
 * An operation that knows more of its integer result than its type says. Source: mlir/Interfaces/InferIntRangeInterface.td. Differs: upstream's also
 * answers for operands of which something is known; nothing asks that here.
 */
export const InferIntRangeInterface = new OpInterface<InferIntRangeMethods>('InferIntRangeInterface');
