import { defineComplex } from './generated/complex-dialect.gen.ts';
import { type ComplexHooks } from './generated/complex-hooks.gen.ts';
import { arithmeticOps } from './hooks/arithmetic-ops.ts';
import { bitcastOp } from './hooks/bitcast-op.ts';
import { constantOp } from './hooks/constant-op.ts';
import { complexDialect } from './hooks/dialect.ts';
import { numberAttr } from './hooks/number-attr.ts';
import { partOps } from './hooks/part-ops.ts';

/** The complex dialect: numbers with a real and an imaginary part. */
export const complex = defineComplex({
  Dialect: complexDialect,
  NumberAttr: numberAttr,
  ConstantOp: constantOp,
  BitcastOp: bitcastOp,
  ...partOps,
  ...arithmeticOps,
} satisfies ComplexHooks);
