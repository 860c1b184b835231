import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { cloneOperation, IRMapping } from '../../ir/clone.ts';
import { type Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
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

/**
 * Converts a `tosa.while_loop` that counts: whose condition compares values that are constant or grow by constants, so that it is known how often
 * it runs. The body is repeated as often.
 */
class ConvertWhile extends OpConversionPattern<tosa.WhileOp> {
  readonly root = tosa.WhileOp;

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

/** A number as a loop sees it: constant, or an argument that has a first value and grows. */
function numberIn(op: tosa.WhileOp, region: Region, value: Value): { start: number; step: number } | undefined {
  const constant = matchConstant(value);
  if (constant instanceof DenseElementsAttr && constant.type.numElements === 1) {
    return { start: constant.numberAt(0), step: 0 };
  }
  const place = region.firstBlock!.arguments.findIndex((argument) => argument === value);
  if (place < 0) return undefined;
  const first = matchConstant(op.inputList[place]!);
  const step = growth(op.bodyGraph, place);
  if (!(first instanceof DenseElementsAttr) || first.type.numElements !== 1 || step === undefined) return undefined;
  return { start: first.numberAt(0), step };
}

/** Returns by how much a body adds to an argument; undefined when it does anything else with it. */
function growth(body: Region, place: number): number | undefined {
  const argument = body.firstBlock!.arguments[place]!;
  const next = body.firstBlock!.lastOp!.operands[place]!;
  if (next === argument) return 0;
  const { definingOp } = next;
  if (!(definingOp instanceof tosa.AddOp)) return undefined;
  const [lhs, rhs] = definingOp.operands;
  const step = matchConstant(lhs === argument ? rhs! : rhs === argument ? lhs! : argument);
  return step instanceof DenseElementsAttr && step.type.numElements === 1 ? step.numberAt(0) : undefined;
}

/** Returns how often a loop runs, at most one more than are written out; undefined when that is not known. */
function countIterations(op: tosa.WhileOp): number | undefined {
  const [condition] = op.condGraph.firstBlock!.lastOp!.operands;
  const truth = constantTruth(condition!);
  if (truth !== undefined) return truth ? maxIterations + 1 : 0;
  const { definingOp: compare } = condition!;
  if (!(compare instanceof tosa.GreaterOp || compare instanceof tosa.GreaterEqualOp)) return undefined;
  const [a, b] = compare.operands.map((value) => numberIn(op, op.condGraph, value));
  if (!a || !b) return undefined;
  for (let i = 0; i <= maxIterations; i++) {
    const difference = a.start + i * a.step - (b.start + i * b.step);
    const goesOn = compare instanceof tosa.GreaterOp ? difference > 0 : difference >= 0;
    if (!goesOn) return i;
  }
  return maxIterations + 1;
}

/** Returns the patterns. */
export function controlFlowPatterns(): readonly OpConversionPattern[] {
  return [new ConvertIf(), new ConvertWhile()];
}
