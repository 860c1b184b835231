import { signedDivision, unsignedDivision } from './division-speculation.ts';
import { defineArith } from './generated/arith-dialect.gen.ts';
import { type ArithHooks } from './generated/arith-hooks.gen.ts';
import { addFOp } from './hooks/add-f-op.ts';
import { addIOp } from './hooks/add-i-op.ts';
import { bitcastOp } from './hooks/bitcast-op.ts';
import { constantOp } from './hooks/constant-op.ts';
import { arithDialect } from './hooks/dialect.ts';
import { divFOp } from './hooks/div-f-op.ts';
import { extFOp } from './hooks/ext-f-op.ts';
import { extSIOp } from './hooks/ext-si-op.ts';
import { extUIOp } from './hooks/ext-ui-op.ts';
import { fpToSIOp } from './hooks/fp-to-si-op.ts';
import { fpToUIOp } from './hooks/fp-to-ui-op.ts';
import { indexCastOp } from './hooks/index-cast-op.ts';
import { indexCastUIOp } from './hooks/index-cast-ui-op.ts';
import { mulFOp } from './hooks/mul-f-op.ts';
import { mulIOp } from './hooks/mul-i-op.ts';
import { scalingExtFOp, scalingTruncFOp } from './hooks/scaling-ops.ts';
import { selectOp } from './hooks/select-op.ts';
import { siToFPOp } from './hooks/si-to-fp-op.ts';
import { subFOp } from './hooks/sub-f-op.ts';
import { subIOp } from './hooks/sub-i-op.ts';
import { truncFOp } from './hooks/trunc-f-op.ts';
import { truncIOp } from './hooks/trunc-i-op.ts';
import { uiToFPOp } from './hooks/ui-to-fp-op.ts';

/** Hooks of records that flag none: casts, which CastOpInterface checks. */
const unflagged = {
  ExtUIOp: extUIOp,
  ExtSIOp: extSIOp,
  TruncIOp: truncIOp,
  ExtFOp: extFOp,
  TruncFOp: truncFOp,
  UIToFPOp: uiToFPOp,
  SIToFPOp: siToFPOp,
  FPToUIOp: fpToUIOp,
  FPToSIOp: fpToSIOp,
  IndexCastOp: indexCastOp,
  IndexCastUIOp: indexCastUIOp,
  BitcastOp: bitcastOp,
  ScalingExtFOp: scalingExtFOp,
  ScalingTruncFOp: scalingTruncFOp,
};

/** The arith dialect. */
export const arith = defineArith({
  Dialect: arithDialect,
  DivUIOp: unsignedDivision,
  DivSIOp: signedDivision,
  CeilDivUIOp: unsignedDivision,
  CeilDivSIOp: signedDivision,
  ConstantOp: constantOp,
  AddIOp: addIOp,
  SubIOp: subIOp,
  MulIOp: mulIOp,
  AddFOp: addFOp,
  SubFOp: subFOp,
  MulFOp: mulFOp,
  DivFOp: divFOp,
  SelectOp: selectOp,
  ...unflagged,
} satisfies ArithHooks);
