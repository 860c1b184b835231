import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Value } from '../../ir/value.ts';
import { staticIndex } from '../../support/int64.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { type ForOp } from './generated/affine-ops.gen.ts';
import { buildApply } from './composed-apply.ts';
import { lowerBound } from './loop-bounds.ts';
import { knownTripCount } from './trip-count.ts';

/**
 * Puts the body of a loop that runs once in its place; tells whether it is such. Source: promoteIfSingleIteration of
 * mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp.
 */
export function promoteIfSingleIteration(loop: ForOp): boolean {
  if (knownTripCount(loop) !== 1n || loop.lowerBoundMap.value.numResults !== 1) return false;
  const body = loop.region.firstBlock!;
  const [inductionVar, ...iterArgs] = body.arguments;
  if (inductionVar!.hasUses) inductionVar!.replaceAllUsesWith(firstIndex(loop));
  const { inits } = loop;
  iterArgs.forEach((argument, i) => argument.replaceAllUsesWith(inits[i]!));
  const terminator = body.lastOp!;
  loop.results.forEach((result, i) => result.replaceAllUsesWith(terminator.operand(i)));
  terminator.erase();
  for (const op of [...body.operations()]) op.moveBefore(loop);
  loop.erase();
  return true;
}

/** Returns the value that the loop starts with; a number is made at the start of the function. */
export function firstIndex(loop: ForOp): Value {
  const { map, operands } = lowerBound(loop);
  const result = map.result(0);
  const builder = OpBuilder.before(loop);
  if (result.kind === 'constant') {
    const body = loop.findParent((op) => FunctionOpInterface.isImplementedBy(op))?.regions[0]!.firstBlock;
    if (body) builder.setInsertionPointToStart(body);
    return buildIndexConstant(builder, loop.location, staticIndex(BigInt(result.exact)));
  }
  if (map.numDims === 1 && map.numSymbols === 0 && result.kind === 'dim') return operands[0]!;
  return buildApply(builder, loop.location, { map, operands });
}
