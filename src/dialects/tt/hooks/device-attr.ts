import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type DeviceAttr } from '../generated/tt-attributes.gen.ts';

/** A physical grid mapping gives (device index, core y, core x). */
const numPhysicalGridResults = 3;
/** A memory map gives (device index, core y, core x, offset in the shard). */
const numMemoryMapResults = 4;

export const deviceAttr = {
  /** Source: ttmlir-facts, section 1.1.4, in order. */
  verify(
    emitError: EmitError,
    parameters: Pick<DeviceAttr, 'workerGrid' | 'l1Map' | 'dramMap' | 'meshShape' | 'chipIds'>,
  ): LogicalResult {
    const { workerGrid, l1Map, dramMap, meshShape, chipIds } = parameters;
    if (chipIds.length === 0) return emitError('expected at least one chip');
    if (chipIds.length !== product(meshShape)) {
      return emitError(
        'expected chipIds size to match the volume of meshShape',
        `there are ${chipIds.length} chipIds, and meshShape holds ${product(meshShape)}`,
      );
    }
    if (workerGrid.shape.some((size) => size <= 0)) {
      return emitError('expected positive grid dimensions', `the grid is ${workerGrid.shape.join('x')}`);
    }
    if (workerGrid.mapping.numResults !== numPhysicalGridResults) {
      return emitError(
        'expected physical grid mapping to have PhysGridResultIdx::NumIndices results',
        `it has ${workerGrid.mapping.numResults} instead of ${numPhysicalGridResults}`,
      );
    }
    for (const [name, map] of Object.entries({ l1Map, dramMap })) {
      if (map.numResults === numMemoryMapResults) continue;
      return emitError(
        `expected ${name} to have MemoryMapResultIdx::NumIndices results`,
        `it has ${map.numResults} instead of ${numMemoryMapResults}`,
      );
    }
    return true;
  },
};
