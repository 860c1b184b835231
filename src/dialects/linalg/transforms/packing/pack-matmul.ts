import { getAffineDimExpr, getAffineSymbolExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap, inversePermutation } from '../../../../affine/affine-map.ts';
import { AffineMapAttr, ArrayAttr } from '../../../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { type MixedIndex } from '../../../../rewrite/mixed-indices.ts';
import { range } from '../../../../support/lists.ts';
import { type StaticIndex } from '../../../../support/int64.ts';
import { composedFoldedApply } from '../../../affine/composed-apply.ts';
import { IteratorTypeEnum } from '../../generated/linalg-attributes.gen.ts';
import { GenericOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { type ContractionDims } from '../../structured/contraction-dims.ts';
import { loopSizes } from '../../structured/loop-sizes.ts';
import { generalizeNamedOp } from '../generalize-named-ops.ts';
import { type PackedOperation, packOperation } from './pack-operation.ts';

/** How products are cut into blocks. Triples are in the order M, N, K. */
export interface Blocks {
  readonly factors: readonly StaticIndex[];
  /** Blocks are as large as the dimension where this is not 0, rounded up to a multiple of it. */
  readonly paddedMultiples: readonly StaticIndex[];
  /** The place of each of the three loops among the last three. */
  readonly order: readonly number[];
}

/**
 * Replaces a product of matrices, whose loops are `dims`, by one on blocks, whose loops over blocks and those over the elements of blocks are in the given order.
 * Source: packMatmulGreedily of mlir/lib/Dialect/Linalg/Transforms/Transforms.cpp.
 */
export function packMatmul(
  rewriter: PatternRewriter,
  op: Operation,
  { m, n, k }: ContractionDims,
  { factors, paddedMultiples, order }: Blocks,
): PackedOperation {
  const generic = op instanceof GenericOp ? op : generalizeNamedOp(rewriter, op);
  const numLoops = LinalgStructuredInterface.of(generic)!.iteratorTypes.length;
  const numOuter = numLoops - order.length;
  const loops = [m, n, k].map((dims) => dims.at(-1)!);
  interchangeLoops(rewriter, generic, interchange(numLoops, loops, order));
  const iterations = loopSizes(rewriter, generic);
  const roundedUp = AffineMap.get(1, 1, [
    getAffineDimExpr(0).ceilDiv(getAffineSymbolExpr(0)).mul(getAffineSymbolExpr(0)),
  ]);
  const sizes: MixedIndex[] = range(numOuter).map(() => 0);
  for (const place of range(order.length)) {
    const i = order.indexOf(place);
    const multiple = paddedMultiples[i] ?? 0;
    const size = iterations[numOuter + place]!;
    sizes.push(
      multiple === 0 ? factors[i]! : composedFoldedApply(rewriter, generic.location, roundedUp, [size, multiple]),
    );
  }
  return packOperation(rewriter, generic, sizes);
}

/** Returns which loop comes at each place: `loops[i]` at place `order[i]` of the last ones, all others in order before. */
function interchange(numLoops: number, loops: readonly number[], order: readonly number[]): number[] {
  const others = range(numLoops).filter((loop) => !loops.includes(loop));
  return [...others, ...range(loops.length).map((place) => loops[order.indexOf(place)]!)];
}

/** Makes loop `loops[i]` the loop i. Source: interchangeGenericOp of mlir/lib/Dialect/Linalg/Transforms/Interchange.cpp. */
function interchangeLoops(rewriter: PatternRewriter, op: GenericOp, loops: readonly number[]): void {
  const { context } = op;
  const places = inversePermutation(AffineMap.getPermutationMap(loops))!;
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const maps = indexingMaps.map((map) => AffineMapAttr.get(context, map.compose(places)));
  const types = loops.map((loop) => IteratorTypeEnum.get(context, iteratorTypes[loop]!));
  rewriter.modifyOpInPlace(op, () => {
    op.setProperty('indexing_maps', ArrayAttr.get(context, maps));
    op.setProperty('iterator_types', ArrayAttr.get(context, types));
  });
}
