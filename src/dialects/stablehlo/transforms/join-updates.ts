import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import {
  inPlaceOrder,
  joinedSizes,
  type Update,
  type UpdateChain,
  updateChains,
} from '../../../rewrite/update-chains.ts';
import { product } from '../../../support/math.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { numberTensorType } from '../evaluation/evaluate-operation.ts';
import { ConcatenateOp, DynamicUpdateSliceOp } from '../generated/stablehlo-ops.gen.ts';
import { shapeOf, typeLike } from '../shape-builders.ts';

/**
 * Makes one update of many that write neighbouring parts at known places, as a loop does that collects what each iteration gives: each would copy the whole tensor.
 * Returns the operations that nothing uses any more, the last first. Where the parts are the whole tensor, no update is left.
 */
export function joinUpdates(module: Operation): Operation[] {
  const chains = updateChains(module, updateOf);
  for (const chain of chains) join(chain);
  return chains.flatMap(({ updates }) => updates.map(({ op }) => op).toReversed());
}

/** Returns what an update at a known place does; that is moved into the tensor as StableHLO has it. */
function updateOf(op: Operation): Update<DynamicUpdateSliceOp> | undefined {
  if (!(op instanceof DynamicUpdateSliceOp)) return undefined;
  const { operandValue: whole, update, startIndices } = op;
  if (!numberTensorType(whole.type) || !numberTensorType(update.type)) return undefined;
  const [shape, sizes] = [shapeOf(whole), shapeOf(update)];
  const start = startIndices.map((index, dim) => {
    const number = constantNumbers(index)?.[0];
    return number === undefined ? undefined : Math.max(0, Math.min(number, shape[dim]! - sizes[dim]!));
  });
  return start.every((each) => each !== undefined) ? { op, whole, start, sizes } : undefined;
}

/** Puts one update in the place of the last one. */
function join(chain: UpdateChain<DynamicUpdateSliceOp>): void {
  const [first, last] = [chain.updates[0]!.op, chain.updates.at(-1)!.op];
  const builder = OpBuilder.before(last);
  const { location } = last;
  const inputs = inPlaceOrder(chain).map(({ op }) => op.update);
  const joinedType = typeLike(first.update, joinedSizes(chain));
  const args = { inputs, dimension: chain.dim, resultType: joinedType };
  const update = ConcatenateOp.build(builder, location, args).result();
  const resultType = last.result().type as RankedTensorType;
  const isWhole = product(joinedType.shape) === product(resultType.shape);
  const operand = first.operandValue;
  const { startIndices } = chain.ascends ? first : last;
  last.replaceAllUsesWith([
    isWhole
      ? update
      : DynamicUpdateSliceOp.build(builder, location, { operand, update, startIndices, resultType }).result(),
  ]);
}
