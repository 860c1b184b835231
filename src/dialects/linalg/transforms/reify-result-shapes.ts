import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';
import { CastOp, ConcatOp, PadOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ReifyResultShapesPassBase } from '../generated/linalg-passes.gen.ts';
import { reifiedShape } from '../result-sizes/reified-shape.ts';

/** `reify-result-shapes`. Source: mlir/lib/Dialect/MemRef/Transforms/ReifyResultShapes.cpp. */
export class ReifyResultShapesPass extends ReifyResultShapesPassBase {
  override runOnOperation(root: Operation): void {
    const found: (PadOp | ConcatOp)[] = [];
    walk(root, {
      after: (op) => {
        if (op instanceof PadOp || op instanceof ConcatOp) found.push(op);
      },
    });
    found.forEach(reifyResultShape);
  }
}

/** Gives the result the type that has its sizes. Differs: a negative one counts as not known; mlir-opt makes a type of it. */
function reifyResultShape(op: PadOp | ConcatOp): void {
  const builder = OpBuilder.before(op);
  const result = op.result();
  const oldType = result.type as RankedTensorType;
  const shape = reifiedShape(builder, result)!.map((size) => constantSize(size) ?? kDynamic);
  const type = RankedTensorType.get(shape, oldType.elementType, oldType.encoding);
  if (type === oldType) return;
  result.type = type;
  builder.setInsertionPointAfter(op);
  const cast = CastOp.build(builder, op.location, { source: result, destType: oldType });
  result.replaceAllUsesWith(cast.result(0), (use) => use.owner === cast);
}
