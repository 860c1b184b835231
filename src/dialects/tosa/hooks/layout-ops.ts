import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import {
  elementTypeOrSelf,
  isDynamic,
  kDynamic,
  RankedTensorType,
  UnrankedTensorType,
} from '../../../ir/types/shaped-types.ts';
import { type ReifyShapeMethods } from '../../../ir/interfaces/reify-shape.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product, sum } from '../../../support/math.ts';
import { buildDim } from '../../tensor/build-sizes.ts';
import { shapeOf, sizeText } from '../compatible-shapes.ts';
import { constantShape, kInferableDimSize } from '../constant-shape.ts';
import {
  earlierReshape,
  earlierSlice,
  earlierTile,
  modernizePad,
  modernizeTranspose,
} from '../earlier-forms/layout.ts';
import {
  type ConcatOp,
  type PadOp,
  type ReshapeOp,
  type ReverseOp,
  type SliceOp,
  type TileOp,
  type TransposeOp,
} from '../generated/tosa-ops.gen.ts';
import {
  foldConcat,
  foldPad,
  foldReshape,
  foldReverse,
  foldSlice,
  foldTile,
  foldTranspose,
} from '../folding/layout.ts';
import { slicePatterns } from '../patterns/slice-patterns.ts';
import { concatPatterns, transposePatterns } from '../patterns/tensor-patterns.ts';
import {
  inferPad,
  inferReshape,
  inferSlice,
  inferTile,
  inferTranspose,
  rankOfShape,
} from '../inference/layout-shapes.ts';
import { type InferredType, type InferTensorTypeMethods, shapesInferredBy } from '../interfaces.ts';
import { verifySameElementTypes } from '../verify-element-types.ts';

/** Operations on the layout of tensors of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

export const concatOp = {
  fold: foldConcat,

  canonicalizationPatterns: concatPatterns,

  interfaces: {
    InferTensorType: (op: ConcatOp): InferTensorTypeMethods => ({ inferReturnType: () => inferConcat(op) }),
  },

  verify(op: ConcatOp): LogicalResult {
    const inputs = op.input1;
    if (inputs.length === 0) return op.emitOpError('expect at least one input');
    if (!inputs.every((input) => verifySameElementTypes(op, input, op.result()))) return false;
    const { axis } = op;
    const shapes = inputs.map((input) => shapeOf(input.type));
    const firstRanked = shapes.find((shape) => shape !== undefined);
    if (firstRanked && (axis < 0 || axis >= firstRanked.length)) {
      return op.emitOpError(
        `expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got ${axis}`,
      );
    }
    if (!shapes.every((shape) => shape !== undefined)) return true;
    const first = shapes[0]!;
    for (const [number, shape] of shapes.entries()) {
      if (shape.length !== first.length) {
        return op.emitOpError(
          `expect all operands to have the same rank, but got ${first.length} vs ${shape.length} on operands 0 and ${number}`,
        );
      }
      const wrong = shape.findIndex(
        (size, i) => i !== axis && !isDynamic(size) && !isDynamic(first[i]!) && size !== first[i],
      );
      if (wrong < 0) continue;
      return op.emitOpError(
        `expect all operand shapes to have the same sizes on non-axis dimensions, but got ${shape[wrong]} vs ${first[wrong]} at index ${wrong} on operands 0 and ${number}`,
      );
    }
    const output = shapeOf(op.result().type);
    if (!output) return true;
    if (output.length !== first.length) {
      return op.emitOpError(`expect output rank to match inputs rank, got ${output.length} vs ${first.length}`);
    }
    const sizes = shapes.map((shape) => shape[axis]!);
    const whole = output[axis]!;
    if (sizes.some(isDynamic) || isDynamic(whole) || sum(sizes) === whole) return true;
    return op.emitOpError(
      `requires sum of axis dimensions of input1 equal to output axis dimension, got ${sum(sizes)} and ${whole}`,
    );
  },
  verifiesSignatureOnly: true,
};

function inferConcat(op: ConcatOp): InferredType {
  const { axis } = op;
  const [first] = op.input1;
  if (!first) return {};
  const element = elementTypeOrSelf(first.type);
  const shapes = op.input1.map((input) => shapeOf(input.type));
  const ranked = shapes.filter((shape) => shape !== undefined);
  if (ranked.length === 0) return UnrankedTensorType.get(element);
  const result = ranked[0]!.map(() => kDynamic);
  for (const shape of ranked) {
    for (const [i, size] of shape.entries()) {
      if (i === axis || isDynamic(size)) continue;
      if (isDynamic(result[i] ?? kDynamic)) result[i] = size;
      if (result[i] !== size) {
        return { problem: `Cannot concat tensors with different sizes on the non-axis dimension ${i}` };
      }
    }
  }
  const sizes = shapes.map((shape) => shape?.[axis] ?? kDynamic);
  if (axis >= 0 && axis < result.length) result[axis] = sizes.some(isDynamic) ? kDynamic : sum(sizes);
  return RankedTensorType.get(result, element);
}

export const padOp = {
  modernize: modernizePad,
  earlierProperties: ['quantization_info'],
  fold: foldPad,
  interfaces: shapesInferredBy(inferPad),

  verify(op: PadOp): LogicalResult {
    const result = op.result();
    if (!verifySameElementTypes(op, op.input1, result) || !verifySameElementTypes(op, op.padConst, result)) {
      return false;
    }
    const [input, output] = [shapeOf(op.input1.type), shapeOf(result.type)];
    if (!input || !output) return true;
    if (input.length !== output.length) {
      return op.emitOpError(
        `expect same input and output tensor rank, but got inputRank: ${input.length}, outputRank: ${output.length}`,
      );
    }
    const padding = matchConstant(op.padding);
    if (!(padding instanceof DenseElementsAttr)) return true;
    const count = padding.type.numElements;
    const { length: rank } = input;
    if (count !== rank * 2) {
      return op.emitOpError(`padding tensor must have ${rank} * 2 = ${rank * 2} elements, but got ${count}`);
    }
    for (const [i, size] of input.entries()) {
      const [before, after] = [padding.numberAt(2 * i), padding.numberAt(2 * i + 1)];
      if (before < -1 || after < -1) {
        return op.emitOpError(
          `invalid padding values at dimension ${i}: values must be non-negative or -1 for dynamic padding, got [${before}, ${after}]`,
        );
      }
      const actual = output[i]!;
      const expected = size + before + after;
      if (isDynamic(size) || isDynamic(actual) || actual === expected) continue;
      return op.emitOpError(
        `mismatch in output shape at dimension ${i}: expected ${size} + ${before} + ${after} = ${expected}, but got ${actual}`,
      );
    }
    return true;
  },
};

export const reshapeOp = {
  ...earlierReshape,
  fold: foldReshape,

  interfaces: {
    ...shapesInferredBy(inferReshape),
    InferTensorType: (op: ReshapeOp): InferTensorTypeMethods => ({
      // Shapes are compared by `verify` only.
      inferReturnType: () => UnrankedTensorType.get(elementTypeOrSelf(op.input1.type)),
    }),
  },

  verify(op: ReshapeOp): LogicalResult {
    if (!verifySameElementTypes(op, op.input1, op.result())) return false;
    const sizes = constantShape(op.shape);
    if (!sizes) return true;
    if (sizes.filter((size) => size === kInferableDimSize).length > 1) {
      return op.emitOpError(`expected at most one target dimension to be ${kInferableDimSize}`);
    }
    const output = op.result().type;
    if (!(output instanceof RankedTensorType)) return true;
    if (sizes.length !== output.rank) return op.emitOpError('new shape does not match result rank');
    for (const [i, size] of sizes.entries()) {
      const actual = output.shape[i]!;
      if (size !== kInferableDimSize && !isDynamic(actual) && size !== actual) {
        return op.emitOpError('new shape is inconsistent with result shape');
      }
      if (size < kInferableDimSize) {
        return op.emitOpError(`new shape has invalid tensor dimension size ${size}`);
      }
    }
    const input = op.input1.type;
    if (!(input instanceof RankedTensorType) || !input.hasStaticShape) return true;
    const count = input.numElements;
    if (output.hasStaticShape && output.numElements !== count) {
      return op.emitOpError(`cannot reshape ${count} elements into ${output.numElements}`);
    }
    const wanted = product(sizes.filter((size) => size > 0));
    const isStatic = sizes.every((size) => size > 0);
    return (
      (isStatic ? wanted === count : wanted <= count) ||
      op.emitOpError(`cannot reshape ${count} elements into ${wanted}`)
    );
  },
};

export const reverseOp = {
  fold: foldReverse,

  verify(op: ReverseOp): LogicalResult {
    if (!verifySameElementTypes(op, op.input1, op.result())) return false;
    const { axis } = op;
    const [input, output] = [shapeOf(op.input1.type), shapeOf(op.result().type)];
    if (axis < 0) return op.emitOpError('expected non-negative reverse axis');
    const isOutside = (rank: number): boolean => axis >= rank && !(axis === 0 && rank === 0);
    if (input && isOutside(input.length)) {
      return op.emitOpError(`expect input tensor rank (${input.length}) to be larger than reverse axis (${axis})`);
    }
    if (!output) return true;
    if (input && input.length !== output.length) {
      return op.emitOpError('expect output tensor rank to be equal to input tensor rank');
    }
    return (
      !isOutside(output.length) ||
      op.emitOpError(`expect output tensor rank (${output.length}) to be larger than reverse axis (${axis})`)
    );
  },
  verifiesSignatureOnly: true,
};

export const sliceOp = {
  ...earlierSlice,
  canonicalizationPatterns: slicePatterns,

  fold: foldSlice,
  interfaces: shapesInferredBy(inferSlice),

  verify(op: SliceOp): LogicalResult {
    if (!verifySameElementTypes(op, op.input1, op.result())) return false;
    const [input, output] = [shapeOf(op.input1.type), shapeOf(op.result().type)];
    if (input) {
      if (output && input.length !== output.length) {
        return op.emitOpError(
          `expect input1 and output to have the same ranks, got ${input.length} and ${output.length}`,
        );
      }
      if (input.length !== rankOfShape(op.start)) {
        return op.emitOpError('length of start is not equal to rank of input shape');
      }
      if (input.length !== rankOfShape(op.size)) {
        return op.emitOpError('length of size is not equal to rank of input shape');
      }
    }
    return true;
  },
};

export const tileOp = {
  ...earlierTile,
  fold: foldTile,
  interfaces: shapesInferredBy(inferTile),

  verify(op: TileOp): LogicalResult {
    if (!verifySameElementTypes(op, op.input1, op.result())) return false;
    const [input, output] = [shapeOf(op.input1.type), shapeOf(op.result().type)];
    const rank = rankOfShape(op.multiples);
    if (input) {
      if (input.length !== rank) {
        return op.emitOpError(`expect 'multiples' to have rank ${input.length} but got ${rank}.`);
      }
      if (output && input.length !== output.length) {
        return op.emitOpError('expect same input and output tensor rank.');
      }
    } else if (output && output.length !== rank) {
      return op.emitOpError(`expect 'multiples' array to have length ${output.length} but got ${rank}.`);
    }
    const multiples = constantShape(op.multiples) ?? [];
    return (
      multiples.every((multiple) => multiple > 0 || multiple === kInferableDimSize) ||
      op.emitOpError("expect element of 'multiples' to be positive integer or -1.")
    );
  },
};

export const transposeOp = {
  modernize: modernizeTranspose,
  fold: foldTranspose,
  canonicalizationPatterns: transposePatterns,
  interfaces: {
    ...shapesInferredBy(inferTranspose),
    ReifyRankedShapedTypeOpInterface: ({ input1, location, perms }: TransposeOp): ReifyShapeMethods => ({
      /** As upstream, sizes are made in the order of the dimensions of the input. */
      reifyShape(builder) {
        const shape = shapeOf(input1.type);
        if (!shape) return undefined;
        const sizes: (number | Value)[] = [];
        for (const dim of perms) {
          const source = perms[dim]!;
          sizes[dim] = isDynamic(shape[source]!) ? buildDim(builder, location, input1, source) : shape[source]!;
        }
        return sizes;
      },
    }),
  },

  verify(op: TransposeOp): LogicalResult {
    if (!verifySameElementTypes(op, op.input1, op.result())) return false;
    const { perms } = op;
    const [input, output] = [shapeOf(op.input1.type), shapeOf(op.result().type)];
    if (input && perms.length !== input.length) {
      return op.emitOpError(
        `expected perms attribute to have size ${input.length} (input rank) but got size ${perms.length}`,
      );
    }
    if (input && output && input.length !== output.length) {
      return op.emitOpError('expected input tensor rank to equal result tensor rank');
    }
    if (output && perms.length !== output.length) {
      return op.emitOpError(
        `expected perms attribute to have size ${output.length} (output rank) but got size ${perms.length}`,
      );
    }
    const isPermutation = perms.every((dim) => dim >= 0 && dim < perms.length) && new Set(perms).size === perms.length;
    if (!isPermutation) return op.emitOpError('expected valid permutation indices');
    if (!input || !output) return true;
    if (![...input, ...output].some(isDynamic) && product(input) !== product(output)) {
      return op.emitOpError(
        `expected input1 and output to have same numbers of elements, got ${product(input)} and ${product(output)}`,
      );
    }
    const wrong = perms.findIndex(
      (dim, i) => !isDynamic(input[dim]!) && !isDynamic(output[i]!) && input[dim] !== output[i],
    );
    return (
      wrong < 0 ||
      op.emitOpError(
        `expected output tensor dim ${wrong} to match input dim ${perms[wrong]} with value of ${sizeText(input[perms[wrong]!]!)}`,
      )
    );
  },
  verifiesSignatureOnly: true,
};
