import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { callRefusal, refusalPatterns, type Refusals } from '../front-end/refusal.ts';
import { ConvertConvolution } from './convolution-pattern.ts';
import { elementwisePatterns } from './elementwise-patterns.ts';
import { ConvertGather } from './gather-pattern.ts';
import { matmulPatterns } from './matmul-patterns.ts';
import { ConvertMean } from './mean-pattern.ts';
import { ConvertBatchNormInference } from './normalization-pattern.ts';
import { ConvertOptimizationBarrier } from './optimization-barrier-pattern.ts';
import { ConvertPlaceOfExtreme } from './place-pattern.ts';
import { ConvertReduceWindow } from './pool-pattern.ts';
import { ConvertReduce } from './reduce-pattern.ts';
import { shapePatterns } from './shape-patterns.ts';

/** What TTIR has nothing for. */
const refusals: Refusals = [
  callRefusal,
  ['TTIR has no control flow', hlo.CaseOp, hlo.IfOp, hlo.WhileOp],
  ['TTIR has no order of elements', hlo.SortOp],
  ['TTIR does not write to computed places', hlo.ScatterOp, hlo.SelectAndScatterOp],
  ['TTIR has no random numbers', hlo.RngOp, hlo.RngBitGeneratorOp],
  ['TTIR has no Fourier transform, and no complex numbers', hlo.FftOp, hlo.ComplexOp, hlo.RealOp, hlo.ImagOp],
  ['TTIR has no decompositions of matrices', hlo.CholeskyOp, hlo.TriangularSolveOp],
  ['TTIR rounds to whole element types only', hlo.ReducePrecisionOp],
  ['TTIR does not take bits for another type', hlo.BitcastConvertOp],
  ['TTIR has no quantized numbers', hlo.UniformQuantizeOp, hlo.UniformDequantizeOp],
  [
    'TTIR has no gradients of normalizations, and no normalization by the statistics of the batch',
    hlo.BatchNormGradOp,
    hlo.BatchNormTrainingOp,
  ],
  [
    'TTIR programs run on one chip',
    hlo.AllGatherOp,
    hlo.AllReduceOp,
    hlo.AllToAllOp,
    hlo.CollectiveBroadcastOp,
    hlo.CollectivePermuteOp,
    hlo.CrossReplicaSumOp,
    hlo.PartitionIdOp,
    hlo.ReduceScatterOp,
    hlo.ReplicaIdOp,
  ],
  [
    'TTIR programs take arguments and return results only',
    hlo.AfterAllOp,
    hlo.CreateTokenOp,
    hlo.InfeedOp,
    hlo.OutfeedOp,
    hlo.RecvOp,
    hlo.SendOp,
  ],
  [
    'shapes in TTIR are constant',
    hlo.DynamicBroadcastInDimOp,
    hlo.DynamicConvOp,
    hlo.DynamicGatherOp,
    hlo.DynamicIotaOp,
    hlo.DynamicPadOp,
    hlo.DynamicReshapeOp,
    hlo.RealDynamicSliceOp,
    hlo.SetDimensionSizeOp,
  ],
];

/** Returns the patterns that turn StableHLO, but for its constants, into TTIR. Source: ttmlir-facts, section 3.7. */
export function stablehloToTTIRPatterns(): ConversionPatterns {
  return [
    ...elementwisePatterns(),
    ...shapePatterns(),
    ...matmulPatterns(),
    new ConvertConvolution(),
    new ConvertReduce(),
    new ConvertPlaceOfExtreme(),
    new ConvertMean(hlo.DivOp),
    new ConvertMean(hlo.MulOp),
    new ConvertReduceWindow(),
    new ConvertGather(),
    new ConvertBatchNormInference(),
    new ConvertOptimizationBarrier(),
    ...refusalPatterns(refusals),
  ];
}
