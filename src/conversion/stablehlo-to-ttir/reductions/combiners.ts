import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import {
  all,
  allBits,
  any,
  anyBits,
  type Combiner,
  greatest,
  least,
  odd,
  oddBits,
  product,
  sum,
} from '../../front-end/reductions/combiners.ts';
import { isPred } from '../elements/pred.ts';

/** Returns the only operation of a computation on two elements, whose result it returns; undefined for another computation. */
export function onlyOperation(body: Region): Operation | undefined {
  const { firstOp, lastOp, arguments: args } = body.firstBlock!;
  return firstOp && firstOp.next === lastOp && args.length === 2 ? combiningOperation(body, 0) : undefined;
}

/**
 * Returns the operation that makes result `i` of a computation on two lists of elements, of the elements at `i`; undefined where it is made of anything else.
 */
function combiningOperation(body: Region, i: number): Operation | undefined {
  const block = body.firstBlock!;
  const count = block.arguments.length / 2;
  const op = block.lastOp?.operands[i]?.definingOp;
  if (op?.block !== block || op.numOperands !== 2 || op.numResults !== 1) return undefined;
  // All of them commute, so that the order of the arguments says nothing.
  const [first, second] = [block.arguments[i], block.arguments[count + i]];
  const [lhs, rhs] = op.operands;
  const takesBoth = (lhs === first && rhs === second) || (lhs === second && rhs === first);
  return takesBoth ? op : undefined;
}

/** Returns how a computation combines two elements of that type; undefined when TTIR has nothing for it. */
export function combinerOf(body: Region, elementType: Type): Combiner | undefined {
  return combinerBy(onlyOperation(body), elementType);
}

/** Returns how a computation on two lists of elements combines those at `i`, whatever it does with the others. */
export function combinerOfResult(body: Region, i: number, elementType: Type): Combiner | undefined {
  return combinerBy(combiningOperation(body, i), elementType);
}

function combinerBy(op: Operation | undefined, elementType: Type): Combiner | undefined {
  if (!op || elementTypeOrSelf(op.result(0).type) !== elementType) return undefined;
  return isPred(elementType) ? predCombiner(op) : numberCombiner(op);
}

function numberCombiner(op: Operation): Combiner | undefined {
  if (op instanceof hlo.AddOp) return sum;
  if (op instanceof hlo.MulOp) return product;
  if (op instanceof hlo.MaxOp) return greatest;
  if (op instanceof hlo.MinOp) return least;
  if (op instanceof hlo.AndOp) return allBits;
  if (op instanceof hlo.OrOp) return anyBits;
  return op instanceof hlo.XorOp ? oddBits : undefined;
}

function predCombiner(op: Operation): Combiner | undefined {
  if (op instanceof hlo.AndOp || op instanceof hlo.MulOp || op instanceof hlo.MinOp) return all;
  if (op instanceof hlo.XorOp) return odd;
  return op instanceof hlo.OrOp || op instanceof hlo.AddOp || op instanceof hlo.MaxOp ? any : undefined;
}
