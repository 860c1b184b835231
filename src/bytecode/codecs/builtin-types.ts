import { AffineMap } from '../../affine/affine-map.ts';
import { isMemorySpace, isMemRefElement, isTensorElement, isVectorElement } from '../../asm/parser/part-types.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType, TupleType } from '../../ir/types/composite-types.ts';
import {
  ComplexType,
  FloatType,
  IndexType,
  IntegerType,
  NoneType,
  type FloatKind,
} from '../../ir/types/scalar-types.ts';
import {
  isDynamic,
  kDynamic,
  MemRefType,
  RankedTensorType,
  UnrankedMemRefType,
  UnrankedTensorType,
  VectorType,
} from '../../ir/types/shaped-types.ts';
import { verifyEncoding } from '../../ods/attr-spec.ts';
import { exactInt64, numberOfInt64 } from '../../support/int64.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { codec, readList, writeList, type EntryCodec, type EntryReader, type EntryWriter } from './entry-io.ts';

/** What a dimension of no known size is written as. */
const dynamicSize = -(2n ** 63n);

const signednesses = ['signless', 'signed', 'unsigned'] as const;

/** The types of the builtin dialect by their codes. Others of it are written as text. Source: BuiltinDialectBytecode.td. */
export const builtinTypes: readonly EntryCodec<Type>[] = [
  codec(IntegerType, (w, { width, signedness }) => w.varInt(width * 4 + signednesses.indexOf(signedness)), readInteger),
  codec(
    IndexType,
    () => undefined,
    ({ context }) => IndexType.get(context),
  ),
  codec(
    FunctionType,
    (w, { inputs, results }) => {
      writeList(w, inputs, (type) => w.type(type));
      writeList(w, results, (type) => w.type(type));
    },
    (r) => FunctionType.get(r.context, readTypes(r), readTypes(r)),
  ),
  ...(['bf16', 'f16', 'f32', 'f64', 'f80', 'f128'] as const).map(float),
  codec(
    ComplexType,
    (w, { elementType }) => w.type(elementType),
    (r) => ComplexType.get(partType(r, isComplexElement, 'complex')),
  ),
  codec(
    MemRefType,
    writeMemRef,
    (r) => readMemRef(r),
    ({ memorySpace }) => !memorySpace,
  ),
  codec(
    MemRefType,
    (w, type) => {
      w.attribute(type.memorySpace!);
      writeMemRef(w, type);
    },
    (r) => readMemRef(r, readMemorySpace(r)),
  ),
  codec(
    NoneType,
    () => undefined,
    ({ context }) => NoneType.get(context),
  ),
  codec(
    RankedTensorType,
    writeShaped,
    (r) => RankedTensorType.get(readShape(r), partType(r, isTensorElement, 'tensor')),
    ({ encoding }) => !encoding,
  ),
  codec(
    RankedTensorType,
    (w, type) => {
      w.attribute(type.encoding!);
      writeShaped(w, type);
    },
    (r) => {
      const encoding = r.attribute();
      const shape = readShape(r);
      const elementType = partType(r, isTensorElement, 'tensor');
      verifyEncoding(refuse, encoding, shape, elementType);
      return RankedTensorType.get(shape, elementType, encoding);
    },
  ),
  codec(
    TupleType,
    (w, { types }) => writeList(w, types, (type) => w.type(type)),
    (r) => TupleType.get(r.context, readTypes(r)),
  ),
  codec(
    UnrankedMemRefType,
    (w, { elementType }) => w.type(elementType),
    (r) => UnrankedMemRefType.get(partType(r, isMemRefElement, 'memref')),
    ({ memorySpace }) => !memorySpace,
  ),
  codec(
    UnrankedMemRefType,
    (w, { elementType, memorySpace }) => {
      w.attribute(memorySpace!);
      w.type(elementType);
    },
    (r) => {
      const memorySpace = readMemorySpace(r);
      return UnrankedMemRefType.get(partType(r, isMemRefElement, 'memref'), memorySpace);
    },
  ),
  codec(
    UnrankedTensorType,
    (w, { elementType }) => w.type(elementType),
    (r) => UnrankedTensorType.get(partType(r, isTensorElement, 'tensor')),
  ),
  codec(
    VectorType,
    writeShaped,
    (r) => readVector(r),
    ({ scalableDims }) => !scalableDims.includes(true),
  ),
  codec(
    VectorType,
    (w, type) => {
      writeList(w, type.scalableDims, (isScalable) => w.byte(Number(isScalable)));
      writeShaped(w, type);
    },
    (r) => {
      const scalableDims = readList(r, () => r.byte() !== 0);
      return readVector(r, scalableDims);
    },
  ),
];

function float(kind: FloatKind): EntryCodec<Type> {
  return codec(
    FloatType,
    () => undefined,
    ({ context }) => FloatType.get(context, kind),
    (type) => type.kind === kind,
  );
}

function readInteger(r: EntryReader): IntegerType {
  const code = Number(r.varInt());
  const signedness = signednesses[code % 4];
  const width = Math.floor(code / 4);
  if (signedness === undefined || width > IntegerType.maxWidth)
    throw new BytecodeError(`invalid integer type: ${code}`);
  return IntegerType.get(r.context, width, signedness);
}

function readTypes(r: EntryReader): Type[] {
  return readList(r, () => r.type());
}

function writeShape(w: EntryWriter, shape: readonly number[]): void {
  writeList(w, shape, (size) => w.signedVarInt(isDynamic(size) ? dynamicSize : exactInt64(size)));
}

function writeShaped(w: EntryWriter, { shape, elementType }: RankedTensorType | VectorType | MemRefType): void {
  writeShape(w, shape);
  w.type(elementType);
}

function readShape(r: EntryReader): number[] {
  return readList(r, () => {
    const size = r.signedVarInt();
    if (size === dynamicSize) return kDynamic;
    const number = size < 0n ? undefined : numberOfInt64(size);
    if (number === undefined) throw new BytecodeError(`invalid size of a dimension: ${size}`);
    return number;
  });
}

function writeMemRef(w: EntryWriter, type: MemRefType): void {
  writeShaped(w, type);
  w.attribute(type.layout ?? identityLayout(type.context, type.rank));
}

function readMemRef(r: EntryReader, memorySpace?: Attribute): MemRefType {
  const shape = readShape(r);
  const elementType = partType(r, isMemRefElement, 'memref');
  const layout = r.attribute();
  const isLayout =
    layout instanceof AffineMapAttr
      ? layout.value.numDims === shape.length
      : layout instanceof StridedLayoutAttr && layout.strides.length === shape.length;
  if (!isLayout) throw new BytecodeError('invalid layout of a memref type');
  // With symbols or without.
  const isIdentity = layout instanceof AffineMapAttr && layout.value.isIdentity();
  return MemRefType.get(shape, elementType, memorySpace, isIdentity ? undefined : layout);
}

function readMemorySpace(r: EntryReader): Attribute | undefined {
  const memorySpace = r.attribute();
  if (!isMemorySpace(memorySpace)) throw new BytecodeError('unsupported memory space Attribute');
  return memorySpace instanceof IntegerAttr && memorySpace.value === 0n ? undefined : memorySpace;
}

function identityLayout(context: Context, rank: number): AffineMapAttr {
  return AffineMapAttr.get(context, AffineMap.getMultiDimIdentityMap(rank));
}

/** Reads the type of the elements of a composite type. */
function partType(r: EntryReader, isElement: (type: Type) => boolean, of: string): Type {
  const type = r.type();
  if (!isElement(type)) throw new BytecodeError(`invalid ${of} element type`);
  return type;
}

function refuse(message: string): never {
  throw new BytecodeError(message);
}

function isComplexElement(type: Type): boolean {
  return type instanceof IntegerType || type instanceof FloatType;
}

function readVector(r: EntryReader, scalableDims?: readonly boolean[]): VectorType {
  const shape = readShape(r);
  const elementType = partType(r, isVectorElement, 'vector');
  if (shape.some((size) => size <= 0)) throw new BytecodeError('vector types must have positive constant sizes');
  if (scalableDims && scalableDims.length !== shape.length) {
    throw new BytecodeError('vector types must tell of each dimension whether it is scalable');
  }
  return VectorType.get(shape, elementType, scalableDims);
}
