import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpResult, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexCastOp } from '../../arith/generated/arith-ops.gen.ts';
import { CastOp, DimOp, EmptyOp, ExtractOp, ReshapeOp } from '../generated/tensor-ops.gen.ts';
import { knownIndex } from '../../../rewrite/mixed-indices.ts';

/** Canonicalization of `tensor.dim`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** A cast keeps the sizes. */
class DimOfCastOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.source.definingOp;
    if (!(cast instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not a size of a cast');
    rewriter.replaceOp(
      op,
      DimOp.build(rewriter, op.location, { source: cast.source, index: op.index, resultType: op.result(0).type })
        .results,
    );
    return true;
  }
}

/** A size that a tensor without elements is made with is known. */
export class FoldEmptyTensorWithDimOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const empty = op.source.definingOp;
    const index = knownIndex(op.index);
    if (!(empty instanceof EmptyOp) || index === undefined) return rewriter.notifyMatchFailure(op, 'not a known size');
    const { shape } = empty.result(0).type as RankedTensorType;
    if (index < 0 || index >= shape.length || !isDynamic(shape[index]!)) {
      return rewriter.notifyMatchFailure(op, 'not a size that is a value');
    }
    const before = shape.slice(0, index).filter(isDynamic).length;
    rewriter.replaceOp(op, [empty.dynamicSizes[before]!]);
    return true;
  }
}

/** What is written to a tensor keeps its sizes. */
class DimOfDestStyleOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;
  readonly #firstInits = new FirstInits();

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const init = tiedInit(op.source);
    if (!init) return rewriter.notifyMatchFailure(op, 'not a size of a result that is tied to an init');
    const source = rewriter.mayJoinRewrites ? this.#firstInits.find(init, rewriter) : init;
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
    this.#firstInits.isNotChanged(rewriter);
    return true;
  }
}

/** Returns the init that `value` is the result for, if it is one. */
function tiedInit(value: Value): Value | undefined {
  return value instanceof OpResult ? dpsInits(value.owner)?.[value.resultNumber]?.value : undefined;
}

/** The starts of chains of inits, each the result for the last one. They are kept until anything changes, as each tensor of a chain may be asked for. */
class FirstInits {
  #known = new Map<Value, Value>();
  #rewriter: PatternRewriter | undefined;
  #changeCount = 0;

  /** Returns the start of the chain that `init` ends; `init` itself where the chain is a circle, as it may be in graph regions. */
  find(init: Value, rewriter: PatternRewriter): Value {
    if (rewriter !== this.#rewriter || rewriter.changeCount !== this.#changeCount) {
      this.#known = new Map();
      this.isNotChanged(rewriter);
    }
    const passed = new Set<Value>();
    let first = init;
    for (let next: Value | undefined = init; next; next = this.#known.get(next) ?? tiedInit(next)) {
      if (passed.has(next)) return init;
      passed.add(next);
      first = next;
    }
    passed.delete(first);
    for (const value of passed) this.#known.set(value, first);
    return first;
  }

  /** Takes note that what changed so far by the rewriter has no inits. */
  isNotChanged(rewriter: PatternRewriter): void {
    this.#rewriter = rewriter;
    this.#changeCount = rewriter.changeCount;
  }
}

/** A size of a reshaped tensor is an element of the shape. */
class DimOfReshapeOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const reshape = op.source.definingOp;
    if (!(reshape instanceof ReshapeOp)) return rewriter.notifyMatchFailure(op, 'not a size of a reshaped tensor');
    const { elementType } = reshape.shape.type as RankedTensorType;
    const args = { tensor: reshape.shape, indices: [op.index], resultType: elementType };
    let size = ExtractOp.build(rewriter, op.location, args).result(0);
    const { type } = op.result(0);
    if (size.type !== type) size = IndexCastOp.build(rewriter, op.location, { in: size, outType: type }).result(0);
    rewriter.replaceOp(op, [size]);
    return true;
  }
}

export const dimPatterns = (): readonly RewritePattern[] => [
  new DimOfCastOp(),
  new DimOfDestStyleOp(),
  new DimOfReshapeOp(),
];
