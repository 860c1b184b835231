import { AddFOp } from '../../arith/generated/arith-ops.gen.ts';
import { type AddOp } from '../generated/ttir-ops.gen.ts';
import { elementwiseRegion } from '../generic-region.ts';
import { type GenericRegionMethods } from '../interfaces.ts';

export const addOp = {
  interfaces: {
    /** The float operation for every element type, as upstream. */
    TTIR_GenericRegionOpInterface: (op: AddOp): GenericRegionMethods =>
      elementwiseRegion(op, (builder, location, lhs, rhs) => AddFOp.build(builder, location, { lhs, rhs })),
  },
};
