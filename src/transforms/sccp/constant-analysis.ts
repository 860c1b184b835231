import { Attribute } from '../../ir/attribute.ts';
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
import { foldAside } from '../../rewrite/fold.ts';
import { callableRegion, isCallable } from '../calls/call-graph.ts';
import { KnownCallers } from './known-callers.ts';
import { type Constant, type Knowledge, Lattice } from './lattice.ts';

/**
 * Executes a program with constants where they are known, over all paths that control can take, and so finds out which values are
 * always the same and which blocks are never reached. Source: mlir/lib/Analysis/DataFlow, ConstantPropagationAnalysis.cpp and
 * DeadCodeAnalysis.cpp.
 */
export class ConstantAnalysis {
  readonly #lattice = new Lattice((value) => this.#changed(value));
  readonly #executable = new Set<Block>();
  readonly #pending = new Set<Operation>();
  /** Operations that depend on a value without using it. */
  readonly #dependents = new Map<Value, Set<Operation>>();
  readonly #callers: KnownCallers;

  constructor(root: Operation) {
    this.#callers = new KnownCallers(root);
    for (const region of root.regions) if (region.firstBlock) this.#enter(region.firstBlock, 'anything');
    for (const op of this.#pending) {
      this.#pending.delete(op);
      this.#visit(op);
    }
  }

  /** Returns the constant that `value` always is, if it is one. */
  constantOf(value: Value): Constant | undefined {
    return this.#lattice.constantOf(value);
  }

  /** Tells whether control ever reaches the block. */
  isExecutable(block: Block): boolean {
    return this.#executable.has(block);
  }

  #changed(value: Value): void {
    for (const user of value.users()) this.#schedule(user);
    for (const dependent of this.#dependents.get(value) ?? []) this.#schedule(dependent);
  }

  #schedule(op: Operation): void {
    if (op.block && this.#executable.has(op.block)) this.#pending.add(op);
  }

  /** Notes that `block` is executed, and what its arguments may be beside what is passed to them. */
  #enter(block: Block, knowledge?: Knowledge): void {
    if (knowledge) for (const argument of block.arguments) this.#lattice.join(argument, knowledge);
    if (this.#executable.has(block)) return;
    this.#executable.add(block);
    for (const op of block.operations()) this.#pending.add(op);
  }

  #visit(op: Operation): void {
    if (op.regions.length > 0) this.#visitRegions(op);
    else if (CallOpInterface.isImplementedBy(op)) this.#visitCall(op);
    else if (op.numResults > 0) this.#fold(op);
    if (op.blockOperands.length > 0) this.#visitBranch(op);
    else this.#visitTerminator(op);
  }

  #visitRegions(op: Operation): void {
    const branch = RegionBranchOpInterface.of(op);
    if (branch) {
      const constants = this.#constantsOf(op.operands);
      if (!constants) return;
      const successors = branch.entrySuccessorsFor?.(constants) ?? branch.entrySuccessors;
      for (const successor of successors) this.#flow(op, successor, branch.entryOperands ?? []);
      return;
    }
    for (const result of op.results) this.#lattice.join(result, 'anything');
    if (isCallable(op) && this.#callers.areAllKnown(op)) return;
    for (const region of op.regions) if (region.firstBlock) this.#enter(region.firstBlock, 'anything');
  }

  /** Follows control into a region of `op`, or behind it; `values` are what it passes on. */
  #flow(op: Operation, { region, inputs }: RegionSuccessor, values: readonly Value[]): void {
    if (inputs.length === values.length)
      inputs.forEach((input, i) => this.#lattice.join(input, this.#lattice.get(values[i]!)));
    else for (const input of inputs) this.#lattice.join(input, 'anything');
    const block = region === 'parent' ? undefined : region.firstBlock;
    const taken = new Set(inputs);
    for (const value of region === 'parent' ? op.results : (block?.arguments ?? [])) {
      if (!taken.has(value)) this.#lattice.join(value, 'anything');
    }
    if (block) this.#enter(block);
  }

  #visitCall(call: Operation): void {
    const callable = this.#callers.calleeOf(call);
    if (!callable) {
      for (const result of call.results) this.#lattice.join(result, 'anything');
      return;
    }
    for (const value of this.#callers.addCall(callable, call)) {
      call.results.forEach((result, i) => this.#lattice.join(result, this.#lattice.get(value.operand(i))));
    }
    const entry = callableRegion(callable)!.firstBlock!;
    const passed = CallOpInterface.of(call)!.arguments;
    entry.arguments.forEach((argument, i) => this.#lattice.join(argument, this.#lattice.get(passed[i]!)));
    this.#enter(entry);
  }

  /** Passes what a terminator hands over to where control goes from its region. */
  #visitTerminator(op: Operation): void {
    const values = regionBranchOperands(op);
    const parent = op.parentOp;
    if (!values || !parent || op.block!.lastOp !== op) return;
    const branch = RegionBranchOpInterface.of(parent);
    if (branch) {
      const constants = this.#constantsOf(op.operands);
      if (!constants) return;
      const all = branch.successors(op.parentRegion!);
      const successors = RegionBranchTerminatorOpInterface.of(op)?.successorsFor?.(constants, all) ?? all;
      for (const successor of successors) this.#flow(parent, successor, values);
    } else if (isCallable(parent)) {
      for (const call of this.#callers.addReturn(parent, op)) {
        call.results.forEach((result, i) => this.#lattice.join(result, this.#lattice.get(values[i]!)));
      }
    }
  }

  #visitBranch(op: Operation): void {
    const branch = BranchOpInterface.of(op);
    const constants = this.#constantsOf(op.operands);
    if (!constants) return;
    const chosen = branch?.successorForOperands?.(constants);
    op.successors.forEach((block, i) => {
      if (chosen && chosen !== block) return;
      const { start = 0, count = 0 } = branch?.successorOperands(i) ?? {};
      block.arguments.forEach((argument, j) => {
        this.#lattice.join(argument, branch && j < count ? this.#lattice.get(op.operand(start + j)) : 'anything');
      });
      this.#enter(block);
    });
  }

  #fold(op: Operation): void {
    const constants = this.#constantsOf(op.operands);
    if (!constants) return;
    const folded = foldAside(op, constants);
    op.results.forEach((result, i) => {
      const value = folded?.[i];
      if (value === undefined) this.#lattice.join(result, 'anything');
      else if (value instanceof Attribute)
        this.#lattice.join(result, { attribute: value, dialect: op.dialectNamespace });
      else this.#copy(value, result, op);
    });
  }

  /** The result is another value, on which the operation depends from now on. */
  #copy(from: Value, to: Value, op: Operation): void {
    let dependents = this.#dependents.get(from);
    if (!dependents) this.#dependents.set(from, (dependents = new Set()));
    dependents.add(op);
    this.#lattice.join(to, this.#lattice.get(from));
  }

  /** Returns the constants among the values; undefined while one has not been computed yet. */
  #constantsOf(values: readonly Value[]): (Attribute | undefined)[] | undefined {
    const constants: (Attribute | undefined)[] = [];
    for (const value of values) {
      const known = this.#lattice.get(value);
      if (known === undefined) return undefined;
      constants.push(known === 'anything' ? undefined : known.attribute);
    }
    return constants;
  }
}
