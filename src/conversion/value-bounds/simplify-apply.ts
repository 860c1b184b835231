import {
  AffineBinaryOpExpr,
  type AffineExpr,
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { replaceDimsAndSymbols, usedPositions } from '../../affine/affine-walk.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ApplyOp, MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { composeMapAndOperands, type MapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { type MapInputs } from '../../dialects/affine/undo-delinearize.ts';
import { ValueBounds } from './value-bounds.ts';

/** Expressions of more levels stay as they are: the search takes stack for each. */
const maxDepth = 2000;

/**
 * Puts what others compute into `affine.apply`, and 1 for the least of several positive numbers divided by one of these and rounded up. Source:
 * SimplifyAffineApplyOp of mlir/lib/Dialect/Affine/Transforms/SimplifyAffineMinMax.cpp.
 */
export class SimplifyApply extends OpRewritePattern<ApplyOp> {
  readonly root = ApplyOp;

  matchAndRewrite(op: ApplyOp, rewriter: PatternRewriter): LogicalResult {
    let composed: MapAndOperands = { map: op.map.value, operands: op.mapOperands };
    const comesOf = (root: typeof ApplyOp | typeof MinOp): boolean =>
      composed.operands.some(({ definingOp }) => definingOp instanceof root);
    if (comesOf(ApplyOp)) composed = composeMapAndOperands(composed, replaceQuotients);
    if (comesOf(MinOp)) composed = composeMapAndOperands(composed, replaceQuotients);
    if (composed.map.equals(op.map.value)) return rewriter.notifyMatchFailure(op, 'the map stays');
    rewriter.modifyOpInPlace(op, () => {
      op.map = AffineMapAttr.get(op.context, composed.map);
      op.setOperands(composed.operands);
    });
    return true;
  }
}

/** Replaces quotients that are known to be 1 at a dim or symbol. Source: replaceAffineMinBoundingBoxExpression of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
function replaceQuotients(inputs: MapInputs, kind: 'dim' | 'symbol', position: number): boolean {
  const min = (kind === 'dim' ? inputs.dims : inputs.symbols)[position]?.definingOp;
  if (!(min instanceof MinOp)) return false;
  const index = kind === 'dim' ? getAffineDimExpr(position) : getAffineSymbolExpr(position);
  const quotients = candidatesIn(inputs, min).flatMap((expr) => [
    index.ceilDiv(expr),
    index.add(expr).sub(1).floorDiv(expr),
  ]);
  const { map } = inputs;
  const isFound = (expr: AffineExpr): boolean => quotients.some((quotient) => quotient.equals(expr));
  const results = map.results.map((expr) => (expr.depth > maxDepth ? expr : replaceBy1(expr, isFound)));
  if (results.every((expr, i) => expr.equals(map.result(i))) || !isPositive(min)) return false;
  inputs.map = AffineMap.get(map.numDims, map.numSymbols, results);
  return true;
}

/** Returns the candidates of the least number in terms of the inputs, as far as these are among them. */
function candidatesIn({ dims, symbols }: MapInputs, min: MinOp): AffineExpr[] {
  const map = min.map.value;
  const find = (
    values: readonly Value[],
    among: readonly (Value | undefined)[],
    make: (position: number) => AffineExpr,
  ): (AffineExpr | undefined)[] =>
    values.map((value) => {
      const at = among.indexOf(value);
      return at < 0 ? undefined : make(at);
    });
  const newDims = find(min.operands.slice(0, map.numDims), dims, getAffineDimExpr);
  const newSymbols = find(min.operands.slice(map.numDims), symbols, getAffineSymbolExpr);
  const isKnown = (expr: AffineExpr): boolean =>
    [...usedPositions([expr], 'dim')].every((i) => newDims[i]) &&
    [...usedPositions([expr], 'symbol')].every((i) => newSymbols[i]);
  return map.results.flatMap((expr) =>
    isKnown(expr) ? [replaceDimsAndSymbols(expr, newDims as AffineExpr[], newSymbols as AffineExpr[])] : [],
  );
}

function replaceBy1(expr: AffineExpr, isFound: (expr: AffineExpr) => boolean): AffineExpr {
  if (isFound(expr)) return getAffineConstantExpr(1);
  if (!(expr instanceof AffineBinaryOpExpr)) return expr;
  const [lhs, rhs] = [replaceBy1(expr.lhs, isFound), replaceBy1(expr.rhs, isFound)];
  return lhs === expr.lhs && rhs === expr.rhs ? expr : getAffineBinaryOpExpr(expr.kind, lhs, rhs, expr.keepsOrder);
}

function isPositive(min: MinOp): boolean {
  const map = min.map.value;
  const zero = { map: AffineMap.get(0, 0, [getAffineConstantExpr(0)]), operands: [] };
  return map.results.every((_, i) =>
    ValueBounds.areKnown(zero, '<', { map: map.getSliceMap(i, 1), operands: min.operands }),
  );
}
