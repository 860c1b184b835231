import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { floatFormat } from '../float-bits.ts';
import { decimalFloatText } from '../float-text.ts';
import { setUint32At, uint32At } from '../little-endian.ts';
import { singleDecimal } from '../single-text.ts';

/** The format under another name, for which nothing is cut short. */
const exactWay = { ...floatFormat.f32 };

function agrees(bits: number): void {
  const pattern = BigInt(bits);
  assert.is(decimalFloatText(floatFormat.f32, pattern), decimalFloatText(exactWay, pattern), `0x${bits.toString(16)}`);
}

test('numbers of f32 are spelled as with exact integers', () => {
  fc.assert(fc.property(fc.nat(0xffff_ffff), agrees), { numRuns: 3000 });
});

test('numbers that people write are spelled as with exact integers', () => {
  const bytes = new Uint8Array(4);
  const view = new DataView(bytes.buffer);
  const written = fc.tuple(fc.nat(999_999), fc.integer({ min: -12, max: 2 }));
  fc.assert(
    fc.property(written, ([digits, power]) => {
      view.setFloat32(0, Number(`${digits}e${power}`), true);
      agrees(uint32At(bytes, 0));
    }),
    { numRuns: 3000 },
  );
  setUint32At(bytes, 0, 0x8000_0001);
  agrees(uint32At(bytes, 0));
});

test('six digits are enough only where they are not cut off below the number', () => {
  assert.equal(singleDecimal(Math.fround(0.1)), { digits: '1', exponent: -1, isShort: true });
  assert.equal(singleDecimal(Math.fround(0.7)), { digits: '699999988', exponent: -9, isShort: false });
});

test('whole numbers and those that six digits say exactly are left to others', () => {
  for (const value of [1, 3e38, 0.5, 2 ** -149, Infinity, NaN]) assert.is(singleDecimal(value), undefined);
});

test.run();
