import { type TokenType } from 'chevrotain';
import { type Context } from '../../ir/context.ts';
import { type ExternalKeys, type ResourceBlob, type ResourceValue } from '../../ir/resources.ts';
import { bytesOfHex } from '../../support/hex.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { errorOf } from './parse-error.ts';
import { type TokenStream } from './token-stream.ts';

/** Bytes in front of a blob that hold its alignment. */
const alignmentSizeBytes = 4;

interface EntryKey {
  readonly key: string;
  readonly keyOffset: number;
}

/** The value of an entry: one token, whatever it is. */
interface EntryValue extends EntryKey {
  readonly text: string;
  readonly isString: boolean;
  readonly offset: number;
}

/**
 * Reads the metadata of a file into the context.
 * ```
 * file-metadata ::= `{-#` (section (`,` section)*)? `#-}`
 * section ::= (`dialect_resources` | `external_resources`) `:` `{` (group (`,` group)*)? `}`
 * group ::= keyword `:` `{` (entry (`,` entry)*)? `}`
 * entry ::= (keyword | string) `:` (string | `true` | `false`)
 * ```
 * Source: parseFileMetadataDictionary of mlir/lib/AsmParser/Parser.cpp.
 */
export class FileMetadataParser {
  readonly #p: TokenStream;
  readonly #context: Context;

  constructor(parser: TokenStream, context: Context) {
    this.#p = parser;
    this.#context = context;
  }

  /** Parses from `{-#` on. Throws ParseError. */
  parse(): void {
    const p = this.#p;
    p.consumeToken();
    this.#listUntil(t.MetadataEnd, () => {
      const offset = p.currentOffset;
      if (!p.at(t.BareId)) throw p.errorHere('expected identifier key in file metadata dictionary');
      const key = p.take();
      p.expect(t.Colon);
      if (key === 'dialect_resources') this.#section((name, at) => this.#dialectGroup(name, at));
      else if (key === 'external_resources') this.#section((name) => this.#externalGroup(name));
      else throw p.errorAt(offset, `unknown key '${key}' in file metadata dictionary`);
    });
  }

  #listUntil(close: TokenType, element: () => void): void {
    const p = this.#p;
    if (p.takeIf(close)) return;
    do element();
    while (p.takeIf(t.Comma));
    p.expect(close, `expected ',' or ${close.LABEL}`);
  }

  #section(group: (name: string, offset: number) => void): void {
    const p = this.#p;
    p.expect(t.LBrace);
    this.#listUntil(t.RBrace, () => {
      const offset = p.currentOffset;
      if (!p.at(t.BareId)) throw p.errorHere("expected identifier key for 'resource' entry");
      const name = p.take();
      p.expect(t.Colon);
      p.expect(t.LBrace);
      group(name, offset);
    });
  }

  #dialectGroup(name: string, offset: number): void {
    const p = this.#p;
    if (!this.#context.getOrLoadDialect(name)) throw p.errorAt(offset, `dialect '${name}' is unknown`);
    // No other dialect keeps resources; ml_program is one that could.
    if (name !== 'builtin' && name !== 'ml_program') {
      throw p.errorHere(`unexpected 'resource' section for dialect '${name}'`);
    }
    this.#listUntil(t.RBrace, () => {
      const key = this.#key('resource');
      if (name !== 'builtin') {
        throw p.errorAt(key.keyOffset, `unknown 'resource' key '${key.key}' for dialect '${name}'`);
      }
      this.#entry(key, (entry) => void this.#context.resources.builtin.set(entry.key, this.#blob(entry)));
    });
  }

  #externalGroup(name: string): void {
    const { external, knownTools } = this.#context.resources;
    const keys = knownTools.get(name);
    let entries = external.get(name);
    if (!entries) external.set(name, (entries = []));
    this.#listUntil(t.RBrace, () => {
      this.#entry(this.#key('external_resources'), (entry) => {
        entries.push([entry.key, keys ? this.#knownValue(name, keys, entry) : this.#value(entry)]);
      });
    });
  }

  #key(section: string): EntryKey {
    const p = this.#p;
    if (!p.at(t.StringLiteral) && !p.at(t.BareId)) {
      throw p.errorHere(`expected identifier key for '${section}' entry`);
    }
    const keyOffset = p.currentOffset;
    const key = p.at(t.StringLiteral) ? p.takeString() : p.take();
    return { key, keyOffset };
  }

  /** Takes what follows a key and hands the entry to `read`, which may find that its value is none. */
  #entry(key: EntryKey, read: (entry: EntryValue) => void): void {
    const p = this.#p;
    p.expect(t.Colon);
    const noToken = p.lexicalErrorHere();
    if (noToken) {
      // Characters that make no token are a value like any other that is none.
      p.moveTo(noToken.endOfCharacters!);
      const { offset } = noToken;
      const consequence = p.lexicalErrorHere() ?? errorOf(() => read({ ...key, isString: false, offset, text: '' }));
      if (consequence) noToken.consequences.push(consequence);
      throw noToken;
    }
    const offset = p.currentOffset;
    const isString = p.at(t.StringLiteral);
    read({ ...key, isString, offset, text: p.take() });
  }

  #knownValue(tool: string, keys: ExternalKeys, entry: EntryValue): ResourceValue {
    const { key, keyOffset, text, isString, offset } = entry;
    switch (keys.get(key)) {
      case undefined:
        throw this.#p.errorAt(keyOffset, `unknown '${tool}' resource key '${key}'`);
      case 'string':
        if (isString) return { kind: 'string', value: stringValue(text) };
        throw this.#p.errorAt(offset, `expected string value for key '${key}'`);
      case 'bool':
        if (text === 'true' || text === 'false') return { kind: 'bool', value: text === 'true' };
        throw this.#p.errorAt(offset, `expected 'true' or 'false' value for key '${key}'`);
    }
  }

  #value(entry: EntryValue): ResourceValue {
    const { key, text, isString, offset } = entry;
    if (text === 'true' || text === 'false') return { kind: 'bool', value: text === 'true' };
    if (text.startsWith('"0x')) return this.#blob(entry);
    if (!isString) throw this.#p.errorAt(offset, `expected string value for key '${key}'`);
    return { kind: 'string', value: stringValue(text) };
  }

  #blob({ key, text, isString, offset }: EntryValue): ResourceBlob {
    const p = this.#p;
    const bytes = isString ? bytesOfHex(stringValue(text)) : undefined;
    const expected = `expected hex string blob for key '${key}'`;
    if (!bytes) throw p.errorAt(offset, expected);
    if (bytes.length < alignmentSizeBytes) {
      throw p.errorAt(offset, `${expected} to encode alignment in first 4 bytes`);
    }
    const alignmentBytes = new DataView(bytes.buffer).getUint32(0, true);
    if ((alignmentBytes & (alignmentBytes - 1)) !== 0) {
      throw p.errorAt(
        offset,
        `${expected} to encode alignment in first 4 bytes, but got non-power-of-2 value: ${alignmentBytes}`,
      );
    }
    const data = bytes.subarray(alignmentSizeBytes);
    return { kind: 'blob', alignmentBytes: data.length === 0 ? 0 : alignmentBytes, data };
  }
}
