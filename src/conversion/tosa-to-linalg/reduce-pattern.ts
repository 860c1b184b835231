import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder, numberAttr } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { SelectOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import {
  buildFill,
  buildGenericAround,
  buildNamed,
  buildReduce,
  parallelIterators,
} from '../../dialects/linalg/structured/build-structured.ts';
import { buildExpandShape } from '../../dialects/tensor/build-expand-shape.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { NanPropagationMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { largestAttr, nanAttr } from '../../ir/attributes/float-values.ts';
import { boolAttr, type FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

type Reduction =
  tosa.ReduceAllOp | tosa.ReduceAnyOp | tosa.ReduceMaxOp | tosa.ReduceMinOp | tosa.ReduceProductOp | tosa.ReduceSumOp;

/** How a reduction computes: with what it begins, and the operation that joins two elements. */
interface Combination {
  readonly initial: IntegerAttr | FloatAttr;
  readonly opClass: OpClass;
}

/** Returns the greatest value of a type or the least one; of floats, the largest that is finite. */
export function extremeAttr(type: FloatType | IntegerType, isNegative: boolean): IntegerAttr | FloatAttr {
  if (type instanceof FloatType) return largestAttr(type, isNegative);
  const half = 1n << BigInt(type.width - 1);
  return IntegerAttr.get(type, isNegative ? -half : half - 1n);
}

/** Source: createInitialValueForReduceOp and createLinalgBodyCalculationForReduceOp of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
function combinationOf(op: Reduction, type: Type): Combination | undefined {
  if (!(type instanceof FloatType || type instanceof IntegerType)) return undefined;
  const isFloat = type instanceof FloatType;
  const isBool = !isFloat && type.width === 1 && type.signedness === 'signless';
  const combination = (initial: IntegerAttr | FloatAttr, floats: OpClass, integers: OpClass): Combination => ({
    initial,
    opClass: isFloat ? floats : integers,
  });
  if (op instanceof tosa.ReduceSumOp) return combination(numberAttr(type, 0), arith.AddFOp, arith.AddIOp);
  if (op instanceof tosa.ReduceProductOp) return combination(numberAttr(type, 1), arith.MulFOp, arith.MulIOp);
  if (op instanceof tosa.ReduceMinOp) return combination(extremeAttr(type, false), arith.MinimumFOp, arith.MinSIOp);
  if (op instanceof tosa.ReduceMaxOp) return combination(extremeAttr(type, true), arith.MaximumFOp, arith.MaxSIOp);
  if (!isBool) return undefined;
  const isAll = op instanceof tosa.ReduceAllOp;
  return { initial: boolAttr(op.context, isAll), opClass: isAll ? arith.AndIOp : arith.OrIOp };
}

/** Makes `linalg.reduce`, and gives the result its dimension of one element back. Source: ReduceConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
export class ConvertReduction extends OpRewritePattern<Reduction> {
  constructor(readonly root: abstract new (...args: never[]) => Reduction) {
    super();
  }

  matchAndRewrite(op: Reduction, rewriter: PatternRewriter): LogicalResult {
    const { location, context, axis, input } = op;
    const resultType = op.output.type;
    if (!(input.type instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'unranked tensors not supported');
    }
    const { elementType } = resultType;
    const isWidened = op instanceof tosa.ReduceSumOp && elementType instanceof FloatType && elementType.kind === 'bf16';
    const accType = isWidened ? FloatType.get(context, 'f32') : elementType;
    const combination = combinationOf(op, accType);
    if (!combination) return rewriter.notifyMatchFailure(op, 'No initial value found for reduction operation');
    const inputShape = input.type.shape;
    const dims = [...inputShape.keys()].filter((dim) => dim !== axis);
    const shape = dims.map((dim) => inputShape[dim]!);
    const dynamicSizes = dims
      .filter((dim) => isDynamic(inputShape[dim]!))
      .map((dim) => buildDim(rewriter, location, input, dim));
    const build = new ArithBuilder(rewriter, location);
    const empty = (type: Type): Value =>
      EmptyOp.build(rewriter, location, { dynamicSizes, resultType: RankedTensorType.get(shape, type) }).result();

    const sums = empty(accType);
    const initial = build.constant(combination.initial);
    const init = buildFill(rewriter, location, initial, sums).result(0);
    const combine = (element: Value, sum: Value): Value => {
      const wide = element.type === accType ? element : build.cast(arith.ExtFOp, element, accType);
      return build.apply(combination.opClass, wide, sum);
    };
    let result: Value;
    if ('nanMode' in op && op.nanMode === NanPropagationMode.IGNORE && elementType instanceof FloatType) {
      result = this.#passOverNaN(op, rewriter, [input, init], elementType, empty, combine);
    } else {
      result = buildReduce(rewriter, location, [input], [init], axis, ([element, sum]) => [
        combine(element!, sum!),
      ]).result(0);
    }
    if (isWidened) {
      const identity = AffineMap.getMultiDimIdentityMap(shape.length);
      const parts = {
        inputs: [result],
        inits: [empty(elementType)],
        indexingMaps: [identity, identity],
        iteratorTypes: parallelIterators(shape.length),
      };
      const truncated = buildGenericAround(rewriter, location, parts, ([element]) => [
        build.cast(arith.TruncFOp, element!, elementType),
      ]);
      result = truncated.result(0);
    }
    rewriter.replaceOp(op, [buildExpandShape(rewriter, location, result, expansion(axis, shape.length), resultType)]);
    return true;
  }

  /** Keeps beside the result whether all elements so far are no numbers: then the result is none either. */
  #passOverNaN(
    { location, context, axis }: Reduction,
    rewriter: PatternRewriter,
    [input, init]: readonly [Value, Value],
    type: FloatType,
    empty: (type: Type) => Value,
    combine: (element: Value, sum: Value) => Value,
  ): Value {
    const build = new ArithBuilder(rewriter, location);
    const isTrue = build.constant(boolAttr(context, true));
    const flags = buildFill(rewriter, location, isTrue, empty(isTrue.type)).result(0);
    // The second input is there as there are as many as inits.
    const reduction = buildReduce(rewriter, location, [input, input], [init, flags], axis, (elements) => {
      const [element, , sum, flag] = elements as [Value, Value, Value, Value];
      const combined = combine(element, sum);
      const isNaN = build.compareFloats('uno', element, element);
      return [build.select(isNaN, sum, combined), build.apply(arith.AndIOp, flag, isNaN)];
    });
    const nan = build.constant(nanAttr(type));
    const nans = buildFill(rewriter, location, nan, empty(type)).result(0);
    const inputs = [reduction.result(1), nans, reduction.result(0)];
    return buildNamed(rewriter, location, SelectOp, inputs, empty(type)).result(0);
  }
}

/** Returns which dimensions of the result come of each of the reduced tensor, whose number is `rank`. */
function expansion(axis: number, rank: number): number[][] {
  const groups = Array.from({ length: rank }, (_, dim) => [dim > axis ? dim + 1 : dim]);
  const expanded = Math.min(axis, rank - 1);
  groups[expanded]?.push(expanded + 1);
  return groups;
}
