import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ArrayType, LValueType, type OpaqueType, type PointerType } from '../generated/emitc-types.gen.ts';
import { isSupportedEmitCType, isValidArrayElementType } from '../supported-types.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const arrayType = {
  verify(emitError: EmitError, { shape, elementType }: Pick<ArrayType, 'shape' | 'elementType'>): LogicalResult {
    if (shape.length === 0) return emitError('shape must not be empty');
    if (shape.some((size) => size < 0)) return emitError('dimensions must have non-negative size');
    return isValidArrayElementType(elementType) || emitError('invalid array element type');
  },

  /**
   * ```
   * array ::= `<` (decimal-literal `x`)* type `>`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    const shape = parser.parseDimensionList(false, true);
    const offset = parser.currentOffset;
    const elementType = parser.parseType();
    if (!isValidArrayElementType(elementType)) {
      parser.error(offset, `invalid array element type ''${parser.context.printType(elementType)}''`);
    }
    parser.parsePunctuation('>');
    return [shape, elementType];
  },

  print({ shape, elementType }: ArrayType, printer: AsmPrinter): void {
    printer.print('<');
    printer.printDimensionList(shape);
    if (shape.length > 0) printer.print('x');
    printer.printType(elementType);
    printer.print('>');
  },
};

export const lvalueType = {
  verify(emitError: EmitError, { valueType }: Pick<LValueType, 'valueType'>): LogicalResult {
    if (!isSupportedEmitCType(valueType)) {
      const text = valueType.context.printType(valueType);
      return emitError(`!emitc.lvalue must wrap supported emitc type, but got '${text}'`);
    }
    return !(valueType instanceof ArrayType) || emitError('!emitc.lvalue cannot wrap !emitc.array type');
  },
};

export const opaqueType = {
  verify(emitError: EmitError, { value }: Pick<OpaqueType, 'value'>): LogicalResult {
    if (value === '') return emitError('expected non empty string in !emitc.opaque type');
    return (
      !value.endsWith('*') || emitError('pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead')
    );
  },
};

export const pointerType = {
  verify(emitError: EmitError, { pointee }: Pick<PointerType, 'pointee'>): LogicalResult {
    return !(pointee instanceof LValueType) || emitError('pointers to lvalues are not allowed');
  },
};
