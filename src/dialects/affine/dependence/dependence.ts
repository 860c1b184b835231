import { LinearConstraints } from '../../../affine/linear-constraints.ts';
import { ancestorInBlock } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConstrainedValues } from '../constrained-values.ts';
import { affineScope, isInductionVariable } from '../valid-operands.ts';
import { type AccessRelation, type MemoryAccess } from './memory-access.ts';

/** How far apart in one loop the iterations are of which one depends on the other, as far as that is known. */
export interface DependenceComponent {
  readonly lower: bigint | undefined;
  readonly upper: bigint | undefined;
}

/** What is known of how an access depends on another one: nothing, that it does not, or that it may. */
type Dependence = 'unknown' | 'none' | DependenceSystem;

/**
 * Returns how `target` depends on `source`, where both are in the same iteration of the first `depth - 1` loops around them and `target` is in a later one of the next loop. Where there
 * is no next loop, `target` has to be behind `source`. Two reads depend on each other only where these count. Source: checkMemrefAccessDependence of
 * mlir/lib/Dialect/Affine/Analysis/AffineAnalysis.cpp.
 */
export function dependenceOf(
  source: MemoryAccess,
  target: MemoryAccess,
  depth: number,
  countsReads = false,
): Dependence {
  if (source.memref !== target.memref || (!countsReads && !source.isWrite && !target.isWrite)) return 'none';
  const common = commonBlock(source.op, target.op);
  if (!common) return 'unknown';
  const [from, to] = [source.relation, target.relation];
  if (!from || !to) return 'unknown';
  const numCommon = numCommonLoops(source.domain!, target.domain!);
  if (depth > numCommon && !isBefore(source.op, target.op, common)) return 'none';
  const system = new DependenceSystem(from, to, numCommon);
  system.addOrder(depth);
  return system.constraints.isEmpty() ? 'none' : system;
}

/** Two iterations that access one element: dims are the indices of the first, then those of the second. */
export class DependenceSystem {
  readonly constraints = new LinearConstraints();
  /** The values that are dims; those for places within the accesses are no values. */
  readonly dims: readonly (Value | undefined)[];
  readonly symbols: readonly (Value | undefined)[];
  readonly #numSourceIndices: number;
  readonly #numCommon: number;

  constructor(source: AccessRelation, target: AccessRelation, numCommon: number) {
    const { constraints } = this;
    const symbols = [...new Set([...source.values.symbols, ...target.values.symbols])];
    const numElementDims = source.values.dims.length - source.numIndices;
    this.dims = [...source.values.dims.slice(0, source.numIndices), ...target.values.dims.slice(0, target.numIndices)];
    this.symbols = symbols;
    this.#numSourceIndices = source.numIndices;
    this.#numCommon = numCommon;
    constraints.appendDims(source.numIndices + target.numIndices);
    constraints.appendSymbols(symbols.length);
    let nextLocal = constraints.numDimsAndSymbols + numElementDims;
    const numLocals = numElementDims + source.values.constraints.numLocals + target.values.constraints.numLocals;
    constraints.prependLocals(numLocals);
    const add = ({ values, numIndices }: AccessRelation, firstIndex: number): void => {
      const columns: number[] = [];
      for (let i = 0; i < numIndices; i++) columns.push(firstIndex + i);
      for (let i = 0; i < numElementDims; i++) columns.push(constraints.numDimsAndSymbols + i);
      for (const symbol of values.symbols) columns.push(constraints.numDims + symbols.indexOf(symbol));
      for (let i = 0; i < values.constraints.numLocals; i++) columns.push(nextLocal++);
      const embed = (row: readonly bigint[]): bigint[] => {
        const embedded = new Array<bigint>(constraints.numVars + 1).fill(0n);
        columns.forEach((column, i) => (embedded[column] = row[i]!));
        embedded[constraints.numVars] = row.at(-1)!;
        return embedded;
      };
      constraints.equalities.push(...values.constraints.equalities.map(embed));
      constraints.inequalities.push(...values.constraints.inequalities.map(embed));
    };
    add(source, 0);
    add(target, source.numIndices);
  }

  /** Says that the second iteration is behind the first in loop number `depth`, counted from 1, and the same in those around it. */
  addOrder(depth: number): void {
    const { constraints } = this;
    for (let i = 0; i < Math.min(this.#numCommon, depth); i++) {
      const row = new Array<bigint>(constraints.numVars + 1).fill(0n);
      row[i] = -1n;
      row[i + this.#numSourceIndices] = 1n;
      if (i === depth - 1) {
        row[constraints.numVars] = -1n;
        constraints.inequalities.push(row);
      } else constraints.equalities.push(row);
    }
  }

  /** Returns the distance in each loop that is around both. Source: computeDirectionVector. */
  components(): DependenceComponent[] {
    const { constraints } = this;
    const count = this.#numCommon;
    const system = new LinearConstraints();
    system.appendDims(count + constraints.numVars);
    const zeros = new Array<bigint>(count).fill(0n);
    const shift = (row: readonly bigint[]): bigint[] => [...zeros, ...row];
    system.equalities.push(...constraints.equalities.map(shift));
    system.inequalities.push(...constraints.inequalities.map(shift));
    for (let i = 0; i < count; i++) {
      const row = new Array<bigint>(system.numVars + 1).fill(0n);
      row[i] = 1n;
      row[count + i] = 1n;
      row[count + i + this.#numSourceIndices] = -1n;
      system.equalities.push(row);
    }
    const distances = system.projectedOnFirst(count);
    return zeros.map((_, i) => ({
      lower: distances.constantBound('lower', i),
      upper: distances.constantBound('upper', i),
    }));
  }
}

/** Returns how many loops are around both. */
function numCommonLoops(a: ConstrainedValues, b: ConstrainedValues): number {
  const isCommon = (value: Value | undefined, i: number): boolean =>
    value !== undefined && isInductionVariable(value) && value === b.dims[i];
  const count = a.dims.findIndex((value, i) => !isCommon(value, i));
  return count < 0 ? a.dims.length : count;
}

/** Returns the innermost block around both within one affine scope. */
function commonBlock(a: Operation, b: Operation): Block | undefined {
  const [blocksOfA, blocksOfB] = [blocksAround(a), blocksAround(b)];
  let common: Block | undefined;
  for (let i = 0; i < blocksOfA.length && blocksOfA[i] === blocksOfB[i]; i++) common = blocksOfA[i];
  return common;
}

/** Returns the blocks around an operation within its affine scope, from the outside in. */
function blocksAround(op: Operation): Block[] {
  const scope = affineScope(op);
  const blocks: Block[] = [];
  for (let { block } = op; block; block = block.parentOp?.block ?? null) {
    blocks.push(block);
    if (block.region === scope) break;
  }
  return blocks.reverse();
}

/** Tells whether `a`, or what is around it in the block, is in front of `b`. */
function isBefore(a: Operation, b: Operation, block: Block): boolean {
  return ancestorInBlock(a, block)!.isBeforeInBlock(ancestorInBlock(b, block)!);
}
