import { type AffineExpr } from './affine-expr.ts';
import { safeOrNaN } from './affine-eval.ts';

/** The expression constant + sum of coefficients[i] * d<i>. */
export interface LinearForm {
  readonly coefficients: readonly number[];
  readonly constant: number;
}

/**
 * Returns the expression as a linear form over `numDims` dims: d0 * 64 + d1 + 3 is [64, 1] and 3. Undefined when a
 * symbol, `mod`, `floordiv` or `ceildiv` occurs, or when a number leaves the safe integers.
 */
export function linearForm(expr: AffineExpr, numDims: number): LinearForm | undefined {
  const coefficients = Array.from({ length: numDims }, () => 0);
  let constant = 0;
  const pending: [AffineExpr, number][] = [[expr, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, factor] = next;
    if (node.kind === 'add') pending.push([node.rhs, factor], [node.lhs, factor]);
    else if (node.kind === 'mul' && node.rhs.kind === 'constant')
      pending.push([node.lhs, safeOrNaN(factor * safeOrNaN(node.rhs.value))]);
    else if (node.kind === 'constant') constant = safeOrNaN(constant + safeOrNaN(factor * safeOrNaN(node.value)));
    else if (node.kind === 'dim') coefficients[node.position] = safeOrNaN((coefficients[node.position] ?? 0) + factor);
    else return undefined;
  }
  return [constant, ...coefficients].every(Number.isSafeInteger) ? { coefficients, constant } : undefined;
}
