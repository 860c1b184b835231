import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildConstant } from '../../dialects/ttir/build.ts';
import { HloPattern } from './hlo-pattern.ts';

/** Patterns for operations of one process among others: TTIR programs are the only one. */

/** Why communication with other processes is refused. */
const oneChip = 'TTIR programs run on one chip';

/** What modules say of how many processes they are made for; 1 where they say nothing. */
const processCounts = ['mhlo.num_partitions', 'mhlo.num_replicas'] as const;

/** Tells whether the module around an operation is made for one process. */
function isAlone(op: Operation): boolean {
  let module = op;
  while (module.parentOp) module = module.parentOp;
  return processCounts.every((name) => {
    const count = module.attributes.get(name);
    return !(count instanceof IntegerAttr) || count.value === 1n;
  });
}

/** Operations of groups of processes. */
const collectives = [
  hlo.AllGatherOp,
  hlo.AllReduceOp,
  hlo.AllToAllOp,
  hlo.CollectiveBroadcastOp,
  hlo.CrossReplicaSumOp,
  hlo.ReduceScatterOp,
] as const;

type CollectiveOp = InstanceType<(typeof collectives)[number]>;

/** Drops what a process does with itself only. */
class ConvertCollective extends OpConversionPattern<CollectiveOp> {
  constructor(override readonly root: (typeof collectives)[number]) {
    super();
  }

  override matchAndRewrite(
    op: CollectiveOp,
    adaptor: CollectiveOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    // As the constraint demands. Without groups, all processes are one.
    const { type } = op.replicaGroups as DenseElementsAttr;
    const isAmongItself = type.numElements === 0 || type.shape![1] === 1;
    const keepsTypes = op.results.every((result, i) => result.type === op.operand(i).type);
    if (!isAlone(op) || !isAmongItself || !keepsTypes) return rewriter.notifyMatchFailure(op, oneChip);
    rewriter.replaceOp(op, adaptor.operands);
    return true;
  }
}

/** Converts what a process sends to itself, or nobody to it: zeros. */
class ConvertCollectivePermute extends HloPattern<hlo.CollectivePermuteOp> {
  readonly root = hlo.CollectivePermuteOp;

  override convert(
    op: hlo.CollectivePermuteOp,
    adaptor: hlo.CollectivePermuteOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const pairs = op.sourceTargetPairs as DenseElementsAttr;
    const { numElements } = pairs.type;
    const isToItself = Array.from({ length: numElements }, (_, i) => pairs.numberAt(i)).every(
      (process) => process === 0,
    );
    if (!isAlone(op) || !isToItself) return rewriter.notifyMatchFailure(op, oneChip);
    return numElements > 0 ? adaptor.operandValue : buildConstant(rewriter, op.location, shape, elementType, [0]);
  }
}

/** Converts the number of the process, which is 0. */
class ConvertProcessNumber extends HloPattern<hlo.PartitionIdOp | hlo.ReplicaIdOp> {
  constructor(override readonly root: typeof hlo.PartitionIdOp | typeof hlo.ReplicaIdOp) {
    super();
  }

  override convert(
    op: Operation,
    _: Operation,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    if (!isAlone(op)) return rewriter.notifyMatchFailure(op, oneChip);
    return buildConstant(rewriter, op.location, shape, elementType, [0]);
  }
}

/** Returns the patterns for operations of one process among others. */
export function processPatterns(): readonly OpConversionPattern[] {
  return [
    ...collectives.map((op) => new ConvertCollective(op)),
    new ConvertCollectivePermute(),
    new ConvertProcessNumber(hlo.PartitionIdOp),
    new ConvertProcessNumber(hlo.ReplicaIdOp),
  ];
}
