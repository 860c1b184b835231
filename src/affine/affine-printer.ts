import { type AffineBinaryOpExpr, type AffineExpr } from './affine-expr.ts';

const spelling = { add: ' + ', mul: ' * ', floordiv: ' floordiv ', ceildiv: ' ceildiv ', mod: ' mod ' } as const;

/** A piece of text still to be printed: a literal, or an expression inside an operator that binds weakly or strongly. */
type Piece = string | { readonly expr: AffineExpr; readonly strong: boolean };

const weak = (expr: AffineExpr): Piece => ({ expr, strong: false });
const strong = (expr: AffineExpr): Piece => ({ expr, strong: true });

/** Returns the text of -value for a negative value; like MLIR, -2^63 keeps its sign because it has no negation. */
function negated(value: number | bigint): string {
  return value === -(2n ** 63n) ? String(value) : String(-value);
}

/** Returns the pieces of a sum, which prints as a difference when the right side is negative. */
function sumPieces(lhs: AffineExpr, rhs: AffineExpr): Piece[] {
  if (rhs.kind === 'mul' && rhs.rhs.kind === 'constant') {
    const factor = rhs.rhs.exact;
    if (factor === -1) return [weak(lhs), ' - ', rhs.lhs.kind === 'add' ? strong(rhs.lhs) : weak(rhs.lhs)];
    if (factor < -1) return [weak(lhs), ' - ', strong(rhs.lhs), ` * ${negated(factor)}`];
  }
  if (rhs.kind === 'constant' && rhs.exact < 0) return [weak(lhs), ` - ${negated(rhs.exact)}`];
  return [weak(lhs), ' + ', weak(rhs)];
}

/** Returns the pieces of a binary expression, in order. */
function binaryPieces(expr: AffineBinaryOpExpr, enclosingIsStrong: boolean): Piece[] {
  const { kind, lhs, rhs } = expr;
  let pieces: Piece[];
  if (kind === 'add') pieces = sumPieces(lhs, rhs);
  else if (kind === 'mul' && rhs.kind === 'constant' && rhs.exact === -1) pieces = ['-', strong(lhs)];
  else pieces = [strong(lhs), spelling[kind], strong(rhs)];
  return enclosingIsStrong ? ['(', ...pieces, ')'] : pieces;
}

/** Names of dims and symbols in printed text. */
export interface AffineNames {
  dim(position: number): string;
  symbol(position: number): string;
}

const canonicalNames: AffineNames = { dim: (position) => `d${position}`, symbol: (position) => `s${position}` };

/**
 * Returns the expression exactly as MLIR's AsmPrinter writes it, e.g. `(d0 floordiv 8) * 2 - d1 + s0 - 1`; `names`
 * replaces `d0`, `s0`, as affine.apply and its kin need. Takes no stack per nesting level.
 * Source: MLIR AsmPrinter, printAffineExprInternal.
 */
export function printAffineExpr(root: AffineExpr, names: AffineNames = canonicalNames): string {
  if (root.kind === 'dim') return names.dim(root.position);
  if (root.kind === 'symbol') return names.symbol(root.position);
  if (root.kind === 'constant') return String(root.exact);
  let text = '';
  const pending: Piece[] = [weak(root)];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const { expr } = piece;
    if (expr.kind === 'dim') text += names.dim(expr.position);
    else if (expr.kind === 'symbol') text += names.symbol(expr.position);
    else if (expr.kind === 'constant') text += String(expr.exact);
    else pending.push(...binaryPieces(expr, piece.strong).reverse());
  }
  return text;
}

/** Returns the head of a map or set: `(d0, d1)[s0]`, without brackets when there are no symbols. */
export function printDimsAndSymbols(numDims: number, numSymbols: number): string {
  return `(${nameList('d', numDims)})${numSymbols > 0 ? `[${nameList('s', numSymbols)}]` : ''}`;
}

/** Lists of names by prefix and number; nearly all maps have few dims and symbols. */
const nameLists = { d: [] as string[], s: [] as string[] };
const mostNamesKept = 32;

function nameList(prefix: 'd' | 's', count: number): string {
  const make = () => Array.from({ length: count }, (_, i) => prefix + i).join(', ');
  return count > mostNamesKept ? make() : (nameLists[prefix][count] ??= make());
}
