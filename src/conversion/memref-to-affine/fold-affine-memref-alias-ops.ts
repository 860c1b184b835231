import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { LoadOp, StoreOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { CollapseShapeOp, ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { AffineFoldMemRefAliasOpsBase } from '../generated/conversion-passes.gen.ts';
import { sourceIndices, type View } from './resolve-indices.ts';
import { valueOf } from './strided-metadata.ts';

/** Source: mlir/lib/Dialect/Affine/Transforms/FoldMemRefAliasOps.cpp. */

/** Accesses to a view become accesses to its source, whose indices are computed before; they have no attributes but their map. */
class AccessOfViewFolder<A extends LoadOp | StoreOp> extends OpRewritePattern<A> {
  constructor(
    readonly root: OpClass<A>,
    private readonly view: OpClass<View>,
  ) {
    super();
  }

  matchAndRewrite(op: A, rewriter: PatternRewriter): LogicalResult {
    const view = op.memref.definingOp;
    if (!(view instanceof this.view)) return rewriter.notifyMatchFailure(op, 'no such view');
    const { context, location } = op;
    const indices = sourceIndices(rewriter, location, view, computedIndices(rewriter, op));
    const map = AffineMapAttr.get(context, AffineMap.getMultiDimIdentityMap(indices.length));
    const args = { memref: view.operand(0), indices, map };
    if (op instanceof StoreOp) {
      StoreOp.build(rewriter, location, { ...args, value: op.value });
      rewriter.eraseOp(op);
    } else {
      rewriter.replaceOp(op, LoadOp.build(rewriter, location, { ...args, resultType: op.result(0).type }).results);
    }
    return true;
  }
}

/** Makes the indices that the map of an access gives. */
function computedIndices(builder: OpBuilder, { location, map, indices }: LoadOp | StoreOp): Value[] {
  const { numDims, numSymbols, results } = map.value;
  return results.map((expr) => {
    const index = composedFoldedApply(builder, location, AffineMap.get(numDims, numSymbols, [expr]), indices);
    return valueOf(builder, location, index);
  });
}

/** `affine-fold-memref-alias-ops`. */
export class AffineFoldMemRefAliasOps extends AffineFoldMemRefAliasOpsBase {
  override runOnOperation(root: Operation): void {
    const patterns = [SubViewOp, ExpandShapeOp, CollapseShapeOp].flatMap((view) => [
      new AccessOfViewFolder(LoadOp, view),
      new AccessOfViewFolder(StoreOp, view),
    ]);
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
