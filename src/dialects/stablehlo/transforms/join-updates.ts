import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { product } from '../../../support/math.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { numberTensorType } from '../evaluation/evaluate-operation.ts';
import { ConcatenateOp, DynamicUpdateSliceOp } from '../generated/stablehlo-ops.gen.ts';
import { shapeOf, typeLike } from '../shape-builders.ts';

/** Updates of neighbouring parts of one tensor, of which each is made of the one before and of nothing else. */
interface Chain {
  readonly ops: readonly DynamicUpdateSliceOp[];
  readonly dim: number;
  /** Whether each part stands behind the one before; else it stands in front of it. */
  readonly ascends: boolean;
}

/**
 * Makes one update of many that write neighbouring parts at known places, as a loop does that collects what each iteration gives: each would copy the whole tensor.
 * Returns the operations that nothing uses any more, the last first. Where the parts are the whole tensor, no update is left.
 */
export function joinUpdates(module: Operation): Operation[] {
  const chains: Chain[] = [];
  walkOps(module, DynamicUpdateSliceOp, (op) => {
    const previous = op.operandValue.definingOp;
    // A chain is found at its first operation.
    if (previous instanceof DynamicUpdateSliceOp && stepBetween(previous, op)) return;
    const chain = chainFrom(op);
    if (chain) chains.push(chain);
  });
  for (const chain of chains) join(chain);
  return chains.flatMap(({ ops }) => ops.toReversed());
}

/** Returns where an update begins, moved into the tensor as StableHLO has it; undefined when that is not known. */
function startOf({ operandValue, update, startIndices }: DynamicUpdateSliceOp): readonly number[] | undefined {
  if (!numberTensorType(operandValue.type) || !numberTensorType(update.type)) return undefined;
  const [shape, part] = [shapeOf(operandValue), shapeOf(update)];
  const starts = startIndices.map((index, dim) => {
    const number = constantNumbers(index)?.[0];
    return number === undefined ? undefined : Math.max(0, Math.min(number, shape[dim]! - part[dim]!));
  });
  return starts.every((start) => start !== undefined) ? starts : undefined;
}

/** Returns along which dimension, and which way, `next` goes on behind `op`, whose result nothing else uses; undefined when it does not. */
function stepBetween(op: DynamicUpdateSliceOp, next: Operation): Pick<Chain, 'dim' | 'ascends'> | undefined {
  const isNext = next instanceof DynamicUpdateSliceOp && next.operandValue === op.result() && next.block === op.block;
  if (!isNext || !op.result().hasOneUse) return undefined;
  const [from, to] = [startOf(op), startOf(next)];
  if (!from || !to) return undefined;
  const [size, nextSize] = [shapeOf(op.update), shapeOf(next.update)];
  const dim = from.findIndex((start, i) => start !== to[i]);
  const isAlong = dim >= 0 && size.every((each, i) => i === dim || (each === nextSize[i] && from[i] === to[i]));
  if (!isAlong) return undefined;
  const ascends = to[dim] === from[dim]! + size[dim]!;
  return ascends || to[dim]! + nextSize[dim]! === from[dim] ? { dim, ascends } : undefined;
}

function chainFrom(first: DynamicUpdateSliceOp): Chain | undefined {
  const ops = [first];
  let way: Pick<Chain, 'dim' | 'ascends'> | undefined;
  for (let op = first; ;) {
    const next = op.result().firstUse?.owner;
    const step = next && stepBetween(op, next);
    if (!step || (way && (step.dim !== way.dim || step.ascends !== way.ascends))) break;
    way = step;
    op = next as DynamicUpdateSliceOp;
    ops.push(op);
  }
  return way && { ops, ...way };
}

/** Puts one update in the place of the last one. */
function join({ ops, dim, ascends }: Chain): void {
  const [first, last] = [ops[0]!, ops.at(-1)!];
  const builder = OpBuilder.before(last);
  const { location } = last;
  const parts = (ascends ? ops : ops.toReversed()).map(({ update }) => update);
  const size = parts.reduce((sum, part) => sum + shapeOf(part)[dim]!, 0);
  const joinedType = typeLike(first.update, shapeOf(first.update).with(dim, size));
  const args = { inputs: parts, dimension: dim, resultType: joinedType };
  const update: Value = ConcatenateOp.build(builder, location, args).result();
  const resultType = last.result().type as RankedTensorType;
  const isWhole = product(joinedType.shape) === product(resultType.shape);
  const operand = first.operandValue;
  const { startIndices } = ascends ? first : last;
  last.replaceAllUsesWith([
    isWhole
      ? update
      : DynamicUpdateSliceOp.build(builder, location, { operand, update, startIndices, resultType }).result(),
  ]);
}
