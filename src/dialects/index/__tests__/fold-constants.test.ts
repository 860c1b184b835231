import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { Context } from '../../../ir/context.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { createRegistry } from '../../registry.ts';
import * as computations from '../computations.ts';
import { foldConstants } from '../fold-constants.ts';

const type = IndexType.get(new Context(createRegistry()));
const number = (value: bigint): IntegerAttr => IntegerAttr.get(type, value);
const some = fc.oneof(
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  fc.bigInt(-40n, 40n),
  fc.constantFrom(2n ** 31n, 2n ** 32n, -(2n ** 31n), -(2n ** 63n)),
);

for (const [name, compute] of Object.entries(computations)) {
  test(`${name} of constants is what both widths compute`, () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const folded = foldConstants(compute, number(a), number(b));
        if (!folded) return;
        for (const width of [64, 32]) {
          const computed = compute(BigInt.asUintN(width, a), BigInt.asUintN(width, b), width);
          assert.is(BigInt.asUintN(width, computed!), BigInt.asUintN(width, folded.value));
        }
      }),
    );
  });
}

test('quotients are rounded as their names say, of the least number too', () => {
  const least = -(2n ** 63n);
  const { divS, ceilDivS, floorDivS, ceilDivU } = computations;
  const bits = (value: bigint): bigint => BigInt.asUintN(64, value);
  assert.is(ceilDivS(bits(least), 3n, 64), least / 3n);
  assert.is(floorDivS(bits(least), 3n, 64), least / 3n - 1n);
  assert.is(divS(bits(-7n), 2n, 64), -3n);
  assert.is(ceilDivU(bits(-1n), 2n, 64), 2n ** 63n);
  assert.is(ceilDivS(1n, 0n, 64), undefined);
});

test('nothing is folded that only one width computes', () => {
  const { divU, shl } = computations;
  assert.is(foldConstants(divU, number(0x100000002n), number(2n)), undefined);
  assert.is(foldConstants(divU, number(0x200000002n), number(2n))?.value, 0x100000001n);
  assert.is(foldConstants(shl, number(1n), number(32n)), undefined);
});

test.run();
