import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { walkOps } from '../../ir/walk.ts';
import { CosOp, SincosOp, SinOp } from '../../dialects/math/generated/math-ops.gen.ts';

/** Puts `math.sin` and `math.cos` in the place of each `math.sincos` that is to be converted: in TTIR, each is an operation of its own. */
export function splitSincos(module: Operation, isConverted: (op: Operation) => boolean = () => true): void {
  const found: SincosOp[] = [];
  walkOps(module, SincosOp, (op) => void (isConverted(op) && found.push(op)));
  for (const op of found) {
    const builder = OpBuilder.before(op);
    const { location, operandValue: operand, fastmath } = op;
    const sine = SinOp.build(builder, location, { operand, fastmath });
    const cosine = CosOp.build(builder, location, { operand, fastmath });
    op.replaceAllUsesWith([sine.result(), cosine.result()]);
    op.erase();
  }
}
