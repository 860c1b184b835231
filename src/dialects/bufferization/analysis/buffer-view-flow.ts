import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../../ir/interfaces/calls.ts';
import { hasRegionFlow, regionFlow } from '../../../ir/interfaces/region-flow.ts';
import { RegionBranchTerminatorOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isMemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { SelectOp } from '../../arith/generated/arith-ops.gen.ts';
import { ReallocOp } from '../../memref/generated/memref-ops.gen.ts';

/**
 * Which values may look at the same memory as one that is known: views of it, arguments and results that control flow hands it over to, and
 * results of calls. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.cpp.
 */
export class BufferViewFlow {
  readonly #successors: Edges = new Map();
  readonly #predecessors: Edges = new Map();
  readonly #terminals = new Set<Value>();

  constructor(root: Operation) {
    walk(root, { before: (op) => this.#add(op) });
  }

  /** Returns the value and all that it may become. */
  resolve(value: Value): Set<Value> {
    return reachable(this.#successors, value);
  }

  /** Returns the value and all that may become it. */
  resolveReverse(value: Value): Set<Value> {
    return reachable(this.#predecessors, value);
  }

  /** Tells whether the memory may come from no other value: it is new, that of an argument of a function, or of unknown origin. */
  mayBeTerminal(value: Value): boolean {
    return this.#terminals.has(value);
  }

  #add(op: Operation): void {
    if (op.hasTrait('ViewLikeOpInterface')) {
      this.#link(op.operand(0), op.result(0));
      return;
    }
    const branch = BranchOpInterface.of(op);
    if (branch) {
      for (const [index, { block }] of op.blockOperands.entries()) {
        const { start, count } = branch.successorOperands(index);
        const inputs = block.arguments.slice(block.arguments.length - count);
        for (const [i, input] of inputs.entries()) this.#link(op.operand(start + i), input);
      }
      return;
    }
    if (hasRegionFlow(op)) {
      for (const { owner, operandIndex, inputs } of regionFlow(op)) {
        for (const input of inputs) this.#link(owner.operand(operandIndex), input);
      }
      return;
    }
    if (RegionBranchTerminatorOpInterface.of(op)) return;

    // As upstream, other operations count as if their results had memory of their own.
    const isCall = CallOpInterface.hasMethods(op);
    if (!(op instanceof SelectOp)) this.#addTerminals(op);
    if (!isCall && !(op instanceof SelectOp) && !(op instanceof ReallocOp)) return;
    for (const operand of op.operands) for (const result of op.results) this.#link(operand, result);
  }

  #addTerminals(op: Operation): void {
    const inputs = op.regions.flatMap(({ firstBlock }) => firstBlock?.arguments ?? []);
    for (const value of [...op.results, ...inputs]) if (isMemRefType(value.type)) this.#terminals.add(value);
  }

  #link(from: Value, to: Value): void {
    add(this.#successors, from, to);
    add(this.#predecessors, to, from);
  }
}

type Edges = Map<Value, Value[]>;

function add(edges: Edges, from: Value, to: Value): void {
  const ends = edges.get(from);
  if (ends) ends.push(to);
  else edges.set(from, [to]);
}

function reachable(edges: Edges, value: Value): Set<Value> {
  const all = new Set([value]);
  for (const known of all) for (const next of edges.get(known) ?? []) all.add(next);
  return all;
}
