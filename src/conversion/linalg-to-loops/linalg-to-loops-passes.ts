import { type Operation } from '../../ir/operation.ts';
import {
  ConvertLinalgToAffineLoopsPassBase,
  ConvertLinalgToLoopsPassBase,
  ConvertLinalgToParallelLoopsPassBase,
} from '../generated/conversion-passes.gen.ts';
import { lowerLinalgToLoops } from './linalg-to-loops.ts';
import { affineLoops, parallelLoops, sequentialLoops } from './loop-nests.ts';

/** `convert-linalg-to-loops`. */
export class ConvertLinalgToLoopsPass extends ConvertLinalgToLoopsPassBase {
  override runOnOperation(root: Operation): void {
    lowerLinalgToLoops(root, sequentialLoops);
  }
}

/** `convert-linalg-to-affine-loops`. */
export class ConvertLinalgToAffineLoopsPass extends ConvertLinalgToAffineLoopsPassBase {
  override runOnOperation(root: Operation): void {
    lowerLinalgToLoops(root, affineLoops);
  }
}

/** `convert-linalg-to-parallel-loops`. */
export class ConvertLinalgToParallelLoopsPass extends ConvertLinalgToParallelLoopsPassBase {
  override runOnOperation(root: Operation): void {
    lowerLinalgToLoops(root, parallelLoops);
  }
}
