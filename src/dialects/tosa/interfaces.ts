import { emitIncompatibleTypes } from '../../ir/interfaces/inference.ts';
import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { shapeOf, shapesCompatible } from './compatible-shapes.ts';
import { Shape } from './generated/tosa-types.gen.ts';
import { broadcastShapeOf } from './inference/broadcast-shape.ts';

/** What is inferred, or why it cannot be: a text to report first, or none. */
export type InferredType = Type | { readonly problem?: string };

/** How the type of the only result is inferred. */
export interface InferTensorTypeMethods {
  inferReturnType(): InferredType;
}

/** Source: mlir/lib/Interfaces/InferTypeOpInterface.cpp and COMPATIBLE_RETURN_TYPES of TosaOps.cpp, texts verbatim. */
export const InferTensorType = new OpInterface<InferTensorTypeMethods>('InferTensorType', {
  ofSignature: hasNoShapes,
  verifyRegions: verifyInferredType,
});

/** Tells whether nothing is a shape: what a shape is, is in the operation that makes it. */
function hasNoShapes({ opOperands }: Operation): boolean {
  return !opOperands.some(({ value }) => value.type instanceof Shape);
}

function verifyInferredType(op: Operation): LogicalResult {
  const inferred = InferTensorType.of(op)!.inferReturnType();
  const actual = op.result(0).type;
  if ('problem' in inferred || !('context' in inferred)) {
    if ('problem' in inferred && inferred.problem !== undefined) op.context.emitError(op.location, inferred.problem);
    return op.emitOpError('failed to infer returned types');
  }
  if (elementTypeOrSelf(inferred) === elementTypeOrSelf(actual) && shapesCompatible(inferred, actual)) return true;
  return emitIncompatibleTypes(op, [inferred]);
}

/** The shapes of the results, undefined for those of unknown rank, or why there are none: a text to report, or none. */
export type InferredShapes = readonly (readonly number[] | undefined)[] | { readonly problem?: string };

/** Reads the sizes of a shape, where they are known. */
export type SizesOfShape = (shape: Value) => readonly number[] | undefined;

/** How the shapes of the results are inferred. */
export interface InferShapedTypeMethods {
  inferReturnTypeComponents(sizesOf: SizesOfShape): InferredShapes;
}

/**
 * Operations of whose results the shapes are inferred. Where no hook says how, they are those of the result type that is inferred, or
 * the operands broadcast. Source: InferShapedTypeOpInterface of mlir/Interfaces/InferTypeOpInterface.td; NAryInferReturnTypes of
 * mlir/lib/Dialect/Tosa/IR/TosaOps.cpp.
 */
export const InferShapedTypeOpInterface = new OpInterface<InferShapedTypeMethods>('InferShapedTypeOpInterface', {
  derive: (op) => ({
    inferReturnTypeComponents(): InferredShapes {
      const inferred = InferTensorType.of(op)?.inferReturnType();
      if (!inferred) return [broadcastShapeOf(op.operands)];
      return 'context' in inferred ? [shapeOf(inferred)] : inferred;
    },
  }),
});

/** Returns what the hooks of an operation have under `interfaces` where `infer` gives the shapes of its results. */
export function shapesInferredBy<T extends Operation>(
  infer: (op: T, sizesOf: SizesOfShape) => InferredShapes,
): { readonly InferShapedTypeOpInterface: (op: T) => InferShapedTypeMethods } {
  return { InferShapedTypeOpInterface: (op) => ({ inferReturnTypeComponents: (sizesOf) => infer(op, sizesOf) }) };
}

/** Marks operations whose operands broadcast. */
export const TosaElementwiseOperator = new OpInterface<object>('TosaElementwiseOperator', { derive: () => ({}) });

/** Source: verifyTosaShapeOperator of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, text verbatim. */
export const TosaShapeOperator = new OpInterface<object>('TosaShapeOperator', {
  derive: () => ({}),
  verify: verifyShapeResults,
});

function verifyShapeResults(op: Operation): LogicalResult {
  return (
    op.resultTypes.every((type) => type instanceof Shape) || op.emitOpError('must have result with tosa shape type')
  );
}

/** Source: verifyTosaShapeOperatorWithSameRanks of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */
export const TosaShapeOperatorWithSameRanks = new OpInterface<object>('TosaShapeOperatorWithSameRanks', {
  derive: () => ({}),
  verify(op) {
    const operands = op.operands.map((operand) => (operand.type as Shape).rank);
    if (operands.some((rank) => rank !== operands[0])) return op.emitOpError("operands don't have matching ranks");
    return (
      op.resultTypes.every((type) => (type as Shape).rank === operands[0]) ||
      op.emitOpError('result shape has different rank than operands')
    );
  },
});

/** Source: verifyTosaResolvableShapeOperands of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, text verbatim. */
export const TosaResolvableShapeOperands = new OpInterface<object>('TosaResolvableShapeOperands', {
  derive: () => ({}),
  ofSignature: hasNoShapes,
  verify(op) {
    const isResolvable = op.opOperands.every(
      ({ value }) => !(value.type instanceof Shape) || (value.definingOp?.hasTrait('TosaShapeOperator') ?? false),
    );
    return isResolvable || op.emitOpError('shape operand is not compile time resolvable');
  },
});
