import { convDimensionNumbers } from './assembly/convolution-dimensions.ts';
import {
  dotAlgorithm,
  dotDimensionNumbers,
  gatherDimensionNumbers,
  outputOperandAlias,
  resultAccuracyAttr,
  scatterDimensionNumbers,
  typeExtensions,
} from './assembly/struct-attributes.ts';
import { defineStableHLO } from './generated/stablehlo-dialect.gen.ts';
import { type StableHLOHooks } from './generated/stablehlo-hooks.gen.ts';
import { batchNormGradOp, batchNormInferenceOp, batchNormTrainingOp } from './hooks/batch-norm-ops.ts';
import { constantOp, dialect } from './hooks/constant-op.ts';
import { afterAllOp, caseOp, ifOp, optimizationBarrierOp, whileOp } from './hooks/control-flow-ops.ts';
import { convolutionOp, dynamicConvOp } from './hooks/convolution-op.ts';
import { choleskyOp, triangularSolveOp, fftOp } from './hooks/linear-algebra-ops.ts';
import { mapOp, sortOp, selectAndScatterOp } from './hooks/computation-ops.ts';
import { rngOp, rngBitGeneratorOp } from './hooks/random-ops.ts';
import {
  dynamicIotaOp,
  dynamicReshapeOp,
  dynamicBroadcastInDimOp,
  dynamicPadOp,
  realDynamicSliceOp,
} from './hooks/dynamic-ops.ts';
import {
  dynamicSliceOp,
  dynamicUpdateSliceOp,
  getDimensionSizeOp,
  setDimensionSizeOp,
  bitcastConvertOp,
  torchIndexSelectOp,
} from './hooks/part-ops.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import {
  allGatherOp,
  allReduceOp,
  reduceScatterOp,
  allToAllOp,
  collectiveBroadcastOp,
  crossReplicaSumOp,
  collectivePermuteOp,
  infeedOp,
  sendOp,
  recvOp,
} from './hooks/communication-ops.ts';
import { customCallOp, compositeOp } from './hooks/call-ops.ts';
import { dotGeneralOp, dotOp } from './hooks/dot-ops.ts';
import {
  binaryOp,
  clampOp,
  complexOp,
  iotaOp,
  realPartOp,
  reducePrecisionOp,
  selectOp,
  unaryOp,
  uniformDequantizeOp,
  uniformQuantizeOp,
} from './hooks/elementwise-ops.ts';
import { dynamicGatherOp, gatherOp } from './hooks/gather-op.ts';
import { reduceOp } from './hooks/reduce-op.ts';
import { reduceWindowOp } from './hooks/reduce-window-op.ts';
import {
  broadcastInDimOp,
  broadcastOp,
  concatenateOp,
  padOp,
  reshapeOp,
  reverseOp,
  sliceOp,
  transposeOp,
} from './hooks/shape-ops.ts';
import { getTupleElementOp, tupleOp } from './hooks/tuple-ops.ts';

/** The stablehlo dialect. */
export const stablehlo = defineStableHLO({
  Dialect: dialect,
  ConvDimensionNumbers: convDimensionNumbers,
  DotAlgorithm: dotAlgorithm,
  DotDimensionNumbers: dotDimensionNumbers,
  GatherDimensionNumbers: gatherDimensionNumbers,
  OutputOperandAlias: outputOperandAlias,
  ResultAccuracyAttr: resultAccuracyAttr,
  ScatterDimensionNumbers: scatterDimensionNumbers,
  TypeExtensions: typeExtensions,
  AbsOp: realPartOp,
  AfterAllOp: afterAllOp,
  BatchNormGradOp: batchNormGradOp,
  BatchNormInferenceOp: batchNormInferenceOp,
  BatchNormTrainingOp: batchNormTrainingOp,
  BinaryOp: binaryOp,
  BroadcastInDimOp: broadcastInDimOp,
  BroadcastOp: broadcastOp,
  CaseOp: caseOp,
  ClampOp: clampOp,
  ComplexOp: complexOp,
  ConcatenateOp: concatenateOp,
  ConstantOp: constantOp,
  ConvolutionOp: convolutionOp,
  DotGeneralOp: dotGeneralOp,
  DotOp: dotOp,
  GatherOp: gatherOp,
  GetTupleElementOp: getTupleElementOp,
  IfOp: ifOp,
  IotaOp: iotaOp,
  OptimizationBarrierOp: optimizationBarrierOp,
  PadOp: padOp,
  RealPartOp: realPartOp,
  ReduceOp: reduceOp,
  ReducePrecisionOp: reducePrecisionOp,
  ReduceWindowOp: reduceWindowOp,
  ReshapeOp: reshapeOp,
  ReverseOp: reverseOp,
  SelectOp: selectOp,
  SliceOp: sliceOp,
  TransposeOp: transposeOp,
  TupleOp: tupleOp,
  UnaryOp: unaryOp,
  WhileOp: whileOp,
  CholeskyOp: choleskyOp,
  TriangularSolveOp: triangularSolveOp,
  FftOp: fftOp,
  MapOp: mapOp,
  SortOp: sortOp,
  SelectAndScatterOp: selectAndScatterOp,
  RngOp: rngOp,
  RngBitGeneratorOp: rngBitGeneratorOp,
  DynamicIotaOp: dynamicIotaOp,
  DynamicReshapeOp: dynamicReshapeOp,
  DynamicBroadcastInDimOp: dynamicBroadcastInDimOp,
  DynamicPadOp: dynamicPadOp,
  RealDynamicSliceOp: realDynamicSliceOp,
  DynamicSliceOp: dynamicSliceOp,
  DynamicUpdateSliceOp: dynamicUpdateSliceOp,
  GetDimensionSizeOp: getDimensionSizeOp,
  SetDimensionSizeOp: setDimensionSizeOp,
  BitcastConvertOp: bitcastConvertOp,
  TorchIndexSelectOp: torchIndexSelectOp,
  ScatterOp: scatterOp,
  AllGatherOp: allGatherOp,
  AllReduceOp: allReduceOp,
  ReduceScatterOp: reduceScatterOp,
  AllToAllOp: allToAllOp,
  CollectiveBroadcastOp: collectiveBroadcastOp,
  CrossReplicaSumOp: crossReplicaSumOp,
  CollectivePermuteOp: collectivePermuteOp,
  InfeedOp: infeedOp,
  SendOp: sendOp,
  RecvOp: recvOp,
  CustomCallOp: customCallOp,
  CompositeOp: compositeOp,
  DynamicConvOp: dynamicConvOp,
  DynamicGatherOp: dynamicGatherOp,
  UniformDequantizeOp: uniformDequantizeOp,
  UniformQuantizeOp: uniformQuantizeOp,
} satisfies StableHLOHooks);
