import { customCallTarget, variadicOperandWithAttribute } from './assembly/attribute-directives.ts';
import { convDimensionNumbers } from './assembly/convolution-dimensions.ts';
import {
  dotAlgorithm,
  dotDimensionNumbers,
  gatherDimensionNumbers,
  outputOperandAlias,
  scatterDimensionNumbers,
  typeExtensions,
} from './assembly/struct-attributes.ts';
import { defineStableHLO } from './generated/stablehlo-dialect.gen.ts';
import { type StableHLOHooks } from './generated/stablehlo-hooks.gen.ts';
import { batchNormInferenceOp, batchNormOp } from './hooks/batch-norm-ops.ts';
import { constantOp, dialect } from './hooks/constant-op.ts';
import { afterAllOp, caseOp, ifOp, optimizationBarrierOp, whileOp } from './hooks/control-flow-ops.ts';
import { convolutionOp } from './hooks/convolution-op.ts';
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
} from './hooks/elementwise-ops.ts';
import { gatherOp } from './hooks/gather-op.ts';
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
  ScatterDimensionNumbers: scatterDimensionNumbers,
  TypeExtensions: typeExtensions,
  AbsOp: realPartOp,
  AfterAllOp: afterAllOp,
  BatchNormInferenceOp: batchNormInferenceOp,
  BatchNormOp: batchNormOp,
  BinaryOp: binaryOp,
  BroadcastInDimOp: broadcastInDimOp,
  BroadcastOp: broadcastOp,
  CaseOp: caseOp,
  ClampOp: clampOp,
  ComplexOp: complexOp,
  ConcatenateOp: concatenateOp,
  ConstantOp: constantOp,
  ConvolutionOp: convolutionOp,
  CustomCallOp: { directives: { CustomCallTarget: customCallTarget } },
  DotGeneralOp: dotGeneralOp,
  DotOp: dotOp,
  DynamicSliceOp: { directives: { VariadicOperandWithAttribute: variadicOperandWithAttribute } },
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
} satisfies StableHLOHooks);
