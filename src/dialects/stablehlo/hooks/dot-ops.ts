import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import {
  dotDimensionNumbersDirective,
  precisionConfig,
  precisionConfigAndAlgorithm,
} from '../assembly/attribute-directives.ts';
import { dotDimensionProblem, dotGeneralShape, dotShape } from '../dot-shape.ts';
import { quantizedProductProblem } from '../factor-types.ts';
import { type DotAlgorithm } from '../generated/stablehlo-attributes.gen.ts';
import { type DotGeneralOp, type DotOp } from '../generated/stablehlo-ops.gen.ts';
import { precisionProblem } from '../precision-problem.ts';
import { quantizedDimensionOf } from '../quantized-axis.ts';
import { ranked, shapeProblem, verifies } from '../verify-problem.ts';

/** Source: inferDotOp and inferDotGeneralOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

export const dotOp = {
  directives: { PrecisionConfig: precisionConfig },
  verify: verifies(precisionProblem, (op: DotOp) => {
    const { shape: lhs } = op.lhs.type as RankedTensorType;
    const { shape: rhs } = op.rhs.type as RankedTensorType;
    const areFactors = [lhs, rhs].every(({ length }) => length === 1 || length === 2);
    if (!areFactors || !dimsAgree(lhs.slice(-1), rhs.slice(0, 1))) {
      return 'expected both lhs/rhs ranks to be either 1 or 2 and last dimension of lhs to match the first dimension of rhs';
    }
    return shapeProblem(op, dotShape(lhs, rhs));
  }),
};

export const dotGeneralOp = {
  directives: {
    DotDimensionNumbers: dotDimensionNumbersDirective,
    PrecisionConfigAndAlgorithm: precisionConfigAndAlgorithm,
  },
  verify: verifies(precisionProblem, dotGeneralProblem, quantizationProblem),
};

function dotGeneralProblem(op: DotGeneralOp): string | undefined {
  const { shape: lhs } = op.lhs.type as RankedTensorType;
  const { shape: rhs } = op.rhs.type as RankedTensorType;
  const numbers = op.dotDimensionNumbers;
  const problem = dotDimensionProblem(numbers, lhs, rhs) ?? shapeProblem(op, dotGeneralShape(numbers, lhs, rhs));
  if (problem !== undefined || !op.algorithm) return problem;
  const isDefault = op.precisionConfig?.every((precision) => precision === 'DEFAULT') ?? true;
  return isDefault ? algorithmProblem(op.algorithm) : 'must specify DEFAULT precision config when algorithm is set.';
}

/** Source: DotAlgorithmAttr::verify of stablehlo/dialect/StablehloOps.cpp. Differs: algorithms need not be known to be supported by some device. */
function algorithmProblem(algorithm: DotAlgorithm): string | undefined {
  const types = [
    ['lhs precision type', algorithm.lhsPrecisionType],
    ['rhs precision type', algorithm.rhsPrecisionType],
    ['accumulation type', algorithm.accumulationType],
  ] as const;
  for (const [name, type] of types) if (!(type instanceof FloatType)) return `${name} must be float`;
  const counts = [
    ['lhs component count', algorithm.lhsComponentCount],
    ['rhs component count', algorithm.rhsComponentCount],
    ['num primitive operations', algorithm.numPrimitiveOperations],
  ] as const;
  for (const [name, count] of counts) if (count < 1) return `${name} must be positive`;
  return undefined;
}

/** A sum of products has no scale of its own where factors change theirs along it. */
function quantizationProblem(op: DotGeneralOp): string | undefined {
  const axis = quantizedDimensionOf(ranked(op.rhs).elementType);
  return axis !== undefined && op.dotDimensionNumbers.rhsContractingDimensions.includes(axis)
    ? 'Quantization dimension of rhs should not be in the contracting dimension of rhs.'
    : quantizedProductProblem(op);
}
