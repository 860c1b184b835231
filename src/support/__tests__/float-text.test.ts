import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { doubleToBits, floatFormat } from '../float-bits.ts';
import { decimalFloatText, printFloatBits } from '../float-text.ts';

test('every recorded bit pattern prints as mlir-opt prints it', () => {
  const rows = readFileSync(new URL('../../../fixtures/asm/floats.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  assert.ok(rows.length > 5000);
  const differing: string[] = [];
  for (const row of rows) {
    const [type, bits, expected] = row.split('\t') as [keyof typeof floatFormat, string, string];
    const actual = printFloatBits(floatFormat[type], BigInt(`0x${bits}`));
    if (actual !== expected) differing.push(`${type} 0x${bits}: expected ${expected}, got ${actual}`);
  }
  assert.is(differing.length, 0, differing.slice(0, 10).join('\n'));
});

test('the decimal spelling of a double reads back to the same double', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
      const text = decimalFloatText(floatFormat.f64, doubleToBits(x));
      if (text !== undefined) assert.ok(Object.is(Number(text), x), `${x} prints as ${text}`);
    }),
    { seed: 4, numRuns: 2000 },
  );
});

test('infinities, NaN and large integers have no decimal spelling', () => {
  for (const bits of [0x7f800000n, 0xff800000n, 0x7fc00000n, 0x4b800000n]) {
    assert.is(decimalFloatText(floatFormat.f32, bits), undefined);
  }
});

test.run();
