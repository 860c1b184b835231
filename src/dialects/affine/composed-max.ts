import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, shiftSymbols } from '../../affine/affine-walk.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { exactInt64, staticIndex } from '../../support/int64.ts';
import { withoutNumbers } from './composed-apply.ts';
import { MaxOp } from './generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands, type MapAndOperands } from './map-and-operands.ts';

/**
 * Returns the greatest of the results of the map: a number where all are, else an `affine.max` that computes what other operations do for it too.
 * Source: makeComposedFoldedAffineMax of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export function composedFoldedMax(
  builder: OpBuilder,
  location: Location,
  map: AffineMap,
  operands: readonly MixedIndex[],
): MixedIndex {
  const composed = composeEachResult(withoutNumbers(map, operands));
  const [first, ...others] = composed.map.results.map((result) =>
    result.kind === 'constant' ? BigInt(exactInt64(result.exact)) : undefined,
  );
  if (first !== undefined && others.every((other) => other !== undefined)) {
    return staticIndex(others.reduce((greatest, other) => (other > greatest ? other : greatest), first));
  }
  const { context } = builder;
  return MaxOp.build(builder, location, {
    map: AffineMapAttr.get(context, composed.map),
    operands: composed.operands,
    resultType: IndexType.get(context),
  }).result();
}

/** Source: composeMultiResultAffineMap of the same file. */
function composeEachResult({ map, operands }: MapAndOperands): MapAndOperands {
  const dims: Value[] = [];
  const symbols: Value[] = [];
  const results = map.results.map((result) => {
    const only = AffineMap.get(map.numDims, map.numSymbols, [result]);
    const composed = canonicalizeMapAndOperands(composeMapAndOperands({ map: only, operands }));
    const { numDims, numSymbols } = composed.map;
    const shifted = shiftDims(composed.map.result(0), numDims, dims.length);
    const expr = shiftSymbols(shifted, numSymbols, symbols.length);
    dims.push(...composed.operands.slice(0, numDims));
    symbols.push(...composed.operands.slice(numDims));
    return expr;
  });
  return canonicalizeMapAndOperands({
    map: AffineMap.get(dims.length, symbols.length, results),
    operands: [...dims, ...symbols],
  });
}
