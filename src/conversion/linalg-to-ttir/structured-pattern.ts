import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import { tensorLike } from '../../dialects/ttir/build.ts';
import { buildReduced, reductionProblem } from '../front-end/windows/build-combined.ts';
import { castElements, castUnsigned } from '../../dialects/ttir/cast-elements.ts';
import { buildCombined, reductionStepOf } from './body/combiners.ts';
import { computationOf, readsOf } from './body/scalar-body.ts';
import { factorsOf } from './loops/contraction.ts';
import { buildExpanded, buildInOrderOf } from './loops/loop-space.ts';
import { changingLoops, keptLoops, nestOf, type Nest, type Plan } from './loops/nest.ts';
import { elementwisePlan, lastElementPlan } from './plans/element-plan.ts';
import { factoredProductPlan } from './plans/factored-product-plan.ts';
import { lastChoicePlan } from './plans/last-choice.ts';
import { buildElement, operandProblem } from './plans/nest-element.ts';
import { convertPlaceSearch, placeSearchOf } from './plans/place-search.ts';
import { poolPlan } from './plans/pool-plan.ts';
import { productPlan } from './plans/product-plan.ts';
import { writtenOut } from './plans/written-out.ts';

/**
 * Converts structured operations of linalg by what their maps, loops and bodies say, whatever their name: loops that are all parallel are
 * elementwise operations on operands that are transposed and broadcast; loops that reduce are products of matrices, or convolutions, where the body sums up products
 * of two operands, poolings where one operand is indexed with windows, else elementwise operations and a reduction, or the search for a place, or what each iteration does after the one before. Results of
 * reductions are combined with what the init holds.
 */
export class ConvertStructured extends OpConversionPattern {
  readonly root = undefined;
  override readonly rootInterface = LinalgStructuredInterface.name;

  override matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const nest = nestOf(op);
    if (typeof nest === 'string') return rewriter.notifyMatchFailure(op, nest);
    const search = placeSearchOf(nest);
    if (search && convertPlaceSearch(search, adaptor, rewriter)) return true;
    const plans = plansOf(nest);
    if (typeof plans !== 'string') {
      rewriter.replaceOp(
        op,
        plans.map((plan) => plan(rewriter, adaptor.operands)),
      );
      return true;
    }
    const steps = writtenOut(nest) ?? plans;
    if (typeof steps === 'string') return rewriter.notifyMatchFailure(op, steps);
    rewriter.replaceOp(op, steps(rewriter, adaptor.operands));
    return true;
  }
}

/** Plans the results one by one, or says why one of them cannot be made. */
function plansOf(nest: Nest): readonly Plan[] | string {
  const plans: Plan[] = [];
  for (const [i, value] of nest.body.lastOp!.operands.entries()) {
    // Frameworks compute the place of a maximum beside it, which often nobody wants.
    const unused: Plan = (_, operands) => operands[nest.numInputs + i]!;
    const plan = nest.op.result(i).hasUses ? planOf(nest, i, value) : unused;
    if (typeof plan === 'string') return plan;
    plans.push(plan);
  }
  return plans;
}

/** Plans one of the results. */
function planOf(nest: Nest, i: number, value: Value): Plan | string {
  const reduced = changingLoops(nest, i);
  if (!reduced) return 'a result is indexed with more than loops';
  const plan = reduced.length === 0 ? elementwisePlan : reductionPlan;
  return plan({ ...nest, reduced }, i, value);
}

/** Plans a result over which loops reduce. */
function reductionPlan(nest: Nest, i: number, value: Value): Plan | string {
  const { op, body, maps, ranges, reduced, numInputs } = nest;
  const resultType = op.result(i).type as RankedTensorType;
  const map = maps[numInputs + i]!;
  const kept = keptLoops(nest);
  const step = reductionStepOf(body, value, body.arguments[numInputs + i]!);
  if (!step)
    return (
      lastChoicePlan(nest, i, value) ??
      lastElementPlan(nest, i, value) ??
      'the body combines elements in no way that TTIR has'
    );
  const refused = reductionProblem(step.combiner, ranges, reduced);
  if (refused) return refused;
  const computation = computationOf(body, step.element);
  if (!computation) return 'TTIR cannot compute the body';
  const finish = (
    rewriter: ConversionPatternRewriter,
    operands: readonly Value[],
    result: Value,
    of: readonly number[],
  ) =>
    castElements(
      rewriter,
      op.location,
      buildCombined(
        rewriter,
        op.location,
        step.combiner,
        buildInOrderOf(rewriter, op.location, result, of, resultType.shape, map),
        operands[numInputs + i]!,
      ),
      resultType.elementType,
    );
  const whole =
    productPlan(nest, map, resultType, step.combiner, factorsOf(step.element)) ??
    factoredProductPlan(nest, map, resultType, step) ??
    poolPlan(nest, map, resultType, step, computation);
  if (whole) {
    return (rewriter, operands) => finish(rewriter, operands, whole.build(rewriter, operands), whole.loops);
  }
  const problem = operandProblem(nest, readsOf(computation, step.element));
  if (problem !== undefined) return problem;
  return (rewriter, operands) => {
    const element = buildElement(nest, computation, step.element, rewriter, operands);
    const signed = buildExpanded(rewriter, op.location, element, ranges);
    const whole = step.combiner.isUnsigned ? castUnsigned(rewriter, op.location, signed) : signed;
    const type = tensorLike(whole, kept.map((loop) => ranges[loop]!)); // prettier-ignore
    return finish(rewriter, operands, buildReduced(rewriter, op.location, step.combiner, whole, reduced, type), kept); // prettier-ignore
  };
}
