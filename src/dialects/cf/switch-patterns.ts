import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { collapseBranch, type Edge } from './collapse-branch.ts';
import { SwitchOp } from './generated/cf-ops.gen.ts';
import { singlePredecessor } from './predecessors.ts';
import { equalEdges, replaceByBranch } from './replace-by-branch.ts';
import { buildSwitch, caseValues, defaultEdge, type SwitchCase, switchCases } from './switch-cases.ts';

/** Canonicalization of `cf.switch`. Source: mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp. */

/** Replaces a switch by one with other edges; returns success. */
function replaceSwitch(op: SwitchOp, whenNone: Edge, cases: readonly SwitchCase[], rewriter: PatternRewriter): true {
  buildSwitch(rewriter, op.location, op.flag, whenNone, cases);
  rewriter.eraseOp(op);
  return true;
}

/** A pattern that is a function in MLIR. */
abstract class SwitchPattern extends OpRewritePattern<SwitchOp> {
  readonly root = SwitchOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';
}

/** Without cases there is nothing to decide. */
class SimplifySwitchWithOnlyDefault extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    if (op.caseDestinations.length > 0) return rewriter.notifyMatchFailure(op, 'there are cases');
    return replaceByBranch(op, defaultEdge(op), rewriter);
  }
}

/** A case that does what is done without it is none. */
class DropSwitchCasesThatMatchDefault extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    const whenNone = defaultEdge(op);
    const cases = switchCases(op);
    const kept = cases.filter((candidate) => !equalEdges(candidate, whenNone));
    if (kept.length === cases.length) return rewriter.notifyMatchFailure(op, 'no case is as the default');
    return replaceSwitch(op, whenNone, kept, rewriter);
  }
}

/** A constant flag decides. */
class SimplifyConstSwitchValue extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    const flag = matchConstant(op.flag);
    // Poison is a constant too, by which nothing is decided.
    if (!(flag instanceof IntegerAttr)) return rewriter.notifyMatchFailure(op, 'the flag is not a constant number');
    const chosen = switchCases(op).find(({ value }) => value === flag);
    return replaceByBranch(op, chosen ?? defaultEdge(op), rewriter);
  }
}

/** Goes at once to where otherwise empty blocks go. */
class SimplifyPassThroughSwitch extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    let changed = false;
    const follow = (edge: Edge): Edge => {
      const collapsed = collapseBranch(edge);
      changed ||= collapsed !== undefined;
      return collapsed ?? edge;
    };
    const cases = switchCases(op).map((edge) => ({ ...follow(edge), value: edge.value }));
    const whenNone = follow(defaultEdge(op));
    if (!changed) return rewriter.notifyMatchFailure(op, 'all blocks do more than to branch');
    return replaceSwitch(op, whenNone, cases, rewriter);
  }
}

/** Returns the switch on the same flag that ends the only predecessor. */
function switchBefore(op: SwitchOp): SwitchOp | undefined {
  const before = singlePredecessor(op.block!)?.lastOp;
  return before instanceof SwitchOp && before.flag === op.flag ? before : undefined;
}

/** In the block of a case the flag is known. */
class SimplifySwitchFromSwitchOnSameCondition extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    const before = switchBefore(op);
    const known = before && switchCases(before).find(({ block }) => block === op.block)?.value;
    if (!known) return rewriter.notifyMatchFailure(op, 'no predecessor decides the flag');
    const chosen = switchCases(op).find(({ value }) => value === known);
    return replaceByBranch(op, chosen ?? defaultEdge(op), rewriter);
  }
}

/** In the block of the default it is known what the flag is not. */
class SimplifySwitchFromDefaultSwitchOnSameCondition extends SwitchPattern {
  matchAndRewrite(op: SwitchOp, rewriter: PatternRewriter): LogicalResult {
    const before = switchBefore(op);
    if (before?.defaultDestination !== op.block) {
      return rewriter.notifyMatchFailure(op, 'no predecessor goes here by default');
    }
    const excluded = new Set(caseValues(before));
    const cases = switchCases(op);
    const kept = cases.filter(({ value }) => !excluded.has(value));
    if (kept.length === cases.length) return rewriter.notifyMatchFailure(op, 'all cases may occur');
    return replaceSwitch(op, defaultEdge(op), kept, rewriter);
  }
}

/** Returns the canonicalization patterns of `cf.switch`. */
export function switchPatterns(): readonly RewritePattern[] {
  return [
    new SimplifySwitchWithOnlyDefault(),
    new DropSwitchCasesThatMatchDefault(),
    new SimplifyConstSwitchValue(),
    new SimplifyPassThroughSwitch(),
    new SimplifySwitchFromSwitchOnSameCondition(),
    new SimplifySwitchFromDefaultSwitchOnSameCondition(),
  ];
}
