import { type AffineExpr, getAffineConstantExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { exactInt64 } from '../../support/int64.ts';
import { ConstrainedValues } from '../../dialects/affine/constrained-values.ts';
import { type MapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { addBoundsOf } from './bounds-of-operations.ts';

/** An index, or with `dim` the size of a tensor or of memory in that dimension. */
export interface Quantity {
  readonly value: Value;
  readonly dim?: number;
}

/** How one number is to another one. */
export type Comparison = '<' | '<=' | '>' | '>=' | '==';

/** Of how many quantities bounds are looked for; nothing is known of further ones, as it takes the more time the more there are. */
const mostQuantities = 64;

/** How deep quantities that are one of two others may be in each other. */
const mostLevels = 32;

/**
 * What is known of indices and sizes by the operations that make them. Source: ValueBoundsConstraintSet of mlir/Interfaces/ValueBoundsOpInterface.h.
 * Differs: upstream loses track of what it has yet to look at where quantities are one of two others; of very many quantities it knows more.
 */
export class ValueBounds {
  readonly #values = new ConstrainedValues();
  readonly #symbols = new Map<Value, Map<number | undefined, number>>();
  readonly #pending: Quantity[] = [];
  #isContradictory: boolean | undefined;
  #levels = 0;

  /** Tells whether it is known that the results of two maps are one to the other as asked. */
  static areKnown(a: MapAndOperands, comparison: Comparison, b: MapAndOperands): boolean {
    const [bounds, first, second] = ValueBounds.#ofPair(a, b);
    return bounds.#isProven(first, comparison, second);
  }

  /** Tells whether the result of the first map is less, or greater, than that of the second one; undefined where that is not known. */
  static compare(a: MapAndOperands, comparison: '<' | '>', b: MapAndOperands): boolean | undefined {
    const [bounds, first, second] = ValueBounds.#ofPair(a, b);
    if (bounds.#isProven(first, comparison, second)) return true;
    return bounds.#isProven(first, comparison === '<' ? '>=' : '<=', second) ? false : undefined;
  }

  static #ofPair(a: MapAndOperands, b: MapAndOperands): [bounds: ValueBounds, first: number, second: number] {
    const bounds = new ValueBounds();
    return [bounds, bounds.#addResult(a), bounds.#addResult(b)];
  }

  /** Returns the expression that stands for an index or a size. */
  expr(of: MixedIndex | Quantity): AffineExpr {
    if (typeof of === 'number' || typeof of === 'bigint') return getAffineConstantExpr(exactInt64(of));
    const quantity = of instanceof Value ? { value: of } : of;
    const known = plainly(quantity);
    if (known !== undefined) return getAffineConstantExpr(BigInt.asIntN(64, known));
    return getAffineSymbolExpr(this.#symbolOf(quantity));
  }

  /** Says how a quantity is to an expression; nothing where that is not linear with divisions by constants. */
  bound(quantity: Quantity, comparison: Comparison, expr: AffineExpr): void {
    const position = this.#values.dims.length + this.#symbolOf(quantity);
    this.#addBound(position, comparison, expr);
  }

  /** Looks at two quantities, and tells whether they are known to be one to the other as asked. */
  areKnown(a: Quantity, comparison: '<=' | '==', b: Quantity): boolean {
    if (this.#levels > mostLevels) return false;
    this.#levels++;
    const [first, second] = [this.#column(a), this.#column(b)];
    this.#process();
    this.#levels--;
    return this.#isProven(first(), comparison, second());
  }

  /** Returns what gives the position of a quantity, for which there is a new one where it is a number. */
  #column(quantity: Quantity): () => number {
    if (plainly(quantity) === undefined) {
      const symbol = this.#symbolOf(quantity);
      return () => this.#values.dims.length + symbol;
    }
    const position = this.#values.appendDims(undefined);
    this.#addBound(position, '==', this.expr(quantity));
    return () => position;
  }

  #addResult({ map, operands }: MapAndOperands): number {
    const position = this.#values.appendDims(undefined);
    const exprs = operands.map((operand) => this.expr(operand));
    const { numDims } = map;
    const replaced = map.replaceDimsAndSymbols(exprs.slice(0, numDims), exprs.slice(numDims), 0, this.#numSymbols);
    this.#addBound(position, '==', replaced.result(0));
    this.#process();
    return position;
  }

  get #numSymbols(): number {
    return this.#values.symbols.length;
  }

  #symbolOf(quantity: Quantity): number {
    const { value, dim } = quantity;
    let ofValue = this.#symbols.get(value);
    if (!ofValue) this.#symbols.set(value, (ofValue = new Map<number | undefined, number>()));
    const known = ofValue.get(dim);
    if (known !== undefined) return known;
    const symbol = this.#values.appendSymbols(undefined) - this.#values.dims.length;
    ofValue.set(dim, symbol);
    if (symbol < mostQuantities) this.#pending.push(quantity);
    return symbol;
  }

  #addBound(position: number, comparison: Comparison, expr: AffineExpr): void {
    this.#isContradictory = undefined;
    const isAbove = comparison === '<' || comparison === '<=';
    const kind = comparison === '==' ? 'equal' : isAbove ? 'upper' : 'lower';
    const shifted = comparison === '<=' || comparison === '>' ? expr.add(1) : expr;
    this.#values.addBound(kind, position, this.#values.mapOf(shifted));
  }

  #process(): void {
    for (let quantity; (quantity = this.#pending.shift());) {
      const known = plainly(quantity);
      if (known !== undefined) this.bound(quantity, '==', this.expr(quantity));
      else addBoundsOf(this, quantity);
    }
  }

  /** By contradiction: where the opposite cannot be. Source: ValueBoundsConstraintSet::comparePos. */
  #isProven(first: number, comparison: Comparison, second: number): boolean {
    const { constraints } = this.#values;
    this.#isContradictory ??= constraints.isEmpty();
    if (this.#isContradictory) return false;
    if (comparison === '==') {
      return this.#isProven(first, '<=', second) && this.#isProven(first, '>=', second);
    }
    const isLess = comparison === '<' || comparison === '<=';
    const row = new Array<bigint>(constraints.numVars + 1).fill(0n);
    row[first]! += isLess ? 1n : -1n;
    row[second]! += isLess ? -1n : 1n;
    row[constraints.numVars] = comparison === '<=' || comparison === '>=' ? -1n : 0n;
    const opposite = constraints.clone();
    opposite.inequalities.push(row);
    return opposite.isEmpty();
  }
}

/** Returns the number that a quantity plainly is: by its type, or as a constant. */
function plainly({ value, dim }: Quantity): bigint | undefined {
  if (dim === undefined) return matchInteger(value);
  const { type } = value;
  const size = type instanceof RankedTensorType || type instanceof MemRefType ? type.shape[dim] : undefined;
  return size === undefined || isDynamic(size) ? undefined : BigInt(size);
}
