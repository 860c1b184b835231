import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';
import { dependsOnResults } from '../body/combiners.ts';
import { buildSplat, computationOf, readsOf, scalarConstant } from '../body/scalar-body.ts';
import { buildExpanded, buildInOrderOf } from '../loops/loop-space.ts';
import { changingLoops, keptLoops, type Nest, type Plan } from '../loops/nest.ts';
import { buildElement, constantOperand, operandProblem } from './nest-element.ts';

/** Plans a result that every iteration makes one element of. */
export function elementwisePlan(nest: Nest, i: number, yielded: Value): Plan | string {
  const { body, numInputs } = nest;
  const computation = computationOf(body, yielded);
  const read = computation ? readsOf(computation, yielded) : new Set<Value>();
  const isChanging = body.arguments
    .slice(numInputs)
    .some((argument, at) => read.has(argument) && changingLoops(nest, at)?.length !== 0);
  return isChanging ? 'a result depends on what earlier iterations leave in another' : elementPlan(nest, i, yielded);
}

/**
 * Plans a result that is the element of the last iteration; undefined for bodies that combine elements. Frameworks write
 * beside a reduction what does not depend on its loops, as the sizes of windows.
 */
export function lastElementPlan(nest: Nest, i: number, yielded: Value): Plan | string | undefined {
  const { body, numInputs } = nest;
  const init = numInputs + i;
  if (yielded === body.arguments[init]) return (_, operands) => operands[init]!;
  return dependsOnResults(body, yielded) ? undefined : elementPlan(nest, i, yielded);
}

/** Plans a result that is what the loops that reduce compute of elements in their last iteration. */
function elementPlan(nest: Nest, i: number, yielded: Value): Plan | string {
  const { op, body, reduced } = nest;
  const computation = computationOf(body, yielded);
  if (!computation) return 'TTIR cannot compute the body';
  const problem = operandProblem(nest, readsOf(computation, yielded));
  if (problem !== undefined) return problem;
  const constant = scalarConstant(yielded) ?? constantOperand(nest, yielded);
  return (rewriter, operands) => {
    if (constant) return buildSplat(rewriter, op.location, constant, (op.result(i).type as RankedTensorType).shape);
    const element = buildElement(nest, computation, yielded, rewriter, operands);
    const ends = shapeOf(element);
    const begins = ends.map((size, loop) => (reduced.includes(loop) ? size - 1 : 0));
    return buildResult(nest, i, buildSlice(rewriter, op.location, element, begins, ends), rewriter);
  };
}

/** Makes a result of its elements in loop space, where they have size 1 along the loops that reduce. */
export function buildResult(nest: Nest, i: number, elements: Value, rewriter: ConversionPatternRewriter): Value {
  const { op, maps, ranges, reduced, numInputs } = nest;
  const { location } = op;
  const kept = keptLoops(nest);
  const sizes = ranges.map((size, loop) => (reduced.includes(loop) ? 1 : size));
  const whole = buildExpanded(rewriter, location, elements, sizes);
  const packed = buildReshape(rewriter, location, whole, kept.map((loop) => ranges[loop]!)); // prettier-ignore
  return buildInOrderOf(rewriter, location, packed, kept, shapeOf(op.result(i)), maps[numInputs + i]!);
}
