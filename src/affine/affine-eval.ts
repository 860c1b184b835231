import { assertNever } from '../support/invariant.ts';
import { type AffineBinaryOpKind, type AffineExpr } from './affine-expr.ts';
import { foldAffineExpr } from './affine-walk.ts';
import { ceilDivInt64, floorDivInt64, type Int64, modInt64, wrapAddInt64, wrapMulInt64 } from './int64.ts';

/** Returns the number itself when it is a safe integer (or NaN), else NaN, so that rounding is never mistaken for a value. */
export function safeOrNaN(value: number): number {
  return value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER ? value + 0 : NaN;
}

/** Returns the value of an operator on two numbers; NaN where undefined (see evaluateAffineExpr). */
export function evaluateBinaryOp(kind: AffineBinaryOpKind, a: number, b: number): number {
  switch (kind) {
    case 'add':
      return safeOrNaN(a + b);
    case 'mul':
      return safeOrNaN(a * b);
    case 'mod': {
      if (!(b > 0)) return NaN;
      const remainder = a % b;
      return remainder < 0 ? remainder + b : remainder + 0;
    }
    case 'floordiv':
      return b === 0 ? NaN : Math.floor(a / b) + 0;
    case 'ceildiv':
      return b === 0 ? NaN : Math.ceil(a / b) + 0;
    default:
      return assertNever(kind);
  }
}

/**
 * Returns the value of the expression for the given dims and symbols (safe integers). The result is exact or NaN: NaN
 * when a divisor is zero, a modulus is not positive, an operand is missing, or an intermediate value leaves the safe
 * integers (magnitude 2^53). Takes no stack per nesting level; to evaluate often, see compileAffineExpr.
 */
export function evaluateAffineExpr(expr: AffineExpr, dims: ArrayLike<number>, symbols: ArrayLike<number> = []): number {
  return foldAffineExpr<number>(
    expr,
    (leaf) => {
      if (leaf.kind === 'constant') return safeOrNaN(leaf.value);
      return (leaf.kind === 'dim' ? dims : symbols)[leaf.position] ?? NaN;
    },
    (node, lhs, rhs) => evaluateBinaryOp(node.kind, lhs, rhs),
  );
}

const exactOps: Record<AffineBinaryOpKind, (a: Int64, b: Int64) => Int64 | undefined> = {
  add: wrapAddInt64,
  mul: wrapMulInt64,
  mod: modInt64,
  floordiv: floorDivInt64,
  ceildiv: ceilDivInt64,
};

/**
 * Returns the value of the expression, wrapped to 64 bits, when every operand it uses is known, else undefined: also for a division by zero
 * and a modulus that is not positive. Source: AffineExprConstantFolder of mlir/lib/IR/AffineMap.cpp.
 */
export function constantFoldAffineExpr(
  expr: AffineExpr,
  dims: readonly (Int64 | undefined)[],
  symbols: readonly (Int64 | undefined)[] = [],
): Int64 | undefined {
  return foldAffineExpr<Int64 | undefined>(
    expr,
    (leaf) => (leaf.kind === 'constant' ? leaf.exact : (leaf.kind === 'dim' ? dims : symbols)[leaf.position]),
    (node, lhs, rhs) => (lhs === undefined || rhs === undefined ? undefined : exactOps[node.kind](lhs, rhs)),
  );
}
