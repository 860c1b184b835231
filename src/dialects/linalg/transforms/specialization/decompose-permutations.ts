import { AffineMap } from '../../../../affine/affine-map.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { range } from '../../../../support/lists.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildEmpty } from '../../../tensor/build-sizes.ts';
import { GenericOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { buildBroadcast, buildGeneric, buildTranspose } from '../../structured/build-structured.ts';
import { staticLoopRanges } from '../../structured/loop-ranges.ts';

/**
 * Transposes and broadcasts inputs in front of an operation, so that all are indexed alike.
 * Source: mlir/lib/Dialect/Linalg/Transforms/DecomposeGenericByUnfoldingPermutation.cpp.
 */
export class DecomposeProjectedPermutation extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
    const [inputs, inits] = [dpsInputs(op), dpsInits(op)!].map((operands) => operands.map(({ value }) => value)) as [
      Value[],
      Value[],
    ];
    // Differs: mlir-opt crashes where an operand is a scalar.
    const areStatic = op.operands.every(({ type }) => type instanceof RankedTensorType && type.hasStaticShape);
    if (!areStatic || (inputs.length === 1 && inits.length === 1)) {
      return rewriter.notifyMatchFailure(op, 'not several tensors of known shape');
    }
    if (iteratorTypes.some((type) => type !== 'parallel')) return rewriter.notifyMatchFailure(op, 'a loop sums up');
    if (indexingMaps.some((map) => !map.isProjectedPermutation())) {
      return rewriter.notifyMatchFailure(op, 'an operand is not indexed with loops');
    }
    const shape = staticLoopRanges(op, indexingMaps);
    const isChanged = inputs.some((_, i) => !indexingMaps[i]!.isIdentity());
    if (!isChanged || !shape) return rewriter.notifyMatchFailure(op, 'all inputs are indexed alike');
    const identity = AffineMap.getMultiDimIdentityMap(iteratorTypes.length);
    const unfolded = inputs.map((input, i) => unfold(op, input, indexingMaps[i]!, shape, rewriter));
    const region = new Region();
    const generic = buildGeneric(rewriter, op.location, {
      inputs: unfolded,
      inits,
      indexingMaps: indexingMaps.map((map, i) => (i < inputs.length ? identity : map)),
      iteratorTypes,
      region,
    });
    rewriter.inlineRegionBefore(op.region, region);
    rewriter.replaceOp(op, generic.results);
    return true;
  }
}

/** Returns the input with all loops as its dimensions, in order: that of (d0, d1, d2) -> (d2, d0) is transposed, then repeated along d1. */
function unfold(
  { location }: GenericOp,
  input: Value,
  map: AffineMap,
  shape: readonly number[],
  rewriter: PatternRewriter,
): Value {
  if (map.isIdentity()) return input;
  const { elementType } = input.type as RankedTensorType;
  const loops = map.results.map((_, i) => map.getDimPosition(i));
  const sorted = loops.toSorted((a, b) => a - b);
  const permutation = sorted.map((loop) => loops.indexOf(loop));
  const sizesOf = (dims: readonly number[]): number[] => dims.map((dim) => shape[dim]!);
  let value = input;
  if (permutation.some((dim, i) => dim !== i)) {
    const init = buildEmpty(rewriter, location, sizesOf(sorted), elementType);
    value = buildTranspose(rewriter, location, value, init, permutation).result();
  }
  const repeated = range(shape.length).filter((loop) => !loops.includes(loop));
  if (repeated.length === 0) return value;
  const init = buildEmpty(rewriter, location, shape, elementType);
  return buildBroadcast(rewriter, location, value, init, repeated).result();
}
