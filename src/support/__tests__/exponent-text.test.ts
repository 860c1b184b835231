import { test } from 'uvu';
import * as assert from 'uvu/assert';

import { exponentText } from '../exponent-text.ts';

test('numbers are printed as by printf("%e")', () => {
  const texts: [number, string][] = [
    [0, '0.000000e+00'],
    [-0, '-0.000000e+00'],
    [1234.5, '1.234500e+03'],
    [-1e300, '-1.000000e+300'],
    [5e-324, '4.940656e-324'],
    [0.1, '1.000000e-01'],
  ];
  for (const [value, text] of texts) assert.is(exponentText(value), text);
});

test('ties go to the even digit', () => {
  assert.is(exponentText(12345.625), '1.234562e+04');
  assert.is(exponentText(-12345.375), '-1.234538e+04');
  assert.is(exponentText(12345.6250001), '1.234563e+04');
});

test('what is no number has the names of LLVM', () => {
  assert.equal([Infinity, -Infinity, NaN].map(exponentText), ['INF', '-INF', 'nan']);
});

test.run();
