import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { exactInt64, staticIndex } from '../../support/int64.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { ApplyOp } from './generated/affine-ops.gen.ts';
import { composeMapAndOperands, type MapAndOperands } from './map-and-operands.ts';

/**
 * Returns what the map, which has one result, makes of the operands: a number or an operand where it is no more than that, else an
 * `affine.apply` that computes what other ones do for it too. Source: makeComposedFoldedAffineApply of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export function composedFoldedApply(
  builder: OpBuilder,
  location: Location,
  map: AffineMap,
  operands: readonly MixedIndex[],
): MixedIndex {
  const composed = composeMapAndOperands(withoutNumbers(map, operands));
  const expr = composed.map.result(0);
  if (expr.kind === 'dim') return composed.operands[expr.position]!;
  if (expr.kind === 'symbol') return composed.operands[composed.map.numDims + expr.position]!;
  const [value] = composed.map.constantFold(composed.operands.map(matchInteger)) ?? [];
  if (value !== undefined) {
    const index = staticIndex(BigInt(value));
    // The number that is the mark of a value in lists of indices can be none but a value there.
    return isDynamic(index) ? buildIndexConstant(builder, location, index) : index;
  }
  return buildApply(builder, location, composed);
}

/** Makes an `affine.apply` of the map, which has one result, that computes what other ones do for it too. Source: makeComposedAffineApply of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export function composedApply(
  builder: OpBuilder,
  location: Location,
  map: AffineMap,
  operands: readonly MixedIndex[],
): Value {
  return buildApply(builder, location, composeMapAndOperands(withoutNumbers(map, operands)));
}

/** Makes an `affine.apply` of the map. */
export function buildApply(builder: OpBuilder, location: Location, { map, operands }: MapAndOperands): Value {
  const { context } = builder;
  return ApplyOp.build(builder, location, {
    map: AffineMapAttr.get(context, map),
    mapOperands: operands,
    resultType: IndexType.get(context),
  }).result();
}

/** Puts the numbers among the operands into the map. */
export function withoutNumbers(map: AffineMap, operands: readonly MixedIndex[]) {
  const kept: Value[] = [];
  const replacements = operands.map((operand, i) => {
    if (!(operand instanceof Value)) return getAffineConstantExpr(exactInt64(operand));
    kept.push(operand);
    return i < map.numDims ? getAffineDimExpr(kept.length - 1) : undefined;
  });
  const numDims = operands.slice(0, map.numDims).filter((operand) => operand instanceof Value).length;
  let next = 0;
  const symbols = replacements.slice(map.numDims).map((known) => known ?? getAffineSymbolExpr(next++));
  const dims = replacements.slice(0, map.numDims).map((known) => known!);
  return { map: map.replaceDimsAndSymbols(dims, symbols, numDims, next), operands: kept };
}
