import { ArithBuilder, zeroAttr } from '../../dialects/arith/arith-builder.ts';
import { BatchMatmulOp, QuantizedBatchMatmulOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { defaultMaps } from '../../dialects/linalg/structured/indexing-maps-attribute.ts';
import { mapsAttr } from '../../dialects/linalg/structured/named-op-maps.ts';
import { buildFill, buildNamed } from '../../dialects/linalg/structured/build-structured.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { MatMulOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { knownZeroPoint } from './convolution-parts.ts';

/** Makes a product of batches of matrices. Source: MatMulConverter of TosaToLinalgNamed.cpp. */
export class ConvertMatMul extends OpConversionPattern<MatMulOp> {
  readonly root = MatMulOp;

  matchAndRewrite(op: MatMulOp, adaptor: MatMulOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, context, a, b, output } = op;
    const resultType = output.type;
    if (![a, b, output].every(({ type }) => type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const { shape, elementType } = resultType as RankedTensorType;
    const zero = zeroAttr(elementType);
    if (!zero) return rewriter.notifyMatchFailure(op, 'its result is not of numbers');
    const zeroPointA = knownZeroPoint(op.aZp.type, constantZeroPoint(op.aZp, true));
    if (typeof zeroPointA === 'string') return rewriter.notifyMatchFailure(op, `input a zero point ${zeroPointA}`);
    const zeroPointB = knownZeroPoint(op.bZp.type, constantZeroPoint(op.bZp, true));
    if (typeof zeroPointB === 'string') return rewriter.notifyMatchFailure(op, `input b zero point ${zeroPointB}`);
    const dynamicSizes = [a, a, b].flatMap((source, dim) =>
      isDynamic(shape[dim]!) ? [buildDim(rewriter, location, source, dim)] : [],
    );
    const build = new ArithBuilder(rewriter, location);
    const value = build.constant(zero);
    const emptyType = RankedTensorType.get(shape, elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const init = buildFill(rewriter, location, value, empty).result(0);
    const inputs = [adaptor.a, adaptor.b];
    if (zeroPointA === 0 && zeroPointB === 0) {
      const maps: Attribute = mapsAttr(context, defaultMaps(BatchMatmulOp.spec));
      const attributes = new Map([['indexing_maps', maps]]);
      rewriter.replaceOp(op, buildNamed(rewriter, location, BatchMatmulOp, inputs, init, attributes).results);
      return true;
    }
    for (const zeroPoint of [zeroPointA, zeroPointB]) inputs.push(build.constant(i32Attr(context, zeroPoint)));
    rewriter.replaceOp(op, buildNamed(rewriter, location, QuantizedBatchMatmulOp, inputs, init).results);
    return true;
  }
}
