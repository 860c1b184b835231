import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineBinaryOpExpr,
  type AffineExpr,
  type AffineOperandOrder,
} from './affine-expr.ts';
import { safeOrNaN } from './affine-eval.ts';
import { foldAffineExpr, type AffineLeafExpr } from './affine-walk.ts';
import { gcdInt64 } from './int64.ts';

/**
 * A linear combination of dims, symbols and local expressions plus a constant. Coefficients missing at the end are
 * zero. A coefficient that left the safe integers is NaN and makes the whole expression keep its form.
 */
export interface FlatForm {
  readonly dims: readonly number[];
  readonly symbols: readonly number[];
  readonly locals: readonly number[];
  readonly constant: number;
}

/** The form of what is left alone: division by zero or a negative constant, values beyond 2^53, too many divisions. */
const poison: FlatForm = { dims: [], symbols: [], locals: [], constant: NaN };

const zeroForm: FlatForm = { dims: [], symbols: [], locals: [], constant: 0 };

/** Expressions with more divisions than this keep their form, as every operation costs a pass over all of them. */
const maxLocals = 256;

/** Returns whether the expression of this form has to be left alone. */
export function isPoison(form: FlatForm): boolean {
  const isNaNRow = (row: readonly number[]) => row.some(Number.isNaN);
  return Number.isNaN(form.constant) || isNaNRow(form.dims) || isNaNRow(form.symbols) || isNaNRow(form.locals);
}

const coefficients = (form: FlatForm) => [...form.dims, ...form.symbols, ...form.locals, form.constant];

function mapForm(form: FlatForm, change: (value: number) => number): FlatForm {
  const constant = change(form.constant) + 0;
  return { dims: form.dims.map(change), symbols: form.symbols.map(change), locals: form.locals.map(change), constant };
}

function addRows(a: readonly number[], b: readonly number[]): number[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  const sum = long.slice();
  for (let i = 0; i < short.length; i++) sum[i] = safeOrNaN(long[i]! + short[i]!);
  return sum;
}

function addForms(a: FlatForm, b: FlatForm): FlatForm {
  return {
    dims: addRows(a.dims, b.dims),
    symbols: addRows(a.symbols, b.symbols),
    locals: addRows(a.locals, b.locals),
    constant: safeOrNaN(a.constant + b.constant),
  };
}

function unit(position: number): number[] {
  const row = new Array<number>(position + 1).fill(0);
  row[position] = 1;
  return row;
}

/**
 * Flattens one expression. Divisions that remain become local expressions, equal ones shared, and so do semi-affine
 * products, divisions and remainders. Source: SimpleAffineExprFlattener of mlir/lib/IR/AffineExpr.cpp.
 */
export class AffineFlattener {
  /** What each local stands for. */
  readonly localExprs: AffineExpr[] = [];
  readonly #order: AffineOperandOrder;

  constructor(order: AffineOperandOrder) {
    this.#order = order;
  }

  /** Returns the form of `expr`; NaN occurs in it where the expression has to be left alone. */
  flatten(expr: AffineExpr): FlatForm {
    return foldAffineExpr<FlatForm>(
      expr,
      (leaf) => this.#leaf(leaf),
      (node, lhs, rhs) => this.#binary(node, lhs, rhs),
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
    addTerms(form.dims, (position) => this.dim(position));
    addTerms(form.symbols, (position) => this.symbol(position));
    addTerms(form.locals, (position) => this.localExprs[position]!);
    return sum.add(form.constant);
  }

  /** Returns the dim at `position`, in the order of the flattened expression. */
  dim(position: number): AffineExpr {
    return getAffineDimExpr(position, this.#order);
  }

  /** Returns the symbol at `position`. */
  symbol(position: number): AffineExpr {
    return getAffineSymbolExpr(position, this.#order);
  }

  #leaf(leaf: AffineLeafExpr): FlatForm {
    if (leaf.kind === 'constant') return { ...zeroForm, constant: safeOrNaN(leaf.value) };
    const row = unit(leaf.position);
    return leaf.kind === 'dim' ? { ...zeroForm, dims: row } : { ...zeroForm, symbols: row };
  }

  #binary(node: AffineBinaryOpExpr, lhs: FlatForm, rhs: FlatForm): FlatForm {
    if (node.kind === 'add') return addForms(lhs, rhs);
    if (node.rhs.kind !== 'constant') return this.#semiAffine(node, lhs, rhs);
    const right = rhs.constant;
    if (node.kind === 'mul') return mapForm(lhs, (value) => safeOrNaN(value * right));
    if (!(right > 0) || isPoison(lhs)) return poison;
    return node.kind === 'mod' ? this.#mod(lhs, right) : this.#div(node.kind, lhs, right);
  }

  #semiAffine(node: AffineBinaryOpExpr, lhs: FlatForm, rhs: FlatForm): FlatForm {
    if (isPoison(lhs) || isPoison(rhs)) return poison;
    const [left, right] = [this.unflatten(lhs), this.unflatten(rhs)];
    if (node.kind === 'mul') return this.#local(left.mul(right));
    if (node.kind === 'mod') return this.#local(left.mod(right));
    return this.#local(node.kind === 'ceildiv' ? left.ceilDiv(right) : left.floorDiv(right));
  }

  /** Returns lhs - (lhs floordiv modulus) * modulus, the quotient being a local. */
  #mod(lhs: FlatForm, modulus: number): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, modulus);
    if (divisor === 1) return zeroForm;
    const quotient = this.#local(this.unflatten(dividend).floorDiv(divisor));
    return addForms(
      lhs,
      mapForm(quotient, (value) => value * -modulus),
    );
  }

  #div(kind: 'floordiv' | 'ceildiv', lhs: FlatForm, by: number): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, by);
    if (divisor === 1) return dividend;
    const numerator = this.unflatten(dividend);
    return this.#local(kind === 'ceildiv' ? numerator.ceilDiv(divisor) : numerator.floorDiv(divisor));
  }

  #local(expr: AffineExpr): FlatForm {
    let position = this.localExprs.findIndex((known) => known.equals(expr));
    if (position < 0 && this.localExprs.length === maxLocals) return poison;
    if (position < 0) position = this.localExprs.push(expr) - 1;
    return { ...zeroForm, locals: unit(position) };
  }
}

/** Divides all coefficients and the divisor by their greatest common divisor. */
function cancelCommonFactor(form: FlatForm, divisor: number): { dividend: FlatForm; divisor: number } {
  let gcd = divisor;
  for (const value of coefficients(form)) gcd = Number(gcdInt64(gcd, Math.abs(value)));
  return { dividend: mapForm(form, (value) => value / gcd), divisor: divisor / gcd };
}
