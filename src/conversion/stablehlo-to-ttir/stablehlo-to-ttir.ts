import { type Operation } from '../../ir/operation.ts';
import { ManualComputationOp } from '../../dialects/sdy/generated/sdy-ops.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { callRefusal, refusalPatterns, type Refusals } from '../front-end/refusal.ts';
import { controlFlowPatterns } from './control-flow-patterns.ts';
import { ConvertCustomCall } from './custom-call-patterns.ts';
import { chloBroadcastPatterns } from './elements/chlo-broadcasts.ts';
import { chloFunctionPatterns } from './elements/chlo-functions.ts';
import { complexPatterns } from './elements/complex-patterns.ts';
import { elementwisePatterns } from './elements/elementwise-patterns.ts';
import { ConvertMap } from './elements/map-pattern.ts';
import { triangularPatterns } from './linear-algebra/triangular-patterns.ts';
import { ConvertOptimizationBarrier } from './optimization-barrier-pattern.ts';
import { ConvertGather } from './places/gather-pattern.ts';
import { ConvertTorchIndexSelect } from './places/index-select-pattern.ts';
import { partPatterns } from './places/part-patterns.ts';
import { ConvertPlaceOfExtreme } from './places/place-pattern.ts';
import { ConvertScatter } from './places/scatter-pattern.ts';
import { processPatterns } from './process-patterns.ts';
import { einsumPatterns } from './products/einsum-patterns.ts';
import { matmulPatterns } from './products/matmul-patterns.ts';
import { ConvertRaggedDot } from './products/ragged-dot-pattern.ts';
import { otherStates } from './random/resolve-random-bits.ts';
import { ConvertRng } from './random/rng-pattern.ts';
import { foldPatterns } from './reductions/fold-patterns.ts';
import { ConvertMean } from './reductions/mean-pattern.ts';
import { normalizationPatterns } from './reductions/normalization-patterns.ts';
import { ConvertReduce } from './reductions/reduce-pattern.ts';
import { shapePatterns } from './shape-patterns.ts';
import { ConvertSort } from './sorting/sort-pattern.ts';
import { ConvertTopK } from './sorting/top-k-pattern.ts';
import { ConvertConvolution } from './windows/convolution-pattern.ts';
import { ConvertReduceWindow } from './windows/pool-pattern.ts';
import { ConvertSelectAndScatter } from './windows/select-and-scatter-pattern.ts';

/** What TTIR has nothing for. */
const refusals: Refusals = [
  callRefusal,
  [
    'TTIR has no loops; --stablehlo-partial-evaluation writes those out that are known to run 2048 times at most, by constants or a stablehlo.minimum of their ends, or as often as its max-iterations, and that of the pipeline, says',
    hlo.WhileOp,
  ],
  [
    'TTIR programs say what all devices do together, not what each does; --sdy-expand-manual-computations writes that out, or says why it cannot',
    ManualComputationOp,
  ],
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
