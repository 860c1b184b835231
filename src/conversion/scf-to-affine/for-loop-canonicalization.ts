import { type Operation } from '../../ir/operation.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { MaxOp, MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { DimOp as MemRefDimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { SCFForLoopCanonicalizationPassBase } from '../../dialects/scf/generated/scf-passes.gen.ts';
import { DimOp as TensorDimOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { DimOfIterArgFolder, DimOfLoopResultFolder } from './dim-of-loop.ts';
import { AffineOpSCFCanonicalizationPattern } from './min-max-in-loop.ts';

/** `scf-for-loop-canonicalization`. Source: mlir/lib/Dialect/SCF/Transforms/LoopCanonicalization.cpp. */
export class SCFForLoopCanonicalizationPass extends SCFForLoopCanonicalizationPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = [
      new AffineOpSCFCanonicalizationPattern(MinOp),
      new AffineOpSCFCanonicalizationPattern(MaxOp),
      new DimOfIterArgFolder(TensorDimOp),
      new DimOfIterArgFolder(MemRefDimOp),
      new DimOfLoopResultFolder(TensorDimOp),
      new DimOfLoopResultFolder(MemRefDimOp),
    ];
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
