import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { isSameList } from '../../../support/lists.ts';
import { product } from '../../../support/math.ts';
import { elementFunctionOf } from '../../arith-to-ttir/element-functions.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';
import { dependsOnResults } from '../body/combiners.ts';
import { computationOf, elementType, readsOf } from '../body/scalar-body.ts';
import { buildAligned } from '../loops/loop-space.ts';
import { changingLoops, type Nest } from '../loops/nest.ts';
import { buildResult } from './element-plan.ts';
import { buildElement, operandProblem } from './nest-element.ts';

/** Iterations that are written out at most: as many as `scf-unroll-loops` makes of loops, which may have been raised to this. */
const maxIterations = 2048;

/** Makes the results of a nest of the converted operands. */
type Results = (rewriter: ConversionPatternRewriter, operands: readonly Value[]) => readonly Value[];

/**
 * Plans the results of iterations that depend on each other in any way, as a softmax that is computed in one go: what depends on no result is made for all
 * of them at once, the rest for one after the other. Returns why that cannot be, undefined where the same loops do not change all results, or a body has
 * other operations than those that compute element by element.
 */
export function writtenOut(nest: Nest): Results | string | undefined {
  const { op, body, maps, ranges, numInputs } = nest;
  const [reduced, ...others] = op.results.map((_, i) => changingLoops(nest, i));
  if (!reduced || reduced.length === 0 || !others.every((other) => other && isSameList(other, reduced))) {
    return undefined;
  }
  const yielded = body.lastOp!.operands;
  const computations = yielded.map((value) => computationOf(body, value));
  if (!computations.every((computation) => computation !== undefined)) return undefined;
  const problem = operandProblem(nest, new Set(yielded.flatMap((value, i) => [...readsOf(computations[i]!, value)])));
  if (problem !== undefined) return problem;
  const needed = new Set(computations.flat());
  const isFree = (value: Value): boolean => !dependsOnResults(body, value);
  const steps = [...body.operations()].filter((each) => needed.has(each) && !isFree(each.result()));
  if (!steps.every((step) => elementFunctionOf(step))) return undefined;
  const counts = reduced.map((loop) => ranges[loop]!);
  if (product(counts) > maxIterations) {
    return `the body combines elements in no way that TTIR has, in more than ${maxIterations} iterations, which are not written out`;
  }
  return (rewriter, operands) => {
    const free = new Map<Value, Value>();
    for (const value of new Set([...steps.flatMap((step) => step.operands), ...yielded].filter(isFree))) {
      free.set(value, buildElement(nest, computationOf(body, value)!, value, rewriter, operands));
    }
    const inits = body.arguments.slice(numInputs);
    let left: readonly Value[] = operands
      .slice(numInputs)
      .map((init, i) => buildAligned(rewriter, op.location, init, maps[numInputs + i]!, ranges));
    for (const place of places(counts)) {
      const made = new Map<Value, Value>(inits.map((init, i) => [init, left[i]!]));
      for (const [value, elements] of free) made.set(value, buildAt(rewriter, elements, reduced, place));
      for (const step of steps) made.set(step.result(), buildStep(rewriter, step, made));
      left = yielded.map((value) => made.get(value)!);
    }
    return left.map((value, i) => buildResult({ ...nest, reduced }, i, value, rewriter));
  };
}

/** Takes the elements of one iteration: along `loops`, whose numbers `place` has, those that are not the same in all. */
function buildAt(
  rewriter: ConversionPatternRewriter,
  elements: Value,
  loops: readonly number[],
  place: readonly number[],
): Value {
  const shape = shapeOf(elements);
  const begins = shape.map((size, loop) => (size > 1 ? (place[loops.indexOf(loop)] ?? 0) : 0));
  const ends = shape.map((size, loop) => (loops.includes(loop) ? begins[loop]! + 1 : size));
  return buildSlice(rewriter, elements.location, elements, begins, ends);
}

/** Computes what an operation of the body gives of the tensors that its operands are elements of. */
function buildStep(rewriter: ConversionPatternRewriter, step: Operation, tensors: ReadonlyMap<Value, Value>): Value {
  const operands = step.operands.map((value) => tensors.get(value)!);
  return elementFunctionOf(step)!(rewriter, step.location, operands, elementType(step.result().type));
}

/** Returns the numbers of loops in all iterations, in order: of [2, 2] these are [0, 0], [0, 1], [1, 0] and [1, 1]. */
function places(counts: readonly number[]): readonly (readonly number[])[] {
  return counts.reduce<readonly (readonly number[])[]>(
    (outer, count) => outer.flatMap((place) => Array.from({ length: count }, (_, i) => [...place, i])),
    [[]],
  );
}
