import { type Operation } from '../../ir/operation.ts';
import { type Precision } from './generated/stablehlo-enums.gen.ts';

interface PreciseOp extends Operation {
  readonly precisionConfig: readonly Precision[] | undefined;
}

/** Says that precisions are given of more than two operands. Source: verifyPrecisionConfig of stablehlo/dialect/TypeInference.cpp, text verbatim. */
export function precisionProblem({ precisionConfig }: PreciseOp): string | undefined {
  const isKnown = (precisionConfig?.length ?? 0) <= 2;
  return isKnown ? undefined : 'expects precision config to be empty or have <= 2 elements.';
}
