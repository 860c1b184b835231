import { getAffineConstantExpr, type AffineExpr } from '../affine/affine-expr.ts';
import { AffineMap } from '../affine/affine-map.ts';
import { product, rowMajorStrides } from '../support/math.ts';
import { layoutDim } from './layout-inputs.ts';

/** The cores of a device as a grid of any rank, with its map to (device index, core y, core x). */
export interface WorkerGrid {
  readonly shape: readonly number[];
  readonly mapping: AffineMap;
}

/** Returns the smallest extent per dim of the chips' grids: what every chip of the device has. */
export function commonChipGrid(chipGrids: readonly (readonly number[])[]): number[] {
  const first = chipGrids[0] ?? [];
  return first.map((_, dim) => Math.min(...chipGrids.map((grid) => grid[dim] ?? 1)));
}

/** The mesh and chip grid of a device, brought to one rank of at least 2. */
function commonRank(meshShape: readonly number[], chipGrid: readonly number[]) {
  const mesh = [...meshShape];
  while (mesh.length < 2) mesh.push(1);
  const chip = [...chipGrid];
  while (chip.length < mesh.length) chip.unshift(1);
  return { mesh, chip };
}

function meshWorkerGrid(
  meshShape: readonly number[],
  chipGrid: readonly number[],
  moduli: (mesh: readonly number[], chipGrid: readonly number[]) => readonly number[],
): WorkerGrid {
  const { mesh, chip } = commonRank(meshShape, chipGrid);
  const rank = mesh.length;
  const [meshY, meshX] = [mesh[rank - 2]!, mesh[rank - 1]!];
  const [modulusY, modulusX] = moduli(mesh, chipGrid).slice(-2);
  const y = layoutDim(rank - 2);
  const x = layoutDim(rank - 1);
  const chips = mesh.slice(0, -2).map((_, dim) => layoutDim(dim).mul(product(mesh.slice(dim + 1))));
  if (meshY > 1) chips.push(y.floorDiv(chipGrid[0]!).mul(meshX));
  if (meshX > 1) chips.push(x.floorDiv(chipGrid[1]!));
  // Terms are added from the left, as the parser adds them: a grid that was read is compared with this one.
  const device = chips.reduce((sum, term) => sum.add(term), getAffineConstantExpr(0));
  const mapping = AffineMap.get(rank, 0, [device, meshY > 1 ? y.mod(modulusY!) : y, meshX > 1 ? x.mod(modulusX!) : x]);
  return { shape: mesh.map((size, dim) => size * chip[dim]!), mapping };
}

/**
 * Returns the worker grid of a mesh of chips with equal 2-D grids. Mesh 1x2 of 8x8 chips is 8x16 with
 * (d0, d1) -> (d1 floordiv 8, d0, d1 mod 8); mesh 2x1x1 is 2x8x8 with (d0, d1, d2) -> (d0, d1, d2).
 * Source: tt-mlir Device specification, Examples.
 */
export function workerGrid(meshShape: readonly number[], chipGrid: readonly number[]): WorkerGrid {
  return meshWorkerGrid(meshShape, chipGrid, (_, chip) => chip);
}

/**
 * Returns the worker grid that the attribute of a mesh of chips shows. As tt-mlir's device constructor does, it wraps cores by the mesh
 * instead of the chip: mesh 1x2 of 8x8 chips gets `d1 mod 2`, by which many cores of the grid would be one physical core;
 * intendedWorkerGrid tells what is meant. Source: facts, section 4.7 and appendix C, row 1.
 */
export function writtenWorkerGrid(meshShape: readonly number[], chipGrid: readonly number[]): WorkerGrid {
  return meshWorkerGrid(meshShape, chipGrid, (mesh) => mesh);
}

/**
 * Returns the grid of one chip with rows of cores as its columns: 4x8 with (d0, d1) -> (0, d0, d1) becomes 8x4 with (d0, d1) -> (0, d1, d0). Undefined for grids of
 * more dims. Source: tt-mlir Device specification, transposed grids.
 */
export function transposedWorkerGrid({ shape, mapping }: WorkerGrid): WorkerGrid | undefined {
  if (shape.length !== 2) return undefined;
  const swapped = AffineMap.get(2, 0, [layoutDim(1), layoutDim(0)]);
  return { shape: [...shape].reverse(), mapping: mapping.compose(swapped) };
}

/**
 * Returns what a worker grid that was read means: one that writtenWorkerGrid gives becomes that of workerGrid; every other one, like the
 * transposed (d0, d1) -> (0, d1, d0), stays as it is.
 */
export function intendedWorkerGrid(grid: WorkerGrid, meshShape: readonly number[]): WorkerGrid {
  const { mesh } = commonRank(meshShape, []);
  if (grid.shape.length !== mesh.length) return grid;
  const chipGrid = grid.shape.slice(-2).map((size, i) => size / mesh.slice(-2)[i]!);
  if (!chipGrid.every(Number.isInteger)) return grid;
  const written = writtenWorkerGrid(meshShape, chipGrid);
  return written.mapping.equals(grid.mapping) ? workerGrid(meshShape, chipGrid) : grid;
}

/**
 * Returns the map of a tensor's grid to (device index, core y, core x). A grid inside the worker grid is placed at its
 * origin (missing leading dims are 0). Another one, like 1x64 on 8x8, is virtual: its cores are numbered row-major and
 * laid over the worker grid row-major, (d0, d1) -> (0, (d0 * 64 + d1) floordiv 8 mod 8, (d0 * 64 + d1) mod 8); beyond
 * the number of cores they wrap around. Source: tt-mlir Tensor Layout and Device specifications, reinterpreted grids.
 */
export function virtualToPhysicalGrid(grid: readonly number[], workers: WorkerGrid): AffineMap {
  const missing = workers.shape.length - grid.length;
  if (missing >= 0 && grid.every((size, dim) => size <= workers.shape[dim + missing]!)) {
    const padded = workers.shape.map((_, dim) => (dim < missing ? getAffineConstantExpr(0) : layoutDim(dim - missing)));
    return workers.mapping.compose(AffineMap.get(grid.length, 0, padded));
  }
  let position: AffineExpr = getAffineConstantExpr(0);
  rowMajorStrides(grid).forEach((stride, dim) => {
    if (grid[dim]! > 1) position = position.add(layoutDim(dim).mul(stride));
  });
  const strides = rowMajorStrides(workers.shape);
  const numGridCores = product(grid);
  const coordinates = workers.shape.map((size, dim) => {
    const coordinate = position.floorDiv(strides[dim]!);
    return Math.ceil(numGridCores / strides[dim]!) > size ? coordinate.mod(size) : coordinate;
  });
  return workers.mapping.compose(AffineMap.get(grid.length, 0, coordinates));
}
