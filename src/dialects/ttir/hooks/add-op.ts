import { AddFOp, AddIOp } from '../../arith/generated/arith-ops.gen.ts';
import { type AddOp } from '../generated/ttir-ops.gen.ts';
import { elementwiseRegion, isFloatTensor } from '../generic-region.ts';
import { type GenericRegionMethods } from '../interfaces.ts';

export const addOp = {
  interfaces: {
    /** Differs: integers are added as integers, where upstream takes the float operation for every element type. */
    TTIR_GenericRegionOpInterface: (op: AddOp): GenericRegionMethods =>
      elementwiseRegion(op, (builder, location, lhs, rhs) =>
        (isFloatTensor(lhs.type) ? AddFOp : AddIOp).build(builder, location, { lhs, rhs }),
      ),
  },
};
