import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { constantIndex, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildSubview } from '../../dialects/memref/build-slice.ts';
import { LoadOp, StoreOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import { FoldMemRefAliasOpsPassBase } from '../generated/conversion-passes.gen.ts';
import { vectorViewFolders } from './fold-vector-alias-ops.ts';
import { indicesIntoSlice, sourceIndices, type View } from './resolve-indices.ts';
import { viewClasses, ViewFolder } from './view-folder.ts';

/** Source: mlir/lib/Dialect/MemRef/Transforms/FoldMemRefAliasOps.cpp. */

/** Accesses to a view become accesses to its source. */
class AccessOfViewFolder<A extends LoadOp | StoreOp> extends ViewFolder<A> {
  protected memoryOf({ memref }: A): Value {
    return memref;
  }

  protected fold(op: A, view: View, rewriter: PatternRewriter): LogicalResult {
    const { location, nontemporal } = op;
    const indices = sourceIndices(rewriter, location, view, op.indices);
    const args = { memref: view.operand(0), indices, nontemporal };
    if (op instanceof StoreOp) {
      StoreOp.build(rewriter, location, { ...args, value: op.value });
      rewriter.eraseOp(op);
    } else {
      rewriter.replaceOp(op, LoadOp.build(rewriter, location, { ...args, resultType: op.result(0).type }).results);
    }
    return true;
  }
}

/** A slice of a slice is a slice of the source, if no elements between are left out. */
class SubViewOfSubViewFolder extends OpRewritePattern<SubViewOp> {
  readonly root = SubViewOp;

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    const outer = op.source.definingOp;
    if (!(outer instanceof SubViewOp)) return rewriter.notifyMatchFailure(op, 'no slice of a slice');
    const slice = mixedSlice(op);
    const { sizes: outerSizes, strides } = mixedSlice(outer);
    const isUnit = (stride: MixedIndex): boolean => stride === 1;
    if (!slice.strides.every(isUnit) || !strides.every(isUnit)) {
      return rewriter.notifyMatchFailure(op, 'strides that are not 1');
    }
    const dropped = droppedDimsOf(outer);
    let next = 0;
    const sizes = outerSizes.map((size, dim) => (dropped[dim] ? size : slice.sizes[next++]!));
    const offsets = indicesIntoSlice(rewriter, op.location, outer, slice.offsets).map(numberOrValue);
    const type = op.result(0).type as MemRefType;
    rewriter.replaceOp(op, [buildSubview(rewriter, op.location, outer.source, { offsets, sizes, strides }, type)]);
    return true;
  }
}

const numberOrValue = (value: Value): MixedIndex => constantIndex(value) ?? value;

/** `fold-memref-alias-ops`. */
export class FoldMemRefAliasOpsPass extends FoldMemRefAliasOpsPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = viewClasses.flatMap(([name, view]) => [
      new AccessOfViewFolder(LoadOp, view, `LoadOpOf${name}OpFolder`),
      new AccessOfViewFolder(StoreOp, view, `StoreOpOf${name}OpFolder`),
    ]);
    applyPatternsGreedily(
      root,
      [...patterns, ...vectorViewFolders(), new SubViewOfSubViewFolder()],
      mlirGreedyDefaults,
    );
  }
}
