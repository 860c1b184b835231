import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { convolutionShape } from '../convolution-shape.ts';
import { gatherShape } from '../gather-shape.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { ranked } from '../verify-problem.ts';
import { buildStaticCall, callShapeOperands } from './static-calls.ts';

/** Says which operation of constant shape does what one of computed shape does. Source: the StableHLO specification 1.5. */

/** What stands for an operation once the numbers that its shape is computed of are known. */
interface StaticForm {
  readonly shape: readonly number[];
  /** Makes the operation, or returns the operand that it would repeat. */
  readonly build: (builder: OpBuilder, resultType: Type) => Value;
}

/** Returns the numbers of the operands that the shape of the result is computed of. */
export function shapeOperands(op: Operation): readonly number[] {
  if (op instanceof hlo.DynamicIotaOp) return [0];
  if (op instanceof hlo.RealDynamicSliceOp) return [1, 2, 3];
  if (op instanceof hlo.DynamicPadOp) return [2, 3, 4];
  if (op instanceof hlo.DynamicGatherOp || op instanceof hlo.DynamicConvOp) return [2];
  // Its shape is always an operand; it is done when the result has it.
  if (op instanceof hlo.RngOp) return ranked(op.result()).hasStaticShape ? [] : [2];
  if (op instanceof hlo.CustomCallOp) return callShapeOperands(op);
  const hasOne =
    op instanceof hlo.DynamicReshapeOp ||
    op instanceof hlo.DynamicBroadcastInDimOp ||
    op instanceof hlo.SetDimensionSizeOp;
  return hasOne ? [1] : [];
}

/**
 * Makes the operation of constant shape that does the same as `op`, whose shape operands hold `numbers`, before it. Undefined where there is none: when
 * operands have sizes that are not known or that no tensor has, or the result is declared to have another shape.
 */
export function buildStaticForm(op: Operation, numbers: readonly (readonly number[])[]): readonly Value[] | undefined {
  // Beyond, doubles are not the integers that the program has.
  if (!numbers.every((list) => list.every(Number.isSafeInteger))) return undefined;
  if (op instanceof hlo.CustomCallOp) return buildStaticCall(op, numbers);
  const form = staticForm(op, numbers);
  const declared = op.result(0).type;
  if (!form || !(declared instanceof RankedTensorType)) return undefined;
  if (form.shape.some((size) => size < 0) || !dimsAgree(form.shape, declared.shape)) return undefined;
  return [form.build(OpBuilder.before(op), RankedTensorType.get(form.shape, declared.elementType))];
}

function staticForm(op: Operation, numbers: readonly (readonly number[])[]): StaticForm | undefined {
  const { location } = op;
  const [first] = numbers as readonly [readonly number[]];
  if (op instanceof hlo.DynamicIotaOp) {
    const { iotaDimension } = op;
    return {
      shape: first,
      build: (builder, outputType) => hlo.IotaOp.build(builder, location, { iotaDimension, outputType }).output,
    };
  }
  if (op instanceof hlo.RngOp) {
    const { a, b, shape, rngDistribution } = op;
    return {
      shape: first,
      build: (builder, resultType) =>
        hlo.RngOp.build(builder, location, { a, b, shape, rngDistribution, resultType }).result(),
    };
  }
  // Every other one has an operand whose sizes count.
  const operand = op.operand(0);
  const { hasStaticShape, shape } = ranked(operand);
  if (!hasStaticShape) return undefined;
  if (op instanceof hlo.DynamicReshapeOp) {
    return {
      shape: first,
      build: (builder, resultType) => hlo.ReshapeOp.build(builder, location, { operand, resultType }).result(),
    };
  }
  if (op instanceof hlo.DynamicBroadcastInDimOp) {
    const { broadcastDimensions } = op;
    return {
      shape: first,
      build: (builder, resultType) =>
        hlo.BroadcastInDimOp.build(builder, location, { operand, broadcastDimensions, resultType }).result(),
    };
  }
  if (op instanceof hlo.SetDimensionSizeOp) {
    const size = first[0]!;
    if (size < 0 || size > shape[op.dimension]!) return undefined;
    const limits = shape.with(op.dimension, size);
    const starts = shape.map(() => 0);
    return size === shape[op.dimension]
      ? { shape, build: () => operand }
      : sliceForm(location, operand, [starts, limits, shape.map(() => 1)]);
  }
  if (op instanceof hlo.RealDynamicSliceOp) return sliceForm(location, operand, numbers);
  if (op instanceof hlo.DynamicPadOp) return padForm(op, numbers);
  if (op instanceof hlo.DynamicGatherOp) return gatherForm(op, first);
  return op instanceof hlo.DynamicConvOp ? convolutionForm(op, first) : undefined;
}

/** Bounds are of starts, limits and strides. */
function sliceForm(
  location: Operation['location'],
  operand: Value,
  [startIndices, limitIndices, strides]: readonly (readonly number[])[],
): StaticForm | undefined {
  const isPart = ranked(operand).shape.every((size, dim) => {
    const [start, limit] = [startIndices![dim]!, limitIndices![dim]!];
    return start >= 0 && start <= limit && limit <= size && strides![dim]! > 0;
  });
  if (!isPart) return undefined;
  return {
    shape: strides!.map((stride, dim) => Math.ceil((limitIndices![dim]! - startIndices![dim]!) / stride)),
    build: (builder, resultType) =>
      hlo.SliceOp.build(builder, location, {
        operand,
        startIndices: startIndices!,
        limitIndices: limitIndices!,
        strides: strides!,
        resultType,
      }).result(),
  };
}

function padForm(op: hlo.DynamicPadOp, [low, high, interior]: readonly (readonly number[])[]): StaticForm | undefined {
  if (interior!.some((count) => count < 0)) return undefined;
  return {
    shape: ranked(op.operandValue).shape.map(
      (size, dim) => low![dim]! + size + Math.max(size - 1, 0) * interior![dim]! + high![dim]!,
    ),
    build: (builder, resultType) =>
      hlo.PadOp.build(builder, op.location, {
        operand: op.operandValue,
        paddingValue: op.paddingValue,
        edgePaddingLow: low!,
        edgePaddingHigh: high!,
        interiorPadding: interior!,
        resultType,
      }).result(),
  };
}

function gatherForm(op: hlo.DynamicGatherOp, sliceSizes: readonly number[]): StaticForm | undefined {
  const { dimensionNumbers, indicesAreSorted, operandValue, startIndices } = op;
  const indices = ranked(startIndices);
  if (!indices.hasStaticShape) return undefined;
  return {
    shape: gatherShape(dimensionNumbers, indices.shape, sliceSizes),
    build: (builder, resultType) =>
      hlo.GatherOp.build(builder, op.location, {
        operand: operandValue,
        startIndices,
        dimensionNumbers,
        sliceSizes,
        indicesAreSorted,
        resultType,
      }).result(),
  };
}

function convolutionForm(op: hlo.DynamicConvOp, numbers: readonly number[]): StaticForm | undefined {
  const { context } = op;
  const type = RankedTensorType.get(ranked(op.padding).shape, IntegerType.get(context, 64));
  const bytes = new Uint8Array(numbers.length * 8);
  numbers.forEach((number, i) => bytes.set(elementBytes(type.elementType, BigInt(number)), i * 8));
  const padding = DenseElementsAttr.get(type, bytes);
  const shape = convolutionShape(op, padding);
  if (typeof shape === 'string' || !ranked(op.rhs).hasStaticShape) return undefined;
  return {
    shape,
    build: (builder, resultType) =>
      hlo.ConvolutionOp.build(builder, op.location, {
        lhs: op.lhs,
        rhs: op.rhs,
        windowStrides: op.windowStrides,
        padding,
        lhsDilation: op.lhsDilation,
        rhsDilation: op.rhsDilation,
        windowReversal: op.windowReversal,
        dimensionNumbers: op.dimensionNumbers,
        featureGroupCount: op.featureGroupCount,
        batchGroupCount: op.batchGroupCount,
        precisionConfig: op.precisionConfig,
        resultType,
      }).result(),
  };
}
