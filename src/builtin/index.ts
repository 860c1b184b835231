import { defineBuiltin } from './generated/builtin-dialect.gen.ts';
import { type BuiltinHooks } from './generated/builtin-hooks.gen.ts';
import { builtinDialect } from './hooks/dialect.ts';
import { moduleOp } from './hooks/module-op.ts';
import { unrealizedConversionCastOp } from './hooks/unrealized-conversion-cast-op.ts';

/** The builtin dialect: modules and casts. */
export const builtin = defineBuiltin({
  Dialect: builtinDialect,
  ModuleOp: moduleOp,
  UnrealizedConversionCastOp: unrealizedConversionCastOp,
} satisfies BuiltinHooks);
