import { type TensorRef } from '../schema/generated/common.gen.ts';
import { type Program } from '../schema/generated/ttnn.gen.ts';

/**
 * Tells whether the cores of some tensor show that the worker grid is transposed, (d0, d1) -> (0, d1, d0): its rows are columns of cores, so that the second range
 * begins beside the first. On other worker grids it begins below. Binaries do not have the worker grid itself.
 */
export function isOnTransposedCores(programs: readonly Program[]): boolean {
  return programs.some(({ inputs, outputs, operations }) => {
    const fields = operations.flatMap(({ type }): unknown[] => Object.values(type.value).flat());
    return [...inputs, ...outputs, ...fields.filter(isTensorRef)].some(isTransposed);
  });
}

function isTransposed({ desc }: TensorRef): boolean {
  const [first, second] = desc.layout.coreRangeSet;
  return first?.size.x === 1 && first.size.y > 1 && second?.loc.y === 0 && second.loc.x === 1;
}

function isTensorRef(field: unknown): field is TensorRef {
  return typeof field === 'object' && field !== null && 'desc' in field && 'globalId' in field;
}
