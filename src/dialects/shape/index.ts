import { defineShape } from './generated/shape-dialect.gen.ts';
import { type ShapeHooks } from './generated/shape-hooks.gen.ts';
import { addOp, divOp, maxOp, minOp, mulOp } from './hooks/arithmetic-ops.ts';
import { assumingAllOp, assumingOp } from './hooks/assuming-ops.ts';
import { constShapeOp, constSizeOp, constWitnessOp } from './hooks/constant-ops.ts';
import { anyOp, cstrBroadcastableOp, cstrEqOp, cstrRequireOp } from './hooks/constraint-ops.ts';
import { indexToSizeOp, sizeToIndexOp, toExtentTensorOp } from './hooks/conversion-ops.ts';
import { dialect } from './hooks/dialect.ts';
import { dimOp, getExtentOp } from './hooks/extent-ops.ts';
import { funcOp, functionLibraryOp } from './hooks/function-ops.ts';
import { meetOp } from './hooks/meet-op.ts';
import { reduceOp, yieldOp } from './hooks/reduce-op.ts';
import { shapeOfOp } from './hooks/shape-of-op.ts';
import {
  broadcastOp,
  concatOp,
  fromExtentsOp,
  isBroadcastableOp,
  numElementsOp,
  rankOp,
  shapeEqOp,
  splitAtOp,
} from './hooks/shape-ops.ts';

/** The shape dialect: what programs compute of the sizes of tensors. */
export const shape = defineShape({
  AddOp: addOp,
  AnyOp: anyOp,
  AssumingAllOp: assumingAllOp,
  AssumingOp: assumingOp,
  BroadcastOp: broadcastOp,
  ConcatOp: concatOp,
  ConstShapeOp: constShapeOp,
  ConstSizeOp: constSizeOp,
  ConstWitnessOp: constWitnessOp,
  CstrBroadcastableOp: cstrBroadcastableOp,
  CstrEqOp: cstrEqOp,
  CstrRequireOp: cstrRequireOp,
  Dialect: dialect,
  DimOp: dimOp,
  DivOp: divOp,
  FromExtentsOp: fromExtentsOp,
  FuncOp: funcOp,
  FunctionLibraryOp: functionLibraryOp,
  GetExtentOp: getExtentOp,
  IndexToSizeOp: indexToSizeOp,
  IsBroadcastableOp: isBroadcastableOp,
  MaxOp: maxOp,
  MeetOp: meetOp,
  MinOp: minOp,
  MulOp: mulOp,
  NumElementsOp: numElementsOp,
  RankOp: rankOp,
  ReduceOp: reduceOp,
  ShapeEqOp: shapeEqOp,
  ShapeOfOp: shapeOfOp,
  SizeToIndexOp: sizeToIndexOp,
  SplitAtOp: splitAtOp,
  ToExtentTensorOp: toExtentTensorOp,
  YieldOp: yieldOp,
} satisfies ShapeHooks);
