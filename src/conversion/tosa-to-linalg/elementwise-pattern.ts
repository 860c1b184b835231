import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { buildEmpty } from '../../dialects/tensor/build-sizes.ts';
import { MulOp, NegateOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { broadcastDynamicSizes, buildCast } from './dynamic-broadcast.ts';
import { type ElementwiseBody } from './elementwise-bodies.ts';

const isRanked = ({ type }: Value): boolean => type instanceof RankedTensorType;

/** Returns the operands that are read element by element: constants of one element are no tensors of the loop. */
function broadcastOperands(op: Operation, operands: readonly Value[]): readonly Value[] {
  if (op instanceof MulOp) return matchConstant(op.shift) ? operands.slice(0, 2) : operands;
  if (op instanceof NegateOp) {
    const zeroPoints = [op.input1Zp, op.outputZp].map((zeroPoint) => constantZeroPoint(zeroPoint, true));
    // Upstream crashes where one of them is constant.
    return zeroPoints.includes(undefined) ? operands : operands.slice(0, 1);
  }
  return operands;
}

/** Makes a loop over the elements. Source: PointwiseConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
export class ConvertElementwise extends OpConversionPattern {
  constructor(
    readonly root: abstract new (...args: never[]) => Operation,
    readonly body: ElementwiseBody,
    ...rest: ConstructorParameters<typeof OpConversionPattern>
  ) {
    super(...rest);
  }

  matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    if (![...op.operands, ...op.results].every(isRanked))
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    const operands = broadcastOperands(op, adaptor.operands);
    const resultType = this.typeConverter!.convertType(op.result(0).type);
    if (!(resultType instanceof RankedTensorType))
      return rewriter.notifyMatchFailure(op, 'its type cannot be converted');
    const { broadcast, sizes } = broadcastDynamicSizes(rewriter, location, operands);
    const { shape, rank, elementType } = resultType;
    const inputMaps = broadcast.map(({ type }) => {
      const exprs = (type as RankedTensorType).shape.map((size, dim) =>
        size === 1 && shape[dim] !== 1 ? getAffineConstantExpr(0) : getAffineDimExpr(dim),
      );
      return AffineMap.get(rank, 0, exprs);
    });
    const parts = {
      inputs: broadcast,
      inits: [buildEmpty(rewriter, location, sizes, elementType)],
      indexingMaps: [...inputMaps, AffineMap.getMultiDimIdentityMap(rank)],
      iteratorTypes: parallelIterators(rank),
    };
    let isDone = true;
    const generic = buildGenericAround(rewriter, location, parts, (elements) => {
      const value = this.body(op, elements, elementType, rewriter);
      isDone = value !== undefined;
      return value ? [value] : [];
    });
    if (!isDone) return rewriter.notifyMatchFailure(op, 'nothing computes this of elements of these types');
    rewriter.replaceOp(op, [buildCast(rewriter, location, generic.result(0), resultType)]);
    return true;
  }
}
