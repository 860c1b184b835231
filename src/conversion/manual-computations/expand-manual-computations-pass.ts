import { ManualComputationOp } from '../../dialects/sdy/generated/sdy-ops.gen.ts';
import { meshOf } from '../../dialects/sdy/verify-sharding.ts';
import { PartitionIdOp, ReplicaIdOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { cloneOperation, IRMapping } from '../../ir/clone.ts';
import { isMemoryEffectFree } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { ExpandManualComputationsPassBase } from '../generated/conversion-passes.gen.ts';
import { collectiveProblem, expandCollective, isCollective } from './collectives.ts';
import { countDevices, Devices, type Place } from './devices.ts';
import { cutPart, cutsOf, joinParts, partType, type Cuts } from './shards.ts';

/** `sdy-expand-manual-computations`. */
export class ExpandManualComputationsPass extends ExpandManualComputationsPassBase {
  override runOnOperation(module: Operation): void {
    const found: ManualComputationOp[] = [];
    walk(module, {
      before: (op) => {
        if (!(op instanceof ManualComputationOp)) return 'advance';
        found.push(op);
        return 'skip';
      },
    });
    if (found.length === 0) this.markAllAnalysesPreserved();
    for (const op of found) {
      const plan = planOf(op, undefined, this.options.maxOperations);
      if ('problem' in plan) {
        plan.op.emitWarning(`not written out for one device: ${plan.problem}`);
      } else {
        const [results] = expand(OpBuilder.before(op), op, plan, [op.operands]);
        op.replaceAllUsesWith(results!);
        op.erase();
      }
    }
  }
}

/** How a manual computation is written out. */
interface Plan {
  readonly devices: Devices;
  readonly inputs: readonly Cuts[];
  readonly outputs: readonly Cuts[];
  /** The plans for manual computations in the body. */
  readonly inner: ReadonlyMap<Operation, Plan>;
  /** How many operations of the body are made at most. */
  readonly copies: number;
}

/** Why a manual computation cannot be written out, and the operation in it that prevents it. */
interface Problem {
  readonly op: Operation;
  readonly problem: string;
}

/** Returns how a manual computation is written out by at most `limit` operations, which each of the `outer` devices does where it is in another one; or why it cannot be. */
function planOf(op: ManualComputationOp, outer: Devices | undefined, limit: number): Plan | Problem {
  const body = op.body.firstBlock!;
  const [input, output] = [op.inShardings.shardings, op.outShardings.shardings];
  const [mesh, ...others] = new Set([...input, ...output].map((sharding) => meshOf(op, sharding)));
  if (others.length > 0) return { op, problem: 'its tensors are on several meshes' };
  const axes = op.manualAxes.axes;
  if (!mesh && axes.length > 0) return { op, problem: 'nothing says which mesh it is on' };
  const grid = mesh ?? { axes: [], deviceIds: [] };
  if (countDevices(grid, axes) * (outer?.places.length ?? 1) > limit) return { op, problem: tooMuch };
  const devices = new Devices(grid, axes, outer);
  const inputs: Cuts[] = [];
  const outputs: Cuts[] = [];
  for (const [shardings, wholes, parts, list] of [
    [input, op.operands, body.arguments, inputs],
    [output, op.results, body.lastOp!.operands, outputs],
  ] as const) {
    for (const [i, sharding] of shardings.entries()) {
      const cuts = cutsOf(sharding, devices);
      if (typeof cuts === 'string') return { op, problem: cuts };
      if (partType(wholes[i]!.type, cuts, devices) !== parts[i]!.type) {
        return { op, problem: 'it has a tensor whose parts are not of one size each' };
      }
      list.push(cuts);
    }
  }
  return planBody(op, { devices, inputs, outputs }, limit);
}

const tooMuch = 'it takes more operations than max-operations allows';

function planBody(
  op: ManualComputationOp,
  plan: Pick<Plan, 'devices' | 'inputs' | 'outputs'>,
  limit: number,
): Plan | Problem {
  const { devices } = plan;
  const inner = new Map<Operation, Plan>();
  let copies = devices.places.length * op.numOperands;
  for (const each of op.body.firstBlock!.operations()) {
    if (each instanceof ManualComputationOp) {
      const plan = planOf(each, devices, limit - copies);
      if ('problem' in plan) return plan;
      copies += plan.copies;
      inner.set(each, plan);
    } else if (isCollective(each)) {
      const problem = collectiveProblem(each, devices);
      if (problem !== undefined) return { op: each, problem };
      copies += devices.places.length;
    } else {
      const problem = nestedProblem(each);
      if (problem) return problem;
      walk(each, { before: () => void (copies += devices.places.length) });
    }
    if (copies > limit) return { op, problem: tooMuch };
  }
  return { ...plan, inner, copies };
}

/** Returns what prevents that each device does by itself what is in an operation. */
function nestedProblem(op: Operation): Problem | undefined {
  let found: Problem | undefined;
  walk(op, {
    before: (each) => {
      if (!isCollective(each) && !(each instanceof ManualComputationOp)) return 'advance';
      found = { op: each, problem: 'it is in a loop or a branch, in which not all devices may be at once' };
      return 'interrupt';
    },
  });
  return found;
}

/**
 * Makes what all devices do, and returns what the whole computes of the operands: of those that each of the devices has which do the computation around it, of one
 * list where there is none.
 */
function expand(
  builder: OpBuilder,
  op: ManualComputationOp,
  plan: Plan,
  operands: readonly (readonly Value[])[],
): Value[][] {
  const { devices, inputs, outputs } = plan;
  const { outer } = devices;
  const body = op.body.firstBlock!;
  const mappings = devices.places.map((place) => {
    const mapping = new IRMapping();
    const given = operands[outer?.indexOf(place) ?? 0]!;
    body.arguments.forEach((argument, i) => {
      mapping.map(argument, cutPart(builder, op.location, given[i]!, inputs[i]!, devices, place));
    });
    return mapping;
  });
  const operandsOf = (each: Operation): Value[][] =>
    mappings.map((mapping) => each.operands.map((operand) => mapping.lookup(operand)));
  for (const each of body.operations()) {
    if (each === body.lastOp) break;
    const results = resultsOf(builder, each, operandsOf(each), mappings, plan);
    results.forEach((values, device) => each.results.forEach((result, i) => mappings[device]!.map(result, values[i]!)));
  }
  const returned = operandsOf(body.lastOp!);
  const join = (place: Place): Value[] =>
    outputs.map((cuts, i) =>
      joinParts(
        builder,
        op.location,
        returned.map((values) => values[i]!),
        cuts,
        devices,
        place,
      ),
    );
  return (outer?.places ?? [new Map<string, number>()]).map(join);
}

/** Makes an operation of the body for each device, and returns the results of each. */
function resultsOf(
  builder: OpBuilder,
  op: Operation,
  operands: readonly (readonly Value[])[],
  mappings: readonly IRMapping[],
  { devices, inner }: Plan,
): readonly (readonly Value[])[] {
  if (isCollective(op)) return expandCollective(builder, op, operands, devices);
  const plan = inner.get(op);
  if (plan) return expand(builder, op as ManualComputationOp, plan, operands);
  if (isSameForAll(op, operands)) {
    const { results } = builder.clone(op, mappings[0]);
    return mappings.map(() => results);
  }
  return mappings.map((mapping, device) => {
    const clone = cloneOperation(op, mapping);
    builder.insert(clone);
    return numberDevice(clone, devices.numberOf(device)) ?? clone.results;
  });
}

/** Tells whether an operation computes the same for all devices. */
function isSameForAll(op: Operation, [first, ...others]: readonly (readonly Value[])[]): boolean {
  return (
    op.regions.length === 0 &&
    isMemoryEffectFree(op) &&
    !isNumber(op) &&
    others.every((operands) => operands.every((operand, i) => operand === first![i]))
  );
}

const isNumber = (op: Operation): op is PartitionIdOp | ReplicaIdOp =>
  op instanceof PartitionIdOp || op instanceof ReplicaIdOp;

/** Puts the number of the device in the place of what asks for it, and returns the value if `root` itself does. */
function numberDevice(root: Operation, number: number): readonly Value[] | undefined {
  const asking: (PartitionIdOp | ReplicaIdOp)[] = [];
  walk(root, { before: (op) => void (isNumber(op) && asking.push(op)) });
  let values: readonly Value[] | undefined;
  for (const op of asking) {
    const numbers = new NumberBuilder(OpBuilder.before(op), op.location, op.result(0).type as RankedTensorType);
    // All devices are partitions of one replica.
    const value = numbers.value(op instanceof PartitionIdOp ? number : 0);
    op.replaceAllUsesWith([value]);
    op.erase();
    if (op === root) values = [value];
  }
  return values;
}
