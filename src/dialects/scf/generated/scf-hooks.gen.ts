// @generated from dialects-td/scf/scf-base.yaml, dialects-td/scf/scf-ops.yaml; do not edit, run npm run codegen
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpHooks } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ForOp, type IfOp } from './scf-ops.gen.ts';

/** The hand-written part of the scf dialect: exactly what its records flag. */
export interface SCFHooks {
  readonly ForOp: {
    verify(op: ForOp): LogicalResult;
    verifyRegions(op: ForOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
}
