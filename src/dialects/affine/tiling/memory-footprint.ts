import { floorDiv, LinearConstraints, type Row } from '../../../affine/linear-constraints.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType, isDynamic, VectorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { ConstrainedValues } from '../constrained-values.ts';
import { DomainBuilder } from '../dependence/iteration-domain.ts';
import { isAccessOp, MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';

/** Elements of a memref: dims are its dimensions, and symbols are the values. Source: MemRefRegion of mlir/lib/Dialect/Affine/Analysis/Utils.cpp. */
interface MemoryRegion {
  readonly constraints: LinearConstraints;
  readonly symbols: readonly Value[];
}

/** Returns how many bytes of memory the loop accesses, as far as boxes around its accesses tell. Source: getMemoryFootprintBytes. */
export function memoryFootprint(loop: ForOp): bigint | undefined {
  const regions = new Map<Value, MemoryRegion>();
  const isKnown = walk(loop, {
    after: (op) => {
      if (!isAccessOp(op)) return undefined;
      const region = regionOf(new MemoryAccess(op));
      const known = regions.get(op.memref);
      const whole = region && known ? boxAround(known, region) : region;
      if (!whole) return 'interrupt';
      regions.set(op.memref, whole);
      return undefined;
    },
  });
  if (!isKnown) return undefined;
  let total = 0n;
  for (const [memref, region] of regions) {
    const size = sizeOf(region, memref.type as MemRefType);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

function regionOf(access: MemoryAccess): MemoryRegion | undefined {
  const { map, operands } = access.place;
  const rank = map.numResults;
  const values = new ConstrainedValues();
  values.appendDims(...new Array<undefined>(rank).fill(undefined));
  values.appendDims(...operands.slice(0, map.numDims));
  values.appendSymbols(...operands.slice(map.numDims));
  const domain = new DomainBuilder(values);
  if (!operands.every((operand) => domain.describe(operand))) return undefined;
  for (let i = 0; i < rank; i++) {
    if (!values.addBoundOf('equal', i, { map: map.getSubMap([i]), operands })) return undefined;
  }
  // The dimensions, then the symbols, then what goes.
  const { constraints, dims, symbols } = values;
  const reorder = (row: Row): Row => [
    ...row.slice(0, rank),
    ...row.slice(dims.length, constraints.numDimsAndSymbols),
    ...row.slice(rank, dims.length),
    ...row.slice(constraints.numDimsAndSymbols),
  ];
  const all = new LinearConstraints();
  all.appendDims(constraints.numVars);
  all.equalities = constraints.equalities.map(reorder);
  all.inequalities = constraints.inequalities.map(reorder);
  const region = { constraints: all.projectedOnFirst(rank + symbols.length), symbols: symbols as Value[] };
  addShape(region.constraints, access.memref.type as MemRefType);
  region.constraints.removeTrivialRedundancy();
  return region;
}

/** Says that elements are within the shape of the memref. */
function addShape({ numVars, inequalities }: LinearConstraints, { shape }: MemRefType): void {
  shape.forEach((size, i) => {
    const [lower, upper] = [1n, -1n].map((factor) => {
      const row = new Array<bigint>(numVars + 1).fill(0n);
      row[i] = factor;
      return row;
    }) as [bigint[], bigint[]];
    inequalities.push(lower);
    if (isDynamic(size)) return;
    upper[numVars] = BigInt(size) - 1n;
    inequalities.push(upper);
  });
}

/** Bounds of a dimension, times the divisor, as sums of symbols and a constant: both are inclusive and rounded down. */
interface Extent {
  readonly size: bigint;
  readonly lower: Row;
  readonly upper: Row;
  readonly divisor: bigint;
}

/** Returns the bounds of a dimension that are the fewest elements apart. Source: IntegerRelation::getConstantBoundOnDimSize. */
function extentOf({ equalities, inequalities }: LinearConstraints, rank: number, dim: number): Extent | undefined {
  const isOnly = (row: Row): boolean =>
    row[dim] !== 0n && row.every((factor, i) => i >= rank || i === dim || factor === 0n);
  const equality = equalities.find((row) => isOnly(row) && (row[dim] === 1n || row[dim] === -1n));
  if (equality) {
    const value = equality.slice(rank).map((factor) => -factor * equality[dim]!);
    return { size: 1n, lower: value, upper: value, divisor: 1n };
  }
  let least: Extent | undefined;
  for (const upper of inequalities) {
    if (upper[dim]! >= 0n || !isOnly(upper)) continue;
    for (const lower of inequalities) {
      if (lower[dim]! <= 0n || lower.some((factor, i) => i < lower.length - 1 && factor !== -upper[i]!)) continue;
      const divisor = lower[dim]!;
      const distance = floorDiv(upper.at(-1)! + lower.at(-1)!, divisor) + 1n;
      const size = distance < 0n ? 0n : distance;
      if (least && size >= least.size) continue;
      const first = lower.slice(rank).map((factor) => -factor);
      least = { size, lower: first.with(-1, first.at(-1)! + divisor - 1n), upper: upper.slice(rank), divisor };
    }
  }
  return least;
}

/** Returns the box around two regions; undefined where it is not known how large these are. Source: IntegerRelation::unionBoundingBox. */
function boxAround(a: MemoryRegion, b: MemoryRegion): MemoryRegion | undefined {
  const symbols = [...new Set([...a.symbols, ...b.symbols])];
  const rank = a.constraints.numVars - a.symbols.length;
  const [first, second] = [withSymbols(a, rank, symbols), withSymbols(b, rank, symbols)];
  const box = new LinearConstraints();
  box.appendDims(rank + symbols.length);
  for (let dim = 0; dim < rank; dim++) {
    const [one, other] = [extentOf(first, rank, dim), extentOf(second, rank, dim)];
    if (!one || !other || one.divisor !== other.divisor) return undefined;
    const toCeiling = (row: Row): Row => row.with(-1, row.at(-1)! - (one.divisor - 1n));
    const lower = bestOf(toCeiling(one.lower), toCeiling(other.lower), 'lower', dim, first, second);
    const upper = bestOf(one.upper, other.upper, 'upper', dim, first, second);
    if (!lower || !upper) return undefined;
    const rowOf = (factor: bigint, rest: Row): Row => [...new Array<bigint>(rank).fill(0n).with(dim, factor), ...rest];
    box.inequalities.push(rowOf(one.divisor, lower.map((factor) => -factor)), rowOf(-one.divisor, upper)); // prettier-ignore
  }
  const keys = new Set(second.inequalities.map(String));
  box.inequalities.push(...first.inequalities.filter((row) => keys.has(String(row))));
  const equalKeys = new Set(second.equalities.map(String));
  box.equalities.push(...first.equalities.filter((row) => equalKeys.has(String(row))));
  box.removeTrivialRedundancy();
  return { constraints: box, symbols };
}

/** Returns the lesser lower or the greater upper bound of a dimension; undefined where they cannot be compared. */
function bestOf(
  a: Row,
  b: Row,
  kind: 'lower' | 'upper',
  dim: number,
  first: LinearConstraints,
  second: LinearConstraints,
): Row | undefined {
  if (a.every((factor, i) => i === a.length - 1 || factor === b[i])) {
    return a.at(-1)! <= b.at(-1)! === (kind === 'lower') ? a : b;
  }
  const [one, other] = [first.constantBound(kind, dim), second.constantBound(kind, dim)];
  if (one === undefined || other === undefined) return undefined;
  const best = one <= other === (kind === 'lower') ? one : other;
  return new Array<bigint>(a.length).fill(0n).with(-1, best);
}

/** Returns the constraints with columns for all symbols. */
function withSymbols({ constraints, symbols }: MemoryRegion, rank: number, all: readonly Value[]): LinearConstraints {
  const result = new LinearConstraints();
  result.appendDims(rank + all.length);
  const widen = (row: Row): Row => [
    ...row.slice(0, rank),
    ...all.map((value) => (symbols.includes(value) ? row[rank + symbols.indexOf(value)]! : 0n)),
    row.at(-1)!,
  ];
  result.equalities = constraints.equalities.map(widen);
  result.inequalities = constraints.inequalities.map(widen);
  return result;
}

function sizeOf({ constraints }: MemoryRegion, type: MemRefType): bigint | undefined {
  // Upstream does not count memory with another layout.
  if (!hasIdentityLayout(type)) return 0n;
  const elementSize = elementSizeBytes(type.elementType);
  if (elementSize === undefined) return undefined;
  const within = constraints.clone();
  addShape(within, type);
  let total = elementSize;
  for (let i = 0; i < type.rank; i++) {
    const size =
      extentOf(within, type.rank, i)?.size ?? (isDynamic(type.shape[i]!) ? undefined : BigInt(type.shape[i]!));
    if (size === undefined) return undefined;
    total *= size;
  }
  return total;
}

/** Returns the size of an element that is of numbers with a known width. */
function elementSizeBytes(type: Type): bigint | undefined {
  const isVector = type instanceof VectorType;
  const scalar = isVector ? type.elementType : type;
  if (!(scalar instanceof IntegerType || scalar instanceof FloatType)) return undefined;
  const bits = BigInt(scalar.width) * (isVector ? BigInt(type.numElements) : 1n);
  return (bits + 7n) / 8n;
}
