import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ForOp } from '../generated/emitc-ops.gen.ts';

/** Source: ForOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const forOp = {
  defaultDialect: 'emitc',

  verifyRegions(op: ForOp): LogicalResult {
    const args = op.region.firstBlock!.arguments;
    if (args.length !== 1) {
      return op.emitOpError('expected body to have a single block argument for the induction variable');
    }
    return (
      args[0]!.type === op.lowerBound.type ||
      op.emitOpError('expected induction variable to be same type as bounds and step')
    );
  },

  /**
   * ```
   * for ::= value-id `=` value-use `to` value-use `step` value-use (`:` type)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const induction = parser.parseArgument();
    parser.parsePunctuation('=');
    const bounds = [parser.parseOperand()];
    for (const keyword of ['to', 'step']) {
      parser.parseKeyword(keyword);
      bounds.push(parser.parseOperand());
    }
    const type = parser.parseOptionalPunctuation(':') ? parser.parseType() : IndexType.get(context);
    state.operands.push(...parser.resolveOperands(bounds, type));
    const region = parser.parseRegion([{ ...induction, type }]);
    ensureTerminator(context, region, 'emitc.yield', state.location);
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ForOp, printer: OpAsmPrinter): void {
    const induction = op.region.firstBlock!.arguments[0]!;
    printer.print(' ');
    printer.printOperand(induction);
    printer.print(' = ');
    printer.printOperand(op.lowerBound);
    printer.print(' to ');
    printer.printOperand(op.upperBound);
    printer.print(' step ');
    printer.printOperand(op.step);
    printer.print(' ');
    if (!(induction.type instanceof IndexType)) {
      // Two blanks come out here, as upstream.
      printer.print(' : ');
      printer.printType(induction.type);
      printer.print(' ');
    }
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: false });
    printer.printOptionalAttrDict(op.attributes);
  },
};
