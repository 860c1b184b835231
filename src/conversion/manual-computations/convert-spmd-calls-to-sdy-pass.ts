import {
  AxisRefAttr,
  DimensionShardingAttr,
  ManualAxesAttr,
  MeshAttr,
  MeshAxisAttr,
  TensorShardingAttr,
  TensorShardingPerValueAttr,
} from '../../dialects/sdy/generated/sdy-attributes.gen.ts';
import { ManualComputationOp, ReturnOp } from '../../dialects/sdy/generated/sdy-ops.gen.ts';
import { CustomCallOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { IntegerAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { ancestorInBlock } from '../../ir/ancestors.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ConvertSpmdCallsToSdyPassBase } from '../generated/conversion-passes.gen.ts';
import { isEntry, isExit, type SpmdRegion, spmdRegionsOf } from './spmd-regions.ts';
import { mostDevices, readSharding, type TileAssignment } from './tile-assignments.ts';
import { meshOfAssignments, type TiledMesh } from './tiled-mesh.ts';

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

interface Plan {
  readonly mesh: MeshAttr;
  readonly manualAxes: readonly string[];
  /** The names of the axes that each dimension of a tensor is cut along. */
  readonly inputs: readonly (readonly (readonly string[])[])[];
  readonly outputs: readonly (readonly (readonly string[])[])[];
}

const nameOf = (axis: number): string => `axis_${axis}`;

/** Returns how a region becomes a manual computation, why it does not, or undefined where nothing says that there are several devices. */
function planOf(
  region: SpmdRegion,
  partitions: number | undefined,
): Plan | { op: Operation; problem: string } | undefined {
  const { entries, exits } = region;
  // What calls of @Sharding say of whole tensors, and of what is left of them for the other axes.
  const wholes = [
    ...entries.map((op) => ({ op, text: textOf(op.operand(0).definingOp), type: op.operand(0).type })),
    ...exits.map((op) => ({ op, text: textOf(op), type: op.result(0).type })),
  ];
  const parts = [
    ...entries.map((op) => ({ op, text: textOf(op) })),
    ...exits.map((op) => ({ op, text: textOf(op.operand(0).definingOp) })),
  ];
  const read = (text: string | undefined) => (text === undefined ? 'replicated' : readSharding(text));
  const shardings = wholes.map(({ text }) => read(text));
  const around = parts.map(({ op, text }) => (text === undefined && isExit(op) ? 'manual' : read(text)));
  for (const [i, sharding] of [...shardings, ...around].entries()) {
    const { op, text } = [...wholes, ...parts][i]!;
    if (sharding === undefined) return { op, problem: `'${text}' says of no devices what each has` };
  }
  for (const [i, sharding] of shardings.entries()) {
    const { op, type } = wholes[i]!;
    const rank = typeof sharding === 'object' ? sharding.tiles.length : 0;
    const isManual = sharding === 'manual' || (typeof sharding === 'object' && sharding.tail.some((each) => each.isManual)); // prettier-ignore
    const isLost = wholes[i]!.text === undefined && op.operand(0).type !== op.result(0).type;
    if (isManual || isLost) return { op, problem: 'nothing says how its tensor is spread' };
    if (typeof sharding === 'object' && type instanceof RankedTensorType && rank !== type.rank) {
      return { op, problem: `its sharding is of ${rank} dimensions, not of ${type.rank}` };
    }
  }
  const assignments = [...shardings, ...around].filter((each): each is TileAssignment => typeof each === 'object');
  const count = assignments[0]?.devices.length ?? partitions;
  const op = exits[0]!;
  if (count === undefined) return undefined;
  if (count < 1 || count > mostDevices) return { op, problem: `there cannot be ${count} devices` };
  const mesh = meshOfAssignments(assignments, count);
  if (!mesh) return { op, problem: 'its tensors are not spread along the axes of one mesh' };
  const axesOf = (sharding: (typeof shardings)[number]): readonly (readonly number[])[] =>
    mesh.axes[assignments.indexOf(sharding as TileAssignment)] ?? [];
  const manual = new Set(around.map((sharding) => manualAxesOf(sharding as Exclude<typeof sharding, undefined>, mesh, axesOf(sharding)).join())); // prettier-ignore
  if (manual.size !== 1) return { op, problem: 'each device does by itself what is along different axes' };
  const manualAxes = [...manual][0]!.split(',').filter((axis) => axis !== '').map(Number); // prettier-ignore
  const cuts = shardings.map((sharding, i) => {
    const axes = axesOf(sharding);
    return (wholes[i]!.type as RankedTensorType).shape.map((_, dim) => (axes[dim] ?? []).map(nameOf));
  });
  const { context } = op;
  const axes = mesh.sizes.map((size, i) => MeshAxisAttr.get(context, nameOf(i), size));
  return {
    mesh: MeshAttr.get(context, axes, mesh.deviceIds ?? []),
    manualAxes: manualAxes.map(nameOf),
    inputs: cuts.slice(0, entries.length),
    outputs: cuts.slice(entries.length),
  };
}

/** Returns the axes along which each device does by itself what is said of its part. */
function manualAxesOf(
  sharding: TileAssignment | 'replicated' | 'manual',
  { sizes }: TiledMesh,
  axes: readonly (readonly number[])[],
): number[] {
  if (sharding === 'manual') return [...sizes.keys()];
  if (sharding === 'replicated') return [];
  const { tiles, tail } = sharding;
  return tail.flatMap(({ isManual }, i) => (isManual ? axes[tiles.length + i]! : [])).sort((a, b) => a - b);
}

function textOf(op: Operation | undefined): string | undefined {
  const isCall = op instanceof CustomCallOp && (op.callTargetName === 'Sharding' || isEntry(op) || isExit(op));
  const sharding = isCall ? op.getAttr('mhlo.sharding') : undefined;
  return sharding instanceof StringAttr ? sharding.value : undefined;
}

/** Gives the operations of a region to a manual computation that stands where the region ends. */
function convert({ entries, exits, body, shared }: SpmdRegion, { mesh, manualAxes, inputs, outputs }: Plan): void {
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
