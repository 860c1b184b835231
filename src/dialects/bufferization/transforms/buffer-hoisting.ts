import { type Operation } from '../../../ir/operation.ts';
import { isLoop } from '../analysis/loops.ts';
import { BufferHoistingPassBase } from '../generated/bufferization-passes.gen.ts';
import { hoistBuffers } from './hoist-buffers.ts';

/** `buffer-hoisting`. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp. */
export class BufferHoistingPass extends BufferHoistingPassBase {
  override runOnOperation(root: Operation): void {
    hoistBuffers(root, {
      includesStack: false,
      movesToDominators: true,
      upperBound(dominance, uses, operands) {
        if (!operands || !uses) return uses ?? operands;
        return dominance.blockProperlyDominates(uses, operands) ? operands : uses;
      },
      mayLeave: (_, op) => !isLoop(op),
    });
  }
}
