import type { LogicalResult } from '../../support/logical-result.ts';
import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** A loop that carries values from iteration to iteration. */
export interface LoopLikeMethods {
  /** The regions that are repeated; all when absent. */
  readonly loopRegions?: readonly Region[];
  /** The values that the first iteration starts with. */
  readonly inits: readonly Value[];
  /** The arguments of the body that hold the carried values. */
  readonly regionIterArgs: readonly Value[];
  /** What an iteration hands to the next; empty when it does so otherwise. */
  readonly yieldedValues: readonly Value[];
  /** The values after the last iteration; undefined when the results are something else. */
  readonly loopResults?: readonly Value[] | undefined;
  /** Replaces the loop by one that carries more values, which start as `inits`; each iteration hands `yielded` on. Absent where loops of the kind carry none. */
  replaceWithAdditionalYields?(inits: readonly Value[], yielded: readonly Value[]): Operation;
  /** Returns what counts the iterations, when the loop says so. */
  inductions?(): readonly Induction[];
}

/** From where, to where, which is excluded, and by how much a variable counts. */
export interface Induction {
  readonly variable: Value;
  readonly lowerBound: LoopBound;
  readonly upperBound: LoopBound;
  readonly step: LoopBound;
}

/** A number or a value; undefined when it is something else. */
export type LoopBound = number | bigint | Value | undefined;

/** Source: LoopLikeOpInterface of mlir/Interfaces/LoopLikeInterface.td and .cpp, texts verbatim. */
export const LoopLikeOpInterface = new OpInterface<LoopLikeMethods>('LoopLikeOpInterface', {
  verifyRegions: verifyLoop,
});

/** Checks that carried values have one number and one type from init to result. */
function verifyLoop(op: Operation): LogicalResult {
  const methods = LoopLikeOpInterface.of(op);
  if (!methods) return true;
  const { inits, regionIterArgs, yieldedValues, loopResults } = methods;
  const counts = (what: string, a: number, b: number): LogicalResult =>
    a === b || op.emitOpError(`different number of ${what}: ${a} != ${b}`);
  const yielded = yieldedValues.length > 0 ? yieldedValues : undefined;
  const { length } = regionIterArgs;
  return (
    counts('inits and region iter_args', inits.length, length) &&
    (!yielded || counts('region iter_args and yielded values', length, yielded.length)) &&
    (!loopResults || counts('loop results and region iter_args', loopResults.length, length)) &&
    verifyPairs(op, inits, 'init', regionIterArgs, 'region iter_arg') &&
    (!yielded || verifyPairs(op, regionIterArgs, 'region iter_arg', yielded, 'yielded value')) &&
    (!loopResults || verifyPairs(op, regionIterArgs, 'region iter_arg', loopResults, 'loop result'))
  );
}

function verifyPairs(
  op: Operation,
  left: readonly Value[],
  leftName: string,
  right: readonly Value[],
  rightName: string,
): LogicalResult {
  const i = left.findIndex((value, index) => value.type !== right[index]!.type);
  if (i < 0) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `${i}-th ${leftName} and ${i}-th ${rightName} have different type: '${print(left[i]!.type)}' != '${print(right[i]!.type)}'`,
  );
}
