import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Region } from '../../ir/region.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { CopyBudget } from '../../rewrite/copy-budget.ts';
import { type Constants, type Decide, evaluateBlock } from '../../rewrite/evaluate-block.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { buildElementwise } from '../../dialects/ttir/build.ts';
import { LogicalAndOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildChoice, canChoose, inlineRegion } from '../front-end/inline-region.ts';

/** Patterns for control flow, which TTIR lacks: what is known is done while compiling. */

/** Returns the truth value that a tensor of one element is known to be. */
function constantTruth(value: Value): boolean | undefined {
  const constant = matchConstant(value);
  return constant instanceof DenseElementsAttr && constant.isSplat ? constant.bitsAt(0) !== 0n : undefined;
}

/** Tells whether a region does more than to compute what it yields. */
function hasEffects(region: Region): boolean {
  let found = false;
  for (const block of region.blocks) {
    for (const op of block.operations()) {
      walk(op, {
        before: (nested) => void (found ||= nested instanceof tosa.VariableWriteOp || nested instanceof tosa.CustomOp),
      });
    }
  }
  return found;
}

/** Converts `tosa.cond_if`: of a constant to the region that it says, of another condition to both, of whose results a `ttir.where` chooses. */
class ConvertIf extends OpConversionPattern<tosa.IfOp> {
  readonly root = tosa.IfOp;

  override matchAndRewrite(op: tosa.IfOp, adaptor: tosa.IfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { thenGraph, elseGraph, location } = op;
    const { condition, inputList } = adaptor;
    const truth = constantTruth(condition);
    if (truth !== undefined) {
      rewriter.replaceOp(op, inlineRegion(rewriter, op, truth ? thenGraph : elseGraph, inputList));
      return true;
    }
    if (hasEffects(thenGraph) || hasEffects(elseGraph)) {
      return rewriter.notifyMatchFailure(op, 'both regions are computed, and one of them has effects');
    }
    if (!(condition.type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'the condition is a tensor of known rank');
    }
    if (!canChoose(rewriter, op)) return false;
    const [ifTrue, ifFalse] = [thenGraph, elseGraph].map((region) => inlineRegion(rewriter, op, region, inputList));
    rewriter.setInsertionPointBefore(op);
    rewriter.replaceOp(op, buildChoice(rewriter, location, condition, ifTrue!, ifFalse!));
    return true;
  }
}

/** Iterations that are written out at most. */
const maxIterations = 2048;

/**
 * Converts a `tosa.while_loop` of which it is known how often it runs at most, because its condition follows from constants: the body is repeated as often.
 * Where data may end it before, all iterations are computed, and those behind the end change nothing.
 */
class ConvertWhile extends OpConversionPattern<tosa.WhileOp> {
  readonly root = tosa.WhileOp;
  override readonly hasBoundedRecursion = true;
  readonly #budget = new CopyBudget();

  override matchAndRewrite(
    op: tosa.WhileOp,
    adaptor: tosa.WhileOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const iterations = countIterations(op);
    if (iterations === undefined) {
      return rewriter.notifyMatchFailure(op, 'it is not known while compiling how often the loop runs');
    }
    if (iterations.length > maxIterations) {
      return rewriter.notifyMatchFailure(op, `the loop runs more than ${maxIterations} times`);
    }
    const { condGraph, bodyGraph } = op;
    const endsByData = iterations.includes('open');
    if (endsByData && !canRunOn(rewriter, op)) return false;
    const ops = endsByData ? [...condGraph.operations(), ...bodyGraph.operations()] : bodyGraph.operations();
    if (!this.#budget.take(ops, iterations.length)) {
      return rewriter.notifyMatchFailure(op, 'the program gets too large');
    }
    const { location } = op;
    /** Whether the loop has not ended yet; undefined as long as that is certain. */
    let goesOn: Value | undefined;
    /** What the loop would carry if nothing had ended it. */
    let carried: readonly Value[] = adaptor.inputList;
    let results = carried;
    for (const iteration of iterations) {
      if (iteration === 'open') {
        const condition = copyRegion(rewriter, condGraph, carried)[0]!;
        goesOn = goesOn
          ? buildElementwise(rewriter, location, LogicalAndOp, [goesOn, condition], condition.type as RankedTensorType)
          : condition;
      }
      carried = copyRegion(rewriter, bodyGraph, carried);
      results = goesOn ? chooseUsed(rewriter, op, goesOn, carried, results) : carried;
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}

/** Tells whether more iterations than the loop has may be computed, and results be chosen; fails the match, with a note, where they may not. */
function canRunOn(rewriter: ConversionPatternRewriter, op: tosa.WhileOp): boolean {
  if (hasEffects(op.condGraph) || hasEffects(op.bodyGraph)) {
    return rewriter.notifyMatchFailure(op, 'data ends the loop, and what it repeats has effects');
  }
  return canChoose(rewriter, op);
}

/** Puts a copy of the operations of a region in the rewriter's place; returns what they yield. */
function copyRegion(rewriter: ConversionPatternRewriter, region: Region, args: readonly Value[]): Value[] {
  const block = region.firstBlock!;
  const mapping = new IRMapping();
  block.arguments.forEach((argument, at) => mapping.map(argument, args[at]!));
  for (const nested of block.operations()) {
    if (nested !== block.lastOp) rewriter.clone(nested, mapping);
  }
  return block.lastOp!.operands.map((value) => rewriter.getRemappedValue(mapping.lookup(value)));
}

/** Makes the choice between what an iteration gives and what was there before, for what is used of a loop. */
function chooseUsed(
  rewriter: ConversionPatternRewriter,
  loop: tosa.WhileOp,
  condition: Value,
  ifTrue: readonly Value[],
  ifFalse: readonly Value[],
): Value[] {
  return ifTrue.map((value, i) =>
    loop.result(i).hasUses ? buildChoice(rewriter, loop.location, condition, [value], [ifFalse[i]!])[0]! : value,
  );
}

const isOneElement = ({ type }: Value): boolean =>
  type instanceof RankedTensorType && type.hasStaticShape && type.numElements === 1;

/** Says that what is false where something else must be true too is false, whatever that is. */
const falseAlone: Decide = (op, operands) =>
  op instanceof tosa.LogicalAndOp
    ? operands.find((operand) => operand instanceof DenseElementsAttr && operand.bitsAt(0) === 0n)
    : undefined;

/**
 * Returns for each iteration of a loop whether it is `certain` or `open`, because data may end the loop before; at most one more than are written out. Undefined
 * when no condition that is known ends it.
 */
function countIterations({ condGraph, bodyGraph, inputList }: tosa.WhileOp): ('certain' | 'open')[] | undefined {
  const iterations: ('certain' | 'open')[] = [];
  let carried: Constants = inputList.map((value) => matchConstant(value));
  while (iterations.length <= maxIterations) {
    const [goesOn] = evaluateBlock(condGraph.firstBlock!, carried, isOneElement, falseAlone);
    const isKnown = goesOn instanceof DenseElementsAttr;
    if (isKnown && goesOn.bitsAt(0) === 0n) return iterations;
    // What the next iteration computes is as unknown as this one.
    if (!isKnown && carried.every((known) => !known)) return undefined;
    iterations.push(isKnown ? 'certain' : 'open');
    carried = evaluateBlock(bodyGraph.firstBlock!, carried, isOneElement);
  }
  return iterations.includes('open') ? undefined : iterations;
}

/** Returns the patterns. */
export function controlFlowPatterns(): readonly OpConversionPattern[] {
  return [new ConvertIf(), new ConvertWhile()];
}
