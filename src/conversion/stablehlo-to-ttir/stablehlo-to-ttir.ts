import { DivOp, MulOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { ConvertConvolution } from './convolution-pattern.ts';
import { elementwisePatterns } from './elementwise-patterns.ts';
import { ConvertGather } from './gather-pattern.ts';
import { matmulPatterns } from './matmul-patterns.ts';
import { ConvertMean } from './mean-pattern.ts';
import { ConvertBatchNormInference } from './normalization-pattern.ts';
import { ConvertOptimizationBarrier } from './optimization-barrier-pattern.ts';
import { ConvertReduceWindow } from './pool-pattern.ts';
import { ConvertReduce } from './reduce-pattern.ts';
import { shapePatterns } from './shape-patterns.ts';

/** Returns the patterns that turn StableHLO, but for its constants, into TTIR. Source: ttmlir-facts, section 3.7. */
export function stablehloToTTIRPatterns(): ConversionPatterns {
  return [
    ...elementwisePatterns(),
    ...shapePatterns(),
    ...matmulPatterns(),
    new ConvertConvolution(),
    new ConvertReduce(),
    new ConvertMean(DivOp),
    new ConvertMean(MulOp),
    new ConvertReduceWindow(),
    new ConvertGather(),
    new ConvertBatchNormInference(),
    new ConvertOptimizationBarrier(),
  ];
}
