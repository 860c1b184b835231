import { type Operation } from '../../ir/operation.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildReshape } from '../../dialects/ttir/build.ts';
import { isSameList } from '../../support/lists.ts';
import { product } from '../../support/math.ts';
import { elementFunctionOf } from '../arith-to-ttir/element-functions.ts';
import { buildSlice } from '../front-end/build-update.ts';
import { dependsOnResults } from './combiners.ts';
import { buildAligned, buildExpanded, buildInOrderOf, otherLoopsOf } from './loop-space.ts';
import { buildElement, operandProblem } from './nest-element.ts';
import { type Nest } from './nest.ts';
import { computationOf, reads } from './scalar-body.ts';

/** Iterations that are written out at most. */
const maxIterations = 256;

/** Makes the results of a nest of the converted operands. */
type Results = (rewriter: ConversionPatternRewriter, operands: readonly Value[]) => readonly Value[];

/**
 * Plans the results of iterations that depend on each other in any way, as a softmax that is computed in one go: what depends on no result is made for all
 * of them at once, the rest for one after the other. Says why that cannot be, with nothing for what is no such nest.
 */
export function writtenOut(nest: Nest): Results | string {
  const { op, body, maps, ranges, numInputs } = nest;
  const yielded = body.lastOp!.operands;
  const [loops, ...others] = op.results.map((result, i) => otherLoopsOf(maps[numInputs + i]!, shapeOf(result)));
  if (!loops || loops.length === 0 || !others.every((other) => other && isSameList(other, loops))) return '';
  const computations = yielded.map((value) => computationOf(body, value));
  if (!computations.every((computation) => computation !== undefined)) return '';
  const used = (argument: Value): boolean => yielded.some((value, i) => reads(computations[i]!, value, argument));
  const problem = operandProblem(nest, used);
  if (problem !== undefined) return problem;
  const isFree = (value: Value): boolean => !dependsOnResults(body, value);
  const steps = [...body.operations()].filter((each) => computations.some((list) => list!.includes(each)) && !each.results.every(isFree)); // prettier-ignore
  if (!steps.every((step) => elementFunctionOf(step))) return '';
  const counts = loops.map((loop) => ranges[loop]!);
  if (product(counts) > maxIterations) {
    return `the body combines elements in no way that TTIR has, in more than ${maxIterations} iterations, which are not written out`;
  }
  return (rewriter, operands) => {
    const free = new Map<Value, Value>();
    for (const value of [...steps.flatMap((step) => step.operands), ...yielded]) {
      if (isFree(value) && !free.has(value)) {
        free.set(value, buildElement(nest, computationOf(body, value)!, value, rewriter, operands));
      }
    }
    const inits = body.arguments.slice(numInputs);
    let left: readonly Value[] = inits.map((_, i) => buildAligned(rewriter, op.location, operands[numInputs + i]!, maps[numInputs + i]!, ranges)); // prettier-ignore
    for (const places of iterations(counts)) {
      const made = new Map<Value, Value>(inits.map((init, i) => [init, left[i]!]));
      const valueOf = (value: Value): Value => {
        const known = made.get(value);
        if (known) return known;
        const all = free.get(value)!;
        const begins = shapeOf(all).map((size, loop) => (size > 1 ? (places[loops.indexOf(loop)] ?? 0) : 0));
        const ends = shapeOf(all).map((size, loop) => (loops.includes(loop) ? begins[loop]! + 1 : size));
        const one = buildSlice(rewriter, op.location, all, begins, ends);
        made.set(value, one);
        return one;
      };
      for (const step of steps) made.set(step.result(), buildStep(rewriter, step, step.operands.map(valueOf)));
      left = yielded.map(valueOf);
    }
    return left.map((value, i) => {
      const kept = ranges.flatMap((_, loop) => (loops.includes(loop) ? [] : [loop]));
      const ones = ranges.map((size, loop) => (loops.includes(loop) ? 1 : size));
      const whole = buildExpanded(rewriter, op.location, value, ones);
      const packed = buildReshape(rewriter, op.location, whole, kept.map((loop) => ranges[loop]!)); // prettier-ignore
      return buildInOrderOf(rewriter, op.location, packed, kept, op.result(i).type as RankedTensorType, maps[numInputs + i]!); // prettier-ignore
    });
  };
}

function buildStep(rewriter: ConversionPatternRewriter, step: Operation, operands: readonly Value[]): Value {
  return elementFunctionOf(step)!(rewriter, step.location, operands, elementTypeOrSelf(step.result().type));
}

/** Returns the places of all iterations of loops, in order: of [2, 2] these are [0, 0], [0, 1], [1, 0] and [1, 1]. */
function iterations(counts: readonly number[]): readonly (readonly number[])[] {
  return counts.reduce<readonly (readonly number[])[]>(
    (places, count) => places.flatMap((place) => Array.from({ length: count }, (_, i) => [...place, i])),
    [[]],
  );
}
