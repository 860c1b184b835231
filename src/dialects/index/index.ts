import { defineIndex } from './generated/index-dialect.gen.ts';
import { type IndexHooks } from './generated/index-hooks.gen.ts';
import {
  addOp,
  andOp,
  ceilDivSOp,
  ceilDivUOp,
  divSOp,
  divUOp,
  floorDivSOp,
  maxSOp,
  maxUOp,
  minSOp,
  minUOp,
  mulOp,
  orOp,
  remSOp,
  remUOp,
  shlOp,
  shrSOp,
  shrUOp,
  subOp,
  xOrOp,
} from './hooks/binary-ops.ts';
import { castSOp, castUOp } from './hooks/cast-ops.ts';
import { cmpOp } from './hooks/cmp-op.ts';
import { boolConstantOp, constantOp, sizeOfOp } from './hooks/constant-ops.ts';
import { dialect } from './hooks/dialect.ts';

/** The index dialect: arithmetic on index, whatever its width. */
export const index = defineIndex({
  AddOp: addOp,
  AndOp: andOp,
  BoolConstantOp: boolConstantOp,
  CastSOp: castSOp,
  CastUOp: castUOp,
  CeilDivSOp: ceilDivSOp,
  CeilDivUOp: ceilDivUOp,
  CmpOp: cmpOp,
  ConstantOp: constantOp,
  Dialect: dialect,
  DivSOp: divSOp,
  DivUOp: divUOp,
  FloorDivSOp: floorDivSOp,
  MaxSOp: maxSOp,
  MaxUOp: maxUOp,
  MinSOp: minSOp,
  MinUOp: minUOp,
  MulOp: mulOp,
  OrOp: orOp,
  RemSOp: remSOp,
  RemUOp: remUOp,
  ShlOp: shlOp,
  ShrSOp: shrSOp,
  ShrUOp: shrUOp,
  SizeOfOp: sizeOfOp,
  SubOp: subOp,
  XOrOp: xOrOp,
} satisfies IndexHooks);
