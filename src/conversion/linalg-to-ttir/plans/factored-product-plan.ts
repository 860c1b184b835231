import { AffineMap } from '../../../affine/affine-map.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildNumber, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { AddOp, MultiplyOp, NegOp, WhereOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type Combiner } from '../../front-end/reductions/combiners.ts';
import { type ReductionStep } from '../body/combiners.ts';
import { computationOf, readsOf } from '../body/scalar-body.ts';
import { buildContraction, contractionOf } from '../loops/contraction.ts';
import { buildExpanded } from '../loops/loop-space.ts';
import { type Nest } from '../loops/nest.ts';
import { type Factor, type Group, groupsOf, type Product, productOf, termsOf } from './factors.ts';
import { buildElement, operandProblem } from './nest-element.ts';
import { productPlan, type ProductPlan } from './product-plan.ts';

/**
 * Plans a sum of products of more than two factors, or of factors that are computed of several operands, such as `alpha * a[i, k] * b[k, j]`, also where only some count, such
 * as those where `k < i`. Factors that no loop of the sum changes are multiplied with the sum, the others with one of two factors that depends on their loops too. Undefined where
 * this leaves no product of matrices. The sum of sums of such products is that of their sums.
 */
export function factoredProductPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  { combiner, element }: ReductionStep,
): ProductPlan | undefined {
  if (combiner.pair.opName !== 'ttir.add') return undefined;
  const product = productOf(nest, element);
  const plan = productOfFactorsPlan(nest, map, resultType, combiner, product);
  if (plan) return plan;
  const plans = termsOf(nest, product).map((term) => productOfFactorsPlan(nest, map, resultType, combiner, term));
  return plans.length > 1 && plans.every((term) => term !== undefined) ? plans.reduce(addPlans(nest)) : undefined;
}

function productOfFactorsPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  combiner: Combiner,
  { factors, isNegated }: Product,
): ProductPlan | undefined {
  const { op, body, reduced } = nest;
  const [scales, summed] = partition(factors, ({ loops }) => reduced.every((loop) => !loops.has(loop)));
  const groups = groupsOf(summed);
  if (groups.length !== 2 || !factors.every(({ value }) => canCompute(nest, value))) return undefined;
  const [left, right] = groups as [Group, Group];
  const sum = sumPlan(nest, map, resultType, { combiner, groups: [left, right] });
  if (!sum) return undefined;
  const { loops } = sum;
  return {
    loops,
    build: (rewriter, operands) => {
      const { location } = op;
      const value = scales.reduce(
        (product, scale) => {
          const tensor = buildElement(nest, computationOf(body, scale.value)!, scale.value, rewriter, operands);
          return buildProduct(rewriter, location, product, scale.kind, buildAlong(rewriter, location, tensor, loops));
        },
        sum.build(rewriter, operands),
      );
      return isNegated
        ? buildElementwise(rewriter, location, NegOp, [value], tensorLike(value, shapeOf(value)))
        : value;
    },
  };
}

/** Brings a value of loop space to one dimension for each of `loops`; along the others it has size 1. */
function buildAlong(
  rewriter: ConversionPatternRewriter,
  location: Location,
  value: Value,
  loops: readonly number[],
): Value {
  const others = shapeOf(value).flatMap((_, loop) => (loops.includes(loop) ? [] : [loop]));
  const permuted = buildPermutation(rewriter, location, value, [...loops, ...others]);
  return buildReshape(rewriter, location, permuted, shapeOf(permuted).slice(0, loops.length));
}

/** Plans the sum of the products of two groups of factors: as that of two operands where each has one factor that is one, else of what they are in loop space. */
function sumPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  { combiner, groups }: { combiner: Combiner; groups: readonly [Group, Group] },
): ProductPlan | undefined {
  const { op, body, ranges } = nest;
  if (groups.every(([{ kind }, ...others]) => kind === 'number' && others.length === 0)) {
    const plan = productPlan(nest, map, resultType, combiner, groups.map(([factor]) => factor.value)); // prettier-ignore
    if (plan) return plan;
  }
  const loops = groups.map((group) => ranges.flatMap((_, loop) => (group[0].loops.has(loop) ? [loop] : [])));
  const maps = loops.map((own) => AffineMap.getMultiDimMapWithTargets(ranges.length, own));
  const shapes = loops.map((own) => own.map((loop) => ranges[loop]!));
  const contraction = contractionOf([...maps, map], [...shapes, resultType.shape], ranges);
  if (!contraction || contraction.rows.length === 0 || contraction.columns.length === 0) return undefined;
  return {
    loops: [...contraction.batch, ...contraction.rows, ...contraction.columns],
    build: (rewriter, operands) => {
      const { location } = op;
      const one = (): Value => buildNumber(rewriter, location, ranges, resultType.elementType, 1);
      const tensors = groups.map((group, i) => {
        const product = group.reduce((before: Value | undefined, { value, kind }) => {
          const tensor = buildElement(nest, computationOf(body, value)!, value, rewriter, operands);
          return before || kind !== 'number' ? buildProduct(rewriter, location, before ?? one(), kind, tensor) : tensor;
        }, undefined)!;
        const sizes = ranges.map((size, loop) => (group[0].loops.has(loop) ? size : 1));
        const whole = buildExpanded(rewriter, location, product, sizes);
        return buildReshape(rewriter, location, whole, shapes[i]!);
      }) as [Value, Value];
      return buildContraction(rewriter, location, contraction, tensors, maps, ranges, resultType.elementType);
    },
  };
}

/** Returns what makes the plan of the sum of what two plans make. */
function addPlans({ op: { location } }: Nest): (left: ProductPlan, right: ProductPlan) => ProductPlan {
  return (left, right) => ({
    loops: left.loops,
    build: (rewriter, operands) => {
      const sum = left.build(rewriter, operands);
      const order = left.loops.map((loop) => right.loops.indexOf(loop));
      const other = buildPermutation(rewriter, location, right.build(rewriter, operands), order);
      return buildElementwise(rewriter, location, AddOp, [sum, other], tensorLike(sum, shapeOf(sum)));
    },
  });
}

function canCompute(nest: Nest, value: Value): boolean {
  const computation = computationOf(nest.body, value);
  if (!computation) return false;
  return operandProblem(nest, readsOf(computation, value)) === undefined;
}

/** Multiplies numbers with a factor of the same rank; both broadcast. */
function buildProduct(
  rewriter: ConversionPatternRewriter,
  location: Location,
  numbers: Value,
  kind: Factor['kind'],
  factor: Value,
): Value {
  const shape = shapeOf(numbers).map((size, dim) => (size === 1 ? shapeOf(factor)[dim]! : size));
  const type = tensorLike(numbers, shape);
  if (kind === 'number') return buildElementwise(rewriter, location, MultiplyOp, [numbers, factor], type);
  const zero = buildNumber(rewriter, location, shape, type.elementType, 0);
  const choices = kind === 'where' ? [numbers, zero] : [zero, numbers];
  return buildElementwise(rewriter, location, WhereOp, [factor, ...choices], type);
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
