import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from '../affine-expr.ts';

/** Builds the expression written in prefix form, e.g. `(+ d0 (* s0 3))`, from left to right. */
export function readExpr(text: string): AffineExpr {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const read = (): AffineExpr => {
    const token = tokens[position++] ?? '';
    if (token === '(') {
      const op = tokens[position++];
      const [lhs, rhs] = [read(), read()];
      position++;
      return apply(op, lhs, rhs);
    }
    if (token.startsWith('d')) return getAffineDimExpr(Number(token.slice(1)));
    if (token.startsWith('s')) return getAffineSymbolExpr(Number(token.slice(1)));
    return getAffineConstantExpr(BigInt(token));
  };
  return read();
}

function apply(op: string | undefined, lhs: AffineExpr, rhs: AffineExpr): AffineExpr {
  if (op === '+') return lhs.add(rhs);
  if (op === '-') return lhs.sub(rhs);
  if (op === '*') return lhs.mul(rhs);
  if (op === 'mod') return lhs.mod(rhs);
  return op === 'floordiv' ? lhs.floorDiv(rhs) : lhs.ceilDiv(rhs);
}
