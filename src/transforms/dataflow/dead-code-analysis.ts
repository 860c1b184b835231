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
import {
  AnalysisState,
  type DataFlowAnalysis,
  type DataFlowSolver,
  type ProgramPoint,
  withAnalysis,
} from './data-flow-solver.ts';
import { few } from './confluence.ts';
import { type ConstantLattices } from './constant-lattices.ts';
import { KnownCallers } from './known-callers.ts';

/** Whether control ever takes an edge between two blocks, or reaches one. */
export class Executable extends AnalysisState {
  isLive = false;
}

/** Whether control ever reaches a block. */
export class ExecutableBlock extends Executable {
  readonly #block: Block;
  #subscribers: readonly DataFlowAnalysis[] = [];

  constructor(block: Block) {
    super();
    this.#block = block;
  }

  /** Has the analysis visit the block and all in it when it turns out to be reached. */
  subscribe(analysis: DataFlowAnalysis): void {
    this.#subscribers = withAnalysis(this.#subscribers, analysis);
  }

  override onUpdate(solver: DataFlowSolver): void {
    super.onUpdate(solver);
    for (const analysis of this.#subscribers) solver.enqueue(this.#block, analysis);
    for (const analysis of this.#subscribers) solver.enqueueOperationsIn(this.#block, analysis);
  }
}

/** An operation that passes control on, and what takes the values that it hands over. */
export interface Predecessor {
  readonly from: Operation;
  readonly inputs: readonly Value[];
}

/** From where control comes to a point. */
export class Predecessors extends AnalysisState {
  /** In the order in which they were found out. */
  readonly known: Predecessor[] = [];
  #operations: Set<Operation> | undefined;
  areAllKnown = true;

  /** Notes that control comes from `from`; tells whether that is new. What takes its values is the same each time. */
  add(from: Operation, inputs: readonly Value[]): boolean {
    if (this.#has(from)) return false;
    this.known.push({ from, inputs });
    this.#operations?.add(from);
    return true;
  }

  #has(from: Operation): boolean {
    if (this.known.length <= few) return this.known.some((predecessor) => predecessor.from === from);
    this.#operations ??= new Set(this.known.map((predecessor) => predecessor.from));
    return this.#operations.has(from);
  }
}

/** Finds out which blocks control reaches, and from where. Source: mlir/lib/Analysis/DataFlow/DeadCodeAnalysis.cpp. */
export class DeadCodeAnalysis implements DataFlowAnalysis {
  readonly #solver: DataFlowSolver;
  readonly #constants: ConstantLattices;
  readonly #callers: KnownCallers;
  readonly #blocks = new Map<Block, ExecutableBlock>();
  readonly #edges = new Map<Block, Map<Block, Executable>>();
  readonly #predecessors = new Map<ProgramPoint, Predecessors>();
  /** To how many of the known calls of its callable each terminator is known to return. */
  readonly #returnedTo = new Map<Operation, number>();

  constructor(solver: DataFlowSolver, constants: ConstantLattices, root: Operation) {
    this.#solver = solver;
    this.#constants = constants;
    this.#callers = new KnownCallers(root);
  }

  /** Returns whether control reaches the block. */
  executable(block: Block): ExecutableBlock {
    let state = this.#blocks.get(block);
    if (!state) this.#blocks.set(block, (state = new ExecutableBlock(block)));
    return state;
  }

  /** Returns whether control goes from one block to the other. */
  edge(from: Block, to: Block): Executable {
    let targets = this.#edges.get(from);
    if (!targets) this.#edges.set(from, (targets = new Map()));
    let state = targets.get(to);
    if (!state) targets.set(to, (state = new Executable()));
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
    if (state.add(op, inputs)) state.onUpdate(this.#solver);
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
      if (!calls.areAllKnown || calls.known.length > 0) this.#markEntriesLive(op);
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
      const { length } = calls.known;
      for (let i = this.#returnedTo.get(op) ?? 0; i < length; i++) this.#addPredecessor(calls.known[i]!.from, op, []);
      this.#returnedTo.set(op, length);
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
