import { OpBuilder } from '../../ir/builder.ts';
import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { ConstantOp, SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as bufferization from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import {
  AllocaOp,
  AllocOp,
  CopyOp,
  DimOp,
  GetGlobalOp,
  LoadOp,
  StoreOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type KnownGlobals } from './known-globals.ts';
import { isMemory, loadsInBody, tensorTypeOf } from './memory.ts';
import { castTo, type MemoryValues } from './memory-values.ts';

/** Puts in front of `op`, which has no regions with effects of their own, what it does to memory and takes from it, done to tensors. What memory it makes or shows is known to `memory` then. */
export function rewriteOperation(op: Operation, memory: MemoryValues, globals: KnownGlobals): void {
  const builder = OpBuilder.before(op);
  const { location } = op;
  if (op instanceof AllocOp || op instanceof AllocaOp) {
    const resultType = tensorTypeOf(op.result(0).type as MemRefType);
    memory.add(op.result(0), tensor.EmptyOp.build(builder, location, { dynamicSizes: op.dynamicSizes, resultType }).result()); // prettier-ignore
  } else if (op instanceof GetGlobalOp) {
    const resultType = tensorTypeOf(op.result(0).type as MemRefType);
    memory.add(op.result(0), ConstantOp.build(builder, location, { value: globals.valueOf(op)!, resultType }).result());
  } else if (op instanceof CopyOp) {
    const targetType = tensorTypeOf(op.target.type as MemRefType);
    memory.write(op.target, castTo(memory.read(op.source, builder), targetType, op, builder), builder);
  } else if (op instanceof LoadOp) {
    replaceLoad(op, memory, builder);
  } else if (op instanceof StoreOp) {
    const dest = memory.read(op.memref, builder);
    const { value: scalar, indices } = op;
    memory.write(op.memref, tensor.InsertOp.build(builder, location, { scalar, dest, indices }).result(), builder);
  } else if (op instanceof DimOp) {
    const args = { source: memory.read(op.source, builder), index: op.index, resultType: op.result(0).type };
    op.replaceAllUsesWith([tensor.DimOp.build(builder, location, args).result()]);
  } else if (op instanceof bufferization.ToTensorOp) {
    op.replaceAllUsesWith([memory.read(op.buffer, builder)]);
  } else if (op instanceof bufferization.ToBufferOp) {
    memory.add(op.buffer, op.tensor);
  } else if (op instanceof bufferization.CloneOp) {
    const type = tensorTypeOf(op.output.type as MemRefType);
    memory.add(op.output, castTo(memory.read(op.input, builder), type, op, builder));
  } else if (op instanceof bufferization.MaterializeInDestinationOp) {
    const type = tensorTypeOf(op.dest.type as MemRefType);
    memory.write(op.dest, castTo(op.source, type, op, builder), builder);
  } else if (op instanceof SelectOp) {
    memory.choose(op, builder);
  } else {
    for (const nested of loadsInBody(op)) {
      replaceLoad(nested, memory, builder);
      nested.erase();
    }
    if (dpsInits(op)?.some(({ value }) => isMemory(value))) rewriteStructured(op, memory, builder);
  }
}

/** Lets a load be the element that the memory holds where `builder` stands. */
function replaceLoad(op: LoadOp, memory: MemoryValues, builder: OpBuilder): void {
  const { location, indices, memref } = op;
  const args = { tensor: memory.read(memref, builder), indices, resultType: op.result(0).type };
  op.replaceAllUsesWith([tensor.ExtractOp.build(OpBuilder.before(op), location, args).result()]);
}

/** Makes the operation of tensors, with the regions of the one of memory; its results are written to the memory that were its inits. */
function rewriteStructured(op: Operation, memory: MemoryValues, builder: OpBuilder): void {
  const inits = dpsInits(op)!.map(({ value }) => value);
  // Its body reads what was there before.
  const { context, name, location, properties, attributes } = op;
  const made = Operation.create({
    context,
    name,
    location,
    operands: memory.readAll(op.operands, builder),
    resultTypes: inits.map(({ type }) => tensorTypeOf(type as MemRefType)),
    properties,
    attributes,
    regions: op.regions.length,
  });
  op.regions.forEach((region, i) => made.regions[i]!.takeBody(region));
  builder.insert(made);
  inits.forEach((init, i) => memory.write(init, made.result(i), builder));
}
