import { type OpClassOf } from '../tt/patterns/same-values.ts';
import { type ReductionClass } from './build.ts';
import { MaxOp, MeanOp, MinOp, ProdOp, ReduceAndOp, ReduceOrOp, SumOp } from './generated/ttir-ops.gen.ts';

/** A class of operations that reduce dimensions; all have the accessors of `ttir.sum`. */
export type ReductionOpClass = ReductionClass & OpClassOf<SumOp>;

export const reductionOps: readonly ReductionOpClass[] = [SumOp, MeanOp, MaxOp, MinOp, ProdOp, ReduceAndOp, ReduceOrOp];
