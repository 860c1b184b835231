/** Patterns for values and for accesses of memory. Source: mlir/lib/Conversion/AffineToStandard/AffineToStandard.cpp. */
import { type AffineMap } from '../../affine/affine-map.ts';
import {
  ApplyOp,
  DmaStartOp,
  DmaWaitOp,
  LoadOp,
  MaxOp,
  MinOp,
  PrefetchOp,
  StoreOp,
  VectorLoadOp as AffineVectorLoadOp,
  VectorStoreOp as AffineVectorStoreOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import { mapAttribute, transferOf } from '../../dialects/affine/dma.ts';
import {
  DmaStartOp as MemRefDmaStartOp,
  DmaWaitOp as MemRefDmaWaitOp,
  LoadOp as MemRefLoadOp,
  PrefetchOp as MemRefPrefetchOp,
  StoreOp as MemRefStoreOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { LoadOp as VectorLoadOp, StoreOp as VectorStoreOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { checkDivisors, expandAffineMap } from './expand-affine.ts';
import { buildBound, type BoundKind } from './build-bound.ts';

export class ApplyLowering extends OpRewritePattern<ApplyOp> {
  readonly root = ApplyOp;

  matchAndRewrite(op: ApplyOp, rewriter: PatternRewriter): LogicalResult {
    const values = expand(op, rewriter, op.map.value, op.mapOperands);
    if (!values) return false;
    rewriter.replaceOp(op, values);
    return true;
  }
}

/** Returns what a map of `op` gives; undefined after a diagnostic. */
function expand(
  op: Operation,
  rewriter: PatternRewriter,
  map: AffineMap,
  operands: readonly Value[],
): Value[] | undefined {
  return checkDivisors(op, map.results) ? expandAffineMap(rewriter, op.location, map, operands) : undefined;
}

export class MinLowering extends OpRewritePattern<MinOp> {
  readonly root = MinOp;

  matchAndRewrite(op: MinOp, rewriter: PatternRewriter): LogicalResult {
    return lowerChoice(op, rewriter, 'min');
  }
}

export class MaxLowering extends OpRewritePattern<MaxOp> {
  readonly root = MaxOp;

  matchAndRewrite(op: MaxOp, rewriter: PatternRewriter): LogicalResult {
    return lowerChoice(op, rewriter, 'max');
  }
}

function lowerChoice(op: MinOp | MaxOp, rewriter: PatternRewriter, kind: BoundKind): LogicalResult {
  const map = op.map.value;
  if (!checkDivisors(op, map.results)) return false;
  rewriter.replaceOp(op, [buildBound(rewriter, op.location, kind, map, op.operands)]);
  return true;
}

export class LoadLowering extends OpRewritePattern<LoadOp> {
  readonly root = LoadOp;

  matchAndRewrite(op: LoadOp, rewriter: PatternRewriter): LogicalResult {
    const indices = expand(op, rewriter, op.map.value, op.indices);
    if (!indices) return false;
    const { location, memref } = op;
    const args = { memref, indices, resultType: op.result().type };
    rewriter.replaceOp(op, MemRefLoadOp.build(rewriter, location, args).results);
    return true;
  }
}

export class StoreLowering extends OpRewritePattern<StoreOp> {
  readonly root = StoreOp;

  matchAndRewrite(op: StoreOp, rewriter: PatternRewriter): LogicalResult {
    const indices = expand(op, rewriter, op.map.value, op.indices);
    if (!indices) return false;
    const { location, memref, value } = op;
    MemRefStoreOp.build(rewriter, location, { value, memref, indices });
    rewriter.eraseOp(op);
    return true;
  }
}

export class VectorLoadLowering extends OpRewritePattern<AffineVectorLoadOp> {
  readonly root = AffineVectorLoadOp;

  matchAndRewrite(op: AffineVectorLoadOp, rewriter: PatternRewriter): LogicalResult {
    const indices = expand(op, rewriter, op.map.value, op.indices);
    if (!indices) return false;
    const { location, memref: base } = op;
    rewriter.replaceOp(
      op,
      VectorLoadOp.build(rewriter, location, { base, indices, nontemporal: false, resultType: op.result().type })
        .results,
    );
    return true;
  }
}

export class VectorStoreLowering extends OpRewritePattern<AffineVectorStoreOp> {
  readonly root = AffineVectorStoreOp;

  matchAndRewrite(op: AffineVectorStoreOp, rewriter: PatternRewriter): LogicalResult {
    const indices = expand(op, rewriter, op.map.value, op.indices);
    if (!indices) return false;
    const { location, memref: base, value: valueToStore } = op;
    VectorStoreOp.build(rewriter, location, { valueToStore, base, indices, nontemporal: false });
    rewriter.eraseOp(op);
    return true;
  }
}

export class PrefetchLowering extends OpRewritePattern<PrefetchOp> {
  readonly root = PrefetchOp;

  matchAndRewrite(op: PrefetchOp, rewriter: PatternRewriter): LogicalResult {
    const indices = expand(op, rewriter, op.map.value, op.indices);
    if (!indices) return false;
    const { location, memref, isWrite, localityHint, isDataCache } = op;
    MemRefPrefetchOp.build(rewriter, location, { memref, indices, isWrite, localityHint, isDataCache });
    rewriter.eraseOp(op);
    return true;
  }
}

export class DmaStartLowering extends OpRewritePattern<DmaStartOp> {
  readonly root = DmaStartOp;

  matchAndRewrite(op: DmaStartOp, rewriter: PatternRewriter): LogicalResult {
    const { places, rest } = transferOf(op)!;
    if (!places.map(({ map }) => checkDivisors(op, map.results)).every(Boolean)) return false;
    const [source, destination, tag] = places.map(({ memref, map, inputs }) => [
      memref!,
      ...expandAffineMap(rewriter, op.location, map, inputs),
    ]);
    const [numElements, ...strides] = rest;
    const operands = [...source!, ...destination!, numElements!, ...tag!, ...strides];
    MemRefDmaStartOp.build(rewriter, op.location, { operands });
    rewriter.eraseOp(op);
    return true;
  }
}

export class DmaWaitLowering extends OpRewritePattern<DmaWaitOp> {
  readonly root = DmaWaitOp;

  matchAndRewrite(op: DmaWaitOp, rewriter: PatternRewriter): LogicalResult {
    const map = mapAttribute(op, 'tag_map')!;
    const [tagMemRef, ...others] = op.operands;
    const tagIndices = expand(op, rewriter, map, others.slice(0, map.numInputs));
    if (!tagIndices) return false;
    const numElements = others[map.numInputs]!;
    MemRefDmaWaitOp.build(rewriter, op.location, { tagMemRef: tagMemRef!, tagIndices, numElements });
    rewriter.eraseOp(op);
    return true;
  }
}
