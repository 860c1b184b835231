import { type LogicalResult } from '../../support/logical-result.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';

/**
 * Checks that what the terminator of `region` yields has the types of where it goes, `target`.
 * Source: verifyRegionBranchOpInterface of mlir/lib/Interfaces/ControlFlowInterfaces.cpp, texts verbatim.
 */
export function verifyYield(op: Operation, region: Region, target: string, types: readonly Type[]): LogicalResult {
  const terminator = region.firstBlock?.lastOp;
  if (!terminator?.hasTrait('ReturnLike')) return true;
  const edge = `along control flow edge from Operation ${terminator.name} to ${target}`;
  const note = { location: terminator.location, message: 'region branch point' };
  if (terminator.numOperands !== types.length) {
    return op.emitOpError(
      `${edge}: region branch point has ${terminator.numOperands} operands, but region successor needs ${types.length} inputs`,
      note,
    );
  }
  const print = op.context.printType;
  for (const [i, { value }] of terminator.opOperands.entries()) {
    if (value.type === types[i]) continue;
    return op.emitOpError(
      `${edge}: successor operand type #${i} '${print(value.type)}' should match successor input type #${i} '${print(types[i]!)}'`,
      note,
    );
  }
  return true;
}
