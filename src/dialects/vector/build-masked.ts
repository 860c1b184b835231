import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { MaskOp, YieldOp } from './generated/vector-ops.gen.ts';

/** Puts the operation under the mask, where there is one, and returns what has its results then. Source: maskOperation of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function maskOperation(builder: OpBuilder, op: Operation, mask: Value | undefined): Operation {
  if (!mask) return op;
  const { location, results, resultTypes } = op;
  const region = new Region();
  region.append(new Block());
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(region.firstBlock!);
    op.moveBefore(YieldOp.build(builder, location, { operands: results }));
  });
  return MaskOp.build(builder, location, { mask, regions: [region], resultTypes });
}
