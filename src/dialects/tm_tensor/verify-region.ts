import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type ScanOp, type ScatterOp, type SortOp, type TopkOp } from './generated/tm_tensor-ops.gen.ts';

type RegionOp = ScanOp | ScatterOp | SortOp | TopkOp;

/** Checks that the region takes elements of these types, and makes one of the type `made`. */
export function verifyRegion(op: RegionOp, types: readonly Type[], made: Type): LogicalResult {
  const body = op.region.firstBlock!;
  if (body.arguments.length !== types.length) {
    return op.emitOpError(`expected region to have ${types.length} arguments`, `there are ${body.arguments.length}`);
  }
  const print = op.context.printType;
  for (const [i, { type }] of body.arguments.entries()) {
    if (type === types[i]) continue;
    return op.emitOpError(
      `mismatch in argument ${i} of region ${print(type)} and element type of operand ${print(types[i]!)}`,
    );
  }
  const terminator: Operation = body.lastOp!;
  if (terminator.numOperands !== 1) return terminator.emitOpError('expected region to yield a single value');
  const yielded = terminator.operand(0).type;
  return (
    yielded === made ||
    terminator.emitOpError(`mismatch in type of yielded value ${print(yielded)} and expected type ${print(made)}`)
  );
}
