/** Patterns for branches and for regions that run once. Source: mlir/lib/Conversion/SCFToControlFlow/SCFToControlFlow.cpp. */
import { IndexCastOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { BranchOp, CondBranchOp, SwitchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { caseValuesAttr } from '../../dialects/cf/switch-cases.ts';
import { ExecuteRegionOp, IfOp, IndexSwitchOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Region } from '../../ir/region.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { exactInt64 } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { staticIndices } from '../../builtin/dynamic-index-list.ts';
import { addResultArguments, branchInstead, splitBefore } from './split-around.ts';

export class IfLowering extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const { before, after } = splitBefore(op);
    let join = after;
    if (op.numResults > 0) {
      join = new Block();
      addResultArguments(join, op);
      before.region!.insertBefore(join, after);
      rewriter.setInsertionPointToEnd(join);
      BranchOp.build(rewriter, location, { dest: after, destOperands: [] });
    }
    const trueDest = inlineBranch(op.thenRegion, join, op, rewriter);
    const falseDest = op.elseRegion.isEmpty ? join : inlineBranch(op.elseRegion, join, op, rewriter);
    rewriter.setInsertionPointToEnd(before);
    CondBranchOp.build(rewriter, location, {
      condition: op.condition,
      trueDest,
      trueDestOperands: [],
      falseDest,
      falseDestOperands: [],
    });
    rewriter.replaceOp(op, op.numResults > 0 ? join.arguments : []);
    return true;
  }
}

/** Moves a region in front of `join`, to which it goes on at the end; returns its first block. */
function inlineBranch(region: Region, join: Block, op: Operation, rewriter: PatternRewriter): Block {
  const first = region.firstBlock!;
  branchInstead(region.blocks.at(-1)!.lastOp!, join, op, rewriter);
  rewriter.inlineRegionBefore(region, join.region!, join);
  return first;
}

export class ExecuteRegionLowering extends OpRewritePattern<ExecuteRegionOp> {
  readonly root = ExecuteRegionOp;

  matchAndRewrite(op: ExecuteRegionOp, rewriter: PatternRewriter): LogicalResult {
    const { before, after } = splitBefore(op);
    rewriter.setInsertionPointToEnd(before);
    BranchOp.build(rewriter, op.location, { dest: op.region.firstBlock!, destOperands: [] });
    for (const { lastOp } of op.region.blocks) {
      if (lastOp instanceof YieldOp) branchInstead(lastOp, after, op, rewriter);
    }
    rewriter.inlineRegionBefore(op.region, before.region!, after);
    rewriter.replaceOp(op, addResultArguments(after, op));
    return true;
  }
}

export class IndexSwitchLowering extends OpRewritePattern<IndexSwitchOp> {
  readonly root = IndexSwitchOp;

  matchAndRewrite(op: IndexSwitchOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const { before, after } = splitBefore(op);
    const results = addResultArguments(after, op);
    const convert = (region: Region): Block => {
      const terminator = region.firstBlock!.lastOp!;
      return inlineBranch(region, after, terminator, rewriter);
    };
    const caseDestinations = op.caseRegions.map(convert);
    const defaultDestination = convert(op.defaultRegion);
    rewriter.setInsertionPointToEnd(before);
    const i32 = IntegerType.get(op.context, 32);
    const flag = IndexCastOp.build(rewriter, location, { in: op.arg, outType: i32 }).result();
    // As upstream: of the value of a case only the low 32 bits count.
    const values = staticIndices(op.properties.get('cases')).map((value) => BigInt(exactInt64(value)));
    SwitchOp.build(rewriter, location, {
      flag,
      defaultDestination,
      defaultOperands: [],
      caseDestinations,
      caseOperands: [],
      caseOperandSegments: caseDestinations.map(() => 0),
      caseValues: caseValuesAttr(i32, values),
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}
