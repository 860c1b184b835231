import {
  AffineBinaryOpExpr,
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Value } from '../../ir/value.ts';
import { staticIndices } from '../../builtin/dynamic-index-list.ts';
import { type DelinearizeIndexOp } from './generated/affine-ops.gen.ts';

/** A map while values are put into it: what is behind its dims and symbols. Places that nothing uses any more have no value; further ones come behind. */
export interface MapInputs {
  map: AffineMap;
  readonly dims: (Value | undefined)[];
  readonly symbols: (Value | undefined)[];
}

/** Expressions of more levels stay as they are: the search takes stack for each. */
const maxDepth = 2000;

/**
 * Puts the index that `affine.delinearize_index` takes apart in the place of sums that put it together again, and tells whether the map has any.
 * Source: replaceAffineDelinearizeIndexInverseExpression of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export function undoDelinearize(op: DelinearizeIndexOp, inputs: MapInputs): boolean {
  const { map, dims, symbols } = inputs;
  const parts = op.multiIndex.map((part) => inputOf(part, inputs));
  const terms = termsOf(op, parts);
  if (!terms) return false;
  const isDim = parts.every((part) => part?.kind === 'dim');
  const index = isDim ? getAffineDimExpr(dims.length) : getAffineSymbolExpr(symbols.length);
  const results = map.results.map((result) => (result.depth > maxDepth ? result : shorten(result, terms, index)));
  if (results.every((result, i) => result === map.result(i))) return false;
  (isDim ? dims : symbols).push(op.linearIndex);
  inputs.map = AffineMap.get(dims.length, symbols.length, results);
  for (const part of parts) {
    if (part?.kind === 'dim' && !inputs.map.isFunctionOfDim(part.position)) dims[part.position] = undefined;
    if (part?.kind === 'symbol' && !inputs.map.isFunctionOfSymbol(part.position)) symbols[part.position] = undefined;
  }
  return true;
}

/** Returns the last input that has the value. */
function inputOf(value: Value, { dims, symbols }: MapInputs): AffineExpr | undefined {
  const symbol = symbols.lastIndexOf(value);
  if (symbol >= 0) return getAffineSymbolExpr(symbol);
  const dim = dims.lastIndexOf(value);
  return dim >= 0 ? getAffineDimExpr(dim) : undefined;
}

/** Returns each part of the index times what one of it counts; undefined if that is not known or a part is no input. */
function termsOf(op: DelinearizeIndexOp, parts: readonly (AffineExpr | undefined)[]): AffineExpr[] | undefined {
  if (op.dynamicBasis.length > 0) return undefined;
  const basis = staticIndices(op.properties.get('static_basis'));
  const terms: AffineExpr[] = [];
  let stride = 1n;
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i];
    if (!part) return undefined;
    terms.push(part.mul(getAffineConstantExpr(stride)));
    // The first part needs no size.
    if (i > 0) stride = BigInt.asIntN(64, stride * BigInt(basis[basis.length - parts.length + i]!));
  }
  return terms;
}

/** Returns the expression with `index`, and what else is added, for every sum in it that has all the terms. */
function shorten(expr: AffineExpr, terms: readonly AffineExpr[], index: AffineExpr): AffineExpr {
  if (!(expr instanceof AffineBinaryOpExpr)) return expr;
  if (expr.kind !== 'add') {
    const [lhs, rhs] = [shorten(expr.lhs, terms, index), shorten(expr.rhs, terms, index)];
    return lhs === expr.lhs && rhs === expr.rhs ? expr : getAffineBinaryOpExpr(expr.kind, lhs, rhs);
  }
  const added = addends(expr);
  const missing = [...terms];
  const others = added.filter((term) => {
    const found = missing.findIndex((other) => other.equals(term));
    if (found >= 0) missing.splice(found, 1);
    return found < 0;
  });
  const keep = (sum: AffineExpr, term: AffineExpr): AffineExpr => sum.add(term);
  if (missing.length === 0) return others.reduceRight(keep, index);
  const changed = added.map((term) => shorten(term, terms, index));
  return changed.every((term, i) => term === added[i]) ? expr : changed.reduceRight(keep);
}

/** Returns what the sum adds, from the last to the first. */
function addends(sum: AffineBinaryOpExpr): AffineExpr[] {
  const terms: AffineExpr[] = [];
  let rest: AffineExpr = sum;
  for (; rest instanceof AffineBinaryOpExpr && rest.kind === 'add'; rest = rest.lhs) terms.push(rest.rhs);
  terms.push(rest);
  return terms;
}
