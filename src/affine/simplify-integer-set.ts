import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr } from './affine-expr.ts';
import { AffineFlattener, type FlatForm, isPoison } from './affine-flattener.ts';
import { type Int64 } from './int64.ts';
import { IntegerSet } from './integer-set.ts';
import { floorDiv, gcdOf, LinearConstraints, type Row } from './linear-constraints.ts';

/** How many constraints a set may have: what is tried grows with the square of them. */
const maxConstraints = 256;

/**
 * Returns the set without what is found out to be redundant, or the empty one. Source: simplifyIntegerSet of
 * mlir/lib/Dialect/Affine/Analysis/Utils.cpp. Differs: sets that are not linear with divisions by constants, which upstream takes for ones that
 * always hold, stay as they are, and so do those with hundreds of constraints.
 */
export function simplifyIntegerSet(set: IntegerSet): IntegerSet {
  if (set.numConstraints > maxConstraints) return set;
  const constraints = constraintsOf(set);
  if (!constraints) return set;
  if (constraints.isEmpty()) return IntegerSet.getEmptySet(set.numDims, set.numSymbols);
  constraints.removeTrivialRedundancy();
  return setOf(constraints) ?? set;
}

/** Returns the constraints of a set, behind which those of its divisions are; undefined where it is not linear with divisions by constants. */
function constraintsOf({
  numDims,
  numSymbols,
  constraints: exprs,
  eqFlags,
}: IntegerSet): LinearConstraints | undefined {
  const flattener = new AffineFlattener('canonical');
  const forms = exprs.map((expr) => flattener.flatten(expr));
  const divisions = forms.some(isPoison) ? undefined : flattener.divisions;
  if (!divisions) return undefined;
  const result = new LinearConstraints();
  result.appendDims(numDims);
  result.appendSymbols(numSymbols);
  result.prependLocals(divisions.length);
  const rowOf = (form: FlatForm): bigint[] => {
    const row = new Array<bigint>(result.numVars + 1).fill(0n);
    const put = (values: readonly Int64[], start: number): void => {
      values.forEach((value, i) => (row[start + i] = BigInt(value)));
    };
    put(form.dims, 0);
    put(form.symbols, numDims);
    put(form.locals, result.numDimsAndSymbols);
    put([form.constant], result.numVars);
    return row;
  };
  forms.forEach((form, i) => (eqFlags[i] ? result.equalities : result.inequalities).push(rowOf(form)));
  divisions.forEach(({ dividend, divisor, add }, i) => {
    const least = rowOf(dividend);
    least[result.numVars]! += BigInt(add);
    const most = least.map((factor) => -factor);
    most[result.numVars]! += BigInt(divisor) - 1n;
    least[result.numDimsAndSymbols + i]! -= BigInt(divisor);
    most[result.numDimsAndSymbols + i]! += BigInt(divisor);
    result.inequalities.push(most, least);
  });
  return result;
}

/** Returns the set of the constraints; undefined where a local is no division by a constant. Source: FlatLinearConstraints::getAsIntegerSet. */
export function setOf(constraints: LinearConstraints): IntegerSet | undefined {
  const { numDims, numSymbols, equalities, inequalities } = constraints;
  const variables = variablesOf(constraints);
  const exprs: AffineExpr[] = [];
  for (const row of [...equalities, ...inequalities]) {
    const expr = exprOf(row, variables);
    if (!expr) return undefined;
    exprs.push(expr);
  }
  const eqFlags = exprs.map((_, i) => i < equalities.length);
  return IntegerSet.get(numDims, numSymbols, exprs, eqFlags);
}

/** Returns what dims, symbols and locals are, as far as that is found out. Source: FlatLinearConstraints::computeLocalVars. */
function variablesOf({ numDims, numSymbols, numVars, inequalities }: LinearConstraints): (AffineExpr | undefined)[] {
  const variables = Array.from({ length: numVars }, (_, i): AffineExpr | undefined => {
    if (i < numDims) return getAffineDimExpr(i);
    return i < numDims + numSymbols ? getAffineSymbolExpr(i - numDims) : undefined;
  });
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let i = numDims + numSymbols; i < numVars; i++) {
      if (variables[i]) continue;
      variables[i] = divisionAt(i, inequalities, variables);
      isChanged ||= variables[i] !== undefined;
    }
  }
  return variables;
}

/** Returns the division that a pair of inequalities says that a variable is. Source: computeSingleVarRepr of mlir/lib/Analysis/Presburger/Utils.cpp. */
function divisionAt(
  position: number,
  inequalities: readonly Row[],
  variables: readonly (AffineExpr | undefined)[],
): AffineExpr | undefined {
  const lower = inequalities.filter((row) => row[position]! > 0n);
  const upper = inequalities.filter((row) => row[position]! < 0n);
  for (const above of upper) {
    for (const below of lower) {
      const expr = divisionOf(above, below, position, variables);
      if (expr) return expr;
    }
  }
  return undefined;
}

/** Returns the division that both bounds of a variable say that it is. */
function divisionOf(
  above: Row,
  below: Row,
  position: number,
  variables: readonly (AffineExpr | undefined)[],
): AffineExpr | undefined {
  const last = above.length - 1;
  for (let i = 0; i < last; i++) if (above[i] !== -below[i]!) return undefined;
  const divisor = below[position]!;
  const slack = divisor - 1n - below[last]! - above[last]!;
  if (slack < 0n || slack >= divisor) return undefined;
  const dividend = above.with(position, 0n).with(last, above[last]! + slack);
  const gcd = gcdOf([divisor, ...dividend.slice(0, last)]);
  const quotient = dividend.map((factor) => floorDiv(factor, gcd));
  // As upstream, with the constant first.
  let sum: AffineExpr = constant(quotient[last]!);
  for (let i = 0; i < last; i++) {
    if (quotient[i] === 0n) continue;
    const variable = variables[i];
    if (!variable) return undefined;
    sum = sum.add(variable.mul(constant(quotient[i]!)));
  }
  return sum.floorDiv(constant(divisor / gcd));
}

/** Returns the sum that a row is of; undefined where it has a variable that is not known. */
function exprOf(row: Row, variables: readonly (AffineExpr | undefined)[]): AffineExpr | undefined {
  let sum: AffineExpr = constant(0n);
  for (let i = 0; i < variables.length; i++) {
    if (row[i] === 0n) continue;
    const variable = variables[i];
    if (!variable) return undefined;
    sum = sum.add(variable.mul(constant(row[i]!)));
  }
  return sum.add(constant(row.at(-1)!));
}

const constant = (value: bigint): AffineExpr => getAffineConstantExpr(BigInt.asIntN(64, value));
