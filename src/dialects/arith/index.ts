import {
  inferAdd,
  inferAnd,
  inferCeilDivS,
  inferCeilDivU,
  inferDivS,
  inferDivU,
  inferFloorDivS,
  inferMaxS,
  inferMaxU,
  inferMinS,
  inferMinU,
  inferMul,
  inferOr,
  inferRemS,
  inferRemU,
  inferShl,
  inferShrS,
  inferShrU,
  inferSub,
  inferXor,
} from '../../support/infer-int-ranges.ts';
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
import {
  rangeOfBinary,
  rangeOfComparison,
  rangeOfConstant,
  rangeOfSelect,
  rangeOfSignedCast,
  rangeOfUnsignedCast,
  rangeWithFlags,
} from './range-inference.ts';

/** Hooks of records that flag none: conversions, which CastOpInterface checks. */
const unflagged = { ScalingExtFOp: scalingExtFOp, ScalingTruncFOp: scalingTruncFOp };

/** The arith dialect. */
export const arith = defineArith({
  Dialect: arithDialect,
  AndIOp: { ...andIOp, interfaces: rangeOfBinary(inferAnd) },
  OrIOp: { ...orIOp, interfaces: rangeOfBinary(inferOr) },
  ShLIOp: { ...shLIOp, interfaces: rangeWithFlags(inferShl) },
  ShRSIOp: { ...shRSIOp, interfaces: rangeOfBinary(inferShrS) },
  ShRUIOp: { ...shRUIOp, interfaces: rangeOfBinary(inferShrU) },
  XOrIOp: { ...xOrIOp, interfaces: rangeOfBinary(inferXor) },
  CmpFOp: cmpFOp,
  CmpIOp: { ...cmpIOp, interfaces: rangeOfComparison },
  ConstantOp: { ...constantOp, interfaces: rangeOfConstant },
  BitcastOp: bitcastOp,
  ExtFOp: extFOp,
  ExtSIOp: { ...extSIOp, interfaces: { ...extSIOp.interfaces, ...rangeOfSignedCast } },
  ExtUIOp: { ...extUIOp, interfaces: { ...extUIOp.interfaces, ...rangeOfUnsignedCast } },
  FPToSIOp: fpToSIOp,
  FPToUIOp: fpToUIOp,
  IndexCastOp: { ...indexCastOp, interfaces: { ...indexCastOp.interfaces, ...rangeOfSignedCast } },
  IndexCastUIOp: { ...indexCastUIOp, interfaces: { ...indexCastUIOp.interfaces, ...rangeOfUnsignedCast } },
  SIToFPOp: siToFPOp,
  TruncFOp: truncFOp,
  TruncIOp: { ...truncIOp, interfaces: { ...truncIOp.interfaces, ...rangeOfUnsignedCast } },
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
  AddIOp: { ...addIOp, interfaces: rangeWithFlags(inferAdd) },
  CeilDivSIOp: { ...ceilDivSIOp, interfaces: { ...signedDivision, ...rangeOfBinary(inferCeilDivS) } },
  CeilDivUIOp: { ...ceilDivUIOp, interfaces: { ...unsignedDivision, ...rangeOfBinary(inferCeilDivU) } },
  DivSIOp: { ...divSIOp, interfaces: { ...signedDivision, ...rangeOfBinary(inferDivS) } },
  DivUIOp: { ...divUIOp, interfaces: { ...unsignedDivision, ...rangeOfBinary(inferDivU) } },
  FloorDivSIOp: { ...floorDivSIOp, interfaces: rangeOfBinary(inferFloorDivS) },
  MulIOp: { ...mulIOp, interfaces: rangeWithFlags(inferMul) },
  RemSIOp: { ...remSIOp, interfaces: rangeOfBinary(inferRemS) },
  RemUIOp: { ...remUIOp, interfaces: rangeOfBinary(inferRemU) },
  SubIOp: { ...subIOp, interfaces: rangeWithFlags(inferSub) },
  MaximumFOp: maximumFOp,
  MaxNumFOp: maxNumFOp,
  MaxSIOp: { ...maxSIOp, interfaces: rangeOfBinary(inferMaxS) },
  MaxUIOp: { ...maxUIOp, interfaces: rangeOfBinary(inferMaxU) },
  MinimumFOp: minimumFOp,
  MinNumFOp: minNumFOp,
  MinSIOp: { ...minSIOp, interfaces: rangeOfBinary(inferMinS) },
  MinUIOp: { ...minUIOp, interfaces: rangeOfBinary(inferMinU) },
  SelectOp: { ...selectOp, interfaces: rangeOfSelect },
  ...unflagged,
} satisfies ArithHooks);
