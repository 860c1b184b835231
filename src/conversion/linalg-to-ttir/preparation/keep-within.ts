import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { mixedIndices, type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../../../dialects/arith/build-index.ts';
import { MaxSIOp, MinSIOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import * as tensor from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { loopOf } from '../body/iteration.ts';

/** The places of a tensor that an operation reads or writes. */
interface Access {
  readonly whole: Value;
  readonly starts: readonly MixedIndex[];
  /** How far the last element along each dimension is from the first. */
  readonly reach: readonly number[];
  /** The operand that the first of the `starts` which is a value is. */
  readonly first: number;
}

/**
 * Lets the operations of a block that may not be reached, but is computed all the same, read and write no place beyond a tensor. `ranges` has how often
 * the loops around it run.
 */
export function keepWithin(operations: Iterable<Operation>, ranges: readonly number[] = []): void {
  for (const op of [...operations]) {
    const access = accessOf(op);
    const type = access?.whole.type;
    if (!access || !(type instanceof RankedTensorType) || !type.hasStaticShape) continue;
    let operand = access.first;
    for (const [dim, start] of access.starts.entries()) {
      if (!(start instanceof Value)) continue;
      const last = type.shape[dim]! - 1 - access.reach[dim]!;
      const loop = loopOf(start);
      const isWithin = matchInteger(start) !== undefined || (loop !== undefined && ranges[loop]! <= last + 1);
      if (!isWithin && !isKept(start, last)) op.setOperand(operand, buildWithin(op, start, last));
      operand++;
    }
  }
}

function accessOf(op: Operation): Access | undefined {
  if (op instanceof tensor.ExtractOp || op instanceof tensor.InsertOp) {
    const whole = op instanceof tensor.InsertOp ? op.dest : op.tensor;
    const { indices: starts } = op;
    return { whole, starts, reach: starts.map(() => 0), first: op.numOperands - starts.length };
  }
  if (!(op instanceof tensor.ExtractSliceOp || op instanceof tensor.InsertSliceOp)) return undefined;
  const { offsets, sizes, strides, staticSizes, staticStrides } = op;
  if (sizes.length > 0 || strides.length > 0) return undefined;
  const isInsertion = op instanceof tensor.InsertSliceOp;
  return {
    whole: isInsertion ? op.dest : op.source,
    starts: mixedIndices(op.properties.get('static_offsets'), offsets),
    reach: staticSizes.map((size, dim) => Math.max(size - 1, 0) * staticStrides[dim]!),
    first: isInsertion ? 2 : 1,
  };
}

/** Tells whether a place is kept within already, as those of a branch within another are. */
function isKept({ definingOp: op }: Value, most: number): boolean {
  const positive = op instanceof MinSIOp && matchInteger(op.rhs) === BigInt(most) ? op.lhs.definingOp : undefined;
  return positive instanceof MaxSIOp && matchInteger(positive.rhs) === 0n;
}

function buildWithin(op: Operation, place: Value, most: number): Value {
  const { location } = op;
  const builder = OpBuilder.before(op);
  const first = buildIndexConstant(builder, location, 0);
  const last = buildIndexConstant(builder, location, most);
  const positive = MaxSIOp.build(builder, location, { lhs: place, rhs: first }).result();
  return MinSIOp.build(builder, location, { lhs: positive, rhs: last }).result();
}
