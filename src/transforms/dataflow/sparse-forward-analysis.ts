import { type Block, type BlockOperand } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { callableRegion, isCallable } from '../calls/call-graph.ts';
import { Confluence, few } from './confluence.ts';
import { type DataFlowAnalysis, type DataFlowSolver, type Part, type ProgramPoint } from './data-flow-solver.ts';
import { type DeadCodeAnalysis } from './dead-code-analysis.ts';
import { type SparseLattice } from './sparse-lattice.ts';

/**
 * Computes something of each value from what is known of the operands of its operation, or of what control passes to it. Source:
 * AbstractSparseForwardDataFlowAnalysis of mlir/lib/Analysis/DataFlow/SparseAnalysis.cpp.
 */
export abstract class SparseForwardAnalysis<T> implements DataFlowAnalysis {
  protected readonly solver: DataFlowSolver;
  readonly #control: DeadCodeAnalysis;
  readonly #manyUses = new Map<Block, readonly BlockOperand[]>();
  readonly #confluences = new Map<ProgramPoint, Confluence>();

  constructor(solver: DataFlowSolver, control: DeadCodeAnalysis) {
    this.solver = solver;
    this.#control = control;
  }

  protected abstract lattice(value: Value): SparseLattice<T>;
  /** Returns what is known of a value of which nothing can be told. */
  protected abstract entryState(value: Value): T | undefined;
  /** Computes the results of an operation whose operands are subscribed to. */
  protected abstract visitOperation(op: Operation): void;

  /** Computes the values, results of `op` or arguments of one of its regions, that control does not pass anything to. */
  protected visitNonControlFlowValues(_op: Operation, values: readonly Value[]): void {
    for (const value of values) this.setToEntryState(value);
  }

  protected join(value: Value, known: T | undefined): void {
    const lattice = this.lattice(value);
    if (lattice.join(known)) this.notifyChange(value, lattice);
  }

  protected notifyChange(_value: Value, lattice: SparseLattice<T>): void {
    lattice.onUpdate(this.solver);
  }

  protected setToEntryState(value: Value): void {
    this.join(value, this.entryState(value));
  }

  /** Returns what is known of the value, on which `point` depends from now on. */
  protected knownAt(point: ProgramPoint | Part, value: Value): T | undefined {
    const lattice = this.lattice(value);
    lattice.addDependency(point, this);
    return lattice.value;
  }

  initialize(root: Operation): void {
    for (const { firstBlock } of root.regions) firstBlock?.arguments.forEach((value) => this.setToEntryState(value));
    walk(root, {
      before: (op) => {
        const { block } = op;
        if (op !== root && block?.firstOp === op) {
          this.#control.executable(block).subscribe(this);
          this.#visitBlock(block);
        }
        this.visit(op);
      },
    });
  }

  visit(point: ProgramPoint): void {
    if (!('regions' in point)) this.#visitBlock(point);
    else this.#visitAnyOperation(point);
  }

  #visitAnyOperation(op: Operation): void {
    if (op.numResults === 0 || (op.block && !this.#control.executable(op.block).isLive)) return;
    if (RegionBranchOpInterface.hasMethods(op)) {
      this.#visitRegionSuccessor(op, op, op.results);
      return;
    }
    for (const { value } of op.opOperands) this.lattice(value).subscribe(this);
    if (CallOpInterface.isImplementedBy(op)) this.#visitCall(op);
    else this.visitOperation(op);
  }

  #visitCall(call: Operation): void {
    const returns = this.#control.predecessors(call);
    returns.addDependency(call, this);
    if (!returns.areAllKnown) call.results.forEach((result) => this.setToEntryState(result));
    else {
      this.#visitChanged(call, returns.known, ({ from }, dependent) =>
        call.results.forEach((result, i) => this.join(result, this.knownAt(dependent, from.operand(i)))),
      );
    }
  }

  #visitBlock(block: Block): void {
    const args = block.arguments;
    if (args.length === 0 || !this.#control.executable(block).isLive) return;
    const { region } = block;
    if (region?.firstBlock === block) this.#visitEntryBlock(block, region.parentOp!);
    else this.#visitInnerBlock(block);
  }

  #visitEntryBlock(block: Block, parent: Operation): void {
    const args = block.arguments;
    if (isCallable(parent) && callableRegion(parent) === block.region) {
      const calls = this.#control.predecessors(parent);
      calls.addDependency(block, this);
      if (!calls.areAllKnown) {
        args.forEach((argument) => this.setToEntryState(argument));
        return;
      }
      this.#visitChanged(block, calls.known, ({ from }, dependent) => {
        const passed = CallOpInterface.of(from)!.arguments;
        args.forEach((argument, i) => this.join(argument, this.knownAt(dependent, passed[i]!)));
      });
    } else if (RegionBranchOpInterface.hasMethods(parent)) this.#visitRegionSuccessor(block, parent, args);
    else this.visitNonControlFlowValues(parent, args);
  }

  #visitInnerBlock(block: Block): void {
    this.#visitChanged(block, this.#usesOf(block), ({ owner, successorNumber }, dependent) => {
      const edge = this.#control.edge(owner.block!, block);
      edge.addDependency(dependent, this);
      if (!edge.isLive) return;
      const { start = 0, count = 0 } = BranchOpInterface.of(owner)?.successorOperands(successorNumber) ?? {};
      block.arguments.forEach((argument, i) => {
        if (i < count) this.join(argument, this.knownAt(dependent, owner.operand(start + i)));
        else this.setToEntryState(argument);
      });
    });
  }

  /** Returns the branches to the block. Where they are many they are listed once. */
  #usesOf(block: Block): readonly BlockOperand[] {
    const known = this.#manyUses.get(block);
    if (known) return known;
    const uses: BlockOperand[] = [];
    for (let use = block.firstUse; use; use = use.nextUse) uses.push(use);
    if (uses.length > few) this.#manyUses.set(block, uses);
    return uses;
  }

  /** Calls `visit` with those of `parts`, which are put together at `point`, that may have changed since it did so before, and with what depends on them. */
  #visitChanged<P>(
    point: ProgramPoint,
    parts: readonly P[],
    visit: (part: P, dependent: ProgramPoint | Part) => void,
  ): void {
    if (parts.length <= few) {
      for (const part of parts) visit(part, point);
      return;
    }
    let confluence = this.#confluences.get(point);
    if (!confluence) this.#confluences.set(point, (confluence = new Confluence(point)));
    confluence.visitChanged(parts.length, (i, dependent) => visit(parts[i]!, dependent));
  }

  /** Takes over what control passes to `values`, which are the arguments of a region of `branch` or its results. */
  #visitRegionSuccessor(point: ProgramPoint, branch: Operation, values: readonly Value[]): void {
    const predecessors = this.#control.predecessors(point);
    predecessors.addDependency(point, this);
    this.#visitChanged(point, predecessors.known, ({ from, inputs }, dependent) => {
      const passed =
        from === branch ? (RegionBranchOpInterface.of(branch)!.entryOperands ?? []) : regionBranchOperands(from);
      if (passed?.length !== inputs.length) {
        values.forEach((value) => this.setToEntryState(value));
        return;
      }
      if (inputs.length !== values.length) {
        const first = inputs[0] ? values.indexOf(inputs[0]) : 0;
        const others = values.filter((_, i) => i < first || i >= first + inputs.length);
        this.visitNonControlFlowValues(branch, others);
      }
      inputs.forEach((input, i) => this.join(input, this.knownAt(dependent, passed[i]!)));
    });
  }
}
