import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeDatum, encodeBlock, type BlockFloatLayout, type BlockRounding } from '../block-float.ts';
import { allocateBytes, floatToBits } from '../byte-views.ts';
import { elementFormats } from '../formats.ts';

const block = [3, 1, 0.5, -0.25, 1.0078125, 0, 2.03125, -3.99];

function encode(layout: BlockFloatLayout, rounding: BlockRounding, values: readonly number[]): [number, number[]] {
  const bits = new Uint32Array(16);
  values.forEach((value, i) => (bits[i] = floatToBits(value)));
  const datums = new Uint8Array(16);
  const exponent = encodeBlock(layout, rounding, bits, 0, datums);
  return [exponent, Array.from(datums.slice(0, values.length))];
}

const bfp8b: BlockFloatLayout = { magnitudeBits: 7, bias: 127 };
const bfp4b: BlockFloatLayout = { magnitudeBits: 3, bias: 127 };
const bfp2b: BlockFloatLayout = { magnitudeBits: 1, bias: 127 };

test('the reference block in eight bits', () => {
  for (const rounding of ['ties-away', 'ties-even', 'hardware'] as const) {
    assert.equal(encode(bfp8b, rounding, block), [128, [96, 32, 16, 136, 32, 0, 65, 255]]);
  }
});

test('the reference block in four bits', () => {
  assert.equal(encode(bfp4b, 'ties-away', block)[1], [6, 2, 1, 9, 2, 0, 4, 15]);
  assert.equal(encode(bfp4b, 'ties-even', block)[1], [6, 2, 1, 0, 2, 0, 4, 15]);
  assert.equal(encode(bfp4b, 'hardware', block)[1], [6, 2, 1, 0, 2, 0, 4, 15]);
});

test('the reference block in two bits', () => {
  assert.equal(encode(bfp2b, 'ties-away', block)[1], [1, 1, 0, 0, 1, 0, 1, 3]);
  assert.equal(encode(bfp2b, 'ties-even', block)[1], [1, 0, 0, 0, 1, 0, 1, 3]);
  assert.equal(encode(bfp2b, 'hardware', block)[1], [1, 0, 0, 0, 0, 0, 1, 3]);
});

test('single values', () => {
  assert.equal(encode(bfp8b, 'ties-away', [1.0078125]), [127, [65]]);
  assert.equal(encode(bfp8b, 'ties-even', [1.0078125]), [127, [64]]);
  assert.equal(encode(bfp4b, 'ties-away', [1.125])[1], [5]);
  assert.equal(encode(bfp4b, 'ties-even', [1.125])[1], [4]);
  assert.equal(encode(bfp4b, 'hardware', [1.125])[1], [4]);
});

test('the largest datums and the negative infinity that looks like minus zero', () => {
  assert.is(decodeDatum(bfp8b, 127, 127), 127 / 64);
  assert.is(decodeDatum(bfp4b, 127, 7), 7 / 4);
  assert.is(decodeDatum(bfp2b, 127, 1), 1);
  assert.is(decodeDatum(bfp8b, 127, 128), -(2 ** 128));
  assert.is(decodeDatum({ magnitudeBits: 7, bias: 15 }, 15, 128), -65536);
  assert.equal(encode(bfp8b, 'hardware', [1024, -0.001])[1], [64, 0]);
});

test('the A family saturates above exponent 31 and flushes below 0', () => {
  const bfp8a: BlockFloatLayout = { magnitudeBits: 7, bias: 15 };
  assert.equal(encode(bfp8a, 'hardware', [1.5, -1]), [15, [96, 192]]);
  assert.equal(encode(bfp8a, 'hardware', [1e6, -1e-3, 0]), [31, [127, 255, 0]]);
  assert.equal(encode(bfp8a, 'hardware', [1e-6, -1e-6]), [0, [0, 0]]);
});

test('datums are packed low bits first after 64 exponents', () => {
  const numbers = new Float64Array(1024);
  numbers.set([1, -0.5, 0.25, 1.75]);
  const memory = allocateBytes(1088);
  elementFormats.bfp_bf4.writeNumbers(numbers, 0, memory, 0, 1024);
  assert.equal(Array.from(memory.u8.slice(0, 2)), [127, 0]);
  assert.equal(Array.from(memory.u8.slice(64, 67)), [4 | (10 << 4), 1 | (7 << 4), 0]);
  elementFormats.bfp_bf2.writeNumbers(numbers, 0, memory, 0, 1024);
  assert.is(memory.u8[64], 1 | (0 << 2) | (0 << 4) | (1 << 6));
});

test('the error is at most half a step of the block, a whole one for truncating hardware formats', () => {
  const values = fc.array(fc.float({ noNaN: true, min: -1024, max: 1024 }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(values, (numbers) => {
      for (const layout of [bfp8b, bfp4b, bfp2b]) {
        for (const rounding of ['ties-away', 'ties-even', 'hardware'] as const) {
          const [exponent, datums] = encode(layout, rounding, numbers);
          const step = 2 ** (exponent - 127 - layout.magnitudeBits + 1);
          const largest = step * (2 ** layout.magnitudeBits - 1);
          const truncates = rounding === 'hardware' && layout.magnitudeBits < 7;
          numbers.forEach((number, i) => {
            const decoded = decodeDatum(layout, exponent, datums[i]!);
            const clamped = Math.max(-largest, Math.min(largest, number));
            const limit = truncates ? step : step / 2;
            assert.ok(Math.abs(decoded - clamped) <= limit, `${number} became ${decoded}, step ${step}`);
          });
        }
      }
    }),
    { seed: 17, numRuns: 200 },
  );
});

test.run();
