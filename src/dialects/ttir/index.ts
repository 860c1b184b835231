import { defineTTIR } from './generated/ttir-dialect.gen.ts';
import { type TTIRHooks } from './generated/ttir-hooks.gen.ts';
import { addOp } from './hooks/add-op.ts';
import { allocOp } from './hooks/alloc-op.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { concatOp } from './hooks/concat-op.ts';
import { constantOp } from './hooks/constant-op.ts';
import { conv2dOp } from './hooks/conv2d-op.ts';
import { ttirDialect } from './hooks/dialect.ts';
import { absOp, maximumOp, negOp, reluOp } from './hooks/elementwise-ops.ts';
import { embeddingOp } from './hooks/embedding-op.ts';
import {
  arangeOp,
  clampOp,
  extBinaryOp,
  extReductionOp,
  extUnaryOp,
  padOp,
  repeatOp,
  reverseOp,
  sliceOp,
  typecastOp,
  whereOp,
} from './hooks/extension-ops.ts';
import { genericOp } from './hooks/generic-op.ts';
import { matmulOp } from './hooks/matmul-op.ts';
import { maxPool2dOp } from './hooks/max-pool2d-op.ts';
import { multiplyOp } from './hooks/multiply-op.ts';
import { reshapeOp } from './hooks/reshape-op.ts';
import { softmaxOp } from './hooks/softmax-op.ts';
import { squeezeOp } from './hooks/squeeze-op.ts';
import { sumOp } from './hooks/sum-op.ts';
import { toLayoutOp } from './hooks/to-layout-op.ts';
import { transposeOp } from './hooks/transpose-op.ts';
import { unsqueezeOp } from './hooks/unsqueeze-op.ts';

/** The ttir dialect: tensor operations, independent of how the hardware runs them. */
export const ttir = defineTTIR({
  Dialect: ttirDialect,
  AbsOp: absOp,
  NegOp: negOp,
  ReluOp: reluOp,
  AddOp: addOp,
  MultiplyOp: multiplyOp,
  MaximumOp: maximumOp,
  MatmulOp: matmulOp,
  SoftmaxOp: softmaxOp,
  EmbeddingOp: embeddingOp,
  Conv2dOp: conv2dOp,
  MaxPool2dOp: maxPool2dOp,
  SumOp: sumOp,
  TransposeOp: transposeOp,
  ConcatOp: concatOp,
  BroadcastOp: broadcastOp,
  ReshapeOp: reshapeOp,
  SqueezeOp: squeezeOp,
  UnsqueezeOp: unsqueezeOp,
  ConstantOp: constantOp,
  ToLayoutOp: toLayoutOp,
  AllocOp: allocOp,
  GenericOp: genericOp,
  ExtUnaryOp: extUnaryOp,
  TypecastOp: typecastOp,
  ExtBinaryOp: extBinaryOp,
  ExtReductionOp: extReductionOp,
  WhereOp: whereOp,
  ClampOp: clampOp,
  PadOp: padOp,
  SliceOp: sliceOp,
  ReverseOp: reverseOp,
  RepeatOp: repeatOp,
  ArangeOp: arangeOp,
} satisfies TTIRHooks);
