import { parseAttribute } from '../asm/parse-source.ts';
import { eraseFromFunction } from '../builtin/erase-from-function.ts';
import { functionTypeOf } from '../builtin/function-op.ts';
import { type Attribute } from '../ir/attribute.ts';
import { OpBuilder } from '../ir/builder.ts';
import { BranchOpInterface, decidingOperands } from '../ir/interfaces/branch.ts';
import { CallOpInterface } from '../ir/interfaces/calls.ts';
import { isMemoryEffectFree } from '../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface } from '../ir/interfaces/region-branch.ts';
import { hasRegionFlow, regionFlow } from '../ir/interfaces/region-flow.ts';
import { SymbolUserOpInterface } from '../ir/interfaces/symbol-user.ts';
import { type Block } from '../ir/block.ts';
import { Operation } from '../ir/operation.ts';
import { BlockArgument, type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { type AnalysisKind } from '../pass/analysis-manager.ts';
import { applyOpPatternsGreedily } from '../rewrite/greedy-driver.ts';
import { canonicalizationPatterns } from './canonicalize.ts';
import { RemoveDeadValuesPassBase } from './generated/transforms-passes.gen.ts';
import { callableRegion, isCallable } from './calls/call-graph.ts';
import { type CallSites, returnsOf } from './calls/call-sites.ts';
import { erasableOperations } from './remove-dead-values/erasable-operations.ts';
import { isHidden, Liveness } from './remove-dead-values/liveness.ts';

const livenessAnalysis: AnalysisKind<Liveness> = {
  name: 'dataflow::RunLivenessAnalysis',
  compute: (root) => new Liveness(root),
};

/** `remove-dead-values`: removes what computes values that nothing needs. Source: mlir/lib/Transforms/RemoveDeadValues.cpp. */
export class RemoveDeadValuesPass extends RemoveDeadValuesPassBase {
  override runOnOperation(root: Operation): void {
    new DeadValueRemoval(root, this.getAnalysis(livenessAnalysis, root)).run();
    if (this.options.canonicalize) canonicalizeRegionBranches(root);
  }
}

/** Operations between whose regions control branches drop what they carry for nobody; what this changes around them is simplified, too. */
function canonicalizeRegionBranches(root: Operation): void {
  const ops: Operation[] = [];
  walk(root, { after: (op) => void (RegionBranchOpInterface.isImplementedBy(op) && ops.push(op)) });
  applyOpPatternsGreedily(ops, canonicalizationPatterns(root.context));
}

/** A function that is not public, with what is to be taken out of it, if anything. mlir-opt makes the calls anew in any case. */
interface Shrinking {
  readonly callable: Operation;
  readonly calls: readonly Operation[];
  readonly deadArgs: readonly boolean[];
  readonly deadResults: readonly boolean[];
}

/** A way on which control gets to a block: by successor `index` of a branch. */
interface Edge {
  readonly branch: Operation;
  readonly index: number;
}

class DeadValueRemoval {
  readonly #root: Operation;
  readonly #poison: Attribute;
  readonly #callSites: CallSites;
  readonly #liveness: Liveness;
  readonly #deadOps: Operation[] = [];
  /** Functions that may have arguments or results that nobody needs. */
  readonly #shrinking: Shrinking[] = [];
  /** Operations that used what was erased. */
  readonly #orphans = new Set<Operation>();
  readonly #edges = new Map<Block, Edge[]>();

  constructor(root: Operation, liveness: Liveness) {
    this.#root = root;
    this.#poison = parseAttribute('#ub.poison', root.context)!;
    this.#liveness = liveness;
    this.#callSites = liveness.callSites;
  }

  run(): void {
    walk(this.#root, { after: (op) => this.#visit(op) });
    this.#eraseBlockArguments();
    // Terminators and calls first, which use the arguments and results.
    for (const { callable, deadResults } of this.#shrinking) {
      for (const terminator of returnsOf(callable)) terminator.eraseOperands((i) => deadResults[i]!);
    }
    for (const { calls, deadArgs, deadResults } of this.#shrinking) {
      for (const call of calls) {
        if (!call.block) continue;
        replaceCall(call, deadArgs, deadResults);
        for (const result of call.results) this.#release(result);
        call.erase();
      }
    }
    this.#eraseDeadOps();
    for (const { callable, deadArgs, deadResults } of this.#shrinking) {
      const { arguments: args } = callableRegion(callable)!.firstBlock!;
      for (const argument of args) if (deadArgs[argument.argNumber]) this.#release(argument);
      eraseFromFunction(callable, deadArgs, deadResults);
    }
    this.#poisonOrphans();
  }

  /** Erases what is dead, but for what operations need that stay, though control never reaches them. */
  #eraseDeadOps(): void {
    const erasable = erasableOperations(this.#deadOps);
    const ops = this.#deadOps.filter((op) => erasable.has(op));
    for (const op of ops) for (const result of op.results) this.#release(result);
    // Outer operations come last and take what is nested in them along.
    for (const op of ops.reverse()) if (op.block) eraseOrEndBlock(op);
  }

  /** Takes a value that is to be erased from whatever uses it. */
  #release(value: Value): void {
    for (const use of [...value.uses()]) {
      this.#orphans.add(use.owner);
      use.drop();
    }
  }

  /**
   * Hands poison to operations that stay, though control never reaches them, and lost an operand.
   * Differs: mlir-opt leaves them without one, which is no valid program.
   */
  #poisonOrphans(): void {
    if (this.#orphans.size === 0) return;
    const standIns = new Map<Value, Value | undefined>();
    const staying: Operation[] = [];
    walk(this.#root, { before: (op) => void (this.#orphans.has(op) && staying.push(op)) });
    for (const op of staying) {
      for (const operand of op.opOperands) {
        const { value } = operand;
        if (!isErased(value)) continue;
        if (value instanceof BlockArgument && !standIns.has(value)) {
          standIns.set(value, makePoison(value.owner.firstOp!, value, this.#poison));
        }
        const poison = standIns.get(value) ?? makePoison(op, value, this.#poison);
        if (poison) operand.set(poison);
      }
    }
  }

  #visit(op: Operation): void {
    if (isCallable(op)) this.#visitCallable(op);
    else if (hasRegionFlow(op)) this.#visitRegionBranch(op);
    else if (BranchOpInterface.isImplementedBy(op)) this.#visitBranch(op);
    else if (op.hasTrait('Terminator') || CallOpInterface.isImplementedBy(op)) return;
    else if (this.#isDead(op)) this.#deadOps.push(op);
  }

  /** Tells whether nothing needs an operation. An operand is live when the operation has effects or a live result; so a dead one says it all. */
  #isDead(op: Operation): boolean {
    if (op.operands.some((operand) => !this.#liveness.isLive(operand))) return true;
    return isMemoryEffectFree(op) && !this.#isAnyLive(op.results);
  }

  #isAnyLive(values: readonly Value[]): boolean {
    return values.some((value) => this.#liveness.isLive(value));
  }

  /** A branch that decides by a value that nobody needs is never reached. */
  #visitBranch(op: Operation): void {
    if (decidingOperands(op).some((operand) => !this.#liveness.isLive(operand))) this.#deadOps.push(op);
    else op.successors.forEach((block, index) => this.#noteEdge(block, { branch: op, index }));
  }

  #noteEdge(block: Block, edge: Edge): void {
    const edges = this.#edges.get(block);
    if (edges) edges.push(edge);
    else this.#edges.set(block, [edge]);
  }

  /**
   * Takes dead arguments and results out of a function that is not public. What refers to it other than by a call keeps the results.
   * Differs: mlir-opt does so, too, where another operation states the function's type, as a `func.constant` that is used, and refuses what it made or crashes.
   */
  #visitCallable(callable: Operation): void {
    if (!isHidden(callable)) return;
    const calls = this.#callSites.knownCallsOf(callable);
    const others = this.#callSites.otherUsersOf(callable);
    if (others.some((user) => this.#mayStateType(user))) return;
    const { arguments: args } = callableRegion(callable)!.firstBlock!;
    const deadArgs = args.map((argument) => !this.#liveness.isLive(argument));
    const areOthersDead = others.every((user) => user.numResults > 0 && this.#isDead(user));
    const deadResults = functionTypeOf(callable).results.map(
      (_, i) => areOthersDead && calls.every((call) => !this.#liveness.isLive(call.result(i))),
    );
    this.#shrinking.push({ callable, calls, deadArgs, deadResults });
  }

  /** Tells whether an operation that stays checks the function that it names. */
  #mayStateType(user: Operation): boolean {
    return SymbolUserOpInterface.isImplementedBy(user) && !(user.useEmpty && this.#isDead(user));
  }

  /** Hands poison over where nobody needs what is handed over, or where control never arrives. */
  #visitRegionBranch(op: Operation): void {
    if (isMemoryEffectFree(op) && !this.#isAnyLive(op.results)) {
      this.#deadOps.push(op);
      return;
    }
    for (const { owner, operandIndex, inputs } of regionFlow(op)) {
      const operand = owner.operand(operandIndex);
      if (this.#isAnyLive(inputs) && this.#liveness.isLive(operand)) continue;
      const poison = makePoison(owner, operand, this.#poison);
      if (poison) owner.setOperand(operandIndex, poison);
    }
  }

  /**
   * An argument goes when it is dead and so is all that is passed to it, or when something goes that is passed to it.
   * Differs: in the second case mlir-opt leaves a branch and its block with different numbers of arguments.
   */
  #eraseBlockArguments(): void {
    const deadOps = new Set(this.#deadOps);
    const goes = (value: Value): boolean => {
      if (this.#liveness.isLive(value)) return false;
      return value instanceof BlockArgument ? !value.owner.isEntryBlock : deadOps.has(value.definingOp!);
    };
    for (const [block, edges] of this.#edges) {
      const starts = edges.map(({ branch, index }) => BranchOpInterface.of(branch)!.successorOperands(index).start);
      const erased = block.arguments.filter((argument) => {
        if (this.#liveness.isLive(argument)) return false;
        const passed = edges.map(({ branch }, i) => branch.operand(starts[i]! + argument.argNumber));
        return !this.#isAnyLive(passed) || passed.some(goes);
      });
      if (erased.length === 0) continue;
      const numbers = new Set(erased.map(({ argNumber }) => argNumber));
      for (const [branch, successors] of successorsByBranch(edges)) {
        BranchOpInterface.of(branch)!.eraseSuccessorOperands(
          (i, argument) => successors.has(i) && numbers.has(argument),
        );
      }
      for (const argument of erased.reverse()) this.#release(argument);
      block.eraseArguments(numbers);
    }
  }
}

function successorsByBranch(edges: readonly Edge[]): Map<Operation, Set<number>> {
  const successors = new Map<Operation, Set<number>>();
  for (const { branch, index } of edges) {
    const known = successors.get(branch);
    if (known) known.add(index);
    else successors.set(branch, new Set([index]));
  }
  return successors;
}

/** Erases an operation. Control does not get past the place of a branch. */
function eraseOrEndBlock(op: Operation): void {
  if (BranchOpInterface.isImplementedBy(op)) {
    OpBuilder.before(op).create({ name: 'ub.unreachable', location: op.location });
  }
  op.erase();
}

function isErased(value: Value): boolean {
  if (value instanceof BlockArgument) return value.owner.arguments[value.argNumber] !== value;
  return !value.definingOp!.block;
}

function makePoison(before: Operation, like: Value, poison: Attribute): Value | undefined {
  const materialize = before.context.getOrLoadDialect('ub')?.hooks.materializeConstant;
  return materialize?.(OpBuilder.before(before), poison, like.type, like.location)?.result();
}

/** Puts a call before `call` that passes and returns less, and hands its results to whatever used those of `call`. */
function replaceCall(call: Operation, deadArgs: readonly boolean[], deadResults: readonly boolean[]): void {
  const { context, name, location, properties, attributes } = call;
  const passed = CallOpInterface.of(call)!.arguments;
  const first = call.numOperands - passed.length;
  const replacement = OpBuilder.before(call).insert(
    Operation.create({
      context,
      name,
      location,
      properties,
      attributes,
      operands: call.operands.filter((_, i) => i < first || !deadArgs[i - first]),
      resultTypes: call.resultTypes.filter((_, i) => !deadResults[i]),
    }),
  );
  let next = 0;
  call.results.forEach((result, i) => {
    if (!deadResults[i]) result.replaceAllUsesWith(replacement.result(next++));
  });
}
