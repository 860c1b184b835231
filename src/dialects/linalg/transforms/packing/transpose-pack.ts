import { AffineMap } from '../../../../affine/affine-map.ts';
import { dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { range } from '../../../../support/lists.ts';
import { type GenericOp, type PackOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { mixedTiles } from '../../relayout.ts';
import { buildGeneric } from '../../structured/build-structured.ts';
import { buildPack, buildPackDest } from './build-pack.ts';

/**
 * Stores the tiles of an operand, and the elements in them, in other orders, and returns the operation that reads them so. `pack` makes the operand and nothing else uses it.
 * Source: packTranspose of mlir/lib/Dialect/Linalg/Transforms/Transforms.cpp.
 */
export function transposePack(
  rewriter: PatternRewriter,
  op: GenericOp,
  pack: PackOp,
  outerOrder: readonly number[],
  innerOrder: readonly number[],
): GenericOp {
  const { source, innerDimsPos, location } = pack;
  const { rank } = source.type as RankedTensorType;
  const outerDims = pack.outerDimsPerm.length > 0 ? pack.outerDimsPerm : range(rank);
  const tiles = mixedTiles(pack);
  const tiling = {
    innerDimsPos: innerOrder.map((i) => innerDimsPos[i]!),
    tiles: innerOrder.map((i) => tiles[i]!),
    outerDimsPerm: outerOrder.map((i) => outerDims[i]!),
  };
  rewriter.setInsertionPointBefore(pack);
  const dest = buildPackDest(rewriter, location, source, tiling);
  const transposed = buildPack(rewriter, location, source, dest, tiling, pack.paddingValue);
  rewriter.setInsertionPointBefore(op);
  const order = [...outerOrder, ...innerOrder.map((i) => rank + i)];
  const replacement = withOperand(rewriter, op, pack, transposed, order);
  rewriter.replaceOp(pack, transposed.results);
  return replacement;
}

/** Replaces an operand by one whose dimension i is dimension `order[i]` of it. */
function withOperand(
  rewriter: PatternRewriter,
  op: GenericOp,
  pack: PackOp,
  transposed: PackOp,
  order: readonly number[],
): GenericOp {
  const number = op.operands.indexOf(pack.result());
  const operands = op.operands.with(number, transposed.result());
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const map = AffineMap.getPermutationMap(order).compose(indexingMaps[number]!);
  const numInputs = dpsInputs(op).length;
  const region = new Region();
  const replacement = buildGeneric(rewriter, op.location, {
    inputs: operands.slice(0, numInputs),
    inits: operands.slice(numInputs),
    indexingMaps: indexingMaps.with(number, map),
    iteratorTypes,
    region,
  }) as GenericOp;
  rewriter.inlineRegionBefore(op.region, region);
  rewriter.replaceOp(op, replacement.results);
  return replacement;
}
