// @generated from dialects-td/arith/arith-base.yaml, dialects-td/arith/arith-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AddFOp,
  type AddIOp,
  type ConstantOp,
  type DivFOp,
  type MulFOp,
  type MulIOp,
  type SelectOp,
  type SubFOp,
  type SubIOp,
} from './arith-ops.gen.ts';

/** The hand-written part of the arith dialect: exactly what its records flag. */
export interface ArithHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
  };
  readonly AddIOp: {
    fold(op: AddIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SubIOp: {
    fold(op: SubIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MulIOp: {
    fold(op: MulIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly DivUIOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DivSIOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly CeilDivUIOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly CeilDivSIOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly AddFOp: {
    fold(op: AddFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SubFOp: {
    fold(op: SubFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MulFOp: {
    fold(op: MulFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly DivFOp: {
    fold(op: DivFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: SelectOp, printer: OpAsmPrinter): void;
  };
}
