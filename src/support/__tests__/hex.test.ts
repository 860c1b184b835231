import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bytesOfHex, hexDigits } from '../hex.ts';

test('bytes are written in upper case and read in any', () => {
  assert.is(hexDigits(Uint8Array.of(0, 0x1f, 0xab)), '001FAB');
  assert.equal([...bytesOfHex('0x001fAb')!], [0, 0x1f, 0xab]);
  assert.equal([...bytesOfHex('0x')!], []);
});

test('other texts are refused', () => {
  for (const text of ['', '0', '0x0', '0X00', '0x0g', '0xé0', '0x\u0130\u0131', '001fab', '0x 0']) {
    assert.is(bytesOfHex(text), undefined, text);
  }
});

test('long texts are read to their end', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i * 7);
  const digits = hexDigits(bytes);
  assert.equal(bytesOfHex(`0x${digits}`), bytes);
  assert.is(bytesOfHex(`0x${digits}0`), undefined);
  assert.is(bytesOfHex(`0x${digits}0é`), undefined);
});

test.run();
