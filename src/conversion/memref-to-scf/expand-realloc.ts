import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type MixedIndex, staticParts } from '../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildReinterpretCast, buildSubview } from '../../dialects/memref/build-slice.ts';
import { AllocOp, CopyOp, DeallocOp, DimOp, ReallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { inferSubviewType } from '../../dialects/memref/subview-type.ts';
import { IfOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildYieldingRegion } from '../../dialects/scf/yielding-region.ts';
import { ExpandReallocPassBase } from '../generated/conversion-passes.gen.ts';

/** `expand-realloc`. Source: mlir/lib/Dialect/MemRef/Transforms/ExpandRealloc.cpp. */
export class ExpandReallocPass extends ExpandReallocPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('arith', 'scf', 'memref').addIllegalOp(ReallocOp);
    return applyDeferredPartialConversion(root, target, [new ExpandReallocOpPattern(this.options.emitDeallocs)]);
  }
}

/** Makes new memory only where the old one is too small. */
class ExpandReallocOpPattern extends OpRewritePattern<ReallocOp> {
  readonly root = ReallocOp;
  readonly #emitsDeallocs: boolean;

  constructor(emitsDeallocs: boolean) {
    super();
    this.#emitsDeallocs = emitsDeallocs;
  }

  matchAndRewrite(op: ReallocOp, rewriter: PatternRewriter): LogicalResult {
    const { location, source, dynamicResultSize } = op;
    const type = op.result(0).type as MemRefType;
    const valueOf = (size: MixedIndex): Value =>
      size instanceof Value ? size : buildIndexConstant(rewriter, location, size);
    const oldSize = sizeOf(op, rewriter);
    const newSize = isDynamic(type.shape[0]!) ? dynamicResultSize! : type.shape[0]!;
    const predicate = CmpIPredicate.ult;
    const resultType = IntegerType.get(op.context, 1);
    const args = { predicate, lhs: valueOf(oldSize), rhs: valueOf(newSize), resultType };
    const condition = CmpIOp.build(rewriter, location, args).result();
    const regions = [
      buildYieldingRegion(rewriter, op.location, () => this.#newMemory(op, type, oldSize, rewriter)),
      buildYieldingRegion(rewriter, op.location, () =>
        buildReinterpretCast(rewriter, location, source, { offsets: [0], sizes: [newSize], strides: [1] }, type),
      ),
    ];
    rewriter.replaceOp(op, IfOp.build(rewriter, location, { condition, regions, resultTypes: [type] }).results);
    return true;
  }

  /** Makes memory that begins with what is in the old one. */
  #newMemory(op: ReallocOp, memrefType: MemRefType, oldSize: MixedIndex, rewriter: PatternRewriter): Value {
    const { location, source, dynamicResultSize, alignment } = op;
    const dynamicSizes = dynamicResultSize ? [dynamicResultSize] : [];
    const { memref } = AllocOp.build(rewriter, location, { dynamicSizes, symbolOperands: [], memrefType, alignment });
    const slice = { offsets: [0], sizes: [oldSize], strides: [1] };
    const sliceType = inferSubviewType(memrefType, { offsets: [0], sizes: staticParts([oldSize]), strides: [1] });
    const target = buildSubview(rewriter, location, memref, slice, sliceType);
    CopyOp.build(rewriter, location, { source, target });
    if (this.#emitsDeallocs) DeallocOp.build(rewriter, location, { memref: source });
    return memref;
  }
}

/** Returns the size of memory of one dimension. */
function sizeOf({ location, source }: ReallocOp, rewriter: PatternRewriter): MixedIndex {
  const size = (source.type as MemRefType).shape[0]!;
  if (!isDynamic(size)) return size;
  const index = buildIndexConstant(rewriter, location, 0);
  return DimOp.build(rewriter, location, { source, index, resultType: index.type }).result(0);
}
