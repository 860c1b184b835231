import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type DeviceMaps, deviceMaps, type DeviceParts } from '../../layout/device-maps.ts';
import { forEachIndex } from '../../layout/index-space.ts';
import { intendedWorkerGrid, transposedWorkerGrid, type WorkerGrid } from '../../layout/worker-grid.ts';
import { product } from '../../support/math.ts';
import { type ChipDescAttr, DeviceAttr, GridAttr, type SystemDescAttr } from './generated/tt-attributes.gen.ts';

/** The attribute of an operation that holds the device of everything inside it. */
export const deviceAttrName = 'tt.device';

/** Returns the description of the chip with that id, undefined when the system has no such chip. */
export function chipDescOf(desc: SystemDescAttr, chipId: number): ChipDescAttr | undefined {
  const index = desc.chipDescIndices[chipId];
  return index === undefined ? undefined : desc.chipDescs[index];
}

/** Tells whether a mesh is a row of chips, Nx1x1: the only one of several chips that binaries and the runtime know. */
export function isRowOfChips(meshShape: readonly number[]): boolean {
  return meshShape.length === 3 && meshShape[1] === 1 && meshShape[2] === 1;
}

/** Returns the chips of a device, in order; undefined when one is not in the system. */
export function chipDescsOf(desc: SystemDescAttr, chipIds: readonly number[]): ChipDescAttr[] | undefined {
  const chips = chipIds.map((id) => chipDescOf(desc, id));
  return chips.every((chip) => chip !== undefined) ? chips : undefined;
}

/** Returns what a device of these chips is made of, for src/layout; undefined when they cannot form one. */
export function devicePartsOf(
  desc: SystemDescAttr,
  meshShape: readonly number[],
  chipIds: readonly number[],
): DeviceParts | undefined {
  const chips = chipDescsOf(desc, chipIds);
  const [first] = chips ?? [];
  if (!chips || !first || chips.some(({ grid }) => grid.length !== 2 || grid.some((size) => size < 1)))
    return undefined;
  if (chips.some(({ grid }) => chips.length * product(grid) > maxCores)) return undefined;
  const numDramChannels = first.chipPhysicalCores.dram.length;
  return numDramChannels === 0 ? undefined : { chipGrids: chips.map((chip) => chip.grid), meshShape, numDramChannels };
}

/**
 * Returns the device that a mesh of chips of the system forms; see deviceMaps for its maps. Chip ids are 0, 1, … unless given.
 * Undefined when the system has fewer chips, a chip's grid is not 2-D, has no cores or too many, or it has no DRAM.
 * Source: ttmlir-facts, sections 2.2.2 and 4.7.
 */
export function deviceFromSystemDesc(
  context: Context,
  desc: SystemDescAttr,
  meshShape: readonly number[] = [],
  chipIds: readonly number[] = Array.from({ length: product(meshShape) }, (_, id) => id),
): DeviceAttr | undefined {
  const parts = devicePartsOf(desc, meshShape, chipIds);
  return parts && deviceOfMaps(context, deviceMaps(parts), meshShape, chipIds);
}

/** Returns the same device with rows of cores as the columns of its grid, (d0, d1) -> (0, d1, d0). Undefined also where its grid has more dims, for chips. */
export function transposedDevice(
  context: Context,
  desc: SystemDescAttr,
  meshShape: readonly number[],
  chipIds: readonly number[],
): DeviceAttr | undefined {
  const parts = devicePartsOf(desc, meshShape, chipIds);
  const workers = parts && transposedWorkerGrid(deviceMaps(parts).workerGrid);
  return workers && deviceOfMaps(context, deviceMaps(parts, workers), meshShape, chipIds);
}

function deviceOfMaps(
  context: Context,
  { workerGrid: { shape, mapping }, l1Map, dramMap }: DeviceMaps,
  meshShape: readonly number[],
  chipIds: readonly number[],
): DeviceAttr {
  return DeviceAttr.get(context, GridAttr.get(context, shape, mapping), l1Map, dramMap, meshShape, chipIds);
}

/** Returns the cores of a device as its attribute has them, but for what tt-mlir writes wrongly; see intendedWorkerGrid. */
export function workerGridOf({ workerGrid: { shape, mapping }, meshShape }: DeviceAttr): WorkerGrid {
  return intendedWorkerGrid({ shape, mapping }, meshShape);
}

/** As many cores as a device may have, which are looked at one by one: no system has more. */
export const maxCores = 2 ** 16;

/** Says why a device has no cores: there are too many, its mapping has other dims than the grid, or gives a core a number that none has. */
export function workerGridProblem({ workerGrid: { shape, mapping } }: DeviceAttr): string | undefined {
  if (mapping.numDims !== shape.length || mapping.numSymbols > 0) {
    return `the mapping ${mapping.toString()} is not of the ${shape.length} dims of the worker grid ${shape.join('x')}`;
  }
  if (product(shape) > maxCores) return `the worker grid ${shape.join('x')} has more than ${maxCores} cores`;
  let problem: string | undefined;
  forEachIndex(shape, (coordinate) => {
    const core = mapping.eval(coordinate);
    if (core.every((place) => place >= 0)) return;
    problem ??= `the mapping ${mapping.toString()} sends (${coordinate.join(', ')}) to (${core.join(', ')})`;
  });
  return problem;
}

/** Returns the device of the innermost operation at or around `op` that has one. */
export function currentScopeDevice(op: Operation): DeviceAttr | undefined {
  for (let scope: Operation | undefined = op; scope; scope = scope.parentOp) {
    const device = scope.getAttr(deviceAttrName);
    if (device instanceof DeviceAttr) return device;
  }
  return undefined;
}

/** Reports that no device is around an operation, and which pass puts one there; returns failure. */
export function reportNoDevice(op: Operation): false {
  return op.emitError('Device not found', 'ttir-implicit-device puts one on the module');
}
