import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { arithToTTIRPatterns } from '../arith-to-ttir/arith-to-ttir.ts';
import { callRefusal, refusalPatterns } from '../front-end/refusal.ts';
import { convolutionPatterns } from './convolution-patterns.ts';
import { poolPatterns } from './pool-patterns.ts';
import { ConvertSoftmax } from './softmax-pattern.ts';
import { ConvertStructured } from './structured-pattern.ts';
import { tensorPatterns } from './tensor-patterns.ts';

/** Returns the patterns that turn linalg and what stands between its operations into TTIR. */
export function linalgToTTIRPatterns(): ConversionPatterns {
  return [
    ...convolutionPatterns(),
    ...poolPatterns(),
    new ConvertSoftmax(),
    ...tensorPatterns(),
    new ConvertStructured(),
    ...arithToTTIRPatterns(),
    ...refusalPatterns([callRefusal]),
  ];
}
