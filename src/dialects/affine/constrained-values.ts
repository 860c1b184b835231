import { getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineFlattener, isPoison, type FlatForm } from '../../affine/affine-flattener.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Int64 } from '../../affine/int64.ts';
import { LinearConstraints } from '../../affine/linear-constraints.ts';
import { type Value } from '../../ir/value.ts';
import { type MapAndOperands } from './map-and-operands.ts';

/** What a bound says of a variable; an upper one is above it. */
export type BoundKind = 'equal' | 'lower' | 'upper';

/** Constraints with the values that their dims and symbols are, as far as these are values. */
export interface KnownVariables {
  readonly constraints: LinearConstraints;
  readonly dims: readonly (Value | undefined)[];
  readonly symbols: readonly (Value | undefined)[];
}

/** Constraints some of whose dims and symbols are values. Source: FlatAffineValueConstraints of mlir/Dialect/Affine/Analysis/AffineStructures.h. */
export class ConstrainedValues {
  readonly constraints: LinearConstraints;
  readonly dims: (Value | undefined)[];
  readonly symbols: (Value | undefined)[];

  constructor(from?: KnownVariables) {
    this.constraints = from?.constraints.clone() ?? new LinearConstraints();
    this.dims = [...(from?.dims ?? [])];
    this.symbols = [...(from?.symbols ?? [])];
  }

  /** Adds one dim for each, and returns the position of the first. */
  appendDims(...values: readonly (Value | undefined)[]): number {
    this.dims.push(...values);
    return this.constraints.appendDims(values.length);
  }

  /** Adds one symbol for each, and returns the position of the first among all variables. */
  appendSymbols(...values: readonly (Value | undefined)[]): number {
    this.symbols.push(...values);
    return this.constraints.appendSymbols(values.length);
  }

  /** Returns the position of a value among all variables, -1 where it is none. */
  positionOf(value: Value): number {
    const dim = this.dims.indexOf(value);
    if (dim >= 0) return dim;
    const symbol = this.symbols.indexOf(value);
    return symbol < 0 ? -1 : this.dims.length + symbol;
  }

  /** Forgets dims and symbols from `position` on. */
  projectOut(position: number, count: number): void {
    this.constraints.projectOut(position, count);
    const ofDims = Math.max(0, Math.min(position + count, this.dims.length) - position);
    const firstSymbol = Math.max(0, position - this.dims.length);
    this.dims.splice(position, ofDims);
    this.symbols.splice(firstSymbol, count - ofDims);
  }

  addInequality(factors: ReadonlyMap<number, bigint>, constant = 0n): void {
    this.constraints.inequalities.push(this.#row(factors, constant));
  }

  /** Says that the variable is the constant. */
  addConstant(position: number, value: bigint): void {
    this.constraints.equalities.push(this.#row(new Map([[position, 1n]]), -value));
  }

  /** Says that the variable is `first` plus a multiple of the step. Source: FlatAffineValueConstraints::addAffineForOpDomain. */
  addStride(position: number, first: bigint, step: bigint): void {
    const { constraints } = this;
    const quotient = constraints.appendLocal();
    const rest = new Map([
      [position, 1n],
      [quotient, -step],
    ]);
    const missing = new Map([
      [position, -1n],
      [quotient, step],
    ]);
    this.addInequality(missing, first + step - 1n);
    this.addInequality(rest, -first);
    constraints.equalities.push(this.#row(rest, -first));
  }

  /** Bounds the variable by each result of a map over all dims and symbols; false where that is not linear with divisions by constants. */
  addBound(kind: BoundKind, position: number, map: AffineMap): boolean {
    const flattener = new AffineFlattener('canonical');
    const forms = map.results.map((expr) => flattener.flatten(expr));
    if (forms.some(isPoison) || !this.#addLocals(flattener)) return false;
    const { constraints } = this;
    for (const form of forms) {
      const factors = this.#factors(form, kind === 'upper' ? 1n : -1n);
      if (factors[position] !== 0n) continue;
      factors[position] = kind === 'upper' ? -1n : 1n;
      if (kind === 'upper') factors[factors.length - 1]! -= 1n;
      if (kind === 'equal') constraints.equalities.push(factors);
      else constraints.inequalities.push(factors);
    }
    return true;
  }

  /** The same for a map with its own operands; those that are no variables yet become symbols. */
  addBoundOf(kind: BoundKind, position: number, of: MapAndOperands): boolean {
    return this.addBound(kind, position, this.#aligned(of));
  }

  /** Says that variables from `first` on are the results of a map, in which equal quotients are one; false where these are not linear with divisions by constants. */
  addResults(first: number, of: MapAndOperands): boolean {
    const flattener = new AffineFlattener('canonical');
    const forms = this.#aligned(of).results.map((expr) => flattener.flatten(expr));
    if (forms.some(isPoison) || !this.#addLocals(flattener)) return false;
    forms.forEach((form, i) => {
      const factors = this.#factors(form, -1n);
      factors[first + i]! += 1n;
      this.constraints.equalities.push(factors);
    });
    return true;
  }

  /** Says that the results of a map are 0, or not negative; false where that is not linear with divisions by constants. */
  addConstraint(kind: 'equal' | 'lower', of: MapAndOperands): boolean {
    const flattener = new AffineFlattener('canonical');
    const forms = this.#aligned(of).results.map((expr) => flattener.flatten(expr));
    if (forms.some(isPoison) || !this.#addLocals(flattener)) return false;
    const { equalities, inequalities } = this.constraints;
    for (const form of forms) (kind === 'equal' ? equalities : inequalities).push(this.#factors(form, 1n));
    return true;
  }

  /** Returns the map over all dims and symbols; operands that are no variables yet become symbols. */
  #aligned({ map, operands }: MapAndOperands): AffineMap {
    const known = [...this.symbols];
    const replacements = operands.map((operand) => {
      const dim = this.dims.indexOf(operand);
      if (dim >= 0) return getAffineDimExpr(dim);
      const symbol = known.indexOf(operand);
      if (symbol >= 0) return getAffineSymbolExpr(symbol);
      return getAffineSymbolExpr(this.appendSymbols(operand) - this.dims.length);
    });
    const [dims, symbols] = [replacements.slice(0, map.numDims), replacements.slice(map.numDims)];
    return map.replaceDimsAndSymbols(dims, symbols, this.dims.length, this.symbols.length);
  }

  /** Returns a map over all dims and symbols. */
  mapOf(...results: readonly AffineExpr[]): AffineMap {
    return AffineMap.get(this.dims.length, this.symbols.length, results);
  }

  /** Adds the quotients of a flattener as variables, which their divisions bound from both sides. */
  #addLocals(flattener: AffineFlattener): boolean {
    const divisions = flattener.divisions;
    if (!divisions) return false;
    const { constraints } = this;
    constraints.prependLocals(divisions.length);
    divisions.forEach(({ dividend, divisor, add }, i) => {
      const quotient = constraints.numDimsAndSymbols + i;
      const [least, most] = [this.#factors(dividend, 1n), this.#factors(dividend, -1n)];
      least[least.length - 1]! += BigInt(add);
      most[most.length - 1]! += BigInt(divisor) - 1n - BigInt(add);
      least[quotient]! -= BigInt(divisor);
      most[quotient]! += BigInt(divisor);
      constraints.inequalities.push(least, most);
    });
    return true;
  }

  #factors({ dims, symbols, locals, constant }: FlatForm, times: bigint): bigint[] {
    const { numDims, numDimsAndSymbols, numVars } = this.constraints;
    const row = new Array<bigint>(numVars + 1).fill(0n);
    const put = (values: readonly Int64[], start: number) => {
      values.forEach((value, i) => (row[start + i] = times * BigInt(value)));
    };
    put(dims, 0);
    put(symbols, numDims);
    put(locals, numDimsAndSymbols);
    row[numVars] = times * BigInt(constant);
    return row;
  }

  #row(factors: ReadonlyMap<number, bigint>, constant: bigint): bigint[] {
    const row = new Array<bigint>(this.constraints.numVars + 1).fill(0n);
    for (const [position, factor] of factors) row[position]! += factor;
    row[row.length - 1] = constant;
    return row;
  }
}
