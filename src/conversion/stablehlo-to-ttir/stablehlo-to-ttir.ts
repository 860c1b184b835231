import { type Operation } from '../../ir/operation.ts';
import { ManualComputationOp } from '../../dialects/sdy/generated/sdy-ops.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { callRefusal, refusalPatterns, type Refusals } from '../front-end/refusal.ts';
import { chloBroadcastPatterns } from './chlo-broadcasts.ts';
import { chloFunctionPatterns } from './chlo-functions.ts';
import { controlFlowPatterns } from './control-flow-patterns.ts';
import { complexPatterns } from './complex-patterns.ts';
import { ConvertConvolution } from './convolution-pattern.ts';
import { einsumPatterns } from './einsum-patterns.ts';
import { elementwisePatterns } from './elementwise-patterns.ts';
import { ConvertCustomCall } from './custom-call-patterns.ts';
import { foldPatterns } from './fold-patterns.ts';
import { ConvertGather } from './gather-pattern.ts';
import { ConvertTorchIndexSelect } from './index-select-pattern.ts';
import { ConvertMap } from './map-pattern.ts';
import { matmulPatterns } from './matmul-patterns.ts';
import { ConvertMean } from './mean-pattern.ts';
import { normalizationPatterns } from './normalization-patterns.ts';
import { ConvertOptimizationBarrier } from './optimization-barrier-pattern.ts';
import { partPatterns } from './part-patterns.ts';
import { ConvertPlaceOfExtreme } from './place-pattern.ts';
import { ConvertReduceWindow } from './pool-pattern.ts';
import { processPatterns } from './process-patterns.ts';
import { ConvertRaggedDot } from './ragged-dot-pattern.ts';
import { ConvertReduce } from './reduce-pattern.ts';
import { otherStates } from './resolve-random-bits.ts';
import { ConvertRng } from './rng-pattern.ts';
import { ConvertScatter } from './scatter-pattern.ts';
import { ConvertSelectAndScatter } from './select-and-scatter-pattern.ts';
import { shapePatterns } from './shape-patterns.ts';
import { ConvertSort } from './sort-pattern.ts';
import { ConvertTopK } from './top-k-pattern.ts';
import { triangularPatterns } from './triangular-patterns.ts';

/** What TTIR has nothing for. */
const refusals: Refusals = [
  callRefusal,
  [
    'TTIR has no loops; --stablehlo-partial-evaluation writes those out that are known to run 2048 times at most, by constants or a stablehlo.minimum of their ends, or as often as its max-iterations, and that of the pipeline, says',
    hlo.WhileOp,
  ],
  ['TTIR programs say what all devices do together, not what each does', ManualComputationOp],
  ['TTIR has no tuples', hlo.TupleOp, hlo.GetTupleElementOp],
  [otherStates, hlo.RngBitGeneratorOp],
  [
    'TTIR has no Fourier transform; --stablehlo-expand-complex makes products with matrices of those whose sizes have no prime factor beyond 1024, and are 4194304 at most',
    hlo.FftOp,
  ],
  [
    'TTIR has no quantized numbers; --stablehlo-legalize-quant-to-math makes integers of them',
    hlo.UniformQuantizeOp,
    hlo.UniformDequantizeOp,
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
    'shapes in TTIR are constant; --stablehlo-partial-evaluation makes those so that follow from constants',
    hlo.DynamicBroadcastInDimOp,
    hlo.DynamicConvOp,
    hlo.DynamicGatherOp,
    hlo.DynamicIotaOp,
    hlo.DynamicPadOp,
    hlo.DynamicReshapeOp,
    hlo.RealDynamicSliceOp,
    hlo.SetDimensionSizeOp,
  ],
  [
    'functions are called by name; --stablehlo-legalize-composite-to-call and --inline put what they do in the place of composites',
    hlo.CompositeOp,
  ],
];

/**
 * Returns the patterns that turn StableHLO, but for its constants, and chlo into TTIR. `lookupsWithin` are lookups whose places need not be moved into the
 * operand. Source: ttmlir-facts, section 3.7.
 */
export function stablehloToTTIRPatterns(lookupsWithin: Set<Operation>): ConversionPatterns {
  return [
    ...elementwisePatterns(),
    ...shapePatterns(),
    ...partPatterns(),
    ...matmulPatterns(),
    ...einsumPatterns(),
    ...triangularPatterns(),
    new ConvertMap(),
    new ConvertConvolution(),
    new ConvertReduce(),
    new ConvertPlaceOfExtreme(),
    new ConvertMean(hlo.DivOp),
    new ConvertMean(hlo.MulOp),
    new ConvertReduceWindow(),
    ...foldPatterns(),
    new ConvertGather(lookupsWithin),
    new ConvertTorchIndexSelect(lookupsWithin),
    new ConvertScatter(),
    new ConvertSelectAndScatter(),
    ...normalizationPatterns(),
    new ConvertOptimizationBarrier(),
    new ConvertRng(),
    ...complexPatterns(),
    ...controlFlowPatterns(),
    ...processPatterns(),
    ...chloFunctionPatterns(),
    ...chloBroadcastPatterns(),
    new ConvertSort(),
    new ConvertTopK(),
    new ConvertRaggedDot(),
    new ConvertCustomCall(),
    ...refusalPatterns(refusals),
  ];
}
