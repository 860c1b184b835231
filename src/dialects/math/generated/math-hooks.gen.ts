// @generated from dialects-td/math/math-base.yaml, dialects-td/math/math-ops.yaml, dialects-td/math/math-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import {
  type AbsFOp,
  type AbsIOp,
  type AcoshOp,
  type AcosOp,
  type AsinhOp,
  type AsinOp,
  type Atan2Op,
  type AtanhOp,
  type AtanOp,
  type CeilOp,
  type CopySignOp,
  type CoshOp,
  type CosOp,
  type CountLeadingZerosOp,
  type CountTrailingZerosOp,
  type CtPopOp,
  type ErfcOp,
  type ErfOp,
  type Exp2Op,
  type ExpM1Op,
  type ExpOp,
  type FloorOp,
  type IPowIOp,
  type IsFiniteOp,
  type IsInfOp,
  type IsNaNOp,
  type IsNormalOp,
  type Log10Op,
  type Log1pOp,
  type Log2Op,
  type LogOp,
  type PowFOp,
  type RoundEvenOp,
  type RoundOp,
  type SinhOp,
  type SinOp,
  type SqrtOp,
  type TanhOp,
  type TanOp,
  type TruncOp,
} from './math-ops.gen.ts';

/** The hand-written part of the math dialect: exactly what its records flag. */
export interface MathHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AbsIOp: {
    fold(op: AbsIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CountLeadingZerosOp: {
    fold(op: CountLeadingZerosOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CountTrailingZerosOp: {
    fold(op: CountTrailingZerosOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CtPopOp: {
    fold(op: CtPopOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IPowIOp: {
    fold(op: IPowIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AbsFOp: {
    fold(op: AbsFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AcosOp: {
    fold(op: AcosOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AcoshOp: {
    fold(op: AcoshOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AsinOp: {
    fold(op: AsinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AsinhOp: {
    fold(op: AsinhOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AtanOp: {
    fold(op: AtanOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AtanhOp: {
    fold(op: AtanhOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CeilOp: {
    fold(op: CeilOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CosOp: {
    fold(op: CosOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CoshOp: {
    fold(op: CoshOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ErfOp: {
    fold(op: ErfOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ErfcOp: {
    fold(op: ErfcOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ExpOp: {
    fold(op: ExpOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly Exp2Op: {
    fold(op: Exp2Op, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ExpM1Op: {
    fold(op: ExpM1Op, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly FloorOp: {
    fold(op: FloorOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly LogOp: {
    fold(op: LogOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly Log10Op: {
    fold(op: Log10Op, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly Log1pOp: {
    fold(op: Log1pOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly Log2Op: {
    fold(op: Log2Op, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly RoundEvenOp: {
    fold(op: RoundEvenOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly RoundOp: {
    fold(op: RoundOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SinOp: {
    fold(op: SinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SinhOp: {
    fold(op: SinhOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SqrtOp: {
    fold(op: SqrtOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TanOp: {
    fold(op: TanOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TanhOp: {
    fold(op: TanhOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TruncOp: {
    fold(op: TruncOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IsFiniteOp: {
    fold(op: IsFiniteOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IsInfOp: {
    fold(op: IsInfOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IsNaNOp: {
    fold(op: IsNaNOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IsNormalOp: {
    fold(op: IsNormalOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly Atan2Op: {
    fold(op: Atan2Op, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CopySignOp: {
    fold(op: CopySignOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly PowFOp: {
    fold(op: PowFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
}
