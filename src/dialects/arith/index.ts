import { signedDivision, unsignedDivision } from './division-speculation.ts';
import { defineArith } from './generated/arith-dialect.gen.ts';
import { type ArithHooks } from './generated/arith-hooks.gen.ts';
import { andIOp, orIOp, shLIOp, shRSIOp, shRUIOp, xOrIOp } from './hooks/bit-ops.ts';
import { cmpFOp, cmpIOp } from './hooks/compare-ops.ts';
import { constantOp } from './hooks/constant-op.ts';
import {
  bitcastOp,
  extFOp,
  extSIOp,
  extUIOp,
  fpToSIOp,
  fpToUIOp,
  indexCastOp,
  indexCastUIOp,
  siToFPOp,
  truncFOp,
  truncIOp,
  uiToFPOp,
} from './hooks/conversion-ops.ts';
import { arithDialect } from './hooks/dialect.ts';
import { addUIExtendedOp, mulSIExtendedOp, mulUIExtendedOp } from './hooks/extended-ops.ts';
import { addFOp, divFOp, mulFOp, negFOp, remFOp, subFOp } from './hooks/float-ops.ts';
import {
  addIOp,
  ceilDivSIOp,
  ceilDivUIOp,
  divSIOp,
  divUIOp,
  floorDivSIOp,
  mulIOp,
  remSIOp,
  remUIOp,
  subIOp,
} from './hooks/integer-ops.ts';
import {
  maximumFOp,
  maxNumFOp,
  maxSIOp,
  maxUIOp,
  minimumFOp,
  minNumFOp,
  minSIOp,
  minUIOp,
} from './hooks/min-max-ops.ts';
import { scalingExtFOp, scalingTruncFOp } from './hooks/scaling-ops.ts';
import { selectOp } from './hooks/select-op.ts';

/** Hooks of records that flag none: conversions, which CastOpInterface checks. */
const unflagged = { ScalingExtFOp: scalingExtFOp, ScalingTruncFOp: scalingTruncFOp };

/** The arith dialect. */
export const arith = defineArith({
  Dialect: arithDialect,
  AndIOp: andIOp,
  OrIOp: orIOp,
  ShLIOp: shLIOp,
  ShRSIOp: shRSIOp,
  ShRUIOp: shRUIOp,
  XOrIOp: xOrIOp,
  CmpFOp: cmpFOp,
  CmpIOp: cmpIOp,
  ConstantOp: constantOp,
  BitcastOp: bitcastOp,
  ExtFOp: extFOp,
  ExtSIOp: extSIOp,
  ExtUIOp: extUIOp,
  FPToSIOp: fpToSIOp,
  FPToUIOp: fpToUIOp,
  IndexCastOp: indexCastOp,
  IndexCastUIOp: indexCastUIOp,
  SIToFPOp: siToFPOp,
  TruncFOp: truncFOp,
  TruncIOp: truncIOp,
  UIToFPOp: uiToFPOp,
  AddUIExtendedOp: addUIExtendedOp,
  MulSIExtendedOp: mulSIExtendedOp,
  MulUIExtendedOp: mulUIExtendedOp,
  AddFOp: addFOp,
  DivFOp: divFOp,
  MulFOp: mulFOp,
  NegFOp: negFOp,
  RemFOp: remFOp,
  SubFOp: subFOp,
  AddIOp: addIOp,
  CeilDivSIOp: { ...ceilDivSIOp, ...signedDivision },
  CeilDivUIOp: { ...ceilDivUIOp, ...unsignedDivision },
  DivSIOp: { ...divSIOp, ...signedDivision },
  DivUIOp: { ...divUIOp, ...unsignedDivision },
  FloorDivSIOp: floorDivSIOp,
  MulIOp: mulIOp,
  RemSIOp: remSIOp,
  RemUIOp: remUIOp,
  SubIOp: subIOp,
  MaximumFOp: maximumFOp,
  MaxNumFOp: maxNumFOp,
  MaxSIOp: maxSIOp,
  MaxUIOp: maxUIOp,
  MinimumFOp: minimumFOp,
  MinNumFOp: minNumFOp,
  MinSIOp: minSIOp,
  MinUIOp: minUIOp,
  SelectOp: selectOp,
  ...unflagged,
} satisfies ArithHooks);
