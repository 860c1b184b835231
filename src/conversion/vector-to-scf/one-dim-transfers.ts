import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { kDynamic, MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildForWithBody } from '../../dialects/scf/build-with-bodies.ts';
import { isLastDimUnitStride } from '../../dialects/vector/access.ts';
import { buildExtractAt } from '../../dialects/vector/build-extract.ts';
import {
  BroadcastOp,
  InsertOp,
  TransferReadOp,
  TransferWriteOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { type TransferOp, transferredType } from '../../dialects/vector/transfer/transfer-op.ts';
import { timesVscale } from './times-vscale.ts';
import { checkedBody, transferIndices } from './transfers.ts';

/** Transfers of vectors of one dimension element by element, where these do not lie next to each other in memory. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. */

abstract class TransferOp1dConversion<T extends TransferOp> extends OpRewritePattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const map = op.permutationMap.value;
    const type = transferredType(op);
    const memory = op.base.type;
    if (
      !(memory instanceof MemRefType) ||
      map.numResults !== 1 ||
      type.rank !== 1 ||
      memory.elementType !== type.elementType
    ) {
      return rewriter.notifyMatchFailure(op, 'not a vector of one dimension and a memref');
    }
    if (map.isMinorIdentity() && isLastDimUnitStride(memory))
      return rewriter.notifyMatchFailure(op, 'elements next to each other');
    if (maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'under a mask there is one operation');
    const { location } = op;
    const lowerBound = buildIndexConstant(rewriter, location, 0);
    const size = buildIndexConstant(rewriter, location, type.shape[0]!);
    const upperBound = type.scalableDims[0] ? timesVscale(rewriter, location, size) : size;
    const step = buildIndexConstant(rewriter, location, 1);
    const initArgs = this.initial(op, type, rewriter);
    const loop = buildForWithBody(rewriter, location, { lowerBound, upperBound, step, initArgs }, ([iv, carried]) => {
      const indices = transferIndices(rewriter, op, iv!);
      return checkedBody(
        rewriter,
        op,
        iv!,
        () => this.transfer(op, rewriter, { iv: iv!, indices, carried }),
        () => (carried ? [carried] : []),
      );
    });
    rewriter.replaceOp(op, loop.results);
    return true;
  }

  /** Returns what the first iteration begins with. */
  protected abstract initial(op: T, type: VectorType, rewriter: PatternRewriter): readonly Value[];
  /** Makes what transfers one element and returns what the next iteration begins with. */
  protected abstract transfer(op: T, rewriter: PatternRewriter, element: ElementPlace): readonly Value[];
}

interface ElementPlace {
  readonly iv: Value;
  readonly indices: readonly Value[];
  readonly carried: Value | undefined;
}

export class TransferReadOp1dConversion extends TransferOp1dConversion<TransferReadOp> {
  readonly root = TransferReadOp;

  protected initial(
    { padding, location }: TransferReadOp,
    vectorType: VectorType,
    rewriter: PatternRewriter,
  ): readonly Value[] {
    return BroadcastOp.build(rewriter, location, { source: padding, vectorType }).results;
  }

  protected transfer(
    { base, location }: TransferReadOp,
    rewriter: PatternRewriter,
    { iv, indices, carried }: ElementPlace,
  ) {
    const resultType = (base.type as MemRefType).elementType;
    const valueToStore = LoadOp.build(rewriter, location, { memref: base, indices, resultType }).result();
    const args = { valueToStore, dest: carried!, dynamicPosition: [iv], staticPosition: [kDynamic] };
    return InsertOp.build(rewriter, location, args).results;
  }
}

export class TransferWriteOp1dConversion extends TransferOp1dConversion<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected initial(): readonly Value[] {
    return [];
  }

  protected transfer(
    { base, location, valueToStore }: TransferWriteOp,
    rewriter: PatternRewriter,
    { iv, indices }: ElementPlace,
  ) {
    const value = buildExtractAt(rewriter, location, valueToStore, [], iv);
    StoreOp.build(rewriter, location, { value, memref: base, indices });
    return [];
  }
}
