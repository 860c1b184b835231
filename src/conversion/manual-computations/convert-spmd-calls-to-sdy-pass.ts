import {
  AxisRefAttr,
  DimensionShardingAttr,
  ManualAxesAttr,
  TensorShardingAttr,
  TensorShardingPerValueAttr,
} from '../../dialects/sdy/generated/sdy-attributes.gen.ts';
import { ManualComputationOp, ReturnOp } from '../../dialects/sdy/generated/sdy-ops.gen.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { ancestorInBlock } from '../../ir/ancestors.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ConvertSpmdCallsToSdyPassBase } from '../generated/conversion-passes.gen.ts';
import { planOf, type SpmdPlan } from './spmd-plan.ts';
import { isEntry, isExit, type SpmdRegion, spmdRegionsOf } from './spmd-regions.ts';

/** `convert-spmd-calls-to-sdy`. */
export class ConvertSpmdCallsToSdyPass extends ConvertSpmdCallsToSdyPassBase {
  override runOnOperation(module: Operation): void {
    const blocks = new Set<Block>();
    walk(module, { before: (op) => void ((isEntry(op) || isExit(op)) && blocks.add(op.block!)) });
    if (blocks.size === 0) this.markAllAnalysesPreserved();
    const partitions = module.getAttr('mhlo.num_partitions');
    const count = partitions instanceof IntegerAttr ? Number(partitions.value) : undefined;
    for (const region of [...blocks].flatMap(spmdRegionsOf)) {
      if (!('problem' in region) && region.exits.length === 0) {
        for (const op of [...region.body.toReversed(), ...region.entries]) op.erase();
        continue;
      }
      const plan = 'problem' in region ? region : planOf(region, count);
      if (plan === undefined) continue;
      if ('problem' in plan) plan.op.emitWarning(`not taken for a manual computation: ${plan.problem}`);
      else convert(region as SpmdRegion, plan);
    }
  }
}

/** Gives the operations of a region to a manual computation that stands where the region ends. */
function convert({ entries, exits, body, shared }: SpmdRegion, { mesh, manualAxes, inputs, outputs }: SpmdPlan): void {
  const [end] = exits;
  const { context, location } = end!;
  const builder = OpBuilder.before(end!);
  const shardingOf = (cuts: readonly (readonly string[])[]): TensorShardingAttr => {
    const dimensions = cuts.map((axes) => DimensionShardingAttr.get(context, axes.map((name) => AxisRefAttr.get(context, name, 0, 0)), true, -1)); // prettier-ignore
    return TensorShardingAttr.get(context, mesh, dimensions, [], []);
  };
  const whole = ({ type }: Value): TensorShardingAttr => shardingOf((type as RankedTensorType).shape.map(() => []));
  const block = new Block();
  const region = new Region();
  region.append(block);
  const computation = ManualComputationOp.build(builder, location, {
    tensors: [...entries.map((entry) => entry.operand(0)), ...shared],
    inShardings: TensorShardingPerValueAttr.get(context, [...inputs.map(shardingOf), ...shared.map(whole)]),
    outShardings: TensorShardingPerValueAttr.get(context, outputs.map(shardingOf)),
    manualAxes: ManualAxesAttr.get(context, manualAxes),
    regions: [region],
    resultTypes: exits.map((exit) => exit.result(0).type),
  });
  for (const entry of entries)
    entry.result(0).replaceAllUsesWith(block.addArgument(entry.result(0).type, entry.location));
  const inside = new Set<Operation | undefined>([...body, ...exits]);
  for (const value of shared) {
    const argument = block.addArgument(value.type, location);
    value.replaceAllUsesWith(argument, ({ owner }) => !inside.has(ancestorInBlock(owner, end!.block!)));
  }
  const results = exits.map((exit) => exit.operand(0));
  for (const op of body) {
    op.remove();
    block.append(op);
  }
  ReturnOp.build(OpBuilder.atBlockEnd(context, block), location, { results });
  exits.forEach((exit, i) => exit.replaceAllUsesWith([computation.result(i)]));
  for (const op of [...exits, ...entries]) op.erase();
}
