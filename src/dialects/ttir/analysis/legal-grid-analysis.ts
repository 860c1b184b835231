import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { counted } from '../../../support/counted.ts';
import { ceilDiv, product } from '../../../support/math.ts';
import { type GridOverrides } from '../../../pass/grid-overrides.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { defaultTileShape } from '../../tt/element-types.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { type TensorMemoryLayout } from '../../tt/generated/tt-enums.gen.ts';
import { layoutOf, withGrid, withMemoryLayout, withMemorySpace } from '../../tt/layout.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { TTIROpInterface } from '../interfaces.ts';
import { type LayoutOverride, type LayoutOverrides } from './layout-overrides.ts';

/** What legal layouts are sought in. */
export interface LegalGridInput {
  /** The worker grid of the device. */
  readonly maxGrid: readonly number[];
  /** Grids that the user chose, by name of location. */
  readonly gridOverrides: GridOverrides;
  /** Layouts that the user chose, by name of location. */
  readonly layoutOverrides?: LayoutOverrides;
  /** How many sharded layouts to offer per operation; 0 when nobody looks at them. */
  readonly maxShardedLayouts: number;
}

/** A grid of cores and how the tensor is cut for it. */
interface ShardedGrid {
  readonly memLayout: TensorMemoryLayout;
  /** As many dims as the worker grid has; all but the last two, its rows and columns, are 1. */
  readonly grid: readonly number[];
}

/**
 * Tells whether the layout of what `op` makes is for this pass to choose. Differs: upstream gives a grid that the user chose to
 * results of other dialects too, such as those of calls and `scf`, whose types follow from others.
 */
export function isLaidOut(op: Operation): boolean {
  return op.dialectNamespace === 'ttir' || op instanceof EmptyOp;
}

/** Returns the grid that the user chose for everything with the location of `op`, which must be a named one. */
function gridOverrideOf(op: Operation, overrides: GridOverrides): readonly number[] | undefined {
  return op.location.kind === 'name' && isLaidOut(op) ? overrides.get(op.location.name) : undefined;
}

/**
 * Returns the layout that the user chose for what operations with the location of `op` make, which must be a named one. What was
 * inserted for them, with their location, keeps its own.
 */
function layoutOverrideOf(op: Operation, overrides: LayoutOverrides | undefined): LayoutOverride | undefined {
  if (op.location.kind !== 'name' || !computes(op)) return undefined;
  return overrides?.get(op.location.name);
}

function computes(op: Operation): boolean {
  return TTIROpInterface.isImplementedBy(op) && !(op instanceof ToLayoutOp);
}

/** Returns the grid that the user chose for `op` in one way or the other. */
export function chosenGridOf(op: Operation, input: LegalGridInput): readonly number[] | undefined {
  return layoutOverrideOf(op, input.layoutOverrides)?.grid ?? gridOverrideOf(op, input.gridOverrides);
}

/** Returns why no tensor can be on a grid that the user chose, whatever its shape; undefined when the device has such a grid. */
export function gridProblem(grid: readonly number[], maxGrid: readonly number[]): string | undefined {
  if (!grid.every((size) => size > 0)) return 'sizes of grids are positive';
  const device = `the worker grid of the device, ${maxGrid.join('x')}`;
  if (grid.length !== maxGrid.length)
    return `it has ${counted(grid.length, 'dimension')}, ${device}, has ${maxGrid.length}`;
  const [cores, maxCores] = [product(grid), product(maxGrid)];
  return cores > maxCores ? `it has ${counted(cores, 'core')}, ${device}, has ${maxCores}` : undefined;
}

/** Finds the layouts that results may have. Source: ttmlir-facts, section 2.3.1. */
export class LegalGridAnalysis {
  readonly #input: LegalGridInput;
  /** Layouts of what operations compute, by type: most results of a program have few types. */
  readonly #computed = new Map<Type, readonly LayoutAttr[] | undefined>();

  constructor(input: LegalGridInput) {
    this.#input = input;
  }

  /**
   * Returns the layouts that result 0 of `op` may have, best first; undefined when a grid that the user chose does not fit. An
   * operation of another dialect, or a `ttir.to_layout`, has only the one it has. Others may be in DRAM or in L1, interleaved over the
   * whole grid, or sharded in L1. Result 0 must be a tensor with a layout.
   */
  layoutsOf(op: Operation): readonly LayoutAttr[] | undefined {
    const type = op.result().type as RankedTensorType;
    const { shape } = type;
    const layout = layoutOf(type)!;
    if (op.location.kind === 'name') {
      const layoutOverride = layoutOverrideOf(op, this.#input.layoutOverrides);
      if (layoutOverride) {
        const { grid, memorySpace, memLayout } = layoutOverride;
        const chosen = withGrid(withMemoryLayout(withMemorySpace(layout, memorySpace), memLayout), shape, grid);
        return chosen && [chosen];
      }
      const override = gridOverrideOf(op, this.#input.gridOverrides);
      if (override) {
        const chosen = withGrid(layout, shape, override);
        return chosen && [chosen];
      }
    }
    if (!computes(op)) return [layout];
    if (!this.#computed.has(type)) this.#computed.set(type, computedLayouts(layout, shape, this.#input));
    return this.#computed.get(type);
  }
}

/** Returns the layouts for what an operation computes; undefined when the tensor cannot be laid out on the whole grid. */
function computedLayouts(
  layout: LayoutAttr,
  shape: readonly number[],
  input: LegalGridInput,
): readonly LayoutAttr[] | undefined {
  const dram = withMemoryLayout(withMemorySpace(layout, 'dram'), 'interleaved');
  const l1 = withMemoryLayout(withMemorySpace(layout, 'l1'), 'interleaved');
  const interleaved = [dram, l1].map((each) => withGrid(each, shape, input.maxGrid));
  const all = [...interleaved, ...shardedLayouts(withMemorySpace(layout, 'l1'), shape, input)];
  return all.every((each) => each !== undefined) ? all : undefined;
}

function shardedLayouts(
  layout: LayoutAttr,
  shape: readonly number[],
  { maxGrid, maxShardedLayouts }: LegalGridInput,
): (LayoutAttr | undefined)[] {
  if (maxShardedLayouts === 0) return [];
  const rowTiles = shape.length < 2 ? 1 : ceilDiv(shape.at(-2)!, defaultTileShape.height);
  const columnTiles = ceilDiv(shape.at(-1) ?? 1, defaultTileShape.width);
  return shardedGrids(maxGrid)
    .filter(({ grid }) => rowTiles % grid.at(-2)! === 0 && columnTiles % grid.at(-1)! === 0)
    .sort((a, b) => product(b.grid) - product(a.grid))
    .slice(0, maxShardedLayouts)
    .map(({ memLayout, grid }) => withGrid(withMemoryLayout(layout, memLayout), shape, grid));
}

/**
 * Returns all grids to shard on: blocks on every grid up to the largest, then rows on one column of cores, then columns on one
 * row. On a 2x2 grid: 1x1, 1x2, 2x1, 2x2 in blocks, 2x1, 3x1, 4x1 by rows, 1x2, 1x3, 1x4 by columns. The leading dims of a worker grid
 * number chips, which all run the whole program, so that a tensor is sharded within each: on 2x2x2 the grids are 1x1x1, 1x1x2, …
 */
function shardedGrids(maxGrid: readonly number[]): ShardedGrid[] {
  const [maxRows = 1, maxColumns = 1] = maxGrid.slice(-2);
  const chips = maxGrid.slice(0, -2).fill(1);
  const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const lines = upTo(2, maxRows * maxColumns);
  const on = (memLayout: TensorMemoryLayout, rows: number, columns: number): ShardedGrid => ({
    memLayout,
    grid: [...chips, rows, columns],
  });
  return [
    ...upTo(1, maxRows).flatMap((rows) => upTo(1, maxColumns).map((columns) => on('block_sharded', rows, columns))),
    ...lines.map((rows) => on('height_sharded', rows, 1)),
    ...lines.map((columns) => on('width_sharded', 1, columns)),
  ];
}
