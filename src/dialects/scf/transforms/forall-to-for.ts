import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildLoopNest } from '../build-for.ts';
import { buildControls } from '../forall-to-parallel.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { SCFForallToForLoopPassBase } from '../generated/scf-passes.gen.ts';

/**
 * `scf-forall-to-for`. Source: mlir/lib/Dialect/SCF/Transforms/ForallToFor.cpp. Differs: loops whose outputs are used are refused, of which
 * invalid IR comes there, and loops without dimensions, at which it crashes.
 */
export class SCFForallToForLoopPass extends SCFForallToForLoopPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const rewriter = new PatternRewriter(root.context);
    let result = true;
    walk(root, {
      after: (op) => {
        if (op instanceof ForallOp && !lower(op, rewriter)) result = false;
      },
    });
    return result;
  }
}

/** Tells whether something reads what iterations have made, beside the terminator, which goes. */
function hasUsedOutputs(op: ForallOp): boolean {
  const body = op.region.firstBlock!;
  const terminator = body.lastOp!;
  const outputs = body.arguments.slice(body.arguments.length - op.outputs.length);
  // Another loop that takes them goes too, and uses them only if what it makes of them is used.
  const isRead = (value: Value): boolean =>
    [...value.users()].some((user) => user.parentOp !== terminator && !(user instanceof ForallOp));
  return [...op.results, ...outputs].some(isRead);
}

function lower(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
  if (hasUsedOutputs(op)) return op.emitOpError('only fully bufferized scf.forall ops can be lowered to scf.for');
  if (op.region.firstBlock!.arguments.length === op.outputs.length)
    return op.emitOpError('expected at least one dimension');
  rewriter.setInsertionPointBefore(op);
  const { lowerBound, upperBound, step } = buildControls(rewriter, op);
  const loops = buildLoopNest(rewriter, op.location, lowerBound, upperBound, step);
  const innermost = loops.at(-1)!.region.firstBlock!;
  const body = op.region.firstBlock!;
  rewriter.eraseOp(body.lastOp!);
  const inductionVars = loops.map(({ region }) => region.firstBlock!.arguments[0]!);
  rewriter.inlineBlockBefore(body, innermost, innermost.lastOp, inductionVars);
  for (const value of [...op.results, ...body.arguments]) for (const use of value.uses()) use.drop();
  rewriter.eraseOp(op);
  return true;
}
