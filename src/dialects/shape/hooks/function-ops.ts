import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { NoneType } from '../../../ir/types/scalar-types.ts';
import { functionHooks } from '../../../builtin/function-op.ts';
import { type FunctionLibraryOp } from '../generated/shape-ops.gen.ts';

export const funcOp = { ...functionHooks, defaultDialect: 'shape' };

/** Source: FunctionLibraryOp of mlir/lib/Dialect/Shape/IR/Shape.cpp. */
export const functionLibraryOp = {
  defaultDialect: 'shape',

  /**
   * ```
   * function_library ::= symbol-ref-id (`attributes` attribute-dict)? region `mapping` attribute-dict
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { attributes, context } = state;
    attributes.set('sym_name', StringAttr.get(context, parser.parseSymbolName()));
    parser.parseOptionalAttrDictWithKeyword(attributes);
    state.regions.push(parser.parseRegion());
    parser.parseKeyword('mapping');
    const start = parser.currentOffset;
    const mapping = parser.parseAttribute(NoneType.get(context));
    if (!(mapping instanceof DictionaryAttr)) parser.error(start, 'invalid kind of attribute specified');
    attributes.set('mapping', mapping);
  },

  print(op: FunctionLibraryOp, printer: OpAsmPrinter): void {
    const { properties } = op;
    const visibility = properties.get('sym_visibility');
    printer.print(' ');
    printer.printSymbolName(op.symName);
    printer.printOptionalAttrDictWithKeyword(
      visibility ? new Map([...op.attributes, ['sym_visibility', visibility]]) : op.attributes,
    );
    printer.print(' ');
    printer.printRegion(op.body, { printEntryBlockArgs: false, printBlockTerminators: false });
    printer.print(' mapping ');
    printer.printAttributeWithoutType(properties.get('mapping')!);
  },
};
