import { IRMapping } from '../../../ir/clone.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { AddIOp, MulIOp } from '../../arith/generated/arith-ops.gen.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { SCFForLoopRangeFoldingPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-for-loop-range-folding`. Source: mlir/lib/Dialect/SCF/Transforms/LoopRangeFolding.cpp. */
export class SCFForLoopRangeFoldingPass extends SCFForLoopRangeFoldingPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof ForOp) foldRange(op);
      },
    });
  }
}

function foldRange(loop: ForOp): void {
  const inductionVar = loop.region.firstBlock!.arguments[0]!;
  for (let user = onlyUser(inductionVar); user; user = onlyUser(inductionVar)) {
    if (!(user instanceof AddIOp) && !(user instanceof MulIOp)) return;
    const isKept = user.operands.every(
      (value) => value === inductionVar || !loop.region.isAncestorOf(value.parentBlock?.region ?? undefined),
    );
    if (!isKept) return;
    // The operands are lower bound, upper bound and step; a sum leaves the step as it is.
    const numFolded = user instanceof AddIOp ? 2 : 3;
    const builder = OpBuilder.before(loop);
    for (let i = 0; i < numFolded; i++) {
      const mapping = new IRMapping();
      mapping.map(inductionVar, loop.operand(i));
      loop.setOperand(i, builder.clone(user, mapping).result());
    }
    user.result().replaceAllUsesWith(inductionVar);
    user.erase();
  }
}

function onlyUser(value: Value): Operation | undefined {
  const [first, ...others] = value.uses();
  return others.length === 0 ? first?.owner : undefined;
}
