import { BytecodeError } from '../../bytecode/bytecode-error.ts';
import { readBits, writeBits } from '../../bytecode/codecs/bits.ts';
import {
  codec,
  readList,
  writeList,
  type EntryCodec,
  type EntryReader,
  type EntryWriter,
} from '../../bytecode/codecs/entry-io.ts';
import { DenseElementsAttr, denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { decodeFloat, encodeFloat, floatFormat } from '../../support/float-bits.ts';
import { numberOfInt64 } from '../../support/int64.ts';
import { AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType } from './generated/quant-types.gen.ts';
import { calibratedQuantizedType } from './hooks/calibrated-quantized-type.ts';
import { uniformQuantizedType } from './hooks/uniform-quantized-type.ts';
import { granularity } from './quantized-type.ts';
import { scaleProblem } from './scale-range.ts';
import { maxStorageBits, type Storage } from './storage-syntax.ts';
import { verifyStorage } from './verify-storage.ts';

/** Bit of the flags: whether stored integers are signed. Source: QuantizationFlags. */
const signedFlag = 1;

/** The types of the dialect by their codes. Source: QuantDialectBytecode.td. */
export const bytecodeTypes: readonly EntryCodec<Type>[] = [
  {
    // The code 0 is that of no type.
    of: AnyQuantizedType,
    holds: () => false,
    write: () => undefined,
    read() {
      throw new BytecodeError('unknown attribute code: 0');
    },
  },
  codec(
    AnyQuantizedType,
    (w, type) => {
      writeKind(w, type);
      writeRange(w, type);
    },
    (r) => {
      const kind = readKind(r);
      return getAny({ ...kind, ...readRange(r) });
    },
    ({ expressedType }) => !expressedType,
  ),
  codec(
    AnyQuantizedType,
    (w, type) => {
      writeKind(w, type);
      w.type(type.expressedType!);
      writeRange(w, type);
    },
    (r) => {
      const kind = readKind(r);
      const expressedType = readFloatType(r);
      return getAny({ ...kind, ...readRange(r) }, expressedType);
    },
  ),
  codec(
    CalibratedQuantizedType,
    (w, { expressedType, min, max }) => {
      w.type(expressedType);
      writeDouble(w, min);
      writeDouble(w, max);
    },
    (r) => {
      const expressedType = readFloatType(r);
      const [min, max] = [readDouble(r), readDouble(r)];
      calibratedQuantizedType.verify(refuse, { min, max });
      return CalibratedQuantizedType.get(r.context, expressedType, min, max);
    },
  ),
  codec(
    UniformQuantizedType,
    (w, type) => {
      writeKind(w, type);
      w.type(type.expressedType);
      writeDouble(w, type.scales[0]!);
      writeInteger(w, type.zeroPoints[0]!);
      writeRange(w, type);
    },
    (r) => {
      const kind = readKind(r);
      const expressedType = readFloatType(r);
      const [scales, zeroPoints] = [[readDouble(r)], [readInteger(r)]];
      const storage = { ...kind, ...readRange(r) };
      return getUniform({ storage, expressedType, scales, zeroPoints });
    },
    (type) => type.granularity === granularity.perTensor,
  ),
  codec(
    UniformQuantizedType,
    (w, type) => {
      writeKind(w, type);
      w.type(type.expressedType);
      w.varInt(type.quantizedDimensions[0]!);
      writeRange(w, type);
      writeList(w, type.scales, (scale) => writeDouble(w, scale));
      writeList(w, type.zeroPoints, (zeroPoint) => writeInteger(w, zeroPoint));
    },
    (r) => {
      const kind = readKind(r);
      const expressedType = readFloatType(r);
      const dimensions = [Number(r.varInt())];
      const storage = { ...kind, ...readRange(r) };
      const scales = readList(r, () => readDouble(r));
      const zeroPoints = readList(r, () => readInteger(r));
      return getUniform({ storage, expressedType, dimensions, scales, zeroPoints });
    },
    (type) => type.granularity === granularity.perAxis,
  ),
  codec(
    UniformQuantizedType,
    (w, type) => {
      const { scalesShape, expressedType, storageType, scales, zeroPoints } = type;
      writeKind(w, type);
      w.type(expressedType);
      writeRange(w, type);
      writeList(w, type.quantizedDimensions, (dimension) => writeInteger(w, dimension));
      writeList(w, type.blockSizes, (size) => writeInteger(w, size));
      w.attribute(denseFromNumbers(RankedTensorType.get(scalesShape, expressedType), scales));
      w.attribute(denseFromNumbers(RankedTensorType.get(scalesShape, storageType), zeroPoints));
    },
    (r) => {
      const kind = readKind(r);
      const expressedType = readFloatType(r);
      const storage = { ...kind, ...readRange(r) };
      const dimensions = readList(r, () => readInteger(r));
      const blockSizes = readList(r, () => readInteger(r));
      const { shape, numbers: scales } = readTensor(r, expressedType);
      const { shape: other, numbers: zeroPoints } = readTensor(r, storage.storageType);
      if (String(shape) !== String(other)) refuse(`illegal number of scales and zeroPoints: ${shape}, ${other}`);
      return getUniform({ storage, expressedType, dimensions, blockSizes, shape, scales, zeroPoints });
    },
  ),
];

function refuse(message: string): never {
  throw new BytecodeError(message);
}

/** Makes a type of which the storage is checked. */
function getAny(storage: Storage, expressedType?: FloatType): AnyQuantizedType {
  const { isSigned, storageType, storageMin, storageMax } = storage;
  verifyStorage(refuse, storage);
  return AnyQuantizedType.get(storageType.context, isSigned, storageType, storageMin, storageMax, expressedType);
}

/** What a uniform type is made of; without dimensions there is one scale, with block sizes a tensor of them. */
interface UniformParts {
  readonly storage: Storage;
  readonly expressedType: FloatType;
  readonly dimensions?: readonly number[];
  readonly blockSizes?: readonly number[];
  readonly shape?: readonly number[];
  readonly scales: readonly number[];
  readonly zeroPoints: readonly number[];
}

/** Makes a type of which everything is checked. */
function getUniform({ storage, expressedType, dimensions, blockSizes, ...parts }: UniformParts): UniformQuantizedType {
  const { isSigned, storageType, storageMin, storageMax } = storage;
  const { scales, zeroPoints, shape = [] } = parts;
  const parameters = { ...storage, quantizedDimensions: dimensions ?? [], blockSizes: blockSizes ?? [] };
  uniformQuantizedType.verify(refuse, parameters);
  if (
    scales.length !== zeroPoints.length ||
    (blockSizes && blockSizes.length !== parameters.quantizedDimensions.length)
  ) {
    refuse(`illegal number of scales and zeroPoints: ${scales.length}, ${zeroPoints.length}`);
  }
  for (const scale of scales) {
    const problem = scaleProblem(scale, expressedType);
    if (problem !== undefined) refuse(problem);
  }
  const kind = blockSizes ? granularity.subChannel : dimensions ? granularity.perAxis : granularity.perTensor;
  return UniformQuantizedType.get(
    storageType.context,
    isSigned,
    storageType,
    storageMin,
    storageMax,
    expressedType,
    kind,
    parameters.quantizedDimensions,
    parameters.blockSizes,
    shape,
    scales,
    zeroPoints,
  );
}

function writeKind(
  w: EntryWriter,
  { isSigned, storageType }: Pick<AnyQuantizedType, 'isSigned' | 'storageType'>,
): void {
  w.varInt(isSigned ? signedFlag : 0);
  w.type(storageType);
}

function readKind(r: EntryReader): Pick<Storage, 'isSigned' | 'storageType'> {
  const flags = r.varInt();
  const storageType = r.type();
  if (!(storageType instanceof IntegerType)) refuse('storage type must be integral');
  if (storageType.width === 0 || storageType.width > maxStorageBits) {
    refuse(`illegal storage type size: ${storageType.width}`);
  }
  return { isSigned: (BigInt(flags) & BigInt(signedFlag)) !== 0n, storageType };
}

function writeRange(w: EntryWriter, { storageMin, storageMax }: Pick<Storage, 'storageMin' | 'storageMax'>): void {
  writeInteger(w, storageMin);
  writeInteger(w, storageMax);
}

function readRange(r: EntryReader): Pick<Storage, 'storageMin' | 'storageMax'> {
  return { storageMin: readInteger(r), storageMax: readInteger(r) };
}

function writeInteger(w: EntryWriter, value: number): void {
  w.signedVarInt(BigInt(value));
}

function readInteger(r: EntryReader): number {
  const value = r.signedVarInt();
  return numberOfInt64(value) ?? refuse(`${value} is no number of a quantized type`);
}

const double = floatFormat.f64;

function writeDouble(w: EntryWriter, value: number): void {
  writeBits(w, encodeFloat(double, value), double.width);
}

function readDouble(r: EntryReader): number {
  return decodeFloat(double, readBits(r, double.width));
}

function readFloatType(r: EntryReader): FloatType {
  const type = r.type();
  return type instanceof FloatType ? type : refuse('expressed type must be floating point');
}

/** Reads a constant with elements of this type. */
function readTensor(r: EntryReader, elementType: Type): { shape: readonly number[]; numbers: readonly number[] } {
  const attribute = r.attribute();
  if (!(attribute instanceof DenseElementsAttr) || attribute.elementType !== elementType) {
    refuse('expected scales and zero points as tensors of expressed values and of storage');
  }
  const { shape, numElements } = attribute.type;
  return { shape, numbers: Array.from({ length: numElements }, (_, i) => attribute.numberAt(i)) };
}
