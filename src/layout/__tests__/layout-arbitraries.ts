import fc from 'fast-check';
import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type DeviceMemories } from '../banks.ts';
import { dividedShardShape, createLayout, tiledShardShape, type TensorLayout } from '../tensor-layout.ts';
import { workerGrid } from '../worker-grid.ts';

/** A layout and the logical shape it is for. */
export interface Case {
  readonly shape: readonly number[];
  readonly layout: TensorLayout;
}

const elements = [
  { elementSizeBytes: 4 },
  { elementSizeBytes: 2 },
  { tile: { height: 2, width: 4 }, elementSizeBytes: 32 },
  { tile: { height: 4, width: 16 }, elementSizeBytes: 128 },
  { tile: { height: 32, width: 32 }, elementSizeBytes: 1024 },
  { tile: { height: 4, width: 32 }, elementSizeBytes: 100 },
] as const;

const gridDim = fc.integer({ min: 1, max: 4 });

/** Returns the layout with its row stride raised, so that batches are apart; the memref grows with it. */
function withGap(layout: TensorLayout, shape: readonly number[], gap: number): TensorLayout {
  const rank = shape.length;
  if (rank !== 3 || gap === 0 || layout.grid.length !== 2) return layout;
  const rows = getAffineDimExpr(0)
    .mul(shape[1]! + gap)
    .add(getAffineDimExpr(1));
  const linear = AffineMap.get(3, 0, [rows, getAffineDimExpr(2)]);
  const shardShape = tiledShardShape(dividedShardShape(linear, shape, layout.grid), layout.tile);
  return { ...layout, linear, shardShape };
}

/** Random layouts of small tensors of rank 1 to 4 on grids of rank 2, or 3 with a dim in two results. */
export const layoutCase: fc.Arbitrary<Case> = fc
  .record({
    shape: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
    grid: fc.oneof(
      { weight: 4, arbitrary: fc.tuple(gridDim, gridDim) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2), gridDim) },
    ),
    element: fc.constantFrom(...elements),
    memorySpace: fc.constantFrom('system', 'mmio', 'dram', 'l1'),
    memLayout: fc.constantFrom(
      'none',
      'interleaved',
      'single_bank',
      'height_sharded',
      'width_sharded',
      'block_sharded',
    ),
    gap: fc.constantFrom(0, 0, 1, 5),
  })
  .map(({ shape, grid, element, memorySpace, memLayout, gap }) => {
    const layout = createLayout(shape, { ...element, grid: [...grid], memorySpace, memLayout });
    return layout && { shape, layout: withGap(layout, shape, gap) };
  })
  .filter((each) => each !== undefined);

/** A chip of 2x3 cores and 5 channels, with uneven alignments. */
export const smallDevice: DeviceMemories = {
  workerGrid: workerGrid([], [2, 3]),
  numDramChannels: 5,
  l1AlignmentBytes: 16,
  dramAlignmentBytes: 32,
};

/** Two such chips side by side. */
export const twoChips: DeviceMemories = { ...smallDevice, workerGrid: workerGrid([1, 2], [2, 3]) };

/** Fixed, so that a test does the same in every run. */
export const fixedSeed = { seed: 20240918, numRuns: 80 };

/** Returns the map of the given dims to these results, each the text of a dim or a number. */
export function dimMap(numDims: number, ...results: readonly (string | number)[]): AffineMap {
  const exprs = results.map((result) =>
    typeof result === 'number' ? getAffineConstantExpr(result) : getAffineDimExpr(Number(result.slice(1))),
  );
  return AffineMap.get(numDims, 0, exprs);
}
