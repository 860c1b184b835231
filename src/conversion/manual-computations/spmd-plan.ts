import { CustomCallOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { MeshAttr, MeshAxisAttr } from '../../dialects/sdy/generated/sdy-attributes.gen.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { isEntry, isExit, type RegionProblem, type SpmdRegion } from './spmd-regions.ts';
import { mostDevices, readSharding, type TileAssignment } from './tile-assignments.ts';
import { meshOfAssignments, type TiledMesh } from './tiled-mesh.ts';

/** How a region becomes a manual computation. */
export interface SpmdPlan {
  readonly mesh: MeshAttr;
  readonly manualAxes: readonly string[];
  /** The names of the axes that each dimension of a tensor is cut along. */
  readonly inputs: readonly (readonly (readonly string[])[])[];
  readonly outputs: readonly (readonly (readonly string[])[])[];
}

type Sharding = TileAssignment | 'replicated' | 'manual';

/** A tensor that a call cuts or puts together, or the part that a device has of it, and what is said of either. */
interface Spread {
  readonly call: CustomCallOp;
  readonly text: string | undefined;
  readonly type: Type;
  /** Undefined for what says of no devices what each has. */
  readonly sharding: Sharding | undefined;
}

const nameOf = (axis: number): string => `axis_${axis}`;

/** Returns how a region becomes a manual computation, why it does not, or undefined where nothing says that there are several devices. `partitions` are the devices of the module. */
export function planOf(
  { entries, exits }: SpmdRegion,
  partitions: number | undefined,
): SpmdPlan | RegionProblem | undefined {
  const wholes = [
    ...entries.map((call) => spread(call, textOf(call.operand(0).definingOp), call.operand(0).type)),
    ...exits.map((call) => spread(call, textOf(call), call.result(0).type)),
  ];
  const parts = [
    ...entries.map((call) => spread(call, textOf(call), call.result(0).type)),
    ...exits.map((call) => spread(call, textOf(call.operand(0).definingOp), call.operand(0).type, 'manual')),
  ];
  const unread = [...wholes, ...parts].find(({ sharding }) => sharding === undefined);
  if (unread) return { op: unread.call, problem: `'${unread.text}' says of no devices what each has` };
  for (const whole of wholes) {
    const problem = problemOfWhole(whole);
    if (problem !== undefined) return { op: whole.call, problem };
  }
  const op = exits[0]!;
  const assignments = [...wholes, ...parts].flatMap(({ sharding }) => (typeof sharding === 'object' ? [sharding] : []));
  const count = assignments[0]?.devices.length ?? partitions;
  if (count === undefined) return undefined;
  if (count < 1 || count > mostDevices) return { op, problem: `there cannot be ${count} devices` };
  const mesh = meshOfAssignments(assignments, count);
  if (!mesh) return { op, problem: 'its tensors are not spread along the axes of one mesh' };
  const axesOf = ({ sharding }: Spread): readonly (readonly number[])[] =>
    mesh.axes[assignments.indexOf(sharding as TileAssignment)] ?? [];
  const [manualAxes, ...others] = parts.map((part) => manualAxesOf(part.sharding!, mesh, axesOf(part)));
  if (others.some((axes) => axes.join() !== manualAxes!.join())) {
    return { op, problem: 'each device does by itself what is along different axes' };
  }
  const cuts = wholes.map((whole) => {
    const axes = axesOf(whole);
    return (whole.type as RankedTensorType).shape.map((_, dim) => (axes[dim] ?? []).map(nameOf));
  });
  const { context } = op;
  const axes = mesh.sizes.map((size, i) => MeshAxisAttr.get(context, nameOf(i), size));
  return {
    mesh: MeshAttr.get(context, axes, mesh.deviceIds ?? []),
    manualAxes: manualAxes!.map(nameOf),
    inputs: cuts.slice(0, entries.length),
    outputs: cuts.slice(entries.length),
  };
}

/** `unsaid` is how it is where nothing says so. */
function spread(call: CustomCallOp, text: string | undefined, type: Type, unsaid: Sharding = 'replicated'): Spread {
  return { call, text, type, sharding: text === undefined ? unsaid : readSharding(text) };
}

/** Returns what `@Sharding`, or a call that cuts or puts together, says. */
function textOf(op: Operation | undefined): string | undefined {
  const isCall = op instanceof CustomCallOp && (op.callTargetName === 'Sharding' || isEntry(op) || isExit(op));
  const sharding = isCall ? op.getAttr('mhlo.sharding') : undefined;
  return sharding instanceof StringAttr ? sharding.value : undefined;
}

/** Returns why a whole tensor cannot be cut as is said, undefined if it can. */
function problemOfWhole({ call, text, type, sharding }: Spread): string | undefined {
  const assignment = typeof sharding === 'object' ? sharding : undefined;
  const isManual = sharding === 'manual' || (assignment?.tail.some((each) => each.isManual) ?? false);
  const isUnsaid = text === undefined && call.operand(0).type !== call.result(0).type;
  if (isManual || isUnsaid) return 'nothing says how its tensor is spread';
  const dimensions = assignment?.tiles.length;
  if (dimensions === undefined || !(type instanceof RankedTensorType) || dimensions === type.rank) return undefined;
  return `its sharding is of ${dimensions} dimensions, not of ${type.rank}`;
}

/** Returns the axes along which each device does by itself what is said of its part. */
function manualAxesOf(sharding: Sharding, { sizes }: TiledMesh, axes: readonly (readonly number[])[]): number[] {
  if (sharding === 'manual') return [...sizes.keys()];
  if (sharding === 'replicated') return [];
  const { tiles, tail } = sharding;
  return tail.flatMap(({ isManual }, i) => (isManual ? axes[tiles.length + i]! : [])).sort((a, b) => a - b);
}
