import type { StaticIndex } from '../../support/int64.ts';
import type { OpBuilder } from '../builder.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

export interface ReifyShapeMethods {
  /** Returns the sizes of the result with this number, computed without it; undefined where they are not known. */
  reifyShape(builder: OpBuilder, resultNumber: number): readonly (StaticIndex | Value)[] | undefined;
}

/**
 * An operation whose results have sizes that can be computed of its operands. Those of tensor, linalg and memref have no
 * methods: how their sizes are made stands in one place. Source: mlir/Interfaces/InferTypeOpInterface.td.
 */
export const ReifyRankedShapedTypeOpInterface = new OpInterface<ReifyShapeMethods>('ReifyRankedShapedTypeOpInterface');
