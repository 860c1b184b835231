import { printOp, printOpInline } from '../asm/printer/print-op.ts';
import { type Operation } from '../ir/operation.ts';
import { PrintIRPassBase } from './generated/transforms-passes.gen.ts';

/** `print-ir`: writes the operation to the context's debug stream. Source: mlir/lib/Transforms/PrintIR.cpp. */
export class PrintIRPass extends PrintIRPassBase {
  override runOnOperation(op: Operation): void {
    this.markAllAnalysesPreserved();
    const { label } = this.options;
    const text = op.block
      ? printOpInline(op, this.printing)
      : printOp(op, { ...this.printing, localScope: true }).trimEnd();
    op.context.writeDebugText(`// -----// IR Dump${label === '' ? '' : ` ${label}`} //----- //\n${text}\n`);
  }
}
