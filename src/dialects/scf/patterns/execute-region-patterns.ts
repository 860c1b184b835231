import { Block } from '../../../ir/block.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExecuteRegionOp, YieldOp } from '../generated/scf-ops.gen.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import { replaceByRegion, yieldedValues } from './regions.ts';

/** Canonicalization of `scf.execute_region`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

class SingleBlockExecuteInliner extends OpRewritePattern<ExecuteRegionOp> {
  readonly root = ExecuteRegionOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ExecuteRegionOp, rewriter: PatternRewriter): LogicalResult {
    if (op.region.blocks.length !== 1 || op.noInline) return false;
    // Operations that are not registered may stand where a yield is expected, without what it would yield.
    if (yieldedValues(op.region).length !== op.numResults) return false;
    replaceByRegion(op, op.region, rewriter);
    return true;
  }
}

/** Puts the blocks between the halves of the block around them, where that may have several blocks. */
class MultiBlockExecuteInliner extends OpRewritePattern<ExecuteRegionOp> {
  readonly root = ExecuteRegionOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ExecuteRegionOp, rewriter: PatternRewriter): LogicalResult {
    const parent = op.parentOp?.name;
    if (op.noInline || (parent !== 'func.func' && parent !== ExecuteRegionOp.opName)) return false;
    const before = op.block!;
    const after = before.splitBefore(op, new Block());
    const blocks = [...op.region.blocks];
    rewriter.inlineRegionBefore(op.region, before.region!, after);
    rewriter.setInsertionPointToEnd(before);
    rewriter.create({ name: 'cf.br', location: op.location, successors: [blocks[0]!] });
    for (const block of blocks) {
      const terminator = block.lastOp;
      if (!(terminator instanceof YieldOp)) continue;
      rewriter.setInsertionPointBefore(terminator);
      const { location, operands } = terminator;
      rewriter.create({ name: 'cf.br', location, operands, successors: [after] });
      rewriter.eraseOp(terminator);
    }
    const values = op.results.map(({ type }) => after.addArgument(type, op.location));
    rewriter.replaceOp(op, values);
    return true;
  }
}

export function executeRegionPatterns(): readonly RewritePattern[] {
  return [new SingleBlockExecuteInliner(), new MultiBlockExecuteInliner(), ...regionBranchPatterns(ExecuteRegionOp)];
}
