import { defineMath } from './generated/math-dialect.gen.ts';
import { type MathHooks } from './generated/math-hooks.gen.ts';
import { classificationOps } from './hooks/classification-ops.ts';
import { mathDialect } from './hooks/dialect.ts';
import { floatBinaryOps } from './hooks/float-binary-ops.ts';
import { floatUnaryOps } from './hooks/float-unary-ops.ts';
import { integerOps } from './hooks/integer-ops.ts';

/** The math dialect: mathematical functions on integers and floats. */
export const math = defineMath({
  Dialect: mathDialect,
  ...integerOps,
  ...floatUnaryOps,
  ...floatBinaryOps,
  ...classificationOps,
} satisfies MathHooks);
