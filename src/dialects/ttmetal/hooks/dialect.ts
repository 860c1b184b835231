import { type Region } from '../../../ir/region.ts';
import { DispatchOp } from '../generated/ttmetal-ops.gen.ts';

export const ttmetalDialect = {
  /** A kernel is text of its own and sees nothing from outside, so that it keeps its constants. Source: ttmlir-facts, section 1.5. */
  shouldMaterializeInto(region: Region): boolean {
    return region.parentOp instanceof DispatchOp;
  },
};
