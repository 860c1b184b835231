import { type Attribute } from '../../ir/attribute.ts';
import { isElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { attributeType, FloatAttr, IntegerAttr, StringAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument, type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { OpaqueAttr } from './generated/emitc-attributes.gen.ts';
import { ArrayType, LValueType } from './generated/emitc-types.gen.ts';
import { isPointerWideType } from './supported-types.ts';

/** Checks the attribute `value` of a constant or variable against the type of its result. Source: EmitC.cpp. */
export function verifyInitialization(op: Operation): LogicalResult {
  const value = op.properties.get('value')!;
  if (value instanceof OpaqueAttr) return true;
  if (value instanceof StringAttr) {
    return op.emitOpError('string attributes are not supported, use #emitc.opaque instead');
  }
  const result = op.result(0).type;
  const type = result instanceof LValueType ? result.valueType : result;
  const attrType = attributeType(value)!;
  if (type === attrType || (isPointerWideType(type) && attrType instanceof IndexType)) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `requires attribute to either be an #emitc.opaque attribute or it's type ('${print(attrType)}') to match the op's result type ('${print(type)}')`,
  );
}

/** Returns the type of the elements attribute that initializes an array, or the type itself for others. */
export function initializerType(type: Type): Type {
  return type instanceof ArrayType ? RankedTensorType.get(type.shape, type.elementType) : type;
}

function isInitializer(value: Attribute): boolean {
  return (
    isElementsAttr(value) || value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof OpaqueAttr
  );
}

const expectedInitializer = 'initial value should be a integer, float, elements or opaque attribute';

/** A type and, after `=`, an initial value without its type. */
export const typeAndInitialValue: OpDirective = {
  parse(parser: OpAsmParser) {
    const type = parser.parseType();
    if (!parser.parseOptionalPunctuation('=')) return [TypeAttr.get(type), undefined];
    const value = parser.parseAttribute(initializerType(type));
    if (!isInitializer(value)) parser.error(parser.nameOffset, expectedInitializer);
    return [TypeAttr.get(type), value];
  },

  print(printer: OpAsmPrinter, [type, value]: readonly DirectiveArgument[]): void {
    printer.printAttribute(type as TypeAttr);
    if (value === undefined) return;
    printer.print(' = ');
    printer.printAttributeWithoutType(value as Attribute);
  },
};

/** Checks the initial value of a global variable of type `type`. */
export function verifyInitialValue(op: Operation, type: Type, value: Attribute): LogicalResult {
  if (value instanceof OpaqueAttr) return true;
  const print = op.context.printType;
  if (!isInitializer(value)) {
    return op.emitOpError(`${expectedInitializer}, but got ${op.context.printAttribute(value)}`);
  }
  if (isElementsAttr(value) && !(type instanceof ArrayType)) {
    return op.emitOpError(`expected array type, but got '${print(type)}'`);
  }
  const valueType = attributeType(value)!;
  const matches = valueType === (isElementsAttr(value) ? initializerType(type) : type);
  return (
    matches ||
    op.emitOpError(`initial value expected to be of type '${print(type)}', but was of type '${print(valueType)}'`)
  );
}
