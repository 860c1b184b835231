import { type Attribute } from '../../../ir/attribute.ts';
import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type ChannelHandle } from '../generated/stablehlo-attributes.gen.ts';
import {
  type AllGatherOp,
  type AllReduceOp,
  type AllToAllOp,
  type CollectiveBroadcastOp,
  type CollectivePermuteOp,
  type CrossReplicaSumOp,
  type InfeedOp,
  type RecvOp,
  type ReduceScatterOp,
  type SendOp,
} from '../generated/stablehlo-ops.gen.ts';
import { TokenType } from '../generated/stablehlo-types.gen.ts';
import { infersTypes } from '../infers-types.ts';
import { listText } from '../list-text.ts';
import { reducedTypes, verifyReducer } from '../verify-reducer.ts';
import { infers, ranked, typesProblem, verifies } from '../verify-problem.ts';

/** Communication of processes. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

/** What is asked of groups of processes. */
interface GroupRules {
  /** Whether every process from 0 on is in a group; else groups may be of any processes. */
  readonly all: boolean;
  readonly useGlobalDeviceIds?: boolean;
  readonly size?: number;
  /** Whether groups may be of different sizes, which are filled up with -1. */
  readonly mayDiffer?: boolean;
}

function groupProblem(attribute: Attribute, rules: GroupRules): string | undefined {
  // As the constraint demands.
  const groups = attribute as DenseElementsAttr;
  const { shape, numElements } = groups.type;
  if (shape!.length !== 2) return 'replica groups should be a rank 2 tensor';
  if (rules.useGlobalDeviceIds && numElements === 0) {
    return 'if `use_global_device_ids` is set, the replica groups cannot be empty';
  }
  const seen = new Set<number>();
  for (let i = 0; i < numElements; i++) {
    const id = groups.numberAt(i);
    if (id === -1 && rules.mayDiffer) continue;
    if (id < 0) return `Invalid replica id ${id}`;
    if (seen.has(id)) return `replica id #${id} seen more than once`;
    seen.add(id);
  }
  for (let id = 0; rules.all && id < seen.size; id++) {
    if (!seen.has(id)) return `replica id #${id} not seen in replica groups`;
  }
  const size = shape![1]!;
  if (rules.size === undefined || numElements === 0 || size === rules.size) return undefined;
  return `group size of replica_groups must be ${rules.size}`;
}

interface CollectiveOp extends Operation {
  readonly replicaGroups: Attribute;
  readonly channelHandle: ChannelHandle | undefined;
  readonly useGlobalDeviceIds: boolean;
}

/** Says what is wrong with groups and channel. */
function processProblem(op: CollectiveOp, mayDiffer = false): string | undefined {
  const { useGlobalDeviceIds, channelHandle } = op;
  const handle = channelHandle?.handle ?? 0;
  const problem = groupProblem(op.replicaGroups, { all: true, useGlobalDeviceIds, mayDiffer });
  if (problem !== undefined || !useGlobalDeviceIds || handle > 0) return problem;
  return `channel_id must be positive when useGlobalDeviceIds is set but got: ${handle}`;
}

function operandCountProblem(op: Operation): string | undefined {
  return op.numOperands === 0 ? 'expects at least 1 operand but got 0' : undefined;
}

/** Says that there are not as many results as operands. */
function countProblem(op: Operation): string | undefined {
  const problem = operandCountProblem(op);
  if (problem !== undefined) return problem;
  return op.numResults === op.numOperands ? undefined : `expects ${op.numOperands} results, but got ${op.numResults}`;
}

export const allGatherOp = {
  verify: verifies<AllGatherOp>(countProblem, processProblem, (op) => {
    const { allGatherDim: dim } = op;
    for (const [i, operand] of op.operands.entries()) {
      const { shape, rank } = ranked(operand);
      const { shape: result } = ranked(op.result(i));
      if (dim >= rank) return `all_gather_dim must be a valid index of operand`;
      if (shape[dim] === 0) return "dimension size of operand at 'all_gather_dim' cannot be zero";
      if (result.length !== rank) return 'operand and return must have the same rank';
      if (!dimsAgree(shape.toSpliced(dim, 1), result.toSpliced(dim, 1))) {
        return "operand and result should have the same shape except for the dimension size at 'all_gather_dim'";
      }
      const [part, whole] = [shape[dim]!, result[dim]!];
      if (isDynamic(part) || isDynamic(whole) || whole % part === 0) continue;
      return `result gather dimension has size ${whole}, expected to be a multiple of operand gather dimension size ${part}`;
    }
    return undefined;
  }),
};

export const allReduceOp = {
  verify: verifies<AllReduceOp>(operandCountProblem, (op) => processProblem(op, true)),
  verifyRegions(op: AllReduceOp): boolean {
    const { computation, operands } = op;
    // Each tensor is reduced by itself.
    return verifyReducer(op, computation, operands.slice(0, 1)) && verifyReducedTypes(op);
  },
};

const verifyReducedTypes = infers((op: AllReduceOp) => {
  const elementType = reducedTypes(op.computation, []).map((type) => (type as RankedTensorType).elementType)[0]!;
  return typesProblem(op, op.operands.map((operand) => RankedTensorType.get(ranked(operand).shape, elementType))); // prettier-ignore
});

export const reduceScatterOp = {
  verify: verifies<ReduceScatterOp>(processProblem, (op) => {
    const { scatterDimension: dim } = op;
    const { shape, rank } = ranked(op.operandValue);
    const { shape: result } = ranked(op.result());
    if (result.length !== rank) return 'operand and result should have same rank';
    if (dim >= rank) return 'scatter dim should be less than operand/result rank';
    const [whole, part] = [shape[dim]!, result[dim]!];
    if (whole === 0) return 'operand scatter dimension cannot be zero';
    if (part === 0) return 'result scatter dimension cannot be zero';
    if (!isDynamic(whole) && !isDynamic(part) && whole % part !== 0) {
      return `operand scatter dimension has size ${whole}, expected to be a multiple of result scatter dimension size ${part}`;
    }
    const other = shape.findIndex((size, i) => i !== dim && !dimsAgree([size], [result[i]!]));
    if (other < 0) return undefined;
    return `non scatter dimensions should be same for operand (${shape[other]!}) and result (${result[other]!})`;
  }),
  verifyRegions: (op: ReduceScatterOp): boolean =>
    verifyReducer(op, op.computation, [op.operandValue]) && verifyScatteredType(op),
};

const verifyScatteredType = verifies((op: ReduceScatterOp) => {
  const [{ elementType }] = reducedTypes(op.computation, []) as [RankedTensorType];
  const { elementType: actual } = ranked(op.result());
  if (actual === elementType) return undefined;
  const [expectedText, actualText] = [elementType, actual].map(op.context.printType);
  return `result element-type is expected to be '${expectedText!}', but got '${actualText!}'`;
});

export const allToAllOp = {
  verify: infers(operandCountProblem),
  interfaces: infersTypes((op: AllToAllOp) => {
    const { splitDimension, concatDimension, splitCount } = op;
    const problem = groupProblem(op.replicaGroups, { all: true, size: splitCount });
    if (problem !== undefined) return problem;
    const types: RankedTensorType[] = [];
    for (const operand of op.operands) {
      const { shape, rank, elementType } = ranked(operand);
      if (splitDimension >= rank)
        return `AllToAll split_dimension ${splitDimension} is out-of-bounds for input rank ${rank}`;
      if (concatDimension >= rank)
        return `AllToAll concat_dimension ${concatDimension} is out-of-bounds for input rank ${rank}`;
      const whole = shape[splitDimension]!;
      if (!isDynamic(whole) && whole % splitCount !== 0) {
        return `split dimension has size ${whole}, expected to be a multiple of split_count ${splitCount}`;
      }
      const result = [...shape];
      if (!isDynamic(whole)) result[splitDimension] = whole / splitCount;
      if (!isDynamic(result[concatDimension]!)) result[concatDimension]! *= splitCount;
      types.push(RankedTensorType.get(result, elementType));
    }
    return types;
  }),
};

export const collectiveBroadcastOp = {
  verify: verifies((op: CollectiveBroadcastOp) => groupProblem(op.replicaGroups, { all: false })),
};

export const crossReplicaSumOp = {
  verify: verifies((op: CrossReplicaSumOp) => groupProblem(op.replicaGroups, { all: true, mayDiffer: true })),
};

export const collectivePermuteOp = {
  verify: verifies((op: CollectivePermuteOp) => {
    const pairs = op.sourceTargetPairs as DenseElementsAttr;
    const shape = pairs.type.shape!;
    if (shape.length !== 2) return `expect source_target_pairs attribute to be of rank 2, but got rank ${shape.length}`;
    if (shape[1] !== 2) return `expect source_target_pairs attribute of shape (N, 2), but got (${listText(shape)})`;
    const seen = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < 2 * shape[0]!; i++) {
      const id = pairs.numberAt(i);
      if (id < 0) return 'replica ids in source_target_pairs must be >= 0.';
      if (seen[i % 2]!.has(id))
        return i % 2 === 0 ? 'duplicate sources not allowed.' : 'duplicate targets not allowed.';
      seen[i % 2]!.add(id);
    }
    return undefined;
  }),
};

/** Says that results are not values with a token behind them. */
function tokenProblem({ results, context }: Operation): string | undefined {
  const last = results.at(-1);
  if (!last) return `result is expected to be at least of size 1, but got ${results.length}`;
  if (!(last.type instanceof TokenType)) {
    return `last element of result types is expected to be of token type, but got '${context.printType(last.type)}'`;
  }
  const other = results.slice(0, -1).find(({ type }) => type instanceof TokenType);
  if (!other) return undefined;
  return `everything but the last element of result types is expected to be of tensor type, but got '${context.printType(other.type)}'`;
}

export const infeedOp = {
  verify: verifies(tokenProblem, ({ layout, numResults }: InfeedOp) => {
    if (!layout) return undefined;
    if (layout.length !== numResults - 1) {
      return `layout-attribute size must be ${numResults - 1} (which is the number of op-results - 1 (for token result)), but got ${layout.length}`;
    }
    for (const dims of layout) {
      if (!(dims instanceof ArrayAttr))
        return 'layout-attribute expected to have elements of type array, but got something else';
      if (!dims.value.every((dim) => dim instanceof IntegerAttr)) {
        return "layout-attribute's leaf elements are expected to be of type integer, but got something else";
      }
    }
    return undefined;
  }),
};

/** Numbers of the kinds of channels in a `channel_handle`. */
const channelTypes = { DEVICE_TO_DEVICE: 1, DEVICE_TO_HOST: 2, HOST_TO_DEVICE: 3 } as const;

function channelProblem(op: SendOp | RecvOp, host: keyof typeof channelTypes): string | undefined {
  const kind = op.isHostTransfer ? host : 'DEVICE_TO_DEVICE';
  if (op.channelHandle.type === channelTypes[kind]) return undefined;
  return `channel_type should be ${kind} when is_host_transfer is ${op.isHostTransfer}`;
}

export const sendOp = { verify: verifies((op: SendOp) => channelProblem(op, 'DEVICE_TO_HOST')) };

export const recvOp = { verify: verifies((op: RecvOp) => channelProblem(op, 'HOST_TO_DEVICE'), tokenProblem) };
