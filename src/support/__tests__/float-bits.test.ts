import { Float16Array } from '@petamoriken/float16';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  bitLength,
  bitsToDouble,
  canonicalBits,
  convertNaN,
  decodeFloat,
  doubleToBits,
  encodeFloat,
  floatFormat,
  floatParts,
  memoryBits,
  specialBits,
  type FloatFormat,
} from '../float-bits.ts';

const narrow = Object.entries(floatFormat).filter(([, format]) => format.width <= 16);

for (const [name, format] of narrow) {
  test(`every bit pattern of ${name} decodes and encodes to itself`, () => {
    for (let bits = 0n; bits < 1n << BigInt(format.width); bits++) {
      const value = decodeFloat(format, bits);
      if (!Number.isNaN(value)) assert.is(encodeFloat(format, value), bits, `bits ${bits.toString(16)}`);
    }
  });

  test(`values of ${name} increase with their bits, and numbers between two go to the nearer one`, () => {
    const positive = Array.from({ length: 1 << (format.width - ('unsigned' in format ? 0 : 1)) }, (_, i) => BigInt(i));
    let previous: { bits: bigint; value: number } | undefined;
    for (const bits of positive) {
      const value = decodeFloat(format, bits);
      if (!Number.isFinite(value)) continue;
      if (previous) {
        assert.ok(value > previous.value);
        const gap = value - previous.value;
        assert.is(encodeFloat(format, previous.value + gap * 0.499), previous.bits);
        assert.is(encodeFloat(format, previous.value + gap * 0.501), bits);
        // A significand of one bit is always odd, so ties go up.
        const tie = format.mantissaBits === 0 || previous.bits & 1n ? bits : previous.bits;
        assert.is(encodeFloat(format, previous.value + gap / 2), tie, 'ties go to the even pattern');
      }
      previous = { bits, value };
    }
  });
}

test('f16 agrees with another implementation on every bit pattern', () => {
  const halves = new Float16Array(65536);
  const words = new Uint16Array(halves.buffer);
  for (let bits = 0; bits < 65536; bits++) words[bits] = bits;
  for (let bits = 0; bits < 65536; bits++) {
    assert.ok(Object.is(decodeFloat(floatFormat.f16, BigInt(bits)), halves[bits]), `bits ${bits.toString(16)}`);
  }
});

test('f16 rounds as another implementation', () => {
  const half = new Float16Array(1);
  const word = new Uint16Array(half.buffer);
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -70000, max: 70000 }), fc.integer({ min: -30, max: 0 }), (x, scale) => {
      half[0] = x * 2 ** scale;
      assert.is(encodeFloat(floatFormat.f16, x * 2 ** scale), BigInt(word[0]!));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('f32 and f64 are the bits of the platform', () => {
  fc.assert(
    fc.property(fc.double(), (x) => {
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat32(0, x);
      assert.is(encodeFloat(floatFormat.f32, x), BigInt(view.getUint32(0)));
      assert.ok(Object.is(decodeFloat(floatFormat.f32, BigInt(view.getUint32(0))), Math.fround(x)));
      assert.is(encodeFloat(floatFormat.f64, x), doubleToBits(x));
      assert.ok(Object.is(decodeFloat(floatFormat.f64, doubleToBits(x)), x));
      assert.ok(Object.is(bitsToDouble(doubleToBits(x)), x));
    }),
    { seed: 2, numRuns: 500 },
  );
});

for (const name of ['tf32', 'f80', 'f128'] as const) {
  test(`${name} takes every number that it can hold and gives it back`, () => {
    const exact = fc
      .double({ noNaN: true })
      .map((x) => (name === 'tf32' ? bitsToDouble(doubleToBits(x) & ~0x3ffffffffffn) : x));
    fc.assert(
      fc.property(exact, (x) => {
        if (name === 'tf32' && (Math.abs(x) > 3e38 || Math.abs(x) < 2e-38)) return;
        assert.ok(Object.is(decodeFloat(floatFormat[name], encodeFloat(floatFormat[name], x)), x), String(x));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
}

test('numbers beyond the range become what the format has for them', () => {
  const big = (format: FloatFormat): string => encodeFloat(format, 1e300).toString(16);
  const small = (format: FloatFormat): string => encodeFloat(format, -1e300).toString(16);
  assert.equal([big(floatFormat.f16), small(floatFormat.f16)], ['7c00', 'fc00'], 'infinity');
  assert.equal([big(floatFormat.f8E4M3FN), small(floatFormat.f8E4M3FN)], ['7f', 'ff'], 'NaN with the sign');
  assert.equal([big(floatFormat.f8E5M2FNUZ), small(floatFormat.f8E5M2FNUZ)], ['80', '80'], 'the only NaN');
  assert.equal([big(floatFormat.f4E2M1FN), small(floatFormat.f4E2M1FN)], ['7', 'f'], 'the largest');
  assert.is(decodeFloat(floatFormat.f80, encodeFloat(floatFormat.f80, 1e300)), 1e300, 'f80 holds it');
});

test('NaN has a pattern in every format that has NaN', () => {
  for (const [name, format] of Object.entries(floatFormat) as [string, FloatFormat][]) {
    if (format.specials === 'finite') continue;
    const bits = encodeFloat(format, NaN);
    assert.is(floatParts(format, bits).kind, 'nan', name);
    assert.ok(Number.isNaN(decodeFloat(format, bits)), name);
  }
});

test('zero keeps its sign where the format has one', () => {
  assert.is(encodeFloat(floatFormat.bf16, -0), 0x8000n);
  assert.is(encodeFloat(floatFormat.f8E4M3FNUZ, -0), 0n);
  assert.ok(Object.is(decodeFloat(floatFormat.bf16, 0x8000n), -0));
});

test('what memory has no place for is kept above the width', () => {
  const { f4E2M1FN, f8E8M0FNU, f32 } = floatFormat;
  const infinity = specialBits(f4E2M1FN, { kind: 'infinity', isNegative: true });
  assert.equal(floatParts(f4E2M1FN, infinity), { kind: 'infinity', isNegative: true });
  assert.is(memoryBits(f4E2M1FN, infinity), 8n, 'in memory it is a zero');
  assert.equal(floatParts(f4E2M1FN, specialBits(f4E2M1FN, { kind: 'nan' })), { kind: 'nan' });
  const scale = encodeFloat(f8E8M0FNU, -0.25);
  assert.is(decodeFloat(f8E8M0FNU, scale), -0.25);
  assert.is(memoryBits(f8E8M0FNU, scale), encodeFloat(f8E8M0FNU, 2 ** 126), 'the sign becomes a bit of the exponent');
  const withoutPayload = convertNaN(f8E8M0FNU, 0xffn, f32);
  assert.ok(Number.isNaN(decodeFloat(f32, withoutPayload)));
  assert.is(memoryBits(f32, withoutPayload), encodeFloat(f32, Infinity));
});

test('numbers of f80 need their integer bit', () => {
  const { f80 } = floatFormat;
  assert.equal(floatParts(f80, 0x3fff0000000000000001n), { kind: 'nan' });
  assert.is(canonicalBits(f80, 0x3fff0000000000000001n), 0x7fff0000000000000001n);
  assert.equal(floatParts(f80, 0x7fff0000000000000000n), { kind: 'nan' });
  assert.is(canonicalBits(f80, 0x00008000000000000000n), 0x00018000000000000000n);
  assert.is(canonicalBits(f80, 0x3fff8000000000000001n), 0x3fff8000000000000001n);
});

test('bitLength counts up to the highest set bit', () => {
  assert.equal([0n, 1n, 2n, 3n, 8n, 255n, 256n, 1n << 100n].map(bitLength), [0, 1, 2, 2, 4, 8, 9, 101]);
});

test.run();
