import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { hasStaticTensors, onlyStaticTensors } from '../front-end/static-tensor-pattern.ts';

/** Converts `stablehlo.map`: its body, which computes one element, computes all of them at once. */
export class ConvertMap extends OpConversionPattern<hlo.MapOp> {
  readonly root = hlo.MapOp;

  override matchAndRewrite(op: hlo.MapOp, adaptor: hlo.MapOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors);
    const shape = shapeOf(op.result());
    const body = op.computation.firstBlock!;
    const steps = [...body.operations()];
    const end = steps.pop()!;
    const other = steps.find((step) => !isElementwise(step));
    if (other) return rewriter.notifyMatchFailure(op, `'${other.name}' does not compute one element of one`);
    const mapping = new IRMapping();
    body.arguments.forEach((argument, i) => mapping.map(argument, op.inputs[i]!));
    for (const step of steps) mapStep(rewriter, step, shape, mapping);
    rewriter.replaceOp(op, [mapping.lookup(end.operand(0))]);
    return true;
  }
}

function isElementwise(op: Operation): boolean {
  if (op instanceof hlo.ConstantOp) return op.value instanceof DenseElementsAttr;
  // Those two take single conditions and bounds, too, so that they lack the trait.
  return op.hasTrait('Elementwise') || op instanceof hlo.SelectOp || op instanceof hlo.ClampOp;
}

/** Makes the operation that does for all elements of `shape` what `step` does for one. */
function mapStep(
  rewriter: ConversionPatternRewriter,
  step: Operation,
  shape: readonly number[],
  mapping: IRMapping,
): void {
  const resultTypes = step.resultTypes.map((type) =>
    RankedTensorType.get(shape, (type as RankedTensorType).elementType),
  );
  const { name, location, attributes } = step;
  const made =
    step instanceof hlo.ConstantOp
      ? hlo.ConstantOp.build(rewriter, location, {
          value: DenseElementsAttr.get(resultTypes[0]!, (step.value as DenseElementsAttr).bytes),
          outputType: resultTypes[0]!,
        })
      : rewriter.create({
          name,
          location,
          operands: step.operands.map((value) => mapping.lookup(value)),
          resultTypes,
          properties: step.properties,
          attributes,
        });
  step.results.forEach((result, i) => mapping.map(result, made.result(i)));
}
