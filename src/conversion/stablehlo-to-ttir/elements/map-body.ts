import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildBroadcast } from '../../../dialects/stablehlo/shape-builders.ts';

/** Computations of elements, which are done here for all elements of tensors at once. */

/** Returns why a computation cannot be done for all elements at once; undefined where it can. */
export function bodyProblem(body: Region): string | undefined {
  const { firstBlock: block } = body;
  for (const op of block!.operations()) {
    if (op !== block!.lastOp && !isElementwise(op)) return `'${op.name}' does not compute one element of one`;
  }
  return undefined;
}

function isElementwise(op: Operation): boolean {
  if (op instanceof hlo.ConstantOp) return op.value instanceof DenseElementsAttr;
  // Those two take single conditions and bounds, too, so that they lack the trait.
  return op.hasTrait('Elementwise') || op instanceof hlo.SelectOp || op instanceof hlo.ClampOp;
}

/** Makes what a computation that has no problem gives for all elements of tensors of `shape`, which stand for its arguments. */
export function buildBody(builder: OpBuilder, body: Region, args: readonly Value[], shape: readonly number[]): Value[] {
  const block = body.firstBlock!;
  const mapping = new IRMapping();
  block.arguments.forEach((argument, i) => mapping.map(argument, args[i]!));
  for (const op of block.operations()) if (op !== block.lastOp) buildStep(builder, op, shape, mapping);
  return block.lastOp!.operands.map((value) => elementsOf(builder, value, shape, mapping));
}

/** Returns the tensor that stands for an element; one from outside of the computation is repeated. */
function elementsOf(builder: OpBuilder, value: Value, shape: readonly number[], mapping: IRMapping): Value {
  const mapped = mapping.lookup(value);
  const { type, definingOp, location } = value;
  if (mapped !== value || !(type instanceof RankedTensorType) || type.rank === shape.length) return mapped;
  return buildBroadcast(builder, definingOp?.location ?? location, value, [], shape);
}

/** Makes the operation that does for all elements of `shape` what `step` does for one. */
function buildStep(builder: OpBuilder, step: Operation, shape: readonly number[], mapping: IRMapping): void {
  const resultTypes = step.resultTypes.map((type) => RankedTensorType.get(shape, (type as RankedTensorType).elementType)); // prettier-ignore
  const { name, location, properties, attributes } = step;
  const operands = step.operands.map((value) => elementsOf(builder, value, shape, mapping));
  const made =
    step instanceof hlo.ConstantOp
      ? hlo.ConstantOp.build(builder, location, {
          value: DenseElementsAttr.get(resultTypes[0]!, (step.value as DenseElementsAttr).bytes),
          outputType: resultTypes[0]!,
        })
      : builder.create({ name, location, operands, resultTypes, properties, attributes });
  step.results.forEach((result, i) => mapping.map(result, made.result(i)));
}
