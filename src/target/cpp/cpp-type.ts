import {
  ArrayType,
  LValueType,
  OpaqueType,
  PointerType,
  PtrDiffT,
  SignedSizeT,
  SizeT,
} from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { type Type } from '../../ir/type.ts';
import { TupleType } from '../../ir/types/composite-types.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';

/** Takes what is wrong with a type or an attribute. */
export type CppProblem = (message: string) => undefined;

const integerWidths = [8, 16, 32, 64];
const floatNames: Readonly<Record<string, string>> = { f16: '_Float16', bf16: '__bf16', f32: 'float', f64: 'double' };

/**
 * Returns the C++ name of a type, undefined after a problem. An array is written behind its element type: `float[2][3]`.
 * Source: CppEmitter::emitType of mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function cppType(type: Type, problem: CppProblem): string | undefined {
  if (type instanceof IntegerType) return integerType(type, problem);
  if (type instanceof FloatType) return floatNames[type.kind] ?? problem(`cannot emit float type ${quoted(type)}`);
  if (type instanceof IndexType || type instanceof SizeT) return 'size_t';
  if (type instanceof SignedSizeT) return 'ssize_t';
  if (type instanceof PtrDiffT) return 'ptrdiff_t';
  if (type instanceof OpaqueType) return type.value;
  if (type instanceof LValueType) return cppType(type.valueType, problem);
  if (type instanceof PointerType) return pointerType(type, problem);
  if (type instanceof ArrayType) return suffixed(type.elementType, arrayExtents(type), problem);
  if (type instanceof TupleType) return tupleType(type.types, problem);
  if (type instanceof RankedTensorType) return tensorType(type, problem);
  if (type instanceof UnrankedTensorType) return problem('cannot emit unranked tensor type');
  return problem(`cannot emit type ${quoted(type)}`);
}

/** Returns what a function with these results returns. */
export function cppResultType(types: readonly Type[], problem: CppProblem): string | undefined {
  if (types.length === 0) return 'void';
  return types.length === 1 ? cppType(types[0]!, problem) : tupleType(types, problem);
}

/** Returns `type name`, for arrays with the sizes behind the name. */
export function cppDeclaration(type: Type, name: string, problem: CppProblem): string | undefined {
  if (!(type instanceof ArrayType)) return suffixed(type, ` ${name}`, problem);
  return suffixed(type.elementType, ` ${name}${arrayExtents(type)}`, problem);
}

function suffixed(type: Type, suffix: string, problem: CppProblem): string | undefined {
  const name = cppType(type, problem);
  return name === undefined ? undefined : name + suffix;
}

function arrayExtents({ shape }: ArrayType): string {
  return shape.map((size) => `[${size}]`).join('');
}

function integerType(type: IntegerType, problem: CppProblem): string | undefined {
  if (type.width === 1) return 'bool';
  if (!integerWidths.includes(type.width)) return problem(`cannot emit integer type ${quoted(type)}`);
  return `${type.signedness === 'unsigned' ? 'uint' : 'int'}${type.width}_t`;
}

function pointerType(type: PointerType, problem: CppProblem): string | undefined {
  if (type.pointee instanceof ArrayType) return problem(`cannot emit pointer to array type ${quoted(type)}`);
  return suffixed(type.pointee, '*', problem);
}

function tensorType(type: RankedTensorType, problem: CppProblem): string | undefined {
  if (!type.hasStaticShape) return problem('cannot emit tensor type with non static shape');
  if (type.elementType instanceof ArrayType) return problem(`cannot emit tensor of array type ${quoted(type)}`);
  const element = cppType(type.elementType, problem);
  return element === undefined ? undefined : `Tensor<${[element, ...type.shape].join(', ')}>`;
}

function tupleType(types: readonly Type[], problem: CppProblem): string | undefined {
  if (types.some((type) => type instanceof ArrayType)) return problem('cannot emit tuple of array type');
  const names: string[] = [];
  for (const type of types) {
    const name = cppType(type, problem);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return `std::tuple<${names.join(', ')}>`;
}

function quoted(type: Type): string {
  return `'${type.context.printType(type)}'`;
}
