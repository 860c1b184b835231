import { InternalError, invariant } from '../support/invariant.ts';
import { constantFoldAffineExpr, evaluateAffineExpr } from './affine-eval.ts';
import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from './affine-expr.ts';
import { affineText } from './affine-printer.ts';
import { replaceDimsAndSymbols, usedPositions } from './affine-walk.ts';
import { type Int64 } from './int64.ts';

const dimRange = (count: number, start = 0) => Array.from({ length: count }, (_, i) => getAffineDimExpr(start + i));
const symbolRange = (count: number, start = 0) =>
  Array.from({ length: count }, (_, i) => getAffineSymbolExpr(start + i));

/**
 * An immutable map from dims and symbols to a list of affine expressions, `(d0, d1)[s0] -> (d0 + s0, d1)`.
 * Source: MLIR AffineMap.h; names are MLIR's.
 */
export class AffineMap {
  /** What the map prints, once it was asked for. */
  #text: string | undefined;

  private constructor(
    readonly numDims: number,
    readonly numSymbols: number,
    readonly results: readonly AffineExpr[],
  ) {}

  /** Returns the map with the given counts of inputs and the given results. */
  static get(numDims: number, numSymbols: number, results: readonly AffineExpr[]): AffineMap {
    return new AffineMap(numDims, numSymbols, results);
  }

  /** Returns (d0, …, dn-1) -> (d0, …, dn-1). */
  static getMultiDimIdentityMap(numDims: number): AffineMap {
    return new AffineMap(numDims, 0, dimRange(numDims));
  }

  /** Returns the map of `numDims` dims to the last `numResults` of them. */
  static getMinorIdentityMap(numDims: number, numResults: number): AffineMap {
    invariant(numResults <= numDims, 'a minor identity has at most as many results as dims');
    return new AffineMap(numDims, 0, dimRange(numResults, numDims - numResults));
  }

  /** Returns () -> (value). */
  static getConstantMap(value: number | bigint): AffineMap {
    return new AffineMap(0, 0, [getAffineConstantExpr(value)]);
  }

  /** Returns the map whose result i is dim `permutation[i]`; every dim must occur once. */
  static getPermutationMap(permutation: readonly number[]): AffineMap {
    const map = AffineMap.getMultiDimMapWithTargets(permutation.length, permutation);
    invariant(map.isPermutation(), `[${permutation.join(', ')}] is not a permutation`);
    return map;
  }

  /** Returns the map of `numDims` dims to the dims in `targets`, in that order. */
  static getMultiDimMapWithTargets(numDims: number, targets: readonly number[]): AffineMap {
    return new AffineMap(
      numDims,
      0,
      targets.map((position) => getAffineDimExpr(position)),
    );
  }

  /** The number of results. */
  get numResults(): number {
    return this.results.length;
  }

  /** The number of dims and symbols together. */
  get numInputs(): number {
    return this.numDims + this.numSymbols;
  }

  /** Returns whether this is () -> (). */
  isEmpty(): boolean {
    return this.numInputs === 0 && this.numResults === 0;
  }

  /** Returns whether there are as many results as dims and result i is dim i. */
  isIdentity(): boolean {
    return this.numDims === this.numResults && this.results.every((e, i) => e.kind === 'dim' && e.position === i);
  }

  /** Returns whether the results are the last dims, in order. */
  isMinorIdentity(): boolean {
    const skipped = this.numDims - this.numResults;
    return (
      this.numSymbols === 0 &&
      skipped >= 0 &&
      this.results.every((e, i) => e.kind === 'dim' && e.position === skipped + i)
    );
  }

  /** Returns whether the results are distinct dims; with `allowZeroInResults` also constants 0. */
  isProjectedPermutation(allowZeroInResults = false): boolean {
    if (this.numSymbols > 0 || this.numResults > this.numInputs) return false;
    const seen = new Set<number>();
    return this.results.every((result) => {
      if (result.kind === 'constant') return allowZeroInResults && result.exact === 0;
      if (result.kind !== 'dim' || seen.has(result.position)) return false;
      seen.add(result.position);
      return true;
    });
  }

  /** Returns whether every dim is a result exactly once and nothing else is. */
  isPermutation(): boolean {
    return this.numDims === this.numResults && this.isProjectedPermutation();
  }

  /** Returns whether all results are constants. */
  isConstant(): boolean {
    return this.results.every((result) => result.kind === 'constant');
  }

  /** Returns the dim that result `index` is; the result must be a dim. */
  getDimPosition(index: number): number {
    const result = this.results[index];
    if (result?.kind !== 'dim') throw new InternalError(`result ${index} of ${this} is not a dim`);
    return result.position;
  }

  /** Returns the index of the first result equal to `expr`, undefined without one. */
  getResultPosition(expr: AffineExpr): number | undefined {
    const index = this.results.findIndex((result) => result.equals(expr));
    return index < 0 ? undefined : index;
  }

  /** Returns whether dim `position` occurs in a result. */
  isFunctionOfDim(position: number): boolean {
    return usedPositions(this.results, 'dim').has(position);
  }

  /** Returns whether symbol `position` occurs in a result. */
  isFunctionOfSymbol(position: number): boolean {
    return usedPositions(this.results, 'symbol').has(position);
  }

  /**
   * Returns the results for the given inputs, each exact or NaN (see evaluateAffineExpr).
   * (d0, d1) -> (d0 * 192 + d1, d1) at [1, 2] gives [194, 2].
   */
  eval(dims: ArrayLike<number>, symbols: ArrayLike<number> = []): number[] {
    return this.results.map((result) => evaluateAffineExpr(result, dims, symbols));
  }

  /** Returns the map with every result that depends only on known operands (dims, then symbols) made a constant. */
  partialConstantFold(operands: readonly (Int64 | undefined)[]): AffineMap {
    const [dims, symbols] = [operands.slice(0, this.numDims), operands.slice(this.numDims)];
    return this.mapResults((result) => {
      const value = constantFoldAffineExpr(result, dims, symbols);
      return value === undefined ? result : getAffineConstantExpr(value);
    });
  }

  /** Returns the values of all results for the given operands (dims, then symbols), undefined unless all are known. */
  constantFold(operands: readonly (Int64 | undefined)[]): Int64[] | undefined {
    const values: Int64[] = [];
    for (const result of this.partialConstantFold(operands).results) {
      if (result.kind !== 'constant') return undefined;
      values.push(result.exact);
    }
    return values;
  }

  /** Returns the map with each result replaced by `change(result)`. */
  mapResults(change: (result: AffineExpr) => AffineExpr): AffineMap {
    return new AffineMap(this.numDims, this.numSymbols, this.results.map(change));
  }

  /** Returns the map over new inputs, with dim i replaced by dims[i] and symbol j by symbols[j]. */
  replaceDimsAndSymbols(
    dims: readonly AffineExpr[],
    symbols: readonly AffineExpr[],
    numDims: number,
    numSymbols: number,
  ): AffineMap {
    return new AffineMap(
      numDims,
      numSymbols,
      this.results.map((result) => replaceDimsAndSymbols(result, dims, symbols)),
    );
  }

  /**
   * Returns this after `inner`: x -> this(inner(x)). The symbols of this come first, then those of `inner`.
   * (d0, d1) -> (d0 + d1) after (d0) -> (d0, d0 * 2) is (d0) -> (d0 * 3).
   */
  compose(inner: AffineMap): AffineMap {
    if (this.numDims !== inner.numResults) {
      throw new InternalError(`cannot compose ${this} with ${inner}: results differ from dims`);
    }
    const shifted = symbolRange(inner.numSymbols, this.numSymbols);
    const dims = inner.results.map((result) => replaceDimsAndSymbols(result, [], shifted));
    return this.replaceDimsAndSymbols(dims, [], inner.numDims, this.numSymbols + inner.numSymbols);
  }

  /** Returns the map with only the results at the given positions, in that order. */
  getSubMap(resultPositions: readonly number[]): AffineMap {
    return new AffineMap(
      this.numDims,
      this.numSymbols,
      resultPositions.map((position) => this.result(position)),
    );
  }

  /** Returns the map with `count` results from `start` on. */
  getSliceMap(start: number, count: number): AffineMap {
    return new AffineMap(this.numDims, this.numSymbols, this.results.slice(start, start + count));
  }

  /** Returns the map without the results at the given positions. */
  dropResults(positions: ReadonlySet<number> | readonly number[]): AffineMap {
    const dropped = new Set(positions);
    const kept = this.results.filter((_, i) => !dropped.has(i));
    return new AffineMap(this.numDims, this.numSymbols, kept);
  }

  /** Returns the map with `result` inserted before position `position`. */
  insertResult(result: AffineExpr, position: number): AffineMap {
    return new AffineMap(this.numDims, this.numSymbols, this.results.toSpliced(position, 0, result));
  }

  /** Returns result `position`, which must exist. */
  result(position: number): AffineExpr {
    const result = this.results[position];
    if (result === undefined) throw new InternalError(`${this} has no result ${position}`);
    return result;
  }

  /** A structural hash: equal maps have equal hashes. */
  get hash(): number {
    let hash = this.numDims * 31 + this.numSymbols;
    for (const result of this.results) hash = (Math.imul(hash, 31) + result.hash) | 0;
    return hash;
  }

  /** Returns whether both have the same inputs and results. */
  equals(other: AffineMap): boolean {
    if (this === other) return true;
    if (this.numDims !== other.numDims || this.numSymbols !== other.numSymbols) return false;
    if (this.numResults !== other.numResults) return false;
    return this.results.every((result, i) => result.equals(other.result(i)));
  }

  /** Returns the text inside `affine_map<…>`: `(d0, d1)[s0] -> (d0, s0)`. */
  toString(): string {
    return (this.#text ??= affineText((printer) => printer.map(this)));
  }
}

/**
 * Returns the map from results back to dims when every dim is some result, else undefined. Other results are ignored:
 * (d0, d1, d2) -> (d1, d0, d2, d0 + 1) gives (d0, d1, d2, d3) -> (d1, d0, d2).
 */
export function inversePermutation(map: AffineMap): AffineMap | undefined {
  if (map.isEmpty()) return map;
  invariant(map.numSymbols === 0, 'a map with symbols has no inverse permutation');
  const sources: (AffineExpr | undefined)[] = Array.from({ length: map.numDims });
  map.results.forEach((result, i) => {
    if (result.kind === 'dim') sources[result.position] ??= getAffineDimExpr(i);
  });
  const results = sources.filter((source) => source !== undefined);
  return results.length === map.numDims ? AffineMap.get(map.numResults, 0, results) : undefined;
}

/** Returns one map with the results of all maps in order; the maps must have the same inputs. */
export function concatAffineMaps(maps: readonly AffineMap[], numDims: number, numSymbols: number): AffineMap {
  return AffineMap.get(
    numDims,
    numSymbols,
    maps.flatMap((map) => map.results),
  );
}
