import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { layoutOf } from '../../tt/layout.ts';
import { laidOutLike } from '../analysis/shard-sizes.ts';
import { type ShardEdge } from '../analysis/shard-solver.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';

/**
 * Brings an operand to the memory space, tensor memory layout and grid of the result that is made of it. A `ttir.to_layout` for
 * this operand only is changed in place, else one is inserted. Source: ttmlir-facts, section 2.2.10. Differs: a
 * `ttir.to_layout` with other uses stays as they need it.
 */
export function reshard({ consumer, operandIndex }: ShardEdge): void {
  const operand = consumer.opOperands[operandIndex];
  const target = layoutOf(consumer.result().type);
  const type = operand?.value.type;
  const own = type && layoutOf(type);
  if (!(type instanceof RankedTensorType) || !own || !target || dpsInits(consumer)?.includes(operand!)) return;
  const layout = laidOutLike(own, type.shape, target);
  if (!layout || layout === own) return;

  const { value } = operand!;
  const resultType = type.withEncoding(layout);
  const producer = value.definingOp;
  const init = producer instanceof ToLayoutOp ? producer.output : undefined;
  if (init?.definingOp instanceof EmptyOp && init.hasOneUse && value.hasOneUse) {
    init.type = resultType;
    value.type = resultType;
    return;
  }
  const builder = OpBuilder.before(consumer);
  const { location } = consumer;
  const output = EmptyOp.build(builder, location, { dynamicSizes: [], resultType }).result();
  operand!.set(ToLayoutOp.build(builder, location, { input: value, output }).result());
}
