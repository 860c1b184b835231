import { type AffineBinaryOpExpr, type AffineExpr } from './affine-expr.ts';
import { type AffineMap } from './affine-map.ts';
import { type IntegerSet } from './integer-set.ts';

/** What a text is appended to, piece by piece. */
export interface TextOutput {
  append(text: string): void;
}

/** Names of dims and symbols in printed text. */
export interface AffineNames {
  dim(position: number): string;
  symbol(position: number): string;
}

/** The names of the first dims and symbols, which nearly all maps consist of. */
const firstDims = Array.from({ length: 16 }, (_, position) => `d${position}`);
const firstSymbols = Array.from({ length: 16 }, (_, position) => `s${position}`);

const canonicalNames: AffineNames = {
  dim: (position) => firstDims[position] ?? `d${position}`,
  symbol: (position) => firstSymbols[position] ?? `s${position}`,
};

const spelling = { add: ' + ', mul: ' * ', floordiv: ' floordiv ', ceildiv: ' ceildiv ', mod: ' mod ' } as const;

/**
 * Prints expressions, maps and sets exactly as MLIR's AsmPrinter writes them, e.g. `(d0 floordiv 8) * 2 - d1 + s0 - 1`. Other `names` replace
 * `d0`, `s0`, as affine.apply and its kin need. Takes no stack per nesting level. Source: MLIR AsmPrinter, printAffineExprInternal.
 */
export class AffinePrinter {
  readonly #output: TextOutput;
  readonly #names: AffineNames;
  /** What is still to be printed, last piece first. */
  readonly #pending: (AffineExpr | string)[] = [];

  constructor(output: TextOutput, names: AffineNames = canonicalNames) {
    this.#output = output;
    this.#names = names;
  }

  /** Prints the text inside `affine_map<…>`: `(d0, d1)[s0] -> (d0, s0)`. */
  map({ numDims, numSymbols, results }: AffineMap): void {
    const output = this.#output;
    output.append(dimsAndSymbols(numDims, numSymbols));
    output.append(' -> (');
    for (let i = 0; i < results.length; i++) {
      if (i > 0) output.append(', ');
      this.expr(results[i]!);
    }
    output.append(')');
  }

  /** Prints the text inside `affine_set<…>`: `(d0)[s0] : (d0 - 1 >= 0, s0 == 0)`. */
  set({ numDims, numSymbols, constraints, eqFlags }: IntegerSet): void {
    const output = this.#output;
    output.append(dimsAndSymbols(numDims, numSymbols));
    output.append(' : (');
    for (let i = 0; i < constraints.length; i++) {
      if (i > 0) output.append(', ');
      this.expr(constraints[i]!);
      output.append(eqFlags[i] ? ' == 0' : ' >= 0');
    }
    output.append(')');
  }

  expr(root: AffineExpr): void {
    const pending = this.#pending;
    pending.push(root);
    for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
      if (typeof piece === 'string') this.#output.append(piece);
      else if (piece.kind === 'dim') this.#output.append(this.#names.dim(piece.position));
      else if (piece.kind === 'symbol') this.#output.append(this.#names.symbol(piece.position));
      else if (piece.kind === 'constant') this.#output.append(String(piece.exact));
      else if (piece.kind === 'add') this.#sum(piece);
      else if (piece.kind === 'mul' && piece.rhs.kind === 'constant' && piece.rhs.exact === -1) {
        this.#strong(piece.lhs);
        pending.push('-');
      } else {
        this.#strong(piece.rhs);
        pending.push(spelling[piece.kind]);
        this.#strong(piece.lhs);
      }
    }
  }

  /** A sum prints as a difference when the right side is negative. */
  #sum({ lhs, rhs }: AffineBinaryOpExpr): void {
    const pending = this.#pending;
    if (rhs.kind === 'constant' && rhs.exact < 0) pending.push(negated(rhs.exact), ' - ', lhs);
    else if (rhs.kind !== 'mul' || rhs.rhs.kind !== 'constant' || rhs.rhs.exact >= 0) pending.push(rhs, ' + ', lhs);
    else if (rhs.rhs.exact !== -1) {
      pending.push(negated(rhs.rhs.exact), ' * ');
      this.#strong(rhs.lhs);
      pending.push(' - ', lhs);
    } else {
      if (rhs.lhs.kind === 'add') this.#strong(rhs.lhs);
      else pending.push(rhs.lhs);
      pending.push(' - ', lhs);
    }
  }

  /** Puts brackets around an operand that is no leaf. */
  #strong(expr: AffineExpr): void {
    if (expr.depth === 0) this.#pending.push(expr);
    else this.#pending.push(')', expr, '(');
  }
}

/** Returns the text of -value for a negative value; like MLIR, -2^63 keeps its sign because it has no negation. */
function negated(value: number | bigint): string {
  return value === -(2n ** 63n) ? String(value) : String(-value);
}

/** Puts pieces of text together. */
class TextSum implements TextOutput {
  text = '';

  append(text: string): void {
    this.text += text;
  }
}

/** Returns the text that `print` prints. */
export function affineText(print: (printer: AffinePrinter) => void): string {
  const sum = new TextSum();
  print(new AffinePrinter(sum));
  return sum.text;
}

/** Returns the head of a map or set: `(d0, d1)[s0]`, without brackets when there are no symbols. */
function dimsAndSymbols(numDims: number, numSymbols: number): string {
  if (numDims >= mostNamesKept || numSymbols >= mostNamesKept) return headText(numDims, numSymbols);
  return (heads[numDims * mostNamesKept + numSymbols] ??= headText(numDims, numSymbols));
}

/** Heads that were printed; nearly all maps have few dims and symbols. */
const heads: string[] = [];
const mostNamesKept = 16;

function headText(numDims: number, numSymbols: number): string {
  return `(${nameList('d', numDims)})${numSymbols > 0 ? `[${nameList('s', numSymbols)}]` : ''}`;
}

function nameList(prefix: 'd' | 's', count: number): string {
  return Array.from({ length: count }, (_, i) => prefix + i).join(', ');
}
