import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { MathExpandOpsPassBase } from '../generated/math-passes.gen.ts';
import { elementaryExpansions } from './expansion/elementary.ts';
import { leadingZerosExpansions } from './expansion/leading-zeros.ts';
import { powerExpansions } from './expansion/powers.ts';
import { roundingExpansions } from './expansion/rounding.ts';

/** `math-expand-ops`. Source: MathExpandOpsPass of mlir/lib/Dialect/Math/Transforms/ExpandOps.cpp. */
export class MathExpandOpsPass extends MathExpandOpsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { opMnemonics } = this.options;
    const all = [...elementaryExpansions, ...powerExpansions, ...roundingExpansions, ...leadingZerosExpansions];
    const isChosen = (name: string): boolean =>
      opMnemonics.length === 0 || opMnemonics.some((mnemonic) => name === `math.${mnemonic}`);
    const chosen = all.filter(({ root: { opName } }) => isChosen(opName));
    return applyPatternsUntilDone(root, chosen, mlirGreedyDefaults);
  }
}
