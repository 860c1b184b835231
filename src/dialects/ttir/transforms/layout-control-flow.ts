import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { layoutOf } from '../../tt/layout.ts';
import { branchEdges, regionEdges, type Edge } from './control-flow-edges.ts';
import { type LayoutChanger } from './layout-changer.ts';

/** Brings tensors that control flow hands over back to the layouts of what takes them: those that tensors start with. */
class LayoutControlFlow extends RewritePattern {
  readonly root = undefined;
  readonly #changer: LayoutChanger;
  readonly #edges: (op: Operation) => readonly Edge[];

  constructor(
    override readonly rootInterface: string,
    edges: (op: Operation) => readonly Edge[],
    changer: LayoutChanger,
  ) {
    super();
    this.#edges = edges;
    this.#changer = changer;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    let changed = false;
    for (const [operand, type] of this.#edges(op)) {
      const { owner, value } = operand;
      if (type === value.type || !(type instanceof RankedTensorType) || !layoutOf(type)) continue;
      rewriter.withInsertionPoint(() => {
        rewriter.setInsertionPointBefore(owner);
        const brought = this.#changer.convertTo(operand, type, rewriter);
        rewriter.modifyOpInPlace(owner, () => operand.set(brought));
      });
      changed = true;
    }
    return changed;
  }
}

/** Returns the patterns for branches, and for operations with regions. */
export function controlFlowPatterns(changer: LayoutChanger): readonly RewritePattern[] {
  return [
    new LayoutControlFlow(BranchOpInterface.name, branchEdges, changer),
    new LayoutControlFlow(RegionBranchOpInterface.name, regionEdges, changer),
  ];
}
