import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FormatError } from '../format-error.ts';
import {
  readSafetensors,
  safetensorFromNumbers,
  safetensorToFloat64,
  writeSafetensors,
  type SafetensorsDtype,
  type SafetensorsTensor,
} from '../safetensors.ts';

function file(header: string, dataBytes: number, lengthBytes = Buffer.byteLength(header)): Uint8Array {
  const bytes = new Uint8Array(8 + Buffer.byteLength(header) + dataBytes);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(lengthBytes), true);
  bytes.set(Buffer.from(header), 8);
  return bytes;
}

function rejects(bytes: Uint8Array, message: string): void {
  assert.throws(
    () => readSafetensors(bytes),
    (error: unknown) => {
      assert.instance(error, FormatError);
      assert.is((error as Error).message, `safetensors: ${message}`);
      return true;
    },
  );
}

const entry = (dtype: string, shape: number[], begin: number, end: number) =>
  JSON.stringify({ dtype, shape, data_offsets: [begin, end] });

test('a file written by hand is read', () => {
  const header = `{"__metadata__":{"by":"hand"},"b":${entry('U8', [2], 4, 6)},"a":${entry('F32', [1, 1], 0, 4)}}  `;
  const bytes = file(header, 6);
  bytes.set([0, 0, 0x80, 0x3f, 7, 8], 8 + header.length);
  const { metadata, tensors } = readSafetensors(bytes);
  assert.equal([...metadata], [['by', 'hand']]);
  assert.equal([...tensors.keys()], ['a', 'b']);
  assert.equal(tensors.get('a'), { dtype: 'F32', shape: [1, 1], bytes: Uint8Array.of(0, 0, 0x80, 0x3f) });
  assert.equal(safetensorToFloat64(tensors.get('a')!), Float64Array.of(1));
  assert.equal(safetensorToFloat64(tensors.get('b')!), Float64Array.of(7, 8));
});

test('the writer aligns the header, puts large elements first and does not depend on insertion order', () => {
  const small = safetensorFromNumbers('U8', [3], [1, 2, 3]);
  const large = safetensorFromNumbers('F32', [2], [0.5, -1]);
  const bytes = writeSafetensors({
    metadata: new Map([
      ['z', '1'],
      ['a', '2'],
    ]),
    tensors: new Map([
      ['small', small],
      ['large', large],
    ]),
  });
  const headerBytes = Number(new DataView(bytes.buffer).getBigUint64(0, true));
  assert.is(headerBytes % 8, 0);
  assert.is(
    Buffer.from(bytes.subarray(8, 8 + headerBytes))
      .toString()
      .trimEnd(),
    `{"__metadata__":{"a":"2","z":"1"},"large":${entry('F32', [2], 0, 8)},"small":${entry('U8', [3], 8, 11)}}`,
  );
  const reversed = new Map([
    ['large', large],
    ['small', small],
  ]);
  const metadata = new Map([
    ['a', '2'],
    ['z', '1'],
  ]);
  assert.equal(writeSafetensors({ metadata, tensors: reversed }), bytes);
});

test('a file without tensors is eight bytes of length and an empty object', () => {
  const bytes = writeSafetensors({ metadata: new Map(), tensors: new Map() });
  assert.equal(bytes, file('{}      ', 0));
  assert.is(readSafetensors(bytes).tensors.size, 0);
});

test('a header that is missing, too long or not JSON gives a clear error', () => {
  rejects(new Uint8Array(3), 'a file of 3 bytes has no header length');
  rejects(file('{}', 0, 100_000_001), 'a header of 100000001 bytes is above the limit of 100000000');
  rejects(file('{}', 0, 2 ** 52), 'a header of 4503599627370496 bytes is above the limit of 100000000');
  rejects(file('{}', 0, 3), 'the header needs 3 bytes, but 2 follow');
  rejects(file('[]', 0), 'the header is not a JSON object');
  assert.throws(() => readSafetensors(file('{', 0)), /^safetensors: the header is not JSON: /);
  assert.throws(() => readSafetensors(file('{}', 1, 3)), /^safetensors: the header is not JSON: /);
  const invalidUtf8 = file('{"a"}', 0);
  invalidUtf8[10] = 0xff;
  assert.throws(() => readSafetensors(invalidUtf8), /^safetensors: the header is not JSON: /);
});

test('entries that are not as prescribed are named', () => {
  rejects(file('{"__metadata__":[]}', 0), '__metadata__ must be an object');
  rejects(file('{"__metadata__":{"k":1}}', 0), "__metadata__ key 'k' must be a string");
  rejects(file('{"a":1}', 0), "tensor 'a' must be an object");
  rejects(file('{"a":{"dtype":"F32","shape":[],"data_offsets":[0,4],"x":1}}', 4), "tensor 'a': unknown key 'x'");
  rejects(file(`{"a":${entry('C64', [1], 0, 8)}}`, 8), `tensor 'a': dtype "C64" is not supported`);
  rejects(file(`{"a":${entry('toString', [1], 0, 8)}}`, 8), `tensor 'a': dtype "toString" is not supported`);
  rejects(file(`{"a":${entry('F32', [-1], 0, 4)}}`, 4), "tensor 'a': shape must be an array of non-negative integers");
  rejects(
    file('{"a":{"dtype":"F32","shape":[1],"data_offsets":[0]}}', 4),
    "tensor 'a': data_offsets must be two non-negative integers",
  );
});

test('data that overlap, leave gaps or have another size than the shape are refused', () => {
  rejects(file(`{"a":${entry('F32', [3], 0, 8)}}`, 8), "tensor 'a': F32 of shape [3] needs 12 bytes, but has 8");
  rejects(
    file(`{"a":${entry('F32', [2], 4, 12)}}`, 8),
    "tensor 'a': data_offsets [4, 12] are not within the 8 bytes of data",
  );
  rejects(
    file(`{"a":${entry('F32', [2], 8, 0)}}`, 8),
    "tensor 'a': data_offsets [8, 0] are not within the 8 bytes of data",
  );
  const overlapping = `{"a":${entry('U8', [4], 0, 4)},"b":${entry('U8', [4], 2, 6)}}`;
  rejects(file(overlapping, 6), "data of tensors 'a' and 'b' overlap");
  const gap = `{"a":${entry('U8', [2], 0, 2)},"b":${entry('U8', [2], 4, 6)}}`;
  rejects(file(gap, 6), 'bytes 2 to 4 of the data belong to no tensor');
  rejects(file(`{"a":${entry('U8', [2], 0, 2)}}`, 5), 'the tensors need 2 bytes of data, but 5 follow the header');
});

test('numbers are rounded to every element type and come back', () => {
  const roundTrip = (dtype: SafetensorsDtype, values: number[]) => [
    ...safetensorToFloat64(safetensorFromNumbers(dtype, [values.length], values)),
  ];
  assert.equal(roundTrip('F64', [0.1, -0, NaN]), [0.1, -0, NaN]);
  assert.equal(roundTrip('F32', [0.1]), [Math.fround(0.1)]);
  assert.equal(roundTrip('F16', [1 + 2 ** -11, 70000]), [1, Infinity]);
  assert.equal(roundTrip('BF16', [1 + 2 ** -8, 70000]), [1, 70144]);
  assert.equal(roundTrip('I64', [-5.5, 2 ** 40]), [-5, 2 ** 40]);
  assert.equal(roundTrip('I32', [-5, 2 ** 31]), [-5, -(2 ** 31)]);
  assert.equal(roundTrip('I16', [32767]), [32767]);
  assert.equal(roundTrip('I8', [-128, 127]), [-128, 127]);
  assert.equal(roundTrip('U8', [255]), [255]);
  assert.equal(roundTrip('BOOL', [0, 3]), [0, 1]);
});

const tensors = fc
  .tuple(fc.constantFrom<SafetensorsDtype>('F64', 'F32', 'F16', 'BF16', 'I32', 'I16', 'I8', 'U8', 'BOOL'))
  .chain(([dtype]) =>
    fc.array(fc.nat(3), { maxLength: 3 }).chain((shape) => {
      const length = shape.reduce((a, b) => a * b, 1);
      return fc
        .array(fc.integer({ min: -100, max: 100 }), { minLength: length, maxLength: length })
        .map((values) => safetensorFromNumbers(dtype, shape, values));
    }),
  );
const names = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((name) => name !== '__metadata__');

test('every set of tensors comes back from its file', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(names, tensors), { selector: ([name]) => name, maxLength: 5 }), (entries) => {
      const written = new Map<string, SafetensorsTensor>(entries);
      const { tensors: read } = readSafetensors(writeSafetensors({ metadata: new Map(), tensors: written }));
      assert.is(read.size, written.size);
      for (const [name, tensor] of written) assert.equal(read.get(name), tensor);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('a damaged file is read or gives a FormatError, never anything else', () => {
  const intact = writeSafetensors({
    metadata: new Map([['k', 'v']]),
    tensors: new Map([
      ['a', safetensorFromNumbers('F32', [2, 2], [1, 2, 3, 4])],
      ['b', safetensorFromNumbers('U8', [3], [1, 2, 3])],
    ]),
  });
  fc.assert(
    fc.property(fc.nat(intact.length - 1), fc.nat(255), fc.nat(intact.length), (position, byte, length) => {
      const damaged = intact.slice(0, length);
      if (position < length) damaged[position] = byte;
      try {
        readSafetensors(damaged);
      } catch (error) {
        assert.instance(error, FormatError);
      }
    }),
    { seed: 2, numRuns: 1000 },
  );
});

test.run();
