import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { sum } from '../../../support/math.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { type ConcatShapeOp, type DimOp, type SliceShapeOp } from '../generated/tosa-ops.gen.ts';
import { type Shape } from '../generated/tosa-types.gen.ts';
import { constantNumber } from '../inference/evaluate-shape.ts';

/** Operations on shapes of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

const rankOf = (value: Value): number => (value.type as Shape).rank;

export const concatShapeOp = {
  verify(op: ConcatShapeOp): LogicalResult {
    const total = sum(op.input.map(rankOf));
    const rank = rankOf(op.result());
    return (
      total === rank ||
      op.emitOpError(
        `requires output shape rank to be equal to the sum of the input shape ranks (${total}), got ${rank}`,
      )
    );
  },
};

export const dimOp = {
  verify(op: DimOp): LogicalResult {
    const type = op.result().type as Shape;
    if (type.rank !== 1) {
      const text = op.context.printType(type);
      return op.emitOpError(`expect output shape type to contain one element, got '${text}'`);
    }
    const shape = shapeOf(op.input1.type);
    const { axis } = op;
    return (
      !shape ||
      (axis >= 0 && axis < shape.length) ||
      op.emitOpError(`expect axis to be in the range [0, ${shape.length}), got ${axis}`)
    );
  },
};

export const sliceShapeOp = {
  verify(op: SliceShapeOp): LogicalResult {
    const start = constantNumber(op.start);
    if (start !== undefined && start < 0) {
      return op.emitOpError(`expected non-negative start index, got ${start}`);
    }
    const size = constantNumber(op.size);
    if (size === undefined) return true;
    if (size <= 0) return op.emitOpError(`expected positive size, got ${size}`);
    const rank = rankOf(op.result());
    if (rank !== size) {
      return op.emitOpError(`expected output type size to be equal to size attribute, got ${rank} vs ${size}`);
    }
    const inputRank = rankOf(op.input);
    return (
      start === undefined ||
      start + size <= inputRank ||
      op.emitOpError(
        `expected start + size to be less than or equal to input shape rank (${inputRank}), got ${start + size}`,
      )
    );
  },
};
