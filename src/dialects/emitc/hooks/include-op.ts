import { StringAttr, UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type IncludeOp } from '../generated/emitc-ops.gen.ts';

/** Source: IncludeOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const includeOp = {
  /**
   * ```
   * include ::= string-literal | `<` string-literal `>`
   * ```
   */
  parse(parser: OpAsmParser, { context, properties }: ParsedOperationState): void {
    const isStandard = parser.parseOptionalPunctuation('<');
    const include = parser.parseOptionalString();
    if (include === undefined) parser.error(parser.nameOffset, 'expected string attribute');
    if (isStandard && !parser.parseOptionalPunctuation('>')) {
      parser.error(parser.nameOffset, "expected trailing '>' for standard include");
    }
    properties.set('include', StringAttr.get(context, include));
    if (isStandard) properties.set('is_standard_include', UnitAttr.get(context));
  },

  print(op: IncludeOp, printer: OpAsmPrinter): void {
    printer.print(op.isStandardInclude ? ' <' : ' ');
    // As upstream, without escapes.
    printer.print(`"${op.include}"`);
    if (op.isStandardInclude) printer.print('>');
  },
};
