import { MulFOp, MulIOp } from '../../arith/generated/arith-ops.gen.ts';
import { type MultiplyOp } from '../generated/ttir-ops.gen.ts';
import { elementwiseRegion, isFloatTensor } from '../generic-region.ts';
import { type GenericRegionMethods } from '../interfaces.ts';

export const multiplyOp = {
  interfaces: {
    /** Differs: integers are multiplied as integers, where upstream takes the float operation for every element type. */
    TTIR_GenericRegionOpInterface: (op: MultiplyOp): GenericRegionMethods =>
      elementwiseRegion(op, (builder, location, lhs, rhs) =>
        (isFloatTensor(lhs.type) ? MulFOp : MulIOp).build(builder, location, { lhs, rhs }),
      ),
  },
};
