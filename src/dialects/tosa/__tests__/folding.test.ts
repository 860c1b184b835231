import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as fc from 'fast-check';
import { denseFromNumbers, splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { createContext, errorsOf } from '../../__tests__/parse-module.ts';
import { asSplat, castSplat, foldBinary, isSplatOf, resizeSplat, splatOfType } from '../folding/splats.ts';

const context = createContext();
const tensor = (width: number, shape = [4]): RankedTensorType =>
  RankedTensorType.get(shape, IntegerType.get(context, width));
const floats = RankedTensorType.get([4], FloatType.get(context, 'f32'));

test('only constants with one element are splats', () => {
  assert.ok(asSplat(denseFromNumbers(floats, [1, 1, 1, 1])));
  assert.is(asSplat(denseFromNumbers(floats, [1, 2, 3, 4])), undefined);
  assert.is(asSplat(undefined), undefined);
});

test('a splat is compared with a number', () => {
  assert.ok(isSplatOf(splatOfType(floats, -0), 0));
  assert.ok(isSplatOf(splatOfType(tensor(1), 1), 1));
  assert.not(isSplatOf(splatOfType(tensor(8), 3), 1));
});

test('there is no constant of unknown shape', () => {
  assert.is(splatOfType(tensor(8, [kDynamic]), 1), undefined);
  assert.is(resizeSplat(splatOfType(tensor(8), 1)!, tensor(16)), undefined);
  assert.is(resizeSplat(splatOfType(tensor(8), 1)!, tensor(8, [2, 2]))?.numberAt(3), 1);
});

test('sums wrap around', () => {
  fc.assert(
    fc.property(fc.integer({ min: -128, max: 127 }), fc.integer({ min: -128, max: 127 }), (a, b) => {
      const [first, second] = [a, b].map((value) => splatOfType(tensor(8), value)!);
      const sum = foldBinary(first, second, tensor(8), { integers: (x, y) => x + y });
      assert.is(sum?.numberAt(0), Number(BigInt.asIntN(8, BigInt(a + b))));
    }),
    { seed: 11 },
  );
});

test('a cast to integers rounds to the nearest even and saturates', () => {
  const cast = (value: number): number | undefined => castSplat(splatOfType(floats, value)!, tensor(8))?.numberAt(0);
  assert.equal([cast(2.5), cast(3.5), cast(-2.5), cast(300), cast(-300)], [2, 4, -2, 127, -128]);
  assert.is(cast(NaN), undefined);
});

test('a bit is 1 as an integer', () => {
  const bit = splatElements(tensor(1), IntegerAttr.get(IntegerType.get(context, 1), 1n));
  assert.is(castSplat(bit, tensor(32))?.numberAt(0), 1);
  assert.is(castSplat(splatOfType(tensor(32), 500)!, tensor(1))?.bitsAt(0), 1n);
});

test('an operand whose shape is computed elsewhere is refused', () => {
  const text = `func.func @f(%a: !tosa.shape<2>) {
    %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    return
  }`;
  assert.equal(errorsOf(text), ["'tosa.add_shape' op shape operand is not compile time resolvable"]);
});

test.run();
