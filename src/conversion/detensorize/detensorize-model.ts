import { type Block } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, type OpResult, type Value } from '../../ir/value.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { BranchOp, CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { GenericOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { FromElementsOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';

/** What is done with scalars instead of tensors without dimensions. */
export interface Detensorized {
  readonly ops: ReadonlySet<Operation>;
  readonly args: ReadonlySet<BlockArgument>;
}

/** Tells whether the value is a tensor that has one element and no dimension. */
export const isDimensionless = ({ type }: Value): boolean => type instanceof RankedTensorType && type.rank === 0;

const isDetensorable = (op: Operation): boolean => op instanceof GenericOp && op.operands.every(isDimensionless);

/** Returns all that can be done with scalars. Source: AggressiveDetensoringModel of mlir/lib/Dialect/Linalg/Transforms/Detensorize.cpp. */
export function detensorizeAll(func: Operation): Detensorized {
  const ops = new Set<Operation>();
  walkOps(func, GenericOp, (op) => {
    if (isDetensorable(op)) ops.add(op);
  });
  const inner = func.regions[0]!.blocks.slice(1);
  const args = inner.flatMap((block) => block.arguments.filter((argument) => passedTo(argument)));
  return { ops, args: new Set(args) };
}

/** Returns what has to do with branches, and can be done with scalars. Source: ControlFlowDetectionModel of Detensorize.cpp. */
export function detensorizeBranches(func: Operation): Detensorized {
  const search = new BranchSearch();
  walk(func, {
    after: (op) => {
      if (op instanceof CondBranchOp || op instanceof BranchOp) search.pending.push(...op.operands);
    },
  });
  const { ops, args } = search.run();
  // Differs: blocks of operations in the function keep their arguments, which upstream converts on one side only.
  const own = [...args].filter(({ owner }) => owner.region === func.regions[0]);
  return { ops, args: new Set(own) };
}

class BranchSearch {
  readonly pending: Value[] = [];
  readonly #seen = new Set<Value>();
  readonly #ops = new Set<Operation>();
  readonly #args = new Set<BlockArgument>();

  run(): Detensorized {
    const seenOps = new Set<Operation>();
    for (let value; (value = this.pending.pop());) {
      if (this.#seen.has(value)) continue;
      this.#seen.add(value);
      this.#addResults(value);
      // Arguments of functions, which stay tensors, lead to no blocks.
      if (value instanceof BlockArgument && value.owner.region?.firstBlock === value.owner) continue;
      this.#addSuccessors(value);
      if (value instanceof BlockArgument) {
        if (!this.#addArgument(value)) return { ops: new Set(), args: new Set() };
        continue;
      }
      const op = (value as OpResult).owner;
      if (!seenOps.has(op)) this.#addOperands(op);
      seenOps.add(op);
    }
    const args = [...this.#args].filter((argument) => this.#isComputedByScalars(argument));
    return { ops: this.#ops, args: new Set(args) };
  }

  /** Goes on with what is computed of the value. */
  #addResults(value: Value): void {
    for (const user of value.users()) this.pending.push(...user.results);
  }

  /** Goes on with what blocks get the value. */
  #addSuccessors(value: Value): void {
    const terminator = value.parentBlock?.lastOp;
    if (terminator) {
      terminator.operands.forEach((operand, i) => {
        const argument = operand === value ? successorArgument(terminator, i) : undefined;
        if (argument && !this.#args.has(argument)) this.pending.push(argument);
      });
    }
  }

  /** Goes on with what a block gets from those before it; false where that is not known. */
  #addArgument(argument: BlockArgument): boolean {
    this.#args.add(argument);
    const passed = passedTo(argument);
    if (passed) this.pending.push(...passed);
    return passed !== undefined;
  }

  #addOperands(op: Operation): void {
    if (op instanceof GenericOp) {
      if (!isDetensorable(op)) return;
      this.#ops.add(op);
      this.pending.push(...op.inputs);
    } else if (!(op instanceof FromElementsOp) && op.results.every(({ type }) => isScalar(type))) {
      this.pending.push(...op.operands);
    }
  }

  #isComputedByScalars(argument: BlockArgument): boolean {
    return passedTo(argument)!.every(
      ({ definingOp }) => !(definingOp instanceof GenericOp) || this.#ops.has(definingOp),
    );
  }
}

const isScalar = (type: unknown): boolean => type instanceof IntegerType || type instanceof FloatType;

/** Returns what branches pass for an argument of a block; undefined where something else leads to the block. */
function passedTo({ owner, argNumber }: BlockArgument): Value[] | undefined {
  const values: Value[] = [];
  for (const { op, successor } of branchesTo(owner)) {
    const operands = BranchOpInterface.of(op)?.successorOperands(successor);
    if (!operands) return undefined;
    values.push(op.operand(operands.start + argNumber));
  }
  return values;
}

interface Branch {
  readonly op: Operation;
  readonly successor: number;
}

function branchesTo(block: Block): Branch[] {
  const branches: Branch[] = [];
  for (let use = block.firstUse; use; use = use.nextUse) {
    branches.push({ op: use.owner, successor: use.successorNumber });
  }
  return branches;
}

/** Returns the argument of a block that an operand of a terminator becomes. */
function successorArgument(op: Operation, operand: number): BlockArgument | undefined {
  const branch = BranchOpInterface.of(op);
  if (!branch) return undefined;
  for (const [i, { block }] of op.blockOperands.entries()) {
    const { start, count } = branch.successorOperands(i);
    if (operand >= start && operand < start + count) return block.arguments[operand - start];
  }
  return undefined;
}

/** Returns the operands of branches that become scalars. */
export function detensorizedOperands(args: ReadonlySet<BlockArgument>): Map<Operation, Set<number>> {
  const found = new Map<Operation, Set<number>>();
  for (const { owner, argNumber } of args) {
    for (const { op, successor } of branchesTo(owner)) {
      const operands = BranchOpInterface.of(op)?.successorOperands(successor);
      if (!operands) continue;
      const known = found.get(op) ?? new Set();
      known.add(operands.start + argNumber);
      found.set(op, known);
    }
  }
  return found;
}
