import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { floatFormat, floatParts } from '../../support/float-bits.ts';
import { paddedFloatText } from '../../support/float-text.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { writeType, type CppSink } from './cpp-type.ts';

const floatSuffixes: Readonly<Record<string, string>> = { f16: 'f16', bf16: 'bf16', f32: 'f', f64: '' };

/** Writes a constant. Source: CppEmitter::emitAttribute of mlir/lib/Target/Cpp/TranslateToCpp.cpp. */
export function writeAttribute(attribute: Attribute, sink: CppSink): LogicalResult {
  if (attribute instanceof TypeAttr) return writeType(attribute.value, sink);
  if (attribute instanceof FloatAttr && !checkFloat(attribute.type, sink)) return false;
  if (attribute instanceof DenseElementsAttr) return writeElements(attribute, sink);
  if (attribute instanceof SymbolRefAttr && attribute.nestedReferences.length > 1) {
    return sink.problem('attribute has more than 1 nested reference');
  }
  const text = simpleConstant(attribute);
  if (text === undefined) return refuse(attribute, sink);
  sink.write(text);
  return true;
}

function refuse(attribute: Attribute, sink: CppSink): false {
  return sink.problem(`cannot emit attribute: ${attribute.context.printAttribute(attribute)}`);
}

/** Returns the text of a constant that has no parts, undefined if it has no C++. */
function simpleConstant(attribute: Attribute): string | undefined {
  if (attribute instanceof FloatAttr) return floatConstant(attribute);
  if (attribute instanceof IntegerAttr) return integerConstant(attribute);
  if (attribute instanceof OpaqueAttr) return attribute.value;
  return attribute instanceof SymbolRefAttr ? attribute.rootReference : undefined;
}

function integerConstant(attribute: IntegerAttr): string {
  if (attribute.type instanceof IntegerType && attribute.type.width === 1)
    return attribute.value !== 0n ? 'true' : 'false';
  return String(attribute.value);
}

function floatConstant({ type, bits }: FloatAttr): string {
  const { kind } = type as FloatType;
  const format = floatFormat[kind];
  const parts = floatParts(format, bits);
  if (parts.kind === 'finite') return paddedFloatText(format, bits) + floatSuffixes[kind]!;
  if (parts.kind === 'nan') return 'NAN';
  return parts.isNegative ? '-INFINITY' : 'INFINITY';
}

/** Fails for formats whose constants have no C++. */
function checkFloat(type: Type, sink: CppSink): LogicalResult {
  if (type instanceof FloatType && type.kind in floatSuffixes) return true;
  return sink.problem('expected floating point attribute to be f16, bf16, f32 or f64');
}

function writeElements(attribute: DenseElementsAttr, sink: CppSink): LogicalResult {
  const { elementType } = attribute;
  if (!(elementType instanceof FloatType || elementType instanceof IntegerType || elementType instanceof IndexType)) {
    return refuse(attribute, sink);
  }
  // A list without elements has a type, too.
  if (elementType instanceof FloatType && !checkFloat(elementType, sink)) return false;
  const texts: string[] = [];
  for (let i = 0; i < attribute.type.numElements; i++) texts.push(simpleConstant(attribute.attributeAt(i))!);
  sink.write(`{${texts.join(', ')}}`);
  return true;
}
