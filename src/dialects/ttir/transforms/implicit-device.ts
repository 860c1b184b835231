import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { chipDescOf, deviceAttrName, deviceFromSystemDesc, maxCores } from '../../tt/device.ts';
import { type SystemDescAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { currentScopeSystemDesc, reportNoSystemDesc } from '../../tt/system-desc.ts';
import { TTIRImplicitDevicePassBase } from '../generated/ttir-passes.gen.ts';

/** Says why the system's chips do not form a device, in upstream's words where it asserts. */
function deviceProblem(desc: SystemDescAttr, numChips: bigint): string {
  const numKnown = desc.chipDescIndices.length;
  if (numChips > numKnown) return `the mesh has ${numChips} chips, but the system has ${numKnown}`;
  const chips = Array.from({ length: Number(numChips) }, (_, id) => chipDescOf(desc, id));
  const unknown = chips.indexOf(undefined);
  if (unknown >= 0)
    return `chip ${unknown} has chip_desc_indices ${desc.chipDescIndices[unknown]}, which is no chip_desc`;
  if (chips.some((chip) => chip?.grid.length !== 2)) return 'expected 2D grid';
  if (chips.some((chip) => chip?.grid.some((size) => size < 1))) return 'expected positive grid dimensions';
  if (chips.some((chip) => chips.length * product(chip!.grid) > maxCores)) return `expected at most ${maxCores} cores`;
  return 'expected at least one dram core';
}

/**
 * `ttir-implicit-device`. Source: ttmlir-facts, sections 2.2.2 and 4.7. Differs: a mesh that the system cannot form is an error
 * where upstream crashes.
 */
export class TTIRImplicitDevicePass extends TTIRImplicitDevicePassBase {
  override readonly changesNested = false;

  override runOnOperation(module: Operation): LogicalResult {
    if (module.attributes.has(deviceAttrName)) return true;
    const desc = currentScopeSystemDesc(module);
    if (!desc) return reportNoSystemDesc(module);
    const { meshShape } = this.options;
    if (meshShape.some((size) => size < 1)) {
      return module.emitError(`expected positive mesh dimensions, got ${meshShape.join('x')}`);
    }
    const numChips = meshShape.reduce<bigint>((chips, size) => chips * BigInt(size), 1n);
    const known = numChips <= desc.chipDescIndices.length;
    const device = known ? deviceFromSystemDesc(module.context, desc, meshShape.map(Number)) : undefined;
    if (!device) return module.emitError(deviceProblem(desc, numChips));
    module.setDiscardableAttr(deviceAttrName, device);
    return true;
  }
}
