import { type LogicalResult } from '../../support/logical-result.ts';
import { type Type } from '../../ir/type.ts';
import { type ForOp } from './generated/scf-ops.gen.ts';
import { verifyYield } from './verify-yield.ts';

const typesOf = (values: readonly { readonly type: Type }[]): Type[] => values.map((value) => value.type);

/**
 * Checks that the values a loop carries have one type from init to result.
 * Source: LoopLikeOpInterface (mlir/lib/Interfaces/LoopLikeInterface.cpp), ForOp::verifyRegions; texts verbatim.
 */
export function verifyLoop(op: ForOp): LogicalResult {
  const block = op.region.firstBlock!;
  const [inductionVariable, ...iterArgs] = block.arguments;
  if (!inductionVariable || inductionVariable.type !== op.lowerBound.type) {
    return op.emitOpError('expected induction variable to be same type as bounds and step');
  }
  const carried = typesOf(iterArgs);
  return (
    verifyCounts(op, carried) &&
    verifyPairs(op, typesOf(op.initArgs), 'init', carried, 'region iter_arg') &&
    verifyPairs(op, carried, 'region iter_arg', op.resultTypes, 'loop result') &&
    verifyYielded(op, carried)
  );
}

function verifyCounts(op: ForOp, carried: readonly Type[]): LogicalResult {
  const { length } = op.initArgs;
  return (
    length === carried.length ||
    op.emitOpError(`different number of inits and region iter_args: ${length} != ${carried.length}`)
  );
}

function verifyPairs(op: ForOp, left: readonly Type[], leftName: string, right: readonly Type[], rightName: string) {
  const i = left.findIndex((type, index) => type !== right[index]);
  if (i < 0) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `${i}-th ${leftName} and ${i}-th ${rightName} have different type: '${print(left[i]!)}' != '${print(right[i]!)}'`,
  );
}

function verifyYielded(op: ForOp, carried: readonly Type[]): LogicalResult {
  const yielded = typesOf(op.region.firstBlock!.lastOp?.operands ?? []);
  // Without yielded values the control-flow interface speaks first, as upstream.
  if (yielded.length === 0) return verifyYield(op, op.region, 'Region #0', carried);
  if (yielded.length !== carried.length) {
    return op.emitOpError(
      `different number of region iter_args and yielded values: ${carried.length} != ${yielded.length}`,
    );
  }
  return verifyPairs(op, carried, 'region iter_arg', yielded, 'yielded value');
}
