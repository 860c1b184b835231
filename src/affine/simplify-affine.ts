import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineBinaryOpExpr,
  type AffineExpr,
} from './affine-expr.ts';
import { safeOrNaN } from './affine-eval.ts';
import { type AffineMap } from './affine-map.ts';
import { foldAffineExpr, type AffineLeafExpr } from './affine-walk.ts';
import { IntegerSet } from './integer-set.ts';
import { gcdInt64 } from './int64.ts';

/**
 * A linear combination of dims, symbols and local expressions plus a constant. Coefficients missing at the end are
 * zero. A coefficient that left the safe integers is NaN and makes the whole expression keep its form.
 */
interface FlatForm {
  readonly dims: readonly number[];
  readonly symbols: readonly number[];
  readonly locals: readonly number[];
  readonly constant: number;
}

/** The form of what is left alone: division by zero or a negative constant, values beyond 2^53, too many divisions. */
const poison: FlatForm = { dims: [], symbols: [], locals: [], constant: NaN };

/** Expressions with more divisions than this keep their form, as every operation costs a pass over all of them. */
const maxLocals = 256;

const isPoison = (form: FlatForm) => coefficients(form).some((value) => Number.isNaN(value));

const coefficients = (form: FlatForm) => [...form.dims, ...form.symbols, ...form.locals, form.constant];

function mapForm(form: FlatForm, change: (value: number) => number): FlatForm {
  const constant = change(form.constant) + 0;
  return { dims: form.dims.map(change), symbols: form.symbols.map(change), locals: form.locals.map(change), constant };
}

function addRows(a: readonly number[], b: readonly number[]): number[] {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, i) => safeOrNaN((a[i] ?? 0) + (b[i] ?? 0)));
}

function addForms(a: FlatForm, b: FlatForm): FlatForm {
  return {
    dims: addRows(a.dims, b.dims),
    symbols: addRows(a.symbols, b.symbols),
    locals: addRows(a.locals, b.locals),
    constant: safeOrNaN(a.constant + b.constant),
  };
}

const unit = (position: number) => Array.from({ length: position + 1 }, (_, i) => Number(i === position));

/** Flattens one expression; divisions that remain become local expressions, equal ones shared. */
class Flattener {
  private readonly localExprs: AffineExpr[] = [];

  flatten(expr: AffineExpr): FlatForm {
    return foldAffineExpr<FlatForm>(
      expr,
      (leaf) => this.leaf(leaf),
      (node, lhs, rhs) => this.binary(node, lhs, rhs),
    );
  }

  /** Returns the expression of a flat form: dims, symbols, locals in the order they arose, then the constant. */
  unflatten(form: FlatForm): AffineExpr {
    let sum: AffineExpr = getAffineConstantExpr(0);
    const addTerms = (row: readonly number[], get: (position: number) => AffineExpr) => {
      row.forEach((factor, position) => {
        if (factor !== 0) sum = sum.add(get(position).mul(factor));
      });
    };
    addTerms(form.dims, getAffineDimExpr);
    addTerms(form.symbols, getAffineSymbolExpr);
    addTerms(form.locals, (position) => this.localExprs[position]!);
    return sum.add(form.constant);
  }

  private leaf(leaf: AffineLeafExpr): FlatForm {
    const zero: FlatForm = { dims: [], symbols: [], locals: [], constant: 0 };
    if (leaf.kind === 'constant') return { ...zero, constant: safeOrNaN(leaf.value) };
    return leaf.kind === 'dim' ? { ...zero, dims: unit(leaf.position) } : { ...zero, symbols: unit(leaf.position) };
  }

  private binary(node: AffineBinaryOpExpr, lhs: FlatForm, rhs: FlatForm): FlatForm {
    if (node.kind === 'add') return addForms(lhs, rhs);
    const right = rhs.constant;
    if (node.kind === 'mul') return mapForm(lhs, (value) => safeOrNaN(value * right));
    if (!(right > 0) || isPoison(lhs)) return poison;
    return node.kind === 'mod' ? this.mod(lhs, right) : this.div(node.kind, lhs, right);
  }

  /** Returns lhs - (lhs floordiv modulus) * modulus, the quotient being a local. */
  private mod(lhs: FlatForm, modulus: number): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, modulus);
    if (divisor === 1) return { dims: [], symbols: [], locals: [], constant: 0 };
    const quotient = this.local(this.unflatten(dividend).floorDiv(divisor));
    return addForms(
      lhs,
      mapForm(quotient, (value) => value * -modulus),
    );
  }

  private div(kind: 'floordiv' | 'ceildiv', lhs: FlatForm, by: number): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, by);
    if (divisor === 1) return dividend;
    const numerator = this.unflatten(dividend);
    return this.local(kind === 'ceildiv' ? numerator.ceilDiv(divisor) : numerator.floorDiv(divisor));
  }

  private local(expr: AffineExpr): FlatForm {
    let position = this.localExprs.findIndex((known) => known.equals(expr));
    if (position < 0 && this.localExprs.length === maxLocals) return poison;
    if (position < 0) position = this.localExprs.push(expr) - 1;
    return { dims: [], symbols: [], locals: unit(position), constant: 0 };
  }
}

/** Divides all coefficients and the divisor by their greatest common divisor. */
function cancelCommonFactor(form: FlatForm, divisor: number): { dividend: FlatForm; divisor: number } {
  let gcd = divisor;
  for (const value of coefficients(form)) gcd = Number(gcdInt64(gcd, Math.abs(value)));
  return { dividend: mapForm(form, (value) => value / gcd), divisor: divisor / gcd };
}

/**
 * Returns an equal expression in the form that MLIR's flattening gives: like terms collected, dims first, then
 * symbols, divisions and the constant; `e mod c` becomes `e - (e floordiv c) * c`.
 * Semi-affine expressions, divisions by zero or by negative constants and coefficients of 2^53 or more are kept as
 * they are. Source: MLIR simplifyAffineExpr, SimpleAffineExprFlattener. Differs: MLIR also reorders semi-affine terms.
 */
export function simplifyAffineExpr(expr: AffineExpr): AffineExpr {
  if (!expr.isPureAffine) return expr;
  const flattener = new Flattener();
  const form = flattener.flatten(expr);
  return isPoison(form) ? expr : flattener.unflatten(form);
}

/** Returns the map with simplified results. Source: MLIR simplifyAffineMap. */
export function simplifyAffineMap(map: AffineMap): AffineMap {
  return map.mapResults(simplifyAffineExpr);
}

/** Returns the set with simplified constraints. */
export function simplifyIntegerSetConstraints(set: IntegerSet): IntegerSet {
  return IntegerSet.get(set.numDims, set.numSymbols, set.constraints.map(simplifyAffineExpr), set.eqFlags);
}
