import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { ConvertClamp } from './clamp-pattern.ts';
import { elementwisePatterns } from './elementwise-patterns.ts';
import { reductionPatterns } from './reduction-patterns.ts';
import { shapePatterns } from './shape-patterns.ts';
import { windowPatterns } from './window-patterns.ts';

/** Returns the patterns that turn TOSA, but for its constants, into TTIR. Source: ttmlir-facts, section 3.1. */
export function tosaToTTIRPatterns(): ConversionPatterns {
  return [
    ...elementwisePatterns(),
    new ConvertClamp(),
    ...reductionPatterns(),
    ...shapePatterns(),
    ...windowPatterns(),
  ];
}
