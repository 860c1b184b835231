import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { isTensorType, isDynamic } from '../../../ir/types/shaped-types.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { AllocTensorOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import {
  GatherOp,
  MaskOp,
  ScatterOp,
  TransferReadOp,
  TransferWriteOp,
  YieldOp,
} from '../../../dialects/vector/generated/vector-ops.gen.ts';
import { maskedOpOf, maskOpOf } from '../../../dialects/vector/masked-op.ts';
import { transferChunk, transferShapedType } from '../../../dialects/vector/transfer/transfer-op.ts';
import { type BufferizationModel, equivalentTo, modelOf } from '../bufferizable-op.ts';
import { type Bufferization } from '../bufferization.ts';
import { copyOperands } from '../insert-tensor-copies.ts';
import { destinationStyle } from './destination-style.ts';

/** Models of vector. Source: mlir/lib/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.cpp. */

const transferRead: BufferizationModel<TransferReadOp> = {
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const base = bufferization.getBuffer(rewriter, op.base);
    if (!base) return false;
    const { location, indices, permutationMap, padding, mask, inBounds } = op;
    const args = { base, indices, permutationMap, padding, mask, inBounds, vectorType: op.vector.type };
    bufferization.replaceOp(rewriter, op, TransferReadOp.build(rewriter, location, args).results);
    return true;
  },
};

/**
 * Tells whether no element of the tensor is left as it is. Differs: mlir-opt forgets masks that are operands, and compares sizes of the vector with those of the
 * first dimensions of the tensor, whatever the map says.
 */
function overwritesAll(op: TransferWriteOp): boolean {
  if (op.mask || maskOpOf(op) || !op.indices.every((index) => constantIndex(index) === 0)) return false;
  const sizes = transferChunk(op);
  return transferShapedType(op).shape.every((size, dim) => !isDynamic(size) && size <= sizes[dim]!);
}

const transferWrite: BufferizationModel<TransferWriteOp> = {
  ...destinationStyle,
  reads: (op) => !overwritesAll(op),

  bufferize(op, rewriter, bufferization) {
    const base = bufferization.getBuffer(rewriter, op.base);
    if (!base) return false;
    const { location, valueToStore, indices, permutationMap, mask, inBounds } = op;
    const args = { valueToStore, base, indices, permutationMap, mask, inBounds, resultTypes: [] };
    TransferWriteOp.build(rewriter, location, args);
    bufferization.replaceOp(rewriter, op, [base]);
    return true;
  },
};

const gather: BufferizationModel<GatherOp> = {
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const base = bufferization.getBuffer(rewriter, op.base);
    if (!base) return false;
    // What is known of addresses is forgotten, as upstream forgets it.
    const { location, offsets, indices, mask, passThru } = op;
    const args = { base, offsets, indices, mask, passThru, resultType: op.result().type };
    bufferization.replaceOp(rewriter, op, GatherOp.build(rewriter, location, args).results);
    return true;
  },
};

const scatter: BufferizationModel<ScatterOp> = {
  reads: (op, operand) => operand.value === op.base,
  writes: (op, operand) => operand.value === op.base,
  aliasingValues: (op) => op.results.flatMap((result) => equivalentTo(result)),

  bufferize(op, rewriter, bufferization) {
    const base = bufferization.getBuffer(rewriter, op.base);
    if (!base) return false;
    const { location, offsets, indices, mask, valueToStore } = op;
    const args = { base, offsets, indices, mask, valueToStore, resultTypes: [] };
    ScatterOp.build(rewriter, location, args);
    bufferization.replaceOp(
      rewriter,
      op,
      op.results.map(() => base),
    );
    return true;
  },
};

/** A tensor that the operation under a mask makes is one from outside, in its memory: the mask has no such result any more. */
const mask: BufferizationModel<MaskOp> = {
  aliasingOperands(op, value) {
    const operand = op.maskRegion.firstBlock!.lastOp!.opOperands[(value as OpResult).resultNumber];
    return operand ? [{ operand, isEquivalent: true, isDefinite: true }] : [];
  },

  resolveConflicts(op, rewriter, state) {
    if (!copyOperands(op, rewriter, state)) return false;
    const needsMemory = [...op.maskRegion.firstBlock!.operations()].some((each) => each instanceof AllocTensorOp);
    return !needsMemory || op.emitOpError('body must bufferize in-place');
  },

  bufferize(op, rewriter, bufferization) {
    const masked = maskedOpOf(op);
    if (masked && !bufferization.isAllowed(masked)) return true;
    const terminator = op.maskRegion.firstBlock!.lastOp!;
    const isInside = ({ definingOp }: Value): boolean => definingOp !== undefined && definingOp.parentOp === op;
    const yielded = terminator.operands;
    const kept = yielded.filter(isInside);
    rewriter.modifyOpInPlace(terminator, () => terminator.setOperands(kept));
    const { location, passthru } = op;
    const onBuffers = MaskOp.build(rewriter, location, {
      mask: op.mask,
      passthru,
      resultTypes: kept.map(({ type }) => type),
      regions: [new Region()],
    });
    onBuffers.maskRegion.takeBody(op.maskRegion);
    let next = 0;
    const values = yielded.map((value) => (isInside(value) ? onBuffers.result(next++) : value));
    bufferization.replaceOp(rewriter, op, values);
    return true;
  },
};

const maskYield: BufferizationModel<YieldOp> = {
  reads: () => true,
  mustBeInPlace: () => true,
  aliasingValues: (op, { operandNumber }) => equivalentTo(op.parentOp!.result(operandNumber)),

  bufferize(op, rewriter, bufferization) {
    const around = maskOpOf(op);
    if (!around) return op.emitError('unsupported vector::YieldOp parent');
    const masked = maskedOpOf(around);
    if (masked && !bufferization.isAllowed(masked)) return true;
    const operands = yieldedBuffers(op, rewriter, bufferization);
    if (!operands) return false;
    YieldOp.build(rewriter, op.location, { operands });
    rewriter.eraseOp(op);
    return true;
  },
};

function yieldedBuffers(op: YieldOp, rewriter: PatternRewriter, bufferization: Bufferization): Value[] | undefined {
  const values: Value[] = [];
  for (const value of op.operands) {
    const buffer = isTensorType(value.type) ? bufferization.getBuffer(rewriter, value) : value;
    if (!buffer) return undefined;
    values.push(buffer);
  }
  return values;
}

export const vectorModels = [
  modelOf(GatherOp, gather),
  modelOf(MaskOp, mask),
  modelOf(ScatterOp, scatter),
  modelOf(TransferReadOp, transferRead),
  modelOf(TransferWriteOp, transferWrite),
  modelOf(YieldOp, maskYield),
];
