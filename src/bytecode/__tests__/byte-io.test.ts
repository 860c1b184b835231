import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BytecodeError } from '../bytecode-error.ts';
import { type EntryReader, type EntryWriter } from '../codecs/entry-io.ts';
import { readSparseArray, writeSparseArray } from '../codecs/sparse-array.ts';
import { ByteReader } from '../reader/byte-reader.ts';
import { ByteWriter } from '../writer/byte-writer.ts';

const word = fc.oneof(fc.bigInt(0n, 2n ** 64n - 1n), fc.nat().map(BigInt), fc.integer({ min: 0, max: 63 }).map((bits) => 1n << BigInt(bits))); // prettier-ignore

function writtenBy(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  write(writer);
  return writer.toBytes();
}

test('integers are read as they were written, in the least number of bytes', () => {
  fc.assert(
    fc.property(word, fc.boolean(), (value, flag) => {
      const bytes = writtenBy((writer) => {
        writer.varInt(value);
        writer.signedVarInt(BigInt.asIntN(64, value));
        writer.varIntWithFlag(value >> 1n, flag);
      });
      const reader = new ByteReader(bytes);
      assert.is(BigInt(reader.varInt()), value);
      assert.is(reader.offset, Math.min(9, Math.max(1, Math.ceil(value.toString(2).length / 7))));
      assert.is(reader.signedVarInt(), BigInt.asIntN(64, value));
      const both = reader.varIntWithFlag();
      assert.is(BigInt(both.value), value >> 1n);
      assert.is(both.flag, flag);
      assert.is(reader.left, 0);
    }),
  );
});

test('the bytes of integers are those of the format', () => {
  const bytesOf = (value: number | bigint): number[] => [...writtenBy((writer) => writer.varInt(value))];
  assert.equal(bytesOf(0), [0x01]);
  assert.equal(bytesOf(127), [0xff]);
  assert.equal(bytesOf(128), [0x02, 0x02]);
  assert.equal(bytesOf(2 ** 14), [0x04, 0x00, 0x02]);
  assert.equal(bytesOf(2n ** 64n - 1n), [0, 255, 255, 255, 255, 255, 255, 255, 255]);
});

test('sections hold what was written, aligned where it has to be', () => {
  const inner = new ByteWriter();
  inner.align(8);
  inner.bytes([1, 2, 3]);
  const bytes = writtenBy((writer) => {
    writer.byte(9);
    writer.section('Resource', inner);
    writer.section('IR', new ByteWriter());
  });
  const reader = new ByteReader(bytes);
  assert.is(reader.byte(), 9);
  const resource = reader.section();
  assert.is(resource.name, 'Resource');
  assert.equal([...resource.data], [1, 2, 3]);
  assert.is(resource.data.byteOffset % 8, 0);
  assert.is(reader.section().name, 'IR');
  assert.is(reader.left, 0);
});

/** What is in a section: bytes, and sections. */
interface Content {
  readonly before: Uint8Array;
  readonly sections: readonly Content[];
  readonly after: Uint8Array;
}

test('sections of all sizes hold what was written, by a writer that is used again', () => {
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 9 }), fc.uint8Array({ minLength: 500, maxLength: 3000 }));
  const { content } = fc.letrec<{ content: Content }>((tie) => ({
    content: fc.record({
      before: bytes,
      sections: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('content'), { maxLength: 3 })),
      after: bytes,
    }),
  }));
  const empty: ByteWriter[] = [];
  const write = (to: ByteWriter, { before, sections, after }: Content): void => {
    to.bytes(before);
    for (const section of sections) {
      const writer = empty.pop() ?? new ByteWriter();
      write(writer, section);
      to.section('IR', writer);
      assert.is(writer.length, 0);
      empty.push(writer);
    }
    to.bytes(after);
  };
  const check = (reader: ByteReader, { before, sections, after }: Content): void => {
    for (const byte of before) assert.is(reader.byte(), byte);
    for (const section of sections) check(new ByteReader(reader.section().data), section);
    for (const byte of after) assert.is(reader.byte(), byte);
    assert.is(reader.left, 0);
  };
  fc.assert(
    fc.property(content, (written) => check(new ByteReader(writtenBy((writer) => write(writer, written))), written)),
  );
});

test('sections that nest deeply take linear time', () => {
  let section = new ByteWriter();
  for (let depth = 0; depth < 50_000; depth++) {
    const outer = new ByteWriter();
    outer.byte(depth & 0xff);
    outer.section('IR', section);
    section = outer;
  }
  assert.is(section.toBytes().length, section.length);
});

test('what is missing is told', () => {
  const failing = (bytes: readonly number[], read: (reader: ByteReader) => unknown, message: string): void => {
    const isIt = (error: unknown): boolean => error instanceof BytecodeError && error.message === message;
    assert.throws(() => read(new ByteReader(Uint8Array.from(bytes))), isIt);
  };
  failing([], (reader) => reader.byte(), 'attempting to parse a byte at the end of the bytecode');
  failing([4, 1], (reader) => reader.varInt(), 'attempting to parse 2 bytes when only 1 remain');
  failing(
    [65, 66],
    (reader) => reader.nullTerminatedText(),
    'malformed null-terminated string, no null character found',
  );
  failing([0x7f, 1], (reader) => reader.section(), 'invalid section ID: 127');
  failing([0x84, 3, 7, 0, 0], (reader) => reader.section(), 'expected alignment to be a power-of-two');
  failing([0x84, 3, 9, 0, 0], (reader) => reader.section(), "expected alignment byte (0xCB), but got: '0x0'");
});

test('numbers that are mostly 0 are written with their places', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 2 ** 20 })), { maxLength: 300 }), (values) => {
      const bytes = new ByteReader(writtenBy((writer) => writeSparseArray(writer as unknown as EntryWriter, values)));
      assert.equal(readSparseArray(bytes as unknown as EntryReader, values.length), values);
      assert.is(bytes.left, 0);
    }),
  );
});

test.run();
