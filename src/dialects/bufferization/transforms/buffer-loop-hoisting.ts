import { type Operation } from '../../../ir/operation.ts';
import { isLoop } from '../analysis/loops.ts';
import { BufferLoopHoistingPassBase } from '../generated/bufferization-passes.gen.ts';
import { hoistBuffers } from './hoist-buffers.ts';

/** `buffer-loop-hoisting`. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp. */
export class BufferLoopHoistingPass extends BufferLoopHoistingPassBase {
  override runOnOperation(root: Operation): void {
    hoistBuffers(root, {
      includesStack: true,
      movesToDominators: false,
      upperBound: (_dominance, _uses, operands) => operands,
      mayLeave(dominance, op, uses) {
        // Iterations that run at once need memory of their own, and memory that an iteration hands to the next stays.
        if (!isLoop(op) || op.hasTrait('HasParallelRegion')) return false;
        return !(uses && dominance.blockDominates(uses, op.block!));
      },
    });
  }
}
