import { DestinationStyleOpInterface, dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { isMemRefType, isTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BufferizationModel, equivalentTo } from '../bufferizable-op.ts';
import { type Bufferization } from '../bufferization.ts';

/** What operations in destination-passing style have in common: they read all operands, and write the inits. Source: mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h. */
export const destinationStyle = {
  reads: () => true,
  writes: (op, operand) => DestinationStyleOpInterface.of(op)!.inits.includes(operand),

  aliasingValues(op, operand) {
    const index = dpsInits(op)!.indexOf(operand);
    return index < 0 ? [] : equivalentTo(op.result(index));
  },
} satisfies Partial<BufferizationModel>;

/**
 * Makes an operation with one region work on the memory of its operands; undefined after a diagnostic.
 * Source: bufferizeDestinationStyleOpInterface of mlir/lib/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.cpp.
 */
export function bufferizeDestinationStyle(
  op: Operation,
  rewriter: PatternRewriter,
  bufferization: Bufferization,
): LogicalResult {
  const types = op.operands.map(({ type }) => type);
  const hasBuffers = types.some(isMemRefType);
  if (hasBuffers && !types.some(isTensorType)) return true;
  if (hasBuffers) return op.emitError('op does not have pure tensor semantics');
  const inputs: Value[] = [];
  for (const { value } of dpsInputs(op)) {
    const buffer = isTensorType(value.type) ? bufferization.getBuffer(rewriter, value) : value;
    if (!buffer) return false;
    inputs.push(buffer);
  }
  const inits = dpsInits(op)!.map(({ value }) => value);
  const outputs = bufferization.getBuffers(rewriter, inits.slice(0, op.numResults));
  if (!outputs) return false;
  rewriter.setInsertionPointBefore(op);
  const { context, name, location, properties, attributes } = op;
  const operands = [...inputs, ...outputs];
  const regions = op.regions.length;
  const onBuffers = Operation.create({ context, name, location, operands, properties, attributes, regions });
  for (const [i, region] of op.regions.entries()) onBuffers.regions[i]!.takeBody(region);
  rewriter.insert(onBuffers);
  bufferization.replaceOp(rewriter, op, outputs);
  return true;
}
