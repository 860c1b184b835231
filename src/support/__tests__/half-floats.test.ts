import { getFloat16, setFloat16 } from '@petamoriken/float16';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bfloat16Bits, bfloat16FromBits, float16Bits, float16FromBits } from '../half-floats.ts';

const view = new DataView(new ArrayBuffer(4));

test('all 65536 float16 patterns agree with the float16 package, both ways', () => {
  for (let bits = 0; bits < 65536; bits++) {
    view.setUint16(0, bits);
    const expected = getFloat16(view, 0);
    const actual = float16FromBits(bits);
    if (!Object.is(actual, expected)) assert.unreachable(`0x${bits.toString(16)}: ${actual}, not ${expected}`);
    if (!Number.isNaN(actual) && float16Bits(actual) !== bits) assert.unreachable(`0x${bits.toString(16)} changes`);
  }
});

test('all 65536 bfloat16 patterns come back', () => {
  for (let bits = 0; bits < 65536; bits++) {
    const value = bfloat16FromBits(bits);
    if (!Number.isNaN(value) && bfloat16Bits(value) !== bits) assert.unreachable(`0x${bits.toString(16)} changes`);
  }
});

test('doubles round to float16 as the float16 package rounds them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: -70000, max: 70000 }), fc.double({ min: -1e-4, max: 1e-4 })), (value) => {
      setFloat16(view, 0, value);
      if (!Number.isNaN(value)) assert.is(float16Bits(value), view.getUint16(0));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('doubles round to the nearest bfloat16, ties to even', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -3.38e38, max: 3.38e38 }), (value) => {
      const bits = bfloat16Bits(value);
      const error = Math.abs(bfloat16FromBits(bits) - value);
      for (const neighbour of [bits - 1, bits + 1].filter((b) => (b & 0x7fff) < 0x7f80 && (b ^ bits) < 0x8000)) {
        const other = Math.abs(bfloat16FromBits(neighbour) - value);
        assert.ok(error < other || (error === other && bits % 2 === 0), `${value} rounds to 0x${bits.toString(16)}`);
      }
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('special values and the ends of the ranges', () => {
  assert.equal([0, -0, 1, -2, Infinity, NaN].map(float16Bits), [0, 0x8000, 0x3c00, 0xc000, 0x7c00, 0x7e00]);
  assert.equal([0, -0, 1, -2, -Infinity, NaN].map(bfloat16Bits), [0, 0x8000, 0x3f80, 0xc000, 0xff80, 0x7fc0]);
  assert.equal([65504, 65519.99, 65520, 1e300].map(float16Bits), [0x7bff, 0x7bff, 0x7c00, 0x7c00]);
  assert.equal([2 ** -24, 2 ** -25, 2 ** -25 * 1.001, 5e-324].map(float16Bits), [1, 0, 1, 0]);
  assert.equal([1 + 2 ** -8, 1 + 3 * 2 ** -8, 3.4e38, 2 ** -133].map(bfloat16Bits), [0x3f80, 0x3f82, 0x7f80, 1]);
  // A detour through float32 would round this one twice, up to the wrong neighbour.
  assert.is(bfloat16Bits(1 + 2 ** -8 + 2 ** -40), 0x3f81);
});

test.run();
