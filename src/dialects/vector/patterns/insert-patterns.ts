import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BroadcastOp, FromElementsOp, InsertOp, ToElementsOp } from '../generated/vector-ops.gen.ts';
import { linearize } from '../linear-positions.ts';
import { poisonIndex } from '../positions.ts';

/** Insertions that leave nothing of what was there. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

const countElements = ({ type }: Value): number => (type instanceof VectorType ? type.numElements : 1);

/** A vector that has as many elements as the one that it is inserted into becomes it. */
export class InsertToBroadcast extends OpRewritePattern<InsertOp> {
  readonly root = InsertOp;

  matchAndRewrite(op: InsertOp, rewriter: PatternRewriter): LogicalResult {
    const source = op.valueToStore;
    if (!(source.type instanceof VectorType) || countElements(source) !== countElements(op.dest)) {
      return rewriter.notifyMatchFailure(op, 'not a vector, or some elements stay');
    }
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, { source, vectorType: op.dest.type }).results);
    return true;
  }
}

/** Insertions one upon the other that leave no element become one vector of elements. */
export class InsertChainFullyInitialized extends OpRewritePattern<InsertOp> {
  readonly root = InsertOp;

  matchAndRewrite(op: InsertOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.dest.type as VectorType;
    if (type.scalableDims.includes(true)) return rewriter.notifyMatchFailure(op, 'the size is not known');
    const isInner = [...op.result().uses()].some(
      ({ owner }) => owner instanceof InsertOp && owner.dest === op.result(),
    );
    if (isInner) return rewriter.notifyMatchFailure(op, 'not the last of the insertions');
    const chain = chainOf(op);
    if (!chain) return rewriter.notifyMatchFailure(op, 'a vector between has other uses, or a position is not known');
    const covering = coveringPart(chain, type);
    if (!covering) return rewriter.notifyMatchFailure(op, 'some elements stay');
    const elements: Value[] = [];
    for (const { valueToStore: value, staticPosition } of covering.reverse()) {
      const start = linearize(staticPosition, type.shape);
      if (!(value.type instanceof VectorType)) {
        elements[start] = value;
        continue;
      }
      const elementTypes = Array.from({ length: value.type.numElements }, () => type.elementType);
      const parts = ToElementsOp.build(rewriter, op.location, { source: value, elementTypes });
      for (const [i, part] of parts.results.entries()) elements[start + i] = part;
    }
    rewriter.replaceOp(op, FromElementsOp.build(rewriter, op.location, { elements, destType: type }).results);
    return true;
  }
}

/** Returns the insertions from the last to the first; undefined where a result between them is used elsewhere, or a position has values. */
function chainOf(last: InsertOp): readonly InsertOp[] | undefined {
  const chain: InsertOp[] = [];
  for (let op = last; ;) {
    if (op.dynamicPosition.length > 0) return undefined;
    chain.push(op);
    const next = op.dest.definingOp;
    if (!(next instanceof InsertOp)) return chain;
    if (!next.result().hasOneUse) return undefined;
    op = next;
  }
}

/** Returns the last insertions that together write all elements, from the last on; undefined where some stay or are poison. */
function coveringPart(chain: readonly InsertOp[], { shape, numElements }: VectorType): InsertOp[] | undefined {
  const covered = new Set<number>();
  for (const [i, { staticPosition, valueToStore }] of chain.entries()) {
    if (staticPosition.includes(poisonIndex)) return undefined;
    const start = linearize(staticPosition, shape);
    const end = start + countElements(valueToStore);
    for (let place = start; place < end; place++) covered.add(place);
    if (covered.size === numElements) return chain.slice(0, i + 1);
  }
  return undefined;
}
