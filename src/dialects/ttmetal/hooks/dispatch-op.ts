import { isDeviceMemory } from '../../../layout/tensor-layout.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { layoutOf, memorySpaceOf } from '../../tt/layout.ts';
import { CBType } from '../../ttkernel/generated/ttkernel-types.gen.ts';
import { type DispatchOp } from '../generated/ttmetal-ops.gen.ts';

export const dispatchOp = {
  /**
   * Source: ttmlir-facts, section 1.6.5, rows 99-101. Differs: there must be one range of cores and one configuration per
   * region, which upstream takes for granted.
   */
  verify(op: DispatchOp): LogicalResult {
    for (const { value, operandNumber } of op.opOperands) {
      const layout = layoutOf(value.type);
      const note = (text: string): string => `operand #${operandNumber} ${text}`;
      if (!layout) return op.emitOpError('Input tensor missing layout attribute', note('has none'));
      const space = memorySpaceOf(layout);
      if (isDeviceMemory(space)) continue;
      return op.emitOpError('Input tensor must be in device memory space', note(`is in ${space}`));
    }
    return verifyRegionArguments(op) && verifyCounts(op);
  },
};

function verifyRegionArguments(op: DispatchOp): LogicalResult {
  for (const [i, region] of op.regions.entries()) {
    for (const { type, argNumber } of region.firstBlock?.arguments ?? []) {
      if (type instanceof CBType) continue;
      return op.emitOpError(
        'Block inputs must be CBType',
        `argument #${argNumber} of region #${i} is of type '${op.context.printType(type)}'`,
      );
    }
  }
  return true;
}

function verifyCounts(op: DispatchOp): LogicalResult {
  const numRegions = op.regions.length;
  for (const [name, list] of Object.entries({ core_ranges: op.coreRanges, kernelConfigs: op.kernelConfigs })) {
    if (list.length === numRegions) continue;
    return op.emitOpError(`expected one entry of ${name} per region, got ${list.length} for ${numRegions} regions`);
  }
  return true;
}
