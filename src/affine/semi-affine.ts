import {
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  type AffineBinaryOpKind,
  type AffineExpr,
} from './affine-expr.ts';
import { type AffineFlattener, type FlatForm } from './affine-flattener.ts';
import { type Int64 } from './int64.ts';

/** Expressions nested deeper than this are not simplified by symbols, which recurses once per level. */
const maxRecursiveDepth = 2000;

type DivisionKind = Exclude<AffineBinaryOpKind, 'add' | 'mul'>;

/**
 * Returns whether `expr` is a multiple of symbol `position` for all values. `within` is the operator that the question is asked for:
 * quotients commute only with quotients of the same rounding.
 */
function isDivisibleBySymbol(expr: AffineExpr, position: number, within: AffineBinaryOpKind): boolean {
  switch (expr.kind) {
    case 'constant':
      return expr.exact === 0;
    case 'dim':
      return false;
    case 'symbol':
      return expr.position === position;
    case 'add':
      return isDivisibleBySymbol(expr.lhs, position, within) && isDivisibleBySymbol(expr.rhs, position, within);
    case 'mod':
      return isDivisibleBySymbol(expr.lhs, position, 'mod') && isDivisibleBySymbol(expr.rhs, position, 'mod');
    case 'mul':
      return isDivisibleBySymbol(expr.lhs, position, 'mul') || isDivisibleBySymbol(expr.rhs, position, 'mul');
    case 'floordiv':
    case 'ceildiv':
      return within === expr.kind && isDivisibleBySymbol(expr.lhs, position, expr.kind);
  }
}

/** Returns `expr` divided by symbol `position`, which divides it; undefined where it does not. */
function divideBySymbol(expr: AffineExpr, position: number, within: AffineBinaryOpKind): AffineExpr | undefined {
  switch (expr.kind) {
    case 'constant':
      return expr.exact === 0 ? expr : undefined;
    case 'dim':
      return undefined;
    case 'symbol':
      return getAffineConstantExpr(1);
    case 'mul': {
      if (!isDivisibleBySymbol(expr.lhs, position, within)) {
        const right = divideBySymbol(expr.rhs, position, within);
        return right && expr.lhs.mul(right);
      }
      return divideBySymbol(expr.lhs, position, within)?.mul(expr.rhs);
    }
    case 'add':
    case 'mod': {
      const inside = expr.kind === 'mod' ? 'mod' : within;
      const lhs = divideBySymbol(expr.lhs, position, inside);
      const rhs = divideBySymbol(expr.rhs, position, inside);
      return lhs && rhs && getAffineBinaryOpExpr(expr.kind, lhs, rhs);
    }
    case 'floordiv':
    case 'ceildiv': {
      const lhs = divideBySymbol(expr.lhs, position, expr.kind);
      return lhs && getAffineBinaryOpExpr(expr.kind, lhs, expr.rhs);
    }
  }
}

function summandsOf(expr: AffineExpr): AffineExpr[] {
  const summands: AffineExpr[] = [];
  const pending = [expr];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'add') pending.push(next.rhs, next.lhs);
    else summands.push(next);
  }
  return summands;
}

/** Returns whether `lhs` is x - x mod `rhs` in any form, as loops whose last iteration was peeled off have it. */
function isDifferenceToMod(lhs: AffineExpr, rhs: AffineExpr, simplify: (expr: AffineExpr) => AffineExpr): boolean {
  const summands = summandsOf(lhs);
  return summands.some((summand, i) => {
    if (summand.kind !== 'mul' || summand.rhs.kind !== 'constant' || summand.rhs.exact !== -1) return false;
    const inner = summand.lhs;
    if (inner.kind !== 'mod' || !inner.rhs.equals(rhs)) return false;
    let rest: AffineExpr = getAffineConstantExpr(0);
    for (const [j, other] of summands.entries()) if (i !== j) rest = rest.add(other);
    const difference = simplify(rest.sub(inner.lhs));
    return difference.kind === 'constant' && difference.exact === 0;
  });
}

/**
 * Returns an equal expression in which divisions by a symbol of what it divides are carried out. `simplify` is
 * simplifyAffineExpr. Source: simplifySemiAffine of mlir/lib/IR/AffineExpr.cpp.
 */
export function simplifyDivisionsBySymbols(expr: AffineExpr, simplify: (expr: AffineExpr) => AffineExpr): AffineExpr {
  if (expr.depth === 0 || expr.depth > maxRecursiveDepth) return expr;
  const visit = (node: AffineExpr): AffineExpr => {
    if (node.kind === 'dim' || node.kind === 'symbol' || node.kind === 'constant') return node;
    const [lhs, rhs] = [visit(node.lhs), visit(node.rhs)];
    const same = (): AffineExpr => getAffineBinaryOpExpr(node.kind, lhs, rhs, node.keepsOrder);
    if (node.kind === 'add' || node.kind === 'mul') return same();
    if (node.kind === 'mod' && isDifferenceToMod(lhs, rhs, simplify)) return getAffineConstantExpr(0);
    return divided(node.kind, node.lhs, lhs, simplify(rhs)) ?? same();
  };
  return visit(expr);
}

/** Returns the outcome of a division of `original`, now `lhs`, by `divisor` when that is a symbol and divides it. */
function divided(
  kind: DivisionKind,
  original: AffineExpr,
  lhs: AffineExpr,
  divisor: AffineExpr,
): AffineExpr | undefined {
  if (divisor.kind !== 'symbol' || !isDivisibleBySymbol(original, divisor.position, kind)) return undefined;
  return kind === 'mod' ? getAffineConstantExpr(0) : divideBySymbol(lhs, divisor.position, kind);
}

/** A term of a sum with the pair of numbers that it is sorted by. */
interface SortedTerm {
  readonly major: number;
  readonly minor: number;
  readonly expr: AffineExpr;
  readonly factor: Int64;
}

/** Above every position of a dim or symbol. */
const afterAllInputs = 2 ** 32;

/**
 * Returns the expression of a flat form as MLIR writes semi-affine ones. Terms of one dim or symbol, or of an operator applied to
 * two of them or to one and a constant, come first, ordered by the position of the first; with equal ones dims are before
 * products of a dim, and these before symbols. All other locals and the constant follow:
 * d0 + d0 * s0 + s0 + d1 * s1 + s1. Source: getSemiAffineExprFromFlatForm of mlir/lib/IR/AffineExpr.cpp.
 */
export function unflattenSemiAffine(flattener: AffineFlattener, form: FlatForm): AffineExpr {
  const terms: SortedTerm[] = [];
  let [nextOfSymbol, nextOfDim] = [afterAllInputs, -1];
  form.symbols.forEach((factor, position) => {
    if (factor === 0) return;
    terms.push({ major: position, minor: nextOfSymbol++, expr: flattener.symbol(position), factor });
  });
  const rest: AffineExpr[] = [];
  form.locals.forEach((factor, i) => {
    const expr = flattener.localExprs[i]!;
    if (factor === 0) return;
    const pair = operandPositions(expr);
    if (!pair) return void rest.push(expr.mul(getAffineConstantExpr(factor)));
    const { dim, left, rightSymbol } = pair;
    const minor = !dim ? nextOfSymbol++ : (rightSymbol ?? nextOfDim--);
    terms.push({ major: left, minor, expr, factor });
  });
  form.dims.forEach((factor, position) => {
    if (factor !== 0) terms.push({ major: position, minor: nextOfDim--, expr: flattener.dim(position), factor });
  });
  terms.sort((a, b) => a.major - b.major || a.minor - b.minor);
  let sum: AffineExpr = getAffineConstantExpr(0);
  for (const { expr, factor } of terms) sum = sum.add(expr.mul(getAffineConstantExpr(factor)));
  for (const expr of rest) sum = sum.add(expr);
  return form.constant === 0 ? sum : sum.add(getAffineConstantExpr(form.constant));
}

/** Returns the positions of the operands when both are plain, the right one a symbol or constant; undefined otherwise. */
function operandPositions(
  expr: AffineExpr,
): { readonly dim: boolean; readonly left: number; readonly rightSymbol: number | undefined } | undefined {
  if (expr.kind === 'dim' || expr.kind === 'symbol' || expr.kind === 'constant') return undefined;
  const { lhs, rhs } = expr;
  if ((lhs.kind !== 'dim' && lhs.kind !== 'symbol') || (rhs.kind !== 'symbol' && rhs.kind !== 'constant'))
    return undefined;
  return {
    dim: lhs.kind === 'dim',
    left: lhs.position,
    rightSymbol: rhs.kind === 'symbol' ? rhs.position : undefined,
  };
}
