import { range } from '../../support/lists.ts';
import { type OpClassOf } from '../tt/patterns/same-values.ts';
import { normalizeDim, shapeOf } from '../tt/shapes.ts';
import { type ReductionClass } from './build.ts';
import { MaxOp, MeanOp, MinOp, ProdOp, ReduceAndOp, ReduceOrOp, SumOp } from './generated/ttir-ops.gen.ts';

/** A class of operations that reduce dimensions; all have the accessors of `ttir.sum`. */
export type ReductionOpClass = ReductionClass & OpClassOf<SumOp>;

/** All of them. */
export const reductionOps: readonly ReductionOpClass[] = [SumOp, MeanOp, MaxOp, MinOp, ProdOp, ReduceAndOp, ReduceOrOp];

/** Returns the dimensions that a reduction reduces, counted from the front: those that it lists, or all where it lists none. */
export function reducedDims({ input, dimArg = [] }: SumOp): readonly number[] {
  const { length: rank } = shapeOf(input);
  return dimArg.length === 0 ? range(rank) : dimArg.map((dim) => normalizeDim(dim, rank));
}
