import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AnyQuantizedType } from '../generated/quant-types.gen.ts';
import { parseExpressedType, parseStorage, printStorage, type Storage } from '../storage-syntax.ts';
import { verifyStorage } from '../verify-storage.ts';

/** Source: AnyQuantizedType of mlir/lib/Dialect/Quant/IR/QuantTypes.cpp. */
export const anyQuantizedType = {
  verify(emitError: EmitError, parameters: Pick<AnyQuantizedType, keyof Storage>): LogicalResult {
    return verifyStorage(emitError, parameters);
  },

  /**
   * ```
   * any ::= `any` `<` storage (`:` expressed-type)? `>`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    const { isSigned, storageType, storageMin, storageMax } = parseStorage(parser);
    const expressedType = parser.parseOptionalPunctuation(':') ? parseExpressedType(parser) : undefined;
    parser.parsePunctuation('>');
    return [isSigned, storageType, storageMin, storageMax, expressedType];
  },

  print(type: AnyQuantizedType, printer: AsmPrinter): void {
    const { isSigned, storageMin, storageMax, expressedType } = type;
    printer.print('<');
    printStorage({ isSigned, storageType: type.storageType as IntegerType, storageMin, storageMax }, printer);
    if (expressedType) {
      printer.print(':');
      printer.printType(expressedType);
    }
    printer.print('>');
  },
};
