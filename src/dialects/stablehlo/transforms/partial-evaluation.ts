import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { isOpTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { lookupNearestSymbol } from '../../../ir/symbol-table.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { CopyBudget } from '../../../rewrite/copy-budget.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { countIterations } from '../evaluation/count-iterations.ts';
import { numberTensorType } from '../evaluation/evaluate-operation.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { Knowledge } from '../evaluation/knowledge.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { StablehloPartialEvaluationPassBase } from '../generated/stablehlo-passes.gen.ts';
import { eraseUnusedFunctions } from './erase-unused-functions.ts';
import { joinUpdates } from './join-updates.ts';
import { TypeRefinement } from './refine-types.ts';
import { declaredNumbers } from './static-calls.ts';
import { buildStaticForm, shapeOperands } from './static-forms.ts';
import { expandFunctionTuples } from './tuples/expand-function-tuples.ts';
import { resolveTuples } from './tuples/resolve-tuples.ts';
import { canUnroll, copiedOperations, copyIterations } from './unroll-while.ts';

/** Returns the numbers of the operands that say where something is. */
function placeOperands(op: Operation): readonly number[] {
  const from = op instanceof hlo.DynamicSliceOp ? 1 : op instanceof hlo.DynamicUpdateSliceOp ? 2 : undefined;
  if (from !== undefined) return Array.from({ length: op.numOperands - from }, (_, i) => from + i);
  if (op instanceof hlo.GatherOp) return [1];
  // Where its groups end, of a dialect that this one does not know.
  if (op.name === 'chlo.ragged_dot') return [2];
  return op instanceof hlo.ScatterOp ? [op.inputs.length] : [];
}

/** `stablehlo-partial-evaluation`. */
export class StablehloPartialEvaluationPass extends StablehloPartialEvaluationPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const { maxElements, maxIterations } = this.options;
    return new PartialEvaluation(module, maxElements, maxIterations).run();
  }
}

class PartialEvaluation {
  readonly #knowledge: Knowledge;
  readonly #types: TypeRefinement;
  /** Operations that may have become useless. */
  readonly #stale: Operation[] = [];
  /** What chooses whether iterations of loops count. */
  readonly #choices: hlo.SelectOp[] = [];
  /** Functions of calls that have been replaced. */
  readonly #computations = new Set<Operation>();
  readonly #budget = new CopyBudget();
  readonly #truth: IntegerType;
  #failed = false;

  constructor(
    readonly module: Operation,
    maxElements: number,
    readonly maxIterations: number,
  ) {
    this.#knowledge = new Knowledge(new Evaluation(maxElements));
    this.#types = new TypeRefinement(module);
    this.#truth = IntegerType.get(module.context, 1);
  }

  /** Returns whether everything that is asserted may hold. */
  run(): boolean {
    if (hasTuplesOfUnknownSizes(this.module)) {
      expandFunctionTuples(this.module);
      resolveTuples(this.module);
    }
    const pending: (Operation | null)[] = firstOps(this.module);
    while (pending.length > 0) {
      const op = pending.pop();
      if (!op) continue;
      const { previous, block } = op;
      if (this.#flatten(op)) {
        // What has taken the place of the operation comes next.
        pending.push(previous ? previous.next : block!.firstOp);
        continue;
      }
      for (const operand of placeOperands(op)) this.#makeConstant(op, operand);
      this.#types.refineResults(op);
      const { next } = op;
      pending.push(next, ...firstOps(op));
      this.#makeStatic(op);
    }
    this.#checkChoices();
    // What is erased is looked at again as long as it makes something else useless: the last one comes first.
    this.#eraseStale();
    this.#stale.push(...joinUpdates(this.module).toReversed());
    this.#eraseStale();
    if (this.#computations.size > 0) eraseUnusedFunctions(this.module, this.#computations);
    return !this.#failed;
  }

  /** Reports loops that data may end, and that carry tensors of other sizes from one iteration to the next. */
  #checkChoices(): void {
    const { context } = this.module;
    const seen = new Set<unknown>();
    for (const op of this.#choices) {
      if (!op.block || !(op.onTrue.type instanceof RankedTensorType && op.onFalse.type instanceof RankedTensorType)) continue; // prettier-ignore
      if (dimsAgree(op.onTrue.type.shape, op.onFalse.type.shape) || seen.has(op.location)) continue;
      seen.add(op.location);
      this.#failed = true;
      const [after, before] = [op.onTrue, op.onFalse].map(({ type }) => context.printType(type));
      context.emitError(op.location, 'a loop that data may end has to carry tensors of the same sizes in each iteration', `one before an iteration is '${before}', behind it '${after}'`); // prettier-ignore
    }
  }

  /** Replaces control flow that is known by what it does; returns whether it did. */
  #flatten(op: Operation): boolean {
    if (op instanceof hlo.AndOp) return this.#dropTruth(op);
    if (op instanceof hlo.CustomCallOp) return this.#checkAssertion(op);
    if (!(op instanceof hlo.IfOp || op instanceof hlo.CaseOp || op instanceof hlo.WhileOp)) return false;
    if (!op.results.every((result) => this.#types.isReplaceable(result))) return false;
    if (op instanceof hlo.IfOp) {
      const pred = this.#knowledge.integerOf(op.pred);
      if (pred === undefined) return false;
      this.#takeBranch(op, pred === 0n ? op.falseBranch : op.trueBranch);
      return true;
    }
    if (op instanceof hlo.CaseOp) {
      const index = this.#knowledge.integerOf(op.index);
      if (index === undefined) return false;
      const isBranch = index >= 0n && index < BigInt(op.branches.length);
      this.#takeBranch(op, isBranch ? op.branches[Number(index)]! : op.branches.at(-1)!);
      return true;
    }
    return this.#unroll(op);
  }

  /** Replaces what is true where something else is by that, as a counter says that a loop goes on as long as data says so. */
  #dropTruth(op: hlo.AndOp): boolean {
    const isTrue = (value: Value): boolean =>
      numberTensorType(value.type)?.elementType === this.#truth &&
      this.#knowledge.evaluation.elementsOf(value)?.elements.every((element) => element === 1n) === true;
    const [lhs, rhs] = [op.operand(0), op.operand(1)];
    const rest = isTrue(lhs) ? rhs : isTrue(rhs) ? lhs : undefined;
    if (rest?.type !== op.result(0).type) return false;
    this.#noteStale(op.operands);
    op.replaceAllUsesWith([rest!]);
    op.erase();
    return true;
  }

  /** Drops a call that asserts what is known to hold, as `jax.export` makes them of sizes that it does not know; reports one that does not hold. */
  #checkAssertion(op: hlo.CustomCallOp): boolean {
    if (op.callTargetName !== 'shape_assertion' || op.numResults > 0 || op.numOperands === 0) return false;
    const holds = this.#knowledge.evaluation.elementsOf(op.operand(0))?.elements[0];
    if (holds === undefined) return false;
    if (holds === 0n) {
      this.#failed = true;
      op.emitError(this.#assertionText(op));
    }
    this.#noteStale(op.operands);
    op.erase();
    return true;
  }

  /** Returns what an assertion says where it does not hold: `{0}` stands for the first number that follows the condition. */
  #assertionText(op: hlo.CustomCallOp): string {
    const message = op.getAttr('error_message');
    if (!(message instanceof StringAttr)) return 'shape assertion does not hold';
    return message.value.replaceAll(/\{(\d+)\}/g, (mark, place) => {
      const operand = op.operands[Number(place) + 1];
      return (operand && this.#knowledge.evaluation.elementsOf(operand)?.elements[0]?.toString()) ?? mark;
    });
  }

  /** Puts what a branch does in the place of the operation. */
  #takeBranch(op: hlo.IfOp | hlo.CaseOp, branch: Region): void {
    const block = branch.firstBlock!;
    const terminator = block.lastOp!;
    this.#noteStale(op.operands);
    op.replaceAllUsesWith(terminator.operands);
    this.#types.refineReturned(terminator.operands);
    terminator.erase();
    for (const nested of [...block.operations()]) nested.moveBefore(op);
    op.erase();
  }

  /** Puts copies of the body in the place of a loop of which it is known how often it runs at most. */
  #unroll(loop: hlo.WhileOp): boolean {
    const iterations = countIterations(loop, this.#knowledge, this.maxIterations);
    if (!iterations || !canUnroll(loop, iterations)) return false;
    if (!this.#budget.take(copiedOperations(loop, iterations), iterations.count)) return false;
    this.#noteStale(loop.operands);
    const { results, made } = copyIterations(loop, iterations);
    this.#stale.push(...made);
    for (const op of made) if (op instanceof hlo.SelectOp) this.#choices.push(op);
    loop.replaceAllUsesWith(results);
    this.#types.refineReturned(results);
    loop.erase();
    return true;
  }

  /** Lets an operand be a constant, when its elements are known. */
  #makeConstant(op: Operation, place: number): void {
    const value = op.operand(place);
    if (matchConstant(value)) return;
    const known = this.#knowledge.evaluation.elementsOf(value);
    if (!known) return;
    const type = value.type as RankedTensorType;
    const size = elementBytes(type.elementType, 0n).length;
    const bytes = new Uint8Array(known.elements.length * size);
    known.elements.forEach((element, i) => bytes.set(elementBytes(type.elementType, element), i * size));
    const constant = DenseElementsAttr.get(type, bytes);
    this.#noteStale([value]);
    op.setOperand(
      place,
      hlo.ConstantOp.build(OpBuilder.before(op), op.location, { value: constant, outputType: type }).output,
    );
  }

  /** Replaces an operation of computed shape by one of constant shape, when what the shape is computed of is known. */
  #makeStatic(op: Operation): void {
    const operands = shapeOperands(op).map((place) => op.operand(place));
    if (operands.length === 0) return;
    const declared = op instanceof hlo.CustomCallOp ? declaredNumbers(op) : undefined;
    const numbers = operands.map((value, i) => this.#numbersOf(value) ?? declared?.[i]);
    if (!numbers.every((list) => list !== undefined)) return;
    if (!op.results.every((result) => this.#types.canRefine(result))) return;
    const replacements = buildStaticForm(op, numbers);
    if (!replacements) {
      // The verifier knows of constants which of them are wrong.
      for (const place of shapeOperands(op)) this.#makeConstant(op, place);
      return;
    }
    this.#noteStale(op.operands);
    if (op instanceof hlo.CustomCallOp) this.#noteComputations(op);
    op.replaceAllUsesWith(replacements);
    op.erase();
    for (const replacement of replacements) this.#types.refine(replacement, replacement.type);
  }

  /** Returns the numbers of a tensor of integers or indices. */
  #numbersOf(value: Value): readonly number[] | undefined {
    return this.#knowledge.evaluation.elementsOf(value)?.elements.map(Number) ?? constantNumbers(value);
  }

  /** Notes the functions of a call that is replaced, which nothing else may need. */
  #noteComputations(op: hlo.CustomCallOp): void {
    for (const name of op.calledComputations) {
      const computation = lookupNearestSymbol(op, name);
      if (computation) this.#computations.add(computation);
    }
  }

  #noteStale(values: readonly Value[]): void {
    for (const { definingOp } of values) if (definingOp) this.#stale.push(definingOp);
  }

  #eraseStale(): void {
    for (let op = this.#stale.pop(); op; op = this.#stale.pop()) {
      if (!op.block || !isOpTriviallyDead(op)) continue;
      this.#noteStale(op.operands);
      op.erase();
    }
  }
}

/** Tells whether there are tuples of tensors whose sizes are not known: a tuple has the types of its elements, which then cannot get others. */
function hasTuplesOfUnknownSizes(module: Operation): boolean {
  const isKnown = ({ type }: Value): boolean => !(type instanceof RankedTensorType) || type.hasStaticShape;
  return !walk(module, {
    before: (op) => (op instanceof hlo.TupleOp && !op.operands.every(isKnown) ? 'interrupt' : 'advance'),
  });
}

/** Returns the first operation of each block in the regions. */
function firstOps(op: Operation): (Operation | null)[] {
  return op.regions.flatMap(({ blocks }) => blocks.map(({ firstOp }) => firstOp));
}
