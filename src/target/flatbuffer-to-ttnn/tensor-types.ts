import { binaryMemoryLayout, binaryMemorySpace, binaryDataType, binaryOOBVal, keywordOf } from '../../dialects/tt/binary-enums.ts'; // prettier-ignore
import { workerGridOf } from '../../dialects/tt/device.ts';
import { scalarTypeOf as scalarTypeOfFormat } from '../../dialects/tt/element-types.ts';
import {
  type DeviceAttr,
  GridAttr,
  LayoutAttr,
  MemorySpaceAttr,
} from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { isSharded, makeLayout, toTensorLayout } from '../../dialects/tt/layout.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type CoreRange, coreRangeSet } from '../../layout/core-ranges.ts';
import { logicalStrides, tiledShape } from '../../layout/layout-queries.ts';
import { virtualToPhysicalGrid } from '../../layout/worker-grid.ts';
import { ceilDiv, product } from '../../support/math.ts';
import {
  type Dim2dRange,
  type LayoutDesc,
  type MemoryDesc,
  type TensorDesc,
  type TensorMemoryLayout,
} from '../schema/generated/common.gen.ts';
import { type Program } from '../schema/generated/ttnn.gen.ts';
import { ProgramProblem } from './problem.ts';

/** Tensors of more dimensions are damage. */
const maxRank = 32;
/** Larger sizes are damage: the number of elements must be exact. */
const maxElements = Number.MAX_SAFE_INTEGER;

/** The ways to join dims that compilers choose: all but the last, or none. */
const collapseIntervals = [undefined, []] as const;

/**
 * Makes tensor types of their descriptions in a binary.
 *
 * A description has the strides of a layout, not its map. The map is that of the layout that a compiler would make, the one whose strides
 * agree if there are several; all of them give the same description again.
 */
export class TensorTypes {
  /** Of integers with a sign, and of everything else: their descriptions are the same. */
  readonly #layouts = { signed: new Map<LayoutDesc, LayoutAttr>(), plain: new Map<LayoutDesc, LayoutAttr>() };
  readonly #device: DeviceAttr;
  /**
   * The memory layouts that `ttnn.empty` gives: binaries share one description of memory among all tensors with shards of one type, with the
   * memory layout of the first one. Source: ttmlir-facts, 5.4.1.
   */
  readonly #memLayouts = new Map<LayoutDesc, TensorMemoryLayout>();

  constructor(device: DeviceAttr, programs: readonly Program[]) {
    this.#device = device;
    for (const { type } of programs.flatMap(({ operations }) => operations)) {
      if (type.type !== 'EmptyOp' || !type.value.memcfg) continue;
      this.#memLayouts.set(type.value.out.desc.layout, type.value.memcfg.tensorMemoryLayout);
    }
  }

  /** Returns the type. Throws ProgramProblem. */
  of({ shape, layout, elements }: TensorDesc): RankedTensorType {
    checkShape('the tensor', shape);
    const isSigned = elements?.isSigned ?? false;
    const layouts = this.#layouts[isSigned ? 'signed' : 'plain'];
    let attribute = layouts.get(layout);
    if (!attribute) layouts.set(layout, (attribute = this.#layout(layout, shape, isSigned)));
    if (attribute.linear.numDims !== shape.length) {
      throw new ProgramProblem('a layout is shared by tensors of different rank', `the shape is ${shape.join('x')}`);
    }
    const elementType = scalarTypeOf(this.#device.context, layout.memoryDesc, isSigned);
    return RankedTensorType.get(shape, elementType, attribute);
  }

  #layout(desc: LayoutDesc, shape: readonly number[], isSigned: boolean): LayoutAttr {
    const { context } = this.#device;
    const { memoryDesc } = desc;
    checkShape('the shard', memoryDesc.shape);
    const elementType = elementTypeOf(context, memoryDesc, isSigned);
    const gridRank = Math.max(this.#device.workerGrid.shape.length, memoryDesc.shape.length);
    const oob = keywordOf(binaryOOBVal, desc.oobVal);
    const memLayout = keywordOf(binaryMemoryLayout, this.#memLayouts.get(desc) ?? memoryDesc.memoryLayout);
    const memorySpace = keywordOf(binaryMemorySpace, memoryDesc.memorySpace);
    const candidates = collapseIntervals.flatMap((collapse) => {
      const options = {
        grid: Array.from({ length: gridRank }, () => 1),
        oob,
        memLayout,
        memorySpace,
        ...(collapse && { collapseIntervals: collapse }),
      };
      const layout = makeLayout(shape, elementType, options);
      return layout?.linear.numResults === memoryDesc.shape.length ? [layout] : [];
    });
    const agrees = (layout: LayoutAttr): boolean => {
      const strides = logicalStrides(toTensorLayout(layout), shape);
      return strides.every((stride, i) => stride === desc.stride[i]);
    };
    const linear = (candidates.find(agrees) ?? candidates[0])?.linear;
    if (!linear) throw new ProgramProblem('the layout of a tensor is unknown', `the shape is ${shape.join('x')}`);
    const memref = MemRefType.get(memoryDesc.shape, elementType, MemorySpaceAttr.get(context, memorySpace));
    const onGrid = (grid: readonly number[]): LayoutAttr =>
      LayoutAttr.get(context, linear, oob, GridAttr.get(context, grid, AffineMap.get(0, 0, [])), memref, memLayout);
    const layout = onGrid([]);
    const shardCounts = isSharded(layout)
      ? tiledShape(toTensorLayout(layout), shape).map((size, i) => ceilDiv(size, Math.max(1, memref.shape[i]!)))
      : [];
    return onGrid(this.#grid(desc.coreRangeSet, shardCounts, gridRank));
  }

  /**
   * Returns the grid whose cores the description lists: a rectangle from the first core on, on one chip where the device is a row of
   * them, with ones behind up to `rank`; or that of the shards, row by row on the cores, where they do not fit into the rectangle.
   */
  #grid(ranges: readonly Dim2dRange[], shardCounts: readonly number[], rank: number): readonly number[] {
    const workers = workerGridOf(this.#device);
    const isTaken = (grid: readonly number[]): boolean => {
      const taken = coreRangeSet(grid, virtualToPhysicalGrid(grid, workers));
      return taken.length === ranges.length && ranges.every((range, i) => isSameRange(range, taken[i]!));
    };
    const isKnown = shardCounts.length === workers.shape.length && product(shardCounts) <= product(workers.shape);
    if (isKnown && isTaken(shardCounts)) return shardCounts;
    const chips = workers.shape.slice(0, -2).map(() => 1);
    const [y, x] = (['y', 'x'] as const).map((axis) => Math.max(0, ...ranges.map(({ loc, size }) => loc[axis] + size[axis]))); // prettier-ignore
    const [, secondY] = workers.mapping.eval([...chips.map(() => 0), 0, 1]);
    const [height, width] = secondY === 0 ? [y!, x!] : [x!, y!];
    const [rows, columns] = workers.shape.slice(-2);
    if (height < 1 || width < 1 || height > rows! || width > columns!) {
      throw new ProgramProblem('the device does not have the cores of a tensor', `the tensor is on ${y}x${x} cores`);
    }
    const grid = [...chips, height, width];
    if (!isTaken(grid)) throw new ProgramProblem('expected the cores of a tensor to be one rectangle from core 0x0 on');
    return [...grid, ...Array.from({ length: Math.max(0, rank - grid.length) }, () => 1)];
  }
}

function isSameRange({ loc, size }: Dim2dRange, { y, x, height, width }: CoreRange): boolean {
  return loc.y === y && loc.x === x && size.y === height && size.x === width;
}

function checkShape(what: string, shape: readonly number[]): void {
  const isSound = shape.length <= maxRank && shape.every((size) => size >= 0) && product(shape) <= maxElements;
  if (!isSound)
    throw new ProgramProblem(`${what} has an impossible shape`, `the shape is ${shape.slice(0, maxRank).join('x')}`);
}

/** Returns the type of an element: integers that may be negative are signless, others unsigned. */
function scalarTypeOf(context: Context, { dataType }: MemoryDesc, isSigned: boolean): Type {
  const type = scalarTypeOfFormat(context, keywordOf(binaryDataType, dataType));
  return type instanceof IntegerType && !isSigned ? IntegerType.get(context, type.width, 'unsigned') : type;
}

/** Returns the type of an element of a shard: a scalar for tiles of 1x1. */
function elementTypeOf(context: Context, desc: MemoryDesc, isSigned: boolean): Type {
  const { y, x } = desc.tileShape;
  if (y === 1 && x === 1) return scalarTypeOf(context, desc, isSigned);
  if (y < 1 || x < 1 || y * x > 1024)
    throw new ProgramProblem('a tile has an impossible shape', `the shape is ${y}x${x}`);
  return TileType.get(context, [y, x], keywordOf(binaryDataType, desc.dataType));
}
