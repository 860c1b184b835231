import { type AffineBinaryOpExpr, type AffineExpr, type AffineConstantExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { foldAffineExpr } from '../../affine/affine-walk.ts';
import { type Value } from '../../ir/value.ts';

/** A loop, or a dimension of a parallel one: it counts 0, 1 and so on, `tripCount` numbers, at least one. */
export interface Counter {
  readonly tripCount: number;
  /** Of loops that do not run as often each time: numbers of which none is negative in iterations that run, the others change nothing. */
  readonly guards: readonly LinearIndex[];
}

/** More values than these in an index are rare; taking them would cost a time that grows with their number squared. */
const maxSymbols = 8;

const none: ReadonlyMap<never, number> = new Map<never, number>();

/** An integer: constant + sum of counters, and of values from outside of a nest, times numbers. */
export class LinearIndex {
  private constructor(
    readonly constant: number,
    readonly counters: ReadonlyMap<Counter, number> = none,
    readonly symbols: ReadonlyMap<Value, number> = none,
  ) {}

  static ofConstant(constant: number): LinearIndex {
    return new LinearIndex(constant);
  }

  static ofCounter(counter: Counter): LinearIndex {
    return new LinearIndex(0, new Map([[counter, 1]]));
  }

  static ofSymbol(symbol: Value): LinearIndex {
    return new LinearIndex(0, none, new Map([[symbol, 1]]));
  }

  /** The number that it always is, if it is one. */
  get asConstant(): number | undefined {
    return this.counters.size + this.symbols.size === 0 ? this.constant : undefined;
  }

  /** The same without counters. */
  get base(): LinearIndex {
    return new LinearIndex(this.constant, none, this.symbols);
  }

  /** What is added, and what is taken away: both are sums with factors above 0. */
  get split(): readonly [LinearIndex, LinearIndex] {
    const part = (sign: number): LinearIndex => {
      const scaled = <T>(terms: ReadonlyMap<T, number>): ReadonlyMap<T, number> =>
        new Map([...terms].flatMap(([term, factor]) => (factor * sign > 0 ? [[term, factor * sign]] : [])));
      return new LinearIndex(Math.max(this.constant * sign, 0), scaled(this.counters), scaled(this.symbols));
    };
    return [part(1), part(-1)];
  }

  /** The least number that the counters add. */
  get leastOfCounters(): number {
    return this.#extreme((factor) => factor < 0);
  }

  /** The greatest number that the counters add. */
  get greatestOfCounters(): number {
    return this.#extreme((factor) => factor > 0);
  }

  /** Returns the sum; undefined where it is too large to be said. */
  plus(other: LinearIndex): LinearIndex | undefined {
    return checked(
      new LinearIndex(
        this.constant + other.constant,
        sumOf(this.counters, other.counters),
        sumOf(this.symbols, other.symbols),
      ),
    );
  }

  /** Returns the product; undefined where it is too large to be said. */
  times(factor: number): LinearIndex | undefined {
    if (factor === 0) return LinearIndex.ofConstant(0);
    const scaled = <T>(terms: ReadonlyMap<T, number>): ReadonlyMap<T, number> =>
      new Map([...terms].map(([term, by]) => [term, by * factor]));
    return checked(new LinearIndex(this.constant * factor, scaled(this.counters), scaled(this.symbols)));
  }

  /** Returns the difference; undefined where it is too large to be said. */
  minus(other: LinearIndex): LinearIndex | undefined {
    const negated = other.times(-1);
    return negated && this.plus(negated);
  }

  /** Tells whether both add the same values from outside. */
  hasSymbolsOf(other: LinearIndex): boolean {
    return isSame(this.symbols, other.symbols);
  }

  equals(other: LinearIndex): boolean {
    return this.constant === other.constant && isSame(this.counters, other.counters) && this.hasSymbolsOf(other);
  }

  #extreme(counts: (factor: number) => boolean): number {
    let sum = 0;
    for (const [{ tripCount }, factor] of this.counters) if (counts(factor)) sum += factor * (tripCount - 1);
    return sum;
  }
}

/** Returns what each result of a map is of these inputs, dims and then symbols; undefined for those that are no linear indices. */
export function applyMap(map: AffineMap, inputs: readonly (LinearIndex | undefined)[]): (LinearIndex | undefined)[] {
  return map.results.map((expr) => applyExpr(expr, map.numDims, inputs));
}

function applyExpr(
  expr: AffineExpr,
  numDims: number,
  inputs: readonly (LinearIndex | undefined)[],
): LinearIndex | undefined {
  return foldAffineExpr<LinearIndex | undefined>(
    expr,
    (leaf) => {
      if (leaf.kind === 'constant') return constantOf(leaf);
      return inputs[leaf.kind === 'dim' ? leaf.position : numDims + leaf.position];
    },
    (node, lhs, rhs) => lhs && rhs && combine(node.kind, lhs, rhs),
  );
}

function constantOf({ exact }: AffineConstantExpr): LinearIndex | undefined {
  const value = Number(exact);
  return Number.isSafeInteger(value) ? LinearIndex.ofConstant(value) : undefined;
}

function combine(kind: AffineBinaryOpExpr['kind'], lhs: LinearIndex, rhs: LinearIndex): LinearIndex | undefined {
  if (kind === 'add') return lhs.plus(rhs);
  return kind === 'mul' ? multiply(lhs, rhs) : undefined;
}

/** Returns the product, if one of both is a number. */
export function multiply(lhs: LinearIndex, rhs: LinearIndex): LinearIndex | undefined {
  const [left, right] = [lhs.asConstant, rhs.asConstant];
  if (right !== undefined) return lhs.times(right);
  return left === undefined ? undefined : rhs.times(left);
}

function sumOf<T>(a: ReadonlyMap<T, number>, b: ReadonlyMap<T, number>): ReadonlyMap<T, number> {
  if (b.size === 0) return a;
  if (a.size === 0) return b;
  const sum = new Map(a);
  for (const [term, factor] of b) {
    const total = (sum.get(term) ?? 0) + factor;
    if (total === 0) sum.delete(term);
    else sum.set(term, total);
  }
  return sum;
}

function isSame<T>(a: ReadonlyMap<T, number>, b: ReadonlyMap<T, number>): boolean {
  if (a.size !== b.size) return false;
  for (const [term, factor] of a) if (b.get(term) !== factor) return false;
  return true;
}

function checked(index: LinearIndex): LinearIndex | undefined {
  if (index.symbols.size > maxSymbols) return undefined;
  const numbers = [index.constant, ...index.counters.values(), ...index.symbols.values()];
  numbers.push(index.leastOfCounters, index.greatestOfCounters);
  return numbers.every(Number.isSafeInteger) ? index : undefined;
}
