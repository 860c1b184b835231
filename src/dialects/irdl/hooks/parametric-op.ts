import { usesDefinition } from '../definitions.ts';
import { type ParametricOp } from '../generated/irdl-ops.gen.ts';

export const parametricOp = {
  interfaces: usesDefinition<ParametricOp>(({ baseType }) => baseType),
};
