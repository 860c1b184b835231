import { Block } from '../../../ir/block.ts';
import { Region } from '../../../ir/region.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { BlockArgument, type OpResult } from '../../../ir/value.ts';
import { constantIndex, mixedIndices } from '../../../rewrite/mixed-indices.ts';
import { ToTensorOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { type ForallOp } from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { type BufferizationModel, equivalentTo } from '../bufferizable-op.ts';

/** Tells whether there may be more than one iteration. */
function mayRepeat(op: ForallOp): boolean {
  const bounds = (name: string, values: ForallOp['outputs']) => mixedIndices(op.properties.get(name), values);
  const lower = bounds('staticLowerBound', op.dynamicLowerBound);
  const upper = bounds('staticUpperBound', op.dynamicUpperBound);
  const steps = bounds('staticStep', op.dynamicStep);
  return lower.some((bound, i) => {
    const [start, end, step] = [bound, upper[i]!, steps[i]!].map(constantIndex);
    if (start === undefined || end === undefined || step === undefined) return true;
    return BigInt(start) + BigInt(step) < BigInt(end);
  });
}

const firstOutput = (op: ForallOp): number => op.numOperands - op.outputs.length;

/** Model of `scf.forall`: memory takes the place of the tensors that iterations share. */
export const forall: BufferizationModel<ForallOp> = {
  reads: () => true,
  writes: () => true,
  aliasingValues: (op, { operandNumber }) => equivalentTo(op.result(operandNumber - firstOutput(op))),
  isWritable: () => true,
  isRepetitiveRegion: mayRepeat,
  isParallelRegion: mayRepeat,

  bufferize(op, rewriter, bufferization) {
    const { location, outputs, context } = op;
    const body = op.region.firstBlock!;
    const buffers = bufferization.getBuffers(rewriter, outputs);
    if (!buffers) return false;
    const rank = body.arguments.length - outputs.length;
    rewriter.setInsertionPointToStart(body);
    for (const [i, buffer] of buffers.entries()) {
      const argument = body.arguments[rank + i]!;
      const tensor = ToTensorOp.build(rewriter, location, { buffer, resultType: argument.type });
      argument.replaceAllUsesWith(tensor.result(0));
    }
    rewriter.setInsertionPointBefore(op);
    const block = new Block();
    for (const { type } of body.arguments.slice(0, rank)) block.addArgument(type, location);
    const region = new Region();
    region.append(block);
    const lists = [op.dynamicLowerBound, op.dynamicUpperBound, op.dynamicStep];
    const sizes = denseI32Array(context, [...lists.map(({ length }) => length), 0]);
    const loop = rewriter.create({
      name: op.name,
      location,
      operands: lists.flat(),
      properties: new Map([...op.properties, ['operandSegmentSizes', sizes]]),
      attributes: op.attributes,
      regions: [region],
    });
    // What is shared is not used any more, so that any value stands for it.
    const values = body.arguments.map((argument, i) => block.arguments[i] ?? argument);
    rewriter.inlineBlockBefore(body, loop.regions[0]!.firstBlock!, null, values);
    bufferization.replaceOp(rewriter, op, buffers);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const index =
      value instanceof BlockArgument
        ? value.argNumber - (value.owner.arguments.length - op.outputs.length)
        : (value as OpResult).resultNumber;
    return bufferization.getBufferType(op.outputs[index]!, pending);
  },
};
