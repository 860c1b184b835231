import { AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { NegFOp, SelectOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildElementwise,
  buildNumber,
  buildPermutation,
  buildReshape,
  tensorLike,
} from '../../dialects/ttir/build.ts';
import { MultiplyOp, NegOp, WhereOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type ReductionStep } from './combiners.ts';
import { buildContraction, contractionOf, factorsOf } from './contraction.ts';
import { loopOf } from './iteration.ts';
import { buildExpanded } from './loop-space.ts';
import { buildElement, operandProblem } from './nest-element.ts';
import { type Nest } from './nest.ts';
import { productPlan, type ProductPlan } from './product-plan.ts';
import { computationOf, constantNumber, reads } from './scalar-body.ts';

/** What an element is multiplied with: a number, or a truth value that says where the product counts, or where it does not. */
interface Factor {
  readonly value: Value;
  readonly kind: 'number' | 'where' | 'unless';
  /** The loops that it depends on. */
  readonly loops: ReadonlySet<number>;
}

/**
 * Plans a sum of products of more than two factors, or of factors that are computed of several operands, such as `alpha * a[i, k] * b[k, j]`, also where only some count, such
 * as those where `k < i`. Factors that no loop of the sum changes are multiplied with the sum, the others with one of two factors that depends on their loops too. Undefined where
 * this leaves no product of matrices.
 */
export function factoredProductPlan(
  nest: Nest,
  map: AffineMap,
  resultType: RankedTensorType,
  { combiner, element }: ReductionStep,
): ProductPlan | undefined {
  if (combiner.pair.opName !== 'ttir.add') return undefined;
  const { op, body, reduced } = nest;
  const { factors, isNegated } = productOf(nest, element);
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
  { combiner, groups }: { combiner: ReductionStep['combiner']; groups: readonly [Group, Group] },
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

/** Returns what an element is the product of, and whether it is the opposite of the product. */
function productOf(nest: Nest, element: Value): { factors: readonly Factor[]; isNegated: boolean } {
  const factors: Factor[] = [];
  let isNegated = false;
  const add = (value: Value, kind: Factor['kind']): void =>
    void factors.push({ value, kind, loops: loopsOf(nest, value) });
  const pending = [element];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const negated = negatedBy(value);
    const numbers = factorsOf(value);
    const choice = value.definingOp instanceof SelectOp ? value.definingOp : undefined;
    if (negated) {
      isNegated = !isNegated;
      pending.push(negated);
    } else if (numbers) {
      pending.push(numbers[1], numbers[0]);
    } else if (choice && constantNumber(choice.falseValue) === 0) {
      add(choice.condition, 'where');
      pending.push(choice.trueValue);
    } else if (choice && constantNumber(choice.trueValue) === 0) {
      add(choice.condition, 'unless');
      pending.push(choice.falseValue);
    } else {
      add(value, 'number');
    }
  }
  return { factors, isNegated };
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

/** Factors of which the first depends on the loops of all. */
type Group = readonly [Factor, ...Factor[]];

/** Puts factors together that depend on the loops of another one. */
function groupsOf(factors: readonly Factor[]): readonly Group[] {
  const groups: [Factor, ...Factor[]][] = [];
  for (const factor of [...factors].sort((a, b) => b.loops.size - a.loops.size)) {
    const group = groups.find(([first]) => [...factor.loops].every((loop) => first.loops.has(loop)));
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
