import { invariant } from '../support/invariant.ts';
import { evaluateAffineExpr } from './affine-eval.ts';
import { getAffineConstantExpr, type AffineExpr } from './affine-expr.ts';
import { affineText } from './affine-printer.ts';
import { replaceDimsAndSymbols } from './affine-walk.ts';

/**
 * An immutable set of integer points given by constraints `expr == 0` or `expr >= 0`.
 * Source: MLIR IntegerSet.h.
 */
export class IntegerSet {
  /** What the set prints, once it was asked for. */
  #text: string | undefined;

  private constructor(
    readonly numDims: number,
    readonly numSymbols: number,
    readonly constraints: readonly AffineExpr[],
    /** For each constraint whether it is an equality. */
    readonly eqFlags: readonly boolean[],
  ) {}

  /** Returns the set. Without constraints it is the universe, which MLIR writes as `0 == 0`. */
  static get(
    numDims: number,
    numSymbols: number,
    constraints: readonly AffineExpr[],
    eqFlags: readonly boolean[],
  ): IntegerSet {
    invariant(constraints.length === eqFlags.length, 'one flag per constraint');
    if (constraints.length === 0) return new IntegerSet(numDims, numSymbols, [getAffineConstantExpr(0)], [true]);
    return new IntegerSet(numDims, numSymbols, constraints, eqFlags);
  }

  /** Returns the canonical empty set, `1 == 0`. */
  static getEmptySet(numDims: number, numSymbols: number): IntegerSet {
    return new IntegerSet(numDims, numSymbols, [getAffineConstantExpr(1)], [true]);
  }

  /** Returns whether this is the canonical empty set; other sets without points are not recognized. */
  isEmptyIntegerSet(): boolean {
    return this.equals(IntegerSet.getEmptySet(this.numDims, this.numSymbols));
  }

  /** The number of dims and symbols together. */
  get numInputs(): number {
    return this.numDims + this.numSymbols;
  }

  /** The number of constraints. */
  get numConstraints(): number {
    return this.constraints.length;
  }

  /** Returns whether the point satisfies every constraint. */
  contains(dims: ArrayLike<number>, symbols: ArrayLike<number> = []): boolean {
    return this.constraints.every((constraint, i) => {
      const value = evaluateAffineExpr(constraint, dims, symbols);
      return this.eqFlags[i] ? value === 0 : value >= 0;
    });
  }

  /** Returns the set over new inputs, with dim i replaced by dims[i] and symbol j by symbols[j]. */
  replaceDimsAndSymbols(
    dims: readonly AffineExpr[],
    symbols: readonly AffineExpr[],
    numDims: number,
    numSymbols: number,
  ): IntegerSet {
    const constraints = this.constraints.map((constraint) => replaceDimsAndSymbols(constraint, dims, symbols));
    return new IntegerSet(numDims, numSymbols, constraints, this.eqFlags);
  }

  /** A structural hash: equal sets have equal hashes. */
  get hash(): number {
    let hash = this.numDims * 31 + this.numSymbols;
    this.constraints.forEach((constraint, i) => {
      hash = (Math.imul(hash, 31) + constraint.hash * 2 + Number(this.eqFlags[i])) | 0;
    });
    return hash;
  }

  /** Returns whether both have the same inputs and the same constraints in the same order. */
  equals(other: IntegerSet): boolean {
    if (this.numDims !== other.numDims || this.numSymbols !== other.numSymbols) return false;
    if (this.numConstraints !== other.numConstraints) return false;
    return this.constraints.every((constraint, i) => {
      return this.eqFlags[i] === other.eqFlags[i] && constraint.equals(other.constraints[i]!);
    });
  }

  /** Returns the text inside `affine_set<…>`: `(d0)[s0] : (d0 - 1 >= 0, s0 == 0)`. */
  toString(): string {
    return (this.#text ??= affineText((printer) => printer.set(this)));
  }
}
