import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { AllocOp, LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { MemRefEmulateWideIntBase } from '../generated/conversion-passes.gen.ts';
import { wideIntegerPatterns } from './wide-integer-patterns.ts';
import { canBeHalved, wideIntegerTypes } from './wide-integer-types.ts';

/** Source: mlir/lib/Dialect/MemRef/Transforms/EmulateWideInt.cpp. */

class AllocateHalves extends OpConversionPattern<AllocOp> {
  readonly root = AllocOp;

  matchAndRewrite(op: AllocOp, adaptor: AllocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const memrefType = this.typeConverter!.convertType(op.memref.type);
    if (!memrefType) return rewriter.notifyMatchFailure(op, 'the type of the memory cannot be converted');
    const { dynamicSizes, symbolOperands } = adaptor;
    const args = { dynamicSizes, symbolOperands, alignment: op.alignment, memrefType };
    rewriter.replaceOp(op, AllocOp.build(rewriter, op.location, args).results);
    return true;
  }
}

class LoadHalves extends OpConversionPattern<LoadOp> {
  readonly root = LoadOp;

  matchAndRewrite(op: LoadOp, { memref, indices }: LoadOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = this.typeConverter!.convertType(op.result().type);
    if (!resultType) return rewriter.notifyMatchFailure(op, 'the type of the element cannot be converted');
    const args = { memref, indices, nontemporal: op.nontemporal, resultType };
    rewriter.replaceOp(op, LoadOp.build(rewriter, op.location, args).results);
    return true;
  }
}

class StoreHalves extends OpConversionPattern<StoreOp> {
  readonly root = StoreOp;

  matchAndRewrite(
    op: StoreOp,
    { value, memref, indices }: StoreOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const type = this.typeConverter!.convertType(op.memref.type);
    if (!type) return rewriter.notifyMatchFailure(op, 'the type of the memory cannot be converted');
    const args = { value, memref, indices, nontemporal: op.nontemporal };
    rewriter.replaceOp(op, StoreOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Returns what memory of wide integers becomes, null where these have too many bits. */
function memoryOfHalves(types: TypeConverter, widest: number): (type: Type) => Type | null | undefined {
  return (type) => {
    if (!(type instanceof MemRefType)) return undefined;
    const { elementType } = type;
    if (!(elementType instanceof IntegerType) || elementType.width <= widest) return type;
    const halves = types.convertType(elementType);
    return halves ? MemRefType.get(type.shape, halves, type.memorySpace, type.layout) : null;
  };
}

/** `memref-emulate-wide-int`. */
export class MemRefEmulateWideInt extends MemRefEmulateWideIntBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { widestIntSupported } = this.options;
    if (!canBeHalved(widestIntSupported)) return false;
    const types = wideIntegerTypes(widestIntSupported);
    types.addConversion(memoryOfHalves(types, widestIntSupported));
    const target = new ConversionTarget().addDynamicallyLegalDialect(
      (op) => types.isLegalOp(op),
      'arith',
      'memref',
      'vector',
    );
    const patterns = [new AllocateHalves(types), new LoadHalves(types), new StoreHalves(types)];
    return applyDeferredPartialConversion(root, target, [...wideIntegerPatterns(types), ...patterns]);
  }
}
