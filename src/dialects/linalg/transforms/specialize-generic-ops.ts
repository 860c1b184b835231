import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { LinalgSpecializeGenericOpsPassBase } from '../generated/linalg-passes.gen.ts';
import { DecomposeProjectedPermutation } from './specialization/decompose-permutations.ts';
import { LinalgSpecializationPattern } from './specialization/specialize.ts';

/** `linalg-specialize-generic-ops`. Source: mlir/lib/Dialect/Linalg/Transforms/Specialize.cpp. */
export class LinalgSpecializeGenericOpsPass extends LinalgSpecializeGenericOpsPassBase {
  override runOnOperation(root: Operation): boolean {
    const patterns = [new LinalgSpecializationPattern(), new DecomposeProjectedPermutation()];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}
