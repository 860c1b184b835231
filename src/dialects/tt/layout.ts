import { type Attribute } from '../../ir/attribute.ts';
import { type Type } from '../../ir/type.ts';
import { MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { invariant } from '../../support/invariant.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import * as engine from '../../layout/tensor-layout.ts';
import { unknownSizeProblem } from '../../layout/layout-queries.ts';
import { hasExactPlaces, hasUnknownSize, type CollapseInterval } from '../../layout/linear-map.ts';
import { elementSizeBytes, scalarElementType, tileShapeOf } from './element-types.ts';
import { GridAttr, LayoutAttr, MemorySpaceAttr } from './generated/tt-attributes.gen.ts';
import { MemorySpace, type OOBVal, type TensorMemoryLayout } from './generated/tt-enums.gen.ts';
import { TileType } from './generated/tt-types.gen.ts';

/** What makeLayout builds a layout from, with upstream's defaults. */
export interface MakeLayoutOptions {
  /** Default: system. */
  readonly memorySpace?: MemorySpace;
  /** Cores per physical dim; default all ones, one per dim of the tensor. */
  readonly grid?: readonly number[];
  /** Dims to join; default all but the last. */
  readonly collapseIntervals?: readonly CollapseInterval[];
  /** Default: undef. */
  readonly oob?: OOBVal;
  /** Default: none. */
  readonly memLayout?: TensorMemoryLayout;
}

/** Returns the encoding of a tensor type when it is a layout, undefined otherwise. */
export function layoutOf(type: Type): LayoutAttr | undefined {
  const encoding: Attribute | undefined = type instanceof RankedTensorType ? type.encoding : undefined;
  return encoding instanceof LayoutAttr ? encoding : undefined;
}

/** Returns the memory space of a memref: system when it names none. */
export function memorySpaceOfMemRef(memref: MemRefType): MemorySpace {
  return memref.memorySpace instanceof MemorySpaceAttr ? memref.memorySpace.value : MemorySpace.System;
}

/** Returns the memory space that the shards of a layout are in. */
export function memorySpaceOf(layout: LayoutAttr): MemorySpace {
  return memorySpaceOfMemRef(layout.memref);
}

/** Tells whether a layout's shards are made of tiles. */
export function isTiled(layout: LayoutAttr): boolean {
  return layout.memref.elementType instanceof TileType;
}

/** Returns the type of one scalar of the tensor: that inside the tiles when tiled. */
export function scalarTypeOfLayout(layout: LayoutAttr): Type {
  return scalarElementType(layout.memref.elementType);
}

/** Returns the layout as the pure engine of src/layout takes it. */
export function toTensorLayout(layout: LayoutAttr): engine.TensorLayout {
  const { linear, oobVal, grid, memref, memLayout } = layout;
  const tile = tileShapeOf(memref.elementType);
  return {
    linear,
    oob: oobVal,
    grid: grid.shape,
    ...(grid.mapping.numResults > 0 && { gridMapping: grid.mapping }),
    shardShape: memref.shape,
    ...(tile && { tile }),
    elementSizeBytes: elementSizeBytes(memref.elementType),
    memorySpace: memorySpaceOfMemRef(memref),
    memLayout,
  };
}

/** Returns the engine's layout as an attribute; `elementType` is the memref's, scalar or tile. */
export function fromTensorLayout(layout: engine.TensorLayout, elementType: Type): LayoutAttr {
  const { context } = elementType;
  const { linear, oob, grid, gridMapping = AffineMap.get(0, 0, []), shardShape, memorySpace, memLayout } = layout;
  const memref = MemRefType.get(shardShape, elementType, MemorySpaceAttr.get(context, memorySpace));
  return LayoutAttr.get(context, linear, oob, GridAttr.get(context, grid, gridMapping), memref, memLayout);
}

function memrefElement(elementType: Type): engine.MemrefElement {
  const tile = tileShapeOf(elementType);
  return { ...(tile && { tile }), elementSizeBytes: elementSizeBytes(elementType) };
}

/**
 * Returns the layout of a tensor of the given shape. `elementType` is the memref's: the tensor's own for a row-major
 * layout, a tile for a tiled one. tensor<2x3x64x128xf32> on a 2x4 grid is (d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3)
 * with memref<192x32xf32>. Undefined when the collapse intervals leave out a dim for a grid of that rank, the element is
 * a tile and the grid has fewer than two dims, or sizes are not known or too large; see whyNoLayout. Source: ttmlir-facts, section 4.2.
 */
export function makeLayout(
  shape: readonly number[],
  elementType: Type,
  options: MakeLayoutOptions = {},
): LayoutAttr | undefined {
  const layout = engine.createLayout(shape, { ...options, ...memrefElement(elementType) });
  return layout && fromTensorLayout(layout, elementType);
}

/** Returns why makeLayout has no layout for a tensor of that type on a grid, of tiles or not. */
export function whyNoLayout({ shape }: RankedTensorType, grid: readonly number[], tiled = false): string {
  if (hasUnknownSize(shape)) return unknownSizeProblem;
  if (!hasExactPlaces(shape)) return 'its sizes multiply to 2^53 or more';
  if (grid.some((size) => size < 1)) return `grid dims must be positive, but the grid is ${grid.join('x')}`;
  return tiled && grid.length < 2 ? 'expected at least 2D shape' : 'Dim does not participate in AffineMap RHS';
}

/**
 * Returns the layout of the tensor on another grid: linear map and shard are rebuilt from the shape, the rest stays, but a
 * mapping of the grid is dropped. Undefined as makeLayout. Source: ttmlir-facts, section 4.3.
 */
export function withGrid(
  layout: LayoutAttr,
  shape: readonly number[],
  grid: readonly number[],
  collapseIntervals?: readonly CollapseInterval[],
): LayoutAttr | undefined {
  const rebuilt = engine.withGrid(toTensorLayout(layout), shape, grid, collapseIntervals);
  return rebuilt && fromTensorLayout(rebuilt, layout.memref.elementType);
}

/**
 * Returns the layout with another element, scalar or tile. The shard is rebuilt from its scalar shape, so that padding of old
 * tiles stays: a 1x10 shard tilized and untilized is 32x32. Source: ttmlir-facts, section 4.3.
 */
export function withElementType(layout: LayoutAttr, elementType: Type): LayoutAttr {
  const tiled = elementType instanceof TileType;
  invariant(!tiled || layout.memref.rank >= 2, 'a layout of rank below 2 cannot be tiled');
  return fromTensorLayout(engine.withElement(toTensorLayout(layout), memrefElement(elementType)), elementType);
}

/** Returns the layout in another memory space. */
export function withMemorySpace(layout: LayoutAttr, memorySpace: MemorySpace): LayoutAttr {
  return fromTensorLayout(engine.withMemorySpace(toTensorLayout(layout), memorySpace), layout.memref.elementType);
}

/** Returns the layout with its shards spread over banks in another way. */
export function withMemoryLayout(layout: LayoutAttr, memLayout: TensorMemoryLayout): LayoutAttr {
  return fromTensorLayout(engine.withMemoryLayout(toTensorLayout(layout), memLayout), layout.memref.elementType);
}

/** Returns the shape of one shard in scalars, tiles multiplied out. */
export function scalarShardShape(layout: LayoutAttr): number[] {
  return engine.scalarShardShape(toTensorLayout(layout));
}

/** Tells whether the memory layout assigns shards to cores: height, width or block sharded. */
export function isSharded(layout: LayoutAttr): boolean {
  return engine.isSharded(toTensorLayout(layout));
}

/** Returns the shape of the grid of cores that the tensor is divided onto. */
export function gridShapeOf(layout: LayoutAttr): readonly number[] {
  return layout.grid.shape;
}
