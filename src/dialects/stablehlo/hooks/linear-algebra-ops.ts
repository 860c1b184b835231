import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { ComplexType, isFloatOf } from '../../../ir/types/scalar-types.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { sameOperandsAndResultType } from '../assembly/type-directives.ts';
import { type CholeskyOp, type FftOp, type TriangularSolveOp } from '../generated/stablehlo-ops.gen.ts';
import { infersTypes } from '../infers-types.ts';
import { listText } from '../list-text.ts';
import { infers, ranked, typesProblem } from '../verify-problem.ts';

/** Linear algebra. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

export const choleskyOp = {
  directives: { SameOperandsAndResultType: sameOperandsAndResultType(1) },
  verify: infers((op: CholeskyOp) => {
    const { shape } = ranked(op.a);
    const type = (): string => op.context.printType(op.a.type);
    if (shape.length < 2) return `argument 'a' must have rank >= 2, got shape '${type()}'.`;
    if (!dimsAgree(shape.slice(-1), shape.slice(-2, -1))) {
      return `minor dimensions of 'a' must have equal size, got shape '${type()}'.`;
    }
    return typesProblem(op, [op.a.type]);
  }),
};

export const triangularSolveOp = {
  verify: infers((op: TriangularSolveOp) => {
    const [aType, bType] = [op.a, op.b].map(({ type }) => `'${op.context.printType(type)}'`);
    const [a, b] = [ranked(op.a).shape, ranked(op.b).shape];
    if (a.length < 2) return `operand 'a' must have rank >= 2, but got ${aType}`;
    if (!dimsAgree(a.slice(-1), a.slice(-2, -1))) {
      return `two minor dimensions of operand 'a' must be compatible, but got ${aType}`;
    }
    if (a.length !== b.length) return `operands must have equal rank, but got ${aType} and ${bType}`;
    if (!dimsAgree(a.slice(-1), [b.at(op.leftSide ? -2 : -1)!])) {
      return `shared dimension of operands 'a' and 'b' does not match, but got ${aType} and ${bType}`;
    }
    if (!dimsAgree(a.slice(0, -2), b.slice(0, -2))) {
      return `leading batch dimensions of the operands must be same, but got ${aType} and ${bType}`;
    }
    if (op.transposeA === 'TRANSPOSE_INVALID') return 'Invalid transpose option value for triangular solve';
    return typesProblem(op, [op.b.type]);
  }),
};

export const fftOp = {
  verify: infers(fftLengthProblem, fftOperandProblem),
  interfaces: infersTypes(fftTypes),
};

function fftLengthProblem({ fftLength }: FftOp): string | undefined {
  const rank = fftLength.length;
  if (rank < 1 || rank > 3) return `rank must be between 1 and 3, but got ${rank}.`;
  return fftLength.some((length) => length < 0)
    ? `fft_length must not be negative, but got ${listText(fftLength)}.`
    : undefined;
}

/** Real numbers go into RFFT, complex ones into all others, with as many dimensions at least as are transformed. */
function fftOperandProblem({ fftType, operandValue: { type }, fftLength, context }: FftOp): string | undefined {
  const { elementType, rank } = type as RankedTensorType;
  if (fftType === 'RFFT' && !isFloatOf(elementType, 'f32', 'f64')) {
    return `RFFT requires f32 or f64 input type, but is given '${context.printType(elementType)}'.`;
  }
  if (fftType !== 'RFFT' && !(elementType instanceof ComplexType)) {
    return `FFT/IFFT/IRFFT take a complex tensor as input, but is given '${context.printType(type)}'.`;
  }
  if (rank >= fftLength.length) return undefined;
  return `operand rank must not be less than fft rank of ${fftLength.length} for operand of type '${context.printType(type)}'.`;
}

/** Real numbers come out of IRFFT, complex ones out of all others, of the precision of the operand. */
function fftTypes(op: FftOp): readonly RankedTensorType[] | string {
  const { fftType, fftLength } = op;
  const { shape, elementType } = ranked(op.operandValue);
  const inner = shape.slice(shape.length - fftLength.length);
  const [last, length] = [inner.at(-1)!, fftLength.at(-1)!];
  const got = `Got: ${listText(inner)}`;
  if (fftType === 'RFFT' && !dimsAgree(inner, fftLength)) {
    return `RFFT requires innermost dimensions to be compatible with fft_length. ${got} but wanted ${listText(fftLength)}.`;
  }
  const half = length === 0 ? 0 : Math.floor(length / 2) + 1;
  if (fftType === 'IRFFT') {
    if (!dimsAgree(inner.slice(0, -1), fftLength.slice(0, -1))) {
      return `IRFFT requires non-final dimensions to be compatible with fft_length. ${got} but wanted ${listText(fftLength)}.`;
    }
    if (!isDynamic(last) && last !== half) {
      return `IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. ${got} but fft_length is ${listText(fftLength)}.`;
    }
    const { elementType: part } = elementType as ComplexType;
    return [RankedTensorType.get(shape.with(-1, length), part)];
  }
  if (fftType === 'FFT' || fftType === 'IFFT') {
    if (dimsAgree(inner, fftLength)) return [RankedTensorType.get(shape, elementType)];
    return `${fftType} requires innermost dimensions to be compatible with fft_length. ${got} but wanted ${listText(fftLength)}.`;
  }
  const halved = shape.with(-1, isDynamic(last) ? kDynamic : half);
  return [RankedTensorType.get(halved, ComplexType.get(elementType))];
}
