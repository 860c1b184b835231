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
import { type LogicalResult } from '../../support/logical-result.ts';

/** Takes the C++ of types and attributes, piece by piece up to the first that has none, and what is wrong with that. */
export interface CppSink {
  readonly write: (text: string) => void;
  readonly problem: (message: string) => false;
}

const integerWidths = [8, 16, 32, 64];
const floatNames: Readonly<Record<string, string>> = { f16: '_Float16', bf16: '__bf16', f32: 'float', f64: 'double' };

/**
 * Writes a type. An array is written behind its element type: `float[2][3]`.
 * Source: CppEmitter::emitType of mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function writeType(type: Type, sink: CppSink): LogicalResult {
  if (type instanceof LValueType) return writeType(type.valueType, sink);
  if (type instanceof PointerType) return writePointer(type, sink);
  if (type instanceof ArrayType) return writeBefore(type.elementType, arrayExtents(type), sink);
  if (type instanceof TupleType) return writeTuple(type.types, sink);
  if (type instanceof RankedTensorType) return writeTensor(type, sink);
  const name = simpleName(type);
  if (name === undefined) return sink.problem(whyNameless(type));
  sink.write(name);
  return true;
}

/** Writes what a function with these results returns. */
export function writeResultType(types: readonly Type[], sink: CppSink): LogicalResult {
  if (types.length > 1) return writeTuple(types, sink);
  if (types[0]) return writeType(types[0], sink);
  sink.write('void');
  return true;
}

/** Writes `type name`, for arrays with the sizes behind the name. */
export function writeDeclaration(type: Type, name: string, sink: CppSink): LogicalResult {
  if (!(type instanceof ArrayType)) return writeBefore(type, ` ${name}`, sink);
  return writeBefore(type.elementType, ` ${name}${arrayExtents(type)}`, sink);
}

function writeBefore(type: Type, suffix: string, sink: CppSink): LogicalResult {
  if (!writeType(type, sink)) return false;
  sink.write(suffix);
  return true;
}

function arrayExtents({ shape }: ArrayType): string {
  return shape.map((size) => `[${size}]`).join('');
}

/** Returns the name of a type that has no parts, undefined if it has no C++. */
function simpleName(type: Type): string | undefined {
  if (type instanceof IntegerType) return integerName(type);
  if (type instanceof FloatType) return floatNames[type.kind];
  if (type instanceof IndexType || type instanceof SizeT) return 'size_t';
  if (type instanceof SignedSizeT) return 'ssize_t';
  if (type instanceof PtrDiffT) return 'ptrdiff_t';
  return type instanceof OpaqueType ? type.value : undefined;
}

function integerName({ width, signedness }: IntegerType): string | undefined {
  if (width === 1) return 'bool';
  if (!integerWidths.includes(width)) return undefined;
  return `${signedness === 'unsigned' ? 'uint' : 'int'}${width}_t`;
}

function whyNameless(type: Type): string {
  if (type instanceof UnrankedTensorType) return 'cannot emit unranked tensor type';
  const kind = type instanceof IntegerType ? 'integer ' : type instanceof FloatType ? 'float ' : '';
  return `cannot emit ${kind}type ${quoted(type)}`;
}

function writePointer(type: PointerType, sink: CppSink): LogicalResult {
  if (type.pointee instanceof ArrayType) return sink.problem(`cannot emit pointer to array type ${quoted(type)}`);
  return writeBefore(type.pointee, '*', sink);
}

function writeTensor(type: RankedTensorType, sink: CppSink): LogicalResult {
  if (!type.hasStaticShape) return sink.problem('cannot emit tensor type with non static shape');
  sink.write('Tensor<');
  if (type.elementType instanceof ArrayType) return sink.problem(`cannot emit tensor of array type ${quoted(type)}`);
  return writeBefore(type.elementType, `${type.shape.map((size) => `, ${size}`).join('')}>`, sink);
}

function writeTuple(types: readonly Type[], sink: CppSink): LogicalResult {
  if (types.some((type) => type instanceof ArrayType)) return sink.problem('cannot emit tuple of array type');
  sink.write('std::tuple<');
  for (const [i, type] of types.entries()) {
    if (i > 0) sink.write(', ');
    if (!writeType(type, sink)) return false;
  }
  sink.write('>');
  return true;
}

function quoted(type: Type): string {
  return `'${type.context.printType(type)}'`;
}
