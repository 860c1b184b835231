import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { isMemRefType, isTensorType, type AnyMemRefType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { BlockArgument, type OpResult, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ToTensorOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { type ExecuteRegionOp, YieldOp, IfOp } from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { type AliasingOperand, type BufferizationModel } from '../bufferizable-op.ts';
import { bufferizeBlockSignature } from '../bufferize-op.ts';
import { type Bufferization, fullyDynamicMemRef } from '../bufferization.ts';
import { branchOperandsTo } from './unstructured-control-flow.ts';

/** Models of operations of scf that run one of their regions. Source: mlir/lib/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.cpp. */

/** Returns the regions in the order in which their types are compared: the default of several cases comes first, and is yielded last. */
const yieldsOf = (op: Operation): Operation[] => op.regions.map((region) => region.firstBlock!.lastOp!);

function yieldedOperands(op: Operation, value: Value): AliasingOperand[] {
  const { resultNumber } = value as OpResult;
  const yields = yieldsOf(op);
  if (!(op instanceof IfOp)) yields.push(yields.shift()!);
  const isDefinite = yields.length === 1;
  return yields.map(({ opOperands }) => ({ operand: opOperands[resultNumber]!, isEquivalent: true, isDefinite }));
}

/** Returns the type of the memory that regions hand over as result; undefined after a diagnostic. */
function yieldedType(
  op: Operation,
  value: Value,
  bufferization: Bufferization,
  pending: Value[],
): AnyMemRefType | undefined {
  const yielded = yieldsOf(op).map((terminator) => terminator.operand((value as OpResult).resultNumber));
  let type: AnyMemRefType | undefined;
  for (const operand of yielded) {
    const next = isMemRefType(operand.type) ? operand.type : bufferization.getBufferType(operand, pending);
    if (!next) return undefined;
    if (type && type !== next) {
      if (type.memorySpace !== next.memorySpace) {
        const where = op instanceof IfOp ? 'then/else branches' : 'switch cases';
        op.emitError(`inconsistent memory space on ${where}`);
        return undefined;
      }
      type = fullyDynamicMemRef(value.type as TensorType, next.memorySpace);
    } else type = next;
  }
  return type;
}

/** Makes an operation like `op` with memory as results, which takes over its regions. */
function bufferizeBranches(op: Operation, rewriter: PatternRewriter, bufferization: Bufferization): LogicalResult {
  const resultTypes: Type[] = [];
  for (const result of op.results) {
    const type = isTensorType(result.type) ? bufferization.getBufferType(result) : result.type;
    if (!type) return false;
    resultTypes.push(type);
  }
  rewriter.setInsertionPointBefore(op);
  const { name, location, operands, properties } = op;
  const regions = op.regions.map(() => new Region());
  const onBuffers = rewriter.create({ name, location, operands, properties, resultTypes, regions });
  for (const [i, region] of op.regions.entries()) onBuffers.regions[i]!.takeBody(region);
  bufferization.replaceOp(rewriter, op, onBuffers.results);
  return true;
}

/** Model of `scf.if` and `scf.index_switch`. */
export const branches: BufferizationModel = {
  aliasingOperands: yieldedOperands,
  bufferize: bufferizeBranches,
  bufferType: yieldedType,
};

/** Returns the one operation that hands over the results; undefined where there are several. */
function uniqueYield(op: ExecuteRegionOp): YieldOp | undefined {
  const yields = op.region.blocks.map(({ lastOp }) => lastOp).filter((last) => last instanceof YieldOp);
  return yields.length === 1 ? yields[0] : undefined;
}

export const executeRegion: BufferizationModel<ExecuteRegionOp> = {
  supportsSeveralBlocks: true,
  isWritable: () => true,

  aliasingOperands(op, value) {
    if (value instanceof BlockArgument) return branchOperandsTo(value);
    const operand = uniqueYield(op)?.opOperands[(value as OpResult).resultNumber];
    return operand ? [{ operand, isEquivalent: true, isDefinite: true }] : [];
  },

  verifyAnalysis(op) {
    return uniqueYield(op) !== undefined || op.emitOpError('op without unique scf.yield is not supported');
  },

  bufferize(op, rewriter, bufferization) {
    const { name, location, properties } = op;
    const resultTypes = uniqueYield(op)!.operands.map(({ type }) => type);
    const regions = [new Region()];
    const onBuffers = rewriter.create({ name, location, properties, resultTypes, regions });
    const [region] = onBuffers.regions;
    region!.takeBody(op.region);
    for (const block of region!.blocks) {
      if (!bufferizeBlockSignature(block, rewriter, bufferization)) return false;
    }
    rewriter.setInsertionPointAfter(onBuffers);
    const values = op.results.map(({ type: resultType }, i) => {
      const buffer = onBuffers.result(i);
      return isTensorType(resultType) ? ToTensorOp.build(rewriter, location, { buffer, resultType }).result(0) : buffer;
    });
    rewriter.replaceOp(op, values);
    return true;
  },
};
