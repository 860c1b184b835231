import { staticIndices } from '../../builtin/dynamic-index-list.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { mixedIndices, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { ceilDiv } from '../../support/math.ts';
import { type PackOp, type UnPackOp } from './generated/linalg-ops.gen.ts';
import { areCompatibleShapes } from './compatible-shapes.ts';

/** What linalg.pack and linalg.unpack have in common. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */

/** The size of a tile: known from the operation, from a constant, or not at all. */
interface Tile {
  /** The size that the operation says, kDynamic where it is a value. */
  readonly given: number;
  /** The size that is known, also of a value that is a constant. */
  readonly constant: number | undefined;
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
  const values = op.innerTiles[Symbol.iterator]();
  return staticIndices(op.properties.get('static_inner_tiles')).map((given) =>
    isDynamic(given) ? { given, constant: constantIndex(values.next().value) } : { given, constant: given },
  );
}

function constantIndex(value: Value | undefined): number | undefined {
  const op: Operation | undefined = value?.definingOp;
  const constant = op?.name === 'arith.constant' ? op.properties.get('value') : undefined;
  return constant instanceof IntegerAttr ? constant.number : undefined;
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
  tiles: readonly number[],
  innerDimsPos: readonly number[],
  outerDimsPerm: readonly number[],
): number[] {
  const outer = shape.map((size, dim) => {
    const tile = tiles[innerDimsPos.indexOf(dim)];
    if (tile === undefined || isDynamic(size)) return size;
    return isDynamic(tile) ? kDynamic : ceilDiv(size, tile);
  });
  const permuted = outerDimsPerm.length > 0 ? outerDimsPerm.map((dim) => outer[dim]!) : outer;
  return [...permuted, ...tiles];
}

/** Tells whether it is known that the last tile of some dimension is not full. */
export function needsPadding(op: PackOp, input: readonly number[], output: readonly number[]): boolean {
  const counts = unpermutedOuterShape(op, output, input.length);
  return tilesOf(op).some(({ constant }, i) => {
    const dim = op.innerDimsPos[i]!;
    const size = input[dim]!;
    if (isDynamic(size)) return false;
    if (constant !== undefined) return size % constant !== 0;
    return !isDynamic(counts[dim]!) && size % counts[dim]! !== 0;
  });
}
