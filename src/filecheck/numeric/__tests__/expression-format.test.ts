import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileRegex } from '../../regex/byte-regex.ts';
import { formatNumber, formatOf, type NumberKind, parseNumber, wildcardRegex } from '../expression-format.ts';

test('numbers are written in their format', () => {
  assert.is(formatNumber(formatOf('unsigned'), 12n), '12');
  assert.is(formatNumber(formatOf('unsigned'), -1n), undefined);
  assert.is(formatNumber(formatOf('signed', 3), -12n), '-012');
  assert.is(formatNumber(formatOf('hexUpper', 4, true), 171n), '0x00AB');
  assert.is(formatNumber(formatOf('hexLower'), 255n), 'ff');
});

test('property: a number written in a format matches its wildcard and reads back', () => {
  const kinds = fc.constantFrom<NumberKind>('unsigned', 'signed', 'hexLower', 'hexUpper');
  fc.assert(
    fc.property(
      kinds,
      fc.nat(12),
      fc.boolean(),
      fc.bigInt(-(2n ** 80n), 2n ** 80n),
      (kind, precision, alternate, value) => {
        const format = formatOf(kind, precision, alternate && kind.startsWith('hex'));
        const text = formatNumber(format, value);
        if (text === undefined) return assert.ok(value < 0n && kind !== 'signed');
        const match = compileRegex(`^${wildcardRegex(format)}$`).match(text, 0, text.length);
        assert.is(match?.end, text.length);
        assert.is(parseNumber(format, text), value);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});

test.run();
