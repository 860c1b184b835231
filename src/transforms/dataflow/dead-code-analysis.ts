import { type Attribute } from '../../ir/attribute.ts';
import { type Block } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import {
  RegionBranchOpInterface,
  regionBranchOperands,
  RegionBranchTerminatorOpInterface,
  type RegionSuccessor,
} from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { isCallable } from '../calls/call-graph.ts';
import { KnownCallers } from '../sccp/known-callers.ts';
import { AnalysisState, type DataFlowAnalysis, type DataFlowSolver, type ProgramPoint } from './data-flow-solver.ts';
import { type ConstantLattices } from './constant-lattices.ts';

/** Whether control ever reaches a block or takes an edge between two. */
export class Executable extends AnalysisState {
  readonly #block: Block;
  readonly #isEdge: boolean;
  readonly #subscribers = new Set<DataFlowAnalysis>();
  isLive = false;

  /** `block` is what is reached. */
  constructor(block: Block, isEdge: boolean) {
    super();
    this.#block = block;
    this.#isEdge = isEdge;
  }

  /** Has the analysis visit the block and, unless this is an edge, all in it when it turns out to be reached. */
  subscribe(analysis: DataFlowAnalysis): void {
    this.#subscribers.add(analysis);
  }

  override onUpdate(solver: DataFlowSolver): void {
    super.onUpdate(solver);
    for (const analysis of this.#subscribers) solver.enqueue(this.#block, analysis);
    if (this.#isEdge) return;
    for (const analysis of this.#subscribers) {
      for (const op of this.#block.operations()) solver.enqueue(op, analysis);
    }
  }
}

/** From where control comes to a point. */
export class Predecessors extends AnalysisState {
  /** Operations that pass control on, and what takes the values that they hand over. */
  readonly known = new Map<Operation, readonly Value[]>();
  areAllKnown = true;
}

/** Finds out which blocks control reaches, and from where. Source: mlir/lib/Analysis/DataFlow/DeadCodeAnalysis.cpp. */
export class DeadCodeAnalysis implements DataFlowAnalysis {
  readonly #solver: DataFlowSolver;
  readonly #constants: ConstantLattices;
  readonly #callers: KnownCallers;
  readonly #blocks = new Map<Block, Executable>();
  readonly #edges = new Map<Block, Map<Block, Executable>>();
  readonly #predecessors = new Map<ProgramPoint, Predecessors>();

  constructor(solver: DataFlowSolver, constants: ConstantLattices, root: Operation) {
    this.#solver = solver;
    this.#constants = constants;
    this.#callers = new KnownCallers(root);
  }

  /** Returns whether control reaches the block. */
  executable(block: Block): Executable {
    let state = this.#blocks.get(block);
    if (!state) this.#blocks.set(block, (state = new Executable(block, false)));
    return state;
  }

  /** Returns whether control goes from one block to the other. */
  edge(from: Block, to: Block): Executable {
    let targets = this.#edges.get(from);
    if (!targets) this.#edges.set(from, (targets = new Map()));
    let state = targets.get(to);
    if (!state) targets.set(to, (state = new Executable(to, true)));
    return state;
  }

  /** Returns from where control comes to a block, from the regions of an operation or the callee behind it; of a callable, its calls. */
  predecessors(point: ProgramPoint): Predecessors {
    let state = this.#predecessors.get(point);
    if (!state) this.#predecessors.set(point, (state = new Predecessors()));
    return state;
  }

  /** Tells whether all calls of a callable are known. */
  areCallsKnown(callable: Operation): boolean {
    return this.predecessors(callable).areAllKnown;
  }

  initialize(root: Operation): void {
    for (const { firstBlock } of root.regions) if (firstBlock) this.#markLive(this.executable(firstBlock));
    walk(root, {
      before: (op) => {
        if (isCallable(op) && !this.#callers.areAllKnown(op)) this.predecessors(op).areAllKnown = false;
        const isReturn = regionBranchOperands(op) !== undefined;
        if (op.regions.length === 0 && op.successors.length === 0 && !isReturn && !CallOpInterface.isImplementedBy(op))
          return;
        if (op.block) this.executable(op.block).subscribe(this);
        this.visit(op);
      },
    });
  }

  visit(point: ProgramPoint): void {
    if (!('regions' in point)) return;
    if (point.block && !this.executable(point.block).isLive) return;
    if (CallOpInterface.isImplementedBy(point)) this.#visitCall(point);
    if (point.regions.length > 0) this.#visitRegions(point);
    this.#visitReturn(point);
    if (point.successors.length > 0) this.#visitBranch(point);
  }

  #markLive(state: Executable): void {
    if (state.isLive) return;
    state.isLive = true;
    state.onUpdate(this.#solver);
  }

  #markEntriesLive(op: Operation): void {
    for (const { firstBlock } of op.regions) if (firstBlock) this.#markLive(this.executable(firstBlock));
  }

  #addPredecessor(point: ProgramPoint, op: Operation, inputs: readonly Value[]): void {
    const state = this.predecessors(point);
    const isKnown = state.known.get(op)?.length === inputs.length;
    if (isKnown) return;
    state.known.set(op, inputs);
    state.onUpdate(this.#solver);
  }

  #visitCall(call: Operation): void {
    const callable = this.#callers.calleeOf(call);
    if (callable) {
      this.#addPredecessor(callable, call, []);
      return;
    }
    const state = this.predecessors(call);
    if (!state.areAllKnown) return;
    state.areAllKnown = false;
    state.onUpdate(this.#solver);
  }

  #visitRegions(op: Operation): void {
    const branch = RegionBranchOpInterface.of(op);
    if (branch) {
      const constants = this.#constantsOf(op);
      if (!constants) return;
      this.#follow(op, op, branch.entrySuccessorsFor?.(constants) ?? branch.entrySuccessors);
    } else if (isCallable(op)) {
      const calls = this.predecessors(op);
      calls.addDependency(op, this);
      if (!calls.areAllKnown || calls.known.size > 0) this.#markEntriesLive(op);
    } else this.#markEntriesLive(op);
  }

  #visitReturn(op: Operation): void {
    const values = regionBranchOperands(op);
    const parent = op.parentOp;
    if (!values || !parent) return;
    const branch = RegionBranchOpInterface.of(parent);
    if (branch) {
      const constants = this.#constantsOf(op);
      if (!constants) return;
      const all = branch.successors(op.parentRegion!);
      this.#follow(parent, op, RegionBranchTerminatorOpInterface.of(op)?.successorsFor?.(constants, all) ?? all);
    } else if (isCallable(parent)) {
      const calls = this.predecessors(parent);
      calls.addDependency(op, this);
      for (const call of calls.known.keys()) this.#addPredecessor(call, op, []);
    }
  }

  /** Notes that control goes from `from`, which is `branch` or ends one of its regions, to the successors. */
  #follow(branch: Operation, from: Operation, successors: readonly RegionSuccessor[]): void {
    for (const { region, inputs } of successors) {
      if (region === 'parent') {
        this.#addPredecessor(branch, from, inputs);
        continue;
      }
      const { firstBlock } = region;
      if (!firstBlock) continue;
      this.#markLive(this.executable(firstBlock));
      this.#addPredecessor(firstBlock, from, inputs);
    }
  }

  #visitBranch(op: Operation): void {
    const branch = BranchOpInterface.of(op);
    let successors: readonly Block[] = op.successors;
    if (branch) {
      const constants = this.#constantsOf(op);
      if (!constants) return;
      const chosen = branch.successorForOperands?.(constants);
      if (chosen) successors = [chosen];
    }
    for (const block of successors) {
      this.#markLive(this.executable(block));
      this.#markLive(this.edge(op.block!, block));
    }
  }

  /** Returns the constants among the operands; undefined while one has not been computed yet. */
  #constantsOf(op: Operation): (Attribute | undefined)[] | undefined {
    const constants: (Attribute | undefined)[] = [];
    for (const value of op.operands) {
      const lattice = this.#constants.of(value);
      lattice.subscribe(this);
      const known = lattice.value;
      if (known === undefined) return undefined;
      constants.push(known === 'anything' ? undefined : known.attribute);
    }
    return constants;
  }
}
