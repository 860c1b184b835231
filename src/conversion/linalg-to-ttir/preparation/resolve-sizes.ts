import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { rewriteGreedily } from '../../../rewrite/greedy-driver.ts';
import { canonicalizationPatterns } from '../../../transforms/canonicalize.ts';
import { DimOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { refineResultTypes } from '../../front-end/types/refine-result-types.ts';

/**
 * Makes sizes static that follow from others: PyTorch's programs ask for them (`tensor.dim`), and cast to unknown sizes and back, also where a caller
 * that was inlined gives them. Programs whose operations all say their sizes stay as they are.
 */
export function resolveSizes(module: Operation): void {
  const saysSizes = walk(module, { before: (op) => (dependsOnSizes(op) ? 'interrupt' : 'advance') });
  if (saysSizes) return;
  rewriteGreedily(module, canonicalizationPatterns(module.context));
  refineResultTypes(module);
}

/** Tells whether an operation asks for a size, or makes a tensor of unknown sizes. */
function dependsOnSizes(op: Operation): boolean {
  return op instanceof DimOp || op.resultTypes.some((type) => type instanceof RankedTensorType && !type.hasStaticShape);
}
