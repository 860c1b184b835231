import { defineEmitC } from './generated/emitc-dialect.gen.ts';
import { type EmitCHooks } from './generated/emitc-hooks.gen.ts';
import { addOp, subOp } from './hooks/arithmetic-ops.ts';
import { assignOp } from './hooks/assign-op.ts';
import { callOp, callOpaqueOp, declareFuncOp } from './hooks/call-ops.ts';
import { castOp } from './hooks/cast-op.ts';
import { emitcDialect } from './hooks/dialect.ts';
import { doOp } from './hooks/do-op.ts';
import { expressionOp } from './hooks/expression-op.ts';
import { forOp } from './hooks/for-op.ts';
import { funcOp, returnOp } from './hooks/func-op.ts';
import { fieldOp, getFieldOp, getGlobalOp, globalOp } from './hooks/global-ops.ts';
import { ifOp } from './hooks/if-op.ts';
import { includeOp } from './hooks/include-op.ts';
import { addressOfOp, applyOp, dereferenceOp } from './hooks/pointer-ops.ts';
import { subscriptOp } from './hooks/subscript-op.ts';
import { switchOp } from './hooks/switch-op.ts';
import { arrayType, lvalueType, opaqueType, pointerType } from './hooks/types.ts';
import { constantOp, literalOp, variableOp } from './hooks/value-ops.ts';
import { verbatimOp } from './hooks/verbatim-op.ts';
import { yieldOp } from './hooks/yield-op.ts';

/** Hooks of records that flag none: interfaces that check something. */
const unflagged = { CastOp: castOp, DeclareFuncOp: declareFuncOp, GetGlobalOp: getGlobalOp };

/** The emitc dialect: C and C++. */
export const emitc = defineEmitC({
  Dialect: emitcDialect,
  ArrayType: arrayType,
  LValueType: lvalueType,
  OpaqueType: opaqueType,
  PointerType: pointerType,
  FileOp: { defaultDialect: 'emitc' },
  AddressOfOp: addressOfOp,
  AddOp: addOp,
  ApplyOp: applyOp,
  AssignOp: assignOp,
  CallOp: callOp,
  CallOpaqueOp: callOpaqueOp,
  ConstantOp: constantOp,
  DereferenceOp: dereferenceOp,
  DoOp: doOp,
  ExpressionOp: expressionOp,
  FieldOp: fieldOp,
  ForOp: forOp,
  FuncOp: funcOp,
  GetFieldOp: getFieldOp,
  GlobalOp: globalOp,
  IfOp: ifOp,
  IncludeOp: includeOp,
  LiteralOp: literalOp,
  ReturnOp: returnOp,
  SubOp: subOp,
  SubscriptOp: subscriptOp,
  SwitchOp: switchOp,
  VariableOp: variableOp,
  VerbatimOp: verbatimOp,
  YieldOp: yieldOp,
  ...unflagged,
} satisfies EmitCHooks);
