import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { range } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { buildExtract } from '../../dialects/vector/build-extract.ts';
import {
  BroadcastOp,
  ExtractOp,
  InsertOp,
  TransferReadOp,
  TransferWriteOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { isOfTensor, type TransferOp, transferredType } from '../../dialects/vector/transfer/transfer-op.ts';
import {
  areRowsTransferable,
  checkedBody,
  isBroadcastFirst,
  maskRank,
  transferIndices,
  type TransferLoweringOptions,
  unpackedPermutationMap,
  withoutFirstDim,
} from './transfers.ts';

/** Transfers as such of all rows, written out one behind the other. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. */

/** How many rows are written out: mlir-opt would go on for longer than anybody waits. */
const mostRows = 1 << 16;

abstract class UnrollTransferConversion<T extends TransferOp> extends OpRewritePattern<T> {
  protected readonly options: TransferLoweringOptions;

  constructor(options: TransferLoweringOptions) {
    super();
    this.options = options;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const type = transferredType(op);
    if (type.rank <= this.options.targetRank)
      return rewriter.notifyMatchFailure(op, 'vector rank is less or equal to target rank');
    if (!areRowsTransferable(op, this.options))
      return rewriter.notifyMatchFailure(op, 'a tensor, elements of another type or a mask in another order');
    if (type.scalableDims[0] || type.shape[0]! > mostRows) {
      return rewriter.notifyMatchFailure(op, 'scalable dimensions cannot be unrolled at compile time');
    }
    if (maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'under a mask there is one operation');
    this.unroll(op, type, rewriter);
    return true;
  }

  protected abstract unroll(op: T, type: VectorType, rewriter: PatternRewriter): void;
}

/** Returns the mask of row `row`, undefined where there is none or all of the row is transferred. */
function maskOfRow(op: TransferOp, rewriter: PatternRewriter, row: number): Value | undefined {
  if (!op.mask || isBroadcastFirst(op)) return op.mask;
  return maskRank(op) > 1 ? buildExtract(rewriter, op.location, op.mask, [row]).result() : undefined;
}

export class UnrollTransferReadConversion extends UnrollTransferConversion<TransferReadOp> {
  readonly root = TransferReadOp;
  /** Insertions of rows that this made: they insert into a vector that is padding where nothing is read. */
  readonly #inserts = new WeakSet<InsertOp>();

  protected unroll(op: TransferReadOp, type: VectorType, rewriter: PatternRewriter): void {
    const { location, padding, base, inBounds } = op;
    const insertion = this.#insertionOf(op);
    let result =
      insertion?.dest ?? BroadcastOp.build(rewriter, location, { source: padding, vectorType: type }).result();
    const vectorType = withoutFirstDim(type);
    for (const row of range(type.shape[0]!)) {
      const iv = buildIndexConstant(rewriter, location, row);
      const before = result;
      const inside = (): readonly Value[] => {
        const indices = transferIndices(rewriter, op, iv);
        const permutationMap = unpackedPermutationMap(op);
        const mask = maskOfRow(op, rewriter, row);
        const args = { base, indices, permutationMap, padding, mask, inBounds: inBounds.slice(1), vectorType };
        let valueToStore: Value = TransferReadOp.build(rewriter, location, args).vector;
        if (vectorType.rank === 0) valueToStore = buildExtract(rewriter, location, valueToStore, []).result();
        const insert = InsertOp.build(rewriter, location, {
          valueToStore,
          dest: before,
          dynamicPosition: insertion?.dynamicPosition ?? [],
          staticPosition: [...(insertion?.staticPosition ?? []), row],
        });
        this.#inserts.add(insert);
        return insert.results;
      };
      result = checkedBody(rewriter, op, iv, inside, () => [before])[0]!;
    }
    if (insertion) rewriter.replaceOp(insertion, [result]);
    rewriter.replaceOp(op, insertion ? [] : [result]);
  }

  /**
   * Returns what inserts the vector into another one, where nothing else uses it. Differs: upstream also takes insertions into the vector that is read, or into vectors that are made
   * behind it, which gives invalid IR, and leaves elements that should be padding as they were in the other vector.
   */
  #insertionOf(op: TransferReadOp): InsertOp | undefined {
    const { vector, inBounds, mask, permutationMap } = op;
    const user = vector.hasOneUse ? vector.firstUse!.owner : undefined;
    if (!(user instanceof InsertOp) || user.valueToStore !== vector) return undefined;
    if (this.#inserts.has(user)) return user;
    const unpacked = permutationMap.value.results.slice(0, transferredType(op).rank - this.options.targetRank);
    const numMasked = unpacked.filter((result) => result.kind === 'dim').length;
    const isAllRead =
      unpacked.every((result, dim) => inBounds[dim] || result.kind !== 'dim') && (!mask || maskRank(op) > numMasked);
    const isKnownBefore = [user.dest, ...user.dynamicPosition].every(({ definingOp }) => {
      return !definingOp || (definingOp.block === op.block && definingOp.isBeforeInBlock(op));
    });
    return isAllRead && isKnownBefore && user.block === op.block ? user : undefined;
  }
}

export class UnrollTransferWriteConversion extends UnrollTransferConversion<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected unroll(op: TransferWriteOp, type: VectorType, rewriter: PatternRewriter): void {
    const { location, inBounds, resultTypes, valueToStore } = op;
    const { definingOp } = valueToStore;
    const extraction = definingOp instanceof ExtractOp ? definingOp : undefined;
    let { base } = op;
    for (const row of range(type.shape[0]!)) {
      const iv = buildIndexConstant(rewriter, location, row);
      const before = base;
      const inside = (): readonly Value[] => {
        const indices = transferIndices(rewriter, op, iv);
        const source = extraction?.source ?? valueToStore;
        const resultType = type.rank === 1 ? type.elementType : withoutFirstDim(type);
        const dynamicPosition = extraction?.dynamicPosition ?? [];
        const staticPosition = [...(extraction?.staticPosition ?? []), row];
        const args = { source, dynamicPosition, staticPosition, resultType };
        let vector: Value = ExtractOp.build(rewriter, location, args).result();
        if (type.rank === 1) {
          const vectorType = VectorType.get([], type.elementType);
          vector = BroadcastOp.build(rewriter, location, { source: vector, vectorType }).result();
        }
        const permutationMap = unpackedPermutationMap(op);
        const mask = maskOfRow(op, rewriter, row);
        const write = { valueToStore: vector, base: before, indices, permutationMap, mask, resultTypes };
        return TransferWriteOp.build(rewriter, location, { ...write, inBounds: inBounds.slice(1) }).results;
      };
      const outside = (): readonly Value[] => (isOfTensor(op) ? [before] : []);
      base = checkedBody(rewriter, op, iv, inside, outside)[0] ?? base;
    }
    rewriter.replaceOp(op, isOfTensor(op) ? [base] : []);
  }
}
