import { type Operation } from '../../../ir/operation.ts';
import { isTensorType, MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { SoftmaxOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import * as linalg from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { usesElementOf } from '../../../dialects/linalg/structured/body-uses.ts';
import { type BufferizationModel, modelOf } from '../bufferizable-op.ts';
import { bufferizeDestinationStyle, destinationStyle } from './destination-style.ts';

/** Models of linalg. Source: mlir/lib/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.cpp. */

const structured: BufferizationModel = {
  ...destinationStyle,
  reads: (_op, operand) => usesElementOf(operand),

  isElementwise(op, operands) {
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
    if (iteratorTypes.some((type) => type !== 'parallel')) return false;
    return operands.every(({ value: { type }, operandNumber }) => {
      const hasShape = type instanceof RankedTensorType || type instanceof MemRefType;
      return !hasShape || indexingMaps[operandNumber]!.isIdentity();
    });
  },

  bufferize: bufferizeDestinationStyle,
};

const softmax: BufferizationModel<SoftmaxOp> = {
  ...destinationStyle,
  reads: (_op, { operandNumber }) => operandNumber === 0,

  /** As upstream, without attributes that are not those of the operation. */
  bufferize(op, rewriter, bufferization) {
    if (!isTensorType(op.input.type) || !isTensorType(op.output.type)) {
      return bufferizeDestinationStyle(op, rewriter, bufferization);
    }
    const input = bufferization.getBuffer(rewriter, op.input);
    const output = input && bufferization.getBuffer(rewriter, op.output);
    if (!output) return false;
    SoftmaxOp.build(rewriter, op.location, { input, output, dimension: op.dimension, resultTypes: [] });
    bufferization.replaceOp(rewriter, op, [output]);
    return true;
  },
};

function isStructured(value: unknown): value is { readonly opName: string; new (): Operation } {
  const spec = (value as { spec?: { traits: readonly { name: string }[] } }).spec;
  return spec?.traits.some(({ name }) => name === LinalgStructuredInterface.name) ?? false;
}

export const linalgModels = [
  ...Object.values(linalg)
    .filter(isStructured)
    .map(({ opName }) => [opName, structured] as const),
  modelOf(SoftmaxOp, softmax),
];
