import { type RegionBranchMethods, type RegionSuccessor } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';

/** Returns the successor that is behind the operation. */
export function parentSuccessor(op: Operation): RegionSuccessor {
  return { region: 'parent', inputs: op.results };
}

/** Control flow of operations that run one of their regions, none of which has arguments, and then are done. */
export const oneOfRegions = {
  RegionBranchOpInterface: (op: Operation): RegionBranchMethods => ({
    entrySuccessors: op.regions.map((region) => ({ region, inputs: [] })),
    successors: () => [parentSuccessor(op)],
  }),
};
