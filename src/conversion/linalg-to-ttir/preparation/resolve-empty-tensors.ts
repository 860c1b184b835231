import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { wouldOpBeTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { ConstantOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { staticLoopRanges } from '../../../dialects/linalg/structured/loop-ranges.ts';
import { ConcatOp, EmptyOp, InsertSliceOp, PadOp, SplatOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';

const dialects: readonly string[] = ['arith', 'linalg', 'math', 'tensor'];

/**
 * TTIR computes nothing of tensors without elements. Takes away the operations that make them, and what others do with them: a structured operation
 * without iterations gives its inits, an insertion of nothing the tensor that it goes into, a padding around nothing what is put there.
 */
export function resolveEmptyTensors(module: Operation): void {
  const ops: Operation[] = [];
  const mayTake = (op: Operation): boolean => dialects.includes(op.dialectNamespace) && !(op instanceof EmptyOp) && (op.operands.some(isEmpty) || op.results.some(isEmpty)); // prettier-ignore
  walk(module, { before: (op) => void (mayTake(op) && ops.push(op)) });
  for (const op of ops) {
    const values = emptyResults(op) ?? withoutEmptyOperands(op);
    if (!values?.every(({ type }, i) => type === op.result(i).type)) continue;
    op.replaceAllUsesWith(values);
    op.erase();
  }
}

function isEmpty({ type }: Value): boolean {
  return type instanceof RankedTensorType && type.hasStaticShape && type.shape.includes(0);
}

/** Makes tensors for results that have no elements; undefined when an operation has others, or effects. */
function emptyResults(op: Operation): readonly Value[] | undefined {
  if (op.numResults === 0 || !op.results.every(isEmpty) || !wouldOpBeTriviallyDead(op)) return undefined;
  const builder = OpBuilder.before(op);
  return op.resultTypes.map((resultType) =>
    EmptyOp.build(builder, op.location, { dynamicSizes: [], resultType }).result(),
  );
}

/** Returns what an operation gives that takes tensors without elements; undefined where it does more than hand over what there is. */
function withoutEmptyOperands(op: Operation): readonly Value[] | undefined {
  if (op instanceof InsertSliceOp) return isEmpty(op.source) ? [op.dest] : undefined;
  const builder = OpBuilder.before(op);
  const [resultType] = op.resultTypes;
  if (op instanceof ConcatOp) {
    const inputs = op.inputs.filter((input) => !isEmpty(input));
    return [ConcatOp.build(builder, op.location, { dim: op.dim, inputs, resultType: resultType! }).result()];
  }
  if (op instanceof PadOp) {
    const input = paddingOutside(builder, op);
    if (!input || !(resultType instanceof RankedTensorType) || !resultType.hasStaticShape) return undefined;
    return [SplatOp.build(builder, op.location, { input, dynamicSizes: [], aggregateType: resultType }).result()];
  }
  const methods = LinalgStructuredInterface.of(op);
  const ranges = methods && staticLoopRanges(op, methods.indexingMaps);
  return ranges?.includes(0) ? dpsInits(op)?.map(({ value }) => value) : undefined;
}

/** Returns what is put around a tensor, where it is known in front of the operation; undefined where it depends on places. */
function paddingOutside(builder: OpBuilder, { region, location }: PadOp): Value | undefined {
  const body = region.firstBlock!;
  const padding = body.lastOp!.operand(0);
  if (padding.parentBlock !== body) return padding;
  const value = matchConstant(padding);
  return value && ConstantOp.build(builder, location, { value, resultType: padding.type }).result();
}
