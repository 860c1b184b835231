import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exactFunctions, type Scaled } from '../exact-functions.ts';
import { bitsToDouble, floatFormat, roundToFormat } from '../float-bits.ts';

/** Returns the double that is nearest to the result. */
function nearest({ significand, exponent }: Scaled): number {
  const isNegative = significand < 0n;
  return bitsToDouble(roundToFormat(floatFormat.f64, isNegative, isNegative ? -significand : significand, exponent));
}

const { exp, exp2, log, log2, sin, cos, tan, asin, acos, atan, atan2, pow } = exactFunctions;

/** The numbers are from tables with 20 digits and more. */
const known: readonly (readonly [string, Scaled, number])[] = [
  ['e', exp(1), 2.718281828459045],
  ['e^-700', exp(-700), 9.85967654375977e-305],
  ['e^1e-300', exp(1e-300), 1],
  ['log 10', log(10), 2.302585092994046],
  ['log next to 1', log(1 + 2 ** -52), 2.220446049250313e-16 * (1 - 2 ** -53)],
  ['log2 of a power', log2(2 ** -40), -40],
  ['log2 1.3', log2(1.3), 0.37851162325372983],
  ['square root of 2', exp2(0.5), Math.SQRT2],
  ['sin 1', sin(1), 0.8414709848078965],
  ['sin of a multiple of pi, nearly', sin(Math.PI), 1.2246467991473532e-16],
  ['sin 1e22', sin(1e22), -0.8522008497671888],
  ['cos 1e22', cos(1e22), 0.523214785395139],
  ['tan 1', tan(1), 1.5574077246549023],
  ['asin 1', asin(1), Math.PI / 2],
  ['acos -1', acos(-1), Math.PI],
  ['atan 1e-200', atan(1e-200), 1e-200],
  ['angle in the third quarter', atan2(-1, -1), (-3 * Math.PI) / 4],
  ['a power that is exact', pow(3, 33), 5559060566555523],
  ['a power half-way between two doubles', pow(134217729, 2), 18014398777917440],
  ['a power beyond the largest', pow(10, 400), Infinity],
];

for (const [name, result, expected] of known) {
  test(name, () => assert.is(nearest(result), expected));
}

test('agrees with the approximations of the engine to a few units of the last place', () => {
  for (let i = 1; i < 60; i++) {
    const x = i / 7.3 - 4;
    for (const name of ['exp', 'sin', 'cos', 'tan', 'atan'] as const) {
      const expected = Math[name](x);
      assert.ok(
        Math.abs(nearest(exactFunctions[name](x)) - expected) <= Math.abs(expected) * 2 ** -50,
        `${name} of ${x}`,
      );
    }
  }
});

test.run();
