import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FormatError } from '../format-error.ts';
import { npyToFloat64, readNpy, writeNpy, type NpyArray } from '../npy.ts';

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** The 118 bytes of a header that ends in `shape` and blanks, as NumPy writes them. */
const headerOf = (descr: string, order: string, shape: string) =>
  `{'descr': ${descr}, 'fortran_order': ${order}, 'shape': ${shape}, }`.padEnd(117) + '\n';

function npy(header: string, data: readonly number[], version = 1): Uint8Array {
  const length = version === 1 ? [header.length & 0xff, header.length >>> 8] : [header.length & 0xff, 0, 0, 0];
  return Uint8Array.from([0x93, ...Buffer.from('NUMPY'), version, 0, ...length, ...Buffer.from(header), ...data]);
}

function rejects(bytes: Uint8Array, message: string): void {
  assert.throws(
    () => readNpy(bytes),
    (error: unknown) => {
      assert.instance(error, FormatError);
      assert.is((error as Error).message, `npy: ${message}`);
      return true;
    },
  );
}

// Written by NumPy 2.4: np.save(file, np.arange(6, dtype='<f4').reshape(2, 3)) and so on.
const numpyFloat32 =
  'k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDIsIDMpLCB9ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAACAPwAAAEAAAEBAAACAQAAAoEA=';
const numpyBigEndianFortran =
  'k05VTVBZAQB2AHsnZGVzY3InOiAnPmkyJywgJ2ZvcnRyYW5fb3JkZXInOiBUcnVlLCAnc2hhcGUnOiAoMiwgMywgNCksIH0gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAMAAQAEAAIABQAAQANAAUAEQAJABUAAgAOAAYAEgAKABYAAwAPAAcAEwALABc=';

test('a file of NumPy is read, and written back byte for byte', () => {
  const array = readNpy(fromBase64(numpyFloat32));
  assert.equal(array, { dtype: 'f4', shape: [2, 3], data: Float32Array.of(0, 1, 2, 3, 4, 5) });
  assert.equal(writeNpy(array), fromBase64(numpyFloat32));
});

test('big-endian elements in Fortran order become native elements in C order', () => {
  const array = readNpy(fromBase64(numpyBigEndianFortran));
  assert.equal(array.shape, [2, 3, 4]);
  assert.equal(
    array.data,
    Int16Array.from({ length: 24 }, (_, i) => i),
  );
});

test('headers of a scalar, of a vector and of an empty array are those of NumPy', () => {
  const header = (array: NpyArray) => Buffer.from(writeNpy(array).subarray(10, 128)).toString('latin1');
  assert.is(header({ dtype: 'i8', shape: [], data: BigInt64Array.of(-5n) }), headerOf("'<i8'", 'False', '()'));
  assert.is(header({ dtype: 'b1', shape: [3], data: Uint8Array.of(1, 0, 1) }), headerOf("'|b1'", 'False', '(3,)'));
  assert.is(header({ dtype: 'f8', shape: [0, 3], data: new Float64Array() }), headerOf("'<f8'", 'False', '(0, 3)'));
});

test('versions 2.0 and 3.0 have a four-byte header length', () => {
  const header = headerOf("'<u2'", 'False', '(2,)');
  for (const version of [2, 3]) {
    assert.equal(readNpy(npy(header, [1, 2, 3, 4], version)).data, Uint16Array.of(0x201, 0x403));
  }
});

test('a file within a larger buffer is read from its own start', () => {
  const file = fromBase64(numpyFloat32);
  const padded = new Uint8Array(file.length + 3);
  padded.set(file, 3);
  assert.equal(readNpy(padded.subarray(3)).data, Float32Array.of(0, 1, 2, 3, 4, 5));
});

test('elements convert to numbers', () => {
  assert.equal(
    npyToFloat64({ dtype: 'f2', shape: [2], data: Uint16Array.of(0x3e00, 0xc000) }),
    Float64Array.of(1.5, -2),
  );
  assert.equal(npyToFloat64({ dtype: 'i8', shape: [1], data: BigInt64Array.of(-7n) }), Float64Array.of(-7));
  assert.equal(npyToFloat64({ dtype: 'b1', shape: [2], data: Uint8Array.of(1, 0) }), Float64Array.of(1, 0));
});

test('what is not a .npy file gives one clear sentence', () => {
  const header = headerOf("'<f4'", 'False', '(2,)');
  rejects(new Uint8Array(), 'not a .npy file: no NUMPY magic');
  rejects(Buffer.from('PK\x03\x04 a zip archive, as .npz'), 'not a .npy file: no NUMPY magic');
  rejects(npy(header, [], 4), 'unknown version 4.0');
  rejects(npy(header, []).subarray(0, 50), 'the header needs 118 bytes, but 40 follow');
  rejects(npy(header, [1, 2, 3]), 'f4 of shape [2] needs 8 bytes, but 3 follow');
  rejects(npy(header, new Array<number>(9).fill(0)), 'f4 of shape [2] needs 8 bytes, but 9 follow');
  rejects(npy(headerOf("'<c8'", 'False', '(2,)'), []), "element type '<c8' is not supported");
  rejects(npy(headerOf("'|O'", 'False', '(2,)'), []), "element type '|O' is not supported");
  rejects(
    npy(headerOf("[('a', '<f4')]", 'False', '(2,)'), []),
    "header key 'descr' must be a string: structured arrays are not supported",
  );
  rejects(npy(headerOf("'<f4'", 'maybe', '(2,)'), []), "malformed header: unexpected 'maybe, 'shape': (2,)'");
  rejects(npy(headerOf("'<f4'", '0', '(2,)'), []), "header key 'fortran_order' must be True or False");
  rejects(npy(headerOf("'<f4'", 'False', '(-2,)'), []), "header key 'shape' must be a tuple of non-negative integers");
  rejects(npy(headerOf("'<f4'", 'False', '2'), []), "header key 'shape' must be a tuple of non-negative integers");
  rejects(npy(headerOf("'<f4'", 'False', '(9007199254740991, 2)'), []), 'shape [9007199254740991, 2] is too large');
  rejects(npy('{}\n', []), "header key 'fortran_order' must be True or False");
  rejects(npy('(1, 2)\n', []), 'malformed header: not a dictionary');
  rejects(npy('('.repeat(5000), []), 'malformed header: more than 32 levels of nesting');
  rejects(npy("{'shape': (1,), 'shape': (2,)}", []), "malformed header: key 'shape' is given twice");
  rejects(npy("{'shape': (1 2)}", []), "malformed header: expected ',' or ')'");
  rejects(npy("{'shape' (1, 2)}", []), "malformed header: expected ':' after key 'shape'");
  rejects(npy("{'extra': None, }", []), "unknown header key 'extra'");
});

test('every array comes back from its file', () => {
  const shapes = fc.array(fc.nat(4), { maxLength: 4 });
  const size = (shape: readonly number[]) => shape.reduce((a, b) => a * b, 1);
  const exactly = (length: number) => ({ minLength: length, maxLength: length });
  const arrays: fc.Arbitrary<NpyArray> = shapes.chain((shape) =>
    fc.oneof(
      fc.float32Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'f4', shape, data })),
      fc.float64Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'f8', shape, data })),
      fc.uint8Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'u1', shape, data })),
      fc.int32Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'i4', shape, data })),
      fc.uint16Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'f2', shape, data })),
      fc.bigInt64Array(exactly(size(shape))).map((data): NpyArray => ({ dtype: 'i8', shape, data })),
    ),
  );
  fc.assert(
    fc.property(arrays, (array) => {
      const file = writeNpy(array);
      assert.is((file.length - array.data.byteLength) % 64, 0);
      const { dtype, shape } = readNpy(file);
      assert.equal({ dtype, shape }, { dtype: array.dtype, shape: array.shape });
      assert.equal(writeNpy(readNpy(file)), file);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('a damaged file is read or gives a FormatError, never anything else', () => {
  const file = fromBase64(numpyFloat32);
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(255), fc.nat(file.length), (position, byte, length) => {
      const damaged = file.slice(0, length);
      if (position < length) damaged[position] = byte;
      try {
        readNpy(damaged);
      } catch (error) {
        assert.instance(error, FormatError);
      }
    }),
    { seed: 2, numRuns: 1000 },
  );
});

test.run();
