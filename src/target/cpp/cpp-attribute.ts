import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { floatFormat, floatParts } from '../../support/float-bits.ts';
import { paddedFloatText } from '../../support/float-text.ts';
import { cppType, type CppProblem } from './cpp-type.ts';

const floatSuffixes: Readonly<Record<string, string>> = { f16: 'f16', bf16: 'bf16', f32: 'f', f64: '' };

/**
 * Returns a constant as C++ writes it, undefined after a problem.
 * Source: CppEmitter::emitAttribute of mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function cppAttribute(attribute: Attribute, problem: CppProblem): string | undefined {
  if (attribute instanceof FloatAttr) return floatConstant(attribute.type, attribute.bits, problem);
  if (attribute instanceof IntegerAttr) return integerConstant(attribute);
  if (attribute instanceof DenseElementsAttr) return elementList(attribute, problem);
  if (attribute instanceof OpaqueAttr) return attribute.value;
  if (attribute instanceof SymbolRefAttr) {
    if (attribute.nestedReferences.length > 1) return problem('attribute has more than 1 nested reference');
    return attribute.rootReference;
  }
  if (attribute instanceof TypeAttr) return cppType(attribute.value, problem);
  return problem(`cannot emit attribute: ${attribute.context.printAttribute(attribute)}`);
}

function integerConstant(attribute: IntegerAttr): string {
  if (attribute.type instanceof IntegerType && attribute.type.width === 1)
    return attribute.value !== 0n ? 'true' : 'false';
  return String(attribute.value);
}

function floatConstant(type: Type, bits: bigint, problem: CppProblem): string | undefined {
  const suffix = floatSuffix(type, problem);
  if (suffix === undefined) return undefined;
  const format = floatFormat[(type as FloatType).kind];
  const parts = floatParts(format, bits);
  if (parts.kind === 'finite') return paddedFloatText(format, bits) + suffix;
  if (parts.kind === 'nan') return 'NAN';
  return parts.isNegative ? '-INFINITY' : 'INFINITY';
}

function floatSuffix(type: Type, problem: CppProblem): string | undefined {
  const suffix = type instanceof FloatType ? floatSuffixes[type.kind] : undefined;
  return suffix ?? problem('expected floating point attribute to be f16, bf16, f32 or f64');
}

function elementList(attribute: DenseElementsAttr, problem: CppProblem): string | undefined {
  const { elementType } = attribute;
  if (!(elementType instanceof FloatType || elementType instanceof IntegerType || elementType instanceof IndexType)) {
    return problem(`cannot emit attribute: ${attribute.context.printAttribute(attribute)}`);
  }
  // A list without elements has a type, too.
  if (elementType instanceof FloatType && floatSuffix(elementType, problem) === undefined) return undefined;
  const texts: string[] = [];
  for (let i = 0; i < attribute.type.numElements; i++) {
    const text = cppAttribute(attribute.attributeAt(i), problem);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return `{${texts.join(', ')}}`;
}
