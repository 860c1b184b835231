import { getAffineDimExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { isDynamic, type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { constantIndex, type MixedIndex } from '../../../../rewrite/mixed-indices.ts';
import { exactInt64 } from '../../../../support/int64.ts';
import { zeroAttr } from '../../../arith/arith-builder.ts';
import { ConstantOp } from '../../../arith/generated/arith-ops.gen.ts';
import { type IteratorType } from '../../generated/linalg-enums.gen.ts';
import { type GenericOp, type PackOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { buildGeneric } from '../../structured/build-structured.ts';
import { buildPack, buildPackDest, buildUnPack, type Tiling } from './build-pack.ts';

/** An operation on tiles, and what cut its operands into them. */
export interface PackedOperation {
  readonly op: GenericOp;
  /** Of the operands in order; undefined for those without a packed dimension. */
  readonly packs: readonly (PackOp | undefined)[];
}

/** Loops of an operation with those over the elements of tiles behind them, and how each operand is cut into tiles. */
interface PackedLoops {
  readonly maps: readonly AffineMap[];
  readonly iteratorTypes: readonly IteratorType[];
  readonly tilings: readonly Tiling[];
}

/**
 * Replaces a `linalg.generic` by one on tiles. `sizes` are those of a tile, one for each loop, 0 for those that stay. The maps must be projected permutations, and the elements numbers.
 * Source: linalg::pack of mlir/lib/Dialect/Linalg/Transforms/Transforms.cpp.
 */
export function packOperation(rewriter: PatternRewriter, op: GenericOp, sizes: readonly MixedIndex[]): PackedOperation {
  const { location } = op;
  const { maps, iteratorTypes, tilings } = packedLoops(op, sizes);
  const packs = op.operands.map((operand, i) => {
    const tiling = tilings[i]!;
    return tiling.tiles.length > 0 ? packOperand(rewriter, op, operand, tiling) : undefined;
  });
  const operands = packs.map((pack, i) => pack?.result() ?? op.operand(i));
  const numInputs = dpsInputs(op).length;
  const region = new Region();
  const packed = buildGeneric(rewriter, location, {
    inputs: operands.slice(0, numInputs),
    inits: operands.slice(numInputs),
    indexingMaps: maps,
    iteratorTypes,
    region,
  }) as GenericOp;
  rewriter.inlineRegionBefore(op.region, region);
  const results = packed.results.map((result, i) => {
    const { operandNumber, value } = dpsInits(op)![i]!;
    return packs[operandNumber] ? buildUnPack(rewriter, location, result, value, tilings[operandNumber]!) : result;
  });
  rewriter.replaceOp(op, results);
  return { op: packed, packs };
}

function packedLoops(op: GenericOp, sizes: readonly MixedIndex[]): PackedLoops {
  const methods = LinalgStructuredInterface.of(op)!;
  const iteratorTypes = [...methods.iteratorTypes];
  const results = methods.indexingMaps.map((map) => [...map.results]);
  const tilings = results.map(() => ({
    innerDimsPos: [] as number[],
    tiles: [] as MixedIndex[],
    outerDimsPerm: [] as number[],
  }));
  for (const [loop, size] of sizes.entries()) {
    if (size === 0) continue;
    const inner = getAffineDimExpr(iteratorTypes.length);
    iteratorTypes.push(iteratorTypes[loop]!);
    for (const [i, map] of methods.indexingMaps.entries()) {
      const dim = map.results.findIndex((result) => result.kind === 'dim' && result.position === loop);
      if (dim < 0) continue;
      results[i]!.push(inner);
      tilings[i]!.innerDimsPos.push(dim);
      tilings[i]!.tiles.push(size);
    }
  }
  const maps = results.map((exprs) => AffineMap.get(iteratorTypes.length, 0, exprs));
  return { maps, iteratorTypes, tilings };
}

/** Cuts an operand into tiles, filled up with zeros unless they are known to be full. */
function packOperand(rewriter: PatternRewriter, { location }: GenericOp, source: Value, tiling: Tiling): PackOp {
  const dest = buildPackDest(rewriter, location, source, tiling);
  if (hasFullTiles(source.type as RankedTensorType, tiling)) {
    return buildPack(rewriter, location, source, dest, tiling);
  }
  const value = zeroAttr((source.type as RankedTensorType).elementType)!;
  const padding = ConstantOp.build(rewriter, location, { value, resultType: value.type }).result();
  return buildPack(rewriter, location, source, dest, tiling, padding);
}

function hasFullTiles({ shape }: RankedTensorType, { innerDimsPos, tiles }: Tiling): boolean {
  if (shape.some(isDynamic)) return false;
  return tiles.every((tile, i) => {
    const size = constantIndex(tile);
    return size !== undefined && exactInt64(shape[innerDimsPos[i]!]!) % exactInt64(size) === 0n;
  });
}

/** Tells whether the elements of all operands are numbers, with which tiles can be filled up. */
export function areElementsNumbers(op: Operation): boolean {
  return op.operands.every(({ type }) => zeroAttr((type as RankedTensorType).elementType) !== undefined);
}
