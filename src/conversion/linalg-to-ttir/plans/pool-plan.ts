import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { tensorLike } from '../../../dialects/ttir/build.ts';
import { castUnsigned } from '../../../dialects/ttir/cast-elements.ts';
import { elementFunctionOf } from '../../arith-to-ttir/element-functions.ts';
import { sum } from '../../front-end/reductions/combiners.ts';
import { buildReduced } from '../../front-end/windows/build-combined.ts';
import { type ReductionStep } from '../body/combiners.ts';
import { readsOf, scalarConstant } from '../body/scalar-body.ts';
import { wideProductOf } from '../body/wide-products.ts';
import { buildPool } from '../images/build-pool.ts';
import { loopsOfMap } from '../loops/loop-space.ts';
import { type Nest } from '../loops/nest.ts';
import { constantOperand } from './nest-element.ts';
import { buildFactor, type ProductPlan } from './product-plan.ts';
import { type Dimension, dimensionsOf } from './window-maps.ts';

/**
 * Plans a reduction of what is computed of one operand that is indexed with windows, as a pooling: (n, c, h, w, y, x) -> (n, c, h * 2 + y, w * 2 + x). Dimensions
 * that are indexed with a loop that reduces are reduced before. Undefined for others, and for sums of windows side by side, which are dimensions of their own.
 */
export function poolPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  { combiner, element }: ReductionStep,
  computation: readonly Operation[],
): ProductPlan | undefined {
  const { op, body, maps, ranges, reduced } = nest;
  const needed = readsOf(computation, element);
  const read = body.arguments.filter((argument) => needed.has(argument) && !constantOperand(nest, argument));
  const at = body.arguments.indexOf(read[0]!);
  if (combiner.ignoresNaN || read.length !== 1 || !(op.operand(at).type instanceof RankedTensorType)) return undefined;
  const dims = separateDimensionsOf(nest, maps[at]!, shapeOf(op.operand(at)), loopsOfMap(map, resultType.shape));
  if (!dims || !isOfArguments(nest, computation, element)) return undefined;
  const kept = dims.filter((dim) => typeof dim === 'object' || !reduced.includes(dim));
  const windows = dims.filter((dim) => typeof dim === 'object');
  const areBesides = windows.every(({ inner, stride, dilation }) => dilation === 1 && stride === ranges[inner]);
  if (windows.length === 0 || (combiner === sum && areBesides)) return undefined;
  const loops = kept.map((dim) => (typeof dim === 'object' ? dim.place : dim));
  const pool = {
    dims: kept.flatMap((dim, i) => (typeof dim === 'object' ? [i] : [])),
    kernel: windows.map(({ inner }) => ranges[inner]!),
    strides: windows.map(({ stride }) => stride),
    dilations: windows.map(({ dilation }) => dilation),
    combiner,
  };
  return {
    loops,
    build: (rewriter, operands) => {
      const { location } = op;
      const signed = buildFactor(nest, element, at, rewriter, operands);
      const elements = combiner.isUnsigned ? castUnsigned(rewriter, location, signed) : signed;
      const before = dims.flatMap((dim, i) => (kept.includes(dim) ? [] : [i]));
      const type = tensorLike(elements, shapeOf(elements).filter((_, i) => !before.includes(i))); // prettier-ignore
      const images = buildReduced(rewriter, location, combiner, elements, before, type);
      return buildPool(rewriter, location, images, pool, loops.map((loop) => ranges[loop]!)); // prettier-ignore
    },
  };
}

/** Returns what the dimensions of an operand are indexed with, where each loop is in one of them; undefined for others. */
function separateDimensionsOf(
  { ranges, reduced }: Nest,
  map: AffineMap,
  shape: readonly number[],
  loopsOfResult: readonly (number | undefined)[] | undefined,
): readonly Dimension[] | undefined {
  if (!loopsOfResult) return undefined;
  const loops = { filters: reduced, result: loopsOfResult.filter((loop) => loop !== undefined) };
  const dims = dimensionsOf(map, shape, loops, ranges);
  if (!dims) return undefined;
  const used = dims.flatMap((dim) => (typeof dim === 'object' ? [dim.place, dim.inner] : [dim]));
  return used.length === ranges.length && new Set(used).size === used.length ? dims : undefined;
}

/** Tells whether an element is computed of arguments of the body and constants alone, and not of the numbers of iterations or tables. */
function isOfArguments({ body }: Nest, computation: readonly Operation[], element: Value): boolean {
  const isKnown = (value: Value): boolean =>
    body.arguments.includes(value as never) ||
    scalarConstant(value) !== undefined ||
    computation.includes(value.definingOp!);
  const isElementwise = (op: Operation): boolean => elementFunctionOf(op) !== undefined && !wideProductOf(op);
  return isKnown(element) && computation.every((op) => isElementwise(op) && op.operands.every(isKnown));
}
