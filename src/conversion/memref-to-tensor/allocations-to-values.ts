import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import * as bufferization from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { castTo } from './memory-values.ts';

/**
 * Replaces what says where tensors are to be in memory, anywhere in `func`, by values: a tensor with memory of its own by what it is a copy of, or by
 * one without elements, and a destination by what is put into it. Memory of a tensor that was made of memory of the same type is that memory.
 */
export function makeValues(func: Operation): void {
  const ops: Operation[] = [];
  walk(func, { before: (op) => void (op.dialectNamespace === 'bufferization' && ops.push(op)) });
  for (const op of ops) replaceByValue(op);
}

function replaceByValue(op: Operation): void {
  const builder = OpBuilder.before(op);
  if (op instanceof bufferization.AllocTensorOp) {
    const { copy, dynamicSizes, location } = op;
    const resultType = op.result(0).type;
    if (copy) op.replaceAllUsesWith([copy]);
    else if (resultType instanceof RankedTensorType) {
      op.replaceAllUsesWith(EmptyOp.build(builder, location, { dynamicSizes, resultType }).results);
    } else return;
  } else if (op instanceof bufferization.MaterializeInDestinationOp) {
    const [result] = op.results;
    const [from, to] = [op.source.type, result?.type];
    if (!result || !to || (encodingOf(from) !== encodingOf(to) && from !== to)) return;
    op.replaceAllUsesWith([castTo(op.source, to, op, builder)]);
  } else if (op instanceof bufferization.ToBufferOp) {
    const toTensor = op.tensor.definingOp;
    if (!(toTensor instanceof bufferization.ToTensorOp) || toTensor.buffer.type !== op.buffer.type) return;
    op.replaceAllUsesWith([toTensor.buffer]);
  } else if (!(op instanceof bufferization.DeallocTensorOp)) return;
  op.erase();
}

function encodingOf(type: unknown): unknown {
  return type instanceof RankedTensorType ? type.encoding : undefined;
}
