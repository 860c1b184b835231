import { type AffineMap } from '../../../affine/affine-map.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type BlockArgument, type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ExtractOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { type Combiner } from '../../front-end/reductions/combiners.ts';
import { buildComputation, buildSplat, computationOf, scalarConstant } from '../body/scalar-body.ts';
import { buildConvolution } from '../images/build-convolution.ts';
import { buildContraction, contractionOf, conversions, factorArgument } from '../loops/contraction.ts';
import { type Nest, type Plan } from '../loops/nest.ts';
import { constantOperand } from './nest-element.ts';
import { windowsOf } from './window-maps.ts';

/** How a reduction is made, with a dimension for each loop of the result, in the order of `loops`. */
export interface ProductPlan {
  readonly loops: readonly number[];
  readonly build: Plan;
}

/** Plans a sum of products of two factors, each of one operand: as a convolution where one is indexed with windows, else as a product of matrices. */
export function productPlan(
  nest: Nest,
  map: AffineMap,
  { elementType, shape }: RankedTensorType,
  combiner: Combiner,
  factors: readonly Value[] | undefined,
): ProductPlan | undefined {
  const { op, body, maps, ranges } = nest;
  if (combiner.pair.opName !== 'ttir.add' || factors?.length !== 2) return undefined;
  const args = factors.map((factor) => factorArgument(factor, body.arguments, (value) => isUniform(nest, value)));
  if (!args[0] || !args[1]) return undefined;
  const [left, right] = args.map((argument) => body.arguments.indexOf(argument as never)) as [number, number];
  if (![left, right].every((i) => op.operand(i).type instanceof RankedTensorType)) return undefined;
  const used = [maps[left]!, maps[right]!, map];
  const shapes = [shapeOf(op.operand(left)), shapeOf(op.operand(right)), shape];
  const buildFactors: FactorsPlan = (rewriter, operands) =>
    [left, right].map((operand, i) => buildFactor(nest, factors[i]!, operand, rewriter, operands)) as [Value, Value];

  const windows = windowsOf(used, shapes, ranges);
  if (windows) {
    return {
      loops: windows.loops,
      build: (rewriter, operands) => {
        const tensors = buildFactors(rewriter, operands);
        const [images, kernels] = windows.isSwapped ? [tensors[1], tensors[0]] : tensors;
        return buildConvolution(rewriter, op.location, windows, images, kernels, elementType);
      },
    };
  }
  const contraction = contractionOf(used, shapes, ranges);
  return (
    contraction && {
      loops: [...contraction.batch, ...contraction.rows, ...contraction.columns],
      build: (rewriter, operands) =>
        buildContraction(
          rewriter,
          op.location,
          contraction,
          buildFactors(rewriter, operands),
          used,
          ranges,
          elementType,
        ),
    }
  );
}

type FactorsPlan = (rewriter: ConversionPatternRewriter, operands: readonly Value[]) => readonly [Value, Value];

/** Makes the factors that are computed of the elements of one operand, in the shape that this has. */
export function buildFactor(
  nest: Nest,
  factor: Value,
  i: number,
  rewriter: ConversionPatternRewriter,
  operands: readonly Value[],
): Value {
  const { op, body } = nest;
  const operand = operands[i]!;
  const ones = shapeOf(operand).map(() => 1);
  return buildComputation(rewriter, op.location, computationOf(body, factor)!, factor, ones, (argument) => {
    const constant = constantOperand(nest, argument);
    if (constant) return buildSplat(rewriter, op.location, constant, ones);
    const at = body.arguments.indexOf(argument as BlockArgument);
    return at === i ? operand : buildReshape(rewriter, op.location, operands[at]!, ones);
  });
}

/** Tells whether a scalar of the body is the same in all iterations, as zero points are. */
function isUniform(nest: Nest, value: Value): boolean {
  const { op, body, maps } = nest;
  if (scalarConstant(value) ?? constantOperand(nest, value)) return true;
  const i = body.arguments.indexOf(value as never);
  if (i >= 0) return i < nest.numInputs && op.operand(i).type instanceof RankedTensorType && maps[i]!.results.length === 0; // prettier-ignore
  const { definingOp } = value;
  if (definingOp?.block !== body) return false;
  if (definingOp instanceof ExtractOp) return definingOp.indices.length === 0;
  return conversions.has(definingOp.name) && isUniform(nest, definingOp.operand(0));
}
