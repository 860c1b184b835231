import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { longValue, unsignedValue } from '../number-values.ts';

test('numbers are written as in C, in binary or in octal', () => {
  const numbers = ['0', '10', '010', '0x1F', '0XfF', '0b101', '0o17', '4294967295'];
  const values = numbers.map((text) => unsignedValue(text, 'n', 'tool'));
  assert.equal(values, [0, 10, 8, 31, 255, 5, 15, 4294967295]);
  assert.equal(['-1', '-0x10', '-9223372036854775808'].map((text) => longValue(text, 'n', 'tool')), [-1, -16, -(2 ** 63)]); // prettier-ignore
});

test('what is no number is refused in the words of LLVM', () => {
  for (const text of ['', '-1', '+1', '1k', '08', '0x', '0b2', ' 1', '4294967296'])
    assert.throws(
      () => unsignedValue(text, 'limit', 'tool'),
      new RegExp(`^tool: for the --limit option: '${text.replace('+', '\\+')}' value invalid for uint argument!$`),
    );
  for (const text of ['', '-', '--1', '9223372036854775808', '0x1g'])
    assert.throws(
      () => longValue(text, 'n', 'tool'),
      new RegExp(`^tool: for the -n option: '${text}' value invalid for long argument!$`),
    );
});

test.run();
