import {
  getAffineBinaryOpExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineBinaryOpExpr,
  type AffineConstantExpr,
  type AffineDimExpr,
  type AffineExpr,
  type AffineSymbolExpr,
} from './affine-expr.ts';

/** An affine expression without operands. */
export type AffineLeafExpr = AffineDimExpr | AffineSymbolExpr | AffineConstantExpr;

/** Returns whether the expression is a dim, a symbol or a constant. */
export function isAffineLeaf(expr: AffineExpr): expr is AffineLeafExpr {
  return expr.depth === 0;
}

/**
 * Returns the value of `expr` where `leaf` gives the values of its leaves and `binary` combines those of an
 * operator's operands. Operands come first, left before right. Takes no stack per nesting level. What is inside an expression of
 * which `known` has the value is not visited; the values of all others are added there.
 */
export function foldAffineExpr<T>(
  expr: AffineExpr,
  leaf: (expr: AffineLeafExpr) => T,
  binary: (expr: AffineBinaryOpExpr, lhs: T, rhs: T) => T,
  known?: Map<AffineExpr, T>,
): T {
  if (isAffineLeaf(expr)) return leaf(expr);
  const values: T[] = [];
  const pending: { readonly expr: AffineExpr; readonly operandsAreDone: boolean }[] = [
    { expr, operandsAreDone: false },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { expr: node, operandsAreDone } = next;
    if (isAffineLeaf(node)) {
      values.push(leaf(node));
    } else if (operandsAreDone) {
      const rhs = values.pop() as T;
      const lhs = values.pop() as T;
      const value = binary(node, lhs, rhs);
      known?.set(node, value);
      values.push(value);
    } else if (known?.has(node)) {
      values.push(known.get(node)!);
    } else {
      pending.push({ expr: node, operandsAreDone: true });
      pending.push({ expr: node.rhs, operandsAreDone: false }, { expr: node.lhs, operandsAreDone: false });
    }
  }
  return values[0] as T;
}

/** Calls `visit` for the expression and everything inside it, operands before operators, left before right. */
export function walkAffineExpr(expr: AffineExpr, visit: (expr: AffineExpr) => void): void {
  foldAffineExpr<void>(expr, visit, visit);
}

/**
 * Returns `expr` with dim i replaced by dims[i] and symbol j by symbols[j], simplified again. Positions beyond the
 * arrays stay as they are.
 */
export function replaceDimsAndSymbols(
  expr: AffineExpr,
  dims: readonly AffineExpr[],
  symbols: readonly AffineExpr[],
): AffineExpr {
  return foldAffineExpr<AffineExpr>(
    expr,
    (leaf) => {
      if (leaf.kind === 'dim') return dims[leaf.position] ?? leaf;
      return leaf.kind === 'symbol' ? (symbols[leaf.position] ?? leaf) : leaf;
    },
    (node, lhs, rhs) =>
      lhs === node.lhs && rhs === node.rhs ? node : getAffineBinaryOpExpr(node.kind, lhs, rhs, node.keepsOrder),
  );
}

/** Returns `expr` with the number of every dim from `offset` on raised by `shift`. */
export function shiftDims(expr: AffineExpr, numDims: number, shift: number, offset = 0): AffineExpr {
  const dims = Array.from({ length: numDims }, (_, i) => getAffineDimExpr(i < offset ? i : i + shift));
  return replaceDimsAndSymbols(expr, dims, []);
}

/** Returns `expr` with the number of every symbol from `offset` on raised by `shift`. */
export function shiftSymbols(expr: AffineExpr, numSymbols: number, shift: number, offset = 0): AffineExpr {
  const symbols = Array.from({ length: numSymbols }, (_, i) => getAffineSymbolExpr(i < offset ? i : i + shift));
  return replaceDimsAndSymbols(expr, [], symbols);
}

/** Returns whether dim `position` occurs in the expression. */
export function isFunctionOfDim(expr: AffineExpr, position: number): boolean {
  return usedPositions([expr], 'dim').has(position);
}

/** Returns whether symbol `position` occurs in the expression. */
export function isFunctionOfSymbol(expr: AffineExpr, position: number): boolean {
  return usedPositions([expr], 'symbol').has(position);
}

/** Returns the positions of the dims, or of the symbols, that occur in the expressions. */
export function usedPositions(exprs: readonly AffineExpr[], kind: 'dim' | 'symbol'): Set<number> {
  const used = new Set<number>();
  for (const expr of exprs) {
    walkAffineExpr(expr, (node) => {
      if (node.kind === kind) used.add((node as AffineDimExpr | AffineSymbolExpr).position);
    });
  }
  return used;
}
