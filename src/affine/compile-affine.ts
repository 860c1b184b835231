import { evaluateAffineExpr, evaluateBinaryOp, safeOrNaN } from './affine-eval.ts';
import { type AffineExpr } from './affine-expr.ts';
import { type AffineMap } from './affine-map.ts';

/** Evaluates one expression. */
export type AffineEvaluator = (dims: ArrayLike<number>, symbols: ArrayLike<number>) => number;

/** Evaluates a map: writes result i to out[i]. */
export type AffineMapEvaluator = (
  dims: ArrayLike<number>,
  symbols: ArrayLike<number>,
  out: { [index: number]: number },
) => void;

/** Expressions nested deeper than this are evaluated without closures, which would call one another that deeply. */
const maxClosureDepth = 500;

/** A sum as coefficients of dims, of symbols and of other evaluators, plus a constant. */
interface Sum {
  readonly dims: number[];
  readonly symbols: number[];
  readonly others: { readonly factor: number; readonly evaluate: AffineEvaluator }[];
  constant: number;
}

/** Adds `expr * factor` to the sum; walks the left spine of sums in a loop. */
function addTerms(sum: Sum, expr: AffineExpr, factor: number): void {
  const pending: [AffineExpr, number][] = [[expr, factor]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, by] = next;
    if (node.kind === 'add') pending.push([node.rhs, by], [node.lhs, by]);
    else if (node.kind === 'mul' && node.rhs.kind === 'constant')
      pending.push([node.lhs, safeOrNaN(by * safeOrNaN(node.rhs.value))]);
    else if (node.kind === 'constant') sum.constant = safeOrNaN(sum.constant + safeOrNaN(by * safeOrNaN(node.value)));
    else if (node.kind === 'dim') sum.dims[node.position] = safeOrNaN((sum.dims[node.position] ?? 0) + by);
    else if (node.kind === 'symbol') sum.symbols[node.position] = safeOrNaN((sum.symbols[node.position] ?? 0) + by);
    else sum.others.push({ factor: by, evaluate: compileOperator(node.kind, node.lhs, node.rhs) });
  }
}

function compileOperator(
  kind: 'mul' | 'mod' | 'floordiv' | 'ceildiv',
  lhs: AffineExpr,
  rhs: AffineExpr,
): AffineEvaluator {
  const left = compileAffineExpr(lhs);
  if (rhs.kind === 'constant' && rhs.value > 0 && Number.isSafeInteger(rhs.value)) {
    const right = rhs.value;
    if (kind === 'floordiv') return (dims, symbols) => Math.floor(left(dims, symbols) / right) + 0;
    if (kind === 'mod') {
      return (dims, symbols) => {
        const remainder = left(dims, symbols) % right;
        return remainder < 0 ? remainder + right : remainder + 0;
      };
    }
  }
  const right = compileAffineExpr(rhs);
  return (dims, symbols) => evaluateBinaryOp(kind, left(dims, symbols), right(dims, symbols));
}

const allSafe = (sum: Sum) => {
  const factors = [...sum.dims, ...sum.symbols, ...sum.others.map((other) => other.factor), sum.constant];
  return factors.every((factor) => factor === undefined || Number.isSafeInteger(factor));
};

/**
 * Returns a function that gives the same values as evaluateAffineExpr, built from closures once so that calling it is
 * fast. The linear part is evaluated from coefficients. Exact or NaN; a value whose partial sums leave the safe
 * integers may be NaN here and not there, as the order of the terms differs.
 */
export function compileAffineExpr(expr: AffineExpr): AffineEvaluator {
  const interpret: AffineEvaluator = (dims, symbols) => evaluateAffineExpr(expr, dims, symbols);
  if (expr.kind === 'constant') {
    const value = safeOrNaN(expr.value);
    return () => value;
  }
  if (expr.kind === 'dim' || expr.kind === 'symbol') {
    const { position } = expr;
    return expr.kind === 'dim' ? (dims) => dims[position] ?? NaN : (_dims, symbols) => symbols[position] ?? NaN;
  }
  if (expr.depth > maxClosureDepth) return interpret;
  const sum: Sum = { dims: [], symbols: [], others: [], constant: 0 };
  addTerms(sum, expr, 1);
  return allSafe(sum) ? evaluatorOfSum(sum) : interpret;
}

function evaluatorOfSum(sum: Sum): AffineEvaluator {
  const terms = (row: readonly number[]) => {
    const positions = Object.keys(row).map(Number);
    return { positions, factors: positions.map((position) => row[position]!), count: positions.length };
  };
  const [dimTerms, symbolTerms] = [terms(sum.dims), terms(sum.symbols)];
  const { others, constant } = sum;
  const [first] = others;
  if (dimTerms.count === 0 && symbolTerms.count === 0 && constant === 0 && others.length === 1 && first?.factor === 1) {
    return first.evaluate;
  }
  return (dims, symbols) => {
    let total = constant;
    for (let i = 0; i < dimTerms.count; i++) {
      total = safeOrNaN(total + safeOrNaN((dims[dimTerms.positions[i]!] ?? NaN) * dimTerms.factors[i]!));
    }
    for (let i = 0; i < symbolTerms.count; i++) {
      total = safeOrNaN(total + safeOrNaN((symbols[symbolTerms.positions[i]!] ?? NaN) * symbolTerms.factors[i]!));
    }
    for (const other of others) total = safeOrNaN(total + safeOrNaN(other.evaluate(dims, symbols) * other.factor));
    return total;
  };
}

/** Returns a function that evaluates all results of the map; see compileAffineExpr. */
export function compileAffineMap(map: AffineMap): AffineMapEvaluator {
  const evaluators = map.results.map(compileAffineExpr);
  const count = evaluators.length;
  return (dims, symbols, out) => {
    for (let i = 0; i < count; i++) out[i] = evaluators[i]!(dims, symbols);
  };
}
