import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BufferOrigin } from '../analysis/buffer-origin.ts';
import { BufferDeallocationSimplificationPassBase } from '../generated/bufferization-passes.gen.ts';
import { deallocPatterns } from '../patterns/dealloc-patterns.ts';
import { originPatterns } from '../patterns/dealloc-origin-patterns.ts';

/** `buffer-deallocation-simplification`. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocationSimplification.cpp. */
export class BufferDeallocationSimplificationPass extends BufferDeallocationSimplificationPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const patterns = [...originPatterns(new BufferOrigin(root)), ...deallocPatterns()];
    return applyPatternsGreedily(root, patterns, { ...mlirGreedyDefaults, regionSimplification: 'normal' });
  }
}
