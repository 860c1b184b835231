import {
  type AffineConstantExpr,
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { flattenLinear, type FlatForm } from '../../affine/affine-flattener.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import {
  addInt64,
  ceilDivInt64,
  floorDivInt64,
  gcdInt64,
  type Int64,
  isMultipleOfInt64,
  modInt64,
  mulInt64,
  remInt64,
  toInt64,
  wrapAddInt64,
  wrapSubInt64,
} from '../../affine/int64.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { ForOp } from './generated/affine-ops.gen.ts';
import { type MapAndOperands } from './map-and-operands.ts';
import { exactStep } from './loop-step.ts';

/**
 * Simplification by what is known about operands: the ranges and steps of induction variables of loops with constant bounds.
 * Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp, and getBoundForAffineExpr of mlir/lib/IR/AffineExpr.cpp.
 */

/** The values that an expression lies between, both inclusive; undefined where not known. */
interface Range {
  readonly lower: Int64 | undefined;
  readonly upper: Int64 | undefined;
}

/** Returns the loop that `value` counts the iterations of. */
function loopOf(value: Value | undefined): ForOp | undefined {
  if (!(value instanceof BlockArgument)) return undefined;
  const op = value.owner.parentOp;
  return op instanceof ForOp && value.owner.arguments[0] === value ? op : undefined;
}

/** Returns the only result of the map when it is a constant. */
function singleConstant(map: AffineMap): Int64 | undefined {
  const [result] = map.results;
  return map.numResults === 1 && result?.kind === 'constant' ? result.exact : undefined;
}

const stepOf = (loop: ForOp): Int64 => toInt64(exactStep(loop))!;

function operandRange(value: Value): Range {
  const loop = loopOf(value);
  if (!loop) return { lower: undefined, upper: undefined };
  const lower = singleConstant(loop.lowerBoundMap.value);
  const end = singleConstant(loop.upperBoundMap.value);
  if (end === undefined) return { lower, upper: undefined };
  const last = wrapAddInt64(end, -1);
  if (lower === undefined) return { lower, upper: last };
  const step = stepOf(loop);
  // No verifier refuses a step of zero.
  if (step === 0) return { lower, upper: undefined };
  return { lower, upper: wrapSubInt64(last, remInt64(wrapSubInt64(last, lower), step)) };
}

/** What the dims and symbols of a map lie between. */
interface InputRanges {
  readonly dims: readonly Range[];
  readonly symbols: readonly Range[];
  /** The linear forms of expressions that were looked at: what is around them is looked at next. */
  readonly forms: Map<AffineExpr, FlatForm>;
}

function inputRanges({ map, operands }: MapAndOperands): InputRanges {
  const ranges = operands.map(operandRange);
  return { dims: ranges.slice(0, map.numDims), symbols: ranges.slice(map.numDims), forms: new Map() };
}

/** Returns a bound of the expression: the greatest value that it may have, or the least. */
function boundOf(expr: AffineExpr, inputs: InputRanges, isUpper: boolean): Int64 | undefined {
  if (expr.kind === 'floordiv' || expr.kind === 'ceildiv') {
    if (expr.rhs.kind !== 'constant' || expr.rhs.exact < 1) return undefined;
    const bound = boundOf(expr.lhs, inputs, isUpper);
    return bound === undefined ? undefined : quotients[expr.kind](bound, expr.rhs.exact);
  }
  if (expr.kind === 'mod' && expr.rhs.kind === 'constant' && expr.rhs.exact >= 1) {
    const modulus = expr.rhs.exact;
    // Differs: upstream means to ask for the greatest dividend here, too, but for a lower bound asks for the least one twice.
    const [lower, upper] = [boundOf(expr.lhs, inputs, false), boundOf(expr.lhs, inputs, true)];
    if (lower !== undefined && upper !== undefined && floorDivInt64(lower, modulus) === floorDivInt64(upper, modulus)) {
      return modInt64(isUpper ? upper : lower, modulus);
    }
    return isUpper ? addInt64(modulus, -1) : 0;
  }
  return linearBound(expr, inputs, isUpper);
}

const quotients = { floordiv: floorDivInt64, ceildiv: ceilDivInt64 };

function linearBound(expr: AffineExpr, inputs: InputRanges, isUpper: boolean): Int64 | undefined {
  const form = flattenLinear(expr, inputs.forms);
  if (!form) return undefined;
  let bound: Int64 | undefined = form.constant;
  const addTerms = (factors: readonly Int64[], ranges: readonly Range[]): void => {
    factors.forEach((factor, i) => {
      if (factor === 0 || bound === undefined) return;
      const { lower, upper } = ranges[i]!;
      const extreme = factor > 0 === isUpper ? upper : lower;
      const term = extreme === undefined ? undefined : mulInt64(extreme, factor);
      bound = term === undefined ? undefined : addInt64(bound, term);
    });
  };
  addTerms(form.dims, inputs.dims);
  addTerms(form.symbols, inputs.symbols);
  return bound;
}

/** Returns the map with divisions and remainders by constants carried out where the operands' ranges and steps allow it. */
export function simplifyMapWithOperands(from: MapAndOperands): MapAndOperands {
  const inputs = inputRanges(from);
  const simplifier = new DivisionSimplifier(inputs, from.operands);
  return { map: from.map.mapResults((result) => simplifier.simplify(result)), operands: from.operands };
}

class DivisionSimplifier {
  readonly #inputs: InputRanges;
  readonly #operands: readonly Value[];

  constructor(inputs: InputRanges, operands: readonly Value[]) {
    this.#inputs = inputs;
    this.#operands = operands;
  }

  simplify(expr: AffineExpr): AffineExpr {
    if (expr.kind === 'dim' || expr.kind === 'symbol' || expr.kind === 'constant') return expr;
    const rebuilt = getAffineBinaryOpExpr(expr.kind, this.simplify(expr.lhs), this.simplify(expr.rhs), expr.keepsOrder);
    if (rebuilt.kind !== 'floordiv' && rebuilt.kind !== 'ceildiv' && rebuilt.kind !== 'mod') return rebuilt;
    const { kind, lhs, rhs } = rebuilt;
    if (rhs.kind !== 'constant' || rhs.exact <= 0) return rebuilt;
    return this.#byRange(kind, lhs, rhs.exact) ?? this.#byDivisor(kind, lhs, rhs) ?? rebuilt;
  }

  /** Where the whole range of the dividend has one quotient. */
  #byRange(kind: 'floordiv' | 'ceildiv' | 'mod', lhs: AffineExpr, divisor: Int64): AffineExpr | undefined {
    const [lower, upper] = [boundOf(lhs, this.#inputs, false), boundOf(lhs, this.#inputs, true)];
    if (lower === undefined || upper === undefined) return undefined;
    if (kind === 'mod') return lower >= 0 && lower < divisor && upper < divisor ? lhs : undefined;
    const quotient = quotients[kind](lower, divisor);
    const isOne = quotient !== undefined && quotient === quotients[kind](upper, divisor);
    return isOne ? getAffineConstantExpr(quotient) : undefined;
  }

  /** Where the dividend is e1 + e2, e1 a multiple of k and 0 <= e2 < k, or is itself a multiple. */
  #byDivisor(kind: 'floordiv' | 'ceildiv' | 'mod', lhs: AffineExpr, by: AffineConstantExpr): AffineExpr | undefined {
    const divisor = by.exact;
    const split = this.#split(lhs);
    if (split) {
      const { multiple, factor, rest } = split;
      if (kind === 'floordiv' && isMultipleOfInt64(divisor, factor)) return multiple.floorDiv(by);
      return kind === 'mod' && isMultipleOfInt64(factor, divisor) ? rest.mod(by) : undefined;
    }
    const isZero =
      (kind === 'floordiv' && this.#isWithin(lhs, divisor)) ||
      (kind === 'mod' && isMultipleOfInt64(this.#largestKnownDivisor(lhs), divisor));
    return isZero ? getAffineConstantExpr(0) : undefined;
  }

  #split(expr: AffineExpr) {
    if (expr.kind !== 'add') return undefined;
    for (const [multiple, rest] of [
      [expr.lhs, expr.rhs],
      [expr.rhs, expr.lhs],
    ] as const) {
      // prettier-ignore
      const factor = this.#largestKnownDivisor(multiple);
      if (this.#isWithin(rest, factor)) return { multiple, factor, rest };
    }
    return undefined;
  }

  /** Tells whether 0 <= expr < limit, for dims and constants. */
  #isWithin(expr: AffineExpr, limit: Int64): boolean {
    if (expr.kind === 'constant') return expr.exact >= 0 && expr.exact < limit;
    if (expr.kind !== 'dim') return false;
    const loop = loopOf(this.#operands[expr.position]);
    if (!loop) return false;
    const lower = singleConstant(loop.lowerBoundMap.value);
    const end = singleConstant(loop.upperBoundMap.value);
    return lower !== undefined && lower >= 0 && end !== undefined && end <= limit;
  }

  #largestKnownDivisor(expr: AffineExpr): Int64 {
    if (expr.kind !== 'dim') return expr.largestKnownDivisor;
    const loop = loopOf(this.#operands[expr.position]);
    if (!loop) return 1;
    const { results } = loop.lowerBoundMap.value;
    return results.reduce<Int64>((divisor, result) => gcdInt64(result.largestKnownDivisor, divisor), stepOf(loop));
  }
}

/** Returns the map of a lower (`max`) or upper (`min`) bound without results that never count. */
export function dropRedundantBounds(from: MapAndOperands, kind: 'max' | 'min'): MapAndOperands {
  const { map, operands } = from;
  if (operands.length === 0) return from;
  const inputs = inputRanges(from);
  const ranges = map.results.map((result): Range => {
    if (result.kind === 'constant') return { lower: result.exact, upper: result.exact };
    return { lower: boundOf(result, inputs, false), upper: boundOf(result, inputs, true) };
  });
  // Of a maximum another result's least value must reach this one's greatest; of a minimum the other way round.
  const isMax = kind === 'max';
  const [worst, best] = isMax ? (['upper', 'lower'] as const) : (['lower', 'upper'] as const);
  const results = map.results.flatMap((result, i) => {
    const own = ranges[i]!;
    const isConstant = own.lower !== undefined && own.lower === own.upper;
    const kept = isConstant ? getAffineConstantExpr(own.lower) : result;
    const limit = own[worst];
    if (limit === undefined) return [kept];
    const isRedundant = ranges.some((other, j) => {
      const reached = other[best];
      if (j === i || reached === undefined) return false;
      if (reached !== limit) return reached > limit === isMax;
      // Of two equal constants the first stays.
      return !(isConstant && reached === other[worst] && i < j);
    });
    return isRedundant ? [] : [kept];
  });
  return { map: AffineMap.get(map.numDims, map.numSymbols, results), operands };
}

/** Returns the map without results that occur before. */
export function dropDuplicateResults(map: AffineMap): AffineMap {
  const seen = new Map<number, AffineExpr[]>();
  const unique = map.results.filter((result) => {
    const candidates = seen.get(result.hash);
    if (candidates?.some((other) => other.equals(result))) return false;
    if (candidates) candidates.push(result);
    else seen.set(result.hash, [result]);
    return true;
  });
  return unique.length === map.numResults ? map : AffineMap.get(map.numDims, map.numSymbols, unique);
}
