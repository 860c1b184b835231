import { type Attribute } from '../../ir/attribute.ts';
import { splatElements } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import {
  InferIntRangeInterface,
  type IntegerValueRange,
  maxRangeOf,
  storageBitwidth,
} from '../../ir/interfaces/integer-range.ts';
import { type LoopBound, LoopLikeOpInterface } from '../../ir/interfaces/loop-like.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { ConstantIntRanges } from '../../support/constant-int-ranges.ts';
import { ConstantLattices } from './constant-lattices.ts';
import { DataFlowSolver } from './data-flow-solver.ts';
import { DeadCodeAnalysis } from './dead-code-analysis.ts';
import { SparseConstantPropagation } from './sparse-constant-propagation.ts';
import { SparseForwardAnalysis } from './sparse-forward-analysis.ts';
import { type Join, SparseLattice } from './sparse-lattice.ts';

type RangeLattice = SparseLattice<ConstantIntRanges>;

const join: Join<ConstantIntRanges> = (a, b) => {
  const union = a.union(b);
  return union.equals(a) ? a : union;
};

/** Finds out what integers lie between. Source: mlir/lib/Analysis/DataFlow/IntegerRangeAnalysis.cpp. */
class IntegerRangeAnalysis extends SparseForwardAnalysis<ConstantIntRanges> {
  readonly #constants: ConstantLattices;
  readonly #lattices = new Map<Value, RangeLattice>();

  constructor(solver: DataFlowSolver, control: DeadCodeAnalysis, constants: ConstantLattices) {
    super(solver, control);
    this.#constants = constants;
  }

  /** What is known in the end. */
  get ranges(): IntegerRanges {
    const ranges: IntegerRanges = new Map();
    for (const [value, lattice] of this.#lattices) if (lattice.value) ranges.set(value, lattice.value);
    return ranges;
  }

  protected lattice(value: Value): RangeLattice {
    let lattice = this.#lattices.get(value);
    if (!lattice) this.#lattices.set(value, (lattice = new SparseLattice(value, join)));
    return lattice;
  }

  protected entryState(value: Value): ConstantIntRanges {
    return maxRangeOf(value);
  }

  /** A range of one integer is a constant, which decides where control goes. */
  protected override notifyChange(value: Value, lattice: RangeLattice): void {
    super.notifyChange(value, lattice);
    const constant = this.#constants.of(value);
    const number = lattice.value!.constantValue;
    const attribute = number === undefined ? undefined : integerOfType(value.type, number);
    const dialect = definingDialect(value);
    if (constant.join(attribute ? { attribute, dialect } : 'anything')) constant.onUpdate(this.solver);
  }

  protected visitOperation(op: Operation): void {
    const inferrable = InferIntRangeInterface.of(op);
    if (!inferrable) {
      op.results.forEach((result) => this.setToEntryState(result));
      return;
    }
    const ranges = inferrable.inferResultRanges(op.operands.map((operand) => this.lattice(operand).value));
    op.results.forEach((result, i) => this.#joinInferred(result, ranges[i]));
  }

  /** What a loop hands to its next run may grow for ever; the second time that it does it is taken for anything. */
  #joinInferred(value: Value, range: IntegerValueRange): void {
    const lattice = this.lattice(value);
    const old = lattice.value;
    let hasChanged = lattice.join(range);
    const isHandedOn =
      hasChanged && old !== undefined && [...value.users()].some((user) => user.hasTrait('Terminator'));
    if (isHandedOn) hasChanged = lattice.join(maxRangeOf(value)) || hasChanged;
    if (hasChanged) this.notifyChange(value, lattice);
  }

  protected override visitNonControlFlowValues(op: Operation, values: readonly Value[]): void {
    const induction = LoopLikeOpInterface.of(op)?.inductions?.();
    if (!induction) {
      super.visitNonControlFlowValues(op, values);
      return;
    }
    for (const { variable, lowerBound, upperBound, step } of induction) {
      const lower = this.#boundOf(variable, lowerBound);
      const upper = this.#boundOf(variable, upperBound);
      const width = storageBitwidth(variable.type);
      // One less than the least number is the greatest.
      const [min, max] =
        this.#boundOf(variable, step).smin < 0n
          ? [upper.smax, lower.smin]
          : [lower.smin, BigInt.asIntN(width, upper.smax - 1n)];
      if (max >= min) this.join(variable, ConstantIntRanges.signed(width, min, max));
    }
  }

  #boundOf(variable: Value, bound: LoopBound): ConstantIntRanges {
    const width = storageBitwidth(variable.type);
    if (typeof bound === 'bigint' || typeof bound === 'number') return ConstantIntRanges.constant(width, BigInt(bound));
    const known = bound instanceof Value ? this.knownAt(variable.parentBlock!, bound) : undefined;
    return known ?? ConstantIntRanges.max(width);
  }
}

/** Returns an integer, or as many elements of it as the type has; undefined where that is not known. */
export function integerOfType(type: Type, value: bigint): Attribute | undefined {
  if (type instanceof IntegerType || type instanceof IndexType) return IntegerAttr.get(type, value);
  if (!(type instanceof RankedTensorType || type instanceof VectorType) || !type.hasStaticShape) return undefined;
  const { elementType } = type;
  if (!(elementType instanceof IntegerType || elementType instanceof IndexType)) return undefined;
  return splatElements(type, IntegerAttr.get(elementType, value));
}

/** Returns the dialect of the operation that defines the value, or of the one whose region it is an argument of. */
export function definingDialect(value: Value): string {
  return (value.definingOp ?? value.parentBlock!.region!.parentOp!).dialectNamespace;
}

/** What values lie between of which that is known. */
export type IntegerRanges = Map<Value, ConstantIntRanges>;

/**
 * Returns what the integers in `root` lie between, as far as that can be told. Where constants are not propagated too, upstream does not find out
 * what is behind constants that are no integers: control does not get into loops that start with one.
 */
export function inferIntegerRanges(root: Operation, propagatesConstants: boolean): IntegerRanges {
  const solver = new DataFlowSolver();
  const constants = new ConstantLattices();
  const control = solver.load(new DeadCodeAnalysis(solver, constants, root));
  if (propagatesConstants) solver.load(new SparseConstantPropagation(solver, control, constants));
  const analysis = solver.load(new IntegerRangeAnalysis(solver, control, constants));
  solver.run(root);
  return analysis.ranges;
}
