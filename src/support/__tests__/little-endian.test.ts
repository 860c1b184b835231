import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  float32At,
  float64At,
  littleEndian,
  readLittleEndian,
  setFloat32At,
  setFloat64At,
  setUint32At,
  uint32At,
} from '../little-endian.ts';

test('numbers are written and read as views of the bytes do', () => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }), fc.double(), fc.nat(8), (integer, float, at) => {
      setUint32At(bytes, at, integer);
      assert.is(view.getUint32(at, true), integer >>> 0);
      assert.is(uint32At(bytes, at), integer >>> 0);
      setFloat32At(bytes, at, float);
      assert.ok(Object.is(view.getFloat32(at, true), Math.fround(float)));
      assert.ok(Object.is(float32At(bytes, at), Math.fround(float)));
      setFloat64At(bytes, at, float);
      assert.ok(Object.is(view.getFloat64(at, true), float));
      assert.ok(Object.is(float64At(bytes, at), float));
    }),
  );
});

test('integers of any number of bytes read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.bigInt(), (size, value) => {
      const bytes = littleEndian(value, size);
      assert.is(bytes.length, size);
      assert.is(readLittleEndian(bytes, 0, size), BigInt.asUintN(8 * size, value));
    }),
  );
});

test.run();
