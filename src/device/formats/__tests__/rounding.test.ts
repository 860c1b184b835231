import { Float16Array } from '@petamoriken/float16';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bitsToFloat, floatToBits } from '../byte-views.ts';
import {
  fromChipF16,
  fromIeeeF16,
  toBf16NearestEven,
  toBf16Truncated,
  toF16NearestEven,
  toF16Saturated,
  toF16Truncated,
  toTf32Truncated,
} from '../rounding.ts';

const anyBits = fc.integer({ min: 0, max: 0xffffffff });
const finiteBits = anyBits.filter((bits) => (bits & 0x7f800000) !== 0x7f800000);
const runs = { seed: 7, numRuns: 3000 };

const oracleF16 = new Float16Array(1);
const oracleBits = new Uint16Array(oracleF16.buffer);

test('f16 by the host equals the oracle on all of its patterns and on random numbers', () => {
  for (let bits = 0; bits < 0x10000; bits++) {
    oracleBits[0] = bits;
    const value = bitsToFloat(fromIeeeF16(bits));
    assert.ok(Object.is(value, oracleF16[0]!), `pattern ${bits.toString(16)}`);
    if (!Number.isNaN(value)) assert.is(toF16NearestEven(floatToBits(value)), bits);
  }
  fc.assert(
    fc.property(finiteBits, (bits) => {
      oracleF16[0] = bitsToFloat(bits);
      assert.is(toF16NearestEven(bits), oracleBits[0]!);
    }),
    runs,
  );
});

test('f16 by the host equals the oracle around ties and denormals', () => {
  for (let bits = 0; bits < 0x7c00; bits += 13) {
    const low = floatToBits(bitsToFloat(fromIeeeF16(bits)));
    const high = floatToBits(bitsToFloat(fromIeeeF16(bits + 1)));
    const middle = floatToBits((bitsToFloat(low) + (bits === 0x7bff ? 65536 : bitsToFloat(high))) / 2);
    for (const near of [middle - 1, middle, middle + 1]) {
      oracleF16[0] = bitsToFloat(near);
      assert.is(toF16NearestEven(near), oracleBits[0]!);
    }
  }
});

test('f16 on chip takes exponent 31 for an ordinary one', () => {
  assert.is(bitsToFloat(fromChipF16(0x7fff)), 131008);
  assert.is(bitsToFloat(fromChipF16(0xfc00)), -65536);
  assert.is(toF16Saturated(floatToBits(70000)), 0x7c46);
  assert.is(toF16Saturated(floatToBits(-1e9)), 0xffff);
  assert.is(toF16Truncated(floatToBits(Infinity)), 0x7fff);
  for (let bits = 0; bits < 0x10000; bits++) {
    const word = fromChipF16(bits);
    assert.is(toF16Saturated(word), bits);
    assert.is(toF16Truncated(word), bits);
  }
});

test('the f16 packer truncates toward zero', () => {
  fc.assert(
    fc.property(finiteBits, (bits) => {
      const value = bitsToFloat(bits);
      const packed = bitsToFloat(fromChipF16(toF16Truncated(bits)));
      assert.ok(Math.abs(packed) <= Math.abs(value));
      const next = bitsToFloat(fromChipF16(Math.min((toF16Truncated(bits) & 0x7fff) + 1, 0x7fff)));
      if (Math.abs(value) < 131008) assert.ok(next > Math.abs(value));
    }),
    runs,
  );
});

test('bf16 rounds to the nearer neighbour, ties to even', () => {
  fc.assert(
    fc.property(finiteBits, (bits) => {
      const value = bitsToFloat(bits);
      const rounded = toBf16NearestEven(bits);
      const down = toBf16Truncated(bits);
      const below = bitsToFloat(down << 16);
      const above = bitsToFloat((down + 1) << 16);
      if (!Number.isFinite(above)) return;
      const [toBelow, toAbove] = [Math.abs(value - below), Math.abs(above - value)];
      assert.is(rounded, toBelow < toAbove ? down : toBelow > toAbove ? down + 1 : down + (down & 1));
    }),
    runs,
  );
  assert.is(toBf16NearestEven(floatToBits(3.4028234663852886e38)), 0x7f80);
  assert.is(toBf16NearestEven(floatToBits(-Infinity)), 0xff80);
});

test('NaN stays NaN in every rounding of f32', () => {
  for (const bits of [0x7f800001, 0x7fffffff, 0xff800001, 0xffffffff]) {
    assert.is(toF16Truncated(bits), 0x7fff);
    assert.is(toF16Saturated(bits), 0x7fff);
    assert.ok(Number.isNaN(bitsToFloat(toBf16NearestEven(bits) << 16)));
    assert.ok(Number.isNaN(bitsToFloat(toBf16Truncated(bits) << 16)));
    assert.ok(Number.isNaN(bitsToFloat(toTf32Truncated(bits))));
    assert.ok(Number.isNaN(bitsToFloat(fromIeeeF16(toF16NearestEven(bits)))));
  }
});

test('tf32 keeps ten mantissa bits', () => {
  assert.is(bitsToFloat(toTf32Truncated(floatToBits(1 + 2 ** -10))), 1 + 2 ** -10);
  assert.is(bitsToFloat(toTf32Truncated(floatToBits(-(1 + 2 ** -10 + 2 ** -11)))), -(1 + 2 ** -10));
});

test('rounding is monotonic', () => {
  const rules: readonly ((bits: number) => number)[] = [
    (bits) => bitsToFloat(toBf16NearestEven(bits) << 16),
    (bits) => bitsToFloat(toBf16Truncated(bits) << 16),
    (bits) => bitsToFloat(fromIeeeF16(toF16NearestEven(bits))),
    (bits) => bitsToFloat(fromChipF16(toF16Saturated(bits))),
    (bits) => bitsToFloat(fromChipF16(toF16Truncated(bits))),
    (bits) => bitsToFloat(toTf32Truncated(bits)),
  ];
  fc.assert(
    fc.property(finiteBits, finiteBits, (a, b) => {
      const [low, high] = bitsToFloat(a) <= bitsToFloat(b) ? [a, b] : [b, a];
      for (const round of rules) assert.ok(round(low) <= round(high));
    }),
    runs,
  );
});

test.run();
