import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  DenseStringElementsAttr,
  elementBytes,
  elementSizeBytes,
  type ElementsType,
} from '../../ir/attributes/elements-attributes.ts';
import { type FloatAttr, type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { bytesOfHex } from '../../support/hex.ts';
import { isSameList } from '../../support/lists.ts';
import { setFloat32At, setFloat64At, setUint32At } from '../../support/little-endian.ts';
import { type NumberList } from './number-list.ts';

/** A token of a literal inside `dense<...>`, before its type is known. A complex number is two. */
export type ElementLiteral =
  | { readonly kind: 'number'; readonly image: string; readonly negative: boolean; readonly offset: number }
  | { readonly kind: 'bool'; readonly value: boolean; readonly offset: number }
  | { readonly kind: 'string'; readonly text: string; readonly offset: number };

/** What stands between the brackets of a constant. */
export interface ElementList {
  readonly literals: readonly ElementLiteral[];
  /** What the nesting of the lists says; [] for a single literal and for none. */
  readonly shape: readonly number[];
  /** The only thing there is a string, which holds bytes where the elements are numbers. */
  readonly mayBeHex: boolean;
}

/** Returns the number in the tokens as an attribute of the type; throws ParseError. */
type ToNumber = (image: string, negative: boolean, type: Type, offset: number) => Attribute;

/** Why the literals are no value of the type; `offset` is where, if not at the literal. */
export interface ElementError {
  readonly error: string;
  readonly offset?: number;
}

type Result = { readonly attribute: DenseElementsAttr | DenseStringElementsAttr } | ElementError;

/** What the elements of a constant may take: elements of millions of bits take millions of times the memory of their text. */
const maxBytes = 2 ** 31;

/** Returns the literals as a constant of `type`. Source: TensorLiteralParser::getAttr of mlir/lib/AsmParser/AttributeParser.cpp. */
export function buildElements(type: ElementsType, list: ElementList, toNumber: ToNumber): Result {
  const { literals, shape, mayBeHex } = list;
  const { elementType } = type;
  const [first] = literals;
  if (mayBeHex && first?.kind === 'string' && isNumeric(elementType)) return fromHex(type, first.text, first.offset);
  if (shape.length > 0 && !isSameList(shape, type.shape)) {
    return {
      error: `inferred shape of elements literal ([${shape.join(', ')}]) does not match type ([${type.shape.join(', ')}])`,
    };
  }
  if (literals.length === 0 && type.numElements !== 0) {
    return { error: `parsed zero elements, but type (${typeText(type)}) expected at least 1` };
  }
  if (!isNumeric(elementType)) return fromStrings(type, literals);
  const isSplat = shape.length === 0 && type.numElements !== 0;
  // What is no list stands for every element, and there may be none.
  const isForNone = shape.length === 0 && type.numElements === 0;
  if (elementType instanceof ComplexType && !isForNone) {
    const count = literals.length;
    const wanted = isSplat ? 2 : 2 * type.numElements;
    if (count !== wanted) {
      const what = typeText(isSplat ? elementType : type);
      return { error: `parsed ${count} elements, but type (${what}) expected ${wanted} elements` };
    }
  }
  const part = elementType instanceof ComplexType ? elementType.elementType : elementType;
  const size = elementSizeBytes(part);
  if (literals.length * size > maxBytes) {
    return { error: `elements of ${literals.length * size} bytes, more than the ${maxBytes} that a constant may have` };
  }
  const bytes = new Uint8Array(literals.length * size);
  const store = simpleStore(part, bytes);
  for (let i = 0; i < literals.length; i++) {
    const literal = literals[i]!;
    if (store && literal.kind === 'number' && store(i, literal.image, literal.negative)) continue;
    const bits = literalBits(literal, part, toNumber);
    if (bits instanceof Uint8Array) bytes.set(bits, i * size);
    else return bits;
  }
  const elementSize = elementSizeBytes(elementType);
  if (isForNone && bytes.length !== elementSize) return { attribute: DenseElementsAttr.get(type, new Uint8Array()) };
  if (bytes.length !== elementSize && bytes.length !== elementSize * type.numElements) {
    return { error: `parsed ${literals.length} elements, but type (${typeText(type)}) expected ${type.numElements}` };
  }
  return { attribute: DenseElementsAttr.get(type, bytes) };
}

/** Returns the numbers as a constant of `type`; undefined where that takes more than storing them as they are, or is a mistake. */
export function elementsOfNumbers(type: ElementsType, list: NumberList): DenseElementsAttr | undefined {
  const { elementType } = type;
  if (!isSameList(list.shape, type.shape)) return undefined;
  if (elementType instanceof FloatType)
    return list.isInteger ? undefined : elementsOfFloats(type, elementType, list.values);
  if (!list.isInteger || !(elementType instanceof IntegerType || elementType instanceof IndexType)) return undefined;
  return elementsOfIntegers(type, elementType, list.values);
}

function elementsOfFloats(
  type: ElementsType,
  { kind }: FloatType,
  values: readonly number[],
): DenseElementsAttr | undefined {
  if (kind !== 'f32' && kind !== 'f64') return undefined;
  const isSingle = kind === 'f32';
  const bytes = new Uint8Array(values.length * (isSingle ? 4 : 8));
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!(Math.abs(value) < (isSingle ? largestSingle : largestDouble))) return undefined;
    if (isSingle) setFloat32At(bytes, 4 * i, value);
    else setFloat64At(bytes, 8 * i, value);
  }
  return DenseElementsAttr.get(type, bytes);
}

function elementsOfIntegers(
  type: ElementsType,
  elementType: IntegerType | IndexType,
  values: readonly number[],
): DenseElementsAttr | undefined {
  const width = widthOf(elementType);
  if (!isMachineWidth(width)) return undefined;
  const { least, most } = integerRange(elementType);
  const bytes = new Uint8Array((values.length * width) / 8);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < least || value > most) return undefined;
    setInteger(bytes, i, width, value);
  }
  return DenseElementsAttr.get(type, bytes);
}

// What rounds to infinity is left to those who know what becomes of it.
const largestSingle = 3e38;
const largestDouble = 1e308;

function widthOf(type: IntegerType | IndexType): number {
  return type instanceof IndexType ? 64 : type.width;
}

function isMachineWidth(width: number): boolean {
  return width === 8 || width === 16 || width === 32 || width === 64;
}

/** Returns the integers that a literal of the type may say; signless ones may be written as unsigned as well. */
function integerRange(type: IntegerType | IndexType): { least: number; most: number } {
  const width = widthOf(type);
  const signedness = type instanceof IndexType ? 'signed' : type.signedness;
  return {
    least: signedness === 'unsigned' ? 0 : -(2 ** (width - 1)),
    most: 2 ** (signedness === 'signed' ? width - 1 : width) - 1,
  };
}

/** Stores an integer of 8, 16, 32 or 64 bits at an index. */
function setInteger(bytes: Uint8Array, index: number, width: number, value: number): void {
  if (width === 8) bytes[index] = value;
  else if (width === 16) {
    bytes[2 * index] = value;
    bytes[2 * index + 1] = value >> 8;
  } else if (width === 32) setUint32At(bytes, 4 * index, value);
  else {
    setUint32At(bytes, 8 * index, value);
    setUint32At(bytes, 8 * index + 4, Math.floor(value / 2 ** 32));
  }
}

/** Stores the number at an index of the bytes; returns false, having stored nothing, when it is not a simple one. */
type Store = (index: number, image: string, negative: boolean) => boolean;

/**
 * Returns what stores the literals that constants consist of, decimal numbers of usual width, without an attribute for each: 16 digits
 * are exact and the formats are those of the machine. Undefined for types of which there are none.
 */
function simpleStore(type: Type, bytes: Uint8Array): Store | undefined {
  if (type instanceof FloatType) {
    if (type.kind !== 'f32' && type.kind !== 'f64') return undefined;
    const isSingle = type.kind === 'f32';
    return (index, image, negative) => {
      if (!image.includes('.')) return false;
      const value = negative ? -Number(image) : Number(image);
      if (!(Math.abs(value) < (isSingle ? largestSingle : largestDouble))) return false;
      if (isSingle) setFloat32At(bytes, 4 * index, value);
      else setFloat64At(bytes, 8 * index, value);
      return true;
    };
  }
  const integerType = type as IntegerType | IndexType;
  const width = widthOf(integerType);
  if (!isMachineWidth(width)) return undefined;
  const { least, most } = integerRange(integerType);
  return (index, image, negative) => {
    // Neither so long that it is not exact, nor in hexadecimal.
    const magnitude = image.length <= 15 ? Number(image) : NaN;
    const isDecimal = image.length === 1 || image.charCodeAt(1) !== 0x78;
    const value = negative ? -magnitude : magnitude;
    const fits = value >= least && value <= most && !(negative && magnitude === 0);
    if (!isDecimal || !fits || !Number.isInteger(magnitude) || image.includes('.')) return false;
    setInteger(bytes, index, width, value);
    return true;
  };
}

/** Returns the bytes of a number of integer, index or float type. */
function literalBits(literal: ElementLiteral, type: Type, toNumber: ToNumber): Uint8Array | ElementError {
  const { offset } = literal;
  if (type instanceof FloatType) {
    if (literal.kind !== 'number') return { error: 'expected floating point literal', offset };
    const { bits } = toNumber(literal.image, literal.negative, type, offset) as FloatAttr;
    return elementBytes(type, bits);
  }
  if (literal.kind === 'bool') {
    if (type instanceof IntegerType && type.width === 1) return elementBytes(type, literal.value ? 1n : 0n);
    return { error: "expected i1 type for 'true' or 'false' values", offset };
  }
  if (literal.kind === 'string') return { error: 'integer constant out of range for type', offset };
  const { image, negative } = literal;
  if (negative && type instanceof IntegerType && type.signedness === 'unsigned') {
    return { error: 'expected unsigned integer elements, but parsed negative value', offset };
  }
  if (!image.startsWith('0x') && image.includes('.')) {
    return { error: 'expected integer elements, but parsed floating-point', offset };
  }
  if (!fitsInteger(type as IntegerType | IndexType, BigInt(image), negative)) {
    return { error: 'integer constant out of range for type', offset };
  }
  return elementBytes(type, (toNumber(image, negative, type, offset) as IntegerAttr).value);
}

/** Elements of types that are no numbers are strings. */
function fromStrings(type: ElementsType, literals: readonly ElementLiteral[]): Result {
  const other = literals.find((literal) => literal.kind !== 'string');
  if (other) return { error: `expected string token, got ${spelling(other)}` };
  return {
    attribute: DenseStringElementsAttr.get(
      type,
      literals.map((literal) => (literal.kind === 'string' ? literal.text : '')),
    ),
  };
}

/** `dense<"0x…">`: the raw bytes of all elements, or of one for a splat. i1 elements are packed, eight to a byte. */
function fromHex(type: ElementsType, text: string, offset: number): Result {
  const raw = bytesOfHex(text);
  if (!raw) return { error: 'expected string containing hex digits starting with `0x`', offset };
  const { elementType, numElements: count } = type;
  const size = elementSizeBytes(elementType);
  const isBits = elementType instanceof IntegerType && elementType.width === 1;
  if (isBits && raw.length === 1 && (raw[0] === 0 || raw[0] === 0xff)) {
    return { attribute: DenseElementsAttr.get(type, Uint8Array.of(raw[0] & 1)) };
  }
  if (isBits && raw.length === Math.ceil(count / 8)) {
    const bits = Uint8Array.from({ length: count }, (_, i) => (raw[i >> 3]! >> (i & 7)) & 1);
    return { attribute: DenseElementsAttr.get(type, bits) };
  }
  if (!isBits && (raw.length === size * count || raw.length === size)) {
    return { attribute: DenseElementsAttr.get(type, raw) };
  }
  return { error: `elements hex data size is invalid for provided type: ${typeText(type)}` };
}

/** Returns the token. */
function spelling(literal: ElementLiteral): string {
  switch (literal.kind) {
    case 'number':
      return literal.image;
    case 'bool':
      return String(literal.value);
    case 'string':
      return literal.text;
  }
}

/**
 * Tells whether the literal is in the range of the type; a signless one may be written as unsigned as well, like 255 : i8. There
 * is no minus zero. Source: buildAttributeAPInt of mlir/lib/AsmParser/AttributeParser.cpp.
 */
export function fitsInteger(type: IntegerType | IndexType, magnitude: bigint, negative: boolean): boolean {
  const width = widthOf(type);
  if (negative) return magnitude > 0n && magnitude <= 1n << BigInt(width - 1);
  const isSigned = type instanceof IndexType || type.signedness === 'signed';
  return magnitude >> BigInt(isSigned ? width - 1 : width) === 0n;
}

function typeText(type: Type): string {
  return `'${type.context.printType(type)}'`;
}

function isNumeric(type: Type): boolean {
  return (
    type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType || type instanceof ComplexType
  );
}
