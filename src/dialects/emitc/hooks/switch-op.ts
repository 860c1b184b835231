import { chosenRegions, switchCases, verifyCases } from '../../../builtin/switch-cases.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { type Region } from '../../../ir/region.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SwitchOp } from '../generated/emitc-ops.gen.ts';

/** Source: SwitchOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const switchOp = {
  defaultDialect: 'emitc',
  directives: { SwitchCases: switchCases },

  interfaces: {
    RegionBranchOpInterface: (op: SwitchOp): RegionBranchMethods => ({
      // Not made before someone asks: each region's end asks where control goes from there only.
      get entrySuccessors() {
        return op.regions.map((region) => ({ region, inputs: [] }));
      },
      runsRegionsAtMostOnce: true,
      entrySuccessorsFor: ([value]) => chosenRegions(op, value).map((region) => ({ region, inputs: [] })),
      successors: () => [{ region: 'parent', inputs: [] }],
    }),
  },

  verify(op: SwitchOp): LogicalResult {
    return (
      verifyCases(op) &&
      verifyRegion(op, op.defaultRegion, 'default region') &&
      op.caseRegions.every((region, i) => verifyRegion(op, region, `case region #${i}`))
    );
  },
};

/** Checks that the region called `name` ends with a yield of nothing. */
function verifyRegion(op: SwitchOp, region: Region, name: string): LogicalResult {
  const yieldOp = region.firstBlock!.lastOp!;
  if (yieldOp.name !== 'emitc.yield') {
    return op.emitOpError(`expected region to end with emitc.yield, but got ${yieldOp.name}`);
  }
  return (
    yieldOp.numOperands === 0 ||
    op.emitOpError(`expected each region to return 0 values, but ${name} returns ${yieldOp.numOperands}`, {
      location: yieldOp.location,
      message: 'see yield operation here',
    })
  );
}
