import { AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { NegFOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildPermutation, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { MultiplyOp, NegOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type ReductionStep } from './combiners.ts';
import { buildContraction, contractionOf, factorsOf } from './contraction.ts';
import { loopOf } from './iteration.ts';
import { buildExpanded } from './loop-space.ts';
import { buildElement, operandProblem } from './nest-element.ts';
import { type Nest } from './nest.ts';
import { productPlan, type ProductPlan } from './product-plan.ts';
import { computationOf, reads } from './scalar-body.ts';

/** A factor of an element, with the loops that it depends on. */
interface Factor {
  readonly value: Value;
  readonly loops: ReadonlySet<number>;
}

/**
 * Plans a sum of products of more than two factors, or of factors that are computed of several operands, such as `alpha * a[i, k] * b[k, j]`. Those that no
 * loop of the sum changes are multiplied with the sum, the others with one of two factors that depends on their loops too. Undefined where this leaves no product of
 * matrices.
 */
export function factoredProductPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  { combiner, element }: ReductionStep,
): ProductPlan | undefined {
  if (combiner.pair.opName !== 'ttir.add') return undefined;
  const { op, body, reduced } = nest;
  const { values, isNegated } = productOf(element);
  const factors = values.map((value): Factor => ({ value, loops: loopsOf(nest, value) }));
  const [scales, summed] = partition(factors, ({ loops }) => reduced.every((loop) => !loops.has(loop)));
  const groups = groupsOf(summed);
  if (groups.length !== 2 || !factors.every(({ value }) => canCompute(nest, value))) return undefined;
  const [left, right] = groups as [Factor[], Factor[]];
  const sum = sumPlan(nest, map, resultType, { combiner, groups: [left, right] });
  if (!sum) return undefined;
  const { loops } = sum;
  return {
    loops,
    build: (rewriter, operands) => {
      const { location } = op;
      let value = sum.build(rewriter, operands);
      for (const scale of scales) {
        const tensor = buildElement(nest, computationOf(body, scale.value)!, scale.value, rewriter, operands);
        value = buildProduct(rewriter, location, [value, buildAlong(rewriter, location, tensor, loops)]);
      }
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
  { combiner, groups }: { combiner: ReductionStep['combiner']; groups: readonly [Factor[], Factor[]] },
): ProductPlan | undefined {
  const { op, body, ranges } = nest;
  if (groups.every((group) => group.length === 1)) {
    const plan = productPlan(nest, map, resultType, combiner, groups.map(([factor]) => factor!.value)); // prettier-ignore
    if (plan) return plan;
  }
  const loops = groups.map((group) => ranges.flatMap((_, loop) => (group[0]!.loops.has(loop) ? [loop] : [])));
  const maps = loops.map((own) => AffineMap.getMultiDimMapWithTargets(ranges.length, own));
  const shapes = loops.map((own) => own.map((loop) => ranges[loop]!));
  const contraction = contractionOf([...maps, map], [...shapes, resultType.shape], ranges);
  if (!contraction || contraction.rows.length === 0 || contraction.columns.length === 0) return undefined;
  return {
    loops: [...contraction.batch, ...contraction.rows, ...contraction.columns],
    build: (rewriter, operands) => {
      const { location } = op;
      const tensors = groups.map((group, i) => {
        const parts = group.map(({ value }) =>
          buildElement(nest, computationOf(body, value)!, value, rewriter, operands),
        );
        const sizes = ranges.map((size, loop) => (group[0]!.loops.has(loop) ? size : 1));
        const whole = buildExpanded(rewriter, location, buildProduct(rewriter, location, parts), sizes);
        return buildReshape(rewriter, location, whole, shapes[i]!);
      }) as [Value, Value];
      return buildContraction(rewriter, location, contraction, tensors, maps, ranges, resultType.elementType);
    },
  };
}

/** Returns what an element is the product of, and whether it is the opposite of the product. */
function productOf(element: Value): { values: readonly Value[]; isNegated: boolean } {
  const values: Value[] = [];
  let isNegated = false;
  const pending = [element];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const negated = negatedBy(value);
    const factors = factorsOf(value);
    if (negated) {
      isNegated = !isNegated;
      pending.push(negated);
    } else if (factors) pending.push(factors[1], factors[0]);
    else values.push(value);
  }
  return { values, isNegated };
}

/** Returns the number that a value is the opposite of. */
function negatedBy({ definingOp: op }: Value): Value | undefined {
  if (op instanceof NegFOp) return op.operand(0);
  return op instanceof SubIOp && matchInteger(op.lhs) === 0n ? op.rhs : undefined;
}

/** Returns the loops that a scalar of the body depends on. */
function loopsOf({ body, maps }: Nest, value: Value): ReadonlySet<number> {
  const loops = new Set<number>();
  const seen = new Set([value]);
  for (const each of seen) {
    const argument = body.arguments.indexOf(each as never);
    const own = loopOf(each);
    if (argument >= 0) for (const loop of usedPositions(maps[argument]!.results, 'dim')) loops.add(loop);
    else if (own !== undefined) loops.add(own);
    else if (each.definingOp?.block === body) for (const operand of each.definingOp.operands) seen.add(operand);
  }
  return loops;
}

/** Puts factors together that depend on the loops of another one, which comes first. */
function groupsOf(factors: readonly Factor[]): Factor[][] {
  const groups: Factor[][] = [];
  for (const factor of [...factors].sort((a, b) => b.loops.size - a.loops.size)) {
    const group = groups.find(([first]) => [...factor.loops].every((loop) => first!.loops.has(loop)));
    if (group) group.push(factor);
    else groups.push([factor]);
  }
  return groups;
}

function canCompute(nest: Nest, value: Value): boolean {
  const computation = computationOf(nest.body, value);
  if (!computation) return false;
  return operandProblem(nest, (argument) => reads(computation, value, argument)) === undefined;
}

/** Makes the product of tensors of one rank, which broadcast. */
function buildProduct(rewriter: ConversionPatternRewriter, location: Location, values: readonly Value[]): Value {
  return values.reduce((left, right) => {
    const shape = shapeOf(left).map((size, dim) => (size === 1 ? shapeOf(right)[dim]! : size));
    return buildElementwise(rewriter, location, MultiplyOp, [left, right], tensorLike(left, shape));
  });
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
