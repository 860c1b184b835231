import { cloneOperation } from '../../../../ir/clone.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type Region } from '../../../../ir/region.ts';
import { type Value } from '../../../../ir/value.ts';
import { walk } from '../../../../ir/walk.ts';
import { callsAnnotation } from '../../annotation-calls.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../number-builder.ts';
import { type ComplexParts, isZero, partType } from './complex-parts.ts';
import { type Expansion } from './expansion.ts';

/** Operations that do with each part what they do with the whole. */

/** Those that move elements. */
const moves: readonly (abstract new (...args: never[]) => Operation)[] = [
  hlo.AllGatherOp,
  hlo.AllToAllOp,
  hlo.BroadcastInDimOp,
  hlo.BroadcastOp,
  hlo.CollectiveBroadcastOp,
  hlo.CollectivePermuteOp,
  hlo.ConcatenateOp,
  hlo.DynamicBroadcastInDimOp,
  hlo.DynamicGatherOp,
  hlo.DynamicPadOp,
  hlo.DynamicReshapeOp,
  hlo.DynamicSliceOp,
  hlo.DynamicUpdateSliceOp,
  hlo.GatherOp,
  hlo.PadOp,
  hlo.RealDynamicSliceOp,
  hlo.ReshapeOp,
  hlo.ReverseOp,
  hlo.SelectOp,
  hlo.SliceOp,
  hlo.TorchIndexSelectOp,
  hlo.TransposeOp,
];

/** Those that add up elements, or keep one of several, as their computation says. */
const sums: readonly (abstract new (...args: never[]) => Operation)[] = [
  hlo.AllReduceOp,
  hlo.CrossReplicaSumOp,
  hlo.ReduceOp,
  hlo.ReduceScatterOp,
  hlo.ReduceWindowOp,
  hlo.ScatterOp,
  hlo.UnaryEinsumOp,
];

const isOneOf = (op: Operation, classes: typeof moves): boolean => classes.some((each) => op instanceof each);

/** Tells whether a computation only adds up its arguments, or returns some of them. */
function isSum(region: Region): boolean {
  const { firstBlock: block } = region;
  for (const op of region.operations()) {
    if (!(op instanceof hlo.AddOp || op instanceof hlo.ReturnOp)) return false;
    if (!op.operands.every((value) => value.parentBlock === block)) return false;
  }
  return true;
}

/** Does with each part what is done with the whole. */
export const expandLinear: Expansion = (op, { builder, partsOf }) => {
  if (!(isOneOf(op, moves) || callsAnnotation(op) || (isOneOf(op, sums) && op.regions.every(isSum)))) return undefined;
  const types = op.results.map(({ type }) => partType(type));
  if (!types.every((type) => type !== undefined)) return undefined;
  const resultsOf = (part: keyof ComplexParts): readonly Value[] => {
    const isComplex = op.operands.map(({ type }) => partType(type) !== undefined);
    const operands = op.operands.map((value, i) => (isComplex[i] ? partsOf(value)[part] : value));
    if (operands.every((value, i) => !isComplex[i] || isZero(value))) {
      return types.map((type) => new NumberBuilder(builder, op.location, type).value(0));
    }
    const copy = cloneOperation(op);
    copy.setOperands(operands);
    retype(copy);
    return builder.insert(copy).results;
  };
  const [reals, imaginaries] = [resultsOf('real'), resultsOf('imaginary')];
  return reals.map((real, i) => ({ real, imaginary: imaginaries[i]! }));
};

/** Lets all that is complex in an operation be a part. */
function retype(op: Operation): void {
  walk(op, {
    before(nested) {
      for (const result of nested.results) result.type = partType(result.type) ?? result.type;
      for (const { blocks } of nested.regions) {
        for (const block of blocks) for (const each of block.arguments) each.type = partType(each.type) ?? each.type;
      }
    },
  });
}
