import { type Block } from '../../../ir/block.ts';
import { type Location } from '../../../ir/location.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { SelectOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { buildConstant, buildElementwise, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildReduced } from '../../front-end/windows/build-combined.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { WordBuilder } from '../../front-end/elements/integer-bits.ts';
import { any, greatest, sum } from '../../front-end/reductions/combiners.ts';
import { dependsOnResults } from '../body/combiners.ts';
import { computationOf, readsOf } from '../body/scalar-body.ts';
import { buildExpanded, buildInOrderOf } from '../loops/loop-space.ts';
import { keptLoops, type Nest, type Plan } from '../loops/nest.ts';
import { buildElement, operandProblem } from './nest-element.ts';

/** A body that takes `element` where `condition` is `chosen`, and keeps what it has elsewhere: the last that is taken stays. */
interface LastChoice {
  readonly condition: Value;
  readonly chosen: boolean;
  readonly element: Value;
}

function lastChoiceOf(body: Block, { definingOp: op }: Value, init: Value): LastChoice | undefined {
  if (!(op instanceof SelectOp) || op.block !== body) return undefined;
  const { condition, trueValue, falseValue } = op;
  if (condition.type !== IntegerType.get(op.context, 1) || (trueValue !== init && falseValue !== init))
    return undefined;
  const chosen = falseValue === init;
  const element = chosen ? trueValue : falseValue;
  return [condition, element].some((value) => dependsOnResults(body, value))
    ? undefined
    : { condition, chosen, element };
}

/** Plans a result of the last elements that a condition chooses, as PyTorch's places of maxima in windows are written; undefined for other bodies. */
export function lastChoicePlan(nest: Nest, i: number, yielded: Value): Plan | string | undefined {
  const { op, body, maps, ranges, reduced, numInputs } = nest;
  const choice = lastChoiceOf(body, yielded, body.arguments[numInputs + i]!);
  if (!choice) return undefined;
  const values = [choice.condition, choice.element];
  const computations = values.map((value) => computationOf(body, value));
  if (!computations.every((computation) => computation !== undefined)) return 'TTIR cannot compute the body';
  for (const [at, value] of values.entries()) {
    const problem = operandProblem(nest, readsOf(computations[at]!, value));
    if (problem !== undefined) return problem;
  }
  const resultType = op.result(i).type as RankedTensorType;
  const kept = keptLoops(nest);
  return (rewriter, operands) => {
    const [condition, element] = values.map((value, at) => {
      const part = buildElement(nest, computations[at]!, value, rewriter, operands);
      return buildExpanded(rewriter, op.location, part, ranges);
    });
    const { isAny, last } = buildLast(rewriter, op.location, condition!, choice.chosen, element!, reduced);
    const [found, value] = [isAny, last].map((tensor) =>
      buildInOrderOf(rewriter, op.location, tensor, kept, resultType.shape, maps[numInputs + i]!),
    );
    const init = operands[numInputs + i]!;
    const type = RankedTensorType.get(resultType.shape, elementTypeOrSelf(init.type));
    return buildElementwise(rewriter, op.location, ttir.WhereOp, [found!, castElements(rewriter, op.location, value!, type.elementType), init], type); // prettier-ignore
  };
}

/** Makes the last elements along loops whose condition is `chosen`, and whether there is one. */
function buildLast(
  builder: ConversionPatternRewriter,
  location: Location,
  condition: Value,
  chosen: boolean,
  element: Value,
  reduced: readonly number[],
): { readonly isAny: Value; readonly last: Value } {
  const elements = element.type as RankedTensorType;
  const { shape, elementType } = elements;
  const words = new WordBuilder(builder, location, shape);
  const ones = shape.map(() => 1);
  // The number of an iteration, in the order in which they run.
  let place = words.number(0);
  for (const loop of reduced) {
    const end = shape[loop]!;
    const resultType = RankedTensorType.get(ones.with(loop, end), IntegerType.get(builder.context, 32));
    const index = ttir.ArangeOp.build(builder, location, { start: 0, end, step: 1, arangeDimension: loop, resultType });
    place = words.make(ttir.AddOp, words.make(ttir.MultiplyOp, place, end), index.result());
  }
  const places = words.make(ttir.WhereOp, condition, ...(chosen ? [place, -1] : [-1, place]));
  const each = shape.map((size, loop) => (reduced.includes(loop) ? 1 : size));
  const one = shape.filter((_, loop) => !reduced.includes(loop));
  const truths = (sizes: readonly number[]): RankedTensorType => RankedTensorType.get(sizes, IntegerType.get(builder.context, 1)); // prettier-ignore
  const greatestPlace = buildReduced(builder, location, greatest, places, reduced, tensorLike(places, each));
  const isLast = buildElementwise(builder, location, ttir.EqualOp, [places, greatestPlace], truths(shape));
  const zero = buildConstant(builder, location, ones, elementType, [0]);
  const only = buildElementwise(builder, location, ttir.WhereOp, [isLast, element, zero], elements);
  const combiner = elementType instanceof IntegerType && elementType.width === 1 ? any : sum;
  const found = buildReshape(builder, location, greatestPlace, one);
  const isAny = buildElementwise(builder, location, ttir.GreaterEqualOp, [found, new WordBuilder(builder, location, one).number(0)], truths(one)); // prettier-ignore
  return { isAny, last: buildReduced(builder, location, combiner, only, reduced, tensorLike(only, one)) };
}
