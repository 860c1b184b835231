import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { bitcastShape } from './bit-width.ts';
import { calledShapes } from './called-shapes.ts';
import { convolutionShape } from './convolution-shape.ts';
import { dotGeneralShape, dotShape } from './dot-shape.ts';
import { einsumShape } from './einsum.ts';
import { groupedShapes } from './grouped-shapes.ts';
import { gatherShape } from './gather-shape.ts';
import * as hlo from './generated/stablehlo-ops.gen.ts';
import { indexSelectShape } from './index-select-shape.ts';
import { HLO_CompatibleOperandsAndResultType, HLO_InferredResultTypes } from './interfaces.ts';
import { reducedWindowShape } from './reduced-window-shape.ts';
import { ranked } from './verify-problem.ts';

/**
 * Returns the shapes that the results of an operation on tensors of known sizes have, undefined where they do not follow from operands and attributes alone.
 * Source: stablehlo/dialect/TypeInference.cpp.
 */
export function inferredShapes(op: Operation): readonly (readonly number[])[] | undefined {
  const shape = inferredShape(op);
  if (shape) return op.results.map(() => shape);
  if (op instanceof hlo.SortOp || op instanceof hlo.ScatterOp) return op.inputs.map((input) => ranked(input).shape);
  if (op instanceof hlo.OptimizationBarrierOp) return op.operands.map((operand) => ranked(operand).shape);
  if (op instanceof hlo.AllReduceOp) return op.operands.map((operand) => ranked(operand).shape);
  if (op instanceof hlo.AllGatherOp || op instanceof hlo.ReduceScatterOp) return groupedShapes(op);
  if (op instanceof hlo.CustomCallOp) return calledShapes(op);
  if (op instanceof hlo.BatchNormTrainingOp || op instanceof hlo.BatchNormGradOp) {
    const [batch, features] = [op.operandValue, op.scale].map((operand) => ranked(operand).shape);
    return [batch!, features!, features!];
  }
  const types = HLO_InferredResultTypes.of(op)?.inferReturnTypes();
  return Array.isArray(types) ? types.map((type: RankedTensorType) => type.shape) : undefined;
}

/** Returns the shape that all results have. */
function inferredShape(op: Operation): readonly number[] | undefined {
  if (op instanceof hlo.ReduceOp) {
    return ranked(op.inputs[0]!).shape.filter((_, dim) => !op.dimensions.includes(dim));
  }
  if (op instanceof hlo.DotGeneralOp) {
    return dotGeneralShape(op.dotDimensionNumbers, ranked(op.lhs).shape, ranked(op.rhs).shape);
  }
  if (op instanceof hlo.DotOp) return dotShape(ranked(op.lhs).shape, ranked(op.rhs).shape);
  if (op instanceof hlo.EinsumOp || op instanceof hlo.UnaryEinsumOp) {
    return einsumShape(op.einsumConfig, op.operands.map((operand) => ranked(operand).shape)); // prettier-ignore
  }
  if (op instanceof hlo.ConvolutionOp || op instanceof hlo.ReduceWindowOp) {
    const shape = op instanceof hlo.ConvolutionOp ? convolutionShape(op, op.padding) : reducedWindowShape(op);
    return typeof shape === 'string' ? undefined : shape;
  }
  if (op instanceof hlo.GatherOp) {
    return gatherShape(op.dimensionNumbers, ranked(op.startIndices).shape, op.sliceSizes);
  }
  if (op instanceof hlo.TorchIndexSelectOp) return indexSelectShape(op);
  if (op instanceof hlo.BitcastConvertOp) return bitcastShape(ranked(op.operandValue), ranked(op.result()).elementType);
  if (op instanceof hlo.TriangularSolveOp) return ranked(op.b).shape;
  if (op instanceof hlo.SelectAndScatterOp) return ranked(op.operandValue).shape;
  if (op instanceof hlo.DynamicSliceOp) return op.sliceSizes;
  if (op instanceof hlo.DynamicUpdateSliceOp || op instanceof hlo.ClampOp) return ranked(op.operandValue).shape;
  if (op instanceof hlo.SelectOp) return ranked(op.onTrue).shape;
  const isElementwise = HLO_CompatibleOperandsAndResultType.of(op) || op.hasTrait('SameOperandsAndResultShape');
  return isElementwise && op.numOperands > 0 ? ranked(op.operand(0)).shape : undefined;
}
