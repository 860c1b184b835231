import { defineTosa } from './generated/tosa-dialect.gen.ts';
import { type TosaHooks } from './generated/tosa-hooks.gen.ts';
import { castFromBlockScaledOp, castToBlockScaledOp, matmulTBlockScaledOp } from './hooks/block-scaled-ops.ts';
import { constOp, constShapeOp, dialect, shapeType } from './hooks/constant-ops.ts';
import { ifOp, whileOp } from './hooks/control-flow-ops.ts';
import { conv2DOp, conv3DOp, depthwiseConv2DOp, transposeConv2DOp } from './hooks/convolution-ops.ts';
import { clampOp, equalOp, minMaxOp, mulOp, negateOp, selectOp, tableOp } from './hooks/elementwise-ops.ts';
import { gatherOp, scatterOp } from './hooks/gather-scatter-ops.ts';
import { concatOp, padOp, reshapeOp, reverseOp, sliceOp, tileOp, transposeOp } from './hooks/layout-ops.ts';
import { avgPool2dOp, maxPool2dOp } from './hooks/pooling-ops.ts';
import { reduceMinMaxOp, reduceOp } from './hooks/reduce-ops.ts';
import { rescaleOp } from './hooks/rescale-op.ts';
import { resizeOp } from './hooks/resize-op.ts';
import { concatShapeOp, dimOp, sliceShapeOp } from './hooks/shape-ops.ts';
import { argMaxOp, fft2dOp, matMulOp, rfft2dOp } from './hooks/tensor-ops.ts';
import { variableOp, variableReadOp, variableWriteOp } from './hooks/variable-ops.ts';
import {
  foldAbs,
  foldAdd,
  foldCast,
  foldGreater,
  foldGreaterEqual,
  foldIntDiv,
  foldReciprocal,
  foldSub,
} from './folding/arithmetic.ts';
import { earlierCustom } from './earlier-forms/attributes.ts';
import { earlierApplyScale } from './earlier-forms/rescale.ts';
import { roundingModeAssembly } from './enum-assembly.ts';

/** The tosa dialect. */
export const tosa = defineTosa({
  Dialect: dialect,
  Shape: shapeType,
  AbsOp: { fold: foldAbs },
  AddOp: { fold: foldAdd },
  ApplyScaleOp: { ...roundingModeAssembly, ...earlierApplyScale },
  ArgMaxOp: argMaxOp,
  AvgPool2dOp: avgPool2dOp,
  CastFromBlockScaledOp: castFromBlockScaledOp,
  CastToBlockScaledOp: castToBlockScaledOp,
  CastOp: { fold: foldCast },
  ClampOp: clampOp,
  ConcatOp: concatOp,
  ConcatShapeOp: concatShapeOp,
  ConstOp: constOp,
  ConstShapeOp: constShapeOp,
  Conv2DOp: conv2DOp,
  Conv3DOp: conv3DOp,
  CustomOp: earlierCustom,
  DepthwiseConv2DOp: depthwiseConv2DOp,
  DimOp: dimOp,
  EqualOp: equalOp,
  FFT2dOp: fft2dOp,
  GatherOp: gatherOp,
  GreaterEqualOp: { fold: foldGreaterEqual },
  GreaterOp: { fold: foldGreater },
  IfOp: ifOp,
  IntDivOp: { fold: foldIntDiv },
  MatMulOp: matMulOp,
  MatmulTBlockScaledOp: matmulTBlockScaledOp,
  MaximumOp: minMaxOp,
  MaxPool2dOp: maxPool2dOp,
  MinimumOp: minMaxOp,
  MulOp: mulOp,
  NegateOp: negateOp,
  PadOp: padOp,
  ReciprocalOp: { fold: foldReciprocal },
  ReduceAllOp: reduceOp,
  ReduceAnyOp: reduceOp,
  ReduceMaxOp: reduceMinMaxOp,
  ReduceMinOp: reduceMinMaxOp,
  ReduceProductOp: reduceOp,
  ReduceSumOp: reduceOp,
  RescaleOp: rescaleOp,
  ReshapeOp: reshapeOp,
  ResizeOp: resizeOp,
  ReverseOp: reverseOp,
  RFFT2dOp: rfft2dOp,
  ScatterOp: scatterOp,
  SelectOp: selectOp,
  SliceOp: sliceOp,
  SliceShapeOp: sliceShapeOp,
  SubOp: { fold: foldSub },
  TableOp: tableOp,
  TileOp: tileOp,
  TransposeConv2DOp: transposeConv2DOp,
  TransposeOp: transposeOp,
  VariableOp: variableOp,
  VariableReadOp: variableReadOp,
  VariableWriteOp: variableWriteOp,
  WhileOp: whileOp,
} satisfies TosaHooks);
