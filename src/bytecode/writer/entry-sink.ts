import { type EntryWriter } from '../codecs/entry-io.ts';
import { type ByteWriter } from './byte-writer.ts';
import { type Numbering } from './numbering.ts';
import { type StringSection } from './string-section.ts';

/** Writes attributes, types and strings by their numbers. */
export class EntrySink {
  readonly #numbering: Numbering;
  readonly #strings: StringSection;

  constructor(numbering: Numbering, strings: StringSection) {
    this.#numbering = numbering;
    this.#strings = strings;
  }

  into(to: ByteWriter): EntryWriter {
    const numbering = this.#numbering;
    return {
      context: numbering.context,
      byte: (value) => to.byte(value),
      varInt: (value) => to.varInt(value),
      varIntWithFlag: (value, flag) => to.varIntWithFlag(value, flag),
      signedVarInt: (value) => to.signedVarInt(value),
      blob(bytes) {
        to.varInt(bytes.length);
        to.bytes(bytes);
      },
      text: (text) => to.varInt(this.#strings.add(text)),
      textAttribute: (text) => to.varInt(numbering.text(text)),
      attribute: (attribute) => to.varInt(numbering.attribute(attribute)),
      optionalAttribute: (attribute) =>
        attribute ? to.varIntWithFlag(numbering.attribute(attribute), true) : to.varIntWithFlag(0, false),
      location: (location) => to.varInt(numbering.location(location)),
      type: (type) => to.varInt(numbering.type(type)),
      resource: (key) => to.varInt(numbering.resource(key)),
    };
  }
}
