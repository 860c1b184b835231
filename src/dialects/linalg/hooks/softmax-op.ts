import { foldsCasts } from '../../memref/fold-cast.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type SoftmaxOp } from '../generated/linalg-ops.gen.ts';
import { bufferEffects } from '../structured/memory-effects.ts';
import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';

/** Source: SoftmaxOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const softmaxOp = {
  interfaces: bufferEffects,

  ...foldsCasts,

  verify(op: SoftmaxOp): LogicalResult {
    const input = op.input.type as ShapedType;
    const output = op.output.type as ShapedType;
    if (input.elementType !== output.elementType) {
      return op.emitOpError('failed to verify that input and output have same element type');
    }
    const shape = input.shape ?? [];
    if (!areCompatibleShapes(shape, output.shape ?? [])) return op.emitOpError('incompatible output shape');
    return (op.dimension >= 0 && op.dimension < shape.length) || op.emitOpError('incorrect dimension specified');
  },
};
