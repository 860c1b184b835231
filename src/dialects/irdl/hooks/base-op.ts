import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { usesDefinition } from '../definitions.ts';
import { type BaseOp } from '../generated/irdl-ops.gen.ts';
import { AttributeType } from '../generated/irdl-types.gen.ts';

/** Source: BaseOp of mlir/lib/Dialect/IRDL/IR/IRDL.cpp, texts verbatim. */
export const baseOp = {
  interfaces: usesDefinition<BaseOp>(({ baseRef }) => baseRef),

  verify(op: BaseOp): LogicalResult {
    const { baseName: name } = op;
    if ((name === undefined) === (op.baseRef === undefined)) {
      return op.emitOpError('the base type or attribute should be specified by either a name or a reference');
    }
    if (name === undefined || /^[!#]/.test(name)) return true;
    return op.emitOpError("the base type or attribute name should start with '!' or '#'");
  },

  /**
   * ```
   * base ::= symbol-ref-id? string-literal? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    if (parser.atSymbol()) state.properties.set('base_ref', parser.parseAttribute());
    const name = parser.parseOptionalString();
    if (name !== undefined) state.properties.set('base_name', StringAttr.get(parser.context, name));
    parser.parseOptionalAttrDict(state.attributes);
    state.resultTypes.push(AttributeType.get(parser.context));
  },

  print(op: BaseOp, printer: OpAsmPrinter): void {
    for (const part of [op.properties.get('base_ref'), op.properties.get('base_name')]) {
      if (!part) continue;
      printer.print(' ');
      printer.printAttribute(part);
    }
    printer.print(' ');
    printer.printOptionalAttrDict(op.attributes);
  },
};
