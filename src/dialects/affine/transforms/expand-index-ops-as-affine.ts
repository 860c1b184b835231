import {
  type AffineExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
} from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Value } from '../../../ir/value.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { constantIndex, type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { composedApply, composedFoldedApply } from '../composed-apply.ts';
import { DelinearizeIndexOp, LinearizeIndexOp } from '../generated/affine-ops.gen.ts';
import { AffineExpandIndexOpsAsAffinePassBase } from '../generated/affine-passes.gen.ts';
import { basisOf } from '../linear-index-patterns.ts';
import { innerBasis } from '../lower-linear-index.ts';

/** `affine-expand-index-ops-as-affine`. Source: mlir/lib/Dialect/Affine/Transforms/AffineExpandIndexOpsAsAffine.cpp. */
export class AffineExpandIndexOpsAsAffinePass extends AffineExpandIndexOpsAsAffinePassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [new DelinearizeAsApply(), new LinearizeAsApply()], mlirGreedyDefaults);
  }
}

const asValue = (builder: OpBuilder, location: Location, index: MixedIndex): Value =>
  index instanceof Value ? index : buildIndexConstant(builder, location, index);

const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
const quotient = AffineMap.get(2, 0, [d0.floorDiv(d1)]);
const remainder = AffineMap.get(2, 0, [d0.mod(d1)]);
const product = AffineMap.get(0, 2, [getAffineSymbolExpr(0).mul(getAffineSymbolExpr(1))]);

/** Each index is the quotient of what is left and its stride, which leaves the remainder. */
class DelinearizeAsApply extends OpRewritePattern<DelinearizeIndexOp> {
  readonly root = DelinearizeIndexOp;

  matchAndRewrite(op: DelinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const strides: Value[] = [];
    let stride: MixedIndex = 1;
    for (const element of innerBasis(op).reverse()) {
      stride = composedFoldedApply(rewriter, location, product, [element, stride]);
      strides.push(asValue(rewriter, location, stride));
    }
    let rest: Value = op.linearIndex;
    const results: Value[] = strides.reverse().map((divisor) => {
      const index = composedApply(rewriter, location, quotient, [rest, divisor]);
      rest = composedApply(rewriter, location, remainder, [rest, divisor]);
      return index;
    });
    rewriter.replaceOp(op, [...results, rest]);
    return true;
  }
}

/** The sum of the products of indices and strides. */
class LinearizeAsApply extends OpRewritePattern<LinearizeIndexOp> {
  readonly root = LinearizeIndexOp;

  matchAndRewrite(op: LinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const { location, multiIndex } = op;
    const indices: MixedIndex[] = multiIndex.map((index) => constantIndex(index) ?? index);
    const strides = buildStrides(rewriter, location, basisOf(op), indices.length);
    let sum: AffineExpr = getAffineSymbolExpr(0);
    const operands: MixedIndex[] = [0];
    indices.forEach((index, i) => {
      sum = sum.add(getAffineSymbolExpr(2 * i + 1).mul(getAffineSymbolExpr(2 * i + 2)));
      operands.push(index, strides[i]!);
    });
    const linear = composedFoldedApply(rewriter, location, AffineMap.get(0, operands.length, [sum]), operands);
    rewriter.replaceOp(op, [asValue(rewriter, location, linear)]);
    return true;
  }
}

/** Makes the strides of as many indices, of which the first needs no element of the basis. */
function buildStrides(
  builder: OpBuilder,
  location: Location,
  basis: readonly MixedIndex[],
  numIndices: number,
): MixedIndex[] {
  const values: Value[] = [];
  const sizes = basis.map((element): AffineExpr => {
    const known = constantIndex(element);
    if (known !== undefined) return getAffineConstantExpr(exactInt64(known));
    return getAffineSymbolExpr(values.push(element as Value) - 1);
  });
  const strides: AffineExpr[] = [getAffineConstantExpr(1)];
  const inner = sizes.slice(sizes.length === numIndices ? 1 : 0);
  for (const size of inner.reverse()) strides.unshift(strides[0]!.mul(size));
  return strides
    .slice(0, numIndices)
    .map((stride) => composedFoldedApply(builder, location, AffineMap.get(0, values.length, [stride]), values));
}
