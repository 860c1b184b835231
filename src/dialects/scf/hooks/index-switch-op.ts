import { switchCases, switchControlFlow, verifyCases } from '../../../builtin/switch-cases.ts';
import { type Region } from '../../../ir/region.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type IndexSwitchOp } from '../generated/scf-ops.gen.ts';
import { indexSwitchPatterns } from '../patterns/index-switch-patterns.ts';

/** Source: IndexSwitchOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const indexSwitchOp = {
  canonicalizationPatterns: indexSwitchPatterns,

  verify(op: IndexSwitchOp): LogicalResult {
    return (
      verifyCases(op) &&
      verifyRegion(op, op.defaultRegion, 'default region') &&
      op.caseRegions.every((region, i) => verifyRegion(op, region, `case region #${i}`))
    );
  },

  directives: { SwitchCases: switchCases },

  interfaces: { RegionBranchOpInterface: switchControlFlow },
};

/** Checks that the region called `name` yields the results of the operation. */
function verifyRegion(op: IndexSwitchOp, region: Region, name: string): LogicalResult {
  const yieldOp = region.firstBlock!.lastOp!;
  const { location } = yieldOp;
  if (yieldOp.name !== 'scf.yield') {
    return op.emitOpError(`expected region to end with scf.yield, but got ${yieldOp.name}`);
  }
  if (yieldOp.numOperands !== op.numResults) {
    return op.emitOpError(
      `expected each region to return ${op.numResults} values, but ${name} returns ${yieldOp.numOperands}`,
      { location, message: 'see yield operation here' },
    );
  }
  const i = op.resultTypes.findIndex((type, index) => type !== yieldOp.operand(index).type);
  if (i < 0) return true;
  const print = op.context.printType;
  return op.emitOpError(`expected result #${i} of each region to be '${print(op.resultTypes[i]!)}'`, {
    location,
    message: `${name} returns '${print(yieldOp.operand(i).type)}' here`,
  });
}
