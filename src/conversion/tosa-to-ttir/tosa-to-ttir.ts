import { type Operation } from '../../ir/operation.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOps } from '../../dialects/tosa/inference/evaluate-shape.ts';
import { callRefusal, refusalPatterns, type Refusals } from '../front-end/refusal.ts';
import { onlyStaticTensors } from '../front-end/types/unknown-sizes.ts';
import { ConvertCast } from './cast-pattern.ts';
import { ConvertClamp } from './clamp-pattern.ts';
import { controlFlowPatterns } from './control-flow-patterns.ts';
import { deepWindowPatterns } from './deep-window-patterns.ts';
import { elementwisePatterns } from './elementwise-patterns.ts';
import { fourierPatterns } from './fourier-patterns.ts';
import { indexPatterns } from './index-patterns.ts';
import { reductionPatterns } from './reduction-patterns.ts';
import { ConvertRescale } from './rescale-pattern.ts';
import { ConvertResize } from './resize-pattern.ts';
import { shapePatterns } from './shape-patterns.ts';
import { windowPatterns } from './window-patterns.ts';

/** What TTIR has nothing for. */
const refusals: Refusals = [
  callRefusal,
  ['a TTIR program keeps nothing between its runs', tosa.VariableOp, tosa.VariableReadOp, tosa.VariableWriteOp],
  [unknownOperator, tosa.CustomOp],
  [onlyStaticTensors, tosa.DimOp],
  ['the sizes are not known, or TOSA does not say what becomes of them', ...shapeOps],
  [
    'TTIR has no elements with a scale per block of their own',
    tosa.CastFromBlockScaledOp,
    tosa.CastToBlockScaledOp,
    tosa.MatmulTBlockScaledOp,
  ],
];

function unknownOperator(op: Operation): string {
  const { operatorName, domainName } = op as tosa.CustomOp;
  return `it is not known what the operator '${operatorName}' of '${domainName}' does`;
}

/**
 * Returns the patterns that turn TOSA, but for its constants, into TTIR. Source: ttmlir-facts, section 3.1.
 * @param wideReasons why sums of 48 bits were not computed of two words, per rescale of them
 */
export function tosaToTTIRPatterns(wideReasons: ReadonlyMap<Operation, string>): ConversionPatterns {
  return [
    ...elementwisePatterns(),
    new ConvertCast(),
    new ConvertClamp(),
    ...reductionPatterns(),
    ...shapePatterns(),
    ...windowPatterns(),
    ...deepWindowPatterns(),
    ...indexPatterns(),
    ...controlFlowPatterns(),
    ...fourierPatterns(),
    new ConvertResize(),
    new ConvertRescale(wideReasons),
    ...refusalPatterns(refusals),
  ];
}
