import { staticIndices } from '../../builtin/dynamic-index-list.ts';
import { isDynamic, kDynamic, RankedTensorType, typeSize } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { constantIndex, type MixedIndex, mixedIndices } from '../../rewrite/mixed-indices.ts';
import { exactInt64, type StaticIndex, staticIndex } from '../../support/int64.ts';
import { ceilDivInt64 } from '../../affine/int64.ts';
import { areCompatibleShapes } from '../../ir/types/compatible-shapes.ts';
import { type PackOp, type UnPackOp } from './generated/linalg-ops.gen.ts';

/** What linalg.pack and linalg.unpack have in common. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */

/** The size of a tile: known from the operation, from a constant, or not at all. */
interface Tile {
  /** The size that the operation says, kDynamic where it is a value. */
  readonly given: StaticIndex;
  /** The size that is known, also of a value that is a constant. */
  readonly constant: StaticIndex | undefined;
}

/** Returns the sizes of the tiles, each a number or a value. */
export function mixedTiles(op: PackOp | UnPackOp): MixedIndex[] {
  return mixedIndices(op.properties.get('static_inner_tiles'), op.innerTiles);
}

/** Returns the outer dimensions of the packed shape in the order of the unpacked one. */
export function unpermutedOuterShape({ outerDimsPerm }: PackOp | UnPackOp, packed: readonly number[], rank: number) {
  return Array.from({ length: rank }, (_, dim) => packed[outerDimsPerm.length > 0 ? outerDimsPerm.indexOf(dim) : dim]!);
}

function tilesOf(op: PackOp | UnPackOp): Tile[] {
  let next = 0;
  return staticIndices(op.properties.get('static_inner_tiles')).map((given) => {
    const tile = isDynamic(given) ? op.innerTiles[next++] : given;
    return { given, constant: tile === undefined ? undefined : constantIndex(tile) };
  });
}

/**
 * Tells that whole tiles can be told to be there, in any execution: their sizes, and those of the dimensions of `packed` that hold their
 * elements, are constants. Source: areTilesAndTiledDimsAllConstant of LinalgOps.cpp.
 */
export function areTilesConstant(op: PackOp | UnPackOp, packed: RankedTensorType): boolean {
  const tiles = tilesOf(op);
  return tiles.every(({ constant }) => constant !== undefined) && !packed.shape.slice(-tiles.length).some(isDynamic);
}

/** Checks `packed`, the type that has the tiles, against `unpacked`. */
export function verifyRelayout(
  op: PackOp | UnPackOp,
  unpacked: RankedTensorType,
  packed: RankedTensorType,
): LogicalResult {
  const tiles = tilesOf(op);
  if (tiles.some(({ constant }) => constant === 0)) return op.emitError('invalid zero tile factor');
  const { rank } = unpacked;
  const { innerDimsPos } = op;
  const outerDimsPerm = op.outerDimsPerm;
  if (!areDistinctDims(innerDimsPos, rank)) return op.emitError('invalid inner_dims_pos vector');
  if (!areDistinctDims(outerDimsPerm, rank)) return op.emitError('invalid outer_dims_perm vector');
  if (outerDimsPerm.length > 0 && outerDimsPerm.length !== rank) {
    return op.emitError('outer_dims_perm must be a permutation or empty');
  }
  if (tiles.length > rank) {
    return op.emitError(
      'tiling factors must be less than or equal to the input rank for pack or output rank for unpack',
    );
  }
  if (tiles.length !== innerDimsPos.length) {
    return op.emitError('tiling factors must equal the number of dimensions to tile');
  }
  if (rank + tiles.length !== packed.rank) {
    return op.emitError(
      `packed rank != (unpacked rank + num tiling factors), got ${packed.rank} != ${rank + tiles.length}`,
    );
  }
  const expected = packedShape(
    unpacked.shape,
    tiles.map(({ given }) => given),
    innerDimsPos,
    outerDimsPerm,
  );
  const { shape } = packed;
  if (tiles.some(({ given }, i) => given !== shape[rank + i])) {
    return op.emitError('mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type');
  }
  const print = op.context.printType;
  return (
    areCompatibleShapes(expected, shape) ||
    op.emitError(
      `expected '${print(RankedTensorType.get(expected, unpacked.elementType))}' for the packed domain value, got '${print(packed)}'`,
    )
  );
}

function areDistinctDims(dims: readonly number[], rank: number): boolean {
  return dims.length <= rank && new Set(dims).size === dims.length && dims.every((dim) => dim >= 0 && dim < rank);
}

/** Returns the shape after packing: outer dimensions, permuted, and the tiles. */
function packedShape(
  shape: readonly number[],
  tiles: readonly StaticIndex[],
  innerDimsPos: readonly number[],
  outerDimsPerm: readonly number[],
): number[] {
  const outer = shape.map((size, dim) => {
    const tile = tiles[innerDimsPos.indexOf(dim)];
    if (tile === undefined || isDynamic(size)) return size;
    return isDynamic(tile) ? kDynamic : tileCount(size, tile);
  });
  const permuted = outerDimsPerm.length > 0 ? outerDimsPerm.map((dim) => outer[dim]!) : outer;
  return [...permuted, ...tiles.map(typeSize)];
}

/** Returns how many tiles a dimension has, the last of which may not be full. */
function tileCount(size: number, tile: StaticIndex): number {
  const count = ceilDivInt64(exactInt64(size), exactInt64(tile));
  return count === undefined ? kDynamic : typeSize(staticIndex(BigInt(count)));
}

/** Tells whether it is known that the last tile of some dimension is not full. */
export function needsPadding(op: PackOp, input: readonly number[], output: readonly number[]): boolean {
  const counts = unpermutedOuterShape(op, output, input.length);
  return tilesOf(op).some(({ constant }, i) => {
    const dim = op.innerDimsPos[i]!;
    const size = input[dim]!;
    if (isDynamic(size)) return false;
    if (constant !== undefined) return exactInt64(size) % exactInt64(constant) !== 0n;
    return !isDynamic(counts[dim]!) && size % counts[dim]! !== 0;
  });
}
