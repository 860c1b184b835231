import { defineFunc } from './generated/func-dialect.gen.ts';
import { type FuncHooks } from './generated/func-hooks.gen.ts';
import { callIndirectOp } from './hooks/call-indirect-op.ts';
import { callOp } from './hooks/call-op.ts';
import { constantOp } from './hooks/constant-op.ts';
import { funcDialect } from './hooks/dialect.ts';
import { funcOp } from './hooks/func-op.ts';
import { returnOp } from './hooks/return-op.ts';

/** The func dialect: functions and calls. */
export const func = defineFunc({
  Dialect: funcDialect,
  FuncOp: funcOp,
  ReturnOp: returnOp,
  CallOp: callOp,
  CallIndirectOp: callIndirectOp,
  ConstantOp: constantOp,
} satisfies FuncHooks);
