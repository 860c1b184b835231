import { LinearConstraints } from '../../affine/linear-constraints.ts';
import { hasIdentityLayout } from '../../ir/types/memref-layout.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, type MemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { extentOf, type Points } from './bounding-box.ts';
import { ConstrainedValues } from './constrained-values.ts';
import { DomainBuilder, loopCountingWith } from './dependence/iteration-domain.ts';
import { type MemoryAccess } from './dependence/memory-access.ts';

/** Iterations that are fewer than those of the loops: says so, in terms of more values. */
export interface IterationLimits {
  readonly operands: readonly Value[];
  addTo(values: ConstrainedValues): boolean;
}

/** What elements are told of. */
export interface RegionOptions {
  /** The indices of loops in terms of which the elements are. */
  readonly indices?: readonly Value[];
  readonly limits?: IterationLimits;
  readonly keepsDivisions?: boolean;
  /** Whether elements outside of the shape of the memref are left out, which they are unless this is false. */
  readonly isWithinShape?: boolean;
}

/**
 * Returns the elements that an access accesses, as constraints; undefined where that is not known. Source: MemRefRegion::compute of
 * mlir/lib/Dialect/Affine/Analysis/Utils.cpp.
 */
export function accessedRegion(access: MemoryAccess, options: RegionOptions = {}): Points | undefined {
  const { indices = [], limits } = options;
  const { map, operands } = access.place;
  const rank = map.numResults;
  if (rank === 0) return { constraints: withSymbols(indices.length), symbols: indices };
  const values = new ConstrainedValues();
  values.appendDims(...new Array<undefined>(rank).fill(undefined));
  values.appendDims(...operands.slice(0, map.numDims));
  const extra = limits?.operands.filter((operand) => !operands.includes(operand)) ?? [];
  values.appendSymbols(...operands.slice(map.numDims), ...extra);
  const domain = new DomainBuilder(values);
  if (![...operands, ...extra].every((operand) => domain.describe(operand))) return undefined;
  if (limits && !limits.addTo(values)) return undefined;
  if (!values.addResults(0, { map, operands })) return undefined;
  for (const value of [...values.dims.slice(rank), ...values.symbols]) {
    if (!value || indices.includes(value) || !loopCountingWith(value)) continue;
    values.projectOut(values.positionOf(value), 1);
  }
  const { constraints } = values;
  if (!options.keepsDivisions) constraints.projectOut(constraints.numDimsAndSymbols, constraints.numLocals);
  const symbols = [...values.dims.slice(rank), ...values.symbols];
  constraints.numDims = rank;
  constraints.numSymbols = symbols.length;
  foldConstants(constraints, rank, symbols);
  if (options.isWithinShape !== false) addShape(constraints, access.memref.type as MemRefType);
  constraints.removeTrivialRedundancy();
  return { constraints, symbols };
}

function withSymbols(count: number): LinearConstraints {
  const constraints = new LinearConstraints();
  constraints.appendSymbols(count);
  return constraints;
}

/** Replaces symbols that are known to be constants. */
function foldConstants(constraints: LinearConstraints, rank: number, symbols: (Value | undefined)[]): void {
  for (let i = 0; i < symbols.length;) {
    const column = rank + i;
    const isConstant = constraints.equalities.some(
      (row) => row[column] !== 0n && row.every((factor, j) => j === column || j === row.length - 1 || factor === 0n),
    );
    if (!isConstant) {
      i++;
      continue;
    }
    constraints.projectOut(column, 1);
    symbols.splice(i, 1);
  }
}

/** Says that elements are within the shape of the memref. */
export function addShape({ numVars, inequalities }: LinearConstraints, { shape }: MemRefType): void {
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

/** Returns how many bytes the elements take; undefined where it is not known how many there may be. Source: MemRefRegion::getRegionSize. */
export function regionSizeBytes({ constraints }: Points, type: MemRefType): bigint | undefined {
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
export function elementSizeBytes(type: Type): bigint | undefined {
  const isVector = type instanceof VectorType;
  const scalar = isVector ? type.elementType : type;
  if (!(scalar instanceof IntegerType || scalar instanceof FloatType)) return undefined;
  const bits = BigInt(scalar.width) * (isVector ? BigInt(type.numElements) : 1n);
  return (bits + 7n) / 8n;
}
