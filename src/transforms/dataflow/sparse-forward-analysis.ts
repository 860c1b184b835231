import { type Block } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { callableRegion, isCallable } from '../calls/call-graph.ts';
import { type DataFlowAnalysis, type DataFlowSolver, type ProgramPoint } from './data-flow-solver.ts';
import { type DeadCodeAnalysis } from './dead-code-analysis.ts';
import { type SparseLattice } from './sparse-lattice.ts';

/**
 * Computes something of each value from what is known of the operands of its operation, or of what control passes to it. Source:
 * AbstractSparseForwardDataFlowAnalysis of mlir/lib/Analysis/DataFlow/SparseAnalysis.cpp.
 */
export abstract class SparseForwardAnalysis<T> implements DataFlowAnalysis {
  protected readonly solver: DataFlowSolver;
  readonly #control: DeadCodeAnalysis;

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
  protected knownAt(point: ProgramPoint, value: Value): T | undefined {
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
    else this.#joinReturned(call, [...returns.known.keys()]);
  }

  #joinReturned(call: Operation, returns: readonly Operation[]): void {
    for (const { operands } of returns) {
      call.results.forEach((result, i) => this.join(result, this.knownAt(call, operands[i]!)));
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
      for (const call of calls.known.keys()) {
        const passed = CallOpInterface.of(call)!.arguments;
        args.forEach((argument, i) => this.join(argument, this.knownAt(block, passed[i]!)));
      }
    } else if (RegionBranchOpInterface.hasMethods(parent)) this.#visitRegionSuccessor(block, parent, args);
    else this.visitNonControlFlowValues(parent, args);
  }

  #visitInnerBlock(block: Block): void {
    for (let use = block.firstUse; use; use = use.nextUse) {
      const { owner, successorNumber } = use;
      const edge = this.#control.edge(owner.block!, block);
      edge.subscribe(this);
      if (!edge.isLive) continue;
      const { start = 0, count = 0 } = BranchOpInterface.of(owner)?.successorOperands(successorNumber) ?? {};
      block.arguments.forEach((argument, i) => {
        if (i < count) this.join(argument, this.knownAt(block, owner.operand(start + i)));
        else this.setToEntryState(argument);
      });
    }
  }

  /** Takes over what control passes to `values`, which are the arguments of a region of `branch` or its results. */
  #visitRegionSuccessor(point: ProgramPoint, branch: Operation, values: readonly Value[]): void {
    const predecessors = this.#control.predecessors(point);
    predecessors.addDependency(point, this);
    for (const [from, inputs] of predecessors.known) {
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
      inputs.forEach((input, i) => this.join(input, this.knownAt(point, passed[i]!)));
    }
  }
}
