import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IndexType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { type StaticIndex, wrappingMultiply } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { IndexCastOp, MulIOp } from '../../arith/generated/arith-ops.gen.ts';
import { buildReinterpretCast } from '../build-slice.ts';
import { LoadOp, ReshapeOp } from '../generated/memref-ops.gen.ts';
import { ExpandOpsPassBase } from '../generated/memref-passes.gen.ts';

/** Source: mlir/lib/Dialect/MemRef/Transforms/ExpandOps.cpp. */

/** A memref whose shape is read from memory becomes a cast with the sizes that are read, and strides made of these. */
class MemRefReshapeOpConverter extends OpRewritePattern<ReshapeOp> {
  readonly root = ReshapeOp;

  matchAndRewrite(op: ReshapeOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result(0).type;
    // Differs: mlir-opt makes a cast to a type without rank, which it then finds wrong.
    if (!(type instanceof MemRefType) || !hasKnownRank(op)) return rewriter.notifyMatchFailure(op, 'unknown rank');
    const { location } = op;
    const { shape } = type;
    const sizes: MixedIndex[] = [...shape];
    const strides: MixedIndex[] = [];
    const multiply = (lhs: Value, rhs: Value): Value => MulIOp.build(rewriter, location, { lhs, rhs }).result();
    /** The product of the sizes behind, as far as it is a number. */
    let known: StaticIndex = 1;
    let stride: Value | undefined;
    for (let dim = shape.length - 1; dim >= 0; dim--) {
      const extent = shape[dim]!;
      const size = isDynamic(extent) ? readSize(rewriter, op, dim) : buildIndexConstant(rewriter, location, extent);
      if (isDynamic(extent)) sizes[dim] = size;
      strides.unshift(stride ?? known);
      if (dim === 0) break;
      if (stride) stride = multiply(stride, size);
      else if (isDynamic(extent)) stride = multiply(buildIndexConstant(rewriter, location, known), size);
      else known = wrappingMultiply(known, extent);
    }
    rewriter.replaceOp(op, [
      buildReinterpretCast(rewriter, location, op.source, { offsets: [0], sizes, strides }, type),
    ]);
    return true;
  }
}

/** Makes an index of an element of the shape. */
function readSize(rewriter: PatternRewriter, op: ReshapeOp, dim: number): Value {
  const { location, shape } = op;
  const indices = [buildIndexConstant(rewriter, location, dim)];
  const resultType = (shape.type as MemRefType).elementType as IndexType | IntegerType;
  const size = LoadOp.build(rewriter, location, { memref: shape, indices, resultType }).result(0);
  if (resultType instanceof IndexType) return size;
  return IndexCastOp.build(rewriter, location, { in: size, outType: IndexType.get(op.context) }).result();
}

const hasKnownRank = (op: ReshapeOp): boolean => (op.shape.type as MemRefType).hasStaticShape;

/** `memref-expand`. */
export class ExpandOpsPass extends ExpandOpsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addLegalDialect('arith')
      .addLegalDialect('memref')
      .addDynamicallyLegalOp(ReshapeOp, (op) => !hasKnownRank(op));
    return applyDeferredPartialConversion(root, target, [new MemRefReshapeOpConverter()]);
  }
}
