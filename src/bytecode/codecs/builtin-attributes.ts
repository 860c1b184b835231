import { type Attribute } from '../../ir/attribute.ts';
import { ArrayAttr, DictionaryAttr, SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { DistinctAttr } from '../../ir/attributes/distinct-attribute.ts';
import {
  DenseArrayAttr,
  DenseElementsAttr,
  DenseResourceElementsAttr,
  DenseStringElementsAttr,
  SparseElementsAttr,
} from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { ShapedType } from '../../ir/types/shaped-types.ts';
import { type Location } from '../../ir/location.ts';
import { floatFormat, memoryBits } from '../../support/float-bits.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { readBits, writeBits } from './bits.ts';
import { denseArrayBytes, denseArrayOfBytes, denseBytes, denseOfBytes, elementsTypeOf } from './elements-bytes.ts';
import { codec, readList, writeList, type EntryCodec, type EntryReader } from './entry-io.ts';
import { attributeOf } from './expected-attributes.ts';
import { locationCodecs } from './locations.ts';

/** The attributes of the builtin dialect by their codes. Others of it are written as text. Source: BuiltinDialectBytecode.td. */
export const builtinAttributes: readonly EntryCodec<Attribute | Location>[] = [
  codec(
    ArrayAttr,
    (w, { value }) => writeList(w, value, (each) => w.attribute(each)),
    (r) => ArrayAttr.get(r.context, readList(r, () => r.attribute())), // prettier-ignore
  ),
  codec(
    DictionaryAttr,
    (w, { value, context }) =>
      writeList(w, [...value], ([name, each]) => {
        w.attribute(StringAttr.get(context, name));
        w.attribute(each);
      }),
    readDictionary,
  ),
  codec(
    StringAttr,
    (w, { value }) => w.text(value),
    (r) => StringAttr.get(r.context, r.text()),
    ({ type }) => !type,
  ),
  codec(
    StringAttr,
    (w, { value, type }) => {
      w.text(value);
      w.type(type!);
    },
    (r) => {
      const value = r.text();
      return StringAttr.get(r.context, value, r.type());
    },
  ),
  codec(
    SymbolRefAttr,
    (w, { rootReference, context }) => w.attribute(StringAttr.get(context, rootReference)),
    (r) => SymbolRefAttr.get(r.context, attributeOf(r, StringAttr, 'StringAttr').value),
    ({ isFlat }) => isFlat,
  ),
  codec(
    SymbolRefAttr,
    (w, { rootReference, nestedReferences, context }) => {
      w.attribute(StringAttr.get(context, rootReference));
      writeList(w, nestedReferences, (name) => w.attribute(SymbolRefAttr.get(context, name)));
    },
    (r) => {
      const { value } = attributeOf(r, StringAttr, 'StringAttr');
      const nested = readList(r, () => attributeOf(r, SymbolRefAttr, 'SymbolRefAttr').rootReference);
      return SymbolRefAttr.get(r.context, value, nested);
    },
  ),
  codec(
    TypeAttr,
    (w, { value }) => w.type(value),
    (r) => TypeAttr.get(r.type()),
  ),
  codec(
    UnitAttr,
    () => undefined,
    ({ context }) => UnitAttr.get(context),
  ),
  codec(
    IntegerAttr,
    (w, { type, value }) => {
      w.type(type);
      writeBits(w, value, type instanceof IntegerType ? type.width : 64);
    },
    (r) => {
      const type = r.type();
      if (type instanceof IntegerType) return IntegerAttr.get(type, readBits(r, type.width));
      if (type instanceof IndexType) return IntegerAttr.get(type, readBits(r, 64));
      throw new BytecodeError('expected integer or index type for IntegerAttr');
    },
  ),
  codec(
    FloatAttr,
    (w, { type, bits }) => {
      w.type(type);
      writeBits(w, memoryBits(floatFormat[type.kind], bits), type.width);
    },
    (r) => {
      const type = r.type();
      if (!(type instanceof FloatType)) throw new BytecodeError('expected a floating point type for FloatAttr');
      return FloatAttr.ofBits(type, readBits(r, type.width));
    },
  ),
  ...locationCodecs.slice(0, 6),
  codec(
    DenseResourceElementsAttr,
    (w, { type, key }) => {
      w.type(type);
      w.resource(key);
    },
    (r) => {
      const type = r.type();
      if (!(type instanceof ShapedType))
        throw new BytecodeError('expected a shaped type for DenseResourceElementsAttr');
      return DenseResourceElementsAttr.get(type, r.resource());
    },
  ),
  codec(
    DenseArrayAttr,
    (w, attribute) => {
      w.type(attribute.elementType);
      w.varInt(attribute.values.length);
      w.blob(denseArrayBytes(attribute));
    },
    (r) => {
      const type = r.type();
      const length = r.varInt();
      return denseArrayOfBytes(type, length, r.blob());
    },
  ),
  codec(
    DenseElementsAttr,
    (w, attribute) => {
      w.type(attribute.type);
      w.blob(denseBytes(attribute));
    },
    (r) => {
      const type = elementsTypeOf(r);
      return denseOfBytes(type, r.blob());
    },
  ),
  codec(
    DenseStringElementsAttr,
    (w, { type, isSplat, values }) => {
      w.type(type);
      w.varInt(Number(isSplat));
      for (const value of values) w.text(value);
    },
    (r) => {
      const type = elementsTypeOf(r);
      const isSplat = r.varInt() !== 0;
      const values = [];
      const count = isSplat ? 1 : type.numElements;
      while (values.length < count) values.push(r.text());
      return DenseStringElementsAttr.get(type, values);
    },
  ),
  codec(
    SparseElementsAttr,
    (w, { type, indices, values }) => {
      w.type(type);
      w.attribute(indices);
      w.attribute(values);
    },
    (r) => {
      const type = elementsTypeOf(r);
      const indices = attributeOf(r, DenseElementsAttr, 'DenseElementsAttr');
      const values = r.attribute();
      if (!(values instanceof DenseElementsAttr || values instanceof DenseStringElementsAttr)) {
        throw new BytecodeError('expected constants as the values of SparseElementsAttr');
      }
      return SparseElementsAttr.get(type, indices, values);
    },
  ),
  codec(
    DistinctAttr,
    (w, { referencedAttr }) => w.attribute(referencedAttr),
    (r) => DistinctAttr.create(r.attribute()),
  ),
  locationCodecs[6]!,
];

function readDictionary(r: EntryReader): DictionaryAttr {
  const entries = new Map<string, Attribute>();
  readList(r, () => {
    const { value } = attributeOf(r, StringAttr, 'StringAttr');
    if (entries.has(value)) throw new BytecodeError(`duplicate key '${value}' in a dictionary`);
    entries.set(value, r.attribute());
  });
  return DictionaryAttr.get(r.context, entries);
}
