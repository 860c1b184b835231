import {
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineBinaryOpExpr,
  type AffineExpr,
  type AffineOperandOrder,
} from './affine-expr.ts';
import { foldAffineExpr, type AffineLeafExpr } from './affine-walk.ts';
import { absInt64, floorDivInt64, gcdInt64, type Int64, wrapAddInt64, wrapMulInt64 } from './int64.ts';

/**
 * A linear combination of dims, symbols and local expressions plus a constant. Coefficients missing at the end are
 * zero. They are wrapped to 64 bits.
 */
export interface FlatForm {
  readonly dims: readonly Int64[];
  readonly symbols: readonly Int64[];
  readonly locals: readonly Int64[];
  readonly constant: Int64;
}

/** What a local is: the dividend plus `add`, divided by the divisor and rounded down. */
export interface FlatDivision {
  readonly dividend: FlatForm;
  readonly divisor: Int64;
  readonly add: Int64;
}

/** The form of what is left alone: division by zero or a negative constant, too many divisions. */
const poison: FlatForm = { dims: [], symbols: [], locals: [], constant: 0 };

const zeroForm: FlatForm = { dims: [], symbols: [], locals: [], constant: 0 };

/** Every operation costs a pass over all divisions. */
const defaultMaxLocals = 256;

/** Returns whether the expression of this form has to be left alone. */
export function isPoison(form: FlatForm): boolean {
  return form === poison;
}

const coefficients = (form: FlatForm) => [...form.dims, ...form.symbols, ...form.locals, form.constant];

function mapForm({ dims, symbols, locals, constant }: FlatForm, change: (value: Int64) => Int64): FlatForm {
  return {
    dims: dims.map(change),
    symbols: symbols.map(change),
    locals: locals.map(change),
    constant: change(constant),
  };
}

function addRows(a: readonly Int64[], b: readonly Int64[]): Int64[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  const sum = long.slice();
  for (let i = 0; i < short.length; i++) sum[i] = wrapAddInt64(long[i]!, short[i]!);
  return sum;
}

function addForms(a: FlatForm, b: FlatForm): FlatForm {
  return {
    dims: addRows(a.dims, b.dims),
    symbols: addRows(a.symbols, b.symbols),
    locals: addRows(a.locals, b.locals),
    constant: wrapAddInt64(a.constant, b.constant),
  };
}

function unit(position: number): Int64[] {
  const row = new Array<Int64>(position + 1).fill(0);
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
  readonly #divisions: (FlatDivision | undefined)[] = [];
  readonly #order: AffineOperandOrder;
  readonly #maxLocals: number;

  /** Expressions with more divisions than `maxLocals` are left alone. */
  constructor(order: AffineOperandOrder, maxLocals = defaultMaxLocals) {
    this.#order = order;
    this.#maxLocals = maxLocals;
  }

  /** The divisions by constants that the locals are; undefined where one is something else. */
  get divisions(): readonly FlatDivision[] | undefined {
    const divisions = this.#divisions.filter((division) => division !== undefined);
    return divisions.length === this.#divisions.length ? divisions : undefined;
  }

  /** Returns the form of `expr`; isPoison tells where the expression has to be left alone. `known` has forms that this flattener returned before. */
  flatten(expr: AffineExpr, known?: Map<AffineExpr, FlatForm>): FlatForm {
    return foldAffineExpr<FlatForm>(
      expr,
      (leaf) => this.#leaf(leaf),
      (node, lhs, rhs) => this.#binary(node, lhs, rhs),
      known,
    );
  }

  /** Returns the expression of a flat form: dims, symbols, locals in the order they arose, then the constant. */
  unflatten(form: FlatForm): AffineExpr {
    let sum: AffineExpr = getAffineConstantExpr(0);
    const addTerms = (row: readonly Int64[], get: (position: number) => AffineExpr) => {
      row.forEach((factor, position) => {
        if (factor !== 0) sum = sum.add(get(position).mul(getAffineConstantExpr(factor)));
      });
    };
    addTerms(form.dims, (position) => this.dim(position));
    addTerms(form.symbols, (position) => this.symbol(position));
    addTerms(form.locals, (position) => this.localExprs[position]!);
    return sum.add(getAffineConstantExpr(form.constant));
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
    if (leaf.kind === 'constant') return { ...zeroForm, constant: leaf.exact };
    const row = unit(leaf.position);
    return leaf.kind === 'dim' ? { ...zeroForm, dims: row } : { ...zeroForm, symbols: row };
  }

  #binary(node: AffineBinaryOpExpr, lhs: FlatForm, rhs: FlatForm): FlatForm {
    if (isPoison(lhs) || isPoison(rhs)) return poison;
    if (node.kind === 'add') return addForms(lhs, rhs);
    if (node.rhs.kind !== 'constant') return this.#semiAffine(node, lhs, rhs);
    const right = rhs.constant;
    if (node.kind === 'mul') return mapForm(lhs, (value) => wrapMulInt64(value, right));
    if (right <= 0) return poison;
    return node.kind === 'mod' ? this.#mod(lhs, right) : this.#div(node.kind, lhs, right);
  }

  #semiAffine(node: AffineBinaryOpExpr, lhs: FlatForm, rhs: FlatForm): FlatForm {
    if (this.#maxLocals === 0) return poison;
    const [left, right] = [this.unflatten(lhs), this.unflatten(rhs)];
    if (node.kind === 'mul') return this.#local(left.mul(right));
    if (node.kind === 'mod') return this.#local(left.mod(right));
    return this.#local(node.kind === 'ceildiv' ? left.ceilDiv(right) : left.floorDiv(right));
  }

  /** Returns lhs - (lhs floordiv modulus) * modulus, the quotient being a local. */
  #mod(lhs: FlatForm, modulus: Int64): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, modulus);
    if (divisor === 1) return zeroForm;
    const quotient = this.#division('floordiv', dividend, divisor);
    if (isPoison(quotient)) return poison;
    const factor = wrapMulInt64(modulus, -1);
    return addForms(
      lhs,
      mapForm(quotient, (value) => wrapMulInt64(value, factor)),
    );
  }

  #div(kind: 'floordiv' | 'ceildiv', lhs: FlatForm, by: Int64): FlatForm {
    const { dividend, divisor } = cancelCommonFactor(lhs, by);
    if (divisor === 1) return dividend;
    return this.#division(kind, dividend, divisor);
  }

  #division(kind: 'floordiv' | 'ceildiv', dividend: FlatForm, divisor: Int64): FlatForm {
    if (this.#maxLocals === 0) return poison;
    const expr = getAffineBinaryOpExpr(kind, this.unflatten(dividend), getAffineConstantExpr(divisor));
    const add = kind === 'ceildiv' ? wrapAddInt64(divisor, -1) : 0;
    return this.#local(expr, { dividend, divisor, add });
  }

  #local(expr: AffineExpr, division?: FlatDivision): FlatForm {
    let position = this.localExprs.findIndex((known) => known.equals(expr));
    if (position < 0 && this.localExprs.length === this.#maxLocals) return poison;
    if (position < 0) {
      position = this.localExprs.push(expr) - 1;
      this.#divisions.push(division);
    }
    return { ...zeroForm, locals: unit(position) };
  }
}

const linearFlattener = new AffineFlattener('canonical', 0);

/** Returns the form of a linear expression, undefined of any other. `known` has forms that were made before, and takes those that are made. */
export function flattenLinear(expr: AffineExpr, known?: Map<AffineExpr, FlatForm>): FlatForm | undefined {
  const form = linearFlattener.flatten(expr, known);
  return isPoison(form) ? undefined : form;
}

/** Divides all coefficients and the divisor by their greatest common divisor. */
function cancelCommonFactor(form: FlatForm, divisor: Int64): { dividend: FlatForm; divisor: Int64 } {
  let gcd = divisor;
  for (const value of coefficients(form)) gcd = gcdInt64(gcd, absInt64(value) ?? 2n ** 63n);
  const quotient = (value: Int64): Int64 => floorDivInt64(value, gcd)!;
  return { dividend: mapForm(form, quotient), divisor: quotient(divisor) };
}
