import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { cloneOperation, IRMapping } from '../../ir/clone.ts';
import { type Region } from '../../ir/region.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { CopyBudget } from '../../rewrite/copy-budget.ts';
import { type Constants, evaluateBlock } from '../../rewrite/evaluate-block.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
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
  override readonly hasBoundedRecursion = true;

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
    if (!canChoose(rewriter, op)) return false;
    const [ifTrue, ifFalse] = [thenGraph, elseGraph].map((region) => inlineRegion(rewriter, op, region, inputList));
    rewriter.setInsertionPointBefore(op);
    rewriter.replaceOp(op, buildChoice(rewriter, location, condition, ifTrue!, ifFalse!));
    return true;
  }
}

/** Iterations that are written out at most. */
const maxIterations = 256;

/** Converts a `tosa.while_loop` of which it is known how often it runs, because its condition follows from constants: the body is repeated as often. */
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
    if (iterations > maxIterations) {
      return rewriter.notifyMatchFailure(op, `the loop runs more than ${maxIterations} times`);
    }
    const body = op.bodyGraph.firstBlock!;
    if (!this.#budget.take(body.operations(), iterations)) {
      return rewriter.notifyMatchFailure(op, 'the program gets too large');
    }
    let values = [...adaptor.inputList];
    for (let i = 0; i < iterations; i++) {
      const mapping = new IRMapping();
      body.arguments.forEach((argument, at) => mapping.map(argument, values[at]!));
      for (const nested of body.operations()) {
        if (nested !== body.lastOp) rewriter.insert(cloneOperation(nested, mapping));
      }
      values = body.lastOp!.operands.map((value) => rewriter.getRemappedValue(mapping.lookup(value)));
    }
    rewriter.replaceOp(op, values);
    return true;
  }
}

const isOneElement = ({ type }: Value): boolean =>
  type instanceof RankedTensorType && type.hasStaticShape && type.numElements === 1;

/** Returns how often a loop runs, at most one more than are written out; undefined when that is not known. */
function countIterations({ condGraph, bodyGraph, inputList }: tosa.WhileOp): number | undefined {
  let carried: Constants = inputList.map((value) => matchConstant(value));
  for (let count = 0; count <= maxIterations; count++) {
    const [goesOn] = evaluateBlock(condGraph.firstBlock!, carried, isOneElement);
    if (!(goesOn instanceof DenseElementsAttr)) return undefined;
    if (goesOn.bitsAt(0) === 0n) return count;
    carried = evaluateBlock(bodyGraph.firstBlock!, carried, isOneElement);
  }
  return maxIterations + 1;
}

/** Returns the patterns. */
export function controlFlowPatterns(): readonly OpConversionPattern[] {
  return [new ConvertIf(), new ConvertWhile()];
}
