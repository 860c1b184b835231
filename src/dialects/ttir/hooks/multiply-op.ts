import { MulFOp } from '../../arith/generated/arith-ops.gen.ts';
import { type MultiplyOp } from '../generated/ttir-ops.gen.ts';
import { elementwiseRegion } from '../generic-region.ts';
import { type GenericRegionMethods } from '../interfaces.ts';

export const multiplyOp = {
  interfaces: {
    /** The float operation for every element type, as upstream. */
    TTIR_GenericRegionOpInterface: (op: MultiplyOp): GenericRegionMethods =>
      elementwiseRegion(op, (builder, location, lhs, rhs) => MulFOp.build(builder, location, { lhs, rhs })),
  },
};
