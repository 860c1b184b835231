import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildConcatenation, buildSliceAlong, shapeOf } from '../../dialects/stablehlo/shape-builders.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type Devices } from './devices.ts';

/** Operations by which devices exchange tensors. */
const collectiveOps = [
  hlo.AllGatherOp,
  hlo.AllReduceOp,
  hlo.AllToAllOp,
  hlo.CollectiveBroadcastOp,
  hlo.CollectivePermuteOp,
  hlo.ReduceScatterOp,
] as const;

/** An operation by which devices exchange tensors. */
export type CollectiveOp = InstanceType<(typeof collectiveOps)[number]>;

/** Tells whether devices exchange tensors by the operation. */
export function isCollective(op: Operation): op is CollectiveOp {
  return collectiveOps.some((each) => op instanceof each);
}

/** Returns why it cannot be said what the devices have after a collective, undefined if it can. */
export function collectiveProblem(op: CollectiveOp, devices: Devices): string | undefined {
  if (!namesDevices(op)) return 'its groups are of replicas, not of devices';
  if (!op.operands.every(({ type }) => type instanceof RankedTensorType && type.hasStaticShape)) {
    return 'it exchanges tensors of unknown sizes';
  }
  if (op instanceof hlo.CollectivePermuteOp) {
    const { known } = sourcesByTarget(op, devices);
    return known ? undefined : 'it is between devices of which one takes no part';
  }
  if (!groupsOf(op.replicaGroups as DenseElementsAttr, devices)) {
    return 'its groups are not made up of the devices that take part, each in one';
  }
  if (!(op instanceof hlo.AllReduceOp || op instanceof hlo.ReduceScatterOp)) return undefined;
  return isElementwise(op.computation) ? undefined : 'it combines tensors by operations that are not elementwise';
}

/** Tells whether the numbers of an operation are of devices. Source: the specification of StableHLO, processes. */
function namesDevices(op: CollectiveOp): boolean {
  if ((op.channelHandle?.handle ?? 0) <= 0) return false;
  const saysSo = op instanceof hlo.AllGatherOp || op instanceof hlo.AllReduceOp || op instanceof hlo.ReduceScatterOp;
  return !saysSo || op.useGlobalDeviceIds;
}

/** Makes what the devices have after a collective that has no problem: the results of each, of what each has as operands. */
export function expandCollective(
  builder: OpBuilder,
  op: CollectiveOp,
  operands: readonly (readonly Value[])[],
  devices: Devices,
): Value[][] {
  const { location } = op;
  if (op instanceof hlo.CollectivePermuteOp) {
    const { sources } = sourcesByTarget(op, devices);
    let zeros: Value | undefined;
    return operands.map((_, target) => {
      const source = sources.get(target);
      if (source !== undefined) return [...operands[source]!];
      return [(zeros ??= new NumberBuilder(builder, location, op.result(0).type as RankedTensorType).value(0))];
    });
  }
  const results: Value[][] = operands.map(() => []);
  for (const group of groupsOf(op.replicaGroups as DenseElementsAttr, devices)!) {
    for (let i = 0; i < op.numOperands; i++) {
      const [first, ...others] = group.map((device) => operands[device]![i]!);
      exchange(builder, op, [first!, ...others]).forEach((result, member) => results[group[member]!]!.push(result));
    }
  }
  return results;
}

/** Makes what the members of a group have after a collective, of what each has before it. */
function exchange(builder: OpBuilder, op: CollectiveOp, given: readonly [Value, ...Value[]]): Value[] {
  const { location } = op;
  const toAll = (value: Value): Value[] => given.map(() => value);
  if (op instanceof hlo.AllGatherOp) return toAll(buildConcatenation(builder, location, given, op.allGatherDim));
  if (op instanceof hlo.AllReduceOp) return toAll(combineAll(builder, op.computation, given));
  if (op instanceof hlo.CollectiveBroadcastOp) return toAll(given[0]);
  if (op instanceof hlo.ReduceScatterOp) {
    return split(builder, op, combineAll(builder, op.computation, given), op.scatterDimension, given.length);
  }
  const { splitDimension, concatDimension, splitCount } = op as hlo.AllToAllOp;
  const [first, ...others] = given.map((value) => split(builder, op, value, splitDimension, splitCount));
  return first!.map((piece, member) => {
    const pieces = others.map((each) => each[member]!);
    return buildConcatenation(builder, location, [piece, ...pieces], concatDimension);
  });
}

/** Cuts a tensor into pieces of equal size along a dimension. */
function split(builder: OpBuilder, { location }: Operation, value: Value, dimension: number, count: number): Value[] {
  const size = shapeOf(value)[dimension]! / count;
  return Array.from({ length: count }, (_, i) =>
    buildSliceAlong(builder, location, value, dimension, [i * size, (i + 1) * size]),
  );
}

/** Combines tensors one after the other, by what `computation` says of two elements. */
function combineAll(builder: OpBuilder, computation: Region, values: readonly Value[]): Value {
  return values.reduce((combined, value) => combine(builder, computation, combined, value));
}

function combine(builder: OpBuilder, computation: Region, lhs: Value, rhs: Value): Value {
  const block = computation.firstBlock!;
  const shape = shapeOf(lhs);
  const mapping = new IRMapping();
  mapping.map(block.arguments[0]!, lhs);
  mapping.map(block.arguments[1]!, rhs);
  for (const op of block.operations()) {
    if (op === block.lastOp) break;
    const { elementType } = op.result(0).type as RankedTensorType;
    const made = builder.create({
      name: op.name,
      location: op.location,
      operands: op.operands.map((operand) => mapping.lookup(operand)),
      resultTypes: [RankedTensorType.get(shape, elementType)],
      properties: op.properties,
      attributes: op.attributes,
    });
    mapping.map(op.result(0), made.result(0));
  }
  return mapping.lookup(block.lastOp!.operand(0));
}

/** Tells whether the operations on two elements can be done on whole tensors. */
function isElementwise(computation: Region): boolean {
  const block = computation.firstBlock;
  if (block?.arguments.length !== 2 || block.lastOp?.numOperands !== 1) return false;
  const inner = [...block.operations()];
  return inner.every(
    (op) =>
      op.operands.every((operand) => operand.parentBlock === block) &&
      (op === block.lastOp || (op.hasTrait('Elementwise') && op.numResults === 1 && op.regions.length === 0)),
  );
}

/** Returns the indices of the devices of each group, in order; undefined if not each that takes part is in one, or others are. Without groups all are one. */
function groupsOf(groups: DenseElementsAttr, devices: Devices): number[][] | undefined {
  const { numElements, shape } = groups.type;
  const all = devices.places.map((_, index) => index);
  if (numElements === 0) return [all.sort((a, b) => devices.numberOf(a) - devices.numberOf(b))];
  const size = shape!.at(-1)!;
  const found: number[][] = [];
  for (let start = 0; start < numElements; start += size) {
    // Groups that are shorter than others end with -1.
    const numbers = Array.from({ length: size }, (_, i) => groups.numberAt(start + i)).filter((number) => number >= 0);
    const members = numbers.map((number) => devices.withNumber(number));
    // Others do the same along other axes.
    if (members.every((member) => member === undefined)) continue;
    if (members.some((member) => member === undefined)) return undefined;
    found.push(members as number[]);
  }
  return withoutRepetition(found, devices);
}

/** Returns each group once: devices that do the same along other axes form groups of their own. */
function withoutRepetition(groups: readonly number[][], { places }: Devices): number[][] | undefined {
  const groupOf = new Map<number, string>();
  const kept: number[][] = [];
  for (const group of groups) {
    const text = group.join();
    const known = group.map((device) => groupOf.get(device));
    if (known.every((each) => each === text)) continue;
    if (known.some((each) => each !== undefined) || new Set(group).size !== group.length) return undefined;
    for (const device of group) groupOf.set(device, text);
    kept.push(group);
  }
  return groupOf.size === places.length ? kept : undefined;
}

/** Returns from which device each gets its tensor, and whether all that are named take part. */
function sourcesByTarget(
  op: hlo.CollectivePermuteOp,
  devices: Devices,
): { readonly sources: ReadonlyMap<number, number>; readonly known: boolean } {
  const pairs = op.sourceTargetPairs as DenseElementsAttr;
  const sources = new Map<number, number>();
  let known = true;
  for (let i = 0; i < pairs.type.numElements; i += 2) {
    const [source, target] = [devices.withNumber(pairs.numberAt(i)), devices.withNumber(pairs.numberAt(i + 1))];
    if (source === undefined && target === undefined) continue;
    if (source === undefined || target === undefined || (sources.get(target) ?? source) !== source) known = false;
    else sources.set(target, source);
  }
  return { sources, known };
}
