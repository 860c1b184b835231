import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import {
  buildBroadcast,
  buildConcatenation,
  buildConverted,
  buildReshape,
  buildSliceAlong,
  typeLike,
} from '../../../dialects/stablehlo/shape-builders.ts';
import { paddedSize, windowDimensions } from '../../../dialects/stablehlo/window.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildWindowAlong, type WindowLine } from '../../front-end/windows/window-parts.ts';
import { bodyProblem, buildBody } from '../elements/map-body.ts';
import { staticNumbersProblem } from '../hlo-pattern.ts';

/**
 * Reductions by computations for which TTIR has no operation: sums of exponentials, means together with variances. Their computation is done for many pairs of
 * elements at once, again and again until one element is left, in StableHLO that is converted in turn. Elements stay in order; what a reduction starts with comes
 * first. Source: the StableHLO specification 1.5, `reduce` and `reduce_window`, which leave open how pairs are made.
 */

/** Tensors that are reduced together, of the same shape. */
type Tensors = readonly Value[];

class Folding {
  constructor(
    private readonly rewriter: ConversionPatternRewriter,
    private readonly location: Location,
    private readonly body: Region,
  ) {}

  /** Converts what is reduced to the types of the computation. */
  promote(inputs: Tensors, inits: Tensors): Tensors {
    return inputs.map((operand, i) => {
      const { elementType } = inits[i]!.type as RankedTensorType;
      return buildConverted(this.rewriter, this.location, operand, elementType);
    });
  }

  combine(first: Tensors, second: Tensors): Tensors {
    return buildBody(this.rewriter, this.body, [...first, ...second], shapeOf(first[0]!));
  }

  /** What is done along a dimension. */
  along(dim: number): WindowLine<Tensors> {
    return {
      lengthOf: ([value]) => shapeOf(value!)[dim]!,
      slice: (values, ...bounds) =>
        values.map((value) => buildSliceAlong(this.rewriter, this.location, value, dim, bounds)),
      combine: (first, second) => this.combine(first, second),
    };
  }

  /** Combines each element with its neighbour until there is one along the dimension. */
  fold(values: Tensors, dim: number): Tensors {
    const { lengthOf, slice } = this.along(dim);
    let folded = values;
    for (let length = lengthOf(folded); length > 1; length = lengthOf(folded)) {
      const even = length - (length % 2);
      const pairs = this.combine(slice(folded, 0, even, 2), slice(folded, 1, even, 2));
      folded = even === length ? pairs : this.concatenate(pairs, slice(folded, even, length, 1), dim);
    }
    return folded;
  }

  private concatenate(first: Tensors, second: Tensors, dimension: number): Tensors {
    return first.map((value, i) => buildConcatenation(this.rewriter, this.location, [value, second[i]!], dimension));
  }

  /** Puts what the reduction starts with before what it gave. */
  startWith(inits: Tensors, values: Tensors): Tensors {
    const first = inits.map((init, i) => buildBroadcast(this.rewriter, this.location, init, [], shapeOf(values[i]!)));
    return this.combine(first, values);
  }
}

/** Returns why a reduction cannot be folded; undefined where it can. */
function foldingProblem(op: Operation, adaptor: Operation, body: Region): string | undefined {
  return staticNumbersProblem(op, adaptor) ?? bodyProblem(body);
}

/** Converts a reduction by any computation of elements, of one tensor or several. */
class ConvertFold extends OpConversionPattern<hlo.ReduceOp> {
  readonly root = hlo.ReduceOp;

  override matchAndRewrite(
    op: hlo.ReduceOp,
    adaptor: hlo.ReduceOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, inputs, initValues, dimensions, body } = op;
    const problem = foldingProblem(op, adaptor, body);
    if (problem) return rewriter.notifyMatchFailure(op, problem);
    const folding = new Folding(rewriter, location, body);
    // The last dimension first, so that elements stay in order.
    const order = [...dimensions].sort((a, b) => b - a);
    const folded = order.reduce<Tensors>(
      (values, dim) => folding.fold(values, dim),
      folding.promote(inputs, initValues),
    );
    const reduced = folded.map((value, i) => buildReshape(rewriter, location, value, shapeOf(op.result(i))));
    rewriter.replaceOp(op, folding.startWith(initValues, reduced));
    return true;
  }
}

/** Converts a reduction under a window by any computation of elements, of one tensor or several. */
class ConvertWindowFold extends OpConversionPattern<hlo.ReduceWindowOp> {
  readonly root = hlo.ReduceWindowOp;

  override matchAndRewrite(
    op: hlo.ReduceWindowOp,
    adaptor: hlo.ReduceWindowOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, initValues, body } = op;
    const window = windowDimensions(op.windowDimensions, {
      strides: op.windowStrides,
      padding: op.padding instanceof DenseElementsAttr ? op.padding : undefined,
      baseDilations: op.baseDilations,
      windowDilations: op.windowDilations,
    });
    const problem = typeof window === 'string' ? window : foldingProblem(op, adaptor, body);
    if (typeof window === 'string' || problem) return rewriter.notifyMatchFailure(op, problem!);
    const folding = new Folding(rewriter, location, body);
    let values: Tensors = folding.promote(op.inputs, initValues).map((operand, i) => {
      const args = {
        operand,
        paddingValue: initValues[i]!,
        edgePaddingLow: window.map(({ paddingLow }) => paddingLow),
        edgePaddingHigh: window.map(({ paddingHigh }) => paddingHigh),
        interiorPadding: window.map(({ baseDilation }) => baseDilation - 1),
      };
      const sizes = shapeOf(operand).map((size, dim) => paddedSize(size, window[dim]!));
      return hlo.PadOp.build(rewriter, location, { ...args, resultType: typeLike(operand, sizes) }).result();
    });
    const { shape } = op.result(0).type as RankedTensorType;
    for (const dim of [...window.keys()].reverse()) {
      const { size, stride, windowDilation: dilation } = window[dim]!;
      values = buildWindowAlong(values, { size, stride, dilation, count: shape[dim]! }, folding.along(dim));
    }
    rewriter.replaceOp(op, folding.startWith(initValues, values));
    return true;
  }
}

/** Returns the patterns for reductions by computations of elements. */
export function foldPatterns(): readonly OpConversionPattern[] {
  return [new ConvertFold(), new ConvertWindowFold()];
}
