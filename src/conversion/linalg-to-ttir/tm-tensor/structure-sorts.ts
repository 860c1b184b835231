import { getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { type SortOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { buildBlock, buildStructured, compare, identity, indexOf } from './build-structured.ts';

/** Counts for each element those that are to be before it, and puts it there. */
export function buildSort(op: SortOp): readonly Value[] {
  const builder = OpBuilder.before(op);
  const { location, dimension, outputs } = op;
  const places = buildPlaces(op, builder);
  return outputs.map((init) => {
    const { rank } = init.type as RankedTensorType;
    const other = identity(rank).with(dimension, getAffineDimExpr(rank));
    const operands = { inputs: [init, places], maps: [other, other], init };
    return buildStructured(builder, location, operands, 1, (body, [trueValue, place, falseValue]) => {
      const args = { in: place!, outType: IndexType.get(op.context) };
      const number = arith.IndexCastOp.build(body, location, args).result();
      const condition = compare(body, location, 'eq', [number, indexOf(body, location, dimension)]);
      return arith.SelectOp.build(body, location, {
        condition,
        trueValue: trueValue!,
        falseValue: falseValue!,
      }).result();
    });
  });
}

/**
 * Makes the tensor of how many elements are before each: of two, the first comes first where the region says so of them. Of rows: (r, i, k), where the element at k is
 * before that at i.
 */
function buildPlaces(op: SortOp, builder: OpBuilder): Value {
  const { context, location, dimension, outputs } = op;
  const { rank, shape } = outputs[0]!.type as RankedTensorType;
  const source = op.region.firstBlock!;
  const word = IntegerType.get(context, 32);
  const counts = RankedTensorType.get(shape, word);
  const value = splatElements(counts, IntegerAttr.get(word, 0n));
  const init = arith.ConstantOp.build(builder, location, { value, resultType: counts }).result();
  const [own, other] = [identity(rank), identity(rank).with(dimension, getAffineDimExpr(rank))];
  const inputs = outputs.flatMap((output) => [output, output]);
  const maps = outputs.flatMap(() => [own, other]);
  return buildStructured(builder, location, { inputs, maps, init }, 1, (body, elements) => {
    const and = (lhs: Value, rhs: Value): Value => arith.AndIOp.build(body, location, { lhs, rhs }).result();
    const [i, k] = [indexOf(body, location, dimension), indexOf(body, location, rank)];
    const isEarlier = compare(body, location, 'slt', [k, i]);
    const isLater = compare(body, location, 'slt', [i, k]);
    const inOrder = elements.slice(0, -1);
    // Of each tensor the element at i, and that at k: exchanged, that at k is the first.
    const stays = buildBlock(body, source, inOrder.map((_, place) => elements[place ^ 1]!)); // prettier-ignore
    const wouldStay = buildBlock(body, source, inOrder);
    const resultType = isLater.type as IntegerType;
    const no = arith.ConstantOp.build(body, location, { value: IntegerAttr.get(resultType, 0n), resultType }).result();
    const moves = compare(body, location, 'eq', [wouldStay, no]);
    const lhs = and(isEarlier, stays);
    const isBefore = arith.OrIOp.build(body, location, { lhs, rhs: and(isLater, moves) }).result();
    const one = arith.ExtUIOp.build(body, location, { in: isBefore, outType: word }).result();
    return arith.AddIOp.build(body, location, { lhs: elements.at(-1)!, rhs: one }).result();
  });
}
