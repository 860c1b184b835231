import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { hasRegionFlow, regionFlow } from '../../../ir/interfaces/region-flow.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { layoutOf } from '../../tt/layout.ts';
import { type LayoutChanger } from './layout-changer.ts';

/** An operand that control flow hands over, and the type of what takes it. */
type Edge = readonly [operand: OpOperand, type: Type | undefined];

/** Returns what a branch hands over to the arguments of blocks. */
function branchEdges(op: Operation): readonly Edge[] {
  const branch = BranchOpInterface.of(op)!;
  return op.blockOperands.flatMap(({ block }, i) => {
    const { start } = branch.successorOperands(i);
    return block.arguments.map(({ type }, j): Edge => [op.opOperands[start + j]!, type]);
  });
}

/** Returns what an operation and the ends of its regions hand over to arguments of the regions, and to its results. */
function regionEdges(op: Operation): readonly Edge[] {
  if (!hasRegionFlow(op)) return [];
  return regionFlow(op).map(({ owner, operandIndex, inputs }) => [owner.opOperands[operandIndex]!, inputs[0]?.type]);
}

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
