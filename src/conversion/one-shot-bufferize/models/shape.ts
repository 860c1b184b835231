import { Region } from '../../../ir/region.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpResult } from '../../../ir/value.ts';
import { ToTensorOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { AssumingOp, AssumingYieldOp } from '../../../dialects/shape/generated/shape-ops.gen.ts';
import { type BufferizationModel, modelOf } from '../bufferizable-op.ts';
import { bufferizeOperands } from './scf.ts';

/** Models of shape. Source: mlir/lib/Dialect/Shape/Transforms/BufferizableOpInterfaceImpl.cpp. */

const assuming: BufferizationModel<AssumingOp> = {
  aliasingOperands(op, value) {
    const operand = op.doRegion.firstBlock!.lastOp!.opOperands[(value as OpResult).resultNumber];
    return operand ? [{ operand, isEquivalent: true, isDefinite: true }] : [];
  },

  bufferize(op, rewriter) {
    const { location, witness } = op;
    const resultTypes = op.doRegion.firstBlock!.lastOp!.operands.map(({ type }) => type);
    const onBuffers = AssumingOp.build(rewriter, location, { witness, resultTypes, regions: [new Region()] });
    onBuffers.doRegion.takeBody(op.doRegion);
    rewriter.setInsertionPointAfter(onBuffers);
    const values = op.results.map(({ type: resultType }, i) => {
      const buffer = onBuffers.result(i);
      return isTensorType(resultType) ? ToTensorOp.build(rewriter, location, { buffer, resultType }).result(0) : buffer;
    });
    rewriter.replaceOp(op, values);
    return true;
  },
};

const assumingYield: BufferizationModel<AssumingYieldOp> = {
  reads: () => true,
  mustBeInPlace: () => true,

  aliasingValues: (op, { operandNumber }) => [
    { value: op.parentOp!.result(operandNumber), isEquivalent: true, isDefinite: true },
  ],

  bufferize: (op, rewriter, bufferization) => bufferizeOperands(op, 0, () => undefined, rewriter, bufferization),
};

export const shapeModels = [modelOf(AssumingOp, assuming), modelOf(AssumingYieldOp, assumingYield)];
