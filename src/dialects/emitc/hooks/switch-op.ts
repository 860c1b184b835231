import { switchCases, switchControlFlow, verifyCases } from '../../../builtin/switch-cases.ts';
import { type Region } from '../../../ir/region.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SwitchOp } from '../generated/emitc-ops.gen.ts';

/** Source: SwitchOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const switchOp = {
  defaultDialect: 'emitc',
  directives: { SwitchCases: switchCases },

  interfaces: { RegionBranchOpInterface: switchControlFlow },

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
