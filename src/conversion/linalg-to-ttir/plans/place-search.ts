import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildReduction, tensorLike } from '../../../dialects/ttir/build.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { type PairChoice } from '../../front-end/parts/choice-of-pairs.ts';
import { buildExtremePlace, maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { type Extreme, greatest } from '../../front-end/reductions/combiners.ts';
import { buildWithoutNaN } from '../../front-end/reductions/ignored-nan.ts';
import { buildCombined, splatOf } from '../body/combiners.ts';
import { alignmentProblem, buildAligned, buildExpanded, buildInOrderOf } from '../loops/loop-space.ts';
import { changingLoops, keptLoops, type Nest } from '../loops/nest.ts';
import { placeChoiceOf, type PlaceRoles } from './place-choice.ts';

/** The largest number of f32, with a sign: frameworks start a search with the one that no other is less, or greater, than. */
const largest = 3.4028234663852886e38;

/** Tells whether every element is chosen instead of `start`, or is as good. */
export function isWorst(start: number | undefined, extreme: Extreme, elementType: Type): boolean {
  if (start === undefined) return false;
  if (start === extreme.neutral(elementType)) return true;
  return elementType instanceof FloatType && (extreme === greatest ? start <= -largest : start >= largest);
}

/** A search for the place of the greatest or least element along the only loop that reduces, which gives the element beside it. */
export interface PlaceSearch {
  readonly nest: Nest;
  readonly roles: PlaceRoles;
  readonly choice: PairChoice;
  readonly placeType: IntegerType;
}

/** Returns the search that an operation is; undefined when it is none, or nobody wants the place. */
export function placeSearchOf(nest: Nest): PlaceSearch | undefined {
  const { op, body, maps, reduced, numInputs } = nest;
  const [dim, ...others] = reduced;
  if (op.numResults !== 2 || dim === undefined || others.length > 0) return undefined;
  // Places that were numbered by an input are those of iterations by now.
  const [input, another] = body.arguments.slice(0, numInputs).flatMap((argument, i) => (argument.hasUses ? [i] : []));
  if (input === undefined || another !== undefined) return undefined;
  for (const [element, place] of [
    [0, 1],
    [1, 0],
  ] as const) {
    // prettier-ignore
    const roles = { input, element, place };
    const choice = op.result(place).hasUses ? placeChoiceOf(body, dim, roles) : undefined;
    const { type } = op.operand(input);
    const placeType = elementTypeOrSelf(op.result(place).type);
    if (!choice || !(placeType instanceof IntegerType) || !(type instanceof RankedTensorType)) continue;
    const isIndexed =
      alignmentProblem(maps[input]!, type.shape, nest.ranges) === undefined &&
      [0, 1].every((i) => changingLoops(nest, i)?.length === 1);
    if (isIndexed) return { nest, roles, choice, placeType };
  }
  return undefined;
}

/** Converts a search. */
export function convertPlaceSearch(
  { nest, roles, choice, placeType }: PlaceSearch,
  adaptor: Operation,
  rewriter: ConversionPatternRewriter,
): LogicalResult {
  const { op, maps, ranges, reduced, numInputs } = nest;
  const { extreme } = choice;
  const dim = reduced[0]!;
  if (ranges[dim]! > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
  const input = adaptor.operand(roles.input);
  const [bestInit, placeInit] = [roles.element, roles.place].map((i) => adaptor.operand(numInputs + i)) as [Value, Value]; // prettier-ignore
  const elementType = elementTypeOrSelf(op.result(roles.element).type);
  if (!isWorst(splatOf(bestInit, elementType), extreme, elementType) || splatOf(placeInit, placeType) !== 0) {
    return rewriter.notifyMatchFailure(op, 'the search starts with an element that could be chosen, or another place than 0'); // prettier-ignore
  }

  const { location } = op;
  const whole = buildExpanded(
    rewriter,
    location,
    buildAligned(rewriter, location, input, maps[roles.input]!, ranges),
    ranges,
  );
  const kept = keptLoops(nest);
  const shape = kept.map((loop) => ranges[loop]!);
  const inOrder = (value: Value, i: number): Value =>
    buildInOrderOf(rewriter, location, value, kept, shapeOf(op.result(i)), maps[numInputs + i]!);
  const numbers = choice.nanWins
    ? whole
    : buildWithoutNaN(rewriter, location, whole, extreme.neutral(elementTypeOrSelf(whole.type))!);
  const found = buildExtremePlace(rewriter, location, numbers, dim, choice, RankedTensorType.get(shape, placeType));
  const place = inOrder(found, roles.place);
  let best = bestInit;
  if (op.result(roles.element).hasUses) {
    const reducedType = tensorLike(whole, shape);
    const elements = choice.givesNaN ? whole : numbers;
    const element = buildReduction(rewriter, location, extreme.reduction, elements, [dim], reducedType);
    best = buildCombined(rewriter, location, extreme, inOrder(element, roles.element), bestInit);
  }
  rewriter.replaceOp(op, roles.place === 1 ? [best, place] : [place, best]);
  return true;
}
