import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { einsumLetters } from '../../../dialects/stablehlo/einsum.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildReduction, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { SumOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildProduct, type Factor } from './build-product.ts';

/** Patterns for `einsum` and `unary_einsum`, which say by letters what the dimensions of operands and of the result are. */

/** A tensor and the letters of its dimensions, all different. */
interface Lettered {
  readonly value: Value;
  readonly letters: readonly string[];
}

/** Makes the sum over the dimensions whose letters `isKept` is false for. */
function buildSum(
  rewriter: ConversionPatternRewriter,
  location: Location,
  { value, letters }: Lettered,
  isKept: (letter: string) => boolean,
): Lettered {
  const kept = letters.filter(isKept);
  if (kept.length === letters.length) return { value, letters };
  const dims = letters.flatMap((letter, dim) => (isKept(letter) ? [] : [dim]));
  const type = tensorLike(value, kept.map((letter) => shapeOf(value)[letters.indexOf(letter)]!)); // prettier-ignore
  return { value: buildReduction(rewriter, location, SumOp, value, dims, type), letters: kept };
}

/** Makes the tensor with its dimensions in the order of `letters`, which are the same. */
function buildOrdered(
  rewriter: ConversionPatternRewriter,
  location: Location,
  tensor: Lettered,
  letters: readonly string[],
): Value {
  const permutation = letters.map((letter) => tensor.letters.indexOf(letter));
  return buildPermutation(rewriter, location, tensor.value, permutation);
}

/** Returns why the equation says nothing of operands and a result of these shapes; undefined when it does. */
function problemOf(
  shapes: readonly (readonly number[])[],
  lettersOf: readonly (readonly string[])[],
): string | undefined {
  if (shapes.length !== lettersOf.length) return 'the equation names the dimensions of another number of operands';
  const sizes = new Map<string, number>();
  for (const [i, letters] of lettersOf.entries()) {
    const shape = shapes[i]!;
    if (!letters.every((letter) => /^[a-z]$/i.test(letter))) return 'only letters are supported in equations';
    if (new Set(letters).size !== letters.length) return 'a letter stands for two dimensions of one tensor';
    if (letters.length !== shape.length) return `'${letters.join('')}' stands for a tensor of rank ${shape.length}`;
    if (i === shapes.length - 1 && !letters.every((letter) => sizes.has(letter))) {
      return 'a letter of the result is in no operand';
    }
    for (const [dim, letter] of letters.entries()) {
      const size = sizes.get(letter) ?? shape[dim]!;
      if (size !== shape[dim]) return `'${letter}' stands for sizes ${size} and ${shape[dim]}`;
      sizes.set(letter, size);
    }
  }
  return undefined;
}

/** Converts an equation on tensors: dimensions that one operand alone has are summed up first, then those of a product. */
class ConvertEinsum extends HloPattern<Operation & { readonly einsumConfig: string }> {
  constructor(override readonly root: typeof hlo.EinsumOp | typeof hlo.UnaryEinsumOp) {
    super();
  }

  override convert(
    op: Operation & { readonly einsumConfig: string },
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const lettersOf = einsumLetters(op.einsumConfig);
    const problem = problemOf([...adaptor.operands.map(shapeOf), resultType.shape], lettersOf);
    if (problem) return rewriter.notifyMatchFailure(op, problem);
    const result = lettersOf.at(-1)!;
    const [first, second] = adaptor.operands.map((value, i) => ({ value, letters: lettersOf[i]! }));
    if (!second) {
      const summed = buildSum(rewriter, op.location, first!, (letter) => result.includes(letter));
      return buildOrdered(rewriter, op.location, summed, result);
    }
    return this.#convertProduct(op, rewriter, [first!, second], result, resultType);
  }

  #convertProduct(
    op: Operation,
    rewriter: ConversionPatternRewriter,
    operands: readonly [Lettered, Lettered],
    result: readonly string[],
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const shared = operands[0].letters.filter((letter) => operands[1].letters.includes(letter));
    const isKept = (letter: string): boolean => shared.includes(letter) || result.includes(letter);
    const batch = shared.filter((letter) => result.includes(letter));
    const contracting = shared.filter((letter) => !result.includes(letter));
    const free = operands.flatMap(({ letters }) =>
      letters.filter((letter) => isKept(letter) && !shared.includes(letter)),
    );
    const letters = [...batch, ...free];
    const type = RankedTensorType.get(
      letters.map((letter) => resultType.shape[result.indexOf(letter)]!),
      resultType.elementType,
    );
    const factors = operands.map((operand): Factor => {
      const { value, letters: own } = buildSum(rewriter, location, operand, isKept);
      const placesOf = (some: readonly string[]): number[] => some.map((letter) => own.indexOf(letter));
      return { value, batch: placesOf(batch), contracting: placesOf(contracting) };
    });
    const value = buildProduct(rewriter, location, factors[0]!, factors[1]!, type);
    return buildOrdered(rewriter, location, { value, letters }, result);
  }
}

/** Returns the patterns for equations. */
export function einsumPatterns(): readonly OpConversionPattern[] {
  return [new ConvertEinsum(hlo.EinsumOp), new ConvertEinsum(hlo.UnaryEinsumOp)];
}
