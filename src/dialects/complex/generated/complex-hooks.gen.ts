// @generated from dialects-td/complex/complex-base.yaml, dialects-td/complex/complex-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type NumberAttr } from './complex-attributes.gen.ts';
import {
  type AddOp,
  type BitcastOp,
  type ConjOp,
  type ConstantOp,
  type CreateOp,
  type DivOp,
  type ExpOp,
  type ImOp,
  type LogOp,
  type MulOp,
  type NegOp,
  type ReOp,
  type SubOp,
} from './complex-ops.gen.ts';

/** The hand-written part of the complex dialect: exactly what its records flag. */
export interface ComplexHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly NumberAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: NumberAttr, printer: AsmPrinter): void;
  };
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
  };
  readonly CreateOp: {
    fold(op: CreateOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ReOp: {
    fold(op: ReOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ImOp: {
    fold(op: ImOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly AddOp: {
    fold(op: AddOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly DivOp: {
    fold(op: DivOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MulOp: {
    fold(op: MulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SubOp: {
    fold(op: SubOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ExpOp: {
    fold(op: ExpOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly LogOp: {
    fold(op: LogOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly NegOp: {
    fold(op: NegOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ConjOp: {
    fold(op: ConjOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly BitcastOp: {
    verify(op: BitcastOp): LogicalResult;
    fold(op: BitcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
}
