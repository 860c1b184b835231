import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { walkAndApplyPatterns } from '../../../rewrite/walk-rewrite.ts';
import { emptyPatterns } from '../../tensor/patterns/element-patterns.ts';
import { collapseShapePatterns, expandShapePatterns } from '../../tensor/patterns/reshape-patterns.ts';
import { LinalgFoldUnitExtentDimsPassBase } from '../generated/linalg-passes.gen.ts';
import { fillPatterns } from '../patterns/fill-patterns.ts';
import { emptyFoldingPatterns } from '../result-sizes/fold-empty-patterns.ts';
import { resultSizePatterns } from '../result-sizes/result-size-patterns.ts';
import { DropUnitDims } from './unit-dims/drop-generic-dims.ts';
import { DropPadUnitDims } from './unit-dims/drop-pad-dims.ts';
import { MoveInitOperandsToInput } from './unit-dims/move-inits-to-inputs.ts';
import { sliceReductionPatterns } from './unit-dims/reduce-slices.ts';

/** `linalg-fold-unit-extent-dims`. Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp. */
export class LinalgFoldUnitExtentDimsPass extends LinalgFoldUnitExtentDimsPassBase {
  override runOnOperation(root: Operation): void {
    const strategy = this.options.useRankReducingSlices ? 'slice' : 'reshape';
    walkAndApplyPatterns(root, [new DropUnitDims(strategy), new DropPadUnitDims(strategy)]);
    const patterns =
      strategy === 'slice'
        ? [...fillPatterns(), ...emptyPatterns()]
        : [
            ...sliceReductionPatterns(),
            ...fillPatterns(),
            ...collapseShapePatterns(),
            ...emptyPatterns(),
            ...expandShapePatterns(),
          ];
    const cleanup = [...emptyFoldingPatterns(), ...resultSizePatterns(), new MoveInitOperandsToInput()];
    applyPatternsGreedily(root, [...patterns, ...cleanup], mlirGreedyDefaults);
  }
}
