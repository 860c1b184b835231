import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { AllGatherOp, type ReduceScatterOp } from './generated/stablehlo-ops.gen.ts';
import { ranked } from './verify-problem.ts';

/**
 * Returns the shapes of what the processes of a group have together, or each has a part of; undefined where it is not known how many a group has. Source: the StableHLO specification 1.5, `all_gather`
 * and `reduce_scatter`.
 */
export function groupedShapes(op: AllGatherOp | ReduceScatterOp): readonly (readonly number[])[] | undefined {
  const size = groupSize(op);
  if (size === undefined) return undefined;
  const isGathered = op instanceof AllGatherOp;
  const dim = isGathered ? op.allGatherDim : op.scatterDimension;
  const shapes = op.operands.map((operand) => {
    const { shape } = ranked(operand);
    const part = shape[dim]!;
    return shape.with(dim, isGathered ? part * size : part / size);
  });
  return shapes.every((shape) => Number.isInteger(shape[dim])) ? shapes : undefined;
}

/**
 * Returns how many processes a group has. Groups are of devices where `use_global_device_ids` says so; else they are of replicas, and those with a channel are of all partitions of these. What the module does
 * not say is not known.
 */
function groupSize(op: AllGatherOp | ReduceScatterOp): number | undefined {
  const { shape, numElements } = (op.replicaGroups as DenseElementsAttr).type;
  // As the constraint demands, of rank 2; without groups, all replicas are one.
  const listed = numElements > 0 ? shape![1] : moduleCount(op, 'mhlo.num_replicas');
  const isOfPartitions = (op.channelHandle?.handle ?? 0) > 0 && !op.useGlobalDeviceIds;
  const partitions = isOfPartitions ? moduleCount(op, 'mhlo.num_partitions') : 1;
  return listed === undefined || partitions === undefined ? undefined : listed * partitions;
}

function moduleCount(op: Operation, name: string): number | undefined {
  let module = op;
  while (module.parentOp) module = module.parentOp;
  const count = module.attributes.get(name);
  return count instanceof IntegerAttr ? Number(count.value) : undefined;
}
